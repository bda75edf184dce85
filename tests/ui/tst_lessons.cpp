// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/lesson_window.h"
#include "ui/egizia/lessons/lesson_marks.h"
#include "ui/egizia/players/player_card.h"
#include "ui/egizia/players/players_view.h"
#include "ui/egizia/words/rule_link.h"
#include "ui/games/preferences.h"
#include "ui/learn/lesson_list.h"
#include "ui/strip/chip.h"
#include "ui/strip/strip_view.h"
#include "ui/words/phrase.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

using Kind = ui::LessonStep::Kind;
using Tone = ui::LessonFeedback::Tone;

namespace {

/// The page of the lessons in a window; the same directory is the same person.
struct Learning {
  explicit Learning(const QTemporaryDir& home)
      : settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat), preferences(settings),
        page(preferences, lessonEditionOrStop(), nullptr) {
    page.resize(1280, 720);
    page.show();
    if (!QTest::qWaitForWindowExposed(&page)) qFatal("the window is not shown");
    page.start();
  }

  void resize(const QSize& size) {
    page.resize(size);
    QCoreApplication::processEvents();
  }

  QSettings settings;
  ui::Preferences preferences;
  ui::LessonsPage page;
};

/// A row for every lesson; the tests below take each of them.
void everyLesson() {
  QTest::addColumn<QString>("id");
  for (const ui::Lesson& lesson : ui::allLessons(lessonEditionOrStop())) {
    QTest::newRow(qPrintable(lesson.id)) << lesson.id;
  }
}

ui::Lesson lessonCalled(const QString& id) {
  const auto all = ui::allLessons(lessonEditionOrStop());
  return *std::ranges::find(all, id, &ui::Lesson::id);
}

bool endsWithRule(const QString& text) {
  static const QRegularExpression number(QStringLiteral("\\(([A-Z0-9-]+)[^()]*\\)\\.?$"));
  const auto match = number.match(text);
  return match.hasMatch() && egizia::findRule(match.captured(1).toStdString()).has_value();
}

/// Every text of a lesson, for comparing languages.
QStringList textsOf(const ui::Lesson& lesson) {
  QStringList texts{lesson.title, lesson.summary};
  for (const ui::LessonStep& step : lesson.steps) {
    texts << step.text;
    if (step.kind != Kind::read) texts << step.hint;
    for (const ui::LessonAnswer& answer : step.answers) texts << answer.verdict.why;
  }
  return texts;
}

/// The step is failed in every way it knows, and told why each time.
void failStep(const ui::LessonView& lesson) {
  const ui::LessonRun& run = lesson.run();
  const ui::LessonStep& step = run.step();
  const ui::LessonPanel& panel = lesson.panel();
  const std::size_t entries = run.session().record().entries.size();
  for (const egizia::Entry& fail : step.fails) {
    enterInto(lesson, fail);
    QVERIFY2(panel.feedback().tone == Tone::wrong, qPrintable(step.text));
    QVERIFY(!panel.feedback().text.isEmpty());
    QVERIFY(!panel.nextButton()->isEnabled());
    // Wrong ones are taken back, refused ones were never there.
    QTRY_COMPARE(run.session().record().entries.size(), entries);
    if (lesson.table().strip().content().canGoBack) press(*lesson.table().strip().backButton());
  }
  for (int answer = 0; answer < static_cast<int>(step.answers.size()); ++answer) {
    if (answer == step.rightAnswer()) continue;
    press(*panel.answerButton(answer));
    QCOMPARE(panel.feedback().tone, Tone::wrong);
    QCOMPARE(panel.feedback().text, step.answers[static_cast<std::size_t>(answer)].verdict.why);
    QVERIFY(!panel.nextButton()->isEnabled());
  }
}

} // namespace

/// Lessons as such, every lesson there is, and the page they are on.
class tst_lessons : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(words::useLanguage(u"en")); }
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void lessonIsWellMade_data() { everyLesson(); }
  void lessonIsWellMade();
  void everyStepIsFailedToldWhyAndSolved_data() { everyLesson(); }
  void everyStepIsFailedToldWhyAndSolved();
  void solutionIsShownOnDemand_data() { everyLesson(); }
  void solutionIsShownOnDemand();
  void everyTextIsThereInGerman_data() { everyLesson(); }
  void everyTextIsThereInGerman();
  void nothingIsClipped_data() { languagesAndSizes({100, 150}); }
  void nothingIsClipped();
  void ringsLieAroundWhatIsMeant_data() { everyLesson(); }
  void ringsLieAroundWhatIsMeant();
  void tableCanBeInAnyPhase_data();
  void tableCanBeInAnyPhase();
  void refusedBuildingIsTold();
  void lessonGoesOnWhereItWasLeft();
  void finishedLessonStaysDone();
  void enterAndDigitsAreEnough();
  void undoByHandBreaksNothing();
  void rightButtonOffersOnlyWhatALessonHas();
  void whatComesLaterIsTakenBack();
  void languageChangesInTheMiddle();
};

void tst_lessons::lessonIsWellMade() {
  QFETCH(QString, id);
  const ui::Lesson lesson = lessonCalled(id);
  QVERIFY(!lesson.title.isEmpty() && !lesson.summary.isEmpty());
  QVERIFY(lesson.minutes > 0);
  QVERIFY(lesson.steps.size() > 2 && lesson.steps.front().position);
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const ui::LessonStep& step = lesson.steps[i];
    QVERIFY2(lesson.tableAt(i).isSound(), qPrintable(step.text));
    if (step.kind == Kind::act) {
      QVERIFY2(step.solve && step.check && !step.fails.empty(), qPrintable(step.text));
    } else {
      QVERIFY2(!step.solve && step.fails.empty(), qPrintable(step.text));
    }
    if (step.kind == Kind::read) continue;
    QVERIFY2(!step.hint.isEmpty(), qPrintable(step.text));
    if (step.kind != Kind::ask) continue;
    QVERIFY2(step.answers.size() >= 2 && step.answers.size() <= 4, qPrintable(step.text));
    std::set<QString> different;
    int right = 0;
    for (const ui::LessonAnswer& answer : step.answers) {
      different.insert(answer.text);
      right += answer.verdict.right ? 1 : 0;
      QVERIFY2(endsWithRule(answer.verdict.why), qPrintable(answer.verdict.why));
    }
    QCOMPARE(right, 1);
    QCOMPARE(different.size(), step.answers.size());
  }
  QVERIFY(lesson.tableNow().isSound());
}

void tst_lessons::everyStepIsFailedToldWhyAndSolved() {
  QFETCH(QString, id);
  const QTemporaryDir home;
  Learning learning(home);
  learning.page.take(id);
  const ui::LessonView& lesson = *learning.page.lesson();
  const int steps = static_cast<int>(lesson.run().lesson().steps.size());
  for (int i = 0; i < steps; ++i) {
    QCOMPARE(lesson.run().index(), i);
    failStep(lesson);
    if (QTest::currentTestFailed()) return;
    solve(lesson);
    const bool reads = lesson.run().step().kind == Kind::read;
    QVERIFY2(reads || lesson.panel().feedback().tone == Tone::right,
             qPrintable(lesson.run().step().text + lesson.panel().feedback().text));
    QVERIFY2(reads || endsWithRule(lesson.panel().feedback().text),
             qPrintable(lesson.panel().feedback().text));
    QVERIFY(lesson.panel().nextButton()->isEnabled());
    press(*lesson.panel().nextButton());
  }
  QVERIFY(learning.page.lesson() == nullptr);
  QVERIFY(learning.preferences.lessonProgress(id).done);
}

void tst_lessons::solutionIsShownOnDemand() {
  QFETCH(QString, id);
  const QTemporaryDir home;
  Learning learning(home);
  learning.page.take(id);
  const ui::LessonView& lesson = *learning.page.lesson();
  const int steps = static_cast<int>(lesson.run().lesson().steps.size());
  for (int i = 0; i < steps; ++i) {
    QVERIFY(goTo(lesson, i));
    if (lesson.run().step().kind == Kind::read) continue;
    press(*lesson.panel().hintButton());
    QCOMPARE(lesson.panel().feedback().tone, Tone::hint);
    QCOMPARE(lesson.panel().feedback().text, lesson.run().step().hint);
    press(*lesson.panel().hintButton());
    QCOMPARE(lesson.panel().feedback().tone, Tone::right);
    press(*lesson.panel().nextButton());
  }
}

void tst_lessons::everyTextIsThereInGerman() {
  QFETCH(QString, id);
  const QStringList english = textsOf(lessonCalled(id));
  QVERIFY(words::useLanguage(u"de"));
  const QStringList german = textsOf(lessonCalled(id));
  QCOMPARE(german.size(), english.size());
  for (qsizetype i = 0; i < english.size(); ++i) {
    QVERIFY(!german[i].isEmpty());
    QVERIFY2(german[i] != english[i], qPrintable(english[i]));
  }
}

void tst_lessons::nothingIsClipped() {
  QFETCH(QString, language);
  QFETCH(int, percent);
  const LargeLetters letters(language, percent);
  const QTemporaryDir home;
  Learning learning(home);
  // Larger letters on a window as much larger.
  learning.resize(QSize(1280, 720) * percent / 100);
  for (const ui::Lesson& each : ui::allLessons(lessonEditionOrStop())) {
    learning.page.take(each.id);
    const ui::LessonView& lesson = *learning.page.lesson();
    for (int i = 0; i < static_cast<int>(each.steps.size()); ++i) {
      QVERIFY(goTo(lesson, i));
      QCoreApplication::processEvents();
      QVERIFY2(lesson.panel().textFits(), qPrintable(lesson.run().step().text));
      failStep(lesson);
      solve(lesson);
      QCoreApplication::processEvents();
      QVERIFY2(lesson.panel().textFits(), qPrintable(lesson.panel().feedback().text));
    }
    learning.page.start();
  }
}

void tst_lessons::ringsLieAroundWhatIsMeant() {
  QFETCH(QString, id);
  const QTemporaryDir home;
  Learning learning(home);
  learning.page.take(id);
  const ui::LessonView& lesson = *learning.page.lesson();
  for (int i = 0; i < static_cast<int>(lesson.run().lesson().steps.size()); ++i) {
    QVERIFY(goTo(lesson, i));
    QCoreApplication::processEvents();
    for (const ui::LessonSpot& spot : lesson.run().step().spots) {
      const QRect where = lesson.marks().rectOf(spot);
      QVERIFY2(!where.isEmpty() && lesson.table().rect().contains(where),
               qPrintable(lesson.run().step().text));
    }
  }
}

void tst_lessons::tableCanBeInAnyPhase_data() {
  QTest::addColumn<int>("phase");
  for (int phase = 1; phase <= static_cast<int>(egizia::Phase::final); ++phase) {
    QTest::newRow(egizia::phaseNames[static_cast<std::size_t>(phase)].data()) << phase;
  }
}

void tst_lessons::tableCanBeInAnyPhase() {
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
  ui::LessonView view(lesson, 0, false);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  const std::size_t before = view.run().session().record().entries.size();
  solve(view);
  QCOMPARE(view.panel().feedback().tone, Tone::right);
  press(*view.panel().nextButton());
  QCOMPARE(view.run().index(), 1);
  QCOMPARE(view.run().session().record().entries.size(), before + 2);
}

void tst_lessons::refusedBuildingIsTold() {
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
  ui::LessonView view(lesson, 0, false);
  view.resize(1280, 720);
  view.show();
  QVERIFY(QTest::qWaitForWindowExposed(&view));
  failStep(view);
  if (QTest::currentTestFailed()) return;
  QCOMPARE(view.panel().feedback().tone, Tone::none);
  // More stones than there are: the strip says how many are short.
  enterInto(view, top);
  const ui::Draft& draft = view.table().draft();
  QVERIFY(draft.bill() && draft.bill()->stonesLeft < 0);
  const QString& title = view.table().strip().content().title;
  QVERIFY2(title.contains(words::number(-draft.bill()->stonesLeft)), qPrintable(title));
}

void tst_lessons::lessonGoesOnWhereItWasLeft() {
  const QTemporaryDir home;
  const QString id = lessonCalled(u"downstream"_s).id;
  std::size_t entries = 0;
  {
    Learning learning(home);
    learning.page.take(id);
    const ui::LessonView& lesson = *learning.page.lesson();
    QVERIFY(goTo(lesson, 3));
    entries = lesson.run().session().record().entries.size();
    press(*lesson.panel().leaveButton());
    QVERIFY(learning.page.lesson() == nullptr);
  }
  // Another start of the program.
  Learning learning(home);
  QCOMPARE(learning.preferences.lessonProgress(id).step, 3);
  press(*learning.page.list().startButton(1));
  QVERIFY(learning.page.lesson() != nullptr);
  QCOMPARE(learning.page.lesson()->run().index(), 3);
  QCOMPARE(learning.page.lesson()->run().session().record().entries.size(), entries);
  press(*learning.page.lesson()->panel().backButton());
  QCOMPARE(learning.page.lesson()->run().index(), 2);
  QTest::keyClick(&learning.page.lesson()->table(), Qt::Key_Escape);
  QVERIFY(learning.page.lesson() == nullptr);
  press(*learning.page.list().againButton(1));
  QCOMPARE(learning.page.lesson()->run().index(), 0);
}

void tst_lessons::finishedLessonStaysDone() {
  const QTemporaryDir home;
  Learning learning(home);
  const ui::LessonList& list = learning.page.list();
  const QString fresh = list.state(0);
  press(*list.startButton(0));
  const auto steps = static_cast<int>(learning.page.lesson()->run().lesson().steps.size());
  QVERIFY(goTo(*learning.page.lesson(), steps - 1));
  solve(*learning.page.lesson());
  press(*learning.page.lesson()->panel().nextButton());
  const QString done = list.state(0);
  QVERIFY(done != fresh);
  // Taken once more and left, it is still done.
  press(*list.startButton(0));
  QVERIFY(goTo(*learning.page.lesson(), 1));
  learning.page.start();
  const QString id = ui::allLessons(lessonEditionOrStop()).front().id;
  QVERIFY(learning.preferences.lessonProgress(id).done);
  QCOMPARE(learning.preferences.lessonProgress(id).step, 1);
}

void tst_lessons::enterAndDigitsAreEnough() {
  const QTemporaryDir home;
  Learning learning(home);
  QTest::keyClick(&learning.page.list(), Qt::Key_Return);
  QVERIFY(learning.page.lesson() != nullptr);
  const ui::LessonView& lesson = *learning.page.lesson();
  const ui::LessonRun& run = lesson.run();
  const int steps = static_cast<int>(run.lesson().steps.size());
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
      ui::Scribe scribe(lesson.table(), run.session(), ui::Scribe::By::keyboard, hands);
      egizia::RecordedEntry recorded;
      recorded.entry = *run.step().solve;
      QVERIFY(scribe.enter(recorded));
    }
    QVERIFY(run.isSolved());
    QTest::keyClick(&lesson.table(), Qt::Key_Return);
  }
  QVERIFY(learning.page.lesson() == nullptr);
}

void tst_lessons::undoByHandBreaksNothing() {
  const QTemporaryDir home;
  Learning learning(home);
  learning.page.take(u"downstream"_s);
  const ui::LessonView& lesson = *learning.page.lesson();
  QVERIFY(goTo(lesson, 2));
  const ui::LessonRun& run = lesson.run();
  const auto entries = run.session().record().entries;
  for (int i = 0; i < 2; ++i) run.session().undo();
  QTRY_COMPARE(run.session().record().entries, entries);
  solve(lesson);
  QVERIFY(run.isSolved());
  run.session().undo();
  QTRY_COMPARE(run.session().record().entries.size(), entries.size() + 1);
  press(*lesson.panel().nextButton());
  QCOMPARE(run.index(), 3);
}

void tst_lessons::rightButtonOffersOnlyWhatALessonHas() {
  const QTemporaryDir home;
  Learning learning(home);
  learning.page.take(u"downstream"_s);
  QWidget& card = *learning.page.lesson()->table().players().card(0);
  const QPoint at = card.rect().center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, card.mapToGlobal(at));
  QApplication::sendEvent(&card, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu != nullptr);
  // "Why?" alone: nobody would hear of a level of prompts.
  QCOMPARE(menu->actions().size(), 1);
  menu->close();
}

void tst_lessons::whatComesLaterIsTakenBack() {
  const QTemporaryDir home;
  Learning learning(home);
  learning.page.take(u"downstream"_s);
  const ui::LessonView& lesson = *learning.page.lesson();
  const ui::LessonRun& run = lesson.run();
  QCOMPARE(run.step().kind, Kind::read);
  const std::size_t entries = run.session().record().entries.size();
  enterInto(lesson, *run.lesson().steps[2].solve);
  QCOMPARE(run.session().record().entries.size(), entries + 1);
  QCOMPARE(lesson.panel().feedback().tone, Tone::wrong);
  QTRY_COMPARE(run.session().record().entries.size(), entries);
  QVERIFY(lesson.panel().nextButton()->isEnabled());
}

void tst_lessons::languageChangesInTheMiddle() {
  const QTemporaryDir home;
  Learning learning(home);
  learning.page.take(u"downstream"_s);
  const ui::LessonView& lesson = *learning.page.lesson();
  QVERIFY(goTo(lesson, 1));
  press(*lesson.panel().answerButton(0));
  const QString why = lesson.panel().feedback().text;
  QVERIFY(words::useLanguage(u"de"));
  QTRY_VERIFY(lesson.panel().feedback().text != why);
  QCOMPARE(lesson.panel().feedback().tone, Tone::wrong);
  QCOMPARE(lesson.panel().feedback().text, lesson.run().step().answers[0].verdict.why);
  QCOMPARE(lesson.run().index(), 1);
}

NILOMETER_TEST(tst_lessons)
#include "tst_lessons.moc"
