// SPDX-License-Identifier: GPL-3.0-or-later
// In final scoring, result and charts every number that rests on a printed value which nobody has
// compared yet carries the mark, and a copy that was compared has none anywhere.
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/ui/marks_fixture.h"
#include "tests/ui/table_window.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/position.h"
#include "ui/egizia/explain/why_answers.h"
#include "ui/egizia/final_scoring/scoring_steps.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/text/words.h"
#include "ui/score/chart/course.h"
#include "ui/score/chart/source_bars.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/sheet_rows.h"
#include "ui/table/log/explanation.h"
#include "ui/table/log/log_model.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Player;
using egizia::PrintedSet;

namespace {

/// The same printed values, all of them compared with a copy.
EditionPtr confirmed(const egizia::Edition& edition) {
  auto document = egizia::documentOf(edition);
  for (const egizia::PrintedValue& value : edition.printed) document.confirm(value.key);
  const auto checked = egizia::check(document);
  if (!checked || !checked->findings.empty()) qFatal("the edition cannot be confirmed");
  return std::make_shared<const egizia::Edition>(checked->edition);
}

/// Whatever a window says, to eyes, ears and a resting mouse.
QStringList allTexts(const QWidget& window) {
  QStringList texts;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
    if (const auto* label = qobject_cast<const QLabel*>(widget)) texts += label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) texts += button->text();
  }
  texts.removeAll({});
  return texts;
}

QStringList textsOf(const ui::LogModel& log) {
  QStringList texts;
  for (int row = 0; row < log.rowCount(); ++row) {
    for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole},
                           int{ui::LogModel::PointsRole}}) {
      texts += log.index(row).data(role).toString();
    }
  }
  return texts;
}

} // namespace

class tst_marks_at_the_end : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { text::useLanguage(u"en"_s); }
  void stepsOfTheFinalScoringRestOnWhatTheReportSays();
  void chartsMarkWhatTheReportMarks();
  void totalsAndRankingOfTheSheetAreMarked();
  void endPositionsAreMarkedToo();
  void confirmedEditionHasNoMarksAnywhere();
};

void tst_marks_at_the_end::stepsOfTheFinalScoringRestOnWhatTheReportSays() {
  int marked = 0;
  for (const EditionPtr& edition : editionsToMark()) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      const egizia::GameRecord game = randomRecord(*edition, seed);
      const egizia::Replay replay = record::replay(game, *edition);
      const report::ScoreReport report = report::scoreReport(game, replay, *edition);
      std::vector<const ui::ScoringStep*> steps;
      const auto pages = ui::recordedPages(game, *edition, replay, game.entries.size());
      for (const ui::ScoringPage& page : pages) {
        for (const ui::ScoringStep& step : page.steps) {
          const bool kept = step.kind == ui::ScoringStep::Kind::stones &&
                            step.sale != ui::ScoringStep::Sale::sold;
          if (!kept) steps.push_back(&step);
        }
      }
      std::size_t at = 0;
      for (const report::ScoreStep& said : report.steps) {
        if (!report.ruleOf(said).startsWith(u"END-")) continue;
        QVERIFY(at < steps.size());
        QCOMPARE(keysOf(*edition, steps[at]->basis), keysOf(report, said.marks));
        marked += steps[at++]->basis.empty() ? 0 : 1;
      }
      QCOMPARE(at, steps.size());
    }
  }
  QVERIFY(marked > 0);
}

void tst_marks_at_the_end::chartsMarkWhatTheReportMarks() {
  for (const EditionPtr& edition : editionsToMark()) {
    const egizia::GameRecord game = randomRecord(*edition, 5);
    const egizia::Replay replay = record::replay(game, *edition);
    const egizia::ScoreBasis basis(replay, *edition);
    const text::Table table = text::tableOf(game.header.players, *edition);
    report::ScoreReport report = report::scoreReport(game, replay, *edition);
    const ui::Course course = ui::courseOf(report);
    const std::vector<ui::Bar> bars = ui::sourceBars(report);
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
      const auto player = static_cast<Player>(seat);
      for (std::size_t i = 0; i < course.moments.size(); ++i) {
        const auto entries = static_cast<std::size_t>(course.moments[i].entries);
        const PrintedSet then = basis.ofPlayer(player, entries);
        const bool inTime = entries > 0;
        if (inTime) QCOMPARE(course.series[seat].isMarked(i), !then.empty());
      }
      QCOMPARE(ui::endText(bars[seat]).endsWith(text::restsMark),
               !report.seats[seat].marks.assumed.empty());
      QCOMPARE(bars[seat].rests, text::restsOn(basis.ofPlayer(player, SIZE_MAX), table));
      std::array<bool, report::sourceGroupCount> wanted{};
      const auto lines = replay.ledger.lines();
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].player != player || basis.lines()[i].empty()) continue;
        wanted[static_cast<std::size_t>(report::groupOf(lines[i]))] = true;
      }
      for (const ui::BarPart& part : bars[seat].parts) {
        QCOMPARE(part.marked, wanted[static_cast<std::size_t>(part.source)]);
      }
    }
    QCOMPARE(course.rests.isEmpty(), report.assumed.empty());
    // Where nothing is assumed nothing is marked, and all else is the same.
    for (report::ScoreStep& step : report.steps) step.marks = {};
    const ui::Course plain = ui::courseOf(report);
    QVERIFY(plain.rests.isEmpty());
    QCOMPARE(plain.moments, course.moments);
  }
}

void tst_marks_at_the_end::totalsAndRankingOfTheSheetAreMarked() {
  for (const EditionPtr& edition : editionsToMark()) {
    const egizia::GameRecord game = randomRecord(*edition, 6);
    const egizia::Replay replay = record::replay(game, *edition);
    const report::ScoreReport report = report::scoreReport(game, replay, *edition);
    const std::vector<ui::SheetRow> rows = ui::sheetRows(report);
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
      std::set<QString> wanted;
      for (const report::ScoreStep& step : report.steps) {
        if (step.player == seat) wanted.merge(keysOf(report, step.marks));
      }
      QCOMPARE(keysOf(report, report.seats[seat].marks), wanted);
      for (const ui::SheetRow& row : rows) {
        if (row.kind != ui::SheetRow::Kind::points) continue;
        QCOMPARE(isMarked(row.cells[seat].mark), !wanted.empty());
        QCOMPARE(row.cells[seat].rest.isEmpty(), wanted.empty());
      }
    }
    ui::RankingView view;
    view.show(report);
    QVERIFY(std::ranges::any_of(allTexts(view), isMarked));
  }
}

void tst_marks_at_the_end::endPositionsAreMarkedToo() {
  const EditionPtr edition = differentPrinted();
  egizia::Position position;
  position.edition = {edition->id, edition->checksum};
  const egizia::GameRecord game = randomRecord(*edition, 4);
  const egizia::State end = record::stateAfter(game, *edition);
  position.players = game.header.players;
  position.profile = game.header.profile;
  position.options = game.header.options;
  position.track = end.track;
  position.facts = egizia::factsOf(egizia::gameOf(game.header, *edition), end);
  const egizia::ScoredPosition scored = egizia::scorePosition(position, *edition);
  const egizia::ScoreBasis basis(scored, *edition);
  QCOMPARE(basis.lines().size(), scored.ledger.lines().size());
  std::size_t behind = 0;
  const report::ScoreReport report = report::scoreReport(position, *edition);
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    const PrintedSet own = basis.ofPlayer(static_cast<Player>(seat), SIZE_MAX);
    behind += own.size();
    for (const QString& key : keysOf(*edition, own)) {
      QVERIFY(keysOf(report, report.seats[seat].marks).contains(key));
    }
  }
  QVERIFY(behind > 0);
}

void tst_marks_at_the_end::confirmedEditionHasNoMarksAnywhere() {
  const EditionPtr assumed = goldenEdition();
  const EditionPtr sure = confirmed(*assumed);
  for (const bool isSure : {false, true}) {
    const EditionPtr edition = isSure ? sure : assumed;
    TableWindow window(goldenGame("revised-4-players", *assumed), edition);
    const ui::LogModel log(window.session);
    QStringList texts = textsOf(log);
    const std::size_t entries = window.session.record().entries.size();
    for (std::size_t i = 0; i <= entries; i += 7) {
      window.session.lookAt(i);
      texts += allTexts(window.view);
      for (Player player = 0; player < window.session.players(); ++player) {
        const ui::PlayerLook look = ui::playerLook(window.session, player, {});
        texts << look.pointsSign << look.endingSign << look.seat.details << look.flood.rests;
        for (int part = 0; part < ui::playerPartCount; ++part) {
          texts += ui::playerWhy(window.session, player, static_cast<ui::PlayerPart>(part)).lines;
        }
      }
      if (i < entries) texts += ui::explanation(window.session, i);
    }
    const report::ScoreReport report =
        report::scoreReport(window.session.record(), window.session.replay(), *edition);
    ui::RankingView ranking;
    ranking.show(report);
    texts += allTexts(ranking);
    for (const ui::SheetRow& row : ui::sheetRows(report)) {
      for (const ui::SheetCell& cell : row.cells) texts << cell.mark << cell.rest;
    }
    if (!isSure) {
      QVERIFY(std::ranges::any_of(texts, isMarked));
      continue;
    }
    for (const QString& text : texts) QVERIFY2(!isMarked(text), qPrintable(text));
    for (Player player = 0; player < window.session.players(); ++player) {
      QVERIFY(window.session.basis().ofPlayer(player, entries).empty());
      QVERIFY(ui::endingBasis(window.session, player).empty());
    }
  }
}

NILOMETER_TEST(tst_marks_at_the_end)
#include "tst_marks_at_the_end.moc"
