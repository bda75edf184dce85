// SPDX-License-Identifier: GPL-3.0-or-later
// "Not now" for the minima of a site: play is entered on, and the table is asked again (RESOLVE-5).
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"

#include "engine/pyramidion/resolve.h"
#include "engine/record/read_record.h"
#include "ui/pyramidion/board/board_looks.h"
#include "ui/pyramidion/why/pyramidion_why.h"
#include "ui/pyramidion/words/words.h"
#include "ui/words/language.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Where the first minima of a recorded game are asked for.
struct WaitingTable : EnteringTable {
  WaitingTable() : EnteringTable("4-players-told", Phase::minima), site(session.shown().active) {}

  /// The recorded game goes on from there; until that is asked, or all is entered.
  void playOn() {
    const auto& lines = gameNamed("4-players-told").record.entries;
    // In place of the minima stands that they were put off.
    for (std::size_t n = entered(); n < lines.size(); ++n) {
      const State& state = session.shown();
      if (state.phase == Phase::minima && !resolvesActive(state)) return goOn();
      const bool accepted = session.enter(lines[n].entry, lines[n].anyway).accepted;
      if (!accepted) qFatal("line %zu is refused", n);
    }
    qFatal("it is not asked again");
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

  Site site;
};

} // namespace

class tst_pyramidion_not_now : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void siteWaitsWithAQuestionMarkAndIsAskedAgain_RESOLVE5();
  void waitingSurvivesUndoAndAFile_RESOLVE5();
  void whatWasPutOffIsReadWhereItStands_RESOLVE5();
  void sumsAreShownWhereMinimaAreAskedForAgain_RESOLVE5();
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
  QVERIFY2(shown.contains(words::siteName(table.site) + u':'), qPrintable(shown));
  const ui::WhyText why = siteWhy(table.session, table.site);
  const auto isSum = [](const QString& line) { return line.contains(u"Now in influence"_s); };
  QVERIFY(std::ranges::any_of(why.lines, isSum));
}

NILOMETER_TEST(tst_pyramidion_not_now)
#include "tst_pyramidion_not_now.moc"
