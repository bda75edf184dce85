// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/games/game_shelf.h"
#include "ui/games/new_game_dialog.h"
#include "ui/games/preferences.h"
#include "ui/learn/guided_game.h"
#include "ui/strip/chip.h"
#include "ui/table/game_view.h"
#include "ui/table/header_bar.h"
#include "ui/window/game_menu.h"
#include "ui/window/game_table.h"
#include "ui/window/help_dialog.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"
#include "ui/words/phrase.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDate>
#include <QRandomGenerator>
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
      m_stack(new QStackedWidget(this)) {
  setCentralWidget(m_stack);
  resize(usualSize);
  restoreGeometry(m_preferences.windowGeometry());
  setTitle();
}

struct MainWindow::Furniture {
  explicit Furniture(MainWindow& window)
      : menu(window, window.m_preferences), pages(*window.m_stack, around),
        table(window, window.m_game, window.m_preferences, menu, window.m_rules, pages),
        around{window, window.m_shelf, window.m_preferences, window.m_games, window.m_game,
               table,  menu,           window.m_rules,       pages} {}

  GameMenu menu;
  Pages pages;
  GameTable table;
  Surroundings around;
};

void MainWindow::furnish() {
  if (m_furniture) return;
  m_furniture = std::make_unique<Furniture>(*this);
  m_menu = &m_furniture->menu;
  m_pages = &m_furniture->pages;
  m_table = &m_furniture->table;
  connectMenu();
  addShortcuts();
  connect(&m_game, &OpenGame::laid, this, [this] {
    connect(session(), &GameSession::changed, this, &MainWindow::followFirstRound,
            Qt::UniqueConnection);
    followFirstRound();
    setTitle();
    m_rules.takeBook();
  });
}

MainWindow::~MainWindow() {
  // The views look at the session until they are gone.
  delete m_stack;
}

void MainWindow::showStart() {
  showPage(startPage);
}

void MainWindow::showPage(const PageKind& kind) {
  furnish();
  m_pages->show(kind);
}

QWidget* MainWindow::page(const PageKind& kind) const {
  return m_pages != nullptr ? m_pages->find(kind) : nullptr;
}

void MainWindow::connectMenu() {
  connect(m_menu, &GameMenu::newRequested, this, &MainWindow::startNewGame);
  connect(m_menu, &GameMenu::chooseRequested, this, &MainWindow::chooseFile);
  connect(m_menu, &GameMenu::openRequested, this, &MainWindow::openFile);
  connect(m_menu, &GameMenu::pageRequested, m_pages, &Pages::show);
  connect(m_menu, &GameMenu::copyRequested, this, &MainWindow::saveCopy);
  connect(m_menu, &GameMenu::correctionRequested, m_table, &GameTable::correct);
  connect(m_menu, &GameMenu::explanationRequested, m_table, &GameTable::explainLast);
  connect(m_menu, &GameMenu::rulesRequested, this, [this] { showRules(); });
  connect(m_menu, &GameMenu::eyesOnlyRequested, m_table, &GameTable::nameHiddenCards);
  connect(m_menu, &GameMenu::languageChosen, this,
          [this](const QString& code) { m_look.setLanguage(code); });
  connect(m_menu, &GameMenu::appearanceChosen, this,
          [this](Appearance appearance) { m_look.setAppearance(appearance); });
  connect(m_menu, &GameMenu::textSizeChosen, this,
          [this](int percent) { m_look.setTextSize(percent); });
  connect(m_menu, &GameMenu::motionChosen, m_table, &GameTable::setMotion);
  connect(m_menu, &GameMenu::promptLevelChosen, m_table, &GameTable::setPromptLevel);
  connect(m_menu, &GameMenu::nextPromptLevelRequested, m_table, &GameTable::setNextPromptLevel);
}

void MainWindow::addShortcuts() {
  const auto add = [this](const QKeySequence& key, auto action) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, action);
  };
  add(Qt::CTRL | Qt::Key_Z, [this] { m_pages->undo(); });
  add(Qt::CTRL | Qt::Key_Y, [this] { m_pages->redo(); });
  add(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, [this] { m_pages->redo(); });
  add(Qt::Key_F1, [this] { showHelp(*this); });
  add(Qt::CTRL | Qt::Key_L, [this] { m_look.nextLanguage(); });
  add(Qt::Key_F10, [this] {
    m_menu->popUpBelow(m_pages->front() == &tablePage ? game()->header().menuButton() : nullptr);
  });
}

GameView* MainWindow::game() const {
  return m_table ? m_table->view() : nullptr;
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
  if (!mayLeaveGame() || (m_pages != nullptr && !m_pages->mayClose(*this))) return event->ignore();
  m_preferences.setWindowGeometry(saveGeometry());
  m_rules.keepPlace();
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_menu != nullptr) {
    m_menu->retranslate();
    setTitle();
    if (m_pages->front() == &startPage) m_pages->show(startPage);
  }
  QMainWindow::changeEvent(event);
}

} // namespace nilometer::ui
