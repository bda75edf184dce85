// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/listed_cards.h"

/// What the parts of a Sphinx card are called where they are chosen.
namespace nilometer::ui {

inline constexpr int sphinxKindCount = static_cast<int>(egizia::SphinxKind::perTen) + 1;

/// "Own stones in every building".
[[nodiscard]] QString sphinxKindName(egizia::SphinxKind kind);

/// "row 7", "left pillar", "row 9 (not there)".
[[nodiscard]] QString builtPartName(const BuiltPart& part);

} // namespace nilometer::ui
