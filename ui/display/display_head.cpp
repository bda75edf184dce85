// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/display/display_painting.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

constexpr qreal headMiddle = 84;

/// How the line is made to fit: larger letters first, at last only the phase now.
struct HeadSizes {
  int phase;
  int then;
  bool others;
  qreal padding;     ///< of the phase now, both sides together
  qreal gap;         ///< between phases
  qreal circle = 60; ///< of a phase that is not now
  int round = 60;    ///< the letters of the round
};
constexpr auto headSizes = std::to_array<HeadSizes>({{52, 44, true, 96, 26},
                                                     {44, 38, true, 96, 26},
                                                     {36, 34, true, 70, 26},
                                                     {34, 34, true, 44, 10},
                                                     {34, 34, true, 24, 8, 44, 42},
                                                     {34, 34, true, 12, 2, 38, 34},
                                                     {44, 38, false, 96, 26},
                                                     {34, 34, false, 48, 26}});

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
  return words::fill(QStringLiteral("%1  %2"),
                     {words::number(phases.phase + 1), phases.phases.value(phases.phase)});
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
  const QFont number = canvas.letters(sizes.circle < 60 ? leastLetters : 38, false);
  const QFont name = canvas.letters(sizes.phase, true);
  for (int phase = 0; phase < phases.phases.size(); ++phase) {
    const bool isNow = phase == phases.phase;
    if (!isNow && !sizes.others) continue;
    const QString text = isNow ? pillText(phases) : words::number(phase + 1);
    const qreal width = isNow ? widthOf(text, name) + sizes.padding : sizes.circle;
    const qreal tall = isNow ? 80 : sizes.circle;
    const QRectF box(left, headMiddle - tall / 2, width, tall);
    const bool isPast = phase < phases.phase;
    painter.setPen(QPen(isNow ? theme.riverEdge : theme.line, isNow ? 4 : 3));
    painter.setBrush(isNow ? theme.river : (isPast ? theme.sunken : theme.surface));
    painter.drawRoundedRect(box, tall / 2, tall / 2);
    const qreal base = headMiddle + (isNow ? sizes.phase * 0.35 : 14);
    canvas.write(text, {box.center().x(), base}, isNow ? name : number,
                 isNow ? theme.onRiver : theme.quietInk, Qt::AlignHCenter);
    left += width + sizes.gap;
  }
}

} // namespace

void paintHead(const DisplayCanvas& canvas, const DisplayContent& content) {
  const PhaseLook& phases = content.phases;
  paintGauge(canvas, phases);
  const auto fits = [&](const HeadSizes& sizes) {
    const qreal then = widthOf(content.then, canvas.letters(sizes.then, false));
    return phasesBegin(canvas, phases, sizes) + phasesWidth(canvas, phases, sizes) + 20 + then <=
           canvas.size.width() - displayMargin;
  };
  const auto* found = std::ranges::find_if(headSizes, fits);
  const HeadSizes& sizes = found == headSizes.end() ? headSizes.back() : *found;
  canvas.write(phases.round, {112, 104}, canvas.letters(sizes.round, true), canvas.theme.ink);
  paintPhases(canvas, phases, phasesBegin(canvas, phases, sizes), sizes);
  canvas.write(content.then, {canvas.size.width() - displayMargin, 98},
               canvas.letters(sizes.then, false), canvas.theme.quietInk, Qt::AlignRight);
}

} // namespace nilometer::ui
