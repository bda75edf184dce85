// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a copy for obelisk and pyramid: row by row as they stand, each with its value.
#include "ui/egizia/check/copied_rows.h"
#include "ui/egizia/check/page_fields.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;
using words::fill;

namespace {

constexpr qreal widestRow = 22; ///< in heights of a letter
constexpr qreal widestStone = 2.2;
constexpr int stonesApart = 2;

/// Stones side by side in the middle of their row; their value is in them where it finds room.
void paintStones(QPainter& painter, const QRectF& room, int count, qreal width,
                 const QString& value, const Theme& theme) {
  painter.setPen(theme.quietInk);
  const bool fits = painter.fontMetrics().horizontalAdvance(value) + 2 * stonesApart < width;
  QRectF stone(room.center().x() - count * width / 2, room.top(), width, room.height());
  for (int i = 0; i < count; ++i, stone.translate(width, 0)) {
    const QRectF inside = stone.adjusted(1, 1, -1, -1);
    paintCard(painter, inside, theme.sunken, theme.quietInk, std::min(4.0, inside.width() / 2 - 1));
    if (fits) painter.drawText(inside, Qt::AlignCenter, value);
  }
}

FieldDrawing stones(const CopiedRows& rows, std::size_t index) {
  int most = 1;
  for (const CopiedRow& row : rows) most = std::max(most, std::min(row.spaces, egizia::maxSpaces));
  const qreal size = std::min(widestStone, widestRow / most);
  const CopiedRow& row = rows[index];
  const auto paint = [row, size](QPainter& painter, const QRectF& room, const Theme& theme) {
    const qreal width = size * painter.fontMetrics().height();
    paintStones(painter, room, std::min(row.spaces, egizia::maxSpaces), width,
                words::number(row.value), theme);
  };
  return {{most * size, 1}, paint, {}};
}

FieldRow buildingRow(const CopyState& copy, Building building, const CopiedRows& rows,
                     std::size_t index) {
  const QString which = words::number(static_cast<int>(index) + 1);
  const QString place =
      QStringLiteral("%1[%2]").arg(QString::fromStdString(rowsPlace(building))).arg(index);
  const int free = egizia::maxSpaces - spacesIn(rows);
  const int spaces = rows[index].spaces;
  FieldNumber count = numberAt(copy, place + u".spaces");
  count.content.most = std::max({spaces + free, spaces, 1});
  const FieldStep fewer{place + u".spaces fewer",
                        StepButton::Sign::remove,
                        fill(CopyFields::tr("One space less in row %1"), {which}),
                        addSpaces(building, index, -1),
                        spaces > 0,
                        {}};
  const FieldStep more{place + u".spaces more",
                       StepButton::Sign::add,
                       fill(CopyFields::tr("One space more in row %1"), {which}),
                       addSpaces(building, index, 1),
                       free > 0,
                       {}};
  const FieldStep remove{place + u" remove",
                         StepButton::Sign::remove,
                         fill(CopyFields::tr("Remove row %1"), {which}),
                         removeRow(building, index),
                         rows.size() > 1,
                         {}};
  const FieldStep add{place + u" add",
                      StepButton::Sign::add,
                      fill(CopyFields::tr("Add a row above row %1"), {which}),
                      addRow(building, index + 1),
                      free > 0,
                      {}};
  //: A row of a building.
  return {fill(CopyFields::tr("Row %1"), {which}),
          {{numberAt(copy, place + u".value")},
           {stones(rows, index)},
           {fewer, count, more},
           {remove, add}},
          {}};
}

/// A stone of the pyramid and those it rests on (PYR-1), in the two lowest rows.
void paintSupport(QPainter& painter, const QRectF& room, int below, int above, int support,
                  const Theme& theme) {
  const qreal width =
      std::min<qreal>(painter.fontMetrics().height() * 1.5, room.width() / std::max(below, above));
  const qreal height = room.height() / 2;
  const int chosen = (above - 1) / 2;
  const egizia::RestsOn rests = egizia::restsOn(below, above, chosen, support);
  const auto draw = [&](int count, qreal top, int first, int last, const QColor& fill) {
    const qreal left = room.center().x() - count * width / 2;
    for (int i = 0; i < count; ++i) {
      const bool meant = i >= first && i <= last;
      paintCard(painter, QRectF(left + i * width, top, width, height).adjusted(1, 1, -1, -1),
                meant ? fill : theme.surface, meant ? theme.quietInk : theme.line, 3);
    }
  };
  draw(below, room.top() + height, rests.first, rests.last, theme.river);
  draw(above, room.top(), chosen, chosen, theme.choose);
}

FieldGroup supportGroup(const CopyState& copy, const CopiedRows& rows) {
  const QString place = QStringLiteral("pyramid.support");
  FieldGroup group;
  group.rows.push_back({CopyFields::tr("Stones of the row below that a stone rests on:"),
                        {{numberAt(copy, place)}},
                        {}});
  const int support = std::max(copy.number(place.toStdString()), 1);
  for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
    const int below = std::min(rows[row].spaces, egizia::maxSpaces);
    const int above = std::min(rows[row + 1].spaces, egizia::maxSpaces);
    if (below < 1 || above < 1) continue;
    const auto paint = [=](QPainter& painter, const QRectF& room, const Theme& theme) {
      paintSupport(painter, room, below, above, support, theme);
    };
    group.rows.push_back(
        {{},
         {{FieldDrawing{{14, 2.4}, paint, CopyFields::tr("A stone and those it rests on")}}},
         FieldRow::Lay::flow});
    break;
  }
  return group;
}

} // namespace

FieldList rowsFields(const CopyState& copy, Building building) {
  const CopiedRows rows = copiedRows(copy.document, building);
  FieldGroup group;
  group.order = FieldGroup::Rows::upwards;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    group.rows.push_back(buildingRow(copy, building, rows, i));
  }
  const QString list = QString::fromStdString(rowsPlace(building));
  const FieldStep add{list + u" add",
                      StepButton::Sign::add,
                      CopyFields::tr("Add a row at the bottom"),
                      addRow(building, 0),
                      spacesIn(rows) < egizia::maxSpaces,
                      {}};
  FieldRow bottom;
  bottom.parts = {{}, {}, {}, {}, {add}};
  group.rows.insert(group.rows.begin(), bottom);
  FieldRow top;
  top.parts = {
      {}, {}, {}, {quietText(CopyFields::tr("Spaces"))}, {quietText(CopyFields::tr("Rows"))}};
  group.rows.push_back(top);
  FieldSection section{{}, {std::move(group)}, FieldSection::Widths::own};
  if (building == Building::pyramid) section.groups.push_back(supportGroup(copy, rows));
  return {{}, {std::move(section)}};
}

} // namespace nilometer::ui
