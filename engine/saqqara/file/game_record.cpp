// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/game_record.h"

#include "engine/record/read_record.h"
#include "engine/record/write_record.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/file/options_text.h"

#include <algorithm>
#include <utility>

template struct nilometer::record::Replay<nilometer::saqqara::Rules>;

namespace nilometer::record {

using Saqqara = Written<saqqara::Rules>;

void Saqqara::describeAgreed(Archive& at, Header& header) {
  saqqara::describe(at, header.profile, header.options);
}

SeatRules Saqqara::seatRules(const saqqara::RuleOptions& /*options*/) {
  return {.colours = saqqara::playerColours};
}

std::vector<saqqara::Edition> Saqqara::shippedEditions() {
  std::vector<saqqara::Edition> editions;
  if (auto edition = saqqara::shippedEdition()) editions.push_back(std::move(*edition));
  return editions;
}

bool Saqqara::comesWithTheProgram(const saqqara::Edition& edition) {
  static const std::vector<saqqara::Edition> shipped = shippedEditions();
  return std::ranges::any_of(shipped, [&](const saqqara::Edition& one) {
    return one.id == edition.id && one.checksum == edition.checksum;
  });
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
