// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/engine/edition_fixture.h"
#include "tests/run_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace std::string_literals;
using record::ReadError;
using record::ReadFault;
using record::Result;

namespace {

const QString schema = QStringLiteral("edition.schema.json");

/// The checkable value of `key` in the shipped text, from its key to the end of its line.
std::string lineWith(const std::string& start) {
  const std::size_t at = shippedText().find(start);
  return shippedText().substr(at, shippedText().find('\n', at) - at);
}

/// A change of the text and the error it must give.
struct Misprint {
  const char* name;
  std::string from;
  std::string to;
  ReadFault fault;
  std::string where;
};

std::string numbers(int count) {
  std::string list = "[1";
  for (int i = 1; i < count; ++i) list += ",1";
  return list + "]";
}

const std::vector<Misprint>& misprints() {
  using F = ReadFault;
  static const std::vector<Misprint> list{
      {"another kind of file", "\"edition\"", "\"game\"", F::notThisKind, ""},
      {"a newer format", "\"format\": 1", "\"format\": 4", F::newerFormat, "format"},
      {"format 0", "\"format\": 1", "\"format\": 0", F::outOfRange, "format"},
      {"an id with capitals", "\"egizia-2009\"", "\"Egizia\"", F::outOfRange, "id"},
      {"an empty name", "\"Egizia (2009)\"", "\"\"", F::outOfRange, "name"},
      {"an unknown group", "\"players\": {\n    \"ships\"", "\"player\": {\n    \"ships\"",
       F::missingKey, "players"},
      {"an unknown value", "\"ships\"", "\"boats\"", F::missingKey, "players.ships"},
      {"a value too many", "\"players\": {\n    \"ships\"",
       "\"players\": {\n    \"rafts\": {},\n    \"ships\"", F::unknownKey, "players.rafts"},
      {"a group too many", "\"nileCards\"", "\"extra\": {},\n  \"nileCards\"", F::unknownKey,
       "extra"},
      {"a fact of the rules changed", "\"rounds\": {\"value\": 5", "\"rounds\": {\"value\": 6",
       F::outOfRange, "box.rounds.value"},
      {"no provenance", "{\"value\": 8, \"provenance\": \"certain\", ", "{\"value\": 8, ",
       F::missingKey, "players.ships.provenance"},
      {"an unknown provenance", "8, \"provenance\": \"certain\"", "8, \"provenance\": \"sure\"",
       F::unknownId, "players.ships.provenance"},
      {"a value beside the value", "{\"value\": 8,", "{\"value\": 8, \"was\": 7,", F::unknownKey,
       "players.ships.was"},
      {"a text for a number", "\"value\": 8,", "\"value\": \"8\",", F::wrongType,
       "players.ships.value"},
      {"a decimal for a number", "\"value\": 8,", "\"value\": 8.0,", F::wrongType,
       "players.ships.value"},
      {"a number beyond 64 bits", "\"value\": 8,", "\"value\": 99999999999999999999,",
       F::outOfRange, "players.ships.value"},
      {"a negative number", "\"value\": 8,", "\"value\": -8,", F::outOfRange,
       "players.ships.value"},
      {"a list too short", "[2,3,4,5]", "[2,3,4]", F::outOfRange, "players.startingStones.value"},
      {"an unknown stop", "\"edfu\"", "\"edfou\"", F::unknownId, "river.stops.value[1]"},
      {"card space 17", "\"C10\"", "\"C17\"", F::unknownId, "river.stops.value[18]"},
      {"more stops than fit", lineWith("\"stops\"").substr(0, 20),
       "\"stops\": {\"value\": " + numbers(33) +
           ", \"provenance\": \"assumed\", \"reason\": "
           "\"x\"},\n\"more\": {\"value\": [",
       F::outOfRange, "river.stops.value"},
      {"the joker on a pair space", "\"thebae\": {\"value\": [\"blue\"",
       "\"thebae\": {\"value\": [\"joker\"", F::unknownId, "river.thebae.value[0]"},
      {"a crew twice", "\"thebae\": {\"value\": [\"blue\",\"black\"]",
       "\"thebae\": {\"value\": [\"blue\",\"blue\"]", F::outOfRange, "river.thebae.value[1]"},
      {"65 spaces in one row", "{\"spaces\":1,\"value\":1}", "{\"spaces\":65,\"value\":1}",
       F::outOfRange, "obelisk.rows.value[0].spaces"},
      {"65 spaces in two rows", "[{\"spaces\":1,\"value\":1}",
       "[{\"spaces\":64,\"value\":1},{\"spaces\":1,\"value\":1}", F::outOfRange,
       "obelisk.rows.value[1]"},
      {"a part of the temple twice", "{\"part\":\"pillar-right\"", "{\"part\":\"pillar-left\"",
       F::outOfRange, "temple.order.value[1].part"},
      {"a part after a later one", "{\"part\":\"pillar-left\",\"after\":[]}",
       "{\"part\":\"pillar-left\",\"after\":[\"columns\"]}", F::unknownId,
       "temple.order.value[0].after[0]"},
      {"65 spaces in the temple", "\"columns\":[3,3,3,3]", "\"columns\":" + numbers(60),
       F::outOfRange, "temple.spaces.value.columns"},
      {"33 tombs", "\"spaces\": {\"value\": 12", "\"spaces\": {\"value\": 33", F::outOfRange,
       "tombs.spaces.value"},
      {"an end to the last band", "{\"points\":9}", "{\"upTo\":99,\"points\":9}", F::unknownKey,
       "tombs.bands.value[2].upTo"},
      {"more steps than fit", "[3,3,2,2,1,1]", numbers(33), F::outOfRange,
       "grainMarket.penalties.value"},
      {"an unknown card", "\"CARD-DOUBLE\"", "\"CARD-TRIPLE\"", F::unknownId, "nileCards[17].card"},
      {"a card that means the start field", "\"double\"", "\"start\"", F::outOfRange,
       "nileCards[17].id"},
      {"64 cards in all", "{\"1/2\":3,\"3/4\":1}", "{\"1/2\":11,\"3/4\":1}", F::outOfRange,
       "nileCards[40]"},
      {"a card in no deck", "{\"1/2\":3,\"3/4\":1}", "{}", F::outOfRange, "nileCards[11]"},
      {"an unknown deck", "{\"1/2\":3,\"3/4\":1}", "{\"6\":1}", F::unknownKey,
       "nileCards[11].decks.value.6"},
      {"a number on a card that has none", "\"CARD-DOUBLE\",",
       "\"CARD-DOUBLE\",\n\"amount\": {\"value\": 1, \"provenance\": \"certain\", \"reason\": "
       "\"x\"},",
       F::unknownKey, "nileCards[17].amount"},
      {"a row that is not there", "\"parts\":[\"row-7\"]", "\"parts\":[\"row-10\"]", F::badEdition,
       "sphinxCards.obelisk-row-7.condition"},
      {"a part of no building", "\"parts\":[\"row-7\"]", "\"parts\":[\"roof\"]", F::unknownId,
       "sphinxCards[0].condition.value.parts[0]"},
      {"a condition that does not fit its kind", "{\"kind\":\"most-quarries\"}",
       "{\"kind\":\"most-quarries\",\"needed\":2}", F::unknownKey,
       "sphinxCards[20].condition.value.needed"},
      {"points for a card worth its strength", "\"value\": \"strength\"", "\"value\": 4",
       F::wrongType, "sphinxCards[16].points.value"},
  };
  return list;
}

} // namespace

class tst_EditionReader : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void misprintIsRefusedWithItsKey_data();
  void misprintIsRefusedWithItsKey();
  void refusalNamesFileAndLine();
  void nonsenseIsRefusedWithTheFirstFinding();
  void allFindingsComeWithTheirLines();
  void tileNumberMustBeThatOfTheTiles_SET_7();
  void cutOffTextIsRefused();
  void brokenTextsNeverCrash();
  void outsideValidatorAcceptsOurFiles();
  void outsideValidatorRefusesMisprints();
};

void tst_EditionReader::misprintIsRefusedWithItsKey_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < misprints().size(); ++i) {
    QTest::newRow(misprints()[i].name) << static_cast<int>(i);
  }
}

void tst_EditionReader::misprintIsRefusedWithItsKey() {
  QFETCH(const int, index);
  const Misprint& misprint = misprints()[static_cast<std::size_t>(index)];
  const std::string text = changedText(misprint.from, misprint.to);
  QVERIFY2(!text.empty(), "the shipped edition has no such text");
  const Result<Edition> edition = egizia::readEdition(text, "misprint.json");
  QVERIFY(!edition);
  QCOMPARE(edition.error().where, misprint.where);
  QCOMPARE(edition.error().fault, misprint.fault);
  QCOMPARE(edition.error().file, "misprint.json"s);
}

void tst_EditionReader::refusalNamesFileAndLine() {
  const std::size_t at = shippedText().find("\"ships\"");
  const auto line = 1 + std::count(shippedText().begin(),
                                   shippedText().begin() + static_cast<std::ptrdiff_t>(at), '\n');
  const Result<Edition> edition =
      egizia::readEdition(changedText("\"value\": 8,", "\"value\": \"8\","), "mine.json");
  QVERIFY(!edition);
  QCOMPARE(edition.error(), (ReadError{ReadFault::wrongType, "mine.json", static_cast<int>(line),
                                       "players.ships.value", "an integer", "\"8\""}));
  const Result<Edition> text = egizia::readEdition("{\n?", "mine.json");
  QVERIFY(!text);
  QCOMPARE(text.error().file, "mine.json"s);
  QCOMPARE(text.error().line, 2);
}

void tst_EditionReader::nonsenseIsRefusedWithTheFirstFinding() {
  const Result<Edition> edition =
      egizia::readEdition(changedText("\"value\": 8,", "\"value\": 17,"), "mine.json");
  QVERIFY(!edition);
  QCOMPARE(edition.error().fault, ReadFault::badEdition);
  QCOMPARE(edition.error().file, "mine.json"s);
  QCOMPARE(edition.error().where, "players.ships"s);
  QCOMPARE(edition.error().expected, "at most 16"s);
  QCOMPARE(edition.error().found, "17"s);
  QVERIFY(edition.error().line > 1);
}

void tst_EditionReader::allFindingsComeWithTheirLines() {
  std::string text = changedText("\"value\": 8,", "\"value\": 17,");
  text.replace(text.find("\"C1\","), 5, "");
  const auto checked = egizia::readEditionWithFindings(text);
  QVERIFY(checked);
  QCOMPARE(checked->findings.size(), std::size_t{2});
  QCOMPARE(checked->findings[1].key, "river.stops.C1"s);
  QCOMPARE(checked->lines.size(), std::size_t{2});
  const std::size_t stops = text.find("\"stops\"");
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(stops);
  QCOMPARE(checked->lines[1], 1 + std::count(text.begin(), end, '\n'));
  QCOMPARE(checked->edition.shipsPerPlayer, 17);
}

void tst_EditionReader::tileNumberMustBeThatOfTheTiles_SET_7() {
  const auto checked = egizia::readEditionWithFindings(
      changedText("\"tiles\": {\"value\": 20", "\"tiles\": {\"value\": 21"));
  QVERIFY(checked);
  QCOMPARE(checked->findings.size(), std::size_t{1});
  QCOMPARE(checked->findings[0].fault, EditionFault::tombTiles);
  QCOMPARE(checked->findings[0].key, "tombs.tiles"s);
  QCOMPARE(checked->findings[0].needed, 20);
  QCOMPARE(checked->findings[0].had, 21);
}

void tst_EditionReader::cutOffTextIsRefused() {
  const std::string& text = shippedText();
  for (std::size_t length = 1; length + 2 < text.size(); length += 61) {
    const Result<Edition> edition = egizia::readEdition(std::string_view(text).substr(0, length));
    QVERIFY(!edition);
    QCOMPARE(edition.error().fault, ReadFault::cutOff);
  }
}

void tst_EditionReader::brokenTextsNeverCrash() {
  const std::string& text = shippedText();
  int refused = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool digit = text[at] >= '0' && text[at] <= '9';
    if (at % (digit ? 5 : 211) != 0) continue;
    for (const char* with : {"0", "65", "-1", "null", "\"", "[]", "\xFF"}) {
      if (!digit && *with != '"') continue;
      std::string broken = text;
      broken.replace(at, 1, with);
      const auto checked = egizia::readEditionWithFindings(broken);
      if (!checked || !checked->findings.empty()) ++refused;
    }
  }
  QVERIFY(refused > 500);
}

void tst_EditionReader::outsideValidatorAcceptsOurFiles() {
  QCOMPARE(schemaFindings(schema, {QString::fromStdString(shippedFile),
                                   QString::fromStdString(differentFile)}),
           QByteArray());
}

void tst_EditionReader::outsideValidatorRefusesMisprints() {
  const QTemporaryDir directory;
  QStringList files;
  for (std::size_t i = 0; i < misprints().size(); ++i) {
    const std::string text = changedText(misprints()[i].from, misprints()[i].to);
    const QString name = QString::number(i) + QStringLiteral(".json");
    files << writeAll(directory.filePath(name), QByteArray::fromStdString(text));
  }
  const QByteArray output = schemaFindings(schema, files);
  QVERIFY(output.startsWith("refused"));
  // What goes beyond a schema: sums, references between values, a reserved word.
  const std::set<std::string> beyond{"65 spaces in two rows",
                                     "a part of the temple twice",
                                     "a part after a later one",
                                     "65 spaces in the temple",
                                     "a card that means the start field",
                                     "64 cards in all",
                                     "a row that is not there",
                                     "a part of no building",
                                     "an end to the last band",
                                     "a decimal for a number"};
  for (std::size_t i = 0; i < misprints().size(); ++i) {
    const QByteArray name = '/' + QByteArray::number(static_cast<int>(i)) + ".json:";
    const bool refused = output.contains(name);
    QVERIFY2(refused != beyond.contains(misprints()[i].name), misprints()[i].name);
  }
}

NILOMETER_TEST(tst_EditionReader)
#include "tst_edition_reader.moc"
