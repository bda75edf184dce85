// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/position_summary.h"

#include "engine/record/entry_names.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace nilometer::ui {

using egizia::operator""_rule;
using words::fill;
using words::number;

namespace {

struct SummaryWords {
  Q_DECLARE_TR_FUNCTIONS(PositionSummary)
};

QString nameOf(const record::RecordHeader::Seat& seat) {
  const auto colour = record::findName(record::playerColours, seat.colour).value_or(0);
  const QString symbol = symbolText(static_cast<PlayerColour>(colour));
  return QStringLiteral("%1 %2").arg(symbol, words::fromUtf8(seat.name));
}

/// A total less a seat bid; bids are in half points.
QString resultOf(int points, int bid) {
  const int halves = 2 * points - bid;
  if (halves % 2 == 0) return number(halves / 2);
  const QString text = QLocale().toString(std::abs(halves) / 2.0, 'f', 1);
  return halves < 0 ? fill(QStringLiteral("−%1"), {text}) : text;
}

} // namespace

QString rankingLine(const record::Position& position, const record::ScoredPosition& scored) {
  QStringList parts;
  for (const egizia::Player player : scored.ranking) {
    const auto& seat = position.players[player];
    parts += fill(SummaryWords::tr("%1. %2 %3"),
                  {number(static_cast<int>(parts.size()) + 1), nameOf(seat),
                   resultOf(scored.track.points(player), seat.bid)});
  }
  return parts.join(QStringLiteral("  ·  "));
}

QStringList totalLines(const record::Position& position, const record::ScoredPosition& scored) {
  QStringList lines;
  for (const egizia::Player player : scored.ranking) {
    const auto& seat = position.players[player];
    QStringList sum{number(position.track.points(player))};
    for (const auto rule : {"END-1"_rule, "END-2"_rule, "END-3"_rule}) {
      int points = 0;
      for (const auto& line : scored.ledger.lines()) {
        if (line.player == player && line.rule == rule) points += line.points;
      }
      if (points != 0) {
        sum += fill(SummaryWords::tr("%1 (%2)"), {number(points), words::ruleTitle(rule)});
      }
    }
    QString text = sum.join(QStringLiteral(" + "));
    if (seat.bid != 0) {
      text = fill(SummaryWords::tr("%1 − %2 (bid)"), {text, resultOf(0, -seat.bid)});
    }
    lines += fill(SummaryWords::tr("%1: %2 = %3"),
                  {nameOf(seat), text, resultOf(scored.track.points(player), seat.bid)});
  }
  return lines;
}

} // namespace nilometer::ui
