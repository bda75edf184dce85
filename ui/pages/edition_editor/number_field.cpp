// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/tool_tip.h"
#include "ui/pages/edition_editor/cell_painting.h"
#include "ui/pages/edition_editor/copy_cells.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int roundEnd = 2; // how far a mark stays away from the end of a round cell
constexpr int markGap = 3;  // between a number and its mark

struct CellWords {
  Q_DECLARE_TR_FUNCTIONS(CopyCells)
};

} // namespace

NumberField::NumberField(const QString& place, QWidget* parent) : QLineEdit(parent) {
  static const QRegularExpression digits(QStringLiteral("\\d*"));
  setObjectName(place);
  setFrame(false);
  setAlignment(Qt::AlignCenter);
  setAttribute(Qt::WA_Hover);
  setInputMethodHints(Qt::ImhDigitsOnly);
  setValidator(new QRegularExpressionValidator(digits, this));
  setContextMenuPolicy(Qt::NoContextMenu);
  connect(this, &QLineEdit::inputRejected, this, &NumberField::sayBounds);
  connect(this, &QLineEdit::textEdited, this, [this] { sayDoubt(true); });
  QPalette clear;
  clear.setBrush(QPalette::Base, Qt::transparent);
  setPalette(clear);
}

void NumberField::setContent(const Content& content) {
  const bool isTyping = isModified() && hasFocus() && content.value == m_content.value;
  m_content = content;
  // A digit more than needed: a number that is too large is told so, not cut to a smaller one.
  const int length = std::max<int>(1, static_cast<int>(QString::number(content.most).size())) + 1;
  if (length != maxLength()) {
    setMaxLength(length); // forgets that somebody is typing
    setModified(isTyping);
  }
  setAccessibleName(content.name);
  setTip(*this, content.tip);
  if (!isTyping) showValue();
  updateGeometry();
  update();
}

void NumberField::showValue() {
  setText(printed());
  if (hasFocus()) selectAll();
}

QString NumberField::printed() const {
  return m_content.sureness == Sureness::missing ? QString() : QString::number(m_content.value);
}

std::optional<int> NumberField::typed() const {
  bool ok = false;
  const int value = text().toInt(&ok);
  if (!ok || value < m_content.least || value > m_content.most) return std::nullopt;
  return value;
}

void NumberField::sayBounds() {
  say(text::fill(CellWords::tr("From %1 to %2"),
                 {text::number(m_content.least), text::number(m_content.most)}));
}

// A number that is still being typed is not too small yet.
void NumberField::sayDoubt(bool isTyped) {
  const std::optional<int> value = typed();
  if (!value || !m_content.likely || m_content.likely->contains(*value)) return;
  const auto [least, most] = *m_content.likely;
  const bool isLow = *value < least;
  if (isTyped && isLow && text().size() < QString::number(least).size()) return;
  const QString doubt = isLow ? CellWords::tr("Can %1 be printed there? At least %2 is likely.")
                              : CellWords::tr("Can %1 be printed there? At most %2 is likely.");
  say(text::fill(doubt, {text::number(*value), text::number(isLow ? least : most)}));
}

// Where the keyboard goes on to and the click that takes it there put away every hint: only after
// them does it stay.
void NumberField::say(const QString& sentence) {
  if (m_leaving == Leaving::withAClick) {
    m_afterTheClick = sentence;
    qApp->installEventFilter(this);
    return;
  }
  QTimer::singleShot(0, this, [this, sentence] {
    if (isVisible()) QToolTip::showText(mapToGlobal(rect().bottomLeft()), sentence, this);
  });
}

bool NumberField::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease) {
    qApp->removeEventFilter(this);
    say(m_afterTheClick);
  }
  return QLineEdit::eventFilter(watched, event);
}

void NumberField::take() {
  if (!isModified()) return;
  const std::optional<int> value = typed();
  value ? sayDoubt(false) : sayBounds();
  if (value) return enter(*value);
  showValue();
}

/// Any number is another one where none was known.
void NumberField::enter(int value) {
  const bool isOther = value != m_content.value || m_content.sureness == Sureness::missing;
  m_content.value = value;
  showValue();
  if (isOther) Q_EMIT entered(value);
}

void NumberField::stepBy(int by) {
  const int value = std::clamp(typed().value_or(m_content.value) + by, m_content.least,
                               std::max(m_content.least, m_content.most));
  enter(value);
}

bool NumberField::event(QEvent* event) {
  return leavesToTheCopy(*this, *event) ? false : QLineEdit::event(event);
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Up: return stepBy(1);
  case Qt::Key_Down: return stepBy(-1);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (!isModified()) return event->ignore();
    return take();
  case Qt::Key_Escape:
    if (!isModified()) return event->ignore();
    return showValue();
  default: QLineEdit::keyPressEvent(event);
  }
}

void NumberField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  if (!isModified()) selectAll();
  update();
}

// A click is for another number: the first digit replaces the old one.
void NumberField::mouseReleaseEvent(QMouseEvent* event) {
  QLineEdit::mouseReleaseEvent(event);
  if (!isModified() && !hasSelectedText()) selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) {
    m_leaving = event->reason() == Qt::MouseFocusReason ? Leaving::withAClick : Leaving::no;
    take();
    m_leaving = Leaving::no;
  }
  update();
}

// Between the number and the end of the room for the mark.
int NumberField::beforeMark() const {
  return m_content.shape == Shape::round ? roundEnd + markGap : markGap;
}

qreal NumberField::radius() const {
  return m_content.shape == Shape::round ? std::min(width(), height()) / 2.0 : cornerRadius;
}

void NumberField::paintPrint(QPainter& painter) const {
  const QFontMetrics letters = fontMetrics();
  const QString number = printed();
  const int beside = letters.horizontalAdvance(m_content.before);
  const int all = beside + letters.horizontalAdvance(number);
  const Theme& theme = themeOf(*this);
  const auto text = [&](int left, const QString& part, const QColor& ink) {
    painter.setPen(ink);
    painter.drawText(QRect(left, 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter, part);
  };
  int left = (width() - all) / 2;
  if (m_content.sureness != Sureness::certain) {
    const int free = width() - sureMarkWidth(font()) - beforeMark() - all;
    left = std::clamp(left, 1, std::max(1, free));
  }
  text(left, m_content.before, theme.quietInk);
  text(left + beside, number, theme.ink);
}

void NumberField::paintEvent(QPaintEvent* event) {
  const Theme& theme = themeOf(*this);
  {
    QPainter painter(this);
    painter.setFont(font());
    paintCellGround(painter, rect(), m_content.sureness, touchOf(*this), theme, radius());
    const bool isRound = m_content.shape == Shape::round;
    paintSureMark(painter, rect().adjusted(0, 0, isRound ? -roundEnd : 0, 0), m_content.sureness,
                  theme, isRound ? MarkAt::middle : MarkAt::corner);
    if (hasFocus())
      paintCellFocus(painter, rect(), theme, radius());
    else
      return paintPrint(painter);
  }
  QLineEdit::paintEvent(event);
}

void NumberField::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QLineEdit::changeEvent(event);
}

QSize NumberField::sizeHint() const {
  const QFontMetrics letters = fontMetrics();
  const QString widest(QString::number(m_content.most).size(), u'8');
  const int text = letters.horizontalAdvance(m_content.before + widest);
  return {std::max<int>(targetHeight, text + sureMarkWidth(font()) + beforeMark() + 2 * unit),
          cellHeight(letters)};
}

QSize NumberField::minimumSizeHint() const {
  return sizeHint();
}

} // namespace nilometer::ui
