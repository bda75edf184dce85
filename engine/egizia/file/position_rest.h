// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_damage.h"
#include "engine/egizia/file/position_document.h"

#include <optional>

/// The readable rest of a scored end position whose file ends somewhere in the middle.
namespace nilometer::egizia {

struct PositionRest {
  /// A document in which whatever is lost is not said. Players are those that were begun, two at
  /// least; a lost colour becomes one that nobody has.
  PositionDocument document;
  std::size_t whole = 0; ///< so many players are whole: what they lack they do not have
};

/// Nothing where not even the printed values and the rules can be read. `readable` is damaged.
[[nodiscard]] std::optional<PositionRest> restOf(const ReadablePosition& readable,
                                                 const Edition& edition);

} // namespace nilometer::egizia
