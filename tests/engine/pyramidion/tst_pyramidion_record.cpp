// SPDX-License-Identifier: GPL-3.0-or-later
// Records of Pyramidion: what is written reads back, what makes no sense is refused in one clear
// place.
#include "pyramidion_games.h"
#include "test_program.h"

#include "engine/random_play/pyramidion/random_game.h"
#include "engine/record/damage.h"
#include "engine/record/line_sums.h"
#include "engine/record/open_record.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

pyramidion::GameRecord randomPyramidion(const Edition& edition, int players, std::uint64_t seed,
                                        const RuleOptions& options = {}) {
  pyramidion::GameRecord game{headerOn(edition, players, options), {}};
  const Game rules = record::FileFormat<Rules>::setup(game.header, edition);
  table::RandomPlay<Rules> play;
  const bool over = play.play(
      rules, seed, [&](const Entry& entry) { game.entries.emplace_back().entry = entry; });
  if (!over) qFatal("a random game must come to an end");
  return game;
}

std::string lineOf(const Entry& entry) {
  RecordedEntry line;
  line.entry = entry;
  return record::writeEntry<Rules>(line, headerOn(completeCopy(), 3), completeCopy());
}
record::Result<RecordedEntry> entryIn(const QString& line,
                                      const Edition& edition = completeCopy()) {
  return record::readEntry<Rules>(line.toStdString(), headerOn(edition, 3), edition, 7);
}

void lineRows(std::initializer_list<const char*> lines) {
  QTest::addColumn<QString>("line");
  for (const char* line : lines) QTest::newRow(line) << QString::fromUtf8(line);
}

} // namespace

class tst_PyramidionRecord : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void writeAndReadAreTheIdentity_data() { playerCounts(); }
  void writeAndReadAreTheIdentity();
  void valuesInTheRecordAreThoseOfTheHeader();
  void everyEntryHasItsLine_data();
  void everyEntryHasItsLine();
  void takenBackCardsAreWrittenFromTheFirst_SPECIALHIGHPRIEST();
  void nonsenseIsRefused_data();
  void nonsenseIsRefused();
  void whatIsWrongIsNamed_data();
  void whatIsWrongIsNamed();
  void numberThatTheEditionDoesNotListIsRefused_data();
  void numberThatTheEditionDoesNotListIsRefused();
  void onlyOtherOptionsAreWritten();
  void recordOfAnotherGameOrCopyIsRefused();
  void damagedRecordIsReadUpToItsDamage();
  void undoAndRedoLeadThroughTheSameTables();

private:
  static void playerCounts();
};

void tst_PyramidionRecord::playerCounts() {
  QTest::addColumn<int>("players");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    QTest::addRow("%d players", players) << players;
  }
}

void tst_PyramidionRecord::writeAndReadAreTheIdentity() {
  QFETCH(int, players);
  const int games = qEnvironmentVariableIsSet("NILOMETER_FULL") ? 500 : 8;
  for (int seed = 0; seed < games; ++seed) {
    RuleOptions options;
    if (seed % 4 == 1) options.boatPoints = BoatPoints::asked;
    if (seed % 4 == 2) options.record = RecordOf::totals;
    const Edition& edition = seed % 2 == 0 ? completeCopy() : sparseCopy();
    const auto game = randomPyramidion(edition, players, static_cast<std::uint64_t>(seed), options);
    const std::string text = writeRecord(game, edition);
    const auto read = record::readRecord<Rules>(text, edition, {});
    QVERIFY2(read, read ? "" : read.error().where.c_str());
    QVERIFY(*read == game);
    QCOMPARE(writeRecord(*read, edition), text);
    const Replay replay = record::replay(*read, edition);
    QVERIFY(replay.clean());
    QCOMPARE(replay.state.phase, Phase::over);
  }
}

void tst_PyramidionRecord::valuesInTheRecordAreThoseOfTheHeader() {
  const auto game = randomPyramidion(completeCopy(), 2, 5);
  const std::string whole = writeRecordWithEdition(game, completeCopy());
  const auto brought = record::editionIn<Rules>(whole, {});
  QVERIFY(brought && *brought);
  QCOMPARE((*brought)->checksum, completeCopy().checksum);
  const auto read = record::readRecord<Rules>(whole, **brought, {});
  QVERIFY(read && *read == game);
}

void tst_PyramidionRecord::everyEntryHasItsLine_data() {
  lineRows({
      R"({"do":"setup","numbers":{"blue":2,"red":1,"green":3},"supply":{"giza":{"camel":1,"food":2}}})",
      R"({"do":"boats","cards":[{"id":3,"need":{"camel":2},"points":2},{"need":{"statue":1}}]})",
      R"({"do":"boats","cards":[]})",
      R"({"do":"boats","cards":[null,{"need":{"camel":2},"points":2}]})",
      R"({"do":"supply","next":{"abu-simbel":{"wood":1},"thebes":{"worker":1,"statue":1}}})",
      R"({"do":"supply","next":{}})",
      R"({"do":"supply","next":null})",
      R"({"do":"negotiate","player":"red","site":"philae","kind":"wood"})",
      R"({"do":"activate","player":"red","site":"karnak","boat":{"need":{"food":3},"points":2}})",
      R"({"do":"activate","player":"red","site":"karnak","boat":null})",
      R"({"do":"activate","player":"red","site":"giza"})",
      R"({"do":"play","player":"red","card":{"id":7,"kind":"torturer","values":{"influence":4,"haggling":1},"ankh":true},"marker":2})",
      R"({"do":"play","player":"red","card":{"kind":"merchant","basic":true,"ankh":false},"gain":"stone"})",
      R"({"do":"play","player":"red","card":{"kind":"deity","basic":true},"category":"haggling","home":"negotiator"})",
      R"({"do":"play","player":"red","card":{"kind":"bandit"},"target":3})",
      R"({"do":"play","player":"red","card":{"kind":"protector"},"troop":{"site":"luxor","kind":"torturer"}})",
      R"({"do":"play","player":"red","card":{"kind":"vizier"},"take":"camel"})",
      R"({"do":"play","player":"red","card":{"kind":"politician"},"add":"statue"})",
      R"({"do":"play","player":"red","card":{"kind":"stonemason"},"raise":true})",
      R"({"do":"play","player":"red","card":{"kind":"stonemason"},"swap":{"site":"cairo","give":{"wood":2},"get":{"food":1,"stone":1}}})",
      R"({"do":"play","player":"red","card":{"kind":"philosopher"},"target":2,"again":{"target":1}})",
      R"({"do":"play","player":"red","card":{"kind":"philosopher"},"target":2,"again":{"kind":"wood"}})",
      R"({"do":"pass","player":"green"})",
      R"({"do":"pass","player":"green","recruit":{"kind":"revolt"}})",
      R"({"do":"revolt","markers":[{"value":6,"resources":{"worker":1}},{"value":7,"resources":{}}]})",
      R"({"do":"minima","site":"thebes","influence":7,"negotiation":0})",
      R"({"do":"produces","site":"giza","kinds":["camel","statue"]})",
      R"({"do":"later","site":"thebes"})",
      R"({"do":"later","site":"giza","what":"corner"})",
      R"({"do":"takeback","player":"blue","cards":[]})",
      R"({"do":"takeback","player":"blue","cards":[2,5]})",
      R"({"do":"trade","player":"blue","times":0})",
      R"({"do":"load","player":"blue","boat":4})",
      R"({"do":"load","player":"blue","boat":"reserved","statues":{"food":1},"troops":{"giza":"camel","thebes":"statue"},"drawnStatues":{"wood":1}})",
      R"({"do":"decline","player":"blue"})",
      R"({"do":"claim","players":["blue","green"]})",
      R"({"do":"claim","players":[]})",
      R"({"do":"reveal","points":{"blue":0,"red":9,"green":12}})",
      R"({"do":"happen","what":"gain","player":"red","kind":"food"})",
      R"({"do":"happen","what":"take","player":"red","kind":"food"})",
      R"({"do":"happen","what":"add","kind":"food"})",
      R"({"do":"happen","what":"swap","site":"giza","give":{"food":1},"get":{"wood":1}})",
      R"({"do":"happen","what":"home","site":"giza","troop":"torturer"})",
      R"({"do":"happen","what":"marker","player":"red","marker":3})",
      R"({"do":"tally","influence":{"red":7,"green":0},"negotiation":{"red":-2},"haggling":{}})",
      R"({"do":"tally","markers":[{"value":5,"resources":{"wood":1}}],"before":{"red":4,"green":8},"influence":{"green":8},"negotiation":{"green":1},"haggling":{"green":2},"raised":3})",
      R"({"do":"hands","sizes":{"blue":0,"red":4,"green":10}})",
  });
}

void tst_PyramidionRecord::everyEntryHasItsLine() {
  QFETCH(QString, line);
  const auto entry = entryIn(line);
  QVERIFY2(entry, entry ? "" : entry.error().where.c_str());
  QCOMPARE(QString::fromStdString(lineOf(entry->entry)).trimmed(), line);
}

void tst_PyramidionRecord::takenBackCardsAreWrittenFromTheFirst_SPECIALHIGHPRIEST() {
  // SPECIAL-HIGH-PRIEST: it makes no difference in which order they are named.
  QCOMPARE(lineOf(TakeBack{a, {0, 3}}), lineOf(TakeBack{a, {3, 0}}));
}

void tst_PyramidionRecord::nonsenseIsRefused_data() {
  lineRows({
      R"({"do":"sail","player":"red"})",
      R"({"do":"pass","player":"violet"})",
      R"({"do":"pass","player":"red","recruit":{}})",
      R"({"do":"setup","numbers":{"blue":2,"red":1},"supply":{}})",
      R"({"do":"setup","numbers":{"blue":2,"red":1,"green":5},"supply":{}})",
      R"({"do":"boats","cards":[{"id":0,"need":{"camel":2}}]})",
      R"({"do":"boats","cards":[{"need":{}},{"need":{}},{"need":{}},{"need":{}},{"need":{}},{"need":{}},null]})",
      R"({"do":"supply"})",
      R"({"do":"later","site":"giza","what":"boats"})",
      R"({"do":"supply","next":{"giza":{"gold":1}}})",
      R"({"do":"supply","next":{"giza":{"wood":-1}}})",
      R"({"do":"negotiate","player":"red","site":"edfu","kind":"wood"})",
      R"({"do":"play","player":"red","card":{"kind":"vizier"},"add":"camel"})",
      R"({"do":"play","player":"red","card":{"kind":"politician"},"take":"camel"})",
      R"({"do":"play","player":"red","card":{"kind":"vizier"},"target":0})",
      R"({"do":"play","player":"red","card":{"kind":"scribe"}})",
      R"({"do":"play","player":"red","card":{"id":61,"kind":"vizier"}})",
      R"({"do":"produces","site":"giza","kinds":["camel","camel"]})",
      R"({"do":"takeback","player":"blue","cards":[1,2,3]})",
      R"({"do":"load","player":"blue","boat":6})",
      R"({"do":"load","player":"blue","boat":"row"})",
      R"({"do":"claim","players":["blue","blue"]})",
      R"({"do":"reveal","points":{"blue":0,"red":9}})",
      R"({"do":"happen","what":"add","player":"red","kind":"food"})",
      R"({"do":"happen","what":"marker","player":"red","marker":0})",
      R"({"do":"tally","influence":{"red":1000},"negotiation":{},"haggling":{}})",
      R"({"do":"tally","influence":{},"negotiation":{}})",
  });
}

void tst_PyramidionRecord::nonsenseIsRefused() {
  QFETCH(QString, line);
  QVERIFY(!entryIn(line));
}

void tst_PyramidionRecord::whatIsWrongIsNamed_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<record::ReadFault>("fault");
  QTest::addColumn<QString>("where");
  using enum record::ReadFault;
  const auto row = [](const char* name, const char* line, record::ReadFault fault, QString where) {
    QTest::newRow(name) << QString::fromUtf8(line) << fault << where;
  };
  row("no such entry", R"({"do":"sail"})", unknownId, u"do"_s);
  row("a key too many", R"({"do":"decline","player":"red","site":"giza"})", unknownKey, u"site"_s);
  row("a key is missing", R"({"do":"decline"})", missingKey, u"player"_s);
  row("deep inside", R"({"do":"revolt","markers":[{"value":1,"resources":{"wood":"x"}}]})",
      wrongType, u"markers[0].resources.wood"_s);
  row("too much", R"({"do":"minima","site":"giza","influence":100,"negotiation":1})", outOfRange,
      u"influence"_s);
  row("cut off", R"({"do":"decline","player":"re)", cutOff, u"player"_s);
}

void tst_PyramidionRecord::whatIsWrongIsNamed() {
  QFETCH(QString, line);
  QFETCH(record::ReadFault, fault);
  QFETCH(QString, where);
  const auto entry = entryIn(line);
  QVERIFY(!entry);
  QCOMPARE(entry.error().fault, fault);
  QCOMPARE(QString::fromStdString(entry.error().where), where);
  QCOMPARE(entry.error().line, 7);
}

void tst_PyramidionRecord::numberThatTheEditionDoesNotListIsRefused_data() {
  QTest::addColumn<QString>("line");
  QTest::addColumn<QString>("where");
  QTest::newRow("a card")
      << uR"({"do":"play","player":"red","card":{"id":6,"kind":"deity","ankh":true}})"_s
      << u"card.id"_s;
  QTest::newRow("a boat") << uR"({"do":"boats","cards":[{"id":7,"need":{"wood":2},"points":4}]})"_s
                          << u"cards[0].id"_s;
}

void tst_PyramidionRecord::numberThatTheEditionDoesNotListIsRefused() {
  QFETCH(QString, line);
  QFETCH(QString, where);
  QVERIFY(entryIn(line));
  const auto entry = entryIn(line, sparseCopy());
  QVERIFY(!entry);
  QVERIFY(entry.error().fault == record::ReadFault::unknownId);
  QCOMPARE(QString::fromStdString(entry.error().where), where);
}

void tst_PyramidionRecord::onlyOtherOptionsAreWritten() {
  const std::string usual = record::writeHeader<Rules>(headerOn(completeCopy(), 3));
  QVERIFY(usual.find("options") == std::string::npos);
  QVERIFY(usual.find(R"("game":"pyramidion")") != std::string::npos);
  RuleOptions options;
  options.target = Target::allBoats;
  options.revoltLeader = RevoltLeader::any;
  options.zeroWins = true;
  options.slaveDriverFloor = SlaveDriverFloor::negative;
  options.majorityTie = MajorityTie::all;
  options.loadAgain = options.highPriestSelf = options.freeChoiceStatue = false;
  options.twoSwap = TwoSwap::atOrder;
  options.abuSimbelTrades = AbuSimbelTrades::any;
  options.protectorTroop = ProtectorTroop::thisSite;
  options.highPriestMust = true;
  options.orderPlaces = OrderPlaces::absolute;
  options.philosopherMarker = PhilosopherMarker::stays;
  options.philosopherActor = PhilosopherActor::player;
  options.effects = SpecialEffects::optional;
  options.boatPoints = BoatPoints::asked;
  options.record = RecordOf::totals;
  const auto header = headerOn(completeCopy(), 3, options);
  const auto read = record::readHeader<Rules>(record::writeHeader<Rules>(header), {});
  QVERIFY(read);
  QVERIFY(read->options == options);
  for (const auto& option : optionKeys()) {
    QVERIFY2(option.value(options) != option.value(RuleOptions()), std::string(option.key).c_str());
  }
}

void tst_PyramidionRecord::recordOfAnotherGameOrCopyIsRefused() {
  const Edition& edition = completeCopy();
  const std::string text = record::writeRecord<Rules>({headerOn(edition, 3), {}}, edition);
  QVERIFY(record::readRecord<Rules>(text, edition, {}));
  const auto onOther = record::readRecord<Rules>(text, sparseCopy(), {});
  QVERIFY(!onOther);
  QCOMPARE(onOther.error().fault, record::ReadFault::otherEdition);
  std::string other = text;
  other.replace(other.find(R"("game":"pyramidion")"), 19, R"("game":"saqqara")");
  const auto ofOther = record::readRecord<Rules>(other, edition, {});
  QVERIFY(!ofOther);
  QCOMPARE(ofOther.error().fault, record::ReadFault::otherGame);
}

void tst_PyramidionRecord::damagedRecordIsReadUpToItsDamage() {
  const auto game = randomPyramidion(completeCopy(), 3, 2);
  const std::string whole = record::withSums(writeRecord(game, completeCopy()));
  const auto read = [](std::string_view text) {
    return record::readUpToDamage(text, "a", [](std::string_view lines) {
      return record::readRecord<Rules>(lines, completeCopy(), "a");
    });
  };
  QVERIFY(read(whole) && read(whole)->damage == std::nullopt);
  for (std::size_t cut = 5; cut < 60; cut += 9) {
    std::string damaged = whole;
    std::size_t at = 0;
    for (std::size_t line = 0; line < cut; ++line) at = damaged.find('\n', at) + 1;
    damaged[at + 9] = damaged[at + 9] == 'x' ? 'y' : 'x';
    const auto part = read(damaged);
    QVERIFY(part && part->damage);
    QCOMPARE(part->damage->line, static_cast<int>(cut) + 1);
    QCOMPARE(part->read.entries.size(), cut - 1);
    QVERIFY(std::equal(part->read.entries.begin(), part->read.entries.end(), game.entries.begin()));
  }
}

void tst_PyramidionRecord::undoAndRedoLeadThroughTheSameTables() {
  const auto game = randomPyramidion(completeCopy(), 3, 5);
  record::OpenRecord<Rules> open(game, completeCopy());
  const State end = open.state();
  const std::size_t undone = game.entries.size() / 3;
  for (std::size_t i = 0; i < undone; ++i) open.undo();
  QVERIFY(open.state() == record::stateAfter(game, completeCopy(), game.entries.size() - undone));
  while (open.canRedo()) open.redo();
  QVERIFY(open.state() == end);
  QVERIFY(open.record() == game);
}

NILOMETER_TEST(tst_PyramidionRecord)
#include "tst_pyramidion_record.moc"
