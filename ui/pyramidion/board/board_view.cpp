// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/board_view.h"

#include "ui/pyramidion/board/board_painting.h"

#include <algorithm>
#include <utility>

namespace nilometer::pyramidion {

namespace {

/// Of a card in the row of a player, the widest first.
constexpr std::array<qreal, 3> cardWidths{65, 46, 31};
/// Between the table with the names and the pile of the set-up, with the ring around it.
constexpr qreal besidePile = 10;

} // namespace

void BoardView::addPlaces() {
  removePlaces();
  for (const Site site : allSites) {
    add(BoardPlace::site, paintSite, &BoardReader::site, site);
    add(BoardPlace::corner, paintCorner, &BoardReader::corner, site);
    for (const Troop kind : allTroops) {
      add(BoardPlace::troop, paintTroop, &BoardReader::troop, site, kind);
    }
    for (const Resource kind : allResources) {
      add(BoardPlace::ware, paintWareChoice, &BoardReader::ware, site, kind);
    }
  }
  for (int marker = 1; marker <= maxPlayers; ++marker) {
    add(BoardPlace::marker, paintMarker, &BoardReader::marker, marker);
  }
  for (int boat = 0; boat <= boatsInRow; ++boat) {
    add(BoardPlace::boat, paintBoat, &BoardReader::boat, boat);
  }
  for (int card = 1; card <= m_cards; ++card) {
    add(BoardPlace::card, ui::paintCard, &BoardReader::card, card);
  }
  for (Player player = 0; player < m_players; ++player) {
    add(BoardPlace::before, ui::paintSum, &BoardReader::before, player);
    for (const Category category : allCategories) {
      add(BoardPlace::sum, ui::paintSum, &BoardReader::sum, player, category);
    }
  }
}

void BoardView::refresh(const BoardTable& table) {
  m_table = table;
  // Room for the card that is being entered, and for some more.
  const int cards = static_cast<int>(table.state->lying.size()) + 1;
  const bool others = std::exchange(m_players, table.game->players) != table.game->players;
  if (others || cards > m_cards) {
    m_cards = cards + 8;
    addPlaces();
  }
  std::optional<int> about;
  const BoardReader reader(table);
  if (reader.isActive()) about = static_cast<int>(reader.tableSite());
  for (int site = 0; site < siteCount; ++site) {
    if (table.draft->offer(placeId(BoardPlace::site, site)).chosen) about = site;
  }
  follow(about);
  arrange();
}

QRectF BoardView::roomOf(const ui::PlaceId& id, const BoardReader& reader) const {
  const std::size_t number = at(id.number);
  const auto ofTable = [&](std::size_t column) {
    return reader.isActive() ? m_layout.table.cells[number][column] : QRectF();
  };
  switch (kindOf(id)) {
  case BoardPlace::site: return m_layout.sites[number].all;
  case BoardPlace::corner: return m_layout.sites[number].corner;
  case BoardPlace::troop: return m_layout.sites[number].troops[id.part];
  case BoardPlace::ware: {
    const Offer offer = m_table.draft->offer(id);
    if (!offer.open && !offer.chosen) return {};
    const Resources& lie = m_table.state->on(static_cast<Site>(number)).resources;
    const auto lies = [&](Resource kind) { return lie[kind] > 0; };
    const auto* const end = allResources.begin() + id.part;
    const auto before = static_cast<int>(std::count_if(allResources.begin(), end, lies));
    const auto kinds = static_cast<int>(std::ranges::count_if(allResources, lies));
    const QRectF& row = m_layout.sites[number].wares;
    // The frame keeps off the sign.
    return ui::wareRoom(row, before, std::max(kinds, 1)).adjusted(-4, 0, -3, 0);
  }
  case BoardPlace::marker: {
    const SiteRoom& giza = m_layout.sites[at(Site::giza)];
    return reader.liesAtGiza(id.number) ? giza.markers[number - 1] : QRectF();
  }
  case BoardPlace::boat: {
    const bool seen =
        number == reservedBoat || m_table.laid.facedDown || reader.boat(id.number).isThere;
    return seen ? m_layout.boats[at(reader.placeOf(id.number))] : QRectF();
  }
  case BoardPlace::card: return cardRoom(id.number, reader);
  case BoardPlace::sum: return ofTable(id.part + 1U);
  case BoardPlace::before: break;
  }
  return ofTable(0);
}

QRectF BoardView::cardRoom(int card, const BoardReader& reader) const {
  for (Player player = 0; player < m_players; ++player) {
    const std::vector<int> cards = reader.cardsOf(player);
    const auto found = std::ranges::find(cards, card);
    if (found == cards.end()) continue;
    const QRectF& row = m_layout.table.rows[player];
    const qreal high = std::min<qreal>(m_players < maxPlayers ? 34 : 31, row.height());
    const auto rooms = ui::roomsInRow(row, static_cast<int>(cards.size()), high, cardWidths);
    return rooms[static_cast<std::size_t>(found - cards.begin())];
  }
  return {};
}

void BoardView::arrangeOn(const BoardReader& reader) {
  BoardNeeds needs{m_players, {}, reader.isActive()};
  if (isOne() || room().height() < leastHeight(needs)) needs.only = static_cast<Site>(only());
  m_layout = layOutBoard(room(), needs);
  if (m_table.laid.pile) m_layout.table.all.setRight(laidRooms(m_layout)[0].left() - besidePile);
  putArrows(m_layout.arrows,
            {BoardWords::tr("Site before this one"), BoardWords::tr("Site after this one")});
  drawAll(reader, BoardWords::tr("Board"), reader.sentences());
}

void BoardView::paintOn(Canvas& canvas, const BoardReader& reader) {
  const ui::Theme& theme = canvas.theme();
  paintPyramid(canvas, m_layout, reader);
  if (!m_layout.nile.isEmpty()) {
    paintRiverBand(canvas, m_layout.nile, theme.water, {theme.riverEdge, 2});
  }
  ui::paintNumberTable(canvas, m_layout.table, reader.active(), m_table.seats);
  paintLaid(canvas, m_layout, m_table.laid);
}

QString BoardView::tipAt(const QPointF& at) const {
  const auto isThere = [&](const QRectF& row) { return row.contains(at); };
  const auto& rows = m_layout.table.rows;
  const auto row = std::ranges::find_if(rows, isThere);
  return row == rows.end() ? QString() : BoardReader(m_table).active().rows[row - rows.begin()];
}

} // namespace nilometer::pyramidion
