// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/ranking_words.h"

#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <cstdlib>

namespace nilometer::ui {

using report::ScoreReport;
using report::ScoreSeat;
using text::fill;

namespace {

struct RankingWords {
  Q_DECLARE_TR_FUNCTIONS(nilometer::ui::RankingView)
};

QStringList notesOf(const ScoreReport& report, const report::ScoreRank& rank) {
  const ScoreSeat& seat = report.seats[rank.player];
  QStringList notes;
  if (report.hasBids && seat.bid != 0) {
    const QString text = RankingWords::tr("%n point(s) less a bid of %1 for the seat", nullptr,
                                          std::abs(seat.points));
    const QString bid = fill(text::withSign(text, seat.points), {text::halves(seat.bid)});
    notes += fill(QStringLiteral("%1: %2"), {seat.name, bid});
  }
  if (const QString tie = report::tieText(report, rank); !tie.isEmpty()) notes += tie;
  return notes;
}

/// All who are level in front before the end. No game with bids has them: their points are whole.
QString levelText(const ScoreReport& report) {
  const int points = report.seats[report.ranking.front().player].result() / 2;
  QStringList level;
  for (const table::Player player : report.first()) level += report.seats[player].name;
  const QString text = RankingWords::tr("%1 are level with %n point(s)", nullptr, std::abs(points));
  return fill(text::withSign(text, points), {text::listOf(level)});
}

} // namespace

QString leadText(const ScoreReport& report) {
  if (report.isHidden()) return RankingWords::tr("Points are hidden until the end of the game");
  // What nobody has read yet may turn it round.
  if (report.isOpen()) return RankingWords::tr("Some points have not been read yet");
  const ScoreSeat& first = report.seats[report.ranking.front().player];
  const QString points =
      text::withSign(RankingWords::tr("%n point(s)", nullptr, std::abs(first.result()) / 2),
                     first.result() < 0 ? -1 : 1);
  const bool isWhole = first.result() % 2 == 0;
  const QString has =
      isWhole ? points : fill(RankingWords::tr("Points: %1"), {report::resultText(first)});
  if (report.ranking.size() < 2) return has;
  //: What each of those who win together has: "10 points each".
  if (report.isFinished && report.ranking.front().shared) {
    return fill(RankingWords::tr("%1 each"), {has});
  }
  if (report.ranking.front().shared) return levelText(report);
  const ScoreSeat& second = report.seats[report.ranking[1].player];
  const int apart = first.result() - second.result();
  if (apart == 0) {
    return fill(RankingWords::tr("%1, level with %2"), {has, second.name});
  }
  return fill(RankingWords::tr("%1, %2 ahead of %3"), {has, text::halves(apart), second.name});
}

std::vector<GaugeRow> gaugeRows(const ScoreReport& report) {
  std::vector<GaugeRow> rows;
  for (std::size_t i = 0; i < report.ranking.size(); ++i) {
    const report::ScoreRank& rank = report.ranking[i];
    const ScoreSeat& seat = report.seats[rank.player];
    const QStringList said =
        report::disputesOf(report, rank.player) + report::legend(report, seat.marks);
    rows.push_back({.player = playerColourAt(seat.look),
                    .name = seat.name,
                    .halves = seat.result(),
                    .first = report.placeAt(i) == 1,
                    .points = report::resultText(seat),
                    .mark = report::markText(seat.marks),
                    .other = report::otherResults(report, rank.player),
                    .said = said.join(u'\n')});
  }
  return rows;
}

QStringList rankingNotes(const ScoreReport& report) {
  QStringList notes;
  for (const report::ScoreRank& rank : report.ranking) notes += notesOf(report, rank);
  if (!report.isFinished) notes += report::unfinished(report);
  if (!report.unread.isEmpty()) notes += report::unreadNote(report);
  if (const QString open = report::notSettled(report); !open.isEmpty()) notes += open;
  for (const report::DisputeText& dispute : report::disputeTexts(report)) {
    notes += QStringList{dispute.what, dispute.said, dispute.then}.join(u'\n').trimmed();
  }
  if (!report.assumed.empty()) {
    notes += RankingWords::tr("Some points rest on %n printed value(s) that are only assumed. The "
                              "score sheet marks them with *.",
                              nullptr, static_cast<int>(report.assumed.size()));
  }
  if (report.hasAnyway()) {
    notes += RankingWords::tr("Points marked with ! were entered against the rules, or corrected.");
  }
  return notes;
}

} // namespace nilometer::ui
