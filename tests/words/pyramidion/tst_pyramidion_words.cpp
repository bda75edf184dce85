// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that Pyramidion can say is said whole in every language.
#include "test_program.h"
#include "tests/words/pyramidion/pyramidion_sentences.h"

#include "engine/random_play/pyramidion/random_game.h"

#include <set>

using namespace nilometer;
using namespace nilometer::pyramidion_words;

namespace {

Effect effectOf(EffectKind kind, int what, int detail, int before, int after, RuleId rule) {
  return {kind,
          a,
          rule,
          static_cast<std::uint8_t>(what),
          static_cast<std::uint8_t>(detail),
          static_cast<std::int16_t>(before),
          static_cast<std::int16_t>(after)};
}

constexpr RuleId usual = "PLAY-2"_rule;

/// One of every kind that says something. The supply, points, and what an entry has told do not.
std::vector<Effect> everyEffect() {
  std::vector<Effect> effects;
  const auto add = [&](EffectKind kind, int what, int detail, int before, int after,
                       RuleId rule = usual) {
    effects.push_back(effectOf(kind, what, detail, before, after, rule));
  };
  for (const Resource kind : allResources) {
    for (const std::uint8_t spot : {ownSpot, siteSpot(Site::giza), siteSpot(Site::karnak)}) {
      add(EffectKind::stock, code(kind), spot, 2, 3);
      add(EffectKind::stock, code(kind), spot, 3, 0);
    }
  }
  for (int marker = 0; marker <= code(Marker::minimum); ++marker) {
    for (const int after : {0, 1}) add(EffectKind::marker, marker, 1, 1 - after, after);
  }
  for (const Troop kind : allTroops) {
    for (const int after : {0, 1}) {
      add(EffectKind::piece, code(kind), code(Site::cairo), 1 - after, after);
    }
  }
  for (int move = 0; move <= code(CardMove::markerTurned); ++move) {
    for (const RuleId rule : {"PLAY-2"_rule, "ENTRY"_rule}) {
      for (const int after : {1, 2}) add(EffectKind::card, move, after, 3 - after, after, rule);
    }
  }
  add(EffectKind::card, code(CardMove::boatTurned), table::nothing, 0, 0);
  add(EffectKind::card, code(CardMove::boatLoaded), table::nothing, 0, 1);
  add(EffectKind::order, table::nothing, table::nothing, 1, 2);
  for (std::size_t i = 0; i < phaseNames.size(); ++i) {
    add(EffectKind::phase, table::nothing, 2, 0, static_cast<int>(i));
  }
  for (int note = 0; note < code(Note::doubtful); ++note) {
    if (note >= code(Note::toldMinima) && note <= code(Note::toldTurned)) continue;
    add(EffectKind::note, note, 1, 3, 1);
  }
  for (const RuleId rule : {"CARD-6"_rule, "BOAT-5"_rule, "SUPPLY-2"_rule, "REVOLT-2"_rule,
                            "SET-8"_rule, "SEE-4"_rule}) {
    add(EffectKind::note, code(Note::doubtful), code(CardKind::thief), 1, 2, rule);
  }
  add(EffectKind::note, code(Note::doubtful), table::nothing, 2, 1, "SEE-4"_rule);
  return effects;
}

std::vector<Entry> everyPlay() {
  Play swaps = card(a, CardKind::stonemason);
  swaps.deed.swap = Swap{Site::giza, all({1}), all({0, 0, 0, 1})};
  Play sends = card(a, CardKind::protector);
  sends.deed.troop = TroopAt{Site::luxor, Troop::negotiator};
  Play takes = card(a, CardKind::vizier);
  takes.deed.resource = Resource::statue;
  Play again = on(card(a, CardKind::philosopher, 1, 2, 3), 2);
  again.again.target = 4;
  Play marks = basic(card(a, CardKind::torturer, 4));
  marks.marker = 2;
  Play gains = ankh(card(a, CardKind::merchant, 0, 0, 3));
  gains.gain = Resource::food;
  Play home = ankh(card(a, CardKind::negotiator, 0, 3));
  home.home = Troop::torturer;
  return {card(a, CardKind::revolt),
          deity(a, Category::haggling),
          on(card(a, CardKind::bandit), 1),
          mason(a),
          swaps,
          sends,
          takes,
          again,
          marks,
          gains,
          home,
          Pass{a, {}},
          Pass{a, card(a, CardKind::thief).card}};
}

std::vector<Entry> everyEntry() {
  std::vector<Entry> entries = everyPlay();
  SupplyCard supply{};
  supply[at(Site::giza)] = all({1, 0, 2});
  supply[at(Site::karnak)] = all({0, 0, 0, 0, 1});
  Load load{.player = a, .boat = 2, .statues = all({1}), .troops = {}, .drawnStatues = all({0, 1})};
  Load ofReserved;
  ofReserved.player = a;
  ofReserved.boat = reservedBoat;
  load.troops[at(Site::thebes)] = Resource::statue;
  Tally tally{
      .markers = turned({{6, all({0, 0, 0, 0, 1})}}), .before = {}, .sums = {}, .raised = 3};
  tally.before[a] = tally.sums[0][a] = std::int16_t{7};
  const auto add = [&](auto... more) { (entries.push_back(Entry(more)), ...); };
  add(SetUp{{2, 3, 1, 0}, supply}, NewBoats{2, {boatOf({1}), boatOf({0, 2})}}, NextSupply{supply},
      NextSupply{}, Negotiate{a, Site::luxor, Resource::wood}, Activate{a, Site::luxor, {}},
      Activate{a, Site::karnak, boatOf({1, 2})}, Revolt{turned({{5, {}}, {6, all({1})}})},
      TellMinima{Site::thebes, 7, 5}, TellCorner{Site::giza, bitOf(Resource::camel)},
      TakeBack{a, {}}, TakeBack{a, {2, 0}}, TakeBack{a, {2, 5}}, Trade{a, 0}, Trade{a, 1}, load,
      ofReserved, Decline{a}, Claim{0}, Claim{0b11}, Reveal{{9, 7, 0, 0}}, tally, Tally{},
      Hands{{2, 1, 3, 0}}, Later{Site::thebes}, Later{Site::thebes, Waiting::corner},
      NewBoats{2, {boatOf({1}), Boat{.waits = true}}}, NextSupply{.waits = true},
      Activate{a, Site::karnak, Boat{.waits = true}});
  for (std::size_t what = 0; what < happeningNames.size(); ++what) {
    Happen happen;
    happen.what = static_cast<Happening>(what);
    happen.player = a;
    happen.marker = 2;
    happen.swap = Swap{Site::giza, all({1}), all({0, 1})};
    add(happen);
  }
  for (const Correct& number : table::correctableIn<Correctable>(correctables)) add(number);
  return entries;
}

/// With a thing, and without where that is said in another way.
std::vector<Finding> everyFinding() {
  std::vector<Finding> findings;
  for (int fault = 0; fault < faultCount; ++fault) {
    for (const int needed : {1, 2}) {
      findings.push_back(finding("LOAD-4"_rule, static_cast<Fault>(fault), a,
                                 {.place = 2, .thing = 1, .needed = needed, .had = 3}));
    }
  }
  findings.push_back(finding("SPECIAL-STONEMASON"_rule, Fault::notThere, a, {.place = 2}));
  findings.push_back(finding("POWER-CAIRO"_rule, Fault::noTroopThere, a, {.place = 5}));
  findings.push_back(table::missingValue("LOAD-6"_rule, printedCorner(Site::luxor)));
  return findings;
}

/// Of each key one place, and all sites.
std::vector<PrintedPlace> everyPlace() {
  std::vector<PrintedPlace> places;
  for (std::uint8_t key = 1; key < printedKeys.size(); ++key) {
    places.push_back(PrintedPlace{key, 0, 0}.at(1));
  }
  for (const Site site : {Site::giza, Site::karnak}) {
    places.insert(places.end(), {printedMinima(site), printedCorner(site)});
  }
  return places;
}

RuleOptions otherOptions() {
  return {Target::allBoats,
          RevoltLeader::any,
          true,
          SlaveDriverFloor::negative,
          MajorityTie::all,
          false,
          TwoSwap::atOrder,
          AbuSimbelTrades::any,
          ProtectorTroop::thisSite,
          false,
          true,
          OrderPlaces::absolute,
          PhilosopherMarker::stays,
          PhilosopherActor::player,
          SpecialEffects::optional,
          false,
          BoatPoints::asked,
          RecordOf::totals};
}

} // namespace

class tst_PyramidionWords : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void everyEffectHasASentence();
  void everyEntryHasASentenceAndFewWords();
  void everyRefusalIsOneSentenceWithItsRule();
  void noTwoRefusalsSayTheSame();
  void everyRuleHasWordsWhateverIsChosen();
  void everyOptionHasASentenceForEachValue();
  void everyPrintedValueHasItsNameAndQuestion();
  void everyImpossibleTableAndPhaseIsSaid();
  void wholeGamesAreSaidWhole_data();
  void wholeGamesAreSaidWhole();
};

void tst_PyramidionWords::everyEffectHasASentence() {
  for (const Effect& effect : everyEffect()) {
    isSaidInEveryLanguage([&] { return Said::sentence(effect, tableNames()); });
    if (QTest::currentTestFailed()) return;
  }
  const auto silent = [](EffectKind kind, int what, int detail) {
    const Effect effect = effectOf(kind, what, detail, 0, 3, "END-1"_rule);
    return Said::sentence(effect, tableNames()).isEmpty();
  };
  QVERIFY(silent(EffectKind::points, 0, table::nothing));
  QVERIFY(silent(EffectKind::stock, code(Resource::wood), supplySpot));
  QVERIFY(silent(EffectKind::note, code(Note::toldMinima), code(Site::luxor)));
  QVERIFY(silent(EffectKind::note, code(Note::toldCorner), code(Site::luxor)));
  QVERIFY(silent(EffectKind::note, code(Note::toldTurned), table::nothing));
  QVERIFY(silent(EffectKind::card, code(CardMove::cleared), 0));
}

void tst_PyramidionWords::everyEntryHasASentenceAndFewWords() {
  std::set<std::size_t> kinds;
  for (const Entry& entry : everyEntry()) {
    kinds.insert(entry.index());
    isSaidInEveryLanguage([&] { return text::sentence(entry, tableNames()); });
    for (const QString& language : text::languages()) {
      QVERIFY(text::useLanguage(language));
      isWhole(Said::brief(entry, tableNames()));
      QVERIFY(text::sentence(entry, tableNames()).startsWith(Said::brief(entry, tableNames())));
    }
    if (QTest::currentTestFailed()) return;
  }
  QCOMPARE(kinds.size(), std::variant_size_v<Entry>);
}

void tst_PyramidionWords::everyRefusalIsOneSentenceWithItsRule() {
  for (const Finding& finding : everyFinding()) {
    isSaidInEveryLanguage([&] { return Said::sentence(finding, tableNames()); });
    const QString said = Said::sentence(finding, tableNames());
    QVERIFY2(said.endsWith(u" (%1)"_s.arg(text::fromUtf8(ruleName(finding.rule)))),
             qPrintable(said));
    if (QTest::currentTestFailed()) return;
  }
}

void tst_PyramidionWords::noTwoRefusalsSayTheSame() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    std::set<QString> said;
    for (int fault = 0; fault < faultCount; ++fault) {
      const Finding one = finding("LOAD-4"_rule, static_cast<Fault>(fault), a,
                                  {.place = 2, .thing = 1, .needed = 2, .had = 3});
      const QString text = Said::sentence(one, tableNames());
      QVERIFY2(said.insert(text).second, qPrintable(text));
    }
  }
}

void tst_PyramidionWords::everyRuleHasWordsWhateverIsChosen() {
  const RuleOptions usual;
  const RuleOptions other = otherOptions();
  int differ = 0;
  for (std::size_t i = 0; i < ruleNames.size(); ++i) {
    const RuleId rule{static_cast<std::uint8_t>(i)};
    isSaidInEveryLanguage([&] { return text::pyramidionRuleTitle(rule); });
    isSaidInEveryLanguage([&] { return text::ruleSummary(rule, usual); });
    isSaidInEveryLanguage([&] { return text::ruleSummary(rule, other); });
    differ += text::ruleSummary(rule, usual) == text::ruleSummary(rule, other) ? 0 : 1;
    if (QTest::currentTestFailed()) return;
  }
  // 18 options are about 16 rules: two of SPECIAL-PHILOSOPHER, two of SPECIAL-HIGH-PRIEST.
  QCOMPARE(differ, 16);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    std::set<QString> titles;
    std::set<QString> summaries;
    for (std::size_t i = 0; i < ruleNames.size(); ++i) {
      const RuleId rule{static_cast<std::uint8_t>(i)};
      const QString title = text::pyramidionRuleTitle(rule);
      const QString summary = text::ruleSummary(rule, usual);
      QVERIFY2(titles.insert(title).second, qPrintable(title));
      QVERIFY2(summaries.insert(summary).second, qPrintable(summary));
    }
  }
}

void tst_PyramidionWords::everyOptionHasASentenceForEachValue() {
  const text::PyramidionOptions options = text::pyramidionOptions();
  for (int option = 0; option < 16; ++option) {
    isSaidInEveryLanguage([&] { return Said::optionName(option); });
    const auto count = Said::optionValues(option).size();
    QCOMPARE(count, option == 0 ? 4 : 2); // the target
    for (qsizetype value = 0; value < count; ++value) {
      isSaidInEveryLanguage([&] { return Said::optionValues(option).at(value); });
    }
  }
  for (const Profile profile : {Profile::standard, Profile::totals}) {
    isSaidInEveryLanguage([&] { return Said::profileName(profile); });
    isSaidInEveryLanguage([&] { return Said::profileSummary(profile); });
  }
  isSaidInEveryLanguage([] { return Said::seatOrder(); });
  RuleOptions all;
  all.target = Target::allBoats;
  QCOMPARE(options.chosen("END-5"_rule, all), QStringList(options.values(0).at(3)));
}

void tst_PyramidionWords::everyPrintedValueHasItsNameAndQuestion() {
  std::set<QString> names;
  std::set<QString> questions;
  for (const PrintedPlace& place : everyPlace()) {
    isSaidInEveryLanguage([&] { return Said::printedName(place, tableNames()); });
    isSaidInEveryLanguage([&] { return text::pyramidionQuestion(place); });
    QVERIFY(text::pyramidionQuestion(place).endsWith(u'?'));
    names.insert(Said::printedName(place, tableNames()));
    questions.insert(text::pyramidionQuestion(place));
    QCOMPARE(Said::printedAt(printedPlaces.of(place)), Said::printedName(place, tableNames()));
  }
  QCOMPARE(names.size(), everyPlace().size());
  QCOMPARE(questions.size(), everyPlace().size());
  isSaidAs([] { return text::pyramidionQuestion(printedCorner(Site::giza)); },
           "Look at the corner of the site tile Giza: which resources are pictured there?",
           "Ecke des Orts-Plättchens Gizeh: Welche Ressourcen sind dort abgebildet?");
}

void tst_PyramidionWords::everyImpossibleTableAndPhaseIsSaid() {
  for (std::size_t i = 0; i < invariantNames.size(); ++i) {
    isSaidInEveryLanguage(
        [&] { return Said::impossible(table::Impossible{1} << i, tableNames()).join(u'|'); });
  }
  QVERIFY(Said::impossible(0, tableNames()).isEmpty());
  isSaidAs(
      [] {
        return Said::phase({2, code(Phase::load)}, tableNames());
      },
      "Round 2: Load boats", "Runde 2: Boote beladen");
  isSaidAs(
      [] {
        return Said::standing({2, code(Phase::load)});
      },
      "round 2, Load boats", "Runde 2, Boote beladen");
  QVERIFY(Said::afterRounds({2, code(Phase::reveal)}).isEmpty());
  isSaidAs(
      [] {
        return Said::afterRounds({7, code(Phase::over), true});
      },
      "End of the game", "Spielende");
}

void tst_PyramidionWords::wholeGamesAreSaidWhole_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<bool>("others");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    QTest::addRow("%d players, usual options", players) << players << false;
    QTest::addRow("%d players, other options", players) << players << true;
  }
}

void tst_PyramidionWords::wholeGamesAreSaidWhole() {
  QFETCH(int, players);
  QFETCH(bool, others);
  const Edition edition = bareEdition();
  const Game game{&edition, others ? otherOptions() : RuleOptions(), players};
  RandomGame random(game, 7);
  State state = setUp(game);
  Options list;
  int moved = 0;
  while (const auto entry = random.next(state, list)) {
    isWhole(text::sentence(*entry, tableNames()));
    Effects effects;
    QVERIFY(table::enter<Rules>(game, state, *entry, false, effects).accepted);
    for (const Effect& effect : effects) {
      const QString said = Said::sentence(effect, tableNames());
      if (!said.isEmpty()) isWhole(said);
    }
    for (const QString& line : Said::moves(effects, tableNames())) {
      isWhole(line);
      ++moved;
    }
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(state.phase == Phase::over && moved > 100);
}

NILOMETER_TEST(tst_PyramidionWords)
#include "tst_pyramidion_words.moc"
