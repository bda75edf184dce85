// SPDX-License-Identifier: GPL-3.0-or-later
// How a game of Saqqara ends on the page of its final scoring, done as the people did who came
// across it: with keys alone, the numbers one after the other.
#include "test_program.h"
#include "tests/ui/home.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "engine/record/files.h"
#include "ui/base/style/chip.h"
#include "ui/pages/archive/statistics.h"
#include "ui/saqqara/end_position/saqqara_form.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/score/chart/course.h"
#include "ui/score/chart/point_stripes.h"
#include "ui/score/chart/source_bars.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/final_scoring/lanes_painting.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/score/result/play_link.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/result_page.h"
#include "ui/score/result/sheet_rows.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// The page of the final scoring, as it is found.
struct EndForm {
  EndForm() {
    page.reset(static_cast<ui::EndPositionPage*>(
        ui::plainPositionPage<Rules>(home.games, home.preferences, nullptr)));
    page->resize(1280, 720);
    page->show();
    if (!QTest::qWaitForWindowActive(page.get())) qFatal("the page is not active");
    page->start();
  }
  [[nodiscard]] ui::FormView& view() const { return page->view(); }
  [[nodiscard]] ui::NumberCell& cell(const std::string& key) const {
    ui::NumberCell* const found = view().table().cell(key);
    if (found == nullptr) qFatal("no field %s", key.c_str());
    return *found;
  }
  /// Key by key, each wherever the keyboard is then.
  void type(const std::string& key, const QString& text) const {
    view().table().focusCell(key);
    for (const QChar letter : text) QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
  }
  /// Numbers of the players on the Nile, and their gold.
  void typeAll(const QStringList& nile, const QStringList& gold) const {
    for (int i = 0; i < nile.size(); ++i) {
      type(std::to_string(i) + ".nile", nile[i]);
      type(std::to_string(i) + ".gold", gold[i]);
    }
  }
  void scoreToTheEnd() const {
    QTest::mouseClick(&view().scoreButton(), Qt::LeftButton);
    if (page->finalScoring() == nullptr) qFatal("nothing was scored");
    while (!page->finalScoring()->scoring().isAtRanking()) page->finalScoring()->next();
    page->finalScoring()->next();
    if (page->result() == nullptr) qFatal("there is no result");
  }
  [[nodiscard]] report::ScoreReport report() const {
    using Game = ui::Positions<Rules>;
    const Edition edition = orStop(saqqara::shippedEdition(), "shipped edition");
    return report::positionReport(Game::score(ui::documentIn<Rules>(view().form()), edition),
                                  edition);
  }
  [[nodiscard]] QString file() const {
    const QDir games(home.file(u"games"_s));
    const QStringList names = games.entryList({u"*.nilometer-position"_s}, QDir::Files);
    return names.size() == 1 ? games.filePath(names.front()) : QString();
  }

  test::Home home;
  std::unique_ptr<ui::EndPositionPage> page;
};

QStringList placesIn(const report::ScoreReport& report) {
  QStringList places;
  for (const ui::SheetRow& row : ui::sheetRows(report)) {
    if (row.kind != ui::SheetRow::Kind::place) continue;
    for (std::size_t i = 0; i < report.seats.size(); ++i) places += row.cells[i].text;
  }
  return places;
}

} // namespace

class tst_saqqara_ended : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void sharedPlaceIsSharedEverywhere_END4();
  void fullTieHasFiveWinners_END4();
  void dayIsInWordsEverywhere();
  void nothingComesBeforeTheFinalScoring_END3();
  void goldDecides_END4();
  void thirdDigitStaysWhereItIsTyped();
  void nothingTypedIsNotScored();
  void openedScoredFileShowsItsEnd();
  void scalesBeginAtNothing();
  void nothingTouchesTheEdge();
  void runningGameShowsWhereItsPointsComeFrom();
};

void tst_saqqara_ended::sharedPlaceIsSharedEverywhere_END4() {
  EndForm form;
  form.typeAll({u"10"_s, u"10"_s, u"3"_s, u"2"_s, u"0"_s}, {u"5"_s, u"5"_s, {}, {}, {}});
  const report::ScoreReport report = form.report();
  const QStringList places{u"1."_s, u"1."_s, u"3."_s, u"4."_s, u"5."_s};
  QCOMPARE(placesIn(report), places);
  QVERIFY(ui::sheetNotes(report).contains(u"Blau und Rot gewinnen gemeinsam."_s));
  const QString csv = report::scoreCsv(report, report::Detail::sheet);
  QVERIFY2(csv.contains(u",1,1,3,4,5,"), qPrintable(csv));
  QVERIFY2(csv.contains(u"Nil,10,10,3,2,,"), qPrintable(csv));
  for (const QString& said : {csv, report::scoreText(report, report::Detail::sheet),
                              ui::sheetNotes(report).join(u'\n')}) {
    QVERIFY2(said.simplified().contains(u"nur angenommen"), qPrintable(said));
    QVERIFY(!said.contains(u"nilometer-cli"));
  }
  const auto rows = ui::gaugeRows(report);
  QVERIFY(rows[0].first && rows[1].first && !rows[2].first);
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  QVERIFY(json[u"winner"].isNull());
  QVERIFY(json[u"ranking"][0][u"shared"].toBool());
  QVERIFY(json[u"ranking"][1][u"shared"].isUndefined());
  const QJsonArray players = ui::playJson(report, {})[u"players"].toArray();
  QVERIFY(players[0][u"winner"].toBool() && players[1][u"winner"].toBool());
  QCOMPARE(players[1][u"rank"].toInt(), 1);
  QCOMPARE(players[2][u"rank"].toInt(), 3);
  QVERIFY(!players[2][u"winner"].toBool());
  form.scoreToTheEnd();
  const auto* head = form.page->result()->findChild<ui::ResultHead*>();
  QVERIFY(head != nullptr);
  QCOMPARE(head->spoken(), u"Blau und Rot gewinnen gemeinsam. je 10 Punkte"_s);
  // In the archive and its statistics.
  QVERIFY(form.page->isSaved());
  const std::string path = form.file().toStdString();
  const std::string text = orStop(record::readFile(path), path);
  ui::ArchivedGame game{{}, &ui::saqqaraGame(), record::Unfinished{}, {}, {}, {}};
  game.ending = ui::plainEndings<Rules>(form.home.games)(text, ui::GameDocument::position, path);
  QVERIFY(game.result() != nullptr);
  QCOMPARE(game.result()->seats[0].place, 1);
  QCOMPARE(game.result()->seats[1].place, 1);
  QCOMPARE(game.result()->seats[2].place, 3);
  const std::array games{static_cast<const ui::ArchivedGame*>(&game)};
  int wins = 0;
  for (const ui::PlayerStatistics& player : ui::statisticsOf(games)) wins += player.all.wins;
  QCOMPARE(wins, 2);
}

void tst_saqqara_ended::fullTieHasFiveWinners_END4() {
  EndForm form;
  form.type("0.nile", u"0"_s);
  QCOMPARE(placesIn(form.report()), QStringList(5, u"1."_s));
  QCOMPARE(form.report().first().size(), std::size_t{5});
  // Once, as a whole sentence.
  const QString shared = u" teilen sich den Platz: gleich viele Punkte"_s;
  for (const QStringList& notes :
       {ui::rankingNotes(form.report()), ui::sheetNotes(form.report())}) {
    const QStringList ties = notes.filter(shared);
    QCOMPARE(ties.size(), qsizetype{1});
    QVERIFY2(ties.front().startsWith(u"Blau, Rot, Grün, Gelb und Violett"_s + shared),
             qPrintable(ties.front()));
  }
  form.scoreToTheEnd();
}

/// "2026-11-27" in the form and in the text, in words in the PDF.
void tst_saqqara_ended::dayIsInWordsEverywhere() {
  EndForm form;
  const QDate today = QDate::currentDate();
  const QString said = text::dayInWords(today);
  const QString figures = today.toString(Qt::ISODate);
  QLineEdit* field = nullptr;
  for (QLineEdit* each : form.view().findChildren<QLineEdit*>()) {
    if (each->text() == said) field = each;
  }
  QVERIFY(field != nullptr);
  form.type("0.nile", u"3"_s);
  const report::ScoreReport report = form.report();
  const QString text = report::scoreText(report, report::Detail::sheet);
  QVERIFY2(text.contains(said) && !text.contains(figures), qPrintable(text));
  QVERIFY(ui::sheetFacts(report).contains(said));
  // Figures are typed more easily.
  field->setFocus();
  QCOMPARE(field->text(), figures);
  QTest::keyClicks(field, u"2026-01-02"_s);
  form.view().table().focusCell("0.nile");
  QCOMPARE(field->text(), text::dayInWords(QDate(2026, 1, 2)));
  QCOMPARE(form.view().form().date, std::string("2026-01-02"));
}

/// "Before the final scoring 0", under its sum, for everybody.
void tst_saqqara_ended::nothingComesBeforeTheFinalScoring_END3() {
  EndForm form;
  form.typeAll({u"10"_s, u"8"_s, u"3"_s, u"2"_s, u"1"_s}, {{}, {}, {}, {}, {}});
  const report::ScoreReport report = form.report();
  for (const ui::SheetRow& row : ui::sheetRows(report)) {
    QVERIFY(row.kind != ui::SheetRow::Kind::before);
  }
  const QString before = u"Vor der Schlusswertung"_s;
  QVERIFY(!report::scoreText(report, report::Detail::sheet).contains(before));
  QVERIFY(!report::scoreCsv(report, report::Detail::sheet).contains(before));
}

void tst_saqqara_ended::goldDecides_END4() {
  EndForm form;
  form.typeAll({u"10"_s, u"10"_s, u"3"_s, u"3"_s, u"0"_s}, {u"5"_s, u"6"_s, {}, {}, {}});
  QCOMPARE(placesIn(form.report()), QStringList({u"2."_s, u"1."_s, u"3."_s, u"3."_s, u"5."_s}));
  QCOMPARE(report::outcome(form.report()), u"Rot gewinnt."_s);
}

void tst_saqqara_ended::thirdDigitStaysWhereItIsTyped() {
  for (const QString& typed : {u"123"_s, u"100"_s}) {
    EndForm form;
    form.type("0.nile", typed);
    QCOMPARE(form.cell("0.nile").line().text(), typed);
    QCOMPARE(form.cell("1.nile").line().text(), QString());
    QVERIFY(form.cell("0.nile").problem().text().contains(u"99"));
    QVERIFY(!form.view().scoreButton().isEnabled());
  }
  // A level is one digit: there nobody waits for another one.
  EndForm form;
  form.type("0.trade", u"12"_s);
  QCOMPARE(form.cell("0.trade").line().text(), u"1"_s);
  QCOMPARE(form.cell("1.trade").line().text(), u"2"_s);
}

void tst_saqqara_ended::nothingTypedIsNotScored() {
  EndForm form;
  QVERIFY(!form.view().scoreButton().isEnabled());
  const QString said = form.view().ranking().text();
  QVERIFY2(said.contains(form.view().look().rows.front().label), qPrintable(said));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
  QTest::mouseClick(&form.view().scoreButton(), Qt::LeftButton);
  QVERIFY(form.page->finalScoring() == nullptr);
  form.type("0.nile", u"7"_s);
  QVERIFY(form.view().scoreButton().isEnabled());
}

void tst_saqqara_ended::openedScoredFileShowsItsEnd() {
  EndForm form;
  form.type("0.nile", u"7"_s);
  QVERIFY(form.page->isSaved());
  const QString path = form.file();
  form.page->leave();
  QVERIFY(form.page->openFile(path));
  QCOMPARE(form.page->currentWidget(), &form.view());
  form.scoreToTheEnd();
  form.page->start();
  form.page->leave();
  QVERIFY(form.page->openFile(path));
  QVERIFY(form.page->result() != nullptr);
  QCOMPARE(form.page->currentWidget(), form.page->result());
  // Whoever only looked is done; whoever scores goes back to what was entered.
  const QSignalSpy seen(form.page.get(), &ui::PositionPage::resultSeen);
  Q_EMIT form.page->result()->closeRequested();
  QCOMPARE(seen.size(), 1);
  form.scoreToTheEnd();
  Q_EMIT form.page->result()->closeRequested();
  QCOMPARE(form.page->currentWidget(), &form.view());
  QCOMPARE(seen.size(), 1);
}

void tst_saqqara_ended::scalesBeginAtNothing() {
  ui::ScoreLanesContent lanes;
  lanes.rows.resize(2);
  QCOMPARE(ui::lanesScale(lanes).from, 0);
  lanes.rows[1].pieces = {{-2, u"−2"_s, false}};
  QCOMPARE(ui::lanesScale(lanes).from, -10);
  std::vector<ui::GaugeRow> rows;
  for (const int halves : {20, 20, 6, 4, 0}) {
    rows.push_back({.name = {}, .halves = halves, .points = {}});
  }
  const auto hung = [&rows] { return ui::hangRows(rows, 50, 300, 44, 10, 500); };
  QCOMPARE(hung().marks.front(), 50.0);
  QCOMPARE(hung().marks.back(), 500.0);
  // Who is below 0 is seen there.
  rows.back().halves = -4;
  QVERIFY(hung().marks.back() <= 300);
  for (ui::GaugeRow& row : rows) row.halves = 0;
  QCOMPARE(hung().marks.front(), 500.0);
}

void tst_saqqara_ended::nothingTouchesTheEdge() {
  EndForm form;
  form.typeAll({u"35"_s, u"18"_s, u"3"_s}, {{}, {}, {}});
  form.scoreToTheEnd();
  const auto* stripes = form.page->result()->findChild<ui::PointStripes*>();
  QVERIFY(stripes != nullptr && stripes->isVisible());
  const QPoint end = stripes->mapTo(form.page.get(), stripes->rect().topRight());
  QVERIFY2(end.x() <= form.page->width() - 8, qPrintable(QString::number(end.x())));
}

void tst_saqqara_ended::runningGameShowsWhereItsPointsComeFrom() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  const auto sails = [](const State& state) {
    return state.of(0).boat + state.of(1).boat + state.of(2).boat + state.of(3).boat > 2;
  };
  saqqara::GameRecord record = game.record;
  std::size_t entries = 0;
  while (!sails(record::stateAfter(game.record, game.edition, entries))) ++entries;
  record.entries.resize(entries);
  const report::ScoreReport report =
      report::scoreReport(record, record::replay(record, game.edition), game.edition);
  QVERIFY(!report.isFinished);
  double all = 0;
  const std::vector<ui::Bar> bars = ui::familyBars(report);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    double sum = 0;
    for (const ui::BarPart& part : bars[i].parts) sum += part.value;
    QCOMPARE(sum, qreal{1} * report.seats[i].points);
    all += sum;
  }
  QVERIFY(all > 2);
  const ui::Course course = ui::courseOf(report);
  QVERIFY(course.empty() && course.counts);
}

NILOMETER_TEST(tst_saqqara_ended)
#include "tst_saqqara_ended.moc"
