// SPDX-License-Identifier: GPL-3.0-or-later
// A game that nobody sells lies on the shelf beside the others, and is begun like them.
#include "test_program.h"

#include "registry/toy_window_game.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/store/games/auto_save.h"
#include "ui/store/games/new_game_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QRadioButton>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// A shelf for the games of the program and the toy.
struct ToyShelf {
  Shelf known;
  ui::GameLibrary games{known.games.directory(), known.preferences, allGames()};

  [[nodiscard]] QString put(const QByteArray& text) const {
    const QString path = known.file(u"a toy.nilometer"_s);
    writeBytes(path, text);
    return path;
  }
};

ToySession& toyIn(ui::OpenResult& result) {
  return dynamic_cast<ToySession&>(*std::get<ui::OpenedGame>(result).session);
}

} // namespace

class tst_toy_shelf : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void gameIsOpenedAsWhatItsFileSays();
  void everyEntryIsKept();
  void damagedGameCanBeGoneOnWith();
  void gameThatNobodyKnowsIsRefusedByName();
  void newGameOffersWhatTheGameHas();
  void choicesAreRememberedForEachGame();
};

void tst_toy_shelf::gameIsOpenedAsWhatItsFileSays() {
  ToyShelf shelf;
  const QByteArray whole = toyText();
  const QString path = shelf.put(whole.left(whole.lastIndexOf('\n', -2) + 1));
  ui::OpenResult opened = shelf.games.open(path);
  QCOMPARE(toyIn(opened).record().entries.size(), std::size_t{4});
  QCOMPARE(shelf.known.preferences.gameInProgress(), path);
  const auto looked = shelf.games.look(path);
  QVERIFY(looked);
  QCOMPARE(looked->players, QStringList({u"Anna"_s, u"Ben"_s}));
  const QString other = shelf.known.put(firstEntries(3));
  QCOMPARE(gameIn(shelf.games.open(other)).record, firstEntries(3));
}

void tst_toy_shelf::everyEntryIsKept() {
  ToyShelf shelf;
  ui::NewGameChoice choice;
  choice.players = {{"Anna", "black", 0}, {"Ben", "pink", 0}, {"Cem", "grey", 0}};
  choice.date = "2026-11-23";
  choice.editionId = toyEdition.id;
  choice.editionChecksum = toyEdition.checksum;
  const auto session = toyGame.begin(choice, shelf.games);
  const QString path = shelf.games.newFile(*session);
  QVERIFY(path.endsWith(u"2026-11-23 Anna, Ben, Cem.nilometer"_s));
  ui::AutoSave save(*session, shelf.games, path);
  dynamic_cast<ToySession&>(*session).enter({toy::Doing::put, 0, toy::Place::field});
  QVERIFY(!save.isSaved());
  QTRY_VERIFY(save.isSaved());
  shelf.games.close();
  ui::OpenResult opened = shelf.games.open(path);
  QCOMPARE(toyIn(opened).record().entries.size(), std::size_t{1});
}

void tst_toy_shelf::damagedGameCanBeGoneOnWith() {
  ToyShelf shelf;
  const QByteArray text = toyText();
  const QString path = shelf.put(text.left(text.size() - 10));
  ui::OpenResult opened = shelf.games.open(path);
  QCOMPARE(toyIn(opened).record().entries.size(), std::size_t{4});
  QCOMPARE(std::get<ui::OpenedGame>(opened).damage->entries, 4);
}

void tst_toy_shelf::gameThatNobodyKnowsIsRefusedByName() {
  ToyShelf shelf;
  const ui::OpenResult result = shelf.games.open(shelf.put(toyText("senet")));
  const record::ReadError* const error = readErrorOf(result);
  QVERIFY(error != nullptr);
  QCOMPARE(error->fault, record::ReadFault::otherGame);
  QCOMPARE(error->found, std::string("senet"));
  QVERIFY(ui::publicSentence(*error).contains(u"does not know"));
}

void tst_toy_shelf::newGameOffersWhatTheGameHas() {
  ToyShelf shelf;
  ui::NewGameDialog dialog(
      shelf.known.preferences, [&] { return toyGame.offer(shelf.games); }, ui::fileId(toyGame),
      QDate(2026, 11, 23), [] { return 1U; });
  dialog.show();
  QCOMPARE(dialog.findChildren<QRadioButton*>().size(), qsizetype{4}); // 2 to 5 players
  dialog.findChildren<QRadioButton*>().last()->click();
  QStringList colours;
  int named = 0;
  for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
    if (!box->isVisible()) continue;
    if (box->isEditable()) box->setEditText(QString(QChar(ushort('A' + named++))));
    if (box->accessibleName().startsWith(u"Colour"_s)) colours += box->currentText();
  }
  QCOMPARE(colours, QStringList({u"black"_s, u"white"_s, u"grey"_s, u"brown"_s, u"pink"_s}));
  dialog.accept();
  QCOMPARE(dialog.result(), int{QDialog::Accepted});
  const auto session = toyGame.begin(dialog.chosen(), shelf.games);
  QCOMPARE(session->players(), 5);
  QCOMPARE(session->colourOf(4), 4);
}

void tst_toy_shelf::choicesAreRememberedForEachGame() {
  ToyShelf shelf;
  ui::Preferences& preferences = shelf.known.preferences;
  ui::NewGameChoice toys;
  toys.players = {{"Anna", "black", 0}, {"Ben", "pink", 0}};
  toys.profile = "usual";
  preferences.rememberNewGame(toys, ui::fileId(toyGame));
  QVERIFY(preferences.newGame({}).players.empty());
  ui::NewGameChoice others = toys;
  others.players = {{"Cem", "blue", 0}, {"Dora", "red", 0}};
  others.options["mayPass"] = "true";
  preferences.rememberNewGame(others, {});
  QVERIFY(preferences.newGame(ui::fileId(toyGame)) == toys);
  QVERIFY(preferences.newGame({}) == others);
  QVERIFY(preferences.playerNames().contains(u"Ben"_s)); // the people are the same
}

NILOMETER_TEST(tst_toy_shelf)
#include "tst_toy_shelf.moc"
