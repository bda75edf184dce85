// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_error.h"

#include <QString>

namespace nilometer::text {

/// File, line and what was expected there.
[[nodiscard]] QString sentence(const record::ReadError& error);
/// The error as a whole sentence, with a full stop, as it stands in a window.
[[nodiscard]] QString wholeSentence(const record::ReadError& error);

} // namespace nilometer::text
