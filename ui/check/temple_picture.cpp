// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/temple_picture.h"

#include "ui/board/building_layout.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;
using words::fill;

namespace {

constexpr int margin = 3 * unit;
constexpr int apart = 3 * unit;
constexpr int stoneGap = 3;
constexpr int loosest = 7; ///< fifths: how much larger than necessary the temple is drawn

struct PartWords {
  Q_DECLARE_TR_FUNCTIONS(TempleParts)
public:
  /// In the order of egizia::templePartNames.
  static constexpr auto names =
      std::to_array<const char*>({QT_TR_NOOP("Left pillar"), QT_TR_NOOP("Right pillar"),
                                  QT_TR_NOOP("Columns"), QT_TR_NOOP("Stones above")});
  static_assert(names.size() == egizia::templePartNames.size());
};

constexpr std::size_t columnsPart = 2;
constexpr std::size_t stonesAbove = 3;

QString nameOf(std::size_t part) {
  return PartWords::tr(PartWords::names[part]);
}

QString afterText(const std::vector<std::size_t>& parts) {
  QStringList names;
  for (const std::size_t part : parts) names += nameOf(part);
  if (names.isEmpty()) return PartWords::tr("from the start");
  return fill(PartWords::tr("after: %1"), {names.join(QStringLiteral(", "))});
}

} // namespace

int TemplePicture::Part::width() const {
  return std::max(captionWidth(*name), fewer->sizeHint().width() + more->sizeHint().width());
}

TemplePicture::TemplePicture(QWidget* parent) : CopyPicture(parent), m_captions(this) {}

void TemplePicture::furnish(const CopyState& copy) {
  m_captions.begin();
  m_copied = copiedTemple(copy.document);
  m_drawn = drawnTemple(m_copied);
  m_parts.clear();
  m_lines.clear();
  for (const CopiedPart& part : m_copied) furnishPart(copy, part);
  m_heading =
      m_captions.say(QStringLiteral("order"), tr("Building order"), Captions::Tone::heading);
  for (std::size_t i = 0; i < m_copied.size(); ++i) furnishLine(copy, i);
  for (const std::size_t part : missingParts(m_copied)) furnishMissing(part);
  m_captions.end();
}

void TemplePicture::furnishPart(const CopyState& copy, const CopiedPart& copied) {
  const QString name = nameOf(copied.part);
  const QString place = QString::fromStdString(partPlace(copied.part));
  Part part{copied.part, {}, {}, {}, {}};
  part.name = m_captions.say(place, name);
  part.name->setAlignment(Qt::AlignCenter);
  for (std::size_t i = 0; i < copied.values.size(); ++i) {
    NumberField::Content content;
    content.most = egizia::maxPrinted;
    content.name =
        fill(tr("%1, value of space %2"), {name, words::number(static_cast<int>(i) + 1)});
    part.values.push_back(&number(copy, place + QStringLiteral("[%1]").arg(i), content));
  }
  part.fewer = &step(place + QStringLiteral(" fewer"), StepButton::Sign::remove,
                     fill(tr("%1: one space less"), {name}), removeSpace(copied.part));
  part.more = &step(place + QStringLiteral(" more"), StepButton::Sign::add,
                    fill(tr("%1: one space more"), {name}), addSpace(copied.part));
  part.fewer->setEnabled(copied.values.size() > 1);
  part.more->setEnabled(spacesIn(m_copied) < egizia::maxSpaces);
  m_parts.push_back(std::move(part));
}

QWidget* TemplePicture::furnishAfter(const CopyState& copy, std::size_t line) {
  const CopiedPart& part = m_copied[line];
  const QString place = QStringLiteral("temple.order[%1].after").arg(part.index);
  // What is built first has nothing to wait for.
  if (line == 0 && part.after.empty()) return m_captions.say(place, afterText({}));
  ChoiceField::Content content;
  content.kind = ChoiceField::Kind::several;
  for (std::size_t i = 0; i < line; ++i) {
    const std::size_t earlier = m_copied[i].part;
    content.options.push_back({static_cast<int>(earlier), nameOf(earlier)});
  }
  for (const ChoiceField::Option& option : content.options) {
    const auto before = static_cast<std::size_t>(option.id);
    if (std::ranges::find(part.after, before) != part.after.end()) {
      content.chosen.push_back(option.id);
    }
  }
  content.text = afterText(part.after);
  content.name = fill(tr("%1 may be built"), {nameOf(part.part)});
  return &choice(copy, place, content, [index = part.index](const std::vector<int>& ids) {
    return setAfter(index, ids);
  });
}

void TemplePicture::furnishLine(const CopyState& copy, std::size_t line) {
  const CopiedPart& part = m_copied[line];
  const QString name = nameOf(part.part);
  const QString place = QStringLiteral("temple.order[%1]").arg(part.index);
  Line made;
  const QString numbered =
      fill(QStringLiteral("%1  %2"), {words::number(static_cast<int>(line) + 1), name});
  made.name = m_captions.say(place, numbered, Captions::Tone::plain);
  made.after = furnishAfter(copy, line);
  const bool isLast = line + 1 == m_copied.size();
  const std::size_t before = line == 0 ? part.index : m_copied[line - 1].index;
  const std::size_t behind = isLast ? part.index : m_copied[line + 1].index;
  made.earlier = &step(place + QStringLiteral(" earlier"), StepButton::Sign::earlier,
                       fill(tr("%1: build earlier"), {name}), movePart(part.index, before));
  made.later = &step(place + QStringLiteral(" later"), StepButton::Sign::later,
                     fill(tr("%1: build later"), {name}), movePart(part.index, behind));
  made.earlier->setEnabled(line > 0);
  made.later->setEnabled(!isLast);
  m_lines.push_back(made);
}

void TemplePicture::furnishMissing(std::size_t part) {
  const QString place = QString::fromStdString(partPlace(part));
  Line made;
  made.name = m_captions.say(place, fill(tr("%1 is missing."), {nameOf(part)}));
  made.add = &step(place + QStringLiteral(" add"), StepButton::Sign::add,
                   fill(tr("Add: %1"), {nameOf(part)}), addPart(part));
  m_lines.push_back(made);
}

CellMeasures TemplePicture::measures() const {
  CellMeasures measures;
  measures.gap = stoneGap;
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
  const int width = needs.names + apart + needs.afters + unit + 2 * needs.button;
  const int heading = m_heading == nullptr ? 0 : captionLine(*m_heading) + unit;
  needs.size = QSize(width, heading + static_cast<int>(m_lines.size()) * needs.line);
  return needs;
}

bool TemplePicture::orderBeside(int width) const {
  const int all = leastTemple().width() + 4 * apart + orderNeeds().size.width() + 2 * margin;
  return all <= width;
}

int TemplePicture::heightForWidth(int width) const {
  const int temple = leastTemple().height() + 2 * steps() + 2 * unit;
  const int order = orderNeeds().size.height();
  const bool beside = orderBeside(width);
  return 2 * margin + (beside ? std::max(temple, order) : temple + 2 * apart + order);
}

QSize TemplePicture::minimumSizeHint() const {
  const int least = std::max(leastTemple().width(), orderNeeds().size.width());
  return {least + 2 * margin, 2 * targetHeight};
}

TemplePicture::Layout TemplePicture::layOut(const QSize& room) const {
  const QSize least = leastTemple();
  const QSize order = orderNeeds().size;
  const bool beside = orderBeside(room.width());
  const int orderWidth = beside ? order.width() + 4 * apart : 0;
  const int wide = room.width() - 2 * margin - orderWidth;
  const int more = std::max(room.height() - heightForWidth(room.width()), 0);
  const QSize size(std::min(wide, least.width() * loosest / 5),
                   std::min(least.height() + more, least.height() * loosest / 5));
  Layout layout;
  const int left = margin + (wide - size.width()) / 2;
  layout.building = QRect(QPoint(left, margin + steps() + unit), size);
  layout.spaces = layOutBuilding(m_drawn, Building::temple, measures(), layout.building);
  const QPoint below((room.width() - order.width()) / 2,
                     layout.building.bottom() + unit + steps() + 2 * apart);
  // The parts stand around the middle of the room, the list right of them.
  const QPoint next(layout.building.right() + 4 * apart, layout.building.top());
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
    const int next = left + needs.names + apart;
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
