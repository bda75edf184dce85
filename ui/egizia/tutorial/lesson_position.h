// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/pages/tutorial/lesson_of.h"

#include <initializer_list>
#include <string_view>

namespace nilometer::ui {

/// The table a lesson is played on:
///
///     LessonPosition table(edition, 3);
///     table.layOut({"green-3"}).advanceTo(2, Phase::sail);
///     table.points(anna, someNumber).ship(ben, table.roundStop(RoundSpace::alyi));
class LessonPosition : public LessonTableOf<egizia::Rules> {
public:
  /// 2 to 4 players: the learner (Anna) on the seat `learner` (seat 0 has tile 1), the others
  /// (Ben, Cem, Dora) on the seats left.
  explicit LessonPosition(EditionPtr edition, int players = 2, table::Player learner = 0)
      : LessonTableOf(std::move(edition), players, learner) {}

  [[nodiscard]] const egizia::PlayerState& player(table::Player who) const {
    return state().player[who];
  }
  [[nodiscard]] int strength(table::Player who, egizia::Crew crew) const {
    return player(who).crews[static_cast<std::size_t>(crew)];
  }

  /// Whatever is entered at a table, in its order.
  LessonPosition& enter(const egizia::Entry& entry);
  /// A ship; on a site `space` counts from 1, or is reserveSpace.
  LessonPosition& ship(table::Player who, int stop, std::uint8_t space = egizia::noSpace);
  /// LAY with cards by their ids, the one furthest upstream first.
  LessonPosition& layOut(std::initializer_list<std::string_view> cards);
  /// LAY with any cards of the round's deck, each another one as far as there are.
  LessonPosition& layOut();
  /// Plays on without decisions (nobody sails or builds further) until that phase of that round
  /// begins. Rules may move markers on the way: put them right afterwards.
  LessonPosition& advanceTo(int round, egizia::Phase phase);

  // What the table says is so (corrections), whatever came before.
  LessonPosition& put(egizia::Correctable what, table::Player who, int value,
                      egizia::Crew crew = egizia::Crew::blue);
  LessonPosition& points(table::Player who, int points) {
    return put(egizia::Correctable::points, who, points);
  }
  LessonPosition& stones(table::Player who, int stones) {
    return put(egizia::Correctable::stones, who, stones);
  }
  LessonPosition& crew(table::Player who, egizia::Crew crew, int strength) {
    return put(egizia::Correctable::crew, who, strength, crew);
  }
  LessonPosition& sphinxCards(table::Player who, int count) {
    return put(egizia::Correctable::sphinxCount, who, count);
  }
  /// 0 = the top step.
  LessonPosition& marketStep(table::Player who, egizia::Market market, int step);
  /// An own Nile card, by its id in the edition ("green-3"); of the first deck that has one.
  LessonPosition& card(table::Player who, std::string_view id);

  // Where things are, so that no lesson needs to know the edition's order.
  [[nodiscard]] int cardStop(int number) const { return stopOf(egizia::StopKind::card, number); }
  [[nodiscard]] int roundStop(egizia::RoundSpace space) const {
    return stopOf(egizia::StopKind::round, static_cast<int>(space));
  }
  [[nodiscard]] int siteStop(egizia::Site site) const {
    return edition()->stopOfSite[static_cast<std::size_t>(site)];
  }

private:
  [[nodiscard]] int stopOf(egizia::StopKind kind, int index) const;
};

} // namespace nilometer::ui
