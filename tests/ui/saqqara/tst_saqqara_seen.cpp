// SPDX-License-Identifier: GPL-3.0-or-later
// What people who played at the table of Saqqara saw on its board and in the players' cards: what
// lay over something else, was cut off, stayed where it was not wanted, or said what is not so.
#include "test_program.h"
#include "tests/ui/painted_texts.h"
#include "tests/ui/saqqara/saqqara_scene.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/base/style/unit.h"
#include "ui/saqqara/board/pyramid_card.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/moved.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/explain/why_guide.h"
#include "ui/text/language.h"

#include <QMenu>
#include <QPointer>
#include <QWindow>

#include <bit>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr auto gameOfFour = "games/saqqara-4-players";

/// A recorded game up to the first table for which that holds.
template <class Is> saqqara::GameRecord recordTo(const PlayedSaqqara& game, const Is& is) {
  saqqara::GameRecord cut = game.record;
  std::size_t n = 0;
  while (n <= game.record.entries.size() && !is(record::stateAfter(game.record, game.edition, n))) {
    ++n;
  }
  if (n > game.record.entries.size()) qFatal("no such table");
  cut.entries.resize(n);
  return cut;
}

std::vector<test::PaintedText> paintedOn(QWidget& widget) {
  test::PaintedTexts page(widget.size());
  widget.render(&page);
  return page.texts();
}

bool isWritten(const std::vector<test::PaintedText>& texts, const QString& text) {
  return std::ranges::find(texts, text, &test::PaintedText::text) != texts.end();
}

/// Whether something there is in the colour of what is short or refused.
bool showsStop(QWidget& widget) {
  const QImage image = widget.grab().toImage();
  const QColor stop = ui::themeOf(widget).stop;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor seen = image.pixelColor(x, y);
      const int apart = std::abs(seen.red() - stop.red()) + std::abs(seen.green() - stop.green()) +
                        std::abs(seen.blue() - stop.blue());
      if (apart < 40) return true;
    }
  }
  return false;
}

} // namespace

class tst_saqqara_seen : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void nothingLiesOnTheDieTrack_data();
  void nothingLiesOnTheDieTrack();
  void cardOfAPyramidGoesWithThePointer();
  void nothingIsMissingWhereAThresholdWasReached_INVEST5();
  void raisedBidIsWhole_data();
  void raisedBidIsWhole();
  void twoDigitsKeepOffTheWorkers();
  void everyKeyOfALevelIsSeen();
  void yearOfNowHasItsRoom();
  void takenCardSaysTheWholeName();
  void priceIsAskedInNobodysColour_ASK2();
  void goodsGoToTheirOwnPlace();
};

void tst_saqqara_seen::nothingLiesOnTheDieTrack_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<int>("players");
  for (const QSize size :
       {QSize(1280, 701), QSize(1280, 720), QSize(1920, 1080), QSize(800, 480), QSize(960, 540)}) {
    for (const int players : {3, 5}) {
      QTest::addRow("%dx%d-%d", size.width(), size.height(), players) << size << players;
    }
  }
}

void tst_saqqara_seen::nothingLiesOnTheDieTrack() {
  QFETCH(const QSize, size);
  QFETCH(const int, players);
  ui::LookScale scale(*qApp);
  scale.setLetters(ui::lettersFor(size, 100));
  for (const Phase phase : {Phase::auction, Phase::invest, Phase::develop}) {
    SaqqaraWindow window(phase, "games/saqqara-" + std::to_string(players) + "-players");
    window.view.resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(std::popcount(window.session.shown().pyramids), players + 2);
    const BoardView& board = window.view.board();
    std::vector<const ui::Place*> below;
    for (const Warehouse at : allWarehouses) {
      const int number = static_cast<int>(at);
      below.push_back(board.place(placeId(BoardPlace::card, number)));
      for (int player = 0; player < players; ++player) {
        below.push_back(board.place(placeId(BoardPlace::slot, number, player)));
      }
    }
    std::erase_if(below, [](const ui::Place* place) { return !place->isVisible(); });
    QVERIFY(static_cast<int>(below.size()) > players);
    for (const ui::Place* place : below) {
      QVERIFY2(board.rect().contains(place->geometry()), qPrintable(place->look().name));
      QVERIFY2(place->height() + 1 >= 34 * ui::lookUnit(board.font()),
               qPrintable(place->look().name));
      for (int field = 0; field < fieldCount; ++field) {
        const ui::Place& other = *board.place(placeId(BoardPlace::field, field));
        QVERIFY2(!place->geometry().intersects(other.geometry()),
                 qPrintable(place->look().name + u" over "_s + other.look().name));
      }
    }
  }
}

// A menu takes the pointer away, and no one says so to what lies under it.
void tst_saqqara_seen::cardOfAPyramidGoesWithThePointer() {
  const PlayedSaqqara& game = saqqaraGame(gameOfFour);
  SaqqaraWindow table(recordTo(game,
                               [](const State& state) {
                                 return state.phase == Phase::develop && state.turn != noPlayer &&
                                        state.of(state.turn).workersPlaced() > 0;
                               }),
                      game.edition);
  const PlayerState& own = table.session.shown().of(table.session.shown().turn);
  int pyramid = 0;
  while (own.levelOf(pyramidAt(pyramid)) == 0) ++pyramid;
  const BoardView& board = table.view.board();
  const ui::Place& step =
      *board.place(placeId(BoardPlace::step, own.levelOf(pyramidAt(pyramid)), pyramid));
  const ui::Place& nile = *board.place(placeId(BoardPlace::nile));
  const PyramidCard& card = board.pyramidCard();
  QWindow* window = table.view.windowHandle();
  const auto middle = [&](const QWidget& widget) {
    return widget.mapTo(&table.view, widget.rect().center());
  };
  QTest::mouseMove(window, middle(nile));
  QTest::mouseMove(window, middle(step));
  QTRY_VERIFY(card.isVisible());
  QTest::mouseClick(window, Qt::RightButton, {}, middle(step));
  const QPointer<QMenu> menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu != nullptr);
  QTRY_VERIFY(!card.isVisible());
  QVERIFY(menu->actions().front()->isSeparator()); // what it is about
  menu->actions()[1]->trigger();
  if (menu) menu->close();
  QVERIFY(table.view.why().card()->isVisible());
  QTest::keyClick(table.view.why().card(), Qt::Key_Escape);
  QVERIFY(!table.view.why().card()->isVisible());
  QTest::mouseMove(window, middle(nile));
  QCoreApplication::processEvents();
  QVERIFY(!step.touch().hovered);
  QVERIFY(!card.isVisible());
  // Whoever comes back sees it again.
  QTest::mouseMove(window, middle(step));
  QTRY_VERIFY(card.isVisible());
}

void tst_saqqara_seen::nothingIsMissingWhereAThresholdWasReached_INVEST5() {
  SaqqaraScene scene({1280, 720}, 4, 5);
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::reveal; }));
  WarehouseState& fish = scene.state().in(Warehouse::fish);
  fish.threshold = Threshold{2};
  fish.goods = {};
  scene.arrange();
  ui::Place* card =
      scene.board().place(placeId(BoardPlace::card, static_cast<int>(Warehouse::fish)));
  QVERIFY(showsStop(*card));
  QVERIFY(isWritten(paintedOn(*card), u"0 / 2"_s));
  // All of it has been shared out since.
  fish.reached = true;
  scene.state().phase = Phase::distribute;
  scene.arrange();
  QVERIFY(!showsStop(*card));
  const auto texts = paintedOn(*card);
  QVERIFY(!isWritten(texts, u"0 / 2"_s));
  QVERIFY(std::ranges::any_of(
      texts, [](const test::PaintedText& text) { return text.text.contains(u"erreicht"_s); }));
}

void tst_saqqara_seen::raisedBidIsWhole_data() {
  QTest::addColumn<int>("players");
  for (const int players : {3, 4, 5}) QTest::addRow("%d", players) << players;
}

void tst_saqqara_seen::raisedBidIsWhole() {
  QFETCH(const int, players);
  SaqqaraScene scene({1280, 720}, players, 5);
  const auto isOutbid = [&](const State& state) {
    if (state.phase != Phase::auction) return false;
    WarehouseState& linen = scene.state().in(Warehouse::linen);
    const auto other = static_cast<Player>((state.turn + 1) % players);
    linen.bids[state.turn] = gold(1);
    linen.bids[other] = gold(2);
    linen.hut = other;
    scene.state().of(state.turn).goods = gold(4);
    return true;
  };
  QVERIFY(scene.playTo(isOutbid));
  scene.press([](Draft& draft) {
    draft.choose({questionId(Ask::goods), static_cast<int>(Good::gold)});
    draft.press(placeId(BoardPlace::warehouse, static_cast<int>(Warehouse::linen)));
  });
  scene.arrange();
  ui::Place& slot = *scene.board().place(
      placeId(BoardPlace::slot, static_cast<int>(Warehouse::linen), scene.state().turn));
  const auto painted = paintedOn(slot);
  // Where five sit a bid has two lines.
  QVERIFY(isWritten(painted, u"1+1"_s) ||
          (isWritten(painted, u"1"_s) && isWritten(painted, u"+1"_s)));
}

void tst_saqqara_seen::twoDigitsKeepOffTheWorkers() {
  SaqqaraScene scene({1280, 720}, 5, 5); // four have a line each for goods and pieces
  QVERIFY(scene.playTo([](const State& state) { return state.phase == Phase::invest; }));
  scene.state().of(0).goods = gold(11);
  scene.arrange();
  QWidget& card = *scene.players().card(0);
  const auto texts = paintedOn(card);
  // As many cards may lie in the pile, at the right.
  auto number = texts.end();
  for (auto text = texts.begin(); text != texts.end(); ++text) {
    const bool isFurther = number != texts.end() && number->ink.left() < text->ink.left();
    if (text->text == u"11"_s && !isFurther) number = text;
  }
  QVERIFY(number != texts.end());
  // Before the workers is a line, 137 u from the right.
  QVERIFY(number->ink.right() < card.width() - 140 * ui::lookUnit());
}

void tst_saqqara_seen::everyKeyOfALevelIsSeen() {
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    SaqqaraScene scene({1280, 720}, players, 6);
    // Four workers wait below the upper levels; on some of these stands somebody else.
    const auto isHigh = [&](const State& state) {
      if (state.phase != Phase::develop || state.freeWorker) return false;
      State& table = scene.state();
      for (PlayerState& player : table.player) player.level = {};
      int placed = 0;
      for (int i = 0; i < pyramidCount && placed < workersPerPlayer; ++i) {
        if ((state.pyramids & pyramidBit(pyramidAt(i))) == 0) continue;
        const int next = placed % 2 == 0 ? 4 : topLevel;
        table.of(state.turn).level[at(i)] = static_cast<std::uint8_t>(next - 1);
        if (placed >= 2) {
          const auto other = static_cast<Player>((state.turn + 1) % players);
          table.of(other).level[at(i)] = static_cast<std::uint8_t>(next);
        }
        ++placed;
      }
      table.of(state.turn).climbed = 0;
      return true;
    };
    QVERIFY(scene.playTo(isHigh));
    scene.arrange();
    int keys = 0;
    for (int i = 0; i < pyramidCount; ++i) {
      for (const int level : {4, topLevel}) {
        ui::Place* step = scene.board().place(placeId(BoardPlace::step, level, i));
        if (step == nullptr || step->look().keyCap.isEmpty()) continue;
        ++keys;
        QVERIFY2(isWritten(paintedOn(*step), step->look().keyCap), qPrintable(step->look().name));
      }
    }
    QVERIFY(keys >= 2);
  }
}

void tst_saqqara_seen::yearOfNowHasItsRoom() {
  SaqqaraWindow window(Phase::develop, gameOfFour);
  window.view.resize(1280, 701);
  QCoreApplication::processEvents();
  ui::Place& table = *window.view.board().place(placeId(BoardPlace::table));
  const auto texts = paintedOn(table);
  const auto now = std::ranges::find(texts, u"1"_s, &test::PaintedText::text);
  QVERIFY(now != texts.end());
  const qreal u = ui::lookUnit(table.font());
  QVERIFY(now->ink.left() >= 10 * u); // the frame is rounded there
  int rows = 0;
  for (const test::PaintedText& text : texts) {
    if (text.text != u"2"_s || text.ink.left() > now->ink.right()) continue;
    ++rows;
    QVERIFY(text.place.center().y() - now->place.center().y() >= 14.5 * u);
  }
  QCOMPARE(rows, 1);
}

void tst_saqqara_seen::takenCardSaysTheWholeName() {
  SaqqaraScene scene({1280, 720}, 5, 9);
  QVERIFY(scene.playTo([](const State& state) {
    return state.phase == Phase::auction && state.in(Warehouse::fish).cardAt == CardAt::won;
  }));
  QStringList names;
  for (const QString& first :
       {u"Maximiliana"_s, u"Bernhardine"_s, u"Constanze"_s, u"Dorothea"_s, u"Emanuela"_s}) {
    names += first + u" Hohenstein-Schlossberg von und zu Thurnfeld"_s;
  }
  scene.seats().names = text::ShownNames(names);
  scene.arrange();
  const QString whole = names[scene.state().in(Warehouse::fish).winner];
  const auto id = placeId(BoardPlace::card, static_cast<int>(Warehouse::fish));
  const QString tip = scene.board().place(id)->toolTip();
  QVERIFY2(tip.contains(whole), qPrintable(tip));
}

void tst_saqqara_seen::priceIsAskedInNobodysColour_ASK2() {
  SaqqaraWindow table(Phase::develop, "engine/saqqara/games/saqqara-4-players");
  const int pyramid = std::countr_zero(table.session.shown().pyramids);
  const ui::StripContent& content = table.view.strip().content();
  while (!content.columns.empty()) QTest::keyClick(&table.view, Qt::Key_Return);
  QVERIFY(content.player);
  QTest::mouseClick(table.view.board().place(placeId(BoardPlace::step, 1, pyramid)),
                    Qt::LeftButton);
  const auto& made = table.view.draft().work().entry;
  QVERIFY(made && std::holds_alternative<Tell>(*made));
  const ui::StripContent& asks = table.view.strip().content();
  QVERIFY(!asks.player);
  // The number goes to the next line with the word before it.
  QVERIFY2(asks.title.endsWith(u"Ebene\u00a01?"_s), qPrintable(asks.title));
  QTest::keyClick(&table.view, Qt::Key_Escape);
  QVERIFY(table.view.strip().content().player);
}

void tst_saqqara_seen::goodsGoToTheirOwnPlace() {
  const PlayedSaqqara& game = saqqaraGame(gameOfFour);
  const auto& lines = game.record.entries;
  std::size_t at = 0;
  const auto movesOne = [&](std::size_t line) {
    const auto* invest = std::get_if<Invest>(&lines[line].entry);
    return invest != nullptr && invest->goods.total() == 1 &&
           record::stateAfter(game.record, game.edition, line + 1).phase == Phase::invest;
  };
  while (!movesOne(at)) ++at;
  saqqara::GameRecord before = game.record;
  before.entries.resize(at);
  SaqqaraWindow table(before, game.edition);
  QVERIFY(table.session.enter(lines[at].entry).accepted);
  const ui::Moved& moved = *table.view.findChild<ui::Moved*>();
  QVERIFY(moved.isMoving());

  const auto& invest = std::get<Invest>(lines[at].entry);
  const auto good =
      *std::ranges::find_if(allGoods, [&](Good each) { return invest.goods[each] > 0; });
  const qreal u = ui::lookUnit(table.view.font());
  QWidget& card = *table.view.players().card(invest.player);
  const QPointF sign = table.view.players().of(invest.player).wareAt(saqqara::at(good)) * u;
  const auto id = placeId(BoardPlace::warehouse, static_cast<int>(invest.at));
  const ui::Place& store = *table.view.board().place(id);
  const QPointF bin = table.view.board().binAt(invest.at, good) * u;
  QVERIFY(QRectF(card.rect()).contains(sign) && QRectF(store.rect()).contains(bin));
  const QRectF way =
      QRectF(card.mapTo(&table.view, sign), store.mapTo(&table.view, bin)).normalized();
  const QRectF all(moved.geometry());
  QVERIFY(QLineF(all.center(), way.center()).length() <= 2);
  QVERIFY(qAbs((all.width() - way.width()) - (all.height() - way.height())) <= 3);
  // Right of the sign in the card stands how many there are.
  const auto texts = paintedOn(card);
  QVERIFY(std::ranges::any_of(texts, [&](const test::PaintedText& text) {
    const QPointF apart = text.place.center() - sign;
    return apart.x() > 8 * u && apart.x() < 30 * u && qAbs(apart.y()) < 5 * u;
  }));
}

NILOMETER_TEST(tst_saqqara_seen)
#include "tst_saqqara_seen.moc"
