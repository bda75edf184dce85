// SPDX-License-Identifier: GPL-3.0-or-later
// edition from outside, and games of other editions.
#include "cli_process.h"
#include "test_program.h"

#include <QTemporaryDir>

#include <cstring>
#include <tuple>

using namespace nilometer::test;

class tst_CliEdition : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(m_directory.isValid()); }
  void editionShowsEveryValueWithItsProvenance();
  void editionValidatesAFile();
  void unlikelyNumbersAreDoubted_SEE4_ASK4();
  void editionComparesTwo();
  void editionThatDoesNotDifferIsSaidToBeTheSame();
  void confirmedValuesAreNoLongerUnconfirmed();
  void numbersComparedOneByOneAreTold();
  void germanGivesTheReasonsInGerman();
  void gamesOfAnotherEditionNeedIt();
  void gameThatBringsItsEditionNeedsNone();

private:
  [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) {
    return writeAll(m_directory.filePath(name), bytes);
  }

  QTemporaryDir m_directory;
};

void tst_CliEdition::editionShowsEveryValueWithItsProvenance() {
  const QJsonArray all = cli({u"edition"_s, u"--format=json"_s}).json()[u"values"].toArray();
  const QByteArray file =
      readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/resources/editions/egizia-2009.json"));
  QCOMPARE(all.size(), file.count("\"provenance\""));
  QMap<QString, int> count;
  const QString text = cli({u"edition"_s}).text();
  for (const QJsonValue& value : all) {
    ++count[value[u"provenance"].toString()];
    QVERIFY(!value[u"reason"].toString().isEmpty());
    QVERIFY(!value[u"value"].isUndefined());
    QVERIFY2(text.contains(value[u"key"].toString() + u" ="_s),
             qPrintable(value[u"key"].toString()));
  }
  QCOMPARE(count.keys(), (QStringList{u"assumed"_s, u"certain"_s, u"deduced"_s}));
  const QJsonArray assumed =
      cli({u"edition"_s, u"--unconfirmed"_s, u"--format=json"_s}).json()[u"values"].toArray();
  QCOMPARE(assumed.size(), count[u"assumed"_s]);
  QVERIFY(cli({u"edition"_s, u"--list"_s}).output.startsWith("egizia-2009 "));
}

void tst_CliEdition::editionValidatesAFile() {
  QCOMPARE(cli({u"edition"_s, differentEditionFile, u"--validate"_s}).exitCode, 0);
  QByteArray text = readAll(differentEditionFile);
  const QByteArray pattern = R"("ships": {"value": )";
  const qsizetype at = text.indexOf(pattern);
  QVERIFY(at > 0);
  text.insert(at + pattern.size(), '9'); // ninety-odd ships
  const QString file = write(u"edition.json"_s, text);
  for (const QString& format : {u"text"_s, u"json"_s, u"csv"_s}) {
    const Run run = cli({u"edition"_s, u"--validate"_s, file, u"--format"_s, format});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.contains("players.ships"), run.output.constData());
    QCOMPARE(run.errors, QByteArray());
  }
  const Run shown = cli({u"edition"_s, file});
  QCOMPARE(shown.exitCode, 1);
  QVERIFY(shown.saysOneSentence() && !shown.output.isEmpty());
  const Run game = cli({u"simulate"_s, u"--edition"_s, file});
  QCOMPARE(game.exitCode, 2);
  QVERIFY(game.saysOneSentence());
}

void tst_CliEdition::unlikelyNumbersAreDoubted_SEE4_ASK4() {
  for (const auto& [file, likely, unlikely, place] :
       {std::tuple(u"resources/editions/egizia-2009"_s, R"("points": {"value": 7)",
                   R"("points": {"value": 70)", ".points"),
        std::tuple(u"tests/editions/pyramidion-golden"_s, R"("influence":8)", R"("influence":65)",
                   "minima.influence"),
        std::tuple(u"tests/editions/pyramidion-golden"_s, R"("points":5)", R"("points":45)",
                   "points"),
        std::tuple(u"tests/editions/saqqara-golden"_s, R"("vp": {"value": 10)",
                   R"("vp": {"value": 65)", ".vp"),
        std::tuple(u"tests/editions/saqqara-golden"_s, R"("gold":5)", R"("gold":30)",
                   ".cost.gold")}) {
    QByteArray text = readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/%1.json").arg(file));
    QCOMPARE(cli({u"edition"_s, u"--validate"_s, write(u"likely.json"_s, text)}).exitCode, 0);
    QVERIFY2(text.contains(likely), likely);
    text.replace(text.indexOf(likely), static_cast<qsizetype>(std::strlen(likely)), unlikely);
    const Run run = cli({u"edition"_s, u"--validate"_s, write(u"unlikely.json"_s, text)});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.contains(place), run.output.constData());
  }
}

void tst_CliEdition::editionComparesTwo() {
  const QStringList both{u"edition"_s, u"egizia-2009"_s, u"--compare"_s, differentEditionFile};
  const Run run = cli(both + QStringList{u"--format=json"_s});
  QCOMPARE(run.exitCode, 1);
  QCOMPARE(run.errors, QByteArray());
  const QJsonObject json = run.json().object();
  QVERIFY(!json[u"sameGames"].toBool());
  QVERIFY(json[u"first"][u"checksum"] != json[u"second"][u"checksum"]);
  const QJsonArray differences = json[u"differences"].toArray();
  const QString text = cli(both).text();
  const QList<QStringList> rows = csvRows(cli(both + QStringList{u"--format=csv"_s}).text());
  QCOMPARE(rows.size(), differences.size() + 1);
  QMap<QString, int> kinds;
  for (qsizetype i = 0; i < differences.size(); ++i) {
    const QJsonValue difference = differences[i];
    const QString kind = difference[u"kind"].toString();
    const QString key = difference[u"key"].toString();
    ++kinds[kind];
    QVERIFY2(text.contains(u'\n' + key + u':'), qPrintable(key));
    QCOMPARE(rows[i + 1].mid(0, 2), (QStringList{kind, key}));
    QCOMPARE(!difference[u"before"].isUndefined(), kind != u"added"_s);
    QCOMPARE(!difference[u"after"].isUndefined(), kind != u"removed"_s);
  }
  QCOMPARE(kinds.keys(), (QStringList{u"added"_s, u"changed"_s, u"moved"_s, u"removed"_s}));
  QCOMPARE(schemaFindings(u"edition-comparison.schema.json"_s,
                          {write(u"comparison.json"_s, run.output)}),
           QByteArray());
}

void tst_CliEdition::editionThatDoesNotDifferIsSaidToBeTheSame() {
  const Run same = cli({u"edition"_s, u"egizia-2009"_s, u"--compare"_s, shippedEdition});
  QCOMPARE(same.exitCode, 0);
  QVERIFY(same.text().endsWith(u"no differences; every game is the same with both\n"_s));
  // The box alone makes a difference, but none for a game.
  QByteArray text = readAll(shippedEdition);
  QVERIFY(text.contains("Abydus"));
  text.replace("Abydus", "Abydos");
  const QString file = write(u"abydos.json"_s, text);
  const Run box = cli({u"edition"_s, file, u"--compare=egizia-2009"_s});
  QCOMPARE(box.exitCode, 1);
  QVERIFY(box.text().endsWith(u"1 difference; every game is the same with both\n"_s));
  const Run piped = cli({u"edition"_s, u"-"_s, u"--compare=-"_s});
  QCOMPARE(piped.exitCode, 2);
  const Run missing = cli({u"edition"_s, u"--compare=none.json"_s});
  QCOMPARE(missing.exitCode, 2);
  QVERIFY(missing.saysOneSentence());
}

void tst_CliEdition::confirmedValuesAreNoLongerUnconfirmed() {
  QByteArray text = readAll(shippedEdition);
  const QByteArray assumed = R"("provenance": "assumed")";
  const qsizetype count = text.count(assumed);
  text.replace(text.indexOf(assumed), assumed.size(), R"("provenance": "confirmed")");
  text.replace(R"("format": 1)", R"("format": 2)");
  const QString file = write(u"confirmed.json"_s, text);
  QCOMPARE(cli({u"edition"_s, file, u"--validate"_s}).exitCode, 0);
  const Run run = cli({u"edition"_s, file, u"--unconfirmed"_s, u"--format=json"_s});
  QCOMPARE(run.json()[u"values"].toArray().size(), count - 1);
  QVERIFY(cli({u"edition"_s, file}).text().contains(u"(confirmed)"_s));
  QCOMPARE(cli({u"edition"_s, file, u"--compare=egizia-2009"_s}).exitCode, 0);
}

void tst_CliEdition::numbersComparedOneByOneAreTold() {
  QJsonObject edition = QJsonDocument::fromJson(readAll(shippedEdition)).object();
  QJsonObject group = edition[u"obelisk"].toObject();
  QJsonObject rows = group[u"rows"].toObject();
  const QString number = u"[1].spaces"_s;
  rows[u"compared"] = QJsonArray{number};
  group[u"rows"] = rows;
  edition[u"obelisk"] = group;
  edition[u"format"] = 2;
  const QString file = write(u"compared.json"_s, QJsonDocument(edition).toJson());
  const QStringList call{u"edition"_s, file, u"--unconfirmed"_s};
  const Run text = cli(call);
  QVERIFY2(text.exitCode == 0, text.errors.constData());
  QVERIFY(text.text().contains(number));
  QVERIFY(!cli({u"edition"_s, u"--unconfirmed"_s}).text().contains(number));
  const Run json = cli(call + QStringList{u"--format=json"_s});
  QStringList told;
  for (const QJsonValue& value : json.json()[u"values"].toArray()) {
    if (value[u"key"].toString() == u"obelisk.rows"_s) told += value[u"compared"][0].toString();
  }
  QCOMPARE(told, QStringList{number});
  QCOMPARE(schemaFindings(u"edition-values.schema.json"_s, {write(u"values.json"_s, json.output)}),
           QByteArray());
}

void tst_CliEdition::germanGivesTheReasonsInGerman() {
  const QString german = cli({u"edition"_s, u"--lang=de"_s}).text().simplified();
  QVERIFY2(german.contains(u"Steht in den Anleitungen."_s), qPrintable(german.first(2000)));
  for (const char* english : {"Stated in", "rulebook", "is certain", "Taken to be", "assumed"}) {
    QVERIFY2(!german.contains(QLatin1StringView(english)), english);
  }
  const QString csv = cli({u"edition"_s, u"--format=csv"_s, u"--lang=de"_s}).text();
  QVERIFY(csv.contains(u"Steht in den Anleitungen."_s));
}

void tst_CliEdition::gamesOfAnotherEditionNeedIt() {
  const QString file =
      simulated(m_directory.filePath(u"different"_s), 1, {u"--edition"_s, differentEditionFile});
  for (const QString& command : {u"check"_s, u"score"_s, u"options"_s}) {
    QCOMPARE(cli({command, file}).exitCode, 2);
    QCOMPARE(cli({command, file, u"--edition"_s, differentEditionFile}).exitCode, 0);
    const Run piped =
        cli({command, file, u"--edition=-"_s}, {readAll(differentEditionFile), {}, {}});
    QCOMPARE(piped.exitCode, 0);
  }
}

void tst_CliEdition::gameThatBringsItsEditionNeedsNone() {
  const QString file =
      simulated(m_directory.filePath(u"brought"_s), 1, {u"--edition"_s, differentEditionFile});
  const QByteArray plain = readAll(file);
  const QByteArray values =
      QJsonDocument::fromJson(readAll(differentEditionFile)).toJson(QJsonDocument::Compact);
  // Qt sorts the keys; the one that tells has to come first.
  QByteArray line = values;
  line.replace(R"("nilometer":"edition",)", "");
  line.replace(line.indexOf('{'), 1, R"({"nilometer":"edition",)");
  const qsizetype second = plain.indexOf('\n') + 1;
  const auto with = [&](const QByteArray& inserted) {
    return write(u"brought.jsonl"_s, QByteArray(plain).insert(second, inserted + '\n'));
  };
  const QString brought = with(line);
  for (const QString& command : {u"check"_s, u"score"_s, u"options"_s}) {
    const Run own = cli({command, brought});
    const Run given = cli({command, file, u"--edition"_s, differentEditionFile});
    QVERIFY2(own.exitCode == 0, own.errors.constData());
    QCOMPARE(own.text().replace(brought, u"game"_s), given.text().replace(file, u"game"_s));
  }
  // One that is not the header's, or makes no sense, is refused with its line.
  const auto replaced = [](QByteArray text, const char* from, const char* to) {
    return text.replace(from, to);
  };
  const QList<QByteArray> wrong{replaced(line, R"("id":"different")", R"("id":"other")"),
                                replaced(line, R"("format":1)", R"("format":99)"), line.chopped(5)};
  for (const QByteArray& bad : wrong) {
    const QString refused = with(bad);
    const Run run = cli({u"check"_s, refused});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(QString::fromUtf8(run.errors).startsWith(refused + u", line 2: "_s),
             run.errors.constData());
  }
}

NILOMETER_TEST(tst_CliEdition)
#include "tst_cli_edition.moc"
