// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/support.h"
#include "tests/ui/prompt_fixture.h"

#include "engine/egizia/fields.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QTest>

#include <functional>

using namespace nilometer;
using namespace Qt::StringLiterals;
using namespace nilometer::egizia;
using nilometer::test::a;
using nilometer::test::b;
using nilometer::test::blueCrew;
using nilometer::test::c;
using nilometer::test::cells;
using nilometer::test::d;
using nilometer::test::situationOf;
using nilometer::test::Table;
using nilometer::test::toldOf;
using ui::Moment;

namespace {

/// A position and what is to be told of it.
struct Row {
  const char* name; ///< begins with the rule
  std::function<void(Table&)> arrange;
  QString expected;
};

/// The player's crews need so much more grain than is there with the ring in the middle.
void starve(Table& table, Player player, int missing) {
  const int grain = wateredGrain(table.edition(), table.of(player), table.state.ring);
  table.crews(player, {static_cast<std::int16_t>(grain + missing), 0, 0, 0});
}

/// BUILD with one ship at the site, and stones to pay.
void buildAt(Table& table, Site site, int stones) {
  table.put(a, site, 1);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.start(Phase::build);
}

std::vector<Row> rows() {
  std::vector<Row> all;
  const auto add = [&](const char* name, std::function<void(Table&)> arrange, const QString& fact) {
    all.push_back({name, std::move(arrange), fact});
  };
  add(
      "LAY-1 the first round begins a deck", [](Table& table) { table.start(Phase::lay); },
      u"A new deck begins: %1 (LAY-1)"_s.arg(text::deck(Deck::oneTwo)));
  add(
      "LAY-1 after the second round the deck is gone",
      [](Table& table) {
        table.state.round = 2;
        table.start(Phase::lay);
      },
      u"This is the last round of its deck: %1. What is left of it goes to the box (LAY-1)"_s.arg(
          text::deck(Deck::oneTwo)));
  add(
      "SAIL-5 one building space left",
      [](Table& table) {
        table.sail();
        table.put(b, Site::sphinx, 1);
        table.put(c, Site::sphinx, 2);
      },
      u"Only one building space is left at the Sphinx (SAIL-5)"_s);
  add(
      "BUILD-7 only the reserve is left",
      [](Table& table) {
        table.sail();
        table.put(b, Site::sphinx, 1);
        table.put(c, Site::sphinx, 2);
        table.put(d, Site::sphinx, 3);
      },
      u"No building space is left at the Sphinx. A ship in reserve builds only if somebody frees one (BUILD-7)"_s);
  add(
      "SAIL-1 all others are out",
      [](Table& table) {
        table.sail();
        table.allOut();
        table.of(a).hasPassed = false;
      },
      u"All others are done with sailing. Anna goes on alone (SAIL-1)"_s);
  add(
      "SAIL-1 the next tile that is not out is next",
      [](Table& table) {
        table.sail();
        table.of(b).hasPassed = true;
      },
      u"After this Cem is next (SAIL-1)"_s);
  add(
      "SAIL-1 who has no ship left is not next, although nobody has said so yet",
      [](Table& table) {
        table.sail();
        table.of(b).shipsPlaced = static_cast<std::uint8_t>(table.edition().shipsPerPlayer);
      },
      u"After this Cem is next (SAIL-1)"_s);
  add(
      "FEED-4 help in hand that is enough",
      [](Table& table) {
        table.give(a, CardKind::grain4);
        starve(table, a, 3);
        table.start(Phase::feed);
      },
      u"Anna has help in hand that is enough: %1 (FEED-4)"_s.arg(
          text::cardKind(CardKind::grain4, {&test::rulesEdition(), {}})));
  add(
      "BUILD-2 no crew is left",
      [](Table& table) {
        buildAt(table, Site::pyramid, 5);
        table.of(a).usedCrews = normalCrews;
      },
      u"Anna has no unused normal crew and cannot build here (BUILD-2)"_s);
  add(
      "BUILD-5 the weaker of strength and stones is the limit",
      [](Table& table) {
        buildAt(table, Site::pyramid, 2);
        table.crews(a, {1, 1, 4, 3});
      },
      u"Anna can build for at most 2: 2 stones, strength at most 7 (BUILD-5)"_s);
  add(
      "PYR-1 the spaces that can be built are counted",
      [](Table& table) {
        // One stone: the first space of the pyramid and of each pillar of the temple.
        buildAt(table, Site::pyramid, 1);
      },
      u"Spaces Anna can build on now: 3. The cheapest costs 1 (PYR-1)"_s);
  add(
      "SPHINX-1 stones limit the draw",
      [](Table& table) {
        buildAt(table, Site::sphinx, 2);
        table.crews(a, {1, 1, 4, 3});
      },
      u"Anna can draw at most 2: 2 stones, strength at most 7 (SPHINX-1)"_s);
  add(
      "SPHINX-2 one card may be kept", [](Table& table) { buildAt(table, Site::sphinx, 2); },
      u"At most 1 drawn card may be kept. Each other card gives a point (SPHINX-2)"_s);
  add(
      "PYR-2 the row goes to whoever has most stones in it",
      [](Table& table) {
        table.stone(b, Building::pyramid, cells({0, 1, 2}));
        table.stone(a, Building::pyramid, cells({3}));
        buildAt(table, Site::pyramid, 1);
      },
      u"Row 1 of the pyramid can be completed now. It gives Ben 3 points (PYR-2)"_s);
  add(
      "BUILD-7 a reserve ship waits",
      [](Table& table) {
        table.put(b, Site::pyramid, reserveSpace);
        buildAt(table, Site::pyramid, 1);
      },
      u"Ben waits in the reserve and builds only if a building space is freed (BUILD-7)"_s);
  add(
      "BUILD-1 the ship behind is next",
      [](Table& table) {
        table.put(b, Site::pyramid, 2);
        buildAt(table, Site::pyramid, 1);
      },
      u"After this Ben is next here (BUILD-1)"_s);
  add(
      "BUILD-2 another site of one's own comes later",
      [](Table& table) {
        table.put(a, Site::pyramid, 1);
        buildAt(table, Site::obelisk, 1);
        table.of(a).usedCrews = blueCrew;
      },
      u"Anna has a ship at 1 more site after this. Normal crews not used yet: 2 (BUILD-2)"_s);
  add(
      "BUILD-7 a freed space lets the reserve build",
      [](Table& table) {
        table.put(a, Site::pyramid, reserveSpace);
        table.state.sites[static_cast<std::size_t>(Site::pyramid)].freed = true;
        table.start(Phase::build);
      },
      u"Anna builds from the reserve: a building space was freed (BUILD-7)"_s);
  add(
      "CARD-RESERVE is asked about where nothing was freed",
      [](Table& table) {
        table.give(a, CardKind::reserve);
        table.put(a, Site::pyramid, reserveSpace);
        table.start(Phase::build);
      },
      u"No building space was freed. Anna builds only with a card (BUILD-7)"_s);
  add(
      "TRACK-1 who came later has the smaller number",
      [](Table& table) {
        table.score(c, 5);
        table.score(a, 5);
        table.start(Phase::order);
      },
      u"Anna came later to the space of Cem and gets the smaller number (TRACK-1)"_s);
  add(
      "MARKET-4 too high to sell",
      [](Table& table) {
        table.mark(d, Market::stone,
                   table.edition().stoneMarketSteps - table.edition().stoneMarketSaleSteps - 1);
        table.start(Phase::final);
      },
      u"Dora stands 1 step too high on the stone market to sell stones (MARKET-4)"_s);
  return all;
}

} // namespace

/// What the guide says of a position is so.
class tst_prompt_facts : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void factIsFoundInItsPosition_data();
  void factIsFoundInItsPosition();
  void feedingTellsOfNoHelpWhereThereIsNone();
  void everyPhaseHasItsMoment();
  void hungerIsToldForEveryPositionOfTheRing();
  void ringThatCannotBeMovedAnyMoreIsNoThreat();
  void stonesBeyondTheTrackAreCounted();
  void tombsTellTheNextStep();
  void strengthCardIsCalledByItsName_CARDSTRENGTH();
};

void tst_prompt_facts::factIsFoundInItsPosition_data() {
  QTest::addColumn<int>("row");
  const std::vector<Row> all = rows();
  for (std::size_t i = 0; i < all.size(); ++i) QTest::addRow("%s", all[i].name) << int(i);
}

void tst_prompt_facts::factIsFoundInItsPosition() {
  QFETCH(const int, row);
  const Row chosen = rows()[static_cast<std::size_t>(row)];
  Table table;
  chosen.arrange(table);
  const QStringList told = toldOf(table.game, table.state);
  QVERIFY2(told.contains(chosen.expected), qPrintable(told.join(u'\n')));
}

void tst_prompt_facts::feedingTellsOfNoHelpWhereThereIsNone() {
  Table table;
  starve(table, a, 3);
  table.start(Phase::feed);
  const QStringList told = toldOf(table.game, table.state);
  QVERIFY2(told.size() == 1 && told.front().startsWith(u"Anna is 3 grain short: "),
           qPrintable(told.join(u'\n')));
}

void tst_prompt_facts::hungerIsToldForEveryPositionOfTheRing() {
  Table table;
  table.sail();
  const int card = table.give(a, CardKind::fieldYellowGreen);
  const int grain = grainOf(table.edition(), card);
  starve(table, a, 2);
  table.mark(a, Market::grain, table.last(Market::grain));
  const QStringList told = toldOf(table.game, table.state);
  // FEED-2: on the left the yellow-green field is dry; on the right nothing comes to it.
  const int perGrain = table.edition().grainPenalties.back();
  const auto missing = [&](const QString& where, int count) {
    return u"%1 %2 short, %3"_s.arg(where).arg(count).arg(text::points(-count * perGrain));
  };
  const QString hungry = u"Grain for Anna by water ring: %1; %2; %3 (FEED-3)"_s.arg(
      missing(u"left"_s, 2 + grain), missing(u"middle (now)"_s, 2), missing(u"right"_s, 2));
  QVERIFY2(told.contains(hungry), qPrintable(told.join(u'\n')));
  QVERIFY(told.contains(u"The water ring can still be moved. Open for that: Passalon and "
                        "Heliopolis (FEED-2)"_s));
}

void tst_prompt_facts::ringThatCannotBeMovedAnyMoreIsNoThreat() {
  Table table;
  table.sail();
  table.give(a, CardKind::fieldYellowGreen);
  starve(table, a, 0);
  const auto told = [&] { return toldOf(table.game, table.state); };
  QVERIFY(!told().filter(u"by water ring"_s).isEmpty());
  table.put(b, RoundSpace::passalon);
  QVERIFY(
      told().contains(u"The water ring can still be moved. Open for that: Heliopolis (FEED-2)"_s));
  table.put(c, RoundSpace::heliopolis);
  QVERIFY(told().filter(u"water ring"_s).isEmpty());
}

void tst_prompt_facts::stonesBeyondTheTrackAreCounted() {
  Table table;
  const int end = table.edition().stoneTrackEnd;
  const int yield = quarryYield(table.edition(), table.of(a).cards);
  table.of(a).stones = static_cast<std::int16_t>(end - yield + 1);
  table.start(Phase::stone);
  const QString lost =
      u"Anna has %1 stones and gets %2 more. The stone track ends at %3. Lost: 1 (STONE-2)"_s
          .arg(end - yield + 1)
          .arg(yield)
          .arg(end);
  const QString noneLost = u"No stones are lost: all find room on the track (STONE-2)"_s;
  const QStringList told = toldOf(table.game, table.state);
  QVERIFY2(told.contains(lost) && !told.contains(noneLost), qPrintable(told.join(u'\n')));
  table.of(a).stones = static_cast<std::int16_t>(end - yield);
  QCOMPARE(toldOf(table.game, table.state).filter(u"(STONE-2)"_s), QStringList(noneLost));
}

void tst_prompt_facts::tombsTellTheNextStep() {
  Table table;
  table.tombs(a, {4, 5});
  table.nameTombs({4, 5, 2, 2, 2, 2});
  buildAt(table, Site::obelisk, 3);
  table.crews(a, {3, 0, 0, 0});
  // END-2: sums up to 10 count 2, from 11 on 5.
  const QStringList told = toldOf(table.game, table.state);
  QVERIFY2(told.contains(u"The tombs of Anna add up to 9. With 2 more they count 5 at the end "
                         "instead of 2 (END-2)"_s),
           qPrintable(told.join(u'\n')));
}

void tst_prompt_facts::strengthCardIsCalledByItsName_CARDSTRENGTH() {
  Table table;
  const int card = table.give(a, CardKind::strength);
  buildAt(table, Site::pyramid, 3);
  const text::Table names{&table.edition(), {}};
  const QString name =
      text::cardName(table.edition().nileCards[static_cast<std::size_t>(card)].name, names);
  QVERIFY(name != text::cardKind(CardKind::strength, names));
  const QStringList told = toldOf(table.game, table.state);
  QVERIFY2(told.contains(u"Anna can use a card now: %1 (CARD-STRENGTH)"_s.arg(name)),
           qPrintable(told.join(u'\n')));
}

void tst_prompt_facts::everyPhaseHasItsMoment() {
  const auto moment = [](Phase phase) {
    Table table;
    table.start(phase);
    if (phase == Phase::sail) table.sail();
    if (phase == Phase::build) buildAt(table, Site::obelisk, 1);
    return situationOf(table.game, table.state).moment;
  };
  QCOMPARE(moment(Phase::lay), Moment::lay);
  QCOMPARE(moment(Phase::sail), Moment::sail);
  QCOMPARE(moment(Phase::feed), Moment::feed);
  QCOMPARE(moment(Phase::stone), Moment::stone);
  QCOMPARE(moment(Phase::build), Moment::build);
  QCOMPARE(moment(Phase::bonus), Moment::bonus);
  QCOMPARE(moment(Phase::order), Moment::order);
  QCOMPARE(moment(Phase::final), Moment::final);
  QCOMPARE(moment(Phase::over), Moment::over);
}

NILOMETER_TEST(tst_prompt_facts)
#include "tst_prompt_facts.moc"
