// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/assumed.h"
#include "engine/table/printed.h"

#include <span>
#include <string>
#include <string_view>

/// Places as the edition files of a game have them: its keys (PrintedPlace) with their gaps filled.
/// `#` is a gap for a number from 0, `*` one for a name of those that are listed there.
namespace nilometer::table {

/// "pyramids.trade[4].vp". `nameIn(list, index)` = the name in a gap behind that beginning of the
/// key, "pyramids.".
template <class NameIn>
[[nodiscard]] std::string placeText(std::string_view key, PrintedPlace place,
                                    const NameIn& nameIn) {
  std::string text;
  std::size_t index = place.first;
  for (const char part : key) {
    const bool isGap = part == '*' || part == '#';
    if (!isGap) text += part;
    if (part == '*') text += nameIn(text, index);
    if (part == '#') text += std::to_string(index);
    if (isGap) index = place.second;
  }
  return text;
}

/// The names that may stand in a gap behind that beginning of a key.
using NamesUnder = std::span<const std::string_view> (*)(std::string_view list);

/// The text of a printed place whose gaps are filled from the lists of names.
[[nodiscard]] inline std::string placeText(std::string_view key, PrintedPlace place,
                                           NamesUnder namesUnder) {
  return placeText(key, place, [&](std::string_view list, std::size_t index) {
    return namesUnder(list)[index];
  });
}

/// The place of such a text, numbers up to 9 in it; that of what is not printed if no key fits.
[[nodiscard]] PrintedPlace placeNamed(std::span<const std::string_view> keys, std::string_view text,
                                      NamesUnder namesUnder);

/// The printed places of a game in which the same names are listed in every edition.
struct PlaceTexts {
  std::span<const std::string_view> keys;
  NamesUnder namesUnder = nullptr; ///< for gaps of names; a game whose keys have none leaves it out

  /// The place as the edition file has it: "sites.thebes.minima".
  [[nodiscard]] std::string of(PrintedPlace place) const {
    return placeText(keys[place.key], place, namesUnder);
  }
  /// The place of such a text; the one of what is not printed if there is none.
  [[nodiscard]] PrintedPlace placeOf(std::string_view text) const {
    return placeNamed(keys, text, namesUnder);
  }
  /// The assumed values behind a place, that nobody has compared with a copy of the game yet.
  [[nodiscard]] PrintedSet assumedAt(const EditionHead& edition, PrintedPlace place) const {
    return openAmong(edition.printed, of(place));
  }
};

} // namespace nilometer::table
