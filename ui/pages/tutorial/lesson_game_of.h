// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/real_board_of.h"
#include "ui/game/session/session_of.h"
#include "ui/pages/tutorial/lesson_game.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/lesson_of.h"
#include "ui/table/view/game_view.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// How the lessons of any game are taken (LessonRun).
namespace nilometer::ui {

/// All lessons in the order in which they are best taken, in the language now in use.
template <class Lesson> using AllLessons = std::function<std::vector<Lesson>()>;
/// The lesson with that id; nothing if there is none.
template <class Lesson>
[[nodiscard]] std::optional<Lesson> lessonNamed(const QString& id, const AllLessons<Lesson>& all) {
  std::vector<Lesson> lessons = all();
  const auto found = std::ranges::find(lessons, id, &Lesson::id);
  if (found == lessons.end()) return std::nullopt;
  return std::move(*found);
}

/// A table in the window, as far as the lessons of a game have to know it.
template <class Session, class Step> struct TaughtTable {
  /// The session outlives the view.
  std::function<GameView*(Session& session, QWidget* parent)> make;
  /// The entry being made on the table, where the table shows it as refused.
  std::function<std::optional<typename Step::Rules::Entry>(const GameView& view)> refused;
  /// Where that is on it, in its coordinates; empty if it is not to be seen.
  std::function<QRect(const GameView& view, const typename decltype(Step::spots)::value_type&)>
      spotIn;
};

/// A lesson while it is taken on such tables.
template <class Session, class Step> class LessonGameOf : public LessonGame {
public:
  using Lesson = LessonOf<Step>;
  using Entry = typename Step::Rules::Entry;

  /// @pre its first step has a position
  LessonGameOf(Lesson lesson, AllLessons<Lesson> all, TaughtTable<Session, Step> taught)
      : m_lesson(std::move(lesson)), m_all(std::move(all)), m_taught(std::move(taught)) {}

  [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
  /// @pre open() was called
  [[nodiscard]] Session& session() const { return *m_session; }

  [[nodiscard]] LessonTitle title() const override { return m_lesson.inList(); }
  [[nodiscard]] const Step& step(int step) const override {
    return m_lesson.steps[static_cast<std::size_t>(step)];
  }
  void translate() override {
    if (auto same = lessonNamed(m_lesson.id, m_all)) m_lesson = std::move(*same);
  }
  [[nodiscard]] bool beginsAnew(int step) const override {
    return this->step(step).position.has_value();
  }
  void point(int step, bool solved) override {
    const Step& now = this->step(step);
    const auto right = now.places.find(now.rightAnswer());
    auto spots = now.spots;
    if (solved && right != now.places.end()) spots = {right->second};
    markSpots(*m_table, [this, spots] {
      std::vector<QRect> rects;
      for (const auto& spot : spots) rects.push_back(m_taught.spotIn(*m_table, spot));
      return rects;
    });
  }
  [[nodiscard]] int answerAt(int step, const QPoint& at) const override {
    for (const auto& [answer, spot] : this->step(step).places) {
      if (m_taught.spotIn(*m_table, spot).contains(at)) return answer;
    }
    return -1;
  }
  [[nodiscard]] std::unique_ptr<GameSession> open(int step) override {
    const auto table = m_lesson.tableAt(static_cast<std::size_t>(step));
    auto session = std::make_unique<Session>(table.record(), table.edition());
    RealBoardOf<typename Step::Rules>::of(*session).imagine();
    m_session = session.get();
    return session;
  }
  [[nodiscard]] GameView* makeTable(QWidget* parent) override {
    return m_table = m_taught.make(*m_session, parent);
  }
  bool playOthers(int step) override {
    bool played = true;
    for (const Entry& entry : this->step(step).then) {
      played = m_session->enter(entry).accepted && played;
    }
    return played;
  }
  void solve(int step) override {
    if (const auto& entry = this->step(step).solve) m_session->enter(*entry);
  }
  [[nodiscard]] LessonJudgement judgeEntered(int step, std::size_t entry) override {
    const auto& replay = m_session->replay();
    m_attempt = {};
    m_attempt.entry = m_session->record().entries[entry].entry;
    m_attempt.before = record::stateAfter(m_session->record(), m_session->edition(), entry);
    m_attempt.after = replay.state;
    m_attempt.verdict = replay.entries[entry].verdict;
    for (const table::Effect& effect : replay.effectsOf(entry)) {
      m_attempt.effects.push_back(effect);
    }
    return judgeAgain(step);
  }
  [[nodiscard]] std::optional<LessonJudgement> judgeRefused(int step) override {
    const auto entry = m_taught.refused(*m_table);
    if (!entry) return std::nullopt;
    typename Step::Attempt attempt;
    attempt.entry = *entry;
    attempt.before = m_session->shown();
    attempt.after = attempt.before;
    attempt.verdict = m_session->tryOut(*entry).verdict;
    if (!attempt.refused()) return std::nullopt;
    m_attempt = std::move(attempt);
    return judgeAgain(step);
  }
  [[nodiscard]] LessonJudgement judgeAgain(int step) const override {
    return {this->step(step).check(m_attempt), m_attempt.refused()};
  }

private:
  Lesson m_lesson;
  AllLessons<Lesson> m_all;
  TaughtTable<Session, Step> m_taught;
  Session* m_session = nullptr;     ///< the one opened last; not owned
  GameView* m_table = nullptr;      ///< the one made last; not owned
  typename Step::Attempt m_attempt; ///< the last one judged
};

/// The lessons of a game on such tables.
template <class Session, class Step>
[[nodiscard]] LessonSource lessonSource(const AllLessons<LessonOf<Step>>& all,
                                        const TaughtTable<Session, Step>& taught) {
  LessonSource source;
  source.list = [all] {
    std::vector<LessonTitle> titles;
    for (const LessonOf<Step>& lesson : all()) titles.push_back(lesson.inList());
    return titles;
  };
  source.take = [all, taught](const QString& id) -> std::unique_ptr<LessonGame> {
    auto lesson = lessonNamed(id, all);
    if (!lesson) return nullptr;
    return std::make_unique<LessonGameOf<Session, Step>>(std::move(*lesson), all, taught);
  };
  return source;
}

/// The copy that lessons are played with: in them the numbers are given, and there is no copy to
/// compare them with. `give` sets those that texts say.
template <class Edition, class Give>
[[nodiscard]] record::Result<std::shared_ptr<const Edition>>
givenEdition(record::Result<Edition> shipped, Give give) {
  if (!shipped) return shipped.error();
  for (auto& value : shipped->printed) value.provenance = table::Provenance::certain;
  give(*shipped);
  return std::make_shared<const Edition>(std::move(*shipped));
}

/// The lessons of a game on such tables; `Lessons` has them all() with the edition given().
template <class Lessons> using LessonIn = typename decltype(Lessons().all())::value_type;
template <class Session, class Lessons>
using TaughtTableOf = TaughtTable<Session, typename LessonIn<Lessons>::Step>;
template <class Session, class Lessons>
[[nodiscard]] record::Result<LessonSource>
lessonsFor(const TaughtTableOf<Session, Lessons>& taught) {
  const auto edition = Lessons::given();
  if (!edition) return edition.error();
  return lessonSource(
      AllLessons<LessonIn<Lessons>>([given = *edition] { return Lessons{given}.all(); }), taught);
}

} // namespace nilometer::ui
