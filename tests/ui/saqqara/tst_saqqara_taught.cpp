// SPDX-License-Identifier: GPL-3.0-or-later
// What people came across who took the lessons of Saqqara in the window, done as they did it.
#include "engine/saqqara/saqqara_games.h"
#include "test_program.h"

#include "tests/ui/painted_page.h"
#include "ui/base/style/chip.h"
#include "ui/game/interface/game.h"
#include "ui/pages/tutorial/lesson_panel.h"
#include "ui/pages/tutorial/lesson_view.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/saqqara/tutorial/saqqara_lessons.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/game_view.h"
#include "ui/text/language.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace nilometer;

using Kind = ui::LessonText::Kind;

namespace {

/// A lesson in a window, taken by keys.
struct Taking {
  Taking(const ui::LessonSource& source, const QString& id) : view(source.take(id), 0, false) {
    view.resize(1280, 700);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
  }
  /// Nothing is entered, begun or taken back.
  [[nodiscard]] bool ignores(Qt::Key key) const {
    const ui::StripContent before = view.table().strip().content();
    const auto feedback = view.run().feedback();
    QTest::keyClick(&view.table(), key);
    const ui::StripContent& after = view.table().strip().content();
    return after.title == before.title && after.body == before.body &&
           after.canGoBack == before.canGoBack && view.run().feedback() == feedback;
  }
  [[nodiscard]] bool seesEveryAnswer() const {
    const auto answers = static_cast<int>(view.run().step().answers.size());
    for (int i = 0; i < answers; ++i) {
      const ui::Chip* chip = view.panel().answerButton(i);
      if (chip == nullptr || chip->visibleRegion().boundingRect() != chip->rect()) return false;
    }
    return true;
  }

  ui::LessonView view;
};

} // namespace

class tst_saqqara_taught : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void answersAreSeenAndKeysStayWithTheLesson();
  void commentOnAMistakeKeepsTheAnswer_INVEST2();
  void setUpAsksForNothingThatHasNoField_SET6();
  void setUpShowsTheDie_SET2();
};

void tst_saqqara_taught::answersAreSeenAndKeysStayWithTheLesson() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const auto source = ui::saqqaraGame().lessons();
    QVERIFY(source);
    for (const ui::LessonTitle& title : source->list()) {
      Taking taking(*source, title.id);
      ui::LessonRun& run = taking.view.run();
      for (int step = 0; step < title.steps; ++step) {
        QTRY_VERIFY2(taking.seesEveryAnswer(), qPrintable(run.step().text));
        if (run.step().kind == Kind::read) QVERIFY(taking.ignores(Qt::Key_1));
        if (!run.isSolved()) run.help();
        if (!run.isSolved()) run.help();
        QCoreApplication::processEvents();
        QVERIFY2(run.isSolved() && taking.ignores(Qt::Key_3), qPrintable(run.step().text));
        run.next();
        QCoreApplication::processEvents();
      }
    }
  }
}

// Whoever brings too much is told what was asked, not how much would have been right.
void tst_saqqara_taught::commentOnAMistakeKeepsTheAnswer_INVEST2() {
  QVERIFY(text::useLanguage(u"en"));
  const auto source = ui::saqqaraGame().lessons();
  QVERIFY(source);
  constexpr int investing = 2;
  ui::LessonView view(source->take(QStringLiteral("saqqara-thresholds")), investing, false);
  ui::LessonRun& run = view.run();
  auto& session = static_cast<saqqara::Session&>(run.session());
  QVERIFY(session
              .enter(saqqara::Invest{0, saqqara::Warehouse::gold,
                                     saqqara::some(2, saqqara::Good::gold)})
              .accepted);
  QTRY_VERIFY(run.feedback().tone == ui::LessonFeedback::Tone::wrong);
  const QString text = run.feedback().text;
  QVERIFY2(!text.contains(u"1 gold") && text.contains(u"as few"), qPrintable(text));
}

// The pyramids and the start player are entered on the table, not on the page of the set-up.
void tst_saqqara_taught::setUpAsksForNothingThatHasNoField_SET6() {
  QVERIFY(text::useLanguage(u"en"));
  const auto steps = saqqara::setupSteps(saqqara::Game{});
  const QString text = steps.back().text;
  QVERIFY2(text.contains(u"SET-6") && text.contains(u"table"), qPrintable(text));
  QVERIFY2(!text.contains(u" here"), qPrintable(text));
}

void tst_saqqara_taught::setUpShowsTheDie_SET2() {
  QVERIFY(text::useLanguage(u"en"));
  const auto& game = saqqara_test::saqqaraGames().front();
  saqqara::GameRecord record = game.record;
  record.entries.clear();
  saqqara::Session session(record, std::make_shared<const saqqara::Edition>(game.edition));
  const auto source = ui::saqqaraGame().setup(session);
  QWidget window;
  window.resize(900, 560);
  auto& board = *static_cast<saqqara::BoardView*>(source->makePicture(&window));
  board.resize(window.size());
  window.show();
  for (const ui::SetupStep& step : source->steps()) {
    source->show(step);
    const test::PaintedPage page(board);
    for (int field = 0; field < saqqara::fieldCount; ++field) {
      const ui::Place& place = *board.place(placeId(saqqara::BoardPlace::field, field));
      const auto isDie = [&](const test::FillOnGround& fill) {
        return qAbs(fill.place.width() - fill.place.height()) < 0.5 &&
               QRectF(place.geometry()).contains(fill.place);
      };
      const bool isLand = field == saqqara::landField;
      QVERIFY2(std::ranges::any_of(page.fills(), isDie) == isLand, qPrintable(step.key));
      QCOMPARE(place.accessibleName().contains(u"die, year 1"), isLand);
    }
  }
}

NILOMETER_TEST(tst_saqqara_taught)
#include "tst_saqqara_taught.moc"
