// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/rules.h"
#include "engine/table/amounts.h"
#include "engine/table/enumeration.h"
#include "engine/table/player.h"
#include "engine/table/sets.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The words of the game (docs/rules-pyramidion.md, Glossary) as types. The strings are the stable
/// ids of records and editions; what a player reads comes from the words of the window.
namespace nilometer::pyramidion {

using table::at;
using table::exclude;
using table::has;
using table::include;
using table::noPlayer;
using table::Player;

inline constexpr int minPlayers = 2;
inline constexpr int maxPlayers = 4;
/// The most of anything that a file may count.
inline constexpr int maxNumber = 99;

/// A set of small numbers or of values of an enumeration, one bit each.
using Bits = std::uint8_t;
using PlayerSet = Bits;
using SiteSet = Bits;
using ResourceSet = Bits;
[[nodiscard]] constexpr Bits bitOf(auto value) {
  return static_cast<Bits>(1U << at(value));
}

/// In the order of SUPPLY-3.
enum class Site : std::uint8_t {
  giza,
  abuSimbel,
  thebes,
  luxor,
  alexandria,
  cairo,
  philae,
  karnak
};
inline constexpr int siteCount = 8;
inline constexpr auto siteNames = std::to_array<std::string_view>(
    {"giza", "abu-simbel", "thebes", "luxor", "alexandria", "cairo", "philae", "karnak"});
inline constexpr auto allSites = table::allOf<Site, siteCount>();
/// Where somebody has to say whether a card shows the ankh.
[[nodiscard]] constexpr bool asksForAnkh(Site site) {
  return site == Site::luxor || site == Site::alexandria || site == Site::cairo;
}

enum class Resource : std::uint8_t { camel, wood, food, stone, worker, statue };
inline constexpr int resourceCount = 6;
inline constexpr auto resourceNames =
    std::to_array<std::string_view>({"camel", "wood", "food", "stone", "worker", "statue"});
inline constexpr auto allResources = table::allOf<Resource, resourceCount>();

/// So many resources of each kind: on a site, owned, on a boat, in the supply.
using Resources = table::Amounts<Resource, resourceCount>;
inline constexpr auto some = Resources::only;

enum class Category : std::uint8_t { influence, negotiation, haggling };
inline constexpr int categoryCount = 3;
inline constexpr auto categoryNames =
    std::to_array<std::string_view>({"influence", "negotiation", "haggling"});
inline constexpr auto allCategories = table::allOf<Category, categoryCount>();

enum class Troop : std::uint8_t { torturer, negotiator };
inline constexpr auto troopNames = std::to_array<std::string_view>({"torturer", "negotiator"});
inline constexpr auto allTroops = table::allOf<Troop, 2>();
inline constexpr int troopsOfAKind = 5; ///< of each player (SET-2)

enum class CardKind : std::uint8_t {
  merchant,
  negotiator,
  torturer,
  deity,
  revolt,
  highPriest,
  bandit,
  protector,
  vizier,
  thief,
  philosopher,
  slaveDriver,
  stonemason,
  politician
};
inline constexpr int kindCount = 14;
inline constexpr auto kindNames = std::to_array<std::string_view>(
    {"merchant", "negotiator", "torturer", "deity", "revolt", "high-priest", "bandit", "protector",
     "vizier", "thief", "philosopher", "slave-driver", "stonemason", "politician"});
[[nodiscard]] constexpr CardKind kindAt(int index) {
  return static_cast<CardKind>(index);
}
using CardCounts = std::array<std::uint8_t, kindCount>;
/// By CardKind: the common pile (SET-3), the basic cards of one player (SET-2).
inline constexpr CardCounts commonCards{12, 8, 8, 0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1};
inline constexpr CardCounts basicCards{2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
/// Common ones, or basic ones of that many players.
[[nodiscard]] constexpr int cardsOf(CardKind kind, bool basic, int players = maxPlayers) {
  return basic ? basicCards[at(kind)] * players : commonCards[at(kind)];
}
inline constexpr int commonCount = 40;
inline constexpr int basicCount = 5;
inline constexpr int dealtCards = 4; ///< DEAL-2
inline constexpr int boatCount = 20;
inline constexpr int boatsInRow = 5;
inline constexpr int supplyCards = 10;
inline constexpr int revoltMarkers = 6;

/// What the table waits for. Everything between two of them goes by itself.
enum class Phase : std::uint8_t {
  setup,
  boats,
  supply,
  nego,
  site,
  play,
  tally, ///< in place of the cards (REC-3)
  revolt,
  minima, ///< RESOLVE-5
  priest,
  trade,
  load,
  corner, ///< LOAD-6: asked for again after the round
  claim,
  reveal,
  hands, ///< REC-4
  over
};
inline constexpr auto phaseNames = std::to_array<std::string_view>(
    {"SETUP", "BOAT", "SUPPLY", "NEGO", "SITE", "PLAY", "TALLY", "REVOLT", "MINIMA", "PRIEST",
     "TRADE", "LOAD", "CORNER", "END", "REVEAL", "HANDS", "OVER"});

} // namespace nilometer::pyramidion
