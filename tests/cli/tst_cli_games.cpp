// SPDX-License-Identifier: GPL-3.0-or-later
// The games that came to the shelf later on the command line: what every command does with the
// recorded games of each, in both languages.
#include "cli_process.h"
#include "test_program.h"

#include <QTemporaryDir>

using namespace nilometer::test;

namespace {

const QString root = QStringLiteral(NILOMETER_SOURCE_DIR);

struct LaterGame {
  QString id;
  QString shipped;   ///< its edition that comes with the program
  QStringList games; ///< with a stored result
  QString told;      ///< one that brings its printed values along, its end position beside it
  QString toldEnd;
  QList<int> players;
};

const QList<LaterGame>& laterGames() {
  static const QList<LaterGame> all{
      {u"saqqara"_s,
       u"saqqara-2012"_s,
       {u"3-players"_s, u"4-players"_s, u"5-players"_s, u"4-players-options"_s,
        u"3-players-anyway"_s},
       root + u"/tests/engine/saqqara/games/saqqara-4-players.jsonl"_s,
       root + u"/tests/positions/saqqara-4-players-told.json"_s,
       {3, 4, 5}},
      {u"pyramidion"_s,
       u"pyramidion-2012"_s,
       {u"2-players"_s, u"3-players"_s, u"4-players"_s, u"3-players-sums"_s, u"4-players-told"_s},
       root + u"/tests/games/pyramidion-4-players-told.jsonl"_s,
       root + u"/tests/positions/pyramidion-4-players-told.json"_s,
       {2, 3, 4}}};
  return all;
}

QJsonArray pointsIn(const QJsonObject& score) {
  QJsonArray points;
  for (const QJsonValue player : score[u"players"].toArray()) points += player[u"points"];
  return points;
}

QJsonArray orderIn(const QJsonObject& score) {
  QJsonArray order;
  for (const QJsonValue rank : score[u"ranking"].toArray()) order += rank[u"player"];
  return order;
}

} // namespace

class tst_CliGames : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void scoreIsTheStoredResult_data() { recorded(); }
  void scoreIsTheStoredResult();
  void checkFindsNothing_data() { recorded(); }
  void checkFindsNothing();
  void scoreFitsItsSchemaInEveryFormat_data() { games(); }
  void scoreFitsItsSchemaInEveryFormat();
  void positionGivesTheScoreOfItsGame_data() { games(); }
  void positionGivesTheScoreOfItsGame();
  void simulatedGamesAreCleanAndRepeatable_data() { games(); }
  void simulatedGamesAreCleanAndRepeatable();
  void recoverKeepsWhatIsWhole_data() { games(); }
  void recoverKeepsWhatIsWhole();
  void everythingIsSaidInGermanToo_data() { games(); }
  void everythingIsSaidInGermanToo();

private:
  static void games() {
    QTest::addColumn<int>("at");
    for (int i = 0; i < laterGames().size(); ++i) {
      QTest::newRow(qPrintable(laterGames()[i].id)) << i;
    }
  }
  static void recorded() {
    QTest::addColumn<QString>("name");
    for (const LaterGame& game : laterGames()) {
      for (const QString& name : game.games) {
        const QString file = game.id + u'-' + name;
        QTest::newRow(qPrintable(file)) << root + u"/tests/games/"_s + file;
      }
    }
  }

  QString write(const QString& name, const QByteArray& bytes) {
    return writeAll(m_directory.filePath(name), bytes);
  }

  QTemporaryDir m_directory;
};

void tst_CliGames::scoreIsTheStoredResult() {
  QFETCH(QString, name);
  const Run run = onGame(u"score"_s, name + u".jsonl"_s, {u"--format=json"_s});
  QVERIFY2(run.exitCode == 0, run.errors.constData());
  const QJsonObject score = run.json().object();
  const QJsonObject stored = QJsonDocument::fromJson(readAll(name + u".result.json"_s)).object();
  QCOMPARE(pointsIn(score), pointsIn(stored));
  QCOMPARE(orderIn(score), stored[u"ranking"].toArray());
  QCOMPARE(schemaFindings(u"score.schema.json"_s, {write(u"score.json"_s, run.output)}),
           QByteArray());
}

void tst_CliGames::checkFindsNothing() {
  QFETCH(QString, name);
  const Run run = onGame(u"check"_s, name + u".jsonl"_s);
  QVERIFY2(run.exitCode == 0 && run.errors.isEmpty(),
           QByteArray(run.output + run.errors).constData());
}

void tst_CliGames::scoreFitsItsSchemaInEveryFormat() {
  QFETCH(int, at);
  for (const QStringList& more : {QStringList(), QStringList{u"--explain"_s}}) {
    const QStringList call = QStringList{u"score"_s, laterGames()[at].told} + more;
    const Run json = cli(call + QStringList{u"--format=json"_s});
    QCOMPARE(schemaFindings(u"score.schema.json"_s, {write(u"score.json"_s, json.output)}),
             QByteArray());
    QVERIFY(csvRows(cli(call + QStringList{u"--format=csv"_s}).text()).size() > 4);
    const Run text = cli(call);
    QVERIFY2(text.exitCode == 0 && text.output.contains("("), text.output.constData());
  }
}

void tst_CliGames::positionGivesTheScoreOfItsGame() {
  QFETCH(int, at);
  const LaterGame& game = laterGames()[at];
  const Run run = cli({u"position"_s, game.toldEnd, u"--explain"_s, u"--format=json"_s});
  QVERIFY2(run.exitCode == 0 && run.errors.isEmpty(), run.errors.constData());
  const QJsonObject position = run.json().object();
  const QJsonObject score = cli({u"score"_s, game.told, u"--format=json"_s}).json().object();
  QCOMPARE(pointsIn(position), pointsIn(score));
  QCOMPARE(orderIn(position), orderIn(score));
  QCOMPARE(schemaFindings(u"score.schema.json"_s, {write(u"score.json"_s, run.output)}),
           QByteArray());
  QCOMPARE(cli({u"check"_s, game.toldEnd}).exitCode, 0);
}

void tst_CliGames::simulatedGamesAreCleanAndRepeatable() {
  QFETCH(int, at);
  const LaterGame& game = laterGames()[at];
  const auto with = [&](int players) {
    return QStringList{u"--game"_s, game.id, u"--players"_s, QString::number(players)};
  };
  for (const int players : game.players) {
    const QString folder = m_directory.filePath(game.id + QString::number(players));
    const QByteArray one = readAll(simulated(folder + u"-one"_s, 3, with(players)));
    const QString again = simulated(folder + u"-again"_s, 3, with(players));
    QCOMPARE(readAll(again), one);
    QCOMPARE(cli({u"check"_s, again}).exitCode, 0);
    const QByteArray begin = R"({"nilometer":"game","game":")" + game.id.toUtf8() + '"';
    QVERIFY2(one.startsWith(begin), one.left(80).constData());
  }
  for (const int players : {game.players.front() - 1, game.players.back() + 1}) {
    const Run none = cli(QStringList{u"simulate"_s} + with(players));
    QCOMPARE(none.exitCode, 2);
    QVERIFY2(none.saysOneSentence(), none.errors.constData());
  }
}

void tst_CliGames::recoverKeepsWhatIsWhole() {
  QFETCH(int, at);
  const QString id = laterGames()[at].id;
  const QByteArray game = readAll(laterGames()[at].told);
  const QString damaged = write(id + u"-cut.jsonl"_s, head(game, 60) + R"({"do":"pa)");
  QCOMPARE(cli({u"check"_s, damaged}).exitCode, 1);
  const QString whole = m_directory.filePath(id + u"-whole.jsonl"_s);
  const Run run = cli({u"recover"_s, damaged, whole});
  QVERIFY2(run.exitCode == 0 || run.exitCode == 1, run.errors.constData());
  QCOMPARE(cli({u"check"_s, whole}).exitCode, 0);
}

void tst_CliGames::everythingIsSaidInGermanToo() {
  QFETCH(int, at);
  const LaterGame& game = laterGames()[at];
  const QString begun = write(game.id + u"-begun.jsonl"_s, head(readAll(game.told), 40));
  const QList<QStringList> calls = {
      {u"check"_s, begun},
      {u"score"_s, game.told, u"--explain"_s},
      {u"options"_s, begun},
      {u"position"_s, game.toldEnd},
      {u"edition"_s, game.shipped, u"--game"_s, game.id, u"--unconfirmed"_s}};
  for (const QStringList& call : calls) {
    const Run english = cli(call + QStringList{u"--lang=en"_s});
    const Run german = cli(call + QStringList{u"--lang=de"_s});
    QCOMPARE(german.exitCode, english.exitCode);
    QVERIFY2(german.output != english.output, german.output.constData());
  }
}

NILOMETER_TEST(tst_CliGames)
#include "tst_cli_games.moc"
