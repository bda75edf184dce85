// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/effects.h"
#include "ui/saqqara/text/names.h"

#include <optional>
#include <span>
#include <vector>

/// What hands do on the real board, one thing after another.
namespace nilometer::text {

struct GoodsMove {
  saqqara::Goods goods;
  saqqara::Spot from;
  saqqara::Spot to;
};
/// One thing that hands do in one go.
struct HandMove {
  table::Player owner = table::noPlayer; ///< anybody where it belongs to the table
  std::optional<GoodsMove> goods{};
  std::vector<table::Effect> effects; ///< the first one; of cards and markers all
};

[[nodiscard]] std::vector<HandMove> handMoves(std::span<const table::Effect> effects);
/// The hand moves as they are told: new goods of a warehouse in one, and what so many players all
/// have after a look back as a move of the table.
[[nodiscard]] std::vector<HandMove> toldMoves(std::span<const table::Effect> effects, int players);
/// Without its owner's name.
[[nodiscard]] QString moveText(const HandMove& move, const SaqqaraNames& names);

} // namespace nilometer::text
