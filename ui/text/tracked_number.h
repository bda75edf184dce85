// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/ledger.h"

#include <QString>

#include <vector>

/// The numbers of a table as people call them, and how one of them is asked about.
namespace nilometer::text {

/// One of the numbers a game counts (Phrasebook<G>::trackedNumbers()).
struct TrackedNumber {
  QString name;
  bool ofTable = false;      ///< the whole table's, not a player's
  bool inDifference = false; ///< shown where two tables are compared
  /// How an amount is said where it is a place or a position; nullptr: as a number.
  QString (*said)(int) = nullptr;
};

/// What gives points: all by a rule, or one of several things by the same rule.
struct PointsFrom {
  table::RuleId rule;
  std::uint8_t what = table::nothing;

  [[nodiscard]] bool gave(const table::LedgerLine& line) const {
    return line.rule == rule && (what == table::nothing || line.what == what);
  }
  friend bool operator==(const PointsFrom&, const PointsFrom&) = default;
};

/// A number that somebody asks about: "Where does this come from?"
struct AskedNumber {
  int trackedNumber = 0; ///< index of Phrasebook<G>::trackedNumbers(); 0 = the points
  table::Player player = table::noPlayer; ///< whose; anybody where it is the whole table's
  std::vector<PointsFrom> from{};         ///< the points by these alone; empty: all
  QString fromName{};                     ///< what those are called

  friend bool operator==(const AskedNumber&, const AskedNumber&) = default;
};

} // namespace nilometer::text
