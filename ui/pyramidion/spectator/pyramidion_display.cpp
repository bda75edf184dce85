// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/spectator/pyramidion_display.h"

#include "engine/pyramidion/resolve.h"
#include "ui/pyramidion/board/board_looks.h"
#include "ui/pyramidion/board/piece_signs.h"
#include "ui/pyramidion/draft/draft.h"
#include "ui/table/board/read_only_table.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::pyramidion {

using ui::DisplayTable;
using ui::DisplayTurn;

namespace {

using TableSession = ui::SessionOf<Rules>;

struct PyramidionDisplay {
  Q_DECLARE_TR_FUNCTIONS(PyramidionDisplay)
public:
  /// What is done in a phase, in the order of Phase: by a player, after the name, "Anna loads a
  /// boat", or by the whole table.
  static constexpr auto doing = std::to_array<const char*>(
      {QT_TR_NOOP("Set up the table"), QT_TR_NOOP("Turn up boats"),
       QT_TR_NOOP("Turn up the next supply card"), QT_TR_NOOP("takes a resource with a troop"),
       QT_TR_NOOP("activates a site"), QT_TR_NOOP("plays a card or passes"),
       QT_TR_NOOP("Call out the sums"), QT_TR_NOOP("Turn up revolt markers"),
       QT_TR_NOOP("Read the minima of the site"), QT_TR_NOOP("may take back a card"),
       QT_TR_NOOP("may trade workers for a statue"), QT_TR_NOOP("loads a boat or declines"),
       QT_TR_NOOP("Read the corner of the site"), QT_TR_NOOP("Who has reached the target?"),
       QT_TR_NOOP("Show the loaded boats"), QT_TR_NOOP("Count the cards in hand")});
};

/// Whether the sums of a site are on the table.
bool isResolving(const State& state) {
  return state.phase >= Phase::play && state.phase <= Phase::priest;
}

DisplayTurn turnNow(const TableSession& session) {
  const State& state = session.shown();
  if (session.amending()) return ui::amendingTurn();
  if (state.phase == Phase::over) {
    const Player first = ranking(session.game(), state).front();
    return ui::turnOf(session, first,
                      //: After a player's name: "Anna wins".
                      PyramidionDisplay::tr("wins"), text::points(state.of(first).points));
  }
  const bool again = state.phase == Phase::boats
                         ? state.boatsWaiting() > 0
                         : state.phase == Phase::supply && state.supplyWaits;
  const QString does = again ? PyramidionDisplay::tr("Read what was turned up before")
                             : PyramidionDisplay::tr(PyramidionDisplay::doing[at(state.phase)]);
  const bool isAsked = state.phase == Phase::minima;
  const QString where = isAsked              ? text::siteName(minimaAskedOf(state))
                        : isResolving(state) ? text::siteName(state.active)
                                             : QString();
  // Resources lie in front of everybody (SEE-1).
  const QString hint = state.phase == Phase::load && state.turn != noPlayer
                           ? text::resourcesText(state.of(state.turn).resources)
                           : where;
  if (state.turn == noPlayer) return {.does = does, .hint = hint};
  return ui::turnOf(session, state.turn, does, hint);
}

/// The table of the active site.
DisplayTable tableNow(const TableSession& session, const BoardReader& reader) {
  const State& state = session.shown();
  if (!isResolving(state) || state.phase == Phase::tally) return {};
  const ui::NumberTable active = reader.active();
  DisplayTable table{.heading = active.name, .heads = active.heads};
  for (Player player = 0; player < state.players; ++player) {
    DisplayTable::Line line{.colour = ui::playerColourAt(session.colourOf(player)),
                            .isTurn = player == state.turn};
    line.sums.push_back(reader.before(player));
    line.sums.back().text.remove(u' '); // "1×?" has room from three metres
    for (const Category category : allCategories) line.sums.push_back(reader.sum(player, category));
    table.lines.push_back(line);
  }
  return table;
}

/// Boats with their need alone (SEE-2).
ui::DisplayShore shoreNow(const State& state, const BoardReader& reader) {
  ui::DisplayShore shore{.base = pyramidBase,
                         .rows = pyramidRows,
                         .stones = reader.loaded(),
                         .count = reader.countText(),
                         .counted = reader.countedText()};
  shore.boats.resize(boatsInRow);
  for (int boat = 1; at(boat) <= state.row.size(); ++boat) {
    shore.boats[at(reader.placeOf(boat) - 1)].needs = countsOf(reader.boat(boat).need);
  }
  if (const BoatLook reserved = reader.boat(reservedBoat); reserved.isThere) {
    shore.boats.push_back({countsOf(reserved.need), reserved.owner});
  }
  return shore;
}

/// Who has loaded most comes first; at the end of the game, who wins (END-6).
std::vector<ui::DisplayLane> lanesNow(const TableSession& session) {
  const State& state = session.shown();
  std::vector<int> counts;
  for (const PlayerState& own : state.seats()) {
    const bool over = state.phase == Phase::over;
    counts.push_back(over ? own.points : static_cast<int>(own.loaded.size()));
  }
  const auto order = ui::displayOrder(session, ranking(session.game(), state), counts);
  return ui::displayLanes(session, order, counts);
}

} // namespace

ui::DisplayContent displayOf(const TableSession& session) {
  ui::ReadOnlyTable<BoardTable, Draft> shown(session);
  shown.table().course = courseOf(session.shownGame());
  const BoardReader reader(shown.table());
  ui::DisplayContent content{
      .turn = turnNow(session), .table = tableNow(session, reader), .lanes = lanesNow(session)};
  if (session.shown().phase != Phase::over) content.shore = shoreNow(session.shown(), reader);
  return content;
}

} // namespace nilometer::pyramidion
