// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/game_record.h"

#include "engine/egizia/file/public_copy.h"
#include "engine/record/read_record.h"
#include "engine/record/write_record.h"

#include <algorithm>
#include <utility>

template struct nilometer::record::Replay<nilometer::egizia::Rules>;
template class nilometer::record::OpenRecord<nilometer::egizia::Rules>;

namespace nilometer::record {

using Egizia = FileFormat<egizia::Rules>;

std::vector<egizia::Edition> Egizia::shippedEditions() {
  std::vector<egizia::Edition> editions;
  for (const std::string& id : egizia::shippedEditions()) {
    if (auto edition = egizia::shippedEdition(id)) editions.push_back(std::move(*edition));
  }
  return editions;
}

GameRecord<egizia::Rules> Egizia::publicCopy(const GameRecord<egizia::Rules>& record,
                                             const egizia::Edition& edition) {
  return egizia::publicCopy(record, edition);
}

} // namespace nilometer::record

namespace nilometer::egizia {

using namespace record;

Game gameOf(const RecordHeader& header, const Edition& edition) {
  Game game = gameOf(header.options, header.players, edition);
  game.rules = header.rules;
  return game;
}

Game gameOf(const RuleOptions& options, std::span<const Seat> players, const Edition& edition) {
  Game game{.edition = &edition, .options = options, .players = static_cast<int>(players.size())};
  for (std::size_t i = 0; i < players.size() && options.seatBids; ++i) {
    game.seatBids[i] = static_cast<std::int16_t>(players[i].bid);
  }
  return game;
}

Result<GameRecord> readRecord(std::string_view text, const Edition& edition,
                              const std::string& file) {
  return record::readRecord<Rules>(text, edition, file);
}

Result<std::optional<Edition>> editionIn(std::string_view text, const std::string& file) {
  return record::editionIn<Rules>(text, file);
}

Result<RecordHeader> readHeader(std::string_view text, const std::string& file) {
  return record::readHeader<Rules>(text, file);
}

Result<RecordedEntry> readEntry(std::string_view line, const RecordHeader& header,
                                const Edition& edition, int lineNumber) {
  return record::readEntry<Rules>(line, header, edition, lineNumber);
}

std::string writeRecord(const GameRecord& game, const Edition& edition) {
  return record::writeRecord<Rules>(game, edition);
}

std::string writeRecordWithEdition(const GameRecord& game, const Edition& edition) {
  return record::writeRecordWithEdition<Rules>(game, edition);
}

std::string writeHeader(const RecordHeader& header) {
  return record::writeHeader<Rules>(header);
}

std::string writeEntry(const RecordedEntry& entry, const RecordHeader& header,
                       const Edition& edition) {
  return record::writeEntry<Rules>(entry, header, edition);
}

} // namespace nilometer::egizia

static_assert(nilometer::record::FileFormatOf<
              nilometer::record::FileFormat<nilometer::egizia::Rules>, nilometer::egizia::Rules>);
