// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/game_shelf.h"
#include "ui/kind/game_kind.h"
#include "ui/prompts/prompt_level.h"
#include "ui/window/appearance.h"
#include "ui/window/open_game.h"
#include "ui/window/rules_window.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

class QStackedWidget;

namespace nilometer::ui {

class GameMenu;
class GameTable;
class GameView;
class GuidedQuestion;
class NewGameDialog;
class Pages;
class Preferences;
struct PageKind;

/// The window of the program: the start page or the table of the open game, the menu, and the
/// files behind it. It only wires; what is shown and entered lives in the GameView of the game.
class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  /// `shelf` and `preferences` are not owned and outlive the window; `games` are all it knows.
  MainWindow(GameShelf& shelf, Preferences& preferences, Games games);
  ~MainWindow() override;

  /// The start page: go on with the last game, new game, open, example.
  void showStart();
  /// Opens a recorded game or an end position, by its path or its file:// address. One that cannot
  /// be read gives a sentence with what can be done, and changes nothing.
  void openFile(const QString& named);
  /// The example game in round 3; it is not saved anywhere.
  void openExample();
  /// A page that can be asked for (page_list.h); nothing if it does not go with the open game.
  void showPage(const PageKind& kind);
  /// The rules in a window beside this one, at that rule (its number); without one where they
  /// were read last. An unknown rule changes nothing.
  void showRules(const QString& rule = {});
  /// Asks for the players and starts.
  void startNewGame();
  /// The same for people who play for the first time: a short dialog, then the set-up of the
  /// table, then round 1 with the prompts for newcomers.
  void startGuidedGame();
  /// A game that waits for a copy to be compared, if any.
  [[nodiscard]] bool waitsForCopy() const { return !m_waiting.isNull(); }
  void goOnWithCopy(const std::string& id);
  void chooseFile();
  /// Goes on with a damaged game in a file of its own, as far as it can be read.
  void rescue(const QString& path);

  /// The open game; nullptr on the start page.
  [[nodiscard]] GameView* game() const;
  [[nodiscard]] GameSession* session() const { return m_game.session(); }
  /// The widget of a page; nullptr until it was shown.
  [[nodiscard]] QWidget* page(const PageKind& kind) const;

protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Makes what is in the window. Only when something is to be shown, so that the window itself
  /// is there at once.
  void furnish();
  void connectMenu();
  void addShortcuts();
  void openPosition(const QString& path);
  void saveCopy();
  /// A dialog for a new game, from which one can go to compare a copy and come back.
  void ask(NewGameDialog& dialog);
  void checkFor(NewGameDialog& dialog);
  [[nodiscard]] NewGameDialog* newGameDialog();
  /// The game that is offered where none is open.
  [[nodiscard]] const GameKind& first() const { return *m_games.front(); }
  /// Begins what was chosen there in a new file.
  enum class Guided : bool { no, yes };
  void begin(const NewGameDialog& dialog, Guided guided);
  /// Goes on with a set-up that was begun and left.
  void resumeSetup();
  /// Play has begun, or a round is over: what belongs to the set-up and the first round follows.
  void followFirstRound();
  void answerQuestion(PromptLevel level);
  /// Shows the game that was opened from there, or says why there is none and what can be done.
  void goOnWith(const QString& path, OpenResult opened);
  /// Whether another game may take the place of the open one: it is saved, or the player lets it
  /// go.
  [[nodiscard]] bool mayLeaveGame();
  [[nodiscard]] QString gameTitle() const;
  void setTitle();

  GameShelf& m_shelf;
  Preferences& m_preferences;
  Games m_games;
  ChosenLook m_look;
  OpenGame m_game;
  RulesWindow m_rules;
  QStackedWidget* m_stack;
  QPointer<NewGameDialog> m_waiting; ///< for a copy to be compared
  QPointer<GuidedQuestion> m_question;
  struct Furniture;
  std::unique_ptr<Furniture> m_furniture; ///< what follows is in it
  GameMenu* m_menu = nullptr;
  Pages* m_pages = nullptr;
  GameTable* m_table = nullptr;
};

} // namespace nilometer::ui
