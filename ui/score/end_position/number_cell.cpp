// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/number_cell.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/text/plain_line.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// More than any list of spaces needs.
constexpr int longest = 200;

} // namespace

FieldLine::FieldLine(QWidget* parent) : QLineEdit(parent), m_sign(new QAction(this)) {
  setMaxLength(longest);
  setMinimumHeight(targetHeight);
  m_sign->setVisible(false);
  addAction(m_sign, QLineEdit::TrailingPosition);
  connect(m_sign, &QAction::triggered, this, &FieldLine::disputeRequested);
  paintSign();
}

void FieldLine::setDisputed(const QString& tip) {
  m_sign->setVisible(!tip.isEmpty());
  m_sign->setToolTip(toolTipOf(tip));
}

void FieldLine::paintSign() {
  constexpr Length size = 4 * unit;
  QPixmap sign(QSize(size, size) * devicePixelRatioF());
  sign.setDevicePixelRatio(devicePixelRatioF());
  sign.fill(Qt::transparent);
  QPainter painter(&sign);
  QFont bold = font();
  bold.setBold(true);
  bold.setPixelSize(size);
  painter.setFont(bold);
  painter.setPen(themeOf(*this).choose);
  painter.drawText(QRect(0, 0, size, size), Qt::AlignCenter, QStringLiteral("?"));
  m_sign->setIcon(sign);
}

void FieldLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) paintSign();
  QLineEdit::changeEvent(event);
}

void FieldLine::contextMenuEvent(QContextMenuEvent* event) {
  QMenu* menu = createStandardContextMenu();
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addSeparator();
  connect(addDisputeAction(*menu), &QAction::triggered, this, &FieldLine::disputeRequested);
  menu->popup(event->globalPos());
}

QAction* addDisputeAction(QMenu& menu) {
  QAction* action = menu.addAction(NumberCell::tr("Disputed…"));
  action->setShortcut(Qt::CTRL | Qt::Key_D);
  return action;
}

void FieldLine::keyPressEvent(QKeyEvent* event) {
  const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
  switch (event->key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
    Q_EMIT stepped(shift ? -1 : 1);
    return;
  case Qt::Key_Down: Q_EMIT stepped(1); return;
  case Qt::Key_Up: Q_EMIT stepped(-1); return;
  default: QLineEdit::keyPressEvent(event);
  }
}

NumberCell::NumberCell(QWidget* parent)
    : QWidget(parent), m_line(new FieldLine(this)), m_beside(plainLabel(this)),
      m_problem(plainLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  m_line->setMinimumWidth(14 * unit);
  m_problem->setWordWrap(true);
  m_problem->setForegroundRole(QPalette::BrightText);
  m_problem->hide();
  m_beside->setForegroundRole(QPalette::PlaceholderText);
  m_beside->hide();
  auto* line = new QHBoxLayout;
  line->setSpacing(2 * unit);
  line->addWidget(m_line);
  line->addWidget(m_beside, 1);
  column->addLayout(line);
  column->addWidget(m_problem);
  setFocusProxy(m_line);
  m_line->installEventFilter(this);
  connect(m_line, &QLineEdit::textEdited, this, &NumberCell::takeTyped);
  connect(m_line, &FieldLine::stepped, this, &NumberCell::stepped);
}

void NumberCell::setContent(const Content& content) {
  if (content == m_content) return;
  m_content = content;
  if (m_offered)
    offer(content.text.isEmpty() && !content.proposal.isEmpty());
  else if (text::plainLine(m_line->text()) != content.text)
    m_line->setText(content.text);
  m_line->setAccessibleName(content.name);
  const bool isOne = content.goesOn == GoesOn::whenDone;
  m_line->setInputMethodHints(isOne ? Qt::ImhDigitsOnly : Qt::ImhNone);
  QStringList said{content.disputed, content.problem.isEmpty() ? content.tip : content.problem};
  said.removeAll(QString());
  setTip(*m_line, content.tip, said.join(u'\n'));
  m_line->setDisputed(content.disputed);
  m_line->setPlaceholderText(content.proposal);
  m_beside->setText(content.beside);
  m_beside->setVisible(!content.beside.isEmpty());
  if (!content.beside.isEmpty()) m_line->setMaximumWidth(20 * unit);
  m_problem->setText(content.problem);
  m_problem->setVisible(!content.problem.isEmpty());
  paintProblem();
}

void NumberCell::paintProblem() {
  QPalette colours;
  if (!m_content.problem.isEmpty()) colours.setColor(QPalette::Text, themeOf(*this).stop);
  m_line->setPalette(colours);
}

void NumberCell::offer(bool proposal) {
  m_offered = proposal;
  const QString text = proposal ? m_content.proposal : m_content.text;
  if (m_line->text() != text) m_line->setText(text);
  if (proposal) m_line->selectAll();
}

void NumberCell::takeTyped(const QString& text) {
  m_offered = false;
  const bool deleted = text.size() < m_content.text.size() && m_content.text.startsWith(text);
  m_content.text = text;
  Q_EMIT typed(text);
  const bool goesOn = m_content.goesOn == GoesOn::whenDone && !deleted;
  if (goesOn && m_line->cursorPosition() == text.size() && isDone(text)) Q_EMIT filled();
}

bool NumberCell::isDone(const QString& text) const {
  const auto isDigit = [](QChar letter) { return letter >= u'0' && letter <= u'9'; };
  if (text.isEmpty() || !std::ranges::all_of(text, isDigit)) return false;
  bool ok = false;
  const int value = text.toInt(&ok);
  if (!ok || value < m_content.bounds.least || value > m_content.bounds.most) return false;
  return value == 0 || value > m_content.likely / 10;
}

bool NumberCell::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    // Not with the mouse: the click sets the cursor, and a digit would join the proposal's.
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    const bool byKey = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (byKey && m_content.text.isEmpty() && !m_content.proposal.isEmpty()) offer(true);
    m_pressedInto = reason == Qt::MouseFocusReason;
  }
  // As with Tab, typing replaces what stands there; a second press sets the cursor.
  const bool letsGo = event->type() == QEvent::MouseButtonRelease;
  if (letsGo && std::exchange(m_pressedInto, false) && !m_line->hasSelectedText()) {
    QTimer::singleShot(0, m_line, &QLineEdit::selectAll);
  }
  if (event->type() == QEvent::FocusOut && m_offered) offer(false);
  return QWidget::eventFilter(watched, event);
}

void NumberCell::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) paintProblem();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
