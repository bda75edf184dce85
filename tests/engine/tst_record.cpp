// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_fixture.h"

#include <QTest>

using namespace record_fixture;
using nilometer::table::Player;

/// Writing and reading records.
class tst_Record : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void writtenEntryReadsBackEqual_data();
  void writtenEntryReadsBackEqual();
  void defaultsAreNotWritten_data();
  void defaultsAreNotWritten();
  void writtenHeaderReadsBackEqual();
  void optionsOfTheProfileAreNotWritten();
  void writtenRecordReadsBackEqual();
  void entriesKeepTheirLine();
  void blankLinesAreSkippedButCounted();
  void lastLineNeedsNoLineEnd();
  void furtherCopyOfAStrengthCardIsKept();

private:
  Edition m_edition;
};

void tst_Record::initTestCase() {
  m_edition = bundledEdition();
  QVERIFY2(!m_edition.river.empty(), "the bundled edition must be readable");
}

void tst_Record::writtenEntryReadsBackEqual_data() {
  QTest::addColumn<RecordedEntry>("entry");
  const auto row = [](const char* name, Entry entry) {
    QTest::newRow(name) << RecordedEntry{std::move(entry), false, "", "", 0};
  };
  const auto fieldName = nameOf(m_edition, CardKind::fieldGreen);
  row("lay, no card named", LayOut{});
  LayOut some;
  some.cards[0] = fieldName;
  some.cards[3] = nameOf(m_edition, CardKind::quarry);
  row("lay, some cards named", some);
  row("ship", PlaceShip{.player = 1, .stop = 4});
  for (std::size_t stop = 0; stop < m_edition.river.size(); ++stop) {
    const auto name = "ship to stop " + std::to_string(stop);
    row(name.c_str(), PlaceShip{.player = 0, .stop = static_cast<std::uint8_t>(stop)});
  }

  void tst_Record::writtenEntryReadsBackEqual() {
    QFETCH(RecordedEntry, entry);
    const RecordHeader header = headerFor(m_edition);
    const std::string line = writeEntry(entry, header, m_edition);
    QCOMPARE(line.find('\n'), line.size() - 1);
    const auto read = readEntry(line, header, m_edition, 7);
    QVERIFY2(read, (line + errorText(read)).c_str());
    QVERIFY2(read->entry == entry.entry, line.c_str());
    QVERIFY2(*read == entry, line.c_str());
    QCOMPARE(read->line, 7);
    QVERIFY(isWithin(gameOf(header, m_edition), read->entry));
  }

  void tst_Record::defaultsAreNotWritten_data() {
    QTest::addColumn<RecordedEntry>("entry");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, Entry entry, const char* line) {
    QTest::newRow(name) << RecordedEntry{std::move(entry), false, "", "", 0}

void tst_Record::defaultsAreNotWritten() {
  QFETCH(RecordedEntry, entry);
  QFETCH(QByteArray, line);
  QCOMPARE(QByteArray::fromStdString(writeEntry(entry, headerFor(m_edition), m_edition)), line);
}

void tst_Record::writtenHeaderReadsBackEqual() {
  for (const Profile profile :
       {Profile::first, Profile::revised, Profile::online, Profile::tournament}) {
    RecordHeader header = headerFor(m_edition, 3);
    header.profile = profile;
    // Every option other than the profile has it.
    RuleOptions& options = header.options;
    options = optionsOf(profile);
    options.startingSphinxCard = !options.startingSphinxCard;
    options.mayPass = !options.mayPass;
    options.moreSphinxNeedsStone = !options.moreSphinxNeedsStone;
    options.leftoverCardTiming = options.leftoverCardTiming == LeftoverTiming::endOfSail
                                     ? LeftoverTiming::endOfRound
                                     : LeftoverTiming::endOfSail;
    options.doubleAtHeliopolis = true;
    options.anytimeInFinalScoring = !options.anytimeInFinalScoring;
    options.occupiedScope = options.occupiedScope == OccupiedScope::anySpace
                                ? OccupiedScope::roundSpaces
                                : OccupiedScope::anySpace;
    options.occupiedOwnLastShip = options.occupiedOwnLastShip == OwnLastShip::withUpstream
                                      ? OwnLastShip::no
                                      : OwnLastShip::withUpstream;
    options.improveTarget =
        options.improveTarget == ImproveTarget::any ? ImproveTarget::notGreen : ImproveTarget::any;
    options.reserveCardWithTwoPlayers = !options.reserveCardWithTwoPlayers;
    options.withoutMoreSphinxCard = true;
    options.withoutTenPercentCard = true;
    options.improveTiming = options.improveTiming == ImproveTiming::ownTurn
                                ? ImproveTiming::ownTurnOrFeeding
                                : ImproveTiming::ownTurn;
    options.seatBids = true;
    header.players[0].bid = 5;
    header.players[2].bid = 4;
    header.title = "A \"title\" with ümlaut, \\ and 日本";
    const auto read = readHeader(writeHeader(header));
    QVERIFY2(read, errorText(read).c_str());
    QVERIFY(*read == header);
  }

void tst_Record::optionsOfTheProfileAreNotWritten() {
  RecordHeader header = headerFor(m_edition, 2);
  header.profile = Profile::online;
  header.options = optionsOf(Profile::online);
  QVERIFY(writeHeader(header).find("options") == std::string::npos);
  header.options.mayPass = true;
  QVERIFY(writeHeader(header).find(R"("options":{"mayPass":true})") != std::string::npos);
}

void tst_Record::writtenRecordReadsBackEqual() {
  for (unsigned seed = 0; seed < 12; ++seed) {
    const auto profile = static_cast<Profile>(seed % 4);
    const GameRecord record = randomGame(m_edition, 2 + static_cast<int>(seed % 3), profile, seed);
    QVERIFY(record.entries.size() > 50);
    const std::string text = writeRecord(record, m_edition);
    const auto read = readRecord(text, m_edition);
    QVERIFY2(read, errorText(read).c_str());
    QVERIFY(*read == record);
    QCOMPARE(writeRecord(*read, m_edition), text);
    QVERIFY(stateAfter(*read, m_edition) == stateAfter(record, m_edition));
  }

void tst_Record::entriesKeepTheirLine() {
  const auto read =
      readRecord(headerLine(m_edition) + "{\"do\":\"lay\"}\n{\"do\":\"stones\"}\n", m_edition);
  QVERIFY(read);
  QCOMPARE(read->entries.size(), std::size_t{2});
  QCOMPARE(read->entries[0].line, 2);
  QCOMPARE(read->entries[1].line, 3);
}

void tst_Record::blankLinesAreSkippedButCounted() {
  const auto read =
      readRecord("\n  \r\n" + headerLine(m_edition) + "\n\t\n{\"do\":\"lay\"}\r\n\n", m_edition);
  QVERIFY(read);
  QCOMPARE(read->entries.size(), std::size_t{1});
  QCOMPARE(read->entries[0].line, 6);
}

void tst_Record::lastLineNeedsNoLineEnd() {
  const auto whole = readRecord(headerLine(m_edition) + R"({"do":"lay"})", m_edition);
  QVERIFY(whole);
  QCOMPARE(whole->entries.size(), std::size_t{1});
  const auto cut = readRecord(headerLine(m_edition) + R"({"do":"lay")", m_edition);
  QVERIFY(!cut);
  QCOMPARE(cut.error().fault, ReadFault::cutOff);
  QCOMPARE(cut.error().line, 2);
}

void tst_Record::furtherCopyOfAStrengthCardIsKept() {
  Edition edition = m_edition;
  const CardSet strength = edition.kind(CardKind::strength);
  std::vector<int> cards;
  for (const int card : Bits(strength)) cards.push_back(card);
  QVERIFY(cards.size() >= 2);
  // Two cards that look alike.
  edition.nileCards[static_cast<std::size_t>(cards[1])].name =
      edition.nileCards[static_cast<std::size_t>(cards[0])].name;
  const RecordHeader header = headerFor(edition);
  for (const CardSet played : {cardBit(cards[0]), cardBit(cards[1]), strength}) {
    const RecordedEntry entry{Build{.player = 0, .strengthCards = played, .market = {}}, false, "",
                              "", 0};
    const std::string line = writeEntry(entry, header, edition);
    const auto read = readEntry(line, header, edition);
    QVERIFY2(read && *read == entry, line.c_str());
  }

QTEST_GUILESS_MAIN(tst_Record)
#include "tst_record.moc"
