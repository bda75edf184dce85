// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/view/prompt.h"

#include <QWidget>

#include <cstdint>

namespace nilometer::ui {

/// Which round and which of its phases: a gauge with the water up to the round, "Round 3 of 5", and
/// the phases side by side, the one now filled; or the players, where they come one after the other
/// instead.
class PhaseBar : public QWidget {
  Q_OBJECT
public:
  /// Which phases show what; the one now has its name always. Each has its place, whichever is now.
  enum class Shown : std::uint8_t {
    names,
    closeNames, ///< nearer to each other
    numbers,    ///< and behind them the name of the one now
    alone,      ///< none but the one now
    none        ///< the gauge stands for the round, too
  };
  explicit PhaseBar(QWidget* parent);

  void show(const PhaseLook& look);
  [[nodiscard]] const PhaseLook& look() const { return m_look; }
  void setShown(Shown shown);
  [[nodiscard]] Shown shown() const { return m_shown; }
  /// The width needed for `shown`, equal in every phase.
  [[nodiscard]] int widthFor(Shown shown) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void describe();
  [[nodiscard]] int roundWidth() const;
  /// Of the longest name of a phase.
  [[nodiscard]] int nameWidth() const;
  void paintGauge(class QPainter& painter) const;
  void paintRound(QPainter& painter) const;
  void paintPhases(QPainter& painter) const;
  /// How much of the players is shown where so much would be of the phases.
  [[nodiscard]] static TurnNames turnNames(Shown shown);

  Shown m_shown = Shown::names;
  PhaseLook m_look;
};

} // namespace nilometer::ui
