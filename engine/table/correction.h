// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/findings.h"
#include "engine/table/player.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

/// Entries that put a public number of the table right: the table is right, whatever came before.
namespace nilometer::table {

/// One number becomes another. `What` = the kinds of numbers that a game lets put right.
template <class What> struct Correction {
  What what{};
  Player player = noPlayer; ///< whose; noPlayer of a number of the whole table
  std::uint8_t thing = 0;   ///< of which thing, where there is one such number of each
  std::uint8_t place = 0;   ///< where, where there is one such number at each place
  std::int16_t value = 0;   ///< from now on
  friend bool operator==(const Correction&, const Correction&) = default;
};

/// Only a correction changes the table without a rule behind it, so it needs somebody's reason.
template <class Correct, class Entry>
[[nodiscard]] bool lacksReason(const Entry& entry, bool explained) {
  return !explained && std::holds_alternative<Correct>(entry);
}

/// How many numbers of one kind there are. A game lists all kinds in the order of its enumeration.
struct CorrectableKind {
  std::string_view name; ///< stands in files
  bool ofPlayer = false;
  std::uint8_t things = 1;
  std::uint8_t places = 1;
};

/// The words that stand in files for the kinds, each for its index.
template <std::size_t count>
[[nodiscard]] consteval auto namesOf(const std::array<CorrectableKind, count>& kinds) {
  std::array<std::string_view, count> names;
  for (std::size_t i = 0; i < count; ++i) names[i] = kinds[i].name;
  return names;
}

/// The values that the components allow, the limits included; empty where there is no such number
/// now.
struct CorrectableRange {
  int low = 0;
  int high = -1;
  [[nodiscard]] constexpr bool empty() const { return high < low; }
  [[nodiscard]] constexpr bool contains(int value) const { return low <= value && value <= high; }
};

/// Whether the number exists in a game of so many players.
template <class What>
[[nodiscard]] bool isWithin(std::span<const CorrectableKind> kinds, int players,
                            const Correction<What>& entry) {
  const CorrectableKind& kind = kinds[code(entry.what)];
  const bool isOwned = kind.ofPlayer ? entry.player < players : entry.player == noPlayer;
  return isOwned && entry.thing < kind.things && entry.place < kind.places;
}

/// Every number, those of players of the first one, with 0 as the value; places vary fastest.
template <class What>
[[nodiscard]] std::vector<Correction<What>> correctableIn(std::span<const CorrectableKind> kinds) {
  std::vector<Correction<What>> all;
  for (std::size_t what = 0; what < kinds.size(); ++what) {
    for (int thing = 0; thing < kinds[what].things; ++thing) {
      for (int place = 0; place < kinds[what].places; ++place) {
        all.push_back({.what = static_cast<What>(what),
                       .player = kinds[what].ofPlayer ? Player{0} : noPlayer,
                       .thing = code(thing),
                       .place = code(place)});
      }
    }
  }
  return all;
}

/// Adds `missing` where there is no such number now, `outOfRange` [thing = kind of number,
/// needed = nearest bound, had = value] for a value that the components do not allow.
template <class What, class Fault>
void judgeRange(const Correction<What>& entry, const CorrectableRange& range, RuleId rule,
                Fault missing, Fault outOfRange, Verdict& verdict) {
  if (range.empty()) return verdict.add(finding(rule, missing, entry.player));
  if (range.contains(entry.value)) return;
  const int bound = entry.value < range.low ? range.low : range.high;
  verdict.add(finding(rule, outOfRange, entry.player,
                      {.thing = code(entry.what), .needed = bound, .had = entry.value}));
}

} // namespace nilometer::table
