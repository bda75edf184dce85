// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_list.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/pages/tutorial/lesson_card.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace nilometer::ui {

namespace {

constexpr int columns = 2;

} // namespace

LessonList::LessonList(QWidget* parent)
    : QWidget(parent), m_title(plainLabel(this)), m_text(plainLabel(this)), m_close(new Chip(this)),
      m_grid(new QGridLayout) {
  setFocusPolicy(Qt::StrongFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * unit, 3 * unit, 3 * unit, 3 * unit);
  column->setSpacing(2 * unit);
  auto* top = new QHBoxLayout;
  top->addWidget(m_title, 1);
  top->addWidget(m_close);
  column->addLayout(top);
  m_text->setWordWrap(true);
  column->addWidget(m_text);
  column->addSpacing(unit);
  m_grid->setSpacing(2 * unit);
  for (int i = 0; i < columns; ++i) m_grid->setColumnStretch(i, 1);
  column->addLayout(m_grid);
  column->addStretch(1);
  connect(m_close, &Chip::clicked, this, &LessonList::closeRequested);
  retranslate();
}

void LessonList::show(const std::vector<Row>& rows) {
  m_rows = rows;
  while (m_cards.size() < rows.size()) {
    const int index = static_cast<int>(m_cards.size());
    auto* card = new LessonCard(this);
    m_grid->addWidget(card, index / columns, index % columns);
    m_cards.push_back(card);
    const auto start = [this, index](bool again) {
      const Row& row = m_rows[static_cast<std::size_t>(index)];
      Q_EMIT startRequested(row.id, again ? 0 : row.progress.step);
    };
    connect(card->startButton(), &Chip::clicked, this, [start] { start(false); });
    connect(card->againButton(), &Chip::clicked, this, [start] { start(true); });
  }
  retranslate();
}

int LessonList::likely() const {
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (!m_rows[i].progress.done || m_rows[i].progress.step > 0) return static_cast<int>(i);
  }
  return 0;
}

void LessonList::retranslate() {
  m_title->setText(tr("Learn the game"));
  m_title->setFont(sized(font(), TextSize::points));
  m_text->setText(tr("Short lessons on a real table. Nothing here touches a game of yours. Leave "
                     "whenever you like; a lesson goes on where you left it."));
  setSpokenName(*this, m_title->text());
  setSpokenDescription(*this, m_text->text());
  ChipLook close;
  close.tone = ChipLook::Tone::action;
  close.text = tr("Close");
  m_close->setLook(close);
  for (std::size_t i = 0; i < m_cards.size() && i < m_rows.size(); ++i) {
    const bool next = static_cast<int>(i) == likely();
    m_cards[i]->show(m_rows[i], static_cast<int>(i) + 1,
                     next ? LessonCard::Mark::next : LessonCard::Mark::none);
  }
}

Chip* LessonList::startButton(int index) const {
  return m_cards[static_cast<std::size_t>(index)]->startButton();
}

Chip* LessonList::againButton(int index) const {
  return m_cards[static_cast<std::size_t>(index)]->againButton();
}

QString LessonList::state(int index) const {
  return m_cards[static_cast<std::size_t>(index)]->state();
}

void LessonList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT closeRequested();
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enters || m_rows.empty()) return QWidget::keyPressEvent(event);
  if (auto* focused = qobject_cast<Chip*>(QApplication::focusWidget())) return focused->click();
  startButton(likely())->click();
}

void LessonList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
