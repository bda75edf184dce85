// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_id.h"
#include "engine/record/header_parts.h"
#include "engine/saqqara/file/position.h"

namespace nilometer::saqqara {

/// What stands in the documents of end positions, but for what kind of file it is
/// (docs/position-saqqara.md, record/archive.h).
void describe(record::Archive& at, PositionDocument& document, const Edition& edition);

} // namespace nilometer::saqqara
