// SPDX-License-Identifier: GPL-3.0-or-later
// The schemas of Pyramidion's files say the same as the descriptions that they are read and written
// by, and an outside validator takes the files of the tests and refuses what the readers refuse.
#include "engine/schema_said.h"
#include "pyramidion_games.h"
#include "run_program.h"
#include "test_program.h"

#include "engine/record/described.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using namespace schemas;

namespace {

const QString recordLines = u"record-pyramidion.schema.json"_s;
const QString endDocument = u"position-pyramidion.schema.json"_s;
const QString printedCopy = u"edition-pyramidion.schema.json"_s;

/// The entries of a kind in all variants that have keys of their own.
std::vector<Entry> waysToSay(std::size_t kind) {
  constexpr auto all = std::make_index_sequence<std::variant_size_v<Entry>>();
  const Entry entry = record::alternative<Entry>(kind, all);
  std::vector<Entry> ways;
  if (std::holds_alternative<Correct>(entry)) {
    for (std::size_t what = 0; what < correctables.size(); ++what) {
      ways.emplace_back(Correct{.what = static_cast<Correctable>(what)});
    }
    return ways;
  }
  if (!std::holds_alternative<Happen>(entry)) return {entry};
  for (std::size_t what = 0; what < happeningNames.size(); ++what) {
    Happen happen;
    happen.what = static_cast<Happening>(what);
    ways.emplace_back(happen);
  }
  return ways;
}

QStringList pyramidionIn(const QString& folder, const QString& ending) {
  const QDir directory(QStringLiteral(NILOMETER_SOURCE_DIR) + folder);
  QStringList files;
  for (const QString& name : directory.entryList({u"pyramidion-*"_s + ending})) {
    if (!name.endsWith(u".result.json")) files += directory.filePath(name);
  }
  return files;
}

} // namespace

class tst_PyramidionSchemas : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void headerOfARecordIsAsItIsRead();
  void everyEntryOfARecordIsAsItIsRead_data();
  void everyEntryOfARecordIsAsItIsRead();
  void endPositionIsAsItIsRead();
  void filesOfTheTestsFit();
  void editionsThatCannotBeReadDoNotFit_data();
  void editionsThatCannotBeReadDoNotFit();

private:
  pyramidion::RecordHeader m_header;
  QJsonObject m_record = shippedSchema(recordLines);
};

void tst_PyramidionSchemas::initTestCase() {
  QVERIFY(!m_record.isEmpty());
  // A schema does not know who plays: it has every colour.
  m_header = headerOn(completeCopy(), static_cast<int>(playerColours.size()));
}

void tst_PyramidionSchemas::headerOfARecordIsAsItIsRead() {
  const QJsonObject read =
      listed(m_header, [](record::Archive& at, auto& each) { record::describe(at, each); });
  const QString other = difference(headerIn(m_record, read), read, u"header"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

void tst_PyramidionSchemas::everyEntryOfARecordIsAsItIsRead_data() {
  QTest::addColumn<int>("kind");
  for (std::size_t i = 0; i < entryNames.size(); ++i) {
    QTest::newRow(entryNames[i].data()) << static_cast<int>(i);
  }
}

void tst_PyramidionSchemas::everyEntryOfARecordIsAsItIsRead() {
  QFETCH(const int, kind);
  const QString name = wordOf(entryNames[at(kind)]);
  const QJsonObject entry = definition(m_record, u"entry"_s);
  QCOMPARE(entry[u"properties"][u"do"][u"enum"][kind].toString(), name);
  QCOMPARE(entry[u"allOf"][kind][u"if"][u"properties"][u"do"][u"const"].toString(), name);
  QCOMPARE(entry[u"allOf"][kind][u"then"][u"$ref"].toString(), u"#/definitions/entry-"_s + name);
  const QJsonObject said = Plain(m_record).of(definition(m_record, u"entry-"_s + name));
  const QJsonArray all = said.contains(u"oneOf") ? said[u"oneOf"].toArray() : QJsonArray{said};
  const std::vector<Entry> ways = waysToSay(at(kind));
  QCOMPARE(all.size(), std::ssize(ways));
  for (qsizetype i = 0; i < all.size(); ++i) {
    RecordedEntry line;
    line.entry = ways[at(i)];
    const QJsonObject read = listed(line, [this](record::Archive& at, RecordedEntry& each) {
      record::describe(at, each, m_header, completeCopy());
    });
    const QString other = difference(all[i], read, name);
    QVERIFY2(other.isEmpty(), qPrintable(other));
  }
}

void tst_PyramidionSchemas::endPositionIsAsItIsRead() {
  const QJsonObject position = shippedSchema(endDocument);
  const QJsonObject read = listed(PositionDocument(), [](record::Archive& at, auto& each) {
    std::optional<record::EnteredPosition> entered;
    PositionFile::describe(at, 1, entered, each, completeCopy());
  });
  const QString other = difference(Plain(position).of(position), read, u"position"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

void tst_PyramidionSchemas::filesOfTheTestsFit() {
  const QStringList games = pyramidionIn(u"/tests/games"_s, u".jsonl"_s);
  QCOMPARE(games.size(), std::ssize(pyramidionGames()));
  QCOMPARE(test::schemaFindings(recordLines, games), QByteArray());
  const QStringList positions = pyramidionIn(u"/tests/positions"_s, u".json"_s);
  QVERIFY(positions.size() >= 3);
  QCOMPARE(test::schemaFindings(endDocument, positions), QByteArray());
  const QStringList editions = pyramidionIn(u"/tests/editions"_s, u".json"_s) +
                               pyramidionIn(u"/resources/editions"_s, u".json"_s);
  QVERIFY(editions.size() >= 2);
  QCOMPARE(test::schemaFindings(printedCopy, editions), QByteArray());
}

void tst_PyramidionSchemas::editionsThatCannotBeReadDoNotFit_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("by");
  QTest::newRow("a kind twice in a corner") << u"[\"wood\"]"_s << u"[\"wood\",\"wood\"]"_s;
  QTest::newRow("an unknown key") << u"\"revoltMarkers\""_s << u"\"markers\""_s;
  QTest::newRow("a number that is missing though needed")
      << u"{\"value\": 10, \"provenance\": \"assumed\""_s
      << u"{\"value\": null, \"provenance\": \"missing\""_s;
  QTest::newRow("a basic revolt") << u"{\"kind\":\"revolt\""_s
                                  << u"{\"kind\":\"revolt\",\"basic\":true"_s;
  QTest::newRow("a deity in the pile")
      << u"{\"kind\":\"deity\",\"basic\":true"_s << u"{\"kind\":\"deity\""_s;
  QTest::newRow("a marker without resources")
      << u"{\"value\":3,\"resources\":{\"camel\":1}}"_s << u"{\"value\":3}"_s;
  QTest::newRow("a number too large") << u"{\"influence\":5,"_s << u"{\"influence\":100,"_s;
}

void tst_PyramidionSchemas::editionsThatCannotBeReadDoNotFit() {
  QFETCH(QString, what);
  QFETCH(QString, by);
  QString text = QString::fromStdString(sourceText("editions/pyramidion-golden.json"));
  QVERIFY(text.contains(what));
  text.replace(text.indexOf(what), what.size(), by);
  QVERIFY(!readEdition(text.toStdString()));
  QVERIFY(!test::schemaFindingsIn(printedCopy, text.toUtf8()).isEmpty());
}

NILOMETER_TEST(tst_PyramidionSchemas)
#include "tst_pyramidion_schemas.moc"
