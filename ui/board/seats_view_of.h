// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/seats_view.h"

namespace nilometer::ui {

/// The cards of all players of a game. `Card` is a SeatCard with a `look()` and `setLook()`.
template <class Card> class SeatsViewOf : public SeatsView {
public:
  explicit SeatsViewOf(QWidget* parent)
      : SeatsView([](QWidget* view) { return new Card(view); }, parent) {}

  /// @pre the player takes part
  [[nodiscard]] Card& of(table::Player player) const { return static_cast<Card&>(*card(player)); }

protected:
  /// That many play, it is that player's turn, and each looks as `lookOf` says.
  void showAll(int players, table::Player turn, const auto& lookOf) {
    showSeats(players, turn);
    for (table::Player player = 0; player < players; ++player) {
      of(player).setLook(lookOf(player));
    }
    if (over().isVisible()) drawOver(opened());
  }

  void drawOver(table::Player player) override {
    static_cast<Card&>(over()).setLook(of(player).look());
  }
};

} // namespace nilometer::ui
