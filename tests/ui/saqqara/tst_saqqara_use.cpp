// SPDX-License-Identifier: GPL-3.0-or-later
// What people who played at the table of Saqqara came across, done as they did it: by mouse and
// keys, with four players, one of them with a name of 54 letters.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "engine/saqqara/auction.h"
#include "ui/base/style/chip.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/explain/saqqara_why.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/board/moved.h"
#include "ui/table/board/place.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/log/log_tools.h"
#include "ui/table/log/log_view.h"
#include "ui/text/language.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>

#include <set>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// The first entries of a recorded game of four.
saqqara::GameRecord firstOf(std::size_t entries) {
  saqqara::GameRecord record = saqqaraGame("games/saqqara-4-players").record;
  record.entries.resize(entries);
  record.header.players.front().name = "Maximiliana Hohenstein-Schlossberg von und zu Thurnfeld";
  return record;
}

/// That many entries stand before the first table for which it holds.
template <class Is> std::size_t entriesTo(const Is& is) {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  std::size_t n = 0;
  while (!is(record::stateAfter(game.record, game.edition, n))) ++n;
  return n;
}

struct Table : SaqqaraWindow {
  explicit Table(std::size_t entries)
      : SaqqaraWindow(firstOf(entries), saqqaraGame("games/saqqara-4-players").edition) {}
  explicit Table(Phase phase)
      : Table(entriesTo([phase](const State& state) { return state.phase == phase; })) {}

  /// The next lines of the recorded game.
  void enterNext(int lines = 1) {
    const auto& all = saqqaraGame("games/saqqara-4-players").record.entries;
    for (int i = 0; i < lines; ++i) {
      const RecordedEntry& line = all[session.record().entries.size()];
      QVERIFY(session.enter(line.entry, line.anyway).accepted);
    }
  }
  void keys(const QString& letters) {
    goOn();
    QTest::keyClicks(&view, letters);
  }
  /// By the mouse, where it is seen and nothing lies over it.
  bool click(QWidget* what) {
    if (what == nullptr || !what->isVisible() || !what->isEnabled()) return false;
    const QPoint middle = what->rect().center();
    if (view.childAt(what->mapTo(&view, middle)) != what) return false;
    QTest::mouseClick(what, Qt::LeftButton, {}, middle);
    return true;
  }
  [[nodiscard]] ui::Chip* chip(Ask ask, int about, int id) const {
    return view.strip().choice(questionId(ask, about), id);
  }
  [[nodiscard]] const ui::StripContent& said() const { return view.strip().content(); }
  [[nodiscard]] ui::Place* place(BoardPlace what, int number = 0, int part = 0) const {
    return view.board().place(placeId(what, number, part));
  }
};

QRect placeOf(const QWidget& place) {
  return {place.mapTo(place.window(), QPoint()), place.size()};
}

constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};

/// How far `to` lies behind the edge of `from` that the arrow points at; nothing if it does not lie
/// straight there.
std::optional<int> straight(const QRect& from, const QRect& to, int arrow) {
  const bool level = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
  const int shared = level ? std::min(from.bottom(), to.bottom()) - std::max(from.top(), to.top())
                           : std::min(from.right(), to.right()) - std::max(from.left(), to.left());
  const int least =
      level ? std::min(from.height(), to.height()) : std::min(from.width(), to.width());
  if (2 * shared < least) return std::nullopt;
  const int gap = arrow == Qt::Key_Left    ? from.left() - to.right()
                  : arrow == Qt::Key_Right ? to.left() - from.right()
                  : arrow == Qt::Key_Up    ? from.top() - to.bottom()
                                           : to.top() - from.bottom();
  return gap < -12 ? std::nullopt : std::optional(gap);
}

} // namespace

class tst_saqqara_use : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void refusedThresholdsArePutRightByChips_THRESH2();
  void refusedBidIsPutRightByChips_AUCTION4();
  void pyramidsAreCountedAsTheyAreChosen_SET3();
  void onePyramidTooManyIsSaidAtOnce_SET3();
  void arrowsReachEveryPlace_data();
  void arrowsReachEveryPlace();
  void whatMovesIsSeenOnItsWay_data();
  void whatMovesIsSeenOnItsWay();
  void keyEndsWhatMoves();
  void withoutMotionAllLiesAtOnce();
  void newGoodsAreOneCard_STOCK1();
  void whoGetsWhatFromWhichWarehouseIsOneCard_DIST5();
  void everyWarehouseIsAReason_DIST6();
  void governmentIsOneCard_TILEGOVERNMENT();
  void passIsSaidWhereNothingMoves();
  void setUpLeavesTheBoardInSight();
  void pyramidTooFewIsPutRightByMouse_SET3();
  void doubtfulThresholdsAreSaidBeforeAndAfter_THRESH5();
  void plusThatNeedsShiftAddsToo();
  void buttonsOfTheLogStandBesideItsScrollBar();
};

void tst_saqqara_use::buttonsOfTheLogStandBesideItsScrollBar() {
  Table table(std::size_t{1});
  table.view.resize(1280, 701);
  auto* log = table.view.findChild<ui::LogView*>();
  QVERIFY(log != nullptr);
  auto* tools = log->findChild<ui::LogTools*>();
  QVERIFY(tools != nullptr);
  bool scrolls = false;
  for (int i = 0; i < 40; ++i) {
    table.enterNext();
    QCoreApplication::processEvents();
    scrolls = scrolls || log->verticalScrollBar()->isVisible();
    if (tools->isHidden()) continue;
    QVERIFY2(log->viewport()->rect().contains(tools->geometry()), qPrintable(QString::number(i)));
    for (const QWidget* button : tools->findChildren<QAbstractButton*>()) {
      if (button->isVisible()) QVERIFY(tools->rect().contains(button->geometry()));
    }
  }
  QVERIFY(scrolls);
}

void tst_saqqara_use::plusThatNeedsShiftAddsToo() {
  const auto& all = saqqaraGame("games/saqqara-4-players").record.entries;
  const auto found = std::ranges::find_if(all, [](const RecordedEntry& line) {
    const auto* sailing = std::get_if<Sail>(&line.entry);
    return sailing != nullptr && sailing->times > 1;
  });
  QVERIFY(found != all.end());
  Table table(static_cast<std::size_t>(found - all.begin()));
  table.keys(u"N"_s);
  const ui::Chip* times = table.chip(Ask::times, 0, 0);
  QVERIFY(times != nullptr);
  const QString once = times->look().text;
  QTest::keyClick(&table.view, Qt::Key_Plus);
  const QString twice = times->look().text;
  QVERIFY2(twice != once, qPrintable(once + table.said().title));
  QTest::keyClick(&table.view, Qt::Key_Escape);
  QCOMPARE(table.chip(Ask::times, 0, 0)->look().text, once);
  QTest::keyClick(&table.view, Qt::Key_Plus, Qt::ShiftModifier);
  QCOMPARE(table.chip(Ask::times, 0, 0)->look().text, twice);
}

void tst_saqqara_use::doubtfulThresholdsAreSaidBeforeAndAfter_THRESH5() {
  const auto hasSeenAll = [](const State& state) {
    return state.phase == Phase::thresholds && state.thresholdsKnown && state.round > 1;
  };
  Table table(entriesTo(hasSeenAll));
  const auto& known = *table.session.shown().thresholdsKnown;
  int rare = 1;
  while (known[static_cast<std::size_t>(rare)] > 3) ++rare;
  table.keys(QString(warehouseCount, QChar(u'0' + rare)));
  QVERIFY2(table.said().canConfirm, qPrintable(table.said().title + table.said().body));
  QVERIFY2(table.said().hint.startsWith(u"Zweifelhaft"_s), qPrintable(table.said().hint));
  QTest::keyClick(&table.view, Qt::Key_Return);
  // The log keeps it; what hands move has the band for itself.
  QVERIFY(!table.said().moves.told.contains(u"Zweifelhaft"_s));
  const std::size_t last = table.session.record().entries.size() - 1;
  QVERIFY(table.session.logLine(last).mark == ui::LogMark::doubtful);
}

void tst_saqqara_use::refusedThresholdsArePutRightByChips_THRESH2() {
  Table table(Phase::thresholds);
  table.keys(u"35K4"_s);
  QVERIFY(table.said().refused);
  QVERIFY2(table.said().body.contains(u"THRESH-2"_s), qPrintable(table.said().body));
  // Nobody knows which of them is wrong: that is pressed first.
  const int linen = static_cast<int>(Warehouse::linen);
  QVERIFY(table.click(table.place(BoardPlace::card, linen)));
  QVERIFY(table.click(table.chip(Ask::threshold, linen, 2)));
  QVERIFY(!table.said().refused);
  QVERIFY(table.said().canConfirm);
}

void tst_saqqara_use::refusedBidIsPutRightByChips_AUCTION4() {
  const auto isOutbidding = [](const State& state) {
    return state.phase == Phase::auction && highestBid(state, Warehouse::fish) > 0 &&
           state.of(state.turn).goods[Good::gold] > highestBid(state, Warehouse::fish);
  };
  Table table(entriesTo(isOutbidding));
  const int gold = static_cast<int>(Good::gold);
  QVERIFY(table.click(table.chip(Ask::goods, 0, gold)));
  QVERIFY(table.click(table.place(BoardPlace::warehouse, static_cast<int>(Warehouse::fish))));
  QVERIFY(table.said().refused);
  for (int i = 0; i < 20 && table.said().refused; ++i) {
    QVERIFY(table.click(table.chip(Ask::goods, 0, gold)));
  }
  QVERIFY(table.said().canConfirm);
}

void tst_saqqara_use::pyramidsAreCountedAsTheyAreChosen_SET3() {
  Table table(std::size_t{0});
  const QStringList counted{u"1 von 6, 5 fehlen"_s, u"2 von 6, 4 fehlen"_s, u"3 von 6, 3 fehlen"_s,
                            u"4 von 6, 2 fehlen"_s, u"5 von 6, 1 fehlt"_s};
  for (int i = 0; i < counted.size(); ++i) {
    QVERIFY(table.click(table.chip(Ask::pyramids, 0, i)));
    QVERIFY2(table.said().hint.contains(counted[i]), qPrintable(table.said().hint));
  }
}

void tst_saqqara_use::onePyramidTooManyIsSaidAtOnce_SET3() {
  Table table(std::size_t{0});
  table.keys(u"123467"_s); // neither Soldiers nor Thief
  QVERIFY(!table.said().refused);
  table.keys(u"8"_s);
  QVERIFY(table.said().refused);
  QVERIFY2(table.said().body.contains(u"SET-3"_s), qPrintable(table.said().body));
  QVERIFY(!table.said().canConfirm && !table.said().canInsist);
  QVERIFY(table.click(table.chip(Ask::pyramids, 0, 7)));
  QVERIFY(!table.said().refused);
}

void tst_saqqara_use::arrowsReachEveryPlace_data() {
  QTest::addColumn<Phase>("phase");
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(1280, 720), QSize(1024, 600), QSize(1920, 1080)}) {
    for (const Phase phase : {Phase::invest, Phase::develop}) {
      QTest::addRow("%d-%dx%d", static_cast<int>(phase), size.width(), size.height())
          << phase << size;
    }
  }
}

void tst_saqqara_use::arrowsReachEveryPlace() {
  QFETCH(const Phase, phase);
  QFETCH(const QSize, size);
  Table table(phase);
  table.view.resize(size);
  QCoreApplication::processEvents();
  std::vector<ui::Place*> places;
  for (ui::Place* place : table.view.board().findChildren<ui::Place*>()) {
    if (place->isVisible()) places.push_back(place);
  }
  std::set<const QWidget*> reached;
  QStringList wrong;
  for (ui::Place* from : places) {
    for (const Qt::Key arrow : arrows) {
      from->setFocus();
      QTest::keyClick(from, arrow);
      const auto* to = qobject_cast<const ui::Place*>(QApplication::focusWidget());
      QVERIFY(to != nullptr);
      if (to != from) reached.insert(to);
      // Nothing that lies straight in that direction is nearer.
      const auto gap = straight(placeOf(*from), placeOf(*to), arrow);
      for (const ui::Place* other : places) {
        const auto nearer = straight(placeOf(*from), placeOf(*other), arrow);
        if (other == from || other == to || !nearer || (gap && *nearer + 12 >= *gap)) continue;
        wrong += u"%1 %2: %3, not %4"_s.arg(from->look().name, QKeySequence(arrow).toString(),
                                            to->look().name, other->look().name);
      }
    }
  }
  for (const ui::Place* place : places) {
    if (!reached.contains(place)) wrong += u"not reached: "_s + place->look().name;
  }
  for (const QString& line : wrong) qWarning("%s", qPrintable(line));
  QCOMPARE(wrong.size(), 0);
}

void tst_saqqara_use::whatMovesIsSeenOnItsWay_data() {
  QTest::addColumn<int>("kind");
  const auto row = [](const char* name, auto entry) {
    QTest::newRow(name) << static_cast<int>(Entry(entry).index());
  };
  row("goods", Invest{});
  row("worker", Advance{});
  row("boat", Sail{});
  row("stall", MoveStall{});
  row("marker", PutMarker{});
  row("die", Done{});
}

void tst_saqqara_use::whatMovesIsSeenOnItsWay() {
  QFETCH(const int, kind);
  const auto& lines = saqqaraGame("games/saqqara-4-players").record.entries;
  const auto found = std::ranges::find_if(lines, [kind](const RecordedEntry& line) {
    return line.entry.index() == static_cast<std::size_t>(kind);
  });
  if (found == lines.end()) QSKIP("not in this game");
  std::size_t at = static_cast<std::size_t>(found - lines.begin());
  // With the last one of a round the die goes on.
  if (kind == static_cast<int>(Entry(Done{}).index()))
    at = entriesTo([](const State& state) { return state.round > 1; }) - 1;
  Table table(at);
  const ui::Moved& moved = *table.view.findChild<ui::Moved*>();
  QVERIFY(!moved.isMoving());
  table.enterNext();
  QVERIFY(moved.isMoving() && moved.isVisible());
  QTRY_VERIFY_WITH_TIMEOUT(!moved.isMoving() && moved.isHidden(), 2000);
  table.session.undo();
  QVERIFY(!moved.isMoving());
}

void tst_saqqara_use::keyEndsWhatMoves() {
  Table table(Phase::setup);
  table.enterNext();
  while (std::get_if<Invest>(&saqqaraGame("games/saqqara-4-players")
                                  .record.entries[table.session.record().entries.size()]
                                  .entry) == nullptr) {
    table.enterNext();
  }
  table.enterNext();
  const ui::Moved& moved = *table.view.findChild<ui::Moved*>();
  QVERIFY(moved.isMoving());
  QTest::keyClick(&table.view, Qt::Key_Shift);
  QVERIFY(!moved.isMoving());
}

void tst_saqqara_use::withoutMotionAllLiesAtOnce() {
  Table table(Phase::setup);
  table.view.setMotion(false);
  for (int i = 0; i < 20; ++i) {
    table.enterNext();
    QVERIFY(!table.view.findChild<ui::Moved*>()->isMoving());
  }
}

void tst_saqqara_use::newGoodsAreOneCard_STOCK1() {
  Table table(Phase::setup);
  table.enterNext();
  const auto& columns = table.said().columns;
  QCOMPARE(columns.size(), std::size_t{warehouseCount});
  QVERIFY(columns.front().line.text.startsWith(u"Fisch: "_s));
  QCOMPARE(columns.front().result, u"+ 2 Fisch"_s);
  QVERIFY(!columns.front().why.isEmpty());
  // A column that is pressed answers for its warehouse.
  const auto buttons = table.view.strip().columns().buttons();
  QCOMPARE(buttons.size(), std::size_t{warehouseCount});
  for (std::size_t i = 0; i < warehouseCount; ++i) {
    QTest::mouseClick(buttons[i], Qt::LeftButton);
    const ui::WhyText& why = table.view.why().card()->text();
    QCOMPARE(why.title, columns[i].line.text);
    const Warehouse warehouse = table.session.edition().warehouses[i];
    QCOMPARE(why.lines, warehouseWhy(table.session, warehouse).lines);
    QTest::keyClick(&table.view, Qt::Key_Escape);
  }
  // Going on asks for what comes next.
  QTest::keyClick(&table.view, Qt::Key_Return);
  QVERIFY(table.said().columns.empty());
}

void tst_saqqara_use::whoGetsWhatFromWhichWarehouseIsOneCard_DIST5() {
  Table table(Phase::reveal);
  while (table.said().columns.empty()) table.enterNext();
  const auto& columns = table.said().columns;
  QCOMPARE(columns.size(), std::size_t{4});
  int gains = 0;
  for (const ui::PhaseColumn& column : columns) {
    if (!column.line.rule) continue;
    ++gains;
    const QStringList warehouses{u"Fisch"_s, u"Leinen"_s, u"Holz"_s, u"Gold"_s};
    QVERIFY2(std::ranges::any_of(
                 warehouses,
                 [&](const QString& name) { return column.why.section(u'(', 1).contains(name); }),
             qPrintable(column.why));
  }
  QVERIFY(gains > 0);
}

void tst_saqqara_use::everyWarehouseIsAReason_DIST6() {
  // One Trader in each warehouse: what the supply pays is of each one's own good.
  Table table(Phase::reveal);
  for (Player player = 0; player < table.session.players(); ++player) {
    Reveal cards{player, {1, 2, 3, 4}};
    if (player == 0) cards.cards.fill(trader);
    QVERIFY(table.session.enter(cards).accepted);
  }
  const ui::PhaseColumn& anna = table.said().columns.front();
  int rewarded = 0;
  for (const Warehouse at : allWarehouses) {
    const QString name = text::warehouseName(at);
    const bool isPaid = anna.result.contains(name);
    rewarded += isPaid ? 1 : 0;
    // "(Fish)" or, where the reason is the same, "(Fish, Linen)".
    const QString all = anna.why.section(u'(', 1);
    QVERIFY2(all.contains(name) == isPaid, qPrintable(anna.why));
  }
  QVERIFY(rewarded > 1);
}

void tst_saqqara_use::governmentIsOneCard_TILEGOVERNMENT() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  const auto pays = [&](std::size_t entry) {
    return std::ranges::any_of(game.played.effectsOf(entry), [](const table::Effect& effect) {
      return effect.rule == "TILE-GOVERNMENT"_rule && effect.kind == table::EffectKind::stock;
    });
  };
  std::size_t entry = 0;
  while (entry < game.record.entries.size() && !pays(entry)) ++entry;
  if (entry == game.record.entries.size()) QSKIP("not in this game");
  Table table(entry);
  table.enterNext();
  QVERIFY(!table.said().columns.empty());
}

void tst_saqqara_use::passIsSaidWhereNothingMoves() {
  const auto& lines = saqqaraGame("games/saqqara-4-players").record.entries;
  std::size_t at = 0;
  const auto movesNothing = [&](std::size_t line) {
    const auto* pass = std::get_if<Pass>(&lines[line].entry);
    return pass != nullptr && std::holds_alternative<Invest>(lines[line + 1].entry);
  };
  while (!movesNothing(at)) ++at;
  Table table(at);
  table.enterNext();
  QVERIFY(table.view.strip().moveLine().content().text.contains(u"passt"_s));
}

void tst_saqqara_use::setUpLeavesTheBoardInSight() {
  Table table(std::size_t{0});
  const QRect strip = placeOf(table.view.strip());
  const QRect field = placeOf(*table.place(BoardPlace::field, landField));
  QVERIFY2(!strip.intersects(field), qPrintable(u"%1 px"_s.arg(field.bottom() - strip.top())));
}

void tst_saqqara_use::pyramidTooFewIsPutRightByMouse_SET3() {
  Table table(std::size_t{0});
  for (const int pyramid : {0, 1, 2, 3, 5}) { // neither Soldiers nor Thief
    QVERIFY(table.click(table.chip(Ask::pyramids, 0, pyramid)));
  }
  QVERIFY(table.click(table.chip(Ask::start, 0, 1)));
  QVERIFY(table.said().refused && !table.said().canConfirm);
  QVERIFY2(table.said().body.contains(u"SET-3"_s), qPrintable(table.said().body));
  QVERIFY(table.click(table.chip(Ask::pyramids, 0, 6)));
  QVERIFY(!table.said().refused && table.said().canConfirm);
}

NILOMETER_TEST(tst_saqqara_use)
#include "tst_saqqara_use.moc"
