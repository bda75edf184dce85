// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/edition_editor/listed_cards.h"

/// What the parts of a Sphinx card are called where they are chosen.
namespace nilometer::ui {

inline constexpr int sphinxKindCount = static_cast<int>(egizia::SphinxKind::perTen) + 1;

/// "Own stones in every building".
[[nodiscard]] QString sphinxKindName(egizia::SphinxKind kind);

/// "row 7", "left pillar", "row 9 (not there)".
[[nodiscard]] QString builtPartName(const BuiltPart& part);

/// What the card asks for, also if that is only what is not there: "Row 7 of the obelisk is built".
[[nodiscard]] QString sphinxCardName(const CopyState& copy, std::size_t index);

} // namespace nilometer::ui
