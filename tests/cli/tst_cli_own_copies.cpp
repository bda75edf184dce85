// SPDX-License-Identifier: GPL-3.0-or-later
// The players' own copies of the printed values, found by their id in their directory.
#include "cli_process.h"
#include "test_program.h"

#include <QTemporaryDir>

#include <memory>

using namespace nilometer::test;

namespace {

/// The different edition under another id and name.
QByteArray copyCalled(const QByteArray& id) {
  QByteArray text = readAll(differentEditionFile);
  return text.replace(R"("id": "different")", QByteArray(R"("id": ")" + id + '"'))
      .replace("A different copy, for tests", QByteArray("Copy " + id));
}

/// The same with a value of its own.
QByteArray changed(QByteArray text) {
  const QByteArray before = R"("lastStepPoints": {"value": )";
  const qsizetype at = text.indexOf(before);
  if (at < 0) qFatal("no such value");
  const qsizetype value = at + before.size();
  return text.replace(value, 1, text.at(value) == '5' ? "6" : "5");
}

/// With a value that makes no sense.
QByteArray draft(QByteArray text) {
  const QByteArray before = R"("ships": {"value": )";
  const qsizetype at = text.indexOf(before);
  if (at < 0) qFatal("no such value");
  return text.insert(at + before.size(), '9'); // ninety-odd ships
}

} // namespace

class tst_CliOwnCopies : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init();
  void ownCopiesAreListed();
  void listFitsItsSchema();
  void valuesAndFindingsFitTheirSchemas();
  void hostileFilesBreakNothing();
  void ownCopiesAreFoundWhereTheWindowKeepsThem();
  void copyIsNamedByItsId();
  void draftIsShownButNoGameIsPlayedWithIt();
  void gameIsReadWithTheValuesItWasPlayedWith();
  void positionIsReadWithTheValuesItNames();
  void directoryThatIsNoneIsRefused();

private:
  QString put(const QString& name, const QByteArray& bytes) {
    const QString path = m_directory->filePath(u"editions/"_s + name);
    QDir().mkpath(QFileInfo(path).path());
    return writeAll(path, bytes);
  }
  /// With the own copies that were put there.
  [[nodiscard]] Run own(const QStringList& arguments, const QByteArray& input = {}) const {
    return cli(arguments + QStringList{u"--editions"_s, m_directory->filePath(u"editions"_s)},
               {input, {}, {u"LC_ALL=C.UTF-8"_s}});
  }
  /// One game on that edition without the printed values in it.
  [[nodiscard]] QString played(const QString& edition) const {
    const QString directory = m_directory->filePath(u"games "_s + edition);
    const Run made = own({u"simulate"_s, u"--edition"_s, edition, u"--out"_s, directory});
    if (made.exitCode != 0) qFatal("simulate: %s", made.errors.constData());
    return QDir(directory).filePath(u"game-1.jsonl"_s);
  }

  std::unique_ptr<QTemporaryDir> m_directory;
};

void tst_CliOwnCopies::init() {
  m_directory = std::make_unique<QTemporaryDir>();
  QVERIFY(m_directory->isValid());
  QVERIFY(QDir(m_directory->path()).mkdir(u"editions"_s));
}

void tst_CliOwnCopies::ownCopiesAreListed() {
  const QString file = put(u"a.json"_s, copyCalled("ours"));
  put(u"b.json"_s, draft(copyCalled("sketch")));
  put(u"of games/ours-1.json"_s, copyCalled("ours"));
  put(u"of games/ours-2.json"_s, changed(copyCalled("ours")));
  const Run run = own({u"edition"_s, u"--list"_s, u"--format=json"_s});
  QCOMPARE(run.exitCode, 0);
  QCOMPARE(run.errors, QByteArray());
  QStringList found;
  for (const QJsonValue& one : run.json().array()) {
    found += one[u"id"].toString() + u' ' + one[u"origin"].toString() + u' ' +
             QString::number(one[u"findings"].toInt());
  }
  QCOMPARE(found, (QStringList{u"egizia-2009 shipped 0"_s, u"ours own 0"_s, u"sketch own 1"_s,
                               u"ours of-games 0"_s, u"saqqara-2012 shipped 0"_s,
                               u"pyramidion-2012 shipped 0"_s}));
  QCOMPARE(run.json()[4][u"game"].toString(), u"saqqara"_s);
  const Run one = own({u"edition"_s, u"--list"_s, u"--game=saqqara"_s, u"--format=json"_s});
  QCOMPARE(one.json().array().size(), 1);
  QCOMPARE(run.json()[1][u"file"].toString(), file);
  QCOMPARE(run.json()[1][u"name"].toString(), u"Copy ours"_s);
  const QJsonArray assumed = own({u"edition"_s, u"ours"_s, u"--unconfirmed"_s, u"--format=json"_s})
                                 .json()[u"values"]
                                 .toArray();
  QCOMPARE(run.json()[1][u"assumed"].toInt(), assumed.size());
  const QList<QStringList> rows =
      csvRows(own({u"edition"_s, u"--list"_s, u"--format=csv"_s}).text());
  QCOMPARE(rows.size(), found.size() + 1);
  QCOMPARE(rows[2][0], u"ours"_s);
  QCOMPARE(rows[2].back(), file);
  const Run text = own({u"edition"_s, u"--list"_s});
  for (const char* word : {"ours", "sketch", "a.json", "b.json", "draft"}) {
    QVERIFY2(text.output.contains(word), text.output.constData());
  }
}

void tst_CliOwnCopies::listFitsItsSchema() {
  put(u"a.json"_s, copyCalled("ours"));
  put(u"b.json"_s, draft(copyCalled("sketch")));
  const Run run = own({u"edition"_s, u"--list"_s, u"--format=json"_s});
  const QString file = writeAll(m_directory->filePath(u"list.json"_s), run.output);
  QCOMPARE(schemaFindings(u"edition-list.schema.json"_s, {file}), QByteArray());
}

void tst_CliOwnCopies::valuesAndFindingsFitTheirSchemas() {
  put(u"b.json"_s, draft(copyCalled("sketch")));
  const QString file = m_directory->filePath(u"out.json"_s);
  for (const QString& flag : {u"--format=json"_s, u"--unconfirmed"_s}) {
    writeAll(file, own({u"edition"_s, u"sketch"_s, flag,
                        flag == u"--unconfirmed"_s ? u"--format=json"_s : u"--lang=de"_s})
                       .output);
    QCOMPARE(schemaFindings(u"edition-values.schema.json"_s, {file}), QByteArray());
  }
  const Run findings = own({u"edition"_s, u"sketch"_s, u"--validate"_s, u"--format=json"_s});
  QCOMPARE(findings.exitCode, 1);
  writeAll(file, findings.output);
  QCOMPARE(schemaFindings(u"edition-findings.schema.json"_s, {file}), QByteArray());
}

void tst_CliOwnCopies::hostileFilesBreakNothing() {
  const QByteArray good = copyCalled("ours");
  put(u"good.json"_s, good);
  const QHash<QString, QByteArray> hostile{
      {u"brackets.json"_s, QByteArray(1'000'000, '[')},
      {u"cut.json"_s, good.left(good.size() / 2)},
      {u"empty.json"_s, {}},
      {u"other.json"_s, R"({"nilometer": "recipe", "format": 1})"},
      {u"newer.json"_s, R"({"nilometer": "edition", "format": 99})"},
      {u"bytes.json"_s, "\xff\xfe\x00\x01"},
      {u"types.json"_s, R"({"nilometer": "edition", "format": 1, "players": [[]], "river": 7})"}};
  for (auto file = hostile.begin(); file != hostile.end(); ++file) put(file.key(), file.value());
  QVERIFY(QFile::link(u"/dev/zero"_s, m_directory->filePath(u"editions/zero.json"_s)));
  QVERIFY(QDir(m_directory->path()).mkpath(u"editions/folder.json"_s));
  const Run run = own({u"edition"_s, u"--list"_s, u"--format=json"_s});
  QCOMPARE(run.exitCode, 2);
  QCOMPARE(run.json().array().size(), 4);
  QCOMPARE(run.errors.count('\n'), hostile.size());
  for (auto file = hostile.begin(); file != hostile.end(); ++file) {
    QVERIFY2(run.errors.contains(file.key().toUtf8()), run.errors.constData());
    QCOMPARE(readAll(m_directory->filePath(u"editions/"_s + file.key())), file.value());
  }
  QCOMPARE(own({u"score"_s, played(u"ours"_s)}).exitCode, 0);
}

void tst_CliOwnCopies::ownCopiesAreFoundWhereTheWindowKeepsThem() {
  const QString directory = m_directory->filePath(u"data/nilometer/games/editions"_s);
  QVERIFY(QDir().mkpath(directory));
  writeAll(directory + u"/a.json"_s, copyCalled("ours"));
  const Around around{{}, {}, {u"XDG_DATA_HOME="_s + m_directory->filePath(u"data"_s)}};
  QCOMPARE(cli({u"edition"_s, u"ours"_s}, around).exitCode, 0);
  QCOMPARE(cli({u"edition"_s, u"ours"_s}).exitCode, 2);
}

void tst_CliOwnCopies::copyIsNamedByItsId() {
  put(u"a.json"_s, copyCalled("ours"));
  put(u"b.json"_s, changed(copyCalled("theirs")));
  QCOMPARE(own({u"edition"_s, u"ours"_s, u"--validate"_s}).exitCode, 0);
  const Run compared =
      own({u"edition"_s, u"ours"_s, u"--compare"_s, u"theirs"_s, u"--format=json"_s});
  QCOMPARE(compared.exitCode, 1);
  const QJsonArray differences = compared.json()[u"differences"].toArray();
  QCOMPARE(differences.size(), 1);
  QCOMPARE(differences[0][u"key"].toString(), u"grainMarket.lastStepPoints"_s);
  QCOMPARE(own({u"edition"_s, u"--compare"_s, u"nobodys"_s}).exitCode, 2);
  QCOMPARE(own({u"simulate"_s, u"--edition=theirs"_s}).exitCode, 0);
}

void tst_CliOwnCopies::draftIsShownButNoGameIsPlayedWithIt() {
  const QString file = put(u"b.json"_s, draft(copyCalled("sketch")));
  const Run shown = own({u"edition"_s, u"sketch"_s});
  QCOMPARE(shown.exitCode, 1);
  QVERIFY(shown.output.contains("players.ships"));
  const Run game = own({u"simulate"_s, u"--edition=sketch"_s});
  QCOMPARE(game.exitCode, 2);
  QVERIFY(game.saysOneSentence());
  QVERIFY2(game.errors.startsWith(file.toUtf8()), game.errors.constData());
  QVERIFY(game.errors.contains("players.ships"));
}

void tst_CliOwnCopies::gameIsReadWithTheValuesItWasPlayedWith() {
  put(u"a.json"_s, copyCalled("ours"));
  const QString game = played(u"ours"_s);
  const Run before = own({u"score"_s, game});
  QCOMPARE(before.exitCode, 0);
  for (const QString& command : {u"check"_s, u"options"_s}) {
    QCOMPARE(own({command, game}).exitCode, 0);
  }
  // The copy was changed afterwards: the game is not read with other values ...
  put(u"a.json"_s, changed(copyCalled("ours")));
  const Run other = own({u"score"_s, game});
  QCOMPARE(other.exitCode, 2);
  QVERIFY2(other.saysOneSentence() &&
               other.errors.startsWith(QByteArray(game.toUtf8() + ", line 1: ")),
           other.errors.constData());
  // ... but with those that were kept for it.
  put(u"of games/ours-1.json"_s, copyCalled("ours"));
  QCOMPARE(own({u"score"_s, game}).output, before.output);
}

void tst_CliOwnCopies::positionIsReadWithTheValuesItNames() {
  const auto called = [](const QByteArray& edition) {
    return QByteArray(levelPosition)
        .replace(R"("format": 1, "edition": "egizia-2009")",
                 QByteArray(R"("format": 2, "edition": )" + edition));
  };
  const auto checksum = [this](const QString& id) {
    return own({u"edition"_s, id, u"--format=json"_s}).json()[u"checksum"].toString().toUtf8();
  };
  put(u"a.json"_s, readAll(shippedEdition).replace(R"("id": "egizia-2009")", R"("id": "ours")"));
  const Run shipped = own({u"position"_s, u"-"_s}, levelPosition);
  QCOMPARE(shipped.exitCode, 0);
  QCOMPARE(own({u"position"_s, u"-"_s}, called(R"("ours")")).exitCode, 0);
  const QByteArray named = called(R"({"id": "ours", "checksum": ")" + checksum(u"ours"_s) + "\"}");
  const Run own1 = own({u"position"_s, u"-"_s}, named);
  QVERIFY2(own1.exitCode == 0, own1.errors.constData());
  // Of another copy with this id the position knows nothing.
  put(u"a.json"_s, copyCalled("ours"));
  const QString file = writeAll(m_directory->filePath(u"p.json"_s), named);
  const Run other = own({u"position"_s, file});
  QCOMPARE(other.exitCode, 2);
  QVERIFY2(other.saysOneSentence() &&
               other.errors.startsWith(QByteArray(file.toUtf8() + ", line 2: ")),
           other.errors.constData());
  QCOMPARE(cli({u"position"_s, file}).exitCode, 2);
}

void tst_CliOwnCopies::directoryThatIsNoneIsRefused() {
  const QString missing = m_directory->filePath(u"missing"_s);
  for (const QStringList& call : {QStringList{u"edition"_s, u"--editions"_s, missing},
                                  QStringList{u"--editions"_s, missing, u"edition"_s}}) {
    const Run run = cli(call);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence() && run.errors.contains(missing.toUtf8()),
             run.errors.constData());
  }
  const Run before = cli({u"--editions"_s, m_directory->path(), u"edition"_s, u"--list"_s});
  QCOMPARE(before.exitCode, 0);
}

NILOMETER_TEST(tst_CliOwnCopies)
#include "tst_cli_own_copies.moc"
