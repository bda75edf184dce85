// SPDX-License-Identifier: GPL-3.0-or-later
// A printed number is asked for while a game is played, through the window.
#include "test_program.h"

#include "tests/ui/asked_window.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/text/words.h"
#include "ui/table/view/header_bar.h"

#include <QLineEdit>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using Table = AskedWindow;
using ui::AskedRow;
using ui::AskedValue;
using ui::DifferenceCard;

class tst_asked_while_playing : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void matchesByKey();
  void matchesByMouse();
  void notNowByKey();
  void answersTakeNoKeyOfAnEntry();
  void typingANumberCanBeLeft();
  void undoTakesOnlyTheAnswerThatIsBegun();
  void enteringGoesOnMeanwhile();
  void exampleAsksNothing();
  void finalScoringAsksForTheCardOnTheTable();
  void scoringThatIsLeftAsItIsLeadsBack();
  void confirmingLeavesTheFinalScoringWhereItIs();
  void correctingLeavesTheFinalScoringWhereItIs();
};

void tst_asked_while_playing::matchesByKey() {
  Table table(untilAsked(askingGame(1)));
  const AskedValue asked = table.asked();
  QVERIFY(table.row().isVisible());
  QVERIFY(table.row().matchesButton()->look().text.contains(QString::number(asked.number)));
  table.type(AskedRow::matchesKey);
  QVERIFY(!table.row().isVisible() || table.asked().place != asked.place);
  QCOMPARE(table.copies().size(), std::size_t{1});
  QVERIFY(table.session().record().header.editionId == table.copies().front().id);
  QVERIFY(logIsUpToDate(table));
}

void tst_asked_while_playing::matchesByMouse() {
  Table table(untilAsked(askingGame(2)));
  const AskedValue asked = table.asked();
  QTest::mouseClick(table.row().matchesButton(), Qt::LeftButton);
  QVERIFY(!table.row().isVisible() || table.asked().place != asked.place);
  QCOMPARE(table.copies().size(), std::size_t{1});
}

void tst_asked_while_playing::notNowByKey() {
  Table table(untilAsked(askingGame(1)));
  for (int guard = 0; table.row().isVisible() && guard < 20; ++guard) {
    table.type(AskedRow::notNowKey);
  }
  QVERIFY(!table.row().isVisible());
  QVERIFY(table.copies().empty());
}

void tst_asked_while_playing::answersTakeNoKeyOfAnEntry() {
  Table table(untilAsked(askingGame(1)));
  for (const QChar key : {AskedRow::matchesKey, AskedRow::otherKey, AskedRow::notNowKey,
                          DifferenceCard::takeOverKey, DifferenceCard::leaveKey}) {
    const egizia::GameRecord game = askingGame(3);
    for (std::size_t entries = 0; entries < game.entries.size(); entries += 7) {
      egizia::GameRecord part = game;
      part.entries.resize(entries);
      const ui::EgiziaSession session(part, shelfEdition());
      ui::Draft draft;
      draft.begin({{&session.game(), &session.shown(), &session.options()}});
      QVERIFY(!ui::KeyBindings(session.edition(), draft).find(key));
    }
  }
}

void tst_asked_while_playing::typingANumberCanBeLeft() {
  Table table(untilAsked(askingGame(1)));
  table.type(AskedRow::otherKey);
  QVERIFY(table.row().numberEdit()->hasFocus());
  table.type(u"7"_s);
  QTest::keyClick(table.row().numberEdit(), Qt::Key_Escape);
  QVERIFY(!table.row().numberEdit()->isVisible());
  QVERIFY(table.view().hasFocus());
  QVERIFY(table.row().isVisible());
  QVERIFY(table.copies().empty());
}

void tst_asked_while_playing::undoTakesOnlyTheAnswerThatIsBegun() {
  const Telling telling = tellingGame(1);
  Table table(telling.game);
  const std::size_t entries = table.session().record().entries.size();
  const auto undo = [&] {
    QTest::mouseClick(table.view().header().undoButton(), Qt::LeftButton);
    QCoreApplication::processEvents();
  };
  table.type(AskedRow::otherKey);
  table.type(u"7"_s);
  undo();
  QVERIFY(!table.row().numberEdit()->isVisible());
  QVERIFY(table.row().isVisible());
  QCOMPARE(table.session().record().entries.size(), entries);
  table.correct(telling.number);
  QVERIFY(table.card().isVisible());
  undo();
  QVERIFY(!table.card().isVisible());
  QVERIFY(table.row().isVisible()); // it may be answered otherwise
  QCOMPARE(table.session().record().entries.size(), entries);
  undo();
  QCOMPARE(table.session().record().entries.size(), entries - 1);
}

void tst_asked_while_playing::enteringGoesOnMeanwhile() {
  const egizia::GameRecord whole = askingGame(1);
  const egizia::GameRecord part = untilAsked(whole);
  Table table(part);
  const std::string place = table.asked().place;
  std::size_t next = part.entries.size();
  while (isNaming(whole.entries[next].entry)) {
    QVERIFY(table.session().enter(whole.entries[next++].entry).accepted);
    QVERIFY(table.row().isVisible());
  }
  QVERIFY(table.session().enter(whole.entries[next].entry).accepted);
  const auto asked = ui::askedAfterEntry(table.session(), {});
  QVERIFY(!asked || asked->place != place);
  QCOMPARE(table.row().isVisible(), asked.has_value());
}

void tst_asked_while_playing::exampleAsksNothing() {
  HomeProgram program;
  program.window.openExample();
  while (program.window.session()->canUndo()) {
    QVERIFY(!program.window.game()->strip().asked().isVisible());
    program.window.session()->undo();
  }
}

void tst_asked_while_playing::finalScoringAsksForTheCardOnTheTable() {
  const egizia::GameRecord whole = askingGame(1); // an odd seed: cards are named early
  Table table(beforeFinalScoring(whole));
  std::set<int> shown;
  int asked = 0;
  for (int guard = 0; guard < 200 && table.session().shown().phase != egizia::Phase::over;
       ++guard) {
    const std::size_t next = table.session().record().entries.size();
    if (table.view().finalScoring().scoring().mustName()) {
      // What is chosen there is public from then on.
      for (const int card :
           egizia::Bits(std::get<egizia::FinalScore>(whole.entries[next].entry).cards)) {
        shown.insert(card);
      }
      QVERIFY(table.session().enter(whole.entries[next].entry).accepted);
    } else {
      QTest::keyClick(&table.view(), Qt::Key_Return);
    }
    if (const ui::ScoringStep* step = table.view().finalScoring().latest()) {
      if (step->kind == ui::ScoringStep::Kind::sphinx) shown.insert(step->card);
    }
    const QString question = table.view().strip().content().asked.question;
    for (int card = 0; card < int(shelfEdition()->sphinxCards.size()); ++card) {
      const bool names = question.contains(text::sphinxCondition(card, table.session().table()));
      if (!names) continue;
      QVERIFY(shown.contains(card));
      ++asked;
    }
  }
  QCOMPARE(table.session().shown().phase, egizia::Phase::over);
  QVERIFY(asked > 0);
}

void tst_asked_while_playing::confirmingLeavesTheFinalScoringWhereItIs() {
  Table table(beforeFinalScoring(askingGame(1)));
  int confirmed = 0;
  for (int guard = 0; guard < 200 && table.session().shown().phase != egizia::Phase::over;
       ++guard) {
    QTest::keyClick(&table.view(), Qt::Key_Return);
    const auto& finalScoring = table.view().finalScoring().scoring();
    const auto at = std::pair(finalScoring.pageIndex(), finalScoring.revealed());
    const QString question = table.view().strip().content().asked.question;
    if (question.isEmpty()) continue;
    table.type(AskedRow::matchesKey);
    QVERIFY(at == std::pair(finalScoring.pageIndex(), finalScoring.revealed()));
    QVERIFY(table.view().strip().content().asked.question != question);
    ++confirmed;
  }
  QVERIFY(confirmed > 0);
  QCOMPARE(table.copies().size(), std::size_t{1});
}

void tst_asked_while_playing::correctingLeavesTheFinalScoringWhereItIs() {
  Table table(beforeFinalScoring(askingGame(2))); // an even seed: cards are named late
  using Place = std::tuple<egizia::FinalScore, std::vector<int>, std::size_t>;
  const auto place = [&table] {
    const auto begun = table.view().finalScoring().begun();
    return begun ? Place{begun->entry, begun->named, begun->revealed} : Place{};
  };
  int corrected = 0;
  for (int guard = 0; guard < 200 && table.session().shown().phase != egizia::Phase::over;
       ++guard) {
    if (const auto& finalScoring = table.view().finalScoring().scoring(); finalScoring.mustName()) {
      // Any card that is still to be had.
      const egizia::Player player = table.view().finalScoring().page()->player;
      for (int card = 0; card < int(shelfEdition()->sphinxCards.size()); ++card) {
        ui::Chip* chip = table.view().choice(ui::questionId(ui::Ask::sphinx, player), card);
        const bool isNamed = std::ranges::count(std::get<1>(place()), card) > 0;
        if (chip == nullptr || !chip->isEnabled() || isNamed) continue;
        QTest::mouseClick(chip, Qt::LeftButton);
        break;
      }
    } else {
      QTest::keyClick(&table.view(), Qt::Key_Return);
    }
    const ui::AskedContent asked = table.view().strip().content().asked;
    if (asked.question.isEmpty() || std::get<2>(place()) == 0) continue;
    const auto before = place();
    table.correct(asked.number + 1);
    if (table.card().isVisible()) table.takeOver();
    QVERIFY(place() == before);
    ++corrected;
  }
  QCOMPARE(table.session().shown().phase, egizia::Phase::over);
  QVERIFY(corrected > 0);
}

// The program ended: what is asked turned before the table had begun the next scoring.
void tst_asked_while_playing::scoringThatIsLeftAsItIsLeadsBack() {
  Table table(beforeFinalScoring(askingGame(1)));
  const auto entries = [&table] { return table.session().record().entries.size(); };
  const std::size_t before = entries();
  for (int guard = 0; guard < 80 && entries() == before; ++guard) {
    QTest::keyClick(&table.view(), Qt::Key_Return);
  }
  QCOMPARE(entries(), before + 1);
  for (const Qt::Key leaves : {Qt::Key_Escape, Qt::Key_Return}) {
    table.session().startReplacing(before);
    QTest::keyClick(&table.view(), leaves);
    QVERIFY(!table.session().amending());
    QCOMPARE(entries(), before + 1);
    QVERIFY(table.view().finalScoring().leads());
  }
}

NILOMETER_TEST(tst_asked_while_playing)
#include "tst_asked_while_playing.moc"
