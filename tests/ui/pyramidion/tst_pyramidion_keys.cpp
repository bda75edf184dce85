// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys of Pyramidion press: digits that were others, letters that wandered.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_entering.h"

#include "engine/pyramidion/course.h"
#include "ui/words/language.h"

#include <utility>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_pyramidion_keys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void cleanupTestCase() { QVERIFY(words::useLanguage(u"en")); }
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
  void sitesOutOfSightAreNamed_SITE1();
};

void tst_pyramidion_keys::keyOnAPlacePressesIt() {
  for (const Phase phase : {Phase::boats, Phase::supply, Phase::site, Phase::load}) {
    const EnteringTable table("4-players", phase);
    const KeyCaps& keys = table.view.keys();
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
    QVERIFY(words::useLanguage(language));
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

NILOMETER_TEST(tst_pyramidion_keys)
#include "tst_pyramidion_keys.moc"
