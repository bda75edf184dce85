// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/game/session/prompt_level.h"
#include "ui/table/log/log_view.h"
#include "ui/window/page.h"

#include <QMenu>

#include <array>
#include <utility>
#include <vector>

class QActionGroup;

namespace nilometer::ui {

class DisplayMenu;

/// The menu: games, corrections, settings. Its actions also hold the shortcuts of the window.
class GameMenu : public QMenu {
  Q_OBJECT
public:
  /// `preferences` is not owned and outlives the menu.
  GameMenu(QWidget& window, Preferences& preferences);

  /// All of it, or the languages alone: below that button; without one in the corner of the window.
  void popUpBelow(const QWidget* button);
  void popUpLanguagesBelow(const QWidget* button);

  enum class Copies : bool { no, yes };
  /// What can be done with that game of that kind; nullptr if none is open.
  void setGame(const GameSession* session, const Game* kind, Copies copies);
  /// After that game has changed.
  void refreshGame();
  [[nodiscard]] DisplayMenu& display() const { return *m_display; }
  /// How much each player of the game wants to be told.
  void setPromptLevels(const PromptLevels& levels);

Q_SIGNALS:
  void newRequested();
  void chooseRequested();
  void openRequested(const QString& path);
  void pageRequested(const nilometer::ui::PageKind& kind);
  void copyRequested();
  void correctionRequested();
  void printedRequested();
  void namesRequested();
  /// The actions on the selected entry.
  void changeRequested();
  void insertRequested();
  void removeRequested();
  void disputeRequested();
  void historyRequested();
  void findRequested();
  /// The table after another entry.
  void lookRequested(nilometer::ui::LogView::Go where);
  void eyesOnlyRequested(int player);
  void explanationRequested();
  void promptLevelChosen(int player, nilometer::ui::PromptLevel level);
  /// The next level for whoever is on turn.
  void nextPromptLevelRequested();
  void rulesRequested();
  void handbookRequested();
  void keysRequested();
  void languageChosen(const QString& code);
  void appearanceChosen(nilometer::ui::Appearance appearance);
  void textSizeChosen(int percent);
  /// Larger (+1) or smaller (-1) than it is.
  void textSizeStepped(int step);
  void motionChosen(bool on);
  void singleKeysChosen(bool on);
  void awakeChosen(bool on);

public:
  /// Sets all texts again after a change of language, players or games of late.
  void retranslate();

private:
  QAction* add(void (GameMenu::*wanted)(), const QKeySequence& key);
  /// In a menu of this menu; the key is the window's.
  QAction* addTo(QMenu& menu, void (GameMenu::*wanted)(), const QKeySequence& key);
  void addPages(PageKind::Menu part);
  void addEntry();
  /// The ways along the log.
  void addPast();
  void addSettings();
  void addTextSizes();
  void listPrompts();
  void popUp(QMenu& menu, const QWidget* button);

  QWidget& m_window;
  Preferences& m_preferences;
  const GameSession* m_session = nullptr;
  const Game* m_kind = nullptr; ///< of that game
  std::vector<std::pair<QAction*, const PageKind*>> m_pages;
  QAction* m_new;
  QAction* m_open;
  QMenu* m_recent;
  QAction* m_copy;
  QAction* m_correct;
  QAction* m_printed;
  QAction* m_names;
  QMenu* m_entry;
  QAction* m_change;
  QAction* m_insert;
  QAction* m_remove;
  QAction* m_dispute = nullptr;
  QMenu* m_past;
  QAction* m_history;
  QAction* m_explain;
  QMenu* m_eyesOnly;
  QMenu* m_prompts;
  QAction* m_nextLevel;
  PromptLevels m_levels{};
  QAction* m_rules;
  QMenu* m_help;
  QAction* m_handbook;
  QAction* m_keys;
  DisplayMenu* m_display;
  QMenu* m_settings;
  QMenu* m_language;
  QMenu* m_appearance;
  std::array<QAction*, appearanceCount> m_appearances{};
  QMenu* m_textSize;
  QAction* m_larger;
  QAction* m_smaller;
  QAction* m_usualSize;
  std::vector<QAction*> m_textSizes;
  QAction* m_motion;
  QAction* m_singleKeys;
  QAction* m_awake;
  QAction* m_about;
  QAction* m_quit;
};

} // namespace nilometer::ui
