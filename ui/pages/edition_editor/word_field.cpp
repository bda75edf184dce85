// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/word_field.h"

#include "ui/base/style/tool_tip.h"
#include "ui/pages/edition_editor/cell_painting.h"
#include "ui/pages/edition_editor/copy_cells.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length wordPadding = 2 * unit;
constexpr int mostLetters = 40; ///< docs/edition.md; words are counted in bytes there
constexpr int fewLetters = 10;  ///< room for a usual name

} // namespace

WordField::WordField(const QString& place, QWidget* parent) : QLineEdit(parent) {
  setObjectName(place);
  setFrame(false);
  setAttribute(Qt::WA_Hover);
  setMaxLength(mostLetters);
  QPalette clear;
  clear.setBrush(QPalette::Base, Qt::transparent);
  setPalette(clear);
}

void WordField::setContent(const Content& content) {
  const bool isTyping = isModified() && hasFocus() && content.word == m_content.word;
  m_content = content;
  setTextMargins(wordPadding - unit / 2, 0, sureMarkWidth(font()) + unit, 0);
  setAccessibleName(content.name);
  setTip(*this, content.tip);
  if (!isTyping) showWord();
  updateGeometry();
  update();
}

void WordField::showWord() {
  setText(m_content.word);
  setCursorPosition(0);
  if (hasFocus()) selectAll();
}

void WordField::take() {
  if (!isModified()) return;
  const QString word = text().simplified();
  const bool isOther = !word.isEmpty() && word != m_content.word;
  if (isOther) m_content.word = word;
  showWord();
  if (isOther) Q_EMIT entered(word);
}

bool WordField::event(QEvent* event) {
  return leavesToTheCopy(*this, *event) ? false : QLineEdit::event(event);
}

void WordField::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!enter && key != Qt::Key_Escape) return QLineEdit::keyPressEvent(event);
  if (!isModified()) return event->ignore();
  enter ? take() : showWord();
}

void WordField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  if (event->reason() != Qt::PopupFocusReason) selectAll();
  update();
}

void WordField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  const bool stays =
      event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason;
  if (!stays) take();
  update();
}

QSize WordField::sizeHint() const {
  const QFontMetrics letters = fontMetrics();
  const int word =
      std::max(letters.horizontalAdvance(m_content.word), letters.averageCharWidth() * fewLetters);
  return {word + 3 * wordPadding + sureMarkWidth(font()), cellHeight(letters)};
}

QSize WordField::minimumSizeHint() const {
  return sizeHint();
}

void WordField::paintEvent(QPaintEvent* event) {
  const Theme& theme = themeOf(*this);
  {
    QPainter painter(this);
    painter.setFont(font());
    paintCellGround(painter, rect(), m_content.sureness, touchOf(*this), theme);
    paintSureMark(painter, rect(), m_content.sureness, theme);
    if (hasFocus()) paintCellFocus(painter, rect(), theme);
  }
  QLineEdit::paintEvent(event);
}

void WordField::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QLineEdit::changeEvent(event);
}

} // namespace nilometer::ui
