// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace nilometer::record {

/// Of the tables of games (`id`, `named`; at least one), that of the game whose files say `id`.
/// Files that name no game are of the one that was there before there were others (notAlways). It
/// is also given those of a game that is not known, and refuses them (otherGame).
template <class Kind>
[[nodiscard]] const Kind& gameOf(std::span<const Kind* const> games, std::string_view id) {
  const auto known = std::ranges::find(games, id, &Kind::id);
  if (known != games.end()) return **known;
  const auto unnamed = std::ranges::find(games, GameNamed::notAlways, &Kind::named);
  return unnamed != games.end() ? **unnamed : *games.front();
}

} // namespace nilometer::record
