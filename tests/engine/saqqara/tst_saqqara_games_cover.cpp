// SPDX-License-Identifier: GPL-3.0-or-later
// What the complete recorded games of Saqqara show of it, so that tests of them test it all.
#include "saqqara_games.h"
#include "test_program.h"

#include "engine/saqqara/powers.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// The rules by which anything can change on a table: each stands at an effect.
constexpr auto changingRules = std::to_array<RuleId>(
    {"SET-6"_rule,           "CAL-5"_rule,         "GOODS-2"_rule,         "MARKET-1"_rule,
     "MARKET-2"_rule,        "MARKET-4"_rule,      "AUCTION-1"_rule,       "AUCTION-2"_rule,
     "AUCTION-4"_rule,       "AUCTION-6"_rule,     "AUCTION-7"_rule,       "AUCTION-8"_rule,
     "AUCTION-9"_rule,       "AUCTION-10"_rule,    "AUCTION-12"_rule,      "STALL-1"_rule,
     "STALL-2"_rule,         "STOCK-1"_rule,       "STOCK-2"_rule,         "STOCK-3"_rule,
     "STOCK-5"_rule,         "THRESH-1"_rule,      "THRESH-4"_rule,        "THRESH-5"_rule,
     "INFL-1"_rule,          "INFL-2"_rule,        "INFL-3"_rule,          "INFL-4"_rule,
     "INFL-5"_rule,          "INFL-6"_rule,        "INVEST-1"_rule,        "INVEST-2"_rule,
     "INVEST-3"_rule,        "INVEST-5"_rule,      "DIST-1"_rule,          "DIST-3"_rule,
     "DIST-4"_rule,          "DIST-5"_rule,        "DIST-6"_rule,          "DIST-7"_rule,
     "DIST-8"_rule,          "DIST-10"_rule,       "DEV-1"_rule,           "DEV-3"_rule,
     "CONV-1"_rule,          "CONV-2"_rule,        "WORKER-1"_rule,        "WORKER-3"_rule,
     "WORKER-6"_rule,        "NILE-1"_rule,        "TILE-IRRIGATION"_rule, "TILE-INTRIGUE"_rule,
     "TILE-GOVERNMENT"_rule, "TILE-RELIGION"_rule, "TILE-SOLDIERS"_rule,   "TILE-AGRICULTURE"_rule,
     "TILE-COURT"_rule,      "TILE-TRADE"_rule,    "TILE-THIEF"_rule,      "END-1"_rule,
     "END-2"_rule,           "END-3"_rule,         "END-4"_rule,           "ASK-4"_rule});

template <class Wanted> void forAllEffects(Wanted wanted) {
  for (const PlayedSaqqara& game : saqqaraGames()) {
    for (const Effect& effect : game.played.effects) wanted(effect);
  }
}

bool isOnACompleteSheet(const PlayedSaqqara& game) {
  return game.edition.id == completeEdition().id;
}

} // namespace

class tst_SaqqaraGamesCover : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyKindOfEntryOccurs();
  void everyKindOfEntryOccursInEachGameByTheRules();
  void everyRuleThatChangesAnything();
  void everyKindOfEffect();
  void everythingThatIsTold_ASK4();
  void everyPyramidGivesItsPower_WORKER7();
  void everyWayToExchange_CONV1_CONV2_CONV3_CONV4();
  void otherOptionsAndEntriesAgainstTheRules();
};

void tst_SaqqaraGamesCover::everyKindOfEntryOccurs() {
  std::set<std::size_t> kinds;
  for (const PlayedSaqqara& game : saqqaraGames()) {
    for (const RecordedEntry& line : game.record.entries) kinds.insert(line.entry.index());
  }
  // What is put off comes to the same as what is told at once: tst_saqqara_later.
  kinds.insert(Entry(Later{}).index());
  kinds.insert(Entry(Correct{}).index()); // tst_saqqara_corrections
  QCOMPARE(kinds.size(), std::variant_size_v<Entry>);
}

void tst_SaqqaraGamesCover::everyKindOfEntryOccursInEachGameByTheRules() {
  const std::size_t askedNowhere = 4; // TableNumber, MoveStall, Later: the sheet says them; Correct
  std::set<std::size_t> players;
  for (const PlayedSaqqara& game : saqqaraGames()) {
    const bool usual = game.record.header.options == RuleOptions();
    if (!isOnACompleteSheet(game) || !usual || game.path.ends_with("anyway")) continue;
    std::set<std::size_t> kinds;
    for (const RecordedEntry& line : game.record.entries) kinds.insert(line.entry.index());
    QCOMPARE(kinds.size(), std::variant_size_v<Entry> - askedNowhere);
    players.insert(game.record.header.players.size());
  }
  QCOMPARE(players, (std::set<std::size_t>{3, 4, 5}));
}

void tst_SaqqaraGamesCover::everyRuleThatChangesAnything() {
  std::set<RuleId> seen;
  forAllEffects([&](const Effect& effect) { seen.insert(effect.rule); });
  for (const RuleId rule : changingRules) {
    QVERIFY2(seen.erase(rule) == 1, qPrintable(wordOf(ruleName(rule))));
  }
  seen.erase("INVEST-4"_rule); // only where all thresholds are met at once
  // Nothing else changes anything, so the list above is all there is.
  QVERIFY2(seen.empty(), seen.empty() ? "" : ruleName(*seen.begin()).data());
}

void tst_SaqqaraGamesCover::everyKindOfEffect() {
  std::set<std::uint8_t> notes;
  std::set<std::uint8_t> moves;
  std::set<std::uint8_t> markers;
  std::set<Store> stores;
  std::set<EffectKind> kinds;
  forAllEffects([&](const Effect& effect) {
    kinds.insert(effect.kind);
    if (effect.kind == EffectKind::note) notes.insert(effect.what);
    if (effect.kind == EffectKind::card) moves.insert(effect.what);
    if (effect.kind == EffectKind::marker) markers.insert(effect.what);
    if (effect.kind == EffectKind::stock) stores.insert(asStock(effect).spot.store);
  });
  notes.insert(code(Note::putOff)); // tst_saqqara_later
  QCOMPARE(notes.size(), std::size_t{at(Note::doubtful)} + 1);
  // Only where two tables differ: tst_saqqara_moves.
  moves.insert({code(CardMove::thresholdBack), code(CardMove::laidBack)});
  QCOMPARE(moves.size(), std::size_t{at(CardMove::putAway)} + 1);
  QCOMPARE(markers.size(), std::size_t{at(Marker::influence)} + 1);
  QCOMPARE(stores.size(), std::size_t{at(Store::hut)} + 1);
  QCOMPARE(kinds.size(), std::size_t{7}); // the table in effects.h
}

void tst_SaqqaraGamesCover::everythingThatIsTold_ASK4() {
  std::set<Told> told;
  for (const PlayedSaqqara& game : saqqaraGames()) {
    for (const RecordedEntry& line : game.record.entries) {
      if (const auto* tell = std::get_if<Tell>(&line.entry)) told.insert(tell->what);
    }
  }
  QCOMPARE(told.size(), toldNames.size());
}

void tst_SaqqaraGamesCover::everyPyramidGivesItsPower_WORKER7() {
  std::set<std::uint8_t> powers;
  std::set<std::uint8_t> tops;
  forAllEffects([&](const Effect& effect) {
    if (effect.kind != EffectKind::piece) return;
    if (effect.after >= firstPower) powers.insert(effect.what); // WORKER-7
    if (effect.after == topLevel) tops.insert(effect.what);
  });
  QCOMPARE(powers.size(), std::size_t{pyramidCount});
  QVERIFY(tops.size() >= 8);
}

void tst_SaqqaraGamesCover::everyWayToExchange_CONV1_CONV2_CONV3_CONV4() {
  std::set<Exchange> ways;
  bool often = false;
  for (const PlayedSaqqara& game : saqqaraGames()) {
    for (const RecordedEntry& line : game.record.entries) {
      const auto* convert = std::get_if<Convert>(&line.entry);
      if (convert == nullptr) continue;
      ways.insert(convert->how);
      often = often || convert->times > 1;
    }
  }
  QCOMPARE(ways.size(), exchangeNames.size());
  QVERIFY(often);
}

void tst_SaqqaraGamesCover::otherOptionsAndEntriesAgainstTheRules() {
  const auto& games = saqqaraGames();
  QVERIFY(std::ranges::any_of(games, [](const PlayedSaqqara& game) {
    return game.record.header.options != RuleOptions();
  }));
  std::set<std::size_t> anyway;
  for (const PlayedSaqqara& game : games) {
    for (const RecordedEntry& line : game.record.entries) {
      if (line.anyway) anyway.insert(line.entry.index());
    }
  }
  QVERIFY(anyway.size() >= 4);
}

NILOMETER_TEST(tst_SaqqaraGamesCover)
#include "tst_saqqara_games_cover.moc"
