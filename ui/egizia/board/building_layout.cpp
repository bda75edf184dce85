// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/building_layout.h"

#include "ui/egizia/spaces/place_layout.h"

#include "engine/egizia/building_plans.h"

#include <QPainter>
#include <QRectF>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

using egizia::Building;
using egizia::BuildingPart;
using egizia::BuildingPlan;

namespace {

constexpr qreal obeliskTop = 0.65;   ///< width of the obelisk's top row, its bottom one being 1
constexpr qreal obeliskPoint = 0.32; ///< SpaceLook::taper of that row
constexpr int tombLines = 2;         ///< at least
constexpr int tombsInLine = 6;       ///< at most, where there is no more room
constexpr qreal tileShape = 1.4;     ///< width of a tomb tile to its height

/// How wide a cell may become for its height, and the reverse.
struct Proportions {
  qreal widest = 1;
  qreal tallest = 1;
};

constexpr Proportions proportionsOf(Building building) {
  switch (building) {
  case Building::obelisk: return {2.7, 0.9};
  case Building::tombs: return {1.9, 0.9};
  case Building::pyramid: return {1.7, 0.9};
  case Building::temple: return {1.6, 1.3};
  }
  return {};
}

/// A building drawn with a cell as the unit of both axes, y downwards.
struct Drawing {
  qreal columns = 1;
  qreal rows = 1;
  std::vector<QRectF> cells; ///< in building order

  explicit Drawing(const BuildingPlan& plan) : cells(plan.count) {}

  /// Puts the part's spaces side by side into `row`.
  void putRow(const BuildingPart& part, const QRectF& row) {
    const qreal width = row.width() / std::max<qreal>(part.count, 1);
    for (int i = 0; i < part.count; ++i) {
      cells[static_cast<std::size_t>(part.first + i)] =
          QRectF(row.left() + i * width, row.top(), width, row.height());
    }
  }

  /// Piles the part's spaces up in `pile`, the first at the bottom.
  void putPile(const BuildingPart& part, const QRectF& pile) {
    const qreal height = pile.height() / std::max<qreal>(part.count, 1);
    for (int i = 0; i < part.count; ++i) {
      cells[static_cast<std::size_t>(part.first + i)] =
          QRectF(pile.left(), pile.bottom() - (i + 1) * height, pile.width(), height);
    }
  }
};

/// Width of the row, the lowest being 1: each is a little narrower than the one below it.
qreal obeliskRow(std::size_t row, std::size_t rows) {
  return rows < 2 ? 1
                  : 1 - (1 - obeliskTop) * static_cast<qreal>(row) / static_cast<qreal>(rows - 1);
}

Drawing drawObelisk(const BuildingPlan& plan) {
  Drawing drawing(plan);
  const std::size_t rows = plan.parts.size();
  const auto part = [&](std::size_t row) { return obeliskRow(row, rows); };
  for (std::size_t row = 0; row < rows; ++row) {
    drawing.columns = std::max(drawing.columns, plan.parts[row].count / part(row));
  }
  drawing.rows = static_cast<qreal>(std::max<std::size_t>(rows, 1));
  for (std::size_t row = 0; row < rows; ++row) {
    const qreal width = drawing.columns * part(row);
    drawing.putRow(plan.parts[row], QRectF((drawing.columns - width) / 2,
                                           static_cast<qreal>(rows - 1 - row), width, 1));
  }
  return drawing;
}

/// Rows in the middle of the one below: the stones lie like bricks (PYR-1).
Drawing drawPyramid(const BuildingPlan& plan) {
  Drawing drawing(plan);
  for (const BuildingPart& row : plan.parts) {
    drawing.columns = std::max<qreal>(drawing.columns, row.count);
  }
  drawing.rows = static_cast<qreal>(std::max<std::size_t>(plan.parts.size(), 1));
  qreal top = drawing.rows;
  for (const BuildingPart& row : plan.parts) {
    drawing.putRow(row, QRectF((drawing.columns - row.count) / 2, --top, row.count, 1));
  }
  return drawing;
}

Drawing drawTombs(const BuildingPlan& plan, int lines) {
  Drawing drawing(plan);
  const int inLine = std::max((plan.count + lines - 1) / lines, 1);
  drawing.columns = inLine;
  drawing.rows = std::max((plan.count + inLine - 1) / inLine, 1);
  for (int i = 0; i < plan.count; ++i) {
    const int line = i / inLine;
    drawing.cells[static_cast<std::size_t>(i)] = QRectF(i - line * inLine, line, 1, 1);
  }
  return drawing;
}

const BuildingPart* findPart(const BuildingPlan& plan, std::size_t name) {
  const auto found =
      std::find_if(plan.parts.begin(), plan.parts.end(), [&](const BuildingPart& part) {
        return part.id == egizia::templePartNames[name];
      });
  return found == plan.parts.end() ? nullptr : &*found;
}

/// Pillars left and right, columns between them, everything else in rows above (TEMPLE-1).
/// `column` is the width of a column, `height` that of the pillars.
Drawing drawTemple(const BuildingPlan& plan, qreal column, qreal height) {
  Drawing drawing(plan);
  const BuildingPart* left = findPart(plan, 0);
  const BuildingPart* right = findPart(plan, 1);
  const BuildingPart* columns = findPart(plan, 2);
  std::vector<const BuildingPart*> above;
  for (const BuildingPart& part : plan.parts) {
    if (&part != left && &part != right && &part != columns) above.push_back(&part);
  }
  const qreal between = columns == nullptr ? 0 : columns->count * column;
  drawing.columns = 2 + between;
  for (const BuildingPart* part : above) {
    drawing.columns = std::max<qreal>(drawing.columns, part->count);
  }
  drawing.rows = height + static_cast<qreal>(above.size());
  const auto top = static_cast<qreal>(above.size());
  const qreal pillar = (drawing.columns - between) / 2;
  if (left != nullptr) drawing.putPile(*left, QRectF(0, top, pillar, height));
  if (right != nullptr) {
    drawing.putPile(*right, QRectF(drawing.columns - pillar, top, pillar, height));
  }
  if (columns != nullptr) drawing.putRow(*columns, QRectF(pillar, top, between, height));
  qreal row = top;
  for (const BuildingPart* part : above) {
    drawing.putRow(*part, QRectF(0, --row, drawing.columns, 1));
  }
  return drawing;
}

int leastTombLines(const BuildingPlan& plan) {
  return std::max(tombLines, (plan.count + tombsInLine - 1) / tombsInLine);
}

/// As many lines as give the largest tiles.
int tombLinesFor(const BuildingPlan& plan, const QRect& room) {
  int best = tombLines;
  qreal largest = 0;
  for (int lines = tombLines; lines <= std::max<int>(plan.count, tombLines); ++lines) {
    const Drawing drawing = drawTombs(plan, lines);
    const qreal size =
        std::min(room.width() / drawing.columns, room.height() / drawing.rows * tileShape);
    if (size <= largest) continue;
    largest = size;
    best = lines;
  }
  return best;
}

Drawing draw(const egizia::Edition& edition, Building building, const CellMeasures& measures,
             int lines) {
  const BuildingPlan& plan = edition.plan(building);
  switch (building) {
  case Building::obelisk: return drawObelisk(plan);
  case Building::tombs: return drawTombs(plan, lines);
  case Building::pyramid: return drawPyramid(plan);
  case Building::temple: break;
  }
  const qreal gap = measures.gap;
  const qreal column = (measures.column.width() + gap) / (measures.cell.width() + gap);
  const qreal least = (measures.column.height() + gap) / (measures.cell.height() + gap);
  qreal height = least;
  for (const std::size_t pillar : {0U, 1U}) {
    const BuildingPart* part = findPart(plan, pillar);
    if (part != nullptr) height = std::max<qreal>(height, part->count);
  }
  return drawTemple(plan, column, height);
}

} // namespace

CellMeasures measureCells(const egizia::Edition& edition, Building building, const QFont& font) {
  const PlaceFonts& fonts = placeFonts(font);
  int text = fonts.bold.horizontalAdvance(QLatin1Char('?'));
  const auto consider = [&](int value) {
    text = std::max(text, fonts.bold.horizontalAdvance(QString::number(value)));
  };
  const BuildingPlan& plan = edition.plan(building);
  for (std::size_t i = 0; i < plan.count; ++i) consider(plan.values[i]);
  if (building == Building::tombs) {
    for (const int value : edition.tombTileValues) consider(value);
  }
  const int line = fonts.text.height();
  const int key = fonts.key.height() + 1;
  CellMeasures measures;
  // Beside the number: the owner's symbol, as large as the line lets it, or the key.
  const int symbol = (line * 3 + 3) / 4;
  measures.cell =
      QSize(std::max<int>(targetHeight, 4 + text + std::max<int>(symbol + 3, key)), line + 4);
  measures.column = QSize(std::max<int>(targetHeight, text + 10), 2 * line + 4);
  return measures;
}

QSize leastBuildingSize(const egizia::Edition& edition, Building building,
                        const CellMeasures& measures) {
  const Drawing drawing = draw(edition, building, measures, leastTombLines(edition.plan(building)));
  const auto length = [&](qreal units, int cell) {
    return static_cast<int>(std::ceil(units * (cell + measures.gap))) - measures.gap;
  };
  return {length(drawing.columns, measures.cell.width()),
          length(drawing.rows, measures.cell.height())};
}

SpaceLook::Form formOf(const egizia::Edition& edition, Building building, int cell) {
  if (building == Building::tombs) return SpaceLook::Form::door;
  if (building != Building::temple) return SpaceLook::Form::block;
  const BuildingPart* columns = findPart(edition.plan(building), 2);
  const bool column =
      columns != nullptr && cell >= columns->first && cell < columns->first + columns->count;
  return column ? SpaceLook::Form::column : SpaceLook::Form::block;
}

qreal taperOf(const egizia::Edition& edition, Building building, int cell) {
  if (building != Building::obelisk) return 0;
  const auto& parts = edition.plan(building).parts;
  for (std::size_t row = 0; row < parts.size(); ++row) {
    if (parts[row].first != cell) continue;
    if (parts[row].count != 1) return 0;
    if (row + 1 == parts.size()) return obeliskPoint;
    const qreal width = obeliskRow(row, parts.size());
    return (width - obeliskRow(row + 1, parts.size())) / (2 * width);
  }
  return 0;
}

std::vector<QRect> layOutBuilding(const egizia::Edition& edition, Building building,
                                  const CellMeasures& measures, const QRect& room) {
  const Drawing drawing =
      draw(edition, building, measures, tombLinesFor(edition.plan(building), room));
  const Proportions proportions = proportionsOf(building);
  const int gap = measures.gap;
  qreal width = (room.width() + gap) / drawing.columns;
  qreal height = (room.height() + gap) / drawing.rows;
  // The least width is kept whatever the proportions say: numbers come first.
  width =
      std::min(width, std::max<qreal>(height * proportions.widest, measures.cell.width() + gap));
  const qreal least = std::max<int>(measures.cell.height(), targetHeight) + gap;
  height = std::min(height, std::max(width * proportions.tallest, least));
  const qreal left = room.left() + (room.width() + gap - width * drawing.columns) / 2;
  const qreal free = room.height() + gap - height * drawing.rows;
  const qreal top = room.top() + (building == Building::tombs ? free / 2 : free);
  std::vector<QRect> cells;
  cells.reserve(drawing.cells.size());
  for (const QRectF& cell : drawing.cells) {
    const QPoint from(qRound(left + cell.left() * width), qRound(top + cell.top() * height));
    const QPoint to(qRound(left + cell.right() * width), qRound(top + cell.bottom() * height));
    cells.emplace_back(from, QSize(to.x() - from.x() - gap, to.y() - from.y() - gap));
  }
  return cells;
}

void paintBuildingGround(QPainter& painter, Building building, const QRectF& spaces,
                         const Theme& theme, qreal u) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.sand);
  switch (building) {
  case Building::tombs: {
    const int around = qRound(rockAround * u);
    painter.drawRoundedRect(spaces.adjusted(-around, -around, around, around), 6 * u, 6 * u);
    break;
  }
  case Building::pyramid:
    painter.drawPolygon(QPolygonF({spaces.bottomLeft() - QPointF(5 * u, 0),
                                   QPointF(spaces.center().x(), spaces.top() - 6 * u),
                                   spaces.bottomRight() + QPointF(5 * u, 0)}));
    break;
  case Building::temple:
    painter.drawRect(
        QRectF(spaces.left() - 4 * u, spaces.top() - 4 * u, spaces.width() + 8 * u, 4 * u));
    break;
  case Building::obelisk: break;
  }
}

} // namespace nilometer::ui
