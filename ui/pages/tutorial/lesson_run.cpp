// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/lesson_run.h"

#include "ui/game/session/game_session.h"

#include <utility>

namespace nilometer::ui {

using Kind = LessonText::Kind;
using Tone = LessonFeedback::Tone;

namespace {

LessonFeedback told(const LessonJudgement& judgement) {
  const LessonVerdict& verdict = judgement.verdict;
  // Against the rules is never right, even if entered anyway.
  if (verdict.right && !judgement.refused) return {Tone::right, verdict.why};
  if (!verdict.right && !verdict.why.isEmpty()) return {Tone::wrong, verdict.why};
  if (judgement.refused) {
    return {Tone::wrong,
            LessonRun::tr("The rules forbid that. The strip below the board names the rule.")};
  }
  return {Tone::wrong,
          LessonRun::tr("The rules allow that, but it is not the task. It is taken back.")};
}

} // namespace

LessonRun::LessonRun(std::unique_ptr<LessonGame> lesson, int step, QObject* parent)
    : QObject(parent), m_game(std::move(lesson)) {
  const bool known = step > 0 && step < this->lesson().steps;
  goTo(known ? step : 0);
}

LessonRun::~LessonRun() = default;

void LessonRun::goTo(int index) {
  m_index = index;
  openTable();
  enterStep();
}

void LessonRun::openTable() {
  const std::unique_ptr<GameSession> old = std::exchange(m_session, m_game->open(m_index));
  m_entries = m_session->entries();
  connect(m_session.get(), &GameSession::changed, this, &LessonRun::follow);
  if (old) disconnect(old.get(), nullptr, this, nullptr);
  Q_EMIT tableChanged();
}

void LessonRun::enterStep() {
  m_solved = step().kind == Kind::read;
  m_hinted = false;
  m_refused = false;
  m_answer = -1;
  m_judged = false;
  m_feedback = {};
  Q_EMIT changed();
}

void LessonRun::next() {
  if (!m_solved) return;
  if (isLast()) return Q_EMIT finished();
  ++m_index;
  if (m_game->beginsAnew(m_index)) {
    openTable();
  } else {
    m_session->backToNow();
    m_moving = true;
    const bool played = m_game->playOthers(m_index - 1);
    m_moving = false;
    m_entries = m_session->entries();
    // The learner's own way may leave no room for what the others do: then the lesson's way.
    if (!played) openTable();
  }
  enterStep();
}

void LessonRun::back() {
  if (!isFirst()) goTo(m_index - 1);
}

void LessonRun::answer(int index) {
  if (step().kind != Kind::ask || m_solved || index < 0 ||
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
    m_judged = false;
    m_answer = -1;
    return say({Tone::hint, step().hint});
  }
  if (step().kind == Kind::ask) return answer(step().rightAnswer());
  m_game->solve(m_index);
}

void LessonRun::follow() {
  if (m_moving) return;
  const std::size_t entries = m_session->entries();
  if (entries > m_entries) judge();
  // Not from within the session's own signal: the window has not shown the entry yet.
  if (entries != m_entries) {
    QMetaObject::invokeMethod(this, &LessonRun::keepTable, Qt::QueuedConnection);
  }
}

/// Takes back what does not belong to the lesson, and brings back what does.
void LessonRun::keepTable() {
  m_moving = true;
  while (m_session->entries() > m_entries) m_session->undo();
  while (m_session->entries() < m_entries && m_session->canRedo()) m_session->redo();
  m_moving = false;
}

void LessonRun::judge() {
  if (step().kind != Kind::act || m_solved) {
    // What was right stays on the screen.
    if (!m_judged && m_answer < 0) {
      say({Tone::wrong, tr("That comes later and is taken back. First go on with the lesson.")});
    }
    return;
  }
  const LessonFeedback feedback = told(m_game->judgeEntered(m_index, m_entries));
  m_refused = false;
  m_judged = true;
  if (feedback.tone == Tone::right) {
    m_solved = true;
    m_entries = m_session->entries();
  }
  say(feedback);
}

void LessonRun::followTable() {
  if (step().kind != Kind::act || m_solved) return;
  const auto judgement = m_game->judgeRefused(m_index);
  if (!judgement) {
    if (!std::exchange(m_refused, false)) return;
    m_judged = false;
    return say({});
  }
  const LessonFeedback feedback = told(*judgement);
  if (m_refused && m_judged && feedback == m_feedback) return;
  m_refused = true;
  m_judged = true;
  say(feedback);
}

void LessonRun::translate() {
  m_game->translate();
  if (m_judged) {
    m_feedback = told(m_game->judgeAgain(m_index));
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
