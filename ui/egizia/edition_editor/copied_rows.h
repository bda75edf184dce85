// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "ui/pages/edition_editor/copy_state.h"

#include <string>
#include <vector>

/// The rows of the obelisk and the pyramid as a copy has them, also where they make no sense, and
/// what players can do to them.
namespace nilometer::ui {

struct CopiedRow {
  int spaces = 0;
  int value = 0;
};
using CopiedRows = std::vector<CopiedRow>; ///< from the bottom

/// "obelisk.rows"
[[nodiscard]] std::string rowsPlace(egizia::Building building);
[[nodiscard]] CopiedRows copiedRows(const egizia::EditionDocument& document,
                                    egizia::Building building);
/// Of all rows together; a building has at most egizia::maxSpaces.
[[nodiscard]] int spacesIn(const CopiedRows& rows);

/// An edition that has only this building, for layOutBuilding(). What is beyond the largest
/// building is left out.
[[nodiscard]] egizia::Edition drawnRows(const CopiedRows& rows, egizia::Building building);

/// A new row with that index; its numbers continue those of its neighbours.
[[nodiscard]] CopyChange addRow(egizia::Building building, std::size_t index);
/// The last one stays.
[[nodiscard]] CopyChange removeRow(egizia::Building building, std::size_t index);
/// At least one space stays.
[[nodiscard]] CopyChange addSpaces(egizia::Building building, std::size_t row, int more);

} // namespace nilometer::ui
