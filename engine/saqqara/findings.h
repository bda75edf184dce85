// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/fault.h"
#include "engine/saqqara/vocabulary.h"
#include "engine/table/findings.h"

namespace nilometer::saqqara {

using table::About;
using table::code;
using table::finding;

// How a finding is read, where its fault fills that in.
[[nodiscard]] constexpr Warehouse warehouseOf(const table::Finding& finding) {
  return static_cast<Warehouse>(finding.place);
}
[[nodiscard]] constexpr Good goodOf(const table::Finding& finding) {
  return static_cast<Good>(finding.thing);
}
[[nodiscard]] constexpr Pyramid pyramidOf(const table::Finding& finding) {
  return static_cast<Pyramid>(finding.thing);
}
[[nodiscard]] constexpr Player otherPlayerOf(const table::Finding& finding) {
  return finding.thing;
}
/// The phase that the entry belongs to, and the phase that it is.
[[nodiscard]] constexpr Phase phaseOf(const table::Finding& finding) {
  return static_cast<Phase>(finding.thing);
}
[[nodiscard]] constexpr Phase phaseNowOf(const table::Finding& finding) {
  return static_cast<Phase>(finding.had);
}

} // namespace nilometer::saqqara
