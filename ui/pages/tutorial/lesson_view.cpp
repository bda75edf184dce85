// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_view.h"

#include "ui/base/style/chip.h"
#include "ui/pages/tutorial/lesson_panel.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/header_bar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

LessonView::LessonView(std::unique_ptr<LessonGame> lesson, int step, bool motion, QWidget* parent)
    : QWidget(parent), m_run(new LessonRun(std::move(lesson), step, this)), m_motion(motion),
      m_column(new QVBoxLayout(this)), m_panel(new LessonPanel(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  connect(m_run, &LessonRun::tableChanged, this, &LessonView::showTable);
  connect(m_run, &LessonRun::changed, this, &LessonView::refresh);
  connect(m_run, &LessonRun::finished, this, &LessonView::finished);
  connect(m_panel, &LessonPanel::answered, m_run, &LessonRun::answer);
  connect(m_panel, &LessonPanel::ruleRequested, this, &LessonView::ruleRequested);
  connect(m_panel->leaveButton(), &Chip::clicked, this, &LessonView::leaveRequested);
  connect(m_panel->backButton(), &Chip::clicked, m_run, &LessonRun::back);
  connect(m_panel->hintButton(), &Chip::clicked, m_run, &LessonRun::help);
  connect(m_panel->nextButton(), &Chip::clicked, m_run, &LessonRun::next);
  showTable();
  refresh();
  // All parts of the table, whichever there will be.
  qApp->installEventFilter(this);
}

LessonView::~LessonView() {
  qApp->removeEventFilter(this);
  // The table looks at the session of the run until it is gone.
  m_panel->setParent(this);
  delete m_table;
}

void LessonView::showTable() {
  GameView* old = m_table;
  m_table = m_run->game().makeTable(this);
  m_table->setMotion(m_motion);
  m_table->installEventFilter(this);
  m_column->addWidget(m_table);
  m_panel->setParent(m_table);
  m_table->putBelowPlayers(*m_panel);
  connectHeader();
  connect(m_table, &GameView::refreshed, m_run, &LessonRun::followTable);
  connect(m_table, &GameView::ruleRequested, this, &LessonView::ruleRequested);
  setFocusProxy(m_table);
  // At once, not when the event loop gets to it: what is pressed next has to have a place.
  m_table->show();
  m_column->activate();
  if (old == nullptr) return;
  const bool focused = old->isAncestorOf(QApplication::focusWidget()) || old->hasFocus();
  delete old;
  if (focused) m_table->setFocus();
}

void LessonView::connectHeader() {
  const HeaderBar& header = m_table->header();
  connect(header.languageButton(), &Chip::clicked, this, &LessonView::languageRequested);
  connect(header.helpButton(), &Chip::clicked, this, &LessonView::helpRequested);
  connect(header.menuButton(), &Chip::clicked, this, &LessonView::menuRequested);
}

void LessonView::refresh() {
  m_panel->show(*m_run);
  m_run->game().point(m_run->index(), m_run->isSolved());
  // Only one thing waits for Enter.
  m_table->strip().setEnabled(acts());
  if (m_shownStep == m_run->index()) return;
  m_shownStep = m_run->index();
  m_table->setFocus();
  Q_EMIT stepReached(m_shownStep);
}

bool LessonView::eventFilter(QObject* watched, QEvent* event) {
  if (answerByPress(*watched, *event)) return true;
  if (watched == m_table && event->type() == QEvent::KeyPress) {
    if (press(static_cast<const QKeyEvent&>(*event))) return true;
  }
  return QWidget::eventFilter(watched, event);
}

bool LessonView::answerByPress(const QObject& pressed, const QEvent& event) {
  const bool byMouse =
      event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
  if (!byMouse && event.type() != QEvent::KeyPress) return false;
  if (m_run->step().kind != LessonText::Kind::ask || m_run->isSolved()) return false;
  const auto* part = qobject_cast<const QWidget*>(&pressed);
  if (part == nullptr || !m_table->isAncestorOf(part)) return false;
  QPoint at = part->rect().center();
  if (byMouse) {
    const auto& mouse = static_cast<const QMouseEvent&>(event);
    if (mouse.button() != Qt::LeftButton) return false;
    at = mouse.position().toPoint();
  } else if (static_cast<const QKeyEvent&>(event).key() != Qt::Key_Space) {
    return false;
  }
  const bool isPanel = part == m_panel || m_panel->isAncestorOf(part);
  const int answer =
      isPanel ? -1 : m_run->game().answerAt(m_run->index(), part->mapTo(m_table, at));
  if (answer >= 0) m_run->answer(answer);
  return answer >= 0;
}

bool LessonView::acts() const {
  return m_run->step().kind == LessonText::Kind::act && !m_run->isSolved();
}

bool LessonView::press(const QKeyEvent& key) {
  const bool isForNobody = isSingleKey(key) && !acts();
  const Qt::KeyboardModifiers plain = key.modifiers() & ~Qt::KeypadModifier;
  if (plain != Qt::NoModifier) return isForNobody;
  switch (key.key()) {
  case Qt::Key_Return:
  case Qt::Key_Enter: return pressEnter();
  case Qt::Key_Escape:
    if (m_table->strip().content().canGoBack) return false;
    Q_EMIT leaveRequested();
    return true;
  default: return pressDigit(key) || isForNobody;
  }
}

bool LessonView::pressEnter() {
  auto* focused = qobject_cast<Chip*>(QApplication::focusWidget());
  if (focused != nullptr && m_panel->isAncestorOf(focused)) {
    focused->click();
    return true;
  }
  // To act, the table needs the key.
  if (!m_run->isSolved()) return m_run->step().kind != LessonText::Kind::act;
  m_run->next();
  return true;
}

bool LessonView::pressDigit(const QKeyEvent& key) {
  if (m_run->step().kind != LessonText::Kind::ask) return false;
  const int answer = key.key() - Qt::Key_1;
  if (answer < 0 || answer >= static_cast<int>(m_run->step().answers.size())) return false;
  m_run->answer(answer);
  return true;
}

void LessonView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) m_run->translate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
