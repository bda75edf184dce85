// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/printed.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nilometer::table {

namespace {

/// Whole values, then numbers inside others.
std::pair<std::size_t, std::size_t> compared(std::span<const PrintedValue> values) {
  std::pair<std::size_t, std::size_t> count;
  for (const PrintedValue& value : values) {
    if (value.provenance == Provenance::confirmed) ++count.first;
    count.second += value.compared.size();
  }
  return count;
}

} // namespace

bool comparedFurther(std::span<const PrintedValue> one, std::span<const PrintedValue> other) {
  return compared(one) > compared(other);
}

void addPrinted(PrintedSet& set, const PrintedSet& more) {
  if (std::ranges::includes(set, more)) return;
  PrintedSet both;
  both.reserve(set.size() + more.size());
  std::ranges::set_union(set, more, std::back_inserter(both));
  set = std::move(both);
}

} // namespace nilometer::table
