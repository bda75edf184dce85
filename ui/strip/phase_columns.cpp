// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/phase_columns.h"

#include "ui/access/spoken.h"
#include "ui/strip/letters.h"
#include "ui/style/tab_stop.h"
#include "ui/style/tool_tip.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

namespace {

// In u. With one line of why a column is as high as the strip has room for without growing.
constexpr qreal resultBase = 18;
constexpr qreal whyTop = 21;
constexpr qreal belowWhy = 2;
constexpr qreal leastWithName = 150; ///< the width of a column

int columnGap() {
  return 2 * unit;
}

QFont resultLetters(const QFont& font) {
  return lettersOf(font, 19, QFont::Bold);
}
/// Of a result that needs more than a line.
QFont longLetters(const QFont& font) {
  return lettersOf(font, 13, QFont::Bold);
}
QFont whyLetters(const QFont& font) {
  return lettersOf(font, 12, QFont::Normal);
}

} // namespace

PhaseColumnButton::PhaseColumnButton(QWidget* parent) : StopButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
}

void PhaseColumnButton::setColumn(const PhaseColumn& column) {
  if (column == m_column) return;
  m_column = column;
  setSpokenName(*this, column.line.text);
  setSpokenDescription(*this, column.line.rests);
  QStringList tip{column.line.text, column.line.rests};
  tip.removeAll(QString());
  setToolTip(toolTipOf(tip.join(u'\n')));
  update();
}

QRect PhaseColumnButton::longResult(int width) const {
  const qreal u = lookUnit(font());
  const int left = wholePixels(m_column.line.player ? 28 : 8, u);
  const int wide = width - left - wholePixels(8, u);
  if (QFontMetrics(resultLetters(font())).horizontalAdvance(m_column.result) <= wide) return {};
  const QFont letters = longLetters(font());
  const QRect room(left, wholePixels(4, u), wide, QWIDGETSIZE_MAX);
  return QFontMetrics(letters).boundingRect(room, wrapping(letters, wide, m_column.result),
                                            m_column.result);
}

QRect PhaseColumnButton::whyRect(int width) const {
  const qreal u = lookUnit(font());
  const int side = wholePixels(8, u);
  const QFont letters = whyLetters(font());
  const int top = std::max(wholePixels(whyTop, u), longResult(width).bottom() + 1);
  const QRect room(side, top, width - 2 * side, QWIDGETSIZE_MAX);
  const QString why = whyText(width);
  return QFontMetrics(letters).boundingRect(room, wrapping(letters, room.width(), why), why);
}

QString PhaseColumnButton::whyText(int width) const {
  // In a narrow column the symbol has to do: one more line would cover more of the board.
  const bool isNarrow = width < wholePixels(leastWithName, lookUnit(font()));
  if (isNarrow || m_column.name.isEmpty() || longResult(width).isEmpty()) return m_column.why;
  return QStringLiteral("%1 · %2").arg(m_column.name, m_column.why);
}

int PhaseColumnButton::heightForWidth(int width) const {
  return whyRect(width).bottom() + wholePixels(belowWhy, lookUnit(font()));
}

void PhaseColumnButton::paintResult(QPainter& painter) const {
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  qreal left = 8 * u;
  const qreal base = resultBase * u;
  if (m_column.line.player) {
    const QColor& ink = theme.playerText[static_cast<std::size_t>(*m_column.line.player)];
    paintSymbol(painter, {left + 7 * u, base - 7 * u}, 14 * u, *m_column.line.player, ink);
    left += 20 * u;
  }
  switch (m_column.tone) {
  case PhaseColumn::Tone::plain: painter.setPen(theme.ink); break;
  case PhaseColumn::Tone::fine: painter.setPen(theme.fine); break;
  case PhaseColumn::Tone::stop: painter.setPen(theme.stop); break;
  }
  if (const QRect room = longResult(width()); !room.isEmpty()) {
    painter.setFont(longLetters(font()));
    const int flags = wrapping(painter.font(), room.width(), m_column.result);
    painter.drawText(room, flags | Qt::TextDontClip, m_column.result);
    return;
  }
  painter.setFont(resultLetters(font()));
  painter.drawText(QPointF(left, base), m_column.result);
  left += painter.fontMetrics().horizontalAdvance(m_column.result) + 8 * u;
  painter.setFont(whyLetters(font()));
  painter.setPen(theme.quietInk);
  const int room = width() - static_cast<int>(left + 6 * u);
  const QString name = painter.fontMetrics().elidedText(m_column.name, Qt::ElideRight, room);
  // The symbol says more than the first letter of a name.
  constexpr qsizetype fewLetters = 3;
  if (name == m_column.name || name.size() > fewLetters)
    painter.drawText(QPointF(left, base), name);
}

void PhaseColumnButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), underMouse() ? theme.sunken : theme.surface, theme.line);
  if (m_column.asked) paintChooseRing(painter, rect(), theme);
  painter.translate(0, m_top);
  paintResult(painter);
  painter.setFont(whyLetters(font()));
  painter.setPen(theme.ink);
  const int room = width() - 2 * wholePixels(8, lookUnit(font()));
  const QString why = whyText(width());
  painter.drawText(whyRect(width()), wrapping(painter.font(), room, why) | Qt::TextDontClip, why);
  painter.translate(0, -m_top);
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

PhaseColumns::PhaseColumns(QWidget* parent) : QWidget(parent) {
  makeTabStop(*this);
}

void PhaseColumns::setColumns(const std::vector<PhaseColumn>& columns) {
  m_shown = columns.size();
  while (m_buttons.size() < m_shown) {
    auto* button = new PhaseColumnButton(this);
    m_buttons.push_back(button);
    connect(button, &QAbstractButton::clicked, this,
            [this, button] { Q_EMIT whyRequested(button); });
  }
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i]->setVisible(i < m_shown);
    m_buttons[i]->setColumn(i < m_shown ? columns[i] : PhaseColumn{});
  }
  arrange();
}

std::vector<PhaseColumnButton*> PhaseColumns::buttons() const {
  return {m_buttons.begin(), m_buttons.begin() + static_cast<std::ptrdiff_t>(m_shown)};
}

int PhaseColumns::columnWidth(int width) const {
  const int count = std::max(static_cast<int>(m_shown), 1);
  return (width + columnGap()) / count - columnGap();
}

int PhaseColumns::heightForWidth(int width) const {
  int height = 0;
  for (const PhaseColumnButton* button : buttons()) {
    height = std::max(height, button->heightForWidth(columnWidth(width)));
  }
  return height;
}

void PhaseColumns::arrange() {
  const int wide = columnWidth(width());
  // What is read across the table stands on one line, in the middle of what room there is.
  const int top = std::max(height() - heightForWidth(width()), 0) / 2;
  int left = 0;
  for (PhaseColumnButton* button : buttons()) {
    button->setTop(top);
    button->setGeometry(left, 0, wide, height());
    left += wide + columnGap();
  }
}

void PhaseColumns::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

} // namespace nilometer::ui
