// SPDX-License-Identifier: GPL-3.0-or-later
// The end position: it is scored like a recorded game, reads back, and is refused where it cannot
// be.
#include "pyramidion_games.h"
#include "test_program.h"

#include <functional>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// Three players with 9, 11 and 4 points of boats; b has most troops.
PositionDocument threeAtTheEnd() {
  PositionDocument document;
  document.edition = {sparseCopy().id, sparseCopy().checksum};
  const int points[] = {9, 11, 4};
  const int troops[] = {2, 3, 0};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::string colour(playerColours[i]);
    document.players.push_back(
        {{colour, colour, 0}, points[i], 3, troops[i], 2, static_cast<int>(3 - i)});
  }
  return document;
}
std::string fileOf(const PositionDocument& document) {
  return PositionFile::write(document, sparseCopy());
}
std::vector<Player> rankingOf(const PositionDocument& document) {
  const ScoredPosition scored = scorePosition(document, sparseCopy());
  return ranking(scored.replay.game, scored.replay.state);
}

using Change = std::function<void(PositionDocument&)>;

} // namespace

class tst_PyramidionPosition : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void endOfAGameGivesItsResult_END1_END2_END6_data() { pyramidionGameRows(); }
  void endOfAGameGivesItsResult_END1_END2_END6();
  void examplesGiveTheResultsOfTheirGames_data() { pyramidionGameRows(); }
  void examplesGiveTheResultsOfTheirGames();
  void everyPointIsExplained_END1_END2();
  void tiesAreBroken_END6();
  void tieForMostTroopsGivesNobodyOrAll_END2();
  void whatCannotBeTogether_data();
  void whatCannotBeTogether();
  void somebodyHasReachedTheTarget_END3_END5();
  void whatWasEnteredIsNamed_END2_END3();
  void screenIsToldThePlaces();
  void badDocumentsAreRefused_data();
  void badDocumentsAreRefused();
  void anotherEditionIsRefused();
  void openOneIsKeptWhateverIsInIt();
};

void tst_PyramidionPosition::endOfAGameGivesItsResult_END1_END2_END6() {
  QFETCH(const PlayedPyramidion*, game);
  const PositionDocument document = endOf(*game);
  const JudgedPosition judged = judge(document, *game->edition);
  QVERIFY2(judged.findings.empty(),
           judged.findings.empty() ? "" : judged.findings.front().expected.c_str());
  const ScoredPosition scored = scorePosition(document, *game->edition);
  const State& end = scored.replay.state;
  QCOMPARE(brokenInvariants(scored.replay.game, judged.state), 0U);
  QCOMPARE(brokenInvariants(scored.replay.game, end), 0U);
  QVERIFY(scored.replay.clean());
  QCOMPARE(end.phase, Phase::over);
  for (Player player = 0; player < end.players; ++player) {
    QCOMPARE(end.of(player).points, game->played.state.of(player).points);
    QCOMPARE(scored.replay.ledger.total(player), int{end.of(player).points});
  }
  QVERIFY(ranking(scored.replay.game, end) == ranking(game->played.game, game->played.state));
  const auto read =
      PositionFile::readWhole(PositionFile::write(document, *game->edition), *game->edition);
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(*read == document);
}

void tst_PyramidionPosition::examplesGiveTheResultsOfTheirGames() {
  QFETCH(const PlayedPyramidion*, game);
  const std::string text = sourceText("positions/" + game->path.substr(6) + ".json");
  const auto name = PositionFile::readName(text);
  QVERIFY(name && name->fits(*game->edition));
  const auto read = PositionFile::readWhole(text, *game->edition);
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(*read == endOf(*game));
  QCOMPARE(PositionFile::write(*read, *game->edition), text);
}

void tst_PyramidionPosition::everyPointIsExplained_END1_END2() {
  const ScoredPosition scored = scorePosition(threeAtTheEnd(), sparseCopy());
  QStringList lines;
  for (const table::LedgerLine& line : scored.replay.ledger.lines()) {
    lines << u"%1 %2: %3"_s.arg(line.player).arg(wordOf(ruleName(line.rule))).arg(line.points);
  }
  QCOMPARE(lines,
           (QStringList{u"0 END-1: 9"_s, u"1 END-1: 11"_s, u"1 END-2: 1"_s, u"2 END-1: 4"_s}));
  QCOMPARE(scored.record.header.players.size(), std::size_t{3});
  QVERIFY(scored.missing.empty());
}

void tst_PyramidionPosition::tiesAreBroken_END6() {
  PositionDocument document = threeAtTheEnd();
  document.players[0].points = 12;                                // b has 11 and the majority
  QVERIFY(rankingOf(document) == (std::vector<Player>{b, a, c})); // b stands before a
  document.players[0].boats = 4;
  QVERIFY(rankingOf(document) == (std::vector<Player>{a, b, c}));
  document.players[1].hand = 3;
  QVERIFY(rankingOf(document) == (std::vector<Player>{b, a, c}));
}

void tst_PyramidionPosition::tieForMostTroopsGivesNobodyOrAll_END2() {
  PositionDocument document = threeAtTheEnd();
  document.players[0].troops = 3;
  QCOMPARE(int{scorePosition(document, sparseCopy()).replay.state.of(a).points}, 9);
  QCOMPARE(int{scorePosition(document, sparseCopy()).replay.state.of(b).points}, 11);
  document.options.majorityTie = MajorityTie::all;
  QCOMPARE(int{scorePosition(document, sparseCopy()).replay.state.of(a).points}, 10);
  QCOMPARE(int{scorePosition(document, sparseCopy()).replay.state.of(b).points}, 12);
  const auto read = PositionFile::readWhole(fileOf(document), sparseCopy());
  QVERIFY(read && read->options.majorityTie == MajorityTie::all);
}

void tst_PyramidionPosition::whatCannotBeTogether_data() {
  QTest::addColumn<Change>("change");
  QTest::addColumn<QString>("where");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, Change change, const QString& where, const QString& said) {
    QTest::newRow(name) << std::move(change) << where << said;
  };
  using All = PositionDocument;
  row(
      "six troops", [](All& all) { all.players[2].troops = 6; }, u"players[2].troops"_s,
      u"0 to 5"_s);
  row(
      "more troops than sites", [](All& all) { all.players[2].troops = 4; }, u"players[2].troops"_s,
      u"0 to 3"_s);
  row(
      "more boats than there are", [](All& all) { all.players[1].boats = 18; },
      u"players[1].boats"_s, u"0 to 17"_s);
  row(
      "more cards than there are",
      [](All& all) {
        all.players[0].hand = 40;
        all.players[1].hand = 11;
      },
      u"players[1].hand"_s, u"0 to 10"_s);
  row(
      "a place that is none", [](All& all) { all.players[0].place = 4; }, u"players[0].place"_s,
      u"1 to 3"_s);
  row(
      "a place twice", [](All& all) { all.players[2].place = 2; }, u"players[2].place"_s,
      u"each place once"_s);
  row(
      "points without boats", [](All& all) { all.players[2].boats = 0; }, u"players[2].points"_s,
      u"0, with nothing loaded"_s);
  row(
      "nobody has ten", [](All& all) { all.players[1].points = 8; }, u"players[0].points"_s,
      u"at least 10 for one of the players"_s);
}

void tst_PyramidionPosition::whatCannotBeTogether() {
  QFETCH(Change, change);
  QFETCH(QString, where);
  QFETCH(QString, expected);
  PositionDocument document = threeAtTheEnd();
  QVERIFY(judge(document, sparseCopy()).findings.empty());
  change(document);
  const auto read = PositionFile::readWhole(fileOf(document), sparseCopy(), "end.json");
  QVERIFY(!read);
  QCOMPARE(QString::fromStdString(read.error().where), where);
  QCOMPARE(QString::fromStdString(read.error().expected), expected);
  QCOMPARE(read.error().file, std::string("end.json"));
}

void tst_PyramidionPosition::somebodyHasReachedTheTarget_END3_END5() {
  PositionDocument document = threeAtTheEnd(); // 12 points at most
  const auto fits = [&] { return judge(document, sparseCopy()).findings.empty(); };
  document.options.target = Target::twelve;
  QVERIFY(fits());
  document.options.target = Target::fifteen;
  QVERIFY(!fits());
  document.options.target = Target::allBoats;
  QVERIFY(!fits());
  QCOMPARE(judge(document, sparseCopy()).findings.front().expected,
           std::string("everything loaded"));
  document.players[0].boats = 14; // 20 in all
  QVERIFY(fits());
  document.options.target = Target::fifteen;
  QVERIFY(fits());
}

// The number that was entered, without the point for most torturer troops.
void tst_PyramidionPosition::whatWasEnteredIsNamed_END2_END3() {
  PositionDocument document = threeAtTheEnd();
  for (auto& player : document.players) {
    player.points = 8;
    player.troops = 1;
  }
  document.players[1].troops = 3;
  const auto refused = [&] { return judge(document, sparseCopy()).findings.front(); };
  QCOMPARE(refused().place.player, b);
  QCOMPARE(refused().found, 8);
  QCOMPARE(refused().expected, std::string("at least 9 for one of the players"));
  document.players[2].points = 9; // as near, without that point
  QCOMPARE(refused().place.player, b);
  document.players[1].troops = 1;
  QCOMPARE(refused().place.player, c);
  QCOMPARE(refused().found, 9);
  QCOMPARE(refused().expected, std::string("at least 10 for one of the players"));
}

void tst_PyramidionPosition::screenIsToldThePlaces() {
  PositionDocument document = threeAtTheEnd();
  document.players[2].hand = -1;
  document.players[1].points = 100;
  const auto found = judge(document, sparseCopy()).findings;
  QCOMPARE(found.size(), std::size_t{2});
  QCOMPARE(found[0].place.field, PositionField::points);
  QCOMPARE(found[0].place.player, b);
  QCOMPARE(found[1].place.field, PositionField::hand);
  QCOMPARE(found[1].found, -1);
}

void tst_PyramidionPosition::badDocumentsAreRefused_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("by");
  QTest::addColumn<record::ReadFault>("fault");
  using enum record::ReadFault;
  QTest::newRow("another game") << u"\"game\":\"pyramidion\","_s << u""_s << missingKey;
  QTest::newRow("a newer format") << u"\"format\":1"_s << u"\"format\":4"_s << newerFormat;
  QTest::newRow("an unknown key") << u"\"hand\":2"_s << u"\"hand\":2,\"gold\":4"_s << unknownKey;
  QTest::newRow("no hand") << u",\"hand\":2"_s << u""_s << missingKey;
  QTest::newRow("an option of the game before its end")
      << u"\"players\""_s << u"\"options\":{\"zeroWins\":true},\"players\""_s << unknownKey;
  QTest::newRow("two of one colour")
      << u"\"colour\":\"blue\""_s << u"\"colour\":\"red\""_s << duplicateKey;
  QTest::newRow("cut off") << u"\"place\":1}]}"_s << u"\"place\":1}"_s << cutOff;
  QTest::newRow("a record") << u"\"position\""_s << u"\"game\""_s << notThisKind;
}

void tst_PyramidionPosition::badDocumentsAreRefused() {
  QFETCH(QString, what);
  QFETCH(QString, by);
  QFETCH(record::ReadFault, fault);
  QString text = QString::fromStdString(fileOf(threeAtTheEnd()));
  QVERIFY2(text.contains(what), qPrintable(text));
  text.replace(text.indexOf(what), what.size(), by);
  const auto read = PositionFile::readWhole(text.toStdString(), sparseCopy());
  QVERIFY(!read);
  QCOMPARE(read.error().fault, fault);
}

void tst_PyramidionPosition::anotherEditionIsRefused() {
  const auto read = PositionFile::readWhole(fileOf(threeAtTheEnd()), completeCopy());
  QVERIFY(!read);
  QCOMPARE(read.error().fault, record::ReadFault::otherEdition);
  PositionDocument byId = threeAtTheEnd();
  byId.edition.checksum.clear();
  Edition other = sparseCopy();
  other.checksum = "sha256:other";
  QVERIFY(PositionFile::readWhole(fileOf(byId), other));
}

void tst_PyramidionPosition::openOneIsKeptWhateverIsInIt() {
  PositionDocument document = threeAtTheEnd();
  QVERIFY(fileOf(document).find("\"open\"") == std::string::npos);
  document.open = true;
  for (auto& player : document.players) player.place = player.points = 0;
  const std::string text = fileOf(document);
  QVERIFY(!PositionFile::readWhole(text, sparseCopy()));
  const auto entered = PositionFile::readEntered(text, sparseCopy());
  QVERIFY(entered && *entered == document);
  QVERIFY(!PositionFile::readEntered(text.substr(0, text.size() / 2), sparseCopy()));
}

NILOMETER_TEST(tst_PyramidionPosition)
#include "tst_pyramidion_position.moc"
