// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/board/board_view.h"

#include "engine/saqqara/turn.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/board/board_painting.h"
#include "ui/saqqara/board/pyramid_card.h"
#include "ui/saqqara/text/names.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace nilometer::saqqara {

namespace {

constexpr int fewGoods = 4; ///< of a kind in the supply, to be seen from afar

} // namespace

BoardView::BoardView(QWidget* parent)
    : DrawnBoardOf(parent, warehouseCount), m_pyramid(new PyramidCard(this)) {}

void BoardView::addPlaces() {
  removePlaces();
  // What lies over the Nile comes after it.
  add<NileLook>(placeId(BoardPlace::nile), paintNile,
                [this](const auto& reader) { return reader.nile(m_layout); });
  add(BoardPlace::nileEnd, paintNileEnd, &BoardReader::nileEnd);
  for (const Pyramid pyramid : pyramids()) {
    for (int level = 1; level <= topLevel; ++level) {
      add(BoardPlace::step, paintStep, &BoardReader::step, level, pyramid)
          ->installEventFilter(this);
    }
  }
  for (const Warehouse at : m_table.game->edition->warehouses) {
    add(BoardPlace::warehouse, paintStore, &BoardReader::store, at);
    add(BoardPlace::card, paintUnder, &BoardReader::card, at);
    for (Player player = 0; player < m_players; ++player) {
      add(BoardPlace::slot, paintSlot, &BoardReader::slot, at, player);
    }
  }
  for (Field field = 0; field < fieldCount; ++field) {
    add(BoardPlace::field, paintField, &BoardReader::field, field);
  }
  add(BoardPlace::table, paintYears, &BoardReader::years);
}

void BoardView::refresh(const BoardTable& table) {
  m_table = table;
  const int players = table.game->players;
  // While the table is set up, those lie there that have been named so far.
  const auto& made = table.draft->work().entry;
  const auto* setUp = made ? std::get_if<SetUp>(&*made) : nullptr;
  const PyramidSet pyramids = setUp != nullptr ? setUp->pyramids : table.state->pyramids;
  const bool others = std::exchange(m_pyramids, pyramids) != pyramids;
  if (std::exchange(m_players, players) != players || others || places().empty()) addPlaces();
  followEntry();
  arrange();
}

QPointF BoardView::boatAt(int space) const {
  const NileLook look = BoardReader(m_table).nile(m_layout);
  return m_layout.nile.topLeft() + saqqara::boatAt(look, m_layout.nile.size(), space);
}

QPointF BoardView::binAt(Warehouse at, Good good) const {
  const QRectF bin = binOf(warehouse(static_cast<int>(at)).store.size(), good);
  return {bin.center().x(), bin.bottom() - 13};
}

QPointF BoardView::supplyAt(Good good) const {
  const qreal title = ui::stockTitleWidth(font(), BoardWords::tr("Supply"));
  return ui::WareStock{m_layout.supply, title, supplyColumns(), goodCount}.signAt(
      saqqara::at(good));
}

int BoardView::supplyColumns() const {
  return m_layout.isLine ? goodCount : 2;
}

std::vector<Pyramid> BoardView::pyramids() const {
  std::vector<Pyramid> inPlay;
  for (int i = 0; i < pyramidCount; ++i) {
    if ((m_pyramids & pyramidBit(pyramidAt(i))) != 0) inPlay.push_back(pyramidAt(i));
  }
  return inPlay;
}

void BoardView::followEntry() {
  const Work& work = m_table.draft->work();
  std::optional<Warehouse> about = currentMarket(*m_table.game, *m_table.state);
  for (const Warehouse warehouse : allWarehouses) {
    const auto id = placeId(BoardPlace::warehouse, warehouse);
    if (m_table.draft->offer(id).chosen) about = warehouse;
  }
  if (work.next) about = work.next;
  follow(about ? std::optional(placeOf(*m_table.game->edition, *about)) : std::nullopt);
}

bool BoardView::eventFilter(QObject* watched, QEvent* event) {
  const auto type = event->type();
  // The card says the same.
  if (type == QEvent::ToolTip && m_pyramid->isVisible()) return true;
  const bool moves = type == QEvent::Enter || type == QEvent::Leave || type == QEvent::FocusIn ||
                     type == QEvent::FocusOut;
  // As soon as the step knows it, too.
  if (moves) QMetaObject::invokeMethod(this, &BoardView::showPyramid, Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

void BoardView::paintOn(Canvas& canvas, const BoardReader& reader) {
  const ui::Theme& theme = canvas.theme();
  paintScene(canvas, QSizeF(size()) / canvas.u(), m_layout);
  if (const QStringList head = reader.head(); !head.isEmpty()) {
    const QRectF half(m_layout.head.topLeft(),
                      m_layout.head.size() - QSizeF(canvas.width(head[1], {12}), 0));
    canvas.text(half, Qt::AlignLeft, head[0], {12}, theme.quietInk);
    canvas.text(m_layout.head, Qt::AlignRight, head[1], {12}, theme.quietInk);
  }
  const std::vector<Pyramid> inPlay = pyramids();
  for (std::size_t i = 0; i < inPlay.size(); ++i) {
    canvas.text(m_layout.pyramids[i].name, Qt::AlignHCenter, text::pyramidName(inPlay[i]),
                {12.5, true}, theme.ink);
  }
  if (isCut(m_layout.supply)) return;
  paintWareStock(canvas, m_layout.supply, BoardWords::tr("Supply"), countsOf(m_table.state->supply),
                 fewGoods, supplyColumns());
}

} // namespace nilometer::saqqara
