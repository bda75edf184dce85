// SPDX-License-Identifier: GPL-3.0-or-later
// The table view of Pyramidion after every entry of the recorded games.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"
#include "tests/ui/painted_texts.h"

#include "engine/pyramidion/resolve.h"
#include "ui/base/style/theme.h"
#include "ui/pyramidion/spectator/pyramidion_display.h"
#include "ui/table/spectator/display_window.h"
#include "ui/text/language.h"

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
  return ui::completed(pyramidion::displayOf(session), session, phases, {});
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
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void whoActsIsSaid_data() { pyramidionGameRows(); }
  void whoActsIsSaid();
  void nothingHiddenIsShown_SEE2_data() { pyramidionGameRows(); }
  void nothingHiddenIsShown_SEE2();
  void sumsAreThoseOfTheSite_RESOLVE3_data() { pyramidionGameRows(); }
  void sumsAreThoseOfTheSite_RESOLVE3();
  void stonesLieInTheOrderOfLoading_LOAD1_data() { pyramidionGameRows(); }
  void stonesLieInTheOrderOfLoading_LOAD1();
  void boatsKeepTheirPlaceUntilTheRowIsFilledUp_LOAD1_data() { pyramidionGameRows(); }
  void boatsKeepTheirPlaceUntilTheRowIsFilledUp_LOAD1();
  void nothingOfTheEntryBeingMadeIsShown();
  void everythingIsWholeAndLargeEnough_data();
  void everythingIsWholeAndLargeEnough();
  void boatsFillTheWater();
  void endSaysWhoWins_END6();
};

void tst_PyramidionDisplay::whoActsIsSaid() {
  QFETCH(const PlayedPyramidion*, game);
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
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
    std::size_t boats = 0;
    for (const ui::DisplayShore::Boat& boat : content.shore.boats) {
      boats += std::size_t{boat.needs.empty() ? 0U : 1U};
    }
    QCOMPARE(boats, state.row.size() + (state.reserved ? 1 : 0));
  });
}

void tst_PyramidionDisplay::sumsAreThoseOfTheSite_RESOLVE3() {
  QFETCH(const PlayedPyramidion*, game);
  afterEveryEntry(*game, [](const TableSession& session, const DisplayContent& content) {
    const State& state = session.shown();
    const ui::DisplayTable& table = content.table;
    QCOMPARE(table.lines.empty(), table.heading.isEmpty());
    if (state.phase != Phase::play || session.game().byTotals()) return;
    QCOMPARE(table.lines.size(), std::size_t{state.players});
    // The revolt comes first.
    QCOMPARE(table.heads.size(), std::size_t{1 + categoryCount});
    for (const Category category : allCategories) {
      const std::size_t column = 1 + at(category);
      const Totals totals = totalsOf(session.game(), state, category);
      const auto ahead = aloneInFront(totals, session.game().options.zeroWins);
      for (Player player = 0; player < state.players; ++player) {
        const ui::SumLook& sum = table.lines[player].sums[column];
        QCOMPARE(sum.text, totals[player] ? QString::number(*totals[player]) : u"–"_s);
        QCOMPARE(sum.leads.has_value(), ahead == player);
      }
      if (category == Category::haggling) {
        QVERIFY(table.heads[column].text.isEmpty());
      } else {
        const auto least = minimumOf(state, category);
        QCOMPARE(table.heads[column].text,
                 u"≥"_s + (least ? QString::number(*least + raisedNow(state)) : u"?"_s));
      }
    }
  });
}

void tst_PyramidionDisplay::stonesLieInTheOrderOfLoading_LOAD1() {
  QFETCH(const PlayedPyramidion*, game);
  std::vector<ui::PlayerColour> before;
  afterEveryEntry(*game, [&](const TableSession& session, const DisplayContent& content) {
    if (session.shown().phase == Phase::over) return;
    const std::vector<ui::PlayerColour>& stones = content.shore.stones;
    QVERIFY(std::equal(before.begin(), before.end(), stones.begin(), stones.end()) ||
            (stones.size() == before.size() + 1 &&
             std::equal(before.begin(), before.end(), stones.begin())));
    before = stones;
  });
}

void tst_PyramidionDisplay::boatsKeepTheirPlaceUntilTheRowIsFilledUp_LOAD1() {
  QFETCH(const PlayedPyramidion*, game);
  DisplayContent before;
  Phase was = Phase::setup;
  afterEveryEntry(*game, [&](const TableSession& session, const DisplayContent& content) {
    const Phase phase = session.shown().phase;
    const auto row = [](const DisplayContent& shown) {
      return std::vector(shown.shore.boats.begin(), shown.shore.boats.begin() + boatsInRow);
    };
    if (was == Phase::load && phase == Phase::load) {
      const auto now = row(content);
      const auto then = row(before);
      for (std::size_t i = 0; i < now.size(); ++i) {
        QVERIFY(now[i] == then[i] || now[i].needs.empty());
      }
    }
    before = content;
    was = phase;
  });
}

void tst_PyramidionDisplay::nothingOfTheEntryBeingMadeIsShown() {
  const PlayedPyramidion& game = *pyramidionGames().begin();
  afterEveryEntry(game, [](const TableSession&, const DisplayContent& content) {
    for (const ui::DisplayTable::Line& line : content.table.lines) {
      for (const ui::SumLook& sum : line.sums) QVERIFY(!sum.entering && !sum.isField);
    }
  });
}

void tst_PyramidionDisplay::everythingIsWholeAndLargeEnough_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<ui::Appearance>("appearance");
  for (const QSize size : {QSize(1920, 1080), QSize(1280, 1024), QSize(1280, 720)}) {
    for (const auto look : {ui::Appearance::light, ui::Appearance::dark}) {
      QTest::addRow("%dx%d-%d", size.width(), size.height(), static_cast<int>(look))
          << size << look;
    }
  }
}

/// From three metres: capitals are three hundredths of the height. Nothing is cut, nothing lies
/// over anything else.
void tst_PyramidionDisplay::everythingIsWholeAndLargeEnough() {
  QFETCH(const QSize, size);
  QFETCH(const ui::Appearance, appearance);
  ui::DisplayWindow window;
  window.setAppearance(appearance);
  window.resize(size);
  int tables = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    int shown = 0;
    afterEveryEntry(game, [&](const TableSession&, const DisplayContent& content) {
      if (++shown % 7 != 0) return;
      window.show(content);
      test::PaintedTexts page(size);
      if (window.paintOn(page, window.rect()) != ui::MovesCover::nothing) return;
      tables += content.table.lines.empty() ? 0 : 1;
      const QRectF all(QPointF(0, 0), QSizeF(size));
      const qreal least = 0.0292 * std::min<qreal>(size.height(), 1080.0 / 1350 * size.width());
      const auto& texts = page.texts();
      for (std::size_t i = 0; i < texts.size(); ++i) {
        QVERIFY2(all.contains(texts[i].ink), qPrintable(texts[i].text));
        QVERIFY2(texts[i].place.height() >= least, qPrintable(texts[i].text));
        for (std::size_t j = 0; j < i; ++j) {
          const QRectF both = texts[i].ink & texts[j].ink;
          QVERIFY2(both.width() <= 1 || both.height() <= 1,
                   qPrintable(texts[i].text + u" over "_s + texts[j].text));
        }
      }
    });
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(tables > 0);
}

/// Of the height of the Nile at most a third is nothing but water.
void tst_PyramidionDisplay::boatsFillTheWater() {
  ui::DisplayWindow window;
  window.setAppearance(ui::Appearance::light);
  window.resize(1920, 1080);
  const QRgb water = ui::lightTheme().water.rgb();
  int seen = 0;
  afterEveryEntry(pyramidionGames().front(), [&](const TableSession&,
                                                 const DisplayContent& content) {
    const auto hasCargo = [](const ui::DisplayShore::Boat& boat) { return boat.needs.size() > 1; };
    if (seen > 0 || !std::ranges::all_of(content.shore.boats, hasCargo)) return;
    if (content.shore.boats.empty()) return;
    window.show(content);
    QImage page(window.size(), QImage::Format_RGB32);
    if (window.paintOn(page, window.rect()) != ui::MovesCover::nothing) return;
    ++seen;
    int nile = 0;
    int empty = 0;
    for (int y = 0; y < page.height(); ++y) {
      if (page.pixel(2, y) != water) continue;
      ++nile;
      int x = 2;
      while (x < 1400 && page.pixel(x, y) == water) ++x;
      empty += x == 1400 ? 1 : 0;
    }
    QVERIFY(nile > 0);
    QVERIFY2(3 * empty < nile, qPrintable(u"%1 of %2"_s.arg(empty).arg(nile)));
  });
  QCOMPARE(seen, 1);
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
