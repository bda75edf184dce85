// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/bits.h"

namespace nilometer::egizia {

using table::Bits;

} // namespace nilometer::egizia
