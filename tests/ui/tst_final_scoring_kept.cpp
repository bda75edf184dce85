// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring as people go through it: what they have seen they find again where it was.
#include "test_program.h"

#include "tests/ui/full_cards.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/painted_page.h"
#include "tests/ui/scoring_fixture.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/explain/why_card.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/phrase.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using egizia::FinalScore;
using egizia::Phase;
using ui::Ask;

namespace {

/// The Sphinx cards that were turned over, from the first.
std::vector<int> cardsTurned(const Scoring& at) {
  std::vector<int> cards;
  for (const ui::ScoringStep& step : at.page()->steps) {
    if (step.kind == ui::ScoringStep::Kind::sphinx) cards.push_back(step.card);
  }
  return cards;
}

/// The same with letters as a window of that size has them.
struct SizedScoring {
  SizedScoring(QSize size, const QString& language) {
    if (!text::useLanguage(language)) qFatal("no language %s", qPrintable(language));
    scale.setLetters(ui::lettersFor(size, 100));
    at.emplace();
    at->table.view.resize(size);
    QCoreApplication::processEvents();
  }
  ui::LookScale scale{*qApp};
  std::optional<Scoring> at;
};

QRect inTable(const Scoring& at, const QWidget& part) {
  return {part.mapTo(&at.table.view, QPoint()), part.size()};
}

} // namespace

class tst_final_scoring_kept : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void cardsStayInTheOrderInWhichTheyWereNamed();
  void aCardHasOneKeyForAllPlayers();
  void cardOfTwoPlayersLeadsToItsCorrection();
  void cardScoredBeforeIsNamedBySecondPressOnly();
  void whatAllHaveDoneIsNotSaidOfOne();
  void cardThatGivesNothingSaysWhy();
  void lanesStandStillWhateverIsShownBelow_data();
  void lanesStandStillWhateverIsShownBelow();
  void nothingLiesOverTheCardsToBeNamed_data();
  void nothingLiesOverTheCardsToBeNamed();
  void namesInTheLanesHaveSixteenLetters();
  void lastScoringIsNotTakenBackInSilence();
  void undoTakesTheScoringThatIsBegunAndNoOther();
};

void tst_final_scoring_kept::cardsStayInTheOrderInWhichTheyWereNamed() {
  Scoring at;
  at.all();
  for (const int card : {20, 3, 11}) {
    if (at.finalScoring().mustName()) at.name(card);
  }
  at.nameAny();
  const std::vector<int> named = cardsTurned(at);
  const auto rows = at.shown().rows;
  QVERIFY(!std::ranges::is_sorted(named));
  at.next();
  at.press(Qt::Key_Escape); // the scoring just entered, whole once more
  QCOMPARE(cardsTurned(at), named);
  QVERIFY(at.shown().rows == rows);
  at.next();
  while (at.page()->orderTile > 1) at.scorePlayer();
  at.all();
  for (const int card : {25, 19, 17}) {
    if (at.finalScoring().mustName()) at.name(card);
  }
  at.nameAny();
  const std::vector<int> last = cardsTurned(at);
  QVERIFY(!std::ranges::is_sorted(last));
  at.next();
  QCOMPARE(at.table.session.shown().phase, Phase::over);
  QCOMPARE(cardsTurned(at), last);
  // Put right later, too.
  const auto& entries = at.table.session.record().entries;
  at.table.session.startReplacing(firstScoring(at.table.session.record()));
  QVERIFY(std::holds_alternative<FinalScore>(entries[at.table.session.shownEntries()].entry));
  QCOMPARE(cardsTurned(at), named);
}

void tst_final_scoring_kept::aCardHasOneKeyForAllPlayers() {
  Scoring at;
  const int cards = static_cast<int>(at.edition->sphinxCards.size());
  QStringList keys;
  at.all();
  for (int card = 0; card < cards; ++card) keys += at.chip(card)->look().keyCap;
  QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), cards);
  int players = 0;
  for (; at.table.session.shown().phase == Phase::final; at.next()) {
    at.all();
    if (!at.finalScoring().mustName()) continue;
    ++players;
    for (int card = 0; card < cards; ++card) {
      if (at.chip(card)->isEnabled()) QCOMPARE(at.chip(card)->look().keyCap, keys[card]);
    }
    // Pressed, it names that card.
    int card = cards - 1;
    while (!at.chip(card)->isEnabled()) --card;
    QTest::keyClicks(&at.table.view, keys[card].toLower());
    const std::vector<int> turned = cardsTurned(at);
    QVERIFY(std::ranges::find(turned, card) != turned.end());
    at.nameAny();
    while (!at.finalScoring().isWhole()) at.next();
  }
  QVERIFY(players >= 3);
}

void tst_final_scoring_kept::cardOfTwoPlayersLeadsToItsCorrection() {
  constexpr int secret = 3;
  constexpr egizia::Player dora = 3;
  Scoring at({egizia::NameSphinxCards{dora, bitOf(secret)}});
  const std::size_t named = at.table.session.record().entries.size() - 1;
  const QString first = text::playerName(at.player(), at.table.session.table());
  at.all();
  at.name(secret);
  at.nameAny();
  at.next();
  while (at.player() != dora) at.scorePlayer();
  QVERIFY(!at.strip().refused);
  at.all();
  at.nameAny();
  // Both cards are turned over: which one it is may be said.
  QVERIFY(at.strip().refused && !at.strip().canConfirm);
  QVERIFY2(at.strip().body.contains(at.condition(secret)), qPrintable(at.strip().body));
  QVERIFY2(at.strip().body.contains(first), qPrintable(at.strip().body));
  QVERIFY(!at.strip().body.contains(u'\n'));
  const auto chips = at.table.view.strip().findChildren<ui::Chip*>();
  const auto ways = std::ranges::count_if(chips, [](const ui::Chip* chip) {
    return chip->isVisible() && chip->look().text.startsWith(u"Correct"_s);
  });
  QCOMPARE(ways, 2);
  const auto way = std::ranges::find_if(chips, [&](const ui::Chip* chip) {
    return chip->isVisible() && chip->look().text.contains(u"Dora"_s);
  });
  QVERIFY(way != chips.end());
  QTest::mouseClick(*way, Qt::LeftButton);
  QVERIFY(at.table.session.amended() != nullptr);
  QCOMPARE(at.table.session.amendedEntry(), named);
  at.press(Qt::Key_Return); // without it
  QVERIFY(!at.table.session.amending());
  QCOMPARE(at.player(), dora);
  at.scorePlayer();
  QCOMPARE(at.table.session.shown().phase, Phase::over);
}

void tst_final_scoring_kept::cardScoredBeforeIsNamedBySecondPressOnly() {
  Scoring at;
  const QString first = text::playerName(at.player(), at.table.session.table());
  at.all();
  at.name(3);
  at.nameAny();
  at.next();
  at.all();
  const std::vector<int> named = cardsTurned(at);
  at.name(3);
  QCOMPARE(cardsTurned(at), named);
  const ui::WhyCard* why = at.table.view.why().card();
  QVERIFY(why != nullptr);
  const QString said = why->text().lines.join(u' ');
  QVERIFY2(said.contains(first + u" has scored it"_s), qPrintable(said));
  at.name(3);
  QVERIFY(cardsTurned(at) != named);
  at.nameAny();
  QVERIFY(at.strip().refused && !at.strip().canConfirm);
}

void tst_final_scoring_kept::whatAllHaveDoneIsNotSaidOfOne() {
  Scoring at;
  at.next(2);
  const QString name = text::playerName(at.player(), at.table.session.table());
  int general = 0;
  const auto& cards = at.edition->sphinxCards;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i].kind == egizia::SphinxKind::perTen) continue; // counts last of all
    const bool all = cards[i].kind == egizia::SphinxKind::built ||
                     cards[i].kind == egizia::SphinxKind::playersOnLast;
    at.name(static_cast<int>(i));
    QCOMPARE(at.shown().story.reason.contains(name + u':'), !all);
    if (all) QVERIFY(at.shown().story.reason.contains(u"All together: "_s));
    general += all ? 1 : 0;
    at.press(Qt::Key_Escape);
  }
  QVERIFY(general > 1);
}

void tst_final_scoring_kept::cardThatGivesNothingSaysWhy() {
  Scoring at;
  int nothing = 0;
  while (at.table.session.shown().phase == Phase::final) {
    at.all();
    const auto& cards = at.edition->sphinxCards;
    for (std::size_t i = 0; i < cards.size() && at.finalScoring().mustName(); ++i) {
      const bool most = cards[i].kind == egizia::SphinxKind::mostField ||
                        cards[i].kind == egizia::SphinxKind::mostQuarries;
      const int card = static_cast<int>(i);
      if (!most || !at.chip(card)->isEnabled()) continue;
      at.name(card);
      const ui::ScoringStep& step = *at.latest();
      const QString& reason = at.shown().story.reason;
      QCOMPARE(reason.contains(u"has nothing of it"_s), step.fact == 0);
      QCOMPARE(reason.contains(u"somebody has more"_s), step.points == 0 && step.fact > 0);
      nothing += step.fact == 0 ? 1 : 0;
      at.press(Qt::Key_Escape);
    }
    at.scorePlayer();
  }
  QVERIFY(nothing > 0);
}

void tst_final_scoring_kept::lanesStandStillWhateverIsShownBelow_data() {
  languagesWithSizes({100});
}

void tst_final_scoring_kept::lanesStandStillWhateverIsShownBelow() {
  QFETCH(const QString, language);
  for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)}) {
    SizedScoring sized(size, language);
    Scoring& at = *sized.at;
    const ui::ScoreLanes& lanes = at.table.view.finalScoring().view().lanes();
    const QRect place = inTable(at, lanes);
    const auto stands = [&](const char* when) {
      QCoreApplication::processEvents();
      // Where the question leaves little, what the last step gave is worth more.
      if (size.height() == 600 && at.finalScoring().mustName()) return;
      const QRect now = inTable(at, lanes);
      if (now != place) qWarning("%s: %d high at %d", when, now.height(), now.y());
      QCOMPARE(now, place);
    };
    for (int player = 0; at.table.session.shown().phase == Phase::final; ++player) {
      stands("begun");
      at.next();
      stands("stones");
      at.next();
      stands("tombs");
      for (int card = 0; at.finalScoring().mustName(); ++card) {
        if (!at.chip(card)->isEnabled()) continue;
        at.name(card);
        stands("named");
      }
      while (!at.finalScoring().isWhole()) at.next();
      stands("whole");
      at.next();
    }
    stands("over");
    if (QTest::currentTestFailed()) return qWarning("%d x %d", size.width(), size.height());
  }
}

void tst_final_scoring_kept::nothingLiesOverTheCardsToBeNamed_data() {
  languagesWithSizes({100});
}

void tst_final_scoring_kept::nothingLiesOverTheCardsToBeNamed() {
  QFETCH(const QString, language);
  for (const QSize size : {QSize(800, 480), QSize(1280, 720)}) {
    SizedScoring sized(size, language);
    Scoring& at = *sized.at;
    const std::size_t first = at.table.session.record().entries.size();
    while (at.table.session.shown().phase == Phase::final) at.scorePlayer();
    // Ben's stones may be kept, too: that is asked above what to move.
    at.table.session.startReplacing(first + 1);
    QCoreApplication::processEvents();
    const ui::EgiziaView& view = at.table.view;
    const ui::Chip* keep = view.choice(ui::questionId(Ask::sell, at.player()), 0);
    QVERIFY(keep != nullptr && keep->isVisible());
    const auto isFree = [&](const ui::Chip& chip) {
      const QRect part =
          chip.visibleRegion().boundingRect().translated(inTable(at, chip).topLeft());
      return !part.intersects(inTable(at, view.strip().moveLine())) &&
             !part.intersects(inTable(at, *view.strip().confirmButton())) &&
             inTable(at, view.strip()).contains(part);
    };
    int seen = 0;
    for (int card = 0; card < static_cast<int>(at.edition->sphinxCards.size()); ++card) {
      if (at.chip(card)->visibleRegion().isEmpty()) continue;
      ++seen;
      QVERIFY(isFree(*at.chip(card)));
    }
    QVERIFY(seen > 0);
    // The last one can be scrolled to.
    ui::Chip* last = at.chip(28);
    for (QWidget* above = last->parentWidget(); above != nullptr; above = above->parentWidget()) {
      if (auto* area = qobject_cast<QScrollArea*>(above)) area->ensureWidgetVisible(last);
    }
    QCoreApplication::processEvents();
    QVERIFY(last->visibleRegion().boundingRect() == last->rect());
    QVERIFY(isFree(*last));
  }
}

void tst_final_scoring_kept::namesInTheLanesHaveSixteenLetters() {
  const auto edition = goldenEdition();
  egizia::GameRecord game = longNamed(u"revised-4-players"_s, *edition);
  game.entries.resize(firstScoring(game));
  for (const QSize size : {QSize(800, 480), QSize(1280, 720), QSize(1920, 1080)}) {
    ui::LookScale scale(*qApp);
    scale.setLetters(ui::lettersFor(size, 100));
    TableWindow table(game, edition);
    table.view.setMotion(false);
    table.view.resize(size);
    QCoreApplication::processEvents();
    ui::ScoreLanes& lanes = table.view.finalScoring().view().lanes();
    const PaintedPage page(lanes);
    int names = 0;
    for (const WrittenText& text : page.written()) {
      if (!text.text.contains(u'…')) continue;
      ++names;
      QVERIFY2(text.text.size() >= 16, qPrintable(text.text));
    }
    QVERIFY(names > 0);
  }
}

void tst_final_scoring_kept::lastScoringIsNotTakenBackInSilence() {
  Scoring at;
  while (at.page()->orderTile > 1) at.scorePlayer();
  const QString name = text::playerName(at.player(), at.table.session.table());
  at.all();
  at.nameAny();
  at.next();
  const int scored = at.shown().track.points(at.player());
  const int last = cardsTurned(at).back();
  QCOMPARE(at.table.session.shown().phase, Phase::over);
  at.press(Qt::Key_Escape);
  QCOMPARE(at.table.session.shown().phase, Phase::final);
  const ui::MoveContent& said = at.table.view.strip().moveLine().content();
  const auto isTold = [&] {
    return said.heading.contains(u"taken back"_s) || said.text.contains(u"taken back"_s);
  };
  QVERIFY2(isTold(), qPrintable(said.heading));
  const int now = at.shown().track.points(at.player());
  if (now != scored) {
    QVERIFY(said.parts.front().name == name);
    QVERIFY2(said.told.contains(text::number(now)), qPrintable(said.told));
  }
  // And on again.
  if (at.finalScoring().mustName()) at.name(last);
  while (!at.finalScoring().isWhole()) at.next();
  QCOMPARE(at.shown().track.points(at.player()), scored);
  QVERIFY(!isTold());
}

void tst_final_scoring_kept::undoTakesTheScoringThatIsBegunAndNoOther() {
  Scoring at;
  at.scorePlayer();
  const auto entries = [&] { return at.table.session.record().entries.size(); };
  const std::size_t before = entries();
  const egizia::Player player = at.player();
  const auto undo = [&] { QTest::mouseClick(at.table.view.header().undoButton(), Qt::LeftButton); };
  const auto isAnew = [&] {
    return entries() == before && at.player() == player && at.finalScoring().revealed() == 0 &&
           cardsTurned(at).empty();
  };
  at.next();
  QVERIFY(!isAnew());
  undo();
  QVERIFY(isAnew());
  at.all();
  at.nameAny();
  undo();
  QVERIFY(isAnew());
  // Shift+Esc takes all of it back, too.
  at.all();
  at.nameAny();
  QTest::keyClick(&at.table.view, Qt::Key_Escape, Qt::ShiftModifier);
  QVERIFY(isAnew());
  undo();
  QCOMPARE(entries(), before - 1);
  QVERIFY(at.player() != player);
}

NILOMETER_TEST(tst_final_scoring_kept)
#include "tst_final_scoring_kept.moc"
