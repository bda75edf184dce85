// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/hearing.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/lesson_window.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/table/board/place.h"

#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

using Kind = ui::LessonText::Kind;
using Tone = ui::LessonFeedback::Tone;

namespace {

/// A row for every lesson; the tests below take each of them.
void everyLesson() {
  QTest::addColumn<QString>("id");
  for (const ui::Lesson& lesson : ui::EgiziaLessons{lessonEditionOrStop()}.all()) {
    QTest::newRow(qPrintable(lesson.id)) << lesson.id;
  }
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

/// The part of the board beside those that are meant which a ring runs into; empty if none.
QString crossedByRings(ui::LessonMarks& marks) {
  const auto& view = *qobject_cast<const ui::EgiziaView*>(marks.parentWidget());
  const ui::BoardView& board = view.board();
  QImage image(marks.size(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  marks.render(&image, {}, {}, QWidget::RenderFlags());
  for (const auto* panel : board.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (!panel->isVisible() || qobject_cast<const ui::Place*>(panel) != nullptr) continue;
    const QRect place(panel->mapTo(&view, QPoint()), panel->size());
    const auto meant = [&](const QRect& spot) { return spot.intersects(place); };
    if (std::ranges::any_of(marks.rects(), meant)) continue;
    for (int y = place.top(); y <= place.bottom(); ++y) {
      for (int x = place.left(); x <= place.right(); ++x) {
        if (image.valid(x, y) && qAlpha(image.pixel(x, y)) > 0)
          return QString::fromLatin1(panel->metaObject()->className());
      }
    }
  }
  return {};
}

} // namespace

/// Every lesson there is: well made, and taken from its beginning to its end. With usual letters
/// and larger ones in one language each; NILOMETER_FULL=1 in the environment has both in every
/// language.
class tst_lessons : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void lessonIsWellMade_data() { everyLesson(); }
  void lessonIsWellMade();
  void everyStepIsFailedToldWhyAndSolved_data() { everyLesson(); }
  void everyStepIsFailedToldWhyAndSolved();
  void listIsNamedForWhoeverHearsIt();
  void stepsAndVerdictsAreSaid_data() { everyLesson(); }
  void stepsAndVerdictsAreSaid();
  void solutionIsShownOnDemand_data() { everyLesson(); }
  void solutionIsShownOnDemand();
  void everyTextIsThereInGerman_data() { everyLesson(); }
  void everyTextIsThereInGerman();
  void nothingIsClipped_data() { languagesWithSizes({100, 150}); }
  void nothingIsClipped();
  void ringsLieAroundWhatIsMeant_data() { everyLesson(); }
  void ringsLieAroundWhatIsMeant();
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
  Learning learning;
  learning.page.take(id);
  const ui::LessonView& lesson = *learning.page.lesson();
  const int steps = lesson.run().lesson().steps;
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

void tst_lessons::listIsNamedForWhoeverHearsIt() {
  QVERIFY(text::useLanguage(u"en"));
  Learning learning;
  const QWidget* list = QApplication::focusWidget();
  QVERIFY(list != nullptr);
  QCOMPARE(list->accessibleName(), u"Learn the game"_s);
  QVERIFY(!list->accessibleDescription().isEmpty());
}

void tst_lessons::stepsAndVerdictsAreSaid() {
  QFETCH(QString, id);
  Learning learning;
  test::Hearing hearing;
  learning.page.take(id);
  const ui::LessonView& lesson = *learning.page.lesson();
  const auto isHeard = [&](const QString& text) {
    const QString said = hearing.said().join(u' ');
    const bool has = said.contains(QString(text).replace(u'\n', u' '));
    if (!has) qWarning("%s", qPrintable(said));
    return has;
  };
  const int steps = lesson.run().lesson().steps;
  for (int i = 0; i < steps; ++i) {
    QVERIFY2(isHeard(lesson.run().step().text), qPrintable(lesson.run().step().text));
    if (lesson.run().step().kind != Kind::read) {
      failStep(lesson);
      if (QTest::currentTestFailed()) return;
      const bool fails = !stepOf(lesson).fails.empty() || stepOf(lesson).answers.size() > 1;
      QVERIFY(isHeard(u"Not quite."_s) == fails);
      solve(lesson);
      QVERIFY2(isHeard(lesson.panel().feedback().text), qPrintable(lesson.panel().feedback().text));
    }
    press(*lesson.panel().nextButton());
  }
}

void tst_lessons::solutionIsShownOnDemand() {
  QFETCH(QString, id);
  Learning learning;
  learning.page.take(id);
  const ui::LessonView& lesson = *learning.page.lesson();
  const int steps = lesson.run().lesson().steps;
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
  QVERIFY(text::useLanguage(u"de"));
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
  Learning learning;
  // Larger letters on a window as much larger.
  learning.resize(QSize(1280, 720) * percent / 100);
  for (const ui::Lesson& each : ui::EgiziaLessons{lessonEditionOrStop()}.all()) {
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
  Learning learning;
  learning.page.take(id);
  const ui::LessonView& lesson = *learning.page.lesson();
  for (int i = 0; i < lesson.run().lesson().steps; ++i) {
    QVERIFY(goTo(lesson, i));
    QCoreApplication::processEvents();
    auto& marks = *lesson.table().findChild<ui::LessonMarks*>();
    QCOMPARE(marks.rects().size(), stepOf(lesson).spots.size());
    for (const QRect& where : marks.rects()) {
      QVERIFY2(!where.isEmpty() && lesson.table().rect().contains(where),
               qPrintable(lesson.run().step().text));
    }
    const QString crossed = crossedByRings(marks);
    QVERIFY2(crossed.isEmpty(), qPrintable(lesson.run().step().text + crossed));
  }
}

NILOMETER_TEST(tst_lessons)
#include "tst_lessons.moc"
