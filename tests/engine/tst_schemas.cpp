// SPDX-License-Identifier: GPL-3.0-or-later
// The schemas that come with the program say the same as the descriptions that files are read and
// written by: the same keys, needed or not, with the same bounds and words.
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/support.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_text.h"
#include "engine/record/described.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <variant>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace Qt::Literals::StringLiterals;

namespace {

/// One way to say each thing, so that two schemas can be compared.
class Plain {
public:
  explicit Plain(const QJsonObject& root) : m_definitions(root[u"definitions"].toObject()) {}

  [[nodiscard]] QJsonValue of(const QJsonValue& value) const {
    if (value.isArray()) {
      QJsonArray all;
      for (const QJsonValue each : value.toArray()) all += of(each);
      return all;
    }
    return value.isObject() ? QJsonValue(of(value.toObject())) : value;
  }
  [[nodiscard]] QJsonObject of(QJsonObject schema) const {
    for (const QString& said : {u"description"_s, u"$schema"_s, u"$id"_s, u"title"_s}) {
      if (schema.value(said).isString()) schema.remove(said);
    }
    schema.remove(u"definitions"_s);
    if (schema.contains(u"$ref")) {
      const QString name = schema.value(u"$ref"_s).toString().section(u'/', -1);
      return of(m_definitions.value(name).toObject());
    }
    if (schema.contains(u"allOf")) {
      QJsonObject whole;
      for (const QJsonValue each : schema.value(u"allOf"_s).toArray()) {
        const QJsonObject part = of(each.toObject());
        for (auto it = part.begin(); it != part.end(); ++it) whole[it.key()] = it.value();
      }
      return whole;
    }
    if (schema.contains(u"properties")) return object(schema);
    if (schema.contains(u"const")) schema = {{u"enum"_s, QJsonArray{schema.value(u"const"_s)}}};
    if (schema.value(u"minLength"_s).toInt() == 0) schema.remove(u"minLength"_s);
    if (schema.contains(u"enum")) return ofWords(schema.value(u"enum"_s).toArray());
    for (auto it = schema.begin(); it != schema.end(); ++it) it.value() = of(it.value());
    return schema;
  }

private:
  /// Versions stand there as a list of numbers, or as a range.
  static QJsonObject ofWords(const QJsonArray& words) {
    if (!words.first().isDouble()) return {{u"enum"_s, words}};
    return {{u"type"_s, u"integer"_s}, {u"minimum"_s, words.first()}, {u"maximum"_s, words.last()}};
  }
  [[nodiscard]] QJsonObject object(QJsonObject schema) const {
    QJsonObject keys = schema.value(u"properties"_s).toObject();
    keys.remove(u"sum"_s); // of the line, not of what it says (record::LineSums)
    // Another entry, which is compared by itself: what it says would never end.
    if (keys.contains(u"otherwise")) keys[u"otherwise"_s] = true;
    for (auto it = keys.begin(); it != keys.end(); ++it) it.value() = of(it.value());
    QStringList needed;
    for (const QJsonValue key : schema.value(u"required"_s).toArray()) needed += key.toString();
    needed.sort();
    schema[u"properties"_s] = keys;
    schema[u"required"_s] = QJsonArray::fromStringList(needed);
    return schema;
  }

  QJsonObject m_definitions;
};

QJsonObject shipped(const QString& name) {
  const QString path = QStringLiteral(NILOMETER_SOURCE_DIR "/resources/schemas/") + name;
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                        : QJsonObject();
}

QJsonObject definition(const QJsonObject& schema, const QString& name) {
  return schema.value(u"definitions"_s).toObject().value(name).toObject();
}

/// The first place where they differ, or nothing.
QString difference(const QJsonValue& is, const QJsonValue& shouldBe, const QString& where) {
  if (is == shouldBe) return {};
  if (is.isObject() && shouldBe.isObject()) {
    const QJsonObject one = is.toObject();
    const QJsonObject other = shouldBe.toObject();
    for (const QString& key : one.keys() + other.keys()) {
      const QString found = difference(one[key], other[key], where + u'/' + key);
      if (!found.isEmpty()) return found;
    }
  }
  const auto said = [](const QJsonValue& value) {
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
  };
  return where + u": the schema says "_s + said(is) + u", the description "_s + said(shouldBe) +
         u"; put right the one that is wrong"_s;
}

template <std::size_t kind = 0> Entry entryOfKind(std::size_t index) {
  if constexpr (kind + 1 < std::variant_size_v<Entry>) {
    if (index != kind) return entryOfKind<kind + 1>(index);
  }
  return Entry(std::in_place_index<kind>);
}

/// What a description lists for that thing.
template <class T, class Describe> QJsonObject listed(T thing, const Describe& describe) {
  record::JsonText out;
  record::writeSchema(out, thing, describe);
  return Plain({}).of(QJsonDocument::fromJson(QByteArray::fromStdString(out.take())).object());
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
  m_record = shipped(u"record.schema.json"_s);
  m_position = shipped(u"position.schema.json"_s);
  QVERIFY(!m_record.isEmpty() && !m_position.isEmpty());
}

void tst_schemas::headerOfARecordIsAsItIsRead() {
  QJsonObject header = Plain(m_record).of(definition(m_record, u"header"_s));
  const QJsonObject read =
      listed(m_header, [](record::Archive& at, RecordHeader& each) { record::describe(at, each); });
  // Any text is read as a checksum; those of the game are of this form.
  QJsonObject keys = header.value(u"properties"_s).toObject();
  QJsonObject name = keys.value(u"edition"_s).toObject();
  QJsonObject ofName = name.value(u"properties"_s).toObject();
  QCOMPARE(ofName.value(u"checksum"_s)[u"pattern"].toString(), u"^sha256:[0-9a-f]{64}$"_s);
  ofName[u"checksum"_s] = read[u"properties"][u"edition"][u"properties"][u"checksum"];
  name[u"properties"_s] = ofName;
  keys[u"edition"_s] = name;
  header[u"properties"_s] = keys;
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
        describe(at, each, m_edition);
      });
  const QString other = difference(Plain({}).of(document), read, u"position"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

void tst_schemas::whatIsBeingEnteredIsAsItIsRead() {
  const QJsonObject entered = Plain(m_position).of(definition(m_position, u"entered"_s));
  const QJsonObject read =
      listed(PositionEntered(),
             [this](record::Archive& at, PositionEntered& each) { describe(at, each, m_edition); });
  const QString other = difference(entered, read, u"entered"_s);
  QVERIFY2(other.isEmpty(), qPrintable(other));
}

NILOMETER_TEST(tst_schemas)
#include "tst_schemas.moc"
