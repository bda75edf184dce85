// SPDX-License-Identifier: GPL-3.0-or-later
// The score of the complete recorded games of Pyramidion, as sheets and charts are given it.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "ui/pyramidion/report/game_report.h"
#include "ui/score/report/score_text.h"
#include "ui/text/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using report::ScoreReport;

class tst_PyramidionReport : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void recordedGamesHaveTheirResults_END6_data() { pyramidionGameRows(); }
  void recordedGamesHaveTheirResults_END6();
  void sourcesAddUpToThePoints_END1_data() { pyramidionGameRows(); }
  void sourcesAddUpToThePoints_END1();
  void tieIsBrokenByHandThenBoatsThenOrder_END6();
};

void tst_PyramidionReport::recordedGamesHaveTheirResults_END6() {
  QFETCH(const PlayedPyramidion*, game);
  const ScoreReport report = report::scoreReport(game->record, game->played, *game->edition);
  const auto json =
      QJsonDocument::fromJson(QByteArray::fromStdString(sourceText(game->path + ".result.json")));
  QVERIFY(report.isFinished);
  QCOMPARE(report.round, json[u"round"].toInt());
  const QJsonArray players = json[u"players"].toArray();
  QCOMPARE(report.seats.size(), std::size_t(players.size()));
  for (qsizetype i = 0; i < players.size(); ++i) {
    const report::ScoreSeat& seat = report.seats[std::size_t(i)];
    QCOMPARE(seat.colour, players[i][u"colour"].toString());
    QCOMPARE(seat.points, players[i][u"points"].toInt());
  }
  const QJsonArray ranking = json[u"ranking"].toArray();
  QCOMPARE(report.ranking.size(), std::size_t(ranking.size()));
  for (qsizetype i = 0; i < ranking.size(); ++i) {
    const report::ScoreRank& rank = report.ranking[std::size_t(i)];
    QCOMPARE(report.seats[rank.player].colour, ranking[i].toString());
    QVERIFY(!rank.shared);
  }
}

void tst_PyramidionReport::sourcesAddUpToThePoints_END1() {
  QFETCH(const PlayedPyramidion*, game);
  const ScoreReport report = report::scoreReport(game->record, game->played, *game->edition);
  QCOMPARE(report.groups.size(), std::size_t(report::pyramidionGroupCount));
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    int sum = 0;
    for (const report::ScoreSource& source : report.sources) sum += source.cells[seat].points;
    QCOMPARE(sum, report.seats[seat].points);
  }
  QSet<QString> titles;
  QSet<QString> ids;
  for (const report::ScoreSource& source : report.sources) {
    QVERIFY(source.rule == u"END-1" || source.rule == u"END-2");
    titles.insert(source.title);
    ids.insert(source.id);
  }
  QCOMPARE(titles.size(), qsizetype(report.sources.size()));
  QCOMPARE(ids.size(), qsizetype(report.sources.size()));
  QVERIFY(!report::scoreText(report, report::Detail::steps).isEmpty());
}

void tst_PyramidionReport::tieIsBrokenByHandThenBoatsThenOrder_END6() {
  State state;
  state.players = 2;
  state.of(0).points = 11;
  state.of(1).points = 10;
  const auto why = [&] { return report::tieBreak(state, 0, 1, u"Ben"_s); };
  QVERIFY(why().isEmpty());
  state.of(1).points = 11;
  state.of(0).common = 1;
  QVERIFY2(why().contains(u"6 cards") && why().contains(u"5 cards"), qPrintable(why()));
  state.of(1).common = 1;
  state.of(0).loaded.resize(2);
  state.of(1).loaded.resize(1);
  QVERIFY2(why().contains(u"2 boats") && why().contains(u"1 boat"), qPrintable(why()));
  state.of(1).loaded.resize(2);
  QVERIFY2(why().contains(u"player order"), qPrintable(why()));
  QVERIFY(why().contains(u"Ben") && why().contains(u"END-6"));
  // Where no card is entered, hands are told (REC-4).
  state.handsTold = {4, 3, 0, 0};
  QVERIFY2(why().contains(u"4 cards") && why().contains(u"3 cards"), qPrintable(why()));
}

NILOMETER_TEST(tst_PyramidionReport)
#include "tst_pyramidion_report.moc"
