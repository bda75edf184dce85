// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_judge.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <span>

namespace nilometer::egizia {

using namespace record;

namespace {

using Row = PositionRow;

constexpr int maxPoints = 1000;

/// What each player has in front of him by itself, and the cards counted over all players.
class PossessionsJudge {
public:
  PossessionsJudge(const PositionDocument& document, const Game& game, JudgedPosition& judged)
      : m_document(document), m_game(game), m_edition(*game.edition), m_judged(judged),
        m_permanentCards(otherPermanents(game)), m_sphinxCards(sphinxCardsInGame(game)),
        m_used(m_edition.cardNames.size()) {}

  void judge() {
    for (m_player = 0; m_player < m_document.players.size(); ++m_player) {
      judge(m_document.players[m_player], m_judged.position.facts.player[m_player]);
    }
    // Cards that are named are counted one by one; only those that are not can be too many.
    const int most = std::popcount(m_permanentCards);
    if (m_permanents > most && m_more) {
      const int said = m_document.players[m_more->player].morePermanents;
      m_judged.badTogether(*m_more, "at most " + std::to_string(most) + together, said,
                           m_permanents);
    }
    judgeSums();
  }

private:
  static constexpr const char* together = " for all players together";

  [[nodiscard]] PositionPlace at(Row row, std::optional<std::size_t> element = {}) const {
    return {{row, 0, m_player}, element};
  }
  int bounded(Row row, std::optional<int> value) {
    return m_judged.bounded(at(row), value, boundsOf(at(row), m_game));
  }

  void judge(const PositionDocument::Player& player, PlayerFacts& facts) {
    facts.stones = bounded(Row::stones, player.stones);
    for (std::size_t i = 0; i < player.marketStep.size(); ++i) {
      facts.marketStep[i] = bounded(Row::stoneMarket + i, player.marketStep[i]) - 1;
    }
    for (std::size_t i = 0; i < crewCount; ++i) {
      facts.crews[i] = bounded(Row::blueCrew + i, player.crews[i]);
    }
    if (player.hasGrain()) {
      for (std::size_t i = 0; i < player.grain.size(); ++i) {
        facts.grainByColour[i] = bounded(Row::greenGrain + i, player.grain[i]);
      }
    } else {
      fieldCards(player, facts);
    }
    quarryCards(player, facts);
    permanentCards(player, facts);
    sphinxCards(player, facts);
  }

  /// One card out of `allowed`, of which the box must hold one more.
  const NileCard& card(const PositionPlace& place, const std::string& id, CardSet allowed,
                       const char* what) {
    static const NileCard none;
    const std::optional<std::size_t> name = findCardName(m_edition, id);
    const CardSet cards = name ? cardsNamed(m_edition, *name) & allowed : 0;
    if (cards == 0) {
      m_judged.add(place, ReadFault::unknownId, name ? what : "");
      return none;
    }
    const int most = std::popcount(cards);
    if (++m_used[*name] > most) m_judged.bad(place, "at most " + std::to_string(most) + together);
    return m_edition.nileCards[static_cast<std::size_t>(*Bits(cards).begin())];
  }

  void improve(const PositionPlace& place, int by) {
    m_improve += by;
    const int cards = std::popcount(m_edition.kind(CardKind::improveField));
    if (m_improve <= cards) return;
    m_judged.badTogether(place,
                         "at most " + std::to_string(cards) + " CARD-IMPROVE-FIELD" + together, by,
                         m_improve);
  }

  /// Adds the grain in the colour that comes out.
  void field(PositionPlace place, int by, CardKind printed, int grain, PlayerFacts& facts) {
    place.improved = true;
    const int improved = m_judged.bounded(place, by, {0, 2});
    if (improved > 0) improve(place, improved);
    const auto colour = std::ranges::find(fieldKinds, printed) - fieldKinds.begin() - improved;
    facts.grainByColour[static_cast<std::size_t>(std::max<std::ptrdiff_t>(colour, 0))] += grain;
    facts.permanents += improved;
  }

  void fieldCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    field(at(Row::startField), player.startFieldImproved, CardKind::fieldGreen,
          m_edition.startFieldGrain, facts);
    const CardSet all = m_edition.fields & ~cardBit(startFieldCard);
    for (std::size_t i = 0; i < player.fields.size(); ++i) {
      const PositionPlace place = at(Row::fieldCards, i);
      const NileCard& of = card(place, player.fields[i].card, all, "a field");
      field(place, player.fields[i].improved, of.kind, of.amount, facts);
    }
  }

  void quarryCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    const CardSet all = m_edition.kind(CardKind::quarry);
    facts.quarryYield = m_edition.startQuarry;
    for (std::size_t i = 0; i < player.quarries.size(); ++i) {
      facts.quarryYield +=
          card(at(Row::quarryCards, i), player.quarries[i], all, "a quarry").amount;
    }
    if (player.quarryYield) facts.quarryYield = bounded(Row::quarryYield, player.quarryYield);
  }

  void permanentCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    for (std::size_t i = 0; i < player.permanents.size(); ++i) {
      const PositionPlace place = at(Row::permanentCards, i);
      const NileCard& held =
          card(place, player.permanents[i], m_permanentCards, "a Permanent card of this game");
      ++facts.permanents;
      if (held.kind == CardKind::tomb) facts.tombCard += held.amount;
      if (held.kind == CardKind::improveField) improve(place, 1);
    }
    facts.permanents += bounded(Row::permanents, player.morePermanents);
    if (player.morePermanents > 0) m_more = at(Row::permanents);
    m_permanents += facts.permanents;
  }

  void sphinxCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    for (std::size_t i = 0; i < player.sphinx.size(); ++i) {
      const PositionPlace place = at(Row::sphinx, i);
      const std::optional<std::size_t> index = findSphinxCard(m_edition, player.sphinx[i]);
      const SphinxSet bit = index ? SphinxSet{1} << *index : 0;
      if (!index) m_judged.add(place, ReadFault::unknownId);
      if ((facts.sphinx & bit) != 0) {
        m_judged.add(place, ReadFault::duplicateKey, "each only once");
      }
      if ((m_sphinx & bit) != 0) m_judged.bad(place, "a Sphinx card that nobody else has");
      if ((m_sphinxCards & bit) != bit) m_judged.bad(place, "a Sphinx card of this game");
      facts.sphinx |= bit;
    }
    m_sphinx |= facts.sphinx;
  }

  /// Refuses sums of grain and yields that the cards of the box cannot give. A field may count
  /// better than it is printed, never worse: there is no more brown than printed, no more brown and
  /// yellow-green together, and so on. Lists of cards are judged card by card.
  void judgeSums() {
    for (std::size_t best = fieldKinds.size(); best-- > 0;) {
      sumOf(Row::greenGrain + best, [best](const PlayerFacts& own) {
        const auto& grain = own.grainByColour;
        return std::accumulate(grain.begin() + static_cast<std::ptrdiff_t>(best), grain.end(), 0);
      });
    }
    sumOf(Row::quarryYield, [](const PlayerFacts& own) { return own.quarryYield; });
  }

  /// Of all players in that row, or in the first one of the worse colours where something is said.
  void sumOf(Row row, const auto& sum) {
    const PositionBounds bounds = boundsOf(at(row), m_game);
    int total = 0;
    for (m_player = 0; m_player < m_document.players.size(); ++m_player) {
      const PositionDocument::Player& said = m_document.players[m_player];
      const PlayerFacts& facts = m_judged.position.facts.player[m_player];
      total += sum(facts) - bounds.least;
      Row first = row;
      while (first != Row::quarryYield && first < Row::brownGrain && !said.said(first)) {
        first = first + 1;
      }
      if (total <= bounds.most - bounds.least || !said.said(first)) continue;
      const int own = first == Row::quarryYield ? facts.quarryYield
                                                : facts.grainByColour[first - Row::greenGrain];
      m_judged.badTogether(at(first),
                           "at most " + std::to_string(bounds.most - bounds.least) +
                               " on all the cards of the box together",
                           own, total);
    }
  }

  const PositionDocument& m_document;
  const Game& m_game;
  const Edition& m_edition;
  JudgedPosition& m_judged;
  CardSet m_permanentCards; ///< in the game
  SphinxSet m_sphinxCards;  ///< in the game
  Player m_player = 0;
  std::vector<int> m_used; ///< by card name
  int m_improve = 0;
  int m_permanents = 0;
  std::optional<PositionPlace> m_more; ///< of the last player with some that are not named
  SphinxSet m_sphinx = 0;              ///< somebody has
};

/// END starts with the highest tile, so each must be there once.
void judgeOrderTiles(const AskedValues& asked, JudgedPosition& judged) {
  FinalFacts& facts = judged.position.facts;
  unsigned seen = 0;
  for (Player player = 0; player < facts.players; ++player) {
    const PositionPlace place{{Row::orderTile, 0, player}};
    const std::optional<int> said = asked.orderTile(player);
    if (!said) judged.miss(place);
    if (!said) continue;
    const int tile = judged.bounded(place, said, {1, facts.players});
    if ((seen & (1U << tile)) != 0) {
      judged.bad(place, "1 to " + std::to_string(facts.players) + ", each once");
    }
    seen |= 1U << tile;
    facts.orderTile[player] = static_cast<std::uint8_t>(tile);
  }
}

/// Points and, where totals are equal, places in the queue of the space (1 = front).
table::ScoreTrack judgeTrack(const PositionDocument& document, const AskedValues& asked,
                             JudgedPosition& judged) {
  struct Marker {
    Player player;
    std::optional<int> points;
    int place;
  };
  std::vector<Marker> markers;
  for (const PositionDocument::Player& each : document.players) {
    const auto player = static_cast<Player>(markers.size());
    const PositionPlace at{{Row::points, 0, player}};
    const int points = judged.bounded(at, each.points.value_or(0), {-maxPoints, maxPoints});
    markers.push_back({player, each.points ? std::optional(points) : std::nullopt, 1});
  }
  for (Marker& marker : markers) {
    if (!marker.points) continue;
    const PositionPlace at{{Row::queue, 0, marker.player}};
    const std::optional<int> place = asked.queuePlace(marker.player);
    const auto onSpace =
        static_cast<int>(std::ranges::count(markers, marker.points, &Marker::points));
    if (!place && onSpace > 1) judged.miss(at);
    if (!place) continue;
    marker.place = judged.bounded(at, place, {1, onSpace});
    for (const Marker& other : markers) {
      const bool isBefore = other.player < marker.player;
      const bool isSame = other.points == marker.points && other.place == marker.place;
      if (isBefore && isSame && asked.queuePlace(other.player)) {
        judged.bad(at, "1 to " + std::to_string(onSpace) + ", each once");
      }
    }
  }
  std::ranges::sort(markers, {}, &Marker::place);
  std::vector<Player> backToFront;
  for (const Marker& marker : markers) backToFront.insert(backToFront.begin(), marker.player);
  table::ScoreTrack track(backToFront);
  for (const Marker& marker : markers) track.move(marker.player, marker.points.value_or(0));
  return track;
}

/// Whatever the final scoring asks for has to be said. Cards that are not said are none; what
/// follows from the rest was judged with it.
void findMissing(const PositionDocument& document, const AskedValues& asked,
                 JudgedPosition& judged) {
  for (Player player = 0; player < document.players.size(); ++player) {
    for (Row row = Row::points; row <= Row::jokerCrew; row = row + 1) {
      const bool follows = row == Row::queue || row == Row::orderTile || row == Row::tombSum;
      if (!isNumber(row) || follows || document.players[player].said(row)) continue;
      if (const PositionPlace place{{row, 0, player}}; asked.asks(place)) judged.miss(place);
    }
  }
  for (std::size_t i = 0; i < buildingCount; ++i) {
    const auto& parts = document.built[i];
    for (std::size_t part = 0; part < parts.size(); ++part) {
      const PositionPlace place{{Row::obeliskBuilt + i, static_cast<std::uint8_t>(part), 0}};
      if (!parts[part] && asked.asks(place)) judged.miss(place);
    }
  }
}

void judgeSales(const PositionDocument& document, const Game& game, JudgedPosition& judged) {
  Position& position = judged.position;
  for (Player player = 0; player < position.facts.players; ++player) {
    const PlayerFacts& facts = position.facts.player[player];
    position.sell[player] = document.players[player].sell;
    if (!position.sell[player] || maySell(game, facts)) continue;
    judged.bad({{Row::sell, 0, player}},
               "stoneMarket " + std::to_string(firstSaleStep(*game.edition) + 1) + " or lower down",
               facts.marketStep[0] + 1);
  }
}

} // namespace

CardSet otherPermanents(const Game& game) {
  CardSet cards = 0;
  for (int i = 0; i < cardKindCount; ++i) {
    const auto kind = static_cast<CardKind>(i);
    if (lifeOf(kind) == CardLife::permanent && !isField(kind) && kind != CardKind::quarry) {
      cards |= game.edition->kind(kind);
    }
  }
  return cards & cardsInGame(game);
}

int amountOf(const Edition& edition, CardSet cards) {
  int sum = 0;
  for (const int card : Bits(cards & ~cardBit(startFieldCard))) {
    sum += edition.nileCards[static_cast<std::size_t>(card)].amount;
  }
  return sum;
}

PositionBounds boundsOf(const PositionCell& cell, const Game& game) {
  using enum PositionRow;
  const Edition& edition = *game.edition;
  // So much at the beginning, and with all cards of those kinds.
  const auto withCards = [&](int start, CardSet cards) {
    return PositionBounds{start, start + amountOf(edition, cards)};
  };
  if (const std::optional<Building> building = buildingOf(cell.row)) {
    const BuildingPlan& plan = edition.plan(*building);
    return {0, isBuilt(cell.row) ? plan.parts[cell.part].count : plan.count};
  }
  switch (cell.row) {
  case points: return {-maxPoints, maxPoints};
  case queue:
  case orderTile: return {1, game.players};
  case stoneMarket: return {1, edition.steps(Market::stone)};
  case grainMarket: return {1, edition.steps(Market::grain)};
  case tombSum: {
    const std::span tiles(edition.tombTileValues); // ascending
    const auto most = static_cast<std::size_t>(edition.plan(Building::tombs).count);
    const auto last = tiles.last(std::min(tiles.size(), most));
    return {0, std::accumulate(last.begin(), last.end(), 0)};
  }
  case stones: return {0, edition.stoneTrackEnd};
  case blueCrew:
  case blackCrew:
  case yellowCrew:
  case jokerCrew:
    return {edition.crewStart[cell.row - blueCrew], edition.crewTrackEnd[cell.row - blueCrew]};
  case quarryYield: return withCards(edition.startQuarry, edition.kind(CardKind::quarry));
  case greenGrain: return withCards(edition.startFieldGrain, edition.fields);
  case yellowGreenGrain: return withCards(0, edition.fields & ~edition.kind(CardKind::fieldGreen));
  case brownGrain: return withCards(0, edition.kind(CardKind::fieldBrown));
  case permanents: return {0, std::popcount(otherPermanents(game))};
  default: return {};
  }
}

JudgedPosition judge(const PositionDocument& document, const Edition& edition) {
  JudgedPosition judged;
  Position& position = judged.position;
  static_cast<PositionAbout&>(position) = document;
  for (const PositionDocument::Player& player : document.players) {
    position.players.push_back(player.seat);
  }
  const Game game = gameOf(position, edition);
  position.facts.players = game.players;
  PossessionsJudge(document, game, judged).judge();
  if (!judged.findings.empty()) return judged;
  const AskedValues asked(document, edition);
  judgeOrderTiles(asked, judged);
  position.track = judgeTrack(document, asked, judged);
  judgeStones(document, edition, judged);
  judgeSales(document, game, judged);
  findMissing(document, asked, judged);
  judged.findings.insert(judged.findings.end(), judged.missing.begin(), judged.missing.end());
  return judged;
}

Game gameOf(const Position& position, const Edition& edition) {
  return gameOf(position.options, position.players, edition);
}

ScoredPosition scorePosition(const Position& position, const Edition& edition) {
  ScoredPosition scored;
  scored.game = gameOf(position, edition);
  scored.order = scoringOrder(position.facts);
  scored.track = position.track;
  // The stones sold, the tombs and each Sphinx card.
  std::size_t sources = 0;
  for (const PlayerFacts& player : position.facts.player) {
    sources += 2 + static_cast<std::size_t>(std::popcount(player.sphinx));
  }
  scored.effects.reserve(2 * sources); // a note and a movement of points each
  scored.ledger.reserve(sources);
  int turn = 0;
  for (const Player player : scored.order) {
    const std::size_t first = scored.effects.size();
    scoreFinal(scored.game, position.facts, player, position.sell[player], scored.track,
               scored.effects);
    scored.ledger.record(std::span(scored.effects).subspan(first), ++turn, rounds,
                         static_cast<int>(Phase::final));
  }
  scored.ranking = ranking(scored.game, scored.track);
  return scored;
}

} // namespace nilometer::egizia
