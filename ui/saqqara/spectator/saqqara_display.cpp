// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/spectator/saqqara_display.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

namespace nilometer::ui {

using saqqara::Phase;
using table::Player;
using text::fill;
using text::number;

namespace {

using Session = SessionOf<saqqara::Rules>;

struct DisplayWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraDisplay)
public:
  /// What is done in a phase, in the order of Phase: by a player, after the name, "Anna bids", or
  /// by the whole table.
  static constexpr auto doing = std::to_array<const char*>(
      {QT_TR_NOOP("Set up the table"), QT_TR_NOOP("Turn up four market cards"), QT_TR_NOOP("bids"),
       QT_TR_NOOP("Move the stall"), QT_TR_NOOP("Read the distribution table"),
       QT_TR_NOOP("chooses a good"), QT_TR_NOOP("Turn up four thresholds"),
       QT_TR_NOOP("may use Intrigue"), QT_TR_NOOP("lays an influence marker"),
       QT_TR_NOOP("invests"), QT_TR_NOOP("Turn up the influence cards"), QT_TR_NOOP("takes goods"),
       QT_TR_NOOP("builds"), QT_TR_NOOP("Read the points of the levels")});
};

DisplayTurn winning(const Session& session) {
  const saqqara::State& state = session.shown();
  const std::vector<Player> order = saqqara::ranking(session.game(), state);
  QStringList first;
  for (const Player player : order) {
    if (!saqqara::shareAPlace(state, order.front(), player)) break;
    first += text::playerName(player, session.table());
  }
  const QString points = text::points(state.of(order.front()).points);
  if (first.size() > 1) {
    return {.does = fill(DisplayWords::tr("%1 win together"), {text::listOf(first)}),
            .hint = points};
  }
  //: After a player's name: "Anna wins".
  return turnOf(session, order.front(), DisplayWords::tr("wins"), points);
}

DisplayTurn turnNow(const Session& session) {
  const saqqara::State& state = session.shown();
  if (session.amending()) return amendingTurn();
  if (state.phase == Phase::over) return winning(session);
  const QString does = DisplayWords::tr(DisplayWords::doing[static_cast<std::size_t>(state.phase)]);
  if (state.turn == table::noPlayer) return {.does = does};
  // Goods lie in front of everybody (R1).
  return turnOf(session, state.turn, does, text::goodsText(state.of(state.turn).goods));
}

DisplayTable::Bar thresholdBar(const saqqara::WarehouseState& warehouse) {
  DisplayTable::Bar bar{.has = warehouse.goods.total(), .needs = *warehouse.threshold};
  if (bar.needs == saqqara::noYield) {
    bar.said = text::thresholdText(saqqara::noYield);
  } else {
    bar.text = QStringLiteral("%1 / %2").arg(number(bar.has), number(bar.needs));
  }
  return bar;
}

/// The highest bid, or who has won the card.
DisplayTable::Bar cardBar(const Session& session, const saqqara::WarehouseState& warehouse) {
  DisplayTable::Bar bar{.said = text::marketCard(warehouse.card)};
  const bool isWon = warehouse.cardAt == saqqara::CardAt::won;
  const Player player = isWon ? warehouse.winner : warehouse.hut;
  if (player == table::noPlayer) return bar;
  bar.player = playerColourAt(session.colourOf(player));
  bar.text = isWon ? QStringLiteral("✓") : number(warehouse.bids[player].total());
  return bar;
}

DisplayTable tableNow(const Session& session) {
  const saqqara::State& state = session.shown();
  DisplayTable table;
  for (const saqqara::Warehouse at : session.edition().warehouses) {
    const saqqara::WarehouseState& warehouse = state.in(at);
    if (warehouse.threshold) {
      table.heading = DisplayWords::tr("Thresholds");
      table.bars.push_back(thresholdBar(warehouse));
    } else if (state.phase == Phase::auction) {
      table.heading = DisplayWords::tr("Highest bids");
      table.bars.push_back(cardBar(session, warehouse));
    } else {
      continue;
    }
    table.bars.back().name = text::warehouseName(at);
  }
  return table;
}

/// Who is ahead on the Nile comes first; at the end of the game, who wins (END-4).
std::vector<DisplayLane> lanesNow(const Session& session) {
  const saqqara::State& state = session.shown();
  const bool over = state.phase == Phase::over;
  std::vector<int> points;
  for (Player player = 0; player < state.players; ++player) {
    points.push_back(over ? state.of(player).points : state.of(player).boat);
  }
  const std::vector<Player> order =
      displayOrder(session, saqqara::ranking(session.game(), state), points);
  std::vector<DisplayLane> lanes = displayLanes(session, order, points);
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    if (const saqqara::PointsSoFar so = saqqara::pointsSoFar(state, order[i]); !over) {
      lanes[i].soFar = text::withUnread(number(so.points), so.isOpen);
    }
    std::vector<int>& levels = lanes[i].levels;
    levels.assign(state.of(order[i]).level.begin(), state.of(order[i]).level.end());
    std::ranges::sort(levels, std::ranges::greater());
    levels.resize(saqqara::workersPerPlayer);
    if (over && i > 0 && saqqara::shareAPlace(state, order[i - 1], order[i])) {
      lanes[i].place = lanes[i - 1].place;
    }
  }
  return lanes;
}

} // namespace

DisplayContent displayOf(const Session& session) {
  return {.turn = turnNow(session), .table = tableNow(session), .lanes = lanesNow(session)};
}

} // namespace nilometer::ui
