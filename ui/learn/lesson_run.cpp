// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_run.h"

#include <utility>

namespace nilometer::ui {

using Tone = LessonFeedback::Tone;

LessonRun::LessonRun(Lesson lesson, int step, QObject* parent)
    : QObject(parent), m_lesson(std::move(lesson)),
      m_edition(m_lesson.steps.front().position->edition()) {
  const bool known = step > 0 && step < static_cast<int>(m_lesson.steps.size());
  goTo(known ? step : 0);
}

LessonRun::~LessonRun() = default;

bool LessonRun::isLast() const {
  return m_index + 1 == static_cast<int>(m_lesson.steps.size());
}

void LessonRun::goTo(int index) {
  m_index = index;
  openTable(m_lesson.tableAt(static_cast<std::size_t>(index)));
  enterStep();
}

void LessonRun::openTable(const LessonPosition& table) {
  const std::unique_ptr<EgiziaSession> old =
      std::exchange(m_session, std::make_unique<EgiziaSession>(table.record(), m_edition));
  m_entries = m_session->record().entries.size();
  connect(m_session.get(), &EgiziaSession::changed, this, &LessonRun::follow);
  if (old) disconnect(old.get(), nullptr, this, nullptr);
  Q_EMIT tableChanged();
}

void LessonRun::enterStep() {
  m_solved = step().kind == LessonStep::Kind::read;
  m_hinted = false;
  m_refused = false;
  m_answer = -1;
  m_attempt.reset();
  m_feedback = {};
  Q_EMIT changed();
}

void LessonRun::next() {
  if (!m_solved) return;
  if (isLast()) return Q_EMIT finished();
  const std::vector<egizia::Entry> others = step().then;
  ++m_index;
  if (step().position) {
    openTable(*step().position);
  } else {
    m_session->backToNow();
    m_moving = true;
    bool played = true;
    for (const egizia::Entry& entry : others) played = m_session->enter(entry).accepted && played;
    m_moving = false;
    m_entries = m_session->record().entries.size();
    // The learner's own way may leave no room for what the others do: then the lesson's way.
    if (!played) openTable(m_lesson.tableAt(static_cast<std::size_t>(m_index)));
  }
  enterStep();
}

void LessonRun::back() {
  if (!isFirst()) goTo(m_index - 1);
}

void LessonRun::answer(int index) {
  if (step().kind != LessonStep::Kind::ask || m_solved || index < 0 ||
      index >= static_cast<int>(step().answers.size())) {
    return;
  }
  m_answer = index;
  const LessonVerdict& verdict = step().answers[static_cast<std::size_t>(index)].verdict;
  m_solved = verdict.right;
  say({verdict.right ? Tone::right : Tone::wrong, verdict.why});
}

void LessonRun::help() {
  if (m_solved) return;
  if (!m_hinted) {
    m_hinted = true;
    m_attempt.reset();
    m_answer = -1;
    return say({Tone::hint, step().hint});
  }
  if (step().kind == LessonStep::Kind::ask) return answer(step().rightAnswer());
  if (step().solve) m_session->enter(*step().solve);
}

void LessonRun::follow() {
  if (m_moving) return;
  const std::size_t entries = m_session->record().entries.size();
  if (entries > m_entries) judge();
  // Not from within the session's own signal: the window has not shown the entry yet.
  if (entries != m_entries) {
    QMetaObject::invokeMethod(this, &LessonRun::keepTable, Qt::QueuedConnection);
  }
}

/// Takes back what does not belong to the lesson, and brings back what does.
void LessonRun::keepTable() {
  m_moving = true;
  while (m_session->record().entries.size() > m_entries) m_session->undo();
  while (m_session->record().entries.size() < m_entries && m_session->canRedo()) m_session->redo();
  m_moving = false;
}

void LessonRun::judge() {
  if (step().kind != LessonStep::Kind::act || m_solved) {
    // What was right stays on the screen.
    if (!m_attempt && m_answer < 0) {
      say({Tone::wrong, tr("That comes later and is taken back. First go on with the lesson.")});
    }
    return;
  }
  const egizia::RecordedEntry& entered = m_session->record().entries[m_entries];
  LessonAttempt attempt;
  attempt.entry = entered.entry;
  attempt.before = record::stateAfter(m_session->record(), *m_edition, m_entries);
  attempt.after = m_session->replay().state;
  attempt.verdict = m_session->replay().entries[m_entries].verdict;
  for (const egizia::Effect& effect : m_session->replay().effectsOf(m_entries)) {
    attempt.effects.push_back(effect);
  }
  const LessonFeedback feedback = told(attempt);
  m_refused = false;
  m_attempt = std::move(attempt);
  if (feedback.tone == Tone::right) {
    m_solved = true;
    m_entries = m_session->record().entries.size();
  }
  say(feedback);
}

LessonFeedback LessonRun::told(const LessonAttempt& attempt) const {
  const LessonVerdict verdict = step().check(attempt);
  // Against the rules is never right, even if entered anyway.
  if (verdict.right && !attempt.refused()) return {Tone::right, verdict.why};
  if (!verdict.right && !verdict.why.isEmpty()) return {Tone::wrong, verdict.why};
  if (attempt.refused()) {
    return {Tone::wrong, tr("The rules forbid that. The strip below the board names the rule.")};
  }
  return {Tone::wrong, tr("The rules allow that, but it is not the task. It is taken back.")};
}

void LessonRun::showRefusal(const std::optional<egizia::Entry>& entry) {
  if (step().kind != LessonStep::Kind::act || m_solved) return;
  if (!entry) {
    if (!std::exchange(m_refused, false)) return;
    m_attempt.reset();
    return say({});
  }
  if (m_refused && m_attempt && m_attempt->entry == *entry) return;
  LessonAttempt attempt;
  attempt.entry = *entry;
  attempt.before = m_session->shown();
  attempt.after = attempt.before;
  attempt.verdict = m_session->tryOut(*entry).verdict;
  if (!attempt.refused()) return;
  const LessonFeedback feedback = told(attempt);
  m_refused = true;
  m_attempt = std::move(attempt);
  say(feedback);
}

void LessonRun::translate(Lesson lesson) {
  m_lesson = std::move(lesson);
  if (m_attempt) {
    m_feedback = told(*m_attempt);
  } else if (m_answer >= 0) {
    m_feedback.text = step().answers[static_cast<std::size_t>(m_answer)].verdict.why;
  } else if (m_feedback.tone == Tone::hint && m_hinted) {
    m_feedback.text = step().hint;
  } else {
    m_feedback = {};
  }
  Q_EMIT changed();
}

void LessonRun::say(const LessonFeedback& feedback) {
  m_feedback = feedback;
  Q_EMIT changed();
}

} // namespace nilometer::ui
