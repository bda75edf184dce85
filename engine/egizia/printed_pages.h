// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <cstdint>
#include <string_view>

namespace nilometer::egizia {

/// The pages on which players compare an edition with their own copy, in the order in which one
/// looks at it: from the box along the Nile to the cards.
enum class PrintedPage : std::uint8_t {
  pieces,      ///< ships, stones, markers, what everybody starts with
  river,       ///< order of the stops, building spaces, participation
  roundSpaces, ///< what is pictured there
  crewTracks,
  markets,
  obelisk,
  pyramid,
  temple,
  tombs,
  fieldsAndQuarries, ///< the start field and the start quarry among them
  otherNileCards,
  sphinxCards,
};
inline constexpr int printedPageCount = 12;

/// The page of a printed value, by its key (Edition::printed) or the key of a finding. Every key is
/// on exactly one page.
[[nodiscard]] PrintedPage pageOf(const Edition& edition, std::string_view key);

/// Players have compared more of `one` than of `other`. @pre both have the same values
[[nodiscard]] bool comparedFurther(const Edition& one, const Edition& other);

} // namespace nilometer::egizia
