// SPDX-License-Identifier: GPL-3.0-or-later
// Saqqara on the command line: every command, in both languages; what lies face down is never said.
#include "cli_process.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace nilometer::test;

namespace {

const QString sources = QStringLiteral(NILOMETER_SOURCE_DIR);
const QString goldenSheet = sources + u"/tests/editions/saqqara-golden.json"_s;
const QString goldenSaqqara = sources + u"/tests/games/saqqara-4-players.jsonl"_s;
/// A game in which the table tells every printed value.
const QString toldSaqqara = sources + u"/tests/engine/saqqara/games/saqqara-4-players.jsonl"_s;
const QString toldEnd = sources + u"/tests/positions/saqqara-4-players-told.json"_s;

const QStringList shippedSheet{u"edition"_s, u"saqqara-2012"_s, u"--game"_s, u"saqqara"_s};

Run onSheet(QStringList arguments) {
  return cli(arguments << u"--edition"_s << goldenSheet);
}

} // namespace

class tst_CliSaqqara : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void checkTellsWhatIsAgainstTheRules();
  void whatIsDoubtfulIsTold_STALL2();
  void whatTwoRulesSayAlikeIsSaidOnce();
  void typedLineThatCannotBeReadIsNamed();
  void editionOfAnotherGameIsNoMissingFile();
  void missingPrintedValuesHaveAWayOut();
  void reasonsOfPrintedValuesAreGermanToo();
  void optionsOfEveryKindOfTurn();
  void optionsSayWhatIsNotWrittenOut();
  void whatLiesFaceDownIsNeverSaid();
  void positionNamesWhatIsMissing();
  void positionThatCannotBe();
  void editionIsShownComparedAndValidated();
  void unconfirmedValuesStandByTheirPages();
  void filesWithoutAGameAreEgizias();
  void everyErrorIsOneSentence_data();
  void everyErrorIsOneSentence();

private:
  QString write(const QString& name, const QByteArray& bytes) {
    return writeAll(m_directory.filePath(name), bytes);
  }

  QTemporaryDir m_directory;
};

void tst_CliSaqqara::checkTellsWhatIsAgainstTheRules() {
  QByteArray game = readAll(goldenSaqqara);
  const QString file = write(u"bad.jsonl"_s, head(game, 2) + R"({"do":"done","player":"red"})");
  const Run run = onSheet({u"check"_s, file});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.output.contains("(PHASE)"), run.output.constData());
}

// As in the window: it is legal, and something speaks against it.
void tst_CliSaqqara::whatIsDoubtfulIsTold_STALL2() {
  const Run checked = cli({u"check"_s, toldSaqqara, u"--format=json"_s});
  QCOMPARE(checked.exitCode, 0); // no finding
  QStringList rules;
  int line = 0;
  int entry = 0;
  for (const QJsonValue& note : checked.json()[0][u"notes"].toArray()) {
    if (note[u"rule"].toString() != u"STALL-2"_s) continue;
    rules += note[u"rule"].toString();
    line = note[u"line"].toInt();
    entry = note[u"entry"].toInt();
    QVERIFY(note[u"sentence"].toString().startsWith(u"Doubtful: "_s));
  }
  QVERIFY(!rules.isEmpty());
  const Run scored = cli({u"score"_s, toldSaqqara});
  QCOMPARE(scored.exitCode, 0);
  QCOMPARE(scored.errors.count("(STALL-2)"), rules.size());
  QVERIFY(scored.errors.contains(u"line %1: Doubtful"_s.arg(line).toUtf8()));
  const Run german = cli({u"score"_s, toldSaqqara, u"--language=de"_s});
  QVERIFY2(german.errors.contains("Zweifelhaft: "), german.errors.constData());
  // Before it is entered, what would be doubtful says so.
  const QString at = QString::number(entry - 1);
  const QJsonArray offers = cli({u"options"_s, toldSaqqara, u"--at"_s, at, u"--format=json"_s})
                                .json()[u"entries"]
                                .toArray();
  const auto doubtful = std::count_if(offers.begin(), offers.end(), [](const QJsonValue& offer) {
    return !offer[u"doubts"].toArray().isEmpty();
  });
  QVERIFY(doubtful > 0 && doubtful < offers.size());
  QVERIFY(cli({u"options"_s, toldSaqqara, u"--at"_s, at}).output.contains("(STALL-2)"));
  QVERIFY(cli({u"options"_s, toldSaqqara}).errors.contains("(STALL-2)"));
}

void tst_CliSaqqara::whatTwoRulesSayAlikeIsSaidOnce() {
  const QByteArray game = readAll(goldenSaqqara);
  const qsizetype at = game.indexOf(R"({"do":"invest")");
  QByteArray other = game.mid(at, game.indexOf('\n', at) - at + 1);
  const QByteArray whose = other.contains(R"("player":"red")") ? "blue" : "red";
  other = R"({"do":"pass","player":")" + whose + "\"}\n";
  const Run run = onSheet({u"check"_s, write(u"turn.jsonl"_s, game.left(at) + other)});
  QCOMPARE(run.exitCode, 1);
  QCOMPARE(run.output.count("turn, not"), 1);
  QVERIFY2(run.output.contains("1 finding"), run.output.constData());
}

void tst_CliSaqqara::typedLineThatCannotBeReadIsNamed() {
  QByteArray game = readAll(toldSaqqara);
  const QByteArray entry = R"("do":"reveal")";
  const qsizetype at = game.indexOf(entry);
  const QString line = QString::number(game.left(at).count('\n') + 1);
  const QString file = write(u"typed.jsonl"_s, game.replace(at, entry.size(), R"("do":"revaal")"));
  const Run english = cli({u"check"_s, file});
  QCOMPARE(english.exitCode, 1);
  QVERIFY2(english.text().contains(u"line %1 cannot be read: “do” is "_s.arg(line)),
           english.output.constData());
  QVERIFY(!english.output.contains("damaged"));
  const Run german = cli({u"check"_s, file, u"--language=de"_s});
  QVERIFY2(german.text().contains(u"Zeile %1 ist nicht lesbar: "_s.arg(line)),
           german.output.constData());
  const Run rest = cli({u"recover"_s, file, m_directory.filePath(u"rest.jsonl"_s)});
  QVERIFY2(rest.text().contains(u"line %1 cannot be read: "_s.arg(line)), rest.output.constData());
}

void tst_CliSaqqara::editionOfAnotherGameIsNoMissingFile() {
  QCOMPARE(cli({u"edition"_s, u"saqqara-2012"_s}).output, cli(shippedSheet).output);
  const QString egizia = sources + u"/tests/games/revised-4-players.jsonl"_s;
  for (const QStringList& call :
       {QStringList{u"edition"_s, u"saqqara-2012"_s, u"--game=egizia"_s},
        QStringList{u"edition"_s, u"egizia-2009"_s, u"--compare=saqqara-2012"_s},
        QStringList{u"check"_s, egizia, u"--edition=saqqara-2012"_s}}) {
    const Run run = cli(call);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence() && run.errors.contains("Saqqara"), run.errors.constData());
    QVERIFY2(!run.errors.contains("no such file"), run.errors.constData());
  }
}

void tst_CliSaqqara::missingPrintedValuesHaveAWayOut() {
  for (const QString& command : {u"check"_s, u"score"_s, u"options"_s}) {
    const Run run = cli({command, goldenSaqqara});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence() && run.errors.contains("--edition FILE"),
             run.errors.constData());
    QCOMPARE(onSheet({command, goldenSaqqara}).exitCode, 0);
  }
}

void tst_CliSaqqara::reasonsOfPrintedValuesAreGermanToo() {
  for (const QString& id : {u"egizia-2009"_s, u"saqqara-2012"_s, u"pyramidion-2012"_s}) {
    const auto reasons = [&](const QString& language) {
      QStringList all;
      const Run run = cli({u"edition"_s, id, u"--format=json"_s, u"--language"_s, language});
      for (const QJsonValue& value : run.json()[u"values"].toArray()) {
        all += value[u"reason"].toString();
      }
      return all;
    };
    const QStringList english = reasons(u"en"_s);
    const QStringList german = reasons(u"de"_s);
    QVERIFY(!english.isEmpty());
    for (qsizetype i = 0; i < english.size(); ++i) {
      QVERIFY2(german[i] != english[i], qPrintable(english[i]));
    }
  }
}

void tst_CliSaqqara::optionsOfEveryKindOfTurn() {
  const QByteArray game = readAll(goldenSaqqara);
  const qsizetype lines = game.count('\n');
  QStringList phases;
  for (int line = 1; line <= lines; line += 7) {
    const QString file = write(u"begun.jsonl"_s, head(game, line));
    const Run run = onSheet({u"options"_s, file, u"--format=json"_s});
    QVERIFY2(run.exitCode == 0 && run.errors.isEmpty(), run.errors.constData());
    const QJsonObject options = run.json().object();
    phases += options[u"phase"].toString();
    for (const QJsonValue offer : options[u"entries"].toArray()) {
      QVERIFY(!offer[u"sentence"].toString().isEmpty());
    }
  }
  phases.removeDuplicates();
  for (const QString& phase : {u"AUCTION"_s, u"INVEST"_s, u"REVEAL"_s, u"DEVELOP"_s}) {
    QVERIFY2(phases.contains(phase), qPrintable(phase));
  }
}

void tst_CliSaqqara::optionsSayWhatIsNotWrittenOut() {
  const QByteArray game = readAll(toldSaqqara);
  QStringList keys;
  QByteArray texts;
  for (int line = 3; line <= game.count('\n'); line += 3) {
    const QString file = write(u"begun.jsonl"_s, head(game, line));
    const QJsonObject options = cli({u"options"_s, file, u"--format=json"_s}).json().object();
    keys += options.keys();
    if (line % 15 == 0) texts += cli({u"options"_s, file}).output;
  }
  keys.removeDuplicates();
  for (const QString& key :
       {u"bids"_s, u"investments"_s, u"toReveal"_s, u"unpriced"_s, u"asked"_s}) {
    QVERIFY2(keys.contains(key), qPrintable(key));
  }
  QVERIFY(texts.contains("Warehouses where goods of any kinds may be invested"));
  QVERIFY(texts.contains("which goods are printed beside level"));
}

void tst_CliSaqqara::whatLiesFaceDownIsNeverSaid() {
  const QByteArray game = readAll(goldenSaqqara);
  const qsizetype reveal = game.indexOf(R"({"do":"reveal")");
  QVERIFY(reveal > 0);
  const QString file = write(u"laid.jsonl"_s, game.left(reveal));
  for (const char* command : {"check", "score", "options"}) {
    for (const char* format : {"--format=text", "--format=json"}) {
      const Run run = onSheet({QString::fromLatin1(command), file, QString::fromLatin1(format)});
      QVERIFY2(run.exitCode == 0, run.errors.constData());
      for (const char* card : {"beggar", "Beggar", "trader", "Trader"}) {
        QVERIFY2(!run.output.contains(card), run.output.constData());
      }
    }
  }
}

void tst_CliSaqqara::positionNamesWhatIsMissing() {
  QByteArray end = readAll(toldEnd);
  end = end.left(end.indexOf(R"(,"printed")")) + "}";
  const Run run = cli({u"position"_s, write(u"end.json"_s, end)});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.saysOneSentence() && run.output.isEmpty(), run.errors.constData());
  QVERIFY2(run.errors.contains("Points of level"), run.errors.constData());
}

void tst_CliSaqqara::positionThatCannotBe() {
  const QByteArray fiveWorkers = R"({
    "nilometer": "position", "game": "saqqara", "format": 1, "edition": "saqqara-2012",
    "players": [
      {"name": "Anna", "colour": "red", "nile": 3, "gold": 4,
       "workers": {"trade": 1, "court": 1, "religion": 1, "progress": 1, "government": 1}},
      {"name": "Ben", "colour": "blue", "nile": 0, "workers": {}, "gold": 7},
      {"name": "Carla", "colour": "yellow", "nile": 8, "workers": {}, "gold": 0}]})";
  const QString file = write(u"end.json"_s, fiveWorkers);
  const Run scored = cli({u"position"_s, file});
  QCOMPARE(scored.exitCode, 2);
  QVERIFY2(scored.saysOneSentence() && scored.errors.contains("at most 4"),
           scored.errors.constData());
  const Run checked = cli({u"check"_s, file});
  QCOMPARE(checked.exitCode, 1);
  QVERIFY2(checked.output.contains("at most 4"), checked.output.constData());
}

void tst_CliSaqqara::editionIsShownComparedAndValidated() {
  const Run shown = cli(shippedSheet);
  QCOMPARE(shown.exitCode, 0);
  QVERIFY(shown.output.contains("supply.fish = 40"));
  QVERIFY2(shown.output.contains("missing"), shown.output.right(300).constData());
  const Run json = cli({u"edition"_s, goldenSheet, u"--format=json"_s});
  QCOMPARE(schemaFindings(u"edition-values.schema.json"_s, {write(u"v.json"_s, json.output)}),
           QByteArray());
  QCOMPARE(cli({u"edition"_s, goldenSheet, u"--validate"_s}).exitCode, 0);
  const Run compared =
      cli(shippedSheet + QStringList{u"--compare"_s, goldenSheet, u"--format=json"_s});
  QCOMPARE(compared.exitCode, 1);
  QCOMPARE(
      schemaFindings(u"edition-comparison.schema.json"_s, {write(u"c.json"_s, compared.output)}),
      QByteArray());
  QVERIFY(compared.output.contains("pyramids.trade[4].vp"));
  QCOMPARE(cli({u"edition"_s, goldenSheet, u"--compare"_s, goldenSheet}).exitCode, 0);
}

void tst_CliSaqqara::unconfirmedValuesStandByTheirPages() {
  const Run run = cli(shippedSheet + QStringList{u"--unconfirmed"_s});
  QCOMPARE(run.exitCode, 0);
  QVERIFY(run.output.contains("Box, board and cards"));
  QVERIFY(run.output.contains("Royal Court\n"));
  QVERIFY(run.output.contains("pyramids.court[0].vp = null"));
}

void tst_CliSaqqara::filesWithoutAGameAreEgizias() {
  QByteArray end = readAll(toldEnd);
  end.replace(R"("game":"saqqara",)", "");
  const Run run = cli({u"position"_s, write(u"end.json"_s, end)});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.saysOneSentence() && run.errors.contains("saqqara-2012"), run.errors.constData());
}

void tst_CliSaqqara::everyErrorIsOneSentence_data() {
  QTest::addColumn<QStringList>("call");
  QTest::addColumn<QByteArray>("what");
  QTest::addColumn<QByteArray>("by");
  const QByteArray entry = R"("do":"reveal")";
  QTest::newRow("unknown entry") << QStringList{u"check"_s} << entry
                                 << QByteArray(R"("do":"flip")");
  QTest::newRow("unknown key") << QStringList{u"score"_s} << entry
                               << QByteArray(R"("do":"reveal","hand":1)");
  QTest::newRow("no colour of the game")
      << QStringList{u"options"_s} << QByteArray(R"("violet")") << QByteArray(R"("black")");
  QTest::newRow("an edition that is not known")
      << QStringList{u"score"_s} << QByteArray("saqqara-golden") << QByteArray("saqqara-none");
}

void tst_CliSaqqara::everyErrorIsOneSentence() {
  QFETCH(QStringList, call);
  QFETCH(QByteArray, what);
  QFETCH(QByteArray, by);
  QByteArray game = readAll(sources + u"/tests/games/saqqara-5-players.jsonl"_s);
  QVERIFY(game.contains(what));
  game.replace(game.indexOf(what), what.size(), by);
  const Run run = onSheet(call + QStringList{write(u"bad.jsonl"_s, game)});
  QVERIFY(run.exitCode == 2 || (call.front() == u"check" && run.exitCode == 1));
  if (run.exitCode == 2) QVERIFY2(run.saysOneSentence(), run.errors.constData());
}

NILOMETER_TEST(tst_CliSaqqara)
#include "tst_cli_saqqara.moc"
