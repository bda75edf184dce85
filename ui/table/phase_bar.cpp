// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/phase_bar.h"

#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

constexpr Length gap = 2 * unit;
constexpr Length pad = 3 * unit;

QString pillText(const PhaseLook& look, int phase, bool withName) {
  if (!withName) return number(phase + 1);
  return fill(QStringLiteral("%1 %2"), {number(phase + 1), look.phases[phase]});
}

} // namespace

PhaseBar::PhaseBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PhaseBar::show(const PhaseLook& look) {
  if (m_look == look) return;
  const bool resized = m_look.phases != look.phases || m_look.widest != look.widest;
  m_look = look;
  describe();
  if (resized) updateGeometry();
  update();
}

int PhaseBar::roundWidth() const {
  const QFontMetrics bold(sized(font(), TextSize::heading));
  int width = 0;
  for (const QString& text : m_look.widest) width = std::max(width, bold.horizontalAdvance(text));
  return width + 2 * gap;
}

int PhaseBar::pillWidth(int phase, bool withName) const {
  QFont bold = font();
  bold.setBold(true);
  return QFontMetrics(bold).horizontalAdvance(pillText(m_look, phase, withName)) + 2 * pad;
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
  for (int phase = 0; phase < m_look.phases.size(); ++phase) {
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
                   m_look.round);
  painter.setFont(font());
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal size = fontMetrics().height() * 0.62;
  for (int round = 1; round <= m_look.rounds; ++round) {
    painter.setPen(QPen(theme.choose, 1.2));
    painter.setBrush(round <= m_look.now ? QBrush(theme.choose) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF((round - 1) * (size + unit) + 1, half + 1.5 * unit, size, size));
  }
}

void PhaseBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintRound(painter);
  const Theme& theme = themeOf(*this);
  int x = roundWidth();
  const int tall = std::max<int>(targetHeight, fontMetrics().height() + 2 * unit);
  for (int phase = 0; phase < m_look.phases.size(); ++phase) {
    const bool now = m_look.phase == phase;
    const QRectF box(x, (height() - tall) / 2, pillWidth(phase, m_named || now), tall);
    paintCard(painter, box, now ? theme.river : theme.surface, now ? theme.riverEdge : theme.line,
              tall / 2.0);
    QFont text = font();
    text.setBold(now);
    painter.setFont(text);
    painter.setPen(now ? theme.onRiver : theme.quietInk);
    painter.drawText(box, Qt::AlignCenter, pillText(m_look, phase, m_named || now));
    x += static_cast<int>(box.width()) + gap;
  }
}

void PhaseBar::describe() {
  setAccessibleName(m_look.round);
  setAccessibleDescription(m_look.phaseName);
  setToolTip(m_look.phaseName);
}

void PhaseBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
    update();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
