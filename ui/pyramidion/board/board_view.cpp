// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/board_view.h"

#include "ui/pyramidion/board/board_painting.h"
#include "ui/style/look_unit.h"

#include <algorithm>
#include <utility>

namespace nilometer::pyramidion {

namespace {

/// Of a card in the row of a player, the widest first.
constexpr std::array<qreal, 3> cardWidths{65, 46, 31};

} // namespace

void BoardView::addPlaces() {
  removePlaces();
  for (const Site site : allSites) {
    const int number = static_cast<int>(site);
    add<SiteLook>(placeId(BoardPlace::site, number), paintSite,
                  [=](const auto& reader) { return reader.site(site); });
    add<CornerLook>(placeId(BoardPlace::corner, number), paintCorner,
                    [=](const auto& reader) { return reader.corner(site); });
    for (const Troop kind : allTroops) {
      add<TroopLook>(placeId(BoardPlace::troop, number, static_cast<int>(kind)), paintTroop,
                     [=](const auto& reader) { return reader.troop(site, kind); });
    }
  }
  for (int marker = 1; marker <= maxPlayers; ++marker) {
    add<TextLook>(placeId(BoardPlace::marker, marker), paintMarker,
                  [=](const auto&) { return TextLook{QString::number(marker)}; });
  }
  for (int boat = 0; boat <= boatsInRow; ++boat) {
    add<BoatLook>(placeId(BoardPlace::boat, boat), paintBoat,
                  [=](const auto& reader) { return reader.boat(boat); });
  }
  for (int card = 1; card <= m_cards; ++card) {
    add<CardLook>(placeId(BoardPlace::card, card), ui::paintCard,
                  [=](const auto& reader) { return reader.card(card); });
  }
  for (Player player = 0; player < m_players; ++player) {
    add<SumLook>(placeId(BoardPlace::before, player), ui::paintSum,
                 [=](const auto& reader) { return reader.before(player); });
    for (const Category category : allCategories) {
      add<SumLook>(placeId(BoardPlace::sum, player, static_cast<int>(category)), ui::paintSum,
                   [=](const auto& reader) { return reader.sum(player, category); });
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
  std::optional<Site> about;
  if (BoardReader(table).isActive()) about = table.state->active;
  const int kept = about ? -1 - static_cast<int>(*about) : static_cast<int>(table.state->phase);
  keepRoom(kept, table.draft->verdict().legal());
  for (const Site site : allSites) {
    if (table.draft->offer(placeId(BoardPlace::site, static_cast<int>(site))).chosen) about = site;
  }
  if (std::exchange(m_about, about) != about && about) m_only = *about;
  arrange();
}

void BoardView::turn(int by) {
  m_only = static_cast<Site>((static_cast<int>(m_only) + by + siteCount) % siteCount);
  arrange();
}

void BoardView::arrange() {
  if (m_table.state == nullptr) return;
  const QSizeF seen = keptRoom();
  BoardNeeds needs{m_players, {}, BoardReader(m_table).isActive()};
  if (isOne() || seen.height() < leastHeight(needs)) needs.only = m_only;
  m_layout = layOutBoard(seen, needs);
  const BoardReader reader(m_table);
  for (const Site site : allSites) {
    const int number = static_cast<int>(site);
    const SiteRoom& room = m_layout.sites[at(site)];
    put(placeId(BoardPlace::site, number), room.all);
    put(placeId(BoardPlace::corner, number), room.corner);
    put(placeId(BoardPlace::troop, number, 0), room.troops[0]);
    put(placeId(BoardPlace::troop, number, 1), room.troops[1]);
  }
  for (int marker = 1; marker <= maxPlayers; ++marker) {
    const QRectF& room = m_layout.sites[at(Site::giza)].markers[at(marker - 1)];
    put(placeId(BoardPlace::marker, marker), reader.liesAtGiza(marker) ? room : QRectF());
  }
  for (int boat = 0; boat <= boatsInRow; ++boat) {
    const bool seen = boat == reservedBoat || reader.boat(boat).isThere || m_table.laid.facedDown;
    put(placeId(BoardPlace::boat, boat),
        seen ? m_layout.boats[at(reader.placeOf(boat))] : QRectF());
  }
  for (int card = 1; card <= m_cards; ++card) put(placeId(BoardPlace::card, card), {});
  for (Player player = 0; player < m_players; ++player) {
    const std::vector<int> cards = reader.cardsOf(player);
    const qreal high =
        std::min<qreal>(m_players < maxPlayers ? 34 : 31, m_layout.table.rows[player].height());
    const auto rooms = ui::roomsInRow(m_layout.table.rows[player], static_cast<int>(cards.size()),
                                      high, cardWidths);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      put(placeId(BoardPlace::card, cards[i]), rooms[i]);
    }
    for (int i = 0; i < columnCount; ++i) {
      const auto id =
          i == 0 ? placeId(BoardPlace::before, player) : placeId(BoardPlace::sum, player, i - 1);
      put(id, reader.isActive() ? m_layout.table.cells[player][at(i)] : QRectF());
    }
  }
  putArrows(m_layout.arrows,
            {BoardWords::tr("Site before this one"), BoardWords::tr("Site after this one")});
  drawAll(reader, BoardWords::tr("Board"), reader.sentences());
}

QSize BoardView::minimumSizeHint() const {
  if (m_table.state == nullptr) return {};
  const qreal u = ui::lookUnit(font());
  return {qCeil((isOne() ? 500 : 700) * u), qCeil(flatHeight(isOne()) * u)};
}

void BoardView::paintBoard(Canvas& canvas) {
  const ui::Theme& theme = canvas.theme();
  if (m_table.state == nullptr) return;
  const BoardReader reader(m_table);
  paintPyramid(canvas, m_layout, reader.countText(), reader.loaded(), reader.winner(),
               reader.supply());
  if (!m_layout.nile.isEmpty()) {
    paintRiverBand(canvas, m_layout.nile, theme.water, {theme.riverEdge, 2});
  }
  ui::paintNumberTable(canvas, m_layout.table, reader.active(), m_table.seats);
  paintLaid(canvas, m_layout, m_table.laid);
}

} // namespace nilometer::pyramidion
