// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/short_motion.h"
#include "ui/base/style/theme.h"

#include <QWidget>

#include <vector>

namespace nilometer::ui {

/// How long sun and water rise, in milliseconds.
inline constexpr int riseTime = 800;

/// The winner's ship under the sun, on the river in front of pyramids. Without a winner it is the
/// river alone.
class WinnerScene : public QWidget {
  Q_OBJECT
public:
  explicit WinnerScene(QWidget* parent);

  /// Several win together: each has a ship.
  void setWinners(std::vector<PlayerColour> winners);
  void setMotion(bool on) { m_rise.setAllowed(on); }
  /// Sun and water rise, once.
  void rise();
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  std::vector<PlayerColour> m_winners;
  ShortMotion m_rise;
};

} // namespace nilometer::ui
