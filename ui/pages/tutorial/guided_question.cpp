// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/guided_question.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

GuidedQuestion::GuidedQuestion(QWidget* over, QWidget* parent)
    : QWidget(parent), m_over(over), m_text(plainLabel(this)), m_keep(new Chip(this)),
      m_fewer(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * unit, 2 * unit, 3 * unit, 2 * unit);
  column->setSpacing(unit);
  m_text->setWordWrap(true);
  column->addWidget(m_text, 1);
  auto* answers = new QHBoxLayout;
  answers->setSpacing(2 * unit);
  answers->addWidget(m_keep);
  answers->addWidget(m_fewer);
  column->addLayout(answers);
  connect(m_keep, &Chip::clicked, this, [this] { Q_EMIT answered(PromptLevel::newcomer); });
  connect(m_fewer, &Chip::clicked, this, [this] { Q_EMIT answered(PromptLevel::knowing); });
  retranslate();
  m_over->installEventFilter(this);
  follow();
}

void GuidedQuestion::retranslate() {
  m_text->setText(tr("Round 1 is done. Keep the prompts for newcomers?"));
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = tr("Keep them");
  m_keep->setLook(look);
  look.text = tr("Fewer from now on");
  m_fewer->setLook(look);
  setAccessibleName(m_text->text());
}

// At the foot of what it lies over, as high as the question needs.
void GuidedQuestion::follow() {
  QRect room = m_over->geometry();
  const int needed = std::max(layout()->heightForWidth(room.width()), minimumSizeHint().height());
  room.setTop(room.bottom() + 1 - needed);
  // The folded log is narrower than the answers.
  room.setLeft(std::min(room.left(), room.right() + 1 - minimumSizeHint().width()));
  setGeometry(room);
  raise();
}

bool GuidedQuestion::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Move) follow();
  return QWidget::eventFilter(watched, event);
}

void GuidedQuestion::keyPressEvent(QKeyEvent* event) {
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  for (Chip* chip : {m_keep, m_fewer}) {
    if (enters && chip->hasFocus()) return chip->click();
  }
  QWidget::keyPressEvent(event);
}

void GuidedQuestion::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) follow();
  QWidget::changeEvent(event);
}

void GuidedQuestion::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, rect(), theme.surface, theme.choose);
}

} // namespace nilometer::ui
