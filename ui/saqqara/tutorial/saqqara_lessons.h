// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_game_of.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/saqqara/session/saqqara_session.h"

#include <QCoreApplication>

#include <variant>
#include <vector>

/// The lessons (ui/pages/tutorial/lesson_of.h). To add one: a function of Lessons, added
/// to Lessons::all().
namespace nilometer::saqqara {

/// What a step points at: a warehouse with what lies below it, a pyramid, a player.
using LessonSpot = std::variant<Warehouse, Pyramid, ui::LessonPlayer>;
using LessonTable = ui::LessonTableOf<Rules>;
using LessonStep = ui::LessonStepOf<Rules, LessonTable, LessonSpot>;
using Lesson = ui::LessonOf<LessonStep>;

using namespace ui::lesson_seats;

struct Lessons {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraLesson)
public:
  LessonTable::EditionPtr edition;

  /// The printed values all lessons are played with: those that texts say, and examples of the few
  /// others that they need. They are nobody's copy of the game.
  [[nodiscard]] static record::Result<LessonTable::EditionPtr> given();
  /// In the order in which they are best taken, in the language now in use.
  [[nodiscard]] std::vector<Lesson> all() const {
    return {thresholds(), warehouse(), tie(), specialCards(), auction(), pyramid()};
  }
  [[nodiscard]] Lesson thresholds() const;
  [[nodiscard]] Lesson warehouse() const;
  [[nodiscard]] Lesson tie() const;
  [[nodiscard]] Lesson specialCards() const;
  [[nodiscard]] Lesson auction() const;
  [[nodiscard]] Lesson pyramid() const;

private:
  /// Three players, set up.
  [[nodiscard]] LessonTable newTable(Player start = anna) const;
};
/// Plays on until that phase of that round begins without anybody deciding anything: Fish alone
/// has a threshold, and everybody lays Beggars, who get nothing.
void playTo(LessonTable& table, int round, Phase phase);

/// How the real table is made ready, in the order in which people do it (SET-1 to SET-7), in the
/// language of the moment; for ui::PlainSetup.
[[nodiscard]] std::vector<ui::SetupStep> setupSteps(const Game& game);

} // namespace nilometer::saqqara
