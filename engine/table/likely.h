// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

/// Which numbers can be expected to be printed on components. Nobody has seen
/// every copy of a game: a number outside of these bounds is doubted, never
/// refused.
namespace nilometer::table {

struct Likely {
  int least = 0;
  int most = 0;

  [[nodiscard]] constexpr bool contains(int number) const {
    return number >= least && number <= most;
  }
  friend constexpr bool operator==(const Likely&, const Likely&) = default;
};

/// The bounds at a place of the edition file: "boats[#].need.*", where `#` is
/// any number and `*` any name.
struct LikelyAt {
  std::string_view place;
  Likely range;
};

[[nodiscard]] constexpr bool isPlaceOf(std::string_view pattern, std::string_view place) {
  std::size_t i = 0;
  for (const char part : pattern) {
    if (part != '*' && part != '#') {
      if (i == place.size() || place[i++] != part) return false;
      continue;
    }
    const std::size_t begin = i;
    while (i < place.size() && place[i] != (part == '#' ? ']' : '.') && place[i] != '[') ++i;
    if (i == begin) return false;
  }
  return i == place.size();
}

/// Nothing where any number is likely.
[[nodiscard]] constexpr std::optional<Likely> likelyAt(std::span<const LikelyAt> all,
                                                       std::string_view place) {
  for (const LikelyAt& each : all) {
    if (isPlaceOf(each.place, place)) return each.range;
  }
  return std::nullopt;
}

} // namespace nilometer::table
