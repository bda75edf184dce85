// SPDX-License-Identifier: GPL-3.0-or-later
// The rule options of each profile, and those a table may choose besides.
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Profiles : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void revisedIsTheDefault();
  void optionsOfEachProfile_data();
  void optionsOfEachProfile();
  void withoutTheMoreSphinxCard();
  void withoutTheTenPercentCard();
  void reserveCardRemovedOnlyForTwo();
  void startingSphinxCardIsIndependent_SET5();
  void passingIsIndependent_SAIL6();
  void occupiedScopeAndOwnShip_data();
  void occupiedScopeAndOwnShip();
  void aWholeRound_data();
  void aWholeRound();
};

void tst_Profiles::revisedIsTheDefault() {
  QVERIFY(RuleOptions{} == optionsOf(Profile::revised));
}

void tst_Profiles::optionsOfEachProfile_data() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<QString>("values");
  // startingSphinxCard mayPass moreSphinxNeedsStone leftover double anytimeInFinal occupied
  // ownLast improveTarget reserveWithTwo withoutMore withoutTen improveTiming seatBids
  const auto row = [](Profile profile, const QString& values) {
    QTest::newRow(profileNames[at(profile)].data()) << static_cast<int>(profile) << values;
  };
  row(Profile::first, u"no no no end-of-round no yes any-space yes any yes no no own-turn no"_s);
  row(Profile::revised, u"yes yes yes end-of-sail no yes round-spaces yes any yes no no "
                        "own-turn-or-feeding no"_s);
  row(Profile::online, u"yes no yes end-of-sail no no round-spaces no not-green no no no "
                       "own-turn-or-feeding no"_s);
  row(Profile::tournament, u"yes yes yes end-of-sail no no round-spaces with-upstream any yes no "
                           "no own-turn-or-feeding no"_s);
}

void tst_Profiles::optionsOfEachProfile() {
  QFETCH(int, profile);
  const RuleOptions o = optionsOf(static_cast<Profile>(profile));
  const auto yes = [](bool value) { return value ? u"yes"_s : u"no"_s; };
  const QStringList values{yes(o.startingSphinxCard),
                           yes(o.mayPass),
                           yes(o.moreSphinxNeedsStone),
                           asText(leftoverTimingNames[at(o.leftoverCardTiming)]),
                           yes(o.doubleAtHeliopolis),
                           yes(o.anytimeInFinalScoring),
                           asText(occupiedScopeNames[at(o.occupiedScope)]),
                           asText(ownLastShipNames[at(o.occupiedOwnLastShip)]),
                           asText(improveTargetNames[at(o.improveTarget)]),
                           yes(o.reserveCardWithTwoPlayers),
                           yes(o.withoutMoreSphinxCard),
                           yes(o.withoutTenPercentCard),
                           asText(improveTimingNames[at(o.improveTiming)]),
                           yes(o.seatBids)};
  QTEST(values.join(u' '), "values");
}

void tst_Profiles::withoutTheMoreSphinxCard() {
  RuleOptions options = optionsOf(Profile::online);
  options.withoutMoreSphinxCard = true;
  Table table(options);
  table.sail();
  const std::uint8_t name = table.nameOf(CardKind::moreSphinx);
  QCOMPARE(table.refusal(PlaceShip{.player = a, .stop = table.card(1), .card = name}), u"LAY-1"_s);
  const Correct give{.what = Correctable::giveCard, .player = a, .card = name};
  QCOMPARE(table.refusal(give), u"ENTRY"_s);
}

void tst_Profiles::withoutTheTenPercentCard() {
  RuleOptions options = optionsOf(Profile::tournament);
  Table with(options);
  QCOMPARE(with.state.sphinxDeck, 25);
  options.withoutTenPercentCard = true;
  Table table(options);
  QCOMPARE(table.state.sphinxDeck, 24); // one card fewer
  const NameSphinxCards naming{.player = a, .cards = table.sphinx("per-ten")};
  QCOMPARE(with.refusal(naming), legal);
  QCOMPARE(table.refusal(naming), u"ENTRY"_s);
}

void tst_Profiles::reserveCardRemovedOnlyForTwo() {
  RuleOptions options;
  options.reserveCardWithTwoPlayers = false;
  for (int players = 2; players <= 4; ++players) {
    Table table(options, players);
    table.sail(3);
    const PlaceShip take{
        .player = a, .stop = table.card(1), .card = table.nameOf(CardKind::reserve)};
    QCOMPARE(table.refusal(take), players == 2 ? u"LAY-1"_s : legal);
  }
}

void tst_Profiles::startingSphinxCardIsIndependent_SET5() {
  for (const bool card : {false, true}) {
    RuleOptions options = optionsOf(Profile::first);
    options.startingSphinxCard = card;
    Table table(options, 2);
    QCOMPARE(table.of(b).sphinxHeld, card ? 1 : 0);
    QCOMPARE(table.brokenNow(), u"none"_s);
  }
}

void tst_Profiles::passingIsIndependent_SAIL6() {
  for (const bool pass : {false, true}) {
    RuleOptions options = optionsOf(Profile::first);
    options.mayPass = pass;
    Table table(options);
    table.sail();
    QCOMPARE(table.refusal(Pass{.player = a}), pass ? legal : u"SAIL-6"_s);
  }
}

void tst_Profiles::occupiedScopeAndOwnShip_data() {
  QTest::addColumn<int>("scope");
  QTest::addColumn<int>("own");
  QTest::addColumn<bool>("round");
  QTest::addColumn<bool>("card");
  for (int scope = 0; scope < 2; ++scope) {
    for (int own = 0; own < 3; ++own) {
      QTest::addRow("CARD-OCCUPIED %s, own last ship %s", occupiedScopeNames[at(scope)].data(),
                    ownLastShipNames[at(own)].data())
          << scope << own << (own == 0) << (own == 0 && scope == 1);
    }
  }
}

void tst_Profiles::occupiedScopeAndOwnShip() {
  QFETCH(int, scope);
  QFETCH(int, own);
  QFETCH(bool, round);
  QFETCH(bool, card);
  RuleOptions options;
  options.occupiedScope = static_cast<OccupiedScope>(scope);
  options.occupiedOwnLastShip = static_cast<OwnLastShip>(own);
  Table table(options);
  table.give(a, CardKind::occupied);
  table.sail();
  table.put(a, RoundSpace::edfu);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)) == legal, round);
  table.put(a, table.card(4));
  const PlaceShip again{.player = a, .stop = table.card(4)};
  QCOMPARE(table.refusal(again) == legal, card);
}

void tst_Profiles::aWholeRound_data() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<int>("players");
  for (int profile = 0; profile < 4; ++profile) {
    for (int players = 2; players <= 4; ++players) {
      QTest::addRow("%s, %d players", profileNames[at(profile)].data(), players)
          << profile << players;
    }
  }
}

// The shortest round there is: everybody sails as far as he can, so that nobody needs to pass.
void tst_Profiles::aWholeRound() {
  QFETCH(int, profile);
  QFETCH(int, players);
  Table table(profile, players);
  QVERIFY(table.enter(LayOut{}));
  QVERIFY(table.enter(table.to(a, RoundSpace::heliopolis)));
  for (Player player = 1; player < players; ++player) {
    QVERIFY(table.enter(table.to(player, Site::pyramid, player)));
  }
  QCOMPARE(table.state.sailTurn, b); // a has no legal space any more
  QVERIFY(table.enter(table.to(b, 10, table.index(CardKind::quarry))));
  QCOMPARE(table.state.phase, Phase::feed);
  QVERIFY(table.enter(Feed{}));
  QVERIFY(table.enter(ProduceStones{}));
  for (Player player = 1; player < players; ++player) {
    QVERIFY(table.enter(
        building(player, Site::pyramid, blueCrew, {{Building::pyramid, cells({player - 1})}})));
  }
  QCOMPARE(table.state.phase, Phase::bonus);
  QVERIFY(table.enter(ScoreParticipation{}));
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(table.state.round, 2);
  QCOMPARE(table.of(a).orderTile, 1);
  for (Player player = 1; player < players; ++player) QCOMPARE(table.points(player), 2);
  QCOMPARE(table.brokenNow(), u"none"_s);
}

NILOMETER_TEST(tst_Profiles)
#include "tst_profiles.moc"
