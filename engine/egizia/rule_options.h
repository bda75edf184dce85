// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nilometer::egizia {

enum class LeftoverTiming : std::uint8_t { endOfSail, endOfRound };
inline constexpr auto leftoverTimingNames =
    std::to_array<std::string_view>({"end-of-sail", "end-of-round"});

enum class OccupiedScope : std::uint8_t { roundSpaces, anySpace };
inline constexpr auto occupiedScopeNames =
    std::to_array<std::string_view>({"round-spaces", "any-space"});

enum class OwnLastShip : std::uint8_t { yes, no, withUpstream };
inline constexpr auto ownLastShipNames =
    std::to_array<std::string_view>({"yes", "no", "with-upstream"});

enum class ImproveTarget : std::uint8_t { any, notGreen };
inline constexpr auto improveTargetNames = std::to_array<std::string_view>({"any", "not-green"});

enum class ImproveTiming : std::uint8_t { ownTurn, ownTurnOrFeeding };
inline constexpr auto improveTimingNames =
    std::to_array<std::string_view>({"own-turn", "own-turn-or-feeding"});

/// Where the sources differ, the table's choice (docs/rules.md, Rule options).
/// Default: the revised rulebook.
struct RuleOptions {
  bool startingSphinxCard = true;
  bool mayPass = true;
  bool moreSphinxNeedsStone = true;
  LeftoverTiming leftoverCardTiming = LeftoverTiming::endOfSail;
  bool doubleAtHeliopolis = false;
  bool anytimeInFinalScoring = true;
  OccupiedScope occupiedScope = OccupiedScope::roundSpaces;
  OwnLastShip occupiedOwnLastShip = OwnLastShip::yes;
  ImproveTarget improveTarget = ImproveTarget::any;
  bool reserveCardWithTwoPlayers = true;
  bool withoutMoreSphinxCard = false;
  bool withoutTenPercentCard = false;
  ImproveTiming improveTiming = ImproveTiming::ownTurnOrFeeding;
  bool seatBids = false;

  friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

enum class Profile : std::uint8_t { first, revised, online, tournament };
inline constexpr auto profileNames =
    std::to_array<std::string_view>({"first", "revised", "online", "tournament"});

/// The options of a profile, before the choices a table may make in it.
[[nodiscard]] RuleOptions optionsOf(Profile profile);

} // namespace nilometer::egizia
