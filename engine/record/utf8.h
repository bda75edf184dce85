// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nilometer::record {

/// Where the first byte stands that is no part of valid UTF-8 (no overlong forms, no surrogates,
/// nothing beyond U+10FFFF), or npos.
[[nodiscard]] std::size_t firstBadUtf8(std::string_view text);

/// The text itself, or its first `limit` bytes, cut between characters, and "…".
[[nodiscard]] std::string shortened(std::string_view text, std::size_t limit = 60);

} // namespace nilometer::record
