// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/game_result.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/printed_keys.h"
#include "engine/egizia/printed_pages.h"
#include "engine/record/game_record.h"

#include <algorithm>
#include <cassert>

namespace nilometer::record {

using namespace egizia;

namespace {

ReadError noEdition(const std::string& id, const std::string& file, int line) {
  return {.fault = ReadFault::unknownEdition,
          .file = file,
          .line = line,
          .where = "edition.id",
          .expected = {},
          .found = id};
}

Unreadable unreadable(ReadError error, const RecordHeader& header) {
  Unreadable file{std::move(error), header.date, {}};
  for (const RecordHeader::Seat& seat : header.players) file.names.push_back(seat.name);
  return file;
}

/// Everybody's end; `ranking` is the winner first.
std::vector<SeatResult> seatsOf(const std::vector<RecordHeader::Seat>& players,
                                const table::ScoreTrack& track, const table::Ledger& ledger,
                                const std::vector<Player>& ranking) {
  std::vector<SeatResult> seats;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto player = static_cast<Player>(i);
    const auto place = std::find(ranking.begin(), ranking.end(), player) - ranking.begin();
    const int points = track.points(player);
    seats.push_back({.name = players[i].name,
                     .colour = static_cast<int>(findName(playerColours, players[i].colour).value()),
                     .points = points,
                     .bid = players[i].bid,
                     .before = points - ledger.total(player),
                     .place = static_cast<int>(place) + 1});
  }
  return seats;
}

/// Whether a movement of points rests on printed values that nobody has compared yet.
bool restsOnAssumed(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
                    CardSet cards) {
  const PrintedKeys keys = keysBehind(edition, entry, effect, cards);
  return std::ranges::any_of(edition.printed, [&keys](const PrintedValue& value) {
    return value.provenance == Provenance::assumed &&
           std::ranges::any_of(keys, [&](const std::string& key) { return isOpen(value, key); });
  });
}

/// The same for everybody's points at the end. What was put right by hand is what the table says.
void markSeats(GameResult& result) {
  for (std::size_t i = 0; i < result.lines.size(); ++i) {
    bool& assumed = result.seats[result.lines[i].player].assumed;
    const bool byHand = result.lines[i].rule == "ENTRY"_rule;
    assumed = !byHand && (assumed || result.assumed[i]);
  }
}

/// By line of the ledger.
std::vector<bool> assumedLines(const Replay& played) {
  std::vector<bool> assumed;
  for (std::size_t i = 0; i < played.entries.size(); ++i) {
    const auto effects = played.effectsOf(i);
    for (const Effect& effect : effects) {
      if (effect.kind != EffectKind::points) continue;
      assumed.push_back(restsOnAssumed(*played.game.edition, effects, effect,
                                       played.entries[i].cards[effect.player]));
    }
  }
  return assumed;
}

GameResult resultOf(const GameRecord& record, const Replay& played) {
  GameResult result;
  result.date = record.header.date;
  result.title = record.header.title;
  result.editionId = record.header.editionId;
  result.profile = record.header.profile;
  result.seats = seatsOf(record.header.players, played.state.track, played.ledger,
                         ranking(played.game, played.state));
  result.lines.assign(played.ledger.lines().begin(), played.ledger.lines().end());
  result.assumed = assumedLines(played);
  markSeats(result);
  return result;
}

} // namespace

std::vector<std::size_t> byPlace(const GameResult& game) {
  std::vector<std::size_t> order(game.seats.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    assert(game.seats[i].place >= 1 && game.seats[i].place <= std::ssize(order));
    order[static_cast<std::size_t>(game.seats[i].place - 1)] = i;
  }
  return order;
}

const Edition* editionOf(const EditionName& name, Editions editions) {
  const Edition* same = nullptr;
  const Edition* sameId = nullptr;
  for (const auto& edition : editions) {
    if (edition->id != name.id) continue;
    if (sameId == nullptr) sameId = edition.get();
    if (!name.fits(*edition)) continue;
    const bool further =
        same != nullptr && same->checksum == edition->checksum && comparedFurther(*edition, *same);
    if (same == nullptr || further) same = edition.get();
  }
  return same == nullptr ? sameId : same;
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
  result.profile = position->profile;
  result.recorded = false;
  result.seats = seatsOf(position->players, scored.track, scored.ledger, scored.ranking);
  result.lines.assign(scored.ledger.lines().begin(), scored.ledger.lines().end());
  for (const Effect& effect : scored.effects) {
    if (effect.kind != EffectKind::points) continue;
    result.assumed.push_back(restsOnAssumed(*edition, scored.effects, effect, ~CardSet{0}));
  }
  markSeats(result);
  return result;
}

} // namespace nilometer::record
