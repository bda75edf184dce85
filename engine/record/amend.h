// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/amending.h"

/// An entry of the past turns out to be wrong, missing or too many: the game so far judged again
/// with it put right.
namespace nilometer::record {

/// The record with `amendment` in it and what becomes of every later entry. What was not chosen is
/// proposed: whatever leaves most later entries as they were entered, and phases that were entered
/// stay entered. An entry that was refused before is no new conflict and stays as it is; with
/// AmendKind::asRead each of them is one. An entry that was entered anyway loses that mark as soon
/// as it holds (Resolution::holdsAgain), unless it has a reason: that is the table's own word,
/// which a change of something else does not take away. Nor does it touch a mark on what was legal
/// before. What was put in for Resolution::asPlayed is proposed to be left out as soon as it
/// changes nothing. `before` is the record played; nothing of it is changed.
/// @pre amendment.index < record.entries.size(), but for asRead
template <table::Rules G>
[[nodiscard]] EditPreview<G> amend(const GameRecord<G>& record, const Replay<G>& before,
                                   const Amendment<G>& amendment) {
  EditPreview<G> amended = Amending<G>(record, before, amendment).carryOut();
  amended.replay = Replay<G>(before.game);
  amended.replay.entries.reserve(amended.record.entries.size());
  const auto endsOf = [](const GameRecord<G>& game, Replay<G> played, auto end) {
    for (const RecordedEntry<G>& entry : game.entries) {
      const int round = G::clock(played.state).round;
      played.play(entry);
      if (G::clock(played.state).round != round) end(round, played.state);
    }
    return played;
  };
  const auto endOf = [&](int round) -> RoundEnd<G>& {
    const auto known = std::ranges::find(amended.ends, round, &RoundEnd<G>::round);
    if (known != amended.ends.end()) return *known;
    return amended.ends.emplace_back(RoundEnd<G>{round, {}, {}});
  };
  endsOf(record, Replay<G>(before.game),
         [&](int round, const typename G::State& state) { endOf(round).before = state; });
  amended.replay =
      endsOf(amended.record, std::move(amended.replay),
             [&](int round, const typename G::State& state) { endOf(round).after = state; });
  std::ranges::sort(amended.ends, {}, &RoundEnd<G>::round);
  return amended;
}

} // namespace nilometer::record
