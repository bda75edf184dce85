// SPDX-License-Identifier: GPL-3.0-or-later
// Pyramidion on the command line: what may be played, what is asked for, and what nobody has seen.
#include "cli_process.h"
#include "test_program.h"

#include <QTemporaryDir>

using namespace nilometer::test;

namespace {

const QString top = QStringLiteral(NILOMETER_SOURCE_DIR);
const QString listedCards = top + u"/tests/editions/pyramidion-golden.json"_s;
const QString ofFour = top + u"/tests/games/pyramidion-4-players.jsonl"_s;
/// A game in which the table tells what it reads off.
const QString ofFourTold = top + u"/tests/games/pyramidion-4-players-told.jsonl"_s;
const QString endOfTwo = top + u"/tests/positions/pyramidion-2-players.json"_s;

} // namespace

class tst_CliPyramidion : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void checkTellsWhatIsAgainstTheRules();
  void optionsOfEveryPhaseAreWholeLines();
  void optionsSayWhatEachCardCouldDo();
  void pointsOfBoatsAreNotSaidBeforeTheEnd();
  void positionThatCannotBe();
  void editionIsComparedAndShownByPages();

private:
  QString write(const QString& name, const QByteArray& bytes) {
    return writeAll(m_directory.filePath(name), bytes);
  }
  QJsonObject optionsAfter(int lines, const QString& game) {
    const QString begun = write(u"begun.jsonl"_s, head(readAll(game), lines));
    return onGame(u"options"_s, begun, {u"--format=json"_s}).json().object();
  }

  QTemporaryDir m_directory;
};

void tst_CliPyramidion::checkTellsWhatIsAgainstTheRules() {
  const QByteArray pass = R"({"do":"pass","player":"red"})";
  const Run run = onGame(u"check"_s, write(u"bad.jsonl"_s, head(readAll(ofFour), 2) + pass));
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.output.contains("(PHASE)"), run.output.constData());
}

void tst_CliPyramidion::optionsOfEveryPhaseAreWholeLines() {
  const QByteArray game = readAll(ofFourTold);
  QStringList phases;
  for (int line = 1; line <= game.count('\n'); line += 3) {
    const QJsonObject options = optionsAfter(line, ofFourTold);
    phases += options[u"phase"].toString();
    for (const QJsonValue offer : options[u"entries"].toArray()) {
      const QByteArray next = offer[u"line"].toString().toUtf8();
      QVERIFY(!offer[u"sentence"].toString().isEmpty());
      if (line % 15 != 1) continue;
      // What is offered is not refused.
      const Run checked =
          onGame(u"check"_s, write(u"next.jsonl"_s, head(game, line) + next + '\n'));
      QVERIFY2(checked.exitCode == 0, checked.output.constData());
    }
  }
  phases.removeDuplicates();
  for (const QString& phase : {u"SITE"_s, u"PLAY"_s, u"LOAD"_s}) {
    QVERIFY2(phases.contains(phase), qPrintable(phases.join(u' ')));
  }
}

void tst_CliPyramidion::optionsSayWhatEachCardCouldDo() {
  QStringList keys;
  QStringList deeds;
  const QByteArray game = readAll(ofFour);
  for (int line = 1; line <= game.count('\n'); line += 2) {
    const QJsonObject options = optionsAfter(line, ofFour);
    keys += options.keys();
    for (const QJsonValue card : options[u"cards"].toArray()) deeds += card.toObject().keys();
  }
  for (const QString& key : {u"cards"_s, u"recruits"_s, u"karnak"_s}) {
    QVERIFY2(keys.contains(key), qPrintable(key));
  }
  for (const QString& key :
       {u"kind"_s, u"basic"_s, u"targets"_s, u"troops"_s, u"resources"_s, u"raise"_s, u"swaps"_s}) {
    QVERIFY2(deeds.contains(key), qPrintable(key));
  }
}

void tst_CliPyramidion::pointsOfBoatsAreNotSaidBeforeTheEnd() {
  // SEE-2: the copy lists the points of every boat, and all but the last entry is there.
  const QByteArray game = readAll(ofFour);
  const QByteArray played = game.left(game.lastIndexOf('\n', -2) + 1);
  QVERIFY(played.contains(R"("do":"load")"));
  const Run run = onGame(u"score"_s, write(u"loaded.jsonl"_s, played), {u"--format=json"_s});
  QVERIFY2(run.exitCode == 0, run.errors.constData());
  for (const QJsonValue player : run.json().object()[u"players"].toArray()) {
    QVERIFY(player[u"points"].isNull() && player[u"result"].isNull());
  }
}

void tst_CliPyramidion::positionThatCannotBe() {
  QByteArray end = readAll(endOfTwo);
  end.replace(R"("place":2)", R"("place":1)");
  const QString file = write(u"end.json"_s, end);
  const Run scored = onGame(u"position"_s, file);
  QCOMPARE(scored.exitCode, 2);
  QVERIFY2(scored.saysOneSentence(), scored.errors.constData());
  QCOMPARE(onGame(u"check"_s, file).exitCode, 1);
}

void tst_CliPyramidion::editionIsComparedAndShownByPages() {
  const QStringList shipped{u"edition"_s, u"pyramidion-2012"_s, u"--game"_s, u"pyramidion"_s};
  const Run shown = cli(shipped + QStringList{u"--unconfirmed"_s});
  QCOMPARE(shown.exitCode, 0);
  QVERIFY2(shown.output.contains("Box, cards, boats and markers") &&
               shown.output.contains("Abu Simbel\n") &&
               shown.output.contains("sites.giza.minima = null"),
           shown.output.constData());
  const Run compared = cli(shipped + QStringList{u"--compare"_s, listedCards, u"--format=json"_s});
  QCOMPARE(compared.exitCode, 1);
  QVERIFY(compared.output.contains("sites.giza.minima") &&
          !compared.output.contains("supply.camel"));
  const Run other = cli(shipped + QStringList{u"--compare"_s, listedCards});
  QVERIFY2(other.output.contains("supplyCards[1]: only in the second:"), other.output.constData());
  QCOMPARE(cli({u"edition"_s, listedCards, u"--compare"_s, listedCards}).exitCode, 0);
  QCOMPARE(cli({u"edition"_s, listedCards, u"--validate"_s}).exitCode, 0);
}

NILOMETER_TEST(tst_CliPyramidion)
#include "tst_cli_pyramidion.moc"
