// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/bars_chart.h"

#include "ui/score/chart/bars_layout.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

/// Paints bars; all lengths come from the layout's line of text.
class BarsPainter {
public:
  BarsPainter(QPainter& painter, const QRectF& rect, std::span<const Bar> bars,
              const ChartLook& look, std::optional<std::size_t> read)
      : m_painter(painter), m_bars(bars), m_read(read), m_theme(*look.theme),
        m_metrics(look.font, painter.device()), m_layout(layOut(bars, rect, m_metrics)),
        m_em(m_layout.em) {}

  void paint() {
    for (std::size_t i = 0; i < m_bars.size(); ++i) paintRow(m_bars[i], m_layout.rows[i]);
    paintAxis();
    if (m_read) paintChooseRing(m_painter, m_layout.rows[*m_read].rect, m_theme);
    for (const LegendEntry& entry : m_layout.legend) paintEntry(entry);
  }

private:
  [[nodiscard]] QRectF lineOfText(double left, double width, const QRectF& in) const {
    return {left, in.center().y() - m_em / 2, width, m_em};
  }

  void paintRow(const Bar& bar, const BarsLayout::Row& row) {
    double left = m_layout.labelsStart;
    if (bar.player) {
      const QColor ink = m_theme.playerText[static_cast<std::size_t>(*bar.player)];
      const QPointF centre(left + 0.4 * m_em, row.rect.center().y());
      paintSymbol(m_painter, centre, 0.7 * m_em, *bar.player, ink);
      left += symbolWidth(bar, m_metrics);
    }
    m_painter.setPen(m_theme.ink);
    m_painter.drawText(lineOfText(left, m_layout.labelsEnd - left + 1.05 * m_em, row.rect),
                       Qt::AlignLeft | Qt::AlignVCenter, row.label);
    for (std::size_t i = 0; i < bar.parts.size(); ++i) paintPart(bar.parts[i], row.parts[i]);
    m_painter.setPen(m_theme.ink);
    m_painter.drawText(lineOfText(row.end, 20 * m_em, row.rect), Qt::AlignLeft | Qt::AlignVCenter,
                       endText(bar));
  }

  void paintPart(const BarPart& part, const QRectF& rect) {
    if (part.value == 0) return;
    paintPattern(m_painter, rect, part.source, m_theme, m_em);
    if (m_layout.legend.empty()) return;
    const QString letter = sourceLetter(part.source);
    const QString both = fill(QStringLiteral("%1 %2"), {letter, valueText(part)});
    if (!paintPlate(rect, both)) paintPlate(rect, letter);
  }

  /// A text in the middle of a pattern, on ground of its own; false if it does not fit.
  bool paintPlate(const QRectF& rect, const QString& text) {
    const double width = m_metrics.horizontalAdvance(text) + 0.5 * m_em;
    if (width + 0.3 * m_em > rect.width() || m_em > rect.height()) return false;
    const QRectF plate(rect.center().x() - width / 2, rect.center().y() - m_em / 2, width, m_em);
    m_painter.fillRect(plate, m_theme.surface);
    m_painter.setPen(m_theme.ink);
    m_painter.drawText(plate, Qt::AlignCenter, text);
    return true;
  }

  void paintAxis() {
    const QRectF& first = m_layout.rows.front().rect;
    const QRectF& last = m_layout.rows.back().rect;
    m_painter.setPen(QPen(m_theme.quietInk, 0.09 * m_em));
    m_painter.drawLine(QPointF(m_layout.axis, first.top()), QPointF(m_layout.axis, last.bottom()));
  }

  void paintEntry(const LegendEntry& entry) {
    const QRectF swatch(entry.rect.left(), entry.rect.center().y() - 0.55 * m_em, 1.9 * m_em,
                        1.1 * m_em);
    paintPattern(m_painter, swatch, entry.source, m_theme, m_em);
    paintPlate(swatch, sourceLetter(entry.source));
    const double left = swatch.right() + 0.4 * m_em;
    const double room = entry.rect.right() - left + 0.15 * m_em;
    const QString text = m_read ? legendText(m_bars[*m_read], entry) : entry.name;
    m_painter.setPen(m_theme.ink);
    m_painter.drawText(lineOfText(left, room + m_em, entry.rect), Qt::AlignLeft | Qt::AlignVCenter,
                       m_metrics.elidedText(text, Qt::ElideMiddle, room));
  }

  QPainter& m_painter;
  std::span<const Bar> m_bars;
  std::optional<std::size_t> m_read;
  const Theme& m_theme;
  QFontMetricsF m_metrics;
  BarsLayout m_layout;
  double m_em;
};

/// "Participation: 24", one for each part that is not 0.
QStringList barLines(const Bar& bar) {
  QStringList lines;
  for (const BarPart& part : bar.parts) {
    if (part.value == 0) continue;
    lines += fill(QStringLiteral("%1: %2"), {part.name, valueText(part)});
  }
  return lines;
}

} // namespace

void paintBars(QPainter& painter, const QRectF& rect, std::span<const Bar> bars,
               const ChartLook& look, std::optional<std::size_t> read) {
  if (bars.empty()) {
    return paintNothing(painter, rect, BarsChart::tr("There is nothing to show yet."), look);
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look.font);
  BarsPainter(painter, rect, bars, look, read).paint();
  painter.restore();
}

QString valueText(const BarPart& part) {
  const QString value = chartNumber(part.value);
  return part.marked ? value + text::restsMark : value;
}

QString endText(const Bar& bar) {
  return bar.rests.isEmpty() ? bar.text : bar.text + text::restsMark;
}

QString barSentence(const Bar& bar) {
  QString sentence = fill(QStringLiteral("%1, %2"), {bar.label, endText(bar)});
  const QStringList lines = barLines(bar);
  if (!lines.isEmpty()) sentence += QStringLiteral(". ") + lines.join(QStringLiteral(", "));
  return bar.rests.isEmpty() ? sentence : fill(QStringLiteral("%1. %2"), {sentence, bar.rests});
}

BarsChart::BarsChart(QWidget* parent) : ChartWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  contentChanged();
}

void BarsChart::setBars(std::vector<Bar> bars) {
  if (bars == m_bars) return;
  m_bars = std::move(bars);
  contentChanged();
}

int BarsChart::heightForWidth(int width) const {
  const double inside = width - 4 * unit;
  const double height = barsHeight(m_bars, inside, QFontMetricsF(font(), this));
  // Without bars there is a sentence.
  return std::max(static_cast<int>(std::ceil(height)), 2 * fontMetrics().height()) + 4 * unit;
}

QSize BarsChart::minimumSizeHint() const {
  const int width = 20 * fontMetrics().height();
  return {width, heightForWidth(width)};
}

QSize BarsChart::sizeHint() const {
  const int width = 36 * fontMetrics().height();
  return {width, heightForWidth(width)};
}

QRectF BarsChart::chartRect() const {
  return QRectF(rect()).adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit);
}

std::size_t BarsChart::itemAt(const QPointF& position) const {
  const BarsLayout layout = layOut(m_bars, chartRect(), QFontMetricsF(font(), this));
  std::size_t item = 0;
  while (item + 1 < layout.rows.size() && layout.rows[item].rect.bottom() < position.y()) ++item;
  return item;
}

QString BarsChart::sentence(std::size_t item) const {
  return barSentence(m_bars[item]);
}

QString BarsChart::tip(std::optional<std::size_t> item) const {
  if (!item) return {};
  const Bar& bar = m_bars[*item];
  const BarsLayout layout = layOut(m_bars, chartRect(), QFontMetricsF(font(), this));
  QStringList lines{layout.rows[*item].label == bar.label ? QString() : bar.label, bar.rests};
  lines.removeAll({});
  return lines.join(u'\n');
}

QString BarsChart::summary() const {
  if (m_bars.empty()) return tr("There is nothing to show yet.");
  QStringList sentences;
  for (const Bar& bar : m_bars) sentences += barSentence(bar);
  return sentences.join(QLatin1Char('\n'));
}

void BarsChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ChartLook look = screenLook(*this);
  paintBars(painter, chartRect(), m_bars, look, current());
  if (hasFocus()) paintFocus(painter, rect(), *look.theme);
}

} // namespace nilometer::ui
