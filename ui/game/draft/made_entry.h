// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/ids.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// What every entry that is being made has in common: rows of choices, what a press leads to, and
/// the way back.
namespace nilometer::ui {

/// What the window calls a question by. `Ask` = the game's own enumeration. What it is about may be
/// a value of another.
template <class Ask, class About = int>
[[nodiscard]] constexpr QuestionId questionId(Ask ask, About about = {}) {
  return {static_cast<std::uint8_t>(ask), static_cast<std::int16_t>(about)};
}

/// A place of the board; `Place` = the game's own enumeration. Number and part may be values of
/// others.
template <class Place, class Number = int, class Part = int>
[[nodiscard]] constexpr PlaceId placeId(Place what, Number number = {}, Part part = {}) {
  return {static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(part),
          static_cast<std::int16_t>(number)};
}

struct Choice {
  int id = 0;
  bool chosen = false;
  bool open = true; ///< may be chosen by the rules now
  int count = 0;    ///< of an amount: so far
  int most = 0;     ///< of an amount: there are so many
  friend bool operator==(const Choice&, const Choice&) = default;
};
/// One row of choices, of a game whose choices may be amounts.
template <class Ask> struct QuestionOf {
  enum class Kind : std::uint8_t {
    one,     ///< one of them; a card that is read is one of these
    several, ///< switched one by one
    amounts, ///< each press adds one
    digits   ///< a number of one or two digits
  };
  Ask ask{};
  int about = 0;
  Kind kind = Kind::one;
  bool now = false;              ///< of cards that are read: this one comes next
  std::optional<int> number{};   ///< of digits: as typed, or as it was known before
  std::vector<Choice> choices{}; ///< none of digits

  [[nodiscard]] QuestionId id() const { return questionId(ask, about); }
  friend bool operator==(const QuestionOf&, const QuestionOf&) = default;
};

/// The one of that name; nullptr if it is not asked, or there is no name.
template <class Questions>
[[nodiscard]] auto findQuestion(const Questions& questions, const std::optional<QuestionId>& id) {
  const auto found =
      std::ranges::find_if(questions, [&](const auto& question) { return question.id() == id; });
  return found == questions.end() ? nullptr : &*found;
}

/// The first of those behind that question for which that holds, else the first of all; the end
/// where there is none.
template <class Questions>
[[nodiscard]] auto firstBehind(Questions& questions, const std::optional<QuestionId>& behind,
                               auto holds) {
  auto from = std::ranges::find_if(questions,
                                   [&](const auto& question) { return question.id() == behind; });
  if (from != questions.end()) ++from;
  const auto found = std::find_if(from, questions.end(), holds);
  return found == questions.end() ? std::ranges::find_if(questions, holds) : found;
}

/// Whether all that was chosen in `before` is chosen in `now`, too, and still open if it was.
template <class Questions>
[[nodiscard]] bool allowsAll(const Questions& before, const Questions& now) {
  return std::ranges::all_of(before, [&](const auto& question) {
    const auto* found = findQuestion(now, question.id());
    return std::ranges::all_of(question.choices, [&](const Choice& was) {
      const auto isIt = [&](const Choice& is) {
        return is.id == was.id && is.chosen == was.chosen && is.count == was.count &&
               (is.open || !was.open);
      };
      if (!was.chosen && was.count == 0) return true;
      return found != nullptr && std::ranges::any_of(found->choices, isIt);
    });
  });
}

/// Puts questions about an entry together; `Work::has` = what of it has been said. Outlived by the
/// entry.
template <class Ask, class Work> class QuestionMaker {
public:
  using Question = QuestionOf<Ask>;
  explicit QuestionMaker(const Work& work) : m_work(work) {}

  Question& add(Ask ask, int about = 0, typename Question::Kind kind = Question::Kind::one) {
    m_questions.push_back({.ask = ask, .about = about, .kind = kind});
    return m_questions.back();
  }
  /// One of those; `now` is meant once it has been said.
  void one(Ask ask, const auto& ids, auto now, auto isOpen) {
    Question& question = add(ask);
    for (const auto id : ids) {
      question.choices.push_back({static_cast<int>(id), m_work.has(ask) && id == now, isOpen(id)});
    }
  }
  /// How often; of one thing.
  void times(Ask ask, int now, int most) {
    add(ask, 0, Question::Kind::amounts).choices = {{0, true, now < most, now, most}};
  }
  [[nodiscard]] bool empty() const { return m_questions.empty(); }
  [[nodiscard]] std::vector<Question> take() { return std::move(m_questions); }

private:
  const Work& m_work;
  std::vector<Question> m_questions;
};

/// The numbers from the first to the last one.
[[nodiscard]] inline std::vector<int> upTo(int first, int last) {
  std::vector<int> ids;
  for (int id = first; id <= last; ++id) ids.push_back(id);
  return ids;
}

/// What a press does: by itself, with Shift, with Ctrl, and once more on what is closed. All are
/// the same for what is no amount.
enum class Change : std::uint8_t { more, less, all, anyway };

/// Where an arrow leads from the field that is typed.
enum class Arrow : std::uint8_t { left, right, up, down };

/// What pressing something has led to.
enum class Progress : std::uint8_t {
  ignored, ///< it means nothing now
  asks,    ///< something is still to be said or confirmed
  ready,   ///< nothing is left to say: the entry can be entered
};

/// The entry as far as it is made, and as it was before each press. `Work::begun` = the scribe has
/// pressed something.
template <class Work> class PressedWork {
public:
  [[nodiscard]] const Work& now() const { return m_now; }
  /// The entry before each press, the last one at the end.
  [[nodiscard]] const std::vector<Work>& before() const { return m_before; }
  /// Nothing has been pressed.
  void begin(Work work) {
    m_before.clear();
    m_now = std::move(work);
  }
  void press(Work next) {
    next.begun = true;
    m_before.push_back(std::exchange(m_now, std::move(next)));
  }
  /// Takes back the last thing pressed. False if there was none.
  bool back() {
    if (m_before.empty()) return false;
    m_now = std::move(m_before.back());
    m_before.pop_back();
    return true;
  }
  /// Takes back all that was pressed.
  void clear() {
    if (m_before.size() > 1) m_before.resize(1);
    back();
  }

private:
  Work m_now;
  std::vector<Work> m_before;
};

} // namespace nilometer::ui
