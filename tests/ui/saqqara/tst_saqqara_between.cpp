// SPDX-License-Identifier: GPL-3.0-or-later
// Several games run at once, of every kind that lies on the shelf: whoever goes from one to the
// other over the start page loses nothing, and the archive keeps the games apart and the players
// together.
#include "test_program.h"

#include "shelf/every_game.h"
#include "tests/ui/home.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/statistics.h"
#include "ui/board/place.h"
#include "ui/learn/lesson_marks.h"
#include "ui/learn/setup_source.h"
#include "ui/position/form_page.h"
#include "ui/position/form_table.h"
#include "ui/position/form_view.h"
#include "ui/position/number_cell.h"
#include "ui/saqqara/kind/saqqara_kind.h"
#include "ui/strip/chip.h"
#include "ui/strip/strip_view.h"
#include "ui/table/game_view.h"
#include "ui/window/box_shelf.h"
#include "ui/window/game_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/start_button.h"
#include "ui/window/start_tile.h"
#include "ui/window/start_view.h"
#include "ui/words/language.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The program, with what a person does in its window.
struct Between : Home {
  Between() {
    window.show();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
    window.showStart();
  }
  [[nodiscard]] ui::StartView& start() const {
    return *static_cast<ui::StartView*>(window.page(ui::startPage));
  }
  static void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, with);
  }
  /// By its key, from wherever the keyboard is.
  void toStart() const {
    press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(start().isVisible());
  }
  /// The running game of that kind: by its card, or by the list of the others.
  void goTo(const ui::GameKind& kind) const {
    toStart();
    if (start().continueButton()->accessibleName().contains(kind.name())) {
      return start().continueButton()->click();
    }
    for (QAction* game : start().recentList().actions()) {
      if (game->text().contains(kind.name())) return game->trigger();
    }
    QFAIL(qPrintable(kind.name()));
  }
  /// A game in the middle, as the file it is kept in.
  [[nodiscard]] QString put(const ui::GameKind& kind) {
    const auto session = kind.example();
    const QString path = file(kind.name() + u".nilometer"_s);
    if (!session || !games.saveElsewhere(path, **session).isEmpty()) qFatal("not saved");
    return path;
  }
  [[nodiscard]] std::string record() const { return window.session()->written(); }
  /// Presses places of the board that can be chosen until an entry is begun.
  [[nodiscard]] bool begins() const {
    for (int press = 0; press < 60 && !window.game()->hasBegun(); ++press) {
      std::vector<ui::Place*> open;
      for (auto* place : window.game()->boardPart().findChildren<ui::Place*>()) {
        const bool mayBe = place->isVisible() && place->look().state == ui::PlaceLook::State::open;
        if (mayBe) open.push_back(place);
      }
      if (open.empty()) return false;
      open[static_cast<std::size_t>(press) % open.size()]->click();
    }
    return window.game()->hasBegun();
  }
  /// What the strip asks and offers, with what is chosen in it.
  [[nodiscard]] QStringList asked() const {
    QStringList texts{window.game()->strip().content().title};
    for (const auto* chip : window.game()->strip().findChildren<ui::Chip*>()) {
      if (chip->isVisible()) texts += chip->accessibleName() + chip->text();
    }
    return texts;
  }

  ui::MainWindow window{games, preferences, ui::games()};
};

/// Puts a game that is over among the games, if one of its kind is on the shelf of the program.
template <table::Rules G> void putFinished(const Home& home) {
  const bool isThere =
      std::ranges::any_of(ui::games(), [](const auto* kind) { return kind->id == G::id; });
  if (!isThere) return;
  const auto game = randomGame(headerOf<G>(0, G::seats.least + 1), 1);
  const QString name = words::fromUtf8(G::id) + u".nilometer"_s;
  QVERIFY(QDir().mkpath(home.games.directory()));
  QFile file(home.games.directory() + u'/' + name);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(
      QByteArray::fromStdString(record::writeRecordWithEdition(game, editionsOf<G>().front())));
}

template <class... G> void putFinishedOf(GameList<G...> /*games*/, const Home& home) {
  (putFinished<G>(home), ...);
}

} // namespace

class tst_saqqara_between : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void runningGameStandsOnTheStartPageAndGoesOnWithOnePress();
  void menuLeadsToTheStartPage();
  void whoLeavesTheStartPageComesBackToIt();
  void exampleGoesOnFromTheStartPage();
  void finalScoringThatIsFilledInIsThereAgain();
  void listsSayWhichGameItIs();
  void switchingBetweenRunningGamesLosesNothing();
  void archiveKeepsGamesApartAndPlayersTogether();
  void setUpShowsWhatItsStepSpeaksOf();
};

void tst_saqqara_between::runningGameStandsOnTheStartPageAndGoesOnWithOnePress() {
  for (const ui::GameKind* kind : ui::games()) {
    Between program;
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
    Between::press(Qt::Key_Return);
    QCOMPARE(program.window.game(), table);
    QVERIFY(table->isVisible() && table->hasBegun());
    QCOMPARE(program.record(), before);
    QCOMPARE(program.asked(), asked);
  }
}

void tst_saqqara_between::menuLeadsToTheStartPage() {
  Between program;
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

void tst_saqqara_between::whoLeavesTheStartPageComesBackToIt() {
  Between program;
  program.window.openFile(program.put(*ui::games().front()));
  program.window.showPage(ui::archivePage);
  Between::press(Qt::Key_Escape);
  QVERIFY(program.window.game()->isVisible());
  program.toStart();
  program.window.showPage(ui::archivePage);
  Between::press(Qt::Key_Escape);
  QVERIFY(program.start().isVisible());
}

void tst_saqqara_between::exampleGoesOnFromTheStartPage() {
  for (int box = 0; box < static_cast<int>(ui::games().size()); ++box) {
    Between program;
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

void tst_saqqara_between::finalScoringThatIsFilledInIsThereAgain() {
  Between program;
  program.window.openFile(program.put(*ui::games().back()));
  program.toStart();
  QTest::mouseClick(&program.start().shelf().box(1), Qt::LeftButton);
  program.start().positionButton()->click();
  const auto& page = *static_cast<ui::FormPage*>(program.window.page(ui::endPositionPage));
  const auto nile = [&] { return &page.view().table().cell("0.nile")->line(); };
  QTest::keyClicks(nile(), u"7"_s);
  program.toStart();
  const ui::StartButton& goOn = *program.start().continuePositionButton();
  QVERIFY(goOn.isVisible());
  QTest::mouseClick(program.start().continuePositionButton(), Qt::LeftButton);
  QVERIFY(page.view().isVisible());
  QCOMPARE(nile()->text(), u"7"_s);
}

void tst_saqqara_between::listsSayWhichGameItIs() {
  Between program;
  putFinishedOf(Shelf(), program);
  const QDir games(program.games.directory());
  for (const QString& name : games.entryList(QDir::Files)) {
    program.window.openFile(games.filePath(name));
  }
  for (const ui::GameKind* kind : ui::games()) program.window.openFile(program.put(*kind));
  program.toStart();
  QStringList told{program.start().continueButton()->accessibleName()};
  for (const QAction* game : program.start().recentList().actions()) {
    if (!game->isSeparator()) told += game->text();
  }
  QCOMPARE(static_cast<std::size_t>(told.size()), 2 * ui::games().size());
  for (const ui::GameKind* kind : ui::games()) {
    QCOMPARE(told.filter(kind->name()).size(), 2); // one that runs, one that is over
  }
}

void tst_saqqara_between::switchingBetweenRunningGamesLosesNothing() {
  Between program;
  struct Left {
    const ui::GameKind* kind;
    std::string record;
    QStringList asked;
    std::size_t entries;
    bool canRedo;
  };
  std::vector<Left> all;
  for (const ui::GameKind* kind : ui::games()) {
    program.window.openFile(program.put(*kind));
    Between::press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(program.begins(), qPrintable(kind->name()));
    const ui::GameSession& session = *program.window.session();
    all.push_back({kind, program.record(), program.asked(), session.entries(), session.canRedo()});
  }
  for (int round = 0; round < 2; ++round) {
    for (const Left& left : all) {
      program.goTo(*left.kind);
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

void tst_saqqara_between::archiveKeepsGamesApartAndPlayersTogether() {
  Between program;
  putFinishedOf(Shelf(), program);
  ui::ArchiveModel archive(program.games, ui::games());
  QSignalSpy loaded(&archive, &ui::ArchiveModel::loaded);
  archive.refresh();
  QVERIFY(loaded.wait());
  const std::size_t games = ui::games().size();
  QCOMPARE(static_cast<std::size_t>(archive.rowCount()), games);
  std::set<const ui::GameKind*> kinds;
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
  const auto first = std::ranges::find(statistics, u"Player 1"_s, &ui::PlayerStatistics::name);
  QVERIFY(first != statistics.end());
  QCOMPARE(static_cast<std::size_t>(first->all.games), games);
  QCOMPARE(first->sources.size(), games);
  for (const ui::PlayerStatistics::Sources& source : first->sources) QCOMPARE(source.games, 1);
}

void tst_saqqara_between::setUpShowsWhatItsStepSpeaksOf() {
  const Home home;
  const auto offer = ui::saqqaraKind().offer(home.games);
  ui::NewGameChoice choice;
  choice.profile = "standard";
  choice.editionId = offer.values.front().id;
  choice.editionChecksum = offer.values.front().checksum;
  choice.players = {{"Anna", "red", 0}, {"Ben", "blue", 0}, {"Carla", "yellow", 0}};
  choice.date = "2026-11-26";
  const auto session = ui::saqqaraKind().begin(choice, home.games);
  const auto setup = ui::saqqaraKind().setup(*session);
  QWidget host;
  host.resize(900, 560);
  QWidget* const picture = setup->makePicture(&host);
  picture->resize(host.size());
  host.show();
  QSet<QString> shown;
  for (const ui::SetupStep& step : setup->steps()) {
    setup->show(step);
    QStringList places;
    for (const QRect& spot : picture->findChild<ui::LessonMarks*>()->rects()) {
      QVERIFY2(!spot.isEmpty() && picture->rect().intersects(spot), qPrintable(step.key));
      places += u"%1,%2 %3x%4"_s.arg(spot.x()).arg(spot.y()).arg(spot.width()).arg(spot.height());
    }
    shown += places.join(u' ');
  }
  // Two kinds of cards lie on the same places, and who begins lies nowhere.
  QCOMPARE(shown.size(), static_cast<qsizetype>(setup->steps().size()) - 1);
}

NILOMETER_TEST(tst_saqqara_between)
#include "tst_saqqara_between.moc"
