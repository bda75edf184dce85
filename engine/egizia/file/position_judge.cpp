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

constexpr int maxPoints = 1000;

/// More than any box holds.
constexpr int maxSum = 10'000;

FieldColour colourOf(CardKind kind) {
  if (kind == CardKind::fieldBrown) return FieldColour::brown;
  return kind == CardKind::fieldYellowGreen ? FieldColour::yellowGreen : FieldColour::green;
}

/// What each player has in front of him by itself, and the cards counted over all players.
class PossessionsJudge {
public:
  PossessionsJudge(const Game& game, JudgedPosition& judged)
      : m_edition(*game.edition), m_judged(judged), m_permanentCards(otherPermanents(game)),
        m_sphinxCards(sphinxCardsInGame(game)), m_used(m_edition.cardNames.size()) {}

  void judge(Player who, const PositionDocument::Player& player, PlayerFacts& facts) {
    m_player = who;
    facts.stones = bounded({PositionField::stones, who}, player.stones, 0, m_edition.stoneTrackEnd);
    facts.marketStep = {step(PositionField::stoneMarket, player, Market::stone),
                        step(PositionField::grainMarket, player, Market::grain)};
    for (std::size_t i = 0; i < crewCount; ++i) {
      facts.crews[i] = bounded({PositionField::crew, who, static_cast<int>(i)}, player.crews[i],
                               m_edition.crewStart[i], m_edition.crewTrackEnd[i]);
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
  int bounded(const PositionPlace& place, std::optional<int> value, int least, int most) {
    return m_judged.bounded(place, value, least, most);
  }
  int step(PositionField field, const PositionDocument::Player& player, Market market) {
    return bounded({field, m_player}, player.marketStep[static_cast<std::size_t>(market)], 1,
                   m_edition.steps(market)) -
           1;
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
  void field(PositionPlace place, int by, FieldColour printed, int grain, PlayerFacts& facts) {
    place.improved = true;
    const int improved = bounded(place, by, 0, 2);
    if (improved > 0) improve(place, improved);
    const int colour = std::max(static_cast<int>(printed) - improved, 0);
    facts.grainByColour[static_cast<std::size_t>(colour)] += grain;
    facts.permanents += improved;
  }

  void fieldCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    field({PositionField::startField, m_player}, player.startFieldImproved, FieldColour::green,
          m_edition.startFieldGrain, facts);
    PositionPlace place{PositionField::fields, m_player, 0};
    const CardSet all = m_edition.fields & ~cardBit(startFieldCard);
    for (const PositionDocument::Field& each : player.fields) {
      const NileCard& of = card(place, each.card, all, "a field");
      field(place, each.improved, colourOf(of.kind), of.amount, facts);
      ++place.number;
    }
  }

  void grainSums(const std::array<std::optional<int>, 3>& sums, PlayerFacts& facts) {
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const int least = i == 0 ? m_edition.startFieldGrain : 0;
      facts.grainByColour[i] =
          bounded({PositionField::grain, m_player, static_cast<int>(i)}, sums[i], least, maxSum);
    }
  }

  void quarryCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    PositionPlace place{PositionField::quarries, m_player, 0};
    facts.quarryYield = m_edition.startQuarry;
    for (const std::string& id : player.quarries) {
      facts.quarryYield += card(place, id, m_edition.kind(CardKind::quarry), "a quarry").amount;
      ++place.number;
    }
    if (!player.quarryYield) return;
    facts.quarryYield = bounded({PositionField::quarryYield, m_player}, *player.quarryYield,
                                m_edition.startQuarry, maxSum);
  }

  void permanentCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    PositionPlace place{PositionField::permanents, m_player, 0};
    for (const std::string& id : player.permanents) {
      const NileCard& held = card(place, id, m_permanentCards, "a Permanent card of this game");
      ++facts.permanents;
      if (held.kind == CardKind::tomb) facts.tombCard += held.amount;
      if (held.kind == CardKind::improveField) improve(place, 1);
      ++place.number;
    }
    const PositionPlace more{PositionField::morePermanents, m_player};
    facts.permanents += bounded(more, player.morePermanents, 0, std::popcount(m_permanentCards));
    if (player.morePermanents > 0) {
      m_more = more;
      m_moreOfLast = player.morePermanents;
    }
    m_permanents += facts.permanents;
  }

  void sphinxCards(const PositionDocument::Player& player, PlayerFacts& facts) {
    PositionPlace place{PositionField::sphinx, m_player, 0};
    for (const std::string& id : player.sphinx) {
      const std::optional<std::size_t> index = findSphinxCard(m_edition, id);
      const SphinxSet bit = index ? SphinxSet{1} << *index : 0;
      if (!index) m_judged.add(place, ReadFault::unknownId);
      if ((facts.sphinx & bit) != 0) {
        m_judged.add(place, ReadFault::duplicateKey, "each only once");
      }
      if ((m_sphinx & bit) != 0) m_judged.bad(place, "a Sphinx card that nobody else has");
      if ((m_sphinxCards & bit) != bit) m_judged.bad(place, "a Sphinx card of this game");
      facts.sphinx |= bit;
      ++place.number;
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
        atMost({PositionField::quarryYield, player}, m_facts.player[player].quarryYield, total,
               most);
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
    constexpr auto kinds =
        std::to_array({CardKind::fieldGreen, CardKind::fieldYellowGreen, CardKind::fieldBrown});
    int most = 0;
    for (std::size_t i = best; i < kinds.size(); ++i) {
      most += amountOf(m_edition, m_edition.kind(kinds[i]));
    }
    int total = 0;
    for (Player player = 0; player < m_facts.players; ++player) {
      const auto& own = m_facts.player[player].grainByColour;
      for (std::size_t i = best; i < own.size(); ++i) total += own[i];
      if (best == 0) total -= m_edition.startFieldGrain;
      const auto& said = m_document.players[player].grain;
      for (std::size_t i = best; i < said.size(); ++i) {
        if (!said[i]) continue;
        atMost({PositionField::grain, player, static_cast<int>(i)}, own[i], total, most);
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
    const PositionPlace place{PositionField::orderTile, player};
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
    const PositionPlace at{PositionField::points, player};
    const int points = judged.bounded(at, each.points.value_or(0), -maxPoints, maxPoints);
    markers.push_back({player, each.points ? std::optional(points) : std::nullopt, 1});
  }
  for (Marker& marker : markers) {
    if (!marker.points) continue;
    const PositionPlace at{PositionField::queue, marker.player};
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
  using enum PositionField;
  for (Player player = 0; player < document.players.size(); ++player) {
    const PositionDocument::Player& said = document.players[player];
    const auto need = [&](PositionField field, const std::optional<int>& value, int number) {
      const PositionPlace place{field, player, number};
      if (!value && asked.asks(place)) judged.miss(place);
    };
    constexpr int whole = PositionPlace::whole;
    need(points, said.points, whole);
    need(stoneMarket, said.marketStep[0], whole);
    need(grainMarket, said.marketStep[1], whole);
    need(stones, said.stones, whole);
    for (std::size_t i = 0; i < crewCount; ++i) need(crew, said.crews[i], static_cast<int>(i));
    for (std::size_t i = 0; i < buildingCount; ++i) {
      need(ownStones, said.ownStones[i].number(), static_cast<int>(i));
    }
  }
  for (std::size_t i = 0; i < buildingCount; ++i) {
    const auto& parts = document.built[i];
    for (std::size_t part = 0; part < parts.size(); ++part) {
      const PositionPlace place{builtField(static_cast<Building>(i)), 0, static_cast<int>(part)};
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
    judged.bad({PositionField::sell, player},
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
