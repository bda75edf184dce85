// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/display/pyramidion_display.h"

#include "engine/pyramidion/resolve.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

namespace nilometer::pyramidion {

using ui::DisplayTable;
using ui::DisplayTurn;
using words::number;

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
       QT_TR_NOOP("Who has reached the target?"), QT_TR_NOOP("Show the loaded boats"),
       QT_TR_NOOP("Count the cards in hand")});
};

/// Whether the sums of the active site are on the table.
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
                      PyramidionDisplay::tr("wins"), words::points(state.of(first).points));
  }
  const QString does = PyramidionDisplay::tr(PyramidionDisplay::doing[at(state.phase)]);
  const QString where = isResolving(state) ? words::siteName(state.active) : QString();
  // Resources lie in front of everybody (SEE-1).
  const QString hint = state.phase == Phase::load && state.turn != noPlayer
                           ? words::resourcesText(state.of(state.turn).resources)
                           : where;
  if (state.turn == noPlayer) return {.does = does, .hint = hint};
  return ui::turnOf(session, state.turn, does, hint);
}

/// Who is ahead, and with how much of what is needed.
DisplayTable::Bar categoryBar(const TableSession& session, Category category) {
  const State& state = session.shown();
  const Game& game = session.game();
  const Totals totals = totalsOf(game, state, category);
  DisplayTable::Bar bar{.name = words::categoryName(category)};
  for (const auto& total : totals) bar.has = std::max(bar.has, int{total.value_or(0)});
  bar.text = number(bar.has);
  if (category != Category::haggling) {
    const std::optional<int> minimum = minimumOf(state, category);
    bar.needs = minimum.value_or(0);
    bar.text =
        QStringLiteral("%1 / %2").arg(bar.text, minimum ? number(*minimum) : QStringLiteral("?"));
  }
  if (const auto ahead = aloneInFront(totals, game.options.zeroWins)) {
    bar.player = ui::playerColourAt(session.colourOf(*ahead));
  }
  return bar;
}

DisplayTable tableNow(const TableSession& session) {
  const State& state = session.shown();
  DisplayTable table;
  if (isResolving(state) && !session.game().byTotals()) {
    table.heading = words::siteName(state.active);
    for (const Category category : allCategories) {
      table.bars.push_back(categoryBar(session, category));
    }
  } else if (state.phase == Phase::load) {
    table.heading = PyramidionDisplay::tr("Boats");
    for (std::size_t i = 0; i < state.row.size(); ++i) {
      table.bars.push_back({.name = number(static_cast<int>(i) + 1),
                            .said = words::resourcesText(state.row[i].need)});
    }
  }
  return table;
}

/// Who has loaded most comes first; at the end of the game, who wins (END-6).
std::vector<ui::DisplayLane> lanesNow(const TableSession& session) {
  const State& state = session.shown();
  const bool over = state.phase == Phase::over;
  std::vector<int> counts;
  std::vector<Player> order;
  for (Player player = 0; player < state.players; ++player) {
    const PlayerState& own = state.of(player);
    order.push_back(player);
    counts.push_back(over ? own.points : static_cast<int>(own.loaded.size()));
  }
  if (over) {
    order = ranking(session.game(), state);
  } else {
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](Player player) { return counts[player]; });
  }
  return ui::displayLanes(session, order, counts);
}

} // namespace

ui::DisplayContent displayOf(const TableSession& session, const ui::PhaseLook& phases,
                             const ui::MoveContent& moves) {
  ui::DisplayContent content;
  content.phases = phases;
  content.turn = turnNow(session);
  showMoves(content, session, moves);
  content.table = tableNow(session);
  content.lanes = lanesNow(session);
  tellTurn(content, session);
  return content;
}

} // namespace nilometer::pyramidion
