// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about single things that hands have to move. That all of it together leads from one
// table to the other: tst_table_difference.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/table_difference.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

std::vector<Effect> some(const Effects& effects, EffectKind kind) {
  std::vector<Effect> found;
  std::ranges::copy_if(effects, std::back_inserter(found),
                       [kind](const Effect& effect) { return effect.kind == kind; });
  return found;
}

int countOf(const Effects& effects, CardMove move) {
  const std::vector<Effect> cards = some(effects, EffectKind::card);
  return static_cast<int>(
      std::ranges::count(cards, static_cast<std::uint8_t>(move), &Effect::detail));
}

/// A move of a card: whose, which, from or to which stop or field.
Effect cardMove(Player player, std::uint8_t name, CardMove move, int before, int after = 0) {
  return {EffectKind::card,
          player,
          "ENTRY"_rule,
          name,
          static_cast<std::uint8_t>(move),
          static_cast<std::int16_t>(before),
          static_cast<std::int16_t>(after)};
}

} // namespace

class tst_TableMoves : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void anotherRoundOrPhaseIsToldFirst();
  void whatIsMerelyNamedHasNotMoved_LAY1_SET7();
  void anotherCardInTheSamePlaceIsExchanged_LAY1();
  void nextRoundLaysItsOwnCards_LAY1();
  void takenCardIsLookedForWhereItCanHaveLain_SAIL4();
  void improvementGoesFromTheHandToItsField_CARDIMPROVEFIELD();
  void improvementTakenAndAssignedIsBothTold_CARDIMPROVEFIELD();
  void improvementsOfTwoNamesAreToldApart_CARDIMPROVEFIELD();
  void markerBetweenOthersIsPutThereByHand_TRACK1();
  void tombTilesAreToldWithTheirValues_TOMB1();
  void onlyTheRingThatTurnsIsTold_ROUNDPASSALON();
};

void tst_TableMoves::anotherRoundOrPhaseIsToldFirst() {
  Table table;
  State later = table.state;
  later.player[a].stones = static_cast<std::int16_t>(later.player[a].stones + 1);
  later.phase = Phase::stone;
  Effects moves = movesBetween(table.edition(), table.state, later);
  QCOMPARE(moves.size(), std::size_t{2});
  QCOMPARE(moves[0].kind, EffectKind::phase);
  QCOMPARE(int{moves[0].before}, static_cast<int>(table.state.phase));
  QCOMPARE(int{moves[0].after}, static_cast<int>(Phase::stone));
  later.phase = table.state.phase;
  later.round = 2;
  moves = movesBetween(table.edition(), table.state, later);
  QCOMPARE(moves[0].kind, EffectKind::phase);
  QCOMPARE(int{moves[0].detail}, 2);
}

void tst_TableMoves::whatIsMerelyNamedHasNotMoved_LAY1_SET7() {
  Table table;
  table.sail();
  const State before = table.state;
  QVERIFY(table.enter(NameNileCard{.stop = table.card(3), .card = table.nameOf(CardKind::quarry)}));
  QVERIFY(table.enter(NameTombs{.first = 0, .values = {4, 2}, .count = 2}));
  QVERIFY(movesBetween(table.edition(), before, table.state).empty());
  QVERIFY(movesBetween(table.edition(), table.state, before).empty());
}

void tst_TableMoves::anotherCardInTheSamePlaceIsExchanged_LAY1() {
  Table table;
  table.sail();
  State one = table.state;
  State other = table.state;
  const int quarry = table.index(CardKind::quarry);
  const int field = table.index(CardKind::fieldGreen);
  one.river[2] = static_cast<std::uint8_t>(quarry);
  other.river[2] = static_cast<std::uint8_t>(field);
  const Effects expected{cardMove(noPlayer, table.name(quarry), CardMove::swept, table.card(3)),
                         cardMove(noPlayer, table.name(field), CardMove::putBack, table.card(3))};
  QVERIFY(movesBetween(table.edition(), one, other) == expected);
}

void tst_TableMoves::nextRoundLaysItsOwnCards_LAY1() {
  Table table;
  table.sail();
  const State sailing = table.state;
  State waiting = sailing; // the cards of the first round still lie there
  waiting.round = 2;
  waiting.phase = Phase::lay;
  State next = waiting;
  next.phase = Phase::sail;
  using Tables = std::vector<std::pair<const State*, const State*>>;
  for (const auto& [from, to] : Tables{{&sailing, &waiting}, {&waiting, &sailing}}) {
    QVERIFY(some(movesBetween(table.edition(), *from, *to), EffectKind::card).empty());
  }
  for (const auto& [from, to] : Tables{{&waiting, &next}, {&next, &waiting}}) {
    const Effects moves = movesBetween(table.edition(), *from, *to);
    QCOMPARE(countOf(moves, CardMove::swept), 10);
    QCOMPARE(countOf(moves, CardMove::putBack), 10);
  }
}

void tst_TableMoves::takenCardIsLookedForWhereItCanHaveLain_SAIL4() {
  Table table;
  table.sail();
  const State before = table.state;
  const int card = table.give(a, CardKind::quarry);
  const std::uint8_t name = table.name(card);
  const auto cardsMoved = [&](const State& from) {
    return some(movesBetween(table.edition(), from, table.state), EffectKind::card);
  };
  const std::vector<Effect> corrected{cardMove(a, name, CardMove::corrected, 0, 1)};
  QVERIFY(cardsMoved(before) == corrected); // nothing was taken off the river
  table.state.river[4] = riverEmpty;
  QVERIFY(cardsMoved(before) ==
          std::vector<Effect>{cardMove(a, name, CardMove::taken, table.card(5))});
  State named = before; // the space where it is named comes before the one without a name
  table.state.river[1] = riverEmpty;
  named.river[1] = static_cast<std::uint8_t>(card);
  QVERIFY(cardsMoved(named) ==
          (std::vector<Effect>{cardMove(a, name, CardMove::taken, table.card(2)),
                               cardMove(noPlayer, unnamed, CardMove::swept, table.card(5))}));
  // Of two spaces without a name nobody knows which it was.
  const std::vector<Effect> unknown = cardsMoved(before);
  QCOMPARE(unknown.size(), std::size_t{3});
  QVERIFY(unknown[0] == corrected[0]);
  // Nor can it have lain there in another round.
  State lone = before;
  lone.river.fill(riverEmpty);
  table.state.river = lone.river;
  lone.river[4] = riverUnnamed;
  QVERIFY(cardsMoved(lone) ==
          std::vector<Effect>{cardMove(a, name, CardMove::taken, table.card(5))});
  table.state.round = 2;
  QVERIFY(cardsMoved(lone)[0] == corrected[0]);
}

void tst_TableMoves::improvementGoesFromTheHandToItsField_CARDIMPROVEFIELD() {
  Table table;
  const int brown = table.give(a, CardKind::fieldBrown);
  const int card = table.give(a, CardKind::improveField);
  for (const int field : {brown, startFieldCard}) {
    const State before = table.state;
    State after = before;
    after.player[a].cards &= ~cardBit(card);
    after.player[a].improvedOnce = cardBit(field);
    const int name = field == startFieldCard ? int{unnamed} : int{table.name(field)};
    const Effects assigned{cardMove(a, table.name(card), CardMove::assigned, 0, name)};
    QVERIFY(movesBetween(table.edition(), before, after) == assigned);
    const Effects back{cardMove(a, table.name(card), CardMove::unassigned, 0, name)};
    QVERIFY(movesBetween(table.edition(), after, before) == back);
    // The second one on the same field is another one.
    State twice = after;
    twice.player[a].improvedTwice = cardBit(field);
    twice.player[a].cards = after.player[a].cards;
    State held = after;
    held.player[a].cards |= cardBit(card);
    QVERIFY(movesBetween(table.edition(), held, twice) == assigned);
  }
}

void tst_TableMoves::improvementTakenAndAssignedIsBothTold_CARDIMPROVEFIELD() {
  Table table;
  table.sail();
  const int brown = table.give(a, CardKind::fieldBrown);
  const std::uint8_t name = table.nameOf(CardKind::improveField);
  State after = table.state;
  after.player[a].improvedOnce = cardBit(brown);
  after.river[0] = riverEmpty;
  const Effects there = movesBetween(table.edition(), table.state, after);
  const Effects assigned{cardMove(a, name, CardMove::assigned, 0, table.name(brown)),
                         cardMove(a, name, CardMove::taken, table.card(1))};
  QVERIFY(there == assigned);
  const Effects back = movesBetween(table.edition(), after, table.state);
  const Effects unassigned{cardMove(a, name, CardMove::unassigned, 0, table.name(brown)),
                           cardMove(a, name, CardMove::putBack, table.card(1))};
  QVERIFY(back == unassigned);
}

void tst_TableMoves::improvementsOfTwoNamesAreToldApart_CARDIMPROVEFIELD() {
  Edition edition = rulesEdition();
  std::vector<int> cards;
  for (const int card : Bits(edition.kind(CardKind::improveField))) cards.push_back(card);
  edition.nileCards[at(cards[1])].name = static_cast<std::uint8_t>(edition.cardNames.size());
  edition.cardNames.emplace_back("improve-field-late");
  Table table(Profile::revised, 4, edition);
  const int brown = table.give(a, CardKind::fieldBrown);
  table.of(a).cards |= edition.kind(CardKind::improveField);
  for (const int card : cards) {
    State after = table.state;
    after.player[a].cards &= ~cardBit(card);
    after.player[a].improvedOnce = cardBit(brown);
    const Effects assigned{cardMove(a, table.name(card), CardMove::assigned, 0, table.name(brown))};
    QVERIFY(movesBetween(edition, table.state, after) == assigned);
    const Effects back{cardMove(a, table.name(card), CardMove::unassigned, 0, table.name(brown))};
    QVERIFY(movesBetween(edition, after, table.state) == back);
  }
}

void tst_TableMoves::markerBetweenOthersIsPutThereByHand_TRACK1() {
  Table table; // all on 0, d in front, then c
  State after = table.state;
  after.track.move(c, 4);
  const Effects back = movesBetween(table.edition(), after, table.state);
  QCOMPARE(back.size(), std::size_t{2});
  QCOMPARE(back[0].kind, EffectKind::points);
  QCOMPARE(int{back[0].detail}, int{noPlayer}); // he does not arrive behind d by himself
  QCOMPARE(back[1].kind, EffectKind::queue);
  QCOMPARE(int{back[1].detail}, int{d});
  QCOMPARE(int{back[1].after}, 1);
}

void tst_TableMoves::tombTilesAreToldWithTheirValues_TOMB1() {
  Table table;
  table.nameTombs({4, 2, 6, 3});
  State before = table.state;
  table.tombs(b, {4});
  table.state.tombValues[4] = 5;
  const auto built = [](int was, int is) {
    return Effect{EffectKind::built,
                  b,
                  "ENTRY"_rule,
                  static_cast<std::uint8_t>(Building::tombs),
                  0,
                  static_cast<std::int16_t>(was),
                  static_cast<std::int16_t>(is)};
  };
  const auto tile = [](Player player, std::uint8_t cell, TileMove move, int value) {
    return Effect{EffectKind::tile,
                  player,
                  "ENTRY"_rule,
                  cell,
                  static_cast<std::uint8_t>(move),
                  0,
                  static_cast<std::int16_t>(value)};
  };
  before.tombValues[0] = 0; // it was named when it was taken
  const Effects there = movesBetween(table.edition(), before, table.state);
  QVERIFY(there == (Effects{built(0, 4), tile(b, 0, TileMove::taken, 4),
                            tile(noPlayer, 4, TileMove::turnedUp, 5)}));
  const Effects back = movesBetween(table.edition(), table.state, before);
  QVERIFY(back == (Effects{built(4, -1), tile(b, 0, TileMove::putBack, 4),
                           tile(noPlayer, 4, TileMove::turnedDown, 0)}));
}

void tst_TableMoves::onlyTheRingThatTurnsIsTold_ROUNDPASSALON() {
  Table table;
  State after = table.state;
  after.ring = Ring::right;
  const Effects moves = movesBetween(table.edition(), table.state, after);
  QCOMPARE(moves.size(), std::size_t{1});
  QCOMPARE(int{moves[0].what}, static_cast<int>(Marker::ring));
  QCOMPARE(int{moves[0].after}, static_cast<int>(Ring::right));
}

NILOMETER_TEST(tst_TableMoves)
#include "tst_table_moves.moc"
