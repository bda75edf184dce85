// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/stop_button.h"
#include "ui/egizia/seats/player_look.h"

class QPainter;

namespace nilometer::ui {

struct Theme;

/// A player where there is room for little: symbol, name, points, and what grain is missing.
/// Pressed it is to show the whole card.
class PlayerTab : public StopButton {
  Q_OBJECT
public:
  explicit PlayerTab(QWidget* parent);

  void setLook(const PlayerLook& look);
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// "2 short", or nothing where there is enough.
  [[nodiscard]] QString shortage() const;
  /// The shortage in digits, for where there is no room for words.
  [[nodiscard]] QString shortageInDigits() const;
  void describe();
  void paintTexts(QPainter& painter, const QRectF& room, const Theme& theme) const;

  PlayerLook m_look;
};

} // namespace nilometer::ui
