// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game_rules.h"
#include "engine/record/game_record.h"

namespace nilometer::record {
class JsonNode;
class JsonText;
} // namespace nilometer::record

/// One entry of Egizia as it stands on its line of a record (docs/game-record.md).
namespace nilometer::egizia {

using RecordHeader = record::RecordHeader<Rules>;

/// "do" and the keys that belong to it.
[[nodiscard]] Entry readEntry(const record::JsonNode& node, const RecordHeader& header,
                              const Edition& edition);
/// The same into an object that has begun.
void writeEntry(record::JsonText& out, const Entry& entry, const RecordHeader& header,
                const Edition& edition);

} // namespace nilometer::egizia
