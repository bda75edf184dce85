// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pyramidion_table.h"

#include "engine/pyramidion/repair_rules.h"

/// Proposals for an entry that does not hold on a table.
namespace nilometer::pyramidion_test {

using Entries = std::vector<Entry>;

[[nodiscard]] inline Entries versionsOf(const PyramidionTable& table, const Entry& entry) {
  Entries versions;
  listVersions(table.game, table.state, entry, versions);
  return versions;
}
/// After one entry before it was changed.
[[nodiscard]] inline Entries swappedOn(const PyramidionTable& table, const Entry& entry,
                                       const Entry& was, const Entry& is) {
  const std::vector<table::Change<Entry>> changes{table::Change<Entry>{was, is}};
  Entries swapped;
  listSwapped(table.game, table.state, entry, changes, swapped);
  return swapped;
}
[[nodiscard]] inline Entries missingOn(const PyramidionTable& table) {
  Entries missing;
  listMissing(table.game, table.state, missing);
  return missing;
}

} // namespace nilometer::pyramidion_test
