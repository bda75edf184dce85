// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cli_process.h"
#include "tests/ui/table_window.h"
#include "ui/words/words.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using ui::Scribe;

/// The golden four-player game, entered from the first entry to the last through the window.
class tst_whole_game : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(words::useLanguage(u"en")); }
  void isEnteredWithTheResultOfTheCommandLine_data();
  void isEnteredWithTheResultOfTheCommandLine();
};

void tst_whole_game::isEnteredWithTheResultOfTheCommandLine_data() {
  QTest::addColumn<Scribe::By>("by");
  QTest::newRow("by mouse") << Scribe::By::mouse;
  QTest::newRow("by keyboard") << Scribe::By::keyboard;
}

void tst_whole_game::isEnteredWithTheResultOfTheCommandLine() {
  QFETCH(const Scribe::By, by);
  TableWindow window("revised-4-players");
  Scribe scribe(window.view, window.session, by, window.hands());
  for (const record::RecordedEntry& entry : window.golden.entries) {
    const QString said = words::sentence(entry, window.session.table());
    QVERIFY2(scribe.enter(entry), qPrintable(said));
  }
  QCOMPARE(window.session.shown().phase, egizia::Phase::over);
  QTemporaryDir directory;
  record::GameRecord entered = window.session.record();
  // When something was entered is not part of the game.
  for (record::RecordedEntry& entry : entered.entries) entry.time.clear();
  const std::string text = record::writeRecord(entered, *window.edition);
  const QString file =
      writeAll(directory.filePath(u"entered.jsonl"_s), QByteArray::fromStdString(text));
  const QString golden =
      QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/revised-4-players.jsonl");
  const QString edition = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/golden-games.json");
  const QStringList score = {u"score"_s, u"--explain"_s, u"--edition"_s, edition};
  const Run ofWindow = cli(score + QStringList{file});
  const Run ofGolden = cli(score + QStringList{golden});
  QCOMPARE(ofWindow.exitCode, 0);
  QCOMPARE(ofWindow.text(), ofGolden.text());
}

QTEST_MAIN(tst_whole_game)
#include "tst_whole_game.moc"
