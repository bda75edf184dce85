// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/made_entry.h"

#include <cstdlib>
#include <set>
#include <type_traits>

/// An entry as a form: the same lines of code ask what is to be said of it and take an answer over.
namespace nilometer::ui {

inline constexpr int leftOut = -1;     ///< as Choice::id of what may be left out
inline constexpr int fieldItself = -1; ///< of a field: it keeps the keyboard from now on
inline constexpr int belowZero = 10;   ///< as a digit: the number is turned into one below zero
inline constexpr int readAnew = 0;     ///< as Choice::id: not one of those that were read before

/// How far an entry is said. What makes an entry holds it as `said`.
struct Saying {
  std::set<QuestionId> meant{};     ///< these questions are answered
  std::set<QuestionId> fresh{};     ///< what is read that nobody has read before
  std::set<QuestionId> stands{};    ///< recorded amounts: the next press on one replaces them
  std::optional<QuestionId> next{}; ///< the field that keeps the keyboard
  bool typing = false;              ///< a digit joins what stands there, else it replaces that
  friend bool operator==(const Saying&, const Saying&) = default;
};

/// Goes through the fields of an entry, each of which is asked, or answered if it is the one that
/// `answer` is about. A value is a number, an enumeration or nothing (std::optional).
template <class Ask> class EntryForm {
public:
  using Question = QuestionOf<Ask>;
  using Kind = typename Question::Kind;

  explicit EntryForm(Saying& said) : m_said(said) {}
  EntryForm(Saying& said, const ChoiceId& answer, Change change)
      : m_said(said), m_answer(answer), m_change(change) {}

  [[nodiscard]] std::vector<Question> take() { return std::move(m_questions); }

protected:
  [[nodiscard]] bool has(Ask ask, int about = 0) const {
    return m_said.meant.contains(questionId(ask, about));
  }
  [[nodiscard]] bool isFresh(Ask ask, int about = 0) const {
    return m_said.fresh.contains(questionId(ask, about));
  }
  /// Nothing of that is said any more.
  void unsay(std::initializer_list<Ask> asks, std::optional<int> about = {}) {
    const auto isOne = [&](const QuestionId& id) {
      const bool named = std::ranges::find(asks, static_cast<Ask>(id.what)) != asks.end();
      return named && id.about == about.value_or(id.about);
    };
    std::erase_if(m_said.meant, isOne);
    std::erase_if(m_said.fresh, isOne);
  }
  Question& add(Ask ask, int about, Kind kind) {
    m_questions.push_back({.ask = ask, .about = about, .kind = kind});
    return m_questions.back();
  }
  /// Whether that is answered now; with which choice.
  [[nodiscard]] std::optional<int> answered(Ask ask, int about = 0) {
    if (!m_answer || m_answer->question != questionId(ask, about)) return std::nullopt;
    return std::exchange(m_answer, std::nullopt)->id;
  }
  void say(Ask ask, int about = 0) { m_said.meant.insert(questionId(ask, about)); }

  /// One of those. True if that was answered.
  template <class Value> bool one(Ask ask, int about, const auto& ids, Value& now, auto isOpen) {
    const auto id = answered(ask, about);
    if (id) {
      put(now, *id);
      say(ask, about);
    }
    Question& question = add(ask, about, Kind::one);
    for (const auto each : ids) {
      const int number = static_cast<int>(each);
      question.choices.push_back({number, has(ask, about) && number == idOf(now), isOpen(each)});
    }
    return id.has_value();
  }
  /// A set of small numbers, one bit each.
  template <class Bits> void several(Ask ask, const auto& ids, Bits& set, auto isOpen) {
    if (const auto id = answered(ask)) set = static_cast<Bits>(set ^ (1U << unsigned(*id)));
    Question& question = add(ask, 0, Kind::several);
    for (const auto each : ids) {
      const bool chosen = ((set >> static_cast<unsigned>(each)) & 1U) != 0;
      question.choices.push_back({static_cast<int>(each), chosen, isOpen(each)});
    }
  }
  /// A number up to `most`: it keeps the keyboard while another digit could follow.
  /// `known` = it was there before anybody typed.
  template <class Value>
  void digits(Ask ask, int about, Value& now, int most = 9, bool known = false) {
    if (const auto id = answered(ask, about)) {
      const bool joins = m_said.typing && m_said.next == questionId(ask, about);
      const int number = typed(joins, numberOf(now), *id);
      const int longer = std::abs(number) * 10;
      m_said.typing = m_change == Change::less || (most > 9 && longer > 0 && longer <= most);
      m_said.next = m_said.typing ? std::optional(questionId(ask, about)) : std::nullopt;
      write(now, number);
      say(ask, about);
    }
    Question& question = add(ask, about, Kind::digits);
    if (isKnown(now, known || has(ask, about))) question.number = numberOf(now);
  }
  /// So many of each kind, no more than `most` of it and `together` of all.
  template <class Amounts>
  void amounts(Ask ask, int about, const auto& kinds, Amounts& now, const Amounts& most,
               int together) {
    using Id = typename std::remove_cvref_t<decltype(kinds)>::value_type;
    if (const auto id = answered(ask, about)) {
      const auto kind = static_cast<Id>(*id);
      if (m_said.stands.erase(questionId(ask, about)) > 0 && m_change != Change::less) now = {};
      const int room = std::min(most[kind] - now[kind], together - now.total());
      const bool all = m_change == Change::all;
      const int more = std::max(0, all && most[kind] < unbounded ? room : std::min(room, 1));
      now.add(kind, m_change == Change::less ? -std::min(now[kind], 1) : more);
    }
    Question& question = add(ask, about, Kind::amounts);
    for (const auto kind : kinds) {
      const bool open = now[kind] < most[kind] && now.total() < together;
      question.choices.push_back(
          {static_cast<int>(kind), now[kind] > 0, open, now[kind], most[kind]});
    }
  }
  /// A component that is read: one of those that were read before, or anew. True if it is anew.
  template <class Thing>
  bool listed(Ask ask, int about, const std::vector<Thing>& list, Thing& now, auto isOpen) {
    if (const auto id = answered(ask, about)) {
      now = *id == readAnew ? Thing{} : list[static_cast<std::size_t>(*id - 1)];
      m_said.fresh.erase(questionId(ask, about));
      if (*id == readAnew) m_said.fresh.insert(questionId(ask, about));
      say(ask, about);
    }
    Question& question = add(ask, about, Kind::one);
    const bool fresh = isFresh(ask, about);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const bool chosen = has(ask, about) && !fresh && list[i] == now;
      question.choices.push_back({static_cast<int>(i) + 1, chosen, isOpen(list[i])});
    }
    question.choices.push_back({readAnew, fresh});
    return fresh;
  }

  static constexpr int unbounded = 99; ///< as many as there is room for in a file

private:
  // Of a value that is always there, and of one that may be none.
  template <class Value> static void write(Value& now, int number) {
    now = static_cast<Value>(number);
  }
  template <class Value> static void write(std::optional<Value>& now, int number) {
    now = static_cast<Value>(number);
  }
  static bool isKnown(const auto& /*now*/, bool said) { return said; }
  template <class Value> static bool isKnown(const std::optional<Value>& now, bool /*said*/) {
    return now.has_value();
  }
  static int numberOf(const auto& now) { return now; }
  template <class Value> static int numberOf(const std::optional<Value>& now) {
    return now.value_or(0);
  }
  static int idOf(const auto& now) { return static_cast<int>(now); }
  template <class Value> static int idOf(const std::optional<Value>& now) {
    return now ? static_cast<int>(*now) : leftOut;
  }
  static void put(auto& now, int id) { write(now, id); }
  template <class Value> static void put(std::optional<Value>& now, int id) {
    id == leftOut ? now.reset() : write(now, id);
  }
  [[nodiscard]] int typed(bool joins, int now, int digit) const {
    if (m_change == Change::less) return now / 10;
    if (digit == belowZero) return -now;
    const int longer = joins ? now * 10 + (now < 0 ? -digit : digit) : digit;
    return std::abs(longer) <= unbounded ? longer : digit;
  }

  Saying& m_said;
  std::optional<ChoiceId> m_answer{};
  Change m_change = Change::more;
  std::vector<Question> m_questions;
};

/// Marks the field that is typed next, with the others of the same component, as `now`: the one
/// that keeps the keyboard, or the first `behind` that one that has not been said, or of all.
/// `componentOf(question)` = the same for all of a component, nothing for what is no field.
template <class Question>
void putCursor(const Saying& said, std::vector<Question>& questions,
               const std::optional<QuestionId>& behind, bool refused, auto componentOf) {
  const auto isField = [&](const Question& question) { return componentOf(question).has_value(); };
  const auto isLeft = [&](const Question& question) {
    return isField(question) && !said.meant.contains(question.id());
  };
  auto lead = questions.end();
  if (said.next) lead = std::ranges::find(questions, *said.next, &Question::id);
  if (lead == questions.end()) lead = firstBehind(questions, behind, isLeft);
  // What is refused is read again.
  if (lead == questions.end() && refused) lead = std::ranges::find_if(questions, isField);
  if (lead == questions.end()) return;
  const auto component = componentOf(*lead);
  for (Question& question : questions) question.now = componentOf(question) == component;
}

} // namespace nilometer::ui
