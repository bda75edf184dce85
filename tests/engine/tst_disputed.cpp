// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in a record about an entry that the table does not agree about.
#include "record_fixture.h"
#include "test_program.h"
#include "tests/run_program.h"

#include "engine/egizia/file/public_copy.h"
#include "engine/record/disputes.h"
#include "engine/record/line_sums.h"

#include <QTest>

using namespace record_fixture;
using Dispute = nilometer::record::Dispute<Rules>;
using OtherWay = nilometer::record::OtherWay<Rules>;

namespace {

/// Random games with an odd seed name Sphinx cards as soon as they are drawn.
constexpr unsigned namingEarly = 1;

std::string entryWith(const std::string& disputed) {
  return R"({"do":"ship","player":"red","at":"edfu","disputed":)" + disputed + "}";
}

} // namespace

class tst_Disputed : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { m_edition = bundledEdition(); }
  void wholeDisputeIsRead();
  void boundsAreKept_data();
  void boundsAreKept();
  void fitsTheSchema();
  void newestFormatIsReadWithSumsAndWithout();
  void damageIsNoticedInTheNewestFormat();
  void otherWayNamesNoHiddenCardInThePublicCopy();
  void otherWayThatCannotBeSaidOnOtherValuesTakesNoEntryAlong();

private:
  [[nodiscard]] Result<RecordedEntry> read(const std::string& line) const {
    return readEntry(line, headerFor(m_edition), m_edition);
  }
  Edition m_edition;
};

void tst_Disputed::wholeDisputeIsRead() {
  const auto entry = read(entryWith(
      R"({"note":"Ben says Thebae","otherwise":{"do":"ship","player":"red","at":"thebae","anyway":true,"reason":"agreed"}})"));
  QVERIFY2(entry, errorText(entry).c_str());
  QVERIFY(entry->dispute);
  QCOMPARE(entry->dispute->note, std::string("Ben says Thebae"));
  const OtherWay& other = *entry->dispute->otherwise;
  QCOMPARE(other.reason, std::string("agreed"));
  QVERIFY(other.anyway);
  const auto* ship = std::get_if<PlaceShip>(&*other.entry);
  QVERIFY(ship != nullptr);
  QCOMPARE(int{ship->stop}, int{stopOf(m_edition, StopKind::round, 1)});
  const auto removed = read(entryWith(R"({"otherwise":"removed"})"));
  QVERIFY(removed);
  QVERIFY(removed->dispute->otherwise && !removed->dispute->otherwise->entry);
}

void tst_Disputed::boundsAreKept_data() {
  QTest::addColumn<QString>("disputed");
  QTest::addColumn<int>("fault");
  constexpr int fine = -1;
  const auto row = [](const char* name, const QString& disputed, auto fault) {
    QTest::newRow(name) << disputed << static_cast<int>(fault);
  };
  const QString note = QStringLiteral(R"({"note":"%1"})");
  row("shortest note", note.arg(u'a'), fine);
  row("longest note", note.arg(QString(500, u'ü')), fine);
  row("note too long", note.arg(QString(501, u'ü')), ReadFault::outOfRange);
  row("empty note", note.arg(QString()), ReadFault::outOfRange);
  row("line end in the note", note.arg(QStringLiteral("\\n")), ReadFault::outOfRange);
  row("neither note nor other way", QStringLiteral("{}"), ReadFault::missingKey);
  row("nothing", QStringLiteral("null"), ReadFault::wrongType);
  row("only said to be so", QStringLiteral("true"), ReadFault::wrongType);
  row("another word", QStringLiteral(R"({"otherwise":"gone"})"), ReadFault::unknownId);
  row("another key", QStringLiteral(R"({"note":"a","by":"Ben"})"), ReadFault::unknownKey);
  row("disputed other way",
      QStringLiteral(R"({"otherwise":{"do":"stones","disputed":{"note":"a"}}})"),
      ReadFault::unknownKey);
  row("other way with a time",
      QStringLiteral(R"({"otherwise":{"do":"stones","time":"2026-11-21T20:15:00Z"}})"),
      ReadFault::unknownKey);
  row("other way of no kind", QStringLiteral(R"({"otherwise":{"do":"dance"}})"),
      ReadFault::unknownId);
  row("correction that says why",
      QStringLiteral(R"({"otherwise":{"do":"correct","what":"points","player":"red","value":12,)"
                     R"("reason":"counted"}})"),
      fine);
  row("correction that does not",
      QStringLiteral(R"({"otherwise":{"do":"correct","what":"points","player":"red","value":12}})"),
      ReadFault::missingKey);
}

void tst_Disputed::boundsAreKept() {
  QFETCH(const QString, disputed);
  QFETCH(const int, fault);
  const auto entry = read(entryWith(disputed.toStdString()));
  QCOMPARE(entry ? -1 : static_cast<int>(entry.error().fault), fault);
  if (!entry) return;
  // What is written is read again.
  const auto again = read(writeEntry(*entry, headerFor(m_edition), m_edition));
  QVERIFY(again && *again == *entry);
}

void tst_Disputed::fitsTheSchema() {
  GameRecord record = randomGame(m_edition, 3, Profile::revised, namingEarly);
  record.entries[3].dispute = Dispute{.note = "“Ü”", .otherwise = {}};
  record.entries[4].dispute = Dispute{.note = {}, .otherwise = OtherWay()};
  for (std::size_t i = 5; i < record.entries.size(); ++i) {
    OtherWay other;
    other.entry = record.entries[i - 1].entry;
    other.anyway = true;
    record.entries[i].dispute = Dispute{.note = "otherwise", .otherwise = other};
  }
  for (const std::string& text : {writeRecord(record, m_edition),
                                  nilometer::record::withSums(writeRecord(record, m_edition))}) {
    QCOMPARE(nilometer::test::schemaFindingsIn(QStringLiteral("record.schema.json"),
                                               QByteArray::fromStdString(text)),
             QByteArray());
  }
}

void tst_Disputed::newestFormatIsReadWithSumsAndWithout() {
  GameRecord record = randomGame(m_edition, 2, Profile::online, 2);
  record.entries.back().dispute = Dispute{.note = "late", .otherwise = {}};
  const std::string plain = writeRecord(record, m_edition);
  QVERIFY(plain.find("\"format\":3,") < plain.find('\n'));
  const std::string summed = nilometer::record::withSums(plain);
  QVERIFY(summed.find("\"format\":3,") < summed.find('\n'));
  for (const std::string& text : {plain, summed}) {
    const auto again = readRecord(text, m_edition);
    QVERIFY2(again, errorText(again).c_str());
    QVERIFY(*again == record);
  }
  // Settled, it is what any program reads.
  record.entries.back().dispute.reset();
  QVERIFY(writeRecord(record, m_edition).find("\"format\":1,") < plain.find('\n'));
}

void tst_Disputed::damageIsNoticedInTheNewestFormat() {
  GameRecord record = randomGame(m_edition, 2, Profile::revised, 4);
  record.entries[7].dispute = Dispute{.note = "counted 5, not 6", .otherwise = {}};
  const std::string summed = nilometer::record::withSums(writeRecord(record, m_edition));
  std::string changed = summed;
  changed.replace(changed.find("not 6"), 5, "not 7");
  const auto read = readRecord(changed, m_edition);
  QVERIFY(!read);
  QCOMPARE(read.error().fault, ReadFault::wrongSum);
  QCOMPARE(read.error().line, 9);
  // A first line that has lost its sum makes no other game of it.
  std::string lost = summed;
  lost.erase(lost.find(",\"sum\":"), nilometer::record::sumBytes);
  QVERIFY(!readRecord(lost, m_edition));
}

void tst_Disputed::otherWayNamesNoHiddenCardInThePublicCopy() {
  GameRecord record = randomGame(m_edition, 3, Profile::revised, namingEarly);
  std::vector<RecordedEntry> naming;
  for (const RecordedEntry& entry : record.entries) {
    const auto* build = std::get_if<Build>(&entry.entry);
    if (build != nullptr && build->keptCards != 0) naming.push_back(entry);
    if (std::holds_alternative<FinalScore>(entry.entry)) naming.push_back(entry);
  }
  QVERIFY(naming.size() >= 3);
  record.entries.resize(20);
  for (std::size_t i = 0; i < std::min(naming.size(), record.entries.size()); ++i) {
    OtherWay other;
    other.entry = naming[i].entry;
    record.entries[i].dispute =
        Dispute{.note = i % 2 == 0 ? "why" : "", .otherwise = std::move(other)};
  }
  NameSphinxCards names;
  names.player = 1;
  names.cards = 0b11;
  OtherWay other;
  other.entry = names;
  record.entries[19].dispute = Dispute{.note = {}, .otherwise = std::move(other)};
  const std::string open = writeRecord(publicCopy(record, m_edition), m_edition);
  const std::string whole = writeRecord(record, m_edition);
  int named = 0;
  for (const SphinxCard& card : m_edition.sphinxCards) {
    const std::string id = '"' + card.id + '"';
    named += whole.find(id) != std::string::npos ? 1 : 0;
    QVERIFY2(open.find(id) == std::string::npos, open.c_str());
  }
  QVERIFY(named > 1);
  QVERIFY(readRecord(open, m_edition));
}

void tst_Disputed::otherWayThatCannotBeSaidOnOtherValuesTakesNoEntryAlong() {
  GameRecord record = randomGame(m_edition, 2, Profile::revised, 6);
  const auto otherWay =
      read(R"({"do":"name-card","at":"C1","card":"quarry-2","disputed":{"otherwise":"removed"}})");
  QVERIFY2(otherWay, errorText(otherWay).c_str());
  OtherWay other;
  other.entry = otherWay->entry;
  record.entries[0].dispute = Dispute{.note = "a note", .otherwise = other};
  record.entries[1].dispute = Dispute{.note = {}, .otherwise = other};
  Edition renamed = m_edition;
  for (std::string& name : renamed.cardNames) {
    if (name == "quarry-2") name = "quarry-two";
  }
  const auto same = nilometer::record::restated<Rules>(record.entries[0], record.header, m_edition,
                                                       record.header, renamed);
  QVERIFY2(same, errorText(same).c_str());
  QCOMPARE(same->dispute->note, std::string("a note"));
  QVERIFY(!same->dispute->otherwise);
  const auto bare = nilometer::record::restated<Rules>(record.entries[1], record.header, m_edition,
                                                       record.header, renamed);
  QVERIFY(bare && !bare->dispute);
}

NILOMETER_TEST(tst_Disputed)
#include "tst_disputed.moc"
