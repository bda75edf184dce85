// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_damage.h"
#include "engine/egizia/file/position_document.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

/// The readable rest of a scored end position whose file ends somewhere in the middle.
namespace nilometer::egizia {

struct PositionRest {
  /// Lost values stand there as nobody has them: no points, no stones, a colour that is left.
  /// Players are those that were begun, two at least.
  PositionDocument document;
  /// By player: the keys whose values can be read; each crew by its name.
  std::vector<std::set<std::string>> known;
  std::size_t whole = 0; ///< so many players are whole: what they lack they do not have
  bool pyramid = false;  ///< what is built of it can be read
  bool temple = false;
};

/// Nothing where not even the printed values and the rules can be read. `readable` is damaged.
[[nodiscard]] std::optional<PositionRest> restOf(const ReadablePosition& readable,
                                                 const Edition& edition);

} // namespace nilometer::egizia
