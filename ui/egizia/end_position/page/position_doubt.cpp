// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_doubt.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <cstdlib>

namespace nilometer::ui {

namespace {

struct DoubtWords {
  Q_DECLARE_TR_FUNCTIONS(nilometer::ui::PositionView)
};

} // namespace

ScoringDoubt doubtOf(const report::ScoreReport& report) {
  ScoringDoubt doubt{.ofWinner = report.isWinnerDisputed()};
  for (const report::ScoreDispute& dispute : report.disputes) {
    for (std::size_t seat = 0; seat < dispute.points.size(); ++seat) {
      const int points = dispute.points[seat];
      if (points == report.seats[seat].points) continue;
      //: %1: a value of an end position that is disputed: "Anna, points: 63"
      const QString text = DoubtWords::tr("or %n point(s) if not: %1", nullptr, std::abs(points));
      doubt.otherwise[seat] += text::fill(text::withSign(text, points), {dispute.sentence});
    }
  }
  return doubt;
}

} // namespace nilometer::ui
