// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/entry.h"
#include "engine/egizia/rule_options.h"
#include "engine/egizia/vocabulary.h"

#include "ui/text/colour_name.h"
#include "ui/text/game_names.h"
#include "ui/text/option_row.h"
#include "ui/text/provenance.h"
#include "ui/text/shown_names.h"

#include <QString>
#include <QStringList>

#include <array>
#include <span>
#include <string_view>

/// What a player calls the things of the game. Numbers shown to people count from 1: card
/// spaces, building spaces, tombs, steps of the markets (1 = top).
namespace nilometer::text {

/// What sentences need to know of a game.
using Table = GameNames<egizia::Edition>;

/// "black crew", "joker crew".
[[nodiscard]] QString crewName(egizia::Crew crew);
/// What people call the first place or step: 1 for places in a queue and steps of a market, which
/// Correct::value counts from 0; 0 for everything else.
[[nodiscard]] int firstOf(egizia::Correctable what);
/// "black, yellow and joker".
[[nodiscard]] QString crewSetName(egizia::CrewSet crews);
[[nodiscard]] QString fieldColour(egizia::FieldColour colour);
/// The position: "left", "middle", "right".
[[nodiscard]] QString ring(egizia::Ring ring);
[[nodiscard]] QString market(egizia::Market market);
[[nodiscard]] QString building(egizia::Building building);
[[nodiscard]] QString buildingSetName(egizia::BuildingSet buildings);
[[nodiscard]] QString site(egizia::Site site);
[[nodiscard]] QString deck(egizia::Deck deck);
[[nodiscard]] QString phase(egizia::Phase phase);

/// How a place stands in a sentence: "Alyi", "at Alyi", "to Alyi", "from Alyi".
enum class Place : std::uint8_t { name, at, to, from };
[[nodiscard]] QString stop(int stop, const Table& table, Place place = Place::name);
[[nodiscard]] QString site(egizia::Site site, Place place);
[[nodiscard]] QString roundSpace(egizia::RoundSpace space);

/// One space of a building, counted as in the edition: "obelisk 2", "pyramid row 1 space 3".
[[nodiscard]] QString cell(egizia::Building building, int cell, const Table& table);
/// Several of them: "obelisk 1 and 2", "tombs 1, 2 and 3".
[[nodiscard]] QStringList cells(egizia::Building building, egizia::SpaceSet spaces,
                                const Table& table);
/// Those in the fewest words: "obelisk 3 + 4", "pyramid row 1 (2×) + 2", "temple left 1 + right 2".
/// Which spaces of a row is left to cells().
[[nodiscard]] QString briefCells(egizia::Building building, egizia::SpaceSet spaces,
                                 const Table& table);
/// A stop of the river where others stand beside it: "card 5", "Alyi", "Sphinx".
[[nodiscard]] QString briefStop(int stop, const Table& table);

/// A Nile card by its index in Edition::cardNames: "Green field 3", "+4 strength". The same name
/// wherever the card is spoken of.
[[nodiscard]] QString cardName(int name, const Table& table);
/// What a field without a card is called: the start field (SET-1).
[[nodiscard]] QString startField();
[[nodiscard]] QString fieldName(const egizia::FieldRef& field, const Table& table);
/// Everybody from order tile 1 on.
[[nodiscard]] QString playersInOrder(const egizia::PlayerOrder& order, const Table& table);
/// A kind of Nile card whatever is printed on it: "Second ship", "+… strength", "Quarry".
[[nodiscard]] QString cardKind(egizia::CardKind kind);
/// A kind of Nile card in that game: the name of its card, or what its cards share if they differ:
/// "+4 grain", "+3/4/5 strength", "Quarry".
[[nodiscard]] QString cardKind(egizia::CardKind kind, const Table& table);
/// A Nile card in the fewest words, for where it is one of many: "+4 grain", "Keep 2", "Crew step".
/// A field and a quarry without their number, which stands beside the name: "green", "quarry".
[[nodiscard]] QString chipName(const egizia::NileCard& card);
/// A Sphinx card by its index: "Row 7 of the obelisk is built: 4 points".
[[nodiscard]] QString sphinxCard(int index, const Table& table);
/// Only what the card asks for: "Row 7 of the obelisk is built".
[[nodiscard]] QString sphinxCondition(int index, const Table& table);

/// Sphinx cards as they lie beside each other to be chosen from: by what they ask for, each in as
/// few words as its group allows.
enum class SphinxGroup : std::uint8_t {
  built,         ///< parts of buildings, by whomever
  playersOnLast, ///< how many players are on a last step
  ownStones,     ///< own stones in buildings
  crew,
  most,    ///< nobody's are more productive
  ownLast, ///< own markers on last steps
  others
};
inline constexpr int sphinxGroupCount = 7;
[[nodiscard]] SphinxGroup sphinxGroup(const egizia::SphinxCard& card);
/// The heading of a group: "Is built".
[[nodiscard]] QString sphinxGroupName(SphinxGroup group);
/// A card below that heading: "obelisk 7: 4". @pre index is a card of the table's edition
[[nodiscard]] QString sphinxInGroup(int index, const Table& table);

/// Every rule option, in the order of RuleOptions.
enum class Option : std::uint8_t {
  startingSphinxCard,
  mayPass,
  moreSphinxNeedsStone,
  leftoverCardTiming,
  doubleAtHeliopolis,
  anytimeInFinalScoring,
  occupiedScope,
  occupiedOwnLastShip,
  improveTarget,
  reserveCardWithTwoPlayers,
  withoutMoreSphinxCard,
  withoutTenPercentCard,
  improveTiming,
  seatBids
};
inline constexpr int optionCount = 14;
using EgiziaOptions = OptionTexts<optionCount, egizia::profileNames.size()>;
[[nodiscard]] EgiziaOptions egiziaOptions();
[[nodiscard]] inline QString optionName(Option option) {
  return egiziaOptions().name(static_cast<int>(option));
}
/// Every value an option can have, as a sentence each; no before yes, else by the enumeration.
[[nodiscard]] inline QStringList optionValues(Option option) {
  return egiziaOptions().values(static_cast<int>(option));
}
/// The sentence of the value chosen.
[[nodiscard]] QString optionValue(Option option, const egizia::RuleOptions& options);
[[nodiscard]] inline QString profileName(egizia::Profile profile) {
  return egiziaOptions().profileName(static_cast<std::size_t>(profile));
}

} // namespace nilometer::text
