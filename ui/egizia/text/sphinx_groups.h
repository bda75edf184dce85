// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"

/// Sphinx cards as they lie beside each other to be chosen from: by what they ask for, each in as
/// few words as its group allows.
namespace nilometer::text {

enum class SphinxGroup : std::uint8_t {
  built,         ///< parts of buildings, by whomever
  playersOnLast, ///< how many players are on a last step
  ownStones,     ///< own stones in buildings
  crew,
  most,    ///< nobody's are more productive
  ownLast, ///< own markers on last steps
  others
};
inline constexpr int sphinxGroupCount = 7;

[[nodiscard]] SphinxGroup sphinxGroup(const egizia::SphinxCard& card);
/// The heading of a group: "Is built".
[[nodiscard]] QString sphinxGroupName(SphinxGroup group);
/// A card below that heading: "obelisk 7: 4". @pre index is a card of the table's edition
[[nodiscard]] QString sphinxInGroup(int index, const Table& table);

} // namespace nilometer::text
