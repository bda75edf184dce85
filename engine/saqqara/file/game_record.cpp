// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/game_record.h"

#include "engine/record/read_record.h"
#include "engine/record/write_record.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/file/options_text.h"

template struct nilometer::record::Replay<nilometer::saqqara::Rules>;

namespace nilometer::record {

using Saqqara = Written<saqqara::Rules>;

void Saqqara::describeAgreed(Archive& at, Header& header) {
  saqqara::describe(at, header.profile, header.options);
}

SeatRules Saqqara::seatRules(const saqqara::RuleOptions& /*options*/) {
  return {.colours = saqqara::playerColours};
}

} // namespace nilometer::record

namespace nilometer::saqqara {

using namespace record;

Result<GameRecord> readRecord(std::string_view text, const Edition& edition,
                              const std::string& file) {
  return record::readRecord<Rules>(text, edition, file);
}

std::string writeRecord(const GameRecord& game, const Edition& edition) {
  return record::writeRecord<Rules>(game, edition);
}

std::string writeRecordWithEdition(const GameRecord& game, const Edition& edition) {
  return record::writeRecordWithEdition<Rules>(game, edition);
}

} // namespace nilometer::saqqara
