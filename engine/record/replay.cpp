// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/game_record.h"

#include <algorithm>

namespace nilometer::record {

using namespace egizia;

Game gameOf(const RecordHeader& header, const Edition& edition) {
  Game game;
  game.edition = &edition;
  game.options = header.options;
  game.rules = header.rules;
  game.players = static_cast<int>(header.players.size());
  for (std::size_t i = 0; i < header.players.size() && header.options.seatBids; ++i) {
    game.seatBids[i] = static_cast<std::int16_t>(header.players[i].bid);
  }
  return game;
}

std::span<const Effect> Replay::effectsOf(std::size_t entry) const {
  const ReplayedEntry& at = entries[entry];
  return std::span(effects).subspan(at.firstEffect, at.effectCount);
}

bool Replay::clean() const {
  return std::ranges::all_of(entries, [](const ReplayedEntry& entry) { return entry.accepted; });
}

Replay replay(const GameRecord& record, const Edition& edition, std::size_t upTo) {
  const std::size_t count = std::min(upTo, record.entries.size());
  Replay played;
  played.game = gameOf(record.header, edition);
  played.state = setUp(played.game);
  played.entries.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const RecordedEntry& entry = record.entries[i];
    ReplayedEntry& line = played.entries.emplace_back();
    line.round = played.state.round;
    line.phase = played.state.phase;
    line.firstEffect = played.effects.size();
    const Outcome outcome =
        enter(played.game, played.state, entry.entry, entry.anyway, played.effects);
    line.verdict = outcome.verdict;
    line.impossible = outcome.impossible;
    line.accepted = outcome.accepted;
    line.effectCount = played.effects.size() - line.firstEffect;
    played.ledger.record(played.effectsOf(i), static_cast<int>(i) + 1, line.round,
                         static_cast<int>(line.phase));
  }
  return played;
}

State stateAfter(const GameRecord& record, const Edition& edition, std::size_t upTo) {
  const std::size_t count = std::min(upTo, record.entries.size());
  const Game game = gameOf(record.header, edition);
  State state = setUp(game);
  Effects effects;
  for (std::size_t i = 0; i < count; ++i) {
    const RecordedEntry& entry = record.entries[i];
    effects.clear();
    enter(game, state, entry.entry, entry.anyway, effects);
  }
  return state;
}

} // namespace nilometer::record
