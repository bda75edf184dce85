// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/file/game_record.h"

#include <array>

namespace nilometer::pyramidion {

using namespace record;

namespace {

constexpr auto target =
    OptionOf<&RuleOptions::target>::named("target", {"10", "12", "15", "allBoats"});
constexpr auto majorityTie =
    OptionOf<&RuleOptions::majorityTie>::named("majorityTie", {"nobody", "all"});

constexpr auto allOptions = std::to_array<OptionKey<RuleOptions>>({
    target,
    OptionOf<&RuleOptions::revoltLeader>::named("revoltLeader", {"survivors", "any"}),
    OptionOf<&RuleOptions::zeroWins>::named("zeroWins"),
    OptionOf<&RuleOptions::slaveDriverFloor>::named("slaveDriverFloor", {"zero", "negative"}),
    majorityTie,
    OptionOf<&RuleOptions::loadAgain>::named("loadAgain"),
    OptionOf<&RuleOptions::twoSwap>::named("twoSwap", {"nextRound", "atOrder"}),
    OptionOf<&RuleOptions::abuSimbelTrades>::named("abuSimbelTrades", {"one", "any"}),
    OptionOf<&RuleOptions::protectorTroop>::named("protectorTroop", {"anySite", "thisSite"}),
    OptionOf<&RuleOptions::highPriestSelf>::named("highPriestSelf"),
    OptionOf<&RuleOptions::highPriestMust>::named("highPriestMust"),
    OptionOf<&RuleOptions::orderPlaces>::named("orderPlaces", {"relative", "absolute"}),
    OptionOf<&RuleOptions::philosopherMarker>::named("philosopherMarker", {"goes", "stays"}),
    OptionOf<&RuleOptions::philosopherActor>::named("philosopherActor", {"owner", "player"}),
    OptionOf<&RuleOptions::effects>::named("effects", {"compulsory", "optional"}),
    OptionOf<&RuleOptions::freeChoiceStatue>::named("freeChoiceStatue"),
    OptionOf<&RuleOptions::boatPoints>::named("boatPoints", {"printed", "asked"}),
    OptionOf<&RuleOptions::record>::named("record", {"cards", "totals"}),
});
constexpr auto endOptions = std::to_array<OptionKey<RuleOptions>>({target, majorityTie});

} // namespace

std::span<const OptionKey<RuleOptions>> optionKeys() {
  return allOptions;
}

std::span<const OptionKey<RuleOptions>> endOptionKeys() {
  return endOptions;
}

} // namespace nilometer::pyramidion
