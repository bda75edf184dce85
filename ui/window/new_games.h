// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/game/interface/new_game.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <string>

namespace nilometer::ui {

class GameFiles;
class NewGameDialog;
class OpenGame;
class Pages;

/// What leads to a new game: its dialog, from which one can go to compare a copy and come back.
class NewGames : public QObject {
  Q_OBJECT
public:
  /// Games of that kind. Nothing is owned, and all of it outlives this.
  NewGames(QWidget& window, const Game& kind, GameLibrary& library, Preferences& preferences,
           OpenGame& game, GameFiles& files, Pages& pages);

  /// Asks for the players and starts.
  void start();
  /// Asks for the players, with those of the open game proposed, and starts. @pre a game is open
  void startAgain();
  /// Which game is begun from now on.
  void choose(const Game& kind);
  [[nodiscard]] const Game& kind() const { return *m_kind; }
  /// Starts a game for people who play for the first time: a short dialog, then the set-up of the
  /// table, then round 1 with the prompts for newcomers.
  void startGuided();

  /// Whether a dialog waits for a copy to be compared; it goes on with the copy of that id.
  [[nodiscard]] bool waits() const;
  void goOnWith(const std::string& copy);

Q_SIGNALS:
  void chosenChanged();

private:
  [[nodiscard]] NewGameDialog& newDialog();
  enum class Guided : bool { no, yes };
  void ask(NewGameDialog& dialog, Guided guided);
  /// Begins what was chosen there in a new file.
  void begin(const NewGameDialog& dialog, Guided guided);
  void compareFor(NewGameDialog& dialog);

  QWidget& m_window;
  const Game* m_kind;
  GameLibrary& m_library;
  Preferences& m_preferences;
  OpenGame& m_game;
  GameFiles& m_files;
  Pages& m_pages;
  QPointer<NewGameDialog> m_waiting; ///< for a copy to be compared
  /// What was chosen in a dialog that was left, by the game it was for.
  std::map<const Game*, NewGameChoice> m_left;
};

} // namespace nilometer::ui
