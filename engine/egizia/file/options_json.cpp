// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/options_json.h"

#include "engine/egizia/file/entry_names.h"

namespace nilometer::egizia {

using namespace record;

namespace {

constexpr auto allOptions = std::to_array<OptionKey>({
    {"startingSphinxCard", &RuleOptions::startingSphinxCard},
    {"mayPass", &RuleOptions::mayPass},
    {"moreSphinxNeedsStone", &RuleOptions::moreSphinxNeedsStone},
    {"leftoverCardTiming", &RuleOptions::leftoverCardTiming},
    {"doubleAtHeliopolis", &RuleOptions::doubleAtHeliopolis},
    {"anytimeInFinalScoring", &RuleOptions::anytimeInFinalScoring},
    {"occupiedScope", &RuleOptions::occupiedScope},
    {"occupiedOwnLastShip", &RuleOptions::occupiedOwnLastShip},
    {"improveTarget", &RuleOptions::improveTarget},
    {"reserveCardWithTwoPlayers", &RuleOptions::reserveCardWithTwoPlayers},
    {"withoutMoreSphinxCard", &RuleOptions::withoutMoreSphinxCard},
    {"withoutTenPercentCard", &RuleOptions::withoutTenPercentCard},
    {"improveTiming", &RuleOptions::improveTiming},
    {"seatBids", &RuleOptions::seatBids},
});

using Words = std::span<const std::string_view>;
struct WordsOf {
  Words operator()(bool RuleOptions::*) const { return {}; }
  Words operator()(LeftoverTiming RuleOptions::*) const { return leftoverTimingNames; }
  Words operator()(OccupiedScope RuleOptions::*) const { return occupiedScopeNames; }
  Words operator()(OwnLastShip RuleOptions::*) const { return ownLastShipNames; }
  Words operator()(ImproveTarget RuleOptions::*) const { return improveTargetNames; }
  Words operator()(ImproveTiming RuleOptions::*) const { return improveTimingNames; }
};

} // namespace

std::span<const OptionKey> optionKeys() {
  return allOptions;
}

std::span<const std::string_view> optionWords(const OptionKey& option) {
  return std::visit(WordsOf{}, option.member);
}

std::size_t optionValue(const RuleOptions& options, const OptionKey& option) {
  return std::visit([&](auto member) { return static_cast<std::size_t>(options.*member); },
                    option.member);
}

void setOption(RuleOptions& options, const OptionKey& option, std::size_t value) {
  std::visit([&]<class T>(T RuleOptions::*member) { options.*member = static_cast<T>(value); },
             option.member);
}

void describe(Archive& at, Profile& profile, RuleOptions& options) {
  at.needed("profile", profile, Word<Profile>{profileNames});
  const RuleOptions usual = optionsOf(profile);
  const auto differing = [&](Archive& in, RuleOptions& set) {
    if (in.reads()) set = usual;
    for (const OptionKey& option : optionKeys()) {
      std::size_t value = optionValue(set, option);
      const auto words = optionWords(option);
      const std::size_t otherwise = optionValue(usual, option);
      if (words.empty())
        in.unless(otherwise, option.key, value, YesNo{});
      else
        in.unless(otherwise, option.key, value, Word<std::size_t>{words});
      setOption(set, option, value);
    }
  };
  at.unless(usual, "options", options, objectOf<RuleOptions>(differing));
}

SeatRules seatRules(const RuleOptions& options) {
  return {.colours = playerColours, .bids = options.seatBids, .option = "seatBids"};
}

} // namespace nilometer::egizia
