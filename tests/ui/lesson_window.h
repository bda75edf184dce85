// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/bits.h"
#include "tests/tools/scribe.h"
#include "tests/ui/home.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/tutorial/lessons.h"
#include "ui/pages/tutorial/lesson_panel.h"
#include "ui/pages/tutorial/lesson_view.h"
#include "ui/pages/tutorial/lessons_page.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>

/// Takes lessons through the window as a person would.
namespace nilometer::test {

inline ui::LessonPosition::EditionPtr lessonEditionOrStop() {
  const auto edition = ui::EgiziaLessons::given();
  if (!edition) qFatal("no printed values for the lessons");
  return *edition;
}

/// The lesson that is being taken, as Egizia knows it.
inline auto& taken(const ui::LessonView& lesson) {
  return dynamic_cast<ui::LessonGameOf<ui::EgiziaSession, ui::LessonStep>&>(lesson.run().game());
}
inline ui::EgiziaView& tableOf(const ui::LessonView& lesson) {
  return static_cast<ui::EgiziaView&>(lesson.table());
}
inline std::unique_ptr<ui::LessonGame> takenAlone(const ui::Lesson& lesson) {
  const ui::AllLessons<ui::Lesson> all = [lesson] { return std::vector{lesson}; };
  return ui::lessonSource(all, ui::taughtTable()).take(lesson.id);
}

/// Its step, with what only Egizia knows of it.
inline const ui::LessonStep& stepOf(const ui::LessonView& lesson) {
  return taken(lesson).step(lesson.run().index());
}

inline ui::Lesson lessonCalled(const QString& id) {
  const auto all = ui::EgiziaLessons{lessonEditionOrStop()}.all();
  return *std::ranges::find(all, id, &ui::Lesson::id);
}

inline void press(QAbstractButton& button) {
  QTest::mouseClick(&button, Qt::LeftButton);
}

/// Presses building spaces that are not offered, as somebody does who does not know better.
inline void pressCells(const ui::EgiziaView& table, const egizia::Build& wanted) {
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<egizia::Building>(i);
    for (const int cell : egizia::Bits(wanted.spaces[i])) {
      const auto& made = table.draft().work().entry;
      const auto* build = made ? std::get_if<egizia::Build>(&*made) : nullptr;
      if (build != nullptr && (build->spaces[i] & egizia::spaceBit(cell)) != 0) continue;
      press(*table.board().place(ui::cellId(building, cell)));
    }
  }
}

/// Makes the learner's entry with the mouse. Whether it was accepted is for the lesson to say.
inline void enterInto(const ui::LessonView& lesson, const egizia::Entry& entry) {
  ui::Scribe::Hands hands{press, [](const QString&) {}};
  ui::Scribe scribe(tableOf(lesson), taken(lesson).session(), ui::Scribe::By::mouse, hands);
  egizia::RecordedEntry recorded;
  recorded.entry = entry;
  if (scribe.enter(recorded)) return;
  if (const auto* build = std::get_if<egizia::Build>(&entry)) pressCells(tableOf(lesson), *build);
}

/// Does what the step wants, right, so that Next is open.
inline void solve(const ui::LessonView& lesson) {
  const ui::LessonStep& step = stepOf(lesson);
  if (step.kind == ui::LessonStep::Kind::act) enterInto(lesson, *step.solve);
  if (step.kind == ui::LessonStep::Kind::ask)
    press(*lesson.panel().answerButton(step.rightAnswer()));
}

/// Solves the steps up to the one with that index.
inline bool goTo(const ui::LessonView& lesson, int step) {
  while (lesson.run().index() < step) {
    const int before = lesson.run().index();
    solve(lesson);
    press(*lesson.panel().nextButton());
    if (lesson.run().index() == before) return false;
  }
  return true;
}

inline ui::LessonSource lessonsOrStop() {
  auto lessons = ui::lessonsFor<ui::EgiziaSession, ui::EgiziaLessons>(ui::taughtTable());
  if (!lessons) qFatal("no printed values for the lessons");
  return std::move(*lessons);
}

/// The page of the lessons in a window; the same directory is the same person.
struct Learning : Home {
  Learning() { appear(); }
  explicit Learning(const QTemporaryDir& home) : Home(home) { appear(); }

  void resize(const QSize& size) {
    page.resize(size);
    QCoreApplication::processEvents();
  }

  ui::LessonsPage page{preferences, lessonsOrStop(), nullptr};

private:
  void appear() {
    page.resize(1280, 720);
    page.show();
    if (!QTest::qWaitForWindowExposed(&page)) qFatal("the window is not shown");
    page.start();
  }
};

/// The step is failed in every way it knows, and told why each time.
inline void failStep(const ui::LessonView& lesson) {
  const ui::LessonStep& step = stepOf(lesson);
  const ui::LessonPanel& panel = lesson.panel();
  const std::size_t entries = lesson.run().session().entries();
  for (const egizia::Entry& fail : step.fails) {
    enterInto(lesson, fail);
    QVERIFY2(panel.feedback().tone == ui::LessonFeedback::Tone::wrong, qPrintable(step.text));
    QVERIFY(!panel.feedback().text.isEmpty());
    QVERIFY(!panel.nextButton()->isEnabled());
    // Wrong ones are taken back, refused ones were never there.
    QTRY_COMPARE(lesson.run().session().entries(), entries);
    if (lesson.table().strip().content().canGoBack) press(*lesson.table().strip().backButton());
  }
  for (int answer = 0; answer < static_cast<int>(step.answers.size()); ++answer) {
    if (answer == step.rightAnswer()) continue;
    press(*panel.answerButton(answer));
    QCOMPARE(panel.feedback().tone, ui::LessonFeedback::Tone::wrong);
    QCOMPARE(panel.feedback().text, step.answers[static_cast<std::size_t>(answer)].verdict.why);
    QVERIFY(!panel.nextButton()->isEnabled());
  }
}

} // namespace nilometer::test
