// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of the board share its room.
#include "ui/egizia/board/board_view.h"

#include "ui/base/style/unit.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/board/stage_tab.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;

namespace {

// Lengths in u.
constexpr qreal stageMargin = 3; ///< around the stage
constexpr qreal riverToStage = 2;
constexpr qreal panelGap = 6;   ///< between parts that stand side by side
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

QSize BoardView::leastUpper() const {
  const int gap = pixels(*this, panelGap);
  if (isOne()) {
    return beside(building(Building::obelisk).minimumSizeHint(),
                  building(Building::tombs).minimumSizeHint(), gap);
  }
  const auto both = hasTrack() ? beside : below;
  const QSize ladders = both(m_markets->minimumSizeHint(), m_sphinx->minimumSizeHint(), gap);
  const QSize right = below(building(Building::tombs).minimumSizeHint(), ladders, gap);
  return beside(building(Building::obelisk).minimumSizeHint(), right, gap);
}

QSize BoardView::leastLower() const {
  return beside(building(Building::pyramid).minimumSizeHint(),
                building(Building::temple).minimumSizeHint(), pixels(*this, panelGap));
}

int BoardView::riverWidth() const {
  const int least = m_river->minimumSizeHint().width();
  return hasTrack() ? std::max(least, pixels(*this, usualRiver)) : least;
}

int BoardView::trackHeight() const {
  return hasTrack() ? m_track->minimumSizeHint().height() + 2 * pixels(*this, lineGap) + 1 : 0;
}

QSize BoardView::leastStage() const {
  const int ground = pixels(*this, groundLine) + pixels(*this, lineGap);
  QSize stage = below(leastUpper(), leastLower(), ground) + QSize(0, ground + trackHeight());
  if (hasTrack()) stage = stage.expandedTo(QSize(m_track->minimumSizeHint().width(), 0));
  return stage;
}

QSize BoardView::minimumSizeHint() const {
  const int river = m_river->minimumSizeHint().height();
  const int margin = pixels(*this, stageMargin);
  if (isOne()) return leastPages();
  const QSize stage = leastStage();
  return {riverWidth() + pixels(*this, riverToStage) + stage.width() + margin + 2,
          std::max(river + 2, stage.height() + 2 * margin)};
}

void BoardView::arrange() {
  foldAsNeeded();
  if (isOne()) return arrangePages();
  // The river runs through the whole card, from its upper border to its lower one. What is left
  // over goes to the stage.
  const int river = riverWidth();
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
  m_underTrack =
      hasTrack() ? QRect(room.left(), room.top() + track + gap, room.width(), 1) : QRect();
  const int top = room.top() + trackHeight();
  // Stones of the same height in both.
  const int both = room.bottom() + 1 - line - top - line - gap;
  const int heading = hasTrack() ? m_markets->frameHeight() : 0;
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
  const auto columns = shared<2>(room.width(), gap,
                                 {Share{obelisk, 2, std::max(obelisk, pixels(*this, 96))},
                                  Share{leastUpper().width() - obelisk - gap, 3}});
  building(Building::obelisk).setGeometry(room.left(), room.top(), columns[0], room.height());
  const QRect right(room.left() + columns[0] + gap, room.top(), columns[1], room.height());
  if (!hasTrack()) {
    arrangeFlat(right);
    return;
  }
  const QSize markets = m_markets->minimumSizeHint();
  const QSize sphinx = m_sphinx->minimumSizeHint();
  const int ladders = std::max(markets.height(), sphinx.height());
  const auto rows = shared<2>(room.height(), gap, {Share{tombs, 2}, Share{ladders, 3}});
  building(Building::tombs).setGeometry(right.left(), room.top(), right.width(), rows[0]);
  const int top = room.top() + rows[0] + gap;
  const auto parts =
      shared<2>(right.width(), gap, {Share{markets.width(), 2}, Share{sphinx.width(), 1}});
  m_markets->setGeometry(right.left(), top, parts[0], rows[1]);
  m_sphinx->setGeometry(right.left() + parts[0] + gap, top, parts[1], rows[1]);
}

void BoardView::arrangeFlat(const QRect& room) {
  const int gap = pixels(*this, panelGap);
  const int markets = m_markets->minimumSizeHint().height();
  const auto rows = shared<3>(room.height(), gap,
                              {Share{building(Building::tombs).minimumSizeHint().height(), 3},
                               Share{markets, 1, markets + pixels(*this, 16)},
                               Share{m_sphinx->minimumSizeHint().height(), 2}});
  QRect row(room.topLeft(), QSize(room.width(), rows[0]));
  building(Building::tombs).setGeometry(row);
  row = QRect(room.left(), row.bottom() + 1 + gap, room.width(), rows[1]);
  m_markets->setGeometry(row);
  m_sphinx->setGeometry(room.left(), row.bottom() + 1 + gap, room.width(), rows[2]);
}

void BoardView::arrangeLower(const QRect& room) {
  const int gap = pixels(*this, panelGap);
  const int pyramid = building(Building::pyramid).minimumSizeHint().width();
  const int temple = building(Building::temple).minimumSizeHint().width();
  // The heading of the pyramid finds its room beside the top if that is far enough from it.
  const auto parts = shared<2>(
      room.width(), gap, {Share{pyramid, hasTrack() ? 3 : 12}, Share{temple, hasTrack() ? 2 : 1}});
  building(Building::pyramid).setGeometry(room.left(), room.top(), parts[0], room.height());
  building(Building::temple)
      .setGeometry(room.left() + parts[0] + gap, room.top(), parts[1], room.height());
}

} // namespace nilometer::ui
