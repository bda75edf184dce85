// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/final_facts.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/fields.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

constexpr auto marketIndex(Market market) {
  return static_cast<std::size_t>(market);
}

PlayerFacts playerFacts(const Game& game, const State& state, Player player) {
  const Edition& edition = *game.edition;
  const PlayerState& own = state.player[player];
  PlayerFacts facts;
  facts.stones = own.stones;
  for (std::size_t i = 0; i < own.crews.size(); ++i) facts.crews[i] = own.crews[i];
  for (std::size_t i = 0; i < 2; ++i) facts.marketStep[i] = own.marketStep[i];
  for (std::size_t i = 0; i < buildingCount; ++i) {
    facts.ownStones[i] = std::popcount(state.stones[i][player]);
  }
  const SpaceSet tombs = state.own(Building::tombs, player);
  for (std::size_t i = 0; i < maxTombs; ++i) {
    if ((tombs & spaceBit(static_cast<int>(i))) != 0) facts.tombSum += state.tombValues[i];
  }
  facts.tombCard = sumOfKind(edition, own.cards, CardKind::tomb);
  facts.quarryYield = quarryYield(edition, own.cards);
  facts.grainByColour = grainByColour(edition, own);
  for (int kind = 0; kind < cardKindCount; ++kind) {
    const auto of = static_cast<CardKind>(kind);
    if (lifeOf(of) != CardLife::permanent || isField(of) || of == CardKind::quarry) continue;
    facts.permanents += std::popcount(own.cards & edition.kind(of));
  }
  // An assigned CARD-IMPROVE-FIELD is no longer in `cards` but still lies there as a card.
  facts.permanents += std::popcount(own.improvedOnce) + std::popcount(own.improvedTwice);
  facts.sphinx = own.sphinxNamed;
  return facts;
}

bool onLastStep(const Game& game, const PlayerFacts& facts, Market market) {
  return facts.marketStep[marketIndex(market)] >= game.edition->steps(market) - 1;
}

SphinxResult mostProductive(const FinalFacts& facts, Player player, int points,
                            int (*value)(const PlayerFacts&, FieldColour), FieldColour colour) {
  const int mine = value(facts.player[player], colour);
  bool beaten = mine <= 0;
  for (int other = 0; other < facts.players; ++other) {
    if (value(facts.player[static_cast<std::size_t>(other)], colour) > mine) beaten = true;
  }
  return {mine, beaten ? 0 : points};
}

int yieldOf(const PlayerFacts& facts, FieldColour) {
  return facts.quarryYield;
}
int grainOf(const PlayerFacts& facts, FieldColour colour) {
  return facts.grainByColour[static_cast<std::size_t>(colour)];
}

/// Moves a marker for the final scoring and reports it.
class Scorer {
public:
  Scorer(table::ScoreTrack& track, Effects& effects, Player player)
      : m_track(track), m_effects(effects), m_player(player) {}

  void note(Note note, RuleId rule, std::uint8_t detail, int before, int after) {
    m_effects.push_back({EffectKind::note, m_player, rule, static_cast<std::uint8_t>(note), detail,
                         static_cast<std::int16_t>(before), static_cast<std::int16_t>(after)});
  }

  void points(int points, RuleId rule, std::uint8_t what) {
    if (points == 0) return;
    const int before = m_track.points(m_player);
    m_track.move(m_player, points);
    m_effects.push_back({EffectKind::points, m_player, rule, what,
                         m_track.aheadOnSameSpace(m_player), static_cast<std::int16_t>(before),
                         static_cast<std::int16_t>(before + points)});
  }

  [[nodiscard]] int total() const { return m_track.points(m_player); }

private:
  table::ScoreTrack& m_track;
  Effects& m_effects;
  Player m_player;
};

} // namespace

int tombPoints(const Edition& edition, int sum) {
  if (sum <= 0) return 0;
  for (const TombBand& band : edition.tombBands) {
    if (sum <= band.upTo) return band.points;
  }
  return edition.tombBands.empty() ? 0 : edition.tombBands.back().points;
}

FinalFacts factsOf(const Game& game, const State& state) {
  FinalFacts facts;
  facts.players = game.players;
  for (Player player = 0; player < game.players; ++player) {
    facts.player[player] = playerFacts(game, state, player);
    facts.orderTile[player] = state.player[player].orderTile;
  }
  for (std::size_t i = 0; i < buildingCount; ++i) {
    facts.built[i] = state.built(static_cast<Building>(i));
  }
  return facts;
}

std::vector<Player> scoringOrder(const FinalFacts& facts) {
  std::vector<Player> order;
  for (Player player = 0; player < facts.players; ++player) order.push_back(player);
  std::ranges::sort(order, std::greater{}, [&](Player player) { return facts.orderTile[player]; });
  return order;
}

int firstSaleStep(const Edition& edition) {
  return edition.stoneMarketSteps - edition.stoneMarketSaleSteps;
}

bool maySell(const Game& game, const PlayerFacts& facts) {
  // MARKET-4: one of the lowest steps of the stone market.
  return facts.marketStep[marketIndex(Market::stone)] >= firstSaleStep(*game.edition);
}

SphinxResult scoreSphinxCard(const SphinxCard& card, const Game& game, const FinalFacts& facts,
                             Player player, int total) {
  const PlayerFacts& own = facts.player[player];
  const auto paidIf = [&](int fact, bool holds) {
    return SphinxResult{fact, holds ? card.points : 0};
  };
  const auto building = static_cast<std::size_t>(card.building);
  switch (card.kind) {
  case SphinxKind::built: {
    const bool all = (facts.built[building] & card.spaces) == card.spaces;
    return paidIf(std::popcount(facts.built[building] & card.spaces), all);
  }
  case SphinxKind::playersOnLast: {
    int there = 0;
    for (int i = 0; i < facts.players; ++i) {
      if (onLastStep(game, facts.player[static_cast<std::size_t>(i)], card.market)) ++there;
    }
    return {there, card.table[static_cast<std::size_t>(there)]};
  }
  case SphinxKind::ownStones:
    return paidIf(own.ownStones[building], own.ownStones[building] >= card.needed);
  case SphinxKind::ownStonesInEach: {
    const int least = std::ranges::min(own.ownStones);
    return paidIf(least, least >= card.needed);
  }
  case SphinxKind::perOwnStone:
    return {own.ownStones[building], own.ownStones[building] * card.points};
  case SphinxKind::crewStrength: {
    const int strength = own.crews[static_cast<std::size_t>(card.crew)];
    return {strength, strength};
  }
  case SphinxKind::mostQuarries:
    return mostProductive(facts, player, card.points, yieldOf, card.colour);
  case SphinxKind::mostField:
    return mostProductive(facts, player, card.points, grainOf, card.colour);
  case SphinxKind::ownLast: {
    bool all = true;
    for (const Market market : {Market::stone, Market::grain}) {
      const bool asked = (card.markets & (1U << marketIndex(market))) != 0;
      if (asked && !onLastStep(game, own, market)) all = false;
    }
    return paidIf(all ? 1 : 0, all);
  }
  case SphinxKind::perPermanent: return {own.permanents, own.permanents * card.points};
  case SphinxKind::perTen:
    return {total, std::max(total, 0) / std::max<int>(card.needed, 1) * card.points};
  }
  return {};
}

void scoreFinal(const Game& game, const FinalFacts& facts, Player player, bool sell,
                table::ScoreTrack& track, Effects& effects) {
  const Edition& edition = *game.edition;
  const PlayerFacts& own = facts.player[player];
  Scorer scorer(track, effects, player);

  if (sell) {
    const int points = own.stones / std::max<int>(edition.stonesPerSalePoint, 1);
    scorer.note(Note::stonesSold, "END-1"_rule, table::nothing, own.stones, points);
    scorer.points(points, "END-1"_rule, table::nothing);
  }

  // TOMB-2: the tiles a player has taken count only now.
  const int tombs = own.tombSum + own.tombCard;
  scorer.note(Note::tombsScored, "END-2"_rule, table::nothing, tombs, tombPoints(edition, tombs));
  scorer.points(tombPoints(edition, tombs), "END-2"_rule, table::nothing);

  // SPHINX-3: cards kept count only now. The card per ten points comes last of all.
  for (const bool perTen : {false, true}) {
    for (std::size_t i = 0; i < edition.sphinxCards.size(); ++i) {
      const SphinxCard& card = edition.sphinxCards[i];
      const bool held = (own.sphinx & (SphinxSet{1} << i)) != 0;
      if (!held || (card.kind == SphinxKind::perTen) != perTen) continue;
      const SphinxResult result = scoreSphinxCard(card, game, facts, player, scorer.total());
      const auto index = static_cast<std::uint8_t>(i);
      scorer.note(Note::sphinxScored, "END-3"_rule, index, result.fact, result.points);
      scorer.points(result.points, "END-3"_rule, index);
    }
  }
}

std::vector<Player> ranking(const Game& game, const table::ScoreTrack& track) {
  // END-4: inside a space the one who arrived first is ahead, and so keeps his place here.
  std::vector<Player> order(track.fromTheFront().begin(), track.fromTheFront().end());
  std::ranges::stable_sort(order, std::greater{}, [&](Player player) {
    return 2 * track.points(player) - game.seatBids[player];
  });
  return order;
}

std::vector<Player> ranking(const Game& game, const State& state) {
  return ranking(game, state.track);
}

} // namespace nilometer::egizia
