// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/game_ending.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/file/score_basis.h"
#include "engine/egizia/printed_pages.h"
#include "engine/record/ending_of.h"

namespace nilometer::egizia {

using namespace record;

namespace {

std::vector<int> pointsOf(const table::ScoreTrack& track) {
  std::vector<int> points;
  for (Player player = 0; player < track.players(); ++player) {
    points.push_back(track.points(player));
  }
  return points;
}

} // namespace

const Edition* editionOf(const EditionName& name, Editions editions) {
  return record::editionOf<Edition>(name, editions);
}

Ending endingOfRecord(std::string_view text, Editions editions, const std::string& file) {
  return record::endingOfRecord<ScoreBasis, Rules>(text, editions, "ENTRY"_rule, file);
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
  result.assumed = assumedLines(ScoreBasis(scored, *edition).lines());
  markSeats(result, "ENTRY"_rule);
  return result;
}

} // namespace nilometer::egizia
