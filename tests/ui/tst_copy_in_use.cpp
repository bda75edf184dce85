// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a compared copy: in a new game, in the running one, for an end position and on
// the start page.
#include "test_program.h"

#include "tests/engine/record_fixture.h"
#include "tests/ui/check_program.h"
#include "tests/ui/egizia_screen.h"
#include "tests/ui/egizia_shelf.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QPushButton>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using egizia::PrintedPage;

namespace {

egizia::Edition shipped() {
  return *egizia::shippedEdition(egizia::shippedEditions().front());
}

ui::NewGameDialog* dialogOf(const ui::MainWindow& window) {
  auto* dialog = window.findChild<ui::NewGameDialog*>();
  if (dialog == nullptr) qFatal("no dialog");
  return dialog;
}

} // namespace

class tst_copy_in_use : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void aDraftIsNoChoiceForAGame();
  void aCompleteCopyIsProposedForTheNextGame();
  void aCopyIsProposedFromItsFirstCorrectedValueOn();
  void aCompleteCopyIsProposedForAnEndPosition();
  void theDialogComesBackWithWhatWasTyped();
  void aRunningGameKeepsItsValues();
  void aRunningGameFollowsTheCopyComparedMeanwhile();
  void theStartPageAsksUntilACopyIsComplete();
};

void tst_copy_in_use::aDraftIsNoChoiceForAGame() {
  CheckProgram program;
  const std::size_t before = editions(program.games).size();
  program.open();
  program.enter(u"players.ships"_s, shipped().shipsPerPlayer - 1);
  QCOMPARE(editions(program.games).size(), before + 1);
  program.choose(PrintedPage::obelisk);
  program.enter(u"obelisk.rows[1].value"_s, 0);
  QCOMPARE(editions(program.games).size(), before);
  QCOMPARE(program.files().size(), 1);
}

void tst_copy_in_use::aCompleteCopyIsProposedForTheNextGame() {
  CheckProgram program;
  program.open();
  QVERIFY(program.confirmAll());
  const std::string id = program.page().copy()->id();
  QVERIFY(program.view().newGameButton()->hasFocus());
  program.key(Qt::Key_Return);
  QCOMPARE(chosenIn(*dialogOf(program.window), program.games)->id, id);
  QVERIFY(!dialogOf(program.window)->checkButton()->isVisible());
  dialogOf(program.window)->reject();
  // Changed afterwards it is still the copy of these players.
  program.open();
  program.choose(PrintedPage::pieces);
  program.enter(u"players.ships"_s, shipped().shipsPerPlayer - 1);
  program.key(Qt::Key_Escape);
  QTest::qWait(0);
  program.window.startNewGame();
  const QList<ui::NewGameDialog*> dialogs = program.window.findChildren<ui::NewGameDialog*>();
  QCOMPARE(chosenIn(*dialogs.back(), program.games)->id, id);
  QCOMPARE(chosenIn(*dialogs.back(), program.games)->shipsPerPlayer, shipped().shipsPerPlayer - 1);
}

void tst_copy_in_use::aCopyIsProposedFromItsFirstCorrectedValueOn() {
  CheckProgram program;
  program.open();
  program.choose(PrintedPage::pieces);
  program.enter(u"players.ships"_s, shipped().shipsPerPlayer - 1);
  const std::string id = program.page().copy()->id();
  program.key(Qt::Key_Escape);
  QTest::qWait(0);
  program.window.startNewGame();
  QCOMPARE(chosenIn(*dialogOf(program.window), program.games)->id, id);
  QCOMPARE(chosenIn(*dialogOf(program.window), program.games)->shipsPerPlayer,
           shipped().shipsPerPlayer - 1);
}

void tst_copy_in_use::aCompleteCopyIsProposedForAnEndPosition() {
  CheckProgram program;
  program.window.showPosition();
  const EgiziaScreen position = screenOf(program.window);
  QCOMPARE(position.edition()->id, shipped().id);
  program.open();
  QVERIFY(program.confirmAll());
  const std::string id = program.page().copy()->id();
  program.key(Qt::Key_Escape);
  program.window.showPosition();
  QCOMPARE(position.edition()->id, id);
  QCOMPARE(position.form.values().count(), int(egizia::shippedEditions().size()) + 1);
}

void tst_copy_in_use::theDialogComesBackWithWhatWasTyped() {
  CheckProgram program;
  program.window.startGuidedGame();
  ui::NewGameDialog* const dialog = dialogOf(program.window);
  const QList<QComboBox*> boxes = dialog->findChildren<QComboBox*>();
  QComboBox* const name = *std::ranges::find_if(boxes, &QComboBox::isEditable);
  name->setEditText(u"Zoe"_s);
  program.click(dialog->checkButton());
  QVERIFY(!dialog->isVisible());
  QVERIFY(program.page().isVisible());
  program.enter(u"players.ships"_s, shipped().shipsPerPlayer - 1);
  program.view().setFocus();
  program.key(Qt::Key_Escape);
  QVERIFY(dialog->isVisible());
  QCOMPARE(name->currentText(), u"Zoe"_s);
  QCOMPARE(chosenIn(*dialog, program.games)->shipsPerPlayer, shipped().shipsPerPlayer - 1);
}

void tst_copy_in_use::aRunningGameKeepsItsValues() {
  CheckProgram program;
  program.openGolden(u"revised-4-players"_s);
  const std::string checksum = program.window.session()->edition().checksum;
  const auto entries = program.window.session()->record().entries.size();
  program.open();
  // The only copy is the one the game is played with.
  QCOMPARE(program.page().copy()->checked().checksum, checksum);
  program.choose(PrintedPage::pieces);
  program.enter(u"players.ships"_s, program.window.session()->edition().shipsPerPlayer - 1);
  QVERIFY(program.page().copy()->checked().checksum != checksum);
  program.view().setFocus();
  program.key(Qt::Key_Escape);
  QVERIFY(program.window.game()->isVisible());
  QCOMPARE(program.window.session()->edition().checksum, checksum);
  QCOMPARE(program.window.session()->record().entries.size(), entries);
  program.window.openFile(program.file(u"games/revised-4-players.nilometer"_s));
  QCOMPARE(program.window.session()->edition().checksum, checksum);
}

void tst_copy_in_use::aRunningGameFollowsTheCopyComparedMeanwhile() {
  CheckProgram program;
  const auto game = record_fixture::randomGame(shipped(), 3, egizia::Profile::revised, 5);
  const QString path = newFile(program.games, game.header);
  QCOMPARE(save(program.games, path, game, shipped()), QString());
  program.window.openFile(path);
  program.open();
  QVERIFY(program.confirmAll());
  const std::string id = program.page().copy()->id();
  program.key(Qt::Key_Escape);
  const ui::EgiziaSession& session = *program.window.session();
  QCOMPARE(session.edition().id, id);
  QCOMPARE(session.edition().checksum, shipped().checksum);
  QVERIFY(session.record().entries == game.entries);
  for (const egizia::PrintedSet& behind : session.basis().lines()) QVERIFY(behind.empty());
}

void tst_copy_in_use::theStartPageAsksUntilACopyIsComplete() {
  CheckProgram program;
  const auto asks = [&] {
    return program.window.startView().copiesButton()->look().line.contains(u"own copy"_s);
  };
  QVERIFY(asks());
  program.open();
  QVERIFY(program.confirmAll());
  program.key(Qt::Key_Escape);
  QVERIFY(program.window.startView().isVisible());
  QVERIFY(!asks());
}

NILOMETER_TEST(tst_copy_in_use)
#include "tst_copy_in_use.moc"
