// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/flow_layout.h"

#include <QFontMetrics>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int columnLetters = 40; ///< a column need not be wider than this to be read with ease
constexpr int lineLetters = 60;   ///< … and a line of small things not longer
constexpr qreal narrower = 0.7;   ///< of its own width that a card may have to stay in its line

int lettersWide(const QLayout& layout, int letters) {
  const QWidget* const page = layout.parentWidget();
  return page == nullptr ? 0 : page->fontMetrics().averageCharWidth() * letters;
}

int heightOf(const QLayoutItem& item, int width) {
  return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FlowLayout::FlowLayout(Widths widths, int gap) : m_widths(widths), m_gap(gap) {}

// One by one: a layout inside asks this one to take it out while it is destroyed.
FlowLayout::~FlowLayout() {
  while (const std::unique_ptr<QLayoutItem> item{takeAt(0)}) {
  }
}

void FlowLayout::addLayout(QLayout* layout) {
  addChildLayout(layout);
  addItem(layout);
}

void FlowLayout::addLine(QWidget* widget) {
  addWidget(widget);
  m_items.back().isLine = true;
}

void FlowLayout::addLine(QLayout* layout) {
  addLayout(layout);
  m_items.back().isLine = true;
}

void FlowLayout::addItem(QLayoutItem* item) {
  m_items.push_back({std::unique_ptr<QLayoutItem>(item)});
  invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const {
  const bool is = index >= 0 && index < count();
  return is ? m_items[static_cast<std::size_t>(index)].item.get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  if (itemAt(index) == nullptr) return nullptr;
  const auto taken = m_items.begin() + index;
  QLayoutItem* const item = taken->item.release();
  m_items.erase(taken);
  invalidate();
  return item;
}

/// As many columns as find room for what is widest, and none much wider than it needs.
int FlowLayout::columnWidth(int width) const {
  int least = 1;
  int good = 1;
  int things = 0;
  for (const Item& one : m_items) {
    if (one.isLine || one.item->isEmpty()) continue;
    least = std::max(least, one.item->minimumSize().width());
    good = std::max(good, one.item->sizeHint().width());
    ++things;
  }
  const int wanted = std::max(least, std::min(good, lettersWide(*this, columnLetters)));
  const int columns = std::clamp((width + m_gap) / (wanted + m_gap), 1, std::max(1, things));
  return std::min((width - (columns - 1) * m_gap) / columns, std::max(least, good * 3 / 2));
}

int FlowLayout::lay(const QRect& room, const Place& place) const {
  const bool inColumns = m_widths == Widths::columns;
  const int column = inColumns ? columnWidth(room.width()) : 0;
  std::vector<std::pair<QLayoutItem*, QRect>> line;
  QPoint at = room.topLeft();
  const auto finish = [&] {
    int height = 0;
    for (const auto& [item, rect] : line) height = std::max(height, rect.height());
    for (auto& [item, rect] : line) {
      if (m_widths == Widths::own)
        rect.translate(0, (height - rect.height()) / 2);
      else
        rect.setHeight(height);
      place(*item, rect);
    }
    line.clear();
    at = QPoint(room.left(), at.y() + height + m_gap);
  };
  for (const Item& one : m_items) {
    if (one.item->isEmpty()) continue;
    const int own = inColumns ? column : one.item->sizeHint().width();
    int width = one.isLine ? room.width() : std::min(own, room.width());
    const int left = room.right() + 1 - at.x();
    const int least = std::max(one.item->minimumSize().width(), static_cast<int>(narrower * own));
    if (m_widths == Widths::cards && width > left && least <= left) width = left;
    if (!line.empty() && at.x() + width > room.right() + 1) finish();
    line.emplace_back(one.item.get(), QRect(at, QSize(width, heightOf(*one.item, width))));
    at.rx() += width + m_gap;
  }
  if (!line.empty()) finish();
  return std::max(0, at.y() - m_gap - room.top());
}

int FlowLayout::heightForWidth(int width) const {
  if (width != m_laidWidth) {
    m_laidHeight = lay(QRect(0, 0, width, 0), [](QLayoutItem&, const QRect&) {});
    m_laidWidth = width;
  }
  return m_laidHeight;
}

void FlowLayout::invalidate() {
  m_laidWidth = -1;
  QLayout::invalidate();
}

QSize FlowLayout::minimumSize() const {
  int width = 0;
  for (const Item& one : m_items) width = std::max(width, one.item->minimumSize().width());
  return {width, 0};
}

/// Of own widths: all in one line, unless it is long.
QSize FlowLayout::sizeHint() const {
  const bool inColumns = m_widths == Widths::columns;
  QSize size(inColumns ? 0 : -m_gap, 0);
  for (const Item& one : m_items) {
    const QSize hint = one.item->sizeHint();
    if (inColumns)
      size.setWidth(std::max(size.width(), hint.width()));
    else
      size.rwidth() += hint.width() + m_gap;
    size.setHeight(std::max(size.height(), hint.height()));
  }
  if (m_widths == Widths::own) {
    size.setWidth(std::min(size.width(), lettersWide(*this, lineLetters)));
  }
  return size.expandedTo(minimumSize());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  lay(rect, [](QLayoutItem& item, const QRect& where) { item.setGeometry(where); });
}

} // namespace nilometer::ui
