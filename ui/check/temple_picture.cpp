// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/temple_picture.h"

#include "ui/board/building_layout.h"
#include "ui/style/theme.h"

#include "engine/egizia/building_plans.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;

namespace {

constexpr int templeMargin = 3 * unit;
constexpr int templeApart = 3 * unit;
constexpr int templeGap = 3;
constexpr int loosestTemple = 7; ///< fifths: how much larger than necessary the temple is drawn

constexpr std::size_t columnsPart = 2;
constexpr std::size_t stonesAbove = 3;

} // namespace

int TemplePicture::Part::width() const {
  return std::max(captionWidth(*name), fewer->sizeHint().width() + more->sizeHint().width());
}

CellMeasures TemplePicture::measures() const {
  CellMeasures measures;
  measures.gap = templeGap;
  measures.cell = QSize(targetHeight, targetHeight);
  for (const Part& part : m_parts) {
    for (const NumberField* value : part.values) {
      measures.cell = measures.cell.expandedTo(value->sizeHint());
    }
  }
  // A column is a part of a cell wide: one more where it is rounded.
  measures.column = QSize(measures.cell.width() + 1, 2 * measures.cell.height());
  // Names and buttons stand below their parts, side by side.
  for (const Part& part : m_parts) {
    const int count = std::max<int>(static_cast<int>(part.values.size()), 1);
    if (part.part == stonesAbove) continue;
    const bool columns = part.part == columnsPart;
    QSize& size = columns ? measures.column : measures.cell;
    size.setWidth(std::max(size.width(), part.width() / (columns ? count : 1) + 2));
  }
  return measures;
}

QSize TemplePicture::leastTemple() const {
  return leastBuildingSize(m_drawn, Building::temple, measures());
}

int TemplePicture::steps() const {
  if (m_parts.empty()) return 0;
  return m_parts[0].fewer->sizeHint().height() + captionLine(*m_parts[0].name) + unit;
}

TemplePicture::OrderNeeds TemplePicture::orderNeeds() const {
  OrderNeeds needs;
  for (const Line& line : m_lines) {
    if (line.add != nullptr) {
      needs.button = std::max(needs.button, line.add->sizeHint().width());
    } else {
      needs.button = std::max(needs.button, line.later->sizeHint().width());
      const auto* caption = qobject_cast<const QLabel*>(line.after);
      needs.afters = std::max(needs.afters, caption != nullptr ? captionWidth(*caption)
                                                               : line.after->sizeHint().width());
    }
    needs.names = std::max(needs.names, captionWidth(*line.name));
  }
  needs.line = needs.button + unit;
  const int width = needs.names + templeApart + needs.afters + unit + 2 * needs.button;
  const int heading = m_heading == nullptr ? 0 : captionLine(*m_heading) + unit;
  needs.size = QSize(width, heading + static_cast<int>(m_lines.size()) * needs.line);
  return needs;
}

bool TemplePicture::orderBeside(int width) const {
  const int all =
      leastTemple().width() + 4 * templeApart + orderNeeds().size.width() + 2 * templeMargin;
  return all <= width;
}

int TemplePicture::heightForWidth(int width) const {
  const int temple = leastTemple().height() + 2 * steps() + 2 * unit;
  const int order = orderNeeds().size.height();
  const bool beside = orderBeside(width);
  return 2 * templeMargin + (beside ? std::max(temple, order) : temple + 2 * templeApart + order);
}

QSize TemplePicture::minimumSizeHint() const {
  const int least = std::max(leastTemple().width(), orderNeeds().size.width());
  return {least + 2 * templeMargin, 2 * targetHeight};
}

TemplePicture::Layout TemplePicture::layOut(const QSize& room) const {
  const QSize least = leastTemple();
  const QSize order = orderNeeds().size;
  const bool beside = orderBeside(room.width());
  const int orderWidth = beside ? order.width() + 4 * templeApart : 0;
  const int wide = room.width() - 2 * templeMargin - orderWidth;
  const int more = std::max(room.height() - heightForWidth(room.width()), 0);
  const QSize size(std::min(wide, least.width() * loosestTemple / 5),
                   std::min(least.height() + more, least.height() * loosestTemple / 5));
  Layout layout;
  const int left = templeMargin + (wide - size.width()) / 2;
  layout.building = QRect(QPoint(left, templeMargin + steps() + unit), size);
  layout.spaces = layOutBuilding(m_drawn, Building::temple, measures(), layout.building);
  const QPoint below((room.width() - order.width()) / 2,
                     layout.building.bottom() + unit + steps() + 2 * templeApart);
  // The parts stand around the middle of the room, the list right of them.
  const QPoint next(layout.building.right() + 4 * templeApart, layout.building.top());
  layout.order = beside ? next : below;
  return layout;
}

void TemplePicture::arrangePart(const Part& part, const QRect& spaces) {
  const int width = part.width();
  const int button = part.fewer->sizeHint().width();
  const int high = part.fewer->sizeHint().height();
  const int name = captionLine(*part.name);
  const bool above = part.part == stonesAbove;
  const int left = spaces.center().x() - width / 2;
  int top = above ? spaces.top() - unit - high : spaces.bottom() + 1 + unit;
  part.fewer->setGeometry(spaces.center().x() - button, top, button, high);
  part.more->setGeometry(spaces.center().x(), top, button, high);
  top = above ? top - name : top + high;
  part.name->setGeometry(left, top, width, name);
}

void TemplePicture::arrangeOrder() {
  const OrderNeeds needs = orderNeeds();
  const int left = m_layout.order.x();
  const int heading = captionLine(*m_heading);
  m_heading->setGeometry(left, m_layout.order.y(), needs.size.width(), heading);
  int top = m_layout.order.y() + heading + unit;
  for (const Line& line : m_lines) {
    const int high = needs.button;
    line.name->setGeometry(left, top, needs.names, high);
    const int next = left + needs.names + templeApart;
    if (line.add != nullptr) {
      line.add->setGeometry(next, top, needs.button, high);
    } else {
      line.after->setGeometry(next, top, needs.afters, high);
      const int buttons = next + needs.afters + unit;
      line.earlier->setGeometry(buttons, top, needs.button, high);
      line.later->setGeometry(buttons + needs.button, top, needs.button, high);
    }
    top += needs.line;
  }
}

void TemplePicture::arrange() {
  if (m_heading == nullptr) return;
  m_layout = layOut(size());
  const egizia::BuildingPlan& plan = m_drawn.plan(Building::temple);
  for (std::size_t i = 0; i < m_parts.size(); ++i) {
    QRect all;
    for (int j = 0; j < plan.parts[i].count; ++j) {
      const QRect& space = m_layout.spaces[static_cast<std::size_t>(plan.parts[i].first + j)];
      all |= space;
      if (static_cast<std::size_t>(j) < m_parts[i].values.size()) {
        m_parts[i].values[static_cast<std::size_t>(j)]->setGeometry(space);
      }
    }
    arrangePart(m_parts[i], all);
  }
  arrangeOrder();
  update();
}

void TemplePicture::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  QPen dashes(theme.line, 1, Qt::DashLine);
  const egizia::BuildingPlan& plan = m_drawn.plan(Building::temple);
  for (std::size_t i = 0; i < m_parts.size(); ++i) {
    if (!m_parts[i].values.empty()) continue;
    // An empty part keeps its place.
    painter.setPen(dashes);
    painter.setBrush(theme.sunken);
    painter.drawRect(m_layout.spaces[plan.parts[i].first].adjusted(0, 0, -1, -1));
  }
}

} // namespace nilometer::ui
