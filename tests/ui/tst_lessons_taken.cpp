// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/lesson_window.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/pages/tutorial/lesson_list.h"
#include "ui/pages/tutorial/lesson_panel_parts.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

using Kind = ui::LessonText::Kind;
using Tone = ui::LessonFeedback::Tone;

/// The page the lessons are taken on, and what happens on it.
class tst_lessons_taken : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void tableCanBeInAnyPhase_data();
  void tableCanBeInAnyPhase();
  void refusedBuildingIsTold();
  void whatIsSaidToAWrongAnswerIsSeenInASmallWindow();
  void lessonGoesOnWhereItWasLeft();
  void finishedLessonStaysDone();
  void enterAndDigitsAreEnough();
  void undoByHandBreaksNothing();
  void rightButtonOffersOnlyWhatALessonHas();
  void whatComesLaterIsTakenBack();
  void languageChangesInTheMiddle();
};

void tst_lessons_taken::tableCanBeInAnyPhase_data() {
  QTest::addColumn<int>("phase");
  for (int phase = 1; phase <= static_cast<int>(egizia::Phase::final); ++phase) {
    QTest::newRow(egizia::phaseNames[static_cast<std::size_t>(phase)].data()) << phase;
  }
}

void tst_lessons_taken::tableCanBeInAnyPhase() {
  QFETCH(int, phase);
  // A lesson made for this test: whatever the phase offers first is right, then the other plays.
  ui::LessonPosition table(lessonEditionOrStop());
  table.layOut();
  for (const egizia::Player who : {egizia::Player{0}, egizia::Player{1}}) {
    table.sphinxCards(who, 0);
    table.ship(who, table.siteStop(egizia::Site::obelisk), static_cast<std::uint8_t>(who + 1));
  }
  const bool last = phase == static_cast<int>(egizia::Phase::final);
  table.advanceTo(last ? 5 : 1, static_cast<egizia::Phase>(phase));
  const auto offered = [](const ui::LessonPosition& at) {
    egizia::Options options;
    egizia::listOptions(at.game(), at.state(), options);
    return options.entries.front();
  };
  QVERIFY(table.isSound());
  ui::Lesson lesson;
  lesson.id = lesson.title = u"phase"_s;
  ui::LessonStep& act = lesson.act(u"Do it (END-4)."_s);
  act.position = table;
  act.solve = offered(table);
  act.check = [](const ui::LessonAttempt&) { return ui::LessonVerdict::yes(u"(END-4)"_s); };
  act.then = {offered(lesson.tableNow())};
  lesson.read(u"That was all."_s);
  QVERIFY(lesson.tableNow().isSound());
  ui::LessonView view(takenAlone(lesson), 0, false);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  const std::size_t before = view.run().session().entries();
  solve(view);
  QCOMPARE(view.panel().feedback().tone, Tone::right);
  press(*view.panel().nextButton());
  QCOMPARE(view.run().index(), 1);
  QCOMPARE(view.run().session().entries(), before + 2);
}

void tst_lessons_taken::refusedBuildingIsTold() {
  ui::LessonPosition table(lessonEditionOrStop());
  table.layOut().ship(0, table.siteStop(egizia::Site::obelisk), 1);
  table.advanceTo(1, egizia::Phase::build);
  QVERIFY(table.isSound());
  ui::Lesson lesson;
  lesson.id = lesson.title = u"build"_s;
  ui::LessonStep& act = lesson.act(u"Build (BUILD-5)."_s);
  act.position = table;
  act.check = [](const ui::LessonAttempt& attempt) {
    const bool high = attempt.refused() && attempt.as<egizia::Build>() != nullptr;
    return ui::LessonVerdict::no(high ? u"Too high (OBELISK-1)."_s : QString());
  };
  // The top of the obelisk on an empty site: not offered, but somebody may press it.
  egizia::Build top;
  top.player = 0;
  top.site = egizia::Site::obelisk;
  const int cells = table.edition()->plan(egizia::Building::obelisk).count;
  top.spaces[static_cast<std::size_t>(egizia::Building::obelisk)] = egizia::spaceBit(cells - 1);
  act.fails = {top};
  ui::LessonView view(takenAlone(lesson), 0, false);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  failStep(view);
  if (QTest::currentTestFailed()) return;
  QCOMPARE(view.panel().feedback().tone, Tone::none);
  // More stones than there are: the strip says how many are short.
  enterInto(view, top);
  const ui::Draft& draft = tableOf(view).draft();
  QVERIFY(draft.bill() && draft.bill()->stonesLeft < 0);
  const QString& title = view.table().strip().content().title;
  QVERIFY2(title.contains(text::number(-draft.bill()->stonesLeft)), qPrintable(title));
}

void tst_lessons_taken::whatIsSaidToAWrongAnswerIsSeenInASmallWindow() {
  Learning at;
  at.resize({800, 480});
  QTest::keyClick(&at.page.list(), Qt::Key_Return);
  QVERIFY(at.page.lesson() != nullptr);
  const ui::LessonView& lesson = *at.page.lesson();
  int step = 0;
  while (stepOf(lesson).kind != ui::LessonStep::Kind::ask) QVERIFY(goTo(lesson, ++step));
  const int wrong = stepOf(lesson).rightAnswer() == 0 ? 1 : 0;
  press(*lesson.panel().answerButton(wrong));
  const auto* box = lesson.panel().findChild<ui::LessonFeedbackBox*>();
  QVERIFY(box != nullptr);
  const auto seen = [&] { return box->visibleRegion().boundingRect().height(); };
  QTRY_VERIFY(seen() > box->fontMetrics().height());
}

void tst_lessons_taken::lessonGoesOnWhereItWasLeft() {
  const QTemporaryDir home;
  const QString id = lessonCalled(u"downstream"_s).id;
  std::size_t entries = 0;
  {
    Learning learning(home);
    learning.page.take(id);
    const ui::LessonView& lesson = *learning.page.lesson();
    QVERIFY(goTo(lesson, 3));
    entries = lesson.run().session().entries();
    press(*lesson.panel().leaveButton());
    QVERIFY(learning.page.lesson() == nullptr);
  }
  // Another start of the program.
  Learning learning(home);
  QCOMPARE(learning.preferences.lessonProgress(id).step, 3);
  press(*learning.page.list().startButton(1));
  QVERIFY(learning.page.lesson() != nullptr);
  QCOMPARE(learning.page.lesson()->run().index(), 3);
  QCOMPARE(learning.page.lesson()->run().session().entries(), entries);
  press(*learning.page.lesson()->panel().backButton());
  QCOMPARE(learning.page.lesson()->run().index(), 2);
  QTest::keyClick(&learning.page.lesson()->table(), Qt::Key_Escape);
  QVERIFY(learning.page.lesson() == nullptr);
  press(*learning.page.list().againButton(1));
  QCOMPARE(learning.page.lesson()->run().index(), 0);
}

void tst_lessons_taken::finishedLessonStaysDone() {
  Learning learning;
  const ui::LessonList& list = learning.page.list();
  const QString fresh = list.state(0);
  press(*list.startButton(0));
  const auto steps = learning.page.lesson()->run().lesson().steps;
  QVERIFY(goTo(*learning.page.lesson(), steps - 1));
  solve(*learning.page.lesson());
  press(*learning.page.lesson()->panel().nextButton());
  const QString done = list.state(0);
  QVERIFY(done != fresh);
  // Taken once more and left, it is still done.
  press(*list.startButton(0));
  QVERIFY(goTo(*learning.page.lesson(), 1));
  learning.page.start();
  const QString id = ui::EgiziaLessons{lessonEditionOrStop()}.all().front().id;
  QVERIFY(learning.preferences.lessonProgress(id).done);
  QCOMPARE(learning.preferences.lessonProgress(id).step, 1);
}

void tst_lessons_taken::enterAndDigitsAreEnough() {
  Learning learning;
  QTest::keyClick(&learning.page.list(), Qt::Key_Return);
  QVERIFY(learning.page.lesson() != nullptr);
  const ui::LessonView& lesson = *learning.page.lesson();
  const ui::LessonRun& run = lesson.run();
  const int steps = run.lesson().steps;
  for (int i = 0; i < steps; ++i) {
    QCOMPARE(run.index(), i);
    if (run.step().kind == Kind::ask) {
      QTest::keyClick(&lesson.table(), static_cast<Qt::Key>(Qt::Key_1 + run.step().rightAnswer()));
    } else if (run.step().kind == Kind::act) {
      ui::Scribe::Hands hands{[](QAbstractButton&) {},
                              [&](const QString& key) {
                                if (key == u"Enter"_s) {
                                  QTest::keyClick(&lesson.table(), Qt::Key_Return);
                                } else {
                                  QTest::keyClicks(&lesson.table(), key.toLower());
                                }
                              }};
      ui::Scribe scribe(tableOf(lesson), taken(lesson).session(), ui::Scribe::By::keyboard, hands);
      egizia::RecordedEntry recorded;
      recorded.entry = *stepOf(lesson).solve;
      QVERIFY(scribe.enter(recorded));
    }
    QVERIFY(run.isSolved());
    QTest::keyClick(&lesson.table(), Qt::Key_Return);
  }
  QVERIFY(learning.page.lesson() == nullptr);
}

void tst_lessons_taken::undoByHandBreaksNothing() {
  Learning learning;
  learning.page.take(u"downstream"_s);
  const ui::LessonView& lesson = *learning.page.lesson();
  QVERIFY(goTo(lesson, 2));
  const ui::LessonRun& run = lesson.run();
  const auto entries = taken(lesson).session().record().entries;
  for (int i = 0; i < 2; ++i) run.session().undo();
  QTRY_COMPARE(taken(lesson).session().record().entries, entries);
  solve(lesson);
  QVERIFY(run.isSolved());
  run.session().undo();
  QTRY_COMPARE(run.session().entries(), entries.size() + 1);
  press(*lesson.panel().nextButton());
  QCOMPARE(run.index(), 3);
}

void tst_lessons_taken::rightButtonOffersOnlyWhatALessonHas() {
  Learning learning;
  learning.page.take(u"downstream"_s);
  QWidget& card = *tableOf(*learning.page.lesson()).players().card(0);
  const QPoint at = card.rect().center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, card.mapToGlobal(at));
  QApplication::sendEvent(&card, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu != nullptr);
  // "Why?" alone: nobody would hear of a level of prompts.
  QVERIFY(menu->actions().front()->isSeparator()); // what it is about
  QCOMPARE(menu->actions().size(), 2);
  menu->close();
}

void tst_lessons_taken::whatComesLaterIsTakenBack() {
  Learning learning;
  learning.page.take(u"downstream"_s);
  const ui::LessonView& lesson = *learning.page.lesson();
  const ui::LessonRun& run = lesson.run();
  QCOMPARE(run.step().kind, Kind::read);
  const std::size_t entries = run.session().entries();
  enterInto(lesson, *taken(lesson).step(2).solve);
  QCOMPARE(run.session().entries(), entries + 1);
  QCOMPARE(lesson.panel().feedback().tone, Tone::wrong);
  QTRY_COMPARE(run.session().entries(), entries);
  QVERIFY(lesson.panel().nextButton()->isEnabled());
}

void tst_lessons_taken::languageChangesInTheMiddle() {
  Learning learning;
  learning.page.take(u"downstream"_s);
  const ui::LessonView& lesson = *learning.page.lesson();
  QVERIFY(goTo(lesson, 1));
  press(*lesson.panel().answerButton(0));
  const QString why = lesson.panel().feedback().text;
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(lesson.panel().feedback().text != why);
  QCOMPARE(lesson.panel().feedback().tone, Tone::wrong);
  QCOMPARE(lesson.panel().feedback().text, lesson.run().step().answers[0].verdict.why);
  QCOMPARE(lesson.run().index(), 1);
}

NILOMETER_TEST(tst_lessons_taken)
#include "tst_lessons_taken.moc"
