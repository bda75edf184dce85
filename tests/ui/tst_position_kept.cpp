// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/position_family.h"
#include "ui/egizia/end_position/egizia_form.h"
#include "ui/score/end_position/form_file.h"
#include "ui/score/end_position/rescored_card.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/earlier_versions.h"

#include <QDirIterator>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

using namespace nilometer;
using namespace nilometer::test;
using enum ui::PositionRow;

namespace {

ui::PositionForm formOnShelf(const ui::PositionEntered& entry) {
  ui::PositionForm form = entry;
  form.values = {shelfEdition()->id, shelfEdition()->checksum};
  return form;
}

/// What a computer has on its disk when the program is killed: no lock, nothing of later.
void copyTo(const QTemporaryDir& from, const QTemporaryDir& to) {
  QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString file = files.next();
    writeBytes(to.filePath(QDir(from.path()).relativeFilePath(file)), bytesOf(file));
  }
}

} // namespace

/// An end position is kept like a game, from the first thing entered on.
class tst_PositionKept : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyKeyIsOnTheDiskWhenTheProgramIsKilled();
  void halfNamedCardIsGoneOnWithAfterAKill();
  void unfinishedPositionIsOfferedAgain();
  void pageThatNobodyTouchedLeavesNoFile();
  void positionIsInTheArchiveFromScoreOn();
  void deletedPositionComesBack();
  void correctionCountsWhenItIsScored();
  void newLeavesTheEarlierOneAlone();
  void positionOpenElsewhereIsOnlyCopied();
  void documentWrittenByHandIsNeverWrittenOver();
  void positionOfAnOlderVersionStaysAsItIs();
  void failedWriteIsALineThatStaysAndTriedAgain();
  void programMayEndWhileItIsSaving();
  void lineOffersAnotherPlace();
  void copyNamedWithoutAnEndingGetsItAndSaysSo();
  void positionOpenElsewhereIsOnlyLookedAt();
  void whatOthersHaveWrittenIsKept();
  void tenEarlierVersionsReachBack();
  void damagedPositionOpensAndIsKeptAside();
  void unreadablePositionOffersTheOneBefore();
  void flippedBitsAndCutsAreTold();
};

void tst_PositionKept::everyKeyIsOnTheDiskWhenTheProgramIsKilled() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  const EgiziaScreen view = family.view();
  view.table().focusCell({sphinx, 0, 1});
  QTest::keyClicks(QApplication::focusWidget(), u"ob"_s);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  family.type(points, 0, u"6x"_s); // wrong, and yet on the screen
  family.type(tombSum, 1, u"4 5"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  // What will be offered is known, too.
  QTRY_VERIFY(bytesOf(home.filePath(u"settings.ini"_s)).contains(".nilometer-position"));
  const QTemporaryDir other;
  copyTo(home, other);
  QCOMPARE(positionsIn(other).size(), 1);
  Family again(other);
  again.window.openFile(other.filePath(u"games/"_s + positionsIn(other).front()));
  QVERIFY(!view.entry().cards.empty());
  QVERIFY(again.view().entry() == view.entry());
}

void tst_PositionKept::halfNamedCardIsGoneOnWithAfterAKill() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  const ui::PositionCell cell{sphinx, 0, 1};
  family.view().table().focusCell(cell);
  QTest::keyClicks(QApplication::focusWidget(), u"ob"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  const QTemporaryDir other;
  copyTo(home, other);
  QCOMPARE(positionsIn(other).size(), 1);
  Family again(other);
  again.window.openFile(other.filePath(u"games/"_s + positionsIn(other).front()));
  const EgiziaCells table = again.view().table();
  QCOMPARE(table.cardCell(cell)->line().text(), u"ob"_s);
  // No card is named yet, and there is nothing to undo.
  QVERIFY(again.view().entry() == family.view().entry());
  QVERIFY(!again.view().undoButton()->isEnabled());
  QCOMPARE(table.cellWithKeyboard(), cell);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(again.view().entry().cardsIn(cell).size(), std::size_t{1});
  QVERIFY(!table.isNaming());
}

void tst_PositionKept::unfinishedPositionIsOfferedAgain() {
  const QTemporaryDir home;
  ui::PositionEntered entered;
  {
    Family family(home);
    QVERIFY(family.window.startView().continuePositionButton()->isHidden());
    family.begin();
    family.type(points, 0, u"61"_s);
    entered = family.view().entry();
    family.click(family.view().closeButton());
    QVERIFY(family.window.startView().continuePositionButton()->hasFocus());
  }
  Family family(home);
  const ui::StartButton* const offer = family.window.startView().continuePositionButton();
  QCOMPARE(offer->text(), u"Go on: 0 of 2 players entered"_s);
  QVERIFY(offer->accessibleName().contains(u"Anna and Ben"_s));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(family.view().entry() == entered);
  // The keyboard waits where the next number is missing.
  QCOMPARE(QApplication::focusWidget(), family.view().table().field({points, 0, 1}));
  family.click(family.view().closeButton());
  family.click(family.window.startView().positionButton());
  QVERIFY(family.view().entry() == entered);
  // Somebody who does not want to go on gets an empty page.
  family.click(&family.view().form.newButton());
  QVERIFY(family.view().entry().texts.empty());
  QCOMPARE(positionsIn(home).size(), 1);
}

void tst_PositionKept::pageThatNobodyTouchedLeavesNoFile() {
  const QTemporaryDir home;
  Family family(home);
  family.click(family.window.startView().positionButton());
  family.click(family.view().countButton(3));
  family.view().askForEverything(true);
  family.click(family.view().closeButton());
  QVERIFY(positionsIn(home).isEmpty());
  QVERIFY(family.window.startView().continuePositionButton()->isHidden());
}

void tst_PositionKept::positionIsInTheArchiveFromScoreOn() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  family.enterAll();
  QVERIFY(family.view().scoreButton()->isEnabled());
  QVERIFY(family.listed().isEmpty());
  family.window.showPosition();
  family.click(family.view().scoreButton());
  const QStringList listed = family.listed();
  QCOMPARE(listed.size(), 1);
  QVERIFY(listed.front().contains(u"Anna"_s) && listed.front().contains(u"Ben"_s));
  family.window.archive()->showPage(ui::ArchiveView::Page::statistics);
  QCOMPARE(family.window.archive()->statistics()->players()->model()->rowCount(), 2);
  family.window.showStart();
  QVERIFY(family.window.startView().continuePositionButton()->isHidden());
  const QByteArray file = bytesOf(home.filePath(u"games/"_s + positionsIn(home).front()));
  QVERIFY(file.contains(R"("format":7)") && file.contains(R"(,"sum":")"));
  QVERIFY(!file.contains("entered"));
}

void tst_PositionKept::deletedPositionComesBack() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  family.enterAll();
  family.click(family.view().scoreButton());
  QCOMPARE(family.listed().size(), 1);
  const QString name = positionsIn(home).front();
  const QByteArray bytes = bytesOf(home.filePath(u"games/"_s + name));
  family.click(family.window.archive()->deleteButton());
  QVERIFY2(positionsIn(home).isEmpty(), qPrintable(family.window.archive()->message()));
  family.click(family.window.archive()->undoButton());
  QCOMPARE(bytesOf(home.filePath(u"games/"_s + name)), bytes);
}

void tst_PositionKept::correctionCountsWhenItIsScored() {
  Family family;
  family.begin();
  family.enterAll();
  family.click(family.view().scoreButton());
  const QStringList before = family.listed();
  family.click(family.window.archive()->openButton());
  QVERIFY(family.page().result() != nullptr && family.page().result()->isVisible());
  family.page().start();
  QVERIFY(family.view().isVisible());
  family.type(points, 0, u"99"_s);
  QCOMPARE(family.listed(), before);
  family.window.showStart();
  family.click(family.window.startView().continuePositionButton());
  QCOMPARE(ui::textIn(family.view().entry(), {points, 0, 0}), u"99"_s);
  family.click(family.view().scoreButton());
  family.click(family.page().rescored().yesButton());
  const QStringList after = family.listed();
  QCOMPARE(after.size(), 1);
  QVERIFY(after != before);
}

void tst_PositionKept::newLeavesTheEarlierOneAlone() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  family.type(points, 0, u"61"_s);
  const ui::PositionEntered first = family.view().entry();
  family.click(family.view().clearButton());
  QVERIFY(family.view().entry().texts.empty());
  // Back again: it is the same file.
  family.click(family.view().clearButton());
  QVERIFY(family.view().entry() == first);
  family.type(points, 1, u"58"_s);
  QTRY_COMPARE(positionsIn(home).size(), 1);
  family.click(family.view().clearButton());
  // What was brought back and changed since is done: undo goes there, the button begins anew.
  family.type(points, 0, u"33"_s);
  QTRY_COMPARE(positionsIn(home).size(), 2);
  family.window.showStart();
  family.window.openFile(home.filePath(u"games/"_s + positionsIn(home).back()));
  const QString one = ui::textIn(family.view().entry(), {points, 0, 0});
  family.window.openFile(home.filePath(u"games/"_s + positionsIn(home).front()));
  const QString other = ui::textIn(family.view().entry(), {points, 0, 0});
  QCOMPARE(QStringList({one, other}).join(u' ').size(), 5);
  QVERIFY(one != other);
}

void tst_PositionKept::positionOpenElsewhereIsOnlyCopied() {
  const Shelf shelf;
  auto& preferences = const_cast<Shelf&>(shelf).preferences;
  const ui::EgiziaPositionGame game(shelf.games);
  ui::FormFile here(game, shelf.games, preferences, nullptr);
  ui::PositionEntered entry;
  entry.seats = {{"Anna", "blue", 0}, {"Ben", "red", 0}};
  here.begin(formOnShelf(entry));
  entry.texts[{points, 0, 0}] = "61";
  here.keep(formOnShelf(entry));
  here.flush();
  const QString path = here.path();
  QVERIFY(QFileInfo::exists(path));
  ui::FormFile there(game, shelf.games, preferences, nullptr);
  const auto refused = there.open(path, ui::FormFile::Open::toKeep);
  QVERIFY(std::holds_alternative<ui::OpenFailure>(refused));
  QVERIFY(std::holds_alternative<ui::InUse>(std::get<ui::OpenFailure>(refused)));
  const auto copied = there.open(path, ui::FormFile::Open::asCopy);
  QVERIFY(std::holds_alternative<ui::FormFile::Opened>(copied));
  ui::PositionEntered copy = std::get<ui::FormFile::Opened>(copied).form;
  QVERIFY(copy == entry);
  copy.texts[{points, 0, 1}] = "58";
  there.keep(formOnShelf(copy));
  there.flush();
  QVERIFY(!there.path().isEmpty() && there.path() != path);
}

void tst_PositionKept::documentWrittenByHandIsNeverWrittenOver() {
  const QTemporaryDir home;
  const QString path = home.filePath(u"friday.json"_s);
  Home(home).addGoldenEdition();
  const QByteArray text =
      bytesOf(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-2-players-tie.json"));
  writeBytes(path, text);
  Family family(home);
  family.window.showPosition();
  QVERIFY(family.page().openFile(path));
  family.type(points, 0, u"99"_s);
  family.click(family.view().scoreButton());
  QCOMPARE(bytesOf(path), text);
  QCOMPARE(family.listed().size(), 1);
}

void tst_PositionKept::positionOfAnOlderVersionStaysAsItIs() {
  const QTemporaryDir home;
  Home(home).addGoldenEdition();
  const QString path = home.filePath(u"games/friday.nilometer-position"_s);
  const QByteArray text =
      bytesOf(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-2-players-tie.json"));
  writeBytes(path, text);
  Family family(home);
  family.window.openFile(path);
  QVERIFY(family.view().scoreButton()->isEnabled());
  const ui::PositionEntered before = family.view().entry();
  family.window.showStart();
  QCOMPARE(bytesOf(path), text);
  QVERIFY(family.window.startView().continuePositionButton()->isHidden());
  family.window.openFile(path);
  QVERIFY(family.view().entry() == before);
}

void tst_PositionKept::failedWriteIsALineThatStaysAndTriedAgain() {
  const QTemporaryDir home;
  // A file where the directory should be: nothing can be written, by root neither.
  writeBytes(home.filePath(u"games"_s), "in the way");
  Family family(home);
  family.begin();
  family.type(points, 0, u"61"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::failing);
  QVERIFY(family.notice().contains(u"cannot be saved"_s));
  QVERIFY(family.window.findChildren<QMessageBox*>().isEmpty());
  family.click(family.view().closeButton());
  QVERIFY(family.notice().isEmpty());
  // Nothing is lost: the page still has it.
  family.window.showPosition();
  QCOMPARE(ui::textIn(family.view().entry(), {points, 0, 0}), u"61"_s);
  QVERIFY(QFile::remove(home.filePath(u"games"_s)));
  family.type(points, 1, u"58"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QVERIFY(family.notice().isEmpty());
  QCOMPARE(positionsIn(home).size(), 1);
}

void tst_PositionKept::programMayEndWhileItIsSaving() {
  const QTemporaryDir home;
  {
    Family family(home);
    family.begin();
    family.type(points, 0, u"61"_s);
  }
  QVERIFY(bytesOf(home.filePath(u"games/"_s + positionsIn(home).front())).contains("61"));
}

void tst_PositionKept::lineOffersAnotherPlace() {
  const QTemporaryDir home;
  writeBytes(home.filePath(u"games"_s), "in the way");
  Family family(home);
  family.begin();
  family.type(points, 0, u"61"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::failing);
  const QString elsewhere = home.filePath(u"stick"_s + ui::positionEnding);
  QTimer::singleShot(0, &family.window, [&elsewhere] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    dialog->findChild<QLineEdit*>()->setText(elsewhere);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
  });
  family.click(family.window.findChild<ui::GameNotice*>()->findChild<QPushButton*>());
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  family.type(points, 1, u"58"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QVERIFY(bytesOf(elsewhere).contains("58"));
}

void tst_PositionKept::copyNamedWithoutAnEndingGetsItAndSaysSo() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  family.type(points, 0, u"61"_s);
  // A dot in the name is no ending.
  for (const QString& name : {u"pos1"_s, u"On the 21.11"_s}) {
    const QString typed = home.filePath(name);
    QTimer::singleShot(300, &family.window, [&typed] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      dialog->findChild<QLineEdit*>()->setText(typed);
      QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    Q_EMIT family.view().form.saveRequested();
    QVERIFY(!QFileInfo::exists(typed));
    QVERIFY(bytesOf(typed + ui::positionEnding).contains("61"));
    QCoreApplication::processEvents();
    auto* const box = family.window.findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->isVisible());
    QCOMPARE(box->text(), u"“%1” is saved."_s.arg(name + ui::positionEnding));
    delete box;
  }
}

void tst_PositionKept::positionOpenElsewhereIsOnlyLookedAt() {
  const QTemporaryDir home;
  Family first(home);
  first.begin();
  first.enterAll();
  QTRY_COMPARE(first.sign(), ui::SaveState::onDisk);
  const QString path = home.filePath(u"games/"_s + positionsIn(home).front());
  const QByteArray bytes = bytesOf(path);
  Family second(home);
  second.window.openFile(path);
  QVERIFY(second.view().entry() == first.view().entry());
  QVERIFY2(second.notice().contains(u"only be looked at"_s), qPrintable(second.notice()));
  QVERIFY(!second.view().table().field({points, 0, 0})->isEnabled());
  // The keyboard is somewhere where it does something.
  QCOMPARE(QApplication::focusWidget(), second.view().scoreButton());
  second.click(second.view().scoreButton());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  QCOMPARE(bytesOf(path), bytes);
  second.page().openCopy();
  QVERIFY(second.notice().isEmpty());
  second.type(points, 0, u"99"_s);
  QTRY_COMPARE(second.sign(), ui::SaveState::onDisk);
  QCOMPARE(bytesOf(path), bytes);
  QCOMPARE(positionsIn(home).size(), 2);
}

void tst_PositionKept::whatOthersHaveWrittenIsKept() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  family.type(points, 0, u"61"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  const QString path = home.filePath(u"games/"_s + positionsIn(home).front());
  writeBytes(path, "somebody else's");
  family.type(points, 1, u"58"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QCOMPARE(bytesOf(path + u".other-1"_s), QByteArray("somebody else's"));
  QVERIFY(bytesOf(path).contains("58"));
  QTRY_VERIFY(family.notice().contains(u".other-1"_s));
  QVERIFY(family.window.findChildren<QMessageBox*>().isEmpty());
  // What they wrote is no end position; this one stays.
  goWay(family.window, u"Go on with that one"_s);
  QVERIFY(family.notice().contains(u".other-1"_s));
  goWay(family.window, u"Go on here"_s);
  QVERIFY(family.notice().isEmpty());
}

void tst_PositionKept::tenEarlierVersionsReachBack() {
  const QTemporaryDir home;
  Family family(home);
  family.begin();
  family.type(points, 0, u"61"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  const QString path = home.filePath(u"games/"_s + positionsIn(home).front());
  family.type(points, 1, u"58"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QCOMPARE(ui::earlierVersions(path).size(), 1);
  // The next one is kept two minutes later, not with the next key.
  family.type(stoneMarket, 1, u"4"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QCOMPARE(ui::earlierVersions(path).size(), 1);
  QFile version(ui::earlierVersions(path).front());
  QVERIFY(version.open(QIODevice::ReadWrite));
  QVERIFY(version.setFileTime(QDateTime::currentDateTime().addSecs(-121),
                              QFileDevice::FileModificationTime));
  version.close();
  family.type(stoneMarket, 0, u"4"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QCOMPARE(ui::earlierVersions(path).size(), 2);
}

void tst_PositionKept::damagedPositionOpensAndIsKeptAside() {
  const QTemporaryDir home;
  QString path;
  {
    Family family(home);
    family.begin();
    family.enterAll();
    QVERIFY(family.page().isSaved());
    path = home.filePath(u"games/"_s + positionsIn(home).front());
  }
  const QByteArray whole = bytesOf(path);
  const QByteArray cut = whole.first(whole.lastIndexOf("{\"row\""));
  writeBytes(path, cut);
  Family family(home);
  family.window.openFile(path);
  QCOMPARE(ui::textIn(family.view().entry(), {points, 0, 0}), u"60"_s);
  QVERIFY2(family.notice().contains(u".damaged-1"_s), qPrintable(family.notice()));
  QCOMPARE(bytesOf(path + u".damaged-1"_s), cut);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QVERIFY(bytesOf(path).contains(R"(,"sum":")"));
}

void tst_PositionKept::unreadablePositionOffersTheOneBefore() {
  const QTemporaryDir home;
  QString path;
  {
    Family family(home);
    family.begin();
    family.type(points, 0, u"61"_s);
    QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
    family.type(points, 1, u"58"_s);
    QVERIFY(family.page().isSaved());
    path = home.filePath(u"games/"_s + positionsIn(home).front());
  }
  writeBytes(path, "{\"nilometer\":\"posi");
  Family family(home);
  family.window.openFile(path);
  auto* box = family.window.findChild<QMessageBox*>();
  QVERIFY(box != nullptr);
  QVERIFY2(box->text().contains(u"earlier version"_s), qPrintable(box->text()));
  QTest::keyClick(box, Qt::Key_Return);
  QTRY_COMPARE(ui::textIn(family.view().entry(), {points, 0, 0}), u"61"_s);
  QCOMPARE(bytesOf(path + u".damaged-1"_s), QByteArray("{\"nilometer\":\"posi"));
}

void tst_PositionKept::flippedBitsAndCutsAreTold() {
  const Shelf shelf;
  auto& preferences = const_cast<Shelf&>(shelf).preferences;
  ui::PositionEntered entry;
  entry.seats = {{"Anna", "blue", 0}, {"Ben", "red", 0}};
  QString path;
  QByteArray whole;
  const ui::EgiziaPositionGame game(shelf.games);
  {
    ui::FormFile save(game, shelf.games, preferences, nullptr);
    save.begin(formOnShelf(entry));
    entry.texts[{points, 0, 0}] = "61";
    entry.texts[{points, 0, 1}] = "58";
    save.keep(formOnShelf(entry));
    save.flush();
    path = save.path();
    whole = bytesOf(path);
  }
  const qsizetype firstCell = whole.indexOf(',', whole.indexOf("{\"row\":")) + 1;
  int opened = 0;
  const auto damaged = [&](const QByteArray& bytes) {
    writeBytes(path, bytes);
    ui::FormFile save(game, shelf.games, preferences, nullptr);
    const auto result = save.open(path, ui::FormFile::Open::toLook);
    const auto* position = std::get_if<ui::FormFile::Opened>(&result);
    // From its first cell on some of it can be read, wherever it is cut off; else it is said in a
    // sentence.
    if (position == nullptr) return !whole.startsWith(bytes) || bytes.size() < firstCell;
    ++opened;
    return ui::PositionEntered(position->form) == entry || position->damage.has_value();
  };
  for (qsizetype at = 0; at < whole.size(); ++at) {
    QVERIFY2(damaged(whole.first(at)), qPrintable(QString::number(at)));
    QByteArray bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << at % 8)); // all of them: tst_position_damage
    QVERIFY2(damaged(bytes), qPrintable(QString::number(at)));
  }
  QVERIFY(opened > 0);
}

NILOMETER_TEST(tst_PositionKept)
#include "tst_position_kept.moc"
