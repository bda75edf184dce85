// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "ui/pages/edition_editor/copy_state.h"

#include <string>
#include <vector>

/// The temple as a copy has it, also where a part is missing or empty, and what players can do to
/// it. A part is called by its place in egizia::templePartNames.
namespace nilometer::ui {

struct CopiedPart {
  std::size_t part = 0;
  std::size_t index = 0;          ///< in "temple.order"
  std::vector<std::size_t> after; ///< parts that must be complete first
  std::vector<int> values;        ///< from the bottom
};
using CopiedTemple = std::vector<CopiedPart>; ///< in building order

[[nodiscard]] CopiedTemple copiedTemple(const egizia::EditionDocument& document);
/// Those that no order tells of.
[[nodiscard]] std::vector<std::size_t> missingParts(const CopiedTemple& temple);
[[nodiscard]] int spacesIn(const CopiedTemple& temple);
/// "temple.spaces.columns"
[[nodiscard]] std::string partPlace(std::size_t part);

/// An edition that has only this temple, for layOutBuilding(). An empty part has one space there;
/// what is beyond the largest building is left out.
[[nodiscard]] egizia::Edition drawnTemple(const CopiedTemple& temple);

/// One more space on top of the part or behind its last one, with the same value.
[[nodiscard]] CopyChange addSpace(std::size_t part);
/// Takes the last one away; one stays.
[[nodiscard]] CopyChange removeSpace(std::size_t part);
/// A missing part comes back with one space, as the last to be built.
[[nodiscard]] CopyChange addPart(std::size_t part);
/// What a part comes after has to stand before it: what no longer does is dropped.
[[nodiscard]] CopyChange movePart(std::size_t index, std::size_t to);
[[nodiscard]] CopyChange setAfter(std::size_t index, const std::vector<int>& parts);

} // namespace nilometer::ui
