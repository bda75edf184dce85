// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of the board share its room.
#include "ui/egizia/board/board_view.h"

#include "ui/base/style/unit.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/egizia/board/stage_tab.h"

#include <algorithm>
#include <vector>

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

/// What it needs, how much of the rest it takes of a length that it shares with others, and what
/// is the most it can make use of (0: anything).
struct BoardView::Box {
  QWidget* part = nullptr; ///< nullptr: several
  int weight = 1;
  int most = 0;
  Qt::Orientation along = Qt::Horizontal; ///< of several
  std::vector<Box> boxes{};

  [[nodiscard]] QSize least(int gap) const {
    if (part != nullptr) return part->minimumSizeHint();
    QSize all = boxes.front().least(gap);
    for (std::size_t i = 1; i < boxes.size(); ++i) {
      all = (along == Qt::Horizontal ? beside : below)(all, boxes[i].least(gap), gap);
    }
    return all;
  }

  void put(const QRect& room, int gap) const {
    if (part != nullptr) return part->setGeometry(room);
    const bool isRow = along == Qt::Horizontal;
    std::vector<int> lengths;
    int rest = (isRow ? room.width() : room.height()) + gap;
    int weights = 0;
    for (const Box& box : boxes) {
      const QSize size = box.least(gap);
      lengths.push_back(isRow ? size.width() : size.height());
      rest -= lengths.back() + gap;
      weights += box.weight;
    }
    // Those with a bound are served first, so that what they leave goes to the others.
    for (const bool bounded : {true, false}) {
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        if ((boxes[i].most > 0) != bounded) continue;
        // What is left each time is divided anew, so that nothing is lost by rounding.
        int more = std::max(rest, 0) * boxes[i].weight / weights;
        if (bounded) more = std::min(more, std::max(boxes[i].most - lengths[i], 0));
        rest -= more;
        weights -= boxes[i].weight;
        lengths[i] += more;
      }
    }
    QPoint at = room.topLeft();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      boxes[i].put(isRow ? QRect(at, QSize(lengths[i], room.height()))
                         : QRect(at, QSize(room.width(), lengths[i])),
                   gap);
      (isRow ? at.rx() : at.ry()) += lengths[i] + gap;
    }
  }
};

BoardView::Box BoardView::upper() const {
  const int wide = building(Building::obelisk)->minimumSizeHint().width();
  const Box obelisk{building(Building::obelisk), 2, std::max(wide, pixels(*this, 96))};
  Box tombs{building(Building::tombs), hasTrack() ? 2 : 3};
  if (isOne()) return {.boxes = {obelisk, tombs}};
  Box right{.weight = 3, .along = Qt::Vertical, .boxes = {tombs}};
  if (hasTrack()) {
    right.boxes.push_back({.weight = 3, .boxes = {{m_markets, 2}, {m_sphinx}}});
  } else {
    const int markets = m_markets->minimumSizeHint().height();
    right.boxes.push_back({m_markets, 1, markets + pixels(*this, 16)});
    right.boxes.push_back({m_sphinx, 2});
  }
  return {.boxes = {obelisk, right}};
}

BoardView::Box BoardView::lower() const {
  // The heading of the pyramid finds its room beside the top if that is far enough from it.
  return {.boxes = {{building(Building::pyramid), hasTrack() ? 3 : 12},
                    {building(Building::temple), hasTrack() ? 2 : 1}}};
}

QSize BoardView::leastUpper() const {
  return upper().least(pixels(*this, panelGap));
}

QSize BoardView::leastLower() const {
  return lower().least(pixels(*this, panelGap));
}

void BoardView::putUpper(const QRect& room) {
  upper().put(room, pixels(*this, panelGap));
}

void BoardView::putLower(const QRect& room) {
  lower().put(room, pixels(*this, panelGap));
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
  const int high = std::clamp(heading + (both - heading) * upperRows / rows, least,
                              std::max(least, both - leastLower().height()));
  putUpper(QRect(room.left(), top, room.width(), high));
  m_grounds[0] = QRect(room.left(), top + high, room.width(), line);
  const int next = m_grounds[0].bottom() + 1 + gap;
  putLower(QRect(room.left(), next, room.width(), both - high));
  m_grounds[1] = QRect(room.left(), next + both - high, room.width(), line);
  update();
}

} // namespace nilometer::ui
