// SPDX-License-Identifier: GPL-3.0-or-later
// "Check your copy" in the window: confirming, changing, interrupting, what makes no sense, and
// what becomes of it in a new game.
#include "test_program.h"

#include "tests/engine/record_fixture.h"
#include "tests/ui/check_program.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/egizia_shelf.h"
#include "tests/ui/large_letters.h"
#include "ui/egizia/position/egizia_position_page.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/words/words.h"
#include "ui/games/file_lock.h"
#include "ui/games/new_game_dialog.h"
#include "ui/window/appearance.h"
#include "ui/words/language.h"

#include <QComboBox>
#include <QPushButton>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using egizia::PrintedPage;
using ui::PageState;

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

class tst_check_copy : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en"_s)); }

  void anUnchangedCopyIsConfirmedWithFewInputs();
  void theChipOnTheStartPageBeginsIt();
  void whoOnlyLooksLeavesNoFile();
  void anInterruptedComparisonGoesOnInAnotherWindow();
  void aChangedNumberIsSavedAndConfirmed();
  void undoAndRedoLeadToThePageOfTheChange();
  void nonsenseIsPointedOutAndKept();
  void aDraftIsNoChoiceForAGame();
  void aCompleteCopyIsProposedForTheNextGame();
  void aCopyIsProposedFromItsFirstCorrectedValueOn();
  void aCompleteCopyIsProposedForAnEndPosition();
  void theDialogComesBackWithWhatWasTyped();
  void aRunningGameKeepsItsValues();
  void aRunningGameFollowsTheCopyComparedMeanwhile();
  void aCopyOutOfSightIsReadAgain();
  void aFailedSaveLosesNothing();
  void anotherWindowOnlyLooks();
  void theStartPageAsksUntilACopyIsComplete();
  void theLanguageChangesInPlace();
  void nothingIsCutOff_data() { languagesAndSizes({100, 150, 200}); }
  void nothingIsCutOff();
};

void tst_check_copy::anUnchangedCopyIsConfirmedWithFewInputs() {
  constexpr int most = 25;
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  QVERIFY(program.confirmAll());
  QVERIFY2(program.actions <= most, qPrintable(QString::number(program.actions)));
  QVERIFY(program.page().copy()->complete());
  const egizia::CheckedEdition copy = program.onDisk(program.path());
  QVERIFY(copy.findings.empty());
  QCOMPARE(copy.edition.checksum, shipped().checksum);
  QVERIFY(copy.edition.id != shipped().id);
  for (const egizia::PrintedValue& value : copy.edition.printed) {
    QCOMPARE(value.provenance, egizia::Provenance::confirmed);
  }
}

void tst_check_copy::theChipOnTheStartPageBeginsIt() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.click(program.window.startView().copiesButton());
  QCOMPARE(program.view().page(), PrintedPage{});
  QVERIFY(program.view().matchesButton()->hasFocus());
}

void tst_check_copy::whoOnlyLooksLeavesNoFile() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  program.click(program.view().laterButton());
  program.choose(PrintedPage::obelisk);
  program.key(Qt::Key_Escape);
  QVERIFY(program.window.startView().isVisible());
  QCOMPARE(program.files(), QStringList());
}

void tst_check_copy::anInterruptedComparisonGoesOnInAnotherWindow() {
  const QTemporaryDir home;
  {
    CheckProgram program(home);
    program.open();
    for (int i = 0; i < 4; ++i) program.key(Qt::Key_Return);
  }
  CheckProgram program(home);
  program.open();
  QCOMPARE(program.view().page(), static_cast<PrintedPage>(4));
  QCOMPARE(program.page().copy()->progress().confirmed(), 4);
  QCOMPARE(program.files().size(), 1);
  QVERIFY(program.view().list().progressText().startsWith(u'4'));
}

void tst_check_copy::aChangedNumberIsSavedAndConfirmed() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  const int other = shipped().shipsPerPlayer - 1;
  program.enter(u"players.ships"_s, other);
  QCOMPARE(program.view().page(), PrintedPage{});
  const egizia::Edition copy = program.onDisk(program.path()).edition;
  QCOMPARE(copy.shipsPerPlayer, other);
  const auto ships = std::ranges::find(copy.printed, "players.ships", &egizia::PrintedValue::key);
  QCOMPARE(ships->provenance, egizia::Provenance::confirmed);
  QCOMPARE(program.number(u"players.ships"_s).content().sureness, ui::Sureness::confirmed);
}

void tst_check_copy::undoAndRedoLeadToThePageOfTheChange() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  const int before = shipped().shipsPerPlayer;
  program.enter(u"players.ships"_s, before - 1);
  program.key(Qt::Key_Return);
  QCOMPARE(program.view().page(), PrintedPage::river);
  program.key(Qt::Key_Z, Qt::ControlModifier); // the confirmation
  QCOMPARE(program.view().page(), PrintedPage::pieces);
  QCOMPARE(program.page().copy()->progress().confirmed(), 0);
  program.key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(program.onDisk(program.path()).edition.shipsPerPlayer, before);
  program.choose(PrintedPage::obelisk);
  program.key(Qt::Key_Y, Qt::ControlModifier);
  QCOMPARE(program.view().page(), PrintedPage::pieces);
  QCOMPARE(program.onDisk(program.path()).edition.shipsPerPlayer, before - 1);
}

void tst_check_copy::nonsenseIsPointedOutAndKept() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  program.choose(PrintedPage::obelisk);
  program.enter(u"obelisk.rows[1].value"_s, 0);
  QVERIFY(!program.view().problems().isEmpty());
  QVERIFY(!program.view().matchesButton()->isEnabled());
  QVERIFY(!program.view().matchesButton()->toolTip().isEmpty());
  QCOMPARE(program.view().list().row(PrintedPage::obelisk)->state(), PageState::nonsense);
  QVERIFY(!program.onDisk(program.path()).findings.empty());
  program.key(Qt::Key_Return); // does nothing for a page that makes no sense
  QCOMPARE(program.view().page(), PrintedPage::obelisk);
  program.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(program.view().problems().isEmpty());
  QVERIFY(program.view().matchesButton()->isEnabled());
}

void tst_check_copy::aDraftIsNoChoiceForAGame() {
  const QTemporaryDir home;
  CheckProgram program(home);
  const std::size_t before = editions(program.games).size();
  program.open();
  program.enter(u"players.ships"_s, shipped().shipsPerPlayer - 1);
  QCOMPARE(editions(program.games).size(), before + 1);
  program.choose(PrintedPage::obelisk);
  program.enter(u"obelisk.rows[1].value"_s, 0);
  QCOMPARE(editions(program.games).size(), before);
  QCOMPARE(program.files().size(), 1);
}

void tst_check_copy::aCompleteCopyIsProposedForTheNextGame() {
  const QTemporaryDir home;
  CheckProgram program(home);
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

void tst_check_copy::aCopyIsProposedFromItsFirstCorrectedValueOn() {
  const QTemporaryDir home;
  CheckProgram program(home);
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

void tst_check_copy::aCompleteCopyIsProposedForAnEndPosition() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.window.showPosition();
  const ui::PositionView& position = program.window.positionPage()->view();
  QCOMPARE(position.edition()->id, shipped().id);
  program.open();
  QVERIFY(program.confirmAll());
  const std::string id = program.page().copy()->id();
  program.key(Qt::Key_Escape);
  program.window.showPosition();
  QCOMPARE(position.edition()->id, id);
  QCOMPARE(position.editions().size(), egizia::shippedEditions().size() + 1);
  QCOMPARE(position.editions()[1]->id, shipped().id);
}

void tst_check_copy::theDialogComesBackWithWhatWasTyped() {
  const QTemporaryDir home;
  CheckProgram program(home);
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

void tst_check_copy::aRunningGameKeepsItsValues() {
  const QTemporaryDir home;
  CheckProgram program(home);
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
  program.window.openFile(home.filePath(u"games/revised-4-players.nilometer"_s));
  QCOMPARE(program.window.session()->edition().checksum, checksum);
}

void tst_check_copy::aRunningGameFollowsTheCopyComparedMeanwhile() {
  const QTemporaryDir home;
  CheckProgram program(home);
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

void tst_check_copy::aCopyOutOfSightIsReadAgain() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  program.key(Qt::Key_Return);
  const QString path = program.path();
  program.window.showArchive(); // past the way back
  auto document = program.gamesOfCopies.open(path);
  const int other = shipped().shipsPerPlayer - 1;
  QVERIFY(document->set("players.ships", other)); // as a game does
  QVERIFY(ui::holdFile(ui::fileKey(path)));
  QCOMPARE(program.gamesOfCopies.save(path, *document), QString());
  program.open();
  QCOMPARE(ui::editionOf(program.page().copy()->checked()).shipsPerPlayer, other);
  program.key(Qt::Key_Return);
  QCOMPARE(program.onDisk(path).edition.shipsPerPlayer, other);
}

void tst_check_copy::aFailedSaveLosesNothing() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  program.key(Qt::Key_Return);
  const QString path = program.path();
  // A directory stands where the file was: nothing can be written over it.
  QVERIFY(QFile::remove(path));
  QVERIFY(QDir().mkpath(path + u"/inside"_s));
  program.choose(PrintedPage::pieces);
  const int other = shipped().shipsPerPlayer - 1;
  program.enter(u"players.ships"_s, other);
  QVERIFY(!program.view().problems().isEmpty());
  QCOMPARE(ui::editionOf(program.page().copy()->checked()).shipsPerPlayer, other);
  program.view().setFocus();
  program.key(Qt::Key_Escape);
  program.open();
  QCOMPARE(ui::editionOf(program.page().copy()->checked()).shipsPerPlayer, other);
  QVERIFY(QDir(path).removeRecursively());
  program.view().setFocus();
  program.key(Qt::Key_Escape);
  QCOMPARE(program.onDisk(path).edition.shipsPerPlayer, other);
}

void tst_check_copy::anotherWindowOnlyLooks() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  program.key(Qt::Key_Return);
  CheckProgram second(home);
  second.window.showCopies();
  QVERIFY(second.page().copy()->isLocked());
  QVERIFY(!second.view().problems().isEmpty());
  const std::string before = program.onDisk(program.path()).edition.checksum;
  second.choose(PrintedPage::pieces);
  second.enter(u"players.ships"_s, shipped().shipsPerPlayer - 1);
  QVERIFY(!second.view().problems().isEmpty());
  QCOMPARE(second.onDisk(program.path()).edition.checksum, before);
  QCOMPARE(second.number(u"players.ships"_s).content().value, shipped().shipsPerPlayer);
}

void tst_check_copy::theStartPageAsksUntilACopyIsComplete() {
  const QTemporaryDir home;
  CheckProgram program(home);
  const auto asks = [&] {
    for (const QLabel* label : program.window.startView().findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(u"assumed"_s)) return true;
    }
    return false;
  };
  QVERIFY(asks());
  program.open();
  QVERIFY(program.confirmAll());
  program.key(Qt::Key_Escape);
  QVERIFY(program.window.startView().isVisible());
  QVERIFY(!asks());
}

void tst_check_copy::theLanguageChangesInPlace() {
  const QTemporaryDir home;
  CheckProgram program(home);
  program.open();
  program.choose(PrintedPage::obelisk);
  const QString english = program.view().list().row(PrintedPage::obelisk)->text();
  program.key(Qt::Key_L, Qt::ControlModifier);
  QTRY_VERIFY(program.view().list().row(PrintedPage::obelisk)->text() != english);
  QCOMPARE(program.view().page(), PrintedPage::obelisk);
}

void tst_check_copy::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const QTemporaryDir home;
  CheckProgram program(home);
  program.window.showCopies();
  program.enter(u"players.stoneTrackEnd"_s, 0); // a sentence
  for (int i = 0; i < egizia::printedPageCount; ++i) {
    program.choose(static_cast<PrintedPage>(i));
    settle(program.window);
    const QString missing = cutOffAtLast(program.view());
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
  }
  program.click(program.view().copiesButton());
  settle(program.window);
  const QString missing = cutOffAtLast(program.page().list());
  QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

NILOMETER_TEST(tst_check_copy)
#include "tst_check_copy.moc"
