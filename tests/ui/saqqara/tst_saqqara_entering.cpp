// SPDX-License-Identifier: GPL-3.0-or-later
// What people came across while they entered a game of Saqqara, done as they did it: what a press
// that is refused says and moves, where to read a number, how to begin anew.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "engine/saqqara/auction.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/look_scale.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/printed_values/saqqara_tell.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/text/language.h"
#include "ui/window/key_list.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <bit>
#include <map>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

constexpr auto enteredGame = "games/saqqara-4-players";

/// The recorded game up to the first table for which that holds.
template <class Is> saqqara::GameRecord enteredTo(const Is& is) {
  return recordUntil(saqqaraGame(enteredGame), is);
}

struct EnteringTable : SaqqaraWindow {
  explicit EnteringTable(const saqqara::GameRecord& record)
      : SaqqaraWindow(record, saqqaraGame(enteredGame).edition) {
    goOn();
  }
  explicit EnteringTable(Phase phase)
      : EnteringTable(enteredTo([phase](const State& state) { return state.phase == phase; })) {}

  [[nodiscard]] const ui::StripContent& said() const { return view.strip().content(); }
  [[nodiscard]] ui::Place& place(BoardPlace what, int number = 0, int part = 0) const {
    return *view.board().place(placeId(what, number, part));
  }
  /// Where each chip of the strip is seen in the window.
  [[nodiscard]] std::map<std::pair<int, int>, QRect> chips() const {
    std::map<std::pair<int, int>, QRect> seen;
    for (const ui::QuestionRow& row : said().rows) {
      for (const ui::QuestionRow::Entry& entry : row.chips) {
        const ui::Chip& chip = *view.strip().choice(row.question, entry.id);
        seen[{row.question.what, entry.id}] = {chip.mapTo(&view, QPoint()), chip.size()};
      }
    }
    return seen;
  }
};

/// Whoever invests has nothing of a kind, and several of another one.
bool hasNoneAndMany(const State& state) {
  if (state.phase != Phase::invest) return false;
  const Goods& owned = state.of(state.turn).goods;
  return std::ranges::any_of(allGoods, [&](Good good) { return owned[good] == 0; }) &&
         std::ranges::any_of(allGoods, [&](Good good) { return owned[good] > 1; });
}

/// A player who could bid more than the highest bid on the fish card.
bool couldOutbid(const State& state) {
  return state.phase == Phase::auction && highestBid(state, Warehouse::fish) > 0 &&
         state.of(state.turn).goods[Good::gold] > highestBid(state, Warehouse::fish);
}

} // namespace

class tst_saqqara_entering : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void closedChipPressedTwiceIsChosenAllTheSame_GOODS3();
  void chipsKeepTheirPlacesWhenAnEntryIsRefused_data();
  void chipsKeepTheirPlacesWhenAnEntryIsRefused();
  void whatIsReadNowIsFramedOnTheBoard_ASK4();
  void setUpCutsNoPlaceOfTheBoard_SET3_data();
  void setUpCutsNoPlaceOfTheBoard_SET3();
  void escTakesOnePressBackAndShiftEscAll();
  void nileHasASpaceAtLeast_ASK4();
  void changeOfGoodsDoesNotSayThatAllStays_AUCTION2();
};

void tst_saqqara_entering::closedChipPressedTwiceIsChosenAllTheSame_GOODS3() {
  EnteringTable table(enteredTo(hasNoneAndMany));
  const ui::QuestionId goods = questionId(Ask::goods);
  const Goods owned = table.session.shown().of(table.session.shown().turn).goods;
  int closed = 0;
  for (const Good good : allGoods) {
    if (owned[good] > 0) continue;
    ++closed;
    ui::Chip* const chip = table.view.choice(goods, static_cast<int>(good));
    QVERIFY(chip != nullptr && !chip->isEnabled());
    QTest::mouseClick(chip, Qt::LeftButton);
    const QStringList once = table.said().body.split(u'\n');
    QVERIFY2(once.size() == 2 && once[0].contains(text::goodName(good)), qPrintable(once[0]));
    // The button beside the reason has the rule, and what is open instead.
    QTest::mouseClick(table.view.strip().whyButton(), Qt::LeftButton);
    const QStringList why = table.view.why().card()->text().lines;
    QVERIFY(why.contains(once[0]) && why.filter(u"GOODS-3"_s).size() > 1);
    QVERIFY2(why.last().startsWith(u"Für"), qPrintable(why.last()));
    QTest::keyClick(table.view.why().card(), Qt::Key_Escape);
    QVERIFY(!table.said().canInsist);
    QTest::mouseClick(chip, Qt::LeftButton);
    const auto* investing = std::get_if<Invest>(&*table.view.draft().work().entry);
    QVERIFY(investing != nullptr && investing->goods[good] == 1);
    const int at = static_cast<int>(Warehouse::wood);
    QTest::mouseClick(&table.place(BoardPlace::warehouse, at), Qt::LeftButton);
    QVERIFY(table.said().refused && table.said().canInsist && !table.said().canConfirm);
    QTest::keyClick(&table.view, Qt::Key_Escape, Qt::ShiftModifier);
  }
  QVERIFY(closed > 0);
}

void tst_saqqara_entering::chipsKeepTheirPlacesWhenAnEntryIsRefused_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(1280, 720), QSize(1632, 918)}) {
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
  }
}

void tst_saqqara_entering::chipsKeepTheirPlacesWhenAnEntryIsRefused() {
  QFETCH(const QSize, size);
  ui::LookScale scale(*qApp);
  scale.setLetters(ui::lettersFor(size, 100));
  const auto laidOut = [size](EnteringTable& table) {
    table.view.resize(size);
    QCoreApplication::processEvents();
    return table.chips();
  };
  // A closed chip says why it is.
  EnteringTable investing(enteredTo(hasNoneAndMany));
  const auto before = laidOut(investing);
  const Goods owned = investing.session.shown().of(investing.session.shown().turn).goods;
  const auto none = std::ranges::find_if(allGoods, [&](Good good) { return owned[good] == 0; });
  QVERIFY(none != allGoods.end());
  const int closed = static_cast<int>(*none);
  QTest::mouseClick(investing.view.choice(questionId(Ask::goods), closed), Qt::LeftButton);
  QVERIFY(investing.said().refused && investing.view.strip().whyButton()->isVisible());
  QVERIFY(investing.chips() == before);
  // A bid that is too small can be entered anyway.
  EnteringTable bidding(enteredTo(couldOutbid));
  laidOut(bidding);
  const int gold = static_cast<int>(Good::gold);
  QTest::mouseClick(bidding.view.choice(questionId(Ask::goods), gold), Qt::LeftButton);
  const auto bid = bidding.chips();
  QTest::mouseClick(&bidding.place(BoardPlace::warehouse, static_cast<int>(Warehouse::fish)),
                    Qt::LeftButton);
  QVERIFY(bidding.said().canInsist && bidding.view.strip().insistButton()->isVisible());
  QVERIFY(bidding.chips() == bid);
  for (const auto& [id, chip] : bid) {
    for (const ui::Chip* button :
         {bidding.view.strip().whyButton(), bidding.view.strip().insistButton()}) {
      const QRect seen(button->mapTo(&bidding.view, QPoint()), button->size());
      QVERIFY(!seen.intersects(chip));
    }
  }
}

void tst_saqqara_entering::whatIsReadNowIsFramedOnTheBoard_ASK4() {
  EnteringTable table(Phase::develop);
  const State& state = table.session.shown();
  int pyramid = std::countr_zero(state.pyramids);
  while ((state.pyramids & pyramidBit(pyramidAt(pyramid))) == 0 ||
         state.of(state.turn).levelOf(pyramidAt(pyramid)) + 1 == topLevel) {
    ++pyramid;
  }
  for (ui::Place* place : {&table.place(BoardPlace::nileEnd), &table.place(BoardPlace::table),
                           &table.place(BoardPlace::step, topLevel, pyramid)}) {
    const auto chosen = [&] { return place->look().state == ui::PlaceLook::State::chosen; };
    QVERIFY2(!chosen(), qPrintable(place->look().name));
    QTest::mouseClick(place, Qt::LeftButton);
    QVERIFY(table.view.draft().work().entry);
    QVERIFY(std::holds_alternative<Tell>(*table.view.draft().work().entry));
    QVERIFY2(chosen(), qPrintable(place->look().name));
    const QImage framed = place->grab().toImage();
    QTest::keyClick(&table.view, Qt::Key_Escape);
    QVERIFY(!chosen());
    QVERIFY(place->grab().toImage() != framed);
  }
}

void tst_saqqara_entering::setUpCutsNoPlaceOfTheBoard_SET3_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<QString>("keys");
  QTest::newRow("3") << 3 << u"123467"_s;
  QTest::newRow("4") << 4 << u"1234678"_s;
  QTest::newRow("5") << 5 << u"12346789"_s;
}

// The last key names a pyramid too many.
void tst_saqqara_entering::setUpCutsNoPlaceOfTheBoard_SET3() {
  QFETCH(const int, players);
  QFETCH(const QString, keys);
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-" + std::to_string(players) + "-players");
  saqqara::GameRecord record = game.record;
  record.entries.clear();
  SaqqaraWindow table(record, game.edition);
  const BoardView& board = table.view.board();
  for (const QChar key : keys) {
    QTest::keyClicks(&table.view, QString(key));
    QCoreApplication::processEvents();
    const int top = table.view.strip().mapTo(&table.view, QPoint()).y();
    for (const ui::Place* place : board.findChildren<ui::Place*>()) {
      if (!place->isVisible()) continue;
      const int bottom = place->mapTo(&table.view, place->rect().bottomLeft()).y();
      QVERIFY2(bottom <= top + 2, qPrintable(QString(key) + u": "_s + place->look().name));
    }
    QVERIFY(board.place(placeId(BoardPlace::warehouse, 0))->isVisible());
  }
  QVERIFY(table.view.strip().content().refused);
}

void tst_saqqara_entering::escTakesOnePressBackAndShiftEscAll() {
  EnteringTable table(enteredTo(hasNoneAndMany));
  const Goods owned = table.session.shown().of(table.session.shown().turn).goods;
  const auto many = std::ranges::find_if(allGoods, [&](Good good) { return owned[good] > 1; });
  QVERIFY(many != allGoods.end());
  const ui::ChoiceId good{questionId(Ask::goods), static_cast<int>(*many)};
  QTest::keyClicks(&table.view, table.view.keys().of(good).repeated(2));
  const auto named = [&] {
    return std::get<Invest>(*table.view.draft().work().entry).goods[*many];
  };
  QCOMPARE(named(), 2);
  const QString tip = table.view.strip().backButton()->look().tip;
  QVERIFY2(tip.contains(u"Umschalt+Esc"_s), qPrintable(tip));
  QTest::keyClick(&table.view, Qt::Key_Escape);
  QCOMPARE(named(), 1);
  QTest::keyClicks(&table.view, table.view.keys().of(good));
  QTest::keyClick(&table.view, Qt::Key_Escape, Qt::ShiftModifier);
  QVERIFY(!table.view.hasBegun());
  QCOMPARE(named(), 0);
  // The list of keys says so.
  bool isTold = false;
  for (const ui::KeyGroup& group : ui::keyGroups(nullptr, ui::saqqaraGame())) {
    for (const ui::KeyHelp& help : group.keys) isTold = isTold || help.keys == u"Umschalt+Esc"_s;
  }
  QVERIFY(isTold);
}

void tst_saqqara_entering::nileHasASpaceAtLeast_ASK4() {
  EnteringTable table(Phase::auction);
  ui::tellPrinted(tellGame(table.session), table.view);
  auto* dialog = table.view.findChild<ui::ReadComponentDialog*>();
  QVERIFY(QTest::qWaitForWindowActive(dialog));
  dialog->findChildren<QComboBox*>().front()->setCurrentIndex(static_cast<int>(Told::nileLast));
  QSpinBox* const number = dialog->findChildren<QSpinBox*>()[2];
  const QPushButton* const enter = dialog->findChildren<QPushButton*>().last();
  const auto isRefused = [&] {
    const auto labels = dialog->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [](const QLabel* label) {
      return label->text() == u"Dort ist mindestens 1 gedruckt."_s;
    });
  };
  for (const int typed : {0, 12}) {
    number->setFocus();
    QTest::keyClick(number, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(number, QString::number(typed));
    QCOMPARE(isRefused(), typed == 0);
    QCOMPARE(enter->isEnabled(), typed > 0);
  }
  delete dialog;
  // At the table a number does not begin with 0 there.
  QTest::mouseClick(&table.place(BoardPlace::nileEnd), Qt::LeftButton);
  QTest::keyClicks(&table.view, u"0"_s);
  QVERIFY(!table.view.draft().entry());
  QTest::keyClicks(&table.view, u"12"_s);
  QTest::keyClick(&table.view, Qt::Key_Return);
  QCOMPARE(int(table.session.shown().sheet.nileLast.value_or(0)), 12);
}

/// A card that said "As before: Points, Goods" while fish had gone to the hut instead of linen.
void tst_saqqara_entering::changeOfGoodsDoesNotSayThatAllStays_AUCTION2() {
  EnteringTable table(enteredTo([](const State& state) {
    return state.phase == Phase::auction && state.of(state.turn).goods[Good::fish] > 0 &&
           state.of(state.turn).goods[Good::gold] > 0;
  }));
  Bid bid{table.session.shown().turn, Warehouse::fish, some(1, Good::fish)};
  QVERIFY(table.session.enter(bid, true).accepted);
  table.session.startReplacing(table.session.record().entries.size() - 1);
  bid.goods = some(1, Good::gold);
  QVERIFY(table.session.enter(bid, true).accepted);
  const QString said = table.view.amended().text();
  QVERIFY(table.view.amended().isVisible());
  QVERIFY2(said.contains(u"1 Fisch mehr"_s), qPrintable(said));
  QVERIFY2(!said.contains(u"Wie bisher"_s), qPrintable(said));
}

NILOMETER_TEST(tst_saqqara_entering)
#include "tst_saqqara_entering.moc"
