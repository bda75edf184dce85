// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"

#include "engine/egizia/entry.h"

namespace nilometer::text {

/// An entry in the few words that a row of the log has room for: "Dora: card 5, Crews black",
/// "Cem: tomb 5, grain market", "Ben: pyramid 2×, temple 1×". What helped with it and why is left
/// to its sentence. Never names a Sphinx card.
[[nodiscard]] QString brief(const egizia::Entry& entry, const Table& table);

/// Spaces of a building in the fewest words: "obelisk 3 + 4", "pyramid row 1 (2×) + 2",
/// "temple left 1 + right 2". Which spaces of a row is left to the sentence.
[[nodiscard]] QString briefCells(egizia::Building building, egizia::SpaceSet spaces,
                                 const Table& table);

} // namespace nilometer::text
