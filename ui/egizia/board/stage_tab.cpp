// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/stage_tab.h"

#include "ui/base/accessibility/button_role.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/heading.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

StageTab::StageTab(QWidget* parent) : QAbstractButton(parent) {
  setButtonRole(*this, ButtonRole::page);
  setCheckable(true);
  setAutoExclusive(true);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus); // a press leaves the keys where they are
}

QSize StageTab::sizeHint() const {
  const QFontMetrics bold(headingFont(font()));
  return {std::max<int>(bold.horizontalAdvance(text()) + 4 * unit, targetHeight), targetHeight};
}

void StageTab::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  QPainter painter(this);
  painter.setFont(isChecked() ? headingFont(font()) : font());
  painter.setPen(isChecked() || underMouse() ? theme.ink : theme.quietInk);
  const QFontMetrics metrics = painter.fontMetrics();
  painter.drawText(rect(), Qt::AlignCenter,
                   metrics.elidedText(text(), Qt::ElideRight, width() - unit));
  const QRectF under(unit, height() - 3 * u, width() - 2 * unit, 3 * u);
  painter.fillRect(under, isChecked() ? theme.choose : theme.line);
  if (hasFocus()) paintFocus(painter, QRectF(rect()), theme);
}

} // namespace nilometer::ui
