// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_rest.h"

#include "engine/egizia/file/position_rest.h"
#include "ui/egizia/end_position/position_filling.h"

namespace nilometer::ui {

std::optional<PositionEntered> entryOfRest(const egizia::ReadablePosition& readable,
                                           const egizia::Edition& edition) {
  const auto rest = egizia::restOf(readable, edition);
  if (!rest) return std::nullopt;
  return entryOf(rest->document, edition, rest->whole);
}

} // namespace nilometer::ui
