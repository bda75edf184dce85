// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/seats/card_layout.h"
#include "ui/egizia/seats/flood_view.h"
#include "ui/egizia/seats/player_look.h"
#include "ui/egizia/seats/player_part.h"

#include <QWidget>

namespace nilometer::ui {

/// The card of one player: name and points, crews and stores, the flood forecast, and every Nile
/// card as a chip. Nothing is left away; the tool tip says all of it in words.
class PlayerCard : public QWidget {
  Q_OBJECT
public:
  explicit PlayerCard(QWidget* parent);

  void setLook(const PlayerLook& look);
  [[nodiscard]] const PlayerLook& look() const { return m_look; }
  void setForm(CardForm form);
  [[nodiscard]] CardForm form() const { return m_form; }
  /// Where everything stands now.
  [[nodiscard]] const CardLayout& places() const { return m_places; }
  /// What of the player is shown there.
  [[nodiscard]] PlayerPart partAt(const QPoint& at) const;
  /// What the tool tip says of a crew or card there; empty elsewhere, where it says everything.
  [[nodiscard]] QString tipAt(const QPoint& at) const;
  /// The least at which nothing stands on something else.
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// With air.
  [[nodiscard]] QSize sizeHint() const override;
  /// In which all of this player stands, where the card is so wide.
  [[nodiscard]] int heightNeeded(int width) const;

Q_SIGNALS:
  /// A closed card was pressed, by mouse or keys.
  void openRequested();

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

private:
  void arrange();

  PlayerLook m_look;
  CardLayout m_places;
  CardForm m_form = CardForm::usual;
  FloodView* m_flood;
};

} // namespace nilometer::ui
