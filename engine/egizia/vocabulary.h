// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"
#include "engine/table/player.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The words of the game (docs/rules.md, Glossary) as types. The strings are the stable ids of
/// records and editions; what a player reads comes from ui/text.
namespace nilometer::egizia {

using table::noPlayer;
using table::Player;

/// How many play (the rulebooks: 2 to 4).
inline constexpr int minPlayers = 2;
inline constexpr int maxPlayers = 4;

enum class Crew : std::uint8_t { blue, black, yellow, joker };
inline constexpr int crewCount = 4;
inline constexpr auto crewNames =
    std::to_array<std::string_view>({"blue", "black", "yellow", "joker"});
/// A set of crews, one bit per Crew.
using CrewSet = std::uint8_t;
[[nodiscard]] constexpr CrewSet crewBit(Crew crew) {
  return static_cast<CrewSet>(1U << static_cast<unsigned>(crew));
}
inline constexpr CrewSet normalCrews = 0b0111;

enum class FieldColour : std::uint8_t { green, yellowGreen, brown };
inline constexpr auto fieldColourNames =
    std::to_array<std::string_view>({"green", "yellow-green", "brown"});

enum class Ring : std::uint8_t { left, middle, right };
inline constexpr auto ringNames = std::to_array<std::string_view>({"left", "middle", "right"});

enum class Market : std::uint8_t { stone, grain };
inline constexpr auto marketNames = std::to_array<std::string_view>({"stone", "grain"});

/// What stones are put on. The obelisk and the tombs share a site, pyramid and temple too.
enum class Building : std::uint8_t { obelisk, tombs, pyramid, temple };
inline constexpr int buildingCount = 4;
inline constexpr auto buildingNames =
    std::to_array<std::string_view>({"obelisk", "tombs", "pyramid", "temple"});
using BuildingSet = std::uint8_t;

/// The three building sites in the order they are built (BUILD).
enum class Site : std::uint8_t { sphinx, obelisk, pyramid };
inline constexpr int siteCount = 3;
inline constexpr auto siteNames = std::to_array<std::string_view>({"sphinx", "obelisk", "pyramid"});
[[nodiscard]] constexpr Site siteOf(Building building) {
  return building == Building::obelisk || building == Building::tombs ? Site::obelisk
                                                                      : Site::pyramid;
}

/// The three Nile decks, by the number on the card's back (SET-5).
enum class Deck : std::uint8_t { oneTwo, threeFour, five };
inline constexpr int deckCount = 3;
inline constexpr auto deckNames = std::to_array<std::string_view>({"1/2", "3/4", "5"});

enum class Phase : std::uint8_t { lay, sail, feed, stone, build, bonus, order, final, over };
inline constexpr auto phaseNames = std::to_array<std::string_view>(
    {"LAY", "SAIL", "FEED", "STONE", "BUILD", "BONUS", "ORDER", "FINAL", "OVER"});

/// What a round space does; the number of crews, stones and moves is data.
enum class RoundSpace : std::uint8_t {
  edfu,
  thebae,
  selinon,
  beniHasan,
  passalon,
  alyi,
  heliopolis
};
inline constexpr int roundSpaceCount = 7;
inline constexpr auto roundSpaceNames = std::to_array<std::string_view>(
    {"edfu", "thebae", "selinon", "beni-hasan", "passalon", "alyi", "heliopolis"});

enum class CardKind : std::uint8_t {
  fieldGreen,
  fieldYellowGreen,
  fieldBrown,
  quarry,
  grain4,
  strength,
  doubled,
  secondShip,
  twoCrews,
  reserve,
  first,
  keep2,
  stones6,
  sell10,
  improveField,
  occupied,
  crewStep,
  stonesAsGrain,
  moreSphinx,
  paidCrewStep,
  upstream,
  leftover,
  tomb,
  stoneMarket2,
  grainMarket2,
  crewsChoice,
  crewsPictured,
  stonesInBuildings
};
inline constexpr int cardKindCount = 28;

/// The rule of each kind of card, in the order of CardKind.
inline constexpr auto cardRules =
    std::to_array<RuleId>({"CARD-FIELD-GREEN"_rule,    "CARD-FIELD-YELLOWGREEN"_rule,
                           "CARD-FIELD-BROWN"_rule,    "CARD-QUARRY"_rule,
                           "CARD-GRAIN4"_rule,         "CARD-STRENGTH"_rule,
                           "CARD-DOUBLE"_rule,         "CARD-SECOND-SHIP"_rule,
                           "CARD-TWO-CREWS"_rule,      "CARD-RESERVE"_rule,
                           "CARD-FIRST"_rule,          "CARD-KEEP2"_rule,
                           "CARD-STONES6"_rule,        "CARD-SELL10"_rule,
                           "CARD-IMPROVE-FIELD"_rule,  "CARD-OCCUPIED"_rule,
                           "CARD-CREW-STEP"_rule,      "CARD-STONES-AS-GRAIN"_rule,
                           "CARD-MORE-SPHINX"_rule,    "CARD-PAID-CREW-STEP"_rule,
                           "CARD-UPSTREAM"_rule,       "CARD-LEFTOVER"_rule,
                           "CARD-TOMB"_rule,           "CARD-STONE-MARKET2"_rule,
                           "CARD-GRAIN-MARKET2"_rule,  "CARD-CREWS-CHOICE"_rule,
                           "CARD-CREWS-PICTURED"_rule, "CARD-STONES-IN-BUILDINGS"_rule});
static_assert(cardRules.size() == cardKindCount);

enum class CardLife : std::uint8_t { permanent, anytime, immediate };

[[nodiscard]] constexpr CardLife lifeOf(CardKind kind) {
  if (kind >= CardKind::stoneMarket2) return CardLife::immediate;
  if (kind >= CardKind::grain4 && kind <= CardKind::sell10) return CardLife::anytime;
  return CardLife::permanent;
}
[[nodiscard]] constexpr bool isField(CardKind kind) {
  return kind <= CardKind::fieldBrown;
}
[[nodiscard]] constexpr RuleId ruleOf(CardKind kind) {
  return cardRules[static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr RuleId ruleOf(RoundSpace space) {
  constexpr auto rules = std::to_array<RuleId>(
      {"ROUND-EDFU"_rule, "ROUND-THEBAE"_rule, "ROUND-SELINON"_rule, "ROUND-BENIHASAN"_rule,
       "ROUND-PASSALON"_rule, "ROUND-ALYI"_rule, "ROUND-HELIOPOLIS"_rule});
  return rules[static_cast<std::size_t>(space)];
}

/// A set of physical Nile cards, one bit per index into Edition::nileCards;
/// bit `startFieldCard` is the player's start field (SET-1).
using CardSet = std::uint64_t;
inline constexpr int maxNileCards = 63;
inline constexpr int startFieldCard = 63;
[[nodiscard]] constexpr CardSet cardBit(int card) {
  return CardSet{1} << card;
}

/// A set of Sphinx cards, one bit per index into Edition::sphinxCards.
using SphinxSet = std::uint32_t;
inline constexpr int maxSphinxCards = 32;

/// A set of building spaces of one building, one bit per space in building order.
using SpaceSet = std::uint64_t;
inline constexpr int maxSpaces = 64;
inline constexpr int maxTombs = 32;
[[nodiscard]] constexpr SpaceSet spaceBit(int space) {
  return SpaceSet{1} << space;
}

inline constexpr int maxStops = 32;
inline constexpr int maxCardStops = 16;
inline constexpr int maxMarketSteps = 32;

} // namespace nilometer::egizia
