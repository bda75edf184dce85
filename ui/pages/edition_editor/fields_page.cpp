// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/fields_page.h"

#include "ui/base/style/flow_layout.h"
#include "ui/base/style/theme.h"
#include "ui/pages/edition_editor/cell_painting.h"
#include "ui/pages/edition_editor/field_pieces.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr Length fieldsPadding = 3 * unit; ///< inside a card
constexpr Length fieldsGap = 2 * unit;     ///< between cards, and between the parts of a row
constexpr int fieldLines = 6;              ///< between the rows of a card
constexpr Length joinedRoom = unit;        ///< above and below a cell in rows that are one picture
constexpr std::size_t mostInLine = 3;      ///< parts that stay beside each other in any width

/// Cells keep their size, and texts take the room there is.
Qt::Alignment alignmentOf(const FieldPart& part) {
  const bool fills =
      std::holds_alternative<FieldText>(part) || std::holds_alternative<FieldDrawing>(part);
  return fills ? Qt::Alignment() : Qt::AlignLeft | Qt::AlignVCenter;
}

} // namespace

FieldsPage::FieldsPage(Describe describe, QWidget* parent)
    : QWidget(parent), m_describe(std::move(describe)) {}

void FieldsPage::show(const CopyState& copy) {
  const std::vector<QWidget*> before = std::exchange(m_order, {});
  furnish(copy);
  for (std::size_t i = 1; i < m_order.size(); ++i) setTabOrder(m_order[i - 1], m_order[i]);
  for (QWidget* const cell : m_order) cell->setVisible(true);
  dropRest(before);
  layout()->activate();
  updateGeometry();
  update();
  follow();
}

void FieldsPage::furnish(const CopyState& copy) {
  m_cards.clear();
  delete layout();
  for (QWidget* const one : std::exchange(m_beside, {})) delete one;
  const FieldList list = m_describe(copy);
  auto* page = new FlowLayout(FlowLayout::Widths::columns, fieldsGap);
  page->setContentsMargins(0, 0, unit, 0);
  setLayout(page);
  for (const FieldParts& parts : list.head) {
    auto* const line = new FlowLayout(FlowLayout::Widths::own, fieldsGap);
    page->addLine(line);
    for (const FieldPart& part : parts) line->addWidget(widgetOf(copy, part));
  }
  for (const FieldSection& section : list.sections) {
    if (!section.heading.isEmpty()) {
      QWidget* const heading = made(copy, FieldText{section.heading, FieldText::Tone::strong, {}});
      heading->setContentsMargins(0, page->count() == 0 ? 0 : fieldsGap, 0, 0);
      page->addLine(heading);
    }
    FlowLayout* cards = page;
    if (section.widths == FieldSection::Widths::own) {
      page->addLine(cards = new FlowLayout(FlowLayout::Widths::cards, fieldsGap));
    }
    for (const FieldGroup& group : section.groups) addGroup(copy, *cards, group);
  }
}

void FieldsPage::addGroup(const CopyState& copy, FlowLayout& page, const FieldGroup& group) {
  auto* const card = new QGridLayout;
  page.addLayout(card);
  m_cards.push_back(card);
  card->setContentsMargins(fieldsPadding, fieldsPadding, fieldsPadding, fieldsPadding);
  const bool isJoined = group.order != FieldGroup::Rows::apart;
  card->setHorizontalSpacing(fieldsGap);
  card->setVerticalSpacing(isJoined ? 0 : fieldLines);
  if (!group.heading.isEmpty()) addHeading(copy, *card, group);
  for (const QString& finding : group.findings) {
    card->addWidget(made(copy, FieldText{finding, FieldText::Tone::wrong, {}}), card->rowCount(), 0,
                    1, -1);
  }
  const int first = card->rowCount();
  const int rows = static_cast<int>(group.rows.size());
  std::size_t columns = 1;
  for (int i = 0; i < rows; ++i) {
    const FieldRow& row = group.rows[static_cast<std::size_t>(i)];
    const int line = group.order == FieldGroup::Rows::upwards ? rows - 1 - i : i;
    if (row.lay == FieldRow::Lay::columns) {
      card->setRowMinimumHeight(first + line,
                                cellHeight(fontMetrics()) + (isJoined ? joinedRoom : 0));
    }
    addRow(copy, *card, first + line, row);
    if (row.lay == FieldRow::Lay::columns) columns = std::max(columns, row.parts.size() + 1);
  }
  // What is left over stands at the right and at the bottom.
  card->setColumnStretch(static_cast<int>(columns), 1);
  card->setRowStretch(first + rows, 1);
}

void FieldsPage::addHeading(const CopyState& copy, QGridLayout& card, const FieldGroup& group) {
  auto* const line = new QHBoxLayout;
  line->setSpacing(fieldsGap);
  card.addLayout(line, 0, 0, 1, -1);
  for (const FieldPart& part : group.before) line->addWidget(widgetOf(copy, part));
  line->addWidget(made(copy, FieldText{group.heading, FieldText::Tone::strong, group.place}), 1);
  for (const FieldPart& part : group.behind) line->addWidget(widgetOf(copy, part));
}

void FieldsPage::addRow(const CopyState& copy, QGridLayout& card, int line, const FieldRow& row) {
  int column = 0;
  if (!row.label.isEmpty()) {
    card.addWidget(made(copy, FieldText{row.label, FieldText::Tone::quiet, {}}), line, column++);
  }
  if (row.lay == FieldRow::Lay::columns) {
    for (const FieldParts& parts : row.parts) {
      const Made made = make(copy, parts);
      if (made.widget != nullptr) card.addWidget(made.widget, line, column, made.at);
      if (made.layout != nullptr) card.addLayout(made.layout, line, column, made.at);
      ++column;
    }
  } else if (row.parts.size() == 1 && row.parts[0].size() == 1) {
    const FieldPart& part = row.parts[0][0];
    const auto* const text = std::get_if<FieldText>(&part);
    QWidget* const widget = widgetOf(copy, part);
    card.addWidget(widget, line, column, 1, -1, alignmentOf(part));
    // A heading belongs to what is below it.
    if (text != nullptr && text->tone == FieldText::Tone::strong) {
      widget->setContentsMargins(0, fieldsGap, 0, 0);
    }
  } else {
    auto* const flow = new FlowLayout(FlowLayout::Widths::own, fieldsGap);
    card.addLayout(flow, line, column, 1, -1);
    for (const FieldParts& parts : row.parts) {
      const Made made = make(copy, parts);
      if (made.widget != nullptr) flow->addWidget(made.widget);
      if (made.layout != nullptr) flow->addLayout(made.layout);
    }
  }
}

FieldsPage::Made FieldsPage::make(const CopyState& copy, const FieldParts& parts) {
  if (parts.empty()) return {};
  if (parts.size() == 1) {
    return {widgetOf(copy, parts.front()), nullptr, alignmentOf(parts.front())};
  }
  const auto isText = [](const FieldPart& part) { return std::holds_alternative<FieldText>(part); };
  if (std::ranges::any_of(parts, isText) || parts.size() > mostInLine) {
    auto* const flow = new FlowLayout(FlowLayout::Widths::own, fieldsGap);
    for (auto part = parts.begin(); part != parts.end(); ++part) {
      if (!isText(*part)) {
        flow->addWidget(widgetOf(copy, *part));
        continue;
      }
      // A text belongs to what follows it.
      auto* const pair = new QHBoxLayout;
      flow->addLayout(pair);
      pair->setSpacing(unit);
      pair->addWidget(widgetOf(copy, *part));
      if (part + 1 != parts.end()) pair->addWidget(widgetOf(copy, *++part));
    }
    return {nullptr, flow, {}};
  }
  auto* const line = new QHBoxLayout;
  line->setSpacing(unit);
  for (const FieldPart& part : parts) line->addWidget(widgetOf(copy, part));
  return {nullptr, line, Qt::AlignLeft | Qt::AlignVCenter};
}

QWidget* FieldsPage::widgetOf(const CopyState& copy, const FieldPart& part) {
  return std::visit([&](const auto& one) { return made(copy, one); }, part);
}

// A cell that goes may be the one that was just used: it goes when its work is done. The keyboard
// moves to the cell that now stands where it stood.
void FieldsPage::dropRest(const std::vector<QWidget*>& before) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    QWidget* const cell = before[i];
    if (std::ranges::find(m_order, cell) != m_order.end()) continue;
    const auto known = m_cells.constFind(cell->objectName());
    if (known != m_cells.cend() && (*known)->widget == cell) m_cells.erase(known);
    const bool hadFocus = cell->hasFocus();
    cell->blockSignals(true); // what is half typed belonged to a value that is gone
    if (hadFocus && !m_order.empty()) m_order[std::min(i, m_order.size() - 1)]->setFocus();
    cell->setObjectName({});
    cell->hide();
    cell->deleteLater();
  }
}

// The button that was pressed may be another one's now: the keyboard goes where its deed went.
void FieldsPage::follow() {
  for (const QString& name : std::exchange(m_next, {})) {
    auto* const cell = findChild<QWidget*>(name);
    if (cell == nullptr || !cell->isEnabled()) continue;
    cell->setFocus(Qt::OtherFocusReason);
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
      auto* const scrolling = qobject_cast<QScrollArea*>(around);
      if (scrolling != nullptr) return scrolling->ensureWidgetVisible(cell);
    }
    return;
  }
}

// Alt and an arrow move what stands in an order, from any button beside it.
void FieldsPage::keyPressEvent(QKeyEvent* event) {
  const bool isUp = event->key() == Qt::Key_Up;
  const bool isAlt = (event->modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier;
  const QWidget* const cell = focusWidget();
  const QString name = cell == nullptr ? QString() : cell->objectName();
  const auto end = name.indexOf(u' ');
  if (!isAlt || end < 0 || (!isUp && event->key() != Qt::Key_Down)) {
    return QWidget::keyPressEvent(event);
  }
  auto* const button = findChild<StepButton*>(name.left(end) + (isUp ? u" earlier" : u" later"));
  if (button != nullptr) button->click();
}

void FieldsPage::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  for (const QLayout* const card : m_cards) {
    paintCard(painter, card->geometry(), theme.surface, theme.line);
  }
}

} // namespace nilometer::ui
