// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/rule_book/rules_book.h"

#include <QTreeWidget>

namespace nilometer::ui {

/// The contents of the rules: parts, pages, and the sections of the page that is read.
class RulesContents : public QTreeWidget {
  Q_OBJECT
public:
  explicit RulesContents(QWidget* parent);

  void fill(const RulesBook& book);
  /// So wide that no title that is open now is cut off.
  [[nodiscard]] int wholeWidth() const;
  /// Marks where the reader is; chooses nothing.
  void follow(const QString& anchor);

Q_SIGNALS:
  void chosen(const QString& anchor);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  static void addPage(const RulesPage& page, QTreeWidgetItem& part);
  /// Only the page that is read lies open.
  void closeAllBut(const QTreeWidgetItem& item);
};

} // namespace nilometer::ui
