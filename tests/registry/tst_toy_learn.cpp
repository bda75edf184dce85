// SPDX-License-Identifier: GPL-3.0-or-later
// A game that nobody sells is taught, and its table made ready, in the same rooms as the others.
#include "test_program.h"

#include "registry/toy_window_game.h"
#include "ui/base/style/chip.h"
#include "ui/pages/tutorial/lesson_list.h"
#include "ui/pages/tutorial/lesson_panel.h"
#include "ui/pages/tutorial/lesson_view.h"
#include "ui/pages/tutorial/lessons_page.h"
#include "ui/pages/tutorial/setup_card.h"
#include "ui/pages/tutorial/setup_view.h"
#include "ui/store/games/preferences.h"
#include "ui/text/language.h"

#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr toy::Entry ownStone{toy::Doing::put, 0, toy::Place::field};
constexpr toy::Entry othersStone{toy::Doing::put, 1, toy::Place::harbour};

std::unique_ptr<ToySession> beginToy() {
  record::GameRecord<toy::Rules> game;
  game.header.players = {{"Ada", "black", 0}, {"Ben", "white", 0}};
  return std::make_unique<ToySession>(std::move(game), std::make_shared<const toy::Edition>());
}

/// A stone goes on the field, the other one answers, then there is a question.
class ToyLesson : public ui::LessonGame {
public:
  ToyLesson() {
    m_steps[0].kind = ui::LessonText::Kind::act;
    m_steps[0].text = u"Put a stone on the field (TOY-1)."_s;
    m_steps[0].hint = u"The second chip."_s;
    m_steps[1].kind = ui::LessonText::Kind::ask;
    m_steps[1].text = u"Who is next?"_s;
    m_steps[1].answers = {{u"Ada"_s, ui::LessonVerdict::yes(u"In turn (TOY-1)"_s)},
                          {u"Ben"_s, ui::LessonVerdict::no(u"Ben was (TOY-1)"_s)}};
  }
  [[nodiscard]] ToyView& table() const { return *m_table; }

  [[nodiscard]] ui::LessonTitle title() const override {
    return {u"stones"_s, u"Stones"_s, u"Where they go"_s, 1, static_cast<int>(m_steps.size())};
  }
  [[nodiscard]] const ui::LessonText& step(int step) const override {
    return m_steps[static_cast<std::size_t>(step)];
  }
  void translate() override {}
  [[nodiscard]] bool beginsAnew(int step) const override { return step == 0; }
  [[nodiscard]] std::unique_ptr<ui::GameSession> open(int step) override {
    auto session = beginToy();
    m_session = session.get();
    if (step > 0) {
      solve(0);
      playOthers(0);
    }
    return session;
  }
  [[nodiscard]] ui::GameView* makeTable(QWidget* parent) override {
    m_table = new ToyView(*m_session);
    m_table->setParent(parent);
    return m_table;
  }
  void point(int, bool) override {}
  [[nodiscard]] int answerAt(int, const QPoint&) const override { return -1; }
  bool playOthers(int) override { return m_session->enter(othersStone).accepted; }
  void solve(int) override { m_session->enter(ownStone); }
  [[nodiscard]] ui::LessonJudgement judgeEntered(int, std::size_t entry) override {
    const bool right = m_session->record().entries[entry].entry == ownStone;
    m_last.verdict =
        right ? ui::LessonVerdict::yes(u"One point (TOY-1)"_s) : ui::LessonVerdict::no();
    m_last.refused = !m_session->replay().entries[entry].verdict.legal();
    return m_last;
  }
  [[nodiscard]] std::optional<ui::LessonJudgement> judgeRefused(int) override { return {}; }
  [[nodiscard]] ui::LessonJudgement judgeAgain(int) const override { return m_last; }

private:
  std::array<ui::LessonText, 2> m_steps;
  ToySession* m_session = nullptr;
  ToyView* m_table = nullptr;
  ui::LessonJudgement m_last;
};

ui::LessonSource lessonsOfTheToy() {
  return {[] { return std::vector{ToyLesson().title()}; },
          [](const QString&) { return std::make_unique<ToyLesson>(); }};
}

void click(QAbstractButton* button) {
  QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace

class tst_toy_learn : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void lessonIsTaken();
  void tableIsMadeReady();
  void gameWithoutLessonsHasAnEmptyList();
};

void tst_toy_learn::lessonIsTaken() {
  Home home;
  ui::LessonsPage page(home.preferences, lessonsOfTheToy(), nullptr);
  page.resize(1280, 720);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  click(page.list().startButton(0));
  QVERIFY(page.lesson() != nullptr);
  const ui::LessonRun& run = page.lesson()->run();
  const ui::LessonPanel& panel = page.lesson()->panel();
  const ToyView& table = dynamic_cast<ToyLesson&>(run.game()).table();
  // Allowed, but not the task.
  click(table.choice(ToyView::where, static_cast<int>(toy::Place::harbour)));
  QCOMPARE(panel.feedback().tone, ui::LessonFeedback::Tone::wrong);
  QTRY_COMPARE(run.session().entries(), std::size_t{0});
  click(panel.hintButton());
  QCOMPARE(panel.feedback().text, run.step().hint);
  click(panel.hintButton());
  QCOMPARE(panel.feedback().text, u"One point (TOY-1)"_s);
  QCOMPARE(run.session().entries(), std::size_t{1});
  click(panel.nextButton());
  QCOMPARE(run.session().entries(), std::size_t{2});
  click(panel.answerButton(1));
  QVERIFY(!run.isSolved());
  click(panel.answerButton(0));
  // Its own rules are links.
  const auto labels = panel.findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->text().contains(u"href=\"rule:TOY-1\""_s);
  }));
  click(panel.nextButton());
  QVERIFY(page.lesson() == nullptr);
  QVERIFY(home.preferences.lessonProgress(u"stones"_s).done);
}

void tst_toy_learn::tableIsMadeReady() {
  const auto session = beginToy();
  QVERIFY(session->isSettingUp());
  {
    ui::SetupView view(*session, toyGame.setup(*session), {}, nullptr);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QCOMPARE(view.progress().count(), 1);
    QVERIFY(view.card()->text()->text().contains(u"href=\"rule:TOY-1\""_s));
    QSignalSpy progressed(&view, &ui::SetupView::progressed);
    QSignalSpy closed(&view, &ui::SetupView::closeRequested);
    view.goOn();
    QCOMPARE(progressed.back().front().toStringList(), QStringList{u"stones"_s});
    QVERIFY(view.progress().allDone() && closed.isEmpty());
    view.goOn();
    QCOMPARE(closed.size(), 1);
  }
  session->enter(ownStone);
  QVERIFY(!session->isSettingUp());
}

void tst_toy_learn::gameWithoutLessonsHasAnEmptyList() {
  Home home;
  auto lessons = toyGame.lessons();
  QVERIFY(lessons);
  ui::LessonsPage page(home.preferences, std::move(*lessons), nullptr);
  page.start();
  QCOMPARE(page.list().count(), 0);
  page.take(u"stones"_s);
  QVERIFY(page.lesson() == nullptr);
  QTest::keyClick(&page.list(), Qt::Key_Return);
}

NILOMETER_TEST(tst_toy_learn)
#include "tst_toy_learn.moc"
