// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/lesson_game.h"
#include "ui/session/session_of.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What a lesson is, whichever game it is of: steps on tables of the engine. No widget in it. A
/// lesson is built in the language now in use, and anew after a change of language.
namespace nilometer::ui {

/// What the learner entered, or tried to.
template <table::Rules G> struct LessonAttemptOf {
  typename G::Entry entry;
  typename G::State before;
  typename G::State after; ///< `before` if it was refused
  table::Verdict verdict;  ///< the engine's; legal = it was accepted
  table::Effects effects;  ///< what it changed; empty if it was refused

  [[nodiscard]] bool refused() const { return !verdict.legal(); }
  /// The entry as one of its kind, nullptr if it is another: `as<PlaceShip>()`.
  template <class Kind> [[nodiscard]] const Kind* as() const { return std::get_if<Kind>(&entry); }
};

/// A step: what it says, and the table it is taken on. Table: a copy of it is a table of its own;
/// enter(), record(), edition(), isSound(). Spot: something that a step can point at.
template <table::Rules G, class Table, class Spot> struct LessonStepOf : LessonText {
  using Rules = G;
  using Position = Table;
  using Attempt = LessonAttemptOf<G>;

  std::vector<Spot> spots;
  /// Begins on another table. The first step of a lesson has one; without one a step goes on
  /// where the step before ended.
  std::optional<Table> position;
  /// Act: judges one attempt. Refused ones come too, so that a lesson can say more than the rule
  /// does; never `yes` for those. A wrong entry is taken back by itself.
  std::function<LessonVerdict(const Attempt&)> check;
  /// Act: one right entry ("Show me", and what the table of later steps is built with).
  std::optional<typename G::Entry> solve;
  /// Act, for the test: at least one wrong or refused entry that the window lets one press.
  std::vector<typename G::Entry> fails;
  /// What the others enter when the learner goes on to the next step.
  std::vector<typename G::Entry> then;
};

/// As LessonTitle describes it, with its steps.
template <class Step> struct LessonOf {
  using Position = typename Step::Position;

  QString id;
  QString title;
  QString summary;
  int minutes = 2;
  std::vector<Step> steps;

  /// Adds a step; set the rest of it through the reference at once (the next step moves it).
  Step& read(const QString& text) { return add(Step::Kind::read, text); }
  Step& act(const QString& task) { return add(Step::Kind::act, task); }
  Step& ask(const QString& question) { return add(Step::Kind::ask, question); }

  /// The table as a step begins when all before it were solved as they say.
  /// @pre step < steps.size(), and the first step has a position
  [[nodiscard]] Position tableAt(std::size_t step) const {
    std::size_t first = step;
    while (first > 0 && !steps[first].position) --first;
    Position table = *steps[first].position;
    for (std::size_t i = first; i < step; ++i) playOn(table, steps[i]);
    return table;
  }
  /// The table after all steps so far, for the facts of the next one.
  [[nodiscard]] Position tableNow() const {
    Position table = tableAt(steps.size() - 1);
    playOn(table, steps.back());
    return table;
  }
  [[nodiscard]] LessonTitle inList() const {
    return {id, title, summary, minutes, static_cast<int>(steps.size())};
  }

private:
  Step& add(typename Step::Kind kind, const QString& text) {
    Step& step = steps.emplace_back();
    step.kind = kind;
    step.text = text;
    return step;
  }
  static void playOn(Position& table, const Step& step) {
    if (step.solve) table.enter(*step.solve);
    for (const auto& entry : step.then) table.enter(entry);
  }
};

/// The record of a game in which nobody has done anything: Anna, who learns, on the seat `learner`,
/// the others on the seats left. @pre players <= 4
template <table::Rules G>
[[nodiscard]] record::GameRecord<G> lessonRecord(const typename G::Edition& edition, int players,
                                                 table::Player learner = 0) {
  constexpr auto others = std::to_array<std::string_view>({"Ben", "Cem", "Dora"});
  // The colours go with the names, not with the seats.
  constexpr auto colours = std::to_array<std::string_view>({"red", "green", "yellow"});
  record::GameRecord<G> record;
  record.header.editionId = edition.id;
  record.header.editionChecksum = edition.checksum;
  record.header.options = G::optionsOf(record.header.profile);
  std::size_t next = 0;
  for (int seat = 0; seat < players; ++seat) {
    const bool learns = seat == learner;
    record.header.players.push_back({.name = std::string(learns ? "Anna" : others[next]),
                                     .colour = std::string(learns ? "blue" : colours[next])});
    if (!learns) ++next;
  }
  return record;
}

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

/// A lesson while it is taken. What is left to its game is its table in the window.
template <class Session, class Step> class LessonGameOf : public LessonGame {
public:
  using Lesson = LessonOf<Step>;
  using Entry = typename Step::Rules::Entry;

  /// @pre its first step has a position
  LessonGameOf(Lesson lesson, AllLessons<Lesson> all)
      : m_lesson(std::move(lesson)), m_all(std::move(all)) {}

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
  [[nodiscard]] std::unique_ptr<GameSession> open(int step) override {
    const auto table = m_lesson.tableAt(static_cast<std::size_t>(step));
    auto session = std::make_unique<Session>(table.record(), table.edition());
    m_session = session.get();
    return session;
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
    const auto entry = refusedOnTable();
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

protected:
  /// What is being entered on the table, where that shows it as refused.
  [[nodiscard]] virtual std::optional<Entry> refusedOnTable() const = 0;

private:
  Lesson m_lesson;
  AllLessons<Lesson> m_all;
  Session* m_session = nullptr;     ///< the one opened last; not owned
  typename Step::Attempt m_attempt; ///< the last one judged
};

/// The lessons of a game. `take` makes a LessonGame of one of them.
template <class Lesson, class Take>
[[nodiscard]] LessonSource lessonSource(const AllLessons<Lesson>& all, Take take) {
  LessonSource source;
  source.list = [all] {
    std::vector<LessonTitle> titles;
    for (const Lesson& lesson : all()) titles.push_back(lesson.inList());
    return titles;
  };
  source.take = [all, take](const QString& id) -> std::unique_ptr<LessonGame> {
    auto lesson = lessonNamed(id, all);
    return lesson ? take(std::move(*lesson)) : nullptr;
  };
  return source;
}

} // namespace nilometer::ui
