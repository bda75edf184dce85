// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/line_sums.h"
#include "engine/record/read_error.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// Documents of end positions as they are kept on the disk: with a checksum, and as far as they can
/// be read when they are damaged (docs/position.md, "Damage").
namespace nilometer::record {

/// A document without its checksum, for the readers of positions.
struct ReadablePosition {
  std::string text;
  std::size_t end = 0;             ///< so much of the document was read, in bytes
  std::string closing = {};        ///< what was put behind that, closing what was open there
  std::optional<ReadError> damage; ///< what is wrong; `text` is what stands before it then
};
/// Whether a beginning of a document, closed where it was cut off, makes sense as far as it goes.
using CanBeRead = std::function<bool(const std::string& text)>;
[[nodiscard]] bool isJson(const std::string& text);
/// Cuts a damaged document off behind the last value up to which it can be read. `isSummed`: its
/// format has a checksum. `file` is only named in errors.
[[nodiscard]] ReadablePosition readablePosition(std::string_view text, bool isSummed,
                                                const std::string& file = {},
                                                const CanBeRead& canBeRead = isJson);

} // namespace nilometer::record
