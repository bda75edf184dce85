// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/entry.h"
#include "engine/egizia/fault.h"
#include "engine/egizia/rules.h"
#include "engine/egizia/vocabulary.h"
#include "engine/table/findings.h"

namespace nilometer::egizia {

using table::About;
using table::code;
using table::finding;

// How a finding is read, where its fault fills that in.
[[nodiscard]] constexpr int stopOf(const table::Finding& finding) {
  return finding.place;
}
[[nodiscard]] constexpr int lastStopOf(const table::Finding& finding) {
  return finding.needed;
}
[[nodiscard]] constexpr Site siteOf(const table::Finding& finding) {
  return static_cast<Site>(finding.place);
}
[[nodiscard]] constexpr int cellOf(const table::Finding& finding) {
  return finding.place;
}
[[nodiscard]] constexpr int lowerCellOf(const table::Finding& finding) {
  return finding.needed;
}
[[nodiscard]] constexpr Building buildingOf(const table::Finding& finding) {
  return static_cast<Building>(finding.thing);
}
[[nodiscard]] constexpr CardKind cardKindOf(const table::Finding& finding) {
  return static_cast<CardKind>(finding.thing);
}
/// A card name; of a field `nothing` is the start field.
[[nodiscard]] constexpr std::uint8_t cardNameOf(const table::Finding& finding) {
  return finding.thing;
}
[[nodiscard]] constexpr Crew crewOf(const table::Finding& finding) {
  return static_cast<Crew>(finding.thing);
}
[[nodiscard]] constexpr Player otherPlayerOf(const table::Finding& finding) {
  return finding.thing;
}
/// Of Fault::outOfRange.
[[nodiscard]] constexpr Correctable correctedOf(const table::Finding& finding) {
  return static_cast<Correctable>(finding.thing);
}
/// The phase that the entry belongs to, and the phase that it is.
[[nodiscard]] constexpr Phase phaseOf(const table::Finding& finding) {
  return static_cast<Phase>(finding.thing);
}
[[nodiscard]] constexpr Phase phaseNowOf(const table::Finding& finding) {
  return static_cast<Phase>(finding.had);
}

} // namespace nilometer::egizia
