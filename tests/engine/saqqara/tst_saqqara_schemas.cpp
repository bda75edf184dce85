// SPDX-License-Identifier: GPL-3.0-or-later
// The schemas of Saqqara's files say the same as the descriptions that they are read and written
// by, and an outside validator takes the files of the tests and refuses what the readers refuse.
#include "engine/schema_said.h"
#include "run_program.h"
#include "saqqara_games.h"
#include "test_program.h"

#include "engine/record/described.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/file/position.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;
using namespace schemas;

namespace {

const QString recordSchema = u"record-saqqara.schema.json"_s;
const QString positionSchema = u"position-saqqara.schema.json"_s;
const QString editionSchema = u"edition-saqqara.schema.json"_s;

template <std::size_t kind = 0> Entry saqqaraEntry(std::size_t index) {
  if constexpr (kind + 1 < std::variant_size_v<Entry>) {
    if (index != kind) return saqqaraEntry<kind + 1>(index);
  }
  return Entry(std::in_place_index<kind>);
}

/// The entries of a kind in all variants that have keys of their own.
std::vector<Entry> variantsOf(std::size_t kind) {
  const Entry entry = saqqaraEntry(kind);
  std::vector<Entry> variants;
  if (std::holds_alternative<Convert>(entry)) {
    for (std::size_t how = 0; how < exchangeNames.size(); ++how) {
      variants.emplace_back(Convert{.how = static_cast<Exchange>(how)});
    }
  } else if (std::holds_alternative<saqqara::Tell>(entry)) {
    for (std::size_t what = 0; what < toldNames.size(); ++what) {
      variants.emplace_back(telling(static_cast<Told>(what), Pyramid::trade, 1, 1));
    }
  } else if (std::holds_alternative<Correct>(entry)) {
    for (std::size_t what = 0; what < correctables.size(); ++what) {
      variants.emplace_back(Correct{.what = static_cast<Correctable>(what)});
    }
  } else {
    variants.push_back(entry);
  }
  return variants;
}

QStringList filesIn(const QString& folder, const QString& pattern) {
  const QDir directory(QStringLiteral(NILOMETER_SOURCE_DIR) + folder);
  QStringList files;
  for (const QString& name : directory.entryList({pattern})) files += directory.filePath(name);
  return files;
}

} // namespace

class tst_SaqqaraSchemas : public QObject {
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
  RecordHeader m_header;
  QJsonObject m_record = shippedSchema(recordSchema);
};

void tst_SaqqaraSchemas::initTestCase() {
  QVERIFY(!m_record.isEmpty());
  m_header.players.resize(maxPlayers);
  for (std::size_t i = 0; i < maxPlayers; ++i) {
    m_header.players[i].colour = std::string(playerColours[i]);
  }
}

void tst_SaqqaraSchemas::headerOfARecordIsAsItIsRead() {
  const QJsonObject read =
      listed(m_header, [](record::Archive& at, RecordHeader& each) { record::describe(at, each); });
  const QString other = difference(headerIn(m_record, read), read, u"header"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

void tst_SaqqaraSchemas::everyEntryOfARecordIsAsItIsRead_data() {
  QTest::addColumn<int>("kind");
  for (std::size_t i = 0; i < entryNames.size(); ++i) {
    QTest::newRow(entryNames[i].data()) << static_cast<int>(i);
  }
}

void tst_SaqqaraSchemas::everyEntryOfARecordIsAsItIsRead() {
  QFETCH(const int, kind);
  const QString name = wordOf(entryNames[static_cast<std::size_t>(kind)]);
  const QJsonObject entry = definition(m_record, u"entry"_s);
  QCOMPARE(entry[u"properties"][u"do"][u"enum"][kind].toString(), name);
  QCOMPARE(entry[u"allOf"][kind][u"if"][u"properties"][u"do"][u"const"].toString(), name);
  QCOMPARE(entry[u"allOf"][kind][u"then"][u"$ref"].toString(), u"#/definitions/entry-"_s + name);
  const QJsonObject said = Plain(m_record).of(definition(m_record, u"entry-"_s + name));
  const QJsonArray all = said.contains(u"oneOf") ? said[u"oneOf"].toArray() : QJsonArray{said};
  const std::vector<Entry> variants = variantsOf(static_cast<std::size_t>(kind));
  QCOMPARE(all.size(), std::ssize(variants));
  for (qsizetype i = 0; i < all.size(); ++i) {
    RecordedEntry line;
    line.entry = variants[static_cast<std::size_t>(i)];
    const QJsonObject read = listed(line, [this](record::Archive& at, RecordedEntry& each) {
      record::describe(at, each, m_header, completeEdition());
    });
    const QString other = difference(all[i], read, name);
    QVERIFY2(other.isEmpty(), qPrintable(other));
  }
}

void tst_SaqqaraSchemas::endPositionIsAsItIsRead() {
  const QJsonObject position = shippedSchema(positionSchema);
  const QJsonObject read = listed(PositionDocument(), [](record::Archive& at, auto& each) {
    std::optional<record::EnteredPosition> entered;
    PositionFile::describe(at, 1, entered, each, completeEdition());
  });
  const QString other = difference(Plain(position).of(position), read, u"position"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

void tst_SaqqaraSchemas::filesOfTheTestsFit() {
  const QStringList games = filesIn(u"/tests/games"_s, u"saqqara-*.jsonl"_s) +
                            filesIn(u"/tests/engine/saqqara/games"_s, u"*.jsonl"_s);
  QVERIFY(games.size() >= 8);
  QCOMPARE(test::schemaFindings(recordSchema, games), QByteArray());
  const QStringList positions = filesIn(u"/tests/positions"_s, u"saqqara-*.json"_s);
  QVERIFY(positions.size() >= 3);
  QCOMPARE(test::schemaFindings(positionSchema, positions), QByteArray());
  const QStringList editions = filesIn(u"/tests/editions"_s, u"saqqara-*.json"_s) +
                               filesIn(u"/resources/editions"_s, u"saqqara-*.json"_s);
  QVERIFY(editions.size() >= 2);
  QCOMPARE(test::schemaFindings(editionSchema, editions), QByteArray());
}

void tst_SaqqaraSchemas::editionsThatCannotBeReadDoNotFit_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("by");
  QTest::newRow("less gold than at the start")
      << u"\"gold\": {\"value\": 40"_s << u"\"gold\": {\"value\": 14"_s;
  QTest::newRow("a warehouse twice") << u"[\"fish\",\"linen\""_s << u"[\"fish\",\"fish\""_s;
  QTest::newRow("an unknown key") << u"\"nileLast\""_s << u"\"nileEnd\""_s;
  QTest::newRow("a number that is missing though needed")
      << u"\"beggar\": {\"value\": 0, \"provenance\": \"assumed\""_s
      << u"\"beggar\": {\"value\": null, \"provenance\": \"missing\""_s;
  QTest::newRow("gold on a market card")
      << u"\"kind\":\"goods\",\"good\":\"fish\""_s << u"\"kind\":\"goods\",\"good\":\"gold\""_s;
  QTest::newRow("a number too large")
      << u"\"vp\": {\"value\": 1,"_s << u"\"vp\": {\"value\": 100,"_s;
}

void tst_SaqqaraSchemas::editionsThatCannotBeReadDoNotFit() {
  QFETCH(QString, what);
  QFETCH(QString, by);
  QString text = QString::fromStdString(sourceText("editions/saqqara-golden.json"));
  QVERIFY(text.contains(what));
  text.replace(text.indexOf(what), what.size(), by);
  QVERIFY(!readEdition(text.toStdString()));
  QVERIFY(!test::schemaFindingsIn(editionSchema, text.toUtf8()).isEmpty());
}

NILOMETER_TEST(tst_SaqqaraSchemas)
#include "tst_saqqara_schemas.moc"
