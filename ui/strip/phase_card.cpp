// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/phase_card.h"

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
  m_title = new QLabel(this);
  m_title->setTextFormat(Qt::PlainText);
  m_title->setFont(sized(font(), TextSize::heading));
  column->addWidget(m_title);
  auto* content = new QWidget;
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(3 * unit);
  m_rows = new QuestionRows(content);
  m_lines = new QLabel(content);
  m_lines->setTextFormat(Qt::RichText);
  m_lines->setWordWrap(true);
  m_lines->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  inside->addWidget(m_rows);
  inside->addWidget(m_lines);
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
  setAccessibleName(content.title);
  m_rows->setRows(content.rows);
  m_rows->setVisible(!content.rows.empty());
  write();
}

Chip* PhaseCard::choice(Ask ask, int about, int id) const {
  return m_rows->chip(ask, about, id);
}

int PhaseCard::fullHeight(int width) const {
  const QMargins margins = layout()->contentsMargins();
  const int inside = width - margins.left() - margins.right();
  int height = margins.top() + margins.bottom() + m_title->sizeHint().height() + 2 * unit;
  if (!m_content.rows.empty()) height += m_rows->heightForWidth(inside) + 3 * unit;
  if (!m_content.lines.empty()) height += m_lines->heightForWidth(inside) + 3 * unit;
  return height;
}

void PhaseCard::write() {
  const Theme& theme = themeOf(*this);
  // A table keeps symbols, sentences and reasons under each other.
  QString html = QStringLiteral("<table cellspacing='0' cellpadding='0'>");
  for (const PhaseCardContent::Line& line : m_content.lines) {
    html += QStringLiteral("<tr><td style='padding:0 %1px %1px 0'>").arg(2 * unit);
    if (line.player) {
      const QColor colour = theme.playerText[static_cast<std::size_t>(*line.player)];
      html += QStringLiteral("<span style='color:%1'>").arg(colour.name());
      html += symbolText(*line.player);
      html += QStringLiteral("</span>");
    }
    html += QStringLiteral("</td><td style='padding:0 0 %1px 0'>").arg(2 * unit);
    html += line.text.toHtmlEscaped();
    if (!line.why.isEmpty()) {
      html += QStringLiteral("<br><span style='color:%1'>").arg(theme.quietInk.name());
      html += line.why.toHtmlEscaped();
      html += QStringLiteral("</span>");
    }
    html += QStringLiteral("</td></tr>");
  }
  m_lines->setVisible(!m_content.lines.empty());
  m_lines->setText(html + QStringLiteral("</table>"));
}

void PhaseCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  painter.fillRect(rect(), theme.surface);
  paintCard(painter, rect(), theme.surface, theme.line);
}

void PhaseCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) m_title->setFont(sized(font(), TextSize::heading));
  if (event->type() == QEvent::PaletteChange) write();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
