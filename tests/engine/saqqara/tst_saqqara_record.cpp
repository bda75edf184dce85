// SPDX-License-Identifier: GPL-3.0-or-later
// Records and editions of Saqqara: what is written reads back, what makes no sense is refused.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/random_play/saqqara/random_game.h"
#include "engine/saqqara/file/game_record.h"

#include "engine/record/open_record.h"
#include "engine/record/read_record.h"
#include "engine/record/replay.h"
#include "engine/record/write_record.h"

#include <QFile>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// The bare copy as a file has it.
Edition namedEdition() {
  Edition edition = bareEdition();
  edition.id = "saqqara-test";
  edition.name = "A copy for tests";
  edition.checksum = editionChecksum(edition);
  return edition;
}

RecordHeader headerOf(const Edition& edition, int players, const RuleOptions& options = {}) {
  const char* const colours[] = {"red", "blue", "yellow", "green", "violet"};
  RecordHeader header;
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  header.options = options;
  header.date = "2026-11-26";
  for (int i = 0; i < players; ++i) {
    header.players.push_back({"Player " + std::to_string(i + 1), colours[i], 0});
  }
  return header;
}

saqqara::GameRecord randomSaqqara(const Edition& edition, int players, std::uint64_t seed,
                                  const RuleOptions& options = {}) {
  saqqara::GameRecord game{headerOf(edition, players, options), {}};
  const Game rules = record::FileFormat<Rules>::setup(game.header, edition);
  table::RandomPlay<Rules> play;
  const bool over = play.play(rules, seed, [&](const Entry& entry) {
    RecordedEntry line;
    line.entry = entry;
    game.entries.push_back(line);
  });
  if (!over) qFatal("a random game must come to an end");
  return game;
}

std::string lineOf(const Entry& entry, const Edition& edition) {
  RecordedEntry line;
  line.entry = entry;
  return record::writeEntry<Rules>(line, headerOf(edition, 4), edition);
}
std::optional<Entry> entryIn(const std::string& line, const Edition& edition) {
  const auto read = record::readEntry<Rules>(line, headerOf(edition, 4), edition, 1);
  return read ? std::optional(read->entry) : std::nullopt;
}

} // namespace

class tst_SaqqaraRecord : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void writeAndReadAreTheIdentity_data() { playerCounts(); }
  void writeAndReadAreTheIdentity();
  void replayGivesTheSameTable_data() { playerCounts(); }
  void replayGivesTheSameTable();
  void everyEntryHasItsLine_data();
  void everyEntryHasItsLine();
  void nonsenseIsRefused_data();
  void nonsenseIsRefused();
  void onlyOtherOptionsAreWritten();
  void recordOfAnotherGameIsRefused();
  void missingValuesStayMissing();
  void everyValueReadsBack();
  void checksumIsOverTheValues();
  void badEditionsAreRefused_data();
  void badEditionsAreRefused();
  void marketCardsNameFishLinenOrWood_MARKET3();
  void stallsFollowTheOrderOfTheWarehouses();
  void valueToldInTheCopyIsPlayedWith();
  void shippedEditionSaysWhatTextsSay();
  void undoAndRedoLeadThroughTheSameTables();

private:
  void playerCounts();
};

void tst_SaqqaraRecord::playerCounts() {
  QTest::addColumn<int>("players");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    QTest::addRow("%d players", players) << players;
  }
}

void tst_SaqqaraRecord::writeAndReadAreTheIdentity() {
  QFETCH(int, players);
  const Edition edition = namedEdition();
  const int games = qEnvironmentVariableIsSet("NILOMETER_FULL") ? 500 : 10;
  for (int seed = 0; seed < games; ++seed) {
    RuleOptions options;
    if (seed % 2 == 1) options.landRound = LandRound::choice;
    const auto game = randomSaqqara(edition, players, static_cast<std::uint64_t>(seed), options);
    const std::string text = writeRecord(game, edition);
    const auto read = readRecord(text, edition);
    QVERIFY2(read, read ? "" : read.error().where.c_str());
    QVERIFY(*read == game);
    QCOMPARE(writeRecord(*read, edition), text);
  }
}

void tst_SaqqaraRecord::replayGivesTheSameTable() {
  QFETCH(int, players);
  const Edition edition = namedEdition();
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto game = randomSaqqara(edition, players, seed);
    const Replay replay = record::replay(game, edition);
    QVERIFY(replay.clean());
    QCOMPARE(replay.state.phase, Phase::over);
    for (Player player = 0; player < players; ++player) {
      QCOMPARE(replay.ledger.total(player), replay.state.of(player).points);
    }
    // The values in the second line are those of the header.
    const std::string whole = writeRecordWithEdition(game, edition);
    const auto brought = record::editionIn<Rules>(whole, {});
    QVERIFY(brought && *brought);
    QCOMPARE((*brought)->checksum, edition.checksum);
    QVERIFY(readRecord(whole, **brought));
  }
}

void tst_SaqqaraRecord::everyEntryHasItsLine_data() {
  QTest::addColumn<QString>("line");
  const auto row = [](const char* line) { QTest::newRow(line) << QString::fromUtf8(line); };
  row(R"({"do":"setup","start":"blue","pyramids":["court","thief"]})");
  row(R"({"do":"market","cards":{"fish":{"kind":"goods","good":"wood"},"linen":{"kind":"land"},)"
      R"("wood":{"kind":"land","good":"fish"},"gold":{"kind":"goods","good":"fish"}}})");
  row(R"({"do":"bid","player":"red","at":"fish","goods":{"land":1,"gold":2}})");
  row(R"({"do":"withdraw","player":"red","at":"gold"})");
  row(R"({"do":"pass","player":"green"})");
  row(R"({"do":"stall","to":"linen"})");
  row(R"({"do":"stall","to":"none"})");
  row(R"({"do":"table","number":3})");
  row(R"({"do":"agriculture","player":"red","good":"land"})");
  row(R"({"do":"thresholds","cards":{"fish":2,"linen":9,"wood":"none","gold":1}})");
  row(R"({"do":"intrigue","player":"red","use":true})");
  row(R"({"do":"intrigue","player":"red"})");
  row(R"({"do":"marker","player":"red","at":"wood"})");
  row(R"({"do":"invest","player":"red","at":"wood","goods":{"wood":1}})");
  row(R"({"do":"reveal","player":"red","cards":{"fish":1,"linen":9,"wood":"beggar","gold":"trader"}})");
  row(R"({"do":"take","player":"red","at":"wood","goods":{}})");
  row(R"({"do":"convert","player":"red","how":"land","pay":"land","get":"gold"})");
  row(R"({"do":"convert","player":"red","how":"card","pay":"gold","get":"fish","card":"wood","times":2})");
  row(R"({"do":"steal","player":"red","loot":{"blue":{"gold":2},"green":{"land":1}}})");
  row(R"({"do":"advance","player":"red","pyramid":"court"})");
  row(R"({"do":"advance","player":"red","pyramid":"court","market":"wood","paid":{"gold":1}})");
  row(R"({"do":"free","player":"red","pyramid":"thief"})");
  row(R"({"do":"free","player":"red"})");
  row(R"({"do":"nile","player":"red"})");
  row(R"({"do":"nile","player":"red","times":4})");
  row(R"({"do":"done","player":"red"})");
  row(R"({"do":"printed","what":"cost","pyramid":"trade","level":5,"cost":{"fish":2,"any":1}})");
  row(R"({"do":"printed","what":"vp","pyramid":"trade","level":1,"number":0})");
  row(R"({"do":"printed","what":"spaces","pyramid":"trade","level":2,"number":3})");
  row(R"({"do":"printed","what":"bonus","year":6,"number":2})");
  row(R"({"do":"printed","what":"land","year":2,"number":2})");
  row(R"({"do":"printed","what":"nile-last","number":20})");
}

void tst_SaqqaraRecord::everyEntryHasItsLine() {
  QFETCH(QString, line);
  const Edition edition = namedEdition();
  const std::string text = line.toStdString();
  const auto entry = entryIn(text, edition);
  QVERIFY(entry);
  const std::string written = lineOf(*entry, edition);
  QCOMPARE(QString::fromStdString(written).trimmed(), line);
}

void tst_SaqqaraRecord::nonsenseIsRefused_data() {
  QTest::addColumn<QString>("line");
  const auto row = [](const char* line) { QTest::newRow(line) << QString::fromUtf8(line); };
  row(R"({"do":"sail","player":"red"})");
  row(R"({"do":"pass","player":"violet"})");
  row(R"({"do":"pass","player":"red","at":"fish"})");
  row(R"({"do":"bid","player":"red","at":"land","goods":{"gold":2}})");
  row(R"({"do":"bid","player":"red","at":"fish","goods":{"gold":-1}})");
  row(R"({"do":"bid","player":"red","at":"fish"})");
  row(R"({"do":"setup","start":"blue","pyramids":["court","court"]})");
  row(R"({"do":"thresholds","cards":{"fish":0,"linen":9,"wood":"none","gold":1}})");
  row(R"({"do":"thresholds","cards":{"fish":10,"linen":9,"wood":"none","gold":1}})");
  row(R"({"do":"thresholds","cards":{"fish":"beggar","linen":9,"wood":"none","gold":1}})");
  row(R"({"do":"thresholds","cards":{"fish":1,"linen":9,"wood":"none"}})");
  row(R"({"do":"reveal","player":"red","cards":{"fish":"none","linen":9,"wood":1,"gold":1}})");
  row(R"({"do":"convert","player":"red","how":"land","pay":"land","get":"gold","card":"wood"})");
  row(R"({"do":"nile","player":"red","times":0})");
  row(R"({"do":"printed","what":"vp","pyramid":"trade","level":6,"number":0})");
  row(R"({"do":"printed","what":"bonus","year":7,"number":0})");
  row(R"({"do":"printed","what":"bonus","year":1,"cost":{}})");
  row(R"({"do":"steal","player":"red","loot":{"violet":{"gold":2}}})");
}

void tst_SaqqaraRecord::nonsenseIsRefused() {
  QFETCH(QString, line);
  QVERIFY(!entryIn(line.toStdString(), namedEdition()));
}

void tst_SaqqaraRecord::onlyOtherOptionsAreWritten() {
  const Edition edition = namedEdition();
  const std::string usual = record::writeHeader<Rules>(headerOf(edition, 3));
  QVERIFY(usual.find("options") == std::string::npos);
  QVERIFY(usual.find(R"("game":"saqqara")") != std::string::npos);
  RuleOptions options;
  options.liveBids = LiveBids::one;
  options.withdrawEndsTurn = options.rebidAfterWithdraw = true;
  options.landRound = LandRound::choice;
  options.landAsChoice = false;
  options.reveal = RevealTime::beforeInvest;
  options.investEnds = InvestEnds::allPassed;
  options.governmentPays = GovernmentPays::best;
  options.traderSource = TraderSource::warehouse;
  options.traderAtNoYield = TraderAtNoYield::yes;
  options.exactAtUnreached = true;
  options.specialWithMarker = false;
  options.religionRange = ReligionRange::total;
  options.levelLimit = LevelLimit::player;
  options.nilePerTurn = NilePerTurn::one;
  options.soldiersLevel1 = options.thiefStrict = options.marketCardsBothWays = true;
  const RecordHeader header = headerOf(edition, 3, options);
  const auto read = record::readHeader<Rules>(record::writeHeader<Rules>(header), {});
  QVERIFY(read);
  QVERIFY(read->options == options);
}

void tst_SaqqaraRecord::recordOfAnotherGameIsRefused() {
  const Edition edition = namedEdition();
  std::string text = record::writeRecord<Rules>({headerOf(edition, 3), {}}, edition);
  QVERIFY(readRecord(text, edition));
  text.replace(text.find("saqqara"), 7, "egizia");
  const auto other = readRecord(text, edition);
  QVERIFY(!other);
  QVERIFY(
      !readRecord(record::writeRecord<Rules>({headerOf(edition, 3), {}}, edition), bareEdition()));
}

void tst_SaqqaraRecord::missingValuesStayMissing() {
  const Edition edition = namedEdition();
  const auto read = readEdition(writeEdition(edition));
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(read->sheet == edition.sheet);
  QVERIFY(read->supply == edition.supply);
  QVERIFY(!read->thresholds && !read->influence && !read->marketCards);
  const auto isMissing = [](const table::PrintedValue& value) {
    return value.provenance == table::Provenance::missing;
  };
  // 6 years of 4 numbers, 50 levels of 3, three lists, the last Nile space.
  QCOMPARE(std::ranges::count_if(read->printed, isMissing), 6 * 4 + 50 * 3 + 4);
  QCOMPARE(writeEdition(*read), writeEdition(edition));
}

void tst_SaqqaraRecord::everyValueReadsBack() {
  Edition edition = namedEdition();
  std::swap(edition.warehouses[0], edition.warehouses[2]);
  edition.specialValue = {1, 2};
  edition.thresholds = {2, 0, 3, 3, 3, 3, 0, 2, 2, 2};
  edition.influence = {0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3};
  edition.marketCards = {goodsCard(Good::fish), goodsCard(Good::linen), goodsCard(Good::wood),
                         landCard(Good::fish),  landCard(Good::linen),  MarketCard{}};
  edition.sheet.nileLast = std::uint8_t{20};
  for (int i = 0; i < pyramidCount; ++i) {
    for (int level = 1; level <= topLevel; ++level) {
      LevelPrint& print = edition.sheet.level(pyramidAt(i), level);
      print.cost = Price{wood(level) + gold(i), static_cast<std::int16_t>(i % 2)};
      print.points = static_cast<std::int16_t>(level + i);
      print.spaces = static_cast<std::uint8_t>(6 - level);
    }
  }
  for (int year = 1; year <= years; ++year) {
    edition.sheet.year(year).bonus = static_cast<std::uint8_t>(year);
    edition.sheet.year(year).land = static_cast<std::uint8_t>(year - 1);
    edition.sheet.year(year).stalls = {static_cast<Field>(year - 1), offTrack};
  }
  edition.printed.push_back({"nileLast", "20", table::Provenance::confirmed, "Read off.", {}});
  const auto read = readEdition(writeEdition(edition));
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(read->sheet == edition.sheet);
  QCOMPARE(read->warehouses, edition.warehouses);
  QCOMPARE(read->specialValue, edition.specialValue);
  QVERIFY(read->thresholds == edition.thresholds);
  QVERIFY(read->influence == edition.influence);
  QVERIFY(read->marketCards == edition.marketCards);
  const auto nile = std::ranges::find(read->printed, "nileLast", &table::PrintedValue::key);
  QVERIFY(nile != read->printed.end());
  QCOMPARE(nile->provenance, table::Provenance::confirmed);
  QCOMPARE(nile->reason, std::string("Read off."));
  QCOMPARE(nile->value, std::string("20"));
}

void tst_SaqqaraRecord::checksumIsOverTheValues() {
  Edition edition = namedEdition();
  const std::string before = editionChecksum(edition);
  edition.name = "Another name";
  QCOMPARE(editionChecksum(edition), before);
  edition.sheet.level(Pyramid::thief, 5).points = std::int16_t{9};
  QVERIFY(editionChecksum(edition) != before);
}

void tst_SaqqaraRecord::badEditionsAreRefused_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("by");
  QTest::newRow("another game") << "\"game\": \"saqqara\""
                                << "\"game\": \"egizia\"";
  QTest::newRow("less gold than at the start") << "\"gold\": {\"value\": 40"
                                               << "\"gold\": {\"value\": 14";
  QTest::newRow("a warehouse twice") << "[\"fish\",\"linen\""
                                     << "[\"fish\",\"fish\"";
  QTest::newRow("an unknown key") << "\"nileLast\""
                                  << "\"nileEnd\"";
  QTest::newRow("a number that is missing though needed")
      << "\"gold\": {\"value\": 40, \"provenance\": \"assumed\""
      << "\"gold\": {\"value\": null, \"provenance\": \"missing\"";
}

void tst_SaqqaraRecord::badEditionsAreRefused() {
  QFETCH(QString, what);
  QFETCH(QString, by);
  QString text = QString::fromStdString(writeEdition(namedEdition()));
  QVERIFY2(text.contains(what), qPrintable(text.left(1500)));
  QVERIFY(readEdition(text.toStdString()));
  text.replace(text.indexOf(what), what.size(), by);
  QVERIFY(!readEdition(text.toStdString()));
}

void tst_SaqqaraRecord::marketCardsNameFishLinenOrWood_MARKET3() {
  Edition edition = namedEdition();
  edition.marketCards.emplace(); // six that leave the good open
  QVERIFY(readEdition(writeEdition(edition)));
  for (const Good good : {Good::land, Good::gold}) {
    edition.marketCards->back() = landCard(good);
    const auto read = readEdition(writeEdition(edition));
    QVERIFY(!read);
    QCOMPARE(read.error().fault, record::ReadFault::outOfRange);
    QCOMPARE(read.error().where, std::string("marketCards.value[5].good"));
  }
}

void tst_SaqqaraRecord::stallsFollowTheOrderOfTheWarehouses() {
  Edition edition = namedEdition();
  QCOMPARE(lineOf(MoveStall{1}, edition).substr(0, 27), std::string(R"({"do":"stall","to":"fish"})"
                                                                    "\n"));
  std::swap(edition.warehouses[0], edition.warehouses[3]);
  const auto entry = entryIn(R"({"do":"stall","to":"fish"})", edition);
  QVERIFY(entry && *entry == Entry(MoveStall{4}));
}

void tst_SaqqaraRecord::valueToldInTheCopyIsPlayedWith() {
  // The other way a missing value is told: players enter it into their copy, as a value that they
  // have read off; the game goes on by itself.
  auto copy = record::EditionDocument::read(writeEdition(namedEdition()), editionForm());
  QVERIFY(copy);
  QVERIFY(copy->set(printedPlaces.of(printedBonus(1)), 2));
  QVERIFY(copy->set(printedPlaces.of(printedPoints(Pyramid::court, 3)), 4));
  record::JsonObject price;
  price.emplace_back("gold", record::jsonNumber(2));
  QVERIFY(copy->set(printedPlaces.of(printedCost(Pyramid::court, 1)), record::JsonValue(price)));
  QVERIFY(copy->set("nileLast", 20));
  const auto edition = readEdition(copy->text());
  QVERIFY2(edition, edition ? "" : edition.error().where.c_str());
  QCOMPARE(*edition->sheet.nileLast, 20);
  QCOMPARE(*edition->sheet.level(Pyramid::court, 3).points, 4);
  const auto bonus =
      std::ranges::find(edition->printed, "distribution[0].bonus", &table::PrintedValue::key);
  QVERIFY(bonus != edition->printed.end());
  QCOMPARE(bonus->provenance, table::Provenance::confirmed);
  SaqqaraTable table(3, {}, *edition);
  table.state.stall = offTrack;
  table.beginRound(2);
  QCOMPARE(table.state.phase, Phase::thresholds);
  QCOMPARE(table.holds(Warehouse::fish), u"4 fish"_s);
  table.beginDevelopment(2);
  QVERIFY(table.enter(Advance{red, Pyramid::court, {}, {}}));
  QCOMPARE(table.has(red), u"1 gold"_s);
}

void tst_SaqqaraRecord::shippedEditionSaysWhatTextsSay() {
  const auto editions = record::FileFormat<Rules>::shippedEditions();
  QCOMPARE(editions.size(), std::size_t{1});
  const Edition& edition = editions.front();
  QCOMPARE(edition.id, std::string("saqqara-2012"));
  QVERIFY(record::FileFormat<Rules>::comesWithTheProgram(edition));
  QVERIFY(!record::FileFormat<Rules>::comesWithTheProgram(namedEdition()));
  QFile file(QStringLiteral(NILOMETER_SOURCE_DIR "/resources/editions/saqqara-2012.json"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(writeEdition(edition), file.readAll().toStdString());
  // 49 prices, all points and spaces, the distribution table but for the first land.
  const auto isMissing = [](const table::PrintedValue& value) {
    return value.provenance == table::Provenance::missing;
  };
  QCOMPARE(std::ranges::count_if(edition.printed, isMissing), 49 + 100 + 23 + 4);
  // The example of the rulebook.
  QVERIFY(edition.sheet.level(Pyramid::progress, 2).cost == Price({fish(2) + wood(2), 0}));
  // A whole game can be played with it.
  const auto game = randomSaqqara(edition, 4, 1);
  QVERIFY(record::replay(game, edition).clean());
}

void tst_SaqqaraRecord::undoAndRedoLeadThroughTheSameTables() {
  const Edition edition = namedEdition();
  const auto game = randomSaqqara(edition, 3, 5);
  record::OpenRecord<Rules> open(game, edition);
  const State end = open.state();
  const std::size_t undone = game.entries.size() / 3;
  for (std::size_t i = 0; i < undone; ++i) open.undo();
  QVERIFY(open.state() == record::stateAfter(game, edition, game.entries.size() - undone));
  while (open.canRedo()) open.redo();
  QVERIFY(open.state() == end);
  QVERIFY(open.record() == game);
}

NILOMETER_TEST(tst_SaqqaraRecord)
#include "tst_saqqara_record.moc"
