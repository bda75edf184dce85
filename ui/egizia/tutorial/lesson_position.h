// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/egizia/text/names.h"
#include "ui/pages/tutorial/lesson_of.h"

#include <initializer_list>
#include <memory>
#include <string_view>
#include <utility>

namespace nilometer::ui {

/// The printed values all lessons are played with. They came with the example game and never
/// change, so that no other copy of the game breaks a lesson.
[[nodiscard]] record::Result<std::shared_ptr<const egizia::Edition>> lessonEdition();

/// The table a lesson is played on:
///
///     LessonPosition table(edition, 3);
///     table.layOut({{0, "green-3"}}).advanceTo(2, Phase::sail);
///     table.points(table.learner(), someNumber).ship(1, table.roundStop(RoundSpace::alyi));
class LessonPosition : public LessonTableOf<egizia::Rules> {
public:
  /// 2 to 4 players: the learner (Anna) on the seat `learner` (seat 0 has tile 1), the others
  /// (Ben, Cem, Dora) on the seats left.
  explicit LessonPosition(EditionPtr edition, int players = 2, table::Player learner = 0);

  [[nodiscard]] const egizia::PlayerState& player(table::Player who) const {
    return state().player[who];
  }
  /// For the functions of ui/text.
  [[nodiscard]] text::Table table() const;
  [[nodiscard]] table::Player learner() const { return m_learner; }

  /// Whatever is entered at a table, in its order.
  LessonPosition& enter(const egizia::Entry& entry);
  /// A ship; on a site `space` counts from 1, or is reserveSpace.
  LessonPosition& ship(table::Player who, int stop, std::uint8_t space = egizia::noSpace);
  /// LAY with cards: number of the card space (0 = furthest upstream) and the card's id.
  LessonPosition& layOut(std::initializer_list<std::pair<int, std::string_view>> cards);
  /// LAY with any cards of the round's deck, each another one as far as there are.
  LessonPosition& layOut();
  /// Plays on without decisions (nobody sails or builds further) until that phase of that round
  /// begins. Rules may move markers on the way: put them right afterwards.
  LessonPosition& advanceTo(int round, egizia::Phase phase);

  // What the table says is so (corrections), whatever came before.
  LessonPosition& points(table::Player who, int points);
  LessonPosition& stones(table::Player who, int stones);
  LessonPosition& crew(table::Player who, egizia::Crew crew, int strength);
  /// 0 = the top step.
  LessonPosition& marketStep(table::Player who, egizia::Market market, int step);
  LessonPosition& ring(egizia::Ring ring);
  LessonPosition& sphinxCards(table::Player who, int count);
  /// An own Nile card, by its id in the edition ("green-3"); of that deck, or of the first that
  /// has one.
  LessonPosition& card(table::Player who, std::string_view id);

  // Where things are, so that no lesson needs to know the edition's order.
  [[nodiscard]] int cardStop(int number) const;
  [[nodiscard]] int roundStop(egizia::RoundSpace space) const;
  [[nodiscard]] int siteStop(egizia::Site site) const;
  /// The card's number in the edition, or egizia::unnamed.
  [[nodiscard]] std::uint8_t cardNamed(std::string_view id) const;

private:
  LessonPosition& correct(egizia::Correct correction);
  [[nodiscard]] int stopOf(egizia::StopKind kind, int index) const;

  table::Player m_learner;
};

} // namespace nilometer::ui
