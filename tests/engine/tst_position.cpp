// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_fixture.h"
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "engine/random_play/egizia/random_game.h"
#include "engine/record/json_text.h"

#include <QTest>

using namespace position_fixture;
using nilometer::record::JsonText;

using nilometer::table::LedgerLine;
using nilometer::table::Player;

namespace {

/// Writes the end of a played game as a document.
class EndPosition {
public:
  EndPosition(const Game& game, const State& state) : m_edition(*game.edition), m_state(state) {}

  std::string text(Profile profile, const std::array<SphinxSet, 4>& sphinx,
                   const std::array<bool, 4>& sell) {
    m_out.object().member("nilometer", "position").member("format", 1);
    m_out.member("edition", std::string_view(m_edition.id));
    m_out.member("profile", profileNames[static_cast<std::size_t>(profile)]);
    m_out.key("players").array();
    for (Player player = 0; player < m_state.players; ++player) {
      m_out.object();
      basics(player);
      for (int i = 0; i < buildingCount; ++i) stones(static_cast<Building>(i), player);
      tombs(player);
      cards(m_state.player[player]);
      m_out.key("sphinx").array();
      for (const int card : Bits(sphinx[player])) {
        m_out.value(std::string_view(m_edition.sphinxCards[static_cast<std::size_t>(card)].id));
      }
      m_out.endArray().flag("sell", sell[player]).endObject();
    }
    return m_out.endArray().endObject().take();
  }

private:
  void basics(Player player) {
    static constexpr std::array<const char*, 4> colours{"blue", "red", "green", "yellow"};
    const PlayerState& own = m_state.player[player];
    m_out.member("name", colours[player]).member("colour", colours[player]);
    m_out.member("orderTile", int{own.orderTile});
    m_out.member("points", m_state.track.points(player));
    m_out.member("queue", m_state.track.placeInQueue(player) + 1);
    m_out.member("stones", int{own.stones});
    m_out.member("stoneMarket", own.marketStep[0] + 1).member("grainMarket", own.marketStep[1] + 1);
    m_out.key("crews").object();
    for (std::size_t i = 0; i < own.crews.size(); ++i) {
      m_out.member(crewNames[i], int{own.crews[i]});
    }
    m_out.endObject();
  }

  void stones(Building building, Player player) {
    const BuildingPlan& plan = m_edition.plan(building);
    m_out.key(buildingNames[static_cast<std::size_t>(building)]).array();
    for (std::size_t row = 0; row < plan.parts.size(); ++row) {
      const BuildingPart& part = plan.parts[row];
      for (const int space : Bits(m_state.own(building, player) & part.spaces())) {
        if (building == Building::obelisk || building == Building::tombs) {
          m_out.value(space + 1);
          continue;
        }
        m_out.array();
        if (building == Building::pyramid)
          m_out.value(static_cast<int>(row) + 1);
        else
          m_out.value(std::string_view(part.id));
        m_out.value(space - part.first + 1).endArray();
      }
    }
    m_out.endArray();
  }

  void tombs(Player player) {
    m_out.key("tombTiles").array();
    for (const int tomb : Bits(m_state.own(Building::tombs, player))) {
      m_out.value(int{m_state.tombValues[static_cast<std::size_t>(tomb)]});
    }
    m_out.endArray();
  }

  int improved(const PlayerState& own, int field) const {
    return ((own.improvedOnce & cardBit(field)) != 0 ? 1 : 0) +
           ((own.improvedTwice & cardBit(field)) != 0 ? 1 : 0);
  }

  void cards(const PlayerState& own) {
    m_out.key("startField").object().member("improved", improved(own, startFieldCard)).endObject();
    const CardSet fields = m_edition.fields & ~cardBit(startFieldCard);
    m_out.key("fields").array();
    for (const int card : Bits(own.cards & fields)) {
      m_out.object().member("card", name(card)).member("improved", improved(own, card));
      m_out.endObject();
    }
    m_out.endArray();
    const CardSet quarries = m_edition.kind(CardKind::quarry);
    list("quarries", own.cards & quarries);
    CardSet permanent = 0;
    for (const int card : Bits(own.cards & ~quarries & ~m_edition.fields)) {
      const CardKind kind = m_edition.nileCards[static_cast<std::size_t>(card)].kind;
      if (lifeOf(kind) == CardLife::permanent) permanent |= cardBit(card);
    }
    list("permanents", permanent);
  }

  void list(const char* key, CardSet set) {
    m_out.key(key).array();
    for (const int card : Bits(set)) m_out.value(name(card));
    m_out.endArray();
  }

  std::string_view name(int card) const {
    return m_edition.cardNames[m_edition.nileCards[static_cast<std::size_t>(card)].name];
  }

  const Edition& m_edition;
  const State& m_state;
  JsonText m_out;
};

struct PlayedGame {
  State beforeScoring;
  State end;
  std::array<bool, 4> sell{};
};

PlayedGame playAtRandom(const Game& game, unsigned seed) {
  PlayedGame played;
  RandomGame table(game, Naming::asLate, seed);
  State& state = played.end;
  state = setUp(game);
  Options options;
  Effects effects;
  while (std::optional<Entry> entry = table.next(state, options)) {
    const bool scoring = state.phase == Phase::final;
    if (const auto* score = std::get_if<FinalScore>(&*entry)) {
      played.sell[score->player] = score->sell;
    }
    if (!enter(game, state, *entry, false, effects).accepted) return {};
    if (!scoring && state.phase == Phase::final) played.beforeScoring = state;
  }
  return played;
}

} // namespace

/// Final positions: read, and scored like recorded games.
class tst_Position : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void documentedExampleIsScored();
  void everyPointHasItsReason();
  void endOfARecordedGameIsScoredTheSame();
  void editionIsKnownBeforeAnythingElse();
  void builtFollowsFromTheNumberInObeliskAndTombs();
  void builtFollowsFromListsOrFullBuildings();
  void builtIsAskedForOnlyWhereACardAsks();
  void placesOnOneSpaceDecideTheWinner();
  void seatBidsAreSubtractedAfterEverythingElse();

private:
  Result<Position> read(const QByteArray& text) const {
    return readPosition(view(text), m_edition, "p.json");
  }

  Edition m_edition;
  QByteArray m_example;
};

void tst_Position::initTestCase() {
  auto edition = shippedEdition("egizia-2009");
  QVERIFY2(edition, errorText(edition).c_str());
  m_edition = std::move(*edition);
  m_example = documentedExample();
  QVERIFY(!m_example.isEmpty());
}

void tst_Position::documentedExampleIsScored() {
  const auto position = read(m_example);
  QVERIFY2(position, errorText(position).c_str());
  const ScoredPosition scored = scorePosition(*position, m_edition);
  QVERIFY((scored.order == std::vector<Player>{0, 1}));
  QVERIFY((scored.ranking == std::vector<Player>{0, 1}));
  // 61 + 3 for stones + 5 for tombs + 6 + 3 + 7 + 4 for Sphinx cards = 89, and 8 for that.
  QCOMPARE(scored.track.points(0), 97);
  // 58 + 9 for tombs + 0 (the third row is not full) + 5 + 4 + 6.
  QCOMPARE(scored.track.points(1), 82);
}

void tst_Position::everyPointHasItsReason() {
  const auto position = read(m_example);
  QVERIFY(position);
  const ScoredPosition scored = scorePosition(*position, m_edition);
  const auto lines = scored.ledger.lines();
  QVERIFY(!lines.empty());
  for (Player player = 0; player < 2; ++player) {
    QCOMPARE(position->track.points(player) + scored.ledger.total(player),
             scored.track.points(player));
  }
  const LedgerLine& sale = lines.front();
  QVERIFY(sale.rule == "END-1"_rule);
  QCOMPARE(int{sale.points}, 3);
  QCOMPARE(int{sale.total}, 64);
  QCOMPARE(sale.entry, 1);
  QCOMPARE(int{sale.round}, 5);
  QCOMPARE(int{sale.phase}, static_cast<int>(Phase::final));
  QCOMPARE(lines.back().entry, 2);
  QCOMPARE(int{lines.back().total}, 82);
}

void tst_Position::endOfARecordedGameIsScoredTheSame() {
  // This profile plays no cards inside the final scoring.
  constexpr Profile profile = Profile::tournament;
  for (unsigned seed = 0; seed < 30; ++seed) {
    Game game;
    game.edition = &m_edition;
    game.options = optionsOf(profile);
    game.players = 2 + static_cast<int>(seed % 3);
    const PlayedGame played = playAtRandom(game, seed);
    QCOMPARE(played.beforeScoring.phase, Phase::final);
    QCOMPARE(played.end.phase, Phase::over);
    std::array<SphinxSet, 4> sphinx{};
    for (Player player = 0; player < game.players; ++player) {
      sphinx[player] = played.end.player[player].sphinxNamed;
    }
    const std::string text =
        EndPosition(game, played.beforeScoring).text(profile, sphinx, played.sell);
    const auto position = readPosition(text, m_edition);
    QVERIFY2(position, (errorText(position) + text).c_str());
    if (seed < 3) QCOMPARE(positionSchemaFindings(QByteArray::fromStdString(text)), QByteArray());
    const ScoredPosition scored = scorePosition(*position, m_edition);
    QVERIFY(scored.track == played.end.track);
    QVERIFY(scored.ranking == ranking(game, played.end));
  }
}

void tst_Position::editionIsKnownBeforeAnythingElse() {
  const auto id = readPositionEdition(view(m_example));
  QVERIFY(id);
  QVERIFY((*id == EditionName{"egizia-2009", {}}));
  const auto other =
      readPositionEdition(R"({"nilometer":"position","format":1,"edition":"mine","x":1})");
  QVERIFY(other);
  QVERIFY((*other == EditionName{"mine", {}}));
  const auto none = readPositionEdition(R"({"nilometer":"position","format":1})", "p.json");
  QVERIFY(!none);
  QCOMPARE(none.error().fault, ReadFault::missingKey);
  QCOMPARE(none.error().where, std::string("edition"));
  QCOMPARE(none.error().file, std::string("p.json"));
}

void tst_Position::builtFollowsFromTheNumberInObeliskAndTombs() {
  const auto position = read(bareDocument(
      R"("points":0,"queue":1,"obelisk":4,"tombs":[1],"tombSum":4,"pyramid":0,"temple":0)",
      R"("points":0,"queue":2,"obelisk":3,"tombs":2,"tombTiles":[4,2],"pyramid":0,"temple":0)"));
  QVERIFY2(position, errorText(position).c_str());
  QCOMPARE(position->facts.built[0], SpaceSet{0b1111111});
  QCOMPARE(position->facts.built[1], SpaceSet{0b111});
  QCOMPARE(position->facts.player[0].ownStones[0], 4);
  QCOMPARE(position->facts.player[0].ownStones[1], 1);
  QCOMPARE(position->facts.player[1].tombSum, 6);
}

void tst_Position::builtFollowsFromListsOrFullBuildings() {
  const BuildingPlan& pyramid = m_edition.plan(Building::pyramid);
  const auto lists = read(bareDocument(
      R"("points":0,"queue":1,"obelisk":0,"tombs":0,"pyramid":[[1,1],[2,1]],"temple":[],)"
      R"("sphinx":["pyramid-row-3"])",
      R"("points":0,"queue":2,"obelisk":0,"tombs":0,"pyramid":1,"temple":13)"));
  QVERIFY2(lists, errorText(lists).c_str());
  // The space in the second row needs both below it: nothing else can have been built.
  QCOMPARE(lists->facts.built[2], SpaceSet{0b11} | spaceBit(pyramid.parts[1].first));
  QCOMPARE(lists->facts.built[3], m_edition.plan(Building::temple).spaces());
}

void tst_Position::builtIsAskedForOnlyWhereACardAsks() {
  const QByteArray second = R"("points":0,"queue":2,"obelisk":0,"tombs":0,"pyramid":2,"temple":2)";
  const QByteArray first = R"("points":0,"queue":1,"obelisk":0,"tombs":0,"pyramid":6,"temple":1)";
  QVERIFY(read(bareDocument(first, second)));
  const auto asked =
      read(bareDocument(QByteArray(first).append(R"(,"sphinx":["pyramid-row-3"])"), second));
  QVERIFY(!asked);
  QCOMPARE(asked.error().fault, ReadFault::missingKey);
  QCOMPARE(asked.error().where, std::string("built.pyramid"));
  QVERIFY(asked.error().expected.find("pyramid-row-3") != std::string::npos);
  const auto temple =
      read(bareDocument(QByteArray(first).append(R"(,"sphinx":["temple-columns"])"), second));
  QVERIFY(!temple);
  QCOMPARE(temple.error().where, std::string("built.temple"));
}

void tst_Position::placesOnOneSpaceDecideTheWinner() {
  const QByteArray nothing = nothingBuilt;
  for (const bool firstAhead : {true, false}) {
    for (const char* points : {"0", "40", "-3"}) {
      const auto player = [&](bool ahead) {
        return QByteArray("\"points\":")
            .append(points)
            .append(ahead ? ",\"queue\":1," : ",\"queue\":2,")
            .append(nothing);
      };
      const auto position = read(bareDocument(player(firstAhead), player(!firstAhead)));
      QVERIFY2(position, errorText(position).c_str());
      const ScoredPosition scored = scorePosition(*position, m_edition);
      QCOMPARE(scored.ranking.front(), static_cast<Player>(firstAhead ? 0 : 1));
      QCOMPARE(scored.track.points(0), QByteArray(points).toInt());
    }
  }
}

void tst_Position::seatBidsAreSubtractedAfterEverythingElse() {
  QByteArray text = bareDocument(QByteArray(R"("points":20,"bid":2.5,)").append(nothingBuilt),
                                 QByteArray(R"("points":18,)").append(nothingBuilt));
  QVERIFY(!read(text));
  text = replaced(text, R"("revised",)", R"("revised","options":{"seatBids":true},)");
  const auto position = read(text);
  QVERIFY2(position, errorText(position).c_str());
  const ScoredPosition scored = scorePosition(*position, m_edition);
  QCOMPARE(scored.track.points(0), 20);
  QCOMPARE(scored.ranking.front(), Player{1});
}

NILOMETER_TEST(tst_Position)
#include "tst_position.moc"
