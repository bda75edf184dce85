// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/options_text.h"

#include "engine/saqqara/game_rules.h"

#include <array>

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr auto allOptions = std::to_array<OptionKey<RuleOptions>>({
    OptionOf<&RuleOptions::liveBids>::named("liveBids", liveBidsNames),
    OptionOf<&RuleOptions::withdrawEndsTurn>::named("withdrawEndsTurn"),
    OptionOf<&RuleOptions::rebidAfterWithdraw>::named("rebidAfterWithdraw"),
    OptionOf<&RuleOptions::landRound>::named("landRound", landRoundNames),
    OptionOf<&RuleOptions::landAsChoice>::named("landAsChoice"),
    OptionOf<&RuleOptions::reveal>::named("reveal", revealTimeNames),
    OptionOf<&RuleOptions::investEnds>::named("investEnds", investEndsNames),
    OptionOf<&RuleOptions::governmentPays>::named("governmentPays", governmentPaysNames),
    OptionOf<&RuleOptions::traderSource>::named("traderSource", traderSourceNames),
    OptionOf<&RuleOptions::traderAtNoYield>::named("traderAtNoYield", traderAtNoYieldNames),
    OptionOf<&RuleOptions::exactAtUnreached>::named("exactAtUnreached"),
    OptionOf<&RuleOptions::specialWithMarker>::named("specialWithMarker"),
    OptionOf<&RuleOptions::religionRange>::named("religionRange", religionRangeNames),
    OptionOf<&RuleOptions::levelLimit>::named("levelLimit", levelLimitNames),
    OptionOf<&RuleOptions::nilePerTurn>::named("nilePerTurn", nilePerTurnNames),
    OptionOf<&RuleOptions::soldiersLevel1>::named("soldiersLevel1"),
    OptionOf<&RuleOptions::thiefStrict>::named("thiefStrict"),
    OptionOf<&RuleOptions::marketCardsBothWays>::named("marketCardsBothWays"),
});

} // namespace

std::span<const OptionKey<RuleOptions>> optionKeys() {
  return allOptions;
}

} // namespace nilometer::saqqara
