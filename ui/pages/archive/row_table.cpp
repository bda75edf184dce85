// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/row_table.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int fewestRows = 4; ///< to be seen at least

int rowHeightOf(const QFontMetrics& metrics) {
  return std::max<int>(targetHeight, metrics.height() + 2 * unit);
}

/// The arrow beside a heading: its tip shows where the larger values are.
void paintArrow(QPainter& painter, const QPointF& centre, qreal size, Qt::SortOrder order) {
  const qreal tip = order == Qt::DescendingOrder ? -size / 2 : size / 2;
  QPainterPath arrow(centre + QPointF(0, -tip));
  arrow.lineTo(centre + QPointF(-size / 2, tip));
  arrow.lineTo(centre + QPointF(size / 2, tip));
  painter.fillPath(arrow, painter.pen().color());
}

} // namespace

int RowDelegate::rowHeight(const QStyleOptionViewItem& option) {
  return rowHeightOf(option.fontMetrics);
}

void RowDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option) {
  const Theme& theme = themeOf(*option.widget);
  const QRect& room = option.rect;
  const bool chosen = option.state.testFlag(QStyle::State_Selected);
  painter.fillRect(room, chosen ? theme.sunken : theme.surface);
  painter.fillRect(QRect(room.left(), room.bottom(), room.width(), 1), theme.line);
  if (!chosen || !option.widget->hasFocus()) return;
  painter.fillRect(QRect(room.left(), room.top(), room.width(), 2), theme.choose);
  painter.fillRect(QRect(room.left(), room.bottom() - 1, room.width(), 2), theme.choose);
}

void RowDelegate::paintText(QPainter& painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index, const QColor& ink) {
  const QRect room = option.rect.adjusted(padding, 0, -padding, 0);
  painter.setFont(option.font);
  painter.setPen(ink);
  const QString text = option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(),
                                                     Qt::ElideRight, room.width());
  const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
  painter.drawText(room, static_cast<int>(alignment.toInt()), text);
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
  painter->save();
  paintGround(*painter, option);
  paintText(*painter, option, index, themeOf(*option.widget).ink);
  painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QString text = index.data(Qt::DisplayRole).toString();
  return {option.fontMetrics.horizontalAdvance(text) + 2 * padding + slack, rowHeight(option)};
}

RowHeader::RowHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionsClickable(true);
  setHighlightSections(false);
}

void RowHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
  const Theme& theme = themeOf(*this);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->fillRect(rect, theme.surface);
  painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.line);
  const int arrow = fontMetrics().height() / 2;
  const bool sorted = isSortIndicatorShown() && sortIndicatorSection() == logicalIndex;
  const auto alignment = model()
                             ->headerData(logicalIndex, orientation(), Qt::TextAlignmentRole)
                             .value<Qt::Alignment>();
  QRect room = rect.adjusted(2 * unit, 0, -2 * unit, 0);
  const QString text = model()->headerData(logicalIndex, orientation()).toString();
  painter->setFont(font());
  painter->setPen(sorted ? theme.ink : theme.quietInk);
  painter->drawText(room, static_cast<int>(alignment.toInt()), text);
  if (sorted) {
    // Behind a text that begins on the left, before one that ends on the right.
    const int width = fontMetrics().horizontalAdvance(text) + unit + arrow / 2;
    const bool right = alignment.testFlag(Qt::AlignRight);
    const qreal x = right ? room.right() - width : room.left() + width;
    paintArrow(*painter, QPointF(x, rect.center().y() + 0.5), arrow * 0.8, sortIndicatorOrder());
  }
  painter->restore();
}

QSize RowHeader::sectionSizeFromContents(int logicalIndex) const {
  const QString text = model()->headerData(logicalIndex, orientation()).toString();
  const int arrow = fontMetrics().height() / 2;
  return {fontMetrics().horizontalAdvance(text) + 4 * unit + unit + arrow,
          rowHeightOf(fontMetrics())};
}

RowTable::RowTable(int wideColumn, QWidget* parent) : QTableView(parent), m_wideColumn(wideColumn) {
  setHorizontalHeader(new RowHeader(this));
  setItemDelegate(new RowDelegate(this));
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setWordWrap(false);
  setFrameStyle(Box | Plain);
  setHorizontalScrollMode(ScrollPerPixel);
  setVerticalScrollMode(ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  adjustRows();
}

void RowTable::fit() {
  if (model() == nullptr) return;
  resizeColumnsToContents();
  m_longColumn = m_wideColumn == 0 ? 1 : 0;
  for (int column = 0; column < model()->columnCount(); ++column) {
    const bool longer = columnWidth(column) > columnWidth(m_longColumn);
    if (column != m_wideColumn && longer) m_longColumn = column;
  }
  m_longNeeds = columnWidth(m_longColumn);
  m_wideNeeds = std::min(columnWidth(m_wideColumn), enoughForNames());
  spread();
}

int RowTable::enoughForNames() const {
  return fontMetrics().averageCharWidth() * 24;
}

void RowTable::spread() {
  if (m_wideNeeds == 0) return;
  int rest = viewport()->width();
  for (int column = 0; column < model()->columnCount(); ++column) {
    if (column != m_wideColumn && column != m_longColumn) rest -= columnWidth(column);
  }
  // Long names take what the numbers leave them, and never push those out of sight.
  const int most = std::max(rest - m_wideNeeds, std::min(m_longNeeds, enoughForNames()));
  const int taken = std::min(m_longNeeds, most);
  setColumnWidth(m_longColumn, taken);
  setColumnWidth(m_wideColumn, std::max(m_wideNeeds, rest - taken));
}

QSize RowTable::minimumSizeHint() const {
  const int row = verticalHeader()->defaultSectionSize();
  return {fontMetrics().averageCharWidth() * 30, (1 + fewestRows) * row};
}

int RowTable::neededWidth() const {
  int all = m_wideNeeds + m_longNeeds + 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
  for (int column = 0; column < model()->columnCount(); ++column) {
    if (column != m_wideColumn && column != m_longColumn) all += columnWidth(column);
  }
  return all;
}

void RowTable::adjustRows() {
  verticalHeader()->setMinimumSectionSize(rowHeightOf(fontMetrics()));
  verticalHeader()->setDefaultSectionSize(rowHeightOf(fontMetrics()));
}

bool RowTable::event(QEvent* event) {
  if (event->type() != QEvent::Paint) return QTableView::event(event);
  // The frame, in the colour of all cards.
  QPainter painter(this);
  painter.setPen(themeOf(*this).line);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  return true;
}

void RowTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  adjustRows();
  fit();
}

void RowTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  spread();
}

void RowTable::keyPressEvent(QKeyEvent* event) {
  const int last = model()->rowCount() - 1;
  switch (event->key()) {
  // Rows are one thing each: Home and End are the first and the last one.
  case Qt::Key_Home: setCurrentIndex(model()->index(0, 0)); return;
  case Qt::Key_End: setCurrentIndex(model()->index(last, 0)); return;
  case Qt::Key_Escape: event->ignore(); return;
  default: QTableView::keyPressEvent(event);
  }
}

} // namespace nilometer::ui
