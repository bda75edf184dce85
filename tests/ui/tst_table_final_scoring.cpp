// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring of a game at the table: naming cards, Next, Back, All at once.
#include "test_program.h"

#include "engine/egizia/bits.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/scoring_fixture.h"
#include "tests/ui/visible_text.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/seats/player_card.h"
#include "ui/text/phrase.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::FinalScore;
using egizia::Phase;
using egizia::SphinxSet;
using ui::Ask;
using ui::ScoringStep;

class tst_table_final_scoring : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void highestTileIsScoredFirst_END();
  void lastEnterLeadsToTheResultAndTheLastStepStays();
  void everyCardCanBeNamed_END_3_data();
  void everyCardCanBeNamed_END_3();
  void nextRevealsOneStepAndMovesTheMarker();
  void backTakesEverythingBackStepByStep();
  void backReopensThePlayerBefore();
  void finishedGameThatIsOnlyReadStaysFinished();
  void cardPlayedBeforeTheScoringSaysWhatToMove_data() { languageRows(); }
  void cardPlayedBeforeTheScoringSaysWhatToMove();
  void resultOfAnOpenedGameIsSeenInPlaceOfTheBoard();
  void cardPerTenPointsCountsLastOfAll_END_3();
  void scoredCardIsRefusedWithItsReason_ENTRY();
  void secretCardOfAnotherMakesNoDifference_SPHINX_3();
  void cardShownTwiceIsToldOnceBothAreKnown_ENTRY_data();
  void cardShownTwiceIsToldOnceBothAreKnown_ENTRY();
  void ownSecretCardsShowAtTheirStep_END_3();
  void keepingTheStonesIsAChoice_END_1();
  void earlierScoringStartsWithWhatWasNamed();
  void oneCardOfAnEarlierScoringIsExchangedWithTwoKeys_END_3();
  void saleOfAnEarlierScoringIsChosenOtherwiseAtOnce_END_1();
  void coveredBoardTakesNoKeys();
  void everythingThatTakesFocusHasAName();
  void languageChangesWhereTheTableIs();
  void nothingIsCutOffWithLargeLetters_data();
  void nothingIsCutOffWithLargeLetters();
};

void tst_table_final_scoring::highestTileIsScoredFirst_END() {
  Scoring at;
  for (int tile = 4; tile >= 1; --tile) {
    QCOMPARE(at.page()->orderTile, tile);
    QCOMPARE(at.shown().title, text::playerName(at.player(), at.table.session.table()));
    at.scorePlayer();
  }
  QCOMPARE(at.table.session.shown().phase, Phase::over);
}

void tst_table_final_scoring::lastEnterLeadsToTheResultAndTheLastStepStays() {
  Scoring at;
  QSignalSpy result(&at.table.view, &ui::EgiziaView::resultRequested);
  while (at.page()->orderTile > 1) at.scorePlayer();
  const egizia::Player last = at.player();
  at.all();
  at.nameAny();
  const auto rows = at.shown().rows;
  const ui::StripContent told = at.strip();
  QCOMPARE(result.size(), 0);
  at.next();
  QCOMPARE(at.table.session.shown().phase, Phase::over);
  QCOMPARE(result.size(), 1);
  // Who comes back from the result finds what was done last, and what to move for it.
  QCOMPARE(at.player(), last);
  QVERIFY(at.finalScoring().isWhole() && at.shown().rows == rows);
  QCOMPARE(at.strip().moves, told.moves);
  QCOMPARE(at.strip().confirm, told.confirm);
  at.next();
  QCOMPARE(result.size(), 2);
  at.press(Qt::Key_Escape);
  QCOMPARE(at.table.session.shown().phase, Phase::final);
  QVERIFY(at.player() == last && !at.finalScoring().isWhole());
}

void tst_table_final_scoring::everyCardCanBeNamed_END_3_data() {
  QTest::addColumn<int>("card");
  const auto edition = goldenEdition();
  for (std::size_t i = 0; i < edition->sphinxCards.size(); ++i) {
    QTest::addRow("END-3 %s", edition->sphinxCards[i].id.c_str()) << static_cast<int>(i);
  }
}

void tst_table_final_scoring::everyCardCanBeNamed_END_3() {
  QFETCH(const int, card);
  Scoring at({egizia::Correct{.what = egizia::Correctable::sphinxCount, .player = 2, .value = 1}});
  const egizia::Player player = at.player();
  QCOMPARE(player, egizia::Player{2});
  at.all();
  QVERIFY(!at.says(at.condition(card)));
  const int before = at.shown().track.points(player);
  const auto& session = at.table.session;
  const auto expected =
      egizia::scoreSphinxCard(static_cast<std::size_t>(card), session.game(),
                              egizia::factsOf(session.game(), session.shown()), player, before);
  QVERIFY(at.chip(card)->toolTip().contains(at.condition(card)));
  at.name(card);
  QVERIFY(at.says(at.condition(card)));
  const ScoringStep& step = at.page()->steps.back();
  QCOMPARE(step.fact, expected.fact);
  QCOMPARE(step.points, expected.points);
  QCOMPARE(at.shown().track.points(player), before + expected.points);
  at.next();
  QCOMPARE(session.shown().track.points(player), before + expected.points);
  QCOMPARE(session.shown().player[player].sphinxNamed, bitOf(card));
}

void tst_table_final_scoring::nextRevealsOneStepAndMovesTheMarker() {
  Scoring at;
  const auto before = at.shown().track;
  at.next(2); // stones, tombs
  QCOMPARE(at.finalScoring().revealed(), std::size_t{2});
  const ScoringStep& tombs = at.page()->steps[1];
  QVERIFY(tombs.points > 0);
  QCOMPARE(at.shown().track.points(at.player()), before.points(at.player()) + tombs.points);
  QVERIFY(at.strip().body.contains(text::number(tombs.total)));
  QVERIFY(at.finalScoring().mustName());
  const std::size_t entries = at.table.session.record().entries.size();
  at.next(); // nothing goes on before the cards are named
  QCOMPARE(at.finalScoring().revealed(), std::size_t{2});
  QCOMPARE(at.table.session.record().entries.size(), entries);
  QVERIFY(!at.table.view.strip().confirmButton()->isEnabled());
}

void tst_table_final_scoring::backTakesEverythingBackStepByStep() {
  Scoring at;
  std::vector<ui::FinalScoringContent> seen{at.shown()};
  at.next();
  seen.push_back(at.shown());
  at.next();
  seen.push_back(at.shown());
  while (at.finalScoring().mustName()) {
    int card = 0;
    while (at.chip(card)->look().chosen) ++card;
    at.name(card);
    seen.push_back(at.shown());
  }
  QCOMPARE(seen.size(), std::size_t{7});
  QVERIFY(at.finalScoring().isWhole());
  for (std::size_t i = seen.size(); i-- > 0;) {
    QCOMPARE(at.shown(), seen[i]);
    at.press(i % 2 == 0 ? Qt::Key_Backspace : Qt::Key_Escape);
  }
  QCOMPARE(at.shown(), seen.front());
  QVERIFY(!at.strip().canGoBack); // the entry before is no final scoring
}

void tst_table_final_scoring::backReopensThePlayerBefore() {
  Scoring at;
  at.all();
  at.nameAny();
  const auto rows = at.shown().rows;
  const egizia::Player player = at.player();
  const egizia::State before = at.table.session.shown();
  at.next();
  QVERIFY(at.player() != player);
  at.press(Qt::Key_Backspace);
  QCOMPARE(at.player(), player);
  QVERIFY(at.shown().rows == rows);
  QVERIFY(at.finalScoring().isWhole());
  QVERIFY(!before.player[player].scored);
  QVERIFY(!at.table.session.shown().player[player].scored);
  at.next();
  QVERIFY(at.player() != player);
  while (at.table.session.shown().phase == Phase::final) at.scorePlayer();
  QVERIFY(at.strip().canGoBack);
  const std::size_t whole = at.finalScoring().revealed();
  at.press(Qt::Key_Backspace); // after the last player too, in the game that was just entered
  QCOMPARE(at.table.session.shown().phase, Phase::final);
  QCOMPARE(at.finalScoring().revealed(), whole - 1); // no press without anything to be seen
}

void tst_table_final_scoring::cardPlayedBeforeTheScoringSaysWhatToMove() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const egizia::GameRecord whole = goldenGame("revised-4-players", *goldenEdition());
  int cards = 0;
  for (std::size_t i = 0; i < whole.entries.size(); ++i) {
    if (!std::holds_alternative<egizia::PlayCard>(whole.entries[i].entry)) continue;
    TableWindow window("revised-4-players", i);
    if (window.session.shown().phase != Phase::final) continue;
    ++cards;
    const QString ready = window.view.strip().content().body;
    window.session.enter(whole.entries[i].entry);
    const QString moves = window.view.strip().content().body;
    QVERIFY2(!moves.isEmpty() && moves != ready, qPrintable(moves));
    // The scoring goes on, with moves of its own.
    QTest::keyClick(&window.view, Qt::Key_Return);
    QVERIFY(window.view.strip().content().body != moves);
  }
  QVERIFY(cards > 0);
}

void tst_table_final_scoring::finishedGameThatIsOnlyReadStaysFinished() {
  TableWindow window("revised-4-players", SIZE_MAX);
  QVERIFY(!window.view.strip().content().canGoBack);
  QTest::keyClick(&window.view, Qt::Key_Backspace);
  QTest::keyClick(&window.view, Qt::Key_Escape);
  QCOMPARE(window.session.record().entries.size(), window.golden.entries.size());
}

void tst_table_final_scoring::resultOfAnOpenedGameIsSeenInPlaceOfTheBoard() {
  TableWindow window("revised-4-players", SIZE_MAX);
  const ui::FinalScoringView& result = window.view.finalScoring().view();
  const QPoint middle =
      window.view.board().mapTo(&window.view, window.view.board().rect().center());
  const QWidget* seen = window.view.childAt(middle);
  QVERIFY(seen != nullptr && (seen == &result || result.isAncestorOf(seen)));
}

void tst_table_final_scoring::cardPerTenPointsCountsLastOfAll_END_3() {
  Scoring at;
  const auto& cards = at.edition->sphinxCards;
  const auto perTen =
      std::ranges::find(cards, egizia::SphinxKind::perTen, &egizia::SphinxCard::kind);
  const int card = static_cast<int>(perTen - cards.begin());
  at.next(2);
  at.name(card);
  QVERIFY(at.says(at.condition(card))); // named, but it waits
  QCOMPARE(at.finalScoring().revealed(), std::size_t{2});
  at.press(Qt::Key_Backspace);
  QVERIFY(!at.says(at.condition(card)));
  at.name(card);
  at.nameAny();
  QVERIFY(at.finalScoring().isComing());
  const int total = at.shown().track.points(at.player());
  at.next();
  const ScoringStep& step = at.page()->steps.back();
  QCOMPARE(int{step.card}, card);
  QCOMPARE(step.fact, total);
  QCOMPARE(step.points, total / perTen->needed * perTen->points);
  QVERIFY(at.finalScoring().isWhole());
}

void tst_table_final_scoring::scoredCardIsRefusedWithItsReason_ENTRY() {
  Scoring at;
  const QString scored = text::playerName(at.player(), at.table.session.table());
  at.scorePlayer();
  at.all();
  const SphinxSet taken = at.table.session.shown().player[2].sphinxNamed;
  QVERIFY(taken != 0);
  for (const int card : egizia::Bits(taken)) {
    QVERIFY(!at.chip(card)->isEnabled());
    QVERIFY(at.chip(card)->toolTip().contains(scored));
    QVERIFY(at.chip(card)->accessibleDescription().contains(scored));
    QVERIFY(at.chip(card)->look().keyCap.isEmpty());
  }
}

// That somebody has named it for his own eyes is not to be found out by naming it.
void tst_table_final_scoring::secretCardOfAnotherMakesNoDifference_SPHINX_3() {
  constexpr int secret = 3;
  // Dora is scored last; one of her cards is named in secret in one of two games.
  Scoring with({egizia::NameSphinxCards{3, bitOf(secret)}});
  Scoring without;
  const auto same = [&] {
    return with.shown() == without.shown() && with.strip() == without.strip();
  };
  for (Scoring* at : {&with, &without}) at->all();
  QVERIFY(same());
  for (Scoring* at : {&with, &without}) at->name(secret);
  QVERIFY(same());
  for (Scoring* at : {&with, &without}) at->nameAny();
  QVERIFY(same() && with.strip().canConfirm && !with.strip().refused);
  const std::size_t entries = with.table.session.record().entries.size();
  for (Scoring* at : {&with, &without}) at->next();
  QCOMPARE(with.table.session.record().entries.size(), entries + 1);
  QVERIFY(same());
}

void tst_table_final_scoring::cardShownTwiceIsToldOnceBothAreKnown_ENTRY_data() {
  QTest::addColumn<int>("kept");
  QTest::newRow("all of hers are named") << 1;
  QTest::newRow("one is still to be named") << 2;
}

void tst_table_final_scoring::cardShownTwiceIsToldOnceBothAreKnown_ENTRY() {
  constexpr int secret = 3;
  constexpr egizia::Player dora = 3;
  QFETCH(const int, kept);
  Scoring at({egizia::Correct{.what = egizia::Correctable::sphinxCount,
                              .player = dora,
                              .crew = {},
                              .card = egizia::unnamed,
                              .deck = {},
                              .value = static_cast<std::int16_t>(kept)},
              egizia::NameSphinxCards{dora, bitOf(secret)}});
  at.all();
  at.name(secret);
  at.nameAny();
  at.next();
  while (at.player() != dora) at.scorePlayer();
  at.all();
  at.nameAny();
  QVERIFY(!at.strip().canConfirm && at.strip().refused && !at.strip().canInsist);
  // Both have been turned over by now; of no other card anything is said.
  for (int card = 0; card < static_cast<int>(at.edition->sphinxCards.size()); ++card) {
    QCOMPARE(at.strip().body.contains(at.condition(card)), card == secret);
  }
  const std::size_t entries = at.table.session.record().entries.size();
  at.next();
  QCOMPARE(at.table.session.record().entries.size(), entries);
}

void tst_table_final_scoring::ownSecretCardsShowAtTheirStep_END_3() {
  constexpr int own = 17;
  constexpr int others = 3;
  Scoring at({egizia::NameSphinxCards{2, bitOf(own)}, egizia::NameSphinxCards{3, bitOf(others)}});
  for (int step = 0; step < 3; ++step) {
    const QString said = everythingSaid().join(QLatin1Char('\n'));
    QVERIFY(!said.contains(at.condition(own)));
    QVERIFY(!said.contains(at.condition(others)));
    at.next();
  }
  QVERIFY(at.says(at.condition(own)));
  QVERIFY(!at.says(at.condition(others)));
  QCOMPARE(at.page()->sealed, at.table.session.shown().player[2].sphinxHeld - 1);
  QVERIFY(!at.chip(own)->isEnabled()); // named already
  QVERIFY(at.chip(others)->isEnabled());
}

void tst_table_final_scoring::keepingTheStonesIsAChoice_END_1() {
  Scoring at;
  at.scorePlayer();
  const egizia::Player player = at.player(); // may sell, and has stones
  const ScoringStep& stones = at.page()->steps.front();
  QVERIFY(stones.points > 0);
  const int before = at.shown().track.points(player);
  QTest::mouseClick(at.table.view.choice(questionId(Ask::sell, player), 0), Qt::LeftButton);
  at.next();
  QCOMPARE(at.shown().track.points(player), before);
  QVERIFY(at.table.view.choice(questionId(Ask::sell, player), 1) ==
          nullptr); // until it is taken back
  at.press(Qt::Key_Escape);
  QTest::mouseClick(at.table.view.choice(questionId(Ask::sell, player), 1), Qt::LeftButton);
  at.next();
  QVERIFY(at.shown().track.points(player) > before);
}

void tst_table_final_scoring::earlierScoringStartsWithWhatWasNamed() {
  Scoring at;
  const std::size_t first = at.table.session.record().entries.size();
  at.all();
  at.nameAny();
  const auto rows = at.shown().rows;
  at.next();
  while (at.table.session.shown().phase == Phase::final) at.scorePlayer();
  const auto entries = at.table.session.record().entries;
  at.table.session.startReplacing(first);
  QCOMPARE(at.player(), egizia::Player{2});
  QVERIFY(at.finalScoring().isWhole());
  QVERIFY(at.shown().rows == rows);
  QCOMPARE(at.strip().confirm, u"Leave it"_s);
  at.press(Qt::Key_Escape); // leaves it as it is
  QVERIFY(!at.table.session.replacing());
  QVERIFY(at.table.session.record().entries == entries);
  at.table.session.startReplacing(first);
  at.next(); // takes it over
  QVERIFY(!at.table.session.replacing());
  QVERIFY(at.table.session.record().entries[first].entry == entries[first].entry);
  // One card was another one.
  at.table.session.startReplacing(first);
  at.press(Qt::Key_Backspace);
  QVERIFY(at.finalScoring().mustName());
  at.name(28);
  at.next();
  QVERIFY(at.table.session.amended() != nullptr);
  at.press(Qt::Key_Return); // keeps it
  QCOMPARE(at.table.session.shown().phase, Phase::over);
  QCOMPARE(at.table.session.record().entries.size(), entries.size());
  const auto cards = [&](const egizia::RecordedEntry& entry) {
    return std::get<egizia::FinalScore>(entry.entry).cards;
  };
  const egizia::SphinxSet before = cards(entries[first]);
  const egizia::SphinxSet after = cards(at.table.session.record().entries[first]);
  QCOMPARE(std::popcount(before & after), std::popcount(before) - 1);
  QVERIFY((after & bitOf(28)) != 0);
}

namespace {

/// The key of that choice, pressed on the table.
void pressKeyOf(Scoring& at, Ask ask, int id) {
  const ui::Chip* chip = at.table.view.choice(questionId(ask, at.player()), id);
  if (chip == nullptr || !chip->isVisible()) qFatal("it is not to be seen");
  QTest::keyClicks(&at.table.view, chip->look().keyCap.toLower());
}

} // namespace

void tst_table_final_scoring::oneCardOfAnEarlierScoringIsExchangedWithTwoKeys_END_3() {
  Scoring at;
  const std::size_t first = at.table.session.record().entries.size();
  while (at.table.session.shown().phase == Phase::final) at.scorePlayer();
  const auto cardsOf = [&] {
    return std::get<FinalScore>(at.table.session.record().entries[first].entry).cards;
  };
  const SphinxSet before = cardsOf();
  at.table.session.startReplacing(first);
  for (const int card : egizia::Bits(before)) QVERIFY(at.chip(card)->look().chosen);
  const int wrong = std::countr_zero(before);
  pressKeyOf(at, Ask::sphinx, wrong);
  QVERIFY(!at.chip(wrong)->look().chosen && at.finalScoring().mustName());
  constexpr int right = 28;
  pressKeyOf(at, Ask::sphinx, right);
  QVERIFY(at.finalScoring().isWhole() && at.strip().canConfirm);
  QCOMPARE(at.strip().confirm, u"Enter"_s);
  at.next();
  QVERIFY(at.table.session.amended() != nullptr);
  at.next();
  QCOMPARE(cardsOf(), (before & ~bitOf(wrong)) | bitOf(right));
}

void tst_table_final_scoring::saleOfAnEarlierScoringIsChosenOtherwiseAtOnce_END_1() {
  Scoring at;
  at.scorePlayer();
  const std::size_t second = at.table.session.record().entries.size(); // may sell, and has stones
  while (at.table.session.shown().phase == Phase::final) at.scorePlayer();
  at.table.session.startReplacing(second);
  pressKeyOf(at, Ask::sell, 0);
  QVERIFY(at.finalScoring().isWhole() && at.strip().canConfirm);
  at.next();
  at.next();
  const auto& entry = at.table.session.record().entries[second].entry;
  QVERIFY(!at.table.session.amending() && !std::get<FinalScore>(entry).sell);
}

void tst_table_final_scoring::coveredBoardTakesNoKeys() {
  Scoring at;
  const ui::BoardView& board = at.table.view.board();
  const auto* place = board.place(ui::stopId(0));
  QVERIFY(!place->isVisible());
  at.all();
  ui::Chip* chip = at.chip(5);
  chip->setFocus();
  QTest::keyClick(chip, Qt::Key_Space);
  QVERIFY(at.says(at.condition(5)));
  at.nameAny();
  // Wherever the keyboard was, Enter goes on.
  QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
  at.table.type(u"Enter"_s);
  QVERIFY(at.player() != 2);
  at.table.session.lookAt(20);
  QVERIFY(place->isVisible());
}

void tst_table_final_scoring::everythingThatTakesFocusHasAName() {
  Scoring at;
  at.all();
  for (const QWidget* widget : at.table.view.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
    const bool scrolls = widget->inherits("QScrollArea") &&
                         !at.table.view.finalScoring().view().isAncestorOf(widget);
    QVERIFY2(scrolls || !widget->accessibleName().isEmpty(), widget->metaObject()->className());
  }
  for (int card = 0; card < static_cast<int>(at.edition->sphinxCards.size()); ++card) {
    const ui::Chip* chip = at.chip(card);
    QVERIFY(chip != nullptr && chip->isVisible() && chip->focusPolicy() != Qt::NoFocus);
    QVERIFY(!chip->accessibleDescription().isEmpty());
    QVERIFY(chip->height() >= ui::targetHeight);
  }
}

void tst_table_final_scoring::languageChangesWhereTheTableIs() {
  Scoring at;
  at.all();
  at.nameAny();
  const std::size_t revealed = at.finalScoring().revealed();
  const auto conditions = [&] {
    QStringList titles;
    for (const ScoringStep& step : at.page()->steps) {
      if (step.kind == ScoringStep::Kind::sphinx) titles += at.condition(step.card);
    }
    return titles;
  };
  const QStringList english = conditions();
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QCOMPARE(at.finalScoring().revealed(), revealed);
  QVERIFY(conditions() != english);
  for (const QString& title : conditions()) QVERIFY(at.says(title));
}

void tst_table_final_scoring::nothingIsCutOffWithLargeLetters_data() {
  languagesWithSizes({100, 150, 200});
}

void tst_table_final_scoring::nothingIsCutOffWithLargeLetters() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  Scoring at;
  at.table.view.resize(at.table.view.minimumSizeHint().expandedTo({1280, 720}));
  at.all();
  QCoreApplication::processEvents();
  const ui::FinalScoringView& view = at.table.view.finalScoring().view();
  for (const QWidget* widget : view.findChildren<QWidget*>()) {
    if (!widget->isVisible()) continue;
    const auto* line = qobject_cast<const ui::LineLabel*>(widget);
    QVERIFY2(line == nullptr || line->textFits(), qPrintable(widget->accessibleName()));
    const bool whole = qobject_cast<const ui::Chip*>(widget) == nullptr &&
                       qobject_cast<const ui::ScoreLanes*>(widget) == nullptr;
    QVERIFY2(whole || widget->width() >= widget->minimumSizeHint().width(),
             qPrintable(widget->accessibleName()));
  }
  QVERIFY(at.table.view.rect().contains(view.geometry()));
}

NILOMETER_TEST(tst_table_final_scoring)
#include "tst_table_final_scoring.moc"
