// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/options_text.h"

#include "engine/saqqara/game_rules.h"

#include <array>

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr auto allOptions = std::to_array<OptionKey<RuleOptions>>({
    OptionOf<&RuleOptions::liveBids>::named("liveBids", {"several", "one"}),
    OptionOf<&RuleOptions::withdrawEndsTurn>::named("withdrawEndsTurn"),
    OptionOf<&RuleOptions::rebidAfterWithdraw>::named("rebidAfterWithdraw"),
    OptionOf<&RuleOptions::landRound>::named("landRound", {"none", "land", "choice"}),
    OptionOf<&RuleOptions::landAsChoice>::named("landAsChoice"),
    OptionOf<&RuleOptions::reveal>::named("reveal", {"after-invest", "before-invest"}),
    OptionOf<&RuleOptions::investEnds>::named("investEnds", {"numbers", "all-passed"}),
    OptionOf<&RuleOptions::governmentPays>::named("governmentPays", {"each", "best"}),
    OptionOf<&RuleOptions::traderSource>::named("traderSource", {"supply", "warehouse"}),
    OptionOf<&RuleOptions::traderAtNoYield>::named("traderAtNoYield", {"usual", "no", "yes"}),
    OptionOf<&RuleOptions::exactAtUnreached>::named("exactAtUnreached"),
    OptionOf<&RuleOptions::specialWithMarker>::named("specialWithMarker"),
    OptionOf<&RuleOptions::religionRange>::named("religionRange", {"card", "total"}),
    OptionOf<&RuleOptions::levelLimit>::named("levelLimit", {"worker", "player"}),
    OptionOf<&RuleOptions::nilePerTurn>::named("nilePerTurn", {"any", "one"}),
    OptionOf<&RuleOptions::soldiersLevel1>::named("soldiersLevel1"),
    OptionOf<&RuleOptions::thiefStrict>::named("thiefStrict"),
    OptionOf<&RuleOptions::marketCardsBothWays>::named("marketCardsBothWays"),
});

} // namespace

std::span<const OptionKey<RuleOptions>> optionKeys() {
  return allOptions;
}

} // namespace nilometer::saqqara
