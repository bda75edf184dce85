// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beside and over each other on the board of Saqqara: boats, workers and keys, steps, the
// year column, the cards below the warehouses.
#include "test_program.h"
#include "tests/ui/painted_pieces.h"
#include "tests/ui/saqqara/saqqara_scene.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/base/style/look_scale.h"
#include "ui/base/style/unit.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/text/language.h"

#include <QtMath>

#include <bit>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// Everybody else is on space 2, whoever is on turn before it and able to sail there.
bool meetsOthersOnTheNile(State& table) {
  if (table.phase != Phase::develop || table.freeWorker) return false;
  for (PlayerState& own : table.player) own.boat = 2;
  PlayerState& own = table.of(table.turn);
  own.boat = 1;
  own.goods.add(Good::land, std::max(0, 9 - own.goods[Good::land]));
  return true;
}

void sizeRows() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("players");
  for (const QSize size : {QSize(1280, 720), QSize(1632, 918)}) {
    for (const int players : {3, 5}) {
      QTest::addRow("%dx%d-%d", size.width(), size.height(), players) << size << players;
    }
  }
}

std::string gameOf(int players) {
  return "games/saqqara-" + std::to_string(players) + "-players";
}

} // namespace

class tst_saqqara_board_seen : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void boatsOnTheNileShowWhoseTheyAre_NILE1_data() { sizeRows(); }
  void boatsOnTheNileShowWhoseTheyAre_NILE1();
  void boatsKeepOffTheirNumber_NILE1();
  void workersKeepOffTheKeyOfTheirStep_data() { sizeRows(); }
  void workersKeepOffTheKeyOfTheirStep();
  void nothingIsOpenWhileACardTellsWhatWasSharedOut();
  void stepsAreEquallyHighWithAndWithoutWorkers_data() { sizeRows(); }
  void stepsAreEquallyHighWithAndWithoutWorkers();
  void yearColumnKeepsToItsWidth_data() { sizeRows(); }
  void yearColumnKeepsToItsWidth();
  void cardsKeepTheirMargins_data() { sizeRows(); }
  void cardsKeepTheirMargins();
};

void tst_saqqara_board_seen::boatsOnTheNileShowWhoseTheyAre_NILE1() {
  QFETCH(const QSize, size);
  QFETCH(const int, players);
  SaqqaraScene scene(size, players, 6);
  QVERIFY(scene.playTo([&](const State&) { return meetsOthersOnTheNile(scene.state()); }));
  scene.press([](Draft& draft) { draft.start(Move::sail); });
  scene.arrange();
  ui::Place& nile = *scene.board().place(placeId(BoardPlace::nile));
  const test::PaintedPieces painted(nile);
  // All boats where they lie and, paler, where the one that is being entered goes.
  const std::vector<test::PaintedPiece>& boats = painted.pieces();
  QCOMPARE(boats.size(), static_cast<std::size_t>(players) + 1);
  const QRectF key = painted.inkOf(u"N"_s);
  QVERIFY(!key.isEmpty());
  for (std::size_t i = 0; i < boats.size(); ++i) {
    QVERIFY(QRectF(nile.rect()).contains(boats[i].body.boundingRect()));
    QVERIFY(!key.intersects(boats[i].whole()));
    for (std::size_t later = i + 1; later < boats.size(); ++later) {
      QVERIFY2(!boats[later].body.intersects(boats[i].sign),
               qPrintable(u"%1 under %2"_s.arg(i).arg(later)));
    }
  }
}

void tst_saqqara_board_seen::boatsKeepOffTheirNumber_NILE1() {
  for (const QSize size : {QSize(800, 480), QSize(1000, 640), QSize(1280, 720), QSize(1366, 768),
                           QSize(1440, 900), QSize(1632, 918), QSize(1920, 1080)}) {
    for (int waiting = 1; waiting <= 5; ++waiting) {
      SaqqaraScene scene(size, 5, 6);
      QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::invest; }));
      for (Player player = 0; player < 5; ++player) {
        scene.state().of(player).boat = player < waiting ? 0 : 7;
      }
      scene.arrange();
      const test::PaintedPieces painted(*scene.board().place(placeId(BoardPlace::nile)));
      const QRectF zero = painted.inkOf(u"0"_s);
      const qreal apart = ui::lookUnit();
      for (const test::PaintedPiece& boat : painted.pieces()) {
        QVERIFY2(!boat.whole().adjusted(-apart, -apart, apart, apart).intersects(zero),
                 qPrintable(u"%1x%2: %3"_s.arg(size.width()).arg(size.height()).arg(waiting)));
      }
    }
  }
}

void tst_saqqara_board_seen::workersKeepOffTheKeyOfTheirStep() {
  QFETCH(const QSize, size);
  QFETCH(const int, players);
  SaqqaraScene scene(size, players, 6);
  // All others stand on the first level of the first pyramids, where he goes next.
  QVERIFY(scene.playTo([&](const State& state) {
    if (state.phase != Phase::develop || state.freeWorker) return false;
    for (Player player = 0; player < players; ++player) {
      PlayerState& own = scene.state().of(player);
      own.level = {};
      int placed = 0;
      for (int i = 0; i < pyramidCount && placed < workersPerPlayer; ++i) {
        if ((state.pyramids & pyramidBit(pyramidAt(i))) == 0 || player == state.turn) continue;
        own.level[at(i)] = 1;
        ++placed;
      }
      own.climbed = 0;
    }
    // He can pay for any of them.
    for (const Good good : allGoods) {
      Goods& goods = scene.state().of(state.turn).goods;
      goods.add(good, std::max(0, 9 - goods[good]));
    }
    return true;
  }));
  scene.arrange();
  int crowded = 0;
  for (int i = 0; i < pyramidCount; ++i) {
    ui::Place* step = scene.board().place(placeId(BoardPlace::step, 1, i));
    if (step == nullptr || step->look().keyCap.isEmpty()) continue;
    const test::PaintedPieces painted(*step);
    const QRectF key = painted.inkOf(step->look().keyCap);
    QVERIFY2(!key.isEmpty(), qPrintable(step->look().name));
    for (const test::PaintedPiece& worker : painted.pieces()) {
      ++crowded;
      QVERIFY2(!key.intersects(worker.whole()), qPrintable(step->look().name));
    }
  }
  QVERIFY(crowded >= players - 1);
}

void tst_saqqara_board_seen::nothingIsOpenWhileACardTellsWhatWasSharedOut() {
  using Stands = ui::PlaceLook::State;
  SaqqaraWindow table(Phase::develop, "engine/saqqara/" + gameOf(4));
  const BoardView& board = table.view.board();
  QVERIFY(!table.view.strip().content().columns.empty());
  QVERIFY(board.placesThatAre(Stands::open).empty());
  QVERIFY(board.placesThatAre(Stands::chosen).empty());
  table.goOn();
  QVERIFY(table.view.strip().content().columns.empty());
  QVERIFY(!board.placesThatAre(Stands::open).empty());
}

void tst_saqqara_board_seen::stepsAreEquallyHighWithAndWithoutWorkers() {
  QFETCH(const QSize, size);
  QFETCH(const int, players);
  SaqqaraScene scene(size, players, 6);
  QVERIFY(scene.playTo([](const State& state) {
    return state.phase == Phase::develop && state.turn != noPlayer &&
           state.of(state.turn).workersPlaced() > 0;
  }));
  scene.arrange();
  const State& state = scene.state();
  int occupied = 0;
  for (int i = 0; i < pyramidCount; ++i) {
    if ((state.pyramids & pyramidBit(pyramidAt(i))) == 0) continue;
    std::array<int, topLevel> heights{};
    for (int level = 1; level <= topLevel; ++level) {
      heights[at(level - 1)] = scene.board().place(placeId(BoardPlace::step, level, i))->height();
      occupied += state.workersOn(pyramidAt(i), level) > 0 ? 1 : 0;
    }
    // Whole pixels.
    QVERIFY(std::ranges::max(heights) - std::ranges::min(heights) <= 1);
    QVERIFY(std::ranges::min(heights) + 1 >= wholeStep * ui::lookUnit(scene.board().font()));
  }
  QVERIFY(occupied > 0);
}

void tst_saqqara_board_seen::yearColumnKeepsToItsWidth() {
  QFETCH(const QSize, size);
  QFETCH(const int, players);
  ui::LookScale scale(*qApp);
  scale.setLetters(ui::lettersFor(size, 100));
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    SaqqaraWindow window(Phase::develop, gameOf(players));
    window.view.resize(size);
    QCoreApplication::processEvents();
    const BoardView& board = window.view.board();
    ui::Place& column = *board.place(placeId(BoardPlace::table));
    for (const Warehouse at : allWarehouses) {
      const int number = static_cast<int>(at);
      for (const BoardPlace what : {BoardPlace::warehouse, BoardPlace::card}) {
        QVERIFY(column.geometry().right() < board.place(placeId(what, number))->geometry().left());
      }
      const ui::Place& slot = *board.place(placeId(BoardPlace::slot, number, 0));
      QVERIFY(column.geometry().right() < slot.geometry().left());
    }
    test::PaintedTexts page(column.size());
    column.render(&page);
    QVERIFY(static_cast<int>(page.texts().size()) >= saqqara::years);
    for (const test::PaintedText& text : page.texts()) {
      QVERIFY2(text.ink.left() >= 0 && text.ink.right() <= column.width(), qPrintable(text.text));
    }
  }
}

void tst_saqqara_board_seen::cardsKeepTheirMargins() {
  QFETCH(const QSize, size);
  QFETCH(const int, players);
  ui::LookScale scale(*qApp);
  scale.setLetters(ui::lettersFor(size, 100));
  for (const Phase phase : {Phase::auction, Phase::invest, Phase::develop}) {
    SaqqaraWindow window(phase, gameOf(players));
    window.view.resize(size);
    QCoreApplication::processEvents();
    window.goOn();
    const BoardView& board = window.view.board();
    const int air = qFloor(2 * ui::lookUnit(board.font()));
    const ui::Place* before = nullptr;
    for (const Warehouse at : window.session.edition().warehouses) {
      const int number = static_cast<int>(at);
      ui::Place& card = *board.place(placeId(BoardPlace::card, number));
      const ui::Place& store = *board.place(placeId(BoardPlace::warehouse, number));
      const ui::Place& slot = *board.place(placeId(BoardPlace::slot, number, 0));
      QVERIFY(card.geometry().top() - store.geometry().bottom() >= air);
      QVERIFY(slot.geometry().top() > card.geometry().bottom());
      QVERIFY(before == nullptr || card.geometry().left() - before->geometry().right() >= air);
      before = &card;
      test::PaintedTexts page(card.size());
      card.render(&page);
      for (const test::PaintedText& text : page.texts()) {
        QVERIFY2(text.ink.left() >= 1 && text.ink.right() <= card.width(), qPrintable(text.text));
        QVERIFY2(text.ink.top() >= 1 && text.ink.bottom() <= card.height() - 1,
                 qPrintable(text.text));
      }
    }
  }
}

NILOMETER_TEST(tst_saqqara_board_seen)
#include "tst_saqqara_board_seen.moc"
