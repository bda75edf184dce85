// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/seats/card_layout.h"
#include "ui/egizia/seats/flood_view.h"
#include "ui/egizia/seats/player_look.h"
#include "ui/egizia/seats/player_part.h"
#include "ui/table/board/seats_view_of.h"

namespace nilometer::ui {

/// The card of one player: name and points, crews and stores, the flood forecast, and every Nile
/// card as a chip. Nothing is left away where it is whole; the tool tip says all of it in words.
class PlayerCard : public SeatCardOf<PlayerLook> {
  Q_OBJECT
public:
  explicit PlayerCard(QWidget* parent);

  void setLook(const PlayerLook& look);
  void setForm(SeatForm form) override;
  /// Where everything stands now; of a tab nothing does.
  [[nodiscard]] const CardLayout& places() const { return m_places; }
  /// What of the player is shown there.
  [[nodiscard]] PlayerPart partAt(const QPoint& at) const;
  /// What the tool tip says of a crew or card there; empty elsewhere, where it says everything.
  [[nodiscard]] QString tipAt(const QPoint& at) const;
  [[nodiscard]] qreal heightNeeded(qreal width) const override;

protected:
  void paintWhole(Canvas& canvas, const QSizeF& size) const override;
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void arrange();

  CardLayout m_places;
  FloodView* m_flood;
};

/// All players in the order of their tiles.
class PlayersView : public SeatsViewOf<PlayerCard> {
public:
  /// `session` is not owned and outlives the view.
  explicit PlayersView(const EgiziaSession& session, QWidget* parent = nullptr);

  /// Draws the shown table. `ring`: where the water ring would be moved by the entry being made;
  /// `asked`: whom it asks (Draft::asked), marked in place of who is on turn.
  void refresh(std::optional<egizia::Ring> ring, table::Player asked = table::noPlayer);
  [[nodiscard]] QSize sizeHint() const override;

private:
  const EgiziaSession& m_session;
};

} // namespace nilometer::ui
