// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/entry.h"
#include "ui/egizia/tutorial/lesson.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

/// What the lessons are written with: the words of the game, who sits at their tables and what they
/// usually do.
namespace nilometer::ui::lessons {

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
  PlaceShip ship;
  ship.player = who;
  ship.stop = static_cast<std::uint8_t>(stop);
  ship.space = space;
  return ship;
}

/// A lesson while its steps are put together.
class LessonMaker {
public:
  [[nodiscard]] const Lesson& made() const { return m_lesson; }

protected:
  LessonMaker(LessonPosition::EditionPtr edition, const QString& id, const QString& title,
              const QString& summary, int minutes = 2)
      : m_edition(std::move(edition)), m_lesson(id, title, summary, minutes) {}

  static LessonVerdict yes(const QString& why) { return LessonVerdict::yes(why); }
  static LessonVerdict no(const QString& why = {}) { return LessonVerdict::no(why); }

  const LessonPosition::EditionPtr m_edition;
  Lesson m_lesson;
};

} // namespace nilometer::ui::lessons
