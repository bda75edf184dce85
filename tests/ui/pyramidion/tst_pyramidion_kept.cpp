// SPDX-License-Identifier: GPL-3.0-or-later
// What a game of Pyramidion reads off its components stands on the players' copy, and is chosen
// from a list in the next game; what is put right in the game is put right there.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "tests/ui/home.h"
#include "ui/pyramidion/draft/draft.h"
#include "ui/pyramidion/edition_editor/pyramidion_copy.h"
#include "ui/pyramidion/pyramidion_game/pyramidion_game.h"
#include "ui/pyramidion/session/pyramidion_session.h"
#include "ui/store/own_edition/copy_shelf.h"
#include "ui/text/language.h"
#include "ui/window/main_window.h"

#include <QTest>

#include <algorithm>
#include <any>
#include <memory>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

SupplyCard bringing(Site site, int stones) {
  SupplyCard card{};
  card[at(site)] = some(stones, Resource::stone);
  return card;
}
Boat boatOfWood(int wood) {
  return {some(wood, Resource::wood), std::uint8_t{3}, 0};
}
/// The first boats need 1, 2, … wood.
NewBoats fiveBoats() {
  NewBoats boats{boatsInRow, {}};
  for (int i = 0; i < boatsInRow; ++i) boats.boats[at(i)] = boatOfWood(i + 1);
  return boats;
}
Card merchantOf(std::uint8_t haggling, std::optional<bool> ankh = {}) {
  return {CardKind::merchant, false, {0, 1, haggling}, ankh, 0};
}

/// A window in which three players play with what is proposed.
struct ReadingTable : test::Home {
  ReadingTable() {
    window.show();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
  }

  void begin(const QString& called) {
    ui::NewGameChoice choice = preferences.newGame(ui::fileId(ui::pyramidionGame()));
    if (choice.editionId.empty()) {
      const auto offer = ui::pyramidionGame().offer(games);
      choice.editionId = offer.values.front().id;
      choice.editionChecksum = offer.values.front().checksum;
      choice.profile = "standard";
    }
    choice.players = headerOn(sparseCopy(), 3).players;
    choice.date = "2026-11-27";
    const auto begun = ui::pyramidionGame().begin(choice, games);
    const QString path = file(called);
    QVERIFY(games.saveElsewhere(path, *begun).isEmpty());
    window.openFile(path);
  }
  void enter(const Entry& entry) { QVERIFY(session().enter(entry).accepted); }
  void setUp() { enter(SetUp{{1, 2, 3}, bringing(Site::luxor, 4)}); }
  /// Up to the first card at Thebes.
  void openThebes() {
    setUp();
    enter(fiveBoats());
    enter(NextSupply{bringing(Site::philae, 2)});
    enter(Activate{session().shown().turn, Site::thebes, {}});
  }
  void play(const Card& card) {
    Play play;
    play.player = session().shown().turn;
    play.card = card;
    enter(play);
  }
  void replace(std::size_t entry, const Entry& by) {
    session().startReplacing(entry);
    enter(by);
    session().keepAmended();
  }

  [[nodiscard]] pyramidion::Session& session() const {
    return static_cast<pyramidion::Session&>(*window.session());
  }
  [[nodiscard]] std::vector<ui::OwnCopy> copies() const {
    return ui::CopyShelf(games.copiesDirectory(), ui::games()).copies();
  }
  // What the players' only copy says:
  [[nodiscard]] Readings copy() const { return ownEdition()->readings; }
  [[nodiscard]] auto minimaOf(Site site) const { return ownEdition()->sheet[at(site)].minima; }
  [[nodiscard]] std::shared_ptr<const Edition> ownEdition() const {
    if (copies().size() != 1) qFatal("%d copies", static_cast<int>(copies().size()));
    const ui::CopyShelf shelf(games.copiesDirectory(), ui::games());
    const auto document = orStop(shelf.open(copies().front().path), "copy");
    const auto read = orStop(pyramidion::copies.read(document), "copy");
    return *std::any_cast<std::shared_ptr<const Edition>>(&read.game);
  }
  [[nodiscard]] std::vector<Resources> boats() const {
    std::vector<Resources> needs;
    for (const Boat& boat : copy().boats) needs.push_back(boat.need);
    return needs;
  }
  [[nodiscard]] Ground ground(Options& options) const {
    listOptions(session().game(), session().shown(), options);
    return {&session().game(), &session().shown(), &options};
  }

  ui::MainWindow window{games, preferences, ui::games()};
};

} // namespace

class tst_PyramidionKept : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void whatAGameReadsIsChosenInTheNext_SEE4();
  void sameCardIsReadOnce_SEE4();
  void boatPutRightLeavesNoSecondOne_BOAT4();
  void boatEnteredAgainLeavesNoSecondOne_BOAT4();
  void boatPutRightByOneFromTheListIsTakenOff_BOAT4();
  void boatOfTheCopyIsPutRightInALaterGame_BOAT4();
  void cardPutRightLeavesNoSecondOne_CARD6();
  void slipKeepsNothingElseFromTheCopy_BOAT5();
  void whatIsTakenBackStaysUntilItIsEnteredOtherwise();
  void numberPutRightIsTakenBackOnTheCopy_RESOLVE5();
  void numberOfTheCopyIsThereAgainAfterUndo_RESOLVE5();
};

void tst_PyramidionKept::whatAGameReadsIsChosenInTheNext_SEE4() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.openThebes();
  table.play(merchantOf(4));
  table.play({CardKind::merchant, true, {0, 2, 2}, {}, 0});
  const Readings copy = table.copy();
  QCOMPARE(copy.boats.size(), std::size_t{5});
  QVERIFY(copy.boats.front().points == std::uint8_t{3});
  QCOMPARE(copy.supply.size(), std::size_t{3}); // one of them is in the rulebook
  QCOMPARE(copy.cards.size(), std::size_t{2});

  table.begin(u"two.nilometer"_s);
  QVERIFY(table.session().edition().readings == copy);
  table.setUp();
  Options options;
  const std::vector<Boat> listed = listedBoats(table.ground(options), boatsInRow);
  QVERIFY(listed == copy.boats);
  NewBoats boats{boatsInRow, {}};
  std::ranges::copy(listed, boats.boats.begin());
  table.enter(boats);
  QVERIFY(
      std::ranges::find(table.ground(options).state->readings.supply, bringing(Site::philae, 2)) !=
      table.ground(options).state->readings.supply.end());
  table.enter(NextSupply{bringing(Site::philae, 2)});
  table.enter(Activate{table.session().shown().turn, Site::thebes, {}});
  const Player turn = table.session().shown().turn;
  const auto cards = listedCards(table.ground(options), turn, CardKind::merchant);
  QCOMPARE(cards.size(), std::size_t{2});
  // Whose basic card was read nobody knows in another game: it is none to begin with.
  QVERIFY(!cards.front().basic && cards.back().basic);
  table.play(cards.front());
  QVERIFY(table.copy() == copy);
  // Another merchant may look the same, as nobody knows them all.
  const Player next = table.session().shown().turn;
  QVERIFY(listedCards(table.ground(options), next, CardKind::merchant) == cards);
}

void tst_PyramidionKept::sameCardIsReadOnce_SEE4() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.openThebes();
  table.play(merchantOf(4));
  table.play(merchantOf(4));
  table.play(merchantOf(0));
  QCOMPARE(table.copy().cards.size(), std::size_t{2});
}

void tst_PyramidionKept::boatPutRightLeavesNoSecondOne_BOAT4() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.openThebes();
  NewBoats right = fiveBoats();
  right.boats[1] = boatOfWood(7);
  table.replace(1, right);
  const auto needs = table.boats();
  QCOMPARE(needs.size(), std::size_t{5});
  QVERIFY(std::ranges::find(needs, some(7, Resource::wood)) != needs.end());
  QVERIFY(std::ranges::find(needs, some(2, Resource::wood)) == needs.end());
}

void tst_PyramidionKept::boatEnteredAgainLeavesNoSecondOne_BOAT4() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.setUp();
  table.enter(fiveBoats());
  table.session().undo();
  QCOMPARE(table.boats().size(), std::size_t{5});
  NewBoats right = fiveBoats();
  right.boats[0].points = std::uint8_t{1};
  table.enter(right);
  const auto boats = table.copy().boats;
  QCOMPARE(boats.size(), std::size_t{5});
  const auto first = std::ranges::find(boats, some(1, Resource::wood), &Boat::need);
  QVERIFY(first != boats.end() && first->points == std::uint8_t{1});
}

void tst_PyramidionKept::boatPutRightByOneFromTheListIsTakenOff_BOAT4() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.setUp();
  table.enter(fiveBoats());
  table.begin(u"two.nilometer"_s);
  table.setUp();
  Options options;
  NewBoats boats{boatsInRow, {}};
  std::ranges::copy(listedBoats(table.ground(options), boatsInRow), boats.boats.begin());
  NewBoats wrong = boats;
  wrong.boats[4] = boatOfWood(9);
  table.enter(wrong);
  QCOMPARE(table.boats().size(), std::size_t{6});
  table.replace(1, boats);
  QCOMPARE(table.boats().size(), std::size_t{5});
}

// Its points were read wrong in the game before, and chosen from the list in this one.
void tst_PyramidionKept::boatOfTheCopyIsPutRightInALaterGame_BOAT4() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.setUp();
  table.enter(fiveBoats());
  table.begin(u"two.nilometer"_s);
  table.setUp();
  Options options;
  NewBoats boats{boatsInRow, {}};
  std::ranges::copy(listedBoats(table.ground(options), boatsInRow), boats.boats.begin());
  table.enter(boats);
  Boat right = boats.boats[2];
  right.id = 0;
  right.points = std::uint8_t{5};
  boats.boats[2] = right;
  table.replace(1, boats);
  const auto all = table.copy().boats;
  QCOMPARE(all.size(), std::size_t{5});
  QVERIFY(all[2].need == right.need && all[2].points == std::uint8_t{5});
}

void tst_PyramidionKept::cardPutRightLeavesNoSecondOne_CARD6() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.openThebes();
  const std::size_t played = table.session().entries();
  table.play(merchantOf(4));
  table.play(merchantOf(1));
  Play right = std::get<Play>(table.session().record().entries[played].entry);
  right.card.values[0] = 2;
  table.replace(played, right);
  const auto cards = table.copy().cards;
  QCOMPARE(cards.size(), std::size_t{2});
  QVERIFY(std::ranges::none_of(
      cards, [](const Card& card) { return card.values == merchantOf(4).values; }));
}

// The list of boats is full already: the site is kept, the boats are not.
void tst_PyramidionKept::slipKeepsNothingElseFromTheCopy_BOAT5() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.setUp();
  const ui::CopyShelf shelf(table.games.copiesDirectory(), ui::games());
  const QString path = table.copies().front().path;
  auto document = orStop(shelf.open(path), "copy");
  record::JsonArray boats;
  for (int wood = 20; wood < 20 + boatCount; ++wood) {
    record::JsonObject need{{"wood", record::jsonNumber(wood)}};
    boats.emplace_back(record::JsonObject{{"need", record::JsonValue(std::move(need))}});
  }
  QVERIFY(document.set("boats", record::JsonValue(std::move(boats))));
  QVERIFY(shelf.save(path, document).isEmpty());
  table.enter(fiveBoats());
  QCOMPARE(table.boats().size(), std::size_t{boatCount});
  table.enter(TellMinima{Site::thebes, 6, 0});
  document = orStop(shelf.open(path), "copy");
  QCOMPARE(record::writeJson(*document.value("sites.thebes.minima")),
           std::string(R"({"influence":6,"negotiation":0})"));
  QCOMPARE(table.copies().size(), std::size_t{1});
}

void tst_PyramidionKept::whatIsTakenBackStaysUntilItIsEnteredOtherwise() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.openThebes();
  table.play(merchantOf(4));
  table.session().undo();
  QCOMPARE(table.copy().cards.size(), std::size_t{1});
  table.session().redo();
  QCOMPARE(table.copy().cards.size(), std::size_t{1});
  table.session().undo();
  table.play(merchantOf(3));
  const auto cards = table.copy().cards;
  QCOMPARE(cards.size(), std::size_t{1});
  QVERIFY(cards.front().values == merchantOf(3).values);
}

void tst_PyramidionKept::numberPutRightIsTakenBackOnTheCopy_RESOLVE5() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.openThebes();
  const auto undo = [&] { QTest::keyClick(&table.window, Qt::Key_Z, Qt::ControlModifier); };
  table.enter(TellMinima{Site::thebes, 7, 5});
  table.enter(TellMinima{Site::thebes, 6, 5});
  QVERIFY((table.minimaOf(Site::thebes) == std::array<std::uint8_t, 2>{6, 5}));
  undo();
  QVERIFY((table.minimaOf(Site::thebes) == std::array<std::uint8_t, 2>{7, 5}));
  undo();
  QVERIFY(!table.minimaOf(Site::thebes)); // nobody has read them
  QVERIFY(!table.boats().empty());
  table.session().redo();
  QVERIFY((table.minimaOf(Site::thebes) == std::array<std::uint8_t, 2>{7, 5}));
}

void tst_PyramidionKept::numberOfTheCopyIsThereAgainAfterUndo_RESOLVE5() {
  ReadingTable table;
  table.begin(u"one.nilometer"_s);
  table.openThebes();
  table.enter(TellMinima{Site::thebes, 7, 5});
  // Another game, which has not been asked for it: it knows it from the copy.
  table.begin(u"two.nilometer"_s);
  table.openThebes();
  table.enter(TellMinima{Site::thebes, 6, 5});
  QVERIFY((table.minimaOf(Site::thebes) == std::array<std::uint8_t, 2>{6, 5}));
  QTest::keyClick(&table.window, Qt::Key_Z, Qt::ControlModifier);
  QVERIFY((table.minimaOf(Site::thebes) == std::array<std::uint8_t, 2>{7, 5}));
}

NILOMETER_TEST(tst_PyramidionKept)
#include "tst_pyramidion_kept.moc"
