// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/kept_picture.h"
#include "ui/table/spectator/display_painting.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

constexpr qreal headMiddle = 84;

/// How the line is made to fit: larger letters first, then without what comes then, then closer
/// together; at last only the phase now.
struct HeadSizes {
  int phase;
  bool then;
  qreal padding; ///< of the phase now, both sides together
  qreal gap;     ///< between phases
  qreal circle;  ///< of a phase that is not now
  int round;     ///< the letters of the round
  bool others = true;
};
constexpr auto headSizes = std::to_array<HeadSizes>({{52, true, 96, 26, 60, 60},
                                                     {45, true, 96, 26, 60, 60},
                                                     {45, true, 70, 14, 60, 56},
                                                     {52, false, 96, 26, 60, 60},
                                                     {45, false, 96, 26, 60, 60},
                                                     {45, false, 70, 14, 60, 56},
                                                     {45, false, 44, 8, 54, 50},
                                                     {45, false, 28, 4, 50, 45},
                                                     {45, false, 48, 26, 60, 45, false}});

void paintGauge(const DisplayCanvas& canvas, const PhaseLook& phases) {
  QPainter& painter = canvas.painter;
  const Theme& theme = canvas.theme;
  const QRectF shaft(displayMargin, 36, 40, 92);
  painter.setPen(QPen(theme.riverEdge, 1.5));
  painter.setBrush(theme.sunken);
  painter.drawRoundedRect(shaft, 2, 2);
  if (phases.rounds == 0) return;
  const qreal step = (shaft.height() - 2) / phases.rounds;
  const qreal water = step * std::min(phases.now, phases.rounds);
  painter.fillRect(QRectF(shaft.left() + 1, shaft.bottom() - 1 - water, shaft.width() - 2, water),
                   theme.water);
  for (int mark = 1; mark < phases.rounds; ++mark) {
    const qreal y = shaft.bottom() - 1 - mark * step;
    painter.drawLine(QPointF(shaft.center().x() - 4, y), QPointF(shaft.right() - 1, y));
  }
}

QString pillText(const PhaseLook& phases) {
  return text::fill(QStringLiteral("%1  %2"),
                    {phases.numberOf(phases.phase), phases.phases.value(phases.phase)});
}

bool hasPill(const PhaseLook& phases) {
  return phases.phase >= 0 && phases.phase < phases.phases.size();
}

qreal phasesWidth(const DisplayCanvas& canvas, const PhaseLook& phases, const HeadSizes& sizes) {
  const auto all = static_cast<int>(phases.phases.size());
  const qreal others =
      sizes.others ? (all - (hasPill(phases) ? 1 : 0)) * (sizes.circle + sizes.gap) : 0;
  if (!hasPill(phases)) return others;
  return others + sizes.padding + widthOf(pillText(phases), canvas.letters(sizes.phase, true));
}

/// Behind the round, whichever it is.
qreal phasesBegin(const DisplayCanvas& canvas, const PhaseLook& phases, const HeadSizes& sizes) {
  const QFont letters = canvas.letters(sizes.round, true);
  qreal round = 0;
  for (const QString& text : phases.widest) round = std::max(round, widthOf(text, letters));
  return std::max(112 + round + (sizes.round < 60 ? 20 : 40),
                  sizes.round / 180.0 * canvas.size.width());
}

void paintPhases(const DisplayCanvas& canvas, const PhaseLook& phases, qreal left,
                 const HeadSizes& sizes) {
  QPainter& painter = canvas.painter;
  const Theme& theme = canvas.theme;
  const QFont number = canvas.letters(leastLetters, false);
  const QFont name = canvas.letters(sizes.phase, true);
  for (int phase = 0; phase < phases.phases.size(); ++phase) {
    const bool isNow = phase == phases.phase;
    if (!isNow && !sizes.others) continue;
    const QString text = isNow ? pillText(phases) : phases.numberOf(phase);
    const qreal width = isNow ? widthOf(text, name) + sizes.padding : sizes.circle;
    const qreal tall = isNow ? 80 : sizes.circle;
    const QRectF box(left, headMiddle - tall / 2, width, tall);
    const bool isPast = phase < phases.phase;
    const QColor& edge = isNow ? theme.riverEdge : theme.line;
    const QColor& fill = isNow ? theme.river : (isPast ? theme.sunken : theme.surface);
    const qreal pen = isNow ? 4 : 3;
    const KeptLook look{
        .shape = KeptLook::Shape::plate, .fill = fill.rgba(), .edge = edge.rgba(), .pen = pen};
    paintKept(painter, look, box, pen / 2, [&](QPainter& on, const QRectF& room) {
      on.setPen(QPen(edge, pen));
      on.setBrush(fill);
      on.drawRoundedRect(room, tall / 2, tall / 2);
    });
    const qreal base = headMiddle + toMiddle(isNow ? name : number);
    canvas.write(text, {box.center().x(), base}, isNow ? name : number,
                 isNow ? theme.onRiver : theme.quietInk, Qt::AlignHCenter);
    left += width + sizes.gap;
  }
}

} // namespace

void paintHead(const DisplayCanvas& canvas, const DisplayContent& content) {
  const PhaseLook& phases = content.phases;
  paintGauge(canvas, phases);
  const QFont small = canvas.letters(leastLetters, false);
  const qreal right = canvas.size.width() - displayMargin;
  const auto fits = [&](const HeadSizes& sizes) {
    const qreal then = sizes.then ? 20 + widthOf(content.then, small) : 0;
    return phasesBegin(canvas, phases, sizes) + phasesWidth(canvas, phases, sizes) + then <= right;
  };
  const auto* found = std::ranges::find_if(headSizes, fits);
  const HeadSizes& sizes = found == headSizes.end() ? headSizes.back() : *found;
  const QFont round = canvas.letters(sizes.round, true);
  canvas.write(phases.round, {112, headMiddle + toMiddle(round)}, round, canvas.theme.ink);
  paintPhases(canvas, phases, phasesBegin(canvas, phases, sizes), sizes);
  if (!sizes.then) return;
  canvas.write(content.then, {right, headMiddle + toMiddle(small)}, small, canvas.theme.quietInk,
               Qt::AlignRight);
}

} // namespace nilometer::ui
