// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/point_stripes.h"

#include "ui/base/style/unit.h"

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

constexpr qreal lossGap = 5;
constexpr qreal leastAside = 3; ///< beside a number, on either side

double sumOf(const Bar& bar) {
  return std::accumulate(
      bar.parts.begin(), bar.parts.end(), 0.0,
      [](double sum, const BarPart& part) { return sum + std::max(part.value, 0.0); });
}

/// What was lost, as it stands behind the end of a stripe; empty for nothing.
QString lossOf(const Bar& bar) {
  double loss = 0;
  for (const BarPart& part : bar.parts) loss += std::min(part.value, 0.0);
  return loss < 0 ? chartNumber(loss) : QString();
}

} // namespace

QString stripesCaption(const std::vector<Bar>& bars) {
  std::map<int, QString> names;
  for (const Bar& bar : bars) {
    for (const BarPart& part : bar.parts) {
      names.emplace(part.source, part.shortName.isEmpty() ? part.name : part.shortName);
    }
  }
  QStringList all;
  for (const auto& [source, name] : names) all += name;
  // A line never begins with the point between.
  return all.join(QStringLiteral("\u00a0· "));
}

std::vector<double> stripeWidths(std::span<const double> wanted, std::span<const double> least) {
  std::vector<double> widths;
  double missing = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    widths.push_back(std::max(wanted[i], least[i]));
    missing += widths[i] - wanted[i];
  }
  while (missing > 0.01) {
    std::size_t widest = 0;
    const auto spare = [&](std::size_t i) { return widths[i] - least[i]; };
    for (std::size_t i = 1; i < widths.size(); ++i) widest = spare(i) > spare(widest) ? i : widest;
    if (spare(widest) < 0.01) break;
    // Little by little, so that those that are about as wide share it.
    const double given = std::min({missing, spare(widest), 1.0});
    widths[widest] -= given;
    missing -= given;
  }
  return widths;
}

PointStripes::PointStripes(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PointStripes::setBars(std::vector<Bar> bars) {
  m_bars = std::move(bars);
  QStringList said;
  std::vector<int> sources;
  for (const Bar& bar : m_bars) {
    said += barSentence(bar);
    for (const BarPart& part : bar.parts) {
      if (part.value > 0) sources.push_back(part.source);
    }
  }
  m_firstSource = sources.empty() ? 0 : std::ranges::min(sources);
  m_lastSource = sources.empty() ? 0 : std::ranges::max(sources);
  setAccessibleDescription(said.join(u'\n'));
  updateGeometry();
  update();
}

QString PointStripes::saidAt(const QPoint& at) const {
  if (!rect().contains(at)) return {};
  const auto bar = static_cast<std::size_t>(at.y() / (stripeStep * lookUnit(font())));
  return bar < m_bars.size() ? barSentence(m_bars[bar]) : QString();
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
  qreal perPoint = width();
  for (std::size_t i = 0; i < m_bars.size(); ++i) {
    const QString loss = lossOf(m_bars[i]);
    const qreal aside =
        loss.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(loss) + lossGap * u;
    perPoint =
        std::min(perPoint, (stripeRect(i).width() - aside) / std::max(sumOf(m_bars[i]), 1.0));
  }
  for (std::size_t i = 0; i < m_bars.size(); ++i) {
    paintStripe(painter, m_bars[i], stripeRect(i), perPoint);
  }
}

void PointStripes::paintStripe(QPainter& painter, const Bar& bar, const QRectF& rect,
                               qreal perPoint) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const PlayerColour player = bar.player.value_or(PlayerColour::blue);
  paintSymbol(painter, QPointF(10 * u, rect.center().y()), 10 * u, player,
              theme.playerText[static_cast<std::size_t>(player)]);
  std::vector<double> wanted;
  std::vector<double> least;
  for (const BarPart& part : bar.parts) {
    if (part.value <= 0) continue;
    wanted.push_back(part.value * perPoint);
    least.push_back(painter.fontMetrics().horizontalAdvance(chartNumber(part.value)) +
                    2 * (1 + leastAside) * u);
  }
  const std::vector<double> widths = stripeWidths(wanted, least);
  auto wide = widths.begin();
  qreal left = rect.left();
  for (const BarPart& part : bar.parts) {
    if (part.value <= 0) continue;
    // On whole pixels: a number near a blurred edge is pale.
    paintPart(
        painter, bar, part,
        QRectF(QRectF(left, rect.top(), *wide, rect.height()).adjusted(u, u, -u, -u).toRect()));
    left += *wide++;
  }
  painter.setPen(theme.stop);
  painter.drawText(QRectF(left + lossGap * u, rect.top(), rect.width(), rect.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, lossOf(bar));
}

void PointStripes::paintPart(QPainter& painter, const Bar& bar, const BarPart& part,
                             const QRectF& box) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const auto colour = static_cast<std::size_t>(bar.player.value_or(PlayerColour::blue));
  const bool filled = part.source == m_firstSource || part.source == m_lastSource;
  // Light yellow is nearly the colour of paper: the edge tells it from that.
  painter.setPen(QPen(theme.playerText[colour], 1.2 * u));
  painter.setBrush(filled ? theme.player[colour] : theme.sunken);
  painter.drawRoundedRect(box, 3 * u, 3 * u);
  const QFont plain = painter.font();
  QFont text = plain;
  text.setBold(filled);
  painter.setFont(text);
  const QString number = chartNumber(part.value);
  if (painter.fontMetrics().horizontalAdvance(number) <= box.width()) {
    painter.setPen(filled ? theme.onPlayer[colour] : theme.ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, number);
  }
  painter.setFont(plain);
}

void PointStripes::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
