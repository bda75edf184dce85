// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/phase_card.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/text_width.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nilometer::ui {

PhaseCard::PhaseCard(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4 * unit, 3 * unit, 4 * unit, 3 * unit);
  column->setSpacing(2 * unit);
  m_title = plainLabel(this);
  m_title->setWordWrap(true);
  column->addWidget(m_title);
  auto* content = new QWidget;
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(3 * unit);
  m_rows = new QuestionRows(content);
  inside->addWidget(m_rows);
  inside->addStretch(1);
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setWidget(content);
  // setWidget() makes both paint the window's ground over the card.
  m_scroll->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  column->addWidget(m_scroll, 1);
  connect(m_rows, &QuestionRows::chosen, this, &PhaseCard::chosen);
}

void PhaseCard::show(const PhaseCardContent& content) {
  setVisible(true);
  if (content == m_content) return;
  m_content = content;
  m_title->setText(content.title);
  fitTitle();
  setSpokenName(*this, content.title);
  m_rows->setRows(content.rows);
  m_rows->setVisible(!content.rows.empty());
}

Chip* PhaseCard::choice(const QuestionId& question, int id) const {
  return m_rows->chip(question, id);
}

void PhaseCard::takeKeyboard() {
  for (const QuestionRow& row : m_content.rows) {
    for (const QuestionRow::Entry& entry : row.chips) {
      if (entry.open) return m_rows->chip(row.question, entry.id)->setFocus(Qt::TabFocusReason);
    }
  }
}

int PhaseCard::fullHeight(int width) const {
  const QMargins margins = layout()->contentsMargins();
  const int inside = width - margins.left() - margins.right();
  int height = margins.top() + margins.bottom() + m_title->heightForWidth(inside) + 2 * unit;
  if (!m_content.rows.empty()) height += m_rows->heightForWidth(inside) + 3 * unit;
  return height;
}

/// In one line with smaller letters, if need be; what is left of the height is for the choices.
void PhaseCard::fitTitle() {
  const QMargins margins = layout()->contentsMargins();
  const QFont large = sized(font(), TextSize::heading);
  QFont small = font();
  small.setBold(true);
  const bool fits =
      wholeTextWidth(large, m_title->text()) < width() - margins.left() - margins.right();
  m_title->setFont(fits ? large : small);
}

void PhaseCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitTitle();
}

void PhaseCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.surface);
  paintCard(painter, rect(), theme.surface, theme.line);
}

void PhaseCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) fitTitle();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
