// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/printed_keys.h"

#include "engine/table/names.h"

#include <array>
#include <cctype>
#include <optional>

namespace nilometer::table {

namespace {

/// What stands in a gap for a number.
std::optional<std::size_t> digitIn(std::string_view said) {
  const bool isDigit = said.size() == 1 && std::isdigit(static_cast<unsigned char>(said[0])) != 0;
  return isDigit ? std::optional(static_cast<std::size_t>(said[0] - '0')) : std::nullopt;
}

/// The place if the text is that key with its gaps filled.
std::optional<PrintedPlace> placeOfKey(std::string_view key, std::string_view text,
                                       NamesUnder namesUnder) {
  std::array<std::size_t, 2> gaps{};
  std::size_t filled = 0;
  std::size_t at = 0;
  for (const char part : key) {
    if (at > text.size()) return std::nullopt;
    if (part != '*' && part != '#') {
      if (at == text.size() || text[at++] != part) return std::nullopt;
      continue;
    }
    const std::string_view said = text.substr(at, text.find_first_of(".[]", at) - at);
    const auto value = part == '*' ? findName(namesUnder(text.substr(0, at)), said) : digitIn(said);
    if (!value || filled == gaps.size()) return std::nullopt;
    gaps[filled++] = *value;
    at += said.size();
  }
  if (at != text.size()) return std::nullopt;
  return PrintedPlace{0, 0, 0}.at(gaps[0], gaps[1]);
}

} // namespace

PrintedPlace placeNamed(std::span<const std::string_view> keys, std::string_view text,
                        NamesUnder namesUnder) {
  for (std::size_t key = 1; key < keys.size(); ++key) {
    if (auto place = placeOfKey(keys[key], text, namesUnder)) {
      place->key = static_cast<std::uint8_t>(key);
      return *place;
    }
  }
  return {};
}

} // namespace nilometer::table
