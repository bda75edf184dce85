// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/asked_row.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/tool_tip.h"
#include "ui/table/action_bar/keyboard.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

namespace {

constexpr int mostPrinted = 99;

ChipLook look(const QString& text, QChar key, const QString& tip) {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = text;
  if (singleKeysPress()) look.keyCap = key;
  look.tip = tip;
  return look;
}

} // namespace

AskedRow::AskedRow(QWidget* parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_text(plainLabel(this)), m_matches(new Chip(this)), m_other(new Chip(this)),
      m_edit(new QLineEdit(this)), m_notNow(new Chip(this)), m_open(new Chip(this)) {
  makeTabStop(*this);
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(unit);
  m_text->setWordWrap(true);
  m_layout->addWidget(m_text, 1);
  auto* chips = new QHBoxLayout;
  chips->setSpacing(unit);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_matches, m_other, m_edit, m_notNow}) {
    chips->addWidget(widget);
  }
  chips->addStretch(1);
  m_layout->addLayout(chips);
  m_edit->setValidator(new QIntValidator(0, mostPrinted, m_edit));
  m_edit->setInputMethodHints(Qt::ImhDigitsOnly);
  m_edit->setMaxLength(2);
  m_edit->installEventFilter(this);
  connect(m_matches, &Chip::clicked, this, &AskedRow::matches);
  connect(m_other, &Chip::clicked, this, &AskedRow::startTyping);
  connect(m_notNow, &Chip::clicked, this, &AskedRow::notNow);
  connect(m_open, &Chip::clicked, this, &AskedRow::open);
  retranslate();
}

void AskedRow::setContent(const AskedContent& content) {
  setVisible(!content.isEmpty());
  if (content == m_content) return;
  if (content.question != m_content.question) {
    stopTyping();
    m_opened = false;
  }
  m_content = content;
  retranslate();
}

void AskedRow::setForm(Form form) {
  if (form == m_form) return;
  m_form = form;
  arrange();
}

bool AskedRow::isOpened() const {
  // Why the last answer cannot be is not folded away.
  const bool isRefused = !m_content.said.isEmpty() && !m_content.question.isEmpty();
  return m_opened || m_types || m_content.missing || isRefused;
}

QString AskedRow::textOf(Form form) const {
  // What came of the answer to this question, then the question once more.
  QStringList texts{m_content.said, m_content.question, m_content.why};
  texts.removeAll(QString());
  const bool saysNothing = m_content.said.isEmpty() && !m_content.question.isEmpty();
  const bool alone = form == Form::question && saysNothing;
  return alone ? m_content.question : texts.join(QLatin1Char(' '));
}

QFont AskedRow::letters() const {
  return fontWithHeight(font(), 11.5, QFont::Normal);
}

void AskedRow::retranslate() {
  setSpokenName(*this, textOf(Form::whole));
  setTip(*m_text, textOf(Form::whole));
  m_open->setLook(look(tr("Your copy?"), matchesKey, textOf(Form::whole)));
  m_matches->setLook(
      m_content.offersCopy
          ? look(tr("Judge again"), matchesKey, tr("Shows first what would be different."))
          : look(text::fill(tr("%1 ✓ Matches"), {text::number(m_content.number)}), matchesKey,
                 tr("That is what stands on your copy.")));
  m_other->setLook(look(m_content.missing ? tr("Type the number") : tr("Another number"), otherKey,
                        tr("Type what stands on your copy. Enter takes it over.")));
  m_notNow->setLook(
      look(tr("Not now"), notNowKey,
           m_content.missing ? tr("The entry has to wait.") : tr("Asked again after the round.")));
  setSpokenName(*m_edit, tr("The number printed there"));
  m_edit->setFixedWidth(m_edit->fontMetrics().horizontalAdvance(QStringLiteral("000")) + 6 * unit);
  arrange();
}

bool AskedRow::press(const QString& key) {
  if (m_content.question.isEmpty() || isHidden()) return false;
  const bool matching = key == matchesKey && !m_content.missing;
  const bool typing = key == otherKey && !m_content.offersCopy;
  if (!matching && !typing && key != notNowKey) return false;
  // Nobody answers what cannot be read.
  if (m_form == Form::folded)
    open();
  else if (matching)
    m_matches->click();
  else if (typing)
    startTyping();
  else
    m_notNow->click();
  return true;
}

void AskedRow::open() {
  m_opened = true;
  Q_EMIT widthChanged();
}

void AskedRow::startTyping() {
  m_types = true;
  m_edit->clear();
  arrange();
  Q_EMIT widthChanged();
  m_edit->setFocus();
}

bool AskedRow::stopTyping() {
  if (!m_types) return false;
  if (m_edit->hasFocus()) giveKeyboardToTable(*this);
  m_types = false;
  arrange();
  Q_EMIT widthChanged();
  return true;
}

bool AskedRow::take() {
  if (!m_types || m_edit->text().isEmpty()) return false;
  const int number = m_edit->text().toInt();
  stopTyping();
  Q_EMIT corrected(number);
  return true;
}

void AskedRow::typeAgain(int number) {
  startTyping();
  m_edit->setText(QString::number(number));
  m_edit->selectAll();
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

std::vector<QWidget*> AskedRow::answers() const {
  std::vector<QWidget*> all;
  if (m_content.question.isEmpty()) return all;
  if (!m_content.missing) all.push_back(m_matches);
  if (m_types)
    all.push_back(m_edit);
  else if (!m_content.offersCopy)
    all.push_back(m_other);
  all.push_back(m_notNow);
  return all;
}

int AskedRow::answersWidth() const {
  int width = 0;
  for (const QWidget* widget : answers()) width += widget->sizeHint().width() + unit;
  return width;
}

int AskedRow::textHeight(int width) const {
  const QRect room(0, 0, width, QWIDGETSIZE_MAX);
  return QFontMetrics(letters()).boundingRect(room, Qt::TextWordWrap, textOf(Form::whole)).height();
}

int AskedRow::lineWidth(Form form) const {
  if (form == Form::folded) return m_open->sizeHint().width();
  const QFont small = letters();
  const QFontMetrics metrics(small);
  const QString text = textOf(form);
  const int whole = wholeTextWidth(small, text) + unit;
  int width = std::min(whole, whole / 2 + unit);
  const auto isHigh = [&] {
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    return metrics.boundingRect(room, Qt::TextWordWrap, text).height() > 2 * metrics.lineSpacing();
  };
  while (width < whole && isHigh()) width = std::min<int>(whole, width + 2 * unit);
  return width + answersWidth() + 2 * unit;
}

bool AskedRow::areBeside(int width) const {
  return wholeTextWidth(letters(), textOf(m_form)) <= 2 * (width - answersWidth() - unit);
}

int AskedRow::heightForWidth(int width) const {
  const int chips = m_notNow->sizeHint().height();
  if (areBeside(width)) return std::max(chips, textHeight(width - answersWidth() - unit));
  return textHeight(width) + unit + chips;
}

/// Beside each other, or the answers below where the letters are large.
void AskedRow::arrange() {
  const bool folded = m_form == Form::folded;
  m_text->setFont(letters());
  if (m_text->text() != textOf(m_form)) m_text->setText(textOf(m_form));
  m_text->setVisible(!folded);
  m_open->setVisible(folded);
  const std::vector<QWidget*> shown = answers();
  for (QWidget* widget : std::initializer_list<QWidget*>{m_matches, m_other, m_edit, m_notNow}) {
    widget->setVisible(!folded && std::ranges::find(shown, widget) != shown.end());
  }
  m_open->setGeometry(width() - m_open->sizeHint().width(), 0, m_open->sizeHint().width(),
                      height());
  m_layout->setDirection(areBeside(width()) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
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
