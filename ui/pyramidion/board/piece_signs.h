// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/vocabulary.h"
#include "ui/table/board/board_parts.h"

/// The signs that stand for what lies on the table.
namespace nilometer::pyramidion {

[[nodiscard]] constexpr ui::Ware wareOf(Resource kind) {
  using ui::Ware;
  constexpr std::array wares{Ware::camel, Ware::wood,   Ware::food,
                             Ware::stone, Ware::worker, Ware::statue};
  return wares[at(kind)];
}
[[nodiscard]] constexpr ui::Outline signOf(Category category) {
  constexpr std::array signs{ui::Outline::shield, ui::Outline::bubble, ui::Outline::scales};
  return signs[at(category)];
}
[[nodiscard]] constexpr ui::Outline signOf(Troop kind) {
  return kind == Troop::torturer ? ui::Outline::shield : ui::Outline::bubble;
}
[[nodiscard]] constexpr ui::Outline signOf(CardKind kind) {
  constexpr std::array signs{ui::Outline::scales, ui::Outline::bubble, ui::Outline::shield,
                             ui::Outline::rays, ui::Outline::flame};
  return at(kind) < signs.size() ? signs[at(kind)] : ui::Outline::star;
}

/// What there is of each kind, of those that are there.
[[nodiscard]] inline std::vector<ui::WareCount> countsOf(const Resources& resources) {
  std::vector<ui::WareCount> counts = ui::countsOf(resources, allResources, wareOf);
  std::erase_if(counts, [](const ui::WareCount& each) { return each.count <= 0; });
  return counts;
}

} // namespace nilometer::pyramidion
