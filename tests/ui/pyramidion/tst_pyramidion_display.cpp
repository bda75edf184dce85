// SPDX-License-Identifier: GPL-3.0-or-later
// The table view of Pyramidion after every entry of the recorded games.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "engine/pyramidion/resolve.h"
#include "ui/display/display_window.h"
#include "ui/pyramidion/display/pyramidion_display.h"
#include "ui/words/language.h"

#include <QTest>

#include <algorithm>
#include <utility>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using ui::DisplayContent;
using ui::DisplayLane;
using TableSession = ui::SessionOf<Rules>;

namespace {

DisplayContent displayed(const TableSession& session) {
  ui::PhaseLook phases;
  phases.round = u"Round 1"_s;
  phases.phases = {u"Sites"_s, u"Load"_s};
  phases.phase = 0;
  return pyramidion::displayOf(session, phases, {});
}

/// Calls `check(session, content)` after each entry of a recorded game.
template <class Check> void afterEveryEntry(const PlayedPyramidion& game, Check check) {
  pyramidion::GameRecord record = game.record;
  const auto entries = std::exchange(record.entries, {});
  TableSession session(record, std::make_shared<const Edition>(*game.edition));
  for (const pyramidion::RecordedEntry& line : entries) {
    session.enter(line.entry, line.anyway, QString::fromStdString(line.reason));
    check(session, displayed(session));
    if (QTest::currentTestFailed()) return;
  }
}

} // namespace

class tst_PyramidionDisplay : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void whoActsIsSaid_data() { pyramidionGameRows(); }
  void whoActsIsSaid();
  void nothingHiddenIsShown_SEE2_data() { pyramidionGameRows(); }
  void nothingHiddenIsShown_SEE2();
  void barsAreWhoIsAheadAtTheSite_RESOLVE3_data() { pyramidionGameRows(); }
  void barsAreWhoIsAheadAtTheSite_RESOLVE3();
  void endSaysWhoWins_END6();
};

void tst_PyramidionDisplay::whoActsIsSaid() {
  QFETCH(const PlayedPyramidion*, game);
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(words::useLanguage(language));
    afterEveryEntry(*game, [](const TableSession& session, const DisplayContent& content) {
      const State& state = session.shown();
      QVERIFY(!content.turn.does.isEmpty() && !content.told.isEmpty());
      if (state.phase == Phase::over) return;
      QCOMPARE(content.turn.colour.has_value(), state.turn != noPlayer);
    });
  }
}

/// Of loaded boats how many they are, of those on the Nile what they need.
void tst_PyramidionDisplay::nothingHiddenIsShown_SEE2() {
  QFETCH(const PlayedPyramidion*, game);
  afterEveryEntry(*game, [](const TableSession& session, const DisplayContent& content) {
    const State& state = session.shown();
    if (state.phase == Phase::over) return;
    QCOMPARE(content.lanes.size(), std::size_t{state.players});
    for (Player player = 0; player < state.players; ++player) {
      const auto colour = ui::playerColourAt(session.colourOf(player));
      const auto lane = std::ranges::find(content.lanes, colour, &DisplayLane::colour);
      QVERIFY(lane != content.lanes.end());
      QCOMPARE(lane->points, int(state.of(player).loaded.size()));
      QCOMPARE(lane->place, 0);
      QVERIFY(lane->others.isEmpty());
    }
    // Of a boat on the Nile only what it needs.
    for (std::size_t i = 0; state.phase == Phase::load && i < state.row.size(); ++i) {
      QCOMPARE(content.table.bars[i].said, words::resourcesText(state.row[i].need));
      QVERIFY(content.table.bars[i].text.isEmpty());
    }
  });
}

void tst_PyramidionDisplay::barsAreWhoIsAheadAtTheSite_RESOLVE3() {
  QFETCH(const PlayedPyramidion*, game);
  afterEveryEntry(*game, [](const TableSession& session, const DisplayContent& content) {
    const State& state = session.shown();
    QCOMPARE(content.table.bars.empty(), content.table.heading.isEmpty());
    if (state.phase != Phase::play || session.game().byTotals()) return;
    QCOMPARE(content.table.bars.size(), std::size_t(categoryCount));
    for (const Category category : allCategories) {
      const ui::DisplayTable::Bar& bar = content.table.bars[at(category)];
      const Totals totals = totalsOf(session.game(), state, category);
      const auto ahead = aloneInFront(totals, session.game().options.zeroWins);
      QCOMPARE(bar.player.has_value(), ahead.has_value());
      if (ahead) QCOMPARE(bar.has, int(*totals[*ahead]));
      const bool asks = category != Category::haggling;
      QCOMPARE(bar.needs, asks ? minimumOf(state, category).value_or(0) : 0);
    }
  });
}

void tst_PyramidionDisplay::endSaysWhoWins_END6() {
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const TableSession session(game.record, std::make_shared<const Edition>(*game.edition));
    const DisplayContent content = displayed(session);
    const std::vector<Player> order = ranking(session.game(), session.shown());
    QCOMPARE(content.turn.name, session.names().shown[order.front()]);
    QCOMPARE(content.lanes.front().points, int(session.shown().of(order.front()).points));
    QCOMPARE(content.lanes.front().place, 1);
    ui::DisplayWindow window;
    window.resize(800, 600);
    window.show(content);
    QVERIFY(!window.grab().isNull());
  }
}

NILOMETER_TEST(tst_PyramidionDisplay)
#include "tst_pyramidion_display.moc"
