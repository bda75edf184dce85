// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/game_ending.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/file/score_basis.h"
#include "engine/egizia/printed_pages.h"

namespace nilometer::egizia {

using namespace record;

namespace {

Unreadable unreadable(ReadError error, const RecordHeader& header) {
  Unreadable file{std::move(error), header.date, {}};
  for (const Seat& seat : header.players) file.names.push_back(seat.name);
  return file;
}

std::vector<int> pointsOf(const table::ScoreTrack& track) {
  std::vector<int> points;
  for (Player player = 0; player < track.players(); ++player) {
    points.push_back(track.points(player));
  }
  return points;
}

/// By line of the ledger: whether it rests on printed values that nobody has compared yet.
std::vector<bool> assumedLines(const ScoreBasis& basis) {
  std::vector<bool> assumed;
  for (const PrintedSet& behind : basis.lines()) assumed.push_back(!behind.empty());
  return assumed;
}

GameResult resultOf(const GameRecord& record, const Replay& played) {
  GameResult result;
  result.date = record.header.date;
  result.title = record.header.title;
  result.editionId = record.header.editionId;
  result.profile = static_cast<int>(record.header.profile);
  result.seats = seatResults(record.header.players, playerColours, pointsOf(played.state.track),
                             played.ledger, ranking(played.game, played.state));
  result.lines.assign(played.ledger.lines().begin(), played.ledger.lines().end());
  result.assumed = assumedLines(ScoreBasis(played, *played.game.edition));
  markSeats(result, "ENTRY"_rule);
  return result;
}

} // namespace

const Edition* editionOf(const EditionName& name, Editions editions) {
  return record::editionOf<Edition>(name, editions);
}

Ending endingOfRecord(std::string_view text, Editions editions, const std::string& file) {
  const Result<RecordHeader> header = readHeader(text, file);
  if (!header) return Unreadable{header.error(), {}, {}};
  const Edition* edition = editionOf(header->edition(), editions);
  std::optional<Edition> own;
  if (edition == nullptr || edition->checksum != header->editionChecksum) {
    Result<std::optional<Edition>> brought = editionIn(text, file);
    if (!brought) return unreadable(brought.error(), *header);
    own = std::move(*brought);
    if (own) edition = &*own;
  }
  if (edition == nullptr) return unreadable(noEdition(header->editionId, file, 1), *header);
  const Result<GameRecord> record = readRecord(text, *edition, file);
  if (!record) return unreadable(record.error(), *header);
  const Replay played = replay(*record, *edition);
  if (played.state.phase != Phase::over) return Unfinished{};
  return resultOf(*record, played);
}

Ending endingOfPosition(std::string_view text, Editions editions, const std::string& file) {
  const Result<EditionName> name = readPositionEdition(text, file);
  if (!name) return Unreadable{name.error(), {}, {}};
  const Edition* edition = editionOf(*name, editions);
  if (edition == nullptr) return Unreadable{noEdition(name->id, file, 0), {}, {}};
  const Result<Position> position = readPosition(text, *edition, file);
  if (!position && position.error().fault == ReadFault::unfinishedPosition) return Unfinished{};
  if (!position) return Unreadable{position.error(), {}, {}};
  if (position->stage == Position::Stage::open) return Unfinished{};
  const ScoredPosition scored = scorePosition(*position, *edition);
  GameResult result;
  result.date = position->date;
  result.title = position->title;
  result.editionId = name->id;
  result.profile = static_cast<int>(position->profile);
  result.recorded = false;
  result.seats = seatResults(position->players, playerColours, pointsOf(scored.track),
                             scored.ledger, scored.ranking);
  result.lines.assign(scored.ledger.lines().begin(), scored.ledger.lines().end());
  result.assumed = assumedLines(ScoreBasis(scored, *edition));
  markSeats(result, "ENTRY"_rule);
  return result;
}

} // namespace nilometer::egizia
