// SPDX-License-Identifier: GPL-3.0-or-later
// Naming what lies on the table without a name: Nile cards, tomb tiles, Sphinx cards.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fault.h"
#include "engine/egizia/file/entry_names.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

Fault faultOf(const Finding& finding) {
  return static_cast<Fault>(finding.fault);
}

} // namespace

class tst_NamedLater : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyCardOfTheDeckCanBeNamed_LAY1();
  void onlyACardThatLiesThereIsNamed_LAY1();
  void onlyOpenTombsAreNamed_SET7();
  void tileThatTheBoxDoesNotHaveIsPointedAt_SET7();
  void sphinxCardsAreNamedOneAfterAnother_SPHINX3();
  void sphinxCardThatSomebodyHasShownIsTaken_END3();
  void cardNamedForOwnEyesHindersNobody_SPHINX3();
};

void tst_NamedLater::everyCardOfTheDeckCanBeNamed_LAY1() {
  for (const int round : {1, 3, 5}) {
    const Edition& edition = rulesEdition();
    for (std::size_t card = 0; card < edition.nileCards.size(); ++card) {
      Table table;
      table.sail(round);
      const NileCard& printed = edition.nileCards[card];
      const bool inDeck = at(printed.deck) == at(round) / 2;
      const NameNileCard naming{.stop = table.card(1), .card = printed.name};
      const CardSet alike = cardsNamed(edition, printed.name) & edition.cardsOfDeck[at(round) / 2];
      QCOMPARE(table.refusal(naming) == legal, alike != 0);
      if (!inDeck) continue;
      QVERIFY(table.enter(naming));
      QCOMPARE(table.name(table.state.river[0]), printed.name);
      QCOMPARE(table.state.seenCards, cardBit(table.state.river[0]));
      QCOMPARE(table.said(EffectKind::card).size(), 1);
    }
  }
}

void tst_NamedLater::onlyACardThatLiesThereIsNamed_LAY1() {
  Table table;
  table.sail();
  table.put(b, table.card(5)); // has taken what lay there
  const std::uint8_t name = table.nameOf(CardKind::quarry);
  QVERIFY(!isWithin(table.game, NameNileCard{.stop = table.stop(RoundSpace::alyi), .card = name}));
  const NameNileCard naming{.stop = table.card(5), .card = name};
  QCOMPARE(faultOf(table.found(naming, "ENTRY"_rule)), Fault::nothingToName);
  Effects ignored;
  apply(table.game, table.state, naming, ignored); // nothing to be done
  QCOMPARE(table.state.seenCards, CardSet{0});
  for (std::size_t space = 0; space < 10; ++space) {
    QCOMPARE(int{table.state.river[space]}, int{space == 4 ? riverEmpty : riverUnnamed});
  }
  const NameNileCard first{.stop = table.card(3), .card = name};
  QVERIFY(table.enter(first));
  QCOMPARE(faultOf(table.found(first, "ENTRY"_rule)), Fault::alreadyNamed);
}

void tst_NamedLater::onlyOpenTombsAreNamed_SET7() {
  Table table;
  QCOMPARE(int{table.state.openedTombs}, 4);
  const NameTombs last{.first = 3, .values = {4}, .count = 1};
  QCOMPARE(table.refusal(last), legal);
  const NameTombs beyond{.first = 3, .values = {4, 5}, .count = 2};
  QCOMPARE(faultOf(table.found(beyond, "SET-7"_rule)), Fault::nothingToName);
  QCOMPARE(int{table.found(beyond, "SET-7"_rule).place}, 4);
  State named = table.state;
  Effects ignored;
  apply(table.game, named, beyond, ignored);
  QCOMPARE(int{named.tombValues[3]}, 4);
  QCOMPARE(int{named.tombValues[4]}, 0); // nobody has seen it
  QVERIFY(table.enter(last));
  QCOMPARE(int{table.state.tombValues[3]}, 4);
}

void tst_NamedLater::tileThatTheBoxDoesNotHaveIsPointedAt_SET7() {
  Table table;
  const NameTombs wrong{.first = 1, .values = {2, 9}, .count = 2};
  QCOMPARE(faultOf(table.found(wrong, "ENTRY"_rule)), Fault::noSuchTombTile);
  QCOMPARE(int{table.found(wrong, "ENTRY"_rule).place}, 2);
  QCOMPARE(int{table.found(wrong, "ENTRY"_rule).had}, 9);
  // Four of each value are in the box; naming one of them anew is not a fifth.
  table.nameTombs({4, 4, 4, 4});
  QCOMPARE(table.refusal(NameTombs{.first = 2, .values = {4}, .count = 1}), legal);
  QVERIFY(table.enter(NameTombs{.first = 2, .values = {6}, .count = 1}));
  QCOMPARE(table.said(EffectKind::tile), QStringList{u"- SET-7 4>6"_s});
}

void tst_NamedLater::sphinxCardsAreNamedOneAfterAnother_SPHINX3() {
  Table table;
  table.of(a).sphinxHeld = 2;
  table.state.sphinxDeck = static_cast<std::int16_t>(table.state.sphinxDeck - 1);
  const SphinxSet one = table.sphinx("crew-blue");
  const SphinxSet two = table.sphinx("crew-black");
  const SphinxSet three = table.sphinx("crew-yellow");
  QCOMPARE(table.refusal(NameSphinxCards{.player = a, .cards = one | two}), legal);
  QVERIFY(table.enter(NameSphinxCards{.player = a, .cards = one}));
  const NameSphinxCards tooMany{.player = a, .cards = two | three};
  QCOMPARE(table.refusal(tooMany), u"SPHINX-3"_s);
  QCOMPARE(int{table.found(tooMany, "SPHINX-3"_rule).needed}, 2);
  QCOMPARE(int{table.found(tooMany, "SPHINX-3"_rule).had}, 3);
  QVERIFY(table.enter(NameSphinxCards{.player = a, .cards = two}));
  QCOMPARE(table.of(a).sphinxNamed, one | two);
  QVERIFY(table.effects.empty()); // for his eyes only
}

void tst_NamedLater::sphinxCardThatSomebodyHasShownIsTaken_END3() {
  RuleOptions options = optionsOf(Profile::tournament);
  options.withoutTenPercentCard = true;
  for (const Player owner : {a, b, c, d}) {
    Table table(options);
    table.of(a).sphinxHeld = 2;
    table.of(owner).sphinxNamed = table.sphinx("crew-blue");
    const NameSphinxCards inTheBox{.player = a, .cards = table.sphinx("per-ten")};
    QCOMPARE(faultOf(table.found(inTheBox, "ENTRY"_rule)), Fault::sphinxCardTaken);
    // The same when he is scored, but that his own may be named again.
    table.start(Phase::final);
    for (Player player = 1; player < table.state.players; ++player) table.of(player).scored = true;
    const SphinxSet both = table.sphinx("crew-blue") | table.sphinx("crew-joker");
    QCOMPARE(table.refusal(FinalScore{.player = a, .cards = both}),
             owner == a ? legal : u"ENTRY"_s);
    const SphinxSet box = inTheBox.cards | table.sphinx("crew-joker");
    QVERIFY(table.breaks(FinalScore{.player = a, .cards = box}, "ENTRY"_rule));
  }
}

// Neither that a card is named nor by whom can be found out by naming it.
void tst_NamedLater::cardNamedForOwnEyesHindersNobody_SPHINX3() {
  for (const Player player : {a, b}) {
    Table table;
    const SphinxSet secret = table.sphinx("crew-blue");
    const Player other = player == a ? b : a;
    table.of(player).sphinxHeld = 2;
    table.of(other).sphinxHeld = 1;
    table.state.sphinxDeck = static_cast<std::int16_t>(table.state.sphinxDeck - 1);
    QVERIFY(table.enter(NameSphinxCards{.player = other, .cards = secret}));
    State before = table.state;
    QVERIFY(table.enter(NameSphinxCards{.player = player, .cards = secret}));
    table.state = before;
    table.start(Phase::final);
    for (Player third = 0; third < table.state.players; ++third) {
      table.of(third).scored = third != player && third != other;
    }
    const Player first = onTurn(table.game, table.state);
    std::swap(table.of(first).orderTile, table.of(player).orderTile);
    const SphinxSet cards = secret | table.sphinx("crew-joker");
    QCOMPARE(table.refusal(FinalScore{.player = player, .cards = cards}), legal);
    QVERIFY(table.enter(FinalScore{.player = player, .cards = cards}));
    // Now it lies open. The other one is told, and the sentence names no card.
    const FinalScore second{.player = other};
    const Finding clash = table.found(second, "ENTRY"_rule);
    QCOMPARE(faultOf(clash), Fault::sphinxNamesClash);
    QCOMPARE(clash.thing, table::nothing);
    Options list;
    listOptions(table.game, table.state, list);
    QVERIFY(std::ranges::none_of(list.entries, [](const Entry& entry) {
      return std::holds_alternative<FinalScore>(entry);
    }));
  }
}

NILOMETER_TEST(tst_NamedLater)
#include "tst_named_later.moc"
