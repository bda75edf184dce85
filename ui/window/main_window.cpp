// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/wheel.h"
#include "ui/game/session/game_session.h"
#include "ui/pages/rule_book/rules_book.h"
#include "ui/score/end_position/position_page.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/preferences.h"
#include "ui/table/action_bar/double_press_guard.h"
#include "ui/table/action_bar/key_layout.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/phrase.h"
#include "ui/window/first_round.h"
#include "ui/window/game_files.h"
#include "ui/window/game_menu.h"
#include "ui/window/game_notice.h"
#include "ui/window/game_table.h"
#include "ui/window/handbook.h"
#include "ui/window/help_dialog.h"
#include "ui/window/messages.h"
#include "ui/window/new_games.h"
#include "ui/window/open_game.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"
#include "ui/window/rules_window.h"
#include "ui/window/screen_awake.h"
#include "ui/window/session_screen_saver.h"
#include "ui/window/table_display.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QResizeEvent>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// Changes the language in whichever window is in front. A shortcut cannot do that: it is silent
/// while a modal dialog is open.
class LanguageKey : public QObject {
public:
  LanguageKey(ChosenLook& look, QObject* parent) : QObject(parent), m_look(look) {}

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType()) return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() != Qt::Key_L || key.modifiers() != Qt::ControlModifier) return false;
    m_look.nextLanguage();
    return true;
  }

private:
  ChosenLook& m_look;
};

/// The game whose box was chosen last, or the first one.
const Game& chosenLast(Games games, const Preferences& preferences) {
  const std::string id = preferences.chosenGame();
  const auto found = std::ranges::find_if(games, [&](auto* kind) { return fileId(*kind) == id; });
  return found == games.end() ? *games.front() : **found;
}

} // namespace

/// In the order in which they need each other. Only the pages may need all, and only once they are
/// made.
struct MainWindow::Parts {
  explicit Parts(MainWindow& window)
      : menu(window, window.m_preferences),
        game(window, window.m_library, window.m_preferences, window.m_games),
        rules(window, window.m_preferences, [this] { return book(); }),
        pages(*window.m_stack, around),
        table(window, game, window.m_preferences, menu, rules, pages),
        display(window, game, table, window.m_preferences, menu.display()), awake(screenSaver),
        firstRound(game, table, window.m_preferences, pages),
        files(window, window.m_library, game, firstRound, pages),
        newGames(window, chosenLast(window.m_games, window.m_preferences), window.m_library,
                 window.m_preferences, game, files, pages),
        around{window,
               window.m_library,
               window.m_preferences,
               window.m_games,
               game,
               table,
               menu,
               rules,
               pages,
               files,
               newGames} {}

  /// Of the chosen game; as it is played, where that is the open one.
  [[nodiscard]] std::unique_ptr<RulesSource> book() const {
    const Game& kind = newGames.kind();
    return kind.rules(&kind == &game.kind() ? game.session() : nullptr);
  }

  GameMenu menu;
  OpenGame game;
  RulesWindow rules;
  Pages pages;
  GameTable table;
  TableDisplay display;
  SessionScreenSaver screenSaver;
  ScreenAwake awake;
  FirstRound firstRound;
  GameFiles files;
  NewGames newGames;
  WindowContext around;
};

MainWindow::MainWindow(GameLibrary& library, Preferences& preferences, Games games)
    : m_library(library), m_preferences(preferences), m_games(games), m_look(*qApp, m_preferences),
      m_stack(new QStackedWidget(this)) {
  auto* const all = new QWidget(this);
  auto* const column = new QVBoxLayout(all);
  column->setContentsMargins({});
  column->addWidget(m_stack);
  setCentralWidget(all);
  m_notice = new GameNotice(all);
  new DoublePressGuard(this);
  new KeyLayout(this);
  new WheelScrolls(this);
  all->installEventFilter(this);
  m_notice->installEventFilter(this);
  openWithinTheScreen();
  restoreGeometry(m_preferences.windowGeometry());
  // Whoever left it in full screen would not know how to get out.
  setWindowState(windowState() & ~Qt::WindowFullScreen);
  setAcceptDrops(true);
  setTitle();
}

void MainWindow::openWithinTheScreen() {
  constexpr QSize usual(1280, 720);
  constexpr qreal largest = 0.85; // of the screen, so that it is seen to be a window
  const QSize room = screen()->availableSize();
  const qreal times = largest * std::min(qreal(room.width()) / usual.width(),
                                         qreal(room.height()) / usual.height());
  resize((usual * std::max(1.0, times)).boundedTo(room));
  // With its frame it would not fit either.
  if (room.width() <= usual.width() || room.height() <= usual.height()) {
    setWindowState(windowState() | Qt::WindowMaximized);
  }
}

MainWindow::~MainWindow() {
  // The pages look at the parts until they are gone.
  delete m_stack;
}

MainWindow::Parts& MainWindow::parts() {
  if (m_parts) return *m_parts;
  m_parts = std::make_unique<Parts>(*this);
  connectMenu();
  addShortcuts();
  connect(&m_parts->game, &OpenGame::laid, this, [this] {
    m_parts->newGames.choose(m_parts->game.kind());
    setTitle();
    placeNotice();
    m_parts->rules.takeBook();
    connect(session(), &GameSession::changed, this, &MainWindow::followRunning,
            Qt::UniqueConnection);
    followRunning();
  });
  connect(&m_parts->newGames, &NewGames::chosenChanged, this,
          [this] { m_parts->rules.takeBook(); });
  connect(&m_parts->game, &OpenGame::keptTold, this, &MainWindow::followFile);
  connect(&m_parts->pages, &Pages::turned, this, &MainWindow::setTitle);
  connect(&m_parts->pages, &Pages::turned, this, &MainWindow::followFile);
  connect(&m_parts->pages, &Pages::fileTold, this, &MainWindow::followFile);
  connect(&m_parts->pages, &Pages::turned, this, &MainWindow::placeNotice);
  connect(&m_parts->pages, &Pages::turned, this, [this] {
    const PageKind* front = m_parts->pages.front();
    const bool isOfOpenGame = front->goesWith != nullptr && session() != nullptr;
    if (isOfOpenGame) m_parts->newGames.choose(m_parts->game.kind());
  });
  return *m_parts;
}

void MainWindow::followRunning() {
  const GameSession* game = session();
  const bool runs = game != nullptr && !game->clock().over;
  m_parts->awake.want(m_preferences.keepsAwake() && runs);
}

void MainWindow::followFile() {
  std::optional<FileNews> news = newsOfFile();
  return news ? m_notice->say(std::move(*news)) : m_notice->beSilent();
}

std::optional<FileNews> MainWindow::newsOfFile() {
  GameFiles& files = m_parts->files;
  const OpenGame& game = m_parts->game;
  PositionPage* const page = m_parts->pages.front() == &endPositionPage
                                 ? static_cast<PositionPage*>(m_parts->pages.find(endPositionPage))
                                 : nullptr;
  const QString lookedAt = page != nullptr ? page->lookedAt() : game.lookedAt();
  if (!lookedAt.isEmpty()) {
    return FileNews{//: %1: a sentence: who has the file open
                    text::fill(tr("%1 Here it can only be looked at."), {holderSentence(lookedAt)}),
                    {{tr("Open a copy"), [page, &files, lookedAt] {
                        return page != nullptr ? page->openCopy() : files.openCopy(lookedAt);
                      }}}};
  }
  const QString failure = page != nullptr                     ? page->failure()
                          : game.kept() == SaveState::failing ? game.failure()
                                                              : QString();
  if (failure.isEmpty()) return page != nullptr ? page->news() : files.news();
  return FileNews{failure, {{tr("Save a copy elsewhere…"), [page, &files] {
                               return page != nullptr ? page->saveElsewhere()
                                                      : files.saveElsewhere();
                             }}}};
}

void MainWindow::placeNotice() {
  QWidget& all = *centralWidget();
  const bool isThere = !m_notice->isHidden();
  const int height = isThere ? m_notice->heightForWidth(all.width()) : 0;
  all.layout()->setContentsMargins(0, 0, 0, height);
  m_notice->setGeometry(0, all.height() - height, all.width(), height);
  m_notice->raise();
  // Smaller letters make it lower again: the most it has ever needed stays what counts.
  const int room = isThere ? std::max(m_noticeRoom, height) : 0;
  if (room == m_noticeRoom) return;
  m_noticeRoom = room;
  fitLetters();
}

void MainWindow::fitLetters() {
  m_look.fitWindow(size() - QSize(0, m_noticeRoom));
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
  const bool said =
      watched == m_notice && (event->type() == QEvent::Show || event->type() == QEvent::Hide ||
                              event->type() == QEvent::LayoutRequest);
  // Once more after the layouts have done their part.
  if (said) placeNotice();
  if (said || (moved && watched != m_notice)) {
    QMetaObject::invokeMethod(this, &MainWindow::placeNotice, Qt::QueuedConnection);
  }
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::connectMenu() {
  const auto on = [this](auto asked, auto& part, auto done) {
    connect(&m_parts->menu, asked, &part, done);
  };
  on(&GameMenu::newRequested, m_parts->newGames, &NewGames::start);
  on(&GameMenu::chooseRequested, m_parts->files, &GameFiles::choose);
  on(&GameMenu::openRequested, m_parts->files, &GameFiles::open);
  on(&GameMenu::copyRequested, m_parts->files, &GameFiles::saveCopy);
  on(&GameMenu::pageRequested, m_parts->pages, &Pages::show);
  on(&GameMenu::correctionRequested, m_parts->table, &GameTable::correct);
  on(&GameMenu::printedRequested, m_parts->table, &GameTable::readPrinted);
  on(&GameMenu::namesRequested, m_parts->table, &GameTable::askForNames);
  const auto amends = [&](auto asked, GameTable::Begin begin) {
    on(asked, m_parts->table, [this, begin] { m_parts->table.amendShown(begin); });
  };
  amends(&GameMenu::changeRequested, &GameSession::startReplacing);
  amends(&GameMenu::insertRequested, &GameSession::startInserting);
  amends(&GameMenu::removeRequested, &GameSession::startRemoving);
  on(&GameMenu::disputeRequested, m_parts->table, &GameTable::disputeShown);
  on(&GameMenu::findRequested, m_parts->table, &GameTable::findEntry);
  on(&GameMenu::lookRequested, m_parts->table, &GameTable::look);
  on(&GameMenu::historyRequested, m_parts->table, &GameTable::showHistory);
  on(&GameMenu::explanationRequested, m_parts->table, &GameTable::explainLast);
  on(&GameMenu::eyesOnlyRequested, m_parts->table, &GameTable::nameHiddenCards);
  on(&GameMenu::motionChosen, m_parts->table, &GameTable::setMotion);
  on(&GameMenu::singleKeysChosen, *this, [this](bool press) {
    m_parts->table.setSingleKeys(press);
    m_parts->menu.retranslate();
  });
  on(&GameMenu::promptLevelChosen, m_parts->table, &GameTable::setPromptLevel);
  on(&GameMenu::nextPromptLevelRequested, m_parts->table, &GameTable::setNextPromptLevel);
  on(&GameMenu::awakeChosen, *this, [this](bool awake) {
    m_preferences.setKeepsAwake(awake);
    followRunning();
  });
  on(&GameMenu::rulesRequested, *this, [this] { m_parts->rules.show(); });
  on(&GameMenu::handbookRequested, *this, [this] { showHandbook(*this); });
  on(&GameMenu::keysRequested, *this,
     [this] { showHelp(*this, m_parts->pages.front(), m_parts->newGames.kind()); });
  on(&GameMenu::languageChosen, *this, [this](const QString& code) { m_look.setLanguage(code); });
  on(&GameMenu::appearanceChosen, *this, [this](Appearance look) { m_look.setAppearance(look); });
  on(&GameMenu::textSizeChosen, *this, [this](int percent) { m_look.setTextSize(percent); });
  on(&GameMenu::textSizeStepped, *this, [this](int step) { m_look.stepTextSize(step); });
}

void MainWindow::addShortcuts() {
  const auto add = [this](const QKeySequence& key, auto action) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, action);
  };
  add(Qt::CTRL | Qt::Key_Z, [this] { m_parts->pages.undo(); });
  add(Qt::CTRL | Qt::Key_Y, [this] { m_parts->pages.redo(); });
  add(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, [this] { m_parts->pages.redo(); });
  add(Qt::CTRL | Qt::Key_P, [this] { m_parts->pages.print(); });
  // In the other windows of the program, too, which know only Esc.
  auto* const close = new QShortcut(Qt::CTRL | Qt::Key_W, this);
  close->setContext(Qt::ApplicationShortcut);
  connect(close, &QShortcut::activated, this, &MainWindow::closeFront);
  qApp->installEventFilter(new LanguageKey(m_look, this));
  add(Qt::Key_F10, [this] {
    const bool table = m_parts->pages.front() == &tablePage;
    m_parts->menu.popUpBelow(table ? game()->header().menuButton() : nullptr);
  });
}

void MainWindow::closeFront() {
  QWidget* const active = QApplication::activeWindow();
  if (active != nullptr && active != this) {
    active->close();
    return;
  }
  const PageKind* const front = m_parts->pages.front();
  if (front != &startPage && front != &tablePage) return m_parts->pages.back();
  close();
}

void MainWindow::showStart() {
  showPage(startPage);
}

void MainWindow::openFile(const QString& named) {
  parts().files.open(named);
}

void MainWindow::openExample() {
  parts().files.openExample(*m_games.front());
}

void MainWindow::showPage(const PageKind& kind) {
  parts().pages.show(kind);
}

void MainWindow::showRules(const QString& rule) {
  parts().rules.show(rule);
}

GameView* MainWindow::game() const {
  return m_parts ? m_parts->table.view() : nullptr;
}

GameSession* MainWindow::session() const {
  return m_parts ? m_parts->game.session() : nullptr;
}

QWidget* MainWindow::page(const PageKind& kind) const {
  return m_parts ? m_parts->pages.find(kind) : nullptr;
}

void MainWindow::setTitle() {
  const QString program = QStringLiteral("Nilometer");
  const PageKind* front = m_parts ? m_parts->pages.front() : nullptr;
  const bool isOfGame = front == nullptr || front->goesWith != nullptr;
  if (front == &startPage || (isOfGame && session() == nullptr)) return setWindowTitle(program);
  // What is in front belongs to no game that lies below it.
  QString title = isOfGame ? session()->title() : front->title().remove(u'…');
  if (title.isEmpty()) title = text::listOf(session()->names().shown);
  // Alone, Qt takes it for the place of a sign that something is not saved.
  const QString mark = QStringLiteral("[*]");
  QStringList names{title.replace(mark, mark + mark)};
  if (isOfGame)
    names += m_parts->game.kind().name();
  else if (front->lasts == PageKind::Lasts::eachGame)
    names += m_parts->newGames.kind().name();
  setWindowTitle((names << program).join(QStringLiteral(" – ")));
}

bool MainWindow::mayLoseWhatIsBegun() {
  const QStringList begun = m_parts ? m_parts->table.begun() : QStringList();
  if (begun.isEmpty()) return true;
  //: %1: what the games are called in which an entry is begun.
  const QString question =
      tr("Begun, but not entered: %1. On closing that is lost. Close all the same?");
  return closeAllTheSame(*this, text::fill(question, {text::listOf(begun)}));
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  const bool leaves = event->key() == Qt::Key_Escape && isFullScreen();
  leaves ? showNormal() : QMainWindow::keyPressEvent(event);
}

namespace {

/// The first file on this computer that is being dragged; empty = none.
QString draggedFile(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  const auto local = std::ranges::find_if(urls, &QUrl::isLocalFile);
  return local == urls.end() ? QString() : local->toLocalFile();
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!draggedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  // Opening may ask a question, and whoever is dragged from waits for the drop.
  QMetaObject::invokeMethod(
      this, [this, file = draggedFile(*event->mimeData())] { openFile(file); },
      Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!mayLoseWhatIsBegun()) return event->ignore();
  if (m_parts && !(m_parts->files.mayLeave() && m_parts->pages.mayClose())) {
    return event->ignore();
  }
  m_preferences.setWindowGeometry(saveGeometry());
  if (m_parts) {
    m_parts->rules.keepPlace();
    m_parts->display.leave();
  }
  QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  fitLetters();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && m_parts) {
    m_parts->menu.retranslate();
    setTitle();
    followFile();
    if (m_parts->pages.front() == &startPage) showStart();
  }
  QMainWindow::changeEvent(event);
}

} // namespace nilometer::ui
