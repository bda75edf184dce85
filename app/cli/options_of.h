// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/loaded_game.h"
#include "app/cli/options_report.h"

#include "engine/table/random_play.h"
#include "ui/text/shown_names.h"

#include <algorithm>
#include <utility>

/// What may be done in any game.
namespace nilometer::cli {

/// A game after some of its entries, for what only it has to say about the options.
template <table::Rules G> struct Standing {
  const LoadedGame<G>& game;
  typename text::Phrasebook<G>::Names names;
  record::Replay<G> replay;
  typename table::Offers<G>::List list;
};

/// `addMore(standing, report)` adds what only this game has to say.
template <table::Rules G, class AddMore>
[[nodiscard]] OptionsReport optionsReport(const LoadedGame<G>& game, std::size_t after,
                                          AddMore addMore) {
  Standing<G> now{game, game.names(), record::replay(game.record, *game.edition, after), {}};
  table::Offers<G>::list(now.replay.game, now.replay.state, now.list);
  const table::GameClock clock = G::clock(now.replay.state);
  const auto& played = now.replay.entries;
  OptionsReport report;
  report.after = static_cast<int>(played.size());
  report.findings =
      static_cast<int>(std::ranges::count(played, false, &record::ReplayedEntry<G>::accepted));
  report.missing = game.missingValues(now.replay);
  report.round = clock.round;
  report.phase = text::fromUtf8(G::phaseNames[static_cast<std::size_t>(clock.phase)]);
  report.standing = text::Phrasebook<G>::standing(clock);
  const QStringList names = text::namesApart(game.record.header.players);
  if (!clock.over) report.onTurn = text::playerName(now.list.onTurn, names);
  if (now.list.onTurn < names.size()) {
    report.onTurnColour = text::fromUtf8(game.record.header.players[now.list.onTurn].colour);
  }
  for (const typename G::Entry& entry : now.list.entries) {
    record::RecordedEntry<G> offered;
    offered.entry = entry;
    OptionsReport::Offer offer{
        game.lineOf(entry), text::Phrasebook<G>::sentence(offered, now.names), {}};
    typename G::State tried = now.replay.state;
    table::Effects effects;
    G::apply(now.replay.game, tried, entry, effects);
    for (const Doubt& doubt : doubtsIn<G>(effects, now.names)) offer.doubts += doubt.sentence;
    report.entries.push_back(std::move(offer));
  }
  addMore(now, report);
  return report;
}

} // namespace nilometer::cli
