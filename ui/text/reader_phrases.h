// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace nilometer::text {

/// What a reader of files says it expected or found ("0 to 25", "an integer"), in the language of
/// the table. Names and numbers in it stay; what is no known phrase comes back as it is.
[[nodiscard]] QString readerPhrase(const std::string& said);

} // namespace nilometer::text
