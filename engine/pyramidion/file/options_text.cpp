// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/file/options_text.h"

#include <array>

namespace nilometer::pyramidion {

using namespace record;

namespace {

constexpr auto target = OptionOf<&RuleOptions::target>::named("target", targetNames);
constexpr auto majorityTie =
    OptionOf<&RuleOptions::majorityTie>::named("majorityTie", majorityTieNames);

constexpr auto allOptions = std::to_array<OptionKey<RuleOptions>>({
    target,
    OptionOf<&RuleOptions::revoltLeader>::named("revoltLeader", revoltLeaderNames),
    OptionOf<&RuleOptions::zeroWins>::named("zeroWins"),
    OptionOf<&RuleOptions::slaveDriverFloor>::named("slaveDriverFloor", slaveDriverFloorNames),
    majorityTie,
    OptionOf<&RuleOptions::loadAgain>::named("loadAgain"),
    OptionOf<&RuleOptions::twoSwap>::named("twoSwap", twoSwapNames),
    OptionOf<&RuleOptions::abuSimbelTrades>::named("abuSimbelTrades", abuSimbelTradesNames),
    OptionOf<&RuleOptions::protectorTroop>::named("protectorTroop", protectorTroopNames),
    OptionOf<&RuleOptions::highPriestSelf>::named("highPriestSelf"),
    OptionOf<&RuleOptions::philosopherMarker>::named("philosopherMarker", philosopherMarkerNames),
    OptionOf<&RuleOptions::philosopherActor>::named("philosopherActor", philosopherActorNames),
    OptionOf<&RuleOptions::effects>::named("effects", specialEffectsNames),
    OptionOf<&RuleOptions::freeChoiceStatue>::named("freeChoiceStatue"),
    OptionOf<&RuleOptions::boatPoints>::named("boatPoints", boatPointsNames),
    OptionOf<&RuleOptions::record>::named("record", recordOfNames),
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
