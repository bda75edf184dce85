// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// Where the rulebook offers a choice, is silent or can be read in two ways, the table's choice
/// (docs/rules-pyramidion.md, Rule options).
namespace nilometer::pyramidion {

/// END-5. What number of points it is, see targetPoints().
enum class Target : std::uint8_t { ten, twelve, fifteen, allBoats };
/// REVOLT-5.
enum class RevoltLeader : std::uint8_t { survivors, any };
/// RESOLVE-2.
enum class SlaveDriverFloor : std::uint8_t { zero, negative };
/// END-2.
enum class MajorityTie : std::uint8_t { nobody, all };
/// TWO-5.
enum class TwoSwap : std::uint8_t { nextRound, atOrder };
/// POWER-ABU-SIMBEL.
enum class AbuSimbelTrades : std::uint8_t { one, any };
/// SPECIAL-PROTECTOR.
enum class ProtectorTroop : std::uint8_t { anySite, thisSite };
/// ORDER-2: the others keep their old sequence, or each the old place.
enum class OrderPlaces : std::uint8_t { relative, absolute };
/// SPECIAL-PHILOSOPHER.
enum class PhilosopherMarker : std::uint8_t { goes, stays };
enum class PhilosopherActor : std::uint8_t { owner, player };
/// SPECIAL-2.
enum class SpecialEffects : std::uint8_t { compulsory, optional };
/// BOAT-4.
enum class BoatPoints : std::uint8_t { printed, asked };
/// REC-1: every card is entered, or only the sums that are called out.
enum class RecordOf : std::uint8_t { cards, totals };

struct RuleOptions {
  Target target = Target::ten;
  RevoltLeader revoltLeader = RevoltLeader::survivors;
  bool zeroWins = false;
  SlaveDriverFloor slaveDriverFloor = SlaveDriverFloor::zero;
  MajorityTie majorityTie = MajorityTie::nobody;
  bool loadAgain = true;
  TwoSwap twoSwap = TwoSwap::nextRound;
  AbuSimbelTrades abuSimbelTrades = AbuSimbelTrades::one;
  ProtectorTroop protectorTroop = ProtectorTroop::anySite;
  bool highPriestSelf = true;
  bool highPriestMust = false;
  OrderPlaces orderPlaces = OrderPlaces::relative;
  PhilosopherMarker philosopherMarker = PhilosopherMarker::goes;
  PhilosopherActor philosopherActor = PhilosopherActor::owner;
  SpecialEffects effects = SpecialEffects::compulsory;
  bool freeChoiceStatue = true;
  BoatPoints boatPoints = BoatPoints::printed;
  RecordOf record = RecordOf::cards;

  friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};
/// Points that end the game; more than there can be with allBoats.
[[nodiscard]] constexpr int targetPoints(Target target) {
  constexpr std::array points{10, 12, 15, 30'000};
  return points[static_cast<std::size_t>(target)];
}

/// The set of rules a table starts from; any of its options may be changed.
enum class Profile : std::uint8_t { standard, totals };
inline constexpr auto profileNames = std::to_array<std::string_view>({"standard", "totals"});
[[nodiscard]] constexpr RuleOptions optionsOf(Profile profile) {
  RuleOptions options;
  if (profile == Profile::totals) options.record = RecordOf::totals;
  return options;
}

} // namespace nilometer::pyramidion
