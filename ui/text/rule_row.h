// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace nilometer::text {

/// The texts of a rule, before they are translated.
struct RuleRow {
  std::string_view id;
  const char* title; ///< nullptr: called like the thing that it is about
  const char* summary;
};

/// Whether the rows are in the order of those names (of rules, of printed keys), from that number
/// on: what a table of words is asked when it is compiled.
template <typename Rows, typename Names>
consteval bool inRuleOrder(const Rows& rows, const Names& names, std::size_t first = 0) {
  if (first + rows.size() > names.size()) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].id != names[first + i]) return false;
  }
  return true;
}

} // namespace nilometer::text
