// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"

#include <QString>
#include <Qt>

#include <cstdint>
#include <functional>

namespace nilometer::ui {

class GameFiles;
class GameMenu;
class GameTable;
class NewGames;
class OpenGame;
class Pages;
class RulesWindow;

/// What a page may use of the window. Nothing is owned, and all of it outlives the page.
struct WindowContext {
  QWidget& window;
  GameLibrary& library;
  Preferences& preferences;
  Games games;
  OpenGame& game;
  GameTable& table;
  GameMenu& menu;
  RulesWindow& rules;
  Pages& pages;
  GameFiles& files;
  NewGames& newGames;

  /// The game that is open, or whose box was chosen last: what needs no open game is about it.
  [[nodiscard]] const Game& chosen() const;
};

/// Whether a page that is asked for was in front already.
enum class Asked : std::uint8_t { anew, again };

/// What the window asks of a page; what is left out does nothing. Esc is the page's own: its way
/// out is Pages::back().
struct Page {
  QWidget* widget = nullptr;          ///< nullptr: there can be none, which was said
  QWidget* room{};                    ///< around the widget, which may scroll; nullptr until then
  std::function<void(Asked)> enter{}; ///< in front: shows what there is, and takes the keyboard
  std::function<void()> leave{};      ///< another page is in front
  std::function<void()> undo{};
  std::function<void()> redo{};
  /// Before the window closes: whether everything is saved, or the players let it go.
  std::function<bool()> mayClose{};
};

/// A page that can be asked for. It is made when that is done for the first time.
struct PageKind {
  enum class Menu : std::uint8_t { none, games, scoring, openGame };
  enum class Lasts : std::uint8_t {
    asWindow,
    eachGame, ///< the same, but each of the games has its own, that of the chosen one is shown
    asGame    ///< that is open
  };

  Menu menu = Menu::none; ///< the part of the menu that lists it
  QString (*title)() = nullptr;
  QKeyCombination key{};
  /// Whether it can be shown while that game is open (nullptr: none); left out: always.
  bool (*goesWith)(const GameSession* game) = nullptr;
  Lasts lasts = Lasts::asWindow;
  /// `game` = the chosen one, or the one whose page it is (Lasts::eachGame).
  Page (*make)(QWidget& parent, const WindowContext& at, const Game& game);
};

} // namespace nilometer::ui
