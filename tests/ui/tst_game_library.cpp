// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_ending.h"
#include "tests/ui/shelf_fixture.h"

#include <QDir>
#include <QTest>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;
using ui::GameLibrary;
using ui::OpenFailure;
using ui::OpenResult;

/// Games on disk: their names, reading them, finding their printed values.
class tst_game_library : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void newFileIsNamedAfterDayAndPlayers();
  void newFileAvoidsWhatFileSystemsDislike();
  void newFileOfLongNamesFitsIntoAFileName();
  void newFileNeverTakesATakenName();
  void savedGameIsReadBack();
  void openedGameIsRememberedUnlessItIsOver();
  void gameThatRunsMovesUpWhenAnotherIsOver();
  void gameSavedElsewhereIsTheOneToGoOnWith();
  void fileThatCannotBeReadSaysWhy_data();
  void fileThatCannotBeReadSaysWhy();
  void ownPrintedValuesAreFoundByTheirChecksum();
  void gameKeepsTheValuesItWasPlayedWith();
  void whatAGameHasConfirmedStaysConfirmed();
  void gameOnAnOwnCopyIsTheSameElsewhere();
  void editionsAreListedOnce();
};

void tst_game_library::newFileIsNamedAfterDayAndPlayers() {
  Shelf shelf;
  const QString path = newFile(shelf.games, headerFor(*shelfEdition(), 2));
  QCOMPARE(path, shelf.file(u"games/2026-11-21 Anna, Ben.nilometer"_s));
  QVERIFY(QFileInfo(shelf.file(u"games"_s)).isDir());
}

void tst_game_library::newFileAvoidsWhatFileSystemsDislike() {
  Shelf shelf;
  RecordHeader header = headerFor(*shelfEdition(), 2);
  header.players[0].name = "A/B\\C:*?\"<>|";
  header.players[1].name = "../\u202Eevil ";
  const QString name = QFileInfo(newFile(shelf.games, header)).fileName();
  QCOMPARE(name, u"2026-11-21 A-B-C-------, ..-evil.nilometer"_s);
}

void tst_game_library::newFileOfLongNamesFitsIntoAFileName() {
  Shelf shelf;
  RecordHeader header = headerFor(*shelfEdition(), 4);
  for (std::size_t i = 0; i < 4; ++i) {
    header.players[i].name.clear();
    for (int n = 0; n < 60; ++n) header.players[i].name += "𓀀";
  }
  const QString path = newFile(shelf.games, header);
  QVERIFY(QFileInfo(path).fileName().toUtf8().size() <= 250);
  QCOMPARE(save(shelf.games, path, firstEntries(3), *shelfEdition()), QString());
  QVERIFY(QFileInfo::exists(path));
}

void tst_game_library::newFileNeverTakesATakenName() {
  Shelf shelf;
  const QString first = newFile(shelf.games, wholeGame().header);
  QCOMPARE(save(shelf.games, first, firstEntries(1), *shelfEdition()), QString());
  const QString second = newFile(shelf.games, wholeGame().header);
  QVERIFY(second.endsWith(u" 2.nilometer"));
  // Another program has chosen the second one, though it has not written yet.
  GameLibrary other(shelf.games.directory(), shelf.preferences, ui::games());
  QVERIFY(newFile(other, wholeGame().header).endsWith(u" 3.nilometer"));
}

void tst_game_library::savedGameIsReadBack() {
  Shelf shelf;
  const QString path = shelf.put(wholeGame());
  const OpenResult result = shelf.games.open(path);
  QVERIFY(gameIn(result).record == wholeGame());
  QCOMPARE(gameIn(result).edition->checksum, shelfEdition()->checksum);
  QCOMPARE(gameIn(result).path, path);
  QCOMPARE(shelf.preferences.recentFiles(), QStringList{path});
}

void tst_game_library::gameSavedElsewhereIsTheOneToGoOnWith() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(40));
  const OpenResult result = shelf.games.open(path);
  const ui::GameSession& session = *std::get<ui::OpenedGame>(result).session;
  QCOMPARE(shelf.games.unfinished()->path, path);
  const QString other = shelf.file(u"stick.nilometer"_s);
  QCOMPARE(shelf.games.saveElsewhere(other, session), QString());
  QCOMPARE(shelf.games.unfinished()->path, other);
  QCOMPARE(shelf.preferences.recentFiles().front(), other);
  // What could not be written changes nothing.
  const QString folder = shelf.file(u"folder.nilometer"_s);
  QVERIFY(QDir().mkpath(folder));
  QVERIFY(!shelf.games.saveElsewhere(folder, session).isEmpty());
  QCOMPARE(shelf.games.unfinished()->path, other);
}

void tst_game_library::openedGameIsRememberedUnlessItIsOver() {
  Shelf shelf;
  QVERIFY(!shelf.games.unfinished());
  const QString path = shelf.put(firstEntries(40));
  gameIn(shelf.games.open(path));
  const auto unfinished = shelf.games.unfinished();
  QVERIFY(unfinished);
  QCOMPARE(unfinished->path, path);
  QCOMPARE(unfinished->players.size(), qsizetype{3});
  QCOMPARE(unfinished->date.toStdString(), wholeGame().header.date);
  QVERIFY(!unfinished->clock.over);
  const QString over = shelf.file(u"over.nilometer"_s);
  QCOMPARE(save(shelf.games, over, wholeGame(), *shelfEdition()), QString());
  gameIn(shelf.games.open(over));
  QCOMPARE(shelf.games.unfinished()->path, path);
  shelf.put(wholeGame());
  QVERIFY(!shelf.games.unfinished());
  QVERIFY(QFile::remove(path));
  QVERIFY(!shelf.games.unfinished());
}

void tst_game_library::gameThatRunsMovesUpWhenAnotherIsOver() {
  Shelf shelf;
  const QString mine = shelf.put(firstEntries(40));
  gameIn(shelf.games.open(mine));
  const QString other = shelf.file(u"other.nilometer"_s);
  QCOMPARE(save(shelf.games, other, firstEntries(60), *shelfEdition()), QString());
  gameIn(shelf.games.open(other));
  QCOMPARE(shelf.games.unfinished()->path, other);
  QCOMPARE(save(shelf.games, other, wholeGame(), *shelfEdition()), QString());
  const auto unfinished = shelf.games.unfinished();
  QVERIFY(unfinished && unfinished->path == mine);
  // One that cannot be read is not passed over in silence.
  shelf.preferences.setGameInProgress(other);
  writeBytes(other, "no game");
  QVERIFY(!shelf.games.unfinished());
  QVERIFY(shelf.games.damaged());
}

void tst_game_library::fileThatCannotBeReadSaysWhy_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<int>("fault");
  const auto row = [](const char* name, const QByteArray& bytes, ReadFault fault) {
    QTest::newRow(name) << bytes << static_cast<int>(fault);
  };
  RecordHeader header = wholeGame().header;
  row("empty", "", ReadFault::empty);
  row("something else", "{\"nilometer\":\"edition\",\"format\":1}", ReadFault::notThisKind);
  row("no text", "\xff\xfe", ReadFault::notUtf8);
  header.editionId = "unheard-of";
  row("unknown edition", QByteArray::fromStdString(writeHeader(header)), ReadFault::unknownEdition);
  header = wholeGame().header;
  header.editionChecksum = "sha256:0";
  row("other values", QByteArray::fromStdString(writeHeader(header)), ReadFault::otherEdition);
  const std::string text = writeRecord(firstEntries(5), *shelfEdition());
  row("cut off", QByteArray::fromStdString(text.substr(0, 30)), ReadFault::cutOff);
}

void tst_game_library::fileThatCannotBeReadSaysWhy() {
  Shelf shelf;
  QFETCH(QByteArray, bytes);
  QFETCH(int, fault);
  const QString path = shelf.file(u"bad.nilometer"_s);
  writeBytes(path, bytes);
  const OpenResult result = shelf.games.open(path);
  QVERIFY(readErrorOf(result) != nullptr);
  QCOMPARE(static_cast<int>(readErrorOf(result)->fault), fault);
  QCOMPARE(readErrorOf(result)->file, path.toStdString());
  QVERIFY(!ui::sentence(std::get<OpenFailure>(result)).isEmpty());
  QCOMPARE(bytesOf(path), bytes);
  QVERIFY(shelf.preferences.recentFiles().isEmpty());
  QVERIFY(!shelf.games.look(path));
}

void tst_game_library::ownPrintedValuesAreFoundByTheirChecksum() {
  Shelf shelf;
  Edition own = *shelfEdition();
  own.alyiStones = 3;
  const auto read = readEdition(writeEdition(own));
  QVERIFY(read);
  GameRecord record = firstEntries(1);
  record.header.editionChecksum = read->checksum;
  const QString path = shelf.file(u"own.nilometer"_s);
  writeBytes(path, QByteArray::fromStdString(writeRecord(record, *read))); // from elsewhere
  QVERIFY(readErrorOf(shelf.games.open(path)) != nullptr);
  writeBytes(shelf.file(u"games/editions/broken.json"_s), "{");
  writeBytes(shelf.file(u"games/editions/own.json"_s),
             QByteArray::fromStdString(writeEdition(own)));
  const OpenResult result = shelf.games.open(path);
  QCOMPARE(gameIn(result).edition->alyiStones, std::int16_t{3});
}

void tst_game_library::gameKeepsTheValuesItWasPlayedWith() {
  Shelf shelf;
  Edition own = *shelfEdition();
  own.id = "own";
  own.alyiStones = 3;
  const auto before = readEdition(writeEdition(own));
  own.alyiStones = 4;
  const auto after = readEdition(writeEdition(own));
  QVERIFY(before && after);
  GameRecord record = firstEntries(1);
  record.header.editionId = own.id;
  record.header.editionChecksum = before->checksum;
  const QString path = shelf.file(u"own.nilometer"_s);
  const QString copy = shelf.file(u"games/editions/own.json"_s);
  writeBytes(copy, QByteArray::fromStdString(writeEdition(*before)));
  QCOMPARE(save(shelf.games, path, record, *before), QString());
  // The copy is changed, and then taken away.
  writeBytes(copy, QByteArray::fromStdString(writeEdition(*after)));
  QCOMPARE(gameIn(shelf.games.open(path)).edition->alyiStones, before->alyiStones);
  QCOMPARE(editions(shelf.games).back()->alyiStones, after->alyiStones);
  QVERIFY(QFile::remove(copy));
  QCOMPARE(gameIn(shelf.games.open(path)).edition->alyiStones, before->alyiStones);
  QCOMPARE(editions(shelf.games).size(), shippedEditions().size());
}

void tst_game_library::whatAGameHasConfirmedStaysConfirmed() {
  Shelf shelf;
  auto document = egizia::documentOf(*shelfEdition());
  document.rename("own", "Own");
  document.set("players.ships", shelfEdition()->shipsPerPlayer - 1);
  const Edition own = egizia::check(document)->edition;
  GameRecord record = randomGame(own, 3, Profile::revised, 5);
  const QString path = shelf.file(u"own.nilometer"_s);
  const auto isConfirmed = [&] {
    const OpenedRecord game = gameIn(shelf.games.open(path));
    const auto rows = std::ranges::find(game.edition->printed, "obelisk.rows", &PrintedValue::key);
    return rows->provenance == Provenance::confirmed;
  };
  // Its copy is another one by now, so what the game has asked for stands only in its file.
  QCOMPARE(save(shelf.games, path, record, own), QString());
  QVERIFY(!isConfirmed());
  document.confirm("obelisk.rows");
  QCOMPARE(save(shelf.games, path, record, egizia::check(document)->edition), QString());
  QVERIFY(isConfirmed());
  // The other way round: what was compared on the copy after the game.
  QCOMPARE(save(shelf.games, path, record, own), QString());
  QVERIFY(!isConfirmed());
  writeBytes(shelf.file(u"games/editions/own.json"_s), QByteArray::fromStdString(document.text()));
  QVERIFY(isConfirmed());
}

void tst_game_library::gameOnAnOwnCopyIsTheSameElsewhere() {
  const Shelf here;
  Edition own = *shelfEdition();
  own.id = "own";
  own.alyiStones = 3;
  const auto read = readEdition(writeEdition(own));
  QVERIFY(read);
  GameRecord record = randomGame(*read, 3, Profile::revised, 5);
  const QString path = here.file(u"own.nilometer"_s);
  QCOMPARE(save(here.games, path, record, *read), QString());
  Shelf elsewhere;
  const QString carried = elsewhere.file(u"carried.nilometer"_s);
  writeBytes(carried, bytesOf(path));
  const OpenResult result = elsewhere.games.open(carried);
  QCOMPARE(gameIn(result).record, record);
  QCOMPARE(gameIn(result).edition->checksum, read->checksum);
  const auto shelved = elsewhere.games.look(carried);
  QVERIFY(shelved && shelved->clock.over);
  // The archive, which knows only what lies there, agrees.
  const auto editions =
      ui::editionsOn<egizia::Rules>(elsewhere.games, ui::GameLibrary::SaveState::yes);
  const auto ending = endingOfRecord(bytesOf(carried).toStdString(), editions, "carried.nilometer");
  const auto* over = std::get_if<record::GameResult>(&ending);
  QVERIFY(over != nullptr);
  const State state = stateAfter(record, *read);
  for (std::size_t seat = 0; seat < over->seats.size(); ++seat) {
    QCOMPARE(over->seats[seat].points, state.track.points(static_cast<Player>(seat)));
  }
  // A game of a shipped edition needs nothing of the kind.
  const QByteArray plain = bytesOf(here.put(firstEntries(1)));
  QVERIFY(!plain.contains("provenance") && bytesOf(path).contains("provenance"));
}

void tst_game_library::editionsAreListedOnce() {
  Shelf shelf;
  QCOMPARE(editions(shelf.games).size(), shippedEditions().size());
  writeBytes(shelf.file(u"games/editions/same.json"_s),
             QByteArray::fromStdString(writeEdition(*shelfEdition())));
  QCOMPARE(editions(shelf.games).size(), shippedEditions().size());
  QCOMPARE(editions(shelf.games).front()->checksum, shelfEdition()->checksum);
}

NILOMETER_TEST(tst_game_library)
#include "tst_game_library.moc"
