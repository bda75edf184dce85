// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/lessons/lesson_position.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// What a lesson is: steps on tables of the engine. No widget in it. A lesson is a function that
/// builds one in the language now in use (it is built anew after a change of language), so that
/// every text is a plain QString made with tr(), its numbers taken from a table with
/// words::fill() and words::number().
///
/// To add a lesson: write `Lesson yourLesson(const LessonPosition::EditionPtr&)` in a file
/// lesson_*.cpp and add it to the list in lessons.cpp. The tests find it there.
namespace nilometer::ui {

/// What a step points at, with a ring around it.
struct LessonSpot {
  enum class What : std::uint8_t {
    stop,     ///< first: stop, second: space; noSpace on a site = all its spaces
    cell,     ///< first: Building, second: cell
    building, ///< first: Building
    ring,
    markets,
    sphinx,
    track,  ///< the score track
    player, ///< first: the player
    strip,  ///< below the board, with the main button
    header  ///< round, phase and whose turn
  };
  What what = What::strip;
  int first = 0;
  int second = 0;

  [[nodiscard]] static LessonSpot stop(int stop, std::uint8_t space = egizia::noSpace) {
    return {What::stop, stop, space};
  }
  [[nodiscard]] static LessonSpot cell(egizia::Building building, int cell) {
    return {What::cell, static_cast<int>(building), cell};
  }
  [[nodiscard]] static LessonSpot building(egizia::Building building) {
    return {What::building, static_cast<int>(building), 0};
  }
  [[nodiscard]] static LessonSpot player(table::Player player) { return {What::player, player, 0}; }
  [[nodiscard]] static LessonSpot part(What what) { return {what, 0, 0}; }
};

/// What the learner entered, or tried to.
struct LessonAttempt {
  egizia::Entry entry;
  egizia::State before;
  egizia::State after;     ///< `before` if it was refused
  egizia::Verdict verdict; ///< the engine's; legal = it was accepted
  egizia::Effects effects; ///< what it changed; empty if it was refused

  [[nodiscard]] bool refused() const { return !verdict.legal(); }
  /// The entry as one of its kind, nullptr if it is another: `as<egizia::PlaceShip>()`.
  template <class Kind> [[nodiscard]] const Kind* as() const { return std::get_if<Kind>(&entry); }
};

/// What a step says to an attempt. Every `why` ends with the number of its rule, "… (SAIL-3)".
struct LessonVerdict {
  bool right = false;
  /// Empty on a wrong one: the frame says in general that it is refused or not what was asked.
  QString why;

  [[nodiscard]] static LessonVerdict yes(const QString& why) { return {true, why}; }
  [[nodiscard]] static LessonVerdict no(const QString& why = {}) { return {false, why}; }
};

/// An answer that can be chosen.
struct LessonAnswer {
  QString text;
  LessonVerdict verdict;
};

struct LessonStep {
  enum class Kind : std::uint8_t {
    read, ///< a text, then Next
    act,  ///< the learner enters something in the real window
    ask   ///< a question with two to four answers
  };
  Kind kind = Kind::read;
  /// The explanation, the task or the question. About 250 characters at most: the panel is small.
  QString text;
  std::vector<LessonSpot> spots;
  /// Begins on another table. The first step of a lesson has one; without one a step goes on
  /// where the step before ended.
  std::optional<LessonPosition> position;
  /// Act and ask: what helps when the learner does not know.
  QString hint;

  /// Act: judges one attempt. Refused ones come too, so that a lesson can say more than the rule
  /// does; never `yes` for those. A wrong entry is taken back by itself.
  std::function<LessonVerdict(const LessonAttempt&)> check;
  /// Act: one right entry ("Show me", and what the table of later steps is built with).
  std::optional<egizia::Entry> solve;
  /// Act, for the test: at least one wrong or refused entry that the window lets one press.
  std::vector<egizia::Entry> fails;
  /// What the others enter when the learner goes on to the next step.
  std::vector<egizia::Entry> then;

  /// Ask: exactly one is right.
  std::vector<LessonAnswer> answers;

  [[nodiscard]] int rightAnswer() const;
};

struct Lesson {
  QString id;      ///< stays the same for ever: the progress is kept under it
  QString title;   ///< two to five words
  QString summary; ///< one line for the list
  int minutes = 2;
  std::vector<LessonStep> steps;

  /// Adds a step; set the rest of it through the reference at once (the next step moves it).
  LessonStep& read(const QString& text);
  LessonStep& act(const QString& task);
  LessonStep& ask(const QString& question);

  /// The table as a step begins when all before it were solved as they say.
  /// @pre step < steps.size(), and the first step has a position
  [[nodiscard]] LessonPosition tableAt(std::size_t step) const;
  /// The table after all steps so far, for the facts of the next one.
  [[nodiscard]] LessonPosition tableNow() const;
};

} // namespace nilometer::ui
