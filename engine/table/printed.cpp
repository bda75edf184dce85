// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/printed.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nilometer::table {

void addPrinted(PrintedSet& set, const PrintedSet& more) {
  if (std::ranges::includes(set, more)) return;
  PrintedSet both;
  both.reserve(set.size() + more.size());
  std::ranges::set_union(set, more, std::back_inserter(both));
  set = std::move(both);
}

} // namespace nilometer::table
