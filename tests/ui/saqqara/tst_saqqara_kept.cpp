// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a game of Saqqara asks for is read once: what is asked is seen, it stands on the
// players' copy afterwards, and no later game with that copy asks for it.
#include "test_program.h"

#include "tests/engine/saqqara/saqqara_games.h"
#include "tests/ui/home.h"
#include "tests/ui/saqqara/saqqara_window.h"
#include "ui/base/style/chip.h"
#include "ui/pages/edition_editor/copy_state.h"
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/board/pyramid_card.h"
#include "ui/saqqara/edition_editor/saqqara_copy.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/saqqara/text/words.h"
#include "ui/store/own_edition/copy_shelf.h"
#include "ui/table/board/place.h"
#include "ui/table/board/text_fit.h"
#include "ui/table/spectator/display_window.h"
#include "ui/text/language.h"
#include "ui/window/display_menu.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <map>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using namespace Qt::Literals::StringLiterals;

namespace {

bool isReading(const saqqara::Entry& entry) {
  return std::holds_alternative<TableNumber>(entry) || std::holds_alternative<MoveStall>(entry) ||
         std::holds_alternative<Tell>(entry);
}

/// The shipped values with all that a game has told.
ui::CheckedCopy copyAfter(const PlayedSaqqara& game) {
  auto document = ui::saqqaraCopies.shippedCopy(ui::saqqaraCopies.shipped().front());
  for (const ui::ToldValue& told : ui::toldValues(game.record, game.played)) {
    if (!document.set(told.place, told.value)) qFatal("no place %s", told.place.c_str());
  }
  return orStop(ui::saqqaraCopies.read(document), "copy");
}

/// A pyramid whose next level has no price yet, of those where the player on turn stands.
std::optional<Pyramid> unpricedAbove(const State& state) {
  if (state.phase != Phase::develop || state.turn == noPlayer) return std::nullopt;
  for (int i = 0; i < pyramidCount; ++i) {
    const int level = state.of(state.turn).levelOf(pyramidAt(i));
    const bool hasClimbed = (state.of(state.turn).climbed & pyramidBit(pyramidAt(i))) != 0;
    if (level == 0 || level == topLevel || hasClimbed) continue;
    if (!state.sheet.level(pyramidAt(i), level + 1).cost) return pyramidAt(i);
  }
  return std::nullopt;
}

/// A window in which the players of that game play it with what is proposed.
struct ReadingTable : test::Home {
  explicit ReadingTable(const PlayedSaqqara& played) : game(played) { window.show(); }

  void begin(const QString& called) {
    ui::NewGameChoice choice = preferences.newGame(ui::fileId(ui::saqqaraGame()));
    if (choice.editionId.empty()) {
      const auto offer = ui::saqqaraGame().offer(games);
      choice.editionId = offer.values.front().id;
      choice.editionChecksum = offer.values.front().checksum;
      choice.profile = "standard";
    }
    choice.players = game.record.header.players;
    choice.date = "2026-11-26";
    const auto session = ui::saqqaraGame().begin(choice, games);
    const QString path = file(called);
    QVERIFY(games.saveElsewhere(path, *session).isEmpty());
    window.openFile(path);
  }
  [[nodiscard]] saqqara::Session& session() const {
    return static_cast<saqqara::Session&>(*window.session());
  }
  [[nodiscard]] std::vector<ui::OwnCopy> copies() const {
    return ui::CopyShelf(games.copiesDirectory(), ui::games()).copies();
  }
  [[nodiscard]] ui::CheckedCopy copy() const {
    const ui::CopyShelf shelf(games.copiesDirectory(), ui::games());
    return orStop(ui::saqqaraCopies.read(orStop(shelf.open(copies().front().path), "copy")),
                  "copy");
  }

  const PlayedSaqqara& game;
  ui::MainWindow window{games, preferences, ui::games()};
};

} // namespace

class tst_SaqqaraKept : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void whatAGameAsksForIsAskedOnce_ASK1_ASK2_ASK3_STALL1_data();
  void whatAGameAsksForIsAskedOnce_ASK1_ASK2_ASK3_STALL1();
  void everyKindOfReadingIsOnTheCopy_ASK4();
  void whatIsPutRightInTheGameIsPutRightOnTheCopy_ASK4();
  void tableThatWasReadIsFilledOnItsPage_ASK1_STALL1();
  void powersLoseNoWordInAnyWidth();
  void cardOfAPyramidIsAboutWhatIsAsked_ASK2_ASK4();
  void tableViewWaitsForContinue_STOCK2();
  void shadeStaysUnderThePointer();
  void whatIsMissingIsSaidBesideTheStrip();
  void cropsStandBesideNewGoods_STOCK2_STOCK5();
  void reasonOfAColumnIsSaidOnce_DIST1_data() { saqqaraGameRows(); }
  void reasonOfAColumnIsSaidOnce_DIST1();
};

void tst_SaqqaraKept::whatAGameAsksForIsAskedOnce_ASK1_ASK2_ASK3_STALL1_data() {
  QTest::addColumn<QString>("path");
  for (const int players : {3, 4, 5}) {
    const QString path = u"engine/saqqara/games/saqqara-%1-players"_s.arg(players);
    QTest::newRow(qPrintable(path)) << path;
  }
}

// The same game once more, with nothing read: it comes to the same end.
void tst_SaqqaraKept::whatAGameAsksForIsAskedOnce_ASK1_ASK2_ASK3_STALL1() {
  QFETCH(QString, path);
  const PlayedSaqqara& game = saqqaraGame(path.toStdString());
  // A game made by chance may have read a place twice, and otherwise: no copy is like that.
  std::map<std::string, std::string> stalls;
  for (const ui::ToldValue& told : ui::toldValues(game.record, game.played)) {
    const auto* field = told.value.as<std::string>();
    if (field == nullptr) continue;
    const auto [place, isNew] = stalls.try_emplace(told.place, *field);
    if (!isNew && place->second != *field) QSKIP("the stall is read twice, and otherwise");
  }
  saqqara::GameRecord again = game.record;
  const auto read =
      std::erase_if(again.entries, [](const auto& line) { return isReading(line.entry); });
  QVERIFY(read > 0);
  const auto edition = ui::saqqaraOf(copyAfter(game));
  const auto replayed = record::replay(again, *edition);
  const auto isRefused = [](const auto& entry) { return !entry.accepted; };
  const auto refused = std::ranges::find_if(replayed.entries, isRefused);
  const auto at = refused - replayed.entries.begin();
  QVERIFY2(replayed.clean(), qPrintable(u"entry %1"_s.arg(at)));
  QCOMPARE(replayed.state.phase, Phase::over);
  for (Player player = 0; player < replayed.state.players; ++player) {
    QVERIFY(replayed.state.of(player) == game.played.state.of(player));
  }
}

void tst_SaqqaraKept::everyKindOfReadingIsOnTheCopy_ASK4() {
  ReadingTable table(saqqaraGame("engine/saqqara/games/saqqara-4-players"));
  table.begin(u"one.nilometer"_s);
  QVERIFY(table.session().enter(table.game.record.entries.front().entry).accepted);
  Tell land = telling(Told::land, Pyramid::irrigation, 1, 4);
  land.year = 3;
  Tell price = telling(Told::cost, Pyramid::trade, 1, 0);
  price.cost = {gold(2), 1};
  for (const Tell& told :
       {telling(Told::points, Pyramid::trade, 2, 6), telling(Told::spaces, Pyramid::trade, 3, 2),
        telling(Told::nileLast, Pyramid::irrigation, 1, 24), land, price}) {
    QVERIFY(table.session().enter(told).accepted);
  }
  table.begin(u"two.nilometer"_s);
  QCOMPARE(table.copies().size(), 1u);
  const Sheet& sheet = table.session().shown().sheet;
  QCOMPARE(int{sheet.level(Pyramid::trade, 2).points.value_or(-1)}, 6);
  QCOMPARE(int{sheet.level(Pyramid::trade, 3).spaces.value_or(0)}, 2);
  QCOMPARE(int{sheet.nileLast.value_or(0)}, 24);
  QCOMPARE(int{sheet.year(3).land.value_or(0)}, 4);
  QVERIFY(sheet.level(Pyramid::trade, 1).cost == price.cost);
}

// An earlier entry is replaced: the number was typed wrong.
void tst_SaqqaraKept::whatIsPutRightInTheGameIsPutRightOnTheCopy_ASK4() {
  ReadingTable table(saqqaraGame("engine/saqqara/games/saqqara-4-players"));
  table.begin(u"one.nilometer"_s);
  saqqara::Session& session = table.session();
  QVERIFY(session.enter(table.game.record.entries.front().entry).accepted);
  QVERIFY(session.enter(telling(Told::points, Pyramid::trade, 2, 6)).accepted);
  QVERIFY(session.enter(telling(Told::points, Pyramid::trade, 3, 9)).accepted);
  session.startReplacing(1);
  QVERIFY(session.enter(telling(Told::points, Pyramid::trade, 2, 5)).accepted);
  session.keepAmended();
  const auto edition = ui::saqqaraOf(table.copy());
  QCOMPARE(int{edition->sheet.level(Pyramid::trade, 2).points.value_or(-1)}, 5);
  QCOMPARE(int{edition->sheet.level(Pyramid::trade, 3).points.value_or(-1)}, 9);
}

void tst_SaqqaraKept::tableThatWasReadIsFilledOnItsPage_ASK1_STALL1() {
  ReadingTable table(saqqaraGame("engine/saqqara/games/saqqara-4-players"));
  const auto& lines = table.game.record.entries;
  const auto stall = std::ranges::find_if(
      lines, [](const auto& line) { return std::holds_alternative<MoveStall>(line.entry); });
  const std::vector<RecordedEntry> firstYear(lines.begin(), stall + 1);
  table.begin(u"one.nilometer"_s);
  for (const RecordedEntry& line : firstYear) {
    QVERIFY(table.session().enter(line.entry, line.anyway).accepted);
  }

  const ui::CheckedCopy copy = table.copy();
  const auto edition = ui::saqqaraOf(copy);
  const YearPrint& year = edition->sheet.year(1);
  QCOMPARE(int{year.bonus.value_or(0)}, 3);
  QVERIFY(year.stalls[0] == std::get<MoveStall>(stall->entry).to);
  const ui::CopyShelf shelf(table.games.copiesDirectory(), ui::games());
  const auto document = orStop(shelf.open(table.copies().front().path), "copy");
  const ui::CopyState state{document, copy};
  QVERIFY(state.sureness("distribution[0].bonus") == ui::Sureness::confirmed);
  QVERIFY(state.sureness("distribution[0].stalls[0]") == ui::Sureness::confirmed);

  // A second game with that copy asks for neither.
  table.begin(u"two.nilometer"_s);
  for (const RecordedEntry& line : firstYear) {
    if (isReading(line.entry)) continue;
    QVERIFY(table.session().enter(line.entry, line.anyway).accepted);
  }
  QVERIFY(table.session().shown().stall == std::get<MoveStall>(stall->entry).to);
  QCOMPARE(table.copies().size(), 1u);
}

// "2 … an 8" had a line below that was free.
void tst_SaqqaraKept::powersLoseNoWordInAnyWidth() {
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    for (int i = 0; i < pyramidCount; ++i) {
      const QString power = text::ruleSummary(text::powerRule(pyramidAt(i)), RuleOptions());
      for (const int pixels : {12, 13, 16, 20}) {
        QFont letters = QApplication::font();
        letters.setPixelSize(pixels);
        const QFontMetrics metrics(letters);
        for (int width = 20 * pixels; width < 60 * pixels; ++width) {
          const ui::FittedText fitted = ui::fitText(metrics, power, width, 99);
          QVERIFY2(fitted.whole, qPrintable(fitted.lines.join(u'\n')));
          QCOMPARE(fitted.lines.join(u' '), power.simplified());
          for (const QString& line : fitted.lines)
            QVERIFY(metrics.horizontalAdvance(line) <= width);
        }
      }
    }
  }
}

// The mouse rests on another pyramid, and levels below the next one are pressed, too.
void tst_SaqqaraKept::cardOfAPyramidIsAboutWhatIsAsked_ASK2_ASK4() {
  const PlayedSaqqara& game = saqqaraGame("engine/saqqara/games/saqqara-4-players");
  saqqara::GameRecord record = game.record;
  std::size_t lines = 0;
  while (!unpricedAbove(record::stateAfter(game.record, game.edition, lines))) ++lines;
  record.entries.resize(lines);
  SaqqaraWindow table(record, game.edition);
  table.goOn();
  const State& state = table.session.shown();
  const Pyramid asked = *unpricedAbove(state);
  const int next = state.of(state.turn).levelOf(asked) + 1;
  int other = 0;
  while (pyramidAt(other) == asked || (state.pyramids & pyramidBit(pyramidAt(other))) == 0) ++other;
  const BoardView& board = table.view.board();
  const auto stepOf = [&](int pyramid, int level) {
    return board.place(placeId(BoardPlace::step, level, pyramid));
  };
  const auto middle = [&](const QWidget* widget) {
    return widget->mapTo(&table.view, widget->rect().center());
  };
  QTest::mouseMove(table.view.windowHandle(), middle(stepOf(other, 1)));
  const PyramidCard& card = board.pyramidCard();
  QTRY_COMPARE(card.look().name, text::pyramidName(pyramidAt(other)));
  const QString key =
      table.view.keys().board().value(placeId(BoardPlace::step, next, static_cast<int>(asked)));
  QTest::keyClick(&table.view, key.front().toLatin1());
  QCoreApplication::processEvents();
  QVERIFY(card.isVisible());
  QCOMPARE(card.look().name, text::pyramidName(asked));
  QCOMPARE(card.look().next, next);
  QTest::keyClick(&table.view, Qt::Key_Escape);

  ui::Place* const low = stepOf(static_cast<int>(asked), 1);
  QTest::mouseMove(table.view.windowHandle(), middle(low));
  QTRY_COMPARE(card.look().next, next);
  QTest::mouseClick(low, Qt::LeftButton);
  QCoreApplication::processEvents();
  QCOMPARE(card.look().name, text::pyramidName(asked));
  QCOMPARE(card.look().next, 1);
}

// Round 2, the bonus has been read: both windows tell the stock until somebody goes on.
void tst_SaqqaraKept::tableViewWaitsForContinue_STOCK2() {
  ReadingTable table(saqqaraGame("engine/saqqara/games/saqqara-4-players"));
  table.begin(u"one.nilometer"_s);
  for (QAction* each : table.window.findChild<ui::DisplayMenu*>()->actions()) {
    if (each->shortcut() == QKeySequence(Qt::Key_F12)) each->trigger();
  }
  const ui::DisplayWindow* display = nullptr;
  for (const QWidget* window : QApplication::topLevelWidgets()) {
    const auto* other = qobject_cast<const ui::DisplayWindow*>(window);
    if (other != nullptr && other->isVisible()) display = other;
  }
  QVERIFY(display != nullptr);
  const auto phase = [&] {
    const ui::PhaseLook& phases = display->content().phases;
    return phases.phases.value(phases.phase);
  };
  for (const RecordedEntry& line : table.game.record.entries) {
    QVERIFY(table.session().enter(line.entry, line.anyway).accepted);
    if (std::holds_alternative<TableNumber>(line.entry)) break;
  }
  ui::GameView& view = *table.window.game();
  QCOMPARE(view.strip().content().columns.size(), std::size_t{warehouseCount});
  QCOMPARE(phase(), u"Stock"_s);
  QCOMPARE(display->content().turn.does, text::phase(Phase::stock));
  QVERIFY(display->content().told.contains(text::phase(Phase::stock)));
  QTest::keyClick(&view, Qt::Key_Return);
  QVERIFY(view.strip().content().columns.empty());
  QCOMPARE(phase(), u"Thresholds"_s);
  QCOMPARE(display->content().turn.does, u"Turn up four thresholds"_s);
  // Whoever looks back finds the table as it was left.
  table.session().lookAt(3);
  table.session().backToNow();
  QVERIFY(view.strip().content().columns.empty());
  QCOMPARE(phase(), u"Thresholds"_s);
  // What is entered anew is told anew.
  table.session().undo();
  const RecordedEntry& again = table.game.record.entries[table.session().entries()];
  QVERIFY(table.session().enter(again.entry, again.anyway).accepted);
  QCOMPARE(view.strip().content().columns.size(), std::size_t{warehouseCount});
}

// A pointer that rests: what goes away from below it is not shaded there, nor is what comes.
void tst_SaqqaraKept::shadeStaysUnderThePointer() {
  QWidget room;
  room.resize(400, 200);
  ui::Chip went(&room);
  ui::Chip came(&room);
  for (ui::Chip* const chip : {&went, &came}) {
    chip->setLook({.text = u"Trader"_s});
    chip->resize(chip->sizeHint());
  }
  went.move(20, 20);
  came.move(200, 120);
  room.show();
  QVERIFY(QTest::qWaitForWindowActive(&room));
  const QImage plain = went.grab().toImage();
  const QImage other = came.grab().toImage(); // without the keyboard
  const QPoint rests = went.geometry().center();
  QTest::mouseMove(room.windowHandle(), rests);
  QTRY_VERIFY(went.isPointedAt());
  QVERIFY(went.grab().toImage() != plain);
  QTest::mouseClick(room.windowHandle(), Qt::LeftButton, {}, rests);
  went.move(200, 20);
  came.move(20, 20);
  QCOMPARE(went.grab().toImage(), plain);
  QCOMPARE(came.grab().toImage(), other);
  // Once it moves, what lies there is shaded.
  QTest::mouseMove(room.windowHandle(), rests + QPoint(2, 1));
  QTRY_VERIFY(came.isPointedAt());
  QVERIFY(!went.isPointedAt());
  QVERIFY(came.grab().toImage() != plain);
}

// Enter with nothing to enter, the strip in the middle of the screen.
void tst_SaqqaraKept::whatIsMissingIsSaidBesideTheStrip() {
  SaqqaraWindow table(Phase::develop);
  table.view.move(-600, 0);
  table.goOn();
  QVERIFY(!table.view.strip().content().canConfirm);
  QToolTip::hideText();
  QTRY_VERIFY(!QToolTip::isVisible());
  QTest::keyClick(&table.view, Qt::Key_Return);
  QTRY_VERIFY(QToolTip::isVisible());
  const QWidget& strip = table.view.strip();
  const QRect place(strip.mapToGlobal(QPoint()), strip.size());
  int seen = 0;
  for (const QWidget* window : QApplication::topLevelWidgets()) {
    if (!window->inherits("QTipLabel") || !window->isVisible()) continue;
    ++seen;
    QVERIFY(!window->geometry().intersects(place));
  }
  QCOMPARE(seen, 1);
}

void tst_SaqqaraKept::cropsStandBesideNewGoods_STOCK2_STOCK5() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-3-players");
  const saqqara::Session session(game.record, std::make_shared<const Edition>(game.edition));
  SaqqaraTable table(3);
  table.tellTable(3);
  table.put(yellow, Pyramid::agriculture, 2);
  table.beginRound(2);
  const auto columns = sharesOf(session, table.effects);
  QCOMPARE(columns.size(), std::size_t{warehouseCount + 1});
  QCOMPARE(columns.back().name, session.names().shown[yellow]);
  QCOMPARE(columns.back().why, text::saqqaraRuleTitle("TILE-AGRICULTURE"_rule));
  QCOMPARE(phaseOf(columns), static_cast<int>(Phase::stock));
  // What comes to one warehouse is one move.
  const QString moves = text::movesOf(table.effects, session.table()).join(u'\n');
  QVERIFY2(moves.contains(u"5 fish into the warehouse Fish"_s), qPrintable(moves));
  QCOMPARE(moves.count(u"warehouse Fish"_s), qsizetype{1});
}

void tst_SaqqaraKept::reasonOfAColumnIsSaidOnce_DIST1() {
  QFETCH(const PlayedSaqqara*, game);
  const saqqara::Session session(game->record, std::make_shared<const Edition>(game->edition));
  int seen = 0;
  for (std::size_t entry = 0; entry < game->record.entries.size(); ++entry) {
    for (const ui::PhaseColumn& column : sharesOf(session, game->played.effectsOf(entry))) {
      for (int number = 1; number <= 9; ++number) {
        const auto rule = findRule("DIST-" + std::to_string(number));
        const QString title = text::saqqaraRuleTitle(*rule) + u" ("_s;
        if (column.why.contains(title)) ++seen;
        QVERIFY2(column.why.count(title) <= 1, qPrintable(column.why));
      }
    }
  }
  QVERIFY(seen > 0);
}

NILOMETER_TEST(tst_SaqqaraKept)
#include "tst_saqqara_kept.moc"
