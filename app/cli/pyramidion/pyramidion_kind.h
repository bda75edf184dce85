// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/kind.h"

namespace nilometer::cli {

/// Pyramidion, as the commands ask for it.
extern const Kind pyramidionKind;

} // namespace nilometer::cli
