// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/kind.h"

namespace nilometer::cli {

/// Saqqara, as the commands ask for it.
extern const Kind saqqaraKind;

} // namespace nilometer::cli
