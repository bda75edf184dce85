// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/rules_results.h"

#include "ui/base/style/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

constexpr int HitRole = Qt::UserRole;
constexpr int WhereRole = Qt::UserRole + 1;
constexpr int ExcerptRole = Qt::UserRole + 2;
constexpr Length padding = 2 * unit;

/// The words found, underlined and bold.
QList<QTextLayout::FormatRange> marked(const QString& text, const QString& query) {
  QList<QTextLayout::FormatRange> ranges;
  for (const RulesSearch::Mark& mark : RulesSearch::marksIn(text, query)) {
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(mark.begin);
    range.length = static_cast<int>(mark.length);
    range.format.setFontUnderline(true);
    range.format.setFontWeight(QFont::Bold);
    ranges += range;
  }
  return ranges;
}

/// Three paragraphs below each other: title, page, excerpt.
class ResultDelegate : public QStyledItemDelegate {
public:
  explicit ResultDelegate(RulesResults& list) : QStyledItemDelegate(&list), m_list(list) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const Theme& theme = themeOf(m_list);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) painter->fillRect(option.rect, theme.choose);
    QRect room = option.rect.adjusted(padding, unit, -padding, -unit);
    const QColor quiet = selected ? theme.onChoose : theme.quietInk;
    for (const auto& [text, font, isQuiet] : parts(option.font, index)) {
      painter->setPen(isQuiet ? quiet : (selected ? theme.onChoose : theme.ink));
      QTextLayout layout(text, font);
      const int height = laidOut(layout, room.width());
      layout.draw(painter, room.topLeft());
      room.setTop(room.top() + height);
    }
    painter->setPen(theme.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
  }

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override {
    const int width = std::max(m_list.viewport()->width() - 2 * padding, 1);
    int height = 2 * unit + 1;
    for (const Part& part : parts(option.font, index)) {
      QTextLayout layout(part.text, part.font);
      height += laidOut(layout, width);
    }
    return {width, height};
  }

private:
  /// Breaks the text into lines of that width; the height of all of them.
  [[nodiscard]] int laidOut(QTextLayout& layout, int width) const {
    layout.setFormats(marked(layout.text(), m_list.query()));
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
      line.setLineWidth(width);
      line.setPosition({0, height});
      height += line.height();
    }
    layout.endLayout();
    return static_cast<int>(std::ceil(height));
  }
  struct Part {
    QString text;
    QFont font;
    bool isQuiet = false;
  };
  static std::vector<Part> parts(const QFont& font, const QModelIndex& index) {
    QFont bold = font;
    bold.setBold(true);
    std::vector<Part> all{{index.data().toString(), bold, false},
                          {index.data(WhereRole).toString(), font, true},
                          {index.data(ExcerptRole).toString(), font, false}};
    std::erase_if(all, [](const Part& part) { return part.text.isEmpty(); });
    return all;
  }

  RulesResults& m_list;
};

} // namespace

RulesResults::RulesResults(QWidget* parent) : QListWidget(parent) {
  setItemDelegate(new ResultDelegate(*this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  const auto choose = [this](QListWidgetItem* item) {
    if (item != nullptr) Q_EMIT chosen(item->data(HitRole).toString());
  };
  connect(this, &QListWidget::itemClicked, this, choose);
  connect(this, &QListWidget::itemActivated, this, choose);
}

void RulesResults::showHits(const std::vector<RulesHit>& hits, const QString& query) {
  m_query = query;
  clear();
  for (const RulesHit& hit : hits) {
    auto* item = new QListWidgetItem(hit.title, this);
    item->setData(HitRole, hit.anchor);
    item->setData(WhereRole, hit.where);
    item->setData(ExcerptRole, hit.excerpt);
    item->setData(Qt::AccessibleTextRole,
                  QStringList{hit.title, hit.where, hit.excerpt}.join(QStringLiteral(", ")));
  }
  setCurrentRow(0);
}

void RulesResults::step(int by) {
  setCurrentRow(std::clamp(currentRow() + by, 0, std::max(count() - 1, 0)));
}

void RulesResults::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) scheduleDelayedItemsLayout();
  QListWidget::changeEvent(event);
}

void RulesResults::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  scheduleDelayedItemsLayout();
}

} // namespace nilometer::ui
