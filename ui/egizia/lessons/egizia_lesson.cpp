// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/lessons/egizia_lesson.h"

#include "ui/egizia/lessons/lesson_marks.h"
#include "ui/egizia/lessons/lessons.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/strip/strip_view.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

LessonTitle titleOf(const Lesson& lesson) {
  return {lesson.id, lesson.title, lesson.summary, lesson.minutes,
          static_cast<int>(lesson.steps.size())};
}

std::optional<Lesson> lessonNamed(const QString& id, const LessonPosition::EditionPtr& edition) {
  std::vector<Lesson> lessons = allLessons(edition);
  const auto found = std::ranges::find(lessons, id, &Lesson::id);
  if (found == lessons.end()) return std::nullopt;
  return std::move(*found);
}

} // namespace

EgiziaLesson::EgiziaLesson(Lesson lesson) : m_lesson(std::move(lesson)) {}

const LessonPosition::EditionPtr& EgiziaLesson::edition() const {
  return m_lesson.steps.front().position->edition();
}

LessonTitle EgiziaLesson::title() const {
  return titleOf(m_lesson);
}

const LessonStep& EgiziaLesson::step(int step) const {
  return m_lesson.steps[static_cast<std::size_t>(step)];
}

void EgiziaLesson::translate() {
  if (auto same = lessonNamed(m_lesson.id, edition())) m_lesson = std::move(*same);
}

bool EgiziaLesson::beginsAnew(int step) const {
  return this->step(step).position.has_value();
}

std::unique_ptr<GameSession> EgiziaLesson::open(int step) {
  const LessonPosition table = m_lesson.tableAt(static_cast<std::size_t>(step));
  auto session = std::make_unique<EgiziaSession>(table.record(), edition());
  m_session = session.get();
  return session;
}

GameView* EgiziaLesson::makeTable(QWidget* parent) {
  m_table = new EgiziaView(*m_session, parent);
  m_marks = new LessonMarks(*m_table);
  return m_table;
}

void EgiziaLesson::point(int step) {
  m_marks->setSpots(this->step(step).spots);
}

bool EgiziaLesson::playOthers(int step) {
  bool played = true;
  for (const egizia::Entry& entry : this->step(step).then) {
    played = m_session->enter(entry).accepted && played;
  }
  return played;
}

void EgiziaLesson::solve(int step) {
  if (const auto& entry = this->step(step).solve) m_session->enter(*entry);
}

LessonJudgement EgiziaLesson::judgeEntered(int step, std::size_t entry) {
  m_attempt = LessonAttempt();
  m_attempt.entry = m_session->record().entries[entry].entry;
  m_attempt.before = record::stateAfter(m_session->record(), *edition(), entry);
  m_attempt.after = m_session->replay().state;
  m_attempt.verdict = m_session->replay().entries[entry].verdict;
  for (const egizia::Effect& effect : m_session->replay().effectsOf(entry)) {
    m_attempt.effects.push_back(effect);
  }
  return judgeAgain(step);
}

std::optional<LessonJudgement> EgiziaLesson::judgeRefused(int step) {
  if (!m_table->strip().content().refused) return std::nullopt;
  const auto& entry = m_table->draft().entry();
  if (!entry) return std::nullopt;
  LessonAttempt attempt;
  attempt.entry = *entry;
  attempt.before = m_session->shown();
  attempt.after = attempt.before;
  attempt.verdict = m_session->tryOut(*entry).verdict;
  if (!attempt.refused()) return std::nullopt;
  m_attempt = std::move(attempt);
  return judgeAgain(step);
}

LessonJudgement EgiziaLesson::judgeAgain(int step) const {
  return {this->step(step).check(m_attempt), m_attempt.refused()};
}

record::Result<LessonSource> egiziaLessons() {
  auto edition = lessonEdition();
  if (!edition) return edition.error();
  LessonSource source;
  source.list = [edition = *edition] {
    std::vector<LessonTitle> titles;
    for (const Lesson& lesson : allLessons(edition)) titles.push_back(titleOf(lesson));
    return titles;
  };
  source.take = [edition = *edition](const QString& id) -> std::unique_ptr<LessonGame> {
    auto lesson = lessonNamed(id, edition);
    return lesson ? std::make_unique<EgiziaLesson>(std::move(*lesson)) : nullptr;
  };
  return source;
}

} // namespace nilometer::ui
