// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/copied_building.h"

#include "ui/base/style/theme.h"
#include "ui/base/style/unit.h"
#include "ui/egizia/board/building_layout.h"
#include "ui/egizia/spaces/place_layout.h"
#include "ui/egizia/spaces/place_painting.h"
#include "ui/text/phrase.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::Building;

namespace {

// Lengths in heights of a letter.
constexpr qreal around = 0.5;   ///< for what stands out beyond the spaces
constexpr qreal widestRow = 22; ///< stones of a wider one are narrower
constexpr int inHundredths = 100;

CellMeasures measuresOf(Building building, qreal letter) {
  const auto size = [letter](qreal width, qreal height) {
    return QSize(qRound(width * letter), qRound(height * letter));
  };
  switch (building) {
  case Building::obelisk: return {size(3, 2), size(3, 2), 0};
  case Building::pyramid: return {size(2.4, 1.6), size(2.4, 1.6), 0};
  case Building::temple: return {size(2.6, 1.9), size(2, 4.6), 0};
  case Building::tombs: return {size(3, 2.1), size(3, 2.1), 0};
  }
  return {};
}

/// The spaces from `first` on, each in its room.
void paintSpaces(QPainter& painter, const CopiedBuilding& copied, const std::vector<QRect>& rooms,
                 int first, int count, const Theme& theme) {
  const QFont font = painter.font();
  if (copied.onGround) {
    QRect all;
    for (const QRect& room : rooms) all |= room;
    paintBuildingGround(painter, copied.building, all, theme, lookUnit(font));
  }
  for (int i = first; i < first + count; ++i) {
    const QRect& room = rooms[static_cast<std::size_t>(i)];
    SpaceLook look = copied.spaces[static_cast<std::size_t>(i)];
    // Half a number would be a wrong one.
    const int text = placeFonts(font).bold.horizontalAdvance(look.text);
    if (text + leastWidth(QFontMetrics(font), QStringLiteral("."), 1) > room.width())
      look.text.clear();
    paintPlace(painter, room, look, {}, font, theme);
  }
  painter.setFont(font);
}

} // namespace

CopiedBuilding copiedBuilding(egizia::BuildingPlan from, Building building) {
  CopiedBuilding copied{{}, building, {}};
  egizia::BuildingPlan& plan = copied.edition.buildings[static_cast<std::size_t>(building)];
  plan = std::move(from);
  for (int i = 0; i < plan.count; ++i) {
    SpaceLook look;
    look.form = formOf(copied.edition, building, i);
    look.taper = taperOf(copied.edition, building, i);
    look.text = text::number(plan.values[static_cast<std::size_t>(i)]);
    copied.spaces.push_back(std::move(look));
  }
  return copied;
}

FieldDrawing wholeBuilding(CopiedBuilding copied) {
  const QSizeF least =
      leastBuildingSize(copied.edition, copied.building, measuresOf(copied.building, inHundredths));
  const QSizeF size = least / inHundredths + 2 * QSizeF(around, around);
  const auto paint = [copied = std::move(copied), size](QPainter& painter, const QRectF& room,
                                                        const Theme& theme) {
    const int letter = painter.fontMetrics().height();
    QRectF place({}, size * letter);
    place.moveCenter(room.center());
    const qreal margin = around * letter;
    const auto rooms =
        layOutBuilding(copied.edition, copied.building, measuresOf(copied.building, letter),
                       place.adjusted(margin, margin, -margin, -margin).toRect());
    paintSpaces(painter, copied, rooms, 0, static_cast<int>(rooms.size()), theme);
  };
  return {size, paint, {}};
}

FieldDrawing rowOfBuilding(CopiedBuilding copied, std::size_t row) {
  const CellMeasures cell = measuresOf(copied.building, inHundredths);
  const int least = leastBuildingSize(copied.edition, copied.building, cell).width();
  const qreal width = std::min<qreal>(static_cast<qreal>(least) / inHundredths, widestRow);
  const qreal columns = static_cast<qreal>(least) / cell.cell.width();
  const QSizeF size(width + 2 * around, 1);
  const auto paint = [copied = std::move(copied), row, width,
                      columns](QPainter& painter, const QRectF& room, const Theme& theme) {
    const auto& parts = copied.edition.plan(copied.building).parts;
    const auto rows = static_cast<int>(parts.size());
    const int above = rows - 1 - static_cast<int>(row);
    const int height = qRound(room.height());
    QRect all(0, qRound(room.top()) - above * height,
              qRound(width * painter.fontMetrics().height()), rows * height);
    all.moveLeft(qRound(room.center().x() - all.width() / 2.0));
    const QSize stone(static_cast<int>(all.width() / columns), height);
    const auto rooms = layOutBuilding(copied.edition, copied.building, {stone, stone, 0}, all);
    const bool isRow = row < parts.size();
    paintSpaces(painter, copied, rooms, isRow ? parts[row].first : 0, isRow ? parts[row].count : 0,
                theme);
  };
  return {size, paint, {}};
}

} // namespace nilometer::ui
