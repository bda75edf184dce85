// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/seats/player_look.h"
#include "ui/table/board/seats_view_of.h"

namespace nilometer::pyramidion {

/// The card of one player: boats, own stock, the hand as far as everybody knows it, troops.
class PlayerCard : public ui::SeatCardOf<PlayerLook> {
public:
  using SeatCardOf::SeatCardOf;

protected:
  [[nodiscard]] ui::WareLine wareLine(const QSizeF& size) const override;
  void paintRest(ui::Canvas& canvas, const QSizeF& size) const override;
};

class PlayersView : public ui::SeatsViewOf<PlayerCard> {
public:
  using SeatsViewOf::SeatsViewOf;
};

} // namespace nilometer::pyramidion
