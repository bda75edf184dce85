// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/options_json.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/game_rules.h"

#include <array>

namespace nilometer::egizia {

using namespace record;

namespace {

constexpr auto allOptions = std::to_array<OptionKey<RuleOptions>>({
    OptionOf<&RuleOptions::startingSphinxCard>::named("startingSphinxCard"),
    OptionOf<&RuleOptions::mayPass>::named("mayPass"),
    OptionOf<&RuleOptions::moreSphinxNeedsStone>::named("moreSphinxNeedsStone"),
    OptionOf<&RuleOptions::leftoverCardTiming>::named("leftoverCardTiming", leftoverTimingNames),
    OptionOf<&RuleOptions::doubleAtHeliopolis>::named("doubleAtHeliopolis"),
    OptionOf<&RuleOptions::anytimeInFinalScoring>::named("anytimeInFinalScoring"),
    OptionOf<&RuleOptions::occupiedScope>::named("occupiedScope", occupiedScopeNames),
    OptionOf<&RuleOptions::occupiedOwnLastShip>::named("occupiedOwnLastShip", ownLastShipNames),
    OptionOf<&RuleOptions::improveTarget>::named("improveTarget", improveTargetNames),
    OptionOf<&RuleOptions::reserveCardWithTwoPlayers>::named("reserveCardWithTwoPlayers"),
    OptionOf<&RuleOptions::withoutMoreSphinxCard>::named("withoutMoreSphinxCard"),
    OptionOf<&RuleOptions::withoutTenPercentCard>::named("withoutTenPercentCard"),
    OptionOf<&RuleOptions::improveTiming>::named("improveTiming", improveTimingNames),
    OptionOf<&RuleOptions::seatBids>::named("seatBids"),
});

} // namespace

std::span<const OptionKey<RuleOptions>> optionKeys() {
  return allOptions;
}

void describe(Archive& at, Profile& profile, RuleOptions& options) {
  describeOptions<Rules>(at, profile, options, allOptions);
}

SeatRules seatRules(const RuleOptions& options) {
  return {.colours = playerColours, .bids = options.seatBids, .option = "seatBids"};
}

} // namespace nilometer::egizia
