// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/turn_order.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace nilometer::ui {

/// Who is scored when, in a line of its own: where there is no header of a table that says it.
class ScoringOrder : public QWidget {
  Q_OBJECT
public:
  explicit ScoringOrder(QWidget* parent);

  void show(const QString& heading, const std::vector<OrderedTurn>& order);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QString m_heading;
  std::vector<OrderedTurn> m_order;
};

} // namespace nilometer::ui
