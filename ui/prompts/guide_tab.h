// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace nilometer::ui {

/// A quiet tab in the heading of a card: its text, a line below it when it is chosen, a number
/// when there is something to read behind it.
class GuideTab : public QAbstractButton {
  Q_OBJECT
public:
  explicit GuideTab(QWidget* parent);

  /// 0 = none.
  void setCount(int count);
  [[nodiscard]] int count() const { return m_count; }
  /// With room for a number of one digit, so that nothing moves when one comes.
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QFont textFont() const;

  int m_count = 0;
};

} // namespace nilometer::ui
