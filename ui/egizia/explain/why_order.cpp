// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/why_order.h"
#include "ui/egizia/explain/why_lines.h"
#include "ui/egizia/explain/why_numbers.h"

#include "ui/egizia/text/words.h"

#include <algorithm>

namespace nilometer::ui {

using table::Player;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

QString nameOf(const EgiziaSession& session, Player player) {
  return text::playerName(player, session.wholeTable());
}

/// Who stands directly behind on the same space, or noPlayer.
Player behindOnSameSpace(const table::ScoreTrack& track, Player player) {
  for (const Player other : track.fromTheFront()) {
    if (track.aheadOnSameSpace(other) == player) return other;
  }
  return table::noPlayer;
}

/// The last entry before the shown table that handed out the tiles, if there is one.
std::optional<std::size_t> lastOrder(const EgiziaSession& session) {
  for (std::size_t i = session.shownEntries(); i-- > 0;) {
    const bool order = std::holds_alternative<egizia::SetOrder>(session.record().entries[i].entry);
    if (order && session.replay().entries[i].accepted) return i;
  }
  return std::nullopt;
}

/// Everybody's points when that entry was made.
std::array<int, table::maxSeats> pointsAt(const EgiziaSession& session, std::size_t entry) {
  std::array<int, table::maxSeats> points{};
  for (const table::LedgerLine& line : session.replay().ledger.lines()) {
    if (line.entry > static_cast<int>(entry)) break;
    points[line.player] = line.total;
  }
  return points;
}

QString tileLine(const EgiziaSession& session, Player player,
                 const std::array<int, table::maxSeats>& points) {
  const egizia::State& state = session.shown();
  const int tile = state.player[player].orderTile;
  int fewer = 0;
  QStringList tied;
  bool fits = true;
  for (Player other = 0; other < state.players; ++other) {
    if (other == player) continue;
    const bool smaller = state.player[other].orderTile < tile;
    if (points[other] == points[player]) {
      tied += nameOf(session, other);
    } else {
      fewer += points[other] < points[player] ? 1 : 0;
      fits = fits && smaller == (points[other] < points[player]);
    }
  }
  const QStringList facts{nameOf(session, player), number(tile), text::listOf(tied)};
  // A correction may have given the tiles otherwise: then only the rule is left to be told.
  if (!fits) return ruleLine("ORDER-1"_rule);
  QString text =
      WhyWords::tr("%1 got order tile %2: %n player(s) had fewer points", nullptr, fewer);
  if (fewer == 0) text = WhyWords::tr("%1 got order tile %2: nobody had fewer points");
  QString line = fill(text, facts);
  if (!tied.isEmpty()) {
    line = fill(WhyWords::tr("%1. On the same space stood: %2. There the one further back gets the "
                             "smaller number"),
                {line, facts[2]});
  }
  return lineOf("ORDER-1"_rule, line);
}

} // namespace

QStringList placeLines(const EgiziaSession& session, Player player) {
  const table::ScoreTrack& track = session.shown().track;
  const QString name = nameOf(session, player);
  const QString points = number(track.points(player));
  const Player ahead = track.aheadOnSameSpace(player);
  if (ahead == table::noPlayer) {
    return {
        lineOf("TRACK-3"_rule, WhyWords::tr("On the score track %1 stands on %2"), {name, points})};
  }
  return {lineOf("TRACK-1"_rule,
                 WhyWords::tr("On the score track %1 stands on %2. %3 came first and stands "
                              "in front"),
                 {name, points, nameOf(session, ahead)})};
}

QString nextTileLine(const EgiziaSession& session, Player player) {
  const table::ScoreTrack& track = session.shown().track;
  const auto order = track.fromTheFront();
  const auto place = std::find(order.begin(), order.end(), player);
  const int tile = static_cast<int>(order.end() - place);
  const QString name = nameOf(session, player);
  const Player back = behindOnSameSpace(track, player);
  const Player ahead = track.aheadOnSameSpace(player);
  const QString text =
      tile == 1 ? WhyWords::tr("%1 would get order tile %2 now: nobody is further back")
                : WhyWords::tr("%1 would get order tile %2 now. Markers further back: %3");
  QString line = fill(text, {name, number(tile), number(tile - 1)});
  if (ahead != table::noPlayer) {
    line = fill(WhyWords::tr("%1. %2 stands on the same space, but in front"),
                {line, nameOf(session, ahead)});
  } else if (back != table::noPlayer) {
    line = fill(WhyWords::tr("%1. %2 stands on the same space, but came later"),
                {line, nameOf(session, back)});
  }
  return lineOf("ORDER-1"_rule, line);
}

QStringList tileLines(const EgiziaSession& session, Player player) {
  const auto entry = lastOrder(session);
  if (entry) return {tileLine(session, player, pointsAt(session, *entry))};
  const QStringList facts{nameOf(session, player),
                          number(session.shown().player[player].orderTile)};
  return {lineOf(
      "SET-2"_rule,
      WhyWords::tr("%1 has order tile %2. In the first round the tiles are drawn or bid for"),
      facts)};
}

WhyText trackWhy(const EgiziaSession& session) {
  QStringList lines;
  for (const Player player : session.shown().track.fromTheFront()) {
    lines += placeLines(session, player);
  }
  lines += ruleLine("TRACK-1"_rule);
  egizia::PrintedSet rests;
  for (const Player player : session.shown().track.fromTheFront()) {
    egizia::addPrinted(rests, session.basis().ofPlayer(player, session.shownEntries()));
  }
  lines += text::restsOnLines(rests, session.wholeTable());
  WhyText text = whyText(WhyWords::tr("Score track"), lines);
  text.numbers = everybodys(session, egizia::TrackedNumber::points);
  if (session.shown().phase >= egizia::Phase::final) return text;
  text.topics.push_back({WhyWords::tr("Next order"), [&session] {
                           QStringList tiles;
                           const auto order = session.shown().track.fromTheFront();
                           for (auto player = order.rbegin(); player != order.rend(); ++player) {
                             tiles += nextTileLine(session, *player);
                           }
                           return whyText(WhyWords::tr("Next order"), tiles);
                         }});
  return text;
}

} // namespace nilometer::ui
