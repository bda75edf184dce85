// SPDX-License-Identifier: GPL-3.0-or-later
// Other ways to make an entry of Pyramidion once the table is another one, and what may be missing
// before it.
#include "pyramidion_mends.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// The table waits for that player to activate a site.
void beginSite(PyramidionTable& table, Player player, Site open) {
  table.closeSitesBut(open);
  table.state.phase = Phase::site;
  table.state.turn = player;
}
Negotiate taken(Player player, Site site, Resource kind) {
  return {player, site, kind};
}

} // namespace

class tst_PyramidionMends : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void boatsBeyondTheRowStayInThePile_BOAT1();
  void boatsReadWhereTheyStandAreNotReadAgain_BOAT4();
  void negotiatorsOwnerTakesWhatIsThere_NEGO1();
  void siteThatIsDoneGivesWayToOpenOnes_SITE3();
  void sitesThatWereMixedUpAreExchanged_SITE3();
  void lastSiteOfARoundIsPutIn_SITE1();
  void cardsTakenBackHaveOtherNumbers_SPECIALHIGHPRIEST();
  void markersBeyondTheCards_REVOLT2();
  void boatThatCanBeLoaded_LOAD3();
  void whoFailsHasNoSums_REVOLT4();
  void happeningsWithWhatIsThere_REC2();
  void nobodyClaimsWithoutBoats_END3();
  void whatOnlyTheTableCanTellIsNotPutIn();
  void sitesFollowOneAnother_SITE1();
};

void tst_PyramidionMends::boatsBeyondTheRowStayInThePile_BOAT1() {
  PyramidionTable table;
  const Boat one = boatOf({1});
  const Boat two = boatOf({0, 1});
  table.state.row.assign(4, boatOf({2}));
  table.state.boatPile = boatCount - 4;
  QCOMPARE(table.refusal(NewBoats{1, {one}}), legal);
  QVERIFY((versionsOf(table, NewBoats{2, {one, two}}) == Entries{NewBoats{1, {one}}}));
  // Fewer than are due is a possible table; which ones are missing nobody but the table knows.
  table.state.row.pop_back();
  ++table.state.boatPile;
  QCOMPARE(table.refusal(NewBoats{1, {one}}), u"BOAT-1"_s);
  QVERIFY(versionsOf(table, NewBoats{1, {one}}).empty());
  QVERIFY(missingOn(table) == Entries{NewBoats{}});
  QVERIFY(!table.anyway(NewBoats{3, {one, two, one}}));
  QVERIFY(table.anyway(NewBoats{1, {one}}));
}

void tst_PyramidionMends::boatsReadWhereTheyStandAreNotReadAgain_BOAT4() {
  PyramidionTable table;
  const Boat one = boatOf({1});
  const Boat two = boatOf({0, 1});
  QVERIFY(table.enter(NewBoats{5, {one, one, one, one, Boat{.waits = true}}}));
  // Before the first of them was read in its own entry both waited.
  QVERIFY((versionsOf(table, NewBoats{2, {one, two}}) == Entries{NewBoats{1, {two}}}));
}

void tst_PyramidionMends::negotiatorsOwnerTakesWhatIsThere_NEGO1() {
  PyramidionTable table;
  table.station(b, {Site::giza}, Troop::negotiator);
  table.lay(Site::giza, all({1, 2}));
  table.state.phase = Phase::supply;
  QVERIFY(table.enter(NextSupply{}));
  const Negotiate camel = taken(b, Site::giza, Resource::camel);
  const Negotiate wood = taken(b, Site::giza, Resource::wood);
  QVERIFY((versionsOf(table, taken(a, Site::giza, Resource::camel)) == Entries{camel, wood}));
  QVERIFY((versionsOf(table, taken(b, Site::giza, Resource::stone)) == Entries{camel, wood}));
  QVERIFY(versionsOf(table, taken(b, Site::luxor, Resource::camel)).empty()); // nobody's troop
  // Another troop than before: who takes it was never a decision.
  QVERIFY(swappedOn(table, taken(a, Site::giza, Resource::wood), camel, camel) == Entries{wood});
  QVERIFY(swappedOn(table, wood, camel, camel).empty());
  QVERIFY(missingOn(table) == Entries{wood}); // of which most lies there
  QVERIFY(rulesOut(wood, camel));
  QVERIFY(!rulesOut(wood, taken(b, Site::luxor, Resource::camel)));
}

void tst_PyramidionMends::siteThatIsDoneGivesWayToOpenOnes_SITE3() {
  PyramidionTable table;
  beginSite(table, a, Site::luxor);
  table.state.on(Site::cairo).sundial = false;
  QVERIFY((versionsOf(table, Activate{a, Site::giza, {}}) ==
           Entries{Activate{a, Site::luxor, {}}, Activate{a, Site::cairo, {}}}));
  // POWER-KARNAK: which boat is drawn there nobody has said.
  beginSite(table, a, Site::karnak);
  QVERIFY(versionsOf(table, Activate{a, Site::giza, {}}).empty());
  table.state.boatPile = 0;
  QVERIFY(
      (versionsOf(table, Activate{a, Site::giza, {}}) == Entries{Activate{a, Site::karnak, {}}}));
}

void tst_PyramidionMends::sitesThatWereMixedUpAreExchanged_SITE3() {
  PyramidionTable table;
  beginSite(table, b, Site::giza);
  table.state.on(Site::karnak).sundial = false;
  const Activate giza{a, Site::giza, {}};
  const Activate luxor{a, Site::luxor, {}};
  const Activate karnak{a, Site::karnak, boatOf({1})};
  const Activate mine{b, Site::luxor, {}};
  QVERIFY((swappedOn(table, mine, giza, luxor) == Entries{Activate{b, Site::giza, {}}}));
  QVERIFY(
      (swappedOn(table, mine, karnak, luxor) == Entries{Activate{b, Site::karnak, boatOf({1})}}));
  QVERIFY(swappedOn(table, mine, luxor, giza).empty());
  QVERIFY(swappedOn(table, mine, luxor, luxor).empty());
  QVERIFY(swappedOn(table, Activate{b, Site::cairo, {}}, giza, luxor).empty());
}

void tst_PyramidionMends::lastSiteOfARoundIsPutIn_SITE1() {
  PyramidionTable table;
  beginSite(table, c, Site::giza);
  table.state.on(Site::philae).sundial = false;
  table.lay(Site::giza, all({1}));
  table.of(a).activated = table.of(b).activated = 2;
  table.of(c).activated = 1;
  const Activate philae{c, Site::philae, {}};
  QVERIFY(missingOn(table) == Entries{philae}); // where less lies
  QVERIFY(rulesOut(philae, Activate{a, Site::philae, {}}));
  QVERIFY(rulesOut(philae, Activate{c, Site::giza, {}}));
  QVERIFY(!rulesOut(philae, Activate{a, Site::giza, {}}));
  table.of(b).activated = 1; // who comes first, nobody but the table knows
  QVERIFY(missingOn(table).empty());
  table.of(b).activated = 2;
  beginSite(table, c, Site::karnak);
  QVERIFY(missingOn(table).empty());
  table.state.boatPile = 0;
  QVERIFY((missingOn(table) == Entries{Activate{c, Site::karnak, {}}}));
}

void tst_PyramidionMends::cardsTakenBackHaveOtherNumbers_SPECIALHIGHPRIEST() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays(
      {card(a, CardKind::highPriest), card(a, CardKind::merchant), card(b, CardKind::merchant)});
  table.passAll();
  QCOMPARE(table.state.phase, Phase::priest);
  const TakeBack none{a, {}};
  QVERIFY((versionsOf(table, TakeBack{a, {3, 0}}) == Entries{TakeBack{a, {2, 0}}, none}));
  QVERIFY(versionsOf(table, TakeBack{a, {4, 0}}) == Entries{none});
  // Only one, unless he is doubled.
  QVERIFY(versionsOf(table, TakeBack{a, {1, 2}}).front() == Entry(TakeBack{a, {1, 0}}));
}

void tst_PyramidionMends::markersBeyondTheCards_REVOLT2() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::revolt)});
  table.passAll();
  QCOMPARE(table.state.phase, Phase::revolt);
  const Markers two = turned({{3, all({1})}, {4, all({2})}});
  QVERIFY(versionsOf(table, Revolt{two}) == Entries{Revolt{turned({{3, all({1})}})}});
  QVERIFY(versionsOf(table, Revolt{}).empty());
  QVERIFY(missingOn(table) == Entries{Revolt{}}); // none was turned, against the rule
  QCOMPARE(table.refusal(Revolt{}), u"REVOLT-2"_s);
  QVERIFY(table.anyway(Revolt{}));
}

void tst_PyramidionMends::boatThatCanBeLoaded_LOAD3() {
  PyramidionTable table;
  table.own(a, all({0, 1, 0, 0, 0, 1}));
  table.beginLoading({boatOf({9}), boatOf({0, 1}), boatOf({1, 1})});
  const auto load = [](int boat) {
    Load entry;
    entry.player = a;
    entry.boat = static_cast<std::uint8_t>(boat);
    return entry;
  };
  Load withStatue = load(3);
  withStatue.statues = all({1});
  QVERIFY((versionsOf(table, load(1)) == Entries{load(2), withStatue}));
  QVERIFY((versionsOf(table, load(3)) == Entries{withStatue, load(2)}));
  QVERIFY(versionsOf(table, load(4)).front() == Entry(load(2))); // there are only three
  table.own(a, {});
  QVERIFY(versionsOf(table, load(1)).empty());
}

void tst_PyramidionMends::whoFailsHasNoSums_REVOLT4() {
  RuleOptions options;
  options.record = RecordOf::totals;
  PyramidionTable table(3, options);
  table.state.phase = Phase::tally;
  table.state.active = Site::philae;
  Tally entry;
  entry.markers = turned({{4, {}}});
  entry.before = {std::int16_t{5}, std::int16_t{6}};
  for (Totals& totals : entry.sums) totals = entry.before;
  Tally other = entry; // POWER-PHILAE: 4 + 2; equal is safe
  for (Totals& totals : other.sums) totals[a].reset();
  QVERIFY(versionsOf(table, entry) == Entries{other});
  table.state.active = Site::giza;
  QCOMPARE(table.refusal(entry), legal);
  QVERIFY(missingOn(table) == Entries{Tally{}});
  QVERIFY(rulesOut(Tally{}, entry));
}

void tst_PyramidionMends::happeningsWithWhatIsThere_REC2() {
  RuleOptions options;
  options.record = RecordOf::totals;
  PyramidionTable table(3, options);
  table.state.phase = Phase::tally;
  table.state.active = Site::giza;
  table.lay(Site::giza, all({0, 1}));
  Happen entry;
  entry.what = Happening::take;
  entry.player = a;
  Happen other = entry;
  other.resource = Resource::wood;
  QVERIFY(versionsOf(table, entry) == Entries{other});
  entry.what = Happening::home;
  entry.troop = {Site::giza, Troop::torturer};
  QVERIFY(versionsOf(table, entry).empty());
  table.station(b, {Site::giza}, Troop::negotiator);
  other = entry;
  other.troop.kind = Troop::negotiator;
  QVERIFY(versionsOf(table, entry) == Entries{other});
  entry = {};
  entry.what = Happening::marker;
  entry.player = a;
  entry.marker = 1;
  table.of(b).marker = 1;
  other = entry;
  other.marker = 2;
  QCOMPARE(versionsOf(table, entry).size(), 2U);
  QVERIFY(versionsOf(table, entry).front() == Entry(other));
}

void tst_PyramidionMends::nobodyClaimsWithoutBoats_END3() {
  PyramidionTable table;
  table.loaded(b, {3});
  table.state.phase = Phase::claim;
  const auto both = static_cast<PlayerSet>(bitOf(a) | bitOf(b));
  QVERIFY(versionsOf(table, Claim{both}) == Entries{Claim{bitOf(b)}});
  QVERIFY(versionsOf(table, Claim{bitOf(a)}) == Entries{Claim{}});
}

void tst_PyramidionMends::whatOnlyTheTableCanTellIsNotPutIn() {
  PyramidionTable table;
  for (const Phase phase :
       {Phase::setup, Phase::supply, Phase::minima, Phase::reveal, Phase::over}) {
    table.state.phase = phase;
    QVERIFY(missingOn(table).empty());
  }
  QVERIFY(versionsOf(table, NextSupply{}).empty());
  QVERIFY((versionsOf(table, TellMinima{Site::giza, 5, 3}).empty()));
}

void tst_PyramidionMends::sitesFollowOneAnother_SITE1() {
  PyramidionTable table;
  const auto phaseVisit = [&] { return Rules::clock(table.state).phaseVisit; };
  QCOMPARE(phaseVisit(), 0);
  table.open(Site::abuSimbel);
  QCOMPARE(phaseVisit(), 7); // all other sites are done
  table.own(a, all({0, 0, 0, 0, 3}));
  table.passAll();
  QCOMPARE(table.state.phase, Phase::trade);
  QVERIFY(table.state.on(Site::abuSimbel).sundial);
  QCOMPARE(phaseVisit(), 7); // POWER-ABU-SIMBEL: that is still of this site
  QVERIFY(table.enter(Trade{a, 0}));
  QCOMPARE(table.state.round, 2);
  QCOMPARE(phaseVisit(), 0);
}

NILOMETER_TEST(tst_PyramidionMends)
#include "tst_pyramidion_mends.moc"
