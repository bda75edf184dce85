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

class ArchiveView;
class CheckCopyPage;
class GameMenu;
class GameTable;
class GameView;
class GuidedQuestion;
class LessonsPage;
class NewGameDialog;
class PositionPage;
class Preferences;
class ResultPage;
class SetupView;
class StartView;

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
  /// The page to enter an end position without a game: goes on with what is not scored yet.
  void showPosition();
  /// The same, empty.
  void startPosition();
  /// The finished games and what they say about the players.
  void showArchive();
  /// The lessons; an open game stays as it is behind them.
  void showLessons();
  /// "Check your copy": the printed values page by page; an open game stays as it is behind them.
  void showCopies();
  /// Ranking, score sheet, charts and files of the open game; nothing without one.
  void showResult();
  /// The rules in a window beside this one, at that rule (its number); without one where they
  /// were read last. An unknown rule changes nothing.
  void showRules(const QString& rule = {});
  /// Asks for the players and starts.
  void startNewGame();
  /// The same for people who play for the first time: a short dialog, then the set-up of the
  /// table, then round 1 with the prompts for newcomers.
  void startGuidedGame();
  /// The set-up of the real table, step by step; nothing once the first ship is placed.
  void showSetup();

  /// The open game; nullptr on the start page.
  [[nodiscard]] GameView* game() const;
  [[nodiscard]] GameSession* session() const { return m_game.session(); }
  /// nullptr until it is shown for the first time.
  [[nodiscard]] PositionPage* positionPage() const { return m_position; }
  [[nodiscard]] StartView& startView() const { return *m_start; }
  [[nodiscard]] ResultPage* resultPage() const { return m_result; }
  /// nullptr until it was shown.
  [[nodiscard]] ArchiveView* archive() const { return m_archive; }
  /// nullptr until they were shown.
  [[nodiscard]] LessonsPage* lessons() const { return m_lessons; }
  /// nullptr until it was shown.
  [[nodiscard]] CheckCopyPage* copies() const { return m_copies; }
  /// nullptr until it was shown for the open game.
  [[nodiscard]] SetupView* setupView() const { return m_setup; }
  /// Whether the prompts for newcomers are kept after round 1; nullptr while nobody is asked.
  [[nodiscard]] GuidedQuestion* guidedQuestion() const;

protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Makes what is in the window. Only when something is to be shown, so that the window itself
  /// is there at once.
  void furnish();
  void connectMenu();
  /// Somebody asks "Why?" in that page of a game and wants to read a rule.
  void addWhy(QWidget& page, const GameKind& game);
  void addShortcuts();
  void undo();
  void redo();
  void makePosition();
  void openPosition(const QString& path);
  void chooseFile();
  void saveCopy();
  /// The session of the game that is on the screen, or nullptr.
  [[nodiscard]] GameSession* shownSession() const;
  /// Makes the page to compare the copies on.
  [[nodiscard]] CheckCopyPage& copiesPage();
  void leaveCopies();
  /// A dialog for a new game, from which one can go to compare a copy and come back.
  void ask(NewGameDialog& dialog);
  void checkFor(NewGameDialog& dialog);
  [[nodiscard]] NewGameDialog* newGameDialog();
  /// A page in place of the table or the start, and back.
  void showPage(QWidget& page);
  void leavePage();
  /// The game that is offered where none is open.
  [[nodiscard]] const GameKind& first() const { return *m_games.front(); }
  /// Begins what was chosen there in a new file.
  enum class Guided : bool { no, yes };
  void begin(const NewGameDialog& dialog, Guided guided);
  /// The table of the open game was laid.
  void showTable(Laid reason);
  /// What can be done with the game on the screen is in the menu.
  void followMenu();
  /// Goes on with a set-up that was begun and left.
  void resumeSetup();
  /// Play has begun, or a round is over: what belongs to the set-up and the first round follows.
  void followFirstRound();
  void answerQuestion(PromptLevel level);
  /// Shows the game that was opened from there, or says why there is none and what can be done.
  void goOnWith(const QString& path, OpenResult opened);
  /// Goes on with a damaged game in a file of its own, as far as it can be read.
  void rescue(const QString& path);
  /// Whether another game may take the place of the open one: it is saved, or the player lets it
  /// go.
  [[nodiscard]] bool mayLeaveGame();
  /// The same of a copy that could not be saved.
  [[nodiscard]] bool mayLeaveCopies();
  /// The same of an end position.
  [[nodiscard]] bool mayLeavePosition();
  [[nodiscard]] QString gameTitle() const;
  void setTitle();

  GameShelf& m_shelf;
  Preferences& m_preferences;
  Games m_games;
  ChosenLook m_look;
  OpenGame m_game;
  RulesWindow m_rules;
  QStackedWidget* m_pages;
  StartView* m_start = nullptr;
  PositionPage* m_position = nullptr;
  ResultPage* m_result = nullptr;
  ArchiveView* m_archive = nullptr;
  LessonsPage* m_lessons = nullptr;
  CheckCopyPage* m_copies = nullptr;
  QPointer<NewGameDialog> m_waiting; ///< for a copy to be compared
  SetupView* m_setup = nullptr;
  QPointer<GuidedQuestion> m_question;
  GameMenu* m_menu = nullptr;
  std::unique_ptr<GameTable> m_table;
};

} // namespace nilometer::ui
