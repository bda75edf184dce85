// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/answer_card.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/plain_label.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr Length sidePadding = 4 * unit;
constexpr Length endPadding = 3 * unit;

} // namespace

AnswerCard::AnswerCard(QWidget* body, QWidget* parent)
    : QWidget(parent), m_title(plainLabel(this)), m_note(plainLabel(this)), m_yes(new Chip(this)),
      m_no(new Chip(this)), m_open(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(sidePadding, endPadding, sidePadding, endPadding);
  column->setSpacing(2 * unit);
  m_title->setWordWrap(true);
  m_title->setFont(sized(font(), TextSize::heading));
  column->addWidget(m_title);
  column->addWidget(body, 1);
  auto* answers = new QHBoxLayout;
  answers->setSpacing(2 * unit);
  m_note->setWordWrap(true);
  answers->addWidget(m_note, 1);
  answers->addWidget(m_no);
  m_open->hide();
  answers->addWidget(m_open);
  answers->addWidget(m_yes);
  column->addLayout(answers);
}

QString AnswerCard::title() const {
  return m_title->text();
}

void AnswerCard::setTitle(const QString& title) {
  m_title->setText(title);
  setSpokenName(*this, title);
}

void AnswerCard::fitTo(int bodyHeight) {
  const int width = this->width() - 2 * sidePadding;
  const int needed = m_title->heightForWidth(width) + bodyHeight + m_yes->height() +
                     2 * layout()->spacing() + 2 * endPadding;
  m_top = std::max(0, height() - needed);
  layout()->setContentsMargins(sidePadding, m_top + endPadding, sidePadding, endPadding);
  update();
}

void AnswerCard::setNote(const QString& note) {
  m_note->setText(note);
}

void AnswerCard::setAnswer(Chip& button, const QString& text, const QString& keyCap) {
  ChipLook look;
  look.tone = &button == m_yes ? ChipLook::Tone::confirm : ChipLook::Tone::action;
  look.text = text;
  look.keyCap = keyCap;
  button.setLook(look);
}

bool AnswerCard::focusNextPrevChild(bool next) {
  QList<Chip*> chips = findChildren<Chip*>();
  chips.removeIf([](const Chip* chip) { return !chip->isVisible() || !chip->isEnabled(); });
  if (chips.isEmpty()) return false;
  // Rows that come into being later would come last.
  std::ranges::sort(chips, {}, [this](const Chip* chip) {
    const QPoint at = chip->mapTo(this, QPoint());
    return std::pair(at.y(), at.x());
  });
  const auto count = chips.size();
  const auto now = chips.indexOf(QApplication::focusWidget());
  const auto first = next ? qsizetype{0} : count - 1;
  Chip* to = chips[now < 0 ? first : (now + (next ? 1 : count - 1)) % count];
  to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

void AnswerCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  if (m_top == 0) {
    painter.fillRect(rect(), theme.surface);
  } else {
    QColor veil = theme.ground;
    veil.setAlphaF(0.75F);
    painter.fillRect(rect(), veil);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  paintCard(painter, rect().adjusted(0, m_top, 0, 0), theme.surface, theme.choose);
}

void AnswerCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) m_title->setFont(sized(font(), TextSize::heading));
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
