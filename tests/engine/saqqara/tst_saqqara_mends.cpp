// SPDX-License-Identifier: GPL-3.0-or-later
// The past of a recorded game of Saqqara put right: what is proposed for later entries.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/random_play/saqqara/random_game.h"
#include "engine/saqqara/file/game_record.h"
#include "engine/saqqara/repair_rules.h"

#include "engine/record/open_record.h"

#include <random>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using record::AmendKind;

namespace {

/// Three players, a Fish round without a market, everybody with 3 gold.
saqqara::GameRecord shortGame(const Edition& edition, std::initializer_list<Entry> entries) {
  using enum Pyramid;
  saqqara::GameRecord game;
  game.header.editionId = edition.id;
  game.header.date = "2026-11-26";
  for (const char* colour : {"red", "blue", "yellow"}) {
    game.header.players.push_back({colour, colour, 0});
  }
  game.entries.emplace_back().entry =
      SetUp{red, pyramids({trade, court, progress, religion, intrigue})};
  game.entries.emplace_back().entry = OpenThresholds{{2, 9, 9, 9}};
  for (const Entry& entry : entries) game.entries.emplace_back().entry = entry;
  return game;
}

saqqara::GameRecord playedByChance(const Edition& edition, std::uint64_t seed) {
  saqqara::GameRecord game = shortGame(edition, {});
  game.entries.clear();
  table::RandomPlay<Rules> play;
  const auto setup = record::FileFormat<Rules>::setup(game.header, edition);
  const auto entered = [&](const Entry& entry) { game.entries.emplace_back().entry = entry; };
  if (!play.play(setup, seed, entered)) qFatal("no end");
  return game;
}

record::EditPreview<Rules> without(const saqqara::GameRecord& game, const Edition& edition,
                                   std::size_t index) {
  record::Amendment<Rules> amendment;
  amendment.kind = AmendKind::remove;
  amendment.index = index;
  return record::amend(game, record::replay(game, edition), amendment);
}

} // namespace

class tst_SaqqaraMends : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void forgottenPassIsPutIn_INVEST3();
  void goodsThatAreNotThereAreLeftAway_GOODS3();
  void fewerTimes_CONV6_NILE1();
  void nothingThatOnlyTheTableKnowsIsPutIn();
  void takingNothingIsPutInForBeggarsAlone_DIST3_DIST6();
  void nothingDoneIsKnownAsSuch_DIST3_TILETHIEF();
  void passIsRuledOutByWhatCameLater();
  void takingIsRuledOutAtItsOwnWarehouse_DIST3();
  void amendedGamesHold();
};

void tst_SaqqaraMends::forgottenPassIsPutIn_INVEST3() {
  const Edition edition = bareEdition(); // INVEST-3
  const auto game = shortGame(edition, {Pass{red}, Pass{blue}, Pass{yellow},
                                        Reveal{red, {1, 1, 1, 1}}, Reveal{blue, {1, 1, 1, 1}}});
  QVERIFY(record::replay(game, edition).clean());
  // Without Blue's pass it is still his turn; Yellow's says that he did pass.
  const auto amended = without(game, edition, 3);
  QVERIFY(amended.replay.clean());
  QVERIFY(amended.record.entries == game.entries);
}

void tst_SaqqaraMends::goodsThatAreNotThereAreLeftAway_GOODS3() {
  SaqqaraTable table(3); // GOODS-3
  table.own(red, gold(2));
  table.beginInvest(2, {9, 9, 9, 9});
  std::vector<Entry> versions;
  listVersions(table.game, table.state, Invest{red, Warehouse::fish, gold(3) + wood(1)}, versions);
  QCOMPARE(versions, (std::vector<Entry>{Invest{red, Warehouse::fish, gold(2)}}));
  versions.clear();
  listVersions(table.game, table.state, Invest{red, Warehouse::fish, wood(1)}, versions);
  QVERIFY(versions.empty()); // nothing is left of it
}

void tst_SaqqaraMends::fewerTimes_CONV6_NILE1() {
  SaqqaraTable table(3);
  table.own(red, land(7));
  table.beginDevelopment(2);
  std::vector<Entry> versions;
  listVersions(table.game, table.state, Sail{red, 4}, versions);
  QCOMPARE(versions, (std::vector<Entry>{Sail{red, 2}}));
  versions.clear();
  const Convert many{red, Exchange::land, Good::land, Good::gold, Warehouse::fish, 9};
  listVersions(table.game, table.state, many, versions);
  QCOMPARE(versions.size(), std::size_t{1});
  QCOMPARE(int{std::get<Convert>(versions.front()).times}, 7);
}

void tst_SaqqaraMends::nothingThatOnlyTheTableKnowsIsPutIn() {
  SaqqaraTable table(3);
  std::vector<Entry> missing;
  table.state.stall = offTrack;
  table.beginRound(2); // a number of the distribution table
  listMissing(table.game, table.state, missing);
  QVERIFY(missing.empty());
  QVERIFY(table.enter(TableNumber{1})); // the threshold cards
  listMissing(table.game, table.state, missing);
  QVERIFY(missing.empty());
  table.beginDevelopment(2);
  listMissing(table.game, table.state, missing);
  QCOMPARE(missing, (std::vector<Entry>{Done{red}}));
}

void tst_SaqqaraMends::takingNothingIsPutInForBeggarsAlone_DIST3_DIST6() {
  RuleOptions options;
  options.traderSource = TraderSource::warehouse;
  std::vector<Entry> missing;
  SaqqaraTable begging(3, options);
  begging.distribute(Warehouse::fish, 2, fish(3) + wood(2), {beggar, 1, 1});
  listMissing(begging.game, begging.state, missing);
  QCOMPARE(missing, (std::vector<Entry>{TakeGoods{red, Warehouse::fish, {}}}));
  missing.clear();
  SaqqaraTable trading(3, options); // a Trader takes two: which ones, only the table knows
  trading.distribute(Warehouse::fish, 9, fish(3) + wood(2), {trader, 1, 1});
  QCOMPARE(trading.state.turn, red);
  listMissing(trading.game, trading.state, missing);
  QVERIFY(missing.empty());
}

void tst_SaqqaraMends::nothingDoneIsKnownAsSuch_DIST3_TILETHIEF() {
  QVERIFY(doesNothing(TakeGoods{red, Warehouse::fish, {}}));
  QVERIFY(!doesNothing(TakeGoods{red, Warehouse::fish, fish(1)}));
  Steal loot{red, {}};
  QVERIFY(doesNothing(loot));
  loot.loot[blue] = fish(1);
  QVERIFY(!doesNothing(loot));
  QVERIFY(doesNothing(Intrigue{red, false}) && !doesNothing(Intrigue{red, true}));
  QVERIFY(doesNothing(FreeWorker{red, {}}) && doesNothing(Done{red}) && doesNothing(Pass{red}));
  QVERIFY(!doesNothing(Sail{red, 1}) && !doesNothing(Invest{red, Warehouse::fish, gold(1)}));
}

void tst_SaqqaraMends::passIsRuledOutByWhatCameLater() {
  QVERIFY(rulesOut(Pass{red}, Invest{red, Warehouse::fish, gold(1)}));
  QVERIFY(!rulesOut(Pass{red}, Invest{blue, Warehouse::fish, gold(1)}));
  QVERIFY(!rulesOut(Pass{red}, Done{red}));
  QVERIFY(rulesOut(Done{red}, Sail{red, 1}));
  QVERIFY(!rulesOut(Done{red}, Pass{red}));
  QVERIFY(rulesOut(Intrigue{red, false}, Intrigue{red, true}));
}

void tst_SaqqaraMends::takingIsRuledOutAtItsOwnWarehouse_DIST3() {
  const TakeGoods none{red, Warehouse::fish, {}};
  QVERIFY(rulesOut(none, TakeGoods{red, Warehouse::fish, fish(2)}));
  QVERIFY(!rulesOut(none, TakeGoods{red, Warehouse::wood, fish(2)})); // another Beggar of his
  QVERIFY(!rulesOut(none, TakeGoods{blue, Warehouse::fish, fish(2)}));
}

void tst_SaqqaraMends::amendedGamesHold() {
  const Edition edition = bareEdition();
  int mended = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto game = playedByChance(edition, seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    for (int i = 0; i < 4; ++i) {
      const auto amended = without(game, edition, random() % game.entries.size());
      QVERIFY(amended.replay.clean());
      mended += amended.later.empty() ? 0 : 1;
    }
  }
  QVERIFY(mended > 0);
}

NILOMETER_TEST(tst_SaqqaraMends)
#include "tst_saqqara_mends.moc"
