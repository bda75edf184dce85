// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window, and the way from one to another.
#include "ui/archive/archive_view.h"
#include "ui/asked/value_desk.h"
#include "ui/check/check_copy_page.h"
#include "ui/games/auto_save.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/learn/lessons_page.h"
#include "ui/position/position_page.h"
#include "ui/result/result_page.h"
#include "ui/table/game_view.h"
#include "ui/why/why_guide.h"
#include "ui/window/game_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/messages.h"
#include "ui/window/start_page.h"
#include "ui/window/start_view.h"
#include "ui/words/error_words.h"
#include "ui/words/shown_names.h"

#include <QScrollArea>
#include <QStackedWidget>

#include <utility>

namespace nilometer::ui {

void MainWindow::showStart() {
  furnish();
  if (m_position != nullptr) m_position->leave();
  showShelf(*m_start, m_shelf, m_preferences, m_games);
  m_pages->setCurrentWidget(m_start);
}

void MainWindow::applyPromptLevels() {
  PromptLevels levels{};
  for (table::Player player = 0; player < m_session->players(); ++player) {
    levels[player] = m_preferences.promptLevel(words::playerName(player, m_session->names().shown));
  }
  m_game->setPromptLevels(levels);
  m_menu->setPromptLevels(levels);
}

void MainWindow::choosePromptLevel(int player, PromptLevel level) {
  const auto who = static_cast<table::Player>(player);
  m_preferences.setPromptLevel(words::playerName(who, m_session->names().shown), level);
  applyPromptLevels();
  m_game->showGuide();
}

void MainWindow::nextPromptLevel() {
  if (shownSession() == nullptr) return;
  const table::Player on = m_game->decides();
  const auto now =
      static_cast<std::size_t>(levelFor(on, m_session->players(), m_game->promptLevels()));
  const auto next = static_cast<PromptLevel>((now + 1) % promptLevelNames.size());
  for (table::Player player = 0; player < m_session->players(); ++player) {
    // Where everybody acts together, everybody changes.
    if (on == table::noPlayer || on == player) choosePromptLevel(player, next);
  }
}

void MainWindow::showArchive() {
  furnish();
  if (m_archive == nullptr) {
    m_archive = new ArchiveView(m_shelf, m_games, m_pages);
    m_pages->addWidget(m_archive);
    connect(m_archive, &ArchiveView::openRequested, this, &MainWindow::openFile);
    connect(m_archive, &ArchiveView::closeRequested, this, &MainWindow::leavePage);
  }
  // The open game counts as it is on the disk.
  if (m_save) m_save->flush();
  showPage(*m_archive);
  m_archive->refresh();
}

void MainWindow::showLessons() {
  furnish();
  if (m_lessons == nullptr) {
    auto lessons = first().lessons();
    if (!lessons) return say(*this, words::wholeSentence(lessons.error()));
    m_lessons = new LessonsPage(m_preferences, std::move(*lessons), m_pages);
    m_pages->addWidget(m_lessons);
    connect(m_lessons, &LessonsPage::closeRequested, this, &MainWindow::leavePage);
    connect(m_lessons, &LessonsPage::languageRequested, m_menu,
            [this] { m_menu->popUpLanguagesBelow(nullptr); });
    connect(m_lessons, &LessonsPage::ruleRequested, this, &MainWindow::showRules);
    connect(m_lessons, &LessonsPage::helpRequested, this, [this] { showHelp(*this); });
    connect(m_lessons, &LessonsPage::menuRequested, m_menu,
            [this] { m_menu->popUpBelow(nullptr); });
  }
  showPage(*m_lessons);
  m_lessons->start();
}

void MainWindow::showResult() {
  if (m_session == nullptr) return;
  if (m_result == nullptr) {
    m_result = new ResultPage(m_preferences, m_pages);
    addWhy(*m_result, kind());
    m_pages->addWidget(m_result);
    connect(m_result, &ResultPage::closeRequested, this, &MainWindow::leavePage);
  }
  m_result->show(kind().report(*m_session));
  showPage(*m_result);
  m_result->setFocus();
}

void MainWindow::addWhy(QWidget& page, const GameKind& game) {
  connect(game.why(page), &WhyGuide::ruleRequested, this, &MainWindow::showRules);
}

void MainWindow::showPage(QWidget& page) {
  // What the menu does to a game is not for one that nobody sees.
  m_menu->setGame(nullptr, GameMenu::Copies::no);
  m_pages->setCurrentWidget(&page);
}

void MainWindow::leavePage() {
  if (m_game == nullptr) return showStart();
  m_menu->setGame(m_session.get(), m_save ? GameMenu::Copies::yes : GameMenu::Copies::no);
  m_pages->setCurrentWidget(m_table);
  m_game->setFocus();
  if (m_desk) m_desk->lookAtCopy();
}

GameSession* MainWindow::shownSession() const {
  return m_table != nullptr && m_pages->currentWidget() == m_table ? m_session.get() : nullptr;
}

void MainWindow::undo() {
  if (GameSession* shown = shownSession()) shown->undo();
  if (m_archive != nullptr && m_pages->currentWidget() == m_archive) m_archive->undoDelete();
  if (m_copies != nullptr && m_pages->currentWidget() == m_copies) m_copies->undo();
}

void MainWindow::redo() {
  if (GameSession* shown = shownSession()) shown->redo();
  if (m_copies != nullptr && m_pages->currentWidget() == m_copies) m_copies->redo();
}

} // namespace nilometer::ui
