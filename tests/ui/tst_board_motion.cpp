// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/table_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/board/panels.h"
#include "ui/egizia/board/river_view.h"
#include "ui/table/board/moved.h"
#include "ui/table/board/place.h"

#include <QImage>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using ui::Place;

namespace {

/// A table whose next entry places a ship, builds, or moves the ring.
template <class Is> std::size_t entriesBefore(const egizia::GameRecord& game, const Is& is) {
  const auto found = std::ranges::find_if(game.entries, is);
  return static_cast<std::size_t>(found - game.entries.begin());
}

bool isShip(const egizia::RecordedEntry& line) {
  return std::holds_alternative<egizia::PlaceShip>(line.entry);
}

bool isStone(const egizia::RecordedEntry& line) {
  const auto* build = std::get_if<egizia::Build>(&line.entry);
  return build != nullptr &&
         std::ranges::any_of(build->spaces, [](auto spaces) { return spaces != 0; });
}

class Moving {
public:
  explicit Moving(bool (*is)(const egizia::RecordedEntry&))
      : window("revised-4-players",
               entriesBefore(goldenGame("revised-4-players", *goldenEdition()), is)),
        board(window.view.board()), moved(*board.findChild<ui::Moved*>()),
        track(*board.findChild<ui::TrackPanel*>()), river(*board.findChild<ui::RiverView*>()) {}

  bool enterNext() {
    const egizia::RecordedEntry& line = window.golden.entries[window.session.shownEntries()];
    return window.session.enter(line.entry, line.anyway).accepted;
  }
  [[nodiscard]] bool rests() const {
    return !moved.isMoving() && moved.isHidden() && !track.isSliding() && !river.isFading();
  }

  TableWindow window;
  ui::BoardView& board;
  const ui::Moved& moved;
  const ui::TrackPanel& track;
  const ui::RiverView& river;
};

} // namespace

/// What an entry moves is seen on its way; nothing waits for it, and afterwards nothing runs.
class tst_board_motion : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void shipSailsToItsPlace();
  void stonesComeBeforeTheMarkers();
  void keyEndsWhatMoves();
  void nextEntryIsNotHeldUp();
  void withoutMotionAllLiesAtOnce();
  void undoAndThePastJump();
};

void tst_board_motion::shipSailsToItsPlace() {
  Moving at(isShip);
  QVERIFY(at.rests());
  QVERIFY(at.enterNext());
  QVERIFY(at.moved.isMoving() && at.moved.isVisible());
  // Only what it passes is painted again.
  QVERIFY(at.moved.width() < at.board.width() / 2);
  QTRY_VERIFY_WITH_TIMEOUT(at.rests(), 2000);
}

void tst_board_motion::stonesComeBeforeTheMarkers() {
  Moving at(isStone);
  QVERIFY(at.enterNext());
  QVERIFY(at.moved.isMoving() && at.track.isSliding());
  QTRY_VERIFY_WITH_TIMEOUT(!at.moved.isMoving(), 2000);
  QVERIFY(at.track.isSliding()); // one thing at a time
  QTRY_VERIFY_WITH_TIMEOUT(at.rests(), 2000);
}

void tst_board_motion::keyEndsWhatMoves() {
  Moving at(isStone);
  QVERIFY(at.enterNext());
  QVERIFY(!at.rests());
  QTest::keyClick(&at.window.view, Qt::Key_Shift);
  QVERIFY(at.rests());
}

void tst_board_motion::nextEntryIsNotHeldUp() {
  Moving at(isShip);
  const std::size_t before = at.window.session.shownEntries();
  for (int i = 0; i < 5; ++i) QVERIFY(at.enterNext());
  QCOMPARE(at.window.session.shownEntries(), before + 5);
  QTRY_VERIFY_WITH_TIMEOUT(at.rests(), 2000);
  const QImage quick = at.board.grab().toImage();
  at.board.setMotion(false);
  QCOMPARE(at.board.grab().toImage(), quick); // nothing is left out
}

void tst_board_motion::withoutMotionAllLiesAtOnce() {
  Moving at(isStone);
  at.board.setMotion(false);
  for (int i = 0; i < 10; ++i) {
    QVERIFY(at.enterNext());
    QVERIFY(at.rests());
  }
}

void tst_board_motion::undoAndThePastJump() {
  Moving at(isShip);
  QVERIFY(at.enterNext());
  QTRY_VERIFY_WITH_TIMEOUT(at.rests(), 2000);
  at.window.session.undo();
  QVERIFY(!at.moved.isMoving());
}

NILOMETER_TEST(tst_board_motion)
#include "tst_board_motion.moc"
