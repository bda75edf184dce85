// SPDX-License-Identifier: GPL-3.0-or-later
// The set-up of Pyramidion: its board shows what the steps so far have laid out.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "tests/ui/pyramidion/measured_texts.h"
#include "tests/ui/pyramidion/pyramidion_seen.h"
#include "ui/base/style/unit.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/pyramidion/board/board_painting.h"
#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/pyramidion_game/pyramidion_game.h"
#include "ui/pyramidion/session/pyramidion_session.h"
#include "ui/text/language.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

struct ShownSetup {
  explicit ShownSetup(const pyramidion::GameRecord& record = beginning())
      : session(record, std::make_shared<const Edition>(*pyramidionGames().front().edition)),
        source(ui::pyramidionGame().setup(session)),
        board(static_cast<BoardView*>(source->makePicture(&window))) {
    board->resize(900, 560);
    window.resize(900, 560);
    window.show();
  }
  static pyramidion::GameRecord beginning() {
    pyramidion::GameRecord record = pyramidionGames().front().record;
    record.entries.clear();
    return record;
  }
  void open(const QString& key) {
    for (const ui::SetupStep& step : source->steps()) {
      if (step.key == key) source->show(step);
    }
  }
  [[nodiscard]] bool isSeen(BoardPlace what, int number) const {
    return board->place(placeId(what, number))->isVisibleTo(board);
  }
  /// What is ringed and is to be seen.
  [[nodiscard]] std::vector<QRect> rings() const {
    std::vector<QRect> rects = board->findChild<ui::LessonMarks*>()->rects();
    std::erase_if(rects, [](const QRect& rect) { return rect.isEmpty(); });
    return rects;
  }

  QWidget window;
  pyramidion::Session session;
  std::unique_ptr<ui::SetupSource> source;
  BoardView* board;
};

} // namespace

class tst_pyramidion_setup : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void boardShowsWhatHasBeenLaidOut_SET4_SET7_SET9();
  void stepsRingWhatTheySpeakOf();
  void pileAndMarkersAreSeen_SET3_SET5();
  void namesKeepOffThePileAndTheMarkers_SET3_SET5();
  void nothingIsCutBesideTheText();
  void wordsAskForNothingThatHasNoField_SET6_SET9();
};

void tst_pyramidion_setup::boardShowsWhatHasBeenLaidOut_SET4_SET7_SET9() {
  ShownSetup setup;
  const auto says = [&](const QString& text) {
    return setup.board->accessibleDescription().contains(text);
  };
  setup.open(u"set-1"_s);
  QVERIFY(setup.isSeen(BoardPlace::site, 0) && !setup.isSeen(BoardPlace::boat, 1));
  QVERIFY(!setup.isSeen(BoardPlace::marker, 1) && !says(u"35 camels"_s));
  setup.open(u"set-4"_s);
  QVERIFY(says(u"35 camels"_s) && !setup.isSeen(BoardPlace::boat, 1));
  setup.open(u"set-7"_s);
  for (int boat = 1; boat <= boatsInRow; ++boat) {
    QVERIFY(setup.isSeen(BoardPlace::boat, boat));
    QCOMPARE(setup.board->place(placeId(BoardPlace::boat, boat))->accessibleName(),
             u"Boat %1, face down"_s.arg(boat));
  }
  QVERIFY(!setup.isSeen(BoardPlace::marker, 1));
  setup.open(u"set-9"_s);
  QVERIFY(setup.isSeen(BoardPlace::marker, 1));
  // Steps may be opened in any order.
  setup.open(u"set-3"_s);
  QVERIFY(!setup.isSeen(BoardPlace::marker, 1) && !setup.isSeen(BoardPlace::boat, 1));
  QVERIFY(!says(u"35 camels"_s));
}

void tst_pyramidion_setup::stepsRingWhatTheySpeakOf() {
  ShownSetup setup;
  const BoardLayout& rooms = setup.board->layOut();
  const auto isRinged = [&](const QRectF& room) {
    const auto rings = setup.rings();
    return std::ranges::find(rings, setup.board->pixelsOf(room)) != rings.end();
  };
  setup.open(u"set-1"_s);
  QCOMPARE(setup.rings().size(), std::size_t{siteCount});
  setup.open(u"set-4"_s);
  QVERIFY(isRinged(rooms.supply));
  setup.open(u"set-7"_s);
  QCOMPARE(setup.rings().size(), std::size_t{boatsInRow});
  QVERIFY(isRinged(rooms.boats[1]) && !isRinged(rooms.boats[reservedBoat]));
  setup.open(u"set-9"_s);
  QVERIFY(isRinged(rooms.sites[at(Site::giza)].all));
  for (const ui::SetupStep& step : setup.source->steps()) {
    setup.open(step.key);
    for (const QRect& ring : setup.rings()) QVERIFY(setup.board->rect().contains(ring));
    QVERIFY2(step.key.startsWith(u"two"_s) || !setup.rings().empty(), qPrintable(step.key));
  }
}

void tst_pyramidion_setup::pileAndMarkersAreSeen_SET3_SET5() {
  ShownSetup setup;
  const auto inRing = [&](const QString& key, const QString& before) {
    setup.open(key);
    const QRect inside = setup.rings().front().adjusted(8, 8, -8, -8);
    const QImage with = setup.board->grab(inside).toImage();
    setup.open(before);
    return with != setup.board->grab(inside).toImage();
  };
  QVERIFY(inRing(u"set-3"_s, u"set-1"_s));
  QVERIFY(inRing(u"set-5"_s, u"set-3"_s));
}

void tst_pyramidion_setup::namesKeepOffThePileAndTheMarkers_SET3_SET5() {
  for (const PlayedPyramidion& game : pyramidionGames()) {
    pyramidion::GameRecord record = game.record;
    record.entries.clear();
    nameLong(record);
    ShownSetup setup(record);
    for (const QSize size : {QSize(900, 560), QSize(700, 576), QSize(500, 400)}) {
      setup.window.resize((QSizeF(size) * ui::lookUnit(setup.board->font())).toSize());
      setup.board->resize(setup.window.size());
      for (const ui::SetupStep& step : setup.source->steps()) {
        if (step.key == u"set-1" || step.key == u"set-2") continue; // nothing lies there yet
        setup.open(step.key);
        const auto [pile, discs] = laidRooms(setup.board->layOut());
        test::PaintedTexts page(setup.board->size());
        setup.board->render(&page);
        int names = 0;
        for (const test::PaintedText& text : page.texts()) {
          if (!text.text.contains(u"Wilh"_s)) continue;
          ++names;
          const QRect ink = text.ink.toAlignedRect();
          const bool isOver = ink.intersects(setup.board->pixelsOf(pile)) ||
                              ink.intersects(setup.board->pixelsOf(discs));
          QVERIFY2(!isOver, qPrintable(step.key + u": "_s + text.text));
        }
        QCOMPARE(names, setup.session.game().players);
      }
    }
  }
}

/// As large as it is in a window of 1280×720.
void tst_pyramidion_setup::nothingIsCutBesideTheText() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    ShownSetup setup;
    const qreal u = ui::lookUnit(setup.board->font());
    setup.window.resize((QSizeF(700, 576) * u).toSize());
    setup.board->resize(setup.window.size());
    for (const ui::SetupStep& step : setup.source->steps()) {
      setup.open(step.key);
      const QString cut = cutTexts(test::PaintedPage(*setup.board));
      QVERIFY2(cut.isEmpty(), qPrintable(cut));
    }
  }
}

/// Numbers and cards are entered at the table alone, as the words say.
void tst_pyramidion_setup::wordsAskForNothingThatHasNoField_SET6_SET9() {
  ShownSetup setup;
  for (const ui::SetupStep& step : setup.source->steps()) {
    QVERIFY2(!step.text.contains(u"Enter"_s), qPrintable(step.text));
  }
}

NILOMETER_TEST(tst_pyramidion_setup)
#include "tst_pyramidion_setup.moc"
