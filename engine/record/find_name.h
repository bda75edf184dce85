// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/names.h"

namespace nilometer::record {

using table::findName;

} // namespace nilometer::record
