// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/fault.h"
#include "engine/egizia/rules.h"
#include "engine/egizia/vocabulary.h"
#include "engine/table/verdict.h"

namespace nilometer::egizia {

/// What a finding is about; see fault.h for what each fault fills in.
struct About {
  std::uint8_t place = table::nothing;
  std::uint8_t thing = table::nothing;
  int needed = 0;
  int had = 0;
};

[[nodiscard]] constexpr table::Finding finding(RuleId rule, Fault fault, Player player,
                                               About about = {}) {
  return {.rule = rule,
          .fault = static_cast<std::uint8_t>(fault),
          .player = player,
          .place = about.place,
          .thing = about.thing,
          .needed = static_cast<std::int16_t>(about.needed),
          .had = static_cast<std::int16_t>(about.had)};
}

[[nodiscard]] constexpr std::uint8_t thing(auto value) {
  return static_cast<std::uint8_t>(value);
}

} // namespace nilometer::egizia
