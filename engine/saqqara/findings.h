// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/fault.h"
#include "engine/saqqara/vocabulary.h"
#include "engine/table/verdict.h"

namespace nilometer::saqqara {

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

/// A value of one of the game's enumerations as a finding or an effect keeps it.
[[nodiscard]] constexpr std::uint8_t code(auto value) {
  return static_cast<std::uint8_t>(value);
}

// How a finding is read, where its fault fills that in.
[[nodiscard]] constexpr Fault faultOf(const table::Finding& finding) {
  return static_cast<Fault>(finding.fault);
}
[[nodiscard]] constexpr Warehouse warehouseOf(const table::Finding& finding) {
  return static_cast<Warehouse>(finding.place);
}
[[nodiscard]] constexpr Good goodOf(const table::Finding& finding) {
  return static_cast<Good>(finding.thing);
}
[[nodiscard]] constexpr Pyramid pyramidOf(const table::Finding& finding) {
  return static_cast<Pyramid>(finding.thing);
}
[[nodiscard]] constexpr Player otherPlayerOf(const table::Finding& finding) {
  return finding.thing;
}
/// The phase that the entry belongs to, and the phase that it is.
[[nodiscard]] constexpr Phase phaseOf(const table::Finding& finding) {
  return static_cast<Phase>(finding.thing);
}
[[nodiscard]] constexpr Phase phaseNowOf(const table::Finding& finding) {
  return static_cast<Phase>(finding.had);
}

} // namespace nilometer::saqqara
