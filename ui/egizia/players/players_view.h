// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/facts/prompts.h"
#include "ui/egizia/session/egizia_session.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QMenu;
class QVBoxLayout;

namespace nilometer::ui {

class PlayerCard;

/// All players in the order of their tiles, one card each: name, colour and symbol, points,
/// crews, stones, the flood forecast, Nile cards, tombs, hidden Sphinx cards, ships.
class PlayersView : public QWidget {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the view.
  explicit PlayersView(const EgiziaSession& session, QWidget* parent = nullptr);

  /// Draws the shown table. `ring`: where the water ring would be moved by the entry being made;
  /// `asked`: whom it asks (Draft::asked), marked in place of who is on turn.
  void refresh(std::optional<egizia::Ring> ring, table::Player asked = table::noPlayer);
  /// What the menu of a card shows as chosen.
  void setPromptLevels(const PromptLevels& levels) { m_levels = levels; }
  /// What the right mouse button offers for a player, if `about` belongs to a player's card.
  void addToMenu(QMenu& menu, const QWidget& about);
  /// nullptr for a player who does not take part.
  [[nodiscard]] PlayerCard* card(table::Player player) const;

Q_SIGNALS:
  /// A player is to be told more or less from now on.
  void promptLevelChosen(int player, nilometer::ui::PromptLevel level);

protected:
  void changeEvent(QEvent* event) override;

private:
  void sortCards();

  const EgiziaSession& m_session;
  QVBoxLayout* m_column;
  std::array<PlayerCard*, table::maxSeats> m_cards{}; ///< by player
  std::vector<table::Player> m_order;                 ///< from top to bottom
  std::optional<egizia::Ring> m_ring;
  table::Player m_asked = table::noPlayer;
  PromptLevels m_levels{};
};

} // namespace nilometer::ui
