// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/scoring_order.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/unit.h"

#include <QEvent>
#include <QPainter>

namespace nilometer::ui {

ScoringOrder::ScoringOrder(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoringOrder::show(const QString& heading, const std::vector<OrderedTurn>& order) {
  m_heading = heading;
  m_order = order;
  setSpokenName(*this, heading + QStringLiteral(", ") + turnsInWords(order));
  update();
}

QSize ScoringOrder::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(400, u), wholePixels(30, u)};
}

void ScoringOrder::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  QFont bold = font();
  bold.setBold(true);
  const qreal heading = 12 * u + QFontMetricsF(bold).horizontalAdvance(m_heading) + 16 * u;
  painter.setFont(bold);
  painter.setPen(theme.ink);
  painter.drawText(QRectF(12 * u, 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter,
                   m_heading);
  const auto fits = [&](TurnNames names) {
    return heading + turnsWidth(m_order, names, font()) <= width();
  };
  const TurnNames names = fits(TurnNames::whole) ? TurnNames::whole
                          : fits(TurnNames::all) ? TurnNames::all
                                                 : TurnNames::now;
  paintTurns(painter, QRectF(rect()).adjusted(heading, 0, 0, 0), m_order, names, font(), theme);
}

void ScoringOrder::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
