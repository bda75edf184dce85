// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/guide/prompts.h"
#include "ui/egizia/session/egizia_session.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class QMenu;

namespace nilometer::ui {

enum class CardForm : std::uint8_t;
class PlayerCard;
class PlayerTab;

/// How much of the players is shown.
enum class PlayersLook : std::uint8_t {
  full,
  closed, ///< one card is open: whose turn it is, or the one that was pressed
  tabs    ///< a row of tabs; the pressed one opens its card over what lies above
};

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
  void setCompactLevel(PlayersLook look);
  /// Whose card is shown whole: of folded cards one or none, else nobody's in particular.
  [[nodiscard]] table::Player opened() const;
  /// What the menu of a card shows as chosen.
  void setPromptLevels(const PromptLevels& levels) { m_levels = levels; }
  /// What the right mouse button offers for a player, if `about` belongs to a player's card.
  void addToMenu(QMenu& menu, const QWidget& about);
  /// nullptr for a player who does not take part. While there are tabs it is a child of the view's
  /// parent, over which it opens.
  [[nodiscard]] PlayerCard* card(table::Player player) const;
  /// nullptr while there are none.
  [[nodiscard]] PlayerTab* tab(table::Player player) const;

  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  /// A player is to be told more or less from now on.
  void promptLevelChosen(int player, nilometer::ui::PromptLevel level);

protected:
  void changeEvent(QEvent* event) override;
  void moveEvent(QMoveEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void sortCards();
  void arrange();
  void arrangeCards();
  void arrangeTabs();
  void open(table::Player player);
  void closeOver();
  [[nodiscard]] int gap() const;
  [[nodiscard]] CardForm wholeForm() const;

  const EgiziaSession& m_session;
  std::array<PlayerCard*, table::maxSeats> m_cards{}; ///< by player
  std::array<PlayerTab*, table::maxSeats> m_tabs{};   ///< by player
  std::vector<table::Player> m_order;                 ///< from top to bottom
  PlayersLook m_look = PlayersLook::full;
  std::optional<egizia::Ring> m_ring;
  table::Player m_asked = table::noPlayer;
  table::Player m_turn = table::noPlayer;   ///< whose it is, or who is asked
  table::Player m_opened = table::noPlayer; ///< whose card is open among folded ones
  PromptLevels m_levels{};
};

} // namespace nilometer::ui
