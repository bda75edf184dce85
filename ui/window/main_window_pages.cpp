// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window, and the way from one to another.
#include "ui/archive/archive_view.h"
#include "ui/asked/value_desk.h"
#include "ui/check/check_copy_page.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/learn/lessons_page.h"
#include "ui/position/position_page.h"
#include "ui/result/result_page.h"
#include "ui/table/game_view.h"
#include "ui/why/why_guide.h"
#include "ui/window/game_menu.h"
#include "ui/window/game_table.h"
#include "ui/window/main_window.h"
#include "ui/window/messages.h"
#include "ui/window/start_page.h"
#include "ui/window/start_view.h"
#include "ui/words/error_words.h"

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

void MainWindow::showArchive() {
  furnish();
  if (m_archive == nullptr) {
    m_archive = new ArchiveView(m_shelf, m_games, m_pages);
    m_pages->addWidget(m_archive);
    connect(m_archive, &ArchiveView::openRequested, this, &MainWindow::openFile);
    connect(m_archive, &ArchiveView::closeRequested, this, &MainWindow::leavePage);
  }
  // The open game counts as it is on the disk.
  m_game.flush();
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
  if (session() == nullptr) return;
  if (m_result == nullptr) {
    m_result = new ResultPage(m_preferences, m_pages);
    addWhy(*m_result, m_game.kind());
    m_pages->addWidget(m_result);
    connect(m_result, &ResultPage::closeRequested, this, &MainWindow::leavePage);
  }
  m_result->show(m_game.kind().report(*session()));
  showPage(*m_result);
  m_result->setFocus();
}

void MainWindow::addWhy(QWidget& page, const GameKind& game) {
  connect(game.why(page), &WhyGuide::ruleRequested, this, &MainWindow::showRules);
}

void MainWindow::showPage(QWidget& page) {
  m_pages->setCurrentWidget(&page);
  followMenu();
}

void MainWindow::leavePage() {
  if (game() == nullptr) return showStart();
  showPage(m_table->room());
  game()->setFocus();
  if (m_game.desk() != nullptr) m_game.desk()->lookAtCopy();
}

GameSession* MainWindow::shownSession() const {
  return m_table && m_pages->currentWidget() == &m_table->room() ? session() : nullptr;
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
