// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rule_options.h"
#include "engine/record/header_parts.h"

#include <array>
#include <span>
#include <string_view>
#include <variant>

/// Rule options as they stand in records and positions: the keys are the names of docs/rules.md,
/// and only what differs from the profile is written.
namespace nilometer::egizia {

/// One option: its key and the member it sets.
struct OptionKey {
  using Member = std::variant<bool RuleOptions::*, LeftoverTiming RuleOptions::*,
                              OccupiedScope RuleOptions::*, OwnLastShip RuleOptions::*,
                              ImproveTarget RuleOptions::*, ImproveTiming RuleOptions::*>;
  std::string_view key;
  Member member;
};

/// Every option in the order of the rules.
[[nodiscard]] std::span<const OptionKey> optionKeys();

/// The words an option may have; nothing for yes/no.
[[nodiscard]] std::span<const std::string_view> optionWords(const OptionKey& option);

/// The value as an index into optionWords(), or 0/1 for yes/no.
[[nodiscard]] std::size_t optionValue(const RuleOptions& options, const OptionKey& option);
/// @pre `value` is such an index
void setOption(RuleOptions& options, const OptionKey& option, std::size_t value);

/// The member "profile" and the optional one "options", with what differs from the profile.
void describe(record::Archive& at, Profile& profile, RuleOptions& options);

/// What a seat may have in a game with those options.
[[nodiscard]] record::SeatRules seatRules(const RuleOptions& options);

} // namespace nilometer::egizia
