// SPDX-License-Identifier: GPL-3.0-or-later
// Which printed values the points of the final scoring rest on.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

QStringList texts(std::span<const PrintedPlace> basis) {
  QStringList places;
  for (const PrintedPlace place : basis) places << asText(placeText(rulesEdition(), place));
  return places;
}

/// What a's Sphinx card rests on, beside its own condition and points.
QStringList behind(const Table& table, const char* id) {
  const auto index = at(std::countr_zero(table.sphinx(id)));
  Basis basis;
  const FinalFacts facts = factsOf(table.game, table.state);
  static_cast<void>(scoreSphinxCard(index, table.game, facts, a, 0, basis));
  QStringList places = texts(basis);
  const QString card = u"sphinxCards."_s + QString::fromUtf8(id);
  if (places.removeAll(card + u".condition"_s) != 1) places << u"no condition"_s;
  const bool counts = table.edition().sphinxCards[index].kind == SphinxKind::playersOnLast;
  if (places.removeAll(card + u".points"_s) != (counts ? 0 : 1)) places << u"points"_s;
  places.removeDuplicates(); // the parts of the temple have one place together
  return places;
}

QString amountOn(const Table& table, int card) {
  return u"nileCards."_s + asText(table.edition().cardNames[table.name(card)]) + u".amount"_s;
}

} // namespace

class tst_FinalBasis : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void tombsRestOnTheirLineAndItsEnds_END2_data();
  void tombsRestOnTheirLineAndItsEnds_END2();
  void tombCardIsReadToo_END2();
  void saleRestsOnTheLowestStepsAndThePrice_END1_MARKET4();
  void sourcesDoNotShareWhatTheyRestOn_END1_END2();
  void sourceWithoutPointsIsOnlyNoted();
  void builtCardRestsOnItsRows_END3();
  void marketCardsRestOnTheirMarket_END3();
  void crewAtTheEndOfItsTrackRestsOnThat_END3_CREW1();
  void mostProductiveRestsOnOwnCards_END3();
  void fieldsAreReadWithTheirOwnCards();
};

void tst_FinalBasis::tombsRestOnTheirLineAndItsEnds_END2_data() {
  QTest::addColumn<int>("sum");
  QTest::addColumn<int>("points");
  QTest::addColumn<QStringList>("places");
  const QStringList first{u"tombs.bands[0].points"_s, u"tombs.bands[0].upTo"_s};
  const QStringList second{u"tombs.bands[1].points"_s, u"tombs.bands[1].upTo"_s,
                           u"tombs.bands[0].upTo"_s};
  const QStringList last{u"tombs.bands[2].points"_s, u"tombs.bands[1].upTo"_s};
  const auto row = [](int sum, int points, const QStringList& places) {
    QTest::addRow("END-2 %d", sum) << sum << points << places;
  };
  row(0, 0, first);
  row(1, 2, first);
  row(10, 2, first);
  row(11, 5, second);
  row(20, 5, second);
  row(21, 9, last);
}

void tst_FinalBasis::tombsRestOnTheirLineAndItsEnds_END2() {
  QFETCH(const int, sum);
  Basis basis;
  QTEST(tombPoints(rulesEdition(), sum, 0, basis), "points");
  QTEST(texts(basis), "places");
  Edition none = rulesEdition();
  none.tombBands.clear();
  QCOMPARE(tombPoints(none, sum, 0), 0);
}

void tst_FinalBasis::tombCardIsReadToo_END2() {
  Table table;
  const int card = table.give(a, CardKind::tomb);
  Basis basis;
  static_cast<void>(tombPoints(table.edition(), 5, table.of(a).cards, basis));
  QVERIFY(texts(basis).contains(amountOn(table, card)));
}

void tst_FinalBasis::saleRestsOnTheLowestStepsAndThePrice_END1_MARKET4() {
  Table table;
  table.of(a).stones = 9;
  const FinalFacts facts = factsOf(table.game, table.state);
  Effects effects;
  scoreFinal(table.game, facts, a, true, table.state.track, effects);
  const QStringList places{u"stoneMarket.steps"_s, u"stoneMarket.saleSteps"_s,
                           u"stoneMarket.stonesPerPoint"_s};
  QCOMPARE(texts(effects.basisOf(effects[0])), places); // what it comes to
  QCOMPARE(texts(effects.basisOf(effects[1])), places); // the points
  QCOMPARE(effects[1].kind, EffectKind::points);
}

void tst_FinalBasis::sourcesDoNotShareWhatTheyRestOn_END1_END2() {
  Table table;
  table.of(a).stones = 9;
  table.tombs(a, {4});
  const FinalFacts facts = factsOf(table.game, table.state);
  Effects effects;
  scoreFinal(table.game, facts, a, true, table.state.track, effects);
  QCOMPARE(effects.size(), std::size_t{4});
  QCOMPARE(texts(effects.basisOf(effects[3])),
           (QStringList{u"tombs.bands[0].points"_s, u"tombs.bands[0].upTo"_s}));
}

void tst_FinalBasis::sourceWithoutPointsIsOnlyNoted() {
  Table table;
  table.of(a).stones = 1;
  const FinalFacts facts = factsOf(table.game, table.state);
  Effects effects;
  scoreFinal(table.game, facts, a, true, table.state.track, effects);
  QCOMPARE(effects.size(), std::size_t{2}); // END-1 and END-2
  for (const Effect& effect : effects) QCOMPARE(effect.kind, EffectKind::note);
}

void tst_FinalBasis::builtCardRestsOnItsRows_END3() {
  const Table table;
  QCOMPARE(behind(table, "row-7"), QStringList{u"obelisk.rows[6].spaces"_s});
  QCOMPARE(behind(table, "pyramid-row-3"), QStringList{u"pyramid.rows[2].spaces"_s});
  QCOMPARE(behind(table, "pillars"), QStringList{u"temple.spaces"_s});
}

void tst_FinalBasis::marketCardsRestOnTheirMarket_END3() {
  Table table;
  table.mark(b, Market::stone, table.last(Market::stone));
  QCOMPARE(behind(table, "players-stone"),
           (QStringList{u"sphinxCards.players-stone.points[1]"_s, u"stoneMarket.steps"_s}));
  QCOMPARE(behind(table, "players-grain"),
           (QStringList{u"sphinxCards.players-grain.points[0]"_s, u"grainMarket.penalties"_s}));
  QCOMPARE(behind(table, "own-stone"), QStringList{u"stoneMarket.steps"_s});
  QCOMPARE(behind(table, "own-grain"), QStringList{u"grainMarket.penalties"_s});
  QCOMPARE(behind(table, "own-both"),
           (QStringList{u"stoneMarket.steps"_s, u"grainMarket.penalties"_s}));
}

void tst_FinalBasis::crewAtTheEndOfItsTrackRestsOnThat_END3_CREW1() {
  Table table;
  const auto end = static_cast<std::int16_t>(table.edition().crewTrackEnd[at(Crew::black)]);
  table.crews(a, {1, end, 1, 2});
  QCOMPARE(behind(table, "crew-black"), QStringList{u"players.crewTrackEnd.black"_s});
  table.crews(a, {1, static_cast<std::int16_t>(end - 1), 1, 2});
  QCOMPARE(behind(table, "crew-black"), QStringList());
}

void tst_FinalBasis::mostProductiveRestsOnOwnCards_END3() {
  Table table;
  const int quarry = table.give(a, CardKind::quarry);
  const int brown = table.give(a, CardKind::fieldBrown);
  table.give(b, CardKind::fieldGreen);
  QCOMPARE(behind(table, "most-quarries"),
           (QStringList{u"players.startQuarry"_s, amountOn(table, quarry)}));
  QCOMPARE(behind(table, "most-brown"),
           (QStringList{u"players.startField"_s, amountOn(table, brown)}));
}

void tst_FinalBasis::fieldsAreReadWithTheirOwnCards() {
  Table table;
  const int brown = table.give(a, CardKind::fieldBrown);
  table.give(a, CardKind::quarry); // bears no grain
  const Edition& edition = table.edition();
  const QStringList places{u"players.startField"_s, amountOn(table, brown)};
  Basis read;
  readFields(edition, table.of(a).cards, read);
  QCOMPARE(texts(read), places);
  Basis worked;
  const auto grain = grainByColour(edition, table.of(a), worked);
  QCOMPARE(texts(worked), places);
  QCOMPARE(grain[at(FieldColour::green)], edition.startFieldGrain);
  QCOMPARE(grain[at(FieldColour::brown)], int{edition.nileCards[at(brown)].amount});
  table.of(a).cards &= ~cardBit(startFieldCard);
  Basis without;
  readFields(edition, table.of(a).cards, without);
  QCOMPARE(texts(without), QStringList{amountOn(table, brown)});
  QCOMPARE(grainByColour(edition, table.of(a))[at(FieldColour::green)], 0);
}

NILOMETER_TEST(tst_FinalBasis)
#include "tst_final_basis.moc"
