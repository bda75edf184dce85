// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <variant>

/// Entries of a game whose kinds are the alternatives of a std::variant.
namespace nilometer::table {

/// A kind of entry that belongs to one player.
template <class What>
concept OfOnePlayer = requires(const What& what) {
  what.player;
};

template <class... What, class Entry> [[nodiscard]] bool isOneOf(const Entry& entry) {
  return (std::holds_alternative<What>(entry) || ...);
}

/// Whose entry it is, or noPlayer for one of the whole table.
template <class Entry> [[nodiscard]] Player ownerOf(const Entry& entry) {
  return std::visit(
      []<class What>(const What& what) {
        if constexpr (OfOnePlayer<What>) {
          return what.player;
        } else {
          return noPlayer;
        }
      },
      entry);
}

} // namespace nilometer::table
