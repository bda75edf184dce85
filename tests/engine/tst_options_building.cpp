// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered to who is to build: every way to pay, every drawing, every space exactly once,
// and of every other space why not.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/build.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

Options offered(const Table& table) {
  Options options;
  listOptions(table.game, table.state, options);
  return options;
}

/// a stands there alone and is on turn.
void standAt(Table& table, Site site, std::array<std::int16_t, crewCount> crews, int stones) {
  table.crews(a, crews);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.put(a, site, 1);
  table.start(Phase::build);
}

int times(const Options& options, const Entry& entry) {
  return static_cast<int>(std::ranges::count(options.entries, entry));
}

/// Calls `use(crews, cards)` with every set of crews and of a's CARD-STRENGTH cards.
template <class Use> void forEachPayment(const Table& table, Use use) {
  const CardSet all = table.state.player[a].cards & table.edition().kind(CardKind::strength);
  for (unsigned crews = 0; crews < 16; ++crews) {
    CardSet some = 0;
    do {
      use(static_cast<CrewSet>(crews), some);
      some = (some - all) & all;
    } while (some != 0);
  }
}

bool everyLegalDrawingIsOfferedOnce(const Table& table) {
  const Options options = offered(table);
  std::size_t legalOnes = 1; // to decline
  bool fits = times(options, DeclineBuild{.player = a, .site = Site::sphinx}) == 1;
  forEachPayment(table, [&](CrewSet crews, CardSet cards) {
    for (int draw = 0; draw <= 6; ++draw) {
      for (int unpaid = 0; unpaid <= 3; ++unpaid) {
        for (int kept = 0; kept <= 3; ++kept) {
          Build build = drawing(a, crews, draw, kept, unpaid);
          build.strengthCards = cards;
          const bool isLegal = judge(table.game, table.state, build).legal();
          legalOnes += isLegal ? 1 : 0;
          if (times(options, build) == (isLegal ? 1 : 0)) continue;
          qWarning("crews %d draw %d unpaid %d kept %d", crews, draw, unpaid, kept);
          fits = false;
        }
      }
    }
  });
  const auto builds = std::ranges::count_if(options.entries, [](const Entry& entry) {
    return std::holds_alternative<Build>(entry) || std::holds_alternative<DeclineBuild>(entry);
  });
  return fits && static_cast<std::size_t>(builds) == legalOnes && legalOnes > 1;
}

QString refusedFor(const Options& options, Building building, int cell) {
  for (const RefusedCell& refused : options.refusedCells) {
    if (refused.building != building || refused.cell != cell) continue;
    return u"%1 needs %2 has %3"_s.arg(asText(ruleName(refused.finding.rule)))
        .arg(refused.finding.needed)
        .arg(refused.finding.had);
  }
  return {};
}

const Target* targetAt(const Options& options, Building building, int cell) {
  for (const Target& target : options.targets) {
    if (target.building == building && target.cell == cell) return &target;
  }
  return nullptr;
}

} // namespace

class tst_OptionsBuilding : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void drawings_SPHINX1_SPHINX2();
  void drawingsWithCards_CARDTWOCREWS_CARDSTRENGTH_CARDKEEP2();
  void unpaidDrawings_CARDMORESPHINX_data() { profileRows(); }
  void unpaidDrawings_CARDMORESPHINX();
  void everyWayToPayOnce_BUILD2_BUILD3_BUILD4();
  void everyTargetWithEveryPaymentThatReaches_BUILD5();
  void spaceTooDearSaysWhatIsMissing_BUILD5();
  void spaceThatIsTakenIsRefused_OBELISK1();
  void tombThatIsShutOrUnnamedIsRefused_TOMB1();
  void reserveShipBuildsWithItsCard_CARDRESERVE();
};

void tst_OptionsBuilding::drawings_SPHINX1_SPHINX2() {
  for (const int stones : {0, 2, 9}) {
    for (const int deck : {2, 20}) {
      for (const CrewSet used : {CrewSet{0}, blackCrew, jokerCrew}) {
        Table table;
        standAt(table, Site::sphinx, {4, 1, 2, 3}, stones);
        table.state.sphinxDeck = static_cast<std::int16_t>(deck);
        table.of(a).usedCrews = used;
        if (stones > 0) QVERIFY(everyLegalDrawingIsOfferedOnce(table));
        QCOMPARE(offered(table).budget, std::int16_t(stones));
      }
    }
  }
}

void tst_OptionsBuilding::drawingsWithCards_CARDTWOCREWS_CARDSTRENGTH_CARDKEEP2() {
  Table table;
  standAt(table, Site::sphinx, {1, 1, 1, 2}, 9);
  table.give(a, CardKind::twoCrews);
  table.give(a, CardKind::keep2);
  table.give(a, CardKind::strength, 3);
  table.give(a, CardKind::strength, 5);
  QVERIFY(everyLegalDrawingIsOfferedOnce(table));
  table.of(a).usedCrews = yellowCrew;
  QVERIFY(everyLegalDrawingIsOfferedOnce(table));
}

void tst_OptionsBuilding::unpaidDrawings_CARDMORESPHINX() {
  QFETCH(const int, profile);
  for (const int deck : {3, 20}) { // the unpaid cards stay inside deck and limit
    for (const std::int16_t strength : {std::int16_t{1}, std::int16_t{4}}) {
      Table table(profile);
      standAt(table, Site::sphinx, {strength, 1, 1, 2}, 9);
      table.give(a, CardKind::moreSphinx);
      table.state.sphinxDeck = static_cast<std::int16_t>(deck);
      QVERIFY(everyLegalDrawingIsOfferedOnce(table));
      table.game.rules = 1; // crews might not be named for nothing
      QVERIFY(everyLegalDrawingIsOfferedOnce(table));
    }
  }
}

void tst_OptionsBuilding::everyWayToPayOnce_BUILD2_BUILD3_BUILD4() {
  for (const bool two : {false, true}) {
    for (const CrewSet used : {CrewSet{0}, yellowCrew, CrewSet(blueCrew | jokerCrew)}) {
      Table table;
      standAt(table, Site::obelisk, {2, 3, 4, 5}, 25);
      if (two) table.give(a, CardKind::twoCrews);
      table.give(a, CardKind::strength, 3);
      table.give(a, CardKind::strength, 4);
      table.of(a).usedCrews = used;
      const Options options = offered(table);
      forEachPayment(table, [&](CrewSet crews, CardSet cards) {
        Build build = building(a, Site::obelisk, crews, {{Building::obelisk, cells({0})}},
                               Market::grain); // value 1: any crew is strong enough
        build.strengthCards = cards;
        const auto isIt = [&](const Payment& payment) {
          return payment.crews == crews && payment.strengthCards == cards &&
                 payment.strength == strengthOf(table.edition(), table.of(a), crews, cards);
        };
        const bool listed = std::ranges::count_if(options.payments, isIt) == 1;
        QCOMPARE(listed, judge(table.game, table.state, build).legal());
      });
    }
  }
}

void tst_OptionsBuilding::everyTargetWithEveryPaymentThatReaches_BUILD5() {
  for (const Site site : {Site::obelisk, Site::pyramid}) {
    Table table;
    standAt(table, site, {2, 3, 6, 3}, 25);
    table.give(a, CardKind::strength, 3);
    table.nameTombs({2, 3, 4, 6});
    const Options options = offered(table);
    QVERIFY(options.targets.size() > 4);
    std::size_t legalOnes = 1; // to decline
    for (const Target& target : options.targets) {
      for (const Payment& payment : options.payments) {
        const auto markets = site == Site::obelisk
                                 ? std::vector<std::optional<Market>>{Market::stone, Market::grain}
                                 : std::vector<std::optional<Market>>{std::nullopt};
        for (const std::optional<Market> market : markets) {
          Build build =
              building(a, site, payment.crews, {{target.building, target.spaces}}, market);
          build.strengthCards = payment.strengthCards;
          const bool isLegal = judge(table.game, table.state, build).legal();
          QCOMPARE(isLegal, target.value <= payment.strength);
          QCOMPARE(times(options, build), isLegal ? 1 : 0);
          legalOnes += isLegal ? 1 : 0;
        }
      }
    }
    const auto listed = std::ranges::count_if(options.entries, [](const Entry& entry) {
      return !std::holds_alternative<PlayCard>(entry);
    });
    QCOMPARE(static_cast<std::size_t>(listed), legalOnes);
  }
}

void tst_OptionsBuilding::spaceTooDearSaysWhatIsMissing_BUILD5() {
  // Row by row 1 | 2 | 3 3 | 4: the first in the third row costs 1 + 2 + 3, the fourth row 13.
  const auto with = [](std::int16_t strongest, int stones) {
    Table table;
    standAt(table, Site::obelisk, {1, static_cast<std::int16_t>(strongest - 2), 1, 2}, stones);
    return offered(table);
  };
  const Options enough = with(6, 6);
  QCOMPARE(refusedFor(enough, Building::obelisk, 2), QString());
  QVERIFY(targetAt(enough, Building::obelisk, 2) != nullptr);
  QCOMPARE(targetAt(enough, Building::obelisk, 2)->spaces, cells({0, 1, 2}));
  QCOMPARE(int{targetAt(enough, Building::obelisk, 2)->value}, 6);
  QCOMPARE(refusedFor(enough, Building::obelisk, 4), u"BUILD-5 needs 13 has 6"_s);
  const Options poor = with(6, 5);
  QCOMPARE(refusedFor(poor, Building::obelisk, 2), u"BUILD-5 needs 6 has 5"_s);
  QVERIFY(targetAt(poor, Building::obelisk, 2) == nullptr);
  const Options weak = with(5, 25);
  QCOMPARE(refusedFor(weak, Building::obelisk, 2), u"BUILD-5 needs 6 has 5"_s);
  const auto faultOf = [](const Options& options) {
    const auto cell = std::ranges::find(options.refusedCells, 2, &RefusedCell::cell);
    return static_cast<Fault>(cell->finding.fault);
  };
  QCOMPARE(faultOf(poor), Fault::notEnoughStones);
  QCOMPARE(faultOf(weak), Fault::tooWeak);
  QCOMPARE(faultOf(with(5, 2)), Fault::tooWeak); // more stones would not help
}

void tst_OptionsBuilding::spaceThatIsTakenIsRefused_OBELISK1() {
  Table table;
  table.stone(b, Building::obelisk, cells({0, 1}));
  standAt(table, Site::obelisk, {3, 1, 1, 2}, 25);
  const Options options = offered(table);
  for (const int cell : {0, 1}) {
    QCOMPARE(refusedFor(options, Building::obelisk, cell), u"OBELISK-1 needs 0 has 0"_s);
    QVERIFY(targetAt(options, Building::obelisk, cell) == nullptr);
  }
  QCOMPARE(targetAt(options, Building::obelisk, 3)->spaces, cells({3})); // 0 and 1 are there
  const auto last = table.edition().plan(Building::obelisk).count - 1;
  QVERIFY(refusedFor(options, Building::obelisk, last).startsWith(u"BUILD-5"_s));
}

void tst_OptionsBuilding::tombThatIsShutOrUnnamedIsRefused_TOMB1() {
  Table table;
  standAt(table, Site::obelisk, {6, 1, 1, 6}, 25);
  table.nameTombs({2, 0, 3, 4}); // nobody has said what the second one is
  const Options options = offered(table);
  QVERIFY(targetAt(options, Building::tombs, 0) != nullptr);
  const auto about = [&](int cell) {
    for (const RefusedCell& refused : options.refusedCells) {
      const bool isIt = refused.building == Building::tombs && refused.cell == cell;
      if (isIt && refused.finding.rule == "TOMB-1"_rule) return refused.finding;
    }
    return Finding{};
  };
  for (const int cell : {1, 2, 3}) {
    QCOMPARE(static_cast<Fault>(about(cell).fault), Fault::tombUnnamed);
    QCOMPARE(int{about(cell).place}, 1);
  }
  QCOMPARE(int{table.state.openedTombs}, 4);
  QCOMPARE(static_cast<Fault>(about(4).fault), Fault::tombNotOpen);
  QCOMPARE(int{about(4).place}, 4);
}

void tst_OptionsBuilding::reserveShipBuildsWithItsCard_CARDRESERVE() {
  for (const bool card : {false, true}) {
    Table table;
    table.put(a, Site::pyramid, reserveSpace);
    table.of(a).stones = 5;
    for (const Player player : {b, c, d}) table.put(player, Site::pyramid, player);
    table.start(Phase::build);
    if (card) table.give(a, CardKind::reserve);
    const auto first = [](Player player) {
      return building(player, Site::pyramid, blueCrew, {{Building::pyramid, spaceBit(player - 1)}});
    };
    for (const Player player : {b, c, d}) {
      table.of(player).stones = 5;
      if (player == d && !card) break; // without the card he declines, which frees his space
      QVERIFY(table.enter(first(player)));
    }
    if (!card) QVERIFY(table.enter(DeclineBuild{.player = d, .site = Site::pyramid}));
    const Options options = offered(table);
    QCOMPARE(options.onTurn, a);
    int builds = 0;
    for (const Entry& entry : options.entries) {
      const Build* build = std::get_if<Build>(&entry);
      if (build == nullptr) continue;
      QCOMPARE(build->reserveCard, card);
      QCOMPARE(table.refusal(entry), legal);
      ++builds;
    }
    QVERIFY(builds > 0);
  }
}

NILOMETER_TEST(tst_OptionsBuilding)
#include "tst_options_building.moc"
