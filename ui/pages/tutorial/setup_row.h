// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace nilometer::ui {

/// One step in the check list of a set-up: a box to tick and a heading. The box, or Space, ticks
/// it; anywhere else opens it; up and down go to the neighbours.
class SetupRow : public QAbstractButton {
  Q_OBJECT
public:
  enum class Stand : std::uint8_t { open, done };

  explicit SetupRow(QWidget* parent);

  void show(const QString& heading, Stand stand, bool current);
  [[nodiscard]] bool textFits() const { return width() >= sizeHint().width(); }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
  /// Where a click ticks.
  [[nodiscard]] QRect box() const;

Q_SIGNALS:
  void opened();
  void ticked();
  /// The keyboard goes so many rows down.
  void moved(int by);

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// Only the view ticks.
  void nextCheckState() override {}

private:
  bool m_current = false;
  bool m_onBox = false; ///< what was pressed last
};

} // namespace nilometer::ui
