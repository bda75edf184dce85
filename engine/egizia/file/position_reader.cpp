// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_head.h"
#include "engine/egizia/file/position_stones.h"
#include "engine/egizia/file/position_sums.h"
#include "engine/egizia/turn.h"
#include "engine/record/header_parts.h"

#include <algorithm>

namespace nilometer::egizia {

using namespace record;

namespace {

constexpr std::int64_t maxPoints = 1000;

/// More than any box holds.
constexpr std::int64_t maxSum = 10'000;

void bad(const JsonNode& node, std::string expected, int found) {
  node.fail(ReadFault::badPosition, std::move(expected), std::to_string(found));
}

/// Reads what players have in front of them, and counts the cards over all players.
class PossessionsReader {
public:
  explicit PossessionsReader(const Game& game)
      : m_edition(*game.edition), m_cards(cardsInGame(game)),
        m_sphinxCards(sphinxCardsInGame(game)), m_used(m_edition.cardNames.size()) {}

  void read(const JsonNode& node, PlayerFacts& facts) {
    facts.stones = static_cast<int>(node.member("stones").integer(0, m_edition.stoneTrackEnd));
    facts.marketStep = {step(node.member("stoneMarket"), Market::stone),
                        step(node.member("grainMarket"), Market::grain)};
    crews(node.member("crews"), facts);
    if (const JsonNode sums = node.optional("grain"))
      grain(node, sums, facts);
    else
      fields(node, facts);
    quarries(node, facts);
    permanents(node.optional("permanents"), facts);
    morePermanents(node.optional("morePermanents"), facts);
    sphinx(node.optional("sphinx"), facts);
  }

private:
  int step(const JsonNode& node, Market market) const {
    return static_cast<int>(node.integer(1, m_edition.steps(market))) - 1;
  }

  void crews(const JsonNode& node, PlayerFacts& facts) const {
    node.allowOnly(crewNames);
    for (std::size_t i = 0; i < crewCount; ++i) {
      facts.crews[i] = static_cast<int>(
          node.member(crewNames[i]).integer(m_edition.crewStart[i], m_edition.crewTrackEnd[i]));
    }
  }

  /// One card out of `allowed`, of which the box must hold one more.
  const NileCard& card(const JsonNode& node, CardSet allowed, const char* what) {
    static const NileCard none;
    const std::uint8_t name = CardId{m_edition}.read(node);
    const CardSet cards = name == unnamed ? 0 : cardsNamed(m_edition, name) & allowed;
    if (cards == 0) {
      node.fail(ReadFault::unknownId, what);
      return none;
    }
    if (++m_used[name] > std::popcount(cards)) {
      node.fail(ReadFault::badPosition,
                "at most " + std::to_string(std::popcount(cards)) + " for all players together");
    }
    return m_edition.nileCards[static_cast<std::size_t>(*Bits(cards).begin())];
  }

  void improve(const JsonNode& node, int by) {
    m_improve += by;
    const int cards = std::popcount(m_edition.kind(CardKind::improveField));
    if (m_improve <= cards) return;
    node.fail(ReadFault::badPosition,
              "at most " + std::to_string(cards) + " CARD-IMPROVE-FIELD for all players together",
              std::to_string(m_improve));
  }

  /// Reads "improved" and adds the grain in the colour that comes out.
  void field(const JsonNode& node, FieldColour printed, int grain, PlayerFacts& facts) {
    int improved = 0;
    if (node && node.value()->as<JsonObject>() != nullptr) {
      if (const JsonNode by = node.optional("improved")) {
        improved = static_cast<int>(by.integer(0, 2));
        improve(by, improved);
      }
    }
    const int colour = std::max(static_cast<int>(printed) - improved, 0);
    facts.grainByColour[static_cast<std::size_t>(colour)] += grain;
    facts.permanents += improved;
  }

  void fields(const JsonNode& node, PlayerFacts& facts) {
    const JsonNode start = node.optional("startField");
    if (start) start.allowOnly({"improved"});
    field(start, FieldColour::green, m_edition.startFieldGrain, facts);
    const JsonNode list = node.optional("fields");
    const CardSet all = m_edition.fields & ~cardBit(startField);
    for (std::size_t i = 0; i < list.size(); ++i) {
      JsonNode name = list.at(i);
      if (name.value()->as<JsonObject>() != nullptr) {
        name.allowOnly({"card", "improved"});
        name = name.member("card");
      }
      const NileCard& of = card(name, all, "a field");
      field(list.at(i), colourOf(of.kind), of.amount, facts);
    }
  }

  /// Sums in place of cards.
  void grain(const JsonNode& node, const JsonNode& sums, PlayerFacts& facts) const {
    for (const char* key : {"startField", "fields"}) {
      if (const JsonNode both = node.optional(key)) both.fail(ReadFault::unknownKey, "grain", key);
    }
    sums.allowOnly(fieldColourNames);
    for (std::size_t i = 0; i < fieldColourNames.size(); ++i) {
      const int least = i == 0 ? m_edition.startFieldGrain : 0;
      facts.grainByColour[i] =
          static_cast<int>(sums.member(fieldColourNames[i]).integer(least, maxSum));
    }
  }

  void quarries(const JsonNode& node, PlayerFacts& facts) {
    const CardSet allowed = m_edition.kind(CardKind::quarry);
    const JsonNode list = node.optional("quarries");
    facts.quarryYield = m_edition.startQuarry;
    for (std::size_t i = 0; i < list.size(); ++i) {
      facts.quarryYield += card(list.at(i), allowed, "a quarry").amount;
    }
    const JsonNode sum = node.optional("quarryYield");
    if (!sum) return;
    if (list) list.fail(ReadFault::unknownKey, "quarryYield", "quarries");
    facts.quarryYield = static_cast<int>(sum.integer(m_edition.startQuarry, maxSum));
  }

  static FieldColour colourOf(CardKind kind) {
    if (kind == CardKind::fieldBrown) return FieldColour::brown;
    return kind == CardKind::fieldYellowGreen ? FieldColour::yellowGreen : FieldColour::green;
  }

  CardSet permanentCards() const {
    CardSet cards = 0;
    for (int i = 0; i < cardKindCount; ++i) {
      const auto kind = static_cast<CardKind>(i);
      if (lifeOf(kind) == CardLife::permanent && !isField(kind) && kind != CardKind::quarry) {
        cards |= m_edition.kind(kind);
      }
    }
    return cards & m_cards;
  }

  void permanents(const JsonNode& list, PlayerFacts& facts) {
    const CardSet allowed = permanentCards();
    for (std::size_t i = 0; i < list.size(); ++i) {
      const NileCard& held = card(list.at(i), allowed, "a Permanent card of this game");
      ++facts.permanents;
      if (held.kind == CardKind::tomb) facts.tombCard += held.amount;
      if (held.kind == CardKind::improveField) improve(list.at(i), 1);
    }
  }

  void morePermanents(const JsonNode& node, PlayerFacts& facts) {
    const int most = std::popcount(permanentCards());
    if (node) facts.permanents += static_cast<int>(node.integer(0, most));
    m_permanents += facts.permanents;
    if (m_permanents <= most || !node) return;
    bad(node, "at most " + std::to_string(most) + " for all players together", m_permanents);
  }

  void sphinx(const JsonNode& list, PlayerFacts& facts) {
    facts.sphinx = SphinxCardIds{{m_edition}}.read(list);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto index = findSphinxCard(m_edition, list.at(i).text()).value_or(0);
      const SphinxSet bit = SphinxSet{1} << index;
      if ((m_sphinx & bit) != 0) {
        list.at(i).fail(ReadFault::badPosition, "a Sphinx card that nobody else has");
      }
      if ((m_sphinxCards & bit) == 0) {
        list.at(i).fail(ReadFault::badPosition, "a Sphinx card of this game");
      }
    }
    m_sphinx |= facts.sphinx;
  }

  const Edition& m_edition;
  CardSet m_cards;         ///< in the game
  SphinxSet m_sphinxCards; ///< in the game
  std::vector<int> m_used; ///< by card name
  int m_improve = 0;
  int m_permanents = 0;
  SphinxSet m_sphinx = 0; ///< somebody has
};

/// END starts with the highest tile, so each must be there once.
void readOrderTiles(const JsonNode& players, FinalFacts& facts) {
  unsigned seen = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(facts.players); ++i) {
    const JsonNode node = players.at(i).member("orderTile");
    const auto tile = static_cast<std::uint8_t>(node.integer(1, facts.players));
    if ((seen & (1U << tile)) != 0) {
      node.fail(ReadFault::badPosition, "1 to " + std::to_string(facts.players) + ", each once");
    }
    seen |= 1U << tile;
    facts.orderTile[i] = tile;
  }
}

/// Points and, where totals are equal, places in the queue of the space (1 = front).
table::ScoreTrack readTrack(const JsonNode& players, int count) {
  struct Marker {
    Player player;
    int points;
    std::int64_t place;
  };
  std::vector<Marker> markers;
  for (int i = 0; i < count; ++i) {
    const JsonNode points = players.at(static_cast<std::size_t>(i)).member("points");
    markers.push_back(
        {static_cast<Player>(i), static_cast<int>(points.integer(-maxPoints, maxPoints)), 1});
  }
  for (Marker& marker : markers) {
    const JsonNode node = players.at(marker.player);
    const auto onSpace = std::ranges::count(markers, marker.points, &Marker::points);
    const JsonNode queue = onSpace > 1 ? node.member("queue") : node.optional("queue");
    if (queue) marker.place = queue.integer(1, onSpace);
    for (const Marker& other : markers) {
      const bool before = other.player < marker.player;
      if (before && other.points == marker.points && other.place == marker.place) {
        queue.fail(ReadFault::badPosition, "1 to " + std::to_string(onSpace) + ", each once");
      }
    }
  }
  std::ranges::sort(markers, {}, &Marker::place);
  std::vector<Player> backToFront;
  for (const Marker& marker : markers) backToFront.insert(backToFront.begin(), marker.player);
  table::ScoreTrack track(backToFront);
  for (const Marker& marker : markers) track.move(marker.player, marker.points);
  return track;
}

void readSales(const JsonNode& players, const Game& game, Position& position) {
  const Edition& edition = *game.edition;
  for (std::size_t i = 0; i < position.players.size(); ++i) {
    const JsonNode sell = players.at(i).optional("sell");
    position.sell[i] = sell && sell.boolean();
    if (!position.sell[i] || maySell(game, position.facts.player[i])) continue;
    const int least = edition.stoneMarketSteps - edition.stoneMarketSaleSteps + 1;
    sell.fail(ReadFault::badPosition, "stoneMarket " + std::to_string(least) + " or lower down",
              std::to_string(position.facts.player[i].marketStep[0] + 1));
  }
}

/// Keys of a player.
constexpr auto playerKeys = std::to_array<std::string_view>(
    {"name",      "colour",      "bid",         "orderTile",  "points",         "queue",
     "stones",    "stoneMarket", "grainMarket", "crews",      "obelisk",        "tombs",
     "tombTiles", "tombSum",     "pyramid",     "temple",     "startField",     "fields",
     "grain",     "quarries",    "quarryYield", "permanents", "morePermanents", "sphinx",
     "sell"});

void checkEdition(const JsonNode& node, const EditionName& name, const Edition& edition) {
  if (name.fits(edition)) return;
  const bool byId = name.id != edition.id;
  node.fail(ReadFault::otherEdition, byId ? edition.id : edition.checksum,
            byId ? name.id : name.checksum);
}

void readHead(const JsonNode& root, const Edition& edition, Position& position) {
  root.allowOnly({"nilometer", "game", "format", "edition", "profile", "options", "date", "title",
                  "players", "built", "entered"});
  position.edition = readEditionName(root.member("edition"));
  checkEdition(root.member("edition"), position.edition, edition);
  readAgreed(root, position.profile, position.options);
  position.date = readDay(root);
  position.title = readTitle(root);
  if (const JsonNode built = root.optional("built")) built.allowOnly({"pyramid", "temple"});
}

ReadError missing(const StonesReader& stones, const JsonNode& root, const std::string& file) {
  return {.fault = ReadFault::missingKey,
          .file = file,
          .line = root.value()->line(),
          .where = stones.missingKey(),
          .expected = "the spaces built, for the Sphinx card " + stones.missingFor(),
          .found = {}};
}

} // namespace

Result<Position> readPosition(std::string_view text, const Edition& edition,
                              const std::string& file) {
  const Result<JsonValue> json = parsePosition(text, file);
  if (!json) return json.error();
  JsonReading reading(*json, file);
  const JsonNode root = reading.root();
  const std::optional<Position::Stage> stage = readStage(root);
  if (reading.failed()) return reading.error();
  if (!stage) return ReadError{ReadFault::unfinishedPosition, file, 0, {}, {}, {}};
  Position position;
  position.stage = *stage;
  readHead(root, edition, position);
  const JsonNode players = root.member("players");
  const std::size_t count = players.size(minPlayers, maxPlayers);
  position.facts.players = static_cast<int>(count);
  for (std::size_t i = 0; i < count; ++i) {
    players.at(i).allowOnly(playerKeys);
    position.players.push_back(readSeat(players.at(i), position.options));
  }
  const Game game = gameOf(position, edition);
  PossessionsReader possessions(game);
  for (std::size_t i = 0; i < count; ++i) {
    possessions.read(players.at(i), position.facts.player[i]);
  }
  checkSums(edition, players, position.facts);
  if (reading.failed()) return reading.error();
  checkColours(players, position.players);
  readOrderTiles(players, position.facts);
  position.track = readTrack(players, position.facts.players);
  StonesReader stones(edition, root, players);
  stones.read(position.facts);
  readSales(players, game, position);
  if (reading.failed()) return reading.error();
  if (!stones.missingKey().empty()) return missing(stones, root, file);
  return position;
}

} // namespace nilometer::egizia
