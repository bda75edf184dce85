// SPDX-License-Identifier: GPL-3.0-or-later
// The real board follows what the strip says: after every change it says what to move there.
#include "test_program.h"

#include "engine/egizia/table_difference.h"
#include "engine/record/rejudge.h"
#include "tests/ui/home_program.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/game/session/real_board_of.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"
#include "ui/table/view/header_bar.h"

#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::noSpace;
using egizia::RoundSpace;
using ui::Because;
using ui::RealBoard;

namespace {

constexpr auto game = "revised-4-players";
/// The golden game after so many entries, with Anna's ship to be placed next.
constexpr std::size_t sailing = 2;

int stopOf(const egizia::Edition& edition, RoundSpace space) {
  const auto found = std::ranges::find_if(edition.river, [space](const egizia::Stop& stop) {
    return stop.kind == egizia::StopKind::round && stop.index == static_cast<int>(space);
  });
  return static_cast<int>(found - edition.river.begin());
}

void click(QAbstractButton* button) {
  QVERIFY(button != nullptr);
  QTest::mouseClick(button, Qt::LeftButton);
}

/// Whoever is on turn sails to Alyi and steps with the blue crew.
void sailToAlyi(TableWindow& window) {
  click(window.view.board().place(ui::stopId(stopOf(*window.edition, RoundSpace::alyi))));
  window.type(u"Enter"_s);
}

Because because(TableWindow& window) {
  return ui::RealBoardOf<egizia::Rules>::of(window.session).because();
}
const QString& title(const TableWindow& window) {
  return window.view.strip().content().moves.heading;
}
QString body(const TableWindow& window) {
  const ui::MoveContent& moves = window.view.strip().content().moves;
  return moves.told.isEmpty() ? moves.text : moves.told;
}

} // namespace

class tst_real_board : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void undoSaysWhatToPutBack();
  void everyUndoSaysAllThatIsToBePutBack();
  void severalUndosAreToldTogether();
  void redoToTheStartTellsWhoeverHasPutSomethingBack();
  void redoOfALaterEntrySaysItsMoves();
  void lookAtThePastEndsARowOfUndos();
  void undoOfAPassMovesNothing();
  void pastIsComparedWithNow();
  void afterALookThereIsNothingNewToMove();
  void cardsGoBackOnTheRiverTogether();
  void newRoundIsSaidInGroups();
  void boardWaitsWhileAnEntryIsReplaced();
  void disputeLeavesWhatIsLeftToMove();
  void replacedEntrySaysWhatSetsTheTableRight();
  void lastEntryThatIsReplacedSaysTheDifference();
  void lastEntryThatFallsAwaySaysTheDifference();
  void entryAfterAValueWasConfirmedSaysItsOwnMoves();
  void whatIsLeftToMoveOutlastsAValueThatIsTakenBack();
  void correctionSaysHowTheTableIsToLie();
  void finalScoringTakenBackMovesTheMarkerBack();
  void namesOfSphinxCardsAreSaidByNone();
  void everythingSaidCanBeRead_data() { languageRows(); }
  void everythingSaidCanBeRead();
  void movesStandAboveTheChoicesOfTheSphinx_data() { everythingSaidCanBeRead_data(); }
  void movesStandAboveTheChoicesOfTheSphinx();
};

void tst_real_board::undoSaysWhatToPutBack() {
  TableWindow window(game, sailing);
  sailToAlyi(window);
  QCOMPARE(window.session.record().entries.size(), sailing + 1);
  QCOMPARE(title(window), u"Now move"_s);
  const QString moved = body(window);
  QVERIFY2(moved.contains(u"ship to Alyi; blue crew 1 → 2; 2 stones more"_s), qPrintable(moved));
  click(window.view.header().undoButton());
  QCOMPARE(title(window), u"Put back"_s);
  const QString name =
      text::playerName(std::get<egizia::PlaceShip>(window.golden.entries[sailing].entry).player,
                       window.session.table());
  const QString start = name + u": ship back from Alyi; blue crew 2 → 1; 2 stones fewer, "_s;
  QVERIFY2(body(window).startsWith(start), qPrintable(body(window)));
  QVERIFY(text::useLanguage(u"de"));
  QTRY_COMPARE(title(window), u"Auf dem Tisch zurückstellen"_s);
  QVERIFY2(body(window).contains(u"Schiff zurück von Alyi; Bautrupp Blau 2 → 1"_s),
           qPrintable(body(window)));
}

void tst_real_board::everyUndoSaysAllThatIsToBePutBack() {
  TableWindow window(game, 30);
  const egizia::State start = window.session.shown();
  while (window.session.canUndo()) {
    click(window.view.header().undoButton());
    QCOMPARE(because(window), Because::undone);
    QVERIFY(!body(window).isEmpty());
    QCOMPARE(ui::RealBoardOf<egizia::Rules>::of(window.session).moves(),
             egizia::movesBetween(*window.edition, start, window.session.shown()));
  }
}

void tst_real_board::severalUndosAreToldTogether() {
  HomeProgram program;
  program.openGolden(QString::fromLatin1(game));
  ui::EgiziaSession& session = *program.window.session();
  const ui::StripView& strip = program.window.game()->strip();
  const auto press = [&](Qt::Key key) {
    QTest::keyClick(&program.window, key, Qt::ControlModifier);
  };
  const auto pass = [&] {
    const egizia::Player player = egizia::onTurn(session.game(), session.shown());
    return session.enter(egizia::Pass{player}, true).accepted;
  };
  while (session.record().entries.size() > 4) session.undo();
  QVERIFY(pass());
  const egizia::State start = session.shown();
  const auto all = [&] {
    return text::movesOf(egizia::movesBetween(session.edition(), start, session.shown()),
                         session.table())
        .join(u"  ·  "_s);
  };
  for (int i = 0; i < 3; ++i) press(Qt::Key_Z);
  QCOMPARE(session.record().entries.size(), std::size_t{2});
  QCOMPARE(strip.content().moves.heading, u"Put back"_s);
  QCOMPARE(strip.content().moves.told, all());
  QCOMPARE(strip.content().moves.told.count(u"ship back from"_s), 2); // the pass has no ship
  press(Qt::Key_Y);
  QCOMPARE(session.record().entries.size(), std::size_t{3});
  QCOMPARE(strip.content().moves.heading, u"Put back"_s);
  QCOMPARE(strip.content().moves.told, all());
  QCOMPARE(strip.content().moves.told.count(u"ship back from"_s), 1);
  // The next entry says its own moves alone.
  QVERIFY(pass());
  QVERIFY2(!strip.content().moves.told.contains(u"back"_s), qPrintable(strip.content().moves.told));
}

void tst_real_board::redoToTheStartTellsWhoeverHasPutSomethingBack() {
  TableWindow window(game, sailing);
  sailToAlyi(window);
  click(window.view.header().undoButton());
  const egizia::State lowest = window.session.shown();
  click(window.view.header().redoButton());
  QCOMPARE(title(window), u"If anything was put back"_s);
  QVERIFY2(body(window).contains(u"ship to Alyi; blue crew 1 → 2; 2 stones more"_s),
           qPrintable(body(window)));
  QCOMPARE(ui::RealBoardOf<egizia::Rules>::of(window.session).moves(),
           egizia::movesBetween(*window.edition, lowest, window.session.shown()));
  // Of several undos all is brought back, not only the last.
  for (int i = 0; i < 2; ++i) click(window.view.header().undoButton());
  const egizia::State lower = window.session.shown();
  click(window.view.header().redoButton());
  QCOMPARE(title(window), u"Put back"_s);
  click(window.view.header().redoButton());
  QCOMPARE(because(window), Because::returned);
  QCOMPARE(ui::RealBoardOf<egizia::Rules>::of(window.session).moves(),
           egizia::movesBetween(*window.edition, lower, window.session.shown()));
  // The same entry made once more is an entry.
  click(window.view.header().undoButton());
  sailToAlyi(window);
  QCOMPARE(title(window), u"Now move"_s);
  QVERIFY2(body(window).contains(u"ship to Alyi"_s), qPrintable(body(window)));
}

void tst_real_board::redoOfALaterEntrySaysItsMoves() {
  TableWindow window(game, sailing);
  sailToAlyi(window);
  const QString moved = body(window);
  click(window.view.header().undoButton());
  window.session.lookAt(1);
  window.session.backToNow();
  click(window.view.header().redoButton());
  QCOMPARE(title(window), u"Now move"_s);
  QCOMPARE(body(window), moved);
}

void tst_real_board::lookAtThePastEndsARowOfUndos() {
  TableWindow window(game, sailing + 2);
  click(window.view.header().undoButton());
  window.session.lookAt(1);
  window.session.backToNow();
  const egizia::State start = window.session.shown();
  click(window.view.header().undoButton());
  QCOMPARE(ui::RealBoardOf<egizia::Rules>::of(window.session).moves(),
           egizia::movesBetween(*window.edition, start, window.session.shown()));
}

void tst_real_board::undoOfAPassMovesNothing() {
  TableWindow window(game, sailing);
  const egizia::Player player = egizia::onTurn(window.session.game(), window.session.shown());
  QVERIFY(window.session.enter(egizia::Pass{player}).accepted);
  click(window.view.header().undoButton());
  QCOMPARE(body(window), u"Nothing to move on the table."_s);
}

void tst_real_board::pastIsComparedWithNow() {
  TableWindow window(game, sailing);
  sailToAlyi(window);
  window.session.lookAt(sailing);
  QCOMPARE(title(window), u"Then, compared with now"_s);
  QVERIFY2(body(window).contains(u"ship back from Alyi; blue crew 2 → 1"_s),
           qPrintable(body(window)));
  click(window.view.header().nowButton());
  // The next entry says its own moves alone.
  const int edfu = stopOf(*window.edition, RoundSpace::edfu);
  click(window.view.board().place(ui::stopId(edfu)));
  QCOMPARE(title(window), u"Now move"_s);
  QVERIFY2(body(window).contains(u"ship to Edfu"_s) && !body(window).contains(u"Alyi"_s),
           qPrintable(body(window)));
}

void tst_real_board::afterALookThereIsNothingNewToMove() {
  TableWindow window(game, sailing + 2);
  const auto looks = [&] {
    const ui::MoveContent before = window.view.strip().content().moves;
    for (std::size_t entries = window.session.record().entries.size(); entries-- > 1;) {
      window.session.lookAt(entries);
    }
    window.session.backToNow();
    QCOMPARE(window.view.strip().content().moves, before);
    window.session.startReplacing(2);
    window.session.stopAmending();
    QCOMPARE(window.view.strip().content().moves, before);
    window.session.lookAt(1);
    window.session.startReplacing(2);
    window.session.stopAmending();
    window.session.backToNow();
    QCOMPARE(window.view.strip().content().moves, before);
  };
  looks();
  click(window.view.header().undoButton());
  QCOMPARE(title(window), u"Put back"_s);
  looks();
}

void tst_real_board::cardsGoBackOnTheRiverTogether() {
  TableWindow window(game, 2);
  click(window.view.header().undoButton());
  click(window.view.header().redoButton());
  QVERIFY2(body(window).startsWith(u"10 Nile card"_s), qPrintable(body(window)));
  QVERIFY2(body(window).endsWith(u"back on the river"_s), qPrintable(body(window)));
}

void tst_real_board::newRoundIsSaidInGroups() {
  int laid = 0;
  for (const auto* recorded : {game, "revised-2-players-tie"}) {
    TableWindow window(recorded, 0);
    for (const egizia::RecordedEntry& entry : window.golden.entries) {
      const egizia::State before = window.session.shown();
      QVERIFY(window.session.enter(entry.entry, entry.anyway).accepted);
      if (!std::holds_alternative<egizia::LayOut>(entry.entry)) continue;
      const ui::StripView& strip = window.view.strip();
      QStringList said;
      for (const ui::MovePart& part : strip.content().moves.parts) {
        for (const ui::MoveGlyph& glyph : part.glyphs) said += glyph.text;
      }
      const QString all = said.join(u" | "_s);
      QVERIFY2(said.contains(u"10 Nile cards on the river"_s), qPrintable(all));
      const auto old = std::ranges::count_if(
          before.river, [](std::uint8_t lying) { return lying != egizia::riverEmpty; });
      QVERIFY2(said.contains(u"All old cards off the river"_s) == (old > 1), qPrintable(all));
      ++laid;
      int turned = 0;
      for (const egizia::PlayerState& own : before.player) turned += std::popcount(own.usedCrews);
      if (turned > 1) {
        QVERIFY2(said.contains(u"All crews face up"_s), qPrintable(all));
      }
      QVERIFY2(said.size() <= 3 + (turned == 1 ? 1 : 0), qPrintable(all));
      QCOMPARE(strip.moveLine().leftOut(), 0);
      // Which cards they are is a press away.
      const auto& cards = std::get<egizia::LayOut>(entry.entry).cards;
      if (std::ranges::find(cards, egizia::unnamed) != cards.end()) continue;
      QTest::mouseClick(&strip.moveLine(), Qt::LeftButton);
      QVERIFY(QToolTip::isVisible());
      for (const std::uint8_t card : cards) {
        QVERIFY2(QToolTip::text().contains(text::cardName(card, window.session.table())),
                 qPrintable(QToolTip::text()));
      }
      QToolTip::hideText();
    }
  }
  QVERIFY(laid > 0);
}

void tst_real_board::boardWaitsWhileAnEntryIsReplaced() {
  TableWindow window(game, 30);
  const QString before = body(window);
  window.session.startReplacing(3);
  QCOMPARE(body(window), u"The real table waits until the change is entered."_s);
  window.session.stopAmending();
  QCOMPARE(body(window), before);
}

void tst_real_board::disputeLeavesWhatIsLeftToMove() {
  TableWindow window(game, 6);
  const QString before = body(window);
  window.session.startRemoving(3);
  QVERIFY(body(window) != before);
  window.session.disputeAmended({});
  QCOMPARE(title(window), u"Now move"_s);
  QCOMPARE(body(window), before);
}

void tst_real_board::replacedEntrySaysWhatSetsTheTableRight() {
  TableWindow window(game, 6);
  const egizia::State before = window.session.shown();
  window.session.startReplacing(3); // to Edfu
  const int thebae = stopOf(*window.edition, RoundSpace::thebae);
  click(window.view.board().place(ui::stopId(thebae)));
  window.session.keepAmended();
  QCOMPARE(because(window), Because::changed);
  QCOMPARE(title(window), u"Put right"_s);
  QVERIFY2(body(window).contains(u"ship back from Edfu; ship to Thebae"_s),
           qPrintable(body(window)));
  QVERIFY2(body(window).contains(u"up, to step 1"_s), qPrintable(body(window)));
  QVERIFY(!(window.session.shown() == before));
  // What the last entry left to move is not lost by the change.
  QCOMPARE(ui::RealBoardOf<egizia::Rules>::of(window.session).moves(),
           egizia::movesBetween(*window.edition,
                                record::stateAfter(window.golden, *window.edition, 5),
                                window.session.shown()));
}

void tst_real_board::lastEntryThatIsReplacedSaysTheDifference() {
  TableWindow window(game, sailing);
  sailToAlyi(window);
  const egizia::State before = window.session.shown();
  window.session.startReplacing(sailing);
  click(window.view.board().place(ui::stopId(stopOf(*window.edition, RoundSpace::edfu))));
  QVERIFY(window.session.amended() != nullptr);
  const QString preview = window.session.amended()->moves.join(u"  ·  "_s);
  window.session.keepAmended();
  QCOMPARE(title(window), u"Put right"_s);
  QCOMPARE(body(window), preview);
  QVERIFY2(preview.contains(u"ship back from Alyi; ship to Edfu"_s), qPrintable(preview));
  // A later change of another entry does not lose what is still to be moved.
  window.session.startRemoving(sailing - 1);
  window.session.keepAmended();
  QCOMPARE(ui::RealBoardOf<egizia::Rules>::of(window.session).moves(),
           egizia::movesBetween(*window.edition, before, window.session.shown()));
}

void tst_real_board::lastEntryThatFallsAwaySaysTheDifference() {
  const auto& entries = goldenGame(game, *goldenEdition()).entries;
  const auto build = std::ranges::find_if(entries, [](const egizia::RecordedEntry& recorded) {
    const auto* made = std::get_if<egizia::Build>(&recorded.entry);
    return made != nullptr && made->site == egizia::Site::pyramid;
  });
  QVERIFY(build != entries.end());
  TableWindow window(game, static_cast<std::size_t>(build - entries.begin()) + 1);
  const egizia::State before = window.session.shown();
  auto dear = std::make_shared<egizia::Edition>(*window.edition);
  dear->checksum = "dear";
  for (egizia::BuildingPlan& plan : dear->buildings) plan.values.fill(60);
  window.session.goOn(record::rejudge(window.session.record(), *window.edition, *dear).record,
                      dear);
  QVERIFY(!window.session.replay().entries.back().accepted);
  const auto& moves = ui::RealBoardOf<egizia::Rules>::of(window.session).moves();
  QVERIFY(!moves.empty());
  QCOMPARE(moves, egizia::movesBetween(*dear, before, window.session.shown()));
}

void tst_real_board::entryAfterAValueWasConfirmedSaysItsOwnMoves() {
  TableWindow window(game, sailing);
  auto compared = std::make_shared<egizia::Edition>(*window.edition);
  compared->id = "our-copy";
  window.session.goOn(record::rejudge(window.session.record(), *window.edition, *compared).record,
                      compared);
  sailToAlyi(window);
  QCOMPARE(because(window), Because::entered);
  QCOMPARE(title(window), u"Now move"_s);
}

void tst_real_board::whatIsLeftToMoveOutlastsAValueThatIsTakenBack() {
  TableWindow window(game, sailing);
  sailToAlyi(window);
  auto other = std::make_shared<egizia::Edition>(*window.edition);
  other->checksum = "another";
  window.session.goOn(record::rejudge(window.session.record(), *window.edition, *other).record,
                      other);
  QVERIFY2(body(window).contains(u"ship to Alyi"_s), qPrintable(body(window)));
  click(window.view.header().undoButton());
  QCOMPARE(window.session.edition().checksum, window.edition->checksum);
  QVERIFY2(body(window).contains(u"ship to Alyi"_s), qPrintable(body(window)));
}

void tst_real_board::correctionSaysHowTheTableIsToLie() {
  TableWindow window(game, 6);
  const egizia::Correct four{.what = egizia::Correctable::stones, .player = 1, .value = 4};
  QVERIFY(window.session.enter(four, false, u"counted"_s).accepted);
  QCOMPARE(title(window), u"Put right"_s);
  QVERIFY2(body(window).contains(u"4 now"_s), qPrintable(body(window)));
}

void tst_real_board::finalScoringTakenBackMovesTheMarkerBack() {
  TableWindow window(game, SIZE_MAX);
  const auto& last = window.session.record().entries.back().entry;
  const egizia::Player player = std::get<egizia::FinalScore>(last).player;
  click(window.view.header().undoButton());
  const QString back = text::playerName(player, window.session.table()) + u": back "_s;
  QCOMPARE(title(window), u"Put back"_s);
  QVERIFY2(body(window).startsWith(back), qPrintable(body(window)));
}

void tst_real_board::namesOfSphinxCardsAreSaidByNone() {
  TableWindow window(game, 118);
  const auto& players = window.session.shown().player;
  const auto holder = std::ranges::find_if(
      players, [](const egizia::PlayerState& player) { return player.sphinxHeld > 0; });
  QVERIFY(holder != players.end());
  const auto player = static_cast<egizia::Player>(holder - players.begin());
  QVERIFY(window.session.enter(egizia::NameSphinxCards{player, 0b1}).accepted);
  click(window.view.header().undoButton());
  QCOMPARE(body(window), u"Nothing to move on the table."_s);
  click(window.view.header().redoButton());
  for (std::size_t entries = window.session.record().entries.size(); entries-- > 0;) {
    window.session.lookAt(entries);
    QVERIFY(!body(window).contains(text::sphinxCondition(0, window.session.table())));
  }
}

void tst_real_board::everythingSaidCanBeRead() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window(game, 200);
  window.session.lookAt(1); // the longest way back
  QCoreApplication::processEvents();
  const ui::MoveLine& line = window.view.strip().moveLine();
  QVERIFY(line.content().parts.size() > 3);
  QVERIFY(line.isVisible() && line.fits());
  QVERIFY(window.view.rect().contains(window.view.strip().geometry()));
}

void tst_real_board::movesStandAboveTheChoicesOfTheSphinx() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window(game, SIZE_MAX);
  int seen = 0;
  while (window.session.canUndo()) {
    const auto* build = std::get_if<egizia::Build>(&window.session.record().entries.back().entry);
    const bool draws = build != nullptr && build->site == egizia::Site::sphinx;
    window.session.undo();
    if (!draws) continue;
    ++seen;
    QVERIFY(!window.view.strip().content().rows.empty());
    QCoreApplication::processEvents();
    const ui::MoveLine& said = window.view.strip().moveLine();
    QVERIFY2(said.isVisible() && said.fits(), qPrintable(body(window)));
    const ui::StripContent& content = window.view.strip().content();
    for (const ui::QuestionRow& row : content.rows) {
      const ui::Chip* chip = window.view.strip().choice(row.question, row.chips.front().id);
      QVERIFY(said.geometry().bottom() < chip->mapTo(&window.view.strip(), QPoint()).y());
    }
  }
  QVERIFY(seen > 3);
}

NILOMETER_TEST(tst_real_board)
#include "tst_real_board.moc"
