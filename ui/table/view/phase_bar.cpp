// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/phase_bar.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/base/style/unit.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace nilometer::ui {

using text::fill;

namespace {

// In units u.
constexpr qreal gap = 2;
constexpr qreal pad = 11;
constexpr qreal closePad = 6;
constexpr qreal gaugeWidth = 22; ///< with what is beside it
constexpr qreal besideRound = 12;
constexpr qreal roundSize = 15;

QFont roundFont(const QFont& font) {
  QFont bold = font;
  bold.setBold(true);
  bold.setPixelSize(wholePixels(roundSize, lookUnit(font)));
  return bold;
}

QString named(const PhaseLook& look, int phase) {
  return fill(QStringLiteral("%1 %2"), {look.numberOf(phase), look.phases[phase]});
}

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

/// What one phase takes, by what the bar shows.
int slotWidth(const PhaseLook& look, int phase, PhaseBar::Shown shown, const QFont& font) {
  const bool isNumber = shown == PhaseBar::Shown::numbers;
  const qreal around = shown == PhaseBar::Shown::closeNames ? closePad : pad;
  return wholeTextWidth(bold(font), isNumber ? look.numberOf(phase) : named(look, phase)) +
         wholePixels(2 * around, lookUnit(font));
}

} // namespace

PhaseBar::PhaseBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PhaseBar::show(const PhaseLook& look) {
  if (m_look == look) return;
  const bool resized =
      m_look.phases != look.phases || m_look.widest != look.widest || m_look.turns != look.turns;
  m_look = look;
  describe();
  if (resized) updateGeometry();
  update();
}

int PhaseBar::roundWidth() const {
  const QFont bold = roundFont(font());
  int width = 0;
  for (const QString& text : m_look.widest) width = std::max(width, wholeTextWidth(bold, text));
  return width + wholePixels(gaugeWidth + besideRound, lookUnit(font()));
}

int PhaseBar::nameWidth() const {
  int width = 0;
  for (const QString& name : m_look.phases) {
    width = std::max(width, wholeTextWidth(bold(font()), name));
  }
  return width;
}

void PhaseBar::setShown(Shown shown) {
  if (m_shown == shown) return;
  m_shown = shown;
  updateGeometry();
  update();
}

int PhaseBar::widthFor(Shown shown) const {
  if (shown == Shown::none) return wholePixels(gaugeWidth, lookUnit(font()));
  if (!m_look.turns.empty()) {
    return roundWidth() + wholePixels(besideRound, lookUnit(font())) +
           qCeil(turnsWidth(m_look.turns, turnNames(shown), font()));
  }
  const qreal u = lookUnit(font());
  int all = roundWidth();
  int widest = 0;
  for (int phase = 0; phase < m_look.phases.size(); ++phase) {
    const int width = slotWidth(m_look, phase, shown, font());
    widest = std::max(widest, width);
    all += width + wholePixels(gap, u);
  }
  if (shown == Shown::alone) return roundWidth() + widest;
  return shown == Shown::numbers ? all + wholePixels(gap, u) + nameWidth() : all;
}

TurnNames PhaseBar::turnNames(Shown shown) {
  if (shown < Shown::numbers) return TurnNames::all;
  return shown == Shown::numbers ? TurnNames::now : TurnNames::nowAlone;
}

QSize PhaseBar::sizeHint() const {
  return {widthFor(m_shown), wholePixels(36, lookUnit(font()))};
}

void PhaseBar::paintGauge(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const QRectF shaft(u, height() / 2.0 - 16 * u, 14 * u, 32 * u);
  const QPen edge(theme.riverEdge, 1.2 * u, Qt::SolidLine, Qt::RoundCap);
  paintCard(painter, shaft, theme.sunken, theme.riverEdge, 2 * u);
  // A mark for each round but the last, which is the rim.
  const int rounds = std::max(1, m_look.rounds);
  const qreal step = (shaft.height() - 2 * u) / rounds;
  QRectF water = shaft.adjusted(u, u, -u, -u);
  water.setTop(water.bottom() - step * std::clamp(m_look.now, 0, rounds));
  painter.fillRect(water, theme.water);
  painter.setPen(edge);
  for (int mark = 1; mark < rounds; ++mark) {
    const qreal y = shaft.bottom() - u - mark * step;
    painter.drawLine(QPointF(shaft.center().x() - u, y), QPointF(shaft.right() - u, y));
  }
}

void PhaseBar::paintRound(QPainter& painter) const {
  painter.setPen(themeOf(*this).ink);
  painter.setFont(roundFont(font()));
  const int left = wholePixels(gaugeWidth, lookUnit(font()));
  painter.drawText(QRect(left, 0, roundWidth() - left, height()), Qt::AlignLeft | Qt::AlignVCenter,
                   m_look.round);
}

void PhaseBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGauge(painter);
  if (m_shown == Shown::none) return;
  paintRound(painter);
  if (m_look.turns.empty()) return paintPhases(painter);
  paintTurns(painter,
             QRectF(rect()).adjusted(roundWidth() + besideRound * lookUnit(font()), 0, 0, 0),
             m_look.turns, turnNames(m_shown), font(), themeOf(*this));
}

void PhaseBar::paintPhases(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const bool numbers = m_shown == Shown::numbers;
  const qreal tall = 27 * u;
  int x = roundWidth();
  for (int phase = 0; phase < m_look.phases.size(); ++phase) {
    const bool now = m_look.phase == phase;
    if (m_shown == Shown::alone && !now) continue;
    const int width = slotWidth(m_look, phase, m_shown, font());
    const QRectF box(x, (height() - tall) / 2, width, tall);
    if (now) paintCard(painter, box, theme.river, theme.riverEdge, tall / 2);
    painter.setFont(now ? bold(font()) : font());
    painter.setPen(now ? theme.onRiver : theme.quietInk);
    painter.drawText(box, Qt::AlignCenter, numbers ? m_look.numberOf(phase) : named(m_look, phase));
    x += width + wholePixels(gap, u);
  }
  if (!numbers || m_look.phase < 0 || m_look.phase >= m_look.phases.size()) return;
  painter.setFont(bold(font()));
  painter.setPen(theme.ink);
  painter.drawText(QRect(x + wholePixels(gap, u), 0, nameWidth(), height()),
                   Qt::AlignLeft | Qt::AlignVCenter, m_look.phases[m_look.phase]);
}

void PhaseBar::describe() {
  setSpokenName(*this, m_look.round);
  const QString turns = turnsInWords(m_look.turns);
  const QString said = turns.isEmpty() ? m_look.phaseName
                                       : fill(QStringLiteral("%1: %2"), {m_look.phaseName, turns});
  setTip(*this, said);
}

void PhaseBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
    update();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
