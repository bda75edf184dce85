// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/entry.h"
#include "engine/record/ids.h"

#include <array>
#include <string_view>
#include <variant>

/// What the parts of records and editions of Pyramidion are called, and how they stand there.
namespace nilometer::pyramidion {

/// What "do" says, in the order of Entry.
inline constexpr auto entryNames = std::to_array<std::string_view>(
    {"setup",  "boats",  "supply",   "negotiate", "activate", "play",  "pass",
     "revolt", "minima", "produces", "takeback",  "trade",    "load",  "decline",
     "claim",  "reveal", "happen",   "tally",     "hands",    "later", "correct"});
static_assert(entryNames.size() == std::variant_size_v<Entry>);
/// What "what" says of a correction.
inline constexpr auto correctableNames = table::namesOf(correctables);

/// Red, yellow and blue are in the box; no text names the fourth colour (SET-1): a table picks any
/// of those that the window has, in the order in which it numbers them.
inline constexpr auto playerColours =
    std::to_array<std::string_view>({"blue", "red", "green", "yellow", "violet"});

inline constexpr record::Word<Site> siteId{siteNames};
inline constexpr record::Word<Resource> resourceId{resourceNames};
inline constexpr record::Word<Troop> troopId{troopNames};
/// A number as it is printed, and a count.
inline constexpr record::Number<std::uint8_t> printedNumber{0, maxNumber};
/// Of the order markers.
inline constexpr record::Number<std::uint8_t> orderNumber{1, maxPlayers};
/// Of a card that lies at the active site.
inline constexpr record::Number<std::uint8_t> lyingNumber{1, maxNumber};
/// No copy of the game has more single cards.
inline constexpr int cardCount = commonCount + maxPlayers * basicCount;

/// By their names, those that are none left out: `{"food": 2}`.
inline constexpr auto resourcesObject =
    record::objectOf<Resources>([](record::Archive& at, Resources& resources) {
      record::describeByName(at, resourceNames, resources.of,
                             record::Number<std::int16_t>{0, maxNumber});
    });
/// By the sites, those that get nothing left out: `{"luxor": {"stone": 4}}`.
inline constexpr auto supplyObject = record::byName<SupplyCard>(siteNames, resourcesObject);
inline constexpr auto markerObject =
    record::objectOf<RevoltMarker>([](record::Archive& at, RevoltMarker& marker) {
      at.needed("value", marker.value, printedNumber);
      at.needed("resources", marker.pictured, resourcesObject);
    });
/// Kinds of resources, each only once.
inline constexpr record::SetOf<ResourceSet, record::Word<Resource>> resourceKinds{resourceId,
                                                                                  resourceCount};

/// What a boat shows (BOAT-4).
void describe(record::Archive& at, Boat& boat);
/// What a card shows: a category without a number is left out (CARD-6), the ankh where nobody had
/// to look.
void describe(record::Archive& at, Card& card);
inline constexpr auto printedBoat =
    record::objectOf<Boat>([](record::Archive& at, Boat& boat) { describe(at, boat); });
inline constexpr auto printedCard =
    record::objectOf<Card>([](record::Archive& at, Card& card) { describe(at, card); });

} // namespace nilometer::pyramidion
