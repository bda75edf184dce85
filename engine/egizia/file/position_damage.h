// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/line_sums.h"
#include "engine/record/read_error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Documents of end positions as they are kept on the disk: with a checksum, and as far as they can
/// be read when they are damaged (docs/position.md, "Damage").
namespace nilometer::egizia {

/// Adds the checksum to `document`, which is what writePosition() makes.
[[nodiscard]] std::string withPositionSum(std::string_view document,
                                          record::Verified verified = record::Verified::yes);

/// A document without its checksum, for the readers of positions.
struct ReadablePosition {
  std::string text;
  std::size_t end = 0;      ///< so much of the document was read, in bytes
  std::string closing = {}; ///< what was put behind that, closing what was open there
  std::optional<record::ReadError> damage; ///< what is wrong; `text` is what stands before it then
};
/// `file` is only named in errors. What is no whole document is cut off behind its last whole
/// value.
[[nodiscard]] ReadablePosition readablePosition(std::string_view text,
                                                const std::string& file = {});

} // namespace nilometer::egizia
