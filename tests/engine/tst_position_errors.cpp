// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_judge.h"
#include "position_fixture.h"
#include "test_program.h"

#include <QTest>

using namespace position_fixture;

/// What a bad final position gets.
class tst_PositionErrors : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void refusedDocument_data();
  void refusedDocument();
  void refusedTogether_data();
  void refusedTogether();
  void spaceThatTwoListIsRefused();
  void judgeFindsEverythingAtItsPlace();
  void judgeLooksAtWhatGoesTogetherLast();
  void hugeDocumentIsRefused();
  void exampleFitsTheSchema();
  void schemaRefusesWhatTheReaderRefuses();

private:
  Result<Position> read(const QByteArray& text) const {
    return readPosition(view(text), m_edition, "p.json");
  }

  Edition m_edition;
  QByteArray m_example;
};

void tst_PositionErrors::initTestCase() {
  auto edition = shippedEdition("egizia-2009");
  QVERIFY2(edition, errorText(edition).c_str());
  m_edition = std::move(*edition);
  m_example = documentedExample();
  QVERIFY(!m_example.isEmpty());
}

void tst_PositionErrors::refusedDocument_data() {
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<ReadFault>("fault");
  QTest::addColumn<QByteArray>("where");
  const auto row = [](const char* name, const char* from, const char* to, ReadFault fault,
                      const char* where) {
    QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fault << QByteArray(where);
  };
  using enum ReadFault;
  row("a record", R"("position")", R"("game")", notThisKind, "");
  row("newer format", R"("format": 1)", R"("format": 99)", newerFormat, "format");
  row("other edition", R"("egizia-2009")", R"("other")", otherEdition, "edition");
  row("other values", R"("egizia-2009")", R"({"id": "egizia-2009", "checksum": "sha256:0"})",
      otherEdition, "edition");
  row("edition without a checksum", R"("egizia-2009")", R"({"id": "egizia-2009"})", missingKey,
      "edition.checksum");
  row("edition with more", R"("egizia-2009")", R"({"id": "egizia-2009", "name": "x"})", unknownKey,
      "edition.name");
  row("unknown profile", R"("revised")", R"("mine")", unknownId, "profile");
  row("unknown key", R"("built")", R"("builds")", unknownKey, "builds");
  row("unknown key of a player", R"("obelisk": 4)", R"("obelisks": 4)", unknownKey,
      "players[0].obelisks");
  row("missing key", R"("orderTile": 2, )", "", missingKey, "players[0].orderTile");
  row("colour twice", R"("red")", R"("blue")", duplicateKey, "players[1].colour");
  row("points no number", R"("points": 61)", R"("points": "61")", wrongType, "players[0].points");
  row("points beyond 64 bits", R"("points": 61)", R"("points": 36893488147419103232)", outOfRange,
      "players[0].points");
  row("points", R"("points": 61)", R"("points": 1001)", outOfRange, "players[0].points");
  row("stones beyond the track", R"("stones": 7)", R"("stones": 26)", outOfRange,
      "players[0].stones");
  row("step 0", R"("stoneMarket": 6)", R"("stoneMarket": 0)", outOfRange, "players[0].stoneMarket");
  row("step beyond the last", R"("grainMarket": 5)", R"("grainMarket": 7)", outOfRange,
      "players[0].grainMarket");
  row("crew beyond its track", R"("joker": 6)", R"("joker": 10)", outOfRange,
      "players[0].crews.joker");
  row("joker below its start", R"("joker": 6)", R"("joker": 1)", outOfRange,
      "players[0].crews.joker");
  row("crew missing", R"(, "joker": 6)", "", missingKey, "players[0].crews.joker");
  row("more than a building holds", R"("obelisk": 4)", R"("obelisk": 10)", outOfRange,
      "players[0].obelisk");
  row("neither number nor list", R"("obelisk": 4)", R"("obelisk": "4")", wrongType,
      "players[0].obelisk");
  row("unknown field", R"("green-3")", R"("green-9")", unknownId, "players[0].fields[0]");
  row("a quarry as a field", R"("green-3")", R"("quarry-2")", unknownId, "players[0].fields[0]");
  row("a field as a quarry", R"(["quarry-2"])", R"(["green-2"])", unknownId,
      "players[0].quarries[0]");
  row("an Anytime card as a Permanent one", R"(["upstream"])", R"(["keep-2"])", unknownId,
      "players[0].permanents[0]");
  row("improved three times", R"("improved": 1)", R"("improved": 3)", outOfRange,
      "players[0].fields[1].improved");
  row("unknown Sphinx card", R"("per-ten-points")", R"("luck")", unknownId, "players[0].sphinx[4]");
  row("Sphinx card twice", R"("per-ten-points")", R"("obelisk-4")", duplicateKey,
      "players[0].sphinx[4]");
  row("sell no yes or no", R"("sell": true)", R"("sell": 1)", wrongType, "players[0].sell");
  row("row of the pyramid", R"([6, 5, 2])", R"([7, 5, 1])", outOfRange, "built.pyramid[0]");
  row("part of the temple", R"("pillar-left": 3)", R"("roof": 3)", unknownKey, "built.temple.roof");
  row("another building", R"("built": {)", R"("built": {"obelisk": 1, )", unknownKey,
      "built.obelisk");
}

void tst_PositionErrors::refusedDocument() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(ReadFault, fault);
  QFETCH(QByteArray, where);
  const QByteArray text = replaced(m_example, from, to);
  QVERIFY(!text.isEmpty());
  const auto position = read(text);
  QVERIFY(!position);
  QCOMPARE(static_cast<int>(position.error().fault), static_cast<int>(fault));
  QCOMPARE(QByteArray::fromStdString(position.error().where), where);
  QCOMPARE(position.error().file, std::string("p.json"));
  QVERIFY(position.error().line >= 1);
}

void tst_PositionErrors::refusedTogether_data() {
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<QByteArray>("where");
  QTest::addColumn<QByteArray>("found");
  const auto row = [](const char* name, const char* from, const char* to, const char* where,
                      const char* found) {
    QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(where)
                        << QByteArray(found);
  };
  row("order tile twice", R"("orderTile": 1)", R"("orderTile": 2)", "players[1].orderTile", "2");
  row("10 stones in the obelisk", R"("obelisk": 3)", R"("obelisk": 6)", "players[1].obelisk",
      "6, with the others 10");
  row("more than 12 tombs", R"("tombs": 3)", R"("tombs": 8)", "players[1].tombs",
      "5, with the others 13");
  row("fewer tiles than tombs", R"([4, 5, 2])", R"([4, 5])", "players[0].tombTiles", "2");
  row("no such tile", R"([4, 5, 2])", R"([4, 5, 7])", "players[0].tombTiles[2]", "7");
  row("a fifth tile of one value", R"("tombs": 3, "tombTiles": [4, 5, 2])",
      R"("tombs": 5, "tombTiles": [4, 4, 4, 4, 4])", "players[0].tombTiles[4]", "4");
  row("sum too high", R"("tombSum": 21)", R"("tombSum": 30)", "players[1].tombSum", "30");
  row("sum too low", R"("tombSum": 21)", R"("tombSum": 11)", "players[1].tombSum", "11");
  row("sum without tombs", R"("tombs": 5)", R"("tombs": 0)", "players[1].tombSum", "21");
  row("sum other than the tiles", R"("tombTiles": [4, 5, 2])",
      R"("tombTiles": [4, 5, 2], "tombSum": 12)", "players[0].tombSum", "12");
  row("more stones than built", R"("pyramid": 7)", R"("pyramid": 8)", "built.pyramid", "13");
  row("more than a row holds", R"([6, 5, 2])", R"([6, 1, 5])", "built.pyramid[2]", "5");
  row("built over gaps", R"([6, 5, 2])", R"([5, 5, 3])", "built.pyramid", "14");
  row("columns before the pillars", R"("pillar-left": 3, "pillar-right": 3)",
      R"("pillar-left": 3, "columns": 3)", "built.temple", "9");
  row("a listed space that is not built", R"("temple": 2)",
      R"("temple": [["stones-above", 1], ["columns", 1]])", "players[0].temple",
      "2, with the others 6");
  row("a space its part does not have", R"("temple": 2)",
      R"("temple": [["pillar-left", 1], ["columns", 9]])", "players[0].temple[1][1]", "9");
  row("a listed space that leaves gaps", R"("obelisk": 4)", R"("obelisk": [9])",
      "players[0].obelisk", "1, with the others 4");
  row("a listed space beyond the rows built", R"("temple": 4)", R"("temple": [["columns", 1]])",
      "players[0].temple", "2, with the others 3");
  row("a third quarry of 4", R"("quarries": ["quarry-2"])",
      R"("quarries": ["quarry-4", "quarry-4"])", "players[0].quarries[1]", "\"quarry-4\"");
  row("more improvements than cards",
      R"("fields": ["green-3", {"card": "brown-7", "improved": 1}])",
      R"("fields": [{"card": "green-3", "improved": 1}, {"card": "brown-7", "improved": 2}])",
      "players[0].fields[1].improved", "2, with the others 3");
  row("improvement and unassigned cards", R"(["upstream"])",
      R"(["improve-field", "improve-field"])", "players[0].permanents[1]", "1, with the others 3");
  row("Sphinx card of another", R"("crew-black")", R"("obelisk-4")", "players[1].sphinx[3]",
      "\"obelisk-4\"");
  row("sale without the market", R"("stoneMarket": 6)", R"("stoneMarket": 4)", "players[0].sell",
      "4");
  row("a card the options remove", R"("revised",)",
      R"("revised", "options": {"withoutTenPercentCard": true},)", "players[0].sphinx[4]",
      "\"per-ten-points\"");
}

void tst_PositionErrors::refusedTogether() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(QByteArray, where);
  QFETCH(QByteArray, found);
  const QByteArray text = replaced(m_example, from, to);
  QVERIFY(!text.isEmpty());
  const auto position = read(text);
  QVERIFY(!position);
  QCOMPARE(QByteArray::fromStdString(position.error().where), where);
  QCOMPARE(QByteArray::fromStdString(position.error().found), found);
}

void tst_PositionErrors::spaceThatTwoListIsRefused() {
  const auto position = read(bareDocument(
      R"("points":0,"queue":1,"obelisk":0,"tombs":0,"pyramid":[[1,1],[1,2]],"temple":0)",
      R"("points":0,"queue":2,"obelisk":0,"tombs":0,"pyramid":[[1,2]],"temple":0)"));
  QVERIFY(!position);
  QCOMPARE(position.error().fault, ReadFault::badPosition);
  QCOMPARE(position.error().where, std::string("players[1].pyramid"));
}

void tst_PositionErrors::judgeFindsEverythingAtItsPlace() {
  auto document = readPositionDocument(view(m_example), m_edition);
  QVERIFY2(document, errorText(document).c_str());
  QVERIFY(judge(*document, m_edition).findings.empty());
  document->players[0].stones = m_edition.stoneTrackEnd + 1;
  document->players[1].crews[static_cast<std::size_t>(Crew::joker)] = 99;
  document->players[1].sphinx.push_back(document->players[0].sphinx.front());
  const auto findings = judge(*document, m_edition).findings;
  QCOMPARE(findings.size(), std::size_t{3});
  QVERIFY(findings[0].place.row == PositionRow::stones);
  QCOMPARE(int(findings[0].place.player), 0);
  QVERIFY(findings[1].place.row == PositionRow::jokerCrew);
  QCOMPARE(errorOf(findings[1], m_edition).where, std::string("players[1].crews.joker"));
  QVERIFY(findings[2].fault == ReadFault::badPosition);
  QCOMPARE(errorOf(findings[2], m_edition).where, std::string("players[1].sphinx[4]"));
}

void tst_PositionErrors::judgeLooksAtWhatGoesTogetherLast() {
  auto document = readPositionDocument(view(m_example), m_edition);
  QVERIFY2(document, errorText(document).c_str());
  document->players[1].orderTile = document->players[0].orderTile;
  document->built[static_cast<std::size_t>(Building::temple)].front() = 0;
  const auto findings = judge(*document, m_edition).findings;
  QVERIFY(findings.size() > 1);
  QVERIFY(findings[0].place.row == PositionRow::orderTile);
  QVERIFY(findings.back().place.row == PositionRow::templeBuilt);
  document->players[0].stones = -1;
  QCOMPARE(judge(*document, m_edition).findings.size(), std::size_t{1});
}

void tst_PositionErrors::hugeDocumentIsRefused() {
  const QByteArray text(100'000'000, '[');
  const auto position = read(text);
  QVERIFY(!position);
  QCOMPARE(position.error().fault, ReadFault::tooLarge);
  QCOMPARE(position.error().file, std::string("p.json"));
}

void tst_PositionErrors::exampleFitsTheSchema() {
  QCOMPARE(positionSchemaFindings(m_example), QByteArray());
}

void tst_PositionErrors::schemaRefusesWhatTheReaderRefuses() {
  QVERIFY(positionSchemaFindings(replaced(m_example, R"("obelisk": 4)", R"("obelisk": "4")"))
              .startsWith("refused"));
  QVERIFY(positionSchemaFindings(replaced(m_example, R"("sell": true)", R"("sold": true)"))
              .startsWith("refused"));
  QVERIFY(
      positionSchemaFindings(replaced(m_example, R"("name": "Anna", )", "")).startsWith("refused"));
}

NILOMETER_TEST(tst_PositionErrors)
#include "tst_position_errors.moc"
