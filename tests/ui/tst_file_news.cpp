// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be known about the file of an open game is a line that stays, and never a box.
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/notice.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/table/board/place.h"
#include "ui/text/language.h"

#include <QMessageBox>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// A file may be written late on a machine that has much else to do.
constexpr int longest = 60000;

} // namespace

class tst_file_news : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void whatOthersHaveWrittenIsALineWithTwoWays();
  void emptiedFileIsTold();
  void damagedGameStaysMarkedUntilTheTableSaysSo();
  void fileThatLostItsEndIsOfferedItsLongerVersion();
  void whatWasTakenBackIsNotOffered();
  void theLineHidesNothingOfTheBoard();

private:
  /// The window with a game of so many entries; undoing one of them is written.
  static QString open(HomeProgram& program, std::size_t entries) {
    const QString path = program.file(u"games/game.nilometer"_s);
    writeBytes(path, QByteArray::fromStdString(
                         egizia::writeRecord(firstEntries(entries), *shelfEdition())));
    program.window.openFile(path);
    return path;
  }
  static bool hasNoBox(const HomeProgram& program) {
    return program.window.findChildren<QMessageBox*>().isEmpty();
  }
};

void tst_file_news::whatOthersHaveWrittenIsALineWithTwoWays() {
  HomeProgram program;
  const QString path = open(program, 40);
  const auto others =
      QByteArray::fromStdString(egizia::writeRecord(firstEntries(30), *shelfEdition()));
  writeBytes(path, others);
  program.window.session()->undo();
  QTRY_VERIFY_WITH_TIMEOUT(noticeIn(program.window).contains(u"game.nilometer.other-1"_s), longest);
  QVERIFY(hasNoBox(program));
  QCOMPARE(bytesOf(path + u".other-1"_s), others);
  // Undone once more, the line is still there.
  program.window.session()->undo();
  QTRY_VERIFY_WITH_TIMEOUT(program.window.session()->entries() == 38, longest);
  QVERIFY(!noticeIn(program.window).isEmpty());
  goWay(program.window, u"Go on here"_s);
  QVERIFY(noticeIn(program.window).isEmpty());
  QCOMPARE(program.window.session()->entries(), std::size_t{38});
  // The other way: what they wrote, in a file of its own.
  writeBytes(path, others);
  program.window.session()->undo();
  QTRY_VERIFY_WITH_TIMEOUT(!noticeIn(program.window).isEmpty(), longest);
  goWay(program.window, u"Go on with that one"_s);
  QVERIFY(program.window.session()->record() == firstEntries(30));
  QVERIFY(noticeIn(program.window).isEmpty());
  QVERIFY(program.preferences.gameInProgress() != path);
  QCOMPARE(bytesOf(path + u".other-1"_s), others);
}

void tst_file_news::emptiedFileIsTold() {
  HomeProgram program;
  const QString path = open(program, 40);
  writeBytes(path, {});
  program.window.session()->undo();
  QTRY_VERIFY_WITH_TIMEOUT(noticeIn(program.window).contains(u"emptied"_s), longest);
  QVERIFY(hasNoBox(program));
  QVERIFY(!bytesOf(path).isEmpty());
  goWay(program.window, u"Go on here"_s);
  QVERIFY(noticeIn(program.window).isEmpty());
}

void tst_file_news::damagedGameStaysMarkedUntilTheTableSaysSo() {
  const QTemporaryDir home;
  QString path;
  {
    HomeProgram program(home);
    path = open(program, 40);
    program.window.session()->undo(); // written with checksums from here on
  }
  QByteArray bytes = bytesOf(path);
  bytes[bytes.lastIndexOf('{') + 4] ^= 1;
  writeBytes(path, bytes);
  for (const bool isFirst : {true, false}) {
    HomeProgram program(home);
    program.window.openFile(path);
    const QString said = noticeIn(program.window);
    QVERIFY2(said.contains(isFirst ? u".damaged-1"_s : u"damaged once"_s), qPrintable(said));
    QVERIFY(hasNoBox(program));
    QCOMPARE(program.window.session()->entries(), std::size_t{38});
  }
  {
    HomeProgram program(home);
    program.window.openFile(path);
    goWay(program.window, u"Compared with the table"_s);
    QVERIFY(noticeIn(program.window).isEmpty());
  }
  HomeProgram program(home);
  program.window.openFile(path);
  QVERIFY2(noticeIn(program.window).isEmpty(), qPrintable(noticeIn(program.window)));
}

void tst_file_news::fileThatLostItsEndIsOfferedItsLongerVersion() {
  const QTemporaryDir home;
  QString path;
  {
    HomeProgram program(home);
    path = open(program, 40);
    program.window.session()->undo();
    program.window.session()->undo();
  }
  const QByteArray whole = bytesOf(path);
  QCOMPARE(whole.count('\n'), qsizetype{39});
  // With checksums; cut behind a line.
  QByteArray cut = whole;
  for (int lines = 0; lines < 9; ++lines) cut.truncate(cut.lastIndexOf('\n', -2) + 1);
  writeBytes(path, cut);
  ui::keepEarlier(path, whole);
  {
    HomeProgram program(home);
    program.window.openFile(path);
    QCOMPARE(program.window.session()->entries(), std::size_t{29});
    QVERIFY2(noticeIn(program.window).contains(u"38 entries"_s),
             qPrintable(noticeIn(program.window)));
    goWay(program.window, u"Go on with that one"_s);
    QCOMPARE(program.window.session()->entries(), std::size_t{38});
    QVERIFY(noticeIn(program.window).isEmpty());
    QCOMPARE(bytesOf(path + u".damaged-1"_s), cut);
  }
  writeBytes(path, cut);
  {
    HomeProgram program(home);
    program.window.openFile(path);
    goWay(program.window, u"Go on here"_s);
    QVERIFY(noticeIn(program.window).isEmpty());
  }
  HomeProgram program(home);
  program.window.openFile(path);
  QVERIFY2(noticeIn(program.window).isEmpty(), qPrintable(noticeIn(program.window)));
}

void tst_file_news::theLineHidesNothingOfTheBoard() {
  HomeProgram program;
  const QString path = open(program, 40);
  program.window.resize(1280, 720);
  QVERIFY(QTest::qWaitForWindowExposed(&program.window));
  const auto hidden = [&] {
    QStringList names;
    const QWidget& board = program.window.game()->boardPart();
    for (const ui::Place* place : board.findChildren<ui::Place*>()) {
      if (!place->isVisible()) continue;
      const bool whole = place->visibleRegion().boundingRect() == place->rect();
      if (!whole) names += place->accessibleName();
    }
    return names;
  };
  QTRY_COMPARE(hidden(), QStringList());
  const int letters = program.window.fontInfo().pixelSize();
  writeBytes(path,
             QByteArray::fromStdString(egizia::writeRecord(firstEntries(30), *shelfEdition())));
  program.window.session()->undo();
  QTRY_VERIFY_WITH_TIMEOUT(!noticeIn(program.window).isEmpty(), longest);
  QTRY_COMPARE(hidden(), QStringList());
  goWay(program.window, u"Go on here"_s);
  QTRY_COMPARE(program.window.fontInfo().pixelSize(), letters);
  QCOMPARE(hidden(), QStringList());
}

void tst_file_news::whatWasTakenBackIsNotOffered() {
  const QTemporaryDir home;
  QString path;
  {
    HomeProgram program(home);
    path = open(program, 40);
    for (int taken = 0; taken < 3; ++taken) {
      program.window.session()->undo();
      QTRY_COMPARE_WITH_TIMEOUT(bytesOf(path).count("{\"do\""),
                                static_cast<qsizetype>(program.window.session()->entries()),
                                longest);
    }
  }
  QCOMPARE(ui::earlierVersions(path).size(), qsizetype{2}); // the file without checksums, and 39
  HomeProgram program(home);
  program.window.openFile(path);
  QCOMPARE(program.window.session()->entries(), std::size_t{37});
  QVERIFY2(noticeIn(program.window).isEmpty(), qPrintable(noticeIn(program.window)));
}

NILOMETER_TEST(tst_file_news)
#include "tst_file_news.moc"
