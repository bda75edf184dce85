// SPDX-License-Identifier: GPL-3.0-or-later
// Games whose files can only be read in part: nothing that is whole is lost, and nothing that is
// there is thrown away.
#include "test_program.h"

#include "engine/record/line_sums.h"
#include "tests/ui/home_program.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/store/games/journal.h"
#include "ui/text/language.h"
#include "ui/window/start_button.h"
#include "ui/window/start_view.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;
using ui::OpenedGame;
using ui::OpenResult;

class tst_damaged_games : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void gameIsReadUpToItsDamage();
  void whatWasThereIsKeptUnderAFreeName();
  void gameThatCannotBeKeptBesideGoesOnInANewFile();
  void gameOfTheLongestNameIsKeptBeside();
  void copyIsReadUpToTheDamage();
  void damagedGameIsLookedAtUpToItsDamage();
  void zerosAtTheEndAreNoDamage();
  void earlierVersionIsThereForADamagedHeader();
  void earlierVersionThatIsDamagedIsPassedOver();
  void earlierVersionIsThereWhereNothingButTheHeaderCanBeRead();
  void earlierVersionsGoWhereTheGameGoes();
  void windowOffersAnEarlierVersion();
  void startPageOffersAnEarlierVersionAtOnce();
  void gameThatIsWholeAgainIsPreferredToItsEarlierVersion();

private:
  /// A game of 40 entries, of which one more was taken back.
  static QString oneTakenBack(const Shelf& library) {
    const QString path = library.file(u"a game.nilometer"_s);
    ui::Journal journal(path);
    for (const std::size_t entries : {41U, 40U}) {
      const std::string text = egizia::writeRecord(firstEntries(entries), *shelfEdition());
      const auto summed = QByteArray::fromStdString(record::withSums(text));
      if (!journal.write(summed).failure.isEmpty()) qFatal("no file");
    }
    return path;
  }
  /// The first 40 entries, the last but one of them damaged.
  static QByteArray damaged(const QString& path) {
    QByteArray bytes = bytesOf(path);
    bytes[bytes.lastIndexOf('{', bytes.lastIndexOf('{') - 1) + 4] ^= 1;
    return bytes;
  }
  static OpenedGame opened(ui::GameLibrary& library, const QString& path) {
    OpenResult result = library.open(path);
    auto* game = std::get_if<OpenedGame>(&result);
    if (game == nullptr) qFatal("%s", qPrintable(ui::sentence(std::get<ui::OpenFailure>(result))));
    return std::move(*game);
  }
};

void tst_damaged_games::gameIsReadUpToItsDamage() {
  Shelf library;
  const QString path = library.put(firstEntries(40));
  const QByteArray whole = bytesOf(path);
  const QByteArray bytes = damaged(path);
  writeBytes(path, bytes);
  const OpenedGame game = opened(library.games, path);
  QCOMPARE(game.session->entries(), std::size_t{38});
  QCOMPARE(game.path, path);
  QCOMPARE(game.damage->error.line, 40);
  QCOMPARE(game.damage->kept, u"a game.nilometer.damaged-1"_s);
  QCOMPARE(bytesOf(path + u".damaged-1"_s), bytes);
  QVERIFY(whole.startsWith(bytesOf(path)));
  const QString said = ui::damageSentence(game);
  for (const QString& part : {u"line 40"_s, u"38 entries"_s, u"a game.nilometer.damaged-1"_s}) {
    QVERIFY2(said.contains(part), qPrintable(said));
  }
  // From now on it is a whole game.
  QVERIFY(!opened(library.games, path).damage);
}

void tst_damaged_games::whatWasThereIsKeptUnderAFreeName() {
  Shelf library;
  const QString path = library.put(firstEntries(40));
  const QByteArray bytes = damaged(path);
  writeBytes(path + u".damaged-1"_s, "another");
  writeBytes(path, bytes);
  QCOMPARE(opened(library.games, path).damage->kept, u"a game.nilometer.damaged-2"_s);
  QCOMPARE(bytesOf(path + u".damaged-1"_s), QByteArray("another"));
  // The same damage once more needs no third file.
  writeBytes(path, bytes);
  QCOMPARE(opened(library.games, path).damage->kept, u"a game.nilometer.damaged-2"_s);
  QCOMPARE(bytesOf(path + u".damaged-2"_s), bytes);
}

void tst_damaged_games::gameThatCannotBeKeptBesideGoesOnInANewFile() {
  Shelf library;
  const QByteArray bytes = damaged(library.put(firstEntries(40)));
  const QString path = library.file(u"closed/a game.nilometer"_s);
  writeBytes(path, bytes);
  QVERIFY(QDir().mkpath(library.games.directory()));
  const auto allow = [](const QString& where, ::mode_t mode) {
    return ::chmod(QFile::encodeName(where).constData(), mode) == 0;
  };
  QVERIFY(allow(library.directory().path(), 0777) && allow(library.games.directory(), 0777));
  QVERIFY(allow(library.file(u"closed"_s), 0555) && allow(path, 0444));
  // Root may write everywhere.
  constexpr ::uid_t nobody = 65534;
  const bool isRoot = ::geteuid() == 0;
  QVERIFY(!isRoot || ::seteuid(nobody) == 0);
  const ui::OpenResult result = library.games.open(path);
  QVERIFY(!isRoot || ::seteuid(0) == 0);
  QVERIFY(allow(library.file(u"closed"_s), 0755));
  const auto* game = std::get_if<OpenedGame>(&result);
  QVERIFY(game != nullptr);
  QVERIFY2(game->path.startsWith(library.games.directory()), qPrintable(game->path));
  QCOMPARE(game->session->entries(), std::size_t{38});
  QCOMPARE(bytesOf(path), bytes);
  const QString said = ui::damageSentence(*game);
  QVERIFY2(said.contains(QFileInfo(game->path).fileName()), qPrintable(said));
}

void tst_damaged_games::gameOfTheLongestNameIsKeptBeside() {
  Shelf library;
  const QString path = library.file(QString(250, u'a'));
  const QByteArray bytes = damaged(library.put(firstEntries(40)));
  writeBytes(path, bytes);
  const OpenedGame game = opened(library.games, path);
  QCOMPARE(game.path, path);
  QCOMPARE(game.session->entries(), std::size_t{38});
  QCOMPARE(bytesOf(library.file(game.damage->kept)), bytes);
}

void tst_damaged_games::copyIsReadUpToTheDamage() {
  Shelf library;
  const QString path = library.put(firstEntries(40));
  const QByteArray bytes = damaged(path);
  writeBytes(path, bytes);
  QVERIFY(gameIn(library.games.openCopy(path)).record == firstEntries(38));
  QCOMPARE(bytesOf(path), bytes);
}

void tst_damaged_games::damagedGameIsLookedAtUpToItsDamage() {
  Shelf library;
  const QString path = library.put(firstEntries(40));
  opened(library.games, path);
  QVERIFY(library.games.unfinished());
  writeBytes(path, damaged(path));
  const auto look = library.games.look(path);
  QVERIFY(look && look->isDamaged);
  QVERIFY(!library.games.unfinished());
  QCOMPARE(library.games.damaged()->readable, 38);
}

void tst_damaged_games::zerosAtTheEndAreNoDamage() {
  Shelf library;
  const QString path = library.put(firstEntries(40));
  const QByteArray bytes = bytesOf(path) + QByteArray(4096, '\0');
  writeBytes(path, bytes);
  const OpenedGame game = opened(library.games, path);
  QVERIFY(!game.damage);
  QCOMPARE(game.session->entries(), std::size_t{40});
  QCOMPARE(bytesOf(path), bytes);
}

void tst_damaged_games::earlierVersionIsThereForADamagedHeader() {
  Shelf library;
  const QString path = oneTakenBack(library);
  QByteArray bytes = bytesOf(path);
  bytes[bytes.indexOf("Anna")] ^= 1;
  writeBytes(path, bytes);
  QVERIFY(readErrorOf(library.games.open(path)) != nullptr);
  QCOMPARE(library.games.earlier(path)->entries, 41);
  const OpenResult result = library.games.openEarlier(path);
  QVERIFY(gameIn(result).record == firstEntries(41));
  QCOMPARE(gameIn(result).path, path);
  QCOMPARE(bytesOf(path + u".damaged-1"_s), bytes);
  // Also where there is no file any more.
  QVERIFY(QFile::remove(path));
  QVERIFY(gameIn(library.games.openEarlier(path)).record == firstEntries(41));
}

void tst_damaged_games::earlierVersionThatIsDamagedIsPassedOver() {
  Shelf library;
  const QString path = oneTakenBack(library);
  // Something else is taken back, and that version is damaged.
  ui::keepEarlier(path, "something else");
  QCOMPARE(ui::earlierVersions(path).size(), qsizetype{2});
  QCOMPARE(library.games.earlier(path)->entries, 41);
}

void tst_damaged_games::earlierVersionIsThereWhereNothingButTheHeaderCanBeRead() {
  Shelf library;
  const QString path = oneTakenBack(library);
  QByteArray bytes = bytesOf(path);
  bytes[bytes.indexOf('\n') + 4] ^= 1;
  writeBytes(path, bytes);
  QVERIFY(readErrorOf(library.games.open(path)) != nullptr);
  QVERIFY(gameIn(library.games.openEarlier(path)).record == firstEntries(41));
}

void tst_damaged_games::earlierVersionsGoWhereTheGameGoes() {
  Shelf library;
  const QString path = oneTakenBack(library);
  const QString other = library.file(u"other.nilometer"_s);
  QCOMPARE(library.games.move(path, other), QString());
  QVERIFY(!library.games.earlier(path));
  QCOMPARE(library.games.earlier(other)->entries, 41);
}

void tst_damaged_games::windowOffersAnEarlierVersion() {
  HomeProgram program;
  const QString path = program.file(u"game.nilometer"_s);
  const auto written = [](std::size_t entries) {
    return QByteArray::fromStdString(egizia::writeRecord(firstEntries(entries), *shelfEdition()));
  };
  writeBytes(path, written(5).replace("Anna", "\xff"));
  ui::keepEarlier(path, written(6));
  program.window.openFile(path);
  const auto* box = program.window.findChild<QMessageBox*>();
  QVERIFY(box != nullptr);
  QVERIFY2(box->text().contains(u"6 entries"_s), qPrintable(box->text()));
  box->defaultButton()->click();
  QVERIFY(program.window.session()->record() == firstEntries(6));
  QCOMPARE(program.preferences.gameInProgress(), path);
}

namespace {

/// The game in progress cannot be read at all, and an earlier version lies beside it.
QString leaveUnreadableGame(const HomeProgram& program) {
  const QString path = program.file(u"game.nilometer"_s);
  const auto written = [](std::size_t entries) {
    return QByteArray::fromStdString(egizia::writeRecord(firstEntries(entries), *shelfEdition()));
  };
  writeBytes(path, QByteArray("\xff\xff\xff\n"));
  ui::keepEarlier(path, written(6));
  return path;
}

} // namespace

void tst_damaged_games::startPageOffersAnEarlierVersionAtOnce() {
  HomeProgram program;
  program.preferences.setGameInProgress(leaveUnreadableGame(program));
  program.window.showStart();
  const ui::StartButton& goOn = *program.window.startView().continueButton();
  QVERIFY(goOn.isVisible() && goOn.hasFocus());
  QVERIFY2(goOn.accessibleName().contains(u"earlier version"_s), qPrintable(goOn.accessibleName()));
  QVERIFY2(goOn.accessibleName().contains(u"6 entries"_s), qPrintable(goOn.accessibleName()));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QVERIFY(program.window.findChild<QMessageBox*>() == nullptr);
  QVERIFY(program.window.session() != nullptr);
  QVERIFY(program.window.session()->record() == firstEntries(6));
}

void tst_damaged_games::gameThatIsWholeAgainIsPreferredToItsEarlierVersion() {
  HomeProgram program;
  const QString path = leaveUnreadableGame(program);
  program.preferences.setGameInProgress(path);
  program.window.showStart();
  // Meanwhile somebody has put a good file in its place.
  writeBytes(path,
             QByteArray::fromStdString(egizia::writeRecord(firstEntries(9), *shelfEdition())));
  QTest::keyClick(program.window.startView().continueButton(), Qt::Key_Return);
  QVERIFY(program.window.session() != nullptr);
  QVERIFY(program.window.session()->record() == firstEntries(9));
}

NILOMETER_TEST(tst_damaged_games)
#include "tst_damaged_games.moc"
