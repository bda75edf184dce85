// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/final_scoring.h"

#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using table::Player;
using text::fill;
using text::number;

namespace {

struct FinalScoringRowWords {
  Q_DECLARE_TR_FUNCTIONS(FinalScoring)
};

QString pointsOf(const report::ScoreStep& step) {
  return text::signedNumber(step.points) + report::markText(step.marks);
}

} // namespace

std::vector<OrderedTurn> FinalScoring::order() const {
  using State = OrderedTurn::State;
  std::vector<OrderedTurn> order;
  for (std::size_t i = 0; i < m_pages.size(); ++i) {
    const Player player = m_pages[i].player;
    const State state = i == m_page ? State::now : i < m_page ? State::done : State::waits;
    order.push_back(
        {playerColourAt(m_report.seats[player].look), name(player), state, m_names.whole[player]});
  }
  return order;
}

ScoreLanesContent FinalScoring::lanes() const {
  ScoreLanesContent content;
  for (const report::ScoreFamily& family : familiesOf(m_report)) content.header += family.shortName;
  //: The sum of the columns before it.
  content.header += FinalScoringRowWords::tr("Total");
  for (std::size_t i = 0; i < m_pages.size(); ++i) content.rows.push_back(laneOf(i));
  // Where nobody comes far a long scale would be empty; whole tens tell nobody's points.
  int most = 1;
  for (const report::ScoreSeat& seat : m_report.seats) most = std::max(most, seat.points);
  content.least = std::min(content.least, (most + 9) / 10 * 10);
  return content;
}

ScoreLanesContent::Row FinalScoring::laneOf(std::size_t index) const {
  const Page& page = m_pages[index];
  const report::ScoreSeat& seat = m_report.seats[page.player];
  ScoreLanesContent::Row row{.player = playerColourAt(seat.look),
                             .name = seat.name,
                             .numbers = {},
                             .now = index == m_page,
                             .before = seat.before};
  report::ScoreMarks all;
  for (const report::ScoreFamily& family : familiesOf(m_report)) {
    int sum = 0;
    report::ScoreMarks marks;
    bool any = false;
    for (std::size_t at = 0; at < revealedOf(index); ++at) {
      const Step& step = this->step(page, at);
      if (std::ranges::count(family.groups, m_report.sources[step.source].group) == 0) continue;
      any = true;
      sum += step.points;
      marks.add(step.marks);
    }
    row.numbers += any ? text::signedNumber(sum) + report::markText(marks) : QString();
    all.add(marks);
  }
  for (std::size_t at = 0; at < revealedOf(index); ++at) {
    const Step& step = this->step(page, at);
    row.pieces.push_back({step.points, pointsOf(step), row.now && at + 1 == m_revealed});
  }
  row.numbers += number(row.total()) + report::markText(all);
  row.rests = report::restsOn(m_report, all);
  return row;
}

ScoreRow FinalScoring::rowOf(const Step& step) const {
  ScoreRow row;
  row.title = step.reason;
  row.points = text::signedNumber(step.points);
  row.gains = step.points > 0;
  row.total = number(step.total);
  row.rule = m_report.sources[step.source].from.rule;
  row.pointsSign = report::markText(step.marks);
  row.rests = report::legend(m_report, step.marks);
  return row;
}

ScoreRow FinalScoring::sumRow() const {
  const report::ScoreSeat& seat = m_report.seats[page().player];
  ScoreRow row{.look = ScoreRow::Look::winner};
  row.title = FinalScoringRowWords::tr("Final scoring");
  row.points = text::signedNumber(seat.points - seat.before);
  row.gains = seat.points > seat.before;
  row.total = number(seat.points);
  row.totalSign = report::markText(seat.marks);
  row.rests = report::disputesOf(m_report, page().player) + report::legend(m_report, seat.marks);
  return row;
}

std::vector<ScoreRow> FinalScoring::ranking() const {
  std::vector<ScoreRow> rows;
  for (std::size_t i = 0; i < m_report.ranking.size(); ++i) {
    const report::ScoreRank& rank = m_report.ranking[i];
    const report::ScoreSeat& seat = m_report.seats[rank.player];
    const int place = m_report.placeAt(i);
    ScoreRow row{.look = place == 1 ? ScoreRow::Look::winner : ScoreRow::Look::shown};
    row.player = playerColourAt(seat.look);
    row.mark = fill(QStringLiteral("%1."), {number(place)});
    row.title = seat.name;
    QStringList details{rank.tieBreak, report::otherResults(m_report, rank.player)};
    details.removeAll({});
    row.detail = details.join(QStringLiteral(" · "));
    row.points = number(seat.points);
    row.gains = true;
    row.pointsSign = report::markText(seat.marks);
    row.rests = report::disputesOf(m_report, rank.player) + report::legend(m_report, seat.marks);
    rows.push_back(row);
  }
  return rows;
}

} // namespace nilometer::ui
