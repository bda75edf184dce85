// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/json.h"

#include <string>
#include <vector>

namespace nilometer::ui {

/// What the table has read off its copy, as the edition file writes it.
struct ToldValue {
  std::string place; ///< "pyramids.trade.levels[2].vp"
  record::JsonValue value;
};
using ToldValues = std::vector<ToldValue>;

} // namespace nilometer::ui
