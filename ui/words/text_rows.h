// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <cstdlib>
#include <string_view>

/// Texts of a game that stand in a list, in the order of an enumeration.
namespace nilometer::words {

/// The name of a value of that enumeration, of so many if it counts (%n); what does not exist is
/// called "?". `tr` = of the words that have the names.
template <class Names>
[[nodiscard]] QString named(const Names& names, auto value,
                            QString (*tr)(const char*, const char*, int), int count = -1) {
  const auto index = static_cast<std::size_t>(value);
  return index < names.size() ? tr(names[index], nullptr, count) : QStringLiteral("?");
}

/// What decides between singular and plural of a text: that number where it counts (%n), none
/// elsewhere.
[[nodiscard]] inline int countFor(std::string_view text, int number) {
  return text.find("%n") == std::string_view::npos ? -1 : std::abs(number);
}

} // namespace nilometer::words
