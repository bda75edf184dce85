// SPDX-License-Identifier: GPL-3.0-or-later
// The session while the table does not agree about an entry: steps, what is said, the score both
// ways.
#include "test_program.h"

#include "tests/ui/past_fixture.h"
#include "ui/game/session/dispute_words.h"
#include "ui/text/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using ui::EgiziaSession;

namespace {

/// Without a ship of round 1, in the middle of the game.
constexpr std::size_t inRound3 = 118;

void waitForOthers(EgiziaSession& session) {
  QSignalSpy worked(&session, &EgiziaSession::otherPointsChanged);
  QVERIFY(worked.wait());
}

} // namespace

class tst_disputed_session : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void everyStepIsTakenBackWithTheSameBytes();
  void changeThatWaitsBecomesTheOtherWay();
  void removalThatWaitsBecomesTheOtherWay();
  void otherWayIsSettledAsOneStep();
  void otherPointsAreThoseOfTheChangedGame();
  void otherPointsAreNeverThoseOfBefore();
  void noteAloneScoresOneWay();
  void changedEntryStaysDisputedUntilItIsTheOther();
  void insertionCannotBeDisputed();
  void frozenGameIsLeftAlone();
  void disputeIsSaidFromItsEntryOn();
};

void tst_disputed_session::everyStepIsTakenBackWithTheSameBytes() {
  PastTable table;
  EgiziaSession& session = table.session;
  std::vector<std::string> bytes{session.written()};
  session.markDisputed(toEdfu, u"Ben saw it at Alyi"_s);
  QVERIFY(session.undoName().startsWith(u"Disputed: "_s));
  QVERIFY(session.logLine(toEdfu).disputed.contains(u"Disputed: Ben saw it at Alyi"_s));
  QCOMPARE(session.logLine(toEdfu).mark, ui::LogMark::disputed);
  bytes.push_back(session.written());
  session.markDisputed(toEdfu, u"Cem saw it at Alyi, too"_s);
  bytes.push_back(session.written());
  session.settle(toEdfu);
  QVERIFY(session.undoName().startsWith(u"Settled: "_s));
  QVERIFY(session.logLine(toEdfu).disputed.isEmpty());
  QCOMPARE(session.written(), bytes.front());
  for (auto before = bytes.rbegin(); before != bytes.rend(); ++before) {
    session.undo();
    QCOMPARE(session.written(), *before);
  }
  session.redo();
  QCOMPARE(session.written(), bytes[1]);
}

void tst_disputed_session::changeThatWaitsBecomesTheOtherWay() {
  PastTable table;
  const egizia::State state = table.session.shown();
  table.session.startReplacing(toEdfu);
  const egizia::Entry other = table.elsewhere();
  QVERIFY(table.session.enter(other).accepted);
  const QString is = table.session.amended()->is;
  QVERIFY(table.session.canBeDisputed());
  table.session.disputeAmended({});
  QVERIFY(!table.session.amending() && table.session.amended() == nullptr);
  QVERIFY(table.session.shown() == state);
  QCOMPARE(table.session.disputed(), std::vector<std::size_t>{toEdfu});
  const auto& entry = table.session.record().entries[toEdfu];
  QVERIFY(entry.entry == table.golden.entries[toEdfu].entry);
  QVERIFY(*entry.dispute->otherwise->entry == other);
  QCOMPARE(table.session.dispute(toEdfu)->otherwise, is);
  QVERIFY(table.session.logLine(toEdfu).disputed.contains(is));
}

void tst_disputed_session::removalThatWaitsBecomesTheOtherWay() {
  PastTable table;
  table.session.startRemoving(toEdfu);
  table.session.disputeAmended(u"never happened"_s);
  const ui::HistoryLine step = table.session.history().back();
  QCOMPARE(step.entry, static_cast<int>(toEdfu) + 1);
  QCOMPARE(step.round, 1);
  const auto said = table.session.dispute(toEdfu);
  QVERIFY(said->hasOther && said->otherwise.isEmpty());
  QVERIFY(table.session.logLine(toEdfu).disputed.endsWith(u"Otherwise: it was not made"_s));
  table.session.startSettling(toEdfu);
  QCOMPARE(table.session.amending(), std::optional(record::AmendKind::remove));
  table.session.keepAmended();
  QVERIFY(table.session.disputed().empty());
  QVERIFY(table.session.undoName().startsWith(u"Settled: "_s));
}

void tst_disputed_session::otherWayIsSettledAsOneStep() {
  PastTable table;
  EgiziaSession& session = table.session;
  table.replace();
  const egizia::GameRecord changed = [&] {
    PastTable kept;
    kept.replace();
    kept.session.keepAmended();
    return kept.session.record();
  }();
  session.disputeAmended(u"where?"_s);
  const std::string disputed = session.written();
  const std::size_t steps = session.history().size();
  session.startSettling(toEdfu);
  QVERIFY(session.amended() != nullptr);
  QVERIFY(session.amended()->name.startsWith(u"Settled: "_s));
  session.keepAmended();
  QCOMPARE(session.history().size(), steps + 1);
  QVERIFY(session.disputed().empty());
  QCOMPARE(session.record().entries.size(), changed.entries.size());
  for (std::size_t i = 0; i < changed.entries.size(); ++i) {
    QVERIFY(session.record().entries[i].isMadeAs(changed.entries[i]));
  }
  session.undo();
  QCOMPARE(session.written(), disputed);
}

void tst_disputed_session::otherPointsAreThoseOfTheChangedGame() {
  PastTable table(inRound3);
  EgiziaSession& session = table.session;
  const ui::AmendedGame amended = table.replace();
  session.disputeAmended({});
  QVERIFY(session.otherPoints().empty()); // nobody waits for it
  waitForOthers(session);
  QCOMPARE(session.otherPoints().size(), std::size_t{1});
  const ui::OtherPoints& other = session.otherPoints().front();
  QCOMPARE(other.entry, toEdfu);
  bool differs = false;
  for (table::Player player = 0; player < session.players(); ++player) {
    const ui::AmendedNumber& points = amended.tables.back().players[player].points;
    QCOMPARE(other.points[player], *points.after);
    QCOMPARE(session.pointsNow(player), *points.before);
    QCOMPARE(ui::otherPointsShort(session, player).isEmpty(), !points.differs());
    QCOMPARE(ui::otherPointsLines(session, player).isEmpty(), !points.differs());
    if (!points.differs()) continue;
    differs = true;
    QVERIFY(ui::otherPointsShort(session, player).contains(QString::number(*points.after)));
    const QString line = ui::otherPointsLines(session, player).front();
    QVERIFY2(line.contains(u"if entry 4 is: "_s + amended.is), qPrintable(line));
  }
  QVERIFY(differs);
  // The past has no other number than it had.
  session.lookAt(20);
  QVERIFY(session.otherPoints().empty());
  session.backToNow();
  QCOMPARE(session.otherPoints().size(), std::size_t{1});
}

void tst_disputed_session::otherPointsAreNeverThoseOfBefore() {
  PastTable table(inRound3);
  EgiziaSession& session = table.session;
  table.replace();
  session.disputeAmended({});
  waitForOthers(session);
  QSignalSpy changed(&session, &EgiziaSession::changed);
  connect(&session, &EgiziaSession::changed, this, [&] { QVERIFY(session.otherPoints().empty()); });
  QVERIFY(session.enter(table.golden.entries[inRound3].entry).accepted);
  QCOMPARE(changed.count(), 1);
  waitForOthers(session);
  QCOMPARE(session.otherPoints().size(), std::size_t{1});
  session.settle(toEdfu);
  QTest::qWait(100);
  QVERIFY(session.otherPoints().empty());
  disconnect(&session, nullptr, this, nullptr);
}

void tst_disputed_session::noteAloneScoresOneWay() {
  PastTable table(inRound3);
  table.session.markDisputed(7, u"which colour?"_s);
  QTest::qWait(100);
  QVERIFY(table.session.otherPoints().empty());
  // There is nothing to say without a note.
  table.session.settle(7);
  table.session.markDisputed(7, {});
  QVERIFY(table.session.disputed().empty());
  table.session.startSettling(7);
  QVERIFY(!table.session.amending());
}

void tst_disputed_session::changedEntryStaysDisputedUntilItIsTheOther() {
  PastTable table;
  EgiziaSession& session = table.session;
  table.replace();
  const egizia::Entry other = *[&] {
    session.disputeAmended(u"where?"_s);
    return session.record().entries[toEdfu].dispute->otherwise->entry;
  }();
  // A third place, as nobody has said yet.
  session.startReplacing(toEdfu);
  const auto third = [&]() -> egizia::Entry {
    const auto& was = std::get<egizia::PlaceShip>(table.golden.entries[toEdfu].entry);
    for (const egizia::Entry& entry : session.options().entries) {
      const auto* ship = std::get_if<egizia::PlaceShip>(&entry);
      if (ship != nullptr && ship->player == was.player && ship->stop > was.stop &&
          entry != other) {
        return entry;
      }
    }
    qFatal("nowhere to go");
  }();
  QVERIFY(session.enter(third).accepted);
  session.keepAmended();
  QCOMPARE(session.disputed(), std::vector<std::size_t>{toEdfu});
  session.startReplacing(toEdfu);
  QVERIFY(session.enter(other).accepted);
  session.keepAmended();
  QVERIFY(session.disputed().empty());
  QVERIFY(session.undoName().startsWith(u"Settled: "_s));
}

void tst_disputed_session::insertionCannotBeDisputed() {
  PastTable table;
  table.session.startInserting(toEdfu);
  QVERIFY(!table.session.canBeDisputed());
  QVERIFY(table.session.enter(table.golden.entries[toEdfu].entry).accepted);
  const std::string before = table.session.written();
  table.session.disputeAmended(u"no"_s);
  QVERIFY(table.session.amended() != nullptr);
  QCOMPARE(table.session.written(), before);
}

void tst_disputed_session::frozenGameIsLeftAlone() {
  PastTable table;
  table.session.markDisputed(toEdfu, u"a note"_s);
  const std::string before = table.session.written();
  table.session.freeze();
  table.session.markDisputed(4, u"another"_s);
  table.session.settle(toEdfu);
  table.session.startSettling(toEdfu);
  QCOMPARE(table.session.written(), before);
  QVERIFY(!table.session.amending());
}

void tst_disputed_session::disputeIsSaidFromItsEntryOn() {
  PastTable table;
  table.session.markDisputed(toEdfu, u"a note"_s);
  const table::Player player = table.session.logLine(toEdfu).player;
  table.session.lookAt(toEdfu + 1);
  QCOMPARE(ui::disputeLines(table.session, player).size(), 1);
  table.session.lookAt(toEdfu);
  QCOMPARE(ui::disputeLines(table.session, player), QStringList());
}

NILOMETER_TEST(tst_disputed_session)
#include "tst_disputed_session.moc"
