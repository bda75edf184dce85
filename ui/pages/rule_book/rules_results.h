// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/rule_book/rules_search.h"

#include <QListWidget>

namespace nilometer::ui {

/// What a search in the rules has found: title, page and a piece of the text for each.
class RulesResults : public QListWidget {
  Q_OBJECT
public:
  explicit RulesResults(QWidget* parent);

  /// The words of the query are marked in them.
  void showHits(const std::vector<RulesHit>& hits, const QString& query);
  /// Goes to the next or the one before, as long as there is one.
  void step(int by);

  [[nodiscard]] const QString& query() const { return m_query; }

Q_SIGNALS:
  void chosen(const QString& anchor);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  QString m_query;
};

} // namespace nilometer::ui
