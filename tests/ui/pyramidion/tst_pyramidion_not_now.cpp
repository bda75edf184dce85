// SPDX-License-Identifier: GPL-3.0-or-later
// "Not now" for what is printed: play is entered on, and the table is asked again at the end of the
// round, or the key says why it cannot wait.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"

#include "engine/pyramidion/resolve.h"
#include "engine/record/read_record.h"
#include "ui/pyramidion/board/board_looks.h"
#include "ui/pyramidion/explain/pyramidion_why.h"
#include "ui/pyramidion/text/words.h"
#include "ui/text/language.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A recorded game up to where something is read that may wait; mostly the first minima.
struct WaitingTable : EnteringTable {
  template <class Is> explicit WaitingTable(const Is& is) : EnteringTable(game(), is) {}
  WaitingTable() : WaitingTable(Phase::minima) {}
  explicit WaitingTable(Phase phase)
      : WaitingTable([=](const State& state) { return state.phase == phase; }) {}

  [[nodiscard]] static const PlayedPyramidion& game() { return gameNamed("4-players-told"); }
  [[nodiscard]] static const Entry& recorded(std::size_t entry) {
    return game().record.entries[entry].entry;
  }
  /// The recorded game goes on from there, until that is asked again.
  template <class Is> void playOnTo(const Is& isAskedAgain) {
    const auto& lines = game().record.entries;
    // In place of what was read stands that it was put off.
    for (std::size_t n = entered(); n < lines.size(); ++n) {
      if (isAskedAgain(session.shown())) return goOn();
      const bool accepted = session.enter(lines[n].entry, lines[n].anyway).accepted;
      if (!accepted) qFatal("line %zu is refused", n);
    }
    qFatal("it is not asked again");
  }
  void playOn() {
    playOnTo(
        [](const State& state) { return state.phase == Phase::minima && !resolvesActive(state); });
  }
  /// Whether the table stands as in the recorded game after so many entries.
  [[nodiscard]] bool isAsRecorded(std::size_t entries) const {
    const State then = record::stateAfter(game().record, *game().edition, entries);
    const State& now = session.shown();
    return now.sites == then.sites && now.row == then.row && now.reserved == then.reserved &&
           now.faceUp == then.faceUp && now.phase == then.phase && now.turn == then.turn;
  }
  /// Where a card tells what was shared out, Enter leads on to what is asked.
  void goOn() {
    if (!view.strip().content().columns.empty()) press(Qt::Key_Return);
  }
  [[nodiscard]] QString nameOf(Troop kind) const {
    return view.board().place(placeId(BoardPlace::troop, site, kind))->accessibleName();
  }
  [[nodiscard]] QString log(std::size_t entry) const { return session.logLine(entry).headline; }
  [[nodiscard]] QString nameOf(const ui::PlaceId& place) const {
    return view.board().place(place)->accessibleName();
  }
  [[nodiscard]] QStringList sums() const {
    QStringList names;
    for (Player player = 0; player < session.players(); ++player) {
      for (const Category category : allCategories) {
        const QString name = nameOf(placeId(BoardPlace::sum, player, category));
        // Whoever lost all cards in the revolt has no sum behind it.
        names += name.endsWith(u"lost"_s) ? name.section(u':', 0, 0) + u": –" : name;
      }
    }
    return names;
  }

  Site site = session.shown().active;
};

/// Karnak is being activated, and its boat is asked for.
struct KarnakTable : WaitingTable {
  KarnakTable()
      : WaitingTable([before = record::stateAfter(game().record, *game().edition, activation())](
                         const State& state) { return state == before; }) {
    keys(keyOf(Ask::site, static_cast<int>(Site::karnak)));
  }
  [[nodiscard]] static std::size_t activation() {
    const auto& lines = game().record.entries;
    const auto isIt = [](const auto& line) {
      const auto* there = std::get_if<Activate>(&line.entry);
      return there != nullptr && there->site == Site::karnak;
    };
    return static_cast<std::size_t>(std::ranges::find_if(lines, isIt) - lines.begin());
  }

  std::size_t entry = entered();
};

} // namespace

class tst_pyramidion_not_now : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void siteWaitsWithAQuestionMarkAndIsAskedAgain_RESOLVE5();
  void waitingSurvivesUndoAndAFile_RESOLVE5();
  void whatWasPutOffIsReadWhereItStands_RESOLVE5();
  void sumsAreShownWhereMinimaAreAskedForAgain_RESOLVE5();
  void supplyCardWaitsToTheEndOfTheRound_SUPPLY2();
  void boatsWaitUntilTheyAreLoaded_BOAT4();
  void boatOfKarnakWaits_POWERKARNAK();
  void boatThatWaitsIsReadWhereItLies_BOAT4();
  void boatThatWaitsIsReadWhereItStands_BOAT4();
  void oneBoatOfSeveralWaits_BOAT4();
  void cornerIsAskedForAgainAfterTheRound_LOAD6();
  void whatDecidesAtOnceSaysSo_data();
  void whatDecidesAtOnceSaysSo();
};

void tst_pyramidion_not_now::siteWaitsWithAQuestionMarkAndIsAskedAgain_RESOLVE5() {
  WaitingTable table;
  const std::size_t entry = table.entered();
  const auto told = std::get<TellMinima>(gameNamed("4-players-told").record.entries[entry].entry);
  const QString before = table.nameOf(Troop::torturer);
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), entry + 1);
  QVERIFY(std::get<Later>(table.session.record().entries[entry].entry).site == table.site);
  QVERIFY(table.session.shown().phase != Phase::minima);
  QVERIFY2(table.log(entry).endsWith(u"?"_s), qPrintable(table.log(entry)));
  const auto columns = table.view.strip().content().columns;
  QVERIFY(!columns.empty());
  for (const ui::PhaseColumn& column : columns) {
    QVERIFY2(column.result != u"nothing"_s, qPrintable(column.name));
  }
  QVERIFY2(table.nameOf(Troop::torturer).contains(u"open"_s), qPrintable(before));
  table.playOn();
  // At the end of the round nothing goes on without it, and the key says why.
  QVERIFY(std::get<TellMinima>(*table.view.draft().work().entry).site == table.site);
  const std::size_t asked = table.entered();
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), asked);
  QCOMPARE(table.refusedBy(), u"RESOLVE-5"_s);
  table.keys(QString::number(told.influence) + QString::number(told.negotiation));
  table.press(Qt::Key_Return);
  QCOMPARE(table.entered(), asked + 1);
  QVERIFY(table.session.shown().waiting.empty());
  // The site has come to what it came to in the recorded game.
  const auto& game = gameNamed("4-players-told");
  const State recorded = record::stateAfter(game.record, *game.edition, asked);
  QVERIFY(table.session.shown().sites == recorded.sites);
  QVERIFY(table.session.shown().phase == recorded.phase);
}

void tst_pyramidion_not_now::waitingSurvivesUndoAndAFile_RESOLVE5() {
  WaitingTable table;
  const std::string before = table.session.written();
  table.keys(u"/"_s);
  const std::string written = table.session.written();
  const auto read = record::readRecord<pyramidion::Rules>(written, table.session.edition(), {});
  QVERIFY(read);
  QVERIFY(record::stateAfter(*read, table.session.edition(), read->entries.size()) ==
          table.session.shown());
  table.view.undo();
  QCOMPARE(QString::fromStdString(table.session.written()), QString::fromStdString(before));
  QVERIFY(table.session.shown().phase == Phase::minima);
  table.view.redo();
  QCOMPARE(QString::fromStdString(table.session.written()), QString::fromStdString(written));
}

void tst_pyramidion_not_now::whatWasPutOffIsReadWhereItStands_RESOLVE5() {
  WaitingTable table;
  const std::size_t entry = table.entered();
  table.keys(u"/"_s);
  table.session.startReplacing(entry);
  // The two numbers are typed at once.
  table.keys(u"75"_s);
  table.press(Qt::Key_Return);
  QVERIFY(table.session.amended() != nullptr);
  table.session.keepAmended();
  const auto& told = std::get<TellMinima>(table.session.record().entries[entry].entry);
  QVERIFY(told.site == table.site && told.influence == 7 && told.negotiation == 5);
  QVERIFY(table.session.shown().waiting.empty());
}

void tst_pyramidion_not_now::sumsAreShownWhereMinimaAreAskedForAgain_RESOLVE5() {
  WaitingTable table;
  const QStringList sums = table.sums();
  table.keys(u"/"_s);
  table.playOn();
  QCOMPARE(table.sums(), sums);
  const QString shown = table.view.board().accessibleDescription();
  QVERIFY2(shown.contains(text::siteName(table.site) + u':'), qPrintable(shown));
  const ui::WhyText why = siteWhy(table.session, table.site);
  const auto isSum = [](const QString& line) { return line.contains(u"Now in influence"_s); };
  QVERIFY(std::ranges::any_of(why.lines, isSum));
}

void tst_pyramidion_not_now::supplyCardWaitsToTheEndOfTheRound_SUPPLY2() {
  WaitingTable table(Phase::supply);
  const std::size_t entry = table.entered();
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), entry + 1);
  QVERIFY2(table.log(entry).endsWith(u"?"_s), qPrintable(table.log(entry)));
  QVERIFY(table.session.shown().phase > Phase::supply);
  const QString luxor = table.nameOf(placeId(BoardPlace::site, Site::luxor));
  QVERIFY2(luxor.contains(u"next: not read yet"_s), qPrintable(luxor));
  table.playOnTo([](const State& state) { return state.phase == Phase::supply; });
  // The next round begins with it: nothing goes on, and the key says why.
  const std::size_t asked = table.entered();
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), asked);
  QCOMPARE(table.refusedBy(), u"SUPPLY-1"_s);
  QVERIFY(table.session.enter(WaitingTable::recorded(entry)).accepted);
  QVERIFY(table.isAsRecorded(asked));
  while (table.entered() > entry) table.view.undo();
  QVERIFY(table.isAsRecorded(entry));
}

void tst_pyramidion_not_now::boatsWaitUntilTheyAreLoaded_BOAT4() {
  WaitingTable table(Phase::boats);
  const std::size_t entry = table.entered();
  const NewBoats boats = std::get<NewBoats>(WaitingTable::recorded(entry));
  QCOMPARE(boats.count, boatsInRow);
  table.keys(u"/////"_s);
  table.press(Qt::Key_Return);
  QCOMPARE(table.entered(), entry + 1);
  QVERIFY2(table.log(entry).contains(u"?"_s), qPrintable(table.log(entry)));
  const QString third = table.nameOf(placeId(BoardPlace::boat, 3));
  QVERIFY2(third.contains(u"not read yet"_s), qPrintable(third));
  table.playOnTo([](const State& state) { return state.phase == Phase::boats; });
  // Who can load goes by what they need (LOAD-8).
  const std::size_t asked = table.entered();
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), asked);
  QCOMPARE(table.refusedBy(), u"LOAD-8"_s);
  QVERIFY(table.session.enter(boats).accepted);
  QVERIFY(table.isAsRecorded(asked));
}

void tst_pyramidion_not_now::oneBoatOfSeveralWaits_BOAT4() {
  WaitingTable table(Phase::boats);
  const std::size_t entry = table.entered();
  // Two that are typed, one that waits, two more.
  table.keys(u"Q+QQ+/W+WW+"_s);
  table.press(Qt::Key_Return);
  QCOMPARE(table.entered(), entry + 1);
  const std::vector<Boat>& row = table.session.shown().row;
  QCOMPARE(row.size(), std::size_t{5});
  for (const std::size_t i : {0U, 1U, 3U, 4U}) QVERIFY(!row[i].waits && row[i].need.total() > 0);
  QVERIFY(row[2].waits);
  // They are said in the order of the row.
  QCOMPARE(table.log(entry).section(u"; "_s, 2, 2), u"?"_s);
}

void tst_pyramidion_not_now::boatThatWaitsIsReadWhereItLies_BOAT4() {
  KarnakTable table;
  table.keys(u"/"_s);
  const std::size_t entries = table.entered();
  QTest::mouseClick(table.view.board().place(placeId(BoardPlace::boat, reservedBoat)),
                    Qt::LeftButton);
  table.keys(u"Q"_s);
  table.press(Qt::Key_Return);
  QCOMPARE(table.entered(), entries + 1);
  const State& state = table.session.shown();
  QVERIFY(state.phase == Phase::play && state.boatsWaiting() == 0);
  QVERIFY(state.reserved->need == some(1, Resource::camel));
  QCOMPARE(state.row.size(), std::size_t{5});
}

void tst_pyramidion_not_now::boatThatWaitsIsReadWhereItStands_BOAT4() {
  KarnakTable table;
  table.keys(u"/"_s);
  table.session.startReplacing(table.entry);
  table.keys(u"0Q"_s);
  table.press(Qt::Key_Return);
  QVERIFY(table.session.amended() != nullptr);
  table.session.keepAmended();
  const auto& there = std::get<Activate>(table.session.record().entries[table.entry].entry);
  QVERIFY(there.boat->need == some(1, Resource::camel));
  QCOMPARE(table.session.shown().boatsWaiting(), 0);
}

void tst_pyramidion_not_now::whatDecidesAtOnceSaysSo_data() {
  QTest::addColumn<int>("phase");
  QTest::addColumn<QString>("begun");
  QTest::addColumn<QString>("rule");
  const auto row = [](const char* name, Phase phase, const QString& begun, const QString& rule) {
    QTest::newRow(name) << static_cast<int>(phase) << begun << rule;
  };
  row("first supply card", Phase::setup, {}, u"SET-6"_s);
  row("revolt markers", Phase::revolt, {}, u"REVOLT-2"_s);
  row("card", Phase::play, u"M0"_s, u"CARD-6"_s);
  row("discarded card", Phase::play, u"CM0"_s, u"CARD-3"_s);
  row("points", Phase::reveal, {}, u"END-3"_s);
}

void tst_pyramidion_not_now::whatDecidesAtOnceSaysSo() {
  QFETCH(const int, phase);
  QFETCH(const QString, begun);
  QFETCH(const QString, rule);
  WaitingTable table(static_cast<Phase>(phase));
  table.keys(begun);
  const std::size_t entered = table.entered();
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), entered);
  QCOMPARE(table.refusedBy(), rule);
}

void tst_pyramidion_not_now::boatOfKarnakWaits_POWERKARNAK() {
  KarnakTable table;
  const std::size_t entry = table.entry;
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), entry + 1);
  QVERIFY2(table.log(entry).endsWith(u"?"_s), qPrintable(table.log(entry)));
  QVERIFY(table.session.shown().phase == Phase::play);
  const QString reserved = table.nameOf(placeId(BoardPlace::boat, reservedBoat));
  QVERIFY2(reserved.contains(u"not read yet"_s), qPrintable(reserved));
  table.playOnTo([](const State& state) { return state.phase == Phase::boats; });
  const std::size_t asked = table.entered();
  QVERIFY(table.asked() == Ask::boat || table.asked() == Ask::need);
  NewBoats told{1, {}};
  told.boats[0] = *std::get<Activate>(WaitingTable::recorded(entry)).boat;
  QVERIFY(table.session.enter(told).accepted);
  QVERIFY(table.isAsRecorded(asked));
}

void tst_pyramidion_not_now::cornerIsAskedForAgainAfterTheRound_LOAD6() {
  // Red has a troop at Cairo, and nobody has read its corner.
  WaitingTable table(Phase::load);
  for (int boat = 1; boat <= boatsInRow && !table.view.draft().setAside(); ++boat) {
    table.press(Qt::Key_Escape);
    table.keys(table.keyOf(Ask::load, boat));
  }
  QVERIFY(table.view.draft().setAside());
  const Site site = table.made<TellCorner>().site;
  const std::size_t entry = table.entered();
  table.keys(u"/"_s);
  QCOMPARE(table.entered(), entry + 1);
  QVERIFY2(table.log(entry).endsWith(u"?"_s), qPrintable(table.log(entry)));
  table.press(Qt::Key_Escape);
  table.keys(u"-"_s);
  QCOMPARE(table.entered(), entry + 2);
  // Nothing depends on it before the next loading: it may wait once more.
  table.goOn();
  QCOMPARE(table.session.shown().round, 1);
  QCOMPARE(table.made<TellCorner>().site, site);
  table.keys(u"/"_s);
  QCOMPARE(table.session.shown().round, 2);
  table.view.undo();
  table.keys(table.keyOf(Ask::corner, static_cast<int>(Resource::camel)));
  table.press(Qt::Key_Return);
  QVERIFY(table.session.shown().sheet[at(site)].corner == ResourceSet{1});
  QCOMPARE(table.session.shown().round, 2);
}

NILOMETER_TEST(tst_pyramidion_not_now)
#include "tst_pyramidion_not_now.moc"
