// SPDX-License-Identifier: GPL-3.0-or-later
// Several games run at once, of every kind that lies on the shelf: whoever goes from one to the
// other over the start page loses nothing, and the archive keeps the games apart and the players
// together.
#include "test_program.h"

#include "registry/between_games.h"
#include "registry/every_game.h"
#include "tests/ui/painted_texts.h"
#include "ui/pages/archive/archive_model.h"
#include "ui/pages/archive/statistics.h"
#include "ui/pages/tutorial/lesson_game.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/guide/guide.h"
#include "ui/table/log/log_view.h"
#include "ui/text/language.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QDialog>
#include <QLineEdit>
#include <QSignalSpy>

#include <memory>
#include <set>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// Puts a game that is over among the games, if one of its kind is on the shelf of the program.
template <table::Rules G> void putFinished(const Home& home) {
  const bool isThere =
      std::ranges::any_of(ui::games(), [](const auto* kind) { return kind->id() == G::id; });
  if (!isThere) return;
  const auto game = randomGame(headerOf<G>(0, G::seats.least + 1), 1);
  const QString name = text::fromUtf8(G::id) + u".nilometer"_s;
  QVERIFY(QDir().mkpath(home.games.directory()));
  QFile file(home.games.directory() + u'/' + name);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(
      QByteArray::fromStdString(record::writeRecordWithEdition(game, editionsOf<G>().front())));
}

template <class... G> void putFinishedOf(GameList<G...> /*games*/, const Home& home) {
  (putFinished<G>(home), ...);
}

/// Whether the menu of the right mouse button there has that level, which is chosen then.
bool chosenInTheMenuOf(QWidget& widget, ui::PromptLevel level) {
  const QPoint at = widget.rect().center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
  QApplication::sendEvent(&widget, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  if (menu == nullptr) return false;
  for (QAction* action : menu->actions()) {
    if (action->text() != ui::promptLevelName(level)) continue;
    action->trigger();
    menu->close();
    return true;
  }
  return false;
}

} // namespace

class tst_between_games : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void runningGameStandsOnTheStartPageAndGoesOnWithOnePress();
  void cardAndEnterFollowTheChosenBox();
  void titleIsThatOfThePageInFront();
  void lessonAsksForNoMoveBeforeAnEntry();
  void menuLeadsToTheStartPage();
  void whoLeavesTheStartPageComesBackToIt();
  void exampleGoesOnFromTheStartPage();
  void listsSayWhichGameItIs();
  void switchingBetweenRunningGamesLosesNothing();
  void eachGameKeepsItsUnfinishedForm();
  void archiveKeepsGamesApartAndPlayersTogether();
  void printedValuesOfAnotherGameAreToldAsSuch();
  void openDisputeShowsAtThePlayerAndInTheHeader();
  void cardOfAPlayerOffersPromptsAndNumbers();
};

void tst_between_games::runningGameStandsOnTheStartPageAndGoesOnWithOnePress() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    QVERIFY(program.begins());
    const std::string before = program.record();
    const QStringList asked = program.asked();
    const ui::GameView* const table = program.window.game();
    program.toStart();
    QVERIFY(!table->isVisible());
    const ui::StartButton& goOn = *program.start().continueButton();
    QVERIFY(goOn.isVisible() && goOn.hasFocus());
    QVERIFY2(goOn.accessibleName().contains(kind->name()), qPrintable(goOn.accessibleName()));
    BetweenGames::press(Qt::Key_Return);
    QCOMPARE(program.window.game(), table);
    QVERIFY(table->isVisible() && table->hasBegun());
    QCOMPARE(program.record(), before);
    QCOMPARE(program.asked(), asked);
  }
}

void tst_between_games::cardAndEnterFollowTheChosenBox() {
  BetweenGames program;
  std::vector<std::string> records;
  for (const ui::Game* kind : ui::games()) {
    program.window.openFile(program.put(*kind));
    records.push_back(program.record());
  }
  for (std::size_t i = 0; i < ui::games().size(); ++i) {
    const ui::Game& kind = *ui::games()[i];
    program.toStart();
    BetweenGames::click(program.start().shelf().box(static_cast<int>(i)));
    const ui::StartButton& goOn = *program.start().continueButton();
    QVERIFY2(goOn.accessibleName().contains(kind.name()), qPrintable(goOn.accessibleName()));
    for (const QAction* other : program.start().recentList().actions()) {
      QVERIFY2(!other->text().contains(kind.name()), qPrintable(other->text()));
    }
    BetweenGames::press(Qt::Key_Return);
    QVERIFY(program.window.game()->isVisible());
    QCOMPARE(program.record(), records[i]);
  }
  // Where none of that game runs, Enter begins one.
  program.toStart();
  program.preferences.setGameInProgress({});
  for (const QString& path : program.preferences.recentFiles()) QFile::remove(path);
  program.window.showStart();
  BetweenGames::click(program.start().shelf().box(0));
  QVERIFY(!program.start().continueButton()->isVisible());
  BetweenGames::press(Qt::Key_Return);
  auto* const dialog = program.window.findChild<QDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  dialog->close();
}

void tst_between_games::titleIsThatOfThePageInFront() {
  BetweenGames program;
  program.window.openFile(program.put(*ui::games().front()));
  const QString game = program.window.windowTitle();
  for (const ui::PageKind* page : ui::pageKinds()) {
    const bool isOfGame = page->goesWith != nullptr;
    if (isOfGame && !page->goesWith(program.window.session())) continue;
    program.window.showPage(*page);
    QVERIFY2((program.window.windowTitle() == game) == isOfGame,
             qPrintable(program.window.windowTitle()));
  }
  program.window.showPage(ui::lessonsPage);
  QCOMPARE(program.window.windowTitle(), u"Learn – Egizia – Nilometer"_s);
  program.window.showPage(ui::archivePage);
  QCOMPARE(program.window.windowTitle(), u"Finished games – Nilometer"_s);
  // Another box is chosen while that game is open.
  program.window.showPage(ui::startPage);
  BetweenGames::click(program.start().shelf().box(static_cast<int>(ui::games().size()) - 1));
  program.window.showPage(ui::lessonsPage);
  const QString lessons = u"Learn – %1 – Nilometer"_s;
  QCOMPARE(program.window.windowTitle(), lessons.arg(ui::games().back()->name()));
  program.window.showPage(ui::tablePage);
  QCOMPARE(program.window.windowTitle(), game);
}

void tst_between_games::lessonAsksForNoMoveBeforeAnEntry() {
  for (const ui::Game* kind : ui::games()) {
    const auto lessons = kind->lessons();
    QVERIFY(lessons);
    for (const ui::LessonTitle& title : lessons->list()) {
      const auto lesson = lessons->take(title.id);
      const auto session = lesson->open(0);
      const std::unique_ptr<ui::GameView> table(lesson->makeTable(nullptr));
      const ui::MoveContent& moves = table->strip().content().moves;
      QVERIFY2(moves.heading.isEmpty() && moves.told.isEmpty() && moves.text.isEmpty(),
               qPrintable(title.id + u": "_s + moves.heading + moves.told + moves.text));
      QVERIFY(moves.entry.isEmpty());
    }
  }
}

void tst_between_games::menuLeadsToTheStartPage() {
  BetweenGames program;
  program.window.openFile(program.put(*ui::games().back()));
  const auto actions = program.window.findChild<ui::GameMenu*>()->actions();
  const auto entry = std::ranges::find(actions, u"Start page"_s, &QAction::text);
  QVERIFY(entry != actions.end());
  QCOMPARE((*entry)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_B));
  // From the result, too.
  program.window.showPage(ui::resultPage);
  (*entry)->trigger();
  QVERIFY(program.start().isVisible());
}

void tst_between_games::whoLeavesTheStartPageComesBackToIt() {
  BetweenGames program;
  program.window.openFile(program.put(*ui::games().front()));
  program.window.showPage(ui::archivePage);
  BetweenGames::press(Qt::Key_Escape);
  QVERIFY(program.window.game()->isVisible());
  program.toStart();
  program.window.showPage(ui::archivePage);
  BetweenGames::press(Qt::Key_Escape);
  QVERIFY(program.start().isVisible());
}

void tst_between_games::exampleGoesOnFromTheStartPage() {
  for (int box = 0; box < static_cast<int>(ui::games().size()); ++box) {
    BetweenGames program;
    QTest::mouseClick(&program.start().shelf().box(box), Qt::LeftButton);
    program.start().exampleButton()->click();
    QVERIFY(program.begins());
    const ui::GameView* const table = program.window.game();
    program.toStart();
    program.start().exampleButton()->click();
    QCOMPARE(program.window.game(), table);
    QVERIFY(table->isVisible() && table->hasBegun());
  }
}

void tst_between_games::listsSayWhichGameItIs() {
  BetweenGames program;
  putFinishedOf(EveryGame(), program);
  const QDir games(program.games.directory());
  for (const QString& name : games.entryList(QDir::Files)) {
    program.window.openFile(games.filePath(name));
  }
  for (const ui::Game* kind : ui::games()) program.window.openFile(program.put(*kind));
  program.toStart();
  QStringList told{program.start().continueButton()->accessibleName()};
  for (const QAction* game : program.start().recentList().actions()) {
    if (!game->isSeparator()) told += game->text();
  }
  QCOMPARE(static_cast<std::size_t>(told.size()), 2 * ui::games().size());
  for (const ui::Game* kind : ui::games()) {
    QCOMPARE(told.filter(kind->name()).size(), 2); // one that runs, one that is over
  }
}

void tst_between_games::switchingBetweenRunningGamesLosesNothing() {
  using By = BetweenGames::By;
  BetweenGames program;
  struct Left {
    const ui::Game* kind;
    std::string record;
    QStringList asked;
    std::size_t entries;
    bool canRedo;
  };
  std::vector<Left> all;
  for (const ui::Game* kind : ui::games()) {
    program.window.openFile(program.put(*kind));
    BetweenGames::press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(program.begins(), qPrintable(kind->name()));
    const ui::GameSession& session = *program.window.session();
    all.push_back({kind, program.record(), program.asked(), session.entries(), session.canRedo()});
  }
  for (const By by : {By::keys, By::mouse, By::keys, By::mouse}) {
    for (const Left& left : all) {
      program.goTo(*left.kind, by);
      if (QTest::currentTestFailed()) return;
      QVERIFY2(program.window.game()->hasBegun(), qPrintable(left.kind->name()));
      QCOMPARE(program.record(), left.record);
      QCOMPARE(program.asked(), left.asked);
      QCOMPARE(program.window.session()->canRedo(), left.canRedo);
      // On the disk, too.
      const auto kept = program.games.look(program.file(left.kind->name() + u".nilometer"_s));
      QVERIFY(kept);
      QCOMPARE(kept->session->entries(), left.entries);
    }
  }
}

void tst_between_games::eachGameKeepsItsUnfinishedForm() {
  BetweenGames program;
  const auto goesOn = [&](int game) {
    program.toStart();
    BetweenGames::click(program.start().shelf().box(game));
    return program.start().continuePositionButton()->isVisible();
  };
  std::vector<int> games;
  for (std::size_t i = 0; i < ui::games().size(); ++i) {
    if (!ui::games()[i]->hasEndPositions()) continue;
    games.push_back(static_cast<int>(i));
    QVERIFY(!goesOn(games.back()));
    BetweenGames::click(*program.start().positionButton());
    auto* const field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field != nullptr);
    QTest::keyClicks(field, u"4"_s);
    for (const int begun : games) {
      QVERIFY2(goesOn(begun), qPrintable(ui::games()[static_cast<std::size_t>(begun)]->name()));
    }
  }
  QVERIFY(games.size() > 1);
}

void tst_between_games::archiveKeepsGamesApartAndPlayersTogether() {
  BetweenGames program;
  putFinishedOf(EveryGame(), program);
  ui::ArchiveModel archive(program.games, ui::games());
  QSignalSpy loaded(&archive, &ui::ArchiveModel::loaded);
  archive.refresh();
  QVERIFY(loaded.wait());
  const std::size_t games = ui::games().size();
  QCOMPARE(static_cast<std::size_t>(archive.rowCount()), games);
  std::set<const ui::Game*> kinds;
  std::vector<const ui::ArchivedGame*> over;
  for (int row = 0; row < archive.rowCount(); ++row) {
    const ui::ArchivedGame& game = archive.game(row);
    kinds.insert(game.kind);
    over.push_back(&game);
    const auto rules = archive.index(row, ui::ArchiveModel::Rules).data().toString();
    QVERIFY2(rules.contains(game.kind->name()), qPrintable(rules));
  }
  QCOMPARE(kinds.size(), games);
  const auto statistics = ui::statisticsOf(over);
  for (const ui::Game* kind : kinds) {
    const auto isFirsts = [&](const ui::PlayerStatistics& player) {
      return player.name == u"Player 1"_s && player.kind == kind && player.all.games == 1;
    };
    QCOMPARE(std::ranges::count_if(statistics, isFirsts), 1);
  }
}

void tst_between_games::printedValuesOfAnotherGameAreToldAsSuch() {
  Home home;
  QFile recorded(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/revised-4-players.jsonl"));
  QVERIFY(recorded.open(QIODevice::ReadOnly));
  QByteArray text = recorded.readAll();
  text.replace("egizia-2009", "saqqara-2012");
  const QString path = home.file(u"other.jsonl"_s);
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
  file.close();
  const ui::OpenResult result = home.games.open(path);
  const auto* failure = std::get_if<ui::OpenFailure>(&result);
  QVERIFY(failure != nullptr);
  const QString said = ui::sentence(*failure);
  QVERIFY2(said.contains(u"“saqqara-2012” are those of Saqqara"_s), qPrintable(said));
}

void tst_between_games::openDisputeShowsAtThePlayerAndInTheHeader() {
  BetweenGames at;
  for (const ui::Game* kind : ui::games()) {
    at.window.openFile(at.put(*kind));
    ui::GameView& view = *at.window.game();
    ui::GameSession& session = *at.window.session();
    auto* sign = view.header().disputedButton();
    QVERIFY(sign->isHidden());
    std::size_t entry = session.entries() - 1;
    while (session.logLine(entry).player == table::noPlayer) --entry;
    const table::Player player = session.logLine(entry).player;
    session.markDisputed(entry, u"Anna says it was otherwise"_s);
    QVERIFY2(sign->isVisible(), qPrintable(kind->name()));
    int marked = 0;
    for (auto* card : view.playersPart().findChildren<QWidget*>()) {
      const QStringList& names = session.names().whole;
      // In Egizia the order tile stands before the name.
      const auto whose = std::ranges::find_if(
          names, [&](const QString& name) { return card->accessibleName().endsWith(name); });
      if (whose == names.end() || !card->isVisible()) continue;
      const bool isHis = whose - names.begin() == player;
      const auto* heard = QAccessible::queryAccessibleInterface(card);
      const QString said = heard->text(QAccessible::Description) + card->toolTip();
      QVERIFY2(said.contains(u"Anna says"_s) == isHis, qPrintable(kind->name() + said));
      PaintedTexts painted(card->size());
      card->render(&painted);
      const bool isMarked = std::ranges::any_of(
          painted.texts(), [](const PaintedText& text) { return text.text.endsWith(u'?'); });
      QVERIFY2(isMarked == isHis, qPrintable(kind->name()));
      if (isMarked) ++marked;
    }
    QVERIFY2(marked > 0, qPrintable(kind->name()));
    BetweenGames::click(*sign);
    QCOMPARE(session.shownEntries(), entry + 1);
    session.lookAt(session.entries());
    session.settle(entry);
    QVERIFY2(sign->isHidden(), qPrintable(kind->name()));
  }
}

void tst_between_games::cardOfAPlayerOffersPromptsAndNumbers() {
  int cards = 0;
  for (const ui::Game* kind : ui::games()) {
    BetweenGames at;
    at.window.openFile(at.put(*kind));
    const ui::GameView& view = *at.window.game();
    ui::SeatCard* card = view.playersPart().card(1);
    if (card == nullptr) continue; // the toy has none
    ++cards;
    const QString name = at.window.session()->names().whole[1];
    const auto choose = [&](ui::PromptLevel level) {
      QVERIFY2(chosenInTheMenuOf(*card, level),
               qPrintable(kind->name() + ui::promptLevelName(level)));
      QCOMPARE(view.promptLevels()[1], level);
      QCOMPARE(at.preferences.promptLevel(name), level);
    };
    at.window.resize(820, 560);
    QCoreApplication::processEvents();
    QCOMPARE(card->form(), ui::SeatForm::tab);
    choose(ui::PromptLevel::silent);
    BetweenGames::click(*card);
    card = &view.playersPart().over();
    QVERIFY(card->isVisible());
    choose(ui::PromptLevel::knowing);
    card = view.playersPart().card(1);
    at.window.resize(1280, 720);
    QCoreApplication::processEvents();
    choose(ui::PromptLevel::newcomer);
    // A press on it is one on its numbers.
    QVERIFY(view.log().numberHeading().isEmpty());
    QTest::mouseClick(card->window()->windowHandle(), Qt::LeftButton, {},
                      card->mapTo(card->window(), QPoint(card->width() / 2, 8)));
    QVERIFY2(!view.log().numberHeading().isEmpty(), qPrintable(kind->name()));
  }
  QCOMPARE(cards, 3);
}

NILOMETER_TEST(tst_between_games)
#include "tst_between_games.moc"
