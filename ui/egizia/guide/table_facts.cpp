// SPDX-License-Identifier: GPL-3.0-or-later
// The phases in which everybody acts together, and the final scoring.
#include "engine/egizia/build.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/list_options.h"
#include "engine/egizia/projection.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/guide/phase_facts.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::EffectKind;
using table::Player;
using egizia::operator""_rule;

namespace {

/// The least that can be missing with the cards in hand, and which of them that takes.
struct BestHelp {
  int missing = 0;
  HelpInHand cards;
};

BestHelp bestHelp(const Position& position, Player player, int missing) {
  // As if only this player were still to be fed: the others change nothing for him.
  egizia::State alone = position.state;
  for (egizia::PlayerState& other : alone.player) other.fed = true;
  alone.player[player].fed = false;
  egizia::Options feeding;
  feeding.onTurn = player;
  egizia::listFeed(position.game, alone, feeding);
  BestHelp best{missing, {}};
  for (const egizia::Entry& entry : feeding.entries) {
    const auto* feed = std::get_if<egizia::Feed>(&entry);
    if (feed == nullptr) continue;
    const egizia::FeedHelp& help = feed->help[player];
    const int before = egizia::missingBeforeStones(position.game, position.state, player, help);
    const int left = std::max(before - help.stones, 0);
    if (left < best.missing) best = {left, {help.grain4, help.improveCount > 0, help.stones > 0}};
  }
  return best;
}

void addShort(const Position& position, Player player, Facts& facts) {
  const int missing = egizia::missingBeforeStones(position.game, position.state, player, {});
  if (missing == 0) return;
  const int perGrain = egizia::penaltyPerGrain(position.edition(), position.of(player));
  facts.push_back(
      {.kind = FactKind::shortOfGrain,
       .rule = "FEED-3"_rule,
       .player = player,
       .numbers = {{FactNumber::missing, missing}, {FactNumber::points, missing * perGrain}}});
  const BestHelp best = bestHelp(position, player, missing);
  if (best.cards == HelpInHand{}) return;
  facts.push_back({.kind = FactKind::helped,
                   .rule = "FEED-4"_rule,
                   .player = player,
                   .thing = best.cards,
                   .numbers = {{FactNumber::missing, best.missing},
                               {FactNumber::points, best.missing * perGrain}}});
}

void addSale(const Position& position, Player player, const egizia::PlayerFacts& own,
             Facts& facts) {
  if (!egizia::maySell(position.game, own)) {
    const int first = egizia::firstSaleStep(position.edition());
    const int step = own.marketStep[static_cast<std::size_t>(egizia::Market::stone)];
    facts.push_back({.kind = FactKind::noSale,
                     .rule = "MARKET-4"_rule,
                     .player = player,
                     .numbers = {{FactNumber::steps, first - step}}});
    return;
  }
  const int points = egizia::projection(position.game, position.state, player, 0).stones;
  if (points == 0) return;
  facts.push_back({.kind = FactKind::sale,
                   .rule = "END-1"_rule,
                   .player = player,
                   .numbers = {{FactNumber::stones, own.stones}, {FactNumber::points, points}}});
}

void addTombs(const Position& position, Player player, const egizia::PlayerFacts& own,
              Facts& facts) {
  const int points = egizia::projection(position.game, position.state, player, 0).tombs;
  facts.push_back(
      {.kind = FactKind::tombs,
       .rule = "END-2"_rule,
       .player = player,
       .numbers = {{FactNumber::sum, own.tombSum + own.tombCard}, {FactNumber::points, points}}});
}

} // namespace

void addLayFacts(const Position& position, Facts& facts) {
  const int round = position.state.round;
  const egizia::Deck deck = egizia::deckOfRound(round);
  const bool last = round == egizia::rounds;
  if (round == 1 || egizia::deckOfRound(round - 1) != deck) {
    facts.push_back({.kind = FactKind::newDeck, .rule = "LAY-1"_rule, .thing = deck});
  }
  if (last || egizia::deckOfRound(round + 1) != deck) {
    facts.push_back({.kind = FactKind::deckEnds, .rule = "LAY-1"_rule, .thing = deck});
  }
  facts.push_back({.kind = FactKind::roundsLeft,
                   .rule = "LAY-1"_rule,
                   .numbers = {{FactNumber::rounds, egizia::rounds - round}}});
}

void addFeedFacts(const Position& position, Facts& facts) {
  for (std::size_t i = 0; i < position.state.players; ++i) {
    const Player player = position.state.phaseOrder[i];
    if (!position.of(player).fed) addShort(position, player, facts);
  }
  if (facts.empty()) facts.push_back({.kind = FactKind::allFed, .rule = "FEED-1"_rule});
  addPlayableCards(position, table::noPlayer, facts);
}

void addStoneFacts(const Position& position, Facts& facts) {
  for (Player player = 0; player < position.state.players; ++player) {
    addStonesLost(position, player, facts);
  }
  if (facts.empty()) facts.push_back({.kind = FactKind::noneLost, .rule = "STONE-2"_rule});
  for (int tile = 1; tile <= position.state.players; ++tile) {
    const Player player = egizia::playerWithTile(position.state, tile);
    const egizia::PlayerState& own = position.of(player);
    const int yield = egizia::quarryYield(position.edition(), own.cards);
    const int then = std::min<int>(own.stones + yield, position.edition().stoneTrackEnd);
    facts.push_back({.kind = FactKind::yields,
                     .rule = "STONE-1"_rule,
                     .player = player,
                     .numbers = {{FactNumber::yield, yield},
                                 {FactNumber::stones, std::max<int>(then, own.stones)}}});
  }
  addPlayableCards(position, table::noPlayer, facts);
}

void addBonusFacts(const Position& position, Facts& facts) {
  const egizia::Effects effects = position.effectsOf(egizia::ScoreParticipation{});
  for (std::size_t i = 0; i < position.state.players; ++i) {
    const Player player = position.state.phaseOrder[i];
    Fact fact{.kind = FactKind::takesPart,
              .rule = "BONUS-1"_rule,
              .player = player,
              .numbers = {{FactNumber::sites, egizia::sitesWithStones(position.state, player)}}};
    for (const egizia::Effect& effect : effects) {
      if (effect.kind == EffectKind::points && effect.player == player) {
        fact.numbers[FactNumber::points] = effect.after - effect.before;
      }
    }
    facts.push_back(fact);
  }
  addPlayableCards(position, table::noPlayer, facts);
}

void addOrderFacts(const Position& position, Facts& facts) {
  const auto& track = position.state.track;
  for (const Player player : track.fromTheFront()) {
    const Player ahead = track.aheadOnSameSpace(player);
    if (ahead == table::noPlayer) continue;
    facts.push_back({.kind = FactKind::tie,
                     .rule = "TRACK-1"_rule,
                     .player = player,
                     .thing = ahead,
                     .numbers = {{FactNumber::points, track.points(player)}}});
  }
  const egizia::State after = position.after(egizia::SetOrder{});
  for (int tile = 1; tile <= after.players; ++tile) {
    facts.push_back({.kind = FactKind::tile,
                     .rule = "ORDER-1"_rule,
                     .player = egizia::playerWithTile(after, tile),
                     .numbers = {{FactNumber::tile, tile}}});
  }
  addPlayableCards(position, table::noPlayer, facts);
}

void addFinalFacts(const Position& position, Player player, Facts& facts) {
  if (player == table::noPlayer) return;
  const auto own = egizia::factsOf(position.game, position.state).player[player];
  const int toName = position.options.sphinxToName;
  if (toName > 0) {
    facts.push_back({.kind = FactKind::sealed,
                     .rule = "END-3"_rule,
                     .player = player,
                     .numbers = {{FactNumber::cards, toName}}});
  }
  addSale(position, player, own, facts);
  addTombs(position, player, own, facts);
  addPlayableCards(position, player, facts);
}

} // namespace nilometer::ui
