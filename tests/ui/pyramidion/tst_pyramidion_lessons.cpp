// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/pyramidion/resolve.h"
#include "tests/ui/pyramidion/ends_with_its_rule.h"
#include "tests/words/language_rows.h"
#include "ui/pages/tutorial/lesson_run.h"
#include "ui/pages/tutorial/plain_setup.h"
#include "ui/pyramidion/tutorial/pyramidion_lessons.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::pyramidion;
using namespace nilometer::test;
using pyramidion_test::endsWithItsRule;

using Kind = ui::LessonText::Kind;
using Tone = ui::LessonFeedback::Tone;

namespace {

std::vector<Lesson> allLessons() {
  static const auto edition = Lessons::given();
  if (!edition) qFatal("no printed values for the lessons");
  return Lessons{*edition}.all();
}

Lesson lessonCalled(const QString& id) {
  const auto all = allLessons();
  return *std::ranges::find(all, id, &Lesson::id);
}

/// A row for every lesson; the tests below take each of them.
void everyLesson() {
  QTest::addColumn<QString>("id");
  for (const Lesson& lesson : allLessons()) QTest::newRow(qPrintable(lesson.id)) << lesson.id;
}

/// All that a lesson says, without the answers that are names or numbers.
QStringList saidBy(const Lesson& lesson) {
  QStringList texts{lesson.title, lesson.summary};
  for (const LessonStep& step : lesson.steps) {
    texts << step.text;
    if (step.kind != Kind::read) texts << step.hint;
    for (const ui::LessonAnswer& answer : step.answers) texts << answer.verdict.why;
  }
  return texts;
}

/// What the step says to an entry of the learner's at its table.
ui::LessonVerdict judged(const Lesson& lesson, std::size_t step, const Entry& entry) {
  const LessonTable table = lesson.tableAt(step);
  LessonStep::Attempt attempt;
  attempt.entry = entry;
  attempt.before = attempt.after = table.state();
  attempt.verdict = judge(table.game(), table.state(), entry);
  return lesson.steps[step].check(attempt);
}

State endOf(const char* id) {
  return lessonCalled(QString::fromLatin1(id)).tableNow().state();
}

} // namespace

/// Every lesson of Pyramidion, without a window.
class tst_pyramidion_lessons : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void lessonIsWellMade_data() { everyLesson(); }
  void lessonIsWellMade();
  void everyWrongEntryIsToldWhy_data() { everyLesson(); }
  void everyWrongEntryIsToldWhy();
  void lessonIsTakenToItsEnd_data() { everyLesson(); }
  void lessonIsTakenToItsEnd();
  void everyTextIsThereInGerman_data() { everyLesson(); }
  void everyTextIsThereInGerman();
  void textsFitTheCard_data() { everyLesson(); }
  void textsFitTheCard();
  void answersAreWhatTheRulesDo();
  void setupIsThatOfSoManyPlayers_data() { languageRows(); }
  void setupIsThatOfSoManyPlayers();
};

void tst_pyramidion_lessons::lessonIsWellMade() {
  QFETCH(const QString, id);
  const Lesson lesson = lessonCalled(id);
  QVERIFY(!lesson.title.isEmpty() && !lesson.summary.isEmpty() && lesson.minutes > 0);
  QVERIFY(lesson.steps.front().position && !lesson.steps.front().spots.empty());
  int acts = 0;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const LessonStep& step = lesson.steps[i];
    QVERIFY2(lesson.tableAt(i).isSound(), qPrintable(step.text));
    acts += step.kind == Kind::act ? 1 : 0;
    QCOMPARE(step.kind == Kind::act, step.solve && step.check && !step.fails.empty());
    QVERIFY2(step.kind != Kind::act || !step.spots.empty(), qPrintable(step.text));
    if (step.kind != Kind::read) endsWithItsRule(step.hint);
    if (step.kind != Kind::ask) continue;
    std::set<QString> different;
    for (const ui::LessonAnswer& answer : step.answers) {
      different.insert(answer.text);
      endsWithItsRule(answer.verdict.why);
    }
    QVERIFY(step.rightAnswer() >= 0 && different.size() >= 2);
    QCOMPARE(different.size(), step.answers.size());
  }
  QVERIFY(acts > 0 && lesson.tableNow().isSound());
}

void tst_pyramidion_lessons::everyWrongEntryIsToldWhy() {
  QFETCH(const QString, id);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const Lesson lesson = lessonCalled(id);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
      const LessonStep& step = lesson.steps[i];
      if (step.kind != Kind::act) continue;
      QVERIFY2(judged(lesson, i, *step.solve).right, qPrintable(step.text));
      endsWithItsRule(judged(lesson, i, *step.solve).why);
      for (const Entry& fail : step.fails) {
        const ui::LessonVerdict verdict = judged(lesson, i, fail);
        QVERIFY2(!verdict.right, qPrintable(step.text));
        endsWithItsRule(verdict.why);
      }
    }
  }
}

void tst_pyramidion_lessons::lessonIsTakenToItsEnd() {
  QFETCH(const QString, id);
  const auto source = ui::lessonsFor<Session, Lessons>({});
  QVERIFY(source && source->list().size() >= 6);
  const Lesson lesson = lessonCalled(id);
  ui::LessonRun run(source->take(id), 0);
  bool finished = false;
  connect(&run, &ui::LessonRun::finished, this, [&] { finished = true; });
  for (const LessonStep& step : lesson.steps) {
    QCOMPARE(run.step().text, step.text);
    for (int answer = 0; answer < static_cast<int>(step.answers.size()); ++answer) {
      if (answer == step.rightAnswer()) continue;
      run.answer(answer);
      QCOMPARE(run.feedback().tone, Tone::wrong);
      QVERIFY(!run.isSolved());
    }
    const std::size_t entries = run.session().entries();
    for (const Entry& fail : step.fails) {
      auto& session = dynamic_cast<ui::SessionOf<Rules>&>(run.session());
      if (!session.enter(fail).accepted) continue;
      QCOMPARE(run.feedback().tone, Tone::wrong);
      endsWithItsRule(run.feedback().text);
      QTRY_COMPARE(run.session().entries(), entries); // taken back
    }
    if (step.kind != Kind::read) {
      run.help();
      QCOMPARE(run.feedback().text, step.hint);
      run.help();
      QCOMPARE(run.feedback().tone, Tone::right);
      endsWithItsRule(run.feedback().text);
    }
    QVERIFY(run.isSolved());
    run.next();
    QCoreApplication::processEvents();
  }
  QVERIFY(finished);
}

void tst_pyramidion_lessons::everyTextIsThereInGerman() {
  QFETCH(const QString, id);
  const QStringList english = saidBy(lessonCalled(id));
  QVERIFY(text::useLanguage(u"de"));
  const QStringList german = saidBy(lessonCalled(id));
  QCOMPARE(german.size(), english.size());
  for (qsizetype i = 0; i < english.size(); ++i) {
    QVERIFY2(!german[i].isEmpty() && german[i] != english[i], qPrintable(english[i]));
  }
}

// The card of a lesson stands beside the board, and an answer is one line of it.
void tst_pyramidion_lessons::textsFitTheCard() {
  QFETCH(const QString, id);
  constexpr qsizetype mostOfStep = 240;
  constexpr qsizetype mostOfAnswer = 40;
  constexpr qsizetype mostOfTitle = 29;
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QVERIFY2(lessonCalled(id).title.size() <= mostOfTitle, qPrintable(lessonCalled(id).title));
    for (const LessonStep& step : lessonCalled(id).steps) {
      QVERIFY2(step.text.size() <= mostOfStep, qPrintable(step.text));
      for (const ui::LessonAnswer& answer : step.answers) {
        QVERIFY2(answer.text.size() <= mostOfAnswer, qPrintable(answer.text));
      }
    }
  }
}

// Each lesson says what becomes of its table.
void tst_pyramidion_lessons::answersAreWhatTheRulesDo() {
  const State site = endOf("pyramidion-site");
  QCOMPARE(site.of(anna).resources, some(1, Resource::camel));
  QCOMPARE(site.on(Site::philae).troop(Troop::torturer), anna);
  QCOMPARE(site.on(Site::philae).troop(Troop::negotiator), ben);

  const Lesson haggling = lessonCalled(QStringLiteral("pyramidion-haggling"));
  LessonTable passed = haggling.tableNow();
  passed.enter(Pass{anna, {}});
  QVERIFY(passed.isSound());
  QCOMPARE(passed.state().of(anna).resources.total(), 3);
  QCOMPARE(passed.state().on(Site::giza).troop(Troop::torturer), noPlayer);

  const State revolt = endOf("pyramidion-revolt");
  QCOMPARE(revolt.of(anna).resources, some(1, Resource::worker));
  QCOMPARE(revolt.on(Site::thebes).troop(Troop::torturer), anna);

  const LessonTable specials = lessonCalled(QStringLiteral("pyramidion-specials")).tableNow();
  const auto& lying = specials.state().lying;
  QCOMPARE(valueOf(specials.game(), specials.state(), lying.front(), Category::influence), 11);
  QVERIFY(!lying[1].lies);

  const State boat = endOf("pyramidion-boat");
  QCOMPARE(boat.of(anna).loaded.size(), std::size_t{2});
  QCOMPARE(boat.round, 2); // LOAD-9: nobody could go on
  const State end = endOf("pyramidion-end");
  QCOMPARE(end.phase, Phase::over);
  QCOMPARE(end.of(anna).points, 10);
}

void tst_pyramidion_lessons::setupIsThatOfSoManyPlayers() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const auto edition = shippedEdition();
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    QStringList rules;
    for (const ui::SetupStep& step : setupSteps(Game{&*edition, {}, players})) {
      endsWithItsRule(step.text);
      QVERIFY(!step.heading.isEmpty());
      rules << step.key;
      if (step.key == u"set-9") QVERIFY(step.text.contains(QString::number(players)));
    }
    rules.sort();
    const QString two = players == 2 ? QStringLiteral(" two-1 two-3 two-5") : QString();
    QCOMPARE(rules.join(u' '),
             QStringLiteral("set-1 set-2 set-3 set-4 set-5 set-6 set-7 set-9") + two);
  }
}

NILOMETER_TEST(tst_pyramidion_lessons)
#include "tst_pyramidion_lessons.moc"
