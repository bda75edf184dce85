// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/game_record.h"

#include <algorithm>
#include <cassert>

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

Replay::Replay(const Game& newGame) : game(newGame), state(setUp(newGame)) {}

Outcome Replay::play(const RecordedEntry& entry) {
  ReplayedEntry& line = entries.emplace_back();
  line.round = state.round;
  line.phase = state.phase;
  line.firstEffect = effects.size();
  const Outcome outcome = enter(game, state, entry.entry, entry.anyway, effects);
  line.verdict = outcome.verdict;
  line.impossible = outcome.impossible;
  line.accepted = outcome.accepted;
  line.effectCount = effects.size() - line.firstEffect;
  for (std::size_t i = 0; i < line.cards.size(); ++i) line.cards[i] = state.player[i].cards;
  ledger.record(effectsOf(entries.size() - 1), static_cast<int>(entries.size()), line.round,
                static_cast<int>(line.phase));
  return outcome;
}

void Replay::dropRefused() {
  assert(!entries.back().accepted);
  entries.pop_back();
}

Replay replay(const GameRecord& record, const Edition& edition, std::size_t upTo) {
  Replay played(gameOf(record.header, edition));
  const std::size_t count = std::min(upTo, record.entries.size());
  played.entries.reserve(count);
  for (std::size_t i = 0; i < count; ++i) played.play(record.entries[i]);
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
