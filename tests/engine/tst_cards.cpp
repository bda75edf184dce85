// SPDX-License-Identifier: GPL-3.0-or-later
// The Nile cards (CARD-*): taking each kind, and those that are played by themselves.
// CARD-GRAIN4, CARD-STONES-AS-GRAIN: tst_feed; CARD-STRENGTH, CARD-TWO-CREWS: tst_build;
// CARD-KEEP2, CARD-MORE-SPHINX: tst_sphinx_site; markets: tst_stone_and_markets; CARD-TOMB:
// tst_final_scoring.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fields.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Cards : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void decksHoldWhatTheTableSays_data();
  void decksHoldWhatTheTableSays();
  void takingACard_data();
  void takingACard();
  void brownFieldsGiveOnce_CARDFIELDBROWN_data();
  void brownFieldsGiveOnce_CARDFIELDBROWN();
  void crewsOfChoice_CARDCREWSCHOICE_data();
  void crewsOfChoice_CARDCREWSCHOICE();
  void picturedCrews_CARDCREWSPICTURED_data();
  void picturedCrews_CARDCREWSPICTURED();
  void stonesInBuildings_CARDSTONESINBUILDINGS_data();
  void stonesInBuildings_CARDSTONESINBUILDINGS();
  void notOwned_data();
  void notOwned();
  void stones6AndSell10_CARDSTONES6_CARDSELL10();
  void sellingLimits_CARDSELL10();
  void crewStep_CARDCREWSTEP();
  void paidCrewStep_CARDPAIDCREWSTEP();
  void improvedFieldStaysACard_CARDIMPROVEFIELD();
};

namespace {

constexpr int lifeCount(CardLife life) {
  int count = 0;
  for (int kind = 0; kind < cardKindCount; ++kind) {
    if (lifeOf(static_cast<CardKind>(kind)) == life) ++count;
  }
  return count;
}

/// The one card of that kind in that deck is taken from C1 by a, in a round of its deck.
bool takes(Table& table, int card, const Choices& choices = {}) {
  const Deck deck = table.edition().nileCards[at(card)].deck;
  table.sail(1 + 2 * static_cast<int>(deck));
  return table.enter(
      PlaceShip{.player = a, .stop = table.card(1), .card = table.name(card), .choices = choices});
}

} // namespace

void tst_Cards::decksHoldWhatTheTableSays_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<QList<int>>("counts");
  const auto row = [](CardKind kind, int first, int second, int third) {
    QTest::newRow(ruleName(ruleOf(kind)).data())
        << static_cast<int>(kind) << QList{first, second, third};
  };
  using enum CardKind;
  row(fieldGreen, 2, 3, 0);
  row(fieldYellowGreen, 2, 2, 0);
  row(fieldBrown, 2, 1, 1);
  row(quarry, 5, 4, 0);
  row(strength, 1, 1, 1);
  row(improveField, 1, 1, 0);
  row(stoneMarket2, 1, 1, 1);
  row(grainMarket2, 1, 1, 1);
  row(crewsChoice, 1, 0, 1);
  row(crewsPictured, 0, 2, 0);
  row(stonesInBuildings, 0, 0, 2);
  for (const CardKind kind : {grain4, doubled, occupied, crewStep, stonesAsGrain, moreSphinx}) {
    row(kind, 1, 0, 0);
  }
  for (const CardKind kind : {secondShip, twoCrews, reserve, paidCrewStep, upstream, leftover}) {
    row(kind, 0, 1, 0);
  }
  for (const CardKind kind : {first, keep2, stones6, sell10, tomb}) row(kind, 0, 0, 1);
}

void tst_Cards::decksHoldWhatTheTableSays() {
  QFETCH(int, kind);
  QFETCH(QList<int>, counts);
  const Edition edition = shipped();
  for (int deck = 0; deck < deckCount; ++deck) {
    const CardSet cards = edition.kind(static_cast<CardKind>(kind)) & edition.cardsOfDeck[at(deck)];
    QCOMPARE(std::popcount(cards), counts[deck]);
  }
  static_assert(lifeCount(CardLife::immediate) == 5);
  static_assert(lifeCount(CardLife::anytime) == 10);
}

void tst_Cards::takingACard_data() {
  QTest::addColumn<int>("kind");
  for (int kind = 0; kind < cardKindCount; ++kind) {
    QTest::newRow(ruleName(ruleOf(static_cast<CardKind>(kind))).data()) << kind;
  }
}

// CARD-QUARRY, CARD-FIELD-GREEN, … lie in front of the player; Immediate cards leave at once.
void tst_Cards::takingACard() {
  QFETCH(int, kind);
  const auto which = static_cast<CardKind>(kind);
  Table table;
  const int card = table.index(which);
  Choices choices;
  if (which == CardKind::crewsChoice) choices.crewCount = 2;
  QVERIFY(takes(table, card, choices));
  const bool immediate = lifeOf(which) == CardLife::immediate;
  QCOMPARE(table.has(a, which), !immediate);
  QVERIFY(table.moved(which, CardMove::taken));
  QCOMPARE(table.moved(which, CardMove::played), immediate);
  QVERIFY((table.state.seenCards & cardBit(card)) != 0);
  QCOMPARE(table.brokenNow(), u"none"_s);
}

void tst_Cards::brownFieldsGiveOnce_CARDFIELDBROWN_data() {
  QTest::addColumn<int>("grain");
  QTest::addColumn<int>("points");
  QTest::addColumn<int>("stones");
  QTest::newRow("CARD-FIELD-BROWN 6: a market step") << 6 << 0 << 2;
  QTest::newRow("CARD-FIELD-BROWN 7: a market step") << 7 << 0 << 2;
  QTest::newRow("CARD-FIELD-BROWN 8: 3 points") << 8 << 3 << 2;
  QTest::newRow("CARD-FIELD-BROWN 9: 4 stones") << 9 << 0 << 6;
}

void tst_Cards::brownFieldsGiveOnce_CARDFIELDBROWN() {
  QFETCH(int, grain);
  Table table;
  const int card = table.index(CardKind::fieldBrown, grain);
  const TakingBonus bonus = table.edition().nileCards[at(card)].bonus;
  QVERIFY(takes(table, card));
  QTEST(table.points(a), "points");
  QTEST(int{table.of(a).stones}, "stones");
  // Which market the 6 and the 7 move is printed on the card.
  QCOMPARE(table.step(a, Market::grain), bonus == TakingBonus::grainMarketStep ? 1 : 0);
  QCOMPARE(table.step(a, Market::stone), bonus == TakingBonus::stoneMarketStep ? 1 : 0);
  QCOMPARE(table.said(EffectKind::marker).size(), grain <= 7 ? 1 : 0);
  QCOMPARE(colourOf(table.edition(), table.of(a), card), FieldColour::brown);
}

void tst_Cards::crewsOfChoice_CARDCREWSCHOICE_data() {
  QTest::addColumn<QList<int>>("before");
  QTest::addColumn<QList<int>>("chosen");
  QTest::addColumn<QString>("refusal");
  const QString broken = u"CREW-2"_s;
  const auto row = [](const char* what, QList<int> before, QList<int> chosen, QString refusal) {
    QTest::addRow("CARD-CREWS-CHOICE %s", what) << before << chosen << refusal;
  };
  row("two crews", {1, 1, 1, 2}, {0, 3}, legal);
  row("one crew twice", {1, 1, 1, 2}, {1, 1}, legal);
  row("only one step", {1, 1, 1, 2}, {1}, broken);
  row("none", {1, 1, 1, 2}, {}, broken);
  row("twice at the end of the track", {5, 1, 1, 2}, {0, 0}, broken);
  row("one of them at its end", {6, 1, 1, 2}, {0, 1}, broken);
  row("the only crew with room", {6, 6, 4, 6}, {2, 2}, legal);
  row("room for one step only", {6, 6, 5, 6}, {2}, legal);
  row("no room at all", {6, 6, 6, 6}, {}, legal);
}

void tst_Cards::crewsOfChoice_CARDCREWSCHOICE() {
  QFETCH(QList<int>, before);
  QFETCH(QList<int>, chosen);
  QFETCH(QString, refusal);
  Table table;
  std::array<std::int16_t, crewCount> expected{};
  for (std::size_t i = 0; i < crewCount; ++i) {
    expected[i] = static_cast<std::int16_t>(before[static_cast<qsizetype>(i)]);
  }
  table.crews(a, expected);
  Choices choices;
  for (const int crew : chosen) {
    choices.crews[choices.crewCount++] = static_cast<Crew>(crew);
    ++expected[at(crew)];
  }
  const bool taken = takes(table, table.index(CardKind::crewsChoice), choices);
  QCOMPARE(taken, refusal == legal);
  if (taken) QCOMPARE(table.of(a).crews, expected);
  if (!taken) QVERIFY(table.outcome.verdict.breaks("CREW-2"_rule));
}

void tst_Cards::picturedCrews_CARDCREWSPICTURED_data() {
  QTest::addColumn<int>("which");
  QTest::newRow("CARD-CREWS-PICTURED first") << 0;
  QTest::newRow("CARD-CREWS-PICTURED second") << 1;
}

void tst_Cards::picturedCrews_CARDCREWSPICTURED() {
  QFETCH(int, which);
  Table table;
  CardSet cards = table.edition().kind(CardKind::crewsPictured);
  if (which == 1) cards &= cards - 1;
  const int card = std::countr_zero(cards);
  QVERIFY(takes(table, card));
  for (int i = 0; i < crewCount; ++i) {
    const CrewSet pictured = table.edition().nileCards[at(card)].crews;
    const bool advanced = (pictured & crewBit(static_cast<Crew>(i))) != 0;
    QCOMPARE(table.of(a).crews[at(i)], table.edition().crewStart[at(i)] + (advanced ? 1 : 0));
  }
  QCOMPARE(table.said(EffectKind::strength).size(), 2);
}

void tst_Cards::stonesInBuildings_CARDSTONESINBUILDINGS_data() {
  QTest::addColumn<int>("which");
  QTest::addColumn<int>("points");
  QTest::newRow("CARD-STONES-IN-BUILDINGS obelisk and temple") << 0 << 2 + 3;
  QTest::newRow("CARD-STONES-IN-BUILDINGS pyramid and tombs") << 1 << 1 + 2;
}

void tst_Cards::stonesInBuildings_CARDSTONESINBUILDINGS() {
  QFETCH(int, which);
  Table table;
  table.stone(a, Building::obelisk, cells({0, 1}));
  table.stone(a, Building::temple, cells({0, 1, 2}));
  table.stone(a, Building::pyramid, cells({0}));
  table.tombs(a, {4, 5});
  table.stone(b, Building::pyramid, cells({1}));
  CardSet cards = table.edition().kind(CardKind::stonesInBuildings);
  if (which == 1) cards &= cards - 1;
  QVERIFY(takes(table, std::countr_zero(cards)));
  QTEST(table.points(a), "points");
}

void tst_Cards::notOwned_data() {
  QTest::addColumn<int>("kind");
  QTest::newRow("CARD-STONES6") << static_cast<int>(CardKind::stones6);
  QTest::newRow("CARD-SELL10") << static_cast<int>(CardKind::sell10);
  QTest::newRow("CARD-IMPROVE-FIELD") << static_cast<int>(CardKind::improveField);
  QTest::newRow("CARD-CREW-STEP") << static_cast<int>(CardKind::crewStep);
  QTest::newRow("CARD-PAID-CREW-STEP") << static_cast<int>(CardKind::paidCrewStep);
  QTest::newRow("CARD-FIRST") << static_cast<int>(CardKind::first);
  QTest::newRow("CARD-RESERVE") << static_cast<int>(CardKind::reserve);
}

void tst_Cards::notOwned() {
  QFETCH(int, kind);
  Table table(Profile::revised, 3);
  table.sail();
  table.of(a).stones = 5;
  table.put(b, Site::sphinx, 1);
  table.put(c, Site::sphinx, 2);
  table.put(a, Site::sphinx, reserveSpace);
  PlayCard play{.player = a, .kind = static_cast<CardKind>(kind), .amount = 0};
  if (play.kind == CardKind::sell10) play.amount = 1;
  QVERIFY(table.breaks(play, *findRule(QTest::currentDataTag())));
  QVERIFY(!table.anyway(play));
  QVERIFY(table.impossible().contains(u"INV-CARDS"_s));
  table.give(a, play.kind);
  QCOMPARE(table.refusal(play), legal);
}

void tst_Cards::stones6AndSell10_CARDSTONES6_CARDSELL10() {
  Table table; // CARD-STONES6, CARD-SELL10
  table.give(a, CardKind::stones6);
  table.give(a, CardKind::sell10);
  table.sail(5);
  QVERIFY(table.enter(PlayCard{.player = a, .kind = CardKind::stones6}));
  QCOMPARE(table.of(a).stones, 8);
  QVERIFY(!table.has(a, CardKind::stones6));
  QVERIFY(table.enter(PlayCard{.player = a, .kind = CardKind::sell10, .amount = 7}));
  QCOMPARE(table.of(a).stones, 1);
  QCOMPARE(table.said(EffectKind::points), QStringList{u"a CARD-SELL10 0>7"_s});
  QVERIFY(!table.has(a, CardKind::sell10));
}

void tst_Cards::sellingLimits_CARDSELL10() {
  Table table;
  table.give(a, CardKind::sell10);
  table.sail(5);
  const auto sell = [](std::uint8_t amount) {
    return PlayCard{.player = a, .kind = CardKind::sell10, .amount = amount};
  };
  table.of(a).stones = 25;
  QCOMPARE(table.refusal(sell(0)), u"TIME-5"_s); // 1 to 10
  QCOMPARE(table.refusal(sell(1)), legal);
  QCOMPARE(table.refusal(sell(10)), legal);
  QCOMPARE(table.refusal(sell(11)), u"CARD-SELL10"_s);
  table.of(a).stones = 3;
  QCOMPARE(table.refusal(sell(4)), u"CARD-SELL10"_s);
}

void tst_Cards::crewStep_CARDCREWSTEP() {
  Table table; // CARD-CREW-STEP
  table.give(a, CardKind::crewStep);
  table.crews(a, {6, 1, 1, 2});
  table.sail();
  table.of(a).usedCrews = blackCrew;
  const auto step = [](Crew crew) {
    return PlayCard{.player = a, .kind = CardKind::crewStep, .crew = crew};
  };
  QCOMPARE(table.refusal(step(Crew::blue)), u"TIME-3"_s); // cannot advance
  QCOMPARE(table.refusal(step(Crew::joker)), legal);
  QVERIFY(table.enter(step(Crew::black))); // also a used crew
  QCOMPARE(table.said(EffectKind::strength), QStringList{u"a CARD-CREW-STEP black 1>2"_s});
  QCOMPARE(table.refusal(step(Crew::black)), u"TIME-3"_s); // once per round
  QVERIFY(table.has(a, CardKind::crewStep));
  table.sail(2);
  QCOMPARE(table.refusal(step(Crew::black)), legal);
}

void tst_Cards::paidCrewStep_CARDPAIDCREWSTEP() {
  Table table; // CARD-PAID-CREW-STEP
  table.give(a, CardKind::paidCrewStep);
  table.sail(3);
  table.of(a).stones = 1;
  const PlayCard step{.player = a, .kind = CardKind::paidCrewStep, .crew = Crew::joker};
  QCOMPARE(table.refusal(step), u"CARD-PAID-CREW-STEP"_s);
  table.of(a).stones = 5;
  QVERIFY(table.enter(step));
  QCOMPARE(table.of(a).stones, 3);
  QCOMPARE(table.of(a).crews[at(Crew::joker)], 3);
  QCOMPARE(table.refusal(step), u"TIME-3"_s);
}

void tst_Cards::improvedFieldStaysACard_CARDIMPROVEFIELD() {
  Table table;
  const int field = table.give(a, CardKind::fieldBrown, 6);
  table.give(a, CardKind::improveField);
  table.sail();
  QVERIFY(table.enter(PlayCard{.player = a,
                               .kind = CardKind::improveField,
                               .field = {.name = table.name(field), .copy = 1}}));
  QCOMPARE(colourOf(table.edition(), table.of(a), field), FieldColour::yellowGreen);
  QCOMPARE(wateredGrain(table.edition(), table.of(a), Ring::middle), 12);
  QCOMPARE(table.refusal(PlayCard{.player = a,
                                  .kind = CardKind::improveField,
                                  .field = {.name = table.name(field), .copy = 1}}),
           u"CARD-IMPROVE-FIELD"_s); // the card is assigned already
}

NILOMETER_TEST(tst_Cards)
#include "tst_cards.moc"
