// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/json_reader.h"

#include <string>
#include <string_view>

/// Files of ours say what they are with `"nilometer": "game"` and the like. Whoever opens one as
/// another is told what it is.
namespace nilometer::record {

inline constexpr std::string_view gameKind = "a game record";
inline constexpr std::string_view positionKind = "an end position";
inline constexpr std::string_view editionKind = "an edition";

/// Whether `root` says that it is that kind of file; if not, fails with what it is instead
/// (notThisKind, expected = `what`, found = one of the texts above or "something else").
bool isKind(const JsonNode& root, std::string_view what);

/// The id of the game that a file is of, as its member "game" says it, whatever became of the rest
/// of it; empty if it names none.
[[nodiscard]] std::string gameIn(std::string_view text);

/// The error for a text that could not be parsed as `what`: that it is a whole file of another
/// kind, or else `error`. A record has a value on each line, the others are one value on many.
[[nodiscard]] ReadError unparsed(ReadError error, std::string_view text, std::string_view what);

/// The text parsed, and what is wrong with it as above. `file` is only named in errors.
[[nodiscard]] Result<JsonValue> parseAs(std::string_view text, std::string_view what,
                                        const std::string& file, int firstLine = 1);

} // namespace nilometer::record
