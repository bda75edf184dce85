// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/entry_names.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/position_form_window.h"
#include "ui/base/style/theme.h"
#include "ui/score/end_position/day_field.h"
#include "ui/score/end_position/seat_head.h"

#include <QComboBox>

using namespace nilometer;
using namespace nilometer::test;
using ui::PositionCell;
using ui::PositionEntered;
using enum ui::PositionRow;

/// Final scoring only, entered with keys and mouse.
class tst_PositionView : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init();
  void storedPositionsGiveTheStoredResults_data();
  void storedPositionsGiveTheStoredResults();
  void fourPlayersAreEnteredInNinetySeconds();
  void problemStandsBelowItsField_data();
  void problemStandsBelowItsField();
  void sumThatWasTypedLastIsMarked();
  void pastedLinesAreOneUnreadableNumber();
  void unknownLettersTakeNoCard();
  void cardsAreListedWhereTheyAreAskedFor();
  void cardsAreFoundByNumberAndByWord();
  void backspaceAndClickTakeCardsAway();
  void cardOfAnotherPlayerIsNotOffered();
  void exampleOfSpacesFitsTheBuilding();
  void typingOverANumberReplacesIt();
  void equalPointsAskWhoIsInFront();
  void cardsDecideWhichFieldsAreShown();
  void everythingAsksForSpacesAndCards();
  void clearingCanBeUndone();
  void takenColourIsSwapped();
  void rulesAndCopyAreKeptWithThePosition();
  void fewerPlayersKeepWhatWasEntered();
  void scoreTellsThePosition();
  void wrongAnswerIsToldAndLedTo();
  void languageKeepsWhatIsTyped();
  void everyFieldHasANameAndAnExplanation();
  void nothingIsClipped_data();
  void nothingIsClipped();
};

void tst_PositionView::init() {
  QVERIFY(text::useLanguage(u"en"));
}

void tst_PositionView::storedPositionsGiveTheStoredResults_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"revised-2-players-tie", "revised-4-players", "tournament-4-players"}) {
    QTest::newRow(name) << QString::fromLatin1(name);
  }
}

void tst_PositionView::storedPositionsGiveTheStoredResults() {
  QFETCH(QString, name);
  PositionWindow window;
  const PositionEntered target = neededOf(name.toStdString(), *window.edition);
  PositionEntered head;
  head.seats = target.seats;
  head.profile = target.profile;
  head.options = target.options;
  window.view.setEntry(head, window.edition);
  window.enter(target);
  QVERIFY2(window.view.position(), qPrintable(window.form.ranking().text()));
  const auto scored = scorePosition(*window.view.position(), *window.edition);
  const QMap<QString, double> results = storedResults(name);
  for (egizia::Player player = 0; player < target.seats.size(); ++player) {
    const auto& seat = target.seats[player];
    const double result = scored.track.points(player) - seat.bid / 2.0;
    QCOMPARE(result, results[QString::fromStdString(seat.name)]);
  }
  QCOMPARE(window.view.entry().texts, target.texts);
}

void tst_PositionView::fourPlayersAreEnteredInNinetySeconds() {
  PositionWindow window;
  const PositionEntered target = typicalPosition(*window.edition);
  window.enter(target);
  QVERIFY(window.view.position());
  // 10 Sphinx cards and 35 numbers, and Enter past the four order tiles, once more where it comes
  // right after the field before went on by itself; by the keystroke model 88.2 seconds.
  QCOMPARE(window.fields, 45);
  QCOMPARE(window.keys, 98);
  QVERIFY(window.keys * secondsPerKey + window.fields * secondsPerField < 90);
}

void tst_PositionView::problemStandsBelowItsField_data() {
  QTest::addColumn<int>("row");
  QTest::addColumn<QString>("typed");
  QTest::newRow("letters") << static_cast<int>(points) << u"forty"_s;
  QTest::newRow("huge") << static_cast<int>(points) << u"123456789012345678901234567890"_s;
  QTest::newRow("negative step") << static_cast<int>(stoneMarket) << u"-1"_s;
  QTest::newRow("step too low") << static_cast<int>(stoneMarket) << u"99"_s;
  QTest::newRow("tiles that are not in the box") << static_cast<int>(tombSum) << u"99 99"_s;
  QTest::newRow("a lone plus") << static_cast<int>(tombSum) << u"+"_s;
  QTest::newRow("a lone minus") << static_cast<int>(points) << u"-"_s;
  QTest::newRow("a sum that no tiles have") << static_cast<int>(tombSum) << u"1"_s;
}

void tst_PositionView::problemStandsBelowItsField() {
  QFETCH(int, row);
  QFETCH(QString, typed);
  PositionWindow window;
  const PositionCell cell{static_cast<ui::PositionRow>(row), 0, 2};
  window.view.table().focusCell(cell);
  window.paste(typed);
  const ui::NumberCell& field = *window.view.table().numberCell(cell);
  QVERIFY(field.problem().isVisible());
  QVERIFY(field.problem().text().endsWith(u'.'));
  QVERIFY(!window.view.position());
  QCOMPARE(field.line().accessibleDescription(), field.problem().text());
  QCOMPARE(field.line().text(), typed);
  const auto at = [&](const QWidget& part) { return part.mapTo(&window.form, QPoint()); };
  QTRY_VERIFY(at(field.problem()).y() >= at(field.line()).y() + field.line().height());
  QCOMPARE(at(field.problem()).x(), at(field.line()).x());
  for (const egizia::Player other : std::to_array<egizia::Player>({0, 1, 3})) {
    QVERIFY(!window.view.table().numberCell({cell.row, 0, other})->problem().isVisible());
  }
  field.line().selectAll();
  window.key(Qt::Key_Delete);
  QVERIFY(!field.problem().isVisible());
}

// What another player has stood there before, and may as well be right.
void tst_PositionView::sumThatWasTypedLastIsMarked() {
  int seen = 0;
  for (int sum = 30; sum <= 60 && seen == 0; ++sum) {
    PositionWindow window;
    const auto typeAt = [&](const PositionCell& cell, int number) {
      window.view.table().focusCell(cell);
      window.type(QString::number(number));
    };
    const auto isMarked = [&](const PositionCell& cell) {
      return window.view.table().numberCell(cell)->problem().isVisible();
    };
    const PositionCell before{tombSum, 0, 1};
    const PositionCell last{tombSum, 0, 0};
    typeAt(before, 20);
    if (isMarked(before)) continue;
    typeAt(last, sum);
    if (!isMarked(before) && !isMarked(last)) continue;
    ++seen;
    QVERIFY2(isMarked(last) && !isMarked(before), qPrintable(QString::number(sum)));
    // It stays where it is while something else is typed.
    typeAt({points, 0, 1}, 40);
    QVERIFY(isMarked(last) && !isMarked(before));
  }
  QVERIFY(seen > 0);
}

void tst_PositionView::pastedLinesAreOneUnreadableNumber() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.paste(u"61\n63\r\n66"_s);
  const ui::NumberCell& field = *window.view.table().numberCell({points, 0, 0});
  QVERIFY(field.problem().isVisible());
  QVERIFY(field.line().hasFocus());
  field.line().selectAll();
  window.paste(QString(100'000, u'7'));
  QVERIFY(field.problem().isVisible());
  QVERIFY(field.line().text().size() < 1000);
}

void tst_PositionView::unknownLettersTakeNoCard() {
  PositionWindow window;
  window.type(u"zzz"_s);
  const ui::NamesCell& cards = *window.view.table().cardCell({sphinx, 0, 0});
  QVERIFY(cards.problem().isVisible());
  window.key(Qt::Key_Return);
  QVERIFY(window.view.entry().cards.empty());
  QVERIFY(cards.line().hasFocus());
  window.key(Qt::Key_Escape);
  QVERIFY(!cards.problem().isVisible());
  window.type(u"ob"_s);
  window.key(Qt::Key_Down);
  window.key(Qt::Key_Tab);
  QCOMPARE(window.view.entry().cardsIn({sphinx, 0, 0}).size(), std::size_t{1});
}

void tst_PositionView::cardsAreListedWhereTheyAreAskedFor() {
  PositionWindow window;
  const ui::NamesCell& cards = *window.view.table().cardCell({sphinx, 0, 0});
  // Nobody has asked for a list yet, which would cover the table.
  QVERIFY(cards.line().hasFocus() && !cards.list().isVisible());
  window.key(Qt::Key_Down);
  QVERIFY(cards.list().isVisible());
  const int all = cards.list().count();
  QVERIFY(all > 20);
  QCOMPARE(cards.list().chosen(), 0);
  window.key(Qt::Key_Up);
  QCOMPARE(cards.list().chosen(), all - 1);
  window.key(Qt::Key_Down);
  window.key(Qt::Key_Down);
  QVERIFY(cards.line().hasFocus());
  const QString second = cards.list().item(1)->text();
  window.key(Qt::Key_Return);
  QCOMPARE(window.view.entry().cardsIn({sphinx, 0, 0}).size(), std::size_t{1});
  QCOMPARE(cards.tags().front()->text(), second);
  // Where nothing is found the arrows stay as well.
  window.type(u"zzz"_s);
  window.key(Qt::Key_Down);
  QVERIFY(cards.line().hasFocus());
  window.key(Qt::Key_Escape);
  QVERIFY(cards.list().isVisible());
  window.key(Qt::Key_Escape);
  QVERIFY(cards.line().hasFocus() && !cards.list().isVisible());
  window.key(Qt::Key_Tab);
  window.key(Qt::Key_Backtab);
  // Nothing is chosen before something was done: Enter goes on.
  QVERIFY(cards.list().isVisible());
  QCOMPARE(cards.list().chosen(), -1);
  window.key(Qt::Key_Return);
  QVERIFY(!cards.line().hasFocus() && !cards.list().isVisible());
  QCOMPARE(window.view.entry().cardsIn({sphinx, 0, 0}).size(), std::size_t{1});
}

void tst_PositionView::cardsAreFoundByNumberAndByWord() {
  for (const auto& [language, ten] :
       {std::pair(u"en"_s, u"ten"_s), std::pair(u"de"_s, u"zehn"_s)}) {
    QVERIFY(text::useLanguage(language));
    PositionWindow window;
    const ui::NameFinder finder = *ui::findersFor(window.view.entry(), *window.edition).at(sphinx);
    const auto byDigits = finder.find(u"10"_s);
    QVERIFY(!byDigits.empty());
    const auto byWord = finder.find(ten);
    for (const std::size_t found : byDigits) {
      QVERIFY2(std::ranges::count(byWord, found) == 1, qPrintable(finder.offers()[found].text));
    }
    // The other way round, and words behind it narrow it down.
    const auto three = finder.find(language == u"de"_s ? u"drei"_s : u"three"_s);
    for (const std::size_t found : three) {
      QVERIFY2(std::ranges::count(finder.find(u"3"_s), found) == 1,
               qPrintable(finder.offers()[found].text));
    }
  }
  QVERIFY(text::useLanguage(u"en"));
}

void tst_PositionView::backspaceAndClickTakeCardsAway() {
  PositionWindow window;
  for (int i = 0; i < 3; ++i) {
    window.type(u"r"_s);
    window.key(Qt::Key_Return);
  }
  const auto held = [&] { return window.view.entry().cardsIn({sphinx, 0, 0}); };
  const auto three = held();
  QCOMPARE(three.size(), std::size_t{3});
  window.key(Qt::Key_Backspace);
  QCOMPARE(held().size(), std::size_t{2});
  window.click(window.view.table().cardCell({sphinx, 0, 0})->tags().front());
  QCOMPARE(held(), std::vector{three[1]});
}

void tst_PositionView::cardOfAnotherPlayerIsNotOffered() {
  PositionWindow window;
  window.type(u"r"_s);
  const ui::NameList& list = window.view.table().cardCell({sphinx, 0, 0})->list();
  const QString first = list.item(0)->text();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                    list.visualItemRect(list.item(0)).center());
  window.key(Qt::Key_Return);
  window.type(u"r"_s);
  const ui::NameList& next = window.view.table().cardCell({sphinx, 0, 1})->list();
  QVERIFY(next.isVisible());
  QVERIFY(next.findItems(first, Qt::MatchExactly).isEmpty());
  window.key(Qt::Key_Backspace);
  window.type(first);
  QCOMPARE(window.view.table().cardCell({sphinx, 0, 1})->problem().text(),
           u"Somebody has that already."_s);
}

// The obelisk has one space in each row: 1.2 was the example of its sentence, too.
void tst_PositionView::exampleOfSpacesFitsTheBuilding() {
  PositionWindow window;
  window.view.askForEverything(true);
  for (const auto& [row, spaces] : {std::pair(obelisk, u"1.1 2.1."_s), {tombs, u"1.2 1.3."_s}}) {
    ui::NumberCell& field = *window.view.table().numberCell({row, 0, 0});
    QVERIFY2(field.line().toolTip().contains(spaces), qPrintable(field.line().toolTip()));
    field.line().setFocus();
    window.type(u"9.9.9"_s);
    QVERIFY2(field.problem().text().endsWith(spaces), qPrintable(field.problem().text()));
  }
}

void tst_PositionView::typingOverANumberReplacesIt() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  QCOMPARE(window.here(), (PositionCell{points, 0, 1}));
  window.key(Qt::Key_Return, Qt::ShiftModifier);
  window.type(u"6"_s);
  QCOMPARE(window.here(), (PositionCell{points, 0, 0}));
  window.type(u"2"_s);
  QCOMPARE(window.numberAt(points, 0), u"62"_s);
  window.key(Qt::Key_Return, Qt::ShiftModifier);
  window.key(Qt::Key_Right);
  window.key(Qt::Key_Backspace);
  QCOMPARE(window.numberAt(points, 0), u"6"_s);
  QCOMPARE(window.here(), (PositionCell{points, 0, 0}));
}

void tst_PositionView::equalPointsAskWhoIsInFront() {
  PositionWindow window;
  for (int player = 0; player < 4; ++player) {
    window.view.table().focusCell({points, 0, static_cast<egizia::Player>(player)});
    window.type(player < 2 ? u"60"_s : QString::number(70 + player));
  }
  QCOMPARE(window.here(), (PositionCell{queue, 0, 0}));
  window.type(u"2"_s);
  const auto& ben = window.view.table().numberCell({queue, 0, 1})->line();
  QCOMPARE(ben.placeholderText(), u"1"_s);
  QCOMPARE(window.here(), (PositionCell{queue, 0, 1}));
  QCOMPARE(ben.selectedText(), u"1"_s);
  window.type(u"1"_s);
  QCOMPARE(window.here(), (PositionCell{orderTile, 0, 0}));
}

void tst_PositionView::cardsDecideWhichFieldsAreShown() {
  PositionWindow window;
  const auto shown = [&](ui::PositionRow row, int player) {
    return window.view.table().field(PositionWindow::cell(row, player)) != nullptr;
  };
  QVERIFY(!shown(blackCrew, 0) && !shown(brownGrain, 3));
  window.type(u"black"_s);
  window.key(Qt::Key_Return);
  QVERIFY(shown(blackCrew, 0) && !shown(blackCrew, 1));
  window.type(u"brown"_s);
  window.key(Qt::Key_Return);
  QVERIFY(shown(brownGrain, 0) && shown(brownGrain, 3));
  window.key(Qt::Key_Backspace);
  QVERIFY(!shown(brownGrain, 0));
}

void tst_PositionView::everythingAsksForSpacesAndCards() {
  PositionWindow window;
  window.click(window.view.countButton(2));
  window.view.askForEverything(true);
  window.view.table().focusCell({pyramid, 0, 1});
  window.type(u"0"_s);
  const auto table = window.view.table();
  table.numberCell({pyramid, 0, 0})->line().setFocus();
  window.type(u"1.1 2.1"_s);
  QVERIFY(!table.numberCell({pyramid, 0, 0})->problem().text().isEmpty()); // 2.1 needs 1.2
  window.view.table().focusCell({pyramid, 0, 1});
  window.key(Qt::Key_Backspace);
  window.type(u"1.2"_s);
  QVERIFY(table.numberCell({pyramid, 0, 0})->problem().text().isEmpty());
  window.view.table().focusCell({fieldCards, 0, 0});
  window.type(u"brown"_s);
  window.key(Qt::Key_Return);
  QCOMPARE(window.view.entry().cardsIn({fieldCards, 0, 0}).size(), std::size_t{1});
}

void tst_PositionView::clearingCanBeUndone() {
  PositionWindow window;
  window.enter(neededOf("revised-4-players", *window.edition));
  const PositionEntered entered = window.view.entry();
  window.click(window.view.clearButton());
  QVERIFY(window.view.entry().texts.empty() && window.view.entry().cards.empty());
  QCOMPARE(window.here(), (PositionCell{sphinx, 0, 0}));
  window.click(window.view.clearButton());
  QVERIFY(window.view.entry() == entered);
  QVERIFY(window.view.scoreButton()->isEnabled());
}

void tst_PositionView::takenColourIsSwapped() {
  PositionWindow window;
  QComboBox& colour = window.view.table().head(0).colour();
  colour.setFocus();
  QTest::keyClick(&colour, Qt::Key_Down);
  QCOMPARE(window.view.entry().seats[0].colour, std::string("red"));
  QCOMPARE(window.view.entry().seats[1].colour, std::string("blue"));
}

void tst_PositionView::rulesAndCopyAreKeptWithThePosition() {
  PositionWindow window;
  window.form.title().setFocus();
  window.type(u"Friday"_s);
  ui::DayField& day = window.form.day();
  day.setFocus();
  window.key(Qt::Key_A, Qt::ControlModifier);
  window.type(u"2026-02-30"_s);
  QVERIFY(!day.accessibleDescription().isEmpty());
  QCOMPARE(window.view.entry().date, std::string());
  window.key(Qt::Key_Backspace);
  window.key(Qt::Key_Backspace);
  window.type(u"28"_s);
  QVERIFY(day.accessibleDescription().isEmpty());
  QCOMPARE(window.view.entry().date, std::string("2026-02-28"));
  QCOMPARE(window.view.entry().title, std::string("Friday"));
  window.view.chooseProfile(egizia::Profile::tournament);
  QCOMPARE(window.view.entry().profile, egizia::Profile::tournament);
}

void tst_PositionView::fewerPlayersKeepWhatWasEntered() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 3});
  window.type(u"61"_s);
  window.click(window.view.countButton(3));
  QCOMPARE(window.view.entry().seats.size(), std::size_t{3});
  QVERIFY(window.view.table().field({points, 0, 3}) == nullptr);
  window.click(window.view.countButton(4));
  QCOMPARE(window.numberAt(points, 3), u"61"_s);
}

void tst_PositionView::scoreTellsThePosition() {
  PositionWindow window;
  QVERIFY(!window.view.scoreButton()->isEnabled());
  int scored = 0;
  QObject::connect(&window.form, &ui::FormView::scoreRequested, &window.form, [&] {
    ++scored;
    QCOMPARE(window.view.position()->date, std::string("2026-11-21"));
  });
  window.click(window.view.countButton(2));
  window.form.start();
  window.enter(neededOf("revised-2-players-tie", *window.edition));
  QVERIFY(!window.view.ranking().text().startsWith(u"1. "));
  window.form.setWinnerTold(true);
  QVERIFY(window.view.ranking().text().startsWith(u"1. "));
  QVERIFY(window.view.reminder().isHidden()); // Rike has the Tombs card
  window.click(window.view.table().chip({tombCard, 0, 0}));
  const auto card = egizia::findCardName(*window.edition, ui::tombCards(*window.edition).front());
  QVERIFY(window.view.reminder().text().contains(
      text::cardName(static_cast<int>(card.value()), {window.edition.get(), {}})));
  window.key(Qt::Key_Return, Qt::ControlModifier);
  QCOMPARE(scored, 1);
}

void tst_PositionView::wrongAnswerIsToldAndLedTo() {
  PositionWindow window;
  window.click(window.view.countButton(2));
  window.enter(neededOf("revised-2-players-tie", *window.edition));
  // There is one such card.
  for (const egizia::Player player : {egizia::Player{0}, egizia::Player{1}}) {
    ui::Chip* const chip = window.view.table().chip({tombCard, 0, player});
    if (!chip->look().chosen) window.click(chip);
    QCOMPARE(QApplication::focusWidget(), chip);
  }
  QVERIFY(!window.view.scoreButton()->isEnabled());
  QVERIFY2(window.form.ranking().text().contains(u"not so many"_s),
           qPrintable(window.form.ranking().text()));
  window.view.table().focusCell({points, 0, 0});
  window.key(Qt::Key_Return, Qt::ControlModifier);
  QCOMPARE(window.here().row, tombCard);
}

void tst_PositionView::languageKeepsWhatIsTyped() {
  PositionWindow window;
  const PositionEntered target = neededOf("revised-4-players", *window.edition);
  window.enter(target);
  window.view.table().focusCell({points, 0, 0});
  window.type(u"x"_s);
  const PositionEntered before = window.view.entry();
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(window.view.table().cardCell({sphinx, 0, 0})->tags().front()->text() !=
              text::sphinxCondition(0, {window.edition.get(), {}}));
  QVERIFY(window.view.entry() == before);
  QCOMPARE(window.numberAt(points, 0), u"x"_s);
  QCOMPARE(window.here(), (PositionCell{points, 0, 0}));
}

void tst_PositionView::everyFieldHasANameAndAnExplanation() {
  PositionWindow window;
  window.enter(neededOf("revised-4-players", *window.edition));
  for (const bool everything : {false, true}) {
    if (everything) window.view.askForEverything(true);
    QStringList names;
    for (const PositionCell& cell : ui::cellsOf(window.view.entry(), *window.edition)) {
      const QWidget& field = *window.view.table().field(cell);
      QVERIFY(!field.accessibleName().isEmpty());
      QVERIFY2(!field.toolTip().isEmpty(), qPrintable(field.accessibleName()));
      QVERIFY2(!names.contains(field.accessibleName()), qPrintable(field.accessibleName()));
      QTRY_VERIFY2(field.height() >= ui::targetHeight, qPrintable(field.accessibleName()));
      names += field.accessibleName();
    }
  }
}

void tst_PositionView::nothingIsClipped_data() {
  languagesWithSizes({100, 200});
}

void tst_PositionView::nothingIsClipped() {
  QFETCH(QString, language);
  QFETCH(int, percent);
  const LargeLetters letters(language, percent);
  PositionWindow window;
  PositionEntered entry = neededOf("revised-4-players", *window.edition);
  entry.texts[{obelisk, 0, 0}] = "9";
  entry.texts[{obelisk, 0, 3}] = "9";
  entry.texts[{stoneMarket, 0, 1}] = "many";
  window.view.setEntry(entry, window.edition);
  QTest::qWait(20);
  QCOMPARE(cutOffIn(window.form).join(u'\n'), QString());
  QVERIFY(window.form.minimumSizeHint().width() <= 1280);
}

NILOMETER_TEST(tst_PositionView)
#include "tst_position_view.moc"
