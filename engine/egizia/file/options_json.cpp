// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/options_json.h"

#include "engine/record/json_text.h"

namespace nilometer::record {

using namespace egizia;

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

void writeOptions(JsonText& out, Profile profile, const RuleOptions& options) {
  const RuleOptions usual = optionsOf(profile);
  if (options == usual) return;
  out.key("options").object();
  for (const OptionKey& option : optionKeys()) {
    const std::size_t value = optionValue(options, option);
    if (value == optionValue(usual, option)) continue;
    const auto words = optionWords(option);
    if (words.empty())
      out.member(option.key, value != 0);
    else
      out.member(option.key, words[value]);
  }
  out.endObject();
}

} // namespace nilometer::record
