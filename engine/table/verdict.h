// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "engine/table/printed.h"
#include "engine/table/rule_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace nilometer::table {

/// Marks a place or thing that a finding is not about.
inline constexpr std::uint8_t nothing = 255;

/// One broken rule and what it was about. Never a sentence: ui/text makes those.
struct Finding {
  RuleId rule;
  /// Which way of breaking the rule; the game's own enumeration.
  std::uint8_t fault = 0;
  /// Who entered it or whom it concerns.
  Player player = noPlayer;
  /// Where: the game's own numbering, depends on `fault`.
  std::uint8_t place = nothing;
  /// Which card, crew or other thing: the game's own numbering, depends on `fault`.
  std::uint8_t thing = nothing;
  /// What the rule asks for and what there was, in the unit of `fault`.
  std::int16_t needed = 0;
  std::int16_t had = 0;

  friend constexpr bool operator==(const Finding&, const Finding&) = default;
};

/// The fault of a rule that reads a printed value which is missing (Provenance::missing). No game
/// numbers its own as high.
inline constexpr std::uint8_t valueMissing = 255;
/// Such a finding. Nothing is guessed: as long as the value is missing, an entry that needs it
/// cannot be made, not even anyway.
[[nodiscard]] constexpr Finding missingValue(RuleId rule, PrintedPlace place) {
  return {.rule = rule,
          .fault = valueMissing,
          .place = place.key,
          .thing = place.first,
          .needed = place.second};
}
/// The place whose value is missing; nothing if the finding is about something else.
[[nodiscard]] constexpr std::optional<PrintedPlace> missingIn(const Finding& finding) {
  if (finding.fault != valueMissing) return std::nullopt;
  return PrintedPlace{finding.place, finding.thing, static_cast<std::uint8_t>(finding.needed)};
}

/// What the rules say of an entry: every rule it breaks, in the order they were looked at.
/// Holds up to `capacity` findings without allocating; further ones are counted in
/// `overflowed()` but not kept, the verdict stays "not legal".
class Verdict {
public:
  static constexpr int capacity = 12;

  [[nodiscard]] constexpr bool legal() const { return m_count == 0; }
  [[nodiscard]] constexpr bool overflowed() const { return m_overflowed; }
  [[nodiscard]] constexpr std::span<const Finding> findings() const& {
    return {m_findings.data(), m_count};
  }
  /// The findings live in the verdict: keep it while looking at them.
  std::span<const Finding> findings() const&& = delete;
  [[nodiscard]] constexpr bool breaks(RuleId rule) const {
    for (const Finding& finding : findings()) {
      if (finding.rule == rule) return true;
    }
    return false;
  }

  /// The first printed value that is missing, if any.
  [[nodiscard]] constexpr std::optional<PrintedPlace> missing() const {
    for (const Finding& finding : findings()) {
      if (const auto place = missingIn(finding)) return place;
    }
    return std::nullopt;
  }

  constexpr void add(const Finding& finding) {
    if (m_count == capacity) {
      m_overflowed = true;
      return;
    }
    m_findings[m_count++] = finding;
  }
  constexpr void add(const Verdict& other) {
    for (const Finding& finding : other.findings()) add(finding);
  }

private:
  std::array<Finding, capacity> m_findings{};
  std::size_t m_count = 0;
  bool m_overflowed = false;
};

} // namespace nilometer::table
