// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/open_record.h"
#include "ui/pages/tutorial/lesson_text.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"

#include <array>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What a lesson is, whichever game it is of: steps on tables of the engine. No widget in it. A
/// lesson is built in the language now in use, and anew after a change of language.
namespace nilometer::ui {

/// Who sits where at tables on which the one who learns has the first seat.
namespace lesson_seats {
inline constexpr table::Player anna = 0;
inline constexpr table::Player ben = 1;
inline constexpr table::Player cem = 2;
} // namespace lesson_seats

/// A player, as something that a step can point at: what is said of him beside the board.
struct LessonPlayer {
  table::Player player = table::noPlayer;
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

/// The table a lesson is played on: a real record, put together with real entries. A copy of it is
/// a table of its own that can be played on. Something illegal is not carried out; isSound() then
/// says so, and a test of all lessons fails.
template <table::Rules G> class LessonTableOf {
public:
  using EditionPtr = std::shared_ptr<const typename G::Edition>;

  /// As in lessonRecord().
  LessonTableOf(EditionPtr edition, int players, table::Player learner = 0)
      : m_edition(std::move(edition)),
        m_open(lessonRecord<G>(*m_edition, players, learner), *m_edition) {}

  [[nodiscard]] const EditionPtr& edition() const { return m_edition; }
  [[nodiscard]] const record::GameRecord<G>& record() const { return m_open.record(); }
  [[nodiscard]] const typename G::Setup& game() const { return m_open.game(); }
  [[nodiscard]] const typename G::State& state() const { return m_open.state(); }
  [[nodiscard]] bool isSound() const { return m_sound; }
  LessonTableOf& enter(record::RecordedEntry<G> entry) {
    m_sound = m_open.enter(std::move(entry)).accepted && m_sound;
    return *this;
  }
  LessonTableOf& enter(const typename G::Entry& entry) {
    record::RecordedEntry<G> recorded;
    recorded.entry = entry;
    return enter(std::move(recorded));
  }

protected:
  void fail() { m_sound = false; }

private:
  EditionPtr m_edition;
  record::OpenRecord<G> m_open;
  bool m_sound = true;
};

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
  /// Ask: what on the table is that answer, by its place in `answers`. Pressing it answers, too.
  std::map<int, Spot> places;
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

/// Whether an attempt is an entry of that kind.
template <class Kind>
inline constexpr auto isA =
    [](const auto& attempt) { return attempt.template as<Kind>() != nullptr; };
/// Words for an attempt: a text, or one with facts of the attempt in place of %1 and on.
template <table::Rules G> struct LessonReply {
  using Attempt = LessonAttemptOf<G>;
  LessonReply(const QString& text) : said([text](const Attempt&) { return text; }) {}
  LessonReply(const QString& text, const std::function<QStringList(const Attempt&)>& facts)
      : said([=](const Attempt& attempt) { return text::fill(text, facts(attempt)); }) {}

  std::function<QString(const Attempt&)> said;
};
/// Words for attempts of which `to` is true.
template <table::Rules G> struct LessonObjection {
  std::function<bool(const LessonAttemptOf<G>&)> to;
  LessonReply<G> reply;
};

/// An entry that is asked for.
template <table::Rules G> struct LessonTask {
  /// Words for wrong entries: the first of `each` that objects, else the rule that is broken,
  /// else `other`, or the hint. With no more than a list, whatever it does not object to is right
  /// if it is of the kind of `solve`.
  struct Objections {
    Objections(const QString& text = {}) : other(text) {}
    Objections(std::initializer_list<LessonObjection<G>> list, const QString& text = {})
        : each(list), other(text) {}
    Objections(const std::vector<LessonObjection<G>>& list) : each(list) {}
    std::vector<LessonObjection<G>> each;
    QString other;
  };
  QString text;
  QString hint;
  typename G::Entry solve;              ///< a right one
  std::vector<typename G::Entry> fails; ///< LessonStepOf::fails
  LessonReply<G> yes;
  Objections no{};

  [[nodiscard]] bool isRight(const typename G::Entry& entry) const {
    const bool ofItsKind = !no.each.empty() && no.other.isEmpty();
    return ofItsKind ? entry.index() == solve.index() : entry == solve;
  }
};

/// As LessonTitle describes it, with its steps.
template <class StepOf> struct LessonOf {
  using Step = StepOf;
  using Position = typename Step::Position;
  using Spots = decltype(Step::spots);

  QString id;
  QString title;
  QString summary;
  int minutes = 2;
  std::vector<Step> steps;

  LessonOf() = default;
  LessonOf(QString ownId, QString ownTitle, QString ownSummary, int ownMinutes)
      : id(std::move(ownId)), title(std::move(ownTitle)), summary(std::move(ownSummary)),
        minutes(ownMinutes) {}

  /// The first step: what lies on that table.
  void begin(const Position& table, const Spots& spots, const QString& text) {
    Step& step = read(text);
    step.position = table;
    step.spots = spots;
  }
  /// Adds a step; set the rest of it through the reference at once (the next step moves it).
  Step& read(const QString& text) { return add(Step::Kind::read, text); }
  Step& act(const QString& task) { return add(Step::Kind::act, task); }
  Step& ask(const QString& question) { return add(Step::Kind::ask, question); }
  /// A question with its answers, and what is said to whoever chooses them; one of them is right.
  struct Told {
    QString text;
    QString why;
    std::optional<typename Spots::value_type> place = {}; ///< LessonStepOf::places
  };
  Step& ask(const QString& question, const QString& hint, std::size_t right,
            const std::vector<Told>& answers, const Spots& spots = {},
            const decltype(Step::position)& position = {}) {
    Step& step = ask(question);
    step.spots = spots;
    step.position = position;
    step.hint = hint;
    for (const Told& answer : answers) {
      if (answer.place) step.places.emplace(static_cast<int>(step.answers.size()), *answer.place);
      step.answers.push_back({answer.text, {step.answers.size() == right, answer.why}});
    }
    return step;
  }
  /// `then` = LessonStepOf::then.
  Step& act(const LessonTask<typename Step::Rules>& task, const Spots& spots = {},
            const decltype(Step::then)& then = {}, const decltype(Step::position)& position = {}) {
    Step& step = act(task.text);
    step.spots = spots;
    step.then = then;
    step.position = position;
    step.hint = task.hint;
    step.solve = task.solve;
    step.fails = task.fails;
    step.check = [task, table = *steps.front().position](const typename Step::Attempt& attempt) {
      for (const auto& objection : task.no.each) {
        if (objection.to(attempt)) return LessonVerdict::no(objection.reply.said(attempt));
      }
      if (attempt.refused()) return LessonVerdict::no(broken(attempt.verdict, table));
      if (task.isRight(attempt.entry)) return LessonVerdict::yes(task.yes.said(attempt));
      return LessonVerdict::no(task.no.other.isEmpty() ? task.hint : task.no.other);
    };
    return step;
  }

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
  static QString broken(const table::Verdict& verdict, const Position& table) {
    using Speech = text::Phrasebook<typename Step::Rules>;
    QStringList players;
    for (const record::Seat& seat : table.record().header.players) {
      players += text::fromUtf8(seat.name);
    }
    return Speech::sentence(verdict.findings().front(), Speech::names(players, *table.edition()));
  }
  static void playOn(Position& table, const Step& step) {
    if (step.solve) table.enter(*step.solve);
    for (const auto& entry : step.then) table.enter(entry);
  }
};

} // namespace nilometer::ui
