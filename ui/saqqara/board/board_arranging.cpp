// SPDX-License-Identifier: GPL-3.0-or-later
// Where the board of the window has its places.
#include "ui/saqqara/board/board_painting.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/board/pyramid_card.h"
#include "ui/style/look_unit.h"

#include <algorithm>

namespace nilometer::saqqara {

/// In little room whole where it can be meant now; `kept` where somebody stands or can go next.
qreal BoardView::heightOf(Pyramid pyramid, int level, qreal kept, bool withNext) const {
  if (!isFlat() && !isOne()) return wholeStep;
  const State& state = *m_table.state;
  const auto ofAnybody = [&](auto isThere) {
    return std::any_of(state.player.begin(), state.player.begin() + state.players, isThere);
  };
  const bool stands =
      ofAnybody([&](const PlayerState& own) { return own.levelOf(pyramid) == level; });
  const auto id = placeId(BoardPlace::step, level, static_cast<int>(pyramid));
  const Offer offer = m_table.draft->offer(id);
  if (offer.open || offer.chosen || !offer.verdict.legal()) return wholeStep;
  const bool comes =
      withNext && ofAnybody([&](const PlayerState& own) {
        const int now = own.levelOf(pyramid);
        return now + 1 == level && (now > 0 || own.workersPlaced() < workersPerPlayer);
      });
  return stands || comes ? kept : foldedStep;
}

BoardNeeds BoardView::needs(qreal kept, bool withNext) const {
  BoardNeeds needs{.players = m_players, .steps = {}, .flat = isFlat()};
  for (const Pyramid pyramid : pyramids()) {
    std::array<qreal, topLevel>& heights = needs.steps.emplace_back();
    for (int level = 1; level <= topLevel; ++level) {
      heights[saqqara::at(level - 1)] = heightOf(pyramid, level, kept, withNext);
    }
  }
  if (isOne()) needs.only = m_only;
  return needs;
}

void BoardView::showPyramid() {
  // What is asked decides, then the pointer, then the keyboard.
  std::optional<Pyramid> at;
  int closest = 0;
  for (const auto& [id, step] : places()) {
    if (kindOf(id) != BoardPlace::step) continue;
    const ui::PlaceTouch touch = step->touch();
    const bool isMeant = step->look().state == ui::PlaceLook::State::chosen;
    const int close = isMeant ? 3 : touch.hovered ? 2 : touch.focused ? 1 : 0;
    if (close <= closest) continue;
    closest = close;
    at = pyramidAt(id.part);
  }
  if (!at || m_table.state->phase != Phase::develop) return m_pyramid->hide();
  m_pyramid->show(BoardReader(m_table).pyramid(*at));
  const auto& stores = m_layout.warehouses;
  const QRectF all = isOne() ? m_layout.arrows[0].united(m_layout.arrows[1])
                             : stores.front().store.united(stores.back().store);
  const qreal u = ui::lookUnit(font());
  const int high = m_pyramid->heightForWidth(qRound(all.width() * u));
  m_pyramid->setGeometry(qRound(all.left() * u), std::min(qRound(all.top() * u), height() - high),
                         qRound(all.width() * u), high);
}

void BoardView::put(const ui::PlaceId& id, const QRectF& room) {
  const Offer offer = m_table.draft->offer(id);
  DrawnBoard::put(id, !isCut(room) || offer.open || offer.chosen ? room : QRectF());
}

void BoardView::arrangeWarehouses() {
  for (int i = 0; i < warehouseCount; ++i) {
    const int number = static_cast<int>(at(i));
    const WarehouseRoom& room = m_layout.warehouses[saqqara::at(i)];
    put(placeId(BoardPlace::warehouse, number), room.store);
    put(placeId(BoardPlace::card, number), room.card);
    for (int player = 0; player < m_players; ++player) {
      const QRectF& slot = room.slots[saqqara::at(player)];
      const bool seen = !slot.isEmpty();
      put(placeId(BoardPlace::slot, number, player),
          seen ? slot.adjusted(0, -slotAbove, slotRight, 0) : QRectF());
    }
    put(placeId(BoardPlace::field, i + 1), m_layout.fields[saqqara::at(i + 1)]);
  }
  putArrows(m_layout.arrows, {BoardWords::tr("Warehouse before this one"),
                              BoardWords::tr("Warehouse after this one")});
}

void BoardView::arrange() {
  if (m_table.state == nullptr) return;
  const qreal u = ui::lookUnit(font());
  const auto layOut = [&](qreal kept, bool withNext) {
    m_layout = layOutBoard(QSizeF(size()) / u, needs(kept, withNext), m_table.state->field());
    return m_layout.lowest * u <= height();
  };
  bool fits = layOut(wholeStep, true);
  // All steps on which somebody stands are equally high.
  for (qreal kept = wholeStep; !fits && kept >= lowStep; kept -= 2) fits = layOut(kept, false);
  if (isCut(m_layout.band)) m_layout.band = {};
  put(placeId(BoardPlace::nile), m_layout.nile);
  put(placeId(BoardPlace::nileEnd), m_layout.nileEnd);
  const std::vector<Pyramid> inPlay = pyramids();
  for (std::size_t i = 0; i < inPlay.size(); ++i) {
    for (int level = 1; level <= topLevel; ++level) {
      put(placeId(BoardPlace::step, level, static_cast<int>(inPlay[i])),
          m_layout.pyramids[i].steps[saqqara::at(level - 1)].adjusted(0, 0, pointsBeside, 0));
    }
  }
  put(placeId(BoardPlace::field, landField), m_layout.fields[landField]);
  put(placeId(BoardPlace::table), m_layout.table);
  arrangeWarehouses();
  const BoardReader reader(m_table);
  drawAll(reader, BoardWords::tr("Board"), reader.head() + QStringList{reader.supplyText()});
  showPyramid();
}

QSize BoardView::minimumSizeHint() const {
  const qreal u = ui::lookUnit(font());
  const qreal least = isOne() ? 500 : 690;
  if (m_table.state == nullptr) return {};
  const QSizeF size(std::max<qreal>(width() / u, least), 0);
  return {qCeil(least * u), qCeil(layOutBoard(size, needs(lowStep, false), landField).least * u)};
}

} // namespace nilometer::saqqara
