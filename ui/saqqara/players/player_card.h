// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/seats_view_of.h"
#include "ui/saqqara/players/player_look.h"

namespace nilometer::saqqara {

/// The card of one player: goods, workers, influence cards, and what he can do as chips. Nothing is
/// left away where it is whole.
class PlayerCard : public ui::SeatCardOf<PlayerLook> {
public:
  using SeatCardOf::SeatCardOf;

  /// The middle of that good's sign, in u.
  [[nodiscard]] QPointF goodAt(Good good) const;

protected:
  void paintRest(ui::Canvas& canvas, const QSizeF& size) const override;

private:
  /// Of the row of goods, from above.
  [[nodiscard]] qreal goodsMiddle(const QSizeF& size) const;
};

class PlayersView : public ui::SeatsViewOf<PlayerCard> {
public:
  using SeatsViewOf::SeatsViewOf;
};

} // namespace nilometer::saqqara
