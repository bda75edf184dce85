// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/prompt_level.h"
#include "ui/table/log/log_view.h"

#include <QObject>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

class QWidget;

namespace nilometer::ui {

class GameMenu;
class GameSession;
class GameView;
class OpenGame;
class Pages;
class Preferences;
class RulesWindow;
enum class Laid : std::uint8_t;

/// The table of the open game in the window, with what is said and asked about the game there.
class GameTable : public QObject {
public:
  /// Nothing is owned, and all of it outlives this.
  GameTable(QWidget& window, OpenGame& game, Preferences& preferences, GameMenu& menu,
            RulesWindow& rules, Pages& pages);

  /// The room it is laid in; there with no game, too.
  [[nodiscard]] QWidget& room() const { return *m_room; }
  /// nullptr while no game is open.
  [[nodiscard]] GameView* view() const { return m_view; }

  void setMotion(bool on);
  void setSingleKeys(bool on);
  /// Everybody's level as remembered by name, to the view and the menu.
  void applyPromptLevels();
  void setPromptLevel(int player, PromptLevel level);
  /// Of whoever is on turn.
  void setNextPromptLevel();
  void explain(std::size_t entry);
  void explainLast();
  void correct();
  /// Reads a printed number off a component, or puts it right in the players' copy.
  void readPrinted();
  void askForNames();
  /// How something of the past begins to be put right, as GameSession::startReplacing.
  using Begin = void (GameSession::*)(std::size_t entry);
  /// The entry whose table is shown.
  void amendShown(Begin begin);
  /// The table does not agree about that entry, or does again.
  void dispute(std::size_t entry);
  /// Disputes the entry whose table is shown, or ends its dispute.
  void disputeShown();
  void showHistory();
  /// Shows the table after another entry, as the keys of the log do.
  void look(LogView::Go where);
  /// Looks for an entry of the log.
  void findEntry();
  void nameHiddenCards(int player);

  /// What the games are called in which something is begun that is lost with the window.
  [[nodiscard]] QStringList begun() const;

private:
  void lay(Laid reason);
  void clear(Laid next);
  /// Something is begun that the file of the game does not hold.
  [[nodiscard]] bool isBegun() const;
  /// The view as it is, for the time when its game goes on.
  [[nodiscard]] std::unique_ptr<GameView> takeAway();
  void connectView();
  /// Whether the game has ended just now, by what was entered; that goes before the view's refresh.
  void followEnd();
  /// Tells step by step how it has ended, as soon as nothing more is to be said at the table.
  void tellEnd();
  [[nodiscard]] bool isInFront() const;
  /// What can be done with the game on the screen is in the menu.
  void followMenu();
  /// Nothing if something is being put right already.
  void amend(Begin begin, std::size_t entry);

  QWidget& m_window;
  OpenGame& m_game;
  Preferences& m_preferences;
  GameMenu& m_menu;
  RulesWindow& m_rules;
  Pages& m_pages;
  QWidget* m_room;
  GameView* m_view = nullptr;
  bool m_isOver = false;                  ///< the game, now
  bool m_hasEnded = false;                ///< a moment ago, and how has not been told yet
  std::function<void(GameView&)> m_place; ///< where the view was when it was taken away
};

} // namespace nilometer::ui
