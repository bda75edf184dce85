// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of the final scoring in windows of all sizes: nothing of it is cut off.
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/scoring_fixture.h"
#include "ui/table/action_bar/guide_line.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/view/header_bar.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <array>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr std::array stageWindows{QSize(800, 480), QSize(1024, 600), QSize(1280, 720),
                                  QSize(1920, 1080), QSize(3840, 2160)};

/// With letters as the window gives them, and the user's per cent on top.
struct StageOf {
  StageOf(QSize size, const QString& language, int percent) {
    if (!text::useLanguage(language)) qFatal("no language %s", qPrintable(language));
    scale.setLetters(ui::lettersFor(size, percent));
    at.emplace();
    resize(size);
  }
  void resize(QSize size) {
    at->table.view.resize(size);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] ui::FinalScoringView& stage() const { return at->table.view.finalScoring().view(); }

  ui::LookScale scale{*qApp};
  std::optional<Scoring> at;
};

/// All parts are inside what is seen or can be scrolled to, beside or below each other.
void lookAtStage(const ui::EgiziaView& view) {
  const ui::FinalScoringView& stage = view.finalScoring().view();
  const std::array<const QWidget*, 3> parts{&stage.lanes(), &stage.story(), &stage.panel()};
  const QWidget& all = *stage.lanes().parentWidget();
  for (const QWidget* part : parts) {
    QVERIFY2(all.rect().contains(part->geometry()), part->metaObject()->className());
    for (const QWidget* other : parts) {
      QVERIFY(part == other || !part->geometry().intersects(other->geometry()));
    }
  }
  QVERIFY2(stage.story().isWhole(), qPrintable(stage.story().content().reason));
  QVERIFY(all.width() <= stage.width());
  const ui::StripView& strip = view.strip();
  QVERIFY(!strip.geometry().intersects(stage.geometry()) ||
          strip.height() > strip.place().height());
  QVERIFY(view.rect().contains(strip.geometry()));
  QVERIFY2(strip.moveLine().fits(), qPrintable(strip.moveLine().accessibleName()));
  for (const QWidget* part :
       std::initializer_list<const QWidget*>{&strip.moveLine(), strip.confirmButton()}) {
    QVERIFY(part->visibleRegion().boundingRect() == part->rect());
    QVERIFY(part->width() >= part->minimumSizeHint().width());
  }
  // A row is wholly seen or not at all, the newest one always.
  const auto* scroll = qobject_cast<const QScrollArea*>(stage.rows().parentWidget()->parent());
  const std::size_t newest = stage.content().latest + 1;
  const QRect row = stage.rows().rowRect(newest).translated(stage.rows().pos());
  QVERIFY2(scroll->viewport()->rect().contains(row) || row.height() > scroll->height(),
           qPrintable(u"%1 to %2 in %3"_s.arg(row.top()).arg(row.bottom()).arg(scroll->height())));
}

} // namespace

class tst_stage_room : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void headerSaysWhoIsScoredAndTheLanesBeginBelowIt();
  void stripIsOneLineAndSaysTheMoveWithItsSigns();
  void stripSaysWhatIsAskedOnceAndAboveTheMove();
  void everyStepAndTheirSumHaveRoom_data();
  void everyStepAndTheirSumHaveRoom();
  void everyCardToBeNamedHasRoom_data();
  void everyCardToBeNamedHasRoom();
  void stepsAreSeenWhileCardsAreNamed();
  void nothingIsCutOffWhateverTheWindow_data();
  void nothingIsCutOffWhateverTheWindow();
};

void tst_stage_room::headerSaysWhoIsScoredAndTheLanesBeginBelowIt() {
  StageOf stage({1280, 720}, u"en"_s, 100);
  const ui::EgiziaView& view = stage.at->table.view;
  const auto* phases = view.header().findChild<ui::PhaseBar*>();
  QCOMPARE(phases->look().turns.size(), std::size_t{4});
  using State = ui::OrderedTurn::State;
  QCOMPARE(phases->look().turns[0].state, State::now);
  QVERIFY(phases->accessibleDescription().contains(u"Cem, Ben, Anna, Dora"_s));
  const int lanes = stage.stage().lanes().mapTo(&view, QPoint()).y();
  QVERIFY2(lanes - view.header().geometry().bottom() < 12, qPrintable(QString::number(lanes)));
  stage.at->scorePlayer();
  QCOMPARE(phases->look().turns[0].state, State::done);
  QCOMPARE(phases->look().turns[1].state, State::now);
  // The phases are there again in what has been played.
  stage.at->table.session.lookAt(20);
  QVERIFY(phases->look().turns.empty());
}

void tst_stage_room::stripIsOneLineAndSaysTheMoveWithItsSigns() {
  StageOf stage({1280, 720}, u"en"_s, 100);
  const ui::StripView& strip = stage.at->table.view.strip();
  const auto enterPlace = [&] { return strip.confirmButton()->geometry().translated(strip.pos()); };
  const QRect enter = enterPlace();
  stage.at->next(2);
  QCoreApplication::processEvents();
  QCOMPARE(enterPlace(), enter);
  stage.at->nameAny();
  QCoreApplication::processEvents();
  QVERIFY2(strip.height() <= 64, qPrintable(QString::number(strip.height())));
  const ui::MoveContent& moves = strip.moveLine().content();
  QCOMPARE(moves.heading, u"Now move"_s);
  QCOMPARE(moves.parts.size(), std::size_t{1});
  QCOMPARE(moves.parts[0].name, u"Cem"_s);
  QCOMPARE(enterPlace(), enter);
  QVERIFY(enter.width() >= 222);
}

void tst_stage_room::stripSaysWhatIsAskedOnceAndAboveTheMove() {
  StageOf stage({1280, 720}, u"en"_s, 100);
  const ui::StripView& strip = stage.at->table.view.strip();
  stage.at->next(2);
  QCoreApplication::processEvents();
  QVERIFY(stage.at->finalScoring().mustName());
  QVERIFY(!strip.guideLine().isVisible());
  const QRect enter = strip.confirmButton()->geometry().translated(strip.pos());
  stage.at->nameAny();
  stage.at->next();
  QCoreApplication::processEvents();
  // Ben may sell his stones: that is chosen above what to move.
  const ui::Chip* keep =
      stage.at->table.view.choice(ui::questionId(ui::Ask::sell, stage.at->player()), 0);
  QVERIFY(keep != nullptr && keep->isVisible());
  const int chosen = keep->mapTo(&strip, QPoint(0, keep->height())).y();
  QVERIFY(chosen <= strip.moveLine().y());
  QCOMPARE(strip.confirmButton()->geometry().translated(strip.pos()), enter);
}

void tst_stage_room::everyStepAndTheirSumHaveRoom_data() {
  languagesWithSizes({100});
}

void tst_stage_room::everyStepAndTheirSumHaveRoom() {
  QFETCH(const QString, language);
  StageOf stage({1280, 720}, language, 100);
  while (stage.at->table.session.shown().phase == egizia::Phase::final) {
    stage.at->all();
    stage.at->nameAny();
    while (!stage.at->finalScoring().isWhole()) stage.at->next();
    QCoreApplication::processEvents();
    const ui::ScorePanel& panel = stage.stage().panel();
    QVERIFY(panel.heightForWidth(panel.width()) <= panel.height());
    QVERIFY(stage.stage().lanes().height() >= 4 * 40);
    stage.at->next();
  }
}

void tst_stage_room::everyCardToBeNamedHasRoom_data() {
  languagesWithSizes({100});
}

void tst_stage_room::everyCardToBeNamedHasRoom() {
  QFETCH(const QString, language);
  StageOf stage({1280, 720}, language, 100);
  stage.at->next(2);
  QCoreApplication::processEvents();
  for (int card = 0; card < static_cast<int>(stage.at->edition->sphinxCards.size()); ++card) {
    const ui::Chip* chip = stage.at->chip(card);
    QVERIFY2(chip->visibleRegion().boundingRect() == chip->rect(), qPrintable(chip->text()));
  }
  QCOMPARE(stage.stage().lanes().shown(), ui::ScoreLanes::Shown::all);
}

void tst_stage_room::stepsAreSeenWhileCardsAreNamed() {
  StageOf stage({1280, 720}, u"en"_s, 100);
  const ui::StripView& strip = stage.at->table.view.strip();
  const QRect lanes = stage.stage().lanes().geometry();
  stage.at->next(2);
  QCoreApplication::processEvents();
  const ui::ScorePanel& panel = stage.stage().panel();
  QVERIFY(panel.heightForWidth(panel.width()) <= panel.height());
  QVERIFY(strip.isAncestorOf(stage.at->chip(5)));
  QVERIFY(strip.turnLine().isVisible());
  QCOMPARE(strip.content().title, u"Cem: name 4 Sphinx cards"_s);
  stage.at->nameAny();
  QCoreApplication::processEvents();
  QVERIFY(!strip.turnLine().isVisible());
  QCOMPARE(stage.stage().lanes().geometry(), lanes);
}

void tst_stage_room::nothingIsCutOffWhateverTheWindow_data() {
  languagesWithSizes({80, 100, 150, 200, 250});
}

void tst_stage_room::nothingIsCutOffWhateverTheWindow() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  for (const QSize size : stageWindows) {
    StageOf stage(size, language, percent);
    const ui::EgiziaView& view = stage.at->table.view;
    if (view.size() != size) qWarning("became %d x %d", view.width(), view.height());
    lookAtStage(view);
    stage.at->next();
    QCoreApplication::processEvents();
    lookAtStage(view);
    stage.at->next();
    QCoreApplication::processEvents();
    lookAtStage(view);
    stage.at->nameAny();
    QCoreApplication::processEvents();
    lookAtStage(view);
    if (QTest::currentTestFailed()) return qWarning("%d x %d", size.width(), size.height());
  }
}

NILOMETER_TEST(tst_stage_room)
#include "tst_stage_room.moc"
