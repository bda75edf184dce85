// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/rows_picture.h"

#include "ui/board/building_layout.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;
using words::fill;

namespace {

constexpr int rowsMargin = 3 * unit;
constexpr int stoneGap = 3;
constexpr int narrowStone = 6; ///< a stone that is only to be counted
constexpr int rowsApart = 3 * unit;
constexpr qreal loosest = 1.5; ///< how far rows may stand apart where there is room

CellMeasures measuresOf(int stone, int pitch) {
  CellMeasures measures;
  measures.cell = QSize(stone, pitch - stoneGap);
  measures.column = measures.cell;
  measures.gap = stoneGap;
  return measures;
}

} // namespace

RowsPicture::RowsPicture(Building building, QWidget* parent)
    : CopyPicture(parent), m_building(building), m_captions(this) {
  if (building == Building::pyramid) m_sketch = new SupportSketch(this);
}

void RowsPicture::furnish(const CopyState& copy) {
  m_captions.begin();
  m_copied = copiedRows(copy.document, m_building);
  m_drawn = drawnRows(m_copied, m_building);
  m_rows.assign(m_copied.size(), {});
  m_spacesHeader = m_captions.say(QStringLiteral("spaces"), tr("Spaces"));
  m_rowsHeader = m_captions.say(QStringLiteral("rows"), tr("Rows"));
  for (QLabel* header : {m_spacesHeader, m_rowsHeader}) header->setAlignment(Qt::AlignCenter);
  for (std::size_t i = 0; i < m_rows.size(); ++i) furnishRow(copy, i);
  const QString rows = QString::fromStdString(rowsPlace(m_building));
  m_addBelow = &step(rows + QStringLiteral(" add"), StepButton::Sign::add,
                     tr("Add a row at the bottom"), addRow(m_building, 0));
  m_addBelow->setEnabled(spacesIn(m_copied) < egizia::maxSpaces);
  if (m_sketch != nullptr) furnishSupport(copy);
  m_captions.end();
}

void RowsPicture::furnishRow(const CopyState& copy, std::size_t index) {
  const QString which = words::number(static_cast<int>(index) + 1);
  const QString place =
      QString::fromStdString(rowsPlace(m_building)) + QStringLiteral("[%1]").arg(index);
  const int free = egizia::maxSpaces - spacesIn(m_copied);
  const int spaces = m_copied[index].spaces;
  Row& row = m_rows[index];
  row.name = m_captions.say(which, fill(tr("Row %1"), {which}));
  row.name->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  NumberField::Content value;
  value.most = egizia::maxPrinted;
  value.name = fill(tr("Value of row %1"), {which});
  row.value = &number(copy, place + QStringLiteral(".value"), value);
  NumberField::Content count;
  count.most = std::max({spaces + free, spaces, 1});
  count.name = fill(tr("Spaces in row %1"), {which});
  row.spaces = &number(copy, place + QStringLiteral(".spaces"), count);
  row.fewer =
      &step(place + QStringLiteral(".spaces fewer"), StepButton::Sign::remove,
            fill(tr("One space less in row %1"), {which}), addSpaces(m_building, index, -1));
  row.more = &step(place + QStringLiteral(".spaces more"), StepButton::Sign::add,
                   fill(tr("One space more in row %1"), {which}), addSpaces(m_building, index, 1));
  row.remove = &step(place + QStringLiteral(" remove"), StepButton::Sign::remove,
                     fill(tr("Remove row %1"), {which}), removeRow(m_building, index));
  row.addAbove = &step(place + QStringLiteral(" add"), StepButton::Sign::add,
                       fill(tr("Add a row above row %1"), {which}), addRow(m_building, index + 1));
  row.fewer->setEnabled(spaces > 0);
  row.more->setEnabled(free > 0);
  row.remove->setEnabled(m_rows.size() > 1);
  row.addAbove->setEnabled(free > 0);
}

void RowsPicture::furnishSupport(const CopyState& copy) {
  const QString place = QStringLiteral("pyramid.support");
  m_supportText = m_captions.say(place, tr("Stones of the row below that a stone rests on:"),
                                 Captions::Tone::plain);
  NumberField::Content content;
  content.least = 1;
  content.most = egizia::maxSpaces;
  content.name = tr("Stones that a stone rests on");
  m_support = &number(copy, place, content);
  m_sketch->setContent(m_copied, m_support->content().value);
  m_sketch->setToolTip(tr("A stone and those it rests on"));
  m_sketch->setAccessibleName(m_sketch->toolTip());
}

RowsPicture::Needs RowsPicture::needs() const {
  Needs needs;
  for (const Row& row : m_rows) {
    needs.value = needs.value.expandedTo(row.value->sizeHint());
    needs.spaces = needs.spaces.expandedTo(row.spaces->sizeHint());
    needs.name = std::max(needs.name, captionWidth(*row.name));
  }
  if (m_addBelow == nullptr) return needs;
  needs.button = m_addBelow->sizeHint().height();
  needs.stepper = std::max(2 * needs.button + needs.spaces.width(), captionWidth(*m_spacesHeader));
  needs.rowSteps = std::max(2 * needs.button, captionWidth(*m_rowsHeader));
  // The topmost button stands above the row it adds to.
  needs.header = captionLine(*m_spacesHeader) + (needs.button + stoneGap) / 2 + 1;
  needs.pitch = std::max({needs.value.height(), needs.spaces.height(), needs.button}) + stoneGap;
  return needs;
}

int RowsPicture::besides(const Needs& needs, Values at) const {
  const int values = at == Values::onStones ? 0 : needs.value.width() + rowsApart;
  return needs.name + rowsApart + values + rowsApart + needs.stepper + rowsApart + needs.rowSteps;
}

int RowsPicture::leastBuilding(const Needs& needs, Values at) const {
  const int stone = at == Values::onStones ? needs.value.width() : narrowStone;
  const QSize size = leastBuildingSize(m_drawn, m_building, measuresOf(stone, needs.pitch));
  return std::max(size.width(), needs.value.width());
}

QSize RowsPicture::supportSize() const {
  if (m_sketch == nullptr || m_support == nullptr) return {};
  const int width = std::max(m_sketch->sizeHint().width(), m_support->sizeHint().width());
  return {width, captionHeight(*m_supportText, width) + 2 * unit + m_support->sizeHint().height() +
                     2 * unit + m_sketch->sizeHint().height()};
}

bool RowsPicture::supportBeside(const Needs& needs, int width) const {
  const int own = supportSize().width();
  const int room = width - 2 * rowsMargin;
  const auto least = [&](Values at) { return besides(needs, at) + leastBuilding(needs, at); };
  const Values at = least(Values::onStones) <= room ? Values::onStones : Values::beforeRows;
  return own > 0 && least(at) + 3 * rowsApart + own <= room;
}

int RowsPicture::heightForWidth(int width) const {
  const Needs least = needs();
  const int building = static_cast<int>(m_rows.size()) * least.pitch;
  const int height = rowsMargin + least.header + building + least.button / 2 + rowsMargin;
  const QSize support = supportSize();
  if (support.isEmpty()) return height;
  if (supportBeside(least, width)) return std::max(height, support.height() + 2 * rowsMargin);
  return height + rowsApart + support.height();
}

QSize RowsPicture::minimumSizeHint() const {
  const Needs least = needs();
  const int building =
      besides(least, Values::beforeRows) + leastBuilding(least, Values::beforeRows);
  return {std::max(building, supportSize().width()) + 2 * rowsMargin, 2 * targetHeight};
}

RowsPicture::Layout RowsPicture::layOut(const QSize& room) const {
  const Needs least = needs();
  Layout layout;
  const QSize support = supportSize();
  const bool beside = supportBeside(least, room.width());
  const int supportWidth = beside ? support.width() + 3 * rowsApart : 0;
  const int inner = room.width() - 2 * rowsMargin - supportWidth;
  const bool fits =
      besides(least, Values::onStones) + leastBuilding(least, Values::onStones) <= inner;
  layout.at = fits ? Values::onStones : Values::beforeRows;
  const int rows = std::max<int>(static_cast<int>(m_rows.size()), 1);
  const int more = room.height() - heightForWidth(room.width());
  layout.pitch =
      std::min(least.pitch + std::max(more, 0) / rows, static_cast<int>(least.pitch * loosest));
  const int stone = fits ? least.value.width() : narrowStone;
  const QRect drawing(0, rowsMargin + least.header, inner - besides(least, layout.at),
                      rows * layout.pitch - stoneGap);
  layout.stones = layOutBuilding(m_drawn, m_building, measuresOf(stone, layout.pitch), drawing);
  QRect all;
  for (const QRect& one : layout.stones) all |= one;
  if (all.width() < least.value.width()) all = QRect(all.left(), all.top(), least.value.width(), 1);
  const int used = besides(least, layout.at) + all.width();
  int left = rowsMargin + std::max(inner - used, 0) / 2;
  layout.names = left;
  left += least.name + rowsApart;
  layout.values = left;
  if (!fits) left += least.value.width() + rowsApart;
  for (QRect& one : layout.stones) one.translate(left - all.left(), 0);
  layout.building = QRect(left, drawing.top(), all.width(), drawing.height());
  layout.stepper = left + all.width() + rowsApart;
  layout.rowSteps = layout.stepper + least.stepper + rowsApart;
  const int rightmost = room.width() - rowsMargin - support.width();
  const QPoint below(std::min(layout.names, rightmost),
                     drawing.bottom() + 1 + least.button / 2 + rowsApart);
  const QPoint next(layout.rowSteps + least.rowSteps + 3 * rowsApart, drawing.top());
  layout.support = QRect(beside ? next : below, support);
  return layout;
}

QRect RowsPicture::rowRect(std::size_t row) const {
  const QRect& building = m_layout.building;
  const int fromTop = static_cast<int>(m_rows.size() - 1 - row) * m_layout.pitch;
  return {building.left(), building.top() + fromTop, building.width(), m_layout.pitch - stoneGap};
}

void RowsPicture::arrangeRow(const Needs& needs, std::size_t index) {
  const Row& row = m_rows[index];
  const QRect line = rowRect(index);
  const auto centred = [&](QWidget* widget, int left, int width) {
    const int height = widget->sizeHint().height();
    widget->setGeometry(left, line.center().y() - height / 2, width, height);
  };
  centred(row.name, m_layout.names, needs.name);
  const egizia::BuildingPart& part = m_drawn.plan(m_building).parts[index];
  if (m_layout.at == Values::beforeRows) {
    centred(row.value, m_layout.values, needs.value.width());
  } else if (part.count > 0) {
    row.value->setGeometry(m_layout.stones[part.first]);
  } else {
    centred(row.value, line.center().x() - needs.value.width() / 2, needs.value.width());
  }
  const int stepper =
      m_layout.stepper + (needs.stepper - 2 * needs.button - needs.spaces.width()) / 2;
  centred(row.fewer, stepper, needs.button);
  centred(row.spaces, stepper + needs.button, needs.spaces.width());
  centred(row.more, stepper + needs.button + needs.spaces.width(), needs.button);
  centred(row.remove, m_layout.rowSteps, needs.button);
  row.addAbove->setGeometry(m_layout.rowSteps + needs.button,
                            line.top() - (needs.button + stoneGap) / 2, needs.button, needs.button);
}

void RowsPicture::arrangeSupport() {
  const QRect& box = m_layout.support;
  const int text = captionHeight(*m_supportText, box.width());
  m_supportText->setGeometry(box.left(), box.top(), box.width(), text);
  const QSize field = m_support->sizeHint();
  m_support->setGeometry(box.left(), box.top() + text + 2 * unit, field.width(), field.height());
  const QSize sketch = m_sketch->sizeHint();
  m_sketch->setGeometry(box.left(), m_support->geometry().bottom() + 1 + 2 * unit, box.width(),
                        sketch.height());
}

void RowsPicture::arrange() {
  if (m_addBelow == nullptr) return;
  const Needs least = needs();
  m_layout = layOut(size());
  for (std::size_t i = 0; i < m_rows.size(); ++i) arrangeRow(least, i);
  const int header = captionLine(*m_spacesHeader);
  m_spacesHeader->setGeometry(m_layout.stepper, rowsMargin, least.stepper, header);
  m_rowsHeader->setGeometry(m_layout.rowSteps, rowsMargin, least.rowSteps, header);
  m_addBelow->setGeometry(m_layout.rowSteps + least.button,
                          m_layout.building.bottom() - (least.button - stoneGap) / 2, least.button,
                          least.button);
  if (m_sketch != nullptr) arrangeSupport();
  update();
}

void RowsPicture::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  painter.setFont(font());
  const egizia::BuildingPlan& plan = m_drawn.plan(m_building);
  for (std::size_t row = 0; row < m_rows.size(); ++row) {
    const QRect line = rowRect(row);
    painter.setPen(QPen(theme.line, 1, Qt::DotLine));
    painter.drawLine(m_rows[row].name->geometry().right() + unit, line.center().y(),
                     m_layout.stepper - unit, line.center().y());
    const egizia::BuildingPart& part = plan.parts[row];
    const QString value = words::number(m_copied[row].value);
    for (int i = 0; i < part.count; ++i) {
      const QRect& stone = m_layout.stones[static_cast<std::size_t>(part.first + i)];
      paintCard(painter, stone, theme.surface, theme.line, std::min(4, stone.width() / 2 - 1));
      if (painter.fontMetrics().horizontalAdvance(value) + 2 > stone.width()) continue;
      painter.setPen(theme.quietInk);
      painter.drawText(stone, Qt::AlignCenter, value);
    }
  }
}

} // namespace nilometer::ui
