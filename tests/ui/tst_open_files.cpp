// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is opened, from the command line or the start page: a game, or a sentence over a page
// on which one can go on.
#include "test_program.h"

#include "tests/engine/record_fixture.h"
#include "tests/run_program.h"
#include "tests/ui/home_program.h"
#include "tests/ui/notice.h"
#include "tests/ui/shelf_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/registry/games.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_view.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/text/language.h"
#include "ui/window/start_view.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QRegularExpression>
#include <QUrl>

#include <sys/stat.h>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;

namespace {

const QString sources = QStringLiteral(NILOMETER_SOURCE_DIR);

/// The window as the program shows it when a file is named on the command line.
struct Started : Home {
  Started() { appear(); }
  explicit Started(const QTemporaryDir& home) : Home(home) { appear(); }

  void appear() {
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window is not shown");
  }

  [[nodiscard]] QString said() const {
    const auto* box = window.findChild<QMessageBox*>();
    return box == nullptr ? noticeIn(window) : box->text();
  }
  void answer(const QString& button) const {
    auto* box = window.findChild<QMessageBox*>();
    for (QAbstractButton* one : box->buttons()) {
      if (one->text().remove(u'&') != button) continue;
      QTest::mouseClick(one, Qt::LeftButton);
      QTRY_VERIFY(window.findChild<QMessageBox*>() == nullptr);
      return;
    }
    QFAIL(qPrintable(u"no button “%1” below: %2"_s.arg(button, box->text())));
  }

  EgiziaWindow window{games, preferences};
};

/// All that can be read on the start page.
QString pageText(const ui::MainWindow& window) {
  QStringList texts;
  const auto* start = window.findChild<ui::StartView*>();
  if (start == nullptr) return {};
  for (const auto* button : start->findChildren<QAbstractButton*>()) {
    if (button->isVisible()) texts += button->accessibleName();
  }
  return texts.join(u'\n');
}

/// The button of the start page whose text begins so; nullptr if none is there to be pressed.
ui::StartButton* buttonSaying(const ui::MainWindow& window, const QString& text) {
  for (auto* button : window.findChildren<ui::StartButton*>()) {
    if (button->isVisible() && button->isEnabled() && button->text().startsWith(text)) {
      return button;
    }
  }
  return nullptr;
}

/// The game of late that is listed with that text; nullptr if there is none.
QAction* recentSaying(const EgiziaWindow& window, const QString& text) {
  for (QAction* game : window.startView().recentList().actions()) {
    if (game->text().contains(text)) return game;
  }
  return nullptr;
}

/// A game of 40 entries that was left with its last line but one cut in the middle.
QString leaveDamagedGame(const QTemporaryDir& home) {
  Started program(home);
  const QString path = program.games.directory() + u"/in progress.nilometer"_s;
  QDir().mkpath(program.games.directory());
  const std::string text = egizia::writeRecord(firstEntries(40), *shelfEdition());
  writeBytes(path, QByteArray::fromStdString(text));
  ui::GameLibrary library(program.games.directory(), program.preferences, ui::games());
  gameIn(library.open(path));
  const std::string last = egizia::writeRecord(firstEntries(38), *shelfEdition());
  writeBytes(path, QByteArray::fromStdString(text.substr(0, last.size() + 10)));
  return path;
}

} // namespace

class tst_open_files : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void badFileOnTheCommandLineLeavesTheStartPage_data();
  void badFileOnTheCommandLineLeavesTheStartPage();
  void whatIsWrongWithAFileIsSaidInWholeSentences_data() { languageRows(); }
  void whatIsWrongWithAFileIsSaidInWholeSentences();
  void boxIsCalledAsTheProgramOnce();
  void startPageOpensNoFileWithoutAName();
  void fileOfAnotherKindIsNamedAsWhatItIs_data();
  void fileOfAnotherKindIsNamedAsWhatItIs();
  void endPositionUnderAnyNameIsOpenedAsOne();
  void pipeInPlaceOfAGameIsRefused();
  void addressOfAGoodGameIsOpened();
  void fileDroppedOnTheWindowIsOpened();
  void damagedGameInProgressStaysOnTheStartPage();
  void damagedGameGoesOnFromWhatCanBeRead();
  void damagedGameOpenedByHandIsReadUpToTheDamage();
  void gameInProgressWhoseFileIsGoneSaysSo();
  void damagedGameOfLateStaysInTheList();
  void lockThatNobodyMayBeBehindIsAskedAbout_data();
  void lockThatNobodyMayBeBehindIsAskedAbout();
};

void tst_open_files::badFileOnTheCommandLineLeavesTheStartPage_data() {
  QTest::addColumn<QByteArray>("bytes");
  const std::string game = egizia::writeRecord(firstEntries(5), *shelfEdition());
  QTest::newRow("not there") << QByteArray();
  QTest::newRow("cut") << QByteArray::fromStdString(game.substr(0, game.find('\n') - 10));
  QTest::newRow("an edition") << readAll(sources + u"/resources/editions/egizia-2009.json"_s);
  QTest::newRow("another program's") << QByteArray("{\n \"name\": \"x\"\n}\n");
}

void tst_open_files::badFileOnTheCommandLineLeavesTheStartPage() {
  QFETCH(QByteArray, bytes);
  const QTemporaryDir home;
  const QString path = home.filePath(u"bad.nilometer"_s);
  if (!bytes.isEmpty()) writeBytes(path, bytes);
  Started program(home);
  program.window.openFile(path);
  QVERIFY2(program.said().contains(u"bad.nilometer"_s), qPrintable(program.said()));
  QVERIFY(pageText(program.window).contains(u"New game"_s));
  QTest::keyClick(program.window.findChild<QMessageBox*>(), Qt::Key_Return);
  QTRY_VERIFY(program.window.findChild<QMessageBox*>() == nullptr);
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  QTest::keyClick(&program.window, Qt::Key_N, Qt::ControlModifier);
  const auto* dialog = program.window.findChild<ui::NewGameDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
}

void tst_open_files::whatIsWrongWithAFileIsSaidInWholeSentences() {
  QFETCH(QString, language);
  QVERIFY(text::useLanguage(language));
  const std::string game = egizia::writeRecord(firstEntries(5), *shelfEdition());
  const std::vector<QByteArray> wrong{
      "{\n \"name\": \"x\"\n}\n", "nonsense\n",
      QByteArray::fromStdString(game.substr(0, game.find('\n') - 10)),
      QByteArray::fromStdString(game.substr(0, game.size() - 10)),
      readAll(sources + u"/resources/editions/egizia-2009.json"_s)};
  for (const QByteArray& bytes : wrong) {
    const QTemporaryDir home;
    const QString path = home.filePath(u"Bad.nilometer"_s);
    writeBytes(path, bytes);
    Started program(home);
    program.window.openFile(path);
    const QString said = program.said();
    QVERIFY2(said.endsWith(u'.') && !said.contains(u".."_s), qPrintable(said));
    const QString first = said.section(u": "_s, 1).left(1);
    QVERIFY2(!first.isEmpty() && !first.front().isLower(), qPrintable(said));
    QVERIFY2(said.section(u". "_s, 1).isEmpty() || !said.section(u". "_s, 1).front().isLower(),
             qPrintable(said));
  }
}

void tst_open_files::boxIsCalledAsTheProgramOnce() {
  // As the program does; the platform adds this name to every title that does not end with it.
  QGuiApplication::setApplicationDisplayName(u"Nilometer"_s);
  Started program;
  program.window.openFile(program.file(u"not there.nilometer"_s));
  QCOMPARE(program.window.findChild<QMessageBox*>()->windowTitle(), u"Nilometer"_s);
  QGuiApplication::setApplicationDisplayName({});
}

void tst_open_files::startPageOpensNoFileWithoutAName() {
  QTest::failOnWarning(QRegularExpression(u"No file name"_s));
  Started program;
  program.window.showStart();
  QVERIFY(program.window.startView().isVisible());
}

void tst_open_files::fileOfAnotherKindIsNamedAsWhatItIs_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QString>("kind");
  QTest::newRow("an edition") << readAll(sources + u"/resources/editions/egizia-2009.json"_s)
                              << u"this is an edition"_s;
  QTest::newRow("another program's, on many lines")
      << QByteArray("{\n \"name\": \"x\",\n \"list\": [\n  1\n ]\n}\n") << u"something else"_s;
  QTest::newRow("another program's, on one line")
      << QByteArray("{\"name\": \"x\"}\n") << u"something else"_s;
}

void tst_open_files::fileOfAnotherKindIsNamedAsWhatItIs() {
  QFETCH(QByteArray, bytes);
  QFETCH(QString, kind);
  const QTemporaryDir home;
  const QString path = home.filePath(u"other.nilometer"_s);
  writeBytes(path, bytes);
  Started program(home);
  program.window.openFile(path);
  QVERIFY2(program.said().contains(u"A game record was expected"_s) &&
               program.said().contains(kind),
           qPrintable(program.said()));
}

void tst_open_files::endPositionUnderAnyNameIsOpenedAsOne() {
  Started program;
  program.addGoldenEdition();
  program.window.openFile(sources + u"/tests/positions/revised-4-players.json"_s);
  QCOMPARE(program.said(), QString());
  QVERIFY(program.window.positionPage() != nullptr);
  QCOMPARE(program.window.positionPage()->view().form().seats.size(), std::size_t{4});
}

void tst_open_files::pipeInPlaceOfAGameIsRefused() {
  const QTemporaryDir home;
  for (const QString& name : {u"pipe.nilometer"_s, u"pipe.nilometer-position"_s}) {
    const QString path = home.filePath(name);
    QCOMPARE(mkfifo(path.toUtf8().constData(), 0600), 0);
    Started program(home);
    program.window.openFile(path);
    QVERIFY2(program.said().contains(name), qPrintable(program.said()));
    QVERIFY(!QFile::exists(home.filePath(u'.' + name + u".lock"_s)));
  }
}

void tst_open_files::addressOfAGoodGameIsOpened() {
  const QTemporaryDir home;
  const QString path = home.filePath(u"Jürgen's 100 % game.nilometer"_s);
  writeBytes(path,
             QByteArray::fromStdString(egizia::writeRecord(firstEntries(5), *shelfEdition())));
  Started program(home);
  program.window.openFile(QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded));
  QCOMPARE(program.said(), QString());
  QVERIFY(program.window.session() != nullptr);
  QCOMPARE(program.window.session()->record().entries.size(), std::size_t{5});
  QCOMPARE(program.preferences.recentFiles(), QStringList{path});
}

void tst_open_files::fileDroppedOnTheWindowIsOpened() {
  const QTemporaryDir home;
  const QString path = home.filePath(u"Jürgen's 100 % game.nilometer"_s);
  writeBytes(path,
             QByteArray::fromStdString(egizia::writeRecord(firstEntries(5), *shelfEdition())));
  Started program(home);
  program.window.showStart();
  const auto drag = [&](const QUrl& what) {
    QMimeData data;
    data.setUrls({what});
    QDragEnterEvent enter({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&program.window, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent drop({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&program.window, &drop);
    return drop.isAccepted();
  };
  QVERIFY(!drag(QUrl(u"https://nilometer.example/game"_s)));
  // A field leaves it to the window.
  QLineEdit field(&program.window);
  field.show();
  QVERIFY(!field.acceptDrops());
  QVERIFY(drag(QUrl::fromLocalFile(path)));
  QTRY_VERIFY(program.window.session() != nullptr);
  QCOMPARE(program.window.session()->record().entries.size(), std::size_t{5});
}

void tst_open_files::damagedGameInProgressStaysOnTheStartPage() {
  const QTemporaryDir home;
  const QString path = leaveDamagedGame(home);
  const QByteArray before = bytesOf(path);
  Started program(home);
  program.window.showStart();
  const QString text = pageText(program.window);
  QVERIFY2(text.contains(u"in progress"_s), qPrintable(text));
  QVERIFY2(text.contains(u"line 40"_s), qPrintable(text)); // the header is line 1
  QVERIFY(program.window.startView().newButton()->isVisible());
  // It can be taken off the page; its file stays.
  ui::StartButton* forget = buttonSaying(program.window, u"Take it off"_s);
  QVERIFY(forget != nullptr);
  QTest::mouseClick(forget, Qt::LeftButton);
  QVERIFY2(!pageText(program.window).contains(u"line 40"_s), qPrintable(pageText(program.window)));
  QCOMPARE(bytesOf(path), before);
  Started again(home);
  again.window.showStart();
  QVERIFY(!pageText(again.window).contains(u"line 40"_s));
}

void tst_open_files::damagedGameGoesOnFromWhatCanBeRead() {
  const QTemporaryDir home;
  const QString path = leaveDamagedGame(home);
  const QByteArray before = bytesOf(path);
  Started program(home);
  program.window.showStart();
  ui::StartButton* rescue = buttonSaying(program.window, u"Go on after entry 38"_s);
  QVERIFY(rescue != nullptr && rescue->hasFocus());
  QTest::keyClick(rescue, Qt::Key_Return);
  QVERIFY(program.window.session() != nullptr);
  QVERIFY(program.window.session()->record() == firstEntries(38));
  QVERIFY2(program.said().contains(u"in progress.nilometer.damaged-1"_s),
           qPrintable(program.said()));
  QCOMPARE(program.preferences.gameInProgress(), path);
  QCOMPARE(bytesOf(path + u".damaged-1"_s), before);
}

void tst_open_files::damagedGameOpenedByHandIsReadUpToTheDamage() {
  const QTemporaryDir home;
  const QString path = leaveDamagedGame(home);
  Started program(home);
  program.window.openFile(path);
  QVERIFY2(program.said().contains(u"line 40"_s), qPrintable(program.said()));
  QVERIFY2(program.said().contains(u"38 entries"_s), qPrintable(program.said()));
  QVERIFY(program.window.session() != nullptr);
  QVERIFY(program.window.session()->record() == firstEntries(38));
}

void tst_open_files::gameInProgressWhoseFileIsGoneSaysSo() {
  const QTemporaryDir home;
  const QString path = leaveDamagedGame(home);
  const std::string text = egizia::writeRecord(firstEntries(38), *shelfEdition());
  QVERIFY(QFile::remove(path));
  Started program(home);
  program.window.showStart();
  QVERIFY2(pageText(program.window).contains(u"in progress"_s),
           qPrintable(pageText(program.window)));
  // Put back, it goes on.
  writeBytes(path, QByteArray::fromStdString(text));
  ui::StartButton* again = buttonSaying(program.window, u"Try again"_s);
  QVERIFY(again != nullptr);
  QTest::mouseClick(again, Qt::LeftButton);
  QVERIFY(program.window.session() != nullptr);
  QVERIFY(program.window.session()->record() == firstEntries(38));
}

void tst_open_files::damagedGameOfLateStaysInTheList() {
  const QTemporaryDir home;
  const QString path = leaveDamagedGame(home);
  Started program(home);
  program.preferences.setGameInProgress({});
  program.window.showStart();
  QAction* late = recentSaying(program.window, u"Anna"_s);
  QVERIFY(late != nullptr);
  late->trigger();
  QVERIFY2(program.said().contains(u"line 40"_s), qPrintable(program.said()));
  // One that was thrown away is missed by nobody.
  QVERIFY(QFile::remove(path));
  Started later(home);
  later.window.showStart();
  QVERIFY(recentSaying(later.window, u"Anna"_s) == nullptr);
}

void tst_open_files::lockThatNobodyMayBeBehindIsAskedAbout_data() {
  QTest::addColumn<QByteArray>("lock");
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("damaged") << QByteArray("\0\xff?", 3);
  QTest::newRow("another program's") << QByteArray("{\"user\": \"x\"}\n");
  QTest::newRow("of another computer") << QByteArray("1\nnilometer\nelsewhere\n");
}

void tst_open_files::lockThatNobodyMayBeBehindIsAskedAbout() {
  QFETCH(QByteArray, lock);
  const QTemporaryDir home;
  const QString path = home.filePath(u"left.nilometer"_s);
  writeBytes(path,
             QByteArray::fromStdString(egizia::writeRecord(firstEntries(5), *shelfEdition())));
  const QString file = home.filePath(u".left.nilometer.lock"_s);
  writeBytes(file, lock);
  Started program(home);
  program.window.openFile(path);
  QVERIFY2(program.said().contains(u"left.nilometer"_s), qPrintable(program.said()));
  program.answer(u"Cancel"_s);
  QVERIFY(program.window.session() == nullptr);
  QCOMPARE(bytesOf(file), lock);
  program.window.openFile(path);
  program.answer(u"Nobody has the file open"_s);
  QVERIFY(program.window.session() != nullptr);
  QVERIFY(program.window.session()->record() == firstEntries(5));
  // From now on it is held like any other.
  ui::GameLibrary other(home.filePath(u"others"_s), program.preferences, ui::games());
  QVERIFY(isInUse(other.open(path)));
  QCOMPARE(ui::holdOn(ui::fileKey(path)), ui::Hold::certain);
}

NILOMETER_TEST(tst_open_files)
#include "tst_open_files.moc"
