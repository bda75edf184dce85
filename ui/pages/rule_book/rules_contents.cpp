// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/rules_contents.h"

#include "ui/base/style/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace nilometer::ui {

namespace {

constexpr int AnchorRole = Qt::UserRole;

/// Lines with enough room between them to be pressed.
class RoomyLines : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * unit, 2 * unit);
  }
};

QString anchorOf(const QTreeWidgetItem& item) {
  return item.data(0, AnchorRole).toString();
}

} // namespace

RulesContents::RulesContents(QWidget* parent) : QTreeWidget(parent) {
  setItemDelegate(new RoomyLines(this));
  header()->hide();
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  setTextElideMode(Qt::ElideNone);
  setIndentation(4 * unit);
  connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (item != nullptr) Q_EMIT chosen(anchorOf(*item));
  });
}

void RulesContents::fill(const RulesBook& book) {
  const QSignalBlocker blocked(this);
  clear();
  for (const RulesPart& part : book.parts()) {
    auto* item = new QTreeWidgetItem(this, {part.title});
    item->setFlags(Qt::ItemIsEnabled);
    QFont bold = font();
    bold.setBold(true);
    item->setFont(0, bold);
    for (const RulesPage& page : part.pages) addPage(page, *item);
    item->setExpanded(true);
  }
}

int RulesContents::wholeWidth() const {
  return sizeHintForColumn(0) + verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
}

void RulesContents::resizeEvent(QResizeEvent* event) {
  // The chosen line is marked in its whole width.
  header()->setMinimumSectionSize(viewport()->width());
  QTreeWidget::resizeEvent(event);
}

void RulesContents::addPage(const RulesPage& page, QTreeWidgetItem& part) {
  auto* item = new QTreeWidgetItem(&part, {page.title});
  item->setData(0, AnchorRole, page.anchor);
  for (const RulesSection& section : page.sections) {
    auto* child = new QTreeWidgetItem(item, {section.title});
    child->setData(0, AnchorRole, section.anchor);
  }
}

void RulesContents::closeAllBut(const QTreeWidgetItem& item) {
  for (int i = 0; i < topLevelItemCount(); ++i) {
    const QTreeWidgetItem& part = *topLevelItem(i);
    for (int j = 0; j < part.childCount(); ++j) {
      QTreeWidgetItem* page = part.child(j);
      if (page != &item && page != item.parent()) page->setExpanded(false);
    }
  }
}

void RulesContents::follow(const QString& anchor) {
  const QSignalBlocker blocked(this);
  for (QTreeWidgetItemIterator item(this); *item != nullptr; ++item) {
    if (anchorOf(**item) != anchor) continue;
    closeAllBut(**item);
    (*item)->setExpanded(true);
    setCurrentItem(*item);
    scrollToItem(*item);
    // The heading of the first part is to be seen with its first page.
    if (topLevelItem(0)->indexOfChild(*item) == 0) scrollToTop();
    return;
  }
}

} // namespace nilometer::ui
