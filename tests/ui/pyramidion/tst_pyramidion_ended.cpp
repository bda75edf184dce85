// SPDX-License-Identifier: GPL-3.0-or-later
// How a game of Pyramidion ends: who has won is asked of the hands before it is said (END-6,
// REC-4), and page, files and archive say the same.
#include "test_program.h"
#include "tests/ui/home.h"
#include "tests/ui/pyramidion/pyramidion_ends.h"

#include "ui/pages/archive/statistics.h"
#include "ui/pyramidion/action_bar/strip_words.h"
#include "ui/pyramidion/end_position/pyramidion_form.h"
#include "ui/pyramidion/guide/pyramidion_guide.h"
#include "ui/pyramidion/pyramidion_game/pyramidion_game.h"
#include "ui/pyramidion/spectator/pyramidion_display.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/score/chart/course.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/chart_parts.h"
#include "ui/score/result/play_link.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/result_page.h"
#include "ui/score/result/sheet_rows.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/text/language.h"

#include <QJsonArray>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using report::Detail;
using report::ScoreReport;

namespace {

/// A game without cards, in which two have as many points: the hands come last.
const PlayedPyramidion& tiedGame() {
  const auto& all = pyramidionGames();
  const auto isTied = [](const PlayedPyramidion& game) {
    return std::holds_alternative<Hands>(game.record.entries.back().entry);
  };
  const auto found = std::ranges::find_if(all, isTied);
  if (found == all.end()) qFatal("no game in which hands are told");
  return *found;
}

/// The same before the hands.
pyramidion::GameRecord withoutHands() {
  pyramidion::GameRecord record = tiedGame().record;
  record.entries.pop_back();
  return record;
}

record::Ending endingOf(const std::string& text) {
  const test::Home home;
  return ui::plainEndings<Rules>(home.games)(text, ui::GameDocument::record, {});
}

QStringList placesIn(const ScoreReport& report) {
  QStringList places;
  for (const ui::SheetRow& row : ui::sheetRows(report)) {
    if (row.kind != ui::SheetRow::Kind::place) continue;
    for (std::size_t i = 0; i < report.seats.size(); ++i) places += row.cells[i].text;
  }
  return places;
}

struct Window {
  explicit Window(const pyramidion::GameRecord& record)
      : session(record, std::make_shared<const Edition>(*tiedGame().edition)), view(session) {
    view.offerResult();
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
    view.setFocus();
  }
  /// What was shared out by itself is taken note of.
  void goOn() {
    if (!view.strip().content().columns.empty()) QTest::keyClick(&view, Qt::Key_Return);
  }
  /// On to the next number.
  void next() {
    const auto& actions = view.draft().actions();
    const auto found = std::ranges::find(actions, Move::next, &Action::move);
    if (found == actions.end()) return;
    const auto index = static_cast<std::size_t>(found - actions.begin());
    QTest::mouseClick(view.strip().action(index), Qt::LeftButton);
  }
  /// All that says who is in front.
  [[nodiscard]] QString said() const {
    const State& state = session.shown();
    const ui::Guide guide =
        guideOf(session.game(), state, session.wholeTable(), ui::PromptLevel::newcomer);
    const ui::StripContent& strip = view.strip().content();
    return QStringList{
        guide.think.join(u'\n'), strip.title, strip.hint, strip.confirm,
        ui::completed(displayOf(session), session, phaseLook(session.clock()), {}).told}
        .join(u'\n');
  }

  pyramidion::Session session;
  pyramidion::View view;
};

} // namespace

class tst_pyramidion_ended : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void handsAreAskedBeforeAnybodyHasWon_REC4();
  void nobodyIsCalledTheWinnerBeforeTheHands_END6();
  void handsDecide_END6();
  void handsDecideBeforeBoatsAndOrder_END6();
  void nobodySharesAPlace_END6();
  void pointsComeAtTheEndAlone_END1();
  void filesSayWhyOfEachRow();
};

void tst_pyramidion_ended::handsAreAskedBeforeAnybodyHasWon_REC4() {
  Window window(withoutHands());
  window.goOn();
  QCOMPARE(window.session.shown().phase, Phase::hands);
  QCOMPARE(window.view.strip().content().title, u"Count the cards in hand"_s);
  QVERIFY2(!window.said().contains(u"wins"), qPrintable(window.said()));
  QVERIFY(!window.said().contains(u"Show the result"));
  // Pia has one card, Quint none, Rosa one.
  for (const char digit : {'1', '0', '1'}) {
    QTest::keyClick(&window.view, digit);
    window.next();
  }
  if (window.session.record().entries.size() < tiedGame().record.entries.size()) {
    QTest::keyClick(&window.view, Qt::Key_Return);
  }
  QVERIFY(window.session.clock().over);
  QVERIFY(window.session.record().entries.back().entry == tiedGame().record.entries.back().entry);
  window.goOn();
  QVERIFY2(window.said().contains(u"Pia wins"), qPrintable(window.said()));
  QVERIFY2(window.said().contains(u"Show the result"), qPrintable(window.said()));
}

void tst_pyramidion_ended::nobodyIsCalledTheWinnerBeforeTheHands_END6() {
  const pyramidion::GameRecord record = withoutHands();
  const Edition& edition = *tiedGame().edition;
  const ScoreReport report = report::scoreReport(record, record::replay(record, edition), edition);
  QVERIFY(!report.isFinished && !report.isHidden());
  // The boats are turned up: all see the points.
  QCOMPARE(report.seats[0].points, 11);
  QCOMPARE(report::outcome(report), u"Nobody is in front alone."_s);
  QVERIFY(report::scoreJson(report, Detail::sheet)[u"winner"].isNull());
  QVERIFY(!report::scoreText(report, Detail::steps).contains(u"wins"));
  const std::string text = record::writeRecordWithEdition<Rules>(record, edition);
  QVERIFY(std::holds_alternative<record::Unfinished>(endingOf(text)));
}

void tst_pyramidion_ended::handsDecide_END6() {
  const PlayedPyramidion& game = tiedGame();
  const ScoreReport report = report::scoreReport(game.record, game.played, *game.edition);
  QVERIFY(report.isFinished);
  QCOMPARE(report::outcome(report), u"Pia wins."_s);
  QVERIFY2(report.ranking[0].tieBreak.contains(u"1 card in hand against 0 cards"),
           qPrintable(report.ranking[0].tieBreak));
  // With other hands Quint has won, on the page and in the archive.
  pyramidion::GameRecord record = withoutHands();
  record.entries.emplace_back().entry = Hands{{1, 2, 1, 0}};
  const ScoreReport other =
      report::scoreReport(record, record::replay(record, *game.edition), *game.edition);
  QCOMPARE(report::outcome(other), u"Quint wins."_s);
  QCOMPARE(placesIn(other), (QStringList{u"2."_s, u"1."_s, u"3."_s}));
  const record::Ending ending =
      endingOf(record::writeRecordWithEdition<Rules>(record, *game.edition));
  const auto* result = std::get_if<record::GameResult>(&ending);
  QVERIFY(result != nullptr);
  QCOMPARE(result->seats[0].place, 2);
  QCOMPARE(result->seats[1].place, 1);
}

void tst_pyramidion_ended::handsDecideBeforeBoatsAndOrder_END6() {
  const ScoreReport report =
      endReport({{11, 4, 0, 2, 1}, {11, 3, 0, 3, 4}, {11, 4, 0, 2, 2}, {11, 3, 0, 2, 3}});
  QCOMPARE(placesIn(report), (QStringList{u"2."_s, u"1."_s, u"3."_s, u"4."_s}));
  const QStringList ties = ui::rankingNotes(report);
  QVERIFY2(ties.filter(u"in hand against"_s).size() == 1 &&
               ties.filter(u"boats against"_s).size() == 1 &&
               ties.filter(u"player order"_s).size() == 1,
           qPrintable(ties.join(u'\n')));
  test::Home home;
  ui::ResultPage page(home.preferences);
  page.resize(800, 480);
  page.QWidget::show();
  page.show({[&report] { return report; }, {}});
  QCOMPARE(page.view().ranking().head().spoken(), u"Ben wins. 11 points, level with Anna"_s);
}

void tst_pyramidion_ended::nobodySharesAPlace_END6() {
  const ScoreReport report = endReport({{10, 2, 1, 1, 2}, {10, 2, 1, 1, 1}, {0, 0, 0, 1, 3}});
  QCOMPARE(placesIn(report), (QStringList{u"2."_s, u"1."_s, u"3."_s}));
  QVERIFY(std::ranges::none_of(report.ranking, &report::ScoreRank::shared));
  const QJsonObject json = report::scoreJson(report, Detail::sheet);
  QCOMPARE(json[u"winner"].toString(), report.seats[1].colour);
  for (const QJsonValue rank : json[u"ranking"].toArray()) {
    QVERIFY(rank[u"shared"].isUndefined());
  }
  QCOMPARE(json[u"ranking"][0][u"tieBreak"].toString(), report.ranking[0].tieBreak);
  const QJsonArray players = ui::playJson(report, {})[u"players"].toArray();
  QVERIFY(players[1][u"winner"].toBool() && !players[0][u"winner"].toBool());
  QCOMPARE(players[0][u"rank"].toInt(), 2);
}

void tst_pyramidion_ended::pointsComeAtTheEndAlone_END1() {
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const ScoreReport report = report::scoreReport(game.record, game.played, *game.edition);
    QVERIFY(report.isScoredAtTheEnd());
    QCOMPARE(ui::chartParts(report).size(), std::size_t{1});
  }
  const ScoreReport report = endReport({{11, 3, 2, 2, 2}, {9, 4, 1, 5, 1}});
  for (const ui::SheetRow& row : ui::sheetRows(report)) {
    QVERIFY(row.kind != ui::SheetRow::Kind::before);
  }
  QVERIFY(!report::scoreCsv(report, Detail::sheet).contains(u"Before the final scoring"));
}

void tst_pyramidion_ended::filesSayWhyOfEachRow() {
  const ScoreReport report = endReport({{11, 3, 2, 2, 2}, {9, 4, 1, 5, 1}});
  const QString csv = report::scoreCsv(report, Detail::sheet);
  QVERIFY2(csv.contains(u"END-1,All loaded boats,11,9,"), qPrintable(csv));
  QVERIFY2(csv.contains(u"END-2,Most torturer troops on sites,1,,"), qPrintable(csv));
  QVERIFY2(csv.contains(u",Points,12,9,"), qPrintable(csv));
  QVERIFY2(csv.contains(u"END-6,Place,1,2,"), qPrintable(csv));
  const QString text = report::scoreText(report, Detail::steps);
  QVERIFY2(text.contains(u"Anna wins."), qPrintable(text));
  const QJsonObject json = report::scoreJson(report, Detail::steps);
  for (const QJsonValue step : json[u"steps"].toArray()) {
    QVERIFY(step[u"rule"].toString().startsWith(u"END-") && !step[u"reason"].toString().isEmpty());
    QCOMPARE(step[u"phase"].toString(), u"OVER"_s);
  }
}

NILOMETER_TEST(tst_pyramidion_ended)
#include "tst_pyramidion_ended.moc"
