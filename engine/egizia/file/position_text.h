// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/file/position_entered.h"
#include "engine/record/archive.h"
#include "engine/record/edition_id.h"
#include "engine/record/header_parts.h"

#include <cstddef>
#include <cstdint>

/// What stands in the documents of end positions (docs/position.md, record/archive.h).
namespace nilometer::egizia {

/// What all documents say about their game, but for the edition.
void describe(record::Archive& at, PositionAbout& about);
/// Whether values that nobody has said may be left out, as in format 7, and whether even players
/// may be cut off.
enum class Unsaid : std::uint8_t { refused, allowed, lost };
/// Everything but what kind of file it is and what is being entered.
void describe(record::Archive& at, PositionDocument& document, const Edition& edition,
              Unsaid unsaid);
/// The member "entered".
void describe(record::Archive& at, PositionEntered& entered, const Edition& edition);

/// The players of a document.
[[nodiscard]] record::Seats seatsOf(const RuleOptions& options, std::size_t leastName,
                                    record::OtherKeys otherKeys);

} // namespace nilometer::egizia
