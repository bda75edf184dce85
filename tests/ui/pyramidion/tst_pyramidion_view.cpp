// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Pyramidion in the window: what it answers, and what it keeps to itself.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/table/explain/why_guide.h"
#include "ui/text/language.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

struct WindowTable {
  WindowTable(const PlayedPyramidion& game, std::size_t entries)
      : session(beginning(game, entries), std::make_shared<const Edition>(*game.edition)),
        view(session) {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
    view.setFocus();
  }
  static pyramidion::GameRecord beginning(const PlayedPyramidion& game, std::size_t entries) {
    pyramidion::GameRecord record = game.record;
    record.entries.resize(entries);
    return record;
  }

  pyramidion::Session session;
  pyramidion::View view;
};

} // namespace

class tst_PyramidionView : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyPlaceAnswersWhy_data() { pyramidionGameRows(); }
  void everyPlaceAnswersWhy();
  void noPointsOfBoatsAreSeenBeforeTheEnd_SEE2();
};

void tst_PyramidionView::everyPlaceAnswersWhy() {
  QFETCH(const PlayedPyramidion*, game);
  for (std::size_t entries = 1; entries < game->record.entries.size(); entries += 40) {
    WindowTable table(*game, entries);
    for (auto* const place : table.view.board().findChildren<ui::Place*>()) {
      if (!place->isVisible() || !table.view.board().idOf(*place)) continue;
      const auto answer = table.view.why().answer(*place, std::nullopt);
      QVERIFY2(answer && !answer->title.isEmpty(), qPrintable(place->look().name));
    }
    // What is no place has an answer of its own, too.
    BoardView& board = table.view.board();
    const auto titleAt = [&](const QRectF& room) {
      const auto answer = table.view.why().answer(board, board.pixelsOf(room).center());
      return answer ? answer->title : QString();
    };
    const BoardLayout& rooms = board.layOut();
    if (!rooms.supply.isEmpty())
      QCOMPARE(titleAt(rooms.supply), text::pyramidionRuleTitle("SET-4"_rule));
    QCOMPARE(titleAt(rooms.count), text::pyramidionRuleTitle("END-3"_rule));
    if (const State& state = table.session.shown(); state.phase == Phase::play) {
      QCOMPARE(titleAt(rooms.table.head), text::siteName(state.active));
    }
  }
}

void tst_PyramidionView::noPointsOfBoatsAreSeenBeforeTheEnd_SEE2() {
  const PlayedPyramidion& game = pyramidionGames().front();
  const std::size_t all = game.record.entries.size();
  const WindowTable before(game, all - 1);
  for (Player player = 0; player < before.session.players(); ++player) {
    QCOMPARE(before.session.pointsNow(player), 0);
  }
  const WindowTable after(game, all);
  const auto order = ranking(after.session.game(), after.session.shown());
  QVERIFY(after.session.pointsNow(order.front()) > 0);
}

NILOMETER_TEST(tst_PyramidionView)
#include "tst_pyramidion_view.moc"
