// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/chart_look.h"

#include "ui/text/phrase.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace nilometer::ui {

namespace {

Theme makePaper() {
  Theme theme = lightTheme();
  theme.ground = theme.surface = Qt::white;
  theme.sunken = QColor::fromRgb(0xF2F2F2);
  theme.ink = Qt::black;
  theme.quietInk = QColor::fromRgb(0x444444);
  theme.line = QColor::fromRgb(0xA8A8A8);
  return theme;
}

/// How a source is drawn.
enum class Pattern : std::uint8_t {
  plain,
  solid,
  dots,
  rising,
  falling,
  level,
  upright,
  grid,
  cross,
  stripes,
  rings
};
constexpr auto patterns =
    std::to_array<Pattern>({Pattern::dots, Pattern::solid, Pattern::rising, Pattern::cross,
                            Pattern::level, Pattern::falling, Pattern::upright, Pattern::grid,
                            Pattern::stripes, Pattern::rings, Pattern::plain});
static_assert(patterns.size() == patternCount);

constexpr auto inks = std::to_array<QColor Theme::*>(
    {&Theme::choose, &Theme::riverEdge, &Theme::choose, &Theme::fine, &Theme::quietInk,
     &Theme::riverEdge, &Theme::stop, &Theme::fine, &Theme::choose, &Theme::quietInk, &Theme::ink});
static_assert(inks.size() == patternCount);

std::size_t slot(int source) {
  return static_cast<std::size_t>(std::max(source, 0) % patternCount);
}

/// `step` apart, from `from` on and not beyond `to`.
std::vector<qreal> places(qreal from, qreal to, qreal step) {
  const int count = std::max(static_cast<int>(std::floor((to - from) / step)) + 1, 0);
  std::vector<qreal> all;
  all.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) all.push_back(from + i * step);
  return all;
}

/// Parallel lines across `rect`, `step` apart along the x axis; `lean` = 1 rises to the right,
/// -1 falls, 0 stands upright.
void drawSlanted(QPainter& painter, const QRectF& rect, qreal step, int lean) {
  const qreal height = rect.height();
  for (const qreal x : places(rect.left() - height, rect.right() + height, step)) {
    painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + lean * height, rect.top()));
  }
}

void drawLevel(QPainter& painter, const QRectF& rect, qreal step) {
  for (const qreal y : places(rect.top() + step / 2, rect.bottom(), step)) {
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
  }
}

/// Circles as the painter's pen and brush draw them, each row between those of the row above.
void drawDots(QPainter& painter, const QRectF& rect, qreal step) {
  qreal shift = 0;
  for (const qreal y : places(rect.top() + step / 2, rect.bottom(), step)) {
    for (const qreal x : places(rect.left() + shift, rect.right() + step, 2 * step)) {
      painter.drawEllipse(QPointF(x, y), step * 0.3, step * 0.3);
    }
    shift = step - shift;
  }
}

void drawPattern(QPainter& painter, const QRectF& rect, Pattern pattern, const QColor& ink,
                 qreal em) {
  const qreal step = em * 0.42;
  painter.setPen(QPen(ink, em * 0.09, Qt::SolidLine, Qt::FlatCap));
  switch (pattern) {
  case Pattern::plain: break;
  case Pattern::solid: painter.fillRect(rect, ink); break;
  case Pattern::dots:
    painter.setBrush(ink);
    drawDots(painter, rect, em * 0.3);
    break;
  case Pattern::rings: drawDots(painter, rect, em * 0.42); break;
  case Pattern::rising: drawSlanted(painter, rect, step, 1); break;
  case Pattern::falling: drawSlanted(painter, rect, step, -1); break;
  case Pattern::upright: drawSlanted(painter, rect, step * 0.7, 0); break;
  case Pattern::level: drawLevel(painter, rect, step * 0.7); break;
  case Pattern::grid:
    drawSlanted(painter, rect, step, 0);
    drawLevel(painter, rect, step);
    break;
  case Pattern::cross:
    drawSlanted(painter, rect, step * 1.2, 1);
    drawSlanted(painter, rect, step * 1.2, -1);
    break;
  case Pattern::stripes:
    painter.setPen(QPen(ink, em * 0.32, Qt::SolidLine, Qt::FlatCap));
    drawSlanted(painter, rect, em * 0.9, 1);
    break;
  }
}

/// A name may be long, but the card that reads it out is to leave something of the chart.
constexpr qreal mostReadout = 18; ///< heights of a line of text

QFont boldOf(QFont font) {
  font.setBold(true);
  return font;
}

} // namespace

ChartLook screenLook(const QWidget& widget) {
  return {&themeOf(widget), widget.font()};
}

ChartLook paperLook(const QFont& font) {
  static const Theme paper = makePaper();
  return {&paper, font};
}

QPen playerPen(PlayerColour player, const Theme& theme, qreal width) {
  QPen pen(theme.playerText[static_cast<std::size_t>(player)], width);
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  switch (player) {
  case PlayerColour::blue: pen.setDashPattern({3.2, 1.8}); break;
  case PlayerColour::red: pen.setDashPattern({6, 1.6, 1.2, 1.6}); break;
  case PlayerColour::green: pen.setDashPattern({8, 2}); break;
  case PlayerColour::yellow: pen.setDashPattern({1.2, 1.2}); break;
  case PlayerColour::violet: pen.setDashPattern({5, 1.5, 1.2, 1.5, 1.2, 1.5}); break;
  }
  return pen;
}

QColor sourceColour(int source, const Theme& theme) {
  return theme.*inks[slot(source)];
}

QString sourceLetter(int source) {
  return QString(QChar(u'A' + static_cast<int>(slot(source))));
}

void paintPattern(QPainter& painter, const QRectF& rect, int source, const Theme& theme, qreal em) {
  if (rect.isEmpty()) return;
  const QColor ink = sourceColour(source, theme);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect, theme.surface);
  painter.setClipRect(rect, Qt::IntersectClip);
  drawPattern(painter, rect, patterns[slot(source)], ink, em);
  painter.restore();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, em * 0.07));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect);
  painter.restore();
}

QString chartNumber(double value) {
  const double tenths = std::round(value * 10);
  const int whole = static_cast<int>(std::round(value));
  if (tenths == 10.0 * whole) return text::number(whole);
  const QString size = QLocale().toString(std::abs(tenths) / 10, 'f', 1);
  return tenths < 0 ? QString(QChar(0x2212) + size) : size;
}

QSizeF readoutSize(const Readout& readout, const QFont& font, const QPaintDevice* device) {
  const QFontMetricsF metrics(font, device);
  const qreal em = metrics.height();
  qreal width = QFontMetricsF(boldOf(font), device).horizontalAdvance(readout.heading);
  for (const Readout::Line& line : readout.lines) {
    const qreal symbol = line.player ? 1.1 * em : 0;
    width = std::max(width, metrics.horizontalAdvance(line.text) + symbol);
  }
  return {std::min(width + em, mostReadout * em),
          em * (1.8 + static_cast<double>(readout.lines.size()))};
}

void paintReadout(QPainter& painter, const QPointF& topLeft, const QRectF& bounds,
                  const Readout& readout, const ChartLook& look) {
  const QFontMetricsF metrics(look.font, painter.device());
  const qreal em = metrics.height();
  QRectF card(topLeft, readoutSize(readout, look.font, painter.device()));
  card.moveLeft(std::max(std::min(card.left(), bounds.right() - card.width()), bounds.left()));
  card.moveTop(std::max(std::min(card.top(), bounds.bottom() - card.height()), bounds.top()));

  const Theme& theme = *look.theme;
  painter.save();
  paintCard(painter, card, theme.surface, theme.quietInk);
  painter.setPen(theme.ink);
  painter.setFont(boldOf(look.font));
  QRectF row(card.left() + em / 2, card.top() + em * 0.35, card.width() - em / 2, em);
  painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, readout.heading);
  painter.setFont(look.font);
  row.translate(0, em * 0.1);
  for (const Readout::Line& line : readout.lines) {
    row.translate(0, em);
    const QPointF centre(row.left() + 0.4 * em, row.center().y());
    if (line.player) {
      const QColor& ink = theme.playerText[static_cast<std::size_t>(*line.player)];
      paintSymbol(painter, centre, 0.7 * em, *line.player, ink);
    }
    const QRectF text = row.adjusted(line.player ? 1.1 * em : 0, 0, 0, 0);
    // The points at the end of the line are what it is for.
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(line.text, Qt::ElideMiddle, text.width() - 0.3 * em));
  }
  painter.restore();
}

void paintNothing(QPainter& painter, const QRectF& rect, const QString& text,
                  const ChartLook& look) {
  painter.save();
  painter.setFont(look.font);
  painter.setPen(look.theme->quietInk);
  painter.drawText(rect, Qt::AlignCenter | Qt::TextWordWrap, text);
  painter.restore();
}

} // namespace nilometer::ui
