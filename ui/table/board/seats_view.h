// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "ui/table/board/seat_card.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace nilometer::ui {

/// How much of the players is shown.
enum class SeatsLook : std::uint8_t {
  full,
  closed, ///< one card is whole: whose turn it is, or the one that was pressed
  tabs    ///< a row of tabs; the pressed one opens its card over what lies above
};

/// The cards of all players, one below the other.
class SeatsView : public QWidget {
public:
  /// `make` makes a card; it is called once for each player, and once for the card over the tabs.
  /// In `leastClosed` u everything stands on a closed one.
  using Make = std::function<SeatCard*(QWidget* parent)>;
  SeatsView(const Make& make, QWidget* parent, qreal leastClosed = 38);

  void setCompactLevel(SeatsLook look);
  /// nullptr for a player who does not take part.
  [[nodiscard]] SeatCard* card(table::Player player) const;
  /// Whose card is shown whole where the others are not; noPlayer for nobody's.
  [[nodiscard]] table::Player opened() const { return m_opened; }
  /// The card over what lies above the tabs, while it is open: of opened().
  [[nodiscard]] SeatCard& over() const { return *m_over; }
  /// Whose card that is, or lies in; noPlayer for nobody's.
  [[nodiscard]] table::Player playerOf(const QWidget& about) const;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

protected:
  /// That many play, and it is that player's turn; arrange() follows as soon as cards say so.
  void showSeats(int players, table::Player turn);
  void arrange();
  /// The card over the tabs is to show what that player has.
  virtual void drawOver(table::Player player) = 0;

  void changeEvent(QEvent* event) override;
  void moveEvent(QMoveEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void arrangeColumn();
  void arrangeTabs();
  void press(table::Player player);
  void name();

  const qreal m_leastClosed;          ///< in u
  std::vector<SeatCard*> m_cards;     ///< by player
  SeatCard* m_over;                   ///< a child of the view's parent while there are tabs
  std::vector<table::Player> m_order; ///< from top to bottom
  SeatsLook m_look = SeatsLook::full;
  table::Player m_turn = table::noPlayer;
  table::Player m_opened = table::noPlayer;
};

} // namespace nilometer::ui
