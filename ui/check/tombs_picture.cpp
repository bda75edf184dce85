// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/tombs_picture.h"

#include "ui/board/building_layout.h"
#include "ui/check/flow.h"
#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int tombsMargin = 3 * unit;
constexpr int tombsApart = 6 * unit; ///< between the groups
constexpr QSize tilesApart(4 * unit, 2 * unit);
constexpr int fewestInLine = 6; ///< tomb tiles side by side
constexpr int belowHeading = 2 * unit;

} // namespace

QSize TombsPicture::Count::size() const {
  return {captionWidth(*caption) + 2 * unit + field->sizeHint().width(),
          field->sizeHint().height()};
}

void TombsPicture::Count::place(const QRect& rect) const {
  const int width = field->sizeHint().width();
  caption->setGeometry(rect.adjusted(0, 0, -width - 2 * unit, 0));
  field->setGeometry(rect.right() + 1 - width, rect.top(), width, rect.height());
}

QSize TombsPicture::Tiles::size() const {
  return {value->sizeHint().width() + count->sizeHint().width() + remove->sizeHint().width() + unit,
          value->sizeHint().height()};
}

void TombsPicture::Tiles::place(const QRect& rect) const {
  int left = rect.left();
  const auto next = [&](QWidget* widget, int gap) {
    const int width = widget->sizeHint().width();
    widget->setGeometry(left, rect.top(), width, rect.height());
    left += width + gap;
  };
  next(value, unit);
  next(count, 0);
  next(remove, 0);
}

QSize TombsPicture::tileSize() const {
  const int height = fontMetrics().height() * 2;
  return {height * 7 / 5, height};
}

TombsPicture::BandNeeds TombsPicture::bandNeeds() const {
  BandNeeds needs;
  int open = captionWidth(*m_sumHeader);
  needs.points = captionWidth(*m_pointsHeader);
  for (const Band& band : m_bands) {
    needs.button = band.add->sizeHint().width();
    needs.points = std::max(needs.points, band.points->sizeHint().width());
    if (band.upTo == nullptr) {
      open = std::max(open, captionWidth(*band.from));
    } else {
      needs.from = std::max(needs.from, captionWidth(*band.from));
      needs.upTo = std::max(needs.upTo, band.upTo->sizeHint().width());
    }
  }
  needs.from = std::max(needs.from, open - needs.upTo - unit);
  needs.line = needs.button + unit;
  const int width =
      needs.from + unit + needs.upTo + 3 * unit + needs.points + unit + 2 * needs.button;
  const int heads = captionLine(*m_bandsHeading) + belowHeading + captionLine(*m_sumHeader) + unit;
  needs.size = QSize(std::max(width, captionWidth(*m_bandsHeading)),
                     heads + static_cast<int>(m_bands.size()) * needs.line);
  return needs;
}

int TombsPicture::leastGroup() const {
  int least = std::max(captionWidth(*m_spacesHeading), captionWidth(*m_tilesHeading));
  for (const Count& count : {m_spaces, m_openCount, m_tileCount}) {
    least = std::max(least, count.size().width());
  }
  for (const Tiles& tiles : m_tiles) least = std::max(least, tiles.size().width());
  return std::max(least, fewestInLine * (tileSize().width() + unit));
}

std::vector<QSize> TombsPicture::kindSizes() const {
  std::vector<QSize> sizes;
  for (const Tiles& tiles : m_tiles) sizes.push_back(tiles.size());
  sizes.push_back(m_addTiles->sizeHint());
  return sizes;
}

int TombsPicture::countsHeight(int width) const {
  return captionLine(*m_spacesHeading) + belowHeading +
         flowed({m_spaces.size(), m_openCount.size()}, width, tilesApart).height;
}

int TombsPicture::tilesHeight(int width) const {
  return captionLine(*m_tilesHeading) + belowHeading + m_tileCount.size().height() +
         tilesApart.height() + flowed(kindSizes(), width, tilesApart).height;
}

TombsPicture::Layout TombsPicture::layOut(int width) const {
  const BandNeeds bands = bandNeeds();
  const int inner = width - 2 * tombsMargin;
  const bool beside = leastGroup() + 2 * tombsApart + bands.size.width() <= inner;
  CellMeasures measures;
  measures.cell = tileSize();
  measures.column = measures.cell;
  measures.gap = unit;
  const int most = std::max(leastGroup(), 2 * fewestInLine * (tileSize().width() + unit));
  const int group = beside ? std::min(inner - 2 * tombsApart - bands.size.width(), most) : inner;
  const int left = beside ? (width - group - 2 * tombsApart - bands.size.width()) / 2 : tombsMargin;
  Layout layout;
  layout.counts = QRect(left, tombsMargin, group, countsHeight(group));
  const QSize board = leastBuildingSize(m_drawn, egizia::Building::tombs, measures);
  layout.board = QRect(left, layout.counts.bottom() + 1 + tilesApart.height(),
                       std::min(group, board.width()), board.height());
  layout.spaces = layOutBuilding(m_drawn, egizia::Building::tombs, measures, layout.board);
  layout.tiles = QRect(left, layout.board.bottom() + 1 + tombsApart, group, tilesHeight(group));
  const QPoint next(left + group + 2 * tombsApart, tombsMargin);
  const QPoint below(left, layout.tiles.bottom() + 1 + tombsApart);
  layout.bands = QRect(beside ? next : below, bands.size);
  layout.height = std::max(layout.tiles.bottom(), layout.bands.bottom()) + 1 + tombsMargin;
  return layout;
}

int TombsPicture::heightForWidth(int width) const {
  return m_addTiles == nullptr ? 0 : layOut(width).height;
}

QSize TombsPicture::minimumSizeHint() const {
  if (m_addTiles == nullptr) return {};
  return {std::max(leastGroup(), bandNeeds().size.width()) + 2 * tombsMargin, 2 * targetHeight};
}

void TombsPicture::arrangeCounts(const Layout& layout) {
  const QRect& box = layout.counts;
  const int heading = captionLine(*m_spacesHeading);
  m_spacesHeading->setGeometry(box.left(), box.top(), box.width(), heading);
  const Flow flow = flowed({m_spaces.size(), m_openCount.size()}, box.width(), tilesApart);
  const QPoint from(box.left(), box.top() + heading + belowHeading);
  m_spaces.place(flow.places[0].translated(from));
  m_openCount.place(flow.places[1].translated(from));
}

void TombsPicture::arrangeTiles(const Layout& layout) {
  const QRect& box = layout.tiles;
  const int heading = captionLine(*m_tilesHeading);
  m_tilesHeading->setGeometry(box.left(), box.top(), box.width(), heading);
  const QRect line(QPoint(box.left(), box.top() + heading + belowHeading), m_tileCount.size());
  m_tileCount.place(line);
  const Flow flow = flowed(kindSizes(), box.width(), tilesApart);
  const QPoint from(box.left(), line.bottom() + 1 + tilesApart.height());
  for (std::size_t i = 0; i < m_tiles.size(); ++i) {
    m_tiles[i].place(flow.places[i].translated(from));
  }
  m_addTiles->setGeometry(flow.places.back().translated(from));
}

void TombsPicture::arrangeBands(const Layout& layout) {
  const BandNeeds needs = bandNeeds();
  const int left = layout.bands.left();
  const int points = left + needs.from + unit + needs.upTo + 3 * unit;
  int top = layout.bands.top();
  const int heading = captionLine(*m_bandsHeading);
  m_bandsHeading->setGeometry(left, top, layout.bands.width(), heading);
  top += heading + belowHeading;
  const int header = captionLine(*m_sumHeader);
  m_sumHeader->setGeometry(left, top, needs.from + unit + needs.upTo, header);
  m_pointsHeader->setGeometry(points, top, needs.points, header);
  top += header + unit;
  for (const Band& band : m_bands) {
    const int high = needs.button;
    const int from = band.upTo == nullptr ? needs.from + unit + needs.upTo : needs.from;
    band.from->setGeometry(left, top, from, high);
    if (band.upTo != nullptr) {
      band.upTo->setGeometry(left + needs.from + unit, top, needs.upTo, high);
    }
    band.points->setGeometry(points, top, needs.points, high);
    band.add->setGeometry(points + needs.points + unit, top, needs.button, high);
    band.remove->setGeometry(points + needs.points + unit + needs.button, top, needs.button, high);
    top += needs.line;
  }
}

void TombsPicture::arrange() {
  if (m_addTiles == nullptr) return;
  m_layout = layOut(width());
  arrangeCounts(m_layout);
  arrangeTiles(m_layout);
  arrangeBands(m_layout);
  update();
}

void TombsPicture::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  painter.setFont(font());
  for (std::size_t i = 0; i < m_layout.spaces.size(); ++i) {
    const bool open = static_cast<int>(i) < m_open;
    paintCard(painter, m_layout.spaces[i], open ? theme.surface : theme.sunken,
              open ? theme.quietInk : theme.line, 4);
  }
}

} // namespace nilometer::ui
