// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/options.h"

#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

void listNegotiations(const State& state, Options& options) {
  for (const Site site : allSites) {
    if (!has(state.toNegotiate, site)) continue;
    for (const Resource kind : allResources) {
      if (state.on(site).resources[kind] == 0) continue;
      options.entries.emplace_back(Negotiate{state.on(site).troop(Troop::negotiator), site, kind});
    }
  }
}

void listSites(const State& state, Options& options) {
  for (const Site site : allSites) {
    if (state.on(site).sundial) continue;
    if (site == Site::karnak && isBoatLeft(state)) {
      options.karnak = true;
    } else {
      options.entries.emplace_back(Activate{state.turn, site, {}});
    }
  }
}

void listCards(const Game& game, const State& state, Options& options) {
  const Player player = state.turn;
  if (!hasToPlay(state, player)) options.entries.emplace_back(Pass{player, {}});
  options.recruits = mayRecruit(state, player);
  for (int i = 0; i < kindCount; ++i) {
    for (const bool basic : {true, false}) {
      Verdict verdict;
      judgeCard(state, player, {.kind = kindAt(i), .basic = basic}, verdict);
      if (!verdict.legal()) continue;
      options.cards.push_back({kindAt(i), basic, choicesOf(game, state, kindAt(i), player)});
    }
  }
}

void listTakingBack(const Game& game, const State& state, Options& options) {
  const auto choices = takeBackChoices(game, state);
  if (!game.options.highPriestMust) options.entries.emplace_back(TakeBack{state.turn, {}});
  for (std::size_t i = 0; i < choices.size(); ++i) {
    options.entries.emplace_back(TakeBack{state.turn, {choices[i], 0}});
    for (std::size_t k = i + 1; k < choices.size() && mostTakenBack(state) == 2; ++k) {
      options.entries.emplace_back(TakeBack{state.turn, {choices[i], choices[k]}});
    }
  }
}

/// LOAD-6.
void listCorners(const State& state, Options& options) {
  for (const Site site : allSites) {
    if (!has(cornersAsked(state), site)) continue;
    options.asked.push_back(printedCorner(site));
    options.entries.emplace_back(Later{site, Waiting::corner});
  }
}

/// What can be loaded, and what is not known of the troops that could fetch something.
void listLoads(const State& state, Options& options) {
  options.entries.emplace_back(Decline{state.turn});
  for (int place = 0; place <= static_cast<int>(state.row.size()); ++place) {
    const auto way = wayToLoad(state, state.turn, place);
    const auto isRead = [&](Site site) {
      return !way->troops[at(site)] || state.sheet[at(site)].corner;
    };
    if (way && std::ranges::all_of(allSites, isRead)) options.entries.emplace_back(*way);
  }
  listCorners(state, options);
}

} // namespace

void listOptions(const Game& game, const State& state, Options& options) {
  options.onTurn = state.turn;
  options.entries.clear();
  options.cards.clear();
  options.asked.clear();
  options.karnak = options.recruits = false;
  switch (state.phase) {
  case Phase::nego: listNegotiations(state, options); return;
  case Phase::site: listSites(state, options); return;
  case Phase::play: listCards(game, state, options); return;
  case Phase::minima: {
    const Site site = minimaAskedOf(state);
    options.asked.push_back(printedMinima(site));
    if (judge(game, state, Later{site}).legal()) options.entries.emplace_back(Later{site});
    return;
  }
  case Phase::priest: listTakingBack(game, state, options); return;
  case Phase::trade:
    for (int times = 0; times <= tradesPossible(game, state, state.turn); ++times) {
      options.entries.emplace_back(Trade{state.turn, static_cast<std::uint8_t>(times)});
    }
    return;
  case Phase::load: listLoads(state, options); return;
  case Phase::corner: listCorners(state, options); return;
  case Phase::claim: options.entries.emplace_back(Claim{}); return;
  default: return; // only read off
  }
}

} // namespace nilometer::pyramidion
