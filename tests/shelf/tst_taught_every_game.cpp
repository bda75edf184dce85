// SPDX-License-Identifier: GPL-3.0-or-later
// What lessons and set-ups of every game share.
#include "test_program.h"

#include "ui/kind/game_kind.h"
#include "ui/learn/lesson_marks.h"
#include "ui/learn/lesson_panel.h"
#include "ui/learn/lesson_view.h"
#include "ui/shelf/shelf.h"
#include "ui/strip/strip_view.h"
#include "ui/table/game_view.h"
#include "ui/words/language.h"

#include <QTest>

#include <optional>

using namespace nilometer;
using namespace nilometer::test;

using Kind = ui::LessonText::Kind;

namespace {

/// A lesson in a window of the usual size.
struct Taking {
  Taking(const ui::LessonSource& source, const QString& id) : view(source.take(id), 0, false) {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
  }
  ui::LessonRun& run() { return view.run(); }
  void goOn() {
    if (!run().isSolved()) run().help();
    if (!run().isSolved()) run().help();
    QCoreApplication::processEvents();
    run().next();
    QCoreApplication::processEvents();
  }
  /// Where on the table that answer of the step lies; nothing if it does not.
  std::optional<QPoint> placeOf(int answer) {
    constexpr int step = 8;
    for (int y = 0; y < view.table().height(); y += step) {
      for (int x = 0; x < view.table().width(); x += step) {
        if (answerAt({x, y}) == answer) return QPoint(x, y);
      }
    }
    return std::nullopt;
  }
  int answerAt(const QPoint& at) { return run().game().answerAt(run().index(), at); }
  void press(const QPoint& at) {
    QWidget* const part = view.table().childAt(at);
    QTest::mouseClick(part, Qt::LeftButton, {}, part->mapFrom(&view.table(), at));
  }
  std::vector<QRect> rings() { return view.table().findChild<ui::LessonMarks*>()->rects(); }

  ui::LessonView view;
};

/// Every step of every lesson of the game.
template <class Look> void everyStep(const ui::GameKind& kind, Look look) {
  const auto source = kind.lessons();
  QVERIFY(source);
  for (const ui::LessonTitle& title : source->list()) {
    Taking taking(*source, title.id);
    for (int step = 0; step < title.steps; ++step) {
      look(taking);
      if (QTest::currentTestFailed()) return;
      taking.goOn();
    }
  }
}

void everyGame() {
  QTest::addColumn<const ui::GameKind*>("kind");
  for (const ui::GameKind* kind : ui::games()) {
    QTest::newRow(std::string(kind->id).c_str()) << kind;
  }
}

} // namespace

class tst_taught_every_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void answersOnTheTableAreGivenByPressingThem_data() { everyGame(); }
  void answersOnTheTableAreGivenByPressingThem();
  void entriesHaveNoNumbers_data() { everyGame(); }
  void entriesHaveNoNumbers();
};

void tst_taught_every_game::answersOnTheTableAreGivenByPressingThem() {
  QFETCH(const ui::GameKind*, kind);
  int asked = 0;
  everyStep(*kind, [&](Taking& taking) {
    ui::LessonRun& run = taking.run();
    if (run.step().kind != Kind::ask) return;
    const int right = run.step().rightAnswer();
    const auto rightPlace = taking.placeOf(right);
    for (const QRect& ring : taking.rings()) {
      // Around more than an answer it gives nothing away.
      const QRect inside = ring.adjusted(2, 2, -2, -2);
      QVERIFY2(taking.answerAt(inside.topLeft()) < 0 || taking.answerAt(inside.bottomRight()) < 0,
               qPrintable(run.step().text));
    }
    for (int answer = 0; answer < static_cast<int>(run.step().answers.size()); ++answer) {
      const auto place = taking.placeOf(answer);
      if (!place || answer == right) continue;
      taking.press(*place);
      QCOMPARE(run.chosenAnswer(), answer);
      QVERIFY(!run.isSolved());
    }
    if (!rightPlace) return;
    ++asked;
    taking.press(*rightPlace);
    QVERIFY2(run.isSolved(), qPrintable(run.step().text));
    const std::vector<QRect> rings = taking.rings();
    QCOMPARE(rings.size(), std::size_t{1});
    QVERIFY(rings.front().contains(*rightPlace));
  });
  QVERIFY(asked > 0);
}

void tst_taught_every_game::entriesHaveNoNumbers() {
  QFETCH(const ui::GameKind*, kind);
  int moved = 0;
  everyStep(*kind, [&](Taking& taking) {
    if (taking.run().step().kind != Kind::act) return;
    taking.run().help();
    taking.run().help();
    QCoreApplication::processEvents();
    const ui::MoveContent& moves = taking.view.table().strip().content().moves;
    moved += moves.parts.empty() && moves.text.isEmpty() ? 0 : 1;
    QVERIFY2(moves.entry.isEmpty(), qPrintable(moves.entry));
  });
  QVERIFY(moved > 0);
}

NILOMETER_TEST(tst_taught_every_game)
#include "tst_taught_every_game.moc"
