// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/tutorial/lesson_position.h"
#include "ui/pages/tutorial/lesson_of.h"

#include <cstdint>
#include <variant>

/// What a lesson is: steps on tables of the engine. No widget in it. A lesson is a function that
/// builds one in the language now in use (it is built anew after a change of language), so that
/// every text is a plain QString made with tr(), its numbers taken from a table with
/// text::fill() and text::number().
///
/// To add a lesson: write `Lesson yourLesson(const LessonPosition::EditionPtr&)` with a LessonMaker
/// in a file lesson_*.cpp and add it to lessons.h and lessons.cpp. The tests find it there.
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
/// What a step points at, with a ring around it. A site without a space: all of its spaces.
using LessonSpot = std::variant<PlaceId, egizia::Building, LessonPart, LessonPlayer>;

using LessonAttempt = LessonAttemptOf<egizia::Rules>;
using LessonStep = LessonStepOf<egizia::Rules, LessonPosition, LessonSpot>;
using Lesson = LessonOf<LessonStep>;

} // namespace nilometer::ui
