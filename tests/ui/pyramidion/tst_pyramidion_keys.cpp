// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys of Pyramidion press: digits that were others, letters that wandered.
#include "test_program.h"
#include "tests/chosen.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"
#include "tests/ui/timed_hand.h"
#include "tests/ui/unchanged_entries.h"

#include "engine/pyramidion/course.h"
#include "ui/table/action_bar/double_press_guard.h"
#include "ui/text/language.h"

#include <utility>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// One in two recorded games.
void chosenGames(std::size_t shift) {
  QTest::addColumn<QString>("game");
  const auto& games = pyramidionGames();
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (test::isChosen(i, 2, shift))
      QTest::newRow(games[i].path.c_str()) << QString::fromStdString(games[i].path).mid(17);
  }
}

/// That special card is to be played, about resources of the active site, which are of several
/// kinds.
auto playsWithResources(const PlayedPyramidion& played, CardKind kind) {
  return [&played, kind](const State& state) {
    if (state.phase != Phase::play || asksForAnkh(state.active)) return false;
    const Game& game = played.played.game;
    Options options;
    listOptions(game, state, options);
    const auto& lie = state.on(state.active).resources;
    const auto kinds =
        std::ranges::count_if(allResources, [&](Resource each) { return lie[each] > 0; });
    return kinds > 1 &&
           std::ranges::find(options.cards, kind, &CardOffer::kind) != options.cards.end() &&
           !choicesOf(game, state, kind, state.turn).empty();
  };
}

/// Up to what that special card does.
void playSpecial(EnteringTable& table, CardKind kind) {
  table.keys(u"S"_s);
  if (table.asked() == Ask::special) table.keys(table.keyOf(Ask::special, static_cast<int>(kind)));
  if (table.asked() == Ask::card) table.keys(table.keyOf(Ask::card, readNew));
  if (table.asked() == Ask::value) table.keys(u"000"_s);
}

ui::Place* wareAt(const EnteringTable& table, Site site, Resource kind) {
  return table.view.board().place(placeId(BoardPlace::ware, code(site), code(kind)));
}

Resource lastKindOn(const EnteringTable& table, Site site) {
  const Resources& lie = table.session.shown().on(site).resources;
  Resource last = Resource::camel;
  for (const Resource kind : allResources) {
    if (lie[kind] > 0) last = kind;
  }
  return last;
}

} // namespace

class tst_pyramidion_keys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void keyOnAPlacePressesIt();
  void digitIsItsOwnKey_data();
  void digitIsItsOwnKey();
  void pointsOfABoatAreTheDigitThatIsPressed_BOAT4();
  void valueThatNobodyTypedStaysOpen_SEE4();
  void boatIsReadBeforeTheNextOne_BOAT4();
  void numberDrawnTwiceIsRefusedAtOnce_SET9();
  void keysOfWhatIsSaidDoNotWander();
  void cardThatWasDiscardedIsNotOffered_SUPPLY2();
  void boatsKeepTheLettersOfTheirPlaces_LOAD3();
  void zeroIsNewWhetherOthersWereReadOrNot_SEE4();
  void valuesThatAreCorrectedAreReplaced();
  void cardsKeepTheirKeysFromOneQuestionToTheNext();
  void enterGoesOnToTheNextSum_REC3();
  void fullSumGoesOnOnlyOnce_REC3_data();
  void fullSumGoesOnOnlyOnce_REC3();
  void plusStaysInTheLastField_REC3();
  void plusAfterTheLastPictureIsForgotten_REC3();
  void noBlankIsEnteredBetweenSums_REC3();
  void whoeverHasNoCardIsSaidToTakeNoPart_REC3();
  void plusGoesPastAnEmptyRowAndSaysNothing_REC3();
  void sumsAreTypedByColumnToo_REC3();
  void arrowsLeadOnFromTheFieldThatIsLeft_REC3();
  void fullFieldGoesNeitherPastTheLastNorBack();
  void fieldTypedAheadIsNotTypedOver();
  void pressedDigitReplacesAFullField_RESOLVE5();
  void digitsBehindTheKeyOfASiteAreAllTyped_REC3();
  void pressedMinimumIsTheFieldThatIsTyped_RESOLVE5();
  void guideDoesNotRepeatWhatIsAsked_RESOLVE5();
  void resourceOfASiteIsPressedWhereItLies_NEGO1();
  void spaceAfterAPressOnTheBoardUndoesNothing_NEGO1();
  void vizierTakesWhatIsPressedOnTheSite_SPECIALVIZIER();
  void vizierOfTheShortRecordTakesWhatIsPressed_REC2();
  void stonemasonSwapsWhatIsPressedOnBothSites_SPECIALSTONEMASON();
  void politicianTakesNothingOffTheSite_SPECIALPOLITICIAN();
  void sitesOutOfSightAreNamed_SITE1();
  void enterLeavesEveryEntryAsItWas_data() { chosenGames(0); }
  void enterLeavesEveryEntryAsItWas();
  void choiceReplacesWhatIsChanged_data() { chosenGames(0); }
  void choiceReplacesWhatIsChanged();
  void digitReplacesTheFirstNumberOfAnEntry_data() { chosenGames(1); }
  void digitReplacesTheFirstNumberOfAnEntry();
  void amountReplacesWhatIsChanged();
  void keyOfATradeTooManySaysWhy_POWERABUSIMBEL();
  void minimaThatAreChangedAreReplaced_RESOLVE5();
};

void tst_pyramidion_keys::keyOnAPlacePressesIt() {
  for (const Phase phase : {Phase::boats, Phase::supply, Phase::site, Phase::load}) {
    const EnteringTable table("4-players", phase);
    const KeyBindings& keys = table.view.keys();
    const auto& board = keys.board();
    for (auto each = board.begin(); each != board.end(); ++each) {
      const auto press = keys.find(each.value());
      QVERIFY(press && std::holds_alternative<ui::ChoiceId>(*press));
      const auto& choice = std::get<ui::ChoiceId>(*press);
      const Question* question = findQuestion(table.view.draft().questions(), choice.question);
      QVERIFY(question != nullptr);
      QVERIFY2(choice.id == ui::fieldItself || question->kind != Question::Kind::amounts,
               qPrintable(each.value()));
    }
  }
}

void tst_pyramidion_keys::digitIsItsOwnKey_data() {
  QTest::addColumn<int>("phase");
  QTest::newRow("card") << static_cast<int>(Phase::play);
  QTest::newRow("revolt marker") << static_cast<int>(Phase::revolt);
  QTest::newRow("minimum") << static_cast<int>(Phase::minima);
}

void tst_pyramidion_keys::digitIsItsOwnKey() {
  QFETCH(const int, phase);
  EnteringTable table("4-players-told", static_cast<Phase>(phase));
  if (static_cast<Phase>(phase) == Phase::play) {
    table.keys(u"M"_s);
    table.keys(table.keyOf(Ask::card, newBasic));
  }
  if (static_cast<Phase>(phase) == Phase::revolt) table.keys(table.keyOf(Ask::turned, readNew));
  const Entry before = *table.view.draft().work().entry;
  for (int digit = 0; digit <= 9; ++digit) {
    table.keys(QString::number(digit));
    const Entry& entry = *table.view.draft().work().entry;
    int typed = -1;
    if (const auto* play = std::get_if<Play>(&entry)) typed = play->card.values[0];
    if (const auto* revolt = std::get_if<Revolt>(&entry)) typed = revolt->markers.turned[0].value;
    if (const auto* minima = std::get_if<TellMinima>(&entry)) typed = minima->influence;
    QCOMPARE(typed, digit);
    table.press(Qt::Key_Escape);
    QVERIFY(*table.view.draft().work().entry == before);
  }
}

void tst_pyramidion_keys::pointsOfABoatAreTheDigitThatIsPressed_BOAT4() {
  EnteringTable table("4-players", Phase::boats);
  table.keys(table.keyOf(Ask::boat, readNew));
  table.keys(table.keyOf(Ask::need, static_cast<int>(Resource::camel)));
  for (int digit = 0; digit <= 9; ++digit) {
    table.keys(QString::number(digit));
    QCOMPARE(int(table.made<NewBoats>().boats[0].points.value_or(99)), digit);
    table.press(Qt::Key_Escape);
    QVERIFY(!table.made<NewBoats>().boats[0].points);
    QCOMPARE(table.chip(Ask::points, fieldItself)->look().text, u"?"_s);
  }
}

void tst_pyramidion_keys::valueThatNobodyTypedStaysOpen_SEE4() {
  EnteringTable table(gameNamed("4-players-told"), playsFromAFullHand);
  table.keys(u"M"_s);
  table.keys(table.keyOf(Ask::card, newBasic));
  table.press(Qt::Key_Return);
  table.keys(u"+"_s);
  for (int i = 0; i < categoryCount; ++i) {
    QCOMPARE(table.chip(Ask::value, fieldItself, i)->look().text, u"?"_s);
  }
  QVERIFY(!table.view.draft().entry());
  // Nobody has looked whether anything is printed on a revolt card.
  table.keys(u"R"_s);
  QVERIFY(std::get<Play>(*table.view.draft().work().entry).card.kind == CardKind::revolt);
  QVERIFY(table.asked() == Ask::card);
  QVERIFY(!table.view.draft().entry());
}

void tst_pyramidion_keys::boatIsReadBeforeTheNextOne_BOAT4() {
  EnteringTable table("4-players", Phase::boats);
  const auto needs = [&](int boat) { return table.made<NewBoats>().boats[at(boat)].need.total(); };
  table.keys(table.keyOf(Ask::boat, readNew, 0));
  table.keys(u"5"_s);
  QCOMPARE(table.refusedBy(), u"BOAT-4"_s);
  table.keys(u"Q+"_s);
  QCOMPARE(needs(0), 1);
  QVERIFY(table.view.draft().next() == questionId(Ask::points, 0));
  table.keys(u"3"_s);
  QCOMPARE(int(table.made<NewBoats>().boats[0].points.value_or(99)), 3);
  table.keys(table.keyOf(Ask::boat, readNew, 1));
  table.keys(u"W"_s);
  QCOMPARE(needs(1), 1);
  QStringList labels;
  for (const ui::QuestionRow& row : table.view.strip().content().rows) {
    if (askOf(row.question) == Ask::need) labels += row.label;
  }
  QCOMPARE(labels, QStringList(u"Boat 2 needs:"_s));
  // The first one lies in the row, and is read again there.
  QTest::mouseClick(table.view.board().place(placeId(BoardPlace::boat, 1)), Qt::LeftButton);
  QVERIFY(table.view.draft().next() == questionId(Ask::need, 0));
}

void tst_pyramidion_keys::numberDrawnTwiceIsRefusedAtOnce_SET9() {
  EnteringTable table("4-players-told", Phase::setup);
  table.keys(u"22"_s);
  QCOMPARE(table.refusedBy(), u"SET-9"_s);
  table.keys(u"134"_s);
  QCOMPARE(int(table.made<SetUp>().numbers[3]), 4);
  QVERIFY2(table.asked() == Ask::supplyCard || table.asked() == Ask::supply,
           "the last number is typed, too");
}

void tst_pyramidion_keys::keysOfWhatIsSaidDoNotWander() {
  EnteringTable table("4-players-told", Phase::setup);
  table.keys(u"1234"_s);
  if (table.asked() == Ask::supplyCard) table.keys(table.keyOf(Ask::supplyCard, readNew));
  for (const QString& key : {u"Q"_s, u"W"_s, u"6"_s, u"E"_s}) {
    table.keys(key);
    const int now = key == u"Q"_s || key == u"W"_s ? 0 : 5;
    for (int site = 0; site < siteCount; ++site) {
      const QString mark = table.view.keys().board().value(placeId(BoardPlace::site, site));
      QVERIFY2(mark == (site == now ? QString() : QString::number(site + 1)),
               qPrintable(key + u": "_s + QString::number(site) + u" has "_s + mark));
    }
  }
  EnteringTable playing(gameNamed("4-players-told"), playsFromAFullHand);
  playing.keys(u"S"_s);
  const auto specials =
      ui::findQuestion(playing.view.draft().questions(), questionId(Ask::special));
  const auto open = std::ranges::find_if(specials->choices, [&](const Choice& choice) {
    const auto& read = playing.session.shown().readings.cards;
    return choice.open && std::ranges::find(read, kindAt(choice.id), &Card::kind) == read.end();
  });
  const int special = open->id;
  playing.keys(playing.keyOf(Ask::special, special));
  const QString key = playing.keyOf(Ask::special, special);
  QVERIFY(!key.isEmpty() && !key.front().isDigit());
  playing.keys(playing.keyOf(Ask::card, readNew));
  for (const QString& typed : {u"0"_s, u"4"_s, u"1"_s}) {
    playing.keys(typed);
    QCOMPARE(playing.keyOf(Ask::special, special), key);
  }
}

void tst_pyramidion_keys::cardThatWasDiscardedIsNotOffered_SUPPLY2() {
  EnteringTable table("4-players-told", Phase::supply);
  const State& state = table.session.shown();
  const std::size_t before = table.entered();
  const auto& read = state.readings.supply;
  const auto faceUp = std::ranges::find(read, state.faceUp);
  QVERIFY(state.supplyPile > 0 && faceUp != read.end());
  const int id = static_cast<int>(faceUp - read.begin()) + 1;
  QVERIFY(table.chip(Ask::supplyCard, id) == nullptr && table.keyOf(Ask::supplyCard, id).isEmpty());
  table.keys(QString::number(id));
  QCOMPARE(table.entered(), before);
}

void tst_pyramidion_keys::boatsKeepTheLettersOfTheirPlaces_LOAD3() {
  EnteringTable table(gameNamed("4-players"), [](const State& state) {
    return state.phase == Phase::load && at(boatsInRow) > state.row.size() && !state.row.empty();
  });
  const auto places = courseOf(table.session.shownGame()).places;
  QCOMPARE(places.size(), table.session.shown().row.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    QCOMPARE(table.keyOf(Ask::load, static_cast<int>(i) + 1), QString(QChar(u'@' + places[i])));
  }
}

void tst_pyramidion_keys::zeroIsNewWhetherOthersWereReadOrNot_SEE4() {
  EnteringTable table(gameNamed("4-players-told"), [](const State& state) {
    const auto isRevolt = [](const Card& card) { return card.kind == CardKind::revolt; };
    return playsFromAFullHand(state) && std::ranges::none_of(state.readings.cards, isRevolt);
  });
  table.keys(u"R0"_s);
  QVERIFY(table.view.draft().next() == questionId(Ask::value, 0));
  table.keys(u"412"_s);
  const std::array<std::uint8_t, categoryCount> typed{4, 1, 2};
  QVERIFY(table.made<Play>().card.values == typed);
}

void tst_pyramidion_keys::valuesThatAreCorrectedAreReplaced() {
  EnteringTable table(gameNamed("4-players-told"), playsFromAFullHand);
  table.keys(u"M"_s);
  table.keys(table.keyOf(Ask::card, newBasic));
  table.keys(u"512"_s);
  QTest::mouseClick(table.chip(Ask::value, fieldItself, 0), Qt::LeftButton);
  table.keys(u"410"_s);
  const std::array<std::uint8_t, categoryCount> typed{4, 1, 0};
  QVERIFY(table.made<Play>().card.values == typed);
}

void tst_pyramidion_keys::cardsKeepTheirKeysFromOneQuestionToTheNext() {
  for (const auto& [language, letters] :
       {std::pair{u"en"_s, u"MNTSDR"_s}, {u"de"_s, u"KUFSGR"_s}}) {
    QVERIFY(text::useLanguage(language));
    EnteringTable table(gameNamed("4-players-told"), playsFromAFullHand);
    QStringList hints;
    for (int press = 0; press < 5; ++press) {
      if (press == 1) table.keys(letters.left(1));
      if (press == 2) table.keys(table.keyOf(Ask::card, newBasic));
      if (press > 2) table.keys(QString::number(press));
      QString keys;
      int open = 0; ///< of everything but the kinds one question has all its choices
      for (const ui::QuestionRow& row : table.view.strip().content().rows) {
        const bool isKind = askOf(row.question) == Ask::kind;
        open += !isKind && row.chips.size() > 1 ? 1 : 0;
        for (const auto& chip : row.chips) keys += isKind ? chip.look.keyCap : QString();
      }
      // While it is read no other kind can be meant.
      QCOMPARE(keys, press < 2 ? letters : letters.left(1));
      QVERIFY(open <= 1);
      hints += table.view.strip().content().hint;
      QVERIFY(!hints.last().isEmpty());
    }
    QVERIFY(hints[0] != hints[1] && hints[1] != hints[2]);
  }
}

void tst_pyramidion_keys::enterGoesOnToTheNextSum_REC3() {
  EnteringTable table("3-players-sums", Phase::tally);
  const std::size_t before = table.entered();
  const auto isAsked = [&](Category category) {
    return table.view.draft().next() == questionId(Ask::sum, sumId(0, category));
  };
  QVERIFY(isAsked(Category::influence));
  table.keys(u"12"_s);
  QVERIFY(isAsked(Category::negotiation));
  table.keys(u"7"_s);
  table.press(Qt::Key_Return);
  QVERIFY(isAsked(Category::haggling));
  const auto& sums = table.made<Tally>().sums;
  QCOMPARE(int(sums[0][0].value_or(-1)), 12);
  QCOMPARE(int(sums[1][0].value_or(-1)), 7);
  QCOMPARE(table.entered(), before);
}

void tst_pyramidion_keys::fullSumGoesOnOnlyOnce_REC3_data() {
  QTest::addColumn<int>("key");
  QTest::newRow("+") << static_cast<int>(Qt::Key_Plus);
  QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
  QTest::newRow("Tab") << static_cast<int>(Qt::Key_Tab);
}

// Whoever goes on after every number finds each where it belongs.
void tst_pyramidion_keys::fullSumGoesOnOnlyOnce_REC3() {
  QFETCH(const int, key);
  EnteringTable table("3-players-sums", Phase::tally);
  const std::array<std::array<int, 3>, 3> called{{{12, 7, 10}, {3, 11, 14}, {5, 0, 22}}};
  for (const auto& row : called) {
    for (const int& sum : row) {
      table.keys(QString::number(sum));
      if (&sum == &called.back().back()) break;
      key == Qt::Key_Plus ? table.keys(u"+"_s) : table.press(key);
    }
  }
  for (Player player = 0; player < 3; ++player) {
    for (const Category category : allCategories) {
      const auto& sum = table.made<Tally>().sums[at(category)][player];
      QCOMPARE(int(sum.value_or(-1)), called[player][at(category)]);
    }
  }
  QVERIFY(table.view.draft().entry());
}

void tst_pyramidion_keys::plusStaysInTheLastField_REC3() {
  EnteringTable table("3-players-sums", Phase::tally);
  const auto last = questionId(Ask::sum, sumId(2, Category::haggling));
  table.keys(u"11121314151617189"_s);
  for (int i = 0; i < 3; ++i) {
    table.keys(u"+"_s);
    QVERIFY(table.view.draft().next() == last);
  }
  QVERIFY(table.view.draft().entry());
  QCOMPARE(int(table.made<Tally>().sums[0][0].value_or(0)), 11);
  QCOMPARE(int(table.made<Tally>().sums[2][2].value_or(0)), 9);
}

void tst_pyramidion_keys::plusAfterTheLastPictureIsForgotten_REC3() {
  EnteringTable table("3-players-sums", Phase::tally);
  table.keys(table.keyOf(Ask::revolts, 0));
  table.keys(u"8"_s);
  table.keys(table.keyOf(Ask::pictured, static_cast<int>(Resource::camel)));
  const auto first = questionId(Ask::before, 0);
  QVERIFY(table.view.draft().next() == first);
  table.keys(u"+"_s);
  QVERIFY(table.view.draft().next() == first);
  table.keys(u"12"_s);
  QCOMPARE(int(table.made<Tally>().before[0].value_or(0)), 12);
}

void tst_pyramidion_keys::noBlankIsEnteredBetweenSums_REC3() {
  EnteringTable table("3-players-sums", Phase::tally);
  const auto isAt = [&](Player player, Category category) {
    return table.view.draft().next() == questionId(Ask::sum, sumId(player, category));
  };
  table.keys(u"12++"_s);
  QVERIFY(isAt(0, Category::negotiation));
  table.press(Qt::Key_Return);
  table.press(Qt::Key_Return);
  QVERIFY(isAt(0, Category::negotiation));
  table.keys(u"7+10"_s);
  QVERIFY(isAt(1, Category::influence));
  for (int i = 0; i < 3; ++i) table.press(Qt::Key_Return);
  QVERIFY(isAt(1, Category::influence));
  QVERIFY(!table.view.draft().entry());
  // A blank in between was never typed: it is gone back to, not entered.
  table.press(Qt::Key_Right);
  QVERIFY(isAt(1, Category::negotiation));
  table.keys(u"11"_s);
  QVERIFY(isAt(1, Category::haggling));
  table.keys(u"12"_s);
  QVERIFY(isAt(2, Category::influence));
  table.keys(u"101010"_s);
  QVERIFY(isAt(1, Category::influence));
  QVERIFY(!table.view.draft().entry());
  table.keys(u"9"_s);
  QCOMPARE(int(std::get<Tally>(*table.view.draft().entry()).sums[0][1].value_or(-1)), 9);
}

void tst_pyramidion_keys::whoeverHasNoCardIsSaidToTakeNoPart_REC3() {
  EnteringTable table("3-players-sums", Phase::tally);
  table.keys(u"121110"_s);
  table.keys(u"-"_s);
  QVERIFY(table.view.draft().next() == questionId(Ask::sum, sumId(2, Category::influence)));
  table.keys(u"101010"_s);
  QVERIFY(table.view.draft().entry());
  for (const auto& sums : table.made<Tally>().sums) {
    QVERIFY(sums[0] && !sums[1] && sums[2]);
  }
  // With a sum in the row he does.
  table.press(Qt::Key_Escape);
  table.keys(u"-"_s);
  QVERIFY(table.made<Tally>().sums[0][2] && table.made<Tally>().sums[1][2]);
}

void tst_pyramidion_keys::plusGoesPastAnEmptyRowAndSaysNothing_REC3() {
  EnteringTable table("3-players-sums", Phase::tally);
  const auto isAt = [&](Player player) {
    return table.view.draft().next() == questionId(Ask::sum, sumId(player, Category::influence));
  };
  table.keys(u"121110+"_s); // the row is full, and the + is forgotten
  QVERIFY(isAt(1));
  table.keys(u"+"_s);
  QVERIFY(isAt(2));
  table.keys(u"+"_s);
  QVERIFY(isAt(2)); // never past the last one, nor back
  table.keys(u"101010"_s);
  QVERIFY(isAt(1));
  QVERIFY(!table.view.draft().entry());
  table.keys(u"-"_s);
  QVERIFY(table.view.draft().entry());
  QVERIFY(!table.made<Tally>().sums[0][1]);
}

void tst_pyramidion_keys::sumsAreTypedByColumnToo_REC3() {
  for (const bool byMouse : {true, false}) {
    EnteringTable table("3-players-sums", Phase::tally);
    for (const Category category : allCategories) {
      for (Player player = 0; player < 3; ++player) {
        const int sum = 10 + player * 3 + static_cast<int>(category);
        if (byMouse) {
          const auto place = placeId(BoardPlace::sum, player, category);
          QTest::mouseClick(table.view.board().place(place), Qt::LeftButton);
        }
        table.keys(QString::number(sum));
        if (!byMouse && player < 2) table.press(Qt::Key_Down);
      }
      if (byMouse || category == Category::haggling) continue;
      for (int i = 0; i < 2; ++i) table.press(Qt::Key_Up);
      const auto next = static_cast<Category>(static_cast<int>(category) + 1);
      if (table.view.draft().next() != questionId(Ask::sum, sumId(0, next)))
        table.press(Qt::Key_Right);
    }
    for (Player player = 0; player < 3; ++player) {
      for (const Category category : allCategories) {
        const auto& sum = table.made<Tally>().sums[at(category)][player];
        QCOMPARE(int(sum.value_or(0)), 10 + player * 3 + static_cast<int>(category));
      }
    }
  }
}

// The last sum is typed first: the first one is next.
void tst_pyramidion_keys::arrowsLeadOnFromTheFieldThatIsLeft_REC3() {
  EnteringTable table("3-players-sums", Phase::tally);
  const auto isAt = [&](Player player, Category category) {
    return table.view.draft().next() == questionId(Ask::sum, sumId(player, category));
  };
  QTest::mouseClick(table.view.board().place(placeId(BoardPlace::sum, 2, Category::haggling)),
                    Qt::LeftButton);
  table.keys(u"12"_s);
  QVERIFY(isAt(0, Category::influence));
  table.press(Qt::Key_Right);
  QVERIFY(isAt(0, Category::negotiation));
  table.press(Qt::Key_Down);
  QVERIFY(isAt(1, Category::negotiation));
}

void tst_pyramidion_keys::fullFieldGoesNeitherPastTheLastNorBack() {
  EnteringTable sums("3-players-sums", Phase::tally);
  sums.keys(u"11121314151617181945"_s);
  QCOMPARE(int(sums.made<Tally>().sums[0][0].value_or(0)), 11);
  QCOMPARE(int(sums.made<Tally>().sums[2][2].value_or(0)), 19);
  EnteringTable minima("4-players-told", Phase::minima);
  minima.keys(u"603"_s);
  QCOMPARE(int(minima.made<TellMinima>().influence), 6);
  QCOMPARE(int(minima.made<TellMinima>().negotiation), 0);
  // The wrong one is gone back to with an arrow, and typing replaces.
  minima.press(Qt::Key_Left);
  minima.keys(u"5"_s);
  QCOMPARE(int(minima.made<TellMinima>().influence), 5);
  minima.keys(u"2"_s);
  QCOMPARE(int(minima.made<TellMinima>().negotiation), 2);
  // A first digit that another could follow waits for it.
  EnteringTable high("4-players-told", Phase::minima);
  high.keys(u"121+"_s);
  QCOMPARE(int(high.made<TellMinima>().influence), 12);
  QCOMPARE(int(high.made<TellMinima>().negotiation), 1);
  EnteringTable card(gameNamed("4-players-told"), playsFromAFullHand);
  card.keys(u"M"_s);
  card.keys(card.keyOf(Ask::card, newBasic));
  card.keys(u"5129"_s);
  const std::array<std::uint8_t, categoryCount> typed{5, 1, 2};
  QVERIFY(card.made<Play>().card.values == typed);
}

void tst_pyramidion_keys::fieldTypedAheadIsNotTypedOver() {
  for (const auto& [first, influence] : {std::pair{u"65"_s, 6}, {u"125"_s, 12}, {u"1+"_s, 1}}) {
    EnteringTable minima("4-players-told", Phase::minima);
    minima.press(Qt::Key_Right);
    minima.keys(u"7"_s);
    minima.keys(first);
    QCOMPARE(int(minima.made<TellMinima>().influence), influence);
    QCOMPARE(int(minima.made<TellMinima>().negotiation), 7);
    QVERIFY(minima.view.draft().next() == questionId(Ask::minimum, 0));
  }
  EnteringTable card(gameNamed("4-players-told"), playsFromAFullHand);
  card.keys(u"M"_s);
  card.keys(card.keyOf(Ask::card, newBasic));
  for (int i = 1; i < categoryCount; ++i) card.press(Qt::Key_Right);
  card.keys(u"7658"_s);
  const std::array<std::uint8_t, categoryCount> typed{6, 5, 7};
  QVERIFY(card.made<Play>().card.values == typed);
  // The sum of the last one, then the others.
  EnteringTable sums("3-players-sums", Phase::tally);
  for (int i = 0; i < 8; ++i) sums.press(Qt::Key_Right);
  sums.keys(u"191112131415161718"_s);
  sums.keys(u"45"_s);
  QCOMPARE(int(sums.made<Tally>().sums[1][2].value_or(0)), 18);
  QCOMPARE(int(sums.made<Tally>().sums[2][2].value_or(0)), 19);
}

void tst_pyramidion_keys::pressedDigitReplacesAFullField_RESOLVE5() {
  for (const bool isAhead : {false, true}) {
    EnteringTable table("4-players-told", Phase::minima);
    if (isAhead) table.press(Qt::Key_Right);
    table.keys(u"75"_s);
    const int full = isAhead ? 0 : 1;
    // The digits that are not taken any more have no keys, and are pressed nevertheless.
    QCOMPARE(table.keyOf(Ask::minimum, 4, full), QString());
    ui::Chip* const four = table.chip(Ask::minimum, 4, full);
    QVERIFY(four != nullptr && four->look().keyCap.isEmpty());
    QTest::mouseClick(four, Qt::LeftButton);
    const auto& made = table.made<TellMinima>();
    QCOMPARE(int(full == 0 ? made.influence : made.negotiation), 4);
    QCOMPARE(int(full == 0 ? made.negotiation : made.influence), 7);
    QVERIFY(table.view.strip().content().canConfirm);
  }
}

void tst_pyramidion_keys::digitsBehindTheKeyOfASiteAreAllTyped_REC3() {
  EnteringTable table("3-players-sums", Phase::site);
  const ui::DoublePressGuard guard(nullptr);
  test::TimedHand hand;
  for (const auto& [key, text] :
       {std::pair{Qt::Key_1, u"1"_s}, {Qt::Key_1, u"1"_s}, {Qt::Key_0, u"0"_s}}) {
    hand.key(table.view, key, text);
    hand.rest(130);
  }
  QCOMPARE(table.session.shown().active, Site::giza);
  QCOMPARE(int(table.made<Tally>().sums[0][0].value_or(-1)), 10);
  // What was typed counts as the last press: its Enter is none by habit.
  hand.key(table.view, Qt::Key_5, u"5"_s);
  hand.rest(130);
  hand.key(table.view, Qt::Key_Return);
  QVERIFY(table.view.draft().next() == questionId(Ask::sum, sumId(0, Category::haggling)));
}

void tst_pyramidion_keys::pressedMinimumIsTheFieldThatIsTyped_RESOLVE5() {
  EnteringTable table(gameNamed("4-players-told"), [](const State& state) {
    return playsFromAFullHand(state) && state.sheet[at(Site::giza)].minima.has_value();
  });
  const auto known = table.session.shown().sheet[at(Site::giza)].minima.value();
  for (const auto& [troop, index] : {std::pair{Troop::torturer, 0}, {Troop::negotiator, 1}}) {
    const auto place = placeId(BoardPlace::troop, static_cast<int>(Site::giza), troop);
    QTest::mouseClick(table.view.board().place(place), Qt::LeftButton);
    QVERIFY(table.view.draft().next() == questionId(Ask::minimum, index));
    const int typed = known[at(index)] == 5 ? 4 : 5;
    table.keys(QString::number(typed));
    const auto& made = table.made<TellMinima>();
    QCOMPARE(int(made.influence), index == 0 ? typed : int(known[0]));
    QCOMPARE(int(made.negotiation), index == 1 ? typed : int(known[1]));
    QVERIFY(table.view.strip().content().canConfirm);
    table.view.dropEntry();
  }
}

void tst_pyramidion_keys::guideDoesNotRepeatWhatIsAsked_RESOLVE5() {
  EnteringTable table("4-players-told", Phase::minima);
  table.press(Qt::Key_Right);
  const QString asked = table.view.strip().content().title;
  const auto& things = table.view.strip().guideLine().hint().things;
  QVERIFY(!asked.isEmpty() && !things.empty());
  for (const auto& thing : things) QVERIFY2(!thing.text.contains(asked), qPrintable(thing.text));
}

void tst_pyramidion_keys::resourceOfASiteIsPressedWhereItLies_NEGO1() {
  int pressed = 0;
  for (const Resource kind : allResources) {
    EnteringTable table("4-players", Phase::nego);
    const ui::ChoiceId one{questionId(Ask::resource), static_cast<int>(kind)};
    const Site site = table.made<Negotiate>().site;
    const auto placeOf = [&](BoardPlace what, int part = 0) {
      return table.view.board().place(placeId(what, static_cast<int>(site), part));
    };
    if (!table.view.draft().work().has(Ask::site)) {
      QTest::mouseClick(placeOf(BoardPlace::site), Qt::LeftButton);
    }
    const auto* choice = table.view.draft().find(one);
    QVERIFY(choice != nullptr);
    auto* const place = placeOf(BoardPlace::ware, static_cast<int>(kind));
    QCOMPARE(place->isVisible(), choice->open);
    if (!choice->open) continue;
    // The chip stays, too.
    QVERIFY(table.chip(Ask::resource, static_cast<int>(kind)) != nullptr);
    const std::size_t entered = table.entered();
    QTest::mouseClick(place, Qt::LeftButton);
    QCOMPARE(table.entered(), entered + 1);
    QCOMPARE(std::get<Negotiate>(table.session.record().entries[entered].entry).resource, kind);
    ++pressed;
  }
  QVERIFY(pressed > 1);
}

// The piece is gone with the entry, and Qt handed the keyboard on to Undo.
void tst_pyramidion_keys::spaceAfterAPressOnTheBoardUndoesNothing_NEGO1() {
  EnteringTable table("4-players", Phase::nego);
  const Site site = table.made<Negotiate>().site;
  if (!table.view.draft().work().has(Ask::site))
    QTest::mouseClick(table.view.board().place(placeId(BoardPlace::site, code(site))),
                      Qt::LeftButton);
  auto* const place = wareAt(table, site, lastKindOn(table, site));
  QVERIFY(place->isVisible());
  place->setFocus(Qt::MouseFocusReason);
  const std::size_t entered = table.entered();
  QTest::mouseClick(place, Qt::LeftButton);
  QCOMPARE(table.entered(), entered + 1);
  QVERIFY(!place->isVisible());
  QCOMPARE(table.view.focusWidget(), &table.view);
  QTest::keyClick(table.view.focusWidget(), Qt::Key_Space);
  QCOMPARE(table.entered(), entered + 1);
}

void tst_pyramidion_keys::vizierTakesWhatIsPressedOnTheSite_SPECIALVIZIER() {
  EnteringTable table(gameNamed("4-players"),
                      playsWithResources(gameNamed("4-players"), CardKind::vizier));
  const Site site = table.session.shown().active;
  playSpecial(table, CardKind::vizier);
  const Resource kind = lastKindOn(table, site);
  const std::size_t entered = table.entered();
  QVERIFY(wareAt(table, site, kind)->isVisible());
  QTest::mouseClick(wareAt(table, site, kind), Qt::LeftButton);
  const auto& play = table.entered() == entered
                         ? table.made<Play>()
                         : std::get<Play>(table.session.record().entries[entered].entry);
  QVERIFY(play.deed.resource == kind);
}

void tst_pyramidion_keys::vizierOfTheShortRecordTakesWhatIsPressed_REC2() {
  EnteringTable table(gameNamed("3-players-sums"), [](const State& state) {
    const Resources& lie = state.on(state.active).resources;
    return state.phase == Phase::tally &&
           std::ranges::count_if(allResources, [&](Resource each) { return lie[each] > 0; }) > 1;
  });
  const Site site = table.session.shown().active;
  const Resource kind = lastKindOn(table, site);
  table.keys(table.keyOf(Ask::happening, static_cast<int>(Happening::take)));
  table.keys(table.keyOf(Ask::player, 0));
  QVERIFY(wareAt(table, site, kind)->isVisible());
  const std::size_t entered = table.entered();
  QTest::mouseClick(wareAt(table, site, kind), Qt::LeftButton);
  const auto& happened = table.entered() == entered
                             ? table.made<Happen>()
                             : std::get<Happen>(table.session.record().entries[entered].entry);
  QVERIFY(happened.what == Happening::take && happened.resource == kind);
}

void tst_pyramidion_keys::stonemasonSwapsWhatIsPressedOnBothSites_SPECIALSTONEMASON() {
  int pressed = 0;
  const PlayedPyramidion& played = gameNamed("4-players");
  EnteringTable table(played, [&](const State& state) {
    const SiteSet swaps =
        choicesOf(played.played.game, state, CardKind::stonemason, state.turn).swaps;
    return playsWithResources(played, CardKind::stonemason)(state) && swaps != 0;
  });
  const Site here = table.session.shown().active;
  playSpecial(table, CardKind::stonemason);
  const Question* deeds = table.view.draft().find(questionId(Ask::deed));
  QVERIFY(deeds != nullptr);
  const auto swaps = std::ranges::find_if(deeds->choices, [](const Choice& choice) {
    return choice.open && deedOf(choice.id).swap.has_value();
  });
  QVERIFY(swaps != deeds->choices.end());
  const Site there = deedOf(swaps->id).swap->site;
  QTest::mouseClick(table.view.board().place(placeId(BoardPlace::site, code(there))),
                    Qt::LeftButton);
  QVERIFY(table.made<Play>().deed.swap.has_value());
  for (const bool gives : {true, false}) {
    const Site site = gives ? here : there;
    const auto moved = [&]() -> const Resources& {
      const Swap& swap = *table.made<Play>().deed.swap;
      return gives ? swap.give : swap.get;
    };
    const Resource kind = lastKindOn(table, site);
    const Choice* choice =
        table.view.draft().find(ui::ChoiceId{questionId(gives ? Ask::give : Ask::get), code(kind)});
    QVERIFY(choice != nullptr);
    if (!choice->open) continue; // all that lies there is swapped
    const int before = moved()[kind];
    QVERIFY(wareAt(table, site, kind)->isVisible());
    QTest::mouseClick(wareAt(table, site, kind), Qt::LeftButton);
    QCOMPARE(moved()[kind], before + 1);
    ++pressed;
  }
  QVERIFY(pressed > 0);
}

// What a politician adds comes from the supply: all kinds are offered, whatever lies there.
void tst_pyramidion_keys::politicianTakesNothingOffTheSite_SPECIALPOLITICIAN() {
  EnteringTable table(gameNamed("4-players"),
                      playsWithResources(gameNamed("4-players"), CardKind::politician));
  const Site site = table.session.shown().active;
  playSpecial(table, CardKind::politician);
  QVERIFY(table.view.draft().find(questionId(Ask::deed)) != nullptr);
  for (const Resource kind : allResources) QVERIFY(!wareAt(table, site, kind)->isVisible());
}

void tst_pyramidion_keys::sitesOutOfSightAreNamed_SITE1() {
  EnteringTable table("4-players", Phase::site);
  const int luxor = static_cast<int>(Site::luxor);
  QVERIFY(table.chip(Ask::site, luxor) == nullptr);
  table.view.resize(800, 480);
  QCoreApplication::processEvents();
  ui::Chip* const chip = table.chip(Ask::site, luxor);
  QVERIFY(chip != nullptr && chip->isVisible());
  QCOMPARE(chip->look().keyCap, QString::number(luxor + 1));
  QTest::mouseClick(chip, Qt::LeftButton);
  QCOMPARE(table.session.shown().active, Site::luxor);
}

void tst_pyramidion_keys::enterLeavesEveryEntryAsItWas() {
  QFETCH(const QString, game);
  EnteringTable table(game.toStdString(), Phase::over);
  test::enterEachUnchanged(table.view, table.session);
}

void tst_pyramidion_keys::digitReplacesTheFirstNumberOfAnEntry() {
  QFETCH(const QString, game);
  EnteringTable table(game.toStdString(), Phase::over);
  const int typed =
      test::typeIntoEach(table.view, table.session, [](const View& view) -> std::optional<int> {
        const auto& questions = view.draft().questions();
        const auto first = std::ranges::find(questions, Question::Kind::digits, &Question::kind);
        return first == questions.end() ? std::nullopt : first->number;
      });
  // On a copy that is complete nobody types any number.
  QCOMPARE(typed > 0, game.endsWith(u"told"_s) || game.endsWith(u"sums"_s));
}

// The first choice that is no place of the board has its keys at once, after "does without" too.
void tst_pyramidion_keys::choiceReplacesWhatIsChanged() {
  QFETCH(const QString, game);
  EnteringTable table(game.toStdString(), Phase::over);
  int taken = 0;
  int traded = 0;
  for (std::size_t i = 0; i < table.session.entries(); ++i) {
    const Entry was = table.session.record().entries[i].entry;
    if (std::holds_alternative<Negotiate>(was)) {
      table.session.startReplacing(i);
      for (const Resource kind : allResources) {
        const int id = static_cast<int>(kind);
        if (!table.view.draft().find({questionId(Ask::resource), id})->open) continue;
        QVERIFY(table.chip(Ask::resource, id) != nullptr);
        table.keys(table.keyOf(Ask::resource, id));
        QCOMPARE(table.made<Negotiate>().resource, kind);
        ++taken;
      }
      table.session.stopAmending();
    } else if (std::holds_alternative<Trade>(was)) {
      table.session.startReplacing(i);
      for (const auto& [key, times] : {std::pair(u"1"_s, 1), {u"-"_s, 0}, {u"1"_s, 1}}) {
        table.keys(key);
        QCOMPARE(int(table.made<Trade>().times), times);
      }
      table.session.stopAmending();
      ++traded;
    }
  }
  QVERIFY(taken > 0 && traded > 0);
}

void tst_pyramidion_keys::amountReplacesWhatIsChanged() {
  EnteringTable table("4-players-told", Phase::over);
  QVERIFY(test::pressAnAmountOfEach(table.view, table.session) > 3);
}

void tst_pyramidion_keys::keyOfATradeTooManySaysWhy_POWERABUSIMBEL() {
  for (const QString& key : {u"2"_s, u"9"_s}) {
    EnteringTable table("4-players", Phase::trade);
    QVERIFY(table.chip(Ask::times, key.toInt()) == nullptr);
    const std::size_t entered = table.entered();
    table.keys(key);
    QCOMPARE(table.entered(), entered);
    QCOMPARE(table.view.strip().content().body.count(u'\n'), 1); // the reason, and what insists
    QCOMPARE(table.refusedBy(), u"POWER-ABU-SIMBEL"_s);
    table.keys(key);
    QVERIFY(table.made<Trade>().times == key.toInt() && table.view.strip().content().refused);
    QTest::keyClick(&table.view, Qt::Key_Escape);
    table.keys(u"1"_s);
    QVERIFY(std::holds_alternative<Trade>(table.session.record().entries.back().entry) ||
            table.made<Trade>().times == 1);
  }
}

// Only what is typed is another: its digits never join those that stand there.
void tst_pyramidion_keys::minimaThatAreChangedAreReplaced_RESOLVE5() {
  EnteringTable table("4-players-told", Phase::over);
  const auto& lines = table.session.record().entries;
  const auto told = std::ranges::find_if(
      lines, [](const auto& line) { return std::holds_alternative<TellMinima>(line.entry); });
  const auto before = std::get<TellMinima>(told->entry);
  const auto entry = static_cast<std::size_t>(told - lines.begin());
  table.session.startReplacing(entry);
  QVERIFY(table.view.draft().next() == questionId(Ask::minimum, 0));
  const int influence = before.influence == 5 ? 4 : 5;
  table.keys(QString::number(influence));
  QCOMPARE(int(table.made<TellMinima>().influence), influence);
  QCOMPARE(int(table.made<TellMinima>().negotiation), int(before.negotiation));
  QVERIFY(table.view.draft().next() == questionId(Ask::minimum, 1));
  table.keys(u"3"_s);
  QCOMPARE(int(table.made<TellMinima>().influence), influence);
  QCOMPARE(int(table.made<TellMinima>().negotiation), 3);
}

NILOMETER_TEST(tst_pyramidion_keys)
#include "tst_pyramidion_keys.moc"
