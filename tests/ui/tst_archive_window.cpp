// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/archive_fixture.h"
#include "tests/ui/egizia_window.h"
#include "tests/ui/large_letters.h"
#include "ui/egizia/text/names.h"
#include "ui/pages/archive/row_table.h"
#include "ui/registry/games.h"
#include "ui/window/main_window.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>

using namespace nilometer;
using namespace nilometer::test;
using ui::ArchiveModel;

/// The archive as it is used: deleting and bringing back, keys, languages, large letters.
class tst_archive_window : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }

  void deletedGameComesBackByteForByte();
  void severalDeletedGamesComeBackInReverse();
  void gameOpenElsewhereIsNotDeleted();
  void bringingBackNeverReplacesAFile();
  void emptyArchiveSaysWhatWillBeHere();
  void everythingWorksByKeys();
  void undoOnTheArchivePageLeavesTheOpenGameAlone();
  void germanAppearsAtOnce();
  void nothingIsCutOff_data();
  void nothingIsCutOff();
  void longNamesDoNotWidenTheWindow();
  void longNamesLeaveNoColumnOutOfSight();
  void everythingThatTakesFocusHasAName();
  void readingLeavesColumnsAndPlaceAlone();
  void whatIsChosenWhileReadingStaysChosen();
};

namespace {

/// Games of all days from `first` on, one after the other.
void putDays(const ArchiveShelf& shelf, const QDate& first, int days) {
  const QByteArray game = goldenText(u"revised-4-players"_s);
  const qsizetype at = game.indexOf(R"("date":")") + 8;
  for (int day = 0; day < days; ++day) {
    const QString date = first.addDays(day).toString(Qt::ISODate);
    shelf.put(date, QByteArray(game).replace(at, 10, date.toLatin1()));
  }
}

QList<int> columnWidths(const QTableView& table) {
  QList<int> widths;
  for (int column = 0; column < ArchiveModel::columnTotal; ++column) {
    widths += table.columnWidth(column);
  }
  return widths;
}

} // namespace

void tst_archive_window::deletedGameComesBackByteForByte() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  ArchiveWindow window(shelf);
  const QString path = shelf.path(u"revised-2-players-tie.nilometer"_s);
  const QByteArray before = bytesOf(path);
  const QDateTime changed = QFileInfo(path).lastModified();
  window.view.table()->setFocus();
  window.key(Qt::Key_Down);
  QVERIFY(!window.view.undoButton()->isVisible());
  window.key(Qt::Key_Delete);
  QVERIFY(!QFileInfo::exists(path));
  QCOMPARE(window.count(), 5);
  // The next game is in use: Delete once more deletes that one.
  QCOMPARE(window.view.table()->current()->file.path,
           shelf.path(u"revised-3-players-anyway.nilometer"_s));
  // Deleted is out of the list for good, and not lost.
  window.load();
  QCOMPARE(window.count(), 5);
  QCOMPARE(bytesOf(shelf.path(u"deleted/revised-2-players-tie.nilometer"_s)), before);
  window.click(window.view.undoButton());
  QCOMPARE(bytesOf(path), before);
  QCOMPARE(QFileInfo(path).lastModified(), changed);
  QCOMPARE(window.count(), 6);
  QCOMPARE(window.view.table()->current()->file.path, path);
  QVERIFY(!window.view.undoButton()->isVisible());
  QVERIFY(!QFileInfo::exists(shelf.path(u"deleted/revised-2-players-tie.nilometer"_s)));
}

void tst_archive_window::severalDeletedGamesComeBackInReverse() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  ArchiveWindow window(shelf);
  const QStringList before = window.shown();
  for (int i = 0; i < 6; ++i) window.click(window.view.deleteButton());
  QCOMPARE(window.count(), 0);
  QVERIFY(!window.view.deleteButton()->isEnabled());
  for (int i = 0; i < 6; ++i) {
    window.click(window.view.undoButton());
    QCOMPARE(window.view.table()->current()->file.path, shelf.path(before[5 - i] + u".nilometer"));
  }
  QCOMPARE(window.shown(), before);
}

void tst_archive_window::gameOpenElsewhereIsNotDeleted() {
  ArchiveShelf shelf;
  const QString path = shelf.put(u"game"_s, goldenText(u"revised-4-players"_s));
  ArchiveWindow window(shelf);
  {
    ui::GameLibrary other(shelf.games.directory(), shelf.preferences, ui::games());
    gameIn(other.open(path));
    window.click(window.view.deleteButton());
    QVERIFY(QFileInfo::exists(path));
    QCOMPARE(window.count(), 1);
    QCOMPARE(window.view.message(), u"“game.nilometer” is open in another window of Nilometer."_s);
  }
  // Nor is the game that is open here.
  gameIn(shelf.games.open(path));
  window.click(window.view.deleteButton());
  QVERIFY(QFileInfo::exists(path));
  QVERIFY(!window.view.message().isEmpty());
  shelf.games.close();
  window.click(window.view.deleteButton());
  QVERIFY(!QFileInfo::exists(path));
}

void tst_archive_window::bringingBackNeverReplacesAFile() {
  const ArchiveShelf shelf;
  const QString path = shelf.put(u"game"_s, goldenText(u"revised-4-players"_s));
  ArchiveWindow window(shelf);
  window.click(window.view.deleteButton());
  shelf.put(u"game"_s, goldenText(u"online-2-players"_s));
  window.click(window.view.undoButton());
  QCOMPARE(bytesOf(path), goldenText(u"online-2-players"_s));
  QVERIFY(window.view.undoButton()->isVisible());
  QVERIFY(QFile::remove(path));
  window.click(window.view.undoButton());
  QCOMPARE(bytesOf(path), goldenText(u"revised-4-players"_s));
  // A second one of the same name does not push the first one out.
  window.click(window.view.deleteButton());
  shelf.put(u"game"_s, goldenText(u"online-2-players"_s));
  window.load();
  window.click(window.view.deleteButton());
  QCOMPARE(QDir(shelf.path(u"deleted"_s)).entryList(QDir::Files).size(), 2);
}

void tst_archive_window::emptyArchiveSaysWhatWillBeHere() {
  const ArchiveShelf shelf;
  ArchiveWindow window(shelf);
  const auto* empty = window.view.findChild<QLabel*>(u"empty"_s);
  QVERIFY(empty->isVisible());
  QVERIFY(empty->text().startsWith(u"No finished games yet."));
  window.click(window.view.statisticsButton());
  QVERIFY(empty->isVisible());
}

void tst_archive_window::everythingWorksByKeys() {
  ArchiveShelf shelf;
  shelf.putGolden();
  EgiziaWindow window(shelf.games, shelf.preferences);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  window.showStart();
  const auto key = [](Qt::Key code, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QTest::keyClick(QApplication::focusWidget(), code, with);
  };
  key(Qt::Key_G, Qt::ControlModifier);
  ui::ArchiveView* archive = window.archive();
  QVERIFY(archive != nullptr && archive->isVisible());
  QTRY_COMPARE(archive->rows().rowCount(), 6);
  QTRY_VERIFY(!archive->isLoading());
  QVERIFY(archive->table()->hasFocus());
  key(Qt::Key_F, Qt::ControlModifier);
  QTest::keyClicks(QApplication::focusWidget(), u"tournament"_s);
  QCOMPARE(archive->rows().rowCount(), 1);
  key(Qt::Key_Down);
  key(Qt::Key_Delete);
  QCOMPARE(archive->rows().rowCount(), 0);
  key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(archive->rows().rowCount(), 1);
  key(Qt::Key_Return);
  QVERIFY(window.session() != nullptr);
  QCOMPARE(window.session()->record().header.title, std::string("Final table of a tournament"));
  key(Qt::Key_G, Qt::ControlModifier);
  QVERIFY(archive->isVisible());
  key(Qt::Key_Escape);
  QVERIFY(!archive->isVisible());
  QVERIFY(window.game() != nullptr);
}

void tst_archive_window::undoOnTheArchivePageLeavesTheOpenGameAlone() {
  ArchiveShelf shelf;
  shelf.putGolden();
  const QString path =
      shelf.put(u"going on"_s,
                QByteArray::fromStdString(egizia::writeRecord(firstEntries(9), *shelfEdition())));
  EgiziaWindow window(shelf.games, shelf.preferences);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  window.openFile(path);
  window.showArchive();
  QTRY_VERIFY(!window.archive()->isLoading());
  QTest::keyClick(window.archive()->table(), Qt::Key_Z, Qt::ControlModifier);
  QTest::keyClick(window.archive()->table(), Qt::Key_Y, Qt::ControlModifier);
  QCOMPARE(window.session()->record().entries.size(), std::size_t{9});
}

void tst_archive_window::germanAppearsAtOnce() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  ArchiveWindow window(shelf);
  QTest::keyClicks(window.view.filterBar()->words(), u"cem"_s);
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QCOMPARE(window.shown(), QStringList{u"revised-4-players"_s});
  QCOMPARE(window.text(0, ArchiveModel::Rules),
           u"Egizia: "_s + text::profileName(egizia::Profile::revised));
  QCOMPARE(window.text(0, ArchiveModel::Date), u"20.11.2026"_s);
  QVERIFY(window.view.message().contains(text::profileName(egizia::Profile::revised)));
}

void tst_archive_window::nothingIsCutOff_data() {
  languagesWithSizes({100, 200});
}

void tst_archive_window::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const ArchiveShelf shelf;
  shelf.putGolden();
  ArchiveWindow window(shelf);
  window.click(window.view.deleteButton());
  for (ui::Chip* page : {window.view.statisticsButton(), window.view.gamesButton()}) {
    window.click(page);
    QCoreApplication::processEvents();
    QCOMPARE(window.view.size(), QSize(1280, 720));
    for (const QWidget* widget : window.view.findChildren<QWidget*>()) {
      if (!widget->isVisible()) continue;
      const bool text = qobject_cast<const ui::Chip*>(widget) != nullptr ||
                        qobject_cast<const QComboBox*>(widget) != nullptr;
      const auto* label = qobject_cast<const QLabel*>(widget);
      if (text) QVERIFY2(widget->width() >= widget->sizeHint().width(), qPrintable(language));
      if (text) QVERIFY(widget->height() >= 28);
      if (label != nullptr && label->wordWrap()) {
        QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                 qPrintable(label->text()));
      }
    }
  }
}

void tst_archive_window::longNamesDoNotWidenTheWindow() {
  const ArchiveShelf shelf;
  const QByteArray name = QByteArray(60, 'W');
  shelf.put(u"long"_s, goldenText(u"revised-4-players"_s).replace("Anna", name));
  ArchiveWindow window(shelf);
  window.click(window.view.statisticsButton());
  window.click(window.view.gamesButton());
  QVERIFY(window.view.minimumSizeHint().width() < 1000);
  window.click(window.view.deleteButton());
  QVERIFY(window.view.minimumSizeHint().width() < 1000);
}

void tst_archive_window::longNamesLeaveNoColumnOutOfSight() {
  const ArchiveShelf shelf;
  QByteArray text = goldenText(u"revised-4-players"_s);
  const QByteArray last(54, 'M');
  const auto rename = [&text](const QByteArray& name, const QByteArray& longer) {
    text.replace(QByteArray('"' + name + '"'), QByteArray('"' + longer + '"'));
  };
  for (const QByteArray name : {"Anna", "Ben", "Cem"}) rename(name, name.leftJustified(54, 'm'));
  rename("Dora", last);
  shelf.put(u"long"_s, text);
  ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 1);
  const ui::ArchiveTable& table = *window.view.table();
  int width = 0;
  for (int column = 0; column < table.model()->columnCount(); ++column) {
    QVERIFY(table.columnWidth(column) > 0);
    width += table.columnWidth(column);
  }
  QCOMPARE(width, table.viewport()->width());
  QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
  const QModelIndex standing = window.view.rows().index(0, ui::ArchiveModel::Players);
  QVERIFY(standing.data(Qt::ToolTipRole).toString().contains(QString::fromLatin1(last)));
}

void tst_archive_window::everythingThatTakesFocusHasAName() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  ArchiveWindow window(shelf);
  window.click(window.view.deleteButton());
  for (ui::Chip* page : {window.view.statisticsButton(), window.view.gamesButton()}) {
    window.click(page);
    int seen = 0;
    for (const QWidget* widget : window.view.findChildren<QWidget*>()) {
      if (!widget->isVisible() || !widget->isEnabled()) continue;
      if (widget->focusPolicy() == Qt::NoFocus) continue;
      ++seen;
      QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
    QVERIFY(seen >= 8);
  }
}

void tst_archive_window::readingLeavesColumnsAndPlaceAlone() {
  const ArchiveShelf shelf;
  putDays(shelf, QDate(2025, 1, 1), 60);
  ArchiveWindow window(shelf);
  ui::ArchiveTable& table = *window.view.table();
  for (int press = 0; press < 30; ++press) window.key(Qt::Key_Down);
  const QString chosen = table.current()->file.path;
  const QList<int> widths = columnWidths(table);
  const int top = table.visualRect(table.currentIndex()).top();
  QVERIFY(table.verticalScrollBar()->value() > 0);
  // Newer ones, which stand above, and others in between.
  putDays(shelf, QDate(2026, 1, 1), 200);
  putDays(shelf, QDate(2024, 12, 1), 31);
  window.view.refresh();
  bool isReading = true;
  while (isReading) {
    isReading = window.view.isLoading();
    QCOMPARE(table.current() == nullptr ? QString() : table.current()->file.path, chosen);
    if (isReading) QCOMPARE(columnWidths(table), widths);
    QCOMPARE(table.visualRect(table.currentIndex()).top(), top);
    QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
  }
  QCOMPARE(window.count(), 60 + 200 + 31);
  QCOMPARE(table.visualRect(table.currentIndex()).top(), top);
}

void tst_archive_window::whatIsChosenWhileReadingStaysChosen() {
  const ArchiveShelf shelf;
  putDays(shelf, QDate(2025, 1, 1), 300);
  ui::ArchiveView view(shelf.games, ui::games());
  view.resize(1280, 720);
  view.show();
  view.refresh();
  ui::ArchiveTable& table = *view.table();
  while (view.isLoading() && view.rows().rowCount() < 40) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
  }
  QVERIFY(view.isLoading());
  const QList<int> widths = columnWidths(table);
  for (int press = 0; press < 25; ++press) QTest::keyClick(&table, Qt::Key_Down);
  const QString chosen = table.current()->file.path;
  const int top = table.visualRect(table.currentIndex()).top();
  while (view.isLoading()) {
    QCOMPARE(columnWidths(table), widths);
    QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
  }
  QCOMPARE(table.current()->file.path, chosen);
  QCOMPARE(table.visualRect(table.currentIndex()).top(), top);
  // The wheel alone leads away, too.
  view.refresh();
  table.verticalScrollBar()->setValue(0);
  QTRY_VERIFY(!view.isLoading());
  QCOMPARE(table.verticalScrollBar()->value(), 0);
}

NILOMETER_TEST(tst_archive_window)
#include "tst_archive_window.moc"
