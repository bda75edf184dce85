// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/entry.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/tutorial/lesson_position.h"
#include "ui/pages/tutorial/lesson_game_of.h"

#include <QCoreApplication>

#include <cstdint>
#include <variant>
#include <vector>

/// The lessons (ui/pages/tutorial/lesson_of.h). To add one: a function of EgiziaLessons, added to
/// EgiziaLessons::all(). Their numbers are taken from the tables with text::fill().
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
using Objection = LessonObjection<egizia::Rules>;

struct EgiziaLessons {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  LessonPosition::EditionPtr edition;

  /// The printed values all lessons are played with. They came with the example game and never
  /// change, so that no other copy of the game breaks a lesson.
  [[nodiscard]] static record::Result<LessonPosition::EditionPtr> given();
  /// In the order in which they are best taken, in the language now in use.
  [[nodiscard]] std::vector<Lesson> all() const {
    return {idea(),    downstream(), sites(), feeding(), stones(), crews(),
            obelisk(), rows(),       queue(), markets(), ending()};
  }
  [[nodiscard]] Lesson idea() const;
  [[nodiscard]] Lesson downstream() const;
  [[nodiscard]] Lesson sites() const;
  [[nodiscard]] Lesson feeding() const;
  [[nodiscard]] Lesson stones() const;
  [[nodiscard]] Lesson crews() const;
  [[nodiscard]] Lesson obelisk() const;
  [[nodiscard]] Lesson rows() const;
  [[nodiscard]] Lesson queue() const;
  [[nodiscard]] Lesson markets() const;
  [[nodiscard]] Lesson ending() const;

private:
  /// What spaces of a building outside the tombs are worth together.
  [[nodiscard]] int worth(egizia::Building building, egizia::SpaceSet spaces) const;
  /// What the attempt builds is worth: the stones and the strength it takes (BUILD-5).
  [[nodiscard]] int worth(const LessonAttempt& attempt) const;
  /// To a building action that is worth less; %1 = what it is worth.
  [[nodiscard]] Objection worthLess(int than, const QString& text) const;
  [[nodiscard]] std::vector<Objection> crewObjections(int most, const QString& less) const;
  [[nodiscard]] std::vector<Objection> siteObjections() const;
  [[nodiscard]] static Objection declined();
  [[nodiscard]] static Objection tooDear();
  [[nodiscard]] LessonPosition beforeTheEnd(int bensPoints) const;
  // The parts of longer lessons.
  void addReserve(Lesson& lesson, const LessonPosition& start) const;
  void addMeals(Lesson& lesson) const;
  void addLimits(Lesson& lesson, LessonPosition table) const;
  void addBothBuildings(Lesson& lesson, LessonPosition table, int cost) const;
  void addTombSum(Lesson& lesson, const LessonPosition& table, const std::vector<int>& tiles) const;
  void addTemple(Lesson& lesson) const;
  void addRow(Lesson& lesson) const;
  void addTiles(Lesson& lesson) const;
  void addSale(Lesson& lesson) const;
  void addScoring(Lesson& lesson) const;
};

/// The table in the window on which a lesson is taken.
[[nodiscard]] TaughtTable<EgiziaSession, LessonStep> taughtTable();

/// What the lessons are written with.
namespace lessons {

using namespace egizia;
using namespace lesson_seats;
using text::fill;
using text::number;

// The same three where Anna shall be the last.
inline constexpr table::Player firstBen = 0;
inline constexpr table::Player secondCem = 1;
inline constexpr table::Player lastAnna = 2;

inline constexpr CrewSet blue = crewBit(Crew::blue);
inline constexpr CrewSet blueAndJoker = blue | crewBit(Crew::joker);

[[nodiscard]] constexpr PlaceShip shipTo(table::Player who, int stop,
                                         std::uint8_t space = noSpace) {
  return {.player = who, .stop = static_cast<std::uint8_t>(stop), .space = space};
}
/// Sphinx cards are drawn, and so many of them kept.
[[nodiscard]] constexpr Build drawing(table::Player who, CrewSet crews, int cards, int kept = 1) {
  return {.player = who,
          .site = Site::sphinx,
          .crews = crews,
          .draw = static_cast<std::uint8_t>(cards),
          .kept = static_cast<std::uint8_t>(kept)};
}
/// For text::fill().
template <class... Numbers> [[nodiscard]] QStringList numbers(Numbers... each) {
  return {number(each)...};
}

// What attempts are told apart by.
template <class Kind> [[nodiscard]] bool isNo(const LessonAttempt& attempt) {
  return attempt.as<Kind>() == nullptr;
}
[[nodiscard]] inline auto breaks(table::RuleId rule) {
  return [rule](const LessonAttempt& attempt) { return attempt.verdict.breaks(rule); };
}
/// A ship to another place, legal or not.
[[nodiscard]] inline auto elsewhere(int stop) {
  return [stop](const LessonAttempt& attempt) {
    const auto* ship = attempt.as<PlaceShip>();
    return ship != nullptr && ship->stop != stop;
  };
}
/// A legal entry of that kind that is so.
template <class Kind, class Is> [[nodiscard]] auto legal(Is is) {
  return [is](const LessonAttempt& attempt) {
    const auto* entry = attempt.as<Kind>();
    return !attempt.refused() && entry != nullptr && is(*entry);
  };
}
/// A legal attempt that is so.
template <class Is> [[nodiscard]] auto legally(Is is) {
  return [is](const LessonAttempt& attempt) { return !attempt.refused() && is(attempt); };
}
/// What the attempt brings that player on the score track.
[[nodiscard]] inline int pointsOf(table::Player who, const LessonAttempt& attempt) {
  return attempt.after.track.points(who) - attempt.before.track.points(who);
}

} // namespace lessons

} // namespace nilometer::ui
