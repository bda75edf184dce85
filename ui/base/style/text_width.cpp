// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/text_width.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>

#include <utility>

namespace nilometer::ui {

namespace {

using Known = QHash<std::pair<QFont, QString>, qreal>;

/// Letters of a window that is being resized come by once; beyond so many all are forgotten.
constexpr qsizetype mostKnown = 5000;

Known& known() {
  static Known widths;
  return widths;
}

void forget() {
  known().clear();
}

/// Other fonts may stand for the same name from then on; and none may outlive the program's.
bool followFonts() {
  QObject::connect(qGuiApp, &QGuiApplication::fontDatabaseChanged, qGuiApp, forget);
  qAddPostRoutine(forget);
  return true;
}

} // namespace

qreal textWidth(const QFont& font, const QString& text) {
  [[maybe_unused]] static const bool follows = followFonts();
  const std::pair key(font, text);
  const auto found = known().constFind(key);
  if (found != known().cend()) return *found;
  if (known().size() == mostKnown) forget();
  return *known().insert(key, QFontMetricsF(font).horizontalAdvance(text));
}

int wholeTextWidth(const QFont& font, const QString& text) {
  return qRound(textWidth(font, text));
}

} // namespace nilometer::ui
