// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rule_options.h"
#include "engine/record/header_parts.h"
#include "engine/record/option_key.h"

#include <span>

/// Rule options as they stand in records and positions; the keys are the names of docs/rules.md.
namespace nilometer::egizia {

/// Every option in the order of the rules.
[[nodiscard]] std::span<const record::OptionKey<RuleOptions>> optionKeys();

/// The member "profile" and the optional one "options", with what differs from the profile.
void describe(record::Archive& at, Profile& profile, RuleOptions& options);

/// What a seat may have in a game with those options.
[[nodiscard]] record::SeatRules seatRules(const RuleOptions& options);

} // namespace nilometer::egizia
