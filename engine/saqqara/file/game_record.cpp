// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/game_record.h"

#include "engine/record/read_record.h"
#include "engine/record/write_record.h"
#include "engine/saqqara/file/options_text.h"

#include <algorithm>
#include <utility>

template struct nilometer::record::Replay<nilometer::saqqara::Rules>;

namespace nilometer::record {

std::vector<saqqara::Edition> Written<saqqara::Rules>::shippedEditions() {
  std::vector<saqqara::Edition> editions;
  if (auto edition = saqqara::shippedEdition()) editions.push_back(std::move(*edition));
  return editions;
}

} // namespace nilometer::record

namespace nilometer::saqqara {

record::Result<GameRecord> readRecord(std::string_view text, const Edition& edition,
                                      const std::string& file) {
  return record::readRecord<Rules>(text, edition, file);
}

} // namespace nilometer::saqqara
