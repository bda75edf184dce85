// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/final_facts.h"

#include "engine/egizia/bits.h"
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
  facts.cards = own.cards;
  return facts;
}

bool onLastStep(const Game& game, const PlayerFacts& facts, Market market, Reading read = {}) {
  const int steps = read(game.edition->steps(market), printedSteps(market));
  return facts.marketStep[marketIndex(market)] >= steps - 1;
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

/// Moves a marker for the final scoring and reports it, one source of points after another.
class Scorer {
public:
  Scorer(table::ScoreTrack& track, Effects& effects, Player player)
      : m_track(track), m_effects(effects), m_player(player) {}

  /// Begins the next source: what it rests on is read with this.
  [[nodiscard]] Reading next() {
    m_basis.clear();
    return m_basis;
  }

  /// What a source comes to, and the points that follow from it.
  void score(Note note, RuleId rule, std::uint8_t what, int fact, int points) {
    m_effects.push_back({EffectKind::note, m_player, rule, static_cast<std::uint8_t>(note), what,
                         static_cast<std::int16_t>(fact), static_cast<std::int16_t>(points)},
                        m_basis);
    if (points == 0) return;
    const int before = total();
    m_track.move(m_player, points);
    m_effects.pushOnSameBasis(
        {EffectKind::points, m_player, rule, what, m_track.aheadOnSameSpace(m_player),
         static_cast<std::int16_t>(before), static_cast<std::int16_t>(before + points)});
  }

  [[nodiscard]] int total() const { return m_track.points(m_player); }

private:
  table::ScoreTrack& m_track;
  Effects& m_effects;
  Player m_player;
  Basis m_basis;
};

/// The rows that a card asks for: their spaces are printed on the building.
void readRows(const Edition& edition, const SphinxCard& card, Reading read) {
  const auto& parts = edition.plan(card.building).parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if ((parts[i].spaces() & card.spaces) != 0) read.add(printedRow(card.building, i));
  }
}

/// What decides about a card is read before its points are.
SphinxResult sphinxResult(std::size_t index, const Game& game, const FinalFacts& facts,
                          Player player, int total, Reading read) {
  const Edition& edition = *game.edition;
  const SphinxCard& card = edition.sphinxCards[index];
  const PlayerFacts& own = facts.player[player];
  const auto paidIf = [&](int fact, bool holds) {
    return SphinxResult{fact, holds ? card.points : 0};
  };
  const auto building = static_cast<std::size_t>(card.building);
  switch (card.kind) {
  case SphinxKind::built: {
    readRows(edition, card, read);
    const bool all = (facts.built[building] & card.spaces) == card.spaces;
    return paidIf(std::popcount(facts.built[building] & card.spaces), all);
  }
  case SphinxKind::playersOnLast: {
    int there = 0;
    for (int i = 0; i < facts.players; ++i) {
      if (onLastStep(game, facts.player[static_cast<std::size_t>(i)], card.market)) ++there;
    }
    const auto column = static_cast<std::size_t>(there);
    read.add("sphinxCards.*.points[#]"_printed.at(index, column));
    read.add(printedSteps(card.market));
    return {there, card.table[column]};
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
    const auto crew = static_cast<std::size_t>(card.crew);
    const int strength = own.crews[crew];
    // At the end of the track the strength is what is printed there (CREW-1).
    if (strength >= edition.crewTrackEnd[crew]) read.add("players.crewTrackEnd.*"_printed.at(crew));
    return {strength, strength};
  }
  case SphinxKind::mostQuarries:
    if (read.isWanted()) static_cast<void>(quarryYield(edition, own.cards, read));
    return mostProductive(facts, player, card.points, yieldOf, card.colour);
  case SphinxKind::mostField:
    readFields(edition, own.cards, read);
    return mostProductive(facts, player, card.points, grainOf, card.colour);
  case SphinxKind::ownLast: {
    bool all = true;
    for (const Market market : {Market::stone, Market::grain}) {
      const bool asked = (card.markets & (1U << marketIndex(market))) != 0;
      if (asked && !onLastStep(game, own, market, read)) all = false;
    }
    return paidIf(all ? 1 : 0, all);
  }
  case SphinxKind::perPermanent: return {own.permanents, own.permanents * card.points};
  case SphinxKind::perTen:
    return {total, std::max(total, 0) / std::max<int>(card.needed, 1) * card.points};
  }
  return {};
}

} // namespace

int tombPoints(const Edition& edition, int sum, CardSet cards, Reading read) {
  if (edition.tombBands.empty()) return 0;
  const std::size_t last = edition.tombBands.size() - 1;
  std::size_t band = 0;
  while (band < last && sum > edition.tombBands[band].upTo) ++band;
  const int points = read(edition.tombBands[band].points, "tombs.bands[#].points"_printed.at(band));
  // Where the line of the table begins and ends.
  if (band < last) read.add("tombs.bands[#].upTo"_printed.at(band));
  if (band > 0) read.add("tombs.bands[#].upTo"_printed.at(band - 1));
  if (read.isWanted()) static_cast<void>(sumOfKind(edition, cards, CardKind::tomb, read));
  return sum <= 0 ? 0 : points;
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

int firstSaleStep(const Edition& edition, Reading read) {
  const int steps = read(edition.stoneMarketSteps, "stoneMarket.steps"_printed);
  return steps - read(edition.stoneMarketSaleSteps, "stoneMarket.saleSteps"_printed);
}

bool maySell(const Game& game, const PlayerFacts& facts, Reading read) {
  // MARKET-4: one of the lowest steps of the stone market.
  return facts.marketStep[marketIndex(Market::stone)] >= firstSaleStep(*game.edition, read);
}

SphinxResult scoreSphinxCard(std::size_t index, const Game& game, const FinalFacts& facts,
                             Player player, int total, Reading read) {
  read.add("sphinxCards.*.condition"_printed.at(index));
  const SphinxResult result = sphinxResult(index, game, facts, player, total, read);
  const bool oneForAll = game.edition->sphinxCards[index].kind != SphinxKind::playersOnLast;
  if (oneForAll) read.add("sphinxCards.*.points"_printed.at(index));
  return result;
}

void scoreFinal(const Game& game, const FinalFacts& facts, Player player, bool sell,
                table::ScoreTrack& track, Effects& effects) {
  const Edition& edition = *game.edition;
  const PlayerFacts& own = facts.player[player];
  Scorer scorer(track, effects, player);

  if (sell) {
    const Reading read = scorer.next();
    static_cast<void>(maySell(game, own, read)); // MARKET-4 stands behind it, too
    const int each = read(edition.stonesPerSalePoint, "stoneMarket.stonesPerPoint"_printed);
    const int points = own.stones / std::max(each, 1);
    scorer.score(Note::stonesSold, "END-1"_rule, table::nothing, own.stones, points);
  }

  // TOMB-2: the tiles a player has taken count only now.
  const int sum = own.tombSum + own.tombCard;
  const int tombs = tombPoints(edition, sum, own.cards, scorer.next());
  scorer.score(Note::tombsScored, "END-2"_rule, table::nothing, sum, tombs);

  // SPHINX-3: cards kept count only now. The card per ten points comes last of all.
  for (const bool perTen : {false, true}) {
    for (const int card : Bits(own.sphinx)) {
      const auto index = static_cast<std::size_t>(card);
      if ((edition.sphinxCards[index].kind == SphinxKind::perTen) != perTen) continue;
      const SphinxResult result =
          scoreSphinxCard(index, game, facts, player, scorer.total(), scorer.next());
      scorer.score(Note::sphinxScored, "END-3"_rule, static_cast<std::uint8_t>(card), result.fact,
                   result.points);
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
