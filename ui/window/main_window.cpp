// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/archive/archive_view.h"
#include "ui/asked/value_desk.h"
#include "ui/games/auto_save.h"
#include "ui/games/game_shelf.h"
#include "ui/games/new_game_dialog.h"
#include "ui/games/preferences.h"
#include "ui/learn/guided_game.h"
#include "ui/learn/setup_view.h"
#include "ui/log/explanation.h"
#include "ui/log/log_view.h"
#include "ui/strip/chip.h"
#include "ui/table/game_view.h"
#include "ui/table/header_bar.h"
#include "ui/window/appearance.h"
#include "ui/window/game_menu.h"
#include "ui/window/help_dialog.h"
#include "ui/window/messages.h"
#include "ui/window/start_view.h"
#include "ui/words/phrase.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDate>
#include <QLocale>
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
      m_rules(*this, m_preferences, [this] { return kind().rules(m_session.get()); }),
      m_pages(new QStackedWidget(this)) {
  setCentralWidget(m_pages);
  resize(usualSize);
  restoreGeometry(m_preferences.windowGeometry());
  setTitle();
}

void MainWindow::furnish() {
  if (m_start != nullptr) return;
  m_start = new StartView(first().name(), m_pages);
  m_table = new QScrollArea(m_pages);
  m_menu = new GameMenu(*this, m_preferences);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setWidgetResizable(true);
  m_table->setFocusPolicy(Qt::NoFocus);
  m_pages->addWidget(m_start);
  m_pages->addWidget(m_table);
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
}

MainWindow::~MainWindow() {
  // The views look at the session until they are gone.
  delete m_setup;
  if (m_table != nullptr) delete m_table->takeWidget();
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
  connect(m_menu, &GameMenu::correctionRequested, this, &MainWindow::correct);
  connect(m_menu, &GameMenu::explanationRequested, this, [this] {
    if (m_session && m_session->shownEntries() > 0) explain(m_session->shownEntries() - 1);
  });
  connect(m_menu, &GameMenu::rulesRequested, this, [this] { showRules(); });
  connect(m_menu, &GameMenu::eyesOnlyRequested, this, &MainWindow::nameHiddenCards);
  connect(m_menu, &GameMenu::languageChosen, this,
          [this](const QString& code) { m_look.setLanguage(code); });
  connect(m_menu, &GameMenu::appearanceChosen, this,
          [this](Appearance appearance) { m_look.setAppearance(appearance); });
  connect(m_menu, &GameMenu::textSizeChosen, this,
          [this](int percent) { m_look.setTextSize(percent); });
  connect(m_menu, &GameMenu::motionChosen, this, [this](bool on) {
    m_preferences.setMotion(on);
    if (m_game != nullptr) m_game->setMotion(on);
  });
  connect(m_menu, &GameMenu::promptLevelChosen, this, &MainWindow::choosePromptLevel);
  connect(m_menu, &GameMenu::nextPromptLevelRequested, this, &MainWindow::nextPromptLevel);
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
    m_menu->popUpBelow(shownSession() != nullptr ? m_game->header().menuButton() : nullptr);
  });
}

void MainWindow::play(OpenedGame opened) {
  furnish();
  m_save.reset();
  clearTable();
  m_desk.reset();
  m_kind = opened.kind;
  m_path = opened.path;
  m_session = std::move(opened.session);
  askForValues();
  layTable();
  m_pages->setCurrentWidget(m_table);
  if (m_path.isEmpty()) {
    m_shelf.close();
  } else {
    m_save = std::make_unique<AutoSave>(*m_session, m_shelf, m_path);
    connect(m_save.get(), &AutoSave::failed, this,
            [this](const QString& sentence) { say(*this, sentence); });
  }
  m_game->setFocus();
  followFirstRound();
  setTitle();
  m_rules.takeBook();
}

void MainWindow::connectGame() {
  const HeaderBar& header = m_game->header();
  connect(header.languageButton(), &Chip::clicked, m_menu,
          [this, &header] { m_menu->popUpLanguagesBelow(header.languageButton()); });
  connect(header.helpButton(), &Chip::clicked, this, [this] { showHelp(*this); });
  connect(header.menuButton(), &Chip::clicked, m_menu,
          [this, &header] { m_menu->popUpBelow(header.menuButton()); });
  connect(&m_game->log(), &LogView::replaceRequested, m_session.get(),
          &GameSession::startReplacing);
  connect(&m_game->log(), &LogView::explainRequested, this, &MainWindow::explain);
  connect(m_game, &GameView::resultRequested, this, &MainWindow::showResult);
  connect(m_session.get(), &GameSession::changed, this, &MainWindow::followFirstRound,
          Qt::UniqueConnection);
  connect(m_session.get(), &GameSession::compared, m_game, [this] { m_rules.takeBook(); });
  connect(m_game, &GameView::promptLevelChosen, this, &MainWindow::choosePromptLevel);
  connect(m_game, &GameView::ruleRequested, this, &MainWindow::showRules);
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
  play({&first(), std::move(session), path});
}

void MainWindow::correct() {
  if (!m_session) return;
  m_session->backToNow();
  kind().correct(*m_session, *this);
}

void MainWindow::explain(std::size_t entry) {
  auto* dialog = m_game->findChild<ExplanationDialog*>();
  if (dialog == nullptr) {
    dialog = new ExplanationDialog(*m_session, m_game);
    connect(dialog, &ExplanationDialog::ruleRequested, this, &MainWindow::showRules);
  }
  dialog->explain(entry);
}

void MainWindow::nameHiddenCards(int player) {
  if (!m_session) return;
  m_session->backToNow();
  kind().eyesOnly(*m_session, static_cast<table::Player>(player), *this);
}

void MainWindow::showRules(const QString& rule) {
  m_rules.show(rule);
}

QString MainWindow::gameTitle() const {
  const QString title = m_session->title();
  return title.isEmpty() ? words::listOf(m_session->names().shown) : title;
}

void MainWindow::setTitle() {
  if (!m_session) {
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
