// SPDX-License-Identifier: GPL-3.0-or-later
// Saqqara lies on the shelf of the window beside the first game: each has pages of its own, and
// what a table reads off its copy is kept for the next game.
#include "test_program.h"

#include "tests/engine/saqqara/saqqara_games.h"
#include "tests/ui/home.h"
#include "ui/pages/archive/archive_model.h"
#include "ui/pages/archive/archive_view.h"
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/edition_editor/copy_view.h"
#include "ui/pages/edition_editor/printed_page_list.h"
#include "ui/pages/rule_book/rules_browser.h"
#include "ui/pages/tutorial/lesson_list.h"
#include "ui/pages/tutorial/lessons_page.h"
#include "ui/saqqara/edition_editor/saqqara_copy.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/saqqara/table/saqqara_view.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/store/own_edition/copy_progress.h"
#include "ui/store/own_edition/copy_shelf.h"
#include "ui/store/own_edition/open_copy.h"
#include "ui/window/box_shelf.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/start_button.h"
#include "ui/window/start_tile.h"
#include "ui/window/start_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using namespace nilometer::saqqara_test;
using namespace Qt::Literals::StringLiterals;
using saqqara::Session;

namespace {

struct Program : Home {
  Program() {
    window.show();
    window.showStart();
  }
  [[nodiscard]] ui::StartView& start() const {
    return *static_cast<ui::StartView*>(window.page(ui::startPage));
  }
  [[nodiscard]] Session& session() const { return static_cast<Session&>(*window.session()); }
  [[nodiscard]] int lessons() const {
    return static_cast<ui::LessonsPage*>(window.page(ui::lessonsPage))->list().count();
  }
  void choose(int box) const { QTest::mouseClick(&start().shelf().box(box), Qt::LeftButton); }
  /// A new game of three with the values that are proposed, as the file it is kept in.
  QString begin(const QString& called, const ui::NewGameChoice& proposed) {
    ui::NewGameChoice choice = proposed;
    if (choice.editionId.empty()) {
      const auto offer = ui::saqqaraGame().offer(games);
      choice.editionId = offer.values.front().id;
      choice.editionChecksum = offer.values.front().checksum;
      choice.profile = "standard";
    }
    choice.players = {{"Anna", "red", 0}, {"Ben", "blue", 0}, {"Carla", "yellow", 0}};
    choice.date = "2026-11-26";
    const auto session = ui::saqqaraGame().begin(choice, games);
    const QString path = file(called);
    if (!games.saveElsewhere(path, *session).isEmpty()) qFatal("not saved");
    return path;
  }

  ui::MainWindow window{games, preferences, ui::games()};
};

constexpr saqqara::PyramidSet fivePyramids =
    saqqara::pyramidBit(saqqara::Pyramid::trade) | saqqara::pyramidBit(saqqara::Pyramid::court) |
    saqqara::pyramidBit(saqqara::Pyramid::progress) |
    saqqara::pyramidBit(saqqara::Pyramid::soldiers) | saqqara::pyramidBit(saqqara::Pyramid::thief);

saqqara::Tell pointsOf(saqqara::Pyramid pyramid, int level, int points) {
  saqqara::Tell told;
  told.what = saqqara::Told::points;
  told.pyramid = pyramid;
  told.level = static_cast<std::uint8_t>(level);
  told.number = static_cast<std::uint8_t>(points);
  return told;
}

/// The own copies of the game that lie on the shelf.
std::vector<ui::OwnCopy> copiesIn(const Program& program) {
  return ui::CopyShelf(program.games.copiesDirectory(), ui::games()).copies();
}

std::shared_ptr<const saqqara::Edition> readCopy(const Program& program, const ui::OwnCopy& own) {
  const auto document = ui::CopyShelf(program.games.copiesDirectory(), ui::games()).open(own.path);
  return ui::saqqaraOf(*own.kind->read(*document));
}

/// The path of a new copy of that name, with what comes with the program.
QString made(const ui::CopyShelf& copies, const QString& name) {
  const ui::CopyPlace place =
      copies.create(name, ui::saqqaraCopies.shippedCopy(ui::saqqaraCopies.shipped().front()));
  return std::get<QString>(place);
}

} // namespace

class tst_saqqara_shelf : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void pagesAreThoseOfTheChosenBox();
  void openGameDecidesWhosePagesAreShown();
  void copiesAreThoseOfTheChosenBox();
  void exampleStandsOnItsOwnTable();
  void newGameListsPlayersAsTheySit();
  void guidedGameLeavesThemWhereTheySit_SET1();
  void copyThatMakesNoSenseIsRefused();
  void whatNobodyHasReadIsCounted();
  void tileSaysHowFarACopyIs();
  void listOfPagesSaysHowMuchIsRead();
  void scoreOnlyProposesTheCopyOfTheLastGame();
  void toldValuesAreKeptForTheNextGame();
  void numberTakenBackIsSoOnTheCopy_ASK4();
  void copyThatIsPlayedOnIsFilled();
  void whatWasPutRightOnTheCopyStaysSo();
  void nothingIsToldToTheCopyOfAnotherTable();
  void exampleIsNobodysCopy();
  void finishedGamesAreInTheArchive();
  void resultOutOfTheArchiveLeadsBackToIt();
};

void tst_saqqara_shelf::pagesAreThoseOfTheChosenBox() {
  Program program;
  program.window.showPage(ui::lessonsPage);
  const int first = program.lessons();
  program.window.showStart();
  program.choose(1);
  QCOMPARE(&program.start().chosen(), &ui::saqqaraGame());
  program.start().lessonsButton()->click();
  QVERIFY(program.lessons() >= 6);
  QVERIFY(program.lessons() != first);
  program.window.showStart();
  QCOMPARE(&program.start().chosen(), &ui::saqqaraGame());
  program.start().positionButton()->click();
  QVERIFY(dynamic_cast<ui::EndPositionPage*>(program.window.page(ui::endPositionPage)) != nullptr);
  program.window.showStart();
  program.start().rulesButton()->click();
  auto* browser = program.window.findChild<ui::RulesBrowser*>();
  QVERIFY(browser != nullptr && browser->isVisible());
  program.window.showStart();
  program.choose(0);
  program.start().lessonsButton()->click();
  QCOMPARE(program.lessons(), first);
}

void tst_saqqara_shelf::openGameDecidesWhosePagesAreShown() {
  Program program;
  program.choose(0);
  program.window.openFile(program.begin(u"one.nilometer"_s, {}));
  QVERIFY(dynamic_cast<saqqara::View*>(program.window.game()) != nullptr);
  program.window.showPage(ui::lessonsPage);
  QVERIFY(program.window.page(ui::lessonsPage) != nullptr);
  const auto* first = program.window.page(ui::lessonsPage);
  QTest::keyClick(program.window.page(ui::lessonsPage), Qt::Key_Escape);
  program.window.showPage(ui::resultPage);
  QVERIFY(program.window.page(ui::resultPage)->isVisible());
  program.window.showPage(ui::lessonsPage);
  QCOMPARE(program.window.page(ui::lessonsPage), first);
}

void tst_saqqara_shelf::exampleStandsOnItsOwnTable() {
  Program program;
  program.choose(1);
  program.start().exampleButton()->click();
  QVERIFY(dynamic_cast<saqqara::View*>(program.window.game()) != nullptr);
  QCOMPARE(program.session().shown().round, 3);
  QVERIFY(program.session().shown().phase == saqqara::Phase::invest);
}

void tst_saqqara_shelf::copiesAreThoseOfTheChosenBox() {
  Program program;
  const auto page = [&]() -> ui::CheckCopyPage& {
    return *static_cast<ui::CheckCopyPage*>(program.window.page(ui::copiesPage));
  };
  const auto compared = [&] { return page().copy()->checked().kind; };
  program.choose(1);
  program.start().copiesButton()->click();
  QCOMPARE(compared(), &ui::saqqaraCopies);
  QTest::keyClick(&page().view(), Qt::Key_Escape);
  program.choose(0);
  program.start().copiesButton()->click();
  QCOMPARE(compared(), &ui::games().front()->copies());
  // Whoever comes from a new game compares the copy of that game.
  QTest::keyClick(&page().view(), Qt::Key_Escape);
  program.choose(1);
  program.start().newButton()->click();
  Q_EMIT program.window.findChild<ui::NewGameDialog*>()->checkRequested();
  QCOMPARE(compared(), &ui::saqqaraCopies);
}

void tst_saqqara_shelf::guidedGameLeavesThemWhereTheySit_SET1() {
  Program program;
  program.choose(1);
  program.start().guidedButton()->click();
  auto* dialog = program.window.findChild<ui::NewGameDialog*>();
  QVERIFY(dialog != nullptr);
  for (QRadioButton* count : dialog->findChildren<QRadioButton*>()) {
    if (count->text().contains(u'5')) count->click();
  }
  const QStringList clockwise{u"Anna"_s, u"Ben"_s, u"Carla"_s, u"David"_s, u"Eva"_s};
  int named = 0;
  for (QComboBox* name : dialog->findChildren<QComboBox*>()) {
    if (name->isEditable() && name->isVisible()) name->setEditText(clockwise.value(named++));
  }
  QCOMPARE(named, 5);
  QTest::keyClick(dialog, Qt::Key_Return);
  QTRY_VERIFY(program.window.session() != nullptr);
  QStringList sitting;
  for (const record::Seat& seat : program.session().record().header.players) {
    sitting += text::fromUtf8(seat.name);
  }
  QCOMPARE(sitting, clockwise);
}

// SET-1: they sit as they sit, and who begins is asked at the set-up (SET-6).
void tst_saqqara_shelf::newGameListsPlayersAsTheySit() {
  Program program;
  const auto draws = [&] {
    const auto* dialog = program.window.findChild<ui::NewGameDialog*>();
    const auto buttons = dialog->findChildren<QPushButton*>();
    return std::ranges::any_of(buttons, [](const QPushButton* button) {
      return button->isVisible() && button->text().contains(u"Draw the order");
    });
  };
  program.choose(1);
  program.start().newButton()->click();
  QVERIFY(!draws());
  const auto labels = program.window.findChild<ui::NewGameDialog*>()->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(
      labels, [](const QLabel* label) { return label->text().contains(u"clockwise"); }));
  delete program.window.findChild<ui::NewGameDialog*>();
  program.choose(0);
  program.start().newButton()->click();
  QVERIFY(draws());
}

// Check your copy says that no game can be played with it: then none begins.
void tst_saqqara_shelf::copyThatMakesNoSenseIsRefused() {
  Program program;
  const ui::CopyShelf copies(program.games.copiesDirectory(), ui::games());
  const QString ours = made(copies, u"Ours"_s);
  auto copy = copies.open(ours);
  QVERIFY(copy && copy->set("thresholds",
                            record::JsonValue(record::JsonObject{
                                {"1", record::jsonNumber(9)}, {"none", record::jsonNumber(99)}})));
  QVERIFY(copies.save(ours, *copy).isEmpty());
  program.choose(1);
  program.start().newButton()->click();
  auto* dialog = program.window.findChild<ui::NewGameDialog*>();
  const auto isSaid = [dialog](const QString& text) {
    const auto labels = dialog->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(text);
    });
  };
  dialog->propose({{"Anna", "red", 0}, {"Ben", "blue", 0}, {"Carla", "yellow", 0}});
  QVERIFY(!isSaid(u"108 of 20"_s));
  dialog->offerValues(copies.copies().front().id);
  QVERIFY(isSaid(u"108 of 20"_s));
  QVERIFY(isSaid(u"No game can be played with this copy"_s));
  QVERIFY(!isSaid(u"stated or compared"_s));
  QVERIFY(dialog->checkButton()->isVisible());
  dialog->accept();
  QVERIFY(dialog->isVisible());
  QVERIFY(program.window.session() == nullptr);
  // Put right, it is played with.
  QVERIFY(copy->set("thresholds",
                    record::JsonValue(record::JsonObject{{"1", record::jsonNumber(9)},
                                                         {"none", record::jsonNumber(11)}})));
  QVERIFY(copies.save(ours, *copy).isEmpty());
  dialog->offerValues(copies.copies().front().id);
  QVERIFY(!isSaid(u"No game can be played"_s));
  dialog->accept();
  QTRY_VERIFY(program.window.session() != nullptr);
}

// Where a second market of the first years would send the stall is asked of nobody.
void tst_saqqara_shelf::whatNobodyHasReadIsCounted() {
  Program program;
  const ui::CopyShelf copies(program.games.copiesDirectory(), ui::games());
  const auto document = copies.open(made(copies, u"Ours"_s));
  QVERIFY(document);
  const auto copy = ui::saqqaraCopies.read(*document);
  QVERIFY(copy);
  const auto isMissing = [](const table::PrintedValue& value) {
    return value.provenance == table::Provenance::missing;
  };
  const auto asked = std::ranges::count_if(copy->printed, isMissing);
  const auto all = std::ranges::count_if(ui::saqqaraOf(*copy)->printed, isMissing);
  QVERIFY(asked > 0 && asked < all);
  for (const ui::NewGameOffer::Values& values : ui::saqqaraGame().offer(program.games).values) {
    QCOMPARE(qsizetype{values.missing}, qsizetype{asked});
    QVERIFY(values.wrong.isEmpty());
  }
}

// Also of a copy that makes no sense yet.
void tst_saqqara_shelf::tileSaysHowFarACopyIs() {
  Program program;
  const ui::CopyShelf copies(program.games.copiesDirectory(), ui::games());
  const QString ours = made(copies, u"Ours"_s);
  auto copy = copies.open(ours);
  QVERIFY(copy && copy->set("thresholds",
                            record::JsonValue(record::JsonObject{{"1", record::jsonNumber(9)}})));
  QVERIFY(copies.save(ours, *copy).isEmpty());
  program.window.showStart();
  program.choose(1);
  const ui::StartTile& tile = *program.start().copiesButton();
  QTRY_VERIFY2(tile.look().line.startsWith(u"1 of "_s), qPrintable(tile.look().line));
}

// ASK-4: what fills the data sheet can be kept for the next game.
void tst_saqqara_shelf::toldValuesAreKeptForTheNextGame() {
  Program program;
  program.window.openFile(program.begin(u"one.nilometer"_s, {}));
  QVERIFY(copiesIn(program).empty());
  QVERIFY(program.session().enter(saqqara::SetUp{0, fivePyramids}).accepted);
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 1, 4)).accepted);
  saqqara::Tell price;
  price.what = saqqara::Told::cost;
  price.pyramid = saqqara::Pyramid::court;
  price.level = 1;
  price.cost = saqqara::Price{saqqara::some(2, saqqara::Good::wood), 1};
  QVERIFY(program.session().enter(price).accepted);
  QCOMPARE(copiesIn(program).size(), 1u);

  // Another game, after the program was closed: proposed with that copy, it knows both.
  const ui::NewGameChoice next = program.preferences.newGame(ui::fileId(ui::saqqaraGame()));
  QCOMPARE(next.editionId, copiesIn(program).front().id);
  program.window.openFile(program.begin(u"two.nilometer"_s, next));
  saqqara::Sheet sheet = program.session().shown().sheet;
  QCOMPARE(int{*sheet.level(saqqara::Pyramid::trade, 1).points}, 4);
  QVERIFY(sheet.level(saqqara::Pyramid::court, 1).cost == price.cost);

  // The first game goes on: what it is told later comes to the same copy.
  program.window.openFile(program.file(u"one.nilometer"_s));
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 2, 6)).accepted);
  QCOMPARE(copiesIn(program).size(), 1u);
  sheet = readCopy(program, copiesIn(program).front())->sheet;
  QCOMPARE(int{*sheet.level(saqqara::Pyramid::trade, 2).points}, 6);
  QCOMPARE(int{*sheet.level(saqqara::Pyramid::trade, 1).points}, 4);

  // A number typed wrong is told again.
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 2, 5)).accepted);
  sheet = readCopy(program, copiesIn(program).front())->sheet;
  QCOMPARE(int{*sheet.level(saqqara::Pyramid::trade, 2).points}, 5);
}

void tst_saqqara_shelf::numberTakenBackIsSoOnTheCopy_ASK4() {
  Program program;
  program.window.openFile(program.begin(u"one.nilometer"_s, {}));
  QVERIFY(program.session().enter(saqqara::SetUp{0, fivePyramids}).accepted);
  const auto points = [&] {
    return readCopy(program, copiesIn(program).front())
        ->sheet.level(saqqara::Pyramid::trade, 2)
        .points;
  };
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 2, 6)).accepted);
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 2, 5)).accepted);
  QVERIFY(points() == std::int16_t{5});
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  QTest::keyClick(&program.window, Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(points() == std::int16_t{6});
  QTest::keyClick(&program.window, Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!points());
}

// "0 of 13 pages", while the start page counted values.
void tst_saqqara_shelf::listOfPagesSaysHowMuchIsRead() {
  Program program;
  program.choose(1);
  program.start().copiesButton()->click();
  auto& page = *static_cast<ui::CheckCopyPage*>(program.window.page(ui::copiesPage));
  const ui::CopyProgress progress = ui::progressOf(page.copy()->checked());
  const ui::PageList& list = page.view().list();
  program.window.resize(1400, 900); // wide enough for words
  QVERIFY(list.progressText().startsWith(u"0 of 13 pages"_s));
  const QString values = u"%1 of %2 values"_s.arg(progress.confirmedValues).arg(progress.values);
  QVERIFY2(list.progressText().endsWith(values), qPrintable(list.progressText()));
  int unread = 0;
  for (std::size_t i = 0; i < progress.pages.size(); ++i) {
    const QString said = list.row(ui::CopyPage(i))->accessibleDescription();
    const int here = progress.unread[i];
    unread += here;
    QCOMPARE(said.contains(u"not read yet"_s), here > 0);
    QVERIFY(here == 0 || said.contains(QString::number(here)));
  }
  QVERIFY(unread > 100);
}

void tst_saqqara_shelf::scoreOnlyProposesTheCopyOfTheLastGame() {
  Program program;
  const ui::CopyShelf copies(program.games.copiesDirectory(), ui::games());
  made(copies, u"Ours"_s);
  ui::NewGameChoice last;
  last.profile = "standard";
  last.editionId = copies.copies().front().id;
  program.preferences.rememberNewGame(last, Rules::id);
  program.choose(1);
  program.start().newButton()->click();
  auto* dialog = program.window.findChild<ui::NewGameDialog*>();
  const auto boxes = dialog->findChildren<QComboBox*>();
  QVERIFY(std::ranges::any_of(boxes, [](auto* box) { return box->currentText() == u"Ours"; }));
  delete dialog;
  program.start().positionButton()->click();
  auto& page = *static_cast<ui::EndPositionPage*>(program.window.page(ui::endPositionPage));
  QCOMPARE(page.view().values().currentText(), u"Ours"_s);
}

void tst_saqqara_shelf::copyThatIsPlayedOnIsFilled() {
  Program program;
  const ui::CopyShelf copies(program.games.copiesDirectory(), ui::games());
  const QString ours = made(copies, u"Ours"_s);
  const QString theirs = made(copies, u"Theirs"_s);
  const auto all = copies.copies();
  const auto own = std::ranges::find(all, theirs, &ui::OwnCopy::path);
  ui::NewGameChoice choice;
  choice.profile = "standard";
  choice.editionId = own->id;
  choice.editionChecksum = own->checksum;
  program.window.openFile(program.begin(u"one.nilometer"_s, choice));
  QVERIFY(program.session().enter(saqqara::SetUp{0, fivePyramids}).accepted);
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 1, 4)).accepted);
  for (const ui::OwnCopy& copy : copies.copies()) {
    const bool isFilled =
        readCopy(program, copy)->sheet.level(saqqara::Pyramid::trade, 1).points.has_value();
    QCOMPARE(isFilled, copy.path == theirs);
  }
  QCOMPARE(copies.copies().size(), 2u);
  QVERIFY(ours != theirs);
}

// An earlier game goes on: only what it is told now is new.
void tst_saqqara_shelf::whatWasPutRightOnTheCopyStaysSo() {
  Program program;
  const QString game = program.begin(u"one.nilometer"_s, {});
  program.window.openFile(game);
  QVERIFY(program.session().enter(saqqara::SetUp{0, fivePyramids}).accepted);
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 1, 4)).accepted);
  program.window.openFile(program.begin(u"two.nilometer"_s, {}));
  const ui::CopyShelf copies(program.games.copiesDirectory(), ui::games());
  const QString path = copies.copies().front().path;
  auto copy = copies.open(path);
  QVERIFY(copy && copy->set(saqqara::printedPlaces.of(
                                saqqara::placeOf(pointsOf(saqqara::Pyramid::trade, 1, 3))),
                            3));
  QVERIFY(copies.save(path, *copy).isEmpty());
  program.window.openFile(game);
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 2, 6)).accepted);
  const saqqara::Sheet sheet = readCopy(program, copiesIn(program).front())->sheet;
  QCOMPARE(int{*sheet.level(saqqara::Pyramid::trade, 1).points}, 3);
  QCOMPARE(int{*sheet.level(saqqara::Pyramid::trade, 2).points}, 6);
}

void tst_saqqara_shelf::nothingIsToldToTheCopyOfAnotherTable() {
  Program program;
  const ui::CopyShelf copies(program.games.copiesDirectory(), ui::games());
  const QString theirs = made(copies, u"Theirs"_s);
  const ui::OwnCopy lost = copies.copies().front();
  ui::NewGameChoice choice;
  choice.profile = "standard";
  choice.editionId = lost.id;
  choice.editionChecksum = lost.checksum;
  const QString game = program.begin(u"one.nilometer"_s, choice);
  program.window.openFile(game);
  QVERIFY(std::holds_alternative<QString>(copies.putAway(theirs)));
  made(copies, u"Ours"_s);
  choice.editionId = copies.copies().front().id;
  choice.editionChecksum = copies.copies().front().checksum;
  program.preferences.rememberNewGame(choice, ui::fileId(ui::saqqaraGame()));
  QVERIFY(program.session().enter(saqqara::SetUp{0, fivePyramids}).accepted);
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 1, 4)).accepted);
  QCOMPARE(copiesIn(program).size(), 1u);
  const saqqara::Sheet sheet = readCopy(program, copiesIn(program).front())->sheet;
  QVERIFY(!sheet.level(saqqara::Pyramid::trade, 1).points);
}

void tst_saqqara_shelf::exampleIsNobodysCopy() {
  Program program;
  program.choose(1);
  program.start().exampleButton()->click();
  QVERIFY(program.session().enter(pointsOf(saqqara::Pyramid::trade, 1, 4)).accepted);
  QVERIFY(copiesIn(program).empty());
}

void tst_saqqara_shelf::finishedGamesAreInTheArchive() {
  Program program;
  QDir().mkpath(program.games.directory());
  const PlayedSaqqara& game = saqqaraGames().front();
  QFile file(program.games.directory() + u"/over.nilometer"_s);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(record::writeRecordWithEdition(game.record, game.edition)));
  file.close();
  ui::ArchiveModel archive(program.games, ui::games());
  QSignalSpy loaded(&archive, &ui::ArchiveModel::loaded);
  archive.refresh();
  QVERIFY(loaded.wait());
  QCOMPARE(archive.rowCount(), 1);
  const ui::ArchivedGame& over = archive.game(0);
  QCOMPARE(over.kind, &ui::saqqaraGame());
  const record::GameResult* result = over.result();
  QVERIFY(result != nullptr);
  for (std::size_t seat = 0; seat < result->seats.size(); ++seat) {
    const auto player = static_cast<table::Player>(seat);
    QCOMPARE(result->seats[seat].points, game.played.state.of(player).points);
  }
}

void tst_saqqara_shelf::resultOutOfTheArchiveLeadsBackToIt() {
  Program program;
  program.choose(1);
  program.start().positionButton()->click();
  auto* page = dynamic_cast<ui::EndPositionPage*>(program.window.page(ui::endPositionPage));
  QVERIFY(page != nullptr);
  ui::NumberCell* nile = page->view().table().cell("0.nile");
  QVERIFY(nile != nullptr);
  QTest::keyClicks(&nile->line(), u"7"_s);
  page->view().scoreButton().click();
  QVERIFY(page->finalScoring() != nullptr);
  while (!page->finalScoring()->scoring().isAtRanking()) page->finalScoring()->next();
  page->finalScoring()->next();
  QVERIFY(page->isSaved());
  const QDir games(program.games.directory());
  const QStringList files = games.entryList({u"*.nilometer-position"_s}, QDir::Files);
  QCOMPARE(files.size(), 1);
  program.window.showPage(ui::archivePage);
  auto* archive = dynamic_cast<ui::ArchiveView*>(program.window.page(ui::archivePage));
  QVERIFY(archive != nullptr);
  Q_EMIT archive->openRequested(games.filePath(files.front()));
  QVERIFY(page->result() != nullptr && page->result()->isVisible());
  Q_EMIT page->result()->closeRequested();
  QVERIFY(archive->isVisible());
  QVERIFY(!page->isVisible());
}

NILOMETER_TEST(tst_saqqara_shelf)
#include "tst_saqqara_shelf.moc"
