// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/final_scoring.h"

#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace nilometer::ui {

using text::fill;
using text::number;
using Look = ScoreRow::Look;

namespace {

struct FinalScoringRowWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

QString pointsOf(const PlannedStep& step) {
  return text::signedNumber(step.points) + report::markText(step.marks);
}

} // namespace

std::vector<OrderedTurn> FinalScoring::order() const {
  using State = OrderedTurn::State;
  std::vector<OrderedTurn> order;
  for (std::size_t i = 0; i < m_plan.pages.size(); ++i) {
    const PlannedPage& page = m_plan.pages[i];
    const State state = i == m_page ? State::now : i < m_page ? State::done : State::waits;
    order.push_back(
        {playerColourAt(seat(page).look), name(page.player), state, m_names.whole[page.player]});
  }
  return order;
}

ScoreLanesContent FinalScoring::lanes() const {
  ScoreLanesContent content;
  //: Points from before the final scoring, above a column.
  if (m_plan.tellsBefore) content.header += FinalScoringRowWords::tr("Before");
  content.header += m_plan.columns;
  //: The sum of the columns before it.
  content.header += FinalScoringRowWords::tr("Total");
  for (std::size_t i = 0; i < m_plan.pages.size(); ++i) content.rows.push_back(laneOf(i));
  content.least = m_plan.scale;
  return content;
}

ScoreLanesContent::Row FinalScoring::laneOf(std::size_t index) const {
  const PlannedPage& page = m_plan.pages[index];
  const std::size_t revealed = revealedOf(index);
  ScoreLanesContent::Row row{.player = playerColourAt(seat(page).look),
                             .name = seat(page).name,
                             .numbers = {},
                             .now = index == m_page,
                             .before = page.pointsBefore()};
  const auto withOther = [](const QString& points, const QString& other) {
    return QStringList{points, other}.join(u' ').trimmed();
  };
  if (m_plan.tellsBefore) {
    row.numbers += withOther(number(page.pointsBefore()) + report::markText(page.marks),
                             page.isKnown ? page.otherwise.before : page.otherwise.total);
  }
  for (std::size_t column = 0; page.isKnown && column < std::size_t(m_plan.columns.size());
       ++column) {
    int sum = 0;
    report::ScoreMarks marks;
    bool any = false;
    for (std::size_t at = 0; at < revealed; ++at) {
      const PlannedStep& step = page.steps[at];
      if (step.column != column) continue;
      any = true;
      sum += step.points;
      marks.add(step.marks);
    }
    row.numbers += any ? text::signedNumber(sum) + report::markText(marks) : QString();
  }
  for (std::size_t at = 0; at < revealed; ++at) {
    const PlannedStep& step = page.steps[at];
    row.pieces.push_back({step.points, pointsOf(step), row.now && at + 1 == m_revealed});
  }
  const report::ScoreMarks all = page.marksAfter(revealed);
  if (page.isKnown) {
    row.numbers += withOther(number(row.total()) + report::markText(all), page.otherwise.total);
  }
  QStringList rests = page.otherwise.lines;
  rests += report::restsOn(m_plan.report, all);
  rests.removeAll({});
  row.rests = rests.join(u'\n');
  return row;
}

std::vector<ScoreRow> FinalScoring::pageRows() const {
  std::vector<ScoreRow> rows;
  const auto addSealed = [&] {
    const ScoreRow card{
        .look = Look::sealed, .title = page().card.waiting, .rule = page().card.rule};
    rows.insert(rows.end(), static_cast<std::size_t>(page().sealed), card);
  };
  for (std::size_t i = 0; i < page().steps.size(); ++i) {
    if (i == page().open) addSealed();
    rows.push_back(rowOf(i));
  }
  if (page().open == page().steps.size()) addSealed();
  if (isWhole()) rows.push_back(sumRow());
  return rows;
}

ScoreRow FinalScoring::rowOf(std::size_t index) const {
  const PlannedStep& step = page().steps[index];
  // What it gives is told when it is revealed.
  if (index >= m_revealed) {
    return {.look = step.faceDown ? Look::sealed : Look::waiting,
            .title = step.waiting,
            .detail = step.last,
            .rule = step.rule};
  }
  ScoreRow row{.look = index + 1 == m_revealed ? Look::latest : Look::shown};
  const report::ScoreMarks total = page().marksAfter(index + 1);
  row.title = step.title;
  row.detail = step.detail;
  row.points = text::signedNumber(step.points);
  row.gains = step.points > 0;
  row.total = number(page().trackAfter(index + 1).points(page().player));
  row.rule = step.rule;
  row.pointsSign = report::markText(step.marks);
  row.totalSign = report::markText(total);
  row.rests = report::restsOnLines(m_plan.report, step.marks.isEmpty() ? total : step.marks);
  return row;
}

ScoreRow FinalScoring::sumRow() const {
  const report::ScoreMarks all = page().marksAfter(SIZE_MAX);
  const int points = page().trackAfter(SIZE_MAX).points(page().player);
  report::ScoreMarks own;
  for (const PlannedStep& step : page().steps) own.add(step.marks);
  ScoreRow row{.look = Look::winner};
  row.title = FinalScoringRowWords::tr("Final scoring");
  row.points = text::signedNumber(points - page().pointsBefore());
  row.gains = points > page().pointsBefore();
  row.total = number(points);
  row.pointsSign = report::markText(own);
  row.totalSign = report::markText(all);
  row.rests = report::disputesOf(m_plan.report, page().player) +
              report::restsOnLines(m_plan.report, own.isEmpty() ? all : own);
  return row;
}

std::vector<ScoreRow> FinalScoring::ranking() const {
  const report::ScoreReport& report = m_plan.report;
  std::vector<ScoreRow> rows;
  for (std::size_t i = 0; i < report.ranking.size(); ++i) {
    const report::ScoreRank& rank = report.ranking[i];
    const report::ScoreSeat& seat = report.seats[rank.player];
    const int place = report.placeAt(i);
    ScoreRow row{.look = place == 1 ? Look::winner : Look::shown};
    row.player = playerColourAt(seat.look);
    row.mark = fill(QStringLiteral("%1."), {number(place)});
    row.title = seat.name;
    QStringList details;
    if (report.hasBids) {
      const QString bid =
          FinalScoringRowWords::tr("%n point(s), bid %1", nullptr, std::abs(seat.points));
      details += fill(text::withSign(bid, seat.points), {text::halves(seat.bid)});
    }
    details += rank.tieBreak;
    details.removeAll({});
    row.detail = details.join(QStringLiteral(" · "));
    row.points = text::halves(seat.result());
    row.gains = true;
    const QStringList signs{report::markText(seat.marks),
                            report::otherResults(report, rank.player)};
    row.pointsSign = signs.join(u' ').trimmed();
    row.rests = report::disputesOf(report, rank.player) + report::restsOnLines(report, seat.marks);
    rows.push_back(row);
  }
  return rows;
}

} // namespace nilometer::ui
