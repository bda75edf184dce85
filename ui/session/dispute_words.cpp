// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/dispute_words.h"

#include "ui/session/game_session.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

struct DisputeWords {
  Q_DECLARE_TR_FUNCTIONS(Dispute)
};

/// Those by which the player has other points than now.
std::vector<const OtherPoints*> othersOf(const GameSession& session, table::Player player) {
  std::vector<const OtherPoints*> others;
  for (const OtherPoints& other : session.otherPoints()) {
    if (other.points[player] != session.pointsNow(player)) others.push_back(&other);
  }
  return others;
}

} // namespace

QString otherPointsShort(const GameSession& session, table::Player player) {
  const auto others = othersOf(session, player);
  if (others.empty()) return {};
  const auto points = [player](const OtherPoints* other) { return other->points[player]; };
  const auto [least, most] = std::ranges::minmax(others, {}, points);
  if (points(least) == points(most)) {
    return fill(QStringLiteral("/ %1?"), {number(points(least))});
  }
  return fill(QStringLiteral("/ %1…%2?"), {number(points(least)), number(points(most))});
}

QStringList otherPointsLines(const GameSession& session, table::Player player) {
  QStringList lines;
  for (const OtherPoints* other : othersOf(session, player)) {
    const int points = other->points[player];
    const QString otherwise = session.dispute(other->entry)->otherwise;
    const QString entry = number(static_cast<int>(other->entry) + 1);
    const QString text =
        otherwise.isEmpty()
            //: %1: the number of a disputed entry that may not have been made
            ? DisputeWords::tr("or %n point(s) without entry %1", nullptr, std::abs(points))
            //: %1: the number of a disputed entry, %2: what may have been made in its place
            : DisputeWords::tr("or %n point(s) if entry %1 is: %2", nullptr, std::abs(points));
    lines += fill(words::withSign(text, points), {entry, otherwise});
  }
  return lines;
}

} // namespace nilometer::ui
