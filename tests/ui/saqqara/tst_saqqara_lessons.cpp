// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/saqqara/auction.h"
#include "tests/ui/saqqara/ends_with_rule.h"
#include "ui/pages/tutorial/lesson_run.h"
#include "ui/pages/tutorial/plain_setup.h"
#include "ui/saqqara/tutorial/saqqara_lessons.h"
#include "ui/text/language.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::saqqara;
using namespace nilometer::test;

using Kind = ui::LessonText::Kind;
using Tone = ui::LessonFeedback::Tone;

namespace {

std::vector<Lesson> lessons() {
  static const auto edition = Lessons::given();
  if (!edition) qFatal("no printed values for the lessons");
  return Lessons{*edition}.all();
}

Lesson lessonCalled(const QString& id) {
  const auto all = lessons();
  return *std::ranges::find(all, id, &Lesson::id);
}

/// A row for every lesson; the tests below take each of them.
void everyLesson() {
  QTest::addColumn<QString>("id");
  for (const Lesson& lesson : lessons()) QTest::newRow(qPrintable(lesson.id)) << lesson.id;
}

std::unique_ptr<ui::LessonGame> taken(const QString& id) {
  const auto source = ui::lessonsFor<Session, Lessons>({});
  return source ? source->take(id) : nullptr;
}

/// All that a lesson says, without the answers that are names or numbers.
QStringList textsOf(const Lesson& lesson) {
  QStringList texts{lesson.title, lesson.summary};
  for (const LessonStep& step : lesson.steps) {
    texts << step.text;
    if (step.kind != Kind::read) texts << step.hint;
    for (const ui::LessonAnswer& answer : step.answers) texts << answer.verdict.why;
  }
  return texts;
}

/// What the step says to an entry of the learner's at its table.
ui::LessonVerdict verdictOn(const Lesson& lesson, std::size_t step, const Entry& entry) {
  const LessonTable table = lesson.tableAt(step);
  LessonStep::Attempt attempt;
  attempt.entry = entry;
  attempt.before = attempt.after = table.state();
  attempt.verdict = judge(table.game(), table.state(), entry);
  return lesson.steps[step].check(attempt);
}

/// The table after all steps.
State stateAfter(const QString& id) {
  return lessonCalled(id).tableNow().state();
}

} // namespace

/// Every lesson of Saqqara, without a window.
class tst_saqqara_lessons : public QObject {
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
  void thereAreSixAndTheirIdsStay();
  void answersAreWhatTheRulesDo();
  void setupHasEveryRuleInBothLanguages();
  void setupNamesTheNumberOfPyramids();
};

void tst_saqqara_lessons::lessonIsWellMade() {
  QFETCH(QString, id);
  const Lesson lesson = lessonCalled(id);
  QVERIFY(!lesson.title.isEmpty() && !lesson.summary.isEmpty() && lesson.minutes > 0);
  QVERIFY(lesson.steps.size() > 2 && lesson.steps.front().position);
  QVERIFY(!lesson.steps.front().spots.empty());
  int acts = 0;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const LessonStep& step = lesson.steps[i];
    QVERIFY2(lesson.tableAt(i).isSound(), qPrintable(step.text));
    acts += step.kind == Kind::act ? 1 : 0;
    QCOMPARE(step.kind == Kind::act, step.solve && step.check && !step.fails.empty());
    if (step.kind == Kind::read) continue;
    namesItsRule(step.hint);
    if (step.kind != Kind::ask) continue;
    std::set<QString> different;
    int right = 0;
    for (const ui::LessonAnswer& answer : step.answers) {
      different.insert(answer.text);
      right += answer.verdict.right ? 1 : 0;
      namesItsRule(answer.verdict.why);
    }
    QCOMPARE(right, 1);
    QVERIFY(different.size() >= 2 && different.size() == step.answers.size());
  }
  QVERIFY(acts > 0);
  QVERIFY(lesson.tableNow().isSound());
}

void tst_saqqara_lessons::everyWrongEntryIsToldWhy() {
  QFETCH(QString, id);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const Lesson lesson = lessonCalled(id);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
      const LessonStep& step = lesson.steps[i];
      if (step.kind != Kind::act) continue;
      QVERIFY2(verdictOn(lesson, i, *step.solve).right, qPrintable(step.text));
      namesItsRule(verdictOn(lesson, i, *step.solve).why);
      for (const Entry& fail : step.fails) {
        const ui::LessonVerdict verdict = verdictOn(lesson, i, fail);
        QVERIFY2(!verdict.right, qPrintable(step.text));
        namesItsRule(verdict.why);
      }
    }
  }
}

void tst_saqqara_lessons::lessonIsTakenToItsEnd() {
  QFETCH(QString, id);
  const Lesson lesson = lessonCalled(id);
  ui::LessonRun run(taken(id), 0);
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
      namesItsRule(run.feedback().text);
      // What is wrong is taken back.
      QTRY_COMPARE(run.session().entries(), entries);
    }
    if (step.kind != Kind::read) {
      run.help();
      QCOMPARE(run.feedback().text, step.hint);
      run.help();
      QCOMPARE(run.feedback().tone, Tone::right);
      namesItsRule(run.feedback().text);
    }
    QVERIFY(run.isSolved());
    run.next();
    QCoreApplication::processEvents();
  }
  QVERIFY(finished);
}

void tst_saqqara_lessons::everyTextIsThereInGerman() {
  QFETCH(QString, id);
  const QStringList english = textsOf(lessonCalled(id));
  QVERIFY(text::useLanguage(u"de"));
  const QStringList german = textsOf(lessonCalled(id));
  QCOMPARE(german.size(), english.size());
  for (qsizetype i = 0; i < english.size(); ++i) {
    QVERIFY2(!german[i].isEmpty() && german[i] != english[i], qPrintable(english[i]));
  }
}

void tst_saqqara_lessons::thereAreSixAndTheirIdsStay() {
  QStringList ids;
  for (const Lesson& lesson : lessons()) ids << lesson.id;
  QCOMPARE(ids,
           (QStringList{QStringLiteral("saqqara-thresholds"), QStringLiteral("saqqara-warehouse"),
                        QStringLiteral("saqqara-tie"), QStringLiteral("saqqara-special"),
                        QStringLiteral("saqqara-auction"), QStringLiteral("saqqara-pyramid")}));
}

// Each lesson says what becomes of its table.
void tst_saqqara_lessons::answersAreWhatTheRulesDo() {
  const auto goods = [](int fish, int linen, int wood, int gold) {
    return some(fish, Good::fish) + some(linen, Good::linen) + some(wood, Good::wood) +
           some(gold, Good::gold);
  };
  const State thresholds = stateAfter(QStringLiteral("saqqara-thresholds"));
  QCOMPARE(thresholds.phase, Phase::reveal);
  QVERIFY(thresholds.in(Warehouse::linen).reached && !thresholds.in(Warehouse::wood).reached);

  const State warehouse = stateAfter(QStringLiteral("saqqara-warehouse"));
  QCOMPARE(warehouse.of(cem).goods, goods(2, 0, 0, 3));
  QCOMPARE(warehouse.of(ben).goods, goods(0, 0, 0, 3));
  QCOMPARE(warehouse.in(Warehouse::linen).goods, goods(0, 2, 0, 0));

  const State tie = stateAfter(QStringLiteral("saqqara-tie"));
  QCOMPARE(tie.of(anna).goods, goods(1, 1, 0, 2));
  QCOMPARE(tie.of(ben).goods, goods(1, 1, 0, 4));
  QCOMPARE(tie.of(cem).goods, goods(1, 1, 0, 2));
  QCOMPARE(tie.in(Warehouse::linen).goods, goods(0, 0, 0, 1));

  const State special = stateAfter(QStringLiteral("saqqara-special"));
  QCOMPARE(special.of(anna).goods, goods(0, 2, 2, 4));
  QCOMPARE(special.of(cem).goods, goods(2, 0, 0, 3));

  const State auction = stateAfter(QStringLiteral("saqqara-auction"));
  QCOMPARE(auction.phase, Phase::stall);
  QCOMPARE(cardsWon(auction, anna), 2);
  QCOMPARE(auction.in(Warehouse::linen).goods[Good::gold], 5);
  QCOMPARE(auction.in(Warehouse::fish).goods[Good::gold], 1);

  const State pyramid = stateAfter(QStringLiteral("saqqara-pyramid"));
  QCOMPARE(pyramid.of(anna).levelOf(Pyramid::trade), 2);
  QCOMPARE(pyramid.of(anna).goods, goods(0, 0, 0, 0));
  QCOMPARE(pyramid.round, 2);
}

void tst_saqqara_lessons::setupHasEveryRuleInBothLanguages() {
  const auto edition = shippedEdition();
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QStringList rules;
    const Game game{&*edition, {}, 3};
    for (const ui::SetupStep& step : setupSteps(game)) {
      namesItsRule(step.text);
      QVERIFY(!step.heading.isEmpty());
      rules << step.key;
    }
    rules.sort();
    QCOMPARE(rules.join(u' '), QStringLiteral("set-1 set-2 set-3 set-4 set-5 set-6 set-7"));
  }
}

void tst_saqqara_lessons::setupNamesTheNumberOfPyramids() {
  const auto edition = shippedEdition();
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    const auto steps = setupSteps(Game{&*edition, {}, players});
    const auto pyramids = std::ranges::find(steps, QStringLiteral("set-3"), &ui::SetupStep::key);
    QVERIFY(pyramids->text.contains(QStringLiteral("draw %1.").arg(players)));
    QVERIFY(pyramids->text.contains(QStringLiteral("until %1 lie").arg(players + 2)));
  }
}

NILOMETER_TEST(tst_saqqara_lessons)
#include "tst_saqqara_lessons.moc"
