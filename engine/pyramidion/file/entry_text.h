// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game_rules.h"
#include "engine/record/game_record.h"

namespace nilometer::record {
class Archive;
} // namespace nilometer::record

namespace nilometer::pyramidion {

using RecordHeader = record::RecordHeader<Rules>;

/// One entry as it stands on its line of a record: "do" and the keys that belong to it; what is the
/// default is left out.
void describe(record::Archive& at, Entry& entry, const RecordHeader& header,
              const Edition& edition);

} // namespace nilometer::pyramidion
