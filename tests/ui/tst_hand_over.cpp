// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs get of a result, read as they read it: CSV, JSON, the play for BG Stats as
// a link and as a QR code.
#include "test_program.h"

#include "tests/ui/result_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/hand_over_page.h"
#include "ui/score/result/play_link.h"
#include "ui/score/result/qr_view.h"
#include "ui/score/result/result_files.h"

#include <QClipboard>
#include <QJsonArray>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

#include <ctime>

using namespace nilometer;
using namespace nilometer::test;
using report::assumedNote;
using report::ScoreReport;
using ui::Paper;
using ui::PlayFacts;

namespace {

/// What another program finds in the link.
QJsonObject decoded(const QByteArray& link) {
  const QUrl url = QUrl::fromEncoded(link, QUrl::StrictMode);
  if (url.scheme() != u"bgstats"_s || url.host() != u"app.bgstatsapp.com"_s ||
      url.path() != u"/createPlay.html"_s) {
    return {};
  }
  const QString data = QUrlQuery(url).queryItemValue(u"data"_s, QUrl::FullyDecoded);
  return QJsonDocument::fromJson(data.toUtf8()).object();
}

egizia::GameRecord timed(egizia::GameRecord record, const char* first, const char* last) {
  record.entries.front().time = first;
  record.entries.back().time = last;
  return record;
}

} // namespace

class tst_hand_over : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void csvReadByAnotherProgramSaysTheSame_data() { games(); }
  void csvReadByAnotherProgramSaysTheSame();
  void jsonFitsItsSchema_data() { games(); }
  void jsonFitsItsSchema();
  void bgStatsGetsExactlyThis_END_4_data() { games(); }
  void bgStatsGetsExactlyThis_END_4();
  void nobodyHasWonAnUnfinishedGame();
  void thePlayHasTheSameIdEveryTime();
  void playTimes_data();
  void playTimes();
  void playTimesWhereTheClockIsSetBack_data();
  void playTimesWhereTheClockIsSetBack();
  void anEndPositionCanBeHandedOver();
  void qrCodeIsReadByAnotherProgram_data();
  void qrCodeIsReadByAnotherProgram();
  void tooMuchForACodeCanStillBeCopied();

private:
  static void games() {
    QTest::addColumn<std::string>("name");
    for (const QString& name : goldenNames()) {
      QTest::newRow(qPrintable(name)) << name.toStdString();
    }
  }
  /// Writes the file of a result; its path.
  [[nodiscard]] QString written(const Played& game, ui::ResultFile file) const {
    return writeAll(m_directory.filePath(u"score"_s + ui::endingOf(file)),
                    ui::fileBytes(file, {[&] { return game.report(); }}, Paper::a4));
  }

  QTemporaryDir m_directory;
  QSettings m_settings{m_directory.filePath(u"settings.ini"_s), QSettings::IniFormat};
  ui::Preferences m_preferences{m_settings};
};

void tst_hand_over::jsonFitsItsSchema() {
  QFETCH(const std::string, name);
  const QString path = written(Played(name), ui::ResultFile::json);
  const Run python = runProgram(
      u"python3"_s,
      {u"-c"_s,
       u"import json, jsonschema, sys\n"
       "jsonschema.validate(json.load(open(sys.argv[1])), json.load(open(sys.argv[2])))"_s,
       path, QStringLiteral(NILOMETER_SOURCE_DIR "/resources/schemas/score.schema.json")});
  QVERIFY2(python.exitCode == 0, python.errors.constData());
}

void tst_hand_over::bgStatsGetsExactlyThis_END_4() {
  QFETCH(const std::string, name);
  Played game(name);
  game.record = timed(game.record, "2026-11-20T18:00:00Z", "2026-11-20T20:10:10Z");
  game.record.header.date = "2026-11-20";
  game.record.header.players[0].name = "Zoë & “+%” 雪";
  const report::ScoreReport report = game.report();
  const PlayFacts facts = ui::playFacts(game.record, *game.edition);
  QJsonArray players;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const auto at = std::ranges::find(report.ranking, i, &report::ScoreRank::player);
    const auto rank = static_cast<int>(at - report.ranking.begin()) + 1;
    players += QJsonObject{{u"name"_s, report.seats[i].name},
                           {u"sourcePlayerId"_s, report.seats[i].name},
                           {u"score"_s, report.seats[i].result() / 2.0},
                           {u"winner"_s, rank == 1},
                           {u"startPlayer"_s, i == 0},
                           {u"rank"_s, rank}};
  }
  const QJsonObject expected{{u"sourceName"_s, u"Nilometer"_s},
                             {u"sourcePlayId"_s, facts.id},
                             {u"playDate"_s, u"2026-11-20 20:10:10"_s},
                             {u"durationMin"_s, 130},
                             {u"game"_s, QJsonObject{{u"name"_s, u"Egizia"_s},
                                                     {u"sourceGameId"_s, u"egizia"_s},
                                                     {u"bggId"_s, 58421},
                                                     {u"highestWins"_s, true},
                                                     {u"noPoints"_s, false}}},
                             {u"players"_s, players}};
  QCOMPARE(decoded(ui::playLink(report, facts)), expected);
}

void tst_hand_over::thePlayHasTheSameIdEveryTime() {
  Played game("revised-4-players");
  const auto idOf = [&](const egizia::GameRecord& record) {
    return ui::playFacts(record, *game.edition).id;
  };
  const QString id = idOf(game.record);
  QVERIFY(id.size() >= 16);
  QCOMPARE(idOf(Played("revised-4-players").record), id);
  egizia::GameRecord corrected = game.record;
  corrected.entries.back().anyway = true;
  QCOMPARE(idOf(corrected), id);
  egizia::GameRecord other = game.record;
  other.header.date = "2026-11-21";
  QVERIFY(idOf(other) != id);
  // Two games of the same people on one evening.
  const auto first = timed(game.record, "2026-11-20T18:00:00", "2026-11-20T20:00:00");
  const auto second = timed(game.record, "2026-11-20T20:15:00", "2026-11-20T22:00:00");
  QVERIFY(idOf(first) != idOf(second));
}

void tst_hand_over::playTimes_data() {
  QTest::addColumn<QByteArray>("first");
  QTest::addColumn<QByteArray>("last");
  QTest::addColumn<QString>("date");
  QTest::addColumn<int>("minutes");
  const auto row = [](const char* name, const char* first, const char* last, const char* date,
                      int minutes) {
    QTest::newRow(name) << QByteArray(first) << QByteArray(last) << QString::fromLatin1(date)
                        << minutes;
  };
  row("usual", "2026-11-20T18:00:00Z", "2026-11-20T20:00:00Z", "2026-11-20 20:00:00", 120);
  row("past midnight", "2026-11-20T23:00:00Z", "2026-11-21T00:30:00Z", "2026-11-21 00:30:00", 90);
  row("entered later", "2026-12-05T18:00:00Z", "2026-12-05T18:20:00Z", "2026-11-20 18:20:00", 20);
  row("interrupted", "2026-11-20T18:00:00Z", "2026-11-21T18:00:00Z", "2026-11-21 18:00:00", 0);
  row("clock set back", "2026-11-20T18:00:00Z", "2026-11-20T17:00:00Z", "2026-11-20 17:00:00", 0);
  row("no times", "", "", "2026-11-20 12:00:00", 0);
  row("no first time", "", "2026-11-20T20:00:00Z", "2026-11-20 20:00:00", 0);
  row("nonsense", "yesterday", "today", "2026-11-20 12:00:00", 0);
}

void tst_hand_over::playTimes() {
  QFETCH(const QByteArray, first);
  QFETCH(const QByteArray, last);
  QFETCH(const QString, date);
  QFETCH(const int, minutes);
  Played game("revised-4-players");
  game.record.header.date = "2026-11-20";
  const auto record = timed(game.record, first.constData(), last.constData());
  const QJsonObject play = ui::playJson(game.report(), ui::playFacts(record, *game.edition));
  QCOMPARE(play[u"playDate"].toString(), date);
  QCOMPARE(play.contains(u"durationMin"), minutes > 0);
  QCOMPARE(play[u"durationMin"].toInt(), minutes);
}

void tst_hand_over::playTimesWhereTheClockIsSetBack_data() {
  QTest::addColumn<QByteArray>("first");
  QTest::addColumn<QByteArray>("last");
  QTest::addColumn<QByteArray>("day");
  QTest::addColumn<QString>("date");
  QTest::addColumn<int>("minutes");
  const auto row = [](const char* name, const char* first, const char* last, const char* day,
                      const char* date, int minutes) {
    QTest::newRow(name) << QByteArray(first) << QByteArray(last) << QByteArray(day)
                        << QString::fromLatin1(date) << minutes;
  };
  row("from the first of the two hours into the second", "2026-10-25T00:30:00Z",
      "2026-10-25T01:10:00Z", "2026-10-24", "2026-10-25 01:10:00", 40);
  row("over both", "2026-10-24T22:00:00Z", "2026-10-25T02:00:00Z", "2026-10-25",
      "2026-10-25 02:00:00", 240);
  row("begun after midnight", "2026-11-20T23:10:00Z", "2026-11-20T23:50:00Z", "2026-11-21",
      "2026-11-20 23:50:00", 40);
}

void tst_hand_over::playTimesWhereTheClockIsSetBack() {
  QFETCH(const QByteArray, first);
  QFETCH(const QByteArray, last);
  QFETCH(const QByteArray, day);
  QFETCH(const QString, date);
  QFETCH(const int, minutes);
  const QByteArray zone = qgetenv("TZ");
  qputenv("TZ", "Europe/Berlin");
  tzset();
  Played game("revised-4-players");
  game.record.header.date = day.toStdString();
  const auto record = timed(game.record, first.constData(), last.constData());
  const QJsonObject play = ui::playJson(game.report(), ui::playFacts(record, *game.edition));
  qputenv("TZ", zone);
  tzset();
  QCOMPARE(play[u"playDate"].toString(), date);
  QCOMPARE(play[u"durationMin"].toInt(), minutes);
}

void tst_hand_over::anEndPositionCanBeHandedOver() {
  const auto edition = goldenEdition();
  const egizia::Position position = goldenPosition("tournament-4-players", *edition);
  const report::ScoreReport report = report::scoreReport(position, *edition);
  const QDateTime entered({2026, 11, 21}, {21, 30}, Qt::UTC);
  const PlayFacts facts = ui::playFacts(report, entered);
  QCOMPARE(facts.id, ui::playFacts(report, entered.addSecs(60)).id);
  const QJsonObject play = decoded(ui::playLink(report, facts));
  QCOMPARE(play[u"playDate"].toString(), u"2026-11-21 21:30:00"_s);
  QVERIFY(!play.contains(u"durationMin"));
  int winners = 0;
  for (const QJsonValue& player : play[u"players"].toArray()) {
    if (player[u"winner"].toBool()) ++winners;
    // Nobody has said who began.
    QVERIFY(!player[u"startPlayer"].toBool(true));
  }
  QCOMPARE(winners, 1);
}

void tst_hand_over::qrCodeIsReadByAnotherProgram_data() {
  QTest::addColumn<std::string>("name");
  QTest::addColumn<ui::Appearance>("appearance");
  QTest::newRow("2 players, light")
      << std::string("revised-2-players-tie") << ui::Appearance::light;
  QTest::newRow("4 players, dark") << std::string("revised-4-players") << ui::Appearance::dark;
}

void tst_hand_over::qrCodeIsReadByAnotherProgram() {
  QFETCH(const std::string, name);
  QFETCH(const ui::Appearance, appearance);
  ui::applyAppearance(*qApp, appearance);
  const Played game(name);
  ui::HandOverPage page(m_preferences);
  page.show(game.report(), ui::playFacts(game.record, *game.edition));
  page.resize(860, 440);
  page.QWidget::show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  QVERIFY(page.code().hasCode() && !page.code().accessibleName().isEmpty());
  const QString picture = m_directory.filePath(u"code.png"_s);
  QVERIFY(page.grab().save(picture));
  ui::applyAppearance(*qApp, ui::Appearance::light);
  const Run read = runProgram(u"zbarimg"_s, {u"--raw"_s, u"-q"_s, picture});
  QCOMPARE(read.output.trimmed(), page.link());
}

void tst_hand_over::tooMuchForACodeCanStillBeCopied() {
  Played game("revised-4-players");
  for (auto& seat : game.record.header.players) seat.name = u"雪"_s.repeated(60).toStdString();
  ui::HandOverPage page(m_preferences);
  page.show(game.report(), ui::playFacts(game.record, *game.edition));
  page.QWidget::show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  QVERIFY(page.link().size() > 2953);
  QVERIFY(!page.code().hasCode());
  QVERIFY(page.code().accessibleName().contains(u"too long"_s));
  QTest::mouseClick(&page.copyLinkButton(), Qt::LeftButton);
  QCOMPARE(QApplication::clipboard()->text().toLatin1(), page.link());
  QVERIFY(ui::qrCode(QByteArray(2953, 'x')).has_value());
  QVERIFY(!ui::qrCode(QByteArray(2954, 'x')).has_value());
}

void tst_hand_over::csvReadByAnotherProgramSaysTheSame() {
  QFETCH(const std::string, name);
  Played game(name);
  game.record.header.players[1].name = "Ben \"the, quick\"";
  const ScoreReport report = game.report();
  const QString path = written(game, ui::ResultFile::csv);
  const Run python = runProgram(
      u"python3"_s, {u"-c"_s,
                     u"import csv, json, sys\n"
                     "print(json.dumps(list(csv.reader(open(sys.argv[1], newline='')))))"_s,
                     path});
  QCOMPARE(python.exitCode, 0);
  const QJsonArray rows = python.json().array();
  const auto at = [&](std::size_t row, std::size_t player) {
    return rows[static_cast<qsizetype>(row)][static_cast<qsizetype>(player) + 2].toString();
  };
  const QString note = assumedNote(report);
  QCOMPARE(rows.size(), static_cast<qsizetype>(report.sources.size() + report.anyway.size()) +
                            (report.hasBids ? 6 : 4) + (note.isEmpty() ? 0 : 1));
  QVERIFY(rows.last()[1].toString().contains(report.game.name));
  if (!note.isEmpty()) QCOMPARE(rows[rows.size() - 2][1].toString(), note);
  for (std::size_t player = 0; player < report.seats.size(); ++player) {
    QCOMPARE(at(0, player), report.seats[player].name);
    for (std::size_t row = 0; row < report.sources.size(); ++row) {
      QCOMPARE(at(row + 1, player).toInt(), report.sources[row].cells[player].points);
    }
    QCOMPARE(at(report.sources.size() + 1, player).toInt(), report.seats[player].points);
  }
}

void tst_hand_over::nobodyHasWonAnUnfinishedGame() {
  Played game("revised-4-players");
  game.record.entries.resize(60);
  const QJsonObject play = ui::playJson(game.report(), {});
  for (const QJsonValue& player : play[u"players"].toArray()) {
    QVERIFY(!player[u"winner"].toBool(true));
  }
}

NILOMETER_TEST(tst_hand_over)
#include "tst_hand_over.moc"
