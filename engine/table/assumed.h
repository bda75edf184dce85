// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/ledger.h"

#include <functional>
#include <string_view>
#include <vector>

/// Which printed values nobody has compared with a copy of the game yet, and what rests on them.
namespace nilometer::table {

/// Whether nobody has compared what that place names of an assumed value. `place` = as the edition
/// file has it: "obelisk.rows[2].value"; a group names all that is below it.
[[nodiscard]] bool isOpen(const PrintedValue& value, std::string_view place);

/// Those among the values that nobody has compared what that place names of.
[[nodiscard]] PrintedSet openAmong(std::span<const PrintedValue> values, std::string_view place);

/// The assumed values behind every movement of points as the effects of a game tell them, looked up
/// once for all that is shown of it.
class AssumedLines {
public:
  /// How a game looks a place up among the values of its edition.
  using AssumedAt = std::function<PrintedSet(PrintedPlace)>;

  AssumedLines() = default;
  /// `ledger` = filled from these effects; outlives this.
  AssumedLines(const Ledger& ledger, const EffectsView& effects, const AssumedAt& assumedAt);

  /// By line of the ledger.
  [[nodiscard]] const std::vector<PrintedSet>& lines() const { return m_lines; }
  /// Behind what an entry (from 0) has moved of a player's points.
  [[nodiscard]] PrintedSet ofEntry(std::size_t entry, Player player) const;

private:
  const Ledger* m_ledger = nullptr;
  std::vector<PrintedSet> m_lines;
};

} // namespace nilometer::table
