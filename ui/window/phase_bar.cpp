// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/phase_bar.h"

#include "engine/egizia/turn.h"
#include "ui/egizia/words/names.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Phase;
using words::fill;
using words::number;

namespace {

constexpr int phaseCount = 7;
constexpr int gap = 2 * unit;
constexpr int pad = 3 * unit;

QString shortName(int phase) {
  switch (static_cast<Phase>(phase)) {
  case Phase::lay: return PhaseBar::tr("Lay out");
  case Phase::sail: return PhaseBar::tr("Sail");
  case Phase::feed: return PhaseBar::tr("Feed");
  case Phase::stone: return PhaseBar::tr("Stones");
  case Phase::build: return PhaseBar::tr("Build");
  case Phase::bonus: return PhaseBar::tr("Bonus");
  default: return PhaseBar::tr("Order");
  }
}

QString pillText(int phase, bool withName) {
  if (!withName) return number(phase + 1);
  return fill(QStringLiteral("%1 %2"), {number(phase + 1), shortName(phase)});
}

QString roundText(int round, Phase phase) {
  if (phase == Phase::final) return PhaseBar::tr("Final scoring");
  if (phase == Phase::over) return PhaseBar::tr("Game over");
  return fill(PhaseBar::tr("Round %1 of %2"), {number(round), number(egizia::rounds)});
}

} // namespace

PhaseBar::PhaseBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  describe();
}

void PhaseBar::show(int round, Phase phase) {
  if (m_round == round && m_phase == phase) return;
  m_round = round;
  m_phase = phase;
  describe();
  update();
}

int PhaseBar::roundWidth() const {
  const QFontMetrics bold(sized(font(), TextSize::heading));
  int width = 0;
  for (const Phase phase : {Phase::lay, Phase::final, Phase::over}) {
    width = std::max(width, bold.horizontalAdvance(roundText(egizia::rounds, phase)));
  }
  return width + 2 * gap;
}

int PhaseBar::pillWidth(int phase, bool withName) const {
  QFont bold = font();
  bold.setBold(true);
  return QFontMetrics(bold).horizontalAdvance(pillText(phase, withName)) + 2 * pad;
}

void PhaseBar::setNamed(bool named) {
  if (m_named == named) return;
  m_named = named;
  updateGeometry();
  update();
}

int PhaseBar::widthFor(bool named) const {
  int width = roundWidth();
  int widest = 0;
  for (int phase = 0; phase < phaseCount; ++phase) {
    width += pillWidth(phase, named) + gap;
    widest = std::max(widest, pillWidth(phase, true) - pillWidth(phase, named));
  }
  return width + widest;
}

QSize PhaseBar::sizeHint() const {
  const QFontMetrics bold(sized(font(), TextSize::heading));
  return {widthFor(m_named), bold.height() + fontMetrics().height() + unit};
}

void PhaseBar::paintRound(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  painter.setPen(theme.ink);
  painter.setFont(sized(font(), TextSize::heading));
  const int half = height() / 2;
  painter.drawText(QRect(0, 0, roundWidth(), half + unit / 2), Qt::AlignLeft | Qt::AlignBottom,
                   roundText(m_round, m_phase));
  painter.setFont(font());
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal size = fontMetrics().height() * 0.62;
  for (int round = 1; round <= egizia::rounds; ++round) {
    painter.setPen(QPen(theme.choose, 1.2));
    painter.setBrush(round <= m_round ? QBrush(theme.choose) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF((round - 1) * (size + unit) + 1, half + 1.5 * unit, size, size));
  }
}

void PhaseBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintRound(painter);
  const Theme& theme = themeOf(*this);
  int x = roundWidth();
  const int tall = std::max(targetHeight, fontMetrics().height() + 2 * unit);
  for (int phase = 0; phase < phaseCount; ++phase) {
    const bool now = static_cast<int>(m_phase) == phase;
    const QRectF box(x, (height() - tall) / 2, pillWidth(phase, m_named || now), tall);
    paintCard(painter, box, now ? theme.river : theme.surface, now ? theme.riverEdge : theme.line,
              tall / 2.0);
    QFont text = font();
    text.setBold(now);
    painter.setFont(text);
    painter.setPen(now ? theme.onRiver : theme.quietInk);
    painter.drawText(box, Qt::AlignCenter, pillText(phase, m_named || now));
    x += static_cast<int>(box.width()) + gap;
  }
}

void PhaseBar::describe() {
  setAccessibleName(roundText(m_round, m_phase));
  setAccessibleDescription(words::phase(m_phase));
  setToolTip(words::phase(m_phase));
}

void PhaseBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    describe();
    updateGeometry();
    update();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
