// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "ui/pages/edition_editor/copy_state.h"

#include <optional>
#include <vector>

/// The tomb tiles and what they score as a copy has them, also where it makes no sense, and what
/// players can do to them.
namespace nilometer::ui {

struct CopiedTiles {
  int value = 0;
  int tiles = 0; ///< of this value
};
struct CopiedBand {
  std::optional<int> upTo; ///< nothing: no end
  int points = 0;
};

[[nodiscard]] std::vector<CopiedTiles> copiedTiles(const egizia::EditionDocument& document);
[[nodiscard]] int tilesIn(const std::vector<CopiedTiles>& kinds);
[[nodiscard]] std::vector<CopiedBand> copiedBands(const egizia::EditionDocument& document);

// How many tiles there are together is printed too: "tombs.tiles" follows all of these.
[[nodiscard]] CopyChange setTiles(std::size_t index, int tiles);
/// One tile of a value higher than all others.
[[nodiscard]] CopyChange addTiles();
/// The last kind stays.
[[nodiscard]] CopyChange removeTiles(std::size_t index);

/// A new band right before the one with that index, with an end between its neighbours.
[[nodiscard]] CopyChange addBand(std::size_t index);
/// The last one stays; what is last then has no end.
[[nodiscard]] CopyChange removeBand(std::size_t index);

} // namespace nilometer::ui
