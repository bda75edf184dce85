// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/edition_file.h"
#include "engine/pyramidion/file/entry_names.h"
#include "engine/record/file_format_adaptor.h"
#include "engine/record/replay.h"

/// How records of Pyramidion are written (record/written.h). What nobody has seen is in no entry
/// (SEE-2), so that a public copy is the record itself.
namespace nilometer::pyramidion {

using RecordHeader = record::RecordHeader<Rules>;
using GameRecord = record::GameRecord<Rules>;
using RecordedEntry = record::RecordedEntry<Rules>;
using Replay = record::Replay<Rules>;

/// One entry as it stands on its line of a record: "do" and the keys that belong to it; what is the
/// default is left out.
void describe(record::Archive& at, Entry& entry, const RecordHeader& header,
              const Edition& edition);

// Rule options; the keys are the names of docs/rules-pyramidion.md.

/// Every option in the order of the rules.
[[nodiscard]] std::span<const record::OptionKey<RuleOptions>> optionKeys();
/// Those that decide about the end of a game alone (END-2, END-3).
[[nodiscard]] std::span<const record::OptionKey<RuleOptions>> endOptionKeys();

} // namespace nilometer::pyramidion

template <>
struct nilometer::record::FileFormat<nilometer::pyramidion::Rules>
    : DefaultFileFormat<pyramidion::Rules, pyramidion::playerColours, pyramidion::optionKeys,
                        pyramidion::readEdition, pyramidion::shippedEdition> {
  static bool needsReason(const pyramidion::Entry& entry) {
    return std::holds_alternative<pyramidion::Correct>(entry);
  }
};

// Made once, in game_record.cpp.
extern template struct nilometer::record::Replay<nilometer::pyramidion::Rules>;
