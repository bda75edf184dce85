// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/position_damage.h"

#include <string>
#include <string_view>

/// Documents of end positions as they are kept on the disk: each format has one beside it with a
/// checksum (docs/position.md, "Damage").
namespace nilometer::egizia {

using record::ReadablePosition;

/// Adds the checksum to `document`, which is what writePosition() makes.
[[nodiscard]] std::string withPositionSum(std::string_view document,
                                          record::Verified verified = record::Verified::yes);

/// In the format without a checksum. `file` is only named in errors.
[[nodiscard]] ReadablePosition readablePosition(std::string_view text,
                                                const std::string& file = {});

} // namespace nilometer::egizia
