// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/printed.h"

#include <QString>

namespace nilometer::text {

/// How sure a printed value is: "assumed".
[[nodiscard]] QString provenance(table::Provenance provenance);

} // namespace nilometer::text
