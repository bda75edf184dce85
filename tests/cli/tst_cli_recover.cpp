// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of a damaged record.
#include "cli_process.h"
#include "test_program.h"

#include "engine/egizia/file/position_document.h"
#include "engine/record/line_sums.h"

#include <QFileInfo>
#include <QTemporaryDir>

using namespace nilometer;
using namespace nilometer::test;

class tst_CliRecover : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init();
  void checkJudgesWhatIsBeforeTheDamage();
  void checkSaysInJsonWhereTheDamageBegins();
  void damagedHeaderIsReplaced();
  void recoverWritesTheWholeLines();
  void recoverPassesOverZeros();
  void recoverNeverWritesOverAFile();
  void recoverSaysWhyNothingCanBeWritten();
  void checkJudgesAnEndPosition();
  void checkSaysWhereADamagedEndPositionEnds();
  void checkNoticesASilentChangeOfAnEndPosition();
  void checkSaysThatNobodyHasCompared();
  void recoverClosesAnEndPosition();
  void scoredEndPositionThatIsCutOffIsRecovered();
  void recoverCopiesAWholeEndPosition();
  void endPositionThatIsLostIsRefused();

private:
  QString kept(const QByteArray& position) const {
    return writeAll(m_directory->filePath(u"end.nilometer-position"_s), position);
  }
  /// A position that is still being entered, as the window keeps it.
  [[nodiscard]] QByteArray entered() const;
  std::unique_ptr<QTemporaryDir> m_directory;
  QByteArray m_game; ///< with checksums
  QString m_damaged; ///< line 7 is
};

void tst_CliRecover::init() {
  m_directory = std::make_unique<QTemporaryDir>();
  const QByteArray plain = readAll(simulated(m_directory->path(), 2));
  m_game = QByteArray::fromStdString(record::withSums(plain.toStdString()));
  QByteArray damaged = m_game;
  damaged[head(m_game, 6).size() + 8] ^= 1;
  m_damaged = writeAll(m_directory->filePath(u"damaged"_s), damaged);
}

void tst_CliRecover::checkJudgesWhatIsBeforeTheDamage() {
  const Run run = cli({u"check"_s, m_damaged});
  QCOMPARE(run.exitCode, 1);
  QCOMPARE(run.errors, QByteArray());
  QVERIFY2(run.text().contains(m_damaged + u", line 7: damaged from here on: "_s),
           run.output.constData());
  QVERIFY2(run.text().contains(m_damaged + u": 5 entries, 1 finding, 1 note"_s),
           run.output.constData());
}

void tst_CliRecover::checkSaysInJsonWhereTheDamageBegins() {
  const Run run = cli({u"check"_s, u"--format=json"_s, m_damaged});
  QCOMPARE(run.exitCode, 1);
  const QJsonObject file = run.json().array()[0].toObject();
  QCOMPARE(file[u"entries"].toInt(), 5);
  const QJsonObject finding = file[u"findings"].toArray()[0].toObject();
  QCOMPARE(finding[u"line"].toInt(), 7);
  QCOMPARE(finding.keys(), (QStringList{u"line"_s, u"sentence"_s}));
}

void tst_CliRecover::damagedHeaderIsReplaced() {
  const int entries = static_cast<int>(m_game.count('\n')) - 1;
  QByteArray bytes = m_game;
  bytes[bytes.indexOf("\"players\"") + 3] ^= 1;
  const QString file = writeAll(m_directory->filePath(u"header"_s), bytes);
  Run run = cli({u"check"_s, file});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.text().contains(file + u", line 1: damaged, and another line took its place"_s),
           run.output.constData());
  QVERIFY2(run.text().contains(u"%1 entries"_s.arg(entries)), run.output.constData());
  const QString out = m_directory->filePath(u"out"_s);
  run = cli({u"recover"_s, file, out});
  QCOMPARE(run.exitCode, 1);
  const auto players = m_game.first(m_game.indexOf('\n')).count("\"colour\"");
  QVERIFY2(run.text().contains(u"%1 players are the fewest"_s.arg(players)),
           run.output.constData());
  QCOMPARE(readAll(file), bytes);
  QCOMPARE(cli({u"check"_s, out}).exitCode, 0);
  QVERIFY(readAll(out).contains("Player 1"));
}

void tst_CliRecover::recoverWritesTheWholeLines() {
  const QString out = m_directory->filePath(u"out"_s);
  const QByteArray before = readAll(m_damaged);
  const Run run = cli({u"recover"_s, m_damaged, out});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.text().startsWith(out + u": 5 entries\n"_s), run.output.constData());
  QVERIFY(run.text().contains(m_damaged + u", line 7: damaged from here on: "_s));
  QCOMPARE(readAll(out), head(m_game, 6));
  QCOMPARE(readAll(m_damaged), before);
  QCOMPARE(cli({u"check"_s, out}).exitCode, 0);
}

void tst_CliRecover::recoverPassesOverZeros() {
  const QString out = m_directory->filePath(u"out"_s);
  const QByteArray bytes = m_game + QByteArray(512, '\0');
  const QString file = writeAll(m_directory->filePath(u"zeros"_s), bytes);
  QCOMPARE(cli({u"recover"_s, file, out}).exitCode, 0);
  QCOMPARE(readAll(out), m_game);
}

void tst_CliRecover::recoverNeverWritesOverAFile() {
  const QString out = writeAll(m_directory->filePath(u"out"_s), "mine");
  for (const QString& there : {out, m_damaged}) {
    const QByteArray before = readAll(there);
    const Run run = cli({u"recover"_s, m_damaged, there});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence(), run.errors.constData());
    QCOMPARE(readAll(there), before);
  }
}

void tst_CliRecover::recoverSaysWhyNothingCanBeWritten() {
  const Run run = cli({u"recover"_s, m_damaged, m_directory->filePath(u"none/out"_s)});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.errors.contains("no such file or directory"), run.errors.constData());
}

namespace {

const QByteArray enteredPosition =
    R"({"nilometer":"position","format":3,"edition":"egizia-2009","entered":{)"
    R"("edition":{"id":"egizia-2009","checksum":"CHECKSUM"},"profile":"revised",)"
    R"("players":[{"name":"Anna","colour":"blue"},{"name":"Ben","colour":"red"}],)"
    R"("cells":[{"row":"points","player":1,"text":"61"},{"row":"points","player":2,"text":"58"}]}})";

} // namespace

QByteArray tst_CliRecover::entered() const {
  const QJsonObject header = QJsonDocument::fromJson(head(m_game, 1)).object();
  QByteArray text = enteredPosition;
  text.replace("CHECKSUM", header[u"edition"].toObject()[u"checksum"].toString().toUtf8());
  return QByteArray::fromStdString(record::withSumsOnly(record::withFormat(text.toStdString(), 4)));
}

void tst_CliRecover::checkJudgesAnEndPosition() {
  const QString file = kept(levelPosition);
  Run run = cli({u"check"_s, file});
  QCOMPARE(run.exitCode, 0);
  QCOMPARE(run.text(), file + u": end position, no findings, no notes\n"_s);
  kept(QByteArray(levelPosition).replace(R"("orderTile": 2)", R"("orderTile": 1)"));
  run = cli({u"check"_s, file});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.text().contains(u"end position, 1 finding"_s), run.output.constData());
  kept(entered());
  run = cli({u"check"_s, file});
  QCOMPARE(run.exitCode, 0);
  QVERIFY2(run.text().contains(u"note: not scored in the window yet"_s), run.output.constData());
}

void tst_CliRecover::checkSaysWhereADamagedEndPositionEnds() {
  const QByteArray whole = entered();
  const qsizetype end = whole.lastIndexOf(",{\"row\"");
  const QString file = kept(whole.first(end + 12));
  const Run text = cli({u"check"_s, file});
  QCOMPARE(text.exitCode, 1);
  QVERIFY2(text.text().contains(u"ends behind byte %1: "_s.arg(end)), text.output.constData());
  const Run run = cli({u"check"_s, u"--format=json"_s, file});
  QCOMPARE(run.exitCode, 1);
  const QJsonObject report = run.json().array()[0].toObject();
  QCOMPARE(report[u"findings"].toArray().size(), 1);
  QVERIFY(!report.contains(u"entries"));
  QCOMPARE(report[u"finished"].toBool(true), false);
}

void tst_CliRecover::checkNoticesASilentChangeOfAnEndPosition() {
  const QString file = kept(entered().replace("\"61\"", "\"71\""));
  const Run run = cli({u"check"_s, file});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.text().contains(u"end position, 1 finding"_s), run.output.constData());
}

void tst_CliRecover::checkSaysThatNobodyHasCompared() {
  const QByteArray plain = readAll(simulated(m_directory->path(), 8));
  const auto unverified = [](const QByteArray& text) {
    return QByteArray::fromStdString(record::withSums(text.toStdString(), record::Verified::no));
  };
  const QString game = writeAll(m_directory->filePath(u"game"_s), unverified(plain));
  const std::string entering = egizia::readablePosition(entered().toStdString()).text;
  const QString position = kept(QByteArray::fromStdString(
      record::withSumsOnly(record::withFormat(entering, 4), record::Verified::no)));
  for (const QString& file : {game, position}) {
    const Run run = cli({u"check"_s, file});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.text().contains(u"nobody has compared"_s), run.output.constData());
  }
  // Damage of what nobody stands for is noticed all the same.
  QByteArray damaged = readAll(position);
  damaged.replace("\"61\"", "\"71\"");
  QVERIFY2(cli({u"check"_s, kept(damaged)}).text().contains(u"damaged: "_s), "not noticed");
}

void tst_CliRecover::recoverClosesAnEndPosition() {
  const QByteArray whole = entered();
  const QString file = kept(whole.first(whole.lastIndexOf("{\"row\"") + 12));
  const QByteArray before = readAll(file);
  const QString out = m_directory->filePath(u"out.nilometer-position"_s);
  const Run run = cli({u"recover"_s, file, out});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.text().startsWith(out + u": end position\n"_s), run.output.constData());
  QVERIFY(readAll(out).contains("61") && !readAll(out).contains("58"));
  QCOMPARE(readAll(file), before);
  QCOMPARE(cli({u"check"_s, out}).exitCode, 0);
  const QByteArray mine = readAll(out);
  QCOMPARE(cli({u"recover"_s, file, out}).exitCode, 2);
  QCOMPARE(readAll(out), mine);
}

void tst_CliRecover::scoredEndPositionThatIsCutOffIsRecovered() {
  const QByteArray line = QByteArray(levelPosition).simplified() + '\n';
  const QByteArray whole =
      QByteArray::fromStdString(record::withSumsOnly(record::withFormat(line.toStdString(), 4)));
  const qsizetype end = whole.lastIndexOf("\"points\"");
  QVERIFY(end > 0);
  const QString file = kept(whole.first(end + 4));
  const Run checked = cli({u"check"_s, file});
  QCOMPARE(checked.exitCode, 1);
  QVERIFY2(checked.text().contains(u"ends behind byte"_s), checked.output.constData());
  const QString out = m_directory->filePath(u"out.nilometer-position"_s);
  QCOMPARE(cli({u"recover"_s, file, out}).exitCode, 1);
  const Run run = cli({u"check"_s, out});
  QCOMPARE(run.exitCode, 0);
  QVERIFY2(run.text().contains(u"not scored in the window yet"_s), run.output.constData());
}

void tst_CliRecover::recoverCopiesAWholeEndPosition() {
  const QByteArray whole = entered();
  const QString out = m_directory->filePath(u"out"_s);
  QCOMPARE(cli({u"recover"_s, kept(whole + QByteArray(512, '\0')), out}).exitCode, 0);
  QCOMPARE(readAll(out), whole);
}

void tst_CliRecover::endPositionThatIsLostIsRefused() {
  const QString file = kept(entered().first(60));
  const QString out = m_directory->filePath(u"out"_s);
  for (const QStringList& arguments : {QStringList{u"check"_s, file}, {u"recover"_s, file, out}}) {
    const Run run = cli(arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence(), run.errors.constData());
  }
  QVERIFY(!QFileInfo::exists(out));
}

NILOMETER_TEST(tst_CliRecover)
#include "tst_cli_recover.moc"
