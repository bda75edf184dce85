// SPDX-License-Identifier: GPL-3.0-or-later
// The session while the past is put right: what waits, what it says, what becomes of it.
#include "test_program.h"

#include "tests/ui/past_fixture.h"
#include "ui/egizia/text/words.h"
#include "ui/game/session/made_again.h"
#include "ui/game/session/real_board_of.h"
#include "ui/text/language.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using record::AmendKind;
using record::Resolution;
using ui::AmendedGame;
using ui::EgiziaSession;

namespace {

std::map<std::size_t, Resolution> resolutionsOf(const AmendedGame& amended) {
  std::map<std::size_t, Resolution> resolutions;
  for (const ui::AmendedLater& later : amended.later) resolutions[later.entry] = later.resolution;
  return resolutions;
}

} // namespace

class tst_amended_session : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void changeWaitsUntilItIsKept();
  void keptChangeIsTakenBackAsAWholeWithTheSameBytes();
  void droppedChangeLeavesTheEntryToBeReplaced();
  void droppedRemovalReturnsToNow();
  void equalEntryIsNoStep();
  void refusedEntryIsNoChange();
  void insertedEntryStandsBeforeTheOther();
  void removedEntryIsNotThereAnyMore();
  void numbersAreThoseOfBothGames();
  void laterEntriesSayTheirRulesAndChoices();
  void chosenResolutionIsShownAndKept();
  void entryIsMadeAgainOnTheTableRightBeforeIt();
  void entryMadeAgainIsPartOfTheOneStep();
  void entryMadeAgainBeginsWithWhatHolds_BUILD6();
  void entryIsMadeAgainByItsOwnPlayer();
  void entryIsMadeAgainOnceWhatIsMissingIsThere();
  void markGoesOnceTheEntryHoldsAgain();
  void steppingBackLeadsToTheTableThatWasLookedAt();
  void movesSetTheRealBoardRight();
  void recordThatDoesNotHoldIsMendedAtItsFirstConflict();
  void lookingElsewhereForgetsTheChange();
};

void tst_amended_session::changeWaitsUntilItIsKept() {
  PastTable table;
  const std::string before = table.session.written();
  QSignalSpy said(&table.session, &EgiziaSession::amendedChanged);
  table.session.startReplacing(toEdfu);
  QVERIFY(table.session.amended() == nullptr);
  QCOMPARE(table.session.amending(), std::optional(AmendKind::replace));
  const egizia::Entry entry = table.elsewhere();
  QSignalSpy changed(&table.session, &EgiziaSession::changed);
  QVERIFY(table.session.enter(entry).accepted);
  QCOMPARE(said.count(), 1);
  QCOMPARE(changed.count(), 0);
  QCOMPARE(table.session.written(), before);
  const AmendedGame& amended = *table.session.amended();
  QCOMPARE(amended.kind, AmendKind::replace);
  QCOMPARE(amended.entry, toEdfu);
  QVERIFY2(amended.was.contains(u"Edfu"_s), qPrintable(amended.was));
  QVERIFY(!amended.is.isEmpty() && amended.is != amended.was);
  QCOMPARE(amended.name, QString(u"Changed: "_s + amended.is));
  const QString name = amended.name;
  table.session.keepAmended();
  QCOMPARE(changed.count(), 1);
  QVERIFY(table.session.amended() == nullptr && !table.session.amending());
  QVERIFY(table.session.record().entries[toEdfu].entry == entry);
  QCOMPARE(table.session.undoName(), name);
}

void tst_amended_session::keptChangeIsTakenBackAsAWholeWithTheSameBytes() {
  PastTable table;
  const std::string before = table.session.written();
  const auto stamps = table.session.stamps();
  table.replace();
  table.session.keepAmended();
  QVERIFY(table.session.written() != before);
  const std::string after = table.session.written();
  table.session.undo();
  QCOMPARE(table.session.written(), before);
  QCOMPARE(table.session.stamps().size(), stamps.size());
  QVERIFY(table.session.stamps()[toEdfu] != stamps[toEdfu]);
  QCOMPARE(table.session.stamps()[toEdfu - 1], stamps[toEdfu - 1]);
  QVERIFY(table.session.redoName().startsWith(u"Changed: "_s));
  table.session.redo();
  QCOMPARE(table.session.written(), after);
}

void tst_amended_session::droppedChangeLeavesTheEntryToBeReplaced() {
  PastTable table;
  const std::string before = table.session.written();
  table.replace();
  table.session.dropAmended();
  QVERIFY(table.session.amended() == nullptr);
  QCOMPARE(table.session.replacing(), std::optional(toEdfu));
  table.session.stopAmending();
  QVERIFY(!table.session.isPast());
  QCOMPARE(table.session.written(), before);
  QVERIFY(!table.session.canRedo());
}

void tst_amended_session::droppedRemovalReturnsToNow() {
  PastTable table;
  const std::string before = table.session.written();
  table.session.startRemoving(toEdfu);
  QCOMPARE(table.session.shownEntries(), toEdfu);
  table.session.dropAmended();
  QVERIFY(!table.session.isPast() && !table.session.amending());
  QCOMPARE(table.session.written(), before);
}

void tst_amended_session::equalEntryIsNoStep() {
  PastTable table;
  const std::string before = table.session.written();
  const QString name = table.session.undoName();
  table.session.startReplacing(toEdfu);
  QVERIFY(table.session.enter(table.golden.entries[toEdfu].entry).accepted);
  QVERIFY(table.session.amended() == nullptr && !table.session.isPast());
  QCOMPARE(table.session.written(), before);
  QCOMPARE(table.session.undoName(), name);
}

void tst_amended_session::refusedEntryIsNoChange() {
  PastTable table;
  table.session.startReplacing(toEdfu);
  QVERIFY(!table.session.enter(egizia::SetOrder{}).accepted);
  QVERIFY(table.session.amended() == nullptr);
  // A correction without a reason is refused in the past as it is now.
  const egizia::Correct correct{.what = egizia::Correctable::stones, .player = 1, .value = 4};
  QVERIFY(!table.session.enter(correct).accepted);
  QVERIFY(table.session.enter(correct, false, u"counted"_s).accepted);
}

void tst_amended_session::insertedEntryStandsBeforeTheOther() {
  PastTable table(6);
  table.session.startInserting(4);
  QCOMPARE(table.session.amending(), std::optional(AmendKind::insertBefore));
  QVERIFY(!table.session.isLookingBack());
  QVERIFY(table.session.enteredBefore() == nullptr);
  const egizia::Correct correct{.what = egizia::Correctable::stones, .player = 1, .value = 9};
  QVERIFY(table.session.enter(correct, false, u"counted"_s).accepted);
  const AmendedGame amended = *table.session.amended();
  QCOMPARE(amended.entry, std::size_t{4});
  QVERIFY(amended.was.isEmpty() && !amended.is.isEmpty());
  QCOMPARE(amended.name, QString(u"Inserted: "_s + amended.is));
  QVERIFY(amended.whole && amended.later.empty());
  table.session.keepAmended();
  QCOMPARE(table.session.entries(), std::size_t{7});
  QVERIFY(table.session.record().entries[4].entry == egizia::Entry(correct));
  QVERIFY(table.session.record().entries[5] == table.golden.entries[4]);
  QCOMPARE(table.session.shown().player[1].stones, std::int16_t{9});
}

void tst_amended_session::removedEntryIsNotThereAnyMore() {
  PastTable table(toEdfu + 1);
  table.session.startRemoving(toEdfu);
  const AmendedGame amended = *table.session.amended();
  QVERIFY(amended.is.isEmpty() && amended.was.contains(u"Edfu"_s));
  QCOMPARE(amended.name, QString(u"Removed: "_s + amended.was));
  table.session.keepAmended();
  QCOMPARE(table.session.entries(), toEdfu);
  QCOMPARE(table.session.stamps().size(), toEdfu);
  QVERIFY(table.session.shown() == record::stateAfter(table.golden, *table.edition, toEdfu));
  table.session.undo();
  QCOMPARE(table.session.entries(), toEdfu + 1);
}

void tst_amended_session::numbersAreThoseOfBothGames() {
  PastTable table;
  const AmendedGame amended = table.replace();
  QCOMPARE(amended.trackedNumbers, QStringList{u"Stones"_s});
  // Four rounds have ended; the fifth goes on into the final scoring, which is now.
  QCOMPARE(amended.tables.size(), std::size_t{5});
  QCOMPARE(amended.tables[1].when, u"End of round 2"_s);
  const egizia::State before = table.session.replay().state;
  const auto& played = table.session.replay().entries;
  const auto second = std::ranges::find(played, 2, &egizia::ReplayedEntry::round);
  const egizia::State first = record::stateAfter(table.golden, *table.edition,
                                                 static_cast<std::size_t>(second - played.begin()));
  table.session.keepAmended();
  const egizia::State after = table.session.replay().state;
  const ui::AmendedTable& now = amended.tables.back();
  QVERIFY(now.isNow);
  QCOMPARE(now.when, u"Now"_s);
  bool differs = false;
  for (table::Player player = 0; player < 4; ++player) {
    const ui::AmendedPlayer& line = now.players[player];
    QCOMPARE(line.points.before, std::optional(before.track.points(player)));
    QCOMPARE(line.points.after, std::optional(after.track.points(player)));
    QCOMPARE(line.trackedNumbers[0].before, std::optional(int{before.player[player].stones}));
    QCOMPARE(line.trackedNumbers[0].after, std::optional(int{after.player[player].stones}));
    QCOMPARE(amended.tables[0].players[player].points.before,
             std::optional(first.track.points(player)));
    QCOMPARE(amended.tables[0].players[player].trackedNumbers[0].before,
             std::optional(int{first.player[player].stones}));
    differs = differs || line.points.differs() || line.trackedNumbers[0].differs();
  }
  QCOMPARE(now.differs(), differs);
}

void tst_amended_session::laterEntriesSayTheirRulesAndChoices() {
  PastTable table;
  const AmendedGame& amended = table.removeWhatIsNeeded();
  QVERIFY(amended.whole);
  for (const ui::AmendedLater& later : amended.later) {
    QVERIFY(later.entry > toEdfu);
    QCOMPARE(later.sentence, table.session.logLine(later.entry).headline);
    QVERIFY(!later.findings.isEmpty());
    QVERIFY(later.proposed && later.holds);
    QVERIFY(std::ranges::find(later.choices, later.resolution) != later.choices.end());
    QVERIFY(std::ranges::find(later.choices, Resolution::leftOut) != later.choices.end());
    QCOMPARE(!later.instead.isEmpty(), later.resolution == Resolution::mended);
    if (later.resolution == Resolution::completed) QVERIFY(!later.before.isEmpty());
  }
  // Whoever comes next is out of turn, and says so.
  const ui::AmendedLater& next = amended.later.front();
  QCOMPARE(next.entry, toEdfu + 1);
  QCOMPARE(next.resolution, Resolution::anyway);
  QVERIFY2(next.findings.join(u' ').contains(u"SAIL-1"_s), qPrintable(next.findings.join(u' ')));
}

void tst_amended_session::chosenResolutionIsShownAndKept() {
  PastTable table;
  const std::size_t next = table.removeWhatIsNeeded().later.front().entry;
  QSignalSpy said(&table.session, &EgiziaSession::amendedChanged);
  table.session.chooseLater(next, Resolution::leftOut);
  QCOMPARE(said.count(), 1);
  const ui::AmendedLater& later = table.session.amended()->later.front();
  QCOMPARE(later.entry, next);
  QCOMPARE(later.resolution, Resolution::leftOut);
  QVERIFY(!later.proposed);
  table.session.keepAmended();
  const auto& entries = table.session.record().entries;
  // Two are gone: what comes after them has moved up.
  QVERIFY(entries[toEdfu].entry == table.golden.entries[next + 1].entry);
  table.session.undo();
  QVERIFY(table.session.record() == table.golden);
}

void tst_amended_session::entryIsMadeAgainOnTheTableRightBeforeIt() {
  PastTable table;
  const auto proposed = resolutionsOf(table.removeWhatIsNeeded());
  const std::size_t next = proposed.begin()->first;
  QSignalSpy changed(&table.session, &EgiziaSession::changed);
  table.session.chooseLater(next, Resolution::again);
  QCOMPARE(changed.count(), 1);
  QVERIFY(table.session.amended() == nullptr && table.session.changeWaits());
  QCOMPARE(table.session.enteringAgain(), std::optional(next));
  QVERIFY(table.session.replaced()->entry == table.golden.entries[next].entry);
  QVERIFY(table.session.shown() == record::stateAfter(table.golden, *table.edition, toEdfu));
  QVERIFY(!table.session.options().entries.empty());
  // Nothing was chosen: all is as proposed.
  table.session.stepBack();
  QVERIFY(!table.session.enteringAgain());
  QCOMPARE(resolutionsOf(*table.session.amended()), proposed);
}

void tst_amended_session::entryMadeAgainIsPartOfTheOneStep() {
  PastTable table;
  const std::string before = table.session.written();
  const std::size_t steps = table.session.history().size();
  const std::size_t next = table.removeWhatIsNeeded().later.front().entry;
  table.session.chooseLater(next, Resolution::again);
  const egizia::Entry entry = table.elsewhere();
  QVERIFY(!table.session.enter(egizia::SetOrder{}).accepted);
  QVERIFY(!table.session.enter(entry).accepted); // it is somebody else's turn there
  QVERIFY(table.session.enter(entry, true).accepted);
  const AmendedGame& amended = *table.session.amended();
  const auto later = std::ranges::find(amended.later, next, &ui::AmendedLater::entry);
  QVERIFY(later != amended.later.end() && later->resolution == Resolution::again && later->holds);
  QVERIFY(!later->proposed && !later->instead.isEmpty() && later->instead != later->sentence);
  // Another one after it is made again, too.
  const auto other = std::ranges::find_if(
      amended.later, [next](const ui::AmendedLater& row) { return row.entry > next; });
  if (other != amended.later.end()) {
    const std::size_t second = other->entry;
    table.session.chooseLater(second, Resolution::again);
    QVERIFY(table.session.replaced()->entry == table.golden.entries[second].entry);
    table.session.stepBack();
  }
  // Picked once more, it begins with what was made.
  table.session.chooseLater(next, Resolution::again);
  QVERIFY(table.session.replaced()->entry == entry);
  table.session.stepBack();
  table.session.keepAmended();
  QVERIFY(table.session.record().entries[next - 1].entry == entry); // one is gone before it
  QCOMPARE(table.session.history().size(), steps + 1);
  QVERIFY(table.session.undoName().startsWith(u"Removed: "_s));
  table.session.undo();
  QCOMPARE(table.session.written(), before);
}

// Somebody has built before what is built later by another: that one built beside it, or it is
// asked.
void tst_amended_session::entryMadeAgainBeginsWithWhatHolds_BUILD6() {
  PastTable table;
  const auto& entries = table.golden.entries;
  const auto buildAt = [&](std::size_t entry) {
    const auto* build = std::get_if<egizia::Build>(&entries[entry].entry);
    return build != nullptr && build->site != egizia::Site::sphinx ? build : nullptr;
  };
  int taken = 0;
  int beside = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    for (std::size_t j = i + 1; buildAt(i) != nullptr && j < entries.size(); ++j) {
      if (buildAt(j) == nullptr || buildAt(j)->site != buildAt(i)->site) continue;
      if (buildAt(j)->player == buildAt(i)->player) continue;
      egizia::Build other = *buildAt(i);
      other.spaces = buildAt(j)->spaces;
      table.session.startReplacing(i);
      if (!table.session.enter(other).accepted) {
        table.session.stopAmending();
        continue;
      }
      const AmendedGame& amended = *table.session.amended();
      const auto later = std::ranges::find(amended.later, j, &ui::AmendedLater::entry);
      if (later != amended.later.end()) {
        const QString proposed = later->instead;
        table.session.chooseLater(j, Resolution::again);
        const auto begun = ui::beginningOf(table.session);
        const auto outcome = table.session.tryOut(entries[j].entry);
        if (outcome.impossible != 0) {
          ++taken;
          QVERIFY(!begun || table.session.tryOut(*begun).verdict.legal());
          QVERIFY(!begun || !std::holds_alternative<egizia::DeclineBuild>(*begun));
        }
        if (outcome.impossible != 0 && begun) {
          ++beside;
          const egizia::DeclineBuild none{buildAt(j)->player, buildAt(j)->site};
          QVERIFY2(proposed != text::sentence(none, table.session.table()), qPrintable(proposed));
        }
      }
      table.session.stopAmending();
    }
  }
  QVERIFY(taken > 0 && beside > 0);
}

void tst_amended_session::entryIsMadeAgainByItsOwnPlayer() {
  PastTable table;
  int others = 0;
  for (const std::size_t removed : {toEdfu, std::size_t{30}, std::size_t{60}, std::size_t{90}}) {
    table.session.startRemoving(removed);
    for (const ui::AmendedLater& later : std::vector(table.session.amended()->later)) {
      const egizia::Player player = egizia::playerOf(table.golden.entries[later.entry].entry);
      if (player == table::noPlayer) continue;
      table.session.chooseLater(later.entry, Resolution::again);
      const egizia::State& there = table.session.shown();
      const egizia::Player onTurn = egizia::onTurn(table.session.game(), there);
      const bool itsPhase = there.phase == table.session.replay().entries[later.entry].phase;
      if (itsPhase && onTurn != table::noPlayer) {
        QCOMPARE(table.session.options().onTurn, player);
        if (onTurn != player) ++others;
      }
      table.session.stepBack();
    }
  }
  QVERIFY(others > 0);
}

void tst_amended_session::entryIsMadeAgainOnceWhatIsMissingIsThere() {
  PastTable table;
  const auto isCompleted = [](const ui::AmendedLater& later) { return !later.before.isEmpty(); };
  int made = 0;
  for (std::size_t removed = 20; removed < 120 && made < 3; ++removed) {
    table.session.startRemoving(removed);
    const auto& later = table.session.amended()->later;
    const auto at = std::ranges::find_if(later, isCompleted);
    if (at == later.end()) continue;
    ++made;
    const std::size_t entry = at->entry;
    const QStringList before = at->before;
    table.session.chooseLater(entry, Resolution::again);
    QCOMPARE(table.session.shown().phase, table.session.replay().entries[entry].phase);
    QVERIFY(table.session.enter(table.golden.entries[entry].entry, true).accepted);
    const auto& again = table.session.amended()->later;
    const auto row = std::ranges::find(again, entry, &ui::AmendedLater::entry);
    QVERIFY(row != again.end() && row->resolution == Resolution::again && row->holds);
    QCOMPARE(row->before, before);
  }
  QVERIFY(made > 0);
}

void tst_amended_session::markGoesOnceTheEntryHoldsAgain() {
  PastTable table;
  const std::size_t next = table.removeWhatIsNeeded().later.front().entry;
  table.session.keepAmended();
  QVERIFY(table.session.record().entries[next - 1].anyway);
  const std::string removed = table.session.written();
  table.session.startInserting(toEdfu);
  QVERIFY(table.session.enter(table.golden.entries[toEdfu].entry).accepted);
  const ui::AmendedLater& later = table.session.amended()->later.front();
  QCOMPARE(later.entry, next - 1);
  QCOMPARE(later.resolution, Resolution::holdsAgain);
  QVERIFY(later.findings.isEmpty() && later.holds && later.proposed);
  table.session.keepAmended();
  QVERIFY(!table.session.record().entries[next].anyway);
  table.session.undo();
  QCOMPARE(table.session.written(), removed);
}

void tst_amended_session::steppingBackLeadsToTheTableThatWasLookedAt() {
  PastTable table;
  table.session.lookAt(20);
  table.session.startReplacing(19);
  QCOMPARE(table.session.lookedAt(), std::optional<std::size_t>(20));
  table.session.stepBack();
  QVERIFY(table.session.isLookingBack());
  QCOMPARE(table.session.shownEntries(), std::size_t{20});
  table.session.startRemoving(19);
  table.session.dropAmended();
  QCOMPARE(table.session.shownEntries(), std::size_t{20});
  table.session.startInserting(19);
  table.session.stepBack();
  table.session.stepBack();
  QVERIFY(!table.session.isPast());
  table.session.startRemoving(19);
  table.session.stepBack();
  QVERIFY(!table.session.isPast());
}

void tst_amended_session::movesSetTheRealBoardRight() {
  PastTable table(6);
  auto& real = ui::RealBoardOf<egizia::Rules>::of(table.session);
  const QStringList moves = table.replace().moves;
  QVERIFY(!moves.isEmpty());
  QCOMPARE(real.because(), ui::Because::replacing);
  table.session.keepAmended();
  QCOMPARE(real.because(), ui::Because::changed);
  // What the last entry has left to move comes with them.
  const QStringList told =
      ui::Phrasebook<egizia::Rules>::moves(real.moves(), table.session.table());
  for (const QString& move : moves) QVERIFY2(told.contains(move), qPrintable(told.join(u'\n')));
}

void tst_amended_session::recordThatDoesNotHoldIsMendedAtItsFirstConflict() {
  PastTable whole;
  QVERIFY(!whole.session.startMending());
  egizia::GameRecord broken = whole.golden;
  broken.entries.erase(broken.entries.begin() + static_cast<long>(toEdfu));
  EgiziaSession session(broken, whole.edition);
  QVERIFY(!session.replay().clean());
  QVERIFY(session.startMending());
  const AmendedGame amended = *session.amended();
  QCOMPARE(amended.kind, AmendKind::asRead);
  QCOMPARE(amended.entry, amended.later.front().entry);
  QVERIFY(amended.was.isEmpty() && amended.is.isEmpty());
  QVERIFY(amended.whole);
  session.keepAmended();
  QVERIFY(session.replay().clean());
  QCOMPARE(session.undoName(), u"Put right what did not hold"_s);
  session.undo();
  QVERIFY(session.record() == broken);
}

void tst_amended_session::lookingElsewhereForgetsTheChange() {
  PastTable table;
  table.replace();
  table.session.lookAt(2);
  QVERIFY(table.session.amended() == nullptr && !table.session.amending());
  QVERIFY(table.session.isLookingBack());
  table.replace();
  const std::size_t entries = table.session.entries();
  table.session.undo();
  QVERIFY(table.session.amended() == nullptr);
  QCOMPARE(table.session.entries(), entries - 1);
  // What was chosen for one change says nothing of the next.
  const std::size_t next = table.removeWhatIsNeeded().later.front().entry;
  table.session.chooseLater(next, Resolution::leftOut);
  table.session.startRemoving(toEdfu);
  QCOMPARE(table.session.amended()->later.front().resolution, Resolution::anyway);
}

NILOMETER_TEST(tst_amended_session)
#include "tst_amended_session.moc"
