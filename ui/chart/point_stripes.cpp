// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/point_stripes.h"

#include "ui/style/look_unit.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <map>
#include <numeric>

namespace nilometer::ui {

namespace {

// In u.
constexpr qreal stripeHeight = 20;
constexpr qreal stripeStep = 25;
constexpr qreal symbolRoom = 24;

double sumOf(const Bar& bar) {
  return std::accumulate(
      bar.parts.begin(), bar.parts.end(), 0.0,
      [](double sum, const BarPart& part) { return sum + std::max(part.value, 0.0); });
}

} // namespace

QString stripesCaption(const std::vector<Bar>& bars) {
  std::map<int, QString> names;
  for (const Bar& bar : bars) {
    for (const BarPart& part : bar.parts) names.emplace(part.source, part.name);
  }
  QStringList all;
  for (const auto& [source, name] : names) all += name;
  return all.join(QStringLiteral(" · "));
}

PointStripes::PointStripes(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PointStripes::setBars(std::vector<Bar> bars) {
  m_bars = std::move(bars);
  QStringList said;
  for (const Bar& bar : m_bars) said += barSentence(bar);
  setAccessibleDescription(said.join(u'\n'));
  updateGeometry();
  update();
}

QSize PointStripes::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(160, u), wholePixels(stripeStep * qreal(m_bars.size()), u)};
}

QRectF PointStripes::stripeRect(std::size_t bar) const {
  const qreal u = lookUnit(font());
  const qreal left = symbolRoom * u;
  return {left, stripeStep * qreal(bar) * u, width() - left - u, stripeHeight * u};
}

void PointStripes::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal u = lookUnit(font());
  QFont small = font();
  small.setPixelSize(qRound(11.5 * u));
  painter.setFont(small);
  double most = 1;
  for (const Bar& bar : m_bars) most = std::max(most, sumOf(bar));
  for (std::size_t i = 0; i < m_bars.size(); ++i) {
    const QRectF rect = stripeRect(i);
    paintStripe(painter, m_bars[i], rect, rect.width() / most);
  }
}

void PointStripes::paintStripe(QPainter& painter, const Bar& bar, const QRectF& rect,
                               qreal perPoint) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const PlayerColour player = bar.player.value_or(PlayerColour::blue);
  const auto colour = static_cast<std::size_t>(player);
  paintSymbol(painter, QPointF(10 * u, rect.center().y()), 10 * u, player,
              theme.playerText[colour]);
  qreal left = rect.left();
  for (const BarPart& part : bar.parts) {
    if (part.value <= 0) continue;
    const bool filled = part.source % 2 == 0;
    // On whole pixels: a number near a blurred edge is pale.
    const QRectF box(QRectF(left, rect.top(), part.value * perPoint, rect.height())
                         .adjusted(u, u, -u, -u)
                         .toRect());
    left += part.value * perPoint;
    painter.setPen(filled ? QPen(Qt::NoPen) : QPen(theme.playerText[colour], 1.2 * u));
    painter.setBrush(filled ? theme.player[colour] : theme.surface);
    painter.drawRoundedRect(box, 3 * u, 3 * u);
    const QString number = valueText(part);
    QFont text = painter.font();
    text.setBold(filled);
    painter.setFont(text);
    if (painter.fontMetrics().horizontalAdvance(number) > box.width()) continue;
    painter.setPen(filled ? theme.onPlayer[colour] : theme.ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, number);
  }
}

void PointStripes::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
