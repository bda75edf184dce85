// SPDX-License-Identifier: GPL-3.0-or-later
// "Check your copy" in the window: confirming, changing, interrupting, what makes no sense.
#include "test_program.h"

#include "tests/ui/check_program.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/large_letters.h"
#include "ui/egizia/text/words.h"
#include "ui/store/games/file_lock.h"
#include "ui/text/language.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using egizia::PrintedPage;
using ui::PageState;

namespace {

egizia::Edition shipped() {
  return *egizia::shippedEdition(egizia::shippedEditions().front());
}

} // namespace

class tst_check_copy : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }

  void anUnchangedCopyIsConfirmedWithFewInputs();
  void theChipOnTheStartPageBeginsIt();
  void whoOnlyLooksLeavesNoFile();
  void anInterruptedComparisonGoesOnInAnotherWindow();
  void aChangedNumberIsSavedAndConfirmed();
  void undoAndRedoLeadToThePageOfTheChange();
  void nonsenseIsPointedOutAndKept();
  void aCopyOutOfSightIsReadAgain();
  void aFailedSaveLosesNothing();
  void anotherWindowOnlyLooks();
  void theLanguageChangesInPlace();
  void nothingScrollsSideways_data();
  void nothingScrollsSideways();
  void nothingIsCutOff_data() { languagesWithSizes({100, 150, 200}); }
  void nothingIsCutOff();
};

void tst_check_copy::anUnchangedCopyIsConfirmedWithFewInputs() {
  constexpr int most = 25;
  CheckProgram program;
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
  CheckProgram program;
  program.click(program.window.startView().copiesButton());
  QCOMPARE(program.view().page(), PrintedPage{});
  QVERIFY(program.view().matchesButton()->hasFocus());
}

void tst_check_copy::whoOnlyLooksLeavesNoFile() {
  CheckProgram program;
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
  CheckProgram program;
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
  CheckProgram program;
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
  CheckProgram program;
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

void tst_check_copy::aCopyOutOfSightIsReadAgain() {
  CheckProgram program;
  program.open();
  program.key(Qt::Key_Return);
  const QString path = program.path();
  program.window.showArchive(); // past the way back
  auto document = program.shelfOfCopies.open(path);
  const int other = shipped().shipsPerPlayer - 1;
  QVERIFY(document->set("players.ships", other)); // as a game does
  QVERIFY(ui::holdFile(ui::fileKey(path)));
  QCOMPARE(program.shelfOfCopies.save(path, *document), QString());
  program.open();
  QCOMPARE(ui::editionOf(program.page().copy()->checked()).shipsPerPlayer, other);
  program.key(Qt::Key_Return);
  QCOMPARE(program.onDisk(path).edition.shipsPerPlayer, other);
}

void tst_check_copy::aFailedSaveLosesNothing() {
  CheckProgram program;
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

void tst_check_copy::theLanguageChangesInPlace() {
  CheckProgram program;
  program.open();
  program.choose(PrintedPage::obelisk);
  const QString english = program.view().list().row(PrintedPage::obelisk)->text();
  program.key(Qt::Key_L, Qt::ControlModifier);
  QTRY_VERIFY(program.view().list().row(PrintedPage::obelisk)->text() != english);
  QCOMPARE(program.view().page(), PrintedPage::obelisk);
}

void tst_check_copy::nothingScrollsSideways_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const QString& language : text::languages()) {
    for (const QSize size : {QSize(800, 480), QSize(1280, 720)}) {
      QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height())
          << language << size;
    }
  }
}

void tst_check_copy::nothingScrollsSideways() {
  QFETCH(const QString, language);
  QFETCH(const QSize, size);
  QVERIFY(text::useLanguage(language));
  CheckProgram program;
  program.window.resize(size);
  program.open();
  QStringList wide;
  const auto look = [&](const QString& page) {
    settle(program.window);
    const QList<QScrollArea*> rooms = program.page().findChildren<QScrollArea*>();
    for (const QScrollArea* room : rooms) {
      const int beyond = room->isVisible() ? room->horizontalScrollBar()->maximum() : 0;
      if (beyond > 0) wide += u"%1: %2 px"_s.arg(page).arg(beyond);
    }
    if (program.page().width() > program.window.width()) wide += page;
  };
  for (int i = 0; i < egizia::printedPageCount; ++i) {
    const auto page = static_cast<PrintedPage>(i);
    program.choose(page);
    look(text::printedPage(page));
  }
  program.view().matchesButton()->setFocus();
  QVERIFY(program.confirmAll());
  look(u"the end"_s);
  program.click(program.view().copiesButton());
  look(u"all copies"_s);
  QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u", "_s)));
}

void tst_check_copy::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  CheckProgram program;
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
