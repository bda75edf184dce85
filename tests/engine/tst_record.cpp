// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_fixture.h"
#include "test_program.h"

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
  void writtenCorrectionReadsBackEqual_data();
  void writtenCorrectionReadsBackEqual();
  void defaultsAreNotWritten_data();
  void defaultsAreNotWritten();
  void writtenHeaderReadsBackEqual();
  void optionsOfTheProfileAreNotWritten();
  void writtenRecordReadsBackEqual();
  void entriesKeepTheirLine();
  void blankLinesAreSkippedButCounted();
  void lastLineNeedsNoLineEnd();
  void furtherCopyOfAStrengthCardIsKept();
  void recordBringsItsPrintedValuesAlong();
  void printedValuesOfAnotherRecordAreRefused();
  void lineOfPrintedValuesHasItsLimit();

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
  row("ship, everything", PlaceShip{.player = 3,
                                    .stop = 1,
                                    .space = 2,
                                    .card = fieldName,
                                    .doubled = true,
                                    .second = true,
                                    .choices = {{Crew::joker, Crew::joker}, 2, Ring::left}});
  row("ship, reserve", PlaceShip{.player = 2, .stop = 5, .space = reserveSpace});
  row("ship, one crew", PlaceShip{.player = 2, .stop = 5, .choices = {{Crew::yellow}, 1, {}}});
  row("pass", Pass{2});
  row("leftover, declined", TakeLeftover{.player = 1, .stop = {}});
  row("leftover, everything", TakeLeftover{.player = 1,
                                           .stop = stopOf(m_edition, StopKind::card, 2),
                                           .card = nameOf(m_edition, CardKind::crewsChoice),
                                           .choices = {{Crew::black, Crew::blue}, 2, Ring::right}});
  row("feed, all", Feed{});
  FeedHelp help{.grain4 = true,
                .stones = 3,
                .improve = {{{fieldName, 2}, {std::nullopt, 1}}},
                .improveCount = 2};
  Feed all;
  all.help[1] = help;
  all.help[2].stones = 255;
  row("feed, all with help", all);
  row("feed, one", Feed{.only = 2});
  Feed one{.only = 1};
  one.help[1] = help;
  row("feed, one with help", one);
  one.help[3].grain4 = true;
  row("feed, one with help of another", one);
  row("stones", ProduceStones{});
  row("build, bare", Build{.player = 1, .market = {}});
  Build sphinx{
      .player = 1, .site = Site::sphinx, .crews = 0b1111, .draw = 3, .unpaid = 2, .market = {}};
  sphinx.strengthCards = m_edition.kind(CardKind::strength);
  sphinx.kept = 2;
  sphinx.keptCards = 0b10;
  row("build, Sphinx", sphinx);
  sphinx.kept = 0;
  row("build, Sphinx, fewer kept than named", sphinx);
  Build obelisk{
      .player = 2, .site = Site::obelisk, .crews = 0b1000, .reserveCard = true, .market = {}};
  obelisk.spaces[0] = m_edition.plan(Building::obelisk).spaces();
  obelisk.spaces[1] = 0b101;
  obelisk.opened = {4, 0, 6};
  obelisk.openedCount = 3;
  obelisk.market = Market::grain;
  row("build, obelisk and tombs", obelisk);
  Build pyramid{.player = 0, .site = Site::pyramid, .crews = 0b1, .market = {}};
  pyramid.spaces[2] = m_edition.plan(Building::pyramid).spaces();
  pyramid.spaces[3] = m_edition.plan(Building::temple).spaces();
  pyramid.market = Market::stone;
  row("build, every space of pyramid and temple", pyramid);
  row("decline", DeclineBuild{3, Site::pyramid});
  row("bonus", ScoreParticipation{});
  row("order", SetOrder{});
  row("play, first", PlayCard{.player = 1, .kind = CardKind::first});
  row("play, stones6", PlayCard{.player = 1, .kind = CardKind::stones6});
  row("play, sell10", PlayCard{.player = 1, .kind = CardKind::sell10, .amount = 10});
  row("play, crew-step", PlayCard{.player = 1, .kind = CardKind::crewStep, .crew = Crew::joker});
  row("play, paid-crew-step",
      PlayCard{.player = 1, .kind = CardKind::paidCrewStep, .crew = Crew::blue});
  row("play, improve-field",
      PlayCard{.player = 1, .kind = CardKind::improveField, .field = {fieldName, 1}});
  row("play, improve-field, start", PlayCard{.player = 1, .kind = CardKind::improveField});
  row("play, improve-field, second copy",
      PlayCard{.player = 1, .kind = CardKind::improveField, .field = {fieldName, 2}});
  row("play, reserve", PlayCard{.player = 1, .kind = CardKind::reserve, .site = Site::obelisk});
  row("score, bare", FinalScore{.player = 0});
  row("score, everything", FinalScore{.player = 0, .sell = true, .cards = 0b1010001});
  row("name-card", NameNileCard{stopOf(m_edition, StopKind::card, 9), fieldName});
  NameTombs tombs{.first = 0, .values = {2, 0, 6}, .count = 3};
  row("name-tombs", tombs);
  tombs.first = 4;
  row("name-tombs, from the fifth", tombs);
  row("name-sphinx", NameSphinxCards{.player = 1, .cards = 0b11});
}

/// Corrections of numbers, also below 0.
void tst_Record::writtenCorrectionReadsBackEqual_data() {
  QTest::addColumn<RecordedEntry>("entry");
  for (const auto what :
       {Correctable::points, Correctable::queuePlace, Correctable::stones, Correctable::stoneMarket,
        Correctable::grainMarket, Correctable::sphinxCount, Correctable::crew}) {
    const std::string name(correctableNames[static_cast<std::size_t>(what)]);
    Correct correct{.what = what, .player = 2, .value = 3};
    if (what == Correctable::crew) correct.crew = Crew::black;
    QTest::newRow(name.c_str()) << RecordedEntry{correct, false, "miscounted", "", 0};
    correct.value = -7;
    QTest::newRow((name + " below 0").c_str())
        << RecordedEntry{correct, false, "miscounted", "", 0};
  }
  const auto row = [](const char* name, const Correct& entry) {
    QTest::newRow(name) << RecordedEntry{entry, false, "slipped", "", 0};
  };
  row("ring", {.what = Correctable::ring, .value = 2});
  row("order", {.what = Correctable::order, .order = {2, 0, 3, 1}});
  row("give-card",
      {.what = Correctable::giveCard, .player = 1, .card = 2, .deck = Deck::threeFour});
  row("take-card", {.what = Correctable::takeCard, .player = 1, .card = 0, .deck = Deck::five});
  QTest::newRow("anyway, reason and time")
      << RecordedEntry{Pass{0}, true, "\"we\" agreed \\ „so“", "2026-11-21T20:15:59+01:00", 0};
}

void tst_Record::writtenCorrectionReadsBackEqual() {
  writtenEntryReadsBackEqual();
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
                        << QByteArray(line).append('\n');
  };
  row("lay", LayOut{}, R"({"do":"lay"})");
  row("ship", PlaceShip{.player = 0, .stop = stopOf(m_edition, StopKind::card, 2)},
      R"({"do":"ship","player":"blue","at":"C3"})");
  row("feed", Feed{}, R"({"do":"feed"})");
  row("build", Build{.player = 1, .draw = 1, .kept = 1, .keptCards = 1, .market = {}},
      ("{\"do\":\"build\",\"player\":\"red\",\"site\":\"sphinx\",\"draw\":1,\"cards\":[\"" +
       m_edition.sphinxCards[0].id + "\"]}")
          .c_str());
  Build pyramid{.player = 1, .site = Site::pyramid, .crews = 0b1001, .market = {}};
  pyramid.spaces[2] = spaceBit(0) | spaceBit(m_edition.plan(Building::pyramid).parts[1].first);
  row("pyramid", pyramid,
      R"({"do":"build","player":"red","site":"pyramid",)"
      R"("crews":["blue","joker"],"pyramid":[[1,1],[2,1]]})");
  row("score", FinalScore{.player = 3}, R"({"do":"score","player":"yellow"})");
}

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
}

void tst_Record::recordBringsItsPrintedValuesAlong() {
  Edition own = m_edition;
  own.id = "own";
  own.name = "Line one\nline two"; // stays on one line of the file
  own.alyiStones = static_cast<std::int16_t>(own.alyiStones + 1);
  const Edition edition = *readEdition(writeEdition(own));
  const GameRecord record = randomGame(edition, 3, Profile::revised, 7);
  const std::string text = writeRecordWithEdition(record, edition);
  const auto brought = editionIn(text);
  QVERIFY(brought && *brought);
  QCOMPARE((*brought)->checksum, edition.checksum);
  QCOMPARE(writeEdition(**brought), writeEdition(edition));
  const auto read = readRecord(text, **brought);
  QVERIFY2(read, errorText(read).c_str());
  QVERIFY(*read == record);
  QCOMPARE(read->entries.front().line, 3);
  QCOMPARE(writeRecord(*read, edition), writeRecord(record, edition));
  const auto none = editionIn(writeRecord(record, edition));
  QVERIFY(none && !*none);
}

void tst_Record::printedValuesOfAnotherRecordAreRefused() {
  Edition own = m_edition;
  own.alyiStones = static_cast<std::int16_t>(own.alyiStones + 1);
  const Edition edition = *readEdition(writeEdition(own));
  GameRecord record = randomGame(edition, 2, Profile::revised, 3);
  record.header.editionChecksum = m_edition.checksum;
  const auto brought = editionIn(writeRecordWithEdition(record, edition), "mine");
  QVERIFY(!brought);
  QCOMPARE(brought.error().fault, ReadFault::otherEdition);
  QCOMPARE(brought.error().line, 2);
  QCOMPARE(brought.error().file, std::string("mine"));
}

void tst_Record::lineOfPrintedValuesHasItsLimit() {
  const std::string header = writeHeader(headerFor(m_edition));
  const std::string space(maxEditionLine, ' ');
  const auto edition = editionIn(header + "{\"nilometer\":\"edition\"" + space + "}\n");
  QVERIFY(!edition);
  QCOMPARE(edition.error().fault, ReadFault::tooLarge);
  // An entry has no more room there than anywhere else.
  const auto entry = readRecord(header + "{\"do\":\"stones\"" + space + "}\n", m_edition);
  QVERIFY(!entry);
  QCOMPARE(entry.error().fault, ReadFault::tooLarge);
  QCOMPARE(entry.error().line, 2);
}

NILOMETER_TEST(tst_Record)
#include "tst_record.moc"
