// SPDX-License-Identifier: GPL-3.0-or-later
// The end position: it is scored like a recorded game, reads back, and is refused where it cannot
// be.
#include "saqqara_games.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraPosition : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void endOfAGameGivesItsResult_END3_END4_data() { saqqaraGameRows(); }
  void endOfAGameGivesItsResult_END3_END4();
  void examplesGiveTheResultsOfTheirGames_data();
  void examplesGiveTheResultsOfTheirGames();
  void everyPointIsExplained_END3();
  void mostGoldBreaksATie_END4();
  void missingPointsAreNamed_ASK3();
  void toldPointsTakeThePlaceOfPrintedOnes_ASK4();
  void toldRoomIsRoom_ASK4();
  void whatCannotBeTogether_data();
  void whatCannotBeTogether();
  void screenIsToldThePlaces();
  void badDocumentsAreRefused_data();
  void badDocumentsAreRefused();
  void anotherEditionIsRefused();
  void openOneIsKeptWhateverIsInIt();
};

namespace {

/// Three players, each on level 2 of a pyramid of his own, 4 spaces down the Nile, with 3 gold.
PositionDocument someEnd(const Edition& edition) {
  PositionDocument document;
  document.edition = {edition.id, edition.checksum};
  const char* const colours[] = {"red", "blue", "yellow"};
  for (std::size_t i = 0; i < 3; ++i) {
    auto& player = document.players.emplace_back();
    player.seat = {colours[i], colours[i], 0};
    player.nile = 4;
    player.workers[i] = 2;
    player.gold = 3;
  }
  return document;
}

std::string fileOf(const PositionDocument& document, const Edition& edition = completeEdition()) {
  return PositionFile::write(document, edition);
}

} // namespace

void tst_SaqqaraPosition::endOfAGameGivesItsResult_END3_END4() {
  QFETCH(const PlayedSaqqara*, game);
  const PositionDocument document = endOf(*game);
  const JudgedPosition judged = judge(document, game->edition);
  QVERIFY(judged.findings.empty());
  const ScoredPosition scored = scorePosition(document, game->edition);
  QCOMPARE(brokenInvariants(scored.replay.game, judged.state), 0U);
  QCOMPARE(brokenInvariants(scored.replay.game, scored.replay.state), 0U);
  QVERIFY(scored.missing.empty());
  QCOMPARE(scored.replay.state.phase, Phase::over);
  for (Player player = 0; player < scored.replay.state.players; ++player) {
    QCOMPARE(scored.replay.state.of(player).points, game->played.state.of(player).points); // END-3
    QCOMPARE(scored.replay.ledger.total(player), int{scored.replay.state.of(player).points});
  }
  QVERIFY(ranking(scored.replay.game, scored.replay.state) ==
          ranking(game->played.game, game->played.state)); // END-4
  const auto read =
      PositionFile::readWhole(PositionFile::write(document, game->edition), game->edition);
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(*read == document);
}

void tst_SaqqaraPosition::examplesGiveTheResultsOfTheirGames_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("game");
  QTest::newRow("3") << u"saqqara-3-players"_s << u"games/saqqara-3-players"_s;
  QTest::newRow("5") << u"saqqara-5-players"_s << u"games/saqqara-5-players"_s;
  QTest::newRow("told") << u"saqqara-4-players-told"_s
                        << u"engine/saqqara/games/saqqara-4-players"_s;
}

void tst_SaqqaraPosition::examplesGiveTheResultsOfTheirGames() {
  QFETCH(QString, position);
  QFETCH(QString, game);
  const PlayedSaqqara& played = saqqaraGame(game.toStdString());
  const std::string text = sourceText("positions/" + position.toStdString() + ".json");
  const auto name = PositionFile::readName(text);
  QVERIFY(name && name->fits(played.edition));
  const auto read = PositionFile::readWhole(text, played.edition);
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  QVERIFY(*read == endOf(played));
  QCOMPARE(PositionFile::write(*read, played.edition), text);
}

void tst_SaqqaraPosition::everyPointIsExplained_END3() {
  const ScoredPosition scored = scorePosition(someEnd(completeEdition()), completeEdition());
  QStringList lines;
  for (const table::LedgerLine& line : scored.replay.ledger.lines()) {
    lines << u"%1 %2: %3"_s.arg(line.player).arg(wordOf(ruleName(line.rule))).arg(line.points);
  }
  QCOMPARE(lines, (QStringList{u"0 END-3: 4"_s, u"0 END-3: 2"_s, u"1 END-3: 4"_s, u"1 END-3: 2"_s,
                               u"2 END-3: 4"_s, u"2 END-3: 2"_s}));
  for (const Effect& effect : scored.replay.effects) {
    if (effect.kind != EffectKind::points || isOfNile(effect)) continue;
    const table::EffectsView view = scored.replay.effects;
    QCOMPARE(view.basisOf(effect).size(), std::size_t{1});
    QCOMPARE(view.basisOf(effect).front(), printedPoints(pyramidOf(effect), 2));
  }
}

void tst_SaqqaraPosition::mostGoldBreaksATie_END4() {
  PositionDocument document = someEnd(completeEdition());
  document.players[1].gold = 5;
  const ScoredPosition scored = scorePosition(document, completeEdition());
  QVERIFY(ranking(scored.replay.game, scored.replay.state) ==
          (std::vector<Player>{blue, red, yellow}));
  QVERIFY(shareAPlace(scored.replay.state, red, yellow));
}

void tst_SaqqaraPosition::missingPointsAreNamed_ASK3() {
  Edition edition = bareEdition();
  edition.id = "bare";
  edition.checksum = editionChecksum(edition);
  PositionDocument document = someEnd(edition);
  document.printed = {telling(Told::points, Pyramid::irrigation, 2, 5)};
  const auto read = PositionFile::readWhole(fileOf(document, edition), edition);
  QVERIFY2(read, read ? "" : read.error().where.c_str());
  const ScoredPosition scored = scorePosition(*read, edition);
  QCOMPARE(scored.replay.state.phase, Phase::final); // nothing is guessed
  QVERIFY(scored.replay.ledger.lines().empty());
  QStringList missing;
  for (const table::PrintedPlace place : scored.missing) {
    missing << QString::fromStdString(printedPlaces.of(place));
  }
  QCOMPARE(missing, (QStringList{u"pyramids.intrigue[1].vp"_s, u"pyramids.government[1].vp"_s}));
  document.printed.push_back(telling(Told::points, Pyramid::intrigue, 2, 0));
  document.printed.push_back(telling(Told::points, Pyramid::government, 2, 1));
  const ScoredPosition told = scorePosition(document, edition);
  QVERIFY(told.missing.empty());
  QVERIFY(ranking(told.replay.game, told.replay.state) == (std::vector<Player>{red, yellow, blue}));
}

void tst_SaqqaraPosition::toldPointsTakeThePlaceOfPrintedOnes_ASK4() {
  PositionDocument document = someEnd(completeEdition());
  document.printed = {telling(Told::points, Pyramid::intrigue, 2, 8),
                      telling(Told::points, Pyramid::intrigue, 2, 9)};
  const ScoredPosition scored = scorePosition(document, completeEdition());
  QCOMPARE(int{scored.replay.state.of(blue).points}, 13);
  QCOMPARE(int{scored.replay.state.of(red).points}, 6);
}

void tst_SaqqaraPosition::toldRoomIsRoom_ASK4() {
  PositionDocument document = someEnd(completeEdition());
  for (auto& player : document.players) player.workers[0] = 5;
  document.players[0].nile = 17;
  QCOMPARE(judge(document, completeEdition()).findings.size(), std::size_t{2});
  Tell nile;
  nile.what = Told::nileLast;
  nile.number = 20;
  document.printed = {telling(Told::spaces, Pyramid::irrigation, 5, 3), nile};
  QVERIFY(judge(document, completeEdition()).findings.empty());
}

using Change = std::function<void(PositionDocument&)>;

void tst_SaqqaraPosition::whatCannotBeTogether_data() {
  QTest::addColumn<Change>("change");
  QTest::addColumn<QString>("where");
  QTest::addColumn<QString>("expected");
  QTest::newRow("boat beyond the Nile") << Change([](auto& all) { all.players[1].nile = 16; })
                                        << u"players[1].nile"_s << u"0 to 15"_s;
  QTest::newRow("more gold than there is")
      << Change([](auto& all) { all.players[0].gold = all.players[2].gold = 20; })
      << u"players[2].gold"_s << u"0 to 17"_s;
  QTest::newRow("five workers") << Change([](auto& all) {
    for (std::size_t i = 0; i < 5; ++i) all.players[0].workers[i] = 1;
  }) << u"players[0].workers.soldiers"_s
                                << u"0, with at most 4 pyramids for each player"_s;
  QTest::newRow("level without room") << Change([](auto& all) {
    for (auto& player : all.players) player.workers[0] = 5;
  }) << u"players[2].workers.irrigation"_s
                                      << u"another level, with room for at most 2 there"_s;
  QTest::newRow("more pyramids than lie on the board") << Change([](auto& all) {
    for (std::size_t i = 5; i < 8; ++i) all.players[0].workers[i] = 1;
  }) << u"players[0].workers.trade"_s << u"0, with at most 5 pyramids"_s;
  QTest::newRow("Thief brings the Soldiers") << Change([](auto& all) {
    all.players[0].workers[5] = 1;
    all.players[1].workers[9] = 1;
  }) << u"players[1].workers.thief"_s << u"0, with at most 5 pyramids"_s;
}

void tst_SaqqaraPosition::whatCannotBeTogether() {
  QFETCH(Change, change);
  QFETCH(QString, where);
  QFETCH(QString, expected);
  PositionDocument document = someEnd(completeEdition());
  QVERIFY(judge(document, completeEdition()).findings.empty());
  change(document);
  const auto read = PositionFile::readWhole(fileOf(document), completeEdition(), "end.json");
  QVERIFY(!read);
  QCOMPARE(QString::fromStdString(read.error().where), where);
  QCOMPARE(QString::fromStdString(read.error().expected), expected);
  const auto found = judge(document, completeEdition()).findings.front();
  const auto& said = document.players[found.place.player];
  using enum PositionField;
  QCOMPARE(found.found, found.place.field == nile   ? said.nile
                        : found.place.field == gold ? said.gold
                                                    : said.workers[at(found.place.number)]);
  QCOMPARE(read.error().file, std::string("end.json"));
}

void tst_SaqqaraPosition::screenIsToldThePlaces() {
  PositionDocument document = someEnd(completeEdition());
  document.players[2].gold = -1;
  document.players[1].workers[at(Pyramid::trade)] = 6;
  document.printed = {telling(Told::points, Pyramid::court, 0, 1)};
  const auto found = judge(document, completeEdition()).findings;
  QCOMPARE(found.size(), std::size_t{3});
  QCOMPARE(found[0].place.field, PositionField::printed);
  QCOMPARE(found[1].place.field, PositionField::workers);
  QCOMPARE(found[1].place.player, blue);
  QCOMPARE(pyramidAt(found[1].place.number), Pyramid::trade);
  QCOMPARE(found[2].place.field, PositionField::gold);
  QCOMPARE(found[2].found, -1);
}

void tst_SaqqaraPosition::badDocumentsAreRefused_data() {
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("by");
  QTest::addColumn<record::ReadFault>("fault");
  using enum record::ReadFault;
  QTest::newRow("another game") << u"\"game\":\"saqqara\","_s << u""_s << missingKey;
  QTest::newRow("a newer format") << u"\"format\":1"_s << u"\"format\":4"_s << newerFormat;
  QTest::newRow("an unknown key") << u"\"gold\":3"_s << u"\"gold\":3,\"points\":4"_s << unknownKey;
  QTest::newRow("no gold") << u",\"gold\":3"_s << u""_s << missingKey;
  QTest::newRow("a pyramid that does not exist")
      << u"\"irrigation\""_s << u"\"sphinx\""_s << unknownKey;
  QTest::newRow("a level that does not exist")
      << u"\"irrigation\":2"_s << u"\"irrigation\":6"_s << outOfRange;
  QTest::newRow("two of one colour")
      << u"\"colour\":\"blue\""_s << u"\"colour\":\"red\""_s << duplicateKey;
  QTest::newRow("cut off") << u"\"gold\":3}]}"_s << u"\"gold\":3}"_s << cutOff;
  QTest::newRow("a record") << u"\"position\""_s << u"\"game\""_s << notThisKind;
}

void tst_SaqqaraPosition::badDocumentsAreRefused() {
  QFETCH(QString, what);
  QFETCH(QString, by);
  QFETCH(record::ReadFault, fault);
  QString text = QString::fromStdString(fileOf(someEnd(completeEdition())));
  QVERIFY2(text.contains(what), qPrintable(text));
  text.replace(text.indexOf(what), what.size(), by);
  const auto read = PositionFile::readWhole(text.toStdString(), completeEdition());
  QVERIFY(!read);
  QCOMPARE(read.error().fault, fault);
}

void tst_SaqqaraPosition::anotherEditionIsRefused() {
  const std::string text = fileOf(someEnd(completeEdition()));
  Edition other = completeEdition();
  other.checksum = "sha256:other";
  const auto read = PositionFile::readWhole(text, other);
  QVERIFY(!read);
  QCOMPARE(read.error().fault, record::ReadFault::otherEdition);
  PositionDocument byId = someEnd(completeEdition());
  byId.edition.checksum.clear();
  QVERIFY(PositionFile::readWhole(fileOf(byId), other));
}

void tst_SaqqaraPosition::openOneIsKeptWhateverIsInIt() {
  PositionDocument document = someEnd(completeEdition());
  QVERIFY(fileOf(document).find("\"open\"") == std::string::npos);
  document.open = true;
  document.players[1].workers.fill(1); // more than he has
  const std::string text = fileOf(document);
  QVERIFY(!PositionFile::readWhole(text, completeEdition()));
  const auto entered = saqqara::PositionFile::readEntered(text, completeEdition());
  QVERIFY(entered);
  QVERIFY(*entered == document);
  const JudgedPosition judged = judge(document, completeEdition());
  QVERIFY(!judged.findings.empty());
  QCOMPARE(std::string(ruleName(judged.findings.front().rule)), std::string("WORKER-8"));
  // What is no document at all is none for the screen either.
  QVERIFY(!saqqara::PositionFile::readEntered(text.substr(0, text.size() / 2), completeEdition()));
}

NILOMETER_TEST(tst_SaqqaraPosition)
#include "tst_saqqara_position.moc"
