// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/options_json.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/record/json_reader.h"
#include "engine/record/json_text.h"

#include <vector>

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

Profile readProfile(const JsonNode& root) {
  return root.member("profile").id<Profile>(profileNames);
}

RuleOptions readOptions(const JsonNode& root, Profile profile) {
  RuleOptions options = optionsOf(profile);
  const JsonNode node = root.optional("options");
  if (!node) return options;
  std::vector<std::string_view> keys;
  for (const OptionKey& option : optionKeys()) keys.push_back(option.key);
  node.allowOnly(keys);
  for (const OptionKey& option : optionKeys()) {
    const JsonNode value = node.optional(option.key);
    if (!value) continue;
    const auto words = optionWords(option);
    setOption(options, option, words.empty() ? std::size_t{value.boolean()} : value.id(words));
  }
  return options;
}

SeatRules seatRules(const RuleOptions& options) {
  return {.colours = playerColours, .bids = options.seatBids, .option = "seatBids"};
}

} // namespace nilometer::egizia
