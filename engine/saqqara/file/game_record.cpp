// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/game_record.h"

#include "engine/record/read_record.h"
#include "engine/record/write_record.h"

template struct nilometer::record::Replay<nilometer::saqqara::Rules>;

namespace nilometer::saqqara {

record::Result<GameRecord> readRecord(std::string_view text, const Edition& edition,
                                      const std::string& file) {
  return record::readRecord<Rules>(text, edition, file);
}

} // namespace nilometer::saqqara

static_assert(nilometer::record::FileFormatOf<
              nilometer::record::FileFormat<nilometer::saqqara::Rules>, nilometer::saqqara::Rules>);
