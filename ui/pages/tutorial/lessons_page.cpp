// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lessons_page.h"

#include "ui/pages/tutorial/lesson_list.h"
#include "ui/pages/tutorial/lesson_view.h"
#include "ui/store/games/preferences.h"

#include <QEvent>
#include <QScrollArea>

#include <utility>

namespace nilometer::ui {

namespace {

QScrollArea* scrollArea(QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  return area;
}

} // namespace

LessonsPage::LessonsPage(Preferences& preferences, LessonSource source, QWidget* parent)
    : QStackedWidget(parent), m_preferences(preferences), m_source(std::move(source)),
      m_listRoom(scrollArea(this)), m_lessonRoom(scrollArea(this)), m_list(new LessonList) {
  m_listRoom->setWidget(m_list);
  addWidget(m_listRoom);
  addWidget(m_lessonRoom);
  connect(m_list, &LessonList::closeRequested, this, &LessonsPage::closeRequested);
  connect(m_list, &LessonList::startRequested, this, &LessonsPage::take);
  showList();
}

void LessonsPage::start() {
  leave();
  m_list->setFocus();
}

void LessonsPage::showList() {
  std::vector<LessonList::Row> rows;
  for (const LessonTitle& lesson : m_source.list()) {
    LessonList::Row& row =
        rows.emplace_back(LessonList::Row{lesson, m_preferences.lessonProgress(lesson.id)});
    if (row.progress.step >= row.steps) row.progress.step = 0;
  }
  m_list->show(rows);
}

void LessonsPage::take(const QString& id, int step) {
  auto wanted = m_source.take(id);
  if (!wanted) return;
  m_lesson = new LessonView(std::move(wanted), step, m_preferences.motion());
  m_lessonRoom->setWidget(m_lesson);
  setCurrentWidget(m_lessonRoom);
  connectLesson(id);
  m_lesson->setFocus();
}

void LessonsPage::connectLesson(const QString& id) {
  const auto keep = [this, id](int step) {
    const bool done = m_preferences.lessonProgress(id).done;
    m_preferences.setLessonProgress(id, {step, done});
  };
  keep(m_lesson->run().index());
  connect(m_lesson, &LessonView::stepReached, this, keep);
  connect(m_lesson, &LessonView::finished, this, [this, id] { finish(id); });
  connect(m_lesson, &LessonView::leaveRequested, this, &LessonsPage::start);
  connect(m_lesson, &LessonView::ruleRequested, this, &LessonsPage::ruleRequested);
  connect(m_lesson, &LessonView::languageRequested, this, &LessonsPage::languageRequested);
  connect(m_lesson, &LessonView::helpRequested, this, &LessonsPage::helpRequested);
  connect(m_lesson, &LessonView::menuRequested, this, &LessonsPage::menuRequested);
}

void LessonsPage::finish(const QString& id) {
  m_preferences.setLessonProgress(id, {0, true});
  start();
}

void LessonsPage::leave() {
  // It may be the sender: gone when it has finished.
  if (m_lesson != nullptr) {
    m_lessonRoom->takeWidget();
    m_lesson->setParent(this);
    m_lesson->hide();
    m_lesson->deleteLater();
    m_lesson = nullptr;
  }
  showList();
  setCurrentWidget(m_listRoom);
}

void LessonsPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) showList();
  QStackedWidget::changeEvent(event);
}

} // namespace nilometer::ui
