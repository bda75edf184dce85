// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/cli/cli_process.h"
#include "tests/random_record.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/text/words.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using ui::Scribe;

/// A game of three and one of four players, entered from the first entry to the last through the
/// window.
class tst_whole_game : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void isEnteredWithTheResultOfTheCommandLine_data();
  void isEnteredWithTheResultOfTheCommandLine();
};

void tst_whole_game::isEnteredWithTheResultOfTheCommandLine_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<Scribe::By>("by");
  for (const int players : {3, 4}) {
    QTest::addRow("%d players by mouse", players) << players << Scribe::By::mouse;
    QTest::addRow("%d players by keyboard", players) << players << Scribe::By::keyboard;
  }
}

void tst_whole_game::isEnteredWithTheResultOfTheCommandLine() {
  QFETCH(const int, players);
  QFETCH(const Scribe::By, by);
  const auto edition = goldenEdition();
  const egizia::RecordHeader header = randomHeader(*edition, egizia::Profile::revised, players);
  const egizia::GameRecord game = players == 4
                                      ? goldenGame("revised-4-players", *edition)
                                      : randomRecord(header, *edition, 2, Feeding::together);
  TableWindow window(TableWindow::cut(game, 0), edition);
  Scribe scribe(window.view, window.session, by, window.hands());
  for (const egizia::RecordedEntry& entry : game.entries) {
    const QString said = text::sentence(entry, window.session.table());
    QVERIFY2(scribe.enter(entry), qPrintable(said));
  }
  QCOMPARE(window.session.shown().phase, egizia::Phase::over);
  QTemporaryDir directory;
  egizia::GameRecord entered = window.session.record();
  // When something was entered is not part of the game.
  for (egizia::RecordedEntry& entry : entered.entries) entry.time.clear();
  const auto scored = [&](const QString& name, const egizia::GameRecord& record) {
    const std::string text = egizia::writeRecord(record, *edition);
    const QString file = writeAll(directory.filePath(name), QByteArray::fromStdString(text));
    return cli({u"score"_s, u"--explain"_s, u"--edition"_s, goldenValues, file});
  };
  const Run ofWindow = scored(u"entered.jsonl"_s, entered);
  QCOMPARE(ofWindow.exitCode, 0);
  QCOMPARE(ofWindow.text(), scored(u"game.jsonl"_s, game).text());
}

NILOMETER_TEST(tst_whole_game)
#include "tst_whole_game.moc"
