// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nilometer::saqqara {

/// AUCTION-5: how many bids of one player may live at the same time.
enum class LiveBids : std::uint8_t { several, one };

/// CAL-3: what powers that name the current market find in a Land round.
enum class LandRound : std::uint8_t { none, land, choice };

/// INFL-6.
enum class RevealTime : std::uint8_t { afterInvest, beforeInvest };

/// INVEST-4: `numbers` does not wait for warehouses with no yield.
enum class InvestEnds : std::uint8_t { numbers, allPassed };

/// TILE-GOVERNMENT.
enum class GovernmentPays : std::uint8_t { each, best };

/// DIST-6.
enum class TraderSource : std::uint8_t { supply, warehouse };
/// DIST-6: `usual` is yes where the Trader's goods come from the supply, else no.
enum class TraderAtNoYield : std::uint8_t { usual, no, yes };

/// TILE-RELIGION: what has to lie in the range.
enum class ReligionRange : std::uint8_t { card, total };

/// WORKER-4: for whom one level a round is the limit.
enum class LevelLimit : std::uint8_t { worker, player };

/// NILE-2.
enum class NilePerTurn : std::uint8_t { any, one };

/// Where the rulebook is silent or contradicts itself, the table's choice (docs/rules-saqqara.md,
/// Rule options).
struct RuleOptions {
  LiveBids liveBids = LiveBids::several;
  bool withdrawEndsTurn = false;
  bool rebidAfterWithdraw = false;
  LandRound landRound = LandRound::none;
  bool landAsChoice = true;
  RevealTime reveal = RevealTime::afterInvest;
  InvestEnds investEnds = InvestEnds::numbers;
  GovernmentPays governmentPays = GovernmentPays::each;
  TraderSource traderSource = TraderSource::supply;
  TraderAtNoYield traderAtNoYield = TraderAtNoYield::usual;
  bool exactAtUnreached = false;
  bool specialWithMarker = true;
  ReligionRange religionRange = ReligionRange::card;
  LevelLimit levelLimit = LevelLimit::worker;
  NilePerTurn nilePerTurn = NilePerTurn::any;
  bool soldiersLevel1 = false;
  bool thiefStrict = false;
  bool marketCardsBothWays = false;

  friend bool operator==(const RuleOptions&, const RuleOptions&) = default;

  /// Whether a Trader is paid where nothing is sold.
  [[nodiscard]] constexpr bool paysTraderAtNoYield() const {
    if (traderAtNoYield != TraderAtNoYield::usual) return traderAtNoYield == TraderAtNoYield::yes;
    return traderSource == TraderSource::supply;
  }
};

/// The set of rules a table starts from; any of its options may be changed.
enum class Profile : std::uint8_t { standard };
inline constexpr auto profileNames = std::to_array<std::string_view>({"standard"});
[[nodiscard]] constexpr RuleOptions optionsOf(Profile /*profile*/) {
  return {};
}

} // namespace nilometer::saqqara
