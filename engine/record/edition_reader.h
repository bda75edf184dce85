// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/record/json_reader.h"
#include "engine/table/printed.h"

#include <span>
#include <string>

/// What the editions of all games have in common (docs/edition.md).
namespace nilometer::record {

/// Format 2 knows confirmed values, format 3 missing ones. An edition is written in the oldest
/// format that can say it, so that older programs can use it.
inline constexpr int editionFormatVersion = 3;
[[nodiscard]] int editionFormatFor(std::span<const table::PrintedValue> printed);

/// Refuses what is no edition of that game, or one of a newer format; the rest would only give
/// errors that lead astray.
bool readEditionFormat(const JsonNode& root, const GameMark& game);

/// An id of a card or of an edition: 1 to 40 small letters, digits and "-", a letter first.
[[nodiscard]] std::string readId(const JsonNode& node);

/// A checkable value of that key, but for its text: how sure it is and why, what of it was
/// compared. One that is missing is null, and no other is.
[[nodiscard]] table::PrintedValue readPrinted(const JsonNode& node, std::string key);

/// The checksum of an edition over "key=value" of each of its values: "sha256:" and 64 hex digits.
[[nodiscard]] std::string checksumOf(std::string_view lines);

} // namespace nilometer::record
