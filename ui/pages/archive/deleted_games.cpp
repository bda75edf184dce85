// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/deleted_games.h"

#include "ui/store/games/game_library.h"

#include <QFileInfo>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A path in the directory that no file has: that name, or with a number.
QString freePath(const QString& directory, const QFileInfo& file) {
  for (int number = 1;; ++number) {
    const QString more = number > 1 ? u' ' + QString::number(number) : QString();
    QString path = directory + u'/' + file.completeBaseName() + more + u'.' + file.suffix();
    if (!QFileInfo::exists(path)) return path;
  }
}

} // namespace

QString DeletedGames::directory() const {
  return m_library.directory() + u"/deleted"_s;
}

QString DeletedGames::remove(const QString& path) {
  const QString movedTo = freePath(directory(), QFileInfo(path));
  QString failure = m_library.move(path, movedTo);
  if (failure.isEmpty()) m_moves.push_back({path, movedTo});
  return failure;
}

QString DeletedGames::bringBack() {
  const Move& last = m_moves.back();
  QString failure = m_library.move(last.movedTo, last.path);
  if (failure.isEmpty()) m_moves.pop_back();
  return failure;
}

} // namespace nilometer::ui
