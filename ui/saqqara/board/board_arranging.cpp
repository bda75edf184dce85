// SPDX-License-Identifier: GPL-3.0-or-later
// Where the board of the window has its places.
#include "engine/saqqara/turn.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/board/board_painting.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/board/pyramid_card.h"

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
  const auto id = placeId(BoardPlace::step, level, pyramid);
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
  if (isOne()) needs.only = only();
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

const WarehouseRoom& BoardView::warehouse(int number) const {
  const int place = placeOf(*m_table.game->edition, static_cast<Warehouse>(number));
  return m_layout.warehouses[saqqara::at(place)];
}

QRectF BoardView::wholeRoom(const ui::PlaceId& id) const {
  switch (kindOf(id)) {
  case BoardPlace::nile: return m_layout.nile;
  case BoardPlace::nileEnd: return m_layout.nileEnd;
  case BoardPlace::step: {
    const auto inPlay = pyramids();
    const auto found = std::ranges::find(inPlay, pyramidAt(id.part)) - inPlay.begin();
    const PyramidRoom& room = m_layout.pyramids[saqqara::at(found)];
    return room.steps[saqqara::at(id.number - 1)].adjusted(0, 0, pointsBeside, 0);
  }
  case BoardPlace::warehouse: return warehouse(id.number).store;
  case BoardPlace::card: return warehouse(id.number).card;
  case BoardPlace::slot: {
    const QRectF& slot = warehouse(id.number).slots[id.part];
    return slot.isEmpty() ? QRectF() : slot.adjusted(0, -slotAbove, slotRight, 0);
  }
  case BoardPlace::field: return m_layout.fields[saqqara::at(id.number)];
  case BoardPlace::table: break;
  }
  return m_layout.table;
}

/// What is covered in part is folded away where it is not meant now.
QRectF BoardView::roomOf(const ui::PlaceId& id, const BoardReader& /*reader*/) const {
  const QRectF room = wholeRoom(id);
  const Offer offer = m_table.draft->offer(id);
  return !isCut(room) || offer.open || offer.chosen ? room : QRectF();
}

void BoardView::arrangeOn(const BoardReader& reader) {
  // In less than is needed, the lower end is covered.
  QSizeF size = room();
  const auto layOut = [&](qreal kept, bool withNext) {
    m_layout = layOutBoard(size, needs(kept, withNext), m_table.state->field());
    return m_layout.lowest <= size.height();
  };
  bool fits = layOut(wholeStep, true);
  // All steps on which somebody stands are equally high.
  for (qreal kept = wholeStep; !fits && kept >= lowStep; kept -= 2) fits = layOut(kept, false);
  if (!fits) {
    size.setHeight(m_layout.lowest);
    layOut(lowStep, false);
  }
  if (isCut(m_layout.band)) m_layout.band = {};
  putArrows(m_layout.arrows, {BoardWords::tr("Warehouse before this one"),
                              BoardWords::tr("Warehouse after this one")});
  drawAll(reader, BoardWords::tr("Board"), reader.head() + QStringList{reader.supplyText()});
  showPyramid();
}

QSizeF BoardView::leastSize() const {
  const qreal least = isOne() ? 500 : 690;
  const QSizeF size(std::max<qreal>(width() / ui::lookUnit(font()), least), 0);
  return {least, layOutBoard(size, needs(lowStep, false), landField).least};
}

} // namespace nilometer::saqqara
