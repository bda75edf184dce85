// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/lesson_game_of.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/pyramidion/session/pyramidion_session.h"

#include <QCoreApplication>

#include <variant>
#include <vector>

/// The lessons (ui/pages/tutorial/lesson_of.h). To add one: a function of Lessons, added to
/// Lessons::all().
namespace nilometer::pyramidion {

using namespace ui::lesson_seats;

/// What a step points at: a site, a boat of the row by its place from 1 or the reserved one, the
/// table of the active site.
enum class BoatSpot : std::uint8_t {};
using TableSpot = std::monostate;
using LessonSpot = std::variant<Site, BoatSpot, TableSpot, ui::LessonPlayer>;
using LessonTable = ui::LessonTableOf<Rules>;
using LessonStep = ui::LessonStepOf<Rules, LessonTable, LessonSpot>;
using Lesson = ui::LessonOf<LessonStep>;

struct Lessons {
  Q_DECLARE_TR_FUNCTIONS(PyramidionLesson)
public:
  LessonTable::EditionPtr edition;

  /// The printed values all lessons are played with: those that texts say, and examples of the few
  /// others that they need. They are nobody's copy of the game.
  [[nodiscard]] static record::Result<LessonTable::EditionPtr> given();
  /// In the order in which they are best taken, in the language now in use.
  [[nodiscard]] std::vector<Lesson> all() const {
    return {site(), haggling(), revolt(), specials(), boat(), end()};
  }
  [[nodiscard]] Lesson site() const;
  [[nodiscard]] Lesson haggling() const;
  [[nodiscard]] Lesson revolt() const;
  [[nodiscard]] Lesson specials() const;
  [[nodiscard]] Lesson boat() const;
  [[nodiscard]] Lesson end() const;

private:
  /// Three players, as Anna activates the first site of round 1.
  [[nodiscard]] LessonTable newTable() const;
  /// As Anna may load, with 4 stones, 1 worker, 1 statue and two torturer troops; before that her
  /// second site, if `last`.
  [[nodiscard]] LessonTable richTable(bool last) const;
};

using Values = std::array<std::uint8_t, categoryCount>; ///< by Category
/// A card as it is played; it shows no ankh where somebody asks.
[[nodiscard]] Play cardOf(Player player, CardKind kind, Values values = {});
/// The own one of that kind.
[[nodiscard]] Play basicOf(Player player, CardKind kind, Values values);
[[nodiscard]] Play deityOf(Player player, Category category);
/// Activates that site for the player on turn; everybody plays a card at most, in the order of
/// their turns, and all others pass.
void playSite(LessonTable& table, Site site, const std::vector<Play>& plays = {});

/// How the real table is made ready, in the order in which people do it, and what is different with
/// two players; in the language of the moment, for ui::PlainSetup.
[[nodiscard]] std::vector<ui::SetupStep> setupSteps(const Game& game);

} // namespace nilometer::pyramidion
