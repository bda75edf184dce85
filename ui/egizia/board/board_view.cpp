// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/board_view.h"

#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/style/look_unit.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;

namespace {

// Lengths in u.
constexpr qreal stageMargin = 3; ///< around the stage
constexpr qreal riverToStage = 8;
constexpr qreal panelGap = 8;   ///< between parts that stand side by side
constexpr qreal groundLine = 3; ///< on which buildings stand
constexpr qreal lineGap = 1;    ///< above and below a line
constexpr qreal usualRiver = 404;

/// One of several things that share a length: what it needs, how much of the rest it takes, and
/// what is the most it can make use of (0: anything).
struct Share {
  int least = 0;
  int weight = 1;
  int most = 0;
};

/// The lengths of all parts of `length`, the gaps between them left out. Parts with a bound are
/// served first, so that what they leave goes to the others.
template <std::size_t count>
std::array<int, count> shared(int length, int gap, const std::array<Share, count>& shares) {
  int rest = length - static_cast<int>(count - 1) * gap;
  int weights = 0;
  for (const Share& share : shares) {
    rest -= share.least;
    weights += share.weight;
  }
  std::array<int, count> lengths{};
  for (const bool bounded : {true, false}) {
    for (std::size_t i = 0; i < count; ++i) {
      const Share& share = shares[i];
      if ((share.most > 0) != bounded) continue;
      // What is left each time is divided anew, so that nothing is lost by rounding.
      int more = std::max(rest, 0) * share.weight / weights;
      if (bounded) more = std::min(more, std::max(share.most - share.least, 0));
      rest -= more;
      weights -= share.weight;
      lengths[i] = share.least + more;
    }
  }
  return lengths;
}

QSize beside(const QSize& left, const QSize& right, int gap) {
  return {left.width() + gap + right.width(), std::max(left.height(), right.height())};
}

QSize below(const QSize& upper, const QSize& lower, int gap) {
  return {std::max(upper.width(), lower.width()), upper.height() + gap + lower.height()};
}

int pixels(const QWidget& widget, qreal count) {
  return wholePixels(count, lookUnit(widget.font()));
}

/// By which heights are divided.
int rowsOf(const EgiziaSession& session, Building building) {
  return std::max(static_cast<int>(session.edition().plan(building).parts.size()), 1);
}

} // namespace

Seats seatsOf(const EgiziaSession& session) {
  Seats seats{.names = session.names()};
  for (table::Player player = 0; player < session.players(); ++player) {
    seats.colours[player] = static_cast<PlayerColour>(session.colourOf(player));
  }
  return seats;
}

BoardView::BoardView(const EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_river(new RiverView(session, this)),
      m_ring(new RingPanel(session, this)), m_markets(new MarketsPanel(session, this)),
      m_sphinx(new SphinxPanel(session, this)), m_track(nullptr) {
  for (std::size_t i = 0; i < m_buildings.size(); ++i) {
    m_buildings[i] = new BuildingPanel(session, static_cast<Building>(i), this);
    connect(m_buildings[i], &BuildingPanel::pressed, this, &BoardView::placePressed);
  }
  m_track = new TrackPanel(seatsOf(session), this);
  connect(m_river, &RiverView::pressed, this, &BoardView::placePressed);
  connect(m_ring, &RingPanel::pressed, this, &BoardView::placePressed);
}

QWidget& BoardView::building(Building which) const {
  return *m_buildings[static_cast<std::size_t>(which)];
}

void BoardView::refresh(const Offers& offers, const BoardKeys& keys) {
  // Nothing can be done in the past, whatever is offered now.
  const bool past = m_session.isLookingBack();
  m_offers = past ? Offers() : offers;
  m_keys = keys;
  m_river->refresh(m_offers, keys);
  m_ring->refresh(m_offers);
  m_markets->refresh();
  m_sphinx->refresh();
  std::array<bool, 2> busy{};
  for (std::size_t i = 0; i < m_buildings.size(); ++i) {
    m_buildings[i]->refresh(m_offers, keys);
    const bool open = std::ranges::any_of(
        m_offers.cells[i], [](const Offer& offer) { return offer.open || offer.chosen; });
    const auto which = static_cast<Building>(i);
    const bool upper = which == Building::obelisk || which == Building::tombs;
    busy[upper ? 0 : 1] = busy[upper ? 0 : 1] || open;
  }
  for (std::size_t site = 0; site < busy.size(); ++site) {
    if (std::exchange(m_busy[site], busy[site]) != busy[site]) update(m_grounds[site]);
  }
  // A look at the past does not slide, nor the way back.
  const bool jumps = m_session.isPast() || m_wasPast;
  m_wasPast = m_session.isPast();
  egizia::PrintedSet basis;
  for (table::Player player = 0; player < m_session.players(); ++player) {
    egizia::addPrinted(basis, m_session.basis().ofPlayer(player, m_session.shownEntries()));
  }
  m_track->setRests(words::restsOn(basis, m_session.table()));
  m_track->show(m_session.shown().track,
                jumps ? TrackPanel::Arrival::atOnce : TrackPanel::Arrival::sliding);
}

void BoardView::setMotion(bool on) {
  m_track->setMotion(on);
}

bool BoardView::hasMotion() const {
  return m_track->hasMotion();
}

void BoardView::setCover(Cover cover) {
  const std::initializer_list<QWidget*> parts{m_river, m_ring, m_markets, m_sphinx, m_track};
  for (QWidget* part : parts) part->setVisible(cover == Cover::none);
  for (BuildingPanel* part : m_buildings) part->setVisible(cover == Cover::none);
}

Place* BoardView::place(const PlaceId& id) const {
  switch (kindOf(id)) {
  case BoardPlace::stop: return stopPlace(id.number, id.part);
  case BoardPlace::cell: return cellPlace(buildingOf(id), id.number);
  case BoardPlace::ring: return ringPlace(ringOf(id));
  }
  return nullptr;
}

Place* BoardView::stopPlace(int stop, std::uint8_t space) const {
  return m_river->place(stop, space);
}

Place* BoardView::cellPlace(Building building, int cell) const {
  return m_buildings[static_cast<std::size_t>(building)]->place(cell);
}

Place* BoardView::ringPlace(egizia::Ring ring) const {
  return m_ring->place(ring);
}

QRect BoardView::riverRect() const {
  return m_river->geometry();
}

QSize BoardView::leastUpper() const {
  const int gap = pixels(*this, panelGap);
  const QSize ladders = beside(m_markets->minimumSizeHint(), m_sphinx->minimumSizeHint(), gap);
  const QSize right = below(building(Building::tombs).minimumSizeHint(), ladders, gap);
  return beside(building(Building::obelisk).minimumSizeHint(), right, gap);
}

QSize BoardView::leastLower() const {
  return beside(building(Building::pyramid).minimumSizeHint(),
                building(Building::temple).minimumSizeHint(), pixels(*this, panelGap));
}

QSize BoardView::minimumSizeHint() const {
  const int gap = pixels(*this, lineGap);
  const int ground = pixels(*this, groundLine) + gap;
  const QSize stage =
      below(below(m_track->minimumSizeHint(), leastUpper(), 2 * gap + 1), leastLower(), ground) +
      QSize(0, ground);
  const QSize river = m_river->minimumSizeHint();
  const int margin = pixels(*this, stageMargin);
  return {river.width() + pixels(*this, riverToStage) + stage.width() + margin + 2,
          std::max(river.height() + 2, stage.height() + 2 * margin)};
}

void BoardView::arrange() {
  // The river runs through the whole card, from its upper border to its lower one. What is left
  // over goes to the stage.
  const int least = m_river->minimumSizeHint().width();
  const int stage = minimumSizeHint().width() - least;
  const int river = std::clamp(pixels(*this, usualRiver), least, std::max(least, width() - stage));
  m_river->setGeometry(1, 1, river, height() - 2);
  const QRect ring = m_river->ringRoom().translated(m_river->pos());
  m_ring->setGeometry(QRect(ring.topLeft(), m_ring->minimumSizeHint()));
  m_ring->raise();
  const int margin = pixels(*this, stageMargin);
  const int left = river + 1 + pixels(*this, riverToStage);
  arrangeStage(QRect(left, margin, width() - left - margin, height() - 2 * margin));
  Q_EMIT arranged();
}

void BoardView::arrangeStage(const QRect& room) {
  const int gap = pixels(*this, lineGap);
  const int line = pixels(*this, groundLine);
  const int track = m_track->minimumSizeHint().height();
  m_track->setGeometry(room.left(), room.top(), room.width(), track);
  m_underTrack = QRect(room.left(), room.top() + track + gap, room.width(), 1);
  const int top = m_underTrack.bottom() + 1 + gap;
  // Stones of the same height in both.
  const int both = room.bottom() + 1 - line - top - line - gap;
  const int heading = m_markets->frameHeight();
  const int upperRows = rowsOf(m_session, Building::obelisk);
  const int rows = upperRows + rowsOf(m_session, Building::pyramid);
  const int least = leastUpper().height();
  const int upper = std::clamp(heading + (both - heading) * upperRows / rows, least,
                               std::max(least, both - leastLower().height()));
  arrangeUpper(QRect(room.left(), top, room.width(), upper));
  m_grounds[0] = QRect(room.left(), top + upper, room.width(), line);
  const int lower = m_grounds[0].bottom() + 1 + gap;
  arrangeLower(QRect(room.left(), lower, room.width(), both - upper));
  m_grounds[1] = QRect(room.left(), lower + both - upper, room.width(), line);
  update();
}

void BoardView::arrangeUpper(const QRect& room) {
  const int gap = pixels(*this, panelGap);
  const int obelisk = building(Building::obelisk).minimumSizeHint().width();
  const int tombs = building(Building::tombs).minimumSizeHint().height();
  const QSize markets = m_markets->minimumSizeHint();
  const QSize sphinx = m_sphinx->minimumSizeHint();
  const int ladders = std::max(markets.height(), sphinx.height());
  const auto columns = shared<2>(room.width(), gap,
                                 {Share{obelisk, 2, std::max(obelisk, pixels(*this, 96))},
                                  Share{leastUpper().width() - obelisk - gap, 3}});
  building(Building::obelisk).setGeometry(room.left(), room.top(), columns[0], room.height());
  const int left = room.left() + columns[0] + gap;
  const auto rows = shared<2>(room.height(), gap, {Share{tombs, 2}, Share{ladders, 3}});
  building(Building::tombs).setGeometry(left, room.top(), columns[1], rows[0]);
  const int top = room.top() + rows[0] + gap;
  const auto parts =
      shared<2>(columns[1], gap, {Share{markets.width(), 2}, Share{sphinx.width(), 1}});
  m_markets->setGeometry(left, top, parts[0], rows[1]);
  m_sphinx->setGeometry(left + parts[0] + gap, top, parts[1], rows[1]);
}

void BoardView::arrangeLower(const QRect& room) {
  const int gap = pixels(*this, panelGap);
  const int pyramid = building(Building::pyramid).minimumSizeHint().width();
  const int temple = building(Building::temple).minimumSizeHint().width();
  const auto parts = shared<2>(room.width(), gap, {Share{pyramid, 3}, Share{temple, 2}});
  building(Building::pyramid).setGeometry(room.left(), room.top(), parts[0], room.height());
  building(Building::temple)
      .setGeometry(room.left() + parts[0] + gap, room.top(), parts[1], room.height());
}

bool BoardView::event(QEvent* event) {
  const bool known = QWidget::event(event);
  if (event->type() == QEvent::LanguageChange) refresh(m_offers, m_keys);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    updateGeometry();
    arrange();
  }
  return known;
}

void BoardView::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line);
  if (m_track->isHidden()) return; // covered: nothing stands on the lines
  painter.fillRect(m_underTrack, theme.line);
  for (std::size_t site = 0; site < m_grounds.size(); ++site) {
    painter.fillRect(m_grounds[site], m_busy[site] ? theme.choose : theme.sand);
  }
}

void BoardView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

} // namespace nilometer::ui
