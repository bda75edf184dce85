// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/place_to_save.h"

#include <QFileDialog>
#include <QFileInfo>

namespace nilometer::ui {

namespace {

/// Whether files of that ending are in the list of that filter: "Games (*.nilometer *.jsonl)".
bool isShown(const QString& ending, const QString& filter) {
  if (ending.isEmpty()) return false;
  const QString any = QStringLiteral("*.") + ending;
  return filter.contains(any + u' ', Qt::CaseInsensitive) ||
         filter.contains(any + u')', Qt::CaseInsensitive);
}

} // namespace

QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposed,
                       const QString& filter) {
  const QString ending = QFileInfo(proposed).suffix();
  for (QString path = proposed;;) {
    path = QFileDialog::getSaveFileName(parent, title, path, filter);
    const QString typed = QFileInfo(path).suffix();
    const bool isWhole = typed.compare(ending, Qt::CaseInsensitive) == 0 || isShown(typed, filter);
    if (path.isEmpty() || isWhole) return path;
    path += u'.' + ending;
    // Of one that is there the dialog asks by itself, once it has the whole name.
    if (!QFileInfo::exists(path)) return path;
  }
}

} // namespace nilometer::ui
