// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/score_panel.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/plain_label.h"
#include "ui/score/final_scoring/upright_scroll.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

ScorePanel::ScorePanel(CardPainter back, QWidget* parent)
    : QWidget(parent), m_rows(new ScoreRows(this)), m_rowsScroll(uprightScroll(*m_rows, *this)),
      m_heading(plainLabel(this)), m_turn(new Chip(this)), m_chooser(new QuestionRows(this)),
      m_chooserScroll(uprightScroll(*m_chooser, *this)) {
  m_rows->setBack(std::move(back));
  m_heading->setWordWrap(true);
  // The rows get their height only after they have been shown.
  connect(m_rowsScroll->verticalScrollBar(), &QScrollBar::rangeChanged, this,
          &ScorePanel::keepLatestInSight);
  connect(m_chooser, &QuestionRows::chosen, this, &ScorePanel::chosen);
  connect(m_turn, &Chip::clicked, this, [this] {
    m_front = m_front == Front::cards ? Front::steps : Front::cards;
    showFront();
    Q_EMIT turned();
  });
  retranslate();
  showFront();
}

void ScorePanel::show(const Content& content) {
  m_rows->setRows(content.rows);
  setSpokenName(*m_rows, content.title);
  setSpokenName(*m_rowsScroll, content.title);
  m_latest = content.latest;
  m_names = !content.chooserTitle.isEmpty();
  if (!m_names) m_front = Front::cards;
  m_heading->setText(content.chooserTitle);
  setSpokenName(*m_chooserScroll, content.chooserTitle);
  m_chooser->setRows(content.chooser);
  showFront();
}

void ScorePanel::showFront() {
  m_heading->setVisible(m_names);
  m_turn->setVisible(m_names);
  m_chooserScroll->setVisible(choosing());
  m_rowsScroll->setVisible(!choosing());
  retranslate();
  arrange();
}

void ScorePanel::retranslate() {
  const bool cards = m_front == Front::cards;
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  //: A button: shows the steps of the final scoring in the place of the cards to be named.
  look.text = cards ? tr("Steps so far") : tr("Cards");
  look.tip = cards ? tr("Shows what has been scored so far") : tr("Shows the cards to be named");
  m_turn->setLook(look);
  m_heading->setFont(fontWithHeight(font(), 14, QFont::Bold));
}

int ScorePanel::padding() const {
  return wholePixels(10, lookUnit(font()));
}

int ScorePanel::headingHeight() const {
  return m_names ? std::max(m_turn->sizeHint().height(), m_heading->sizeHint().height()) + unit : 0;
}

int ScorePanel::heightForWidth(int width) const {
  const int inside = width - 2 * padding();
  const int shown = choosing() ? m_chooser->heightForWidth(inside) : m_rows->heightForWidth(inside);
  return shown + headingHeight() + 2 * padding();
}

void ScorePanel::arrange() {
  QRect room = rect().adjusted(padding(), padding(), -padding(), -padding());
  if (m_names) {
    const QSize turn = m_turn->sizeHint();
    const QRect line(room.left(), room.top(), room.width(), headingHeight() - unit);
    m_turn->setGeometry(line.right() + 1 - turn.width(), line.top(), turn.width(), turn.height());
    m_heading->setGeometry(line.adjusted(0, 0, -turn.width() - 2 * unit, 0));
    room.setTop(line.bottom() + 1 + unit);
  }
  m_chooserScroll->setGeometry(room);
  m_rowsScroll->setGeometry(room);
  keepLatestInSight();
}

void ScorePanel::keepLatestInSight() {
  if (m_rows->rows().empty()) return;
  const QRect row = m_rows->rowRect(std::min(m_latest, m_rows->rows().size() - 1));
  m_rowsScroll->ensureVisible(0, row.bottom() + 1, 0, 0);
  m_rowsScroll->ensureVisible(0, row.top(), 0, 0);
}

Chip* ScorePanel::choice(const QuestionId& question, int id) const {
  return m_chooser->chip(question, id);
}

void ScorePanel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  paintCard(painter, rect(), theme.surface, theme.line, 2 * unit);
}

void ScorePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ScorePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::LanguageChange) return;
  retranslate();
  arrange();
}

} // namespace nilometer::ui
