// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/session/dispute_words.h"

#include "ui/game/session/game_session.h"
#include "ui/game/session/log_line.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct DisputeWords {
  Q_DECLARE_TR_FUNCTIONS(Dispute)
};

/// Those by which the player has other points than now.
std::vector<OtherTotal> othersOf(const GameSession& session, table::Player player) {
  std::vector<OtherTotal> others;
  for (const OtherPoints& other : session.otherPoints()) {
    if (other.points[player] == session.pointsNow(player)) continue;
    others.push_back({.entry = other.entry, .points = other.points[player]});
  }
  return others;
}

} // namespace

QString otherPointsShort(const GameSession& session, table::Player player) {
  return otherTotalsShort(othersOf(session, player));
}

QStringList otherPointsLines(const GameSession& session, table::Player player) {
  return otherTotalsLines(session, othersOf(session, player));
}

QStringList disputeLines(const GameSession& session, table::Player player) {
  QStringList lines;
  for (const std::size_t entry : session.disputed()) {
    if (entry >= session.shownEntries()) break;
    const LogLine line = session.logLine(entry);
    if (line.player != player) continue;
    //: %1: the number of an entry, %2: that it is disputed, and how.
    lines += fill(DisputeWords::tr("Entry %1: %2"),
                  {number(static_cast<int>(entry) + 1), line.disputed});
  }
  return lines;
}

QString otherTotalsShort(const std::vector<OtherTotal>& others) {
  if (others.empty()) return {};
  const auto [least, most] = std::ranges::minmax(others, {}, &OtherTotal::points);
  if (least.points == most.points) {
    return fill(QStringLiteral("/ %1?"), {number(least.points)});
  }
  return fill(QStringLiteral("/ %1…%2?"), {number(least.points), number(most.points)});
}

QStringList otherTotalsLines(const GameSession& session, const std::vector<OtherTotal>& others) {
  QStringList lines;
  for (const OtherTotal& other : others) {
    const QString otherwise = session.dispute(other.entry)->otherwise;
    const QString entry = number(static_cast<int>(other.entry) + 1);
    const int amount = std::abs(other.points);
    const QString text =
        otherwise.isEmpty()
            //: %1: the number of a disputed entry that may not have been made
            ? DisputeWords::tr("or %n point(s) without entry %1", nullptr, amount)
            //: %1: the number of a disputed entry, %2: what may have been made in its place
            : DisputeWords::tr("or %n point(s) if entry %1 is: %2", nullptr, amount);
    lines += fill(text::withSign(text, other.points), {entry, otherwise});
  }
  return lines;
}

} // namespace nilometer::ui
