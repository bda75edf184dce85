// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel and the records with another game than those of the shelf.
#include "registry/toy_game.h"
#include "test_program.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_record.h"

#include <QTest>

using namespace nilometer;
using toy::Doing;
using toy::Place;
using toy::Rules;
using Game = record::OpenRecord<Rules>;
using ToyEntry = record::RecordedEntry<Rules>;

namespace {

const toy::Edition edition;

record::GameRecord<Rules> newGame(int players = 3) {
  record::GameRecord<Rules> game;
  game.header.editionId = edition.id;
  game.header.editionChecksum = edition.checksum;
  game.header.date = "2026-11-22";
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    game.header.players.push_back(
        {std::string(1, static_cast<char>('A' + i)), std::string(toy::colours[seat]), 0});
  }
  return game;
}

ToyEntry recorded(toy::Entry entry, const std::string& reason = {}) {
  ToyEntry line;
  line.entry = entry;
  line.reason = reason;
  return line;
}

ToyEntry put(int player, Place place) {
  return recorded({Doing::put, static_cast<table::Player>(player), place});
}

/// Both places full, the last stone taken back and put down again.
Game played() {
  Game game(newGame(), edition);
  game.enter(put(0, Place::harbour));
  game.enter(put(1, Place::field));
  game.enter(put(2, Place::harbour));
  game.enter(recorded({Doing::takeBack, 2, Place::harbour}, "slipped"));
  game.enter(put(0, Place::harbour));
  return game;
}

std::string textOf(const Game& game) {
  return record::writeRecord<Rules>(game.record(), edition);
}

} // namespace

class tst_toy_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void legalEntriesAreCarriedOutAndScored();
  void pointsSayWhatTheyRestOn();
  void illegalOnesChangeNothing();
  void anywayIsPossibleWhereTheTableIs();
  void whatNeedsAReasonIsRefusedWithoutOne();
  void undoAndRedoLeadBack();
  void aRecordIsReadBackAsItWasWritten();
  void aRecordBringsItsPrintedValuesAlong();
  void wrongLinesAreToldWithTheirPlace();
  void aCorrectedValueIsJudgedAgain();
  void fiveSitDown();
  void eachGameRefusesTheFilesOfTheOther();
};

void tst_toy_game::legalEntriesAreCarriedOutAndScored() {
  const Game game = played();
  QVERIFY(game.replay().clean());
  QCOMPARE(game.state().points[0], 6);
  QCOMPARE(game.state().points[1], 1);
  QCOMPARE(game.state().points[2], 0);
  QCOMPARE(game.replay().ledger.total(0), 6);
  QCOMPARE(game.replay().ledger.lines().size(), std::size_t{5});
  QCOMPARE(game.replay().entries.back().round, 2);
}

void tst_toy_game::pointsSayWhatTheyRestOn() {
  const Game game = played();
  const table::EffectsView second = game.replay().effectsOf(1);
  const auto basis = second.basisOf(second[0]);
  QCOMPARE(basis.size(), std::size_t{1});
  QVERIFY(toy::printedKeys[basis[0].key] == "gives[#]");
  QCOMPARE(int(basis[0].first), static_cast<int>(Place::field));
}

void tst_toy_game::illegalOnesChangeNothing() {
  Game game = played();
  const table::Outcome outcome = game.enter(put(0, Place::harbour)); // full, and b is on turn
  QVERIFY(!outcome.accepted);
  QVERIFY(outcome.verdict.breaks(toy::turnRule) && outcome.verdict.breaks(toy::fullRule));
  QCOMPARE(game.record().entries.size(), std::size_t{5});
  QCOMPARE(game.replay().entries.size(), std::size_t{5});
  QCOMPARE(game.replay().effects.size(), std::size_t{5});
}

void tst_toy_game::anywayIsPossibleWhereTheTableIs() {
  Game game = played();
  ToyEntry outOfTurn = put(0, Place::field);
  outOfTurn.anyway = true;
  QVERIFY(game.enter(outOfTurn).accepted);
  ToyEntry tooMany = put(1, Place::harbour);
  tooMany.anyway = true;
  const table::Outcome outcome = game.enter(tooMany);
  QVERIFY(!outcome.accepted);
  QCOMPARE(outcome.impossible, table::Impossible{1});
}

void tst_toy_game::whatNeedsAReasonIsRefusedWithoutOne() {
  Game game = played();
  ToyEntry back = recorded({Doing::takeBack, 1, Place::field});
  QVERIFY(game.enter(back).verdict.breaks(toy::backRule));
  back.reason = "not meant";
  QVERIFY(game.enter(back).accepted);
}

void tst_toy_game::undoAndRedoLeadBack() {
  Game game = played();
  const std::string whole = textOf(game);
  while (game.canUndo()) game.undo();
  QCOMPARE(game.state().points[0], 0);
  while (game.canRedo()) game.redo();
  QCOMPARE(textOf(game), whole);
  QCOMPARE(game.state().points[0], 6);
  game.undo();
  QVERIFY(game.enter(put(0, Place::field)).accepted);
  QVERIFY(!game.canRedo());
}

void tst_toy_game::aRecordIsReadBackAsItWasWritten() {
  const Game game = played();
  const std::string text = textOf(game);
  QVERIFY2(text.find(R"("game":"toy")") != std::string::npos, text.c_str());
  const auto read = record::readRecord<Rules>(text, edition, "a");
  QVERIFY(read);
  QVERIFY(*read == game.record());
  QCOMPARE(record::writeRecord<Rules>(*read, edition), text);
}

void tst_toy_game::aRecordBringsItsPrintedValuesAlong() {
  const std::string text = record::writeRecordWithEdition<Rules>(played().record(), edition);
  const auto brought = record::editionIn<Rules>(text, "a");
  QVERIFY(brought && *brought);
  QCOMPARE((*brought)->checksum, edition.checksum);
  QVERIFY(record::readRecord<Rules>(text, edition, "a"));
  toy::Edition other;
  other.checksum = "other";
  const auto refused = record::readRecord<Rules>(text, other, "a");
  QVERIFY(!refused);
  QCOMPARE(refused.error().fault, record::ReadFault::otherEdition);
}

void tst_toy_game::wrongLinesAreToldWithTheirPlace() {
  const std::string text = textOf(played()) + R"({"do":"put","player":3,"place":"field"})" + '\n';
  const auto read = record::readRecord<Rules>(text, edition, "a");
  QVERIFY(!read);
  QCOMPARE(read.error().fault, record::ReadFault::outOfRange);
  QCOMPARE(read.error().line, 7);
  QCOMPARE(read.error().where, std::string("player"));
}

void tst_toy_game::aCorrectedValueIsJudgedAgain() {
  toy::Edition corrected;
  corrected.checksum = "corrected";
  corrected.holds[0] = 1;
  corrected.gives[1] = 2;
  const auto again = record::rejudge(played().record(), edition, corrected);
  QVERIFY(!again.sameGame());
  QVERIFY(again.leftOut.empty());
  // c's stone in the harbour has no room now; nor has what leads back to it.
  QCOMPARE(again.verdicts.front().entry, std::size_t{2});
  QVERIFY(again.verdicts.front().after.breaks(toy::fullRule));
  QCOMPARE(again.pointsBefore[1], 1);
  QCOMPARE(again.pointsAfter[1], 2);
}

void tst_toy_game::fiveSitDown() {
  Game game(newGame(5), edition);
  for (int player = 0; player < 5; ++player) {
    QVERIFY(game.enter(put(player, player < 3 ? Place::field : Place::harbour)).accepted);
  }
  QCOMPARE(game.state().points[4], 3);
  QVERIFY(record::readRecord<Rules>(textOf(game), edition, "a"));
}

void tst_toy_game::eachGameRefusesTheFilesOfTheOther() {
  const std::string toyText = textOf(played());
  const auto asEgizia = egizia::readHeader(toyText, "a");
  QVERIFY(!asEgizia);
  QCOMPARE(asEgizia.error().fault, record::ReadFault::otherGame);
  QCOMPARE(asEgizia.error().expected, std::string("egizia"));
  QCOMPARE(asEgizia.error().found, std::string("toy"));
  const auto asEdition = egizia::readEdition(R"({"nilometer":"edition","game":"toy"})");
  QVERIFY(!asEdition);
  QCOMPARE(asEdition.error().fault, record::ReadFault::otherGame);
  // Without a name it is of the game that was there before there were others: not this one.
  std::string unnamed = toyText;
  const std::string name = R"("game":"toy",)";
  unnamed.erase(unnamed.find(name), name.size());
  const auto asToy = record::readRecord<Rules>(unnamed, edition, "a");
  QVERIFY(!asToy);
  QCOMPARE(asToy.error().fault, record::ReadFault::missingKey);
  QCOMPARE(asToy.error().where, std::string("game"));
}

NILOMETER_TEST(tst_toy_game)
#include "tst_toy_game.moc"
