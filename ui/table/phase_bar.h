// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/prompt.h"

#include <QWidget>

namespace nilometer::ui {

/// Which round and which of its phases: "Round 3 of 5" with a dot for each round, and the
/// phases side by side, the one now filled. Without names the others show only their number.
class PhaseBar : public QWidget {
  Q_OBJECT
public:
  explicit PhaseBar(QWidget* parent);

  void show(const PhaseLook& look);
  [[nodiscard]] const PhaseLook& look() const { return m_look; }
  /// Whether every phase shows its name.
  void setNamed(bool named);
  [[nodiscard]] int widthFor(bool named) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void describe();
  [[nodiscard]] int roundWidth() const;
  [[nodiscard]] int pillWidth(int phase, bool withName) const;
  void paintRound(class QPainter& painter) const;

  bool m_named = true;
  PhaseLook m_look;
};

} // namespace nilometer::ui
