// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/games/game_shelf.h"
#include "ui/games/new_game_dialog.h"
#include "ui/games/preferences.h"
#include "ui/learn/guided_game.h"
#include "ui/learn/setup_view.h"
#include "ui/strip/chip.h"
#include "ui/table/game_view.h"
#include "ui/table/header_bar.h"
#include "ui/window/appearance.h"
#include "ui/window/game_menu.h"
#include "ui/window/game_table.h"
#include "ui/window/help_dialog.h"
#include "ui/window/start_view.h"
#include "ui/words/phrase.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDate>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>

#include <utility>

namespace nilometer::ui {

using words::fill;

namespace {

constexpr QSize usualSize(1280, 720);

} // namespace

MainWindow::MainWindow(GameShelf& shelf, Preferences& preferences, Games games)
    : m_shelf(shelf), m_preferences(preferences), m_games(games), m_look(*qApp, m_preferences),
      m_game(*this, m_shelf, m_preferences, m_games),
      m_rules(*this, m_preferences, [this] { return m_game.kind().rules(session()); }),
      m_pages(new QStackedWidget(this)) {
  setCentralWidget(m_pages);
  resize(usualSize);
  restoreGeometry(m_preferences.windowGeometry());
  setTitle();
}

void MainWindow::furnish() {
  if (m_start != nullptr) return;
  m_start = new StartView(first().name(), m_pages);
  m_menu = new GameMenu(*this, m_preferences);
  m_table = std::make_unique<GameTable>(*this, m_game, m_preferences, *m_menu, m_rules);
  m_pages->addWidget(m_start);
  m_pages->addWidget(&m_table->room());
  connect(m_start, &StartView::openRequested, this, &MainWindow::openFile);
  connect(m_start, &StartView::rescueRequested, this, &MainWindow::rescue);
  connect(m_start, &StartView::forgetRequested, this, [this] {
    m_preferences.setGameInProgress({});
    showStart();
  });
  connect(m_start, &StartView::newRequested, this, &MainWindow::startNewGame);
  connect(m_start, &StartView::guidedRequested, this, &MainWindow::startGuidedGame);
  connect(m_start, &StartView::chooseRequested, this, &MainWindow::chooseFile);
  connect(m_start, &StartView::positionRequested, this, &MainWindow::startPosition);
  connect(m_start, &StartView::exampleRequested, this, &MainWindow::openExample);
  connect(m_start, &StartView::archiveRequested, this, &MainWindow::showArchive);
  connect(m_start, &StartView::lessonsRequested, this, &MainWindow::showLessons);
  connect(m_start, &StartView::copiesRequested, this, &MainWindow::showCopies);
  connect(m_start, &StartView::rulesRequested, this, [this] { showRules(); });
  connectMenu();
  addShortcuts();
  connect(&m_game, &OpenGame::leaving, this, [this] {
    delete std::exchange(m_setup, nullptr);
    m_menu->setGame(nullptr, GameMenu::Copies::no);
  });
  connect(&m_game, &OpenGame::laid, this, &MainWindow::showTable);
}

MainWindow::~MainWindow() {
  // The views look at the session until they are gone.
  delete m_setup;
  if (m_table) delete m_table->room().takeWidget();
}

void MainWindow::connectMenu() {
  connect(m_menu, &GameMenu::newRequested, this, &MainWindow::startNewGame);
  connect(m_menu, &GameMenu::chooseRequested, this, &MainWindow::chooseFile);
  connect(m_menu, &GameMenu::openRequested, this, &MainWindow::openFile);
  connect(m_menu, &GameMenu::archiveRequested, this, &MainWindow::showArchive);
  connect(m_menu, &GameMenu::lessonsRequested, this, &MainWindow::showLessons);
  connect(m_menu, &GameMenu::copiesRequested, this, &MainWindow::showCopies);
  connect(m_menu, &GameMenu::setupRequested, this, &MainWindow::showSetup);
  connect(m_menu, &GameMenu::copyRequested, this, &MainWindow::saveCopy);
  connect(m_menu, &GameMenu::positionRequested, this, &MainWindow::showPosition);
  connect(m_menu, &GameMenu::resultRequested, this, &MainWindow::showResult);
  connect(m_menu, &GameMenu::correctionRequested, m_table.get(), &GameTable::correct);
  connect(m_menu, &GameMenu::explanationRequested, m_table.get(), &GameTable::explainLast);
  connect(m_menu, &GameMenu::rulesRequested, this, [this] { showRules(); });
  connect(m_menu, &GameMenu::eyesOnlyRequested, m_table.get(), &GameTable::nameHiddenCards);
  connect(m_menu, &GameMenu::languageChosen, this,
          [this](const QString& code) { m_look.setLanguage(code); });
  connect(m_menu, &GameMenu::appearanceChosen, this,
          [this](Appearance appearance) { m_look.setAppearance(appearance); });
  connect(m_menu, &GameMenu::textSizeChosen, this,
          [this](int percent) { m_look.setTextSize(percent); });
  connect(m_menu, &GameMenu::motionChosen, m_table.get(), &GameTable::setMotion);
  connect(m_menu, &GameMenu::promptLevelChosen, m_table.get(), &GameTable::setPromptLevel);
  connect(m_menu, &GameMenu::nextPromptLevelRequested, this, [this] {
    if (shownSession() != nullptr) m_table->setNextPromptLevel();
  });
}

void MainWindow::addShortcuts() {
  const auto add = [this](const QKeySequence& key, auto action) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, action);
  };
  add(Qt::CTRL | Qt::Key_Z, [this] { undo(); });
  add(Qt::CTRL | Qt::Key_Y, [this] { redo(); });
  add(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, [this] { redo(); });
  add(Qt::Key_F1, [this] { showHelp(*this); });
  add(Qt::CTRL | Qt::Key_L, [this] { m_look.nextLanguage(); });
  add(Qt::Key_F10, [this] {
    m_menu->popUpBelow(shownSession() != nullptr ? game()->header().menuButton() : nullptr);
  });
}

GameView* MainWindow::game() const {
  return m_table ? m_table->view() : nullptr;
}

void MainWindow::showTable(Laid reason) {
  if (reason == Laid::anotherGame) m_pages->setCurrentWidget(&m_table->room());
  followMenu();
  if (shownSession() != nullptr) game()->setFocus();
  connect(game(), &GameView::resultRequested, this, &MainWindow::showResult);
  connect(session(), &GameSession::changed, this, &MainWindow::followFirstRound,
          Qt::UniqueConnection);
  connect(session(), &GameSession::compared, game(), [this] { m_rules.takeBook(); });
  followFirstRound();
  setTitle();
  m_rules.takeBook();
}

void MainWindow::followMenu() {
  // The example's printed values are not on the shelf: a copy could not be opened again.
  const bool copies = shownSession() != nullptr && !m_game.path().isEmpty();
  m_menu->setGame(shownSession(), copies ? GameMenu::Copies::yes : GameMenu::Copies::no);
}

void MainWindow::startNewGame() {
  NewGameDialog* const dialog = newGameDialog();
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    if (mayLeaveGame()) begin(*dialog, Guided::no);
  });
  ask(*dialog);
}

NewGameDialog* MainWindow::newGameDialog() {
  delete m_waiting;
  auto* dialog = new NewGameDialog(
      m_preferences, [this] { return first().offer(m_shelf); }, fileId(first()),
      QDate::currentDate(), [] { return QRandomGenerator::global()->generate(); }, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  return dialog;
}

void MainWindow::begin(const NewGameDialog& dialog, Guided guided) {
  auto session = first().begin(dialog.chosen(), m_shelf);
  const QString path = m_shelf.newFile(*session);
  if (guided == Guided::yes) GuidedGame(m_preferences).begin(path, session->names().whole);
  furnish();
  m_game.play({&first(), std::move(session), path});
}

void MainWindow::showRules(const QString& rule) {
  m_rules.show(rule);
}

QString MainWindow::gameTitle() const {
  const QString title = session()->title();
  return title.isEmpty() ? words::listOf(session()->names().shown) : title;
}

void MainWindow::setTitle() {
  if (session() == nullptr) {
    setWindowTitle(QStringLiteral("Nilometer"));
    return;
  }
  // Alone, Qt takes it for the place of a sign that something is not saved.
  const QString mark = QStringLiteral("[*]");
  setWindowTitle(fill(QStringLiteral("%1 – Nilometer"), {gameTitle().replace(mark, mark + mark)}));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!mayLeaveGame() || !mayLeaveCopies() || !mayLeavePosition()) return event->ignore();
  m_preferences.setWindowGeometry(saveGeometry());
  m_rules.keepPlace();
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_menu != nullptr) {
    m_menu->retranslate();
    setTitle();
    if (m_pages->currentWidget() == m_start) showStart();
  }
  QMainWindow::changeEvent(event);
}

} // namespace nilometer::ui
