// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QFont>
#include <QFontMetrics>
#include <QMenu>

namespace nilometer::ui {

/// What the entries below it are about: a section, as it cannot be chosen. Its text is no key, "&"
/// stays as it is. `most` = pixels; a longer one is shortened and whole in its tool tip.
inline void addTitle(QMenu& menu, const QString& whole, int most) {
  QFont bold = menu.font();
  bold.setBold(true);
  QAction* title = menu.addSection(QFontMetrics(bold).elidedText(whole, Qt::ElideRight, most));
  title->setFont(bold);
  title->setToolTip(whole);
}

} // namespace nilometer::ui
