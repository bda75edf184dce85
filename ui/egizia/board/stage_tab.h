// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace nilometer::ui {

/// A tab above a part of the board that is shown one at a time.
class StageTab : public QAbstractButton {
  Q_OBJECT
public:
  explicit StageTab(QWidget* parent);
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
};

} // namespace nilometer::ui
