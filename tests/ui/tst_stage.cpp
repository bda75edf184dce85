// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of the final scoring: pictures of the cards, every recorded game step by step, what is
// face down, and room for texts.
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/lesson_window.h"
#include "tests/ui/position_window.h"
#include "tests/ui/scoring_fixture.h"
#include "ui/egizia/final_scoring/sphinx_motifs.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/score/final_scoring/lanes_painting.h"
#include "ui/text/phrase.h"

#include <QPainter>
#include <QTest>

#include <set>

using namespace nilometer;
using namespace nilometer::test;
using ui::Motif;
using ui::ScoreCard;

namespace {

QImage pictureOf(const ScoreCard& card) {
  QImage picture(200, 200, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  ui::paintMotif(painter, QRectF(10, 10, 180, 180), card, *goldenEdition(), ui::lightTheme(), 1);
  return picture;
}

QImage seen(QWidget& widget) {
  QCoreApplication::processEvents();
  return widget.grab().toImage();
}

/// Makes the final scoring of a recorded game in the window, step by step.
void score(TableWindow& window, const egizia::FinalScore& entry) {
  ui::EgiziaView& view = window.view;
  const auto& finalScoring = view.finalScoring().scoring();
  const auto press = [&](Qt::Key key) { QTest::keyClick(&view, key); };
  ui::Chip* keep = view.choice(questionId(ui::Ask::sell, entry.player), 0);
  if (keep != nullptr && !entry.sell) QTest::mouseClick(keep, Qt::LeftButton);
  while (!finalScoring.mustName() && !finalScoring.isWhole()) press(Qt::Key_Return);
  for (const int card : egizia::Bits(entry.cards)) {
    ui::Chip* chip = view.choice(questionId(ui::Ask::sphinx, entry.player), card);
    QVERIFY(chip != nullptr);
    QTest::mouseClick(chip, Qt::LeftButton);
  }
  while (!finalScoring.isWhole()) press(Qt::Key_Return);
}

} // namespace

class tst_stage : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyCardHasThePictureOfWhatItAsksFor();
  void everyPictureIsAnother();
  void everyRecordedGameEndsAsItWasPlayed_data();
  void everyRecordedGameEndsAsItWasPlayed();
  void whatIsFaceDownIsNotDrawn();
  void numbersOpenTheirLogOverTheStage();
  void aFinishedGameHasTheWholeTableForItsStage();
  void whatHasToLieReadyIsSaidFirst();
  void theStageLeavesTheTextOfALessonItsPlace();
  void cardThatFailsSaysWhatWasMissing();
  void aStepIsToldWithItsNumbers();
  void theStepJustScoredIsMarkedInTheListToTheLastOne();
  void lanesHoldAllPoints();
  void textsHaveRoomWithLongNames_data();
  void textsHaveRoomWithLongNames();
};

void tst_stage::everyCardHasThePictureOfWhatItAsksFor() {
  for (const auto& edition : {goldenEdition(), differentPrinted()}) {
    for (const egizia::SphinxCard& card : edition->sphinxCards) {
      const Motif motif = ui::motifOf(card);
      const int building = static_cast<int>(motif) - static_cast<int>(Motif::obelisk);
      switch (card.kind) {
      case egizia::SphinxKind::built:
      case egizia::SphinxKind::ownStones:
      case egizia::SphinxKind::perOwnStone:
        QCOMPARE(building, static_cast<int>(card.building));
        break;
      case egizia::SphinxKind::ownStonesInEach: QCOMPARE(motif, Motif::everyBuilding); break;
      case egizia::SphinxKind::playersOnLast:
        QCOMPARE(motif,
                 card.market == egizia::Market::stone ? Motif::stoneMarket : Motif::grainMarket);
        break;
      case egizia::SphinxKind::crewStrength:
        QCOMPARE(static_cast<int>(motif) - static_cast<int>(Motif::blueCrew),
                 static_cast<int>(card.crew));
        break;
      case egizia::SphinxKind::mostQuarries: QCOMPARE(motif, Motif::quarries); break;
      case egizia::SphinxKind::mostField:
        QCOMPARE(static_cast<int>(motif) - static_cast<int>(Motif::greenField),
                 static_cast<int>(card.colour));
        break;
      case egizia::SphinxKind::ownLast:
        QVERIFY(motif >= Motif::stoneMarket && motif <= Motif::bothMarkets);
        break;
      case egizia::SphinxKind::perPermanent: QCOMPARE(motif, Motif::cards); break;
      case egizia::SphinxKind::perTen: QCOMPARE(motif, Motif::points); break;
      }
    }
  }
}

void tst_stage::everyPictureIsAnother() {
  std::vector<QImage> pictures{pictureOf({.side = ScoreCard::Side::back})};
  for (int motif = 0; motif < ui::motifCount; ++motif) {
    pictures.push_back(pictureOf({.side = ScoreCard::Side::front, .motif = motif}));
  }
  QImage nothing = pictures.front();
  nothing.fill(Qt::transparent);
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    QVERIFY(pictures[i] != nothing);
    for (std::size_t j = 0; j < i; ++j) QVERIFY(pictures[i] != pictures[j]);
  }
}

void tst_stage::everyRecordedGameEndsAsItWasPlayed_data() {
  QTest::addColumn<QString>("game");
  for (const QString& name : goldenNames()) QTest::newRow(qPrintable(name)) << name;
}

// With Enter through all steps, and once with Esc through all of them back.
void tst_stage::everyRecordedGameEndsAsItWasPlayed() {
  QFETCH(const QString, game);
  const auto edition = goldenEdition();
  const egizia::GameRecord golden = goldenGame(game.toStdString(), *edition);
  const egizia::State end = record::stateAfter(golden, *edition);
  TableWindow window(game.toStdString(), firstScoring(golden));
  window.view.setMotion(false);
  const ui::TableFinalScoring& made = window.view.finalScoring();
  const ui::FinalScoring& finalScoring = made.scoring();
  for (std::size_t i = firstScoring(golden); i < golden.entries.size(); ++i) {
    const egizia::RecordedEntry& recorded = golden.entries[i];
    const auto* scoring = std::get_if<egizia::FinalScore>(&recorded.entry);
    if (scoring == nullptr) {
      QVERIFY(window.session.enter(recorded.entry, recorded.anyway).accepted);
      continue;
    }
    QCOMPARE(made.page()->player, scoring->player);
    score(window, *scoring);
    const table::ScoreTrack whole = window.view.finalScoring().view().content().track;
    for (std::size_t left = finalScoring.revealed(); left > 0; --left) {
      QTest::keyClick(&window.view, Qt::Key_Escape);
    }
    QCOMPARE(made.page()->pointsBefore(),
             window.view.finalScoring().view().content().track.points(scoring->player));
    while (finalScoring.revealed() > 0) QTest::keyClick(&window.view, Qt::Key_Escape);
    score(window, *scoring);
    QCOMPARE(window.view.finalScoring().view().content().track, whole);
    QTest::keyClick(&window.view, Qt::Key_Return);
  }
  QCOMPARE(window.session.shown().phase, egizia::Phase::over);
  QCOMPARE(window.session.shown().track, end.track);
}

void tst_stage::whatIsFaceDownIsNotDrawn() {
  Scoring one({egizia::NameSphinxCards{2, bitOf(17)}, egizia::NameSphinxCards{3, bitOf(3)}});
  Scoring other({egizia::NameSphinxCards{2, bitOf(18)}, egizia::NameSphinxCards{3, bitOf(4)}});
  ui::FinalScoringView& first = one.table.view.finalScoring().view();
  ui::FinalScoringView& second = other.table.view.finalScoring().view();
  for (Scoring* at : {&one, &other}) at->table.view.setMotion(false);
  for (int step = 0; step < 3; ++step) {
    QCOMPARE(seen(first), seen(second));
    one.next();
    other.next();
  }
  QVERIFY(seen(first) != seen(second)); // now they are turned over
}

void tst_stage::numbersOpenTheirLogOverTheStage() {
  Scoring at;
  at.next();
  ui::EgiziaView& view = at.table.view;
  QVERIFY(!view.guide().isEnabled() && !view.players().isEnabled()); // covered
  view.showNumber({.player = 0});
  QVERIFY(view.guide().isEnabled());
  QVERIFY(view.finalScoring().view().geometry().contains(view.guide().geometry()));
  QVERIFY(!view.guide().geometry().intersects(view.strip().geometry()));
  at.next();
  QVERIFY(!view.guide().isEnabled());
  while (at.table.session.shown().phase == egizia::Phase::final) at.scorePlayer();
  QVERIFY(!view.guide().isEnabled() && !view.players().isEnabled());
  at.table.session.lookAt(3);
  QVERIFY(view.guide().isEnabled() && view.players().isEnabled());
}

void tst_stage::aFinishedGameHasTheWholeTableForItsStage() {
  const TableWindow window("revised-4-players", SIZE_MAX);
  const QRect stage = window.view.finalScoring().view().geometry();
  QVERIFY(stage.contains(window.view.players().geometry().adjusted(0, 0, 0, -200)));
  QCOMPARE(window.view.strip().geometry().right(), stage.right());
  const QPoint inPlayers = window.view.players().geometry().center();
  QVERIFY(!window.view.players().isAncestorOf(window.view.childAt(inPlayers)));
  const QString body = window.view.strip().content().body;
  QVERIFY2(body.contains(u"Cem 95"_s) && body.contains(u"Dora 75"_s), qPrintable(body));
}

void tst_stage::whatHasToLieReadyIsSaidFirst() {
  Scoring at;
  const auto player = [&] { return at.table.session.shown().player[at.player()]; };
  while (at.table.session.shown().phase == egizia::Phase::final) {
    QCOMPARE(at.strip().body.contains(u"stones"_s), player().stones > 0);
    QVERIFY2(at.strip().body.contains(u"Sphinx cards"_s), qPrintable(at.strip().body));
    at.scorePlayer();
  }
}

void tst_stage::theStageLeavesTheTextOfALessonItsPlace() {
  Learning learning;
  learning.page.take(u"final"_s);
  const ui::LessonView& lesson = *learning.page.lesson();
  while (tableOf(lesson).finalScoring().view().isHidden()) {
    QVERIFY(goTo(lesson, lesson.run().index() + 1));
    QCoreApplication::processEvents();
  }
  const QWidget& table = lesson.table();
  const QRect panel = lesson.panel().geometry();
  QVERIFY(!tableOf(lesson).finalScoring().view().geometry().intersects(panel));
  QVERIFY(!lesson.table().strip().geometry().intersects(panel));
  QVERIFY(lesson.panel().isAncestorOf(table.childAt(panel.center())) ||
          table.childAt(panel.center()) == &lesson.panel());
}

void tst_stage::cardThatFailsSaysWhatWasMissing() {
  Scoring at;
  at.next(2);
  int failed = 0;
  const auto& cards = at.edition->sphinxCards;
  for (std::size_t i = 0; i < cards.size() && at.finalScoring().mustName(); ++i) {
    if (cards[i].kind != egizia::SphinxKind::ownStones) continue;
    at.name(static_cast<int>(i));
    const ui::ScoringStep& step = *at.latest();
    const ui::FinalScoringContent& shown = at.shown();
    QCOMPARE(shown.card.side, ScoreCard::Side::front);
    QCOMPARE(shown.card.fails, step.points == 0);
    QCOMPARE(shown.story.gains, step.points > 0);
    const QString missing = text::number(cards[i].needed - step.fact) + u" more"_s;
    QCOMPARE(shown.story.reason.contains(missing), step.points == 0);
    failed += step.points == 0 ? 1 : 0;
    at.press(Qt::Key_Escape);
  }
  QVERIFY(failed > 0);
}

void tst_stage::aStepIsToldWithItsNumbers() {
  const auto edition = goldenEdition();
  FinalScoringWindow window(goldenPosition("revised-4-players", *edition), edition);
  const auto pages = ui::positionPages(goldenPosition("revised-4-players", *edition), *edition);
  while (!window.finalScoring.scoring().isAtRanking()) {
    const std::size_t revealed = window.finalScoring.scoring().revealed();
    if (revealed == 0) {
      QVERIFY(window.shown().story.gain.isEmpty());
    } else {
      const ui::ScoringPage& page = pages[window.finalScoring.scoring().pageIndex()];
      const ui::ScoringStep& step = page.steps[revealed - 1];
      const ui::StepStoryContent& story = window.shown().story;
      QVERIFY(story.gain.startsWith(u"+%1"_s.arg(step.points)));
      QVERIFY(story.way.startsWith(u"%1 → %2"_s.arg(step.total - step.points).arg(step.total)));
      QVERIFY(!story.reason.isEmpty() && !story.rule.isEmpty());
      QVERIFY(window.finalScoring.view().story().accessibleName().contains(story.reason));
    }
    window.press(Qt::Key_Return);
  }
}

void tst_stage::theStepJustScoredIsMarkedInTheListToTheLastOne() {
  Scoring at;
  using Look = ui::ScoreRow::Look;
  const auto marked = [&] {
    std::vector<QString> titles;
    for (const ui::ScoreRow& row : at.shown().rows) {
      if (row.look == Look::latest) titles.push_back(row.title);
    }
    return titles;
  };
  QVERIFY(marked().empty());
  at.next();
  QCOMPARE(marked(), std::vector{at.shown().rows[0].title});
  at.next();
  while (at.finalScoring().mustName()) {
    int card = 0;
    while (at.chip(card)->look().chosen) ++card;
    at.name(card);
    QCOMPARE(marked(), std::vector{at.condition(card)});
  }
  QVERIFY(at.finalScoring().isWhole());
}

void tst_stage::lanesHoldAllPoints() {
  ui::ScoreLanesContent content;
  QCOMPARE(ui::lanesScale(content).from, 0);
  for (const int before : {-7, 3, 40, 61, 118}) {
    ui::ScoreLanesContent::Row still;
    still.before = before;
    ui::ScoreLanesContent::Row moved = still;
    moved.pieces = {{28, u"+28"_s, false}};
    content.rows = {still, moved};
    const ui::LanesScale scale = ui::lanesScale(content);
    QVERIFY(scale.from < before && scale.from % 10 == 0);
    QVERIFY(scale.to >= before + 28 && scale.to % 10 == 0);
    QVERIFY(scale.to - scale.from >= 50);
  }
}

void tst_stage::textsHaveRoomWithLongNames_data() {
  languagesWithSizes({100, 150});
}

void tst_stage::textsHaveRoomWithLongNames() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  const auto edition = goldenEdition();
  egizia::Position position = goldenPosition("revised-4-players", *edition);
  for (auto& seat : position.players) seat.name = std::string(53, 'M') + seat.name.substr(0, 1);
  FinalScoringWindow window(position, edition);
  window.finalScoring.resize(QSize(800, 480) * percent / 100);
  while (!window.finalScoring.scoring().isAtRanking()) {
    QCoreApplication::processEvents();
    const ui::StepStory& story = window.finalScoring.view().story();
    QVERIFY2(story.isWhole(), qPrintable(story.content().reason));
    QVERIFY(window.finalScoring.minimumSizeHint().width() <= 800 * percent / 100);
    window.press(Qt::Key_Return);
  }
}

NILOMETER_TEST(tst_stage)
#include "tst_stage.moc"
