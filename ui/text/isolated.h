// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::text {

/// A name or text from outside that may stand in a sentence: whatever runs from right to left in it
/// or turns letters round (U+202A to U+202E, U+2066 to U+2069) ends with it. Anything else, and
/// what was made fit before, comes back as it is. fill() and listOf() do it to all they are given.
[[nodiscard]] QString isolated(const QString& text);

} // namespace nilometer::text
