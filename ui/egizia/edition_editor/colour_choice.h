// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/copy_cells.h"

#include <string>

/// Colours of pieces as words of an edition ("white"), chosen out of those that boxes have.
namespace nilometer::ui {

/// The choice with that colour; one that boxes do not have stands in it as it is.
[[nodiscard]] ChoiceField::Content colourChoice(const std::string& colour);
/// The word for an edition; `now` for the colour that stands there as it is.
[[nodiscard]] std::string colourOfChoice(int id, const std::string& now);

} // namespace nilometer::ui
