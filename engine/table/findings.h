// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/verdict.h"

#include <cstdint>
#include <type_traits>

/// How a game fills in its findings and effects.
namespace nilometer::table {

/// A value of one of a game's enumerations, or a small number, as a finding or an effect keeps it.
[[nodiscard]] constexpr std::uint8_t code(auto value) {
  return static_cast<std::uint8_t>(value);
}

/// What a finding is about; which of these a fault fills in is written beside the game's faults.
struct About {
  std::uint8_t place = nothing;
  std::uint8_t thing = nothing;
  int needed = 0;
  int had = 0;
};

template <class Fault>
requires std::is_enum_v<Fault>
[[nodiscard]] constexpr Finding finding(RuleId rule, Fault fault, Player player, About about = {}) {
  return {.rule = rule,
          .fault = code(fault),
          .player = player,
          .place = about.place,
          .thing = about.thing,
          .needed = static_cast<std::int16_t>(about.needed),
          .had = static_cast<std::int16_t>(about.had)};
}

/// Adds what the entry of a player breaks to a verdict.
class Refusal {
public:
  Refusal(Verdict& verdict, Player player) : m_verdict(verdict), m_player(player) {}
  template <class Fault> void operator()(RuleId rule, Fault fault, About about = {}) const {
    m_verdict.add(finding(rule, fault, m_player, about));
  }

private:
  Verdict& m_verdict;
  Player m_player;
};

} // namespace nilometer::table
