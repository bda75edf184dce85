// SPDX-License-Identifier: GPL-3.0-or-later
// The table view of Saqqara after every entry of the recorded games.
#include "engine/saqqara/saqqara_games.h"
#include "test_program.h"

#include "ui/saqqara/spectator/saqqara_display.h"
#include "ui/table/spectator/display_window.h"
#include "ui/text/language.h"

#include <QImage>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using ui::DisplayContent;
using ui::DisplayLane;
using ui::DisplayTable;
using Session = ui::SessionOf<Rules>;

namespace {

DisplayContent displayed(const Session& session) {
  ui::PhaseLook phases;
  phases.round = u"Round 1"_s;
  phases.rounds = saqqara::years;
  phases.now = session.shown().year();
  phases.phases = {u"Market"_s, u"Build"_s};
  phases.phase = 0;
  return ui::completed(ui::displayOf(session), session, phases, {});
}

/// Calls `check(session, content)` after each of the first entries of a recorded game.
template <class Check> void afterEveryEntry(const PlayedSaqqara& game, Check check) {
  saqqara::GameRecord record = game.record;
  const auto edition = std::make_shared<const Edition>(game.edition);
  const auto entries = std::exchange(record.entries, {});
  Session session(record, edition);
  for (const RecordedEntry& line : entries) {
    session.enter(line.entry, line.anyway, QString::fromStdString(line.reason));
    check(session, displayed(session));
    if (QTest::currentTestFailed()) return;
  }
}

} // namespace

class tst_SaqqaraDisplay : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void whoActsIsSaid_data() { saqqaraGameRows(); }
  void whoActsIsSaid();
  void nothingHiddenIsShown_data() { saqqaraGameRows(); }
  void nothingHiddenIsShown();
  void barsAreTheWarehouses_data() { saqqaraGameRows(); }
  void barsAreTheWarehouses();
  void whatCountsSoFarGrowsToTheResult_END3_data() { saqqaraGameRows(); }
  void whatCountsSoFarGrowsToTheResult_END3();
  void endSaysWhoWins();
  void isPaintedInEverySize();
};

void tst_SaqqaraDisplay::whoActsIsSaid() {
  QFETCH(const PlayedSaqqara*, game);
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    afterEveryEntry(*game, [](const Session& session, const DisplayContent& content) {
      const State& state = session.shown();
      QVERIFY(!content.turn.does.isEmpty());
      QVERIFY(!content.told.isEmpty());
      const bool isOver = state.phase == Phase::over;
      if (isOver) return;
      QCOMPARE(content.turn.colour.has_value(), state.turn != table::noPlayer);
    });
  }
}

/// Cards in hands and face down, those turned up but not shared out yet, and points that nobody has
/// scored: the table view has the boats, the workers, and what lies open.
void tst_SaqqaraDisplay::nothingHiddenIsShown() {
  QFETCH(const PlayedSaqqara*, game);
  afterEveryEntry(*game, [](const Session& session, const DisplayContent& content) {
    const State& state = session.shown();
    const QStringList texts = ui::textsOf(content);
    for (const int card : {int(beggar), int(trader)}) {
      QVERIFY2(texts.filter(text::influenceCard(card)).isEmpty(), qPrintable(texts.join(u'|')));
    }
    QVERIFY(content.table.rows.empty());
    if (state.phase == Phase::over) return;
    QCOMPARE(content.lanes.size(), std::size_t{state.players});
    for (Player player = 0; player < state.players; ++player) {
      const auto colour = ui::playerColourAt(session.colourOf(player));
      const auto lane = std::ranges::find(content.lanes, colour, &DisplayLane::colour);
      QVERIFY(lane != content.lanes.end());
      QCOMPARE(lane->points, int(state.of(player).boat));
      QCOMPARE(lane->place, 0);
      QCOMPARE(std::ranges::count_if(lane->levels, [](int level) { return level > 0; }),
               std::ptrdiff_t{state.of(player).workersPlaced()});
    }
  });
}

void tst_SaqqaraDisplay::barsAreTheWarehouses() {
  QFETCH(const PlayedSaqqara*, game);
  int thresholds = 0;
  int cards = 0;
  afterEveryEntry(*game, [&](const Session& session, const DisplayContent& content) {
    const State& state = session.shown();
    const auto& bars = content.table.bars;
    QCOMPARE(bars.empty(), content.table.heading.isEmpty());
    for (std::size_t i = 0; i < bars.size(); ++i) {
      const saqqara::WarehouseState& at = state.in(session.edition().warehouses[i]);
      if (at.threshold) {
        ++thresholds;
        QCOMPARE(bars[i].has, at.goods.total());
        QCOMPARE(bars[i].needs, int(*at.threshold));
      } else {
        ++cards;
        QCOMPARE(state.phase, Phase::auction);
        QCOMPARE(bars[i].player.has_value(),
                 at.hut != table::noPlayer || at.cardAt == saqqara::CardAt::won);
      }
    }
  });
  QVERIFY(thresholds > 0);
  QVERIFY(cards > 0);
}

void tst_SaqqaraDisplay::whatCountsSoFarGrowsToTheResult_END3() {
  QFETCH(const PlayedSaqqara*, game);
  std::vector<DisplayLane> before;
  int told = 0;
  afterEveryEntry(*game, [&](const Session& session, const DisplayContent& content) {
    if (session.shown().phase != Phase::over) {
      before = content.lanes;
      return;
    }
    for (const DisplayLane& lane : content.lanes) {
      QVERIFY(lane.soFar.isEmpty());
      const auto was = std::ranges::find(before, lane.colour, &DisplayLane::colour);
      QVERIFY(was != before.end());
      // Whatever nobody had read by then is not in it, and it says so.
      if (was->soFar.endsWith(u" + ?"_s)) {
        QVERIFY(was->soFar.chopped(4).toInt() <= lane.points);
      } else {
        QCOMPARE(was->soFar, QString::number(lane.points));
      }
      ++told;
    }
  });
  QVERIFY(told > 0);
}

void tst_SaqqaraDisplay::endSaysWhoWins() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-4-players");
  const Session session(game.record, std::make_shared<const Edition>(game.edition));
  const DisplayContent content = displayed(session);
  const std::vector<Player> order = ranking(session.game(), session.shown());
  QCOMPARE(content.turn.name, session.names().shown[order.front()]);
  QCOMPARE(content.lanes.front().points, int(session.shown().of(order.front()).points));
  QCOMPARE(content.lanes.front().place, 1);
}

void tst_SaqqaraDisplay::isPaintedInEverySize() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-5-players");
  ui::DisplayWindow window;
  int shown = 0;
  afterEveryEntry(game, [&](const Session& session, const DisplayContent& content) {
    const Phase phase = session.shown().phase;
    if (phase != Phase::auction && phase != Phase::invest) return;
    if (++shown % 40 != 0) return;
    for (const QSize size : {QSize(1920, 1080), QSize(800, 600)}) {
      window.resize(size);
      window.show(content);
      const QImage picture = window.grab().toImage();
      // Something is drawn in the room of the bars: more than one colour.
      QSet<QRgb> colours;
      for (int x = size.width() * 2 / 3; x < size.width(); x += 3) {
        colours.insert(picture.pixel(x, size.height() / 3));
      }
      QVERIFY(colours.size() > 2);
    }
  });
  QVERIFY(shown >= 40);
}

NILOMETER_TEST(tst_SaqqaraDisplay)
#include "tst_saqqara_display.moc"
