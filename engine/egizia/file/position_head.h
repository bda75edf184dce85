// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "engine/record/json_reader.h"

#include <optional>
#include <string>
#include <string_view>

/// What the readers of end positions have in common: of whole ones and of those being entered.
namespace nilometer::egizia {

/// The text parsed; refuses one that is too large.
[[nodiscard]] record::Result<record::JsonValue> parsePosition(std::string_view text,
                                                              const std::string& file);

/// Refuses what is no end position or has a newer format. Nothing where the numbers are not
/// complete: only what is being entered stands in the document.
[[nodiscard]] std::optional<Position::Stage> readStage(const record::JsonNode& root);

/// An id, or an object with id and checksum as in the header of a record.
[[nodiscard]] record::EditionName readEditionName(const record::JsonNode& node);
[[nodiscard]] record::Seat readSeat(const record::JsonNode& node, const RuleOptions& options,
                                    std::size_t leastName = 1);
/// The members "profile" and "options".
void readAgreed(const record::JsonNode& root, Profile& profile, RuleOptions& options);
/// The optional members "date" and "title".
[[nodiscard]] std::string readDay(const record::JsonNode& node);
[[nodiscard]] std::string readTitle(const record::JsonNode& node);

} // namespace nilometer::egizia
