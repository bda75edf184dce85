// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that Saqqara can say is said whole in every language.
#include "test_program.h"
#include "tests/words/saqqara/saqqara_sentences.h"

#include "engine/saqqara/fault.h"

#include <set>

using namespace nilometer;
using namespace nilometer::saqqara_words;

namespace {

Effect effectOf(EffectKind kind, int what, int detail, int before, int after) {
  return {kind,
          red,
          "STOCK-1"_rule,
          static_cast<std::uint8_t>(what),
          static_cast<std::uint8_t>(detail),
          static_cast<std::int16_t>(before),
          static_cast<std::int16_t>(after)};
}

/// One of every kind that says something. Goods of the supply and points do not.
std::vector<Effect> everyEffect() {
  std::vector<Effect> effects;
  const auto add = [&](EffectKind kind, int what, int detail, int before, int after) {
    effects.push_back(effectOf(kind, what, detail, before, after));
  };
  for (const Good good : allGoods) {
    for (const Spot& spot :
         {handOf(red), warehouseSpot(Warehouse::wood), hutSpot(Warehouse::fish, red)}) {
      add(EffectKind::stock, code(good), spotCode(spot), 2, 3);
      add(EffectKind::stock, code(good), spotCode(spot), 2, 0);
    }
  }
  for (int marker = 0; marker <= code(Marker::influence); ++marker) {
    add(EffectKind::marker, marker, code(Warehouse::linen), 0, 2);
    // There is no round 0.
    add(EffectKind::marker, marker, code(Warehouse::linen), 2, marker == code(Marker::die) ? 1 : 0);
  }
  add(EffectKind::marker, code(Marker::stall), 255, 2, offTrack);
  for (int i = 0; i < pyramidCount; ++i) {
    add(EffectKind::piece, i, 0, 1, 2);
    add(EffectKind::piece, i, 0, 1, 0);
  }
  for (int move = 0; move <= code(CardMove::putAway); ++move) {
    add(EffectKind::card, move, code(Warehouse::gold), 5, 4);
    add(EffectKind::card, move, code(Warehouse::gold), 0, 1);
  }
  for (std::size_t i = 0; i < phaseNames.size(); ++i) {
    add(EffectKind::phase, 255, 6, 0, static_cast<int>(i));
  }
  for (int note = 0; note <= code(Note::doubtful); ++note) {
    if (note == code(Note::told)) continue; // its entry says it
    add(EffectKind::note, note, code(Warehouse::fish), 3, 2);
    add(EffectKind::note, note, code(Warehouse::fish), 3, 1);
  }
  return effects;
}

std::vector<Entry> everyEntry() {
  Steal steal{red, {}};
  steal.loot[blue] = gold(1) + land(1);
  steal.loot[yellow] = fish(1);
  Tell cost{.what = Told::cost, .cost = {wood(1), 1}};
  std::vector<Entry> entries{SetUp{red, pyramids({Pyramid::trade, Pyramid::court})},
                             OpenMarket{{goodsCard(Good::fish),
                                         landCard(Good::linen),
                                         {CardKind::goods, {}},
                                         {CardKind::land, {}}}},
                             Bid{red, Warehouse::fish, gold(2) + land(1)},
                             Withdraw{red, Warehouse::fish},
                             Pass{red},
                             TableNumber{3},
                             Later{Waiting::stall},
                             Later{Waiting::number},
                             ChooseCrop{red, Good::wood},
                             OpenThresholds{{2, noYield, 9, 4}},
                             Intrigue{red, true},
                             Intrigue{red, false},
                             PutMarker{red, Warehouse::gold},
                             Invest{red, Warehouse::linen, wood(1)},
                             Reveal{red, {1, beggar, trader, 9}},
                             TakeGoods{red, Warehouse::fish, fish(2)},
                             TakeGoods{red, Warehouse::fish, {}},
                             steal,
                             Advance{red, Pyramid::thief, Warehouse::wood, gold(1)},
                             Advance{red, Pyramid::thief, {}, {}},
                             FreeWorker{red, Pyramid::soldiers},
                             FreeWorker{red, {}},
                             Sail{red, 1},
                             Sail{red, 2},
                             Done{red},
                             cost};
  for (Field field = landField; field <= offTrack; ++field) entries.push_back(MoveStall{field});
  for (std::size_t how = 0; how < exchangeNames.size(); ++how) {
    entries.push_back(
        Convert{red, static_cast<Exchange>(how), Good::land, Good::fish, Warehouse::wood, 1});
    entries.push_back(
        Convert{red, static_cast<Exchange>(how), Good::land, Good::fish, Warehouse::wood, 3});
  }
  for (const Correct& number : table::correctableIn<Correctable>(correctables)) {
    entries.emplace_back(number);
  }
  for (std::size_t what = 1; what < toldNames.size(); ++what) {
    entries.push_back(telling(static_cast<Told>(what), Pyramid::trade, 2, 4));
  }
  return entries;
}

/// With place, thing and player, and without.
std::vector<Finding> everyFinding() {
  std::vector<Finding> findings;
  for (int fault = 0; fault < faultCount; ++fault) {
    Finding each = saqqara::finding("AUCTION-4"_rule, static_cast<Fault>(fault), red, {1, 2, 2, 1});
    findings.push_back(each);
    each.needed = 1;
    each.had = 3;
    findings.push_back(each);
  }
  findings.push_back(finding("TILE-AGRICULTURE"_rule, Fault::goodNotThere, red, {.thing = 1}));
  findings.push_back(finding("TILE-TRADE"_rule, Fault::wrongPay, red));
  findings.push_back(finding("TILE-IRRIGATION"_rule, Fault::wrongGain, red));
  findings.push_back(finding("ASK-4"_rule, Fault::noSpace, noPlayer, {255, 2, 3, 1}));
  findings.push_back(finding("ASK-4"_rule, Fault::nileEnds, noPlayer, {.needed = 9, .had = 12}));
  findings.push_back(table::missingValue("ASK-2"_rule, printedCost(Pyramid::court, 4)));
  return findings;
}

/// All places that are printed.
std::vector<PrintedPlace> everyPlace() {
  std::vector<PrintedPlace> places;
  for (std::uint8_t key = 1; key < printedKeys.size(); ++key) {
    places.push_back(PrintedPlace{key, 0, 0}.at(1, 1));
  }
  return places;
}

} // namespace

class tst_SaqqaraWords : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyEffectHasASentence();
  void everyEntryHasASentenceAndFewWords();
  void everyRefusalIsOneSentenceWithItsRule();
  void everyRuleHasWordsWhateverIsChosen();
  void everyOptionHasASentenceForEachValue();
  void everyPrintedValueHasItsNameAndQuestion();
  void everyImpossibleTableAndPhaseIsSaid();
  void everyNumberOfATableHasItsName();
  void whatIsHiddenIsOnlyCounted();
};

void tst_SaqqaraWords::everyEffectHasASentence() {
  for (const Effect& effect : everyEffect()) {
    isSaidInEveryLanguage([&] { return text::sentence(effect, sentenceNames()); });
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(text::sentence(effectOf(EffectKind::points, nilePoints, 255, 0, 3), sentenceNames())
              .isEmpty());
}

void tst_SaqqaraWords::everyEntryHasASentenceAndFewWords() {
  std::set<std::size_t> kinds;
  for (const Entry& entry : everyEntry()) {
    kinds.insert(entry.index());
    isSaidInEveryLanguage([&] { return text::sentence(entry, sentenceNames()); });
    for (const QString& language : text::languages()) {
      QVERIFY(text::useLanguage(language));
      isWhole(text::brief(entry, sentenceNames()));
      QVERIFY(text::brief(entry, sentenceNames()).size() <=
              text::sentence(entry, sentenceNames()).size());
    }
    if (QTest::currentTestFailed()) return;
  }
  QCOMPARE(kinds.size(), std::variant_size_v<Entry>);
}

void tst_SaqqaraWords::everyRefusalIsOneSentenceWithItsRule() {
  for (const Finding& finding : everyFinding()) {
    isSaidInEveryLanguage([&] { return Speech::sentence(finding, sentenceNames()); });
    const QString said = Speech::sentence(finding, sentenceNames());
    QVERIFY2(said.endsWith(u" (%1)"_s.arg(wordOf(ruleName(finding.rule)))), qPrintable(said));
    if (QTest::currentTestFailed()) return;
  }
}

void tst_SaqqaraWords::everyRuleHasWordsWhateverIsChosen() {
  RuleOptions other{LiveBids::one,
                    true,
                    true,
                    LandRound::choice,
                    false,
                    RevealTime::beforeInvest,
                    InvestEnds::allPassed,
                    GovernmentPays::best,
                    TraderSource::warehouse,
                    TraderAtNoYield::yes,
                    true,
                    false,
                    ReligionRange::total,
                    LevelLimit::player,
                    NilePerTurn::one,
                    true,
                    true,
                    true};
  const RuleOptions usual;
  int differ = 0;
  for (std::size_t i = 0; i < ruleNames.size(); ++i) {
    const RuleId rule{static_cast<std::uint8_t>(i)};
    isSaidInEveryLanguage([&] { return text::saqqaraRuleTitle(rule); });
    isSaidInEveryLanguage([&] { return text::ruleSummary(rule, usual); });
    isSaidInEveryLanguage([&] { return text::ruleSummary(rule, other); });
    differ += text::ruleSummary(rule, usual) == text::ruleSummary(rule, other) ? 0 : 1;
    if (QTest::currentTestFailed()) return;
  }
  // 18 options are about 16 rules: two of AUCTION-7, two of DIST-6.
  QCOMPARE(differ, 16);
}

void tst_SaqqaraWords::everyOptionHasASentenceForEachValue() {
  const text::SaqqaraOptions options = text::saqqaraOptions();
  for (int option = 0; option < 18; ++option) {
    isSaidInEveryLanguage([&] { return options.name(option); });
    const auto count = options.values(option).size();
    // CAL-3 and DIST-6 have an option with three values.
    QCOMPARE(count, option == 3 || option == 9 ? 3 : 2);
    for (qsizetype value = 0; value < count; ++value) {
      isSaidInEveryLanguage([&] { return options.values(option).at(value); });
    }
  }
  isSaidInEveryLanguage([] { return Speech::profileName(Profile::standard); });
  isSaidInEveryLanguage([] { return Speech::profileSummary(Profile::standard); });
  RuleOptions choice;
  choice.landRound = LandRound::choice;
  QCOMPARE(options.chosen("CAL-3"_rule, choice), QStringList(options.values(3).at(2)));
}

void tst_SaqqaraWords::everyPrintedValueHasItsNameAndQuestion() {
  std::set<QString> names;
  for (const PrintedPlace& place : everyPlace()) {
    isSaidInEveryLanguage([&] { return text::printedName(place); });
    isSaidInEveryLanguage([&] { return text::askFor(place); });
    names.insert(text::printedName(place));
    QCOMPARE(printedPlaces.of(printedPlaces.placeOf(printedPlaces.of(place))),
             printedPlaces.of(place));
  }
  QCOMPARE(names.size(), everyPlace().size());
  QCOMPARE(printedPlaces.placeOf("pyramids.nobody[2].vp").key, 0);
  QCOMPARE(printedPlaces.placeOf("pyramids.trade[x].vp").key, 0);
  QCOMPARE(printedPlaces.placeOf("pyramids.trade[4].vp.more").key, 0);
  isSaidAs([] { return text::askFor(printedCost(Pyramid::court, 4)); },
           "Look at the pyramid Royal Court: which goods are printed beside level 4?",
           "Pyramide Königshof: Welche Waren stehen neben Ebene 4?");
}

void tst_SaqqaraWords::everyImpossibleTableAndPhaseIsSaid() {
  for (std::size_t i = 0; i < invariantNames.size(); ++i) {
    isSaidInEveryLanguage(
        [&] { return Speech::impossible(table::Impossible{1} << i, sentenceNames()).join(u'|'); });
  }
  QVERIFY(Speech::impossible(0, sentenceNames()).isEmpty());
  isSaidAs(
      [] {
        return Speech::phase({8, code(Phase::invest)}, sentenceNames());
      },
      "Round 8, Linen: Invest", "Runde 8, Leinen: Investieren");
  isSaidAs(
      [] {
        return Speech::standing({8, code(Phase::invest)});
      },
      "round 8, Invest", "Runde 8, Investieren");
  QVERIFY(Speech::afterRounds({8, code(Phase::develop)}).isEmpty());
  isSaidAs(
      [] {
        return Speech::afterRounds({30, code(Phase::over), true});
      },
      "End of the game", "Spielende");
}

void tst_SaqqaraWords::everyNumberOfATableHasItsName() {
  const auto count = Speech::trackedNumbers().size();
  std::set<QString> names;
  for (std::size_t i = 0; i < count; ++i) {
    isSaidInEveryLanguage([&] { return Speech::trackedNumbers()[i].name; });
    names.insert(Speech::trackedNumbers()[i].name);
  }
  QCOMPARE(names.size(), count);
  // Each number is another one of the table: what is put there shows in one place.
  SaqqaraTable table;
  const auto numbers = [&] {
    std::vector<int> all;
    for (std::size_t i = 0; i < count; ++i) {
      all.push_back(Speech::trackedNumber(table.game, table.state, red, static_cast<int>(i)));
    }
    return all;
  };
  const std::vector<int> before = numbers();
  table.own(red, gold(5));
  table.put(red, Pyramid::thief, 3);
  table.of(red).boat = 7;
  const std::vector<int> after = numbers();
  QStringList changed;
  for (std::size_t i = 0; i < count; ++i) {
    if (before[i] != after[i]) {
      changed += u"%1 %2-%3"_s.arg(Speech::trackedNumbers()[i].name).arg(before[i]).arg(after[i]);
    }
  }
  QCOMPARE(changed, (QStringList{u"Goods 3-5"_s, u"Space on the Nile 0-7"_s, u"Goods: gold 3-5"_s,
                                 u"Workers left 4-3"_s, u"Level in the pyramid Thief 0-3"_s,
                                 u"Supply: gold 28-26"_s}));
}

void tst_SaqqaraWords::whatIsHiddenIsOnlyCounted() {
  // Laid cards and hands: nothing says which they are, for nobody has told.
  SaqqaraTable table;
  table.tellTable(0);
  table.beginRound(1);
  QVERIFY(table.enter(OpenThresholds{{2, noYield, 5, 9}}));
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QString said = text::movesOf(table.effects, sentenceNames()).join(u'\n');
    for (const Effect& effect : table.effects) said += text::sentence(effect, sentenceNames());
    QVERIFY(!said.contains(text::influenceCard(beggar)) &&
            !said.contains(text::influenceCard(trader)));
  }
  QVERIFY(text::useLanguage(u"en"));
}

NILOMETER_TEST(tst_SaqqaraWords)
#include "tst_saqqara_words.moc"
