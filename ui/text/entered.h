// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace nilometer::text {

/// The sentence of an entry with what the record says of how it was made: the mark of one entered
/// although it was illegal, and the scribe's reason, which may be empty.
[[nodiscard]] QString asEntered(const QString& sentence, bool anyway, std::string_view reason);

} // namespace nilometer::text
