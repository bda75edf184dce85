// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/seats_view.h"

namespace nilometer::ui {

/// The cards of all players of a game. `Card` is a SeatCard with a `look()` and `setLook()`.
template <class Card> class SeatsViewOf : public SeatsView {
public:
  explicit SeatsViewOf(QWidget* parent = nullptr, qreal leastClosed = 38)
      : SeatsView([](QWidget* view) { return new Card(view); }, parent, leastClosed) {}

  [[nodiscard]] Card* card(table::Player player) const {
    return static_cast<Card*>(SeatsView::card(player));
  }
  /// @pre the player takes part
  [[nodiscard]] Card& of(table::Player player) const { return *card(player); }
  [[nodiscard]] Card& over() const { return static_cast<Card&>(SeatsView::over()); }

  /// Shows that table; `asked`: whom the entry being made asks, in place of who is on turn. How a
  /// player looks is what playerLook(state, seats, player, turn, more...) says.
  void refresh(const auto& state, const Seats& seats, table::Player asked, const auto&... more) {
    const table::Player turn = asked == table::noPlayer ? state.turn : asked;
    showAll(state.players, turn,
            [&](table::Player player) { return playerLook(state, seats, player, turn, more...); });
  }

protected:
  /// That many play, it is that player's turn, and each looks as `lookOf` says.
  void showAll(int players, table::Player turn, const auto& lookOf) {
    showSeats(players, turn);
    for (table::Player player = 0; player < players; ++player) of(player).setLook(lookOf(player));
    arrange();
  }

  void drawOver(table::Player player) override { over().setLook(of(player).look()); }
};

} // namespace nilometer::ui
