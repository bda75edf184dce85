// SPDX-License-Identifier: GPL-3.0-or-later
// The schemas that come with the program say the same as the descriptions that files are read and
// written by: the same keys, needed or not, with the same bounds and words.
#include "schema_said.h"
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/support.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_document.h"
#include "engine/record/described.h"

#include <QMap>

#include <variant>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace schemas;
using namespace Qt::Literals::StringLiterals;

namespace {

template <std::size_t kind = 0> Entry entryOfKind(std::size_t index) {
  if constexpr (kind + 1 < std::variant_size_v<Entry>) {
    if (index != kind) return entryOfKind<kind + 1>(index);
  }
  return Entry(std::in_place_index<kind>);
}

} // namespace

class tst_schemas : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase();
  void headerOfARecordIsAsItIsRead();
  void everyEntryOfARecordIsAsItIsRead_data();
  void everyEntryOfARecordIsAsItIsRead();
  void endPositionIsAsItIsRead();
  void whatIsBeingEnteredIsAsItIsRead();

private:
  [[nodiscard]] QJsonObject listedEntry(const Entry& entry) const;
  void compareEntry(const QJsonObject& read, const QString& name, const QString& key);

  const Edition& m_edition = test::rulesEdition();
  RecordHeader m_header;
  QJsonObject m_record;
  QJsonObject m_position;
  QMap<QString, QStringList> m_seen; ///< variants of an entry by its name
};

void tst_schemas::initTestCase() {
  m_header = test::randomHeader(m_edition, Profile::revised, maxPlayers);
  m_record = shippedSchema(u"record.schema.json"_s);
  m_position = shippedSchema(u"position.schema.json"_s);
  QVERIFY(!m_record.isEmpty() && !m_position.isEmpty());
}

void tst_schemas::headerOfARecordIsAsItIsRead() {
  const QJsonObject read =
      listed(m_header, [](record::Archive& at, RecordHeader& each) { record::describe(at, each); });
  const QJsonObject header = headerIn(m_record, read);
  const QString other = difference(header, read, u"header"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

/// The entries of each kind in all variants that have keys of their own.
void tst_schemas::everyEntryOfARecordIsAsItIsRead_data() {
  QTest::addColumn<int>("kind");
  for (std::size_t i = 0; i < entryNames.size(); ++i) {
    QTest::newRow(entryNames[i].data()) << static_cast<int>(i);
  }
}

QJsonObject tst_schemas::listedEntry(const Entry& entry) const {
  RecordedEntry line;
  line.entry = entry;
  return listed(line, [this](record::Archive& at, RecordedEntry& each) {
    record::describe(at, each, m_header, m_edition);
  });
}

/// `key` tells the variants apart; empty: there is one, or they differ in their keys.
void tst_schemas::compareEntry(const QJsonObject& read, const QString& name, const QString& key) {
  const QJsonObject all = Plain(m_record).of(definition(m_record, u"entry-"_s + name));
  const QJsonArray variants = all.contains(u"oneOf") ? all[u"oneOf"].toArray() : QJsonArray{all};
  const QJsonValue word = read[u"properties"][key][u"enum"][0];
  for (const QJsonValue each : variants) {
    QJsonObject variant = each.toObject();
    QJsonObject keys = variant.value(u"properties"_s).toObject();
    if (key.isEmpty()) {
      if (keys.keys() != read[u"properties"].toObject().keys()) continue;
    } else {
      if (!keys.value(key)[u"enum"].toArray().contains(word)) continue;
      keys[key] = QJsonObject{{u"enum"_s, QJsonArray{word}}};
      variant[u"properties"_s] = keys;
    }
    m_seen[name] += word.toString();
    const QString other = difference(variant, read, name + u' ' + word.toString());
    QVERIFY2(other.isEmpty(), qPrintable(other));
    return;
  }
  const QString keys = read[u"properties"].toObject().keys().join(u' ');
  QFAIL(qPrintable(QString(name + u": the schema has no variant with these keys: "_s + keys)));
}

void tst_schemas::everyEntryOfARecordIsAsItIsRead() {
  QFETCH(const int, kind);
  const QString name = QString::fromLatin1(entryNames[static_cast<std::size_t>(kind)].data());
  const QJsonObject entry = definition(m_record, u"entry"_s);
  QCOMPARE(entry[u"properties"][u"do"][u"enum"][kind].toString(), name);
  QCOMPARE(entry[u"allOf"][kind][u"if"][u"properties"][u"do"][u"const"].toString(), name);
  QCOMPARE(entry[u"allOf"][kind][u"then"][u"$ref"].toString(), u"#/definitions/entry-"_s + name);
  const auto index = static_cast<std::size_t>(kind);
  if (index == Entry(PlayCard()).index()) {
    for (const PlayedCardName& card : playedCards) {
      compareEntry(listedEntry(PlayCard{.player = 0, .kind = card.kind}), name, u"card"_s);
    }
    QCOMPARE(m_seen[name].size(), qsizetype(playedCards.size()));
  } else if (index == Entry(Correct()).index()) {
    for (std::size_t what = 0; what < correctableNames.size(); ++what) {
      compareEntry(listedEntry(Correct{.what = static_cast<Correctable>(what)}), name, u"what"_s);
    }
  } else if (index == Entry(Feed()).index()) {
    // Whether a player is named tells the two ways apart.
    Feed one;
    one.only = 0;
    QJsonObject ofOne = listedEntry(one);
    ofOne[u"required"_s] = QJsonArray{u"do"_s, u"player"_s};
    compareEntry(ofOne, name, {});
    QJsonObject ofAll = listedEntry(Feed());
    QJsonObject keys = ofAll.value(u"properties"_s).toObject();
    keys.remove(u"player"_s);
    ofAll[u"properties"_s] = keys;
    compareEntry(ofAll, name, {});
  } else {
    compareEntry(listedEntry(entryOfKind(index)), name, {});
  }
}

void tst_schemas::endPositionIsAsItIsRead() {
  QJsonObject document = Plain(m_position).of(m_position);
  // What is complete need not be there while it is being entered.
  QJsonArray needed = document.value(u"required"_s).toArray();
  const QJsonArray ways = document.take(u"anyOf"_s).toArray();
  QCOMPARE(ways.size(), 2);
  for (const QJsonValue key : ways[0][u"required"].toArray()) needed += key;
  document[u"required"_s] = needed;
  QJsonObject keys = document.value(u"properties"_s).toObject();
  QVERIFY(!keys.take(u"entered"_s).isUndefined());
  document[u"properties"_s] = keys;
  const QJsonObject read =
      listed(PositionDocument(), [this](record::Archive& at, PositionDocument& each) {
        int format = 1;
        record::describe(at, {"position", record::positionKind, positionFormatVersion},
                         {Rules::id, record::GameNamed::notAlways}, format);
        describe(at, each, m_edition, Unsaid::allowed);
      });
  const QString other = difference(Plain({}).of(document), read, u"position"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

void tst_schemas::whatIsBeingEnteredIsAsItIsRead() {
  const QJsonObject entered = Plain(m_position).of(definition(m_position, u"entered"_s));
  const QJsonObject read =
      listed(EnteredPosition(), [this](record::Archive& at, EnteredPosition& each) {
        describe(at, each, Position::Stage::open, m_edition);
      });
  const QString other = difference(entered, read, u"entered"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

NILOMETER_TEST(tst_schemas)
#include "tst_schemas.moc"
