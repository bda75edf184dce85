// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/asked_row.h"

#include "ui/strip/keyboard.h"
#include "ui/style/plain_label.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <initializer_list>

namespace nilometer::ui {

namespace {

constexpr int mostPrinted = 99;

ChipLook look(const QString& text, QChar key, const QString& tip) {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = text;
  look.keyCap = key;
  look.tip = tip;
  return look;
}

} // namespace

AskedRow::AskedRow(QWidget* parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_text(plainLabel(this)), m_matches(new Chip(this)), m_other(new Chip(this)),
      m_edit(new QLineEdit(this)), m_notNow(new Chip(this)) {
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(unit);
  m_text->setWordWrap(true);
  m_layout->addWidget(m_text, 1);
  auto* answers = new QHBoxLayout;
  answers->setSpacing(unit);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_matches, m_other, m_edit, m_notNow}) {
    answers->addWidget(widget);
  }
  answers->addStretch(1);
  m_layout->addLayout(answers);
  m_edit->setValidator(new QIntValidator(0, mostPrinted, m_edit));
  m_edit->setMaxLength(2);
  m_edit->hide();
  m_edit->installEventFilter(this);
  connect(m_matches, &Chip::clicked, this, &AskedRow::matches);
  connect(m_other, &Chip::clicked, this, &AskedRow::startTyping);
  connect(m_notNow, &Chip::clicked, this, &AskedRow::notNow);
  retranslate();
}

void AskedRow::setContent(const AskedContent& content) {
  setVisible(!content.isEmpty());
  if (content == m_content) return;
  if (content.question != m_content.question) stopTyping();
  m_content = content;
  retranslate();
}

void AskedRow::retranslate() {
  const bool asks = !m_content.question.isEmpty();
  // What came of the answer to this question, then the question once more.
  QStringList texts{m_content.said, m_content.question};
  texts.removeAll(QString());
  m_text->setText(texts.join(QLatin1Char(' ')));
  setAccessibleName(m_text->text());
  m_matches->setLook(
      m_content.offersCopy
          ? look(tr("Judge again"), matchesKey, tr("Shows first what would be different."))
          : look(words::fill(tr("%1 ✓ Matches"), {words::number(m_content.number)}), matchesKey,
                 tr("That is what stands on your copy.")));
  m_other->setLook(look(m_content.missing ? tr("Type the number") : tr("Another number"), otherKey,
                        tr("Type what stands on your copy. Enter takes it over.")));
  m_notNow->setLook(look(tr("Not now"), notNowKey,
                         m_content.missing ? tr("The entry has to wait.")
                                           : tr("Nobody is asked this again in this game.")));
  m_edit->setAccessibleName(tr("The number printed there"));
  m_matches->setVisible(asks && !m_content.missing);
  m_notNow->setVisible(asks);
  m_other->setVisible(asks && !m_content.offersCopy && m_edit->isHidden());
  m_edit->setFixedWidth(m_edit->fontMetrics().horizontalAdvance(QStringLiteral("000")) + 6 * unit);
  arrange();
}

bool AskedRow::press(const QString& key) {
  if (m_content.question.isEmpty() || isHidden()) return false;
  if (key == matchesKey && !m_content.missing)
    m_matches->click();
  else if (key == otherKey && !m_content.offersCopy)
    startTyping();
  else if (key == notNowKey)
    m_notNow->click();
  else
    return false;
  return true;
}

void AskedRow::startTyping() {
  m_edit->clear();
  m_edit->show();
  m_other->hide();
  arrange();
  Q_EMIT widthChanged();
  m_edit->setFocus();
}

void AskedRow::stopTyping() {
  if (m_edit->isHidden()) return;
  if (m_edit->hasFocus()) giveKeyboardToTable(*this);
  m_edit->hide();
  m_other->setVisible(!m_content.question.isEmpty() && !m_content.offersCopy);
  arrange();
  Q_EMIT widthChanged();
}

void AskedRow::take() {
  if (m_edit->text().isEmpty()) return;
  const int number = m_edit->text().toInt();
  stopTyping();
  Q_EMIT corrected(number);
}

bool AskedRow::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_edit || event->type() != QEvent::KeyPress) {
    return QWidget::eventFilter(watched, event);
  }
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (enters) take();
  if (key == Qt::Key_Escape) stopTyping();
  return enters || key == Qt::Key_Escape;
}

int AskedRow::answersWidth() const {
  int width = 0;
  for (const QWidget* widget :
       std::initializer_list<const QWidget*>{m_matches, m_other, m_edit, m_notNow}) {
    if (!widget->isHidden()) width += widget->sizeHint().width() + unit;
  }
  return width;
}

int AskedRow::lineWidth() const {
  return fontMetrics().horizontalAdvance(m_text->text()) + answersWidth() + 2 * unit;
}

/// Beside each other, or the answers below where the letters are large.
void AskedRow::arrange() {
  const int text = fontMetrics().horizontalAdvance(m_text->text());
  const bool beside = text <= 2 * (width() - answersWidth());
  m_layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void AskedRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void AskedRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
