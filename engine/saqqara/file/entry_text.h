// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/saqqara/game_rules.h"

namespace nilometer::record {
class Archive;
} // namespace nilometer::record

namespace nilometer::saqqara {

using RecordHeader = record::RecordHeader<Rules>;

/// The keys of an entry that tells values of the components (ASK-2 to ASK-4).
void describe(record::Archive& at, Tell& told);
/// One entry of Saqqara as it stands on its line of a record: "do" and the keys that belong to it;
/// what is the default is left out.
void describe(record::Archive& at, Entry& entry, const RecordHeader& header,
              const Edition& edition);

} // namespace nilometer::saqqara
