// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_fixture.h"
#include "run_program.h"
#include "test_program.h"

#include "engine/record/plain_text.h"

#include <QTest>

using namespace record_fixture;
using nilometer::table::Player;

namespace {

/// What an outside validator says of a record; empty = it fits.
QByteArray schemaFindings(const QByteArray& lines) {
  return nilometer::test::schemaFindingsIn(QStringLiteral("record.schema.json"), lines);
}

} // namespace

/// What a bad record gets.
class tst_RecordErrors : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void refusedHeader_data();
  void refusedHeader();
  void refusedEntry_data();
  void refusedEntry();
  void refusedEntryNamesItsLineInTheRecord();
  void daysAndTimesAreRead();
  void emptyTextIsRefused();
  void otherEditionIsRefused();
  void tooLongLineIsRefusedAtOnce();
  void tooManyEntriesAreRefused();
  void hugeGarbageIsRefusedAtItsFirstLine_data();
  void hugeGarbageIsRefusedAtItsFirstLine();
  void linesFitTheSchema();
  void schemaRefusesWhatTheReaderRefuses_data();
  void schemaRefusesWhatTheReaderRefuses();

private:
  Edition m_edition;
};

void tst_RecordErrors::initTestCase() {
  m_edition = bundledEdition();
  QVERIFY2(!m_edition.river.empty(), "the bundled edition must be readable");
}

void tst_RecordErrors::refusedHeader_data() {
  QTest::addColumn<QByteArray>("from");
  QTest::addColumn<QByteArray>("to");
  QTest::addColumn<ReadFault>("fault");
  QTest::addColumn<QByteArray>("where");
  const auto row = [](const char* name, const char* from, const char* to, ReadFault fault,
                      const char* where) {
    QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fault << QByteArray(where);
  };
  row("another kind", R"("nilometer":"game")", R"("nilometer":"position")", ReadFault::notThisKind,
      "");
  row("no kind", R"("nilometer":"game",)", "", ReadFault::notThisKind, "");
  row("another game", R"("game",)", R"("game","game":"senet",)", ReadFault::otherGame, "game");
  row("game no name", R"("game",)", R"("game","game":1,)", ReadFault::wrongType, "game");
  row("newer format", R"("format":1)", R"("format":4,"more":[1])", ReadFault::newerFormat,
      "format");
  const QByteArray rules = "\"rules\":" + QByteArray::number(rulesVersion);
  const QByteArray newer = "\"rules\":" + QByteArray::number(rulesVersion + 1);
  const QByteArray member = rules + ',';
  row("newer rules", rules.constData(), newer.constData(), ReadFault::newerRules, "rules");
  row("rules 0", rules.constData(), R"("rules":0)", ReadFault::outOfRange, "rules");
  row("format no number", R"("format":1)", R"("format":"1")", ReadFault::wrongType, "format");
  row("format beyond 64 bits", R"("format":1)", R"("format":99999999999999999999)",
      ReadFault::outOfRange, "format");
  row("no edition", R"("edition":)", R"("edition2":)", ReadFault::unknownKey, "edition2");
  row("missing rules", member.constData(), "", ReadFault::missingKey, "rules");
  row("unknown profile", R"("revised")", R"("newest")", ReadFault::unknownId, "profile");
  row("unknown key", R"("date":)", R"("when":1,"date":)", ReadFault::unknownKey, "when");
  row("duplicate key", R"("date":)", R"("rules":1,"date":)", ReadFault::duplicateKey, "rules");
  row("unknown option", R"("players":)", R"("options":{"x":1},"players":)", ReadFault::unknownKey,
      "options.x");
  row("option of wrong type", R"("players":)", R"("options":{"mayPass":1},"players":)",
      ReadFault::wrongType, "options.mayPass");
  row("option word", R"("players":)", R"("options":{"improveTarget":"all"},"players":)",
      ReadFault::unknownId, "options.improveTarget");
  row("colour twice", R"("colour":"red")", R"("colour":"blue")", ReadFault::duplicateKey,
      "players[1].colour");
  row("unknown colour", R"("colour":"red")", R"("colour":"pink")", ReadFault::unknownId,
      "players[1].colour");
  row("no name", R"("name":"Ben")", R"("name":"")", ReadFault::outOfRange, "players[1].name");
  row("name with line end", R"("name":"Ben")", R"("name":"B\nn")", ReadFault::outOfRange,
      "players[1].name");
  row("name with C1 control", R"("name":"Ben")", R"("name":"B\u0085n")", ReadFault::outOfRange,
      "players[1].name");
  row("bid without option", R"("colour":"red")", R"("colour":"red","bid":1)", ReadFault::unknownKey,
      "players[1].bid");
  row("key of a player", R"("colour":"red")", R"("colour":"red","age":1)", ReadFault::unknownKey,
      "players[1].age");
  row("no such day", "2026-11-21", "2026-02-29", ReadFault::outOfRange, "date");
  row("no such month", "2026-11-21", "2026-13-01", ReadFault::outOfRange, "date");
  row("no date", "2026-11-21", "21.11.2026", ReadFault::outOfRange, "date");
  row("not JSON", R"({"nilometer")", R"(nilometer")", ReadFault::notJson, "");
  row("invalid UTF-8", "Ben", "B\xC3(n", ReadFault::notUtf8, "");
  row("long title", R"("date":)", R"("title":")", ReadFault::notJson, "");
}

void tst_RecordErrors::refusedHeader() {
  QFETCH(QByteArray, from);
  QFETCH(QByteArray, to);
  QFETCH(ReadFault, fault);
  QFETCH(QByteArray, where);
  QByteArray text = QByteArray::fromStdString("\n" + headerLine(m_edition));
  QVERIFY(text.contains(from));
  text.replace(text.indexOf(from), from.size(), to);
  const auto read = readHeader({text.constData(), static_cast<std::size_t>(text.size())}, "a.nil");
  QVERIFY(!read);
  QCOMPARE(static_cast<int>(read.error().fault), static_cast<int>(fault));
  QCOMPARE(read.error().line, 2);
  QCOMPARE(read.error().file, std::string("a.nil"));
  if (fault != ReadFault::notJson) {
    QCOMPARE(QByteArray::fromStdString(read.error().where), where);
  }
}

void tst_RecordErrors::refusedEntry_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<ReadFault>("fault");
  QTest::addColumn<QByteArray>("where");
  const auto row = [](const char* line, ReadFault fault, const char* where) {
    QTest::newRow(line) << QByteArray(line) << fault << QByteArray(where);
  };
  using enum ReadFault;
  row("[1]", wrongType, "");
  row("{}", missingKey, "do");
  row(R"({"do":"jump"})", unknownId, "do");
  row(R"({"do":1})", wrongType, "do");
  row(R"({"do":"pass"})", missingKey, "player");
  row(R"({"do":"pass","player":"pink"})", unknownId, "player");
  row(R"({"do":"pass","player":null})", wrongType, "player");
  row(R"({"do":"pass","player":"red","player":"red"})", duplicateKey, "player");
  row(R"({"do":"pass","player":"red","card":"x"})", unknownKey, "card");
  row(R"({"do":"stones","player":"red"})", unknownKey, "player");
  row(R"({"do":"pass","player":"red","anyway":1})", wrongType, "anyway");
  row(R"({"do":"pass","player":"red","time":"noon"})", outOfRange, "time");
  row(R"({"do":"pass","player":"red","time":"2026-11-21T24:00"})", outOfRange, "time");
  row(R"({"do":"pass","player":"red","reason":"\u0007"})", outOfRange, "reason");
  row(R"({"do":"ship","player":"red"})", missingKey, "at");
  row(R"({"do":"ship","player":"red","at":"C99"})", unknownId, "at");
  row(R"({"do":"ship","player":"red","at":3})", wrongType, "at");
  row(R"({"do":"ship","player":"red","at":"C1","card":"gold"})", unknownId, "card");
  row(R"({"do":"ship","player":"red","at":"sphinx","space":0})", outOfRange, "space");
  row(R"({"do":"ship","player":"red","at":"sphinx","space":"beach"})", unknownId, "space");
  row(R"({"do":"ship","player":"red","at":"sphinx","space":1.5})", wrongType, "space");
  row(R"({"do":"ship","player":"red","at":"alyi","crews":["pink"]})", unknownId, "crews[0]");
  row(R"({"do":"ship","player":"red","at":"alyi","crews":["blue","blue","blue"]})", outOfRange,
      "crews");
  row(R"({"do":"ship","player":"red","at":"passalon","ring":"up"})", unknownId, "ring");
  row(R"({"do":"leftover","player":"red","at":"edfu"})", unknownId, "at");
  row(R"({"do":"lay","cards":["gold"]})", unknownId, "cards[0]");
  row(R"({"do":"lay","cards":[null,null,null,null,null,null,null,null,null,null,null]})",
      outOfRange, "cards");
  row(R"({"do":"feed","stones":1})", unknownKey, "stones");
  row(R"({"do":"feed","player":"red","stones":-1})", outOfRange, "stones");
  row(R"({"do":"feed","player":"red","stones":256})", outOfRange, "stones");
  row(R"({"do":"feed","player":"red","stones":18446744073709551616})", outOfRange, "stones");
  row(R"({"do":"feed","player":"red","help":[{"player":"red"}]})", duplicateKey, "help[0].player");
  row(R"({"do":"feed","help":[{"player":"red"},{"player":"red"}]})", duplicateKey,
      "help[1].player");
  row(R"({"do":"feed","player":"red","improve":["start","start","start"]})", outOfRange, "improve");
  row(R"({"do":"feed","player":"red","improve":[{"field":"start","copy":0}]})", outOfRange,
      "improve[0].copy");
  row(R"({"do":"build","player":"red"})", missingKey, "site");
  row(R"({"do":"build","player":"red","site":"giza"})", unknownId, "site");
  row(R"({"do":"build","player":"red","site":"sphinx","crews":["blue","blue"]})", duplicateKey,
      "crews[1]");
  row(R"({"do":"build","player":"red","site":"sphinx","cards":["gold"]})", unknownId, "cards[0]");
  row(R"({"do":"build","player":"red","site":"sphinx","draw":256})", outOfRange, "draw");
  row(R"({"do":"build","player":"red","site":"obelisk","obelisk":[99]})", outOfRange, "obelisk[0]");
  row(R"({"do":"build","player":"red","site":"obelisk","tombs":[1,1]})", duplicateKey, "tombs[1]");
  row(R"({"do":"build","player":"red","site":"pyramid","pyramid":[1]})", wrongType, "pyramid[0]");
  row(R"({"do":"build","player":"red","site":"pyramid","pyramid":[[1]]})", outOfRange,
      "pyramid[0]");
  row(R"({"do":"build","player":"red","site":"pyramid","pyramid":[[1,99]]})", outOfRange,
      "pyramid[0][1]");
  row(R"({"do":"build","player":"red","site":"pyramid","temple":[["roof",1]]})", unknownId,
      "temple[0][0]");
  row(R"({"do":"build","player":"red","site":"obelisk","opened":[0]})", outOfRange, "opened[0]");
  row(R"({"do":"build","player":"red","site":"obelisk","market":"fish"})", unknownId, "market");
  row(R"({"do":"play","player":"red","card":"grain4"})", unknownId, "card");
  row(R"({"do":"play","player":"red","card":"crew-step"})", missingKey, "crew");
  row(R"({"do":"play","player":"red","card":"stones6","crew":"blue"})", unknownKey, "crew");
  row(R"({"do":"name-card","at":"sphinx","card":"x"})", unknownId, "at");
  row(R"({"do":"name-tombs","first":12,"values":[2,2]})", outOfRange, "values");
  row(R"({"do":"correct","what":"points","player":"red","value":1})", missingKey, "reason");
  row(R"({"do":"correct","what":"points","player":"red","value":1,"reason":""})", outOfRange,
      "reason");
  row(R"({"do":"correct","what":"points","player":"red","value":40000,"reason":"a"})", outOfRange,
      "value");
  row(R"({"do":"correct","what":"points","player":"red","value":"1","reason":"a"})", wrongType,
      "value");
  row(R"({"do":"correct","what":"luck","player":"red","value":1,"reason":"a"})", unknownId, "what");
  row(R"({"do":"correct","what":"ring","ring":"left","player":"red","reason":"a"})", unknownKey,
      "player");
  row(R"({"do":"correct","what":"order","order":["red","blue"],"reason":"a"})", outOfRange,
      "order");
  row(R"({"do":"correct","what":"order","order":["red","blue","red","green"],"reason":"a"})",
      duplicateKey, "order[2]");
  row(R"({"do":"correct","what":"give-card","player":"red","card":"gold","deck":"5","reason":"a"})",
      unknownId, "card");
}

void tst_RecordErrors::refusedEntry() {
  QFETCH(QByteArray, line);
  QFETCH(ReadFault, fault);
  QFETCH(QByteArray, where);
  const auto read = readEntry(line.toStdString(), headerFor(m_edition), m_edition, 5);
  QVERIFY(!read);
  QCOMPARE(static_cast<int>(read.error().fault), static_cast<int>(fault));
  QCOMPARE(QByteArray::fromStdString(read.error().where), where);
  QCOMPARE(read.error().line, 5);
}

void tst_RecordErrors::refusedEntryNamesItsLineInTheRecord() {
  const auto read = readRecord(headerLine(m_edition, 2) +
                                   "{\"do\":\"lay\"}\n\n{\"do\":\"pass\",\"player\":\"green\"}\n",
                               m_edition, "game.nil");
  QVERIFY(!read);
  QCOMPARE(read.error().fault, ReadFault::unknownId);
  QCOMPARE(read.error().file, std::string("game.nil"));
  QCOMPARE(read.error().line, 4);
  QCOMPARE(read.error().where, std::string("player"));
  QCOMPARE(read.error().expected, std::string("blue, red"));
}

void tst_RecordErrors::daysAndTimesAreRead() {
  for (const char* day : {"2026-11-21", "2024-02-29", "2000-02-29", "2026-02-28", "2026-12-31"}) {
    QVERIFY2(nilometer::record::isDate(day), day);
  }
  for (const char* day : {"2023-02-29", "1900-02-29", "2024-02-30", "2026-00-10", "2026-04-31",
                          "2026-11-00", "2026-11-2x", "2026/11/21", "x026-11-21", "2026-11-211"}) {
    QVERIFY2(!nilometer::record::isDate(day), day);
  }
  for (const char* time : {"2026-11-21T20:15", "2026-11-21T20:15:00Z", "2026-11-21T00:00:59+02:00",
                           "2026-11-21T23:59-11:30"}) {
    QVERIFY2(nilometer::record::isTime(time), time);
  }
  for (const char* time : {"2026-11-21", "2026-11-21 20:15", "2026-11-31T20:15", "2026-11-21T24:00",
                           "2026-11-21T20:60", "2026-11-21T20:15:60", "2026-11-21T20:15Y",
                           "2026-11-21T20:15+24:00", "2026-11-21T20:15:0Z"}) {
    QVERIFY2(!nilometer::record::isTime(time), time);
  }
}

void tst_RecordErrors::emptyTextIsRefused() {
  for (const char* text : {"", "\n\n", "  \r\n"}) {
    const auto read = readRecord(text, m_edition, "e");
    QVERIFY(!read);
    QCOMPARE(read.error().fault, ReadFault::empty);
    QCOMPARE(read.error().file, std::string("e"));
  }
}

void tst_RecordErrors::otherEditionIsRefused() {
  Edition other = m_edition;
  other.id = "other";
  const auto byId = readRecord(headerLine(m_edition), other);
  QVERIFY(!byId);
  QCOMPARE(byId.error().fault, ReadFault::otherEdition);
  QCOMPARE(byId.error().where, std::string("edition.id"));
  QCOMPARE(byId.error().found, m_edition.id);
  other = m_edition;
  other.checksum = "sha256:" + std::string(64, '0');
  const auto bySum = readRecord(headerLine(m_edition), other);
  QVERIFY(!bySum);
  QCOMPARE(bySum.error().where, std::string("edition.checksum"));
}

void tst_RecordErrors::tooLongLineIsRefusedAtOnce() {
  const std::string line =
      R"({"do":"pass","player":"red","reason":")" + std::string(maxRecordLine, 'x') + "\"}\n";
  const auto read = readRecord(headerLine(m_edition) + line, m_edition);
  QVERIFY(!read);
  QCOMPARE(read.error().fault, ReadFault::tooLarge);
  QCOMPARE(read.error().line, 2);
}

void tst_RecordErrors::tooManyEntriesAreRefused() {
  std::string text = headerLine(m_edition);
  for (std::size_t i = 0; i <= maxRecordEntries; ++i) text += "{\"do\":\"stones\"}\n";
  const auto read = readRecord(text, m_edition);
  QVERIFY(!read);
  QCOMPARE(read.error().fault, ReadFault::tooLarge);
  QCOMPARE(read.error().line, static_cast<int>(maxRecordEntries) + 2);
}

void tst_RecordErrors::hugeGarbageIsRefusedAtItsFirstLine_data() {
  QTest::addColumn<QByteArray>("piece");
  QTest::newRow("brackets") << QByteArray("[");
  QTest::newRow("brackets on lines") << QByteArray("[\n");
  QTest::newRow("line ends") << QByteArray("\n");
  QTest::newRow("spaces") << QByteArray(" ");
  QTest::newRow("NUL") << QByteArray(1, '\0');
  QTest::newRow("invalid UTF-8") << QByteArray("\xFF");
}

void tst_RecordErrors::hugeGarbageIsRefusedAtItsFirstLine() {
  QFETCH(QByteArray, piece);
  constexpr qsizetype size = 100'000'000;
  const QByteArray text = piece.repeated(size / piece.size());
  const auto read =
      readRecord({text.constData(), static_cast<std::size_t>(text.size())}, m_edition);
  QVERIFY(!read);
  // Where it was left: at the first line or its end, not after all of them.
  QVERIFY2(read.error().line <= 1, qPrintable(QString::number(read.error().line)));
}

void tst_RecordErrors::linesFitTheSchema() {
  std::string text = headerLine(m_edition);
  for (unsigned seed = 0; seed < 3; ++seed) {
    const GameRecord record = randomGame(m_edition, 4, static_cast<Profile>(seed), 30 + seed);
    const std::string lines = writeRecord(record, m_edition);
    QCOMPARE(schemaFindings(QByteArray::fromStdString(lines)), QByteArray());
  }
  text +=
      R"({"do":"feed","help":[{"player":"red","improve":["start",{"field":"x","copy":2}]}]}
{"do":"build","player":"red","site":"obelisk","crews":["blue"],"obelisk":[1],"opened":[4,null]}
{"do":"correct","what":"ring","ring":"left","reason":"slipped","time":"2026-11-21T20:15:00Z"}
{"do":"correct","what":"order","order":["red","blue","green","yellow"],"reason":"as played"}
{"do":"correct","what":"crew","player":"red","crew":"joker","value":4,"reason":"forgotten"}
{"do":"correct","what":"give-card","player":"red","card":"x","deck":"3/4","reason":"forgotten"}
{"do":"play","player":"red","card":"sell10","amount":10,"anyway":true}
{"do":"name-tombs","first":5,"values":[2,null]}
{"do":"ship","player":"red","at":"pyramid","space":"reserve"}
)";
  QCOMPARE(schemaFindings(QByteArray::fromStdString(text)), QByteArray());
}

void tst_RecordErrors::schemaRefusesWhatTheReaderRefuses_data() {
  QTest::addColumn<QByteArray>("line");
  for (const char* line :
       {R"({"do":"jump"})", R"({"do":"pass"})", R"({"do":"stones","player":"red"})",
        R"({"do":"correct","what":"points","player":"red","value":1})",
        R"({"do":"correct","what":"order","order":["red"],"reason":"a"})",
        R"({"do":"play","player":"red","card":"stones6","crew":"blue"})",
        R"({"do":"ship","player":"red","at":"sphinx","space":0})"}) {
    QTest::newRow(line) << QByteArray(line);
  }
}

void tst_RecordErrors::schemaRefusesWhatTheReaderRefuses() {
  QFETCH(QByteArray, line);
  const QByteArray head = QByteArray::fromStdString(headerLine(m_edition));
  QVERIFY(schemaFindings(QByteArray(head).append(line)).contains(".jsonl:2: at "));
  QCOMPARE(schemaFindings(head), QByteArray());
  QVERIFY(schemaFindings("{\"nilometer\":\"game\"}").contains(".jsonl:1: at "));
}

NILOMETER_TEST(tst_RecordErrors)
#include "tst_record_errors.moc"
