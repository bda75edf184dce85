// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_summary.h"

#include "engine/egizia/file/entry_names.h"
#include "ui/base/style/theme.h"
#include "ui/egizia/text/rests_on.h"
#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct SummaryWords {
  Q_DECLARE_TR_FUNCTIONS(PositionSummary)
};

QString nameOf(const egizia::RecordHeader::Seat& seat) {
  const auto colour = record::findName(egizia::playerColours, seat.colour).value_or(0);
  const QString symbol = symbolText(static_cast<PlayerColour>(colour));
  return text::fill(QStringLiteral("%1 %2"), {symbol, text::fromUtf8(seat.name)});
}

} // namespace

QString rankingLine(const egizia::Position& position, const egizia::ScoredPosition& scored,
                    const egizia::ScoreBasis& basis, const report::ScoreReport& report) {
  QStringList parts;
  for (const table::Player player : scored.ranking) {
    const auto& seat = position.players[player];
    //: Place in the ranking, player, result.
    parts += fill(SummaryWords::tr("%1. %2 %3"),
                  {number(static_cast<int>(parts.size()) + 1), nameOf(seat),
                   text::halves(2 * scored.track.points(player) - seat.bid) +
                       text::restsSign(basis.ofPlayer(player, SIZE_MAX))});
    if (report.disputes.empty()) continue;
    const QString others = report::otherResults(report, player);
    if (!others.isEmpty()) parts.back() += u' ' + others;
  }
  return parts.join(QStringLiteral("  ·  "));
}

QString rankingRests(const egizia::ScoredPosition& scored, const egizia::ScoreBasis& basis,
                     const text::Table& table) {
  egizia::PrintedSet all;
  for (const table::Player player : scored.ranking) {
    egizia::addPrinted(all, basis.ofPlayer(player, SIZE_MAX));
  }
  return text::restsOn(all, table);
}

} // namespace nilometer::ui
