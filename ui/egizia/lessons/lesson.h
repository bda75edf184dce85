// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/lessons/lesson_position.h"
#include "ui/learn/lesson_text.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

/// What a lesson is: steps on tables of the engine. No widget in it. A lesson is a function that
/// builds one in the language now in use (it is built anew after a change of language), so that
/// every text is a plain QString made with tr(), its numbers taken from a table with
/// words::fill() and words::number().
///
/// To add a lesson: write `Lesson yourLesson(const LessonPosition::EditionPtr&)` in a file
/// lesson_*.cpp and add it to the list in lessons.cpp. The tests find it there.
namespace nilometer::ui {

/// A part of the window.
enum class LessonPart : std::uint8_t {
  ring,
  markets,
  sphinx,
  track, ///< the score track
  strip, ///< below the board, with the main button
  header ///< round, phase and whose turn
};
struct LessonPlayer {
  table::Player player = table::noPlayer;
};
/// What a step points at, with a ring around it. A site without a space: all of its spaces.
using LessonSpot = std::variant<PlaceId, egizia::Building, LessonPart, LessonPlayer>;

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

/// A step: what it says, and the table it is taken on.
struct LessonStep : LessonText {
  std::vector<LessonSpot> spots;
  /// Begins on another table. The first step of a lesson has one; without one a step goes on
  /// where the step before ended.
  std::optional<LessonPosition> position;
  /// Act: judges one attempt. Refused ones come too, so that a lesson can say more than the rule
  /// does; never `yes` for those. A wrong entry is taken back by itself.
  std::function<LessonVerdict(const LessonAttempt&)> check;
  /// Act: one right entry ("Show me", and what the table of later steps is built with).
  std::optional<egizia::Entry> solve;
  /// Act, for the test: at least one wrong or refused entry that the window lets one press.
  std::vector<egizia::Entry> fails;
  /// What the others enter when the learner goes on to the next step.
  std::vector<egizia::Entry> then;
};

/// As LessonTitle describes it, with its steps.
struct Lesson {
  QString id;
  QString title;
  QString summary;
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
