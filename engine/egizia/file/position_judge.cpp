// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_judge.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_asked.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <optional>

namespace nilometer::egizia {

using namespace record;

namespace {

using Row = PositionRow;

constexpr int maxPoints = 1000;

/// More than any box holds.
constexpr int maxSum = 10'000;

/// What each player has in front of him by itself, and the cards counted over all players.
class PossessionsJudge {
public:
  PossessionsJudge(const Game& game, JudgedPosition& judged)
      : m_edition(*game.edition), m_judged(judged), m_permanentCards(otherPermanents(game)),
        m_sphinxCards(sphinxCardsInGame(game)), m_used(m_edition.cardNames.size()) {}

  void judge(Player who, const PositionDocument::Player& player, PlayerFacts& facts) {
    m_player = who;
    facts.stones = bounded(Row::stones, player.stones, 0, m_edition.stoneTrackEnd);
    for (std::size_t i = 0; i < player.marketStep.size(); ++i) {
      const int steps = m_edition.steps(static_cast<Market>(i));
      facts.marketStep[i] = bounded(Row::stoneMarket + i, player.marketStep[i], 1, steps) - 1;
    }
    for (std::size_t i = 0; i < crewCount; ++i) {
      facts.crews[i] = bounded(Row::blueCrew + i, player.crews[i], m_edition.crewStart[i],
                               m_edition.crewTrackEnd[i]);
    }
    if (player.hasGrain())
      grainSums(player.grain, facts);
    else
      fieldCards(player, facts);
    quarryCards(player, facts);
    permanentCards(player, facts);
    sphinxCards(player, facts);
  }

  /// What all players have together, once each was judged. Cards that are named are counted one by
  /// one; only those that are not can be too many.
  void judgeTogether() {
    const int most = std::popcount(m_permanentCards);
    if (m_permanents <= most || !m_more) return;
    m_judged.badTogether(*m_more, "at most " + std::to_string(most) + " for all players together",
                         m_moreOfLast, m_permanents);
  }

private:
  [[nodiscard]] PositionPlace at(Row row, std::optional<std::size_t> element = {}) const {
    return {{row, 0, m_player}, element};
  }
  int bounded(Row row, std::optional<int> value, int least, int most) {
    return m_judged.bounded(at(row), value, least, most);
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
    if (++m_used[*name] > std::popcount(cards)) {
      m_judged.bad(place,
                   "at most " + std::to_string(std::popcount(cards)) + " for all players together");
    }
    return m_edition.nileCards[static_cast<std::size_t>(*Bits(cards).begin())];
  }

  void improve(const PositionPlace& place, int by) {
    m_improve += by;
    const int cards = std::popcount(m_edition.kind(CardKind::improveField));
    if (m_improve <= cards) return;
    m_judged.badTogether(
        place, "at most " + std::to_string(cards) + " CARD-IMPROVE-FIELD for all players together",
        by, m_improve);
  }

  /// Adds the grain in the colour that comes out.
  void field(PositionPlace place, int by, CardKind printed, int grain, PlayerFacts& facts) {
    place.improved = true;
    const int improved = m_judged.bounded(place, by, 0, 2);
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

  void grainSums(const std::array<std::optional<int>, 3>& sums, PlayerFacts& facts) {
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const int least = i == 0 ? m_edition.startFieldGrain : 0;
      facts.grainByColour[i] = bounded(Row::greenGrain + i, sums[i], least, maxSum);
    }
  }

  void quarryCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    const CardSet all = m_edition.kind(CardKind::quarry);
    facts.quarryYield = m_edition.startQuarry;
    for (std::size_t i = 0; i < player.quarries.size(); ++i) {
      facts.quarryYield +=
          card(at(Row::quarryCards, i), player.quarries[i], all, "a quarry").amount;
    }
    if (!player.quarryYield) return;
    facts.quarryYield =
        bounded(Row::quarryYield, player.quarryYield, m_edition.startQuarry, maxSum);
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
    facts.permanents +=
        bounded(Row::permanents, player.morePermanents, 0, std::popcount(m_permanentCards));
    if (player.morePermanents > 0) {
      m_more = at(Row::permanents);
      m_moreOfLast = player.morePermanents;
    }
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

  const Edition& m_edition;
  JudgedPosition& m_judged;
  CardSet m_permanentCards; ///< in the game
  SphinxSet m_sphinxCards;  ///< in the game
  Player m_player = 0;
  std::vector<int> m_used; ///< by card name
  int m_improve = 0;
  int m_permanents = 0;
  std::optional<PositionPlace> m_more; ///< of the last player with some that are not named
  int m_moreOfLast = 0;                ///< … how many
  SphinxSet m_sphinx = 0;              ///< somebody has
};

/// Refuses sums of grain and yields that the cards of the box cannot give. A field may count better
/// than it is printed, never worse: there is no more brown than printed, no more brown and
/// yellow-green together, and so on. Lists of cards are judged card by card.
class SumsJudge {
public:
  SumsJudge(const PositionDocument& document, const Edition& edition, JudgedPosition& judged)
      : m_document(document), m_edition(edition), m_facts(judged.position.facts), m_judged(judged) {
  }

  void judge() {
    for (std::size_t best = fieldColourNames.size(); best-- > 0;) grainFrom(best);
    int total = 0;
    const int most = amountOf(m_edition, m_edition.kind(CardKind::quarry));
    for (Player player = 0; player < m_facts.players; ++player) {
      total += m_facts.player[player].quarryYield - m_edition.startQuarry;
      if (m_document.players[player].quarryYield)
        atMost({{Row::quarryYield, 0, player}}, m_facts.player[player].quarryYield, total, most);
    }
  }

private:
  void atMost(const PositionPlace& place, int entered, int total, int most) {
    if (total <= most) return;
    m_judged.badTogether(
        place, "at most " + std::to_string(most) + " on all the cards of the box together", entered,
        total);
  }

  /// Fields of this colour and worse ones, over all players.
  void grainFrom(std::size_t best) {
    int most = 0;
    for (std::size_t i = best; i < fieldKinds.size(); ++i) {
      most += amountOf(m_edition, m_edition.kind(fieldKinds[i]));
    }
    int total = 0;
    for (Player player = 0; player < m_facts.players; ++player) {
      const auto& own = m_facts.player[player].grainByColour;
      for (std::size_t i = best; i < own.size(); ++i) total += own[i];
      if (best == 0) total -= m_edition.startFieldGrain;
      const auto& said = m_document.players[player].grain;
      for (std::size_t i = best; i < said.size(); ++i) {
        if (!said[i]) continue;
        atMost({{Row::greenGrain + i, 0, player}}, own[i], total, most);
        break;
      }
    }
  }

  const PositionDocument& m_document;
  const Edition& m_edition;
  const FinalFacts& m_facts;
  JudgedPosition& m_judged;
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
    const int tile = judged.bounded(place, said, 1, facts.players);
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
    const int points = judged.bounded(at, each.points.value_or(0), -maxPoints, maxPoints);
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
    marker.place = judged.bounded(at, place, 1, onSpace);
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

/// Whatever the final scoring asks for has to be said. Cards that are not said are none.
void findMissing(const PositionDocument& document, const AskedValues& asked,
                 JudgedPosition& judged) {
  for (Player player = 0; player < document.players.size(); ++player) {
    const PositionDocument::Player& said = document.players[player];
    const auto need = [&](Row row, const std::optional<int>& value) {
      const PositionPlace place{{row, 0, player}};
      if (!value && asked.asks(place)) judged.miss(place);
    };
    need(Row::points, said.points);
    for (std::size_t i = 0; i < 2; ++i) need(Row::stoneMarket + i, said.marketStep[i]);
    need(Row::stones, said.stones);
    for (std::size_t i = 0; i < crewCount; ++i) need(Row::blueCrew + i, said.crews[i]);
    for (std::size_t i = 0; i < buildingCount; ++i) {
      need(Row::obelisk + i, said.ownStones[i].number());
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

JudgedPosition judge(const PositionDocument& document, const Edition& edition) {
  JudgedPosition judged;
  Position& position = judged.position;
  static_cast<PositionAbout&>(position) = document;
  for (const PositionDocument::Player& player : document.players) {
    position.players.push_back(player.seat);
  }
  const Game game = gameOf(position, edition);
  position.facts.players = game.players;
  PossessionsJudge possessions(game, judged);
  for (Player player = 0; player < game.players; ++player) {
    possessions.judge(player, document.players[player], position.facts.player[player]);
  }
  possessions.judgeTogether();
  SumsJudge(document, edition, judged).judge();
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

} // namespace nilometer::egizia
