// SPDX-License-Identifier: GPL-3.0-or-later
// What the complete recorded games of tests/games show of Egizia, so that tests of them test it
// all.
#include "recorded_games.h"
#include "test_program.h"

#include "engine/egizia/effects.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <variant>

using namespace recorded_games;

namespace {

constexpr std::size_t leastGames = 6;

/// The sources of points that every set of games must show (docs/rules.md).
constexpr auto scoringRules = std::to_array<RuleId>(
    {"FEED-3"_rule, "BUILD-8"_rule, "SPHINX-2"_rule, "PYR-2"_rule, "MARKET-3"_rule, "BONUS-1"_rule,
     "END-1"_rule, "END-2"_rule, "END-3"_rule, "CARD-FIELD-BROWN"_rule, "CARD-SELL10"_rule,
     "CARD-STONES-IN-BUILDINGS"_rule, "ENTRY"_rule});

template <class Wanted> void forEffects(EffectKind kind, Wanted wanted) {
  for (const RecordedGame& game : recordedGames()) {
    for (const Effect& effect : game.played.effects) {
      if (effect.kind == kind) wanted(effect);
    }
  }
}

} // namespace

class tst_GamesCover : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyProfileAndNumberOfPlayersOccurs();
  void everyKindOfEntryOccurs();
  void everyScoringRuleMovesPoints();
  void everyKindOfNileCardIsTaken();
  void everySphinxCardIsScored();
  void theExampleIsALongGameOfFour();
  void tieForTheWinIsDecidedByArrival_END4();
  void seatBidsDecideTheRanking_END4();
  void marksWhatWasEnteredAnyway();
  void correctionsChangeWhatTheySay();
};

void tst_GamesCover::everyProfileAndNumberOfPlayersOccurs() {
  QVERIFY2(recordedGames().size() >= leastGames, "games are missing in tests/games");
  std::set<Profile> profiles;
  std::set<std::size_t> players;
  for (const RecordedGame& game : recordedGames()) {
    profiles.insert(game.record.header.profile);
    players.insert(game.record.header.players.size());
  }
  QCOMPARE(profiles.size(), profileNames.size());
  QCOMPARE(players, (std::set<std::size_t>{2, 3, 4}));
}

void tst_GamesCover::everyKindOfEntryOccurs() {
  std::set<std::size_t> kinds;
  for (const RecordedGame& game : recordedGames()) {
    for (const auto& recorded : game.record.entries) kinds.insert(recorded.entry.index());
  }
  for (std::size_t kind = 0; kind < std::variant_size_v<Entry>; ++kind) {
    QVERIFY2(kinds.contains(kind), qPrintable(u"kind of entry %1"_s.arg(kind)));
  }
}

void tst_GamesCover::everyScoringRuleMovesPoints() {
  std::set<RuleId> moved;
  forEffects(EffectKind::points, [&](const Effect& effect) { moved.insert(effect.rule); });
  for (const RuleId rule : scoringRules) {
    QVERIFY2(moved.erase(rule) == 1, qPrintable(asText(ruleName(rule))));
  }
  // Nothing else moves points, so the list above is all there is.
  const QString other = moved.empty() ? QString() : asText(ruleName(*moved.begin()));
  QVERIFY2(moved.empty(), qPrintable(other));
}

void tst_GamesCover::everyKindOfNileCardIsTaken() {
  std::set<std::uint8_t> taken;
  forEffects(EffectKind::card, [&](const Effect& effect) {
    if (effect.detail == static_cast<std::uint8_t>(CardMove::taken)) taken.insert(effect.what);
  });
  std::set<CardKind> kinds;
  for (const NileCard& card : printed().nileCards) {
    if (taken.contains(card.name)) kinds.insert(card.kind);
  }
  for (int kind = 0; kind < cardKindCount; ++kind) {
    const auto wanted = static_cast<CardKind>(kind);
    QVERIFY2(kinds.contains(wanted), qPrintable(asText(ruleName(ruleOf(wanted)))));
  }
}

void tst_GamesCover::everySphinxCardIsScored() {
  std::set<std::size_t> scored;
  forEffects(EffectKind::note, [&](const Effect& effect) {
    if (effect.what == static_cast<std::uint8_t>(Note::sphinxScored)) scored.insert(effect.detail);
  });
  QCOMPARE(printed().sphinxCards.size(), std::size_t{29});
  for (std::size_t i = 0; i < printed().sphinxCards.size(); ++i) {
    QVERIFY2(scored.contains(i), printed().sphinxCards[i].id.c_str());
  }
}

void tst_GamesCover::theExampleIsALongGameOfFour() {
  const RecordedGame& game = recordedGame(u"revised-4-players"_s);
  QCOMPARE(game.record.header.profile, Profile::revised);
  QStringList names;
  for (const auto& seat : game.record.header.players) names << asText(seat.name);
  QCOMPARE(names, (QStringList{u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s}));
  QVERIFY(game.record.entries.size() > 170);
  QCOMPARE(roundEnds(game.record).size(), std::size_t{5});
}

void tst_GamesCover::tieForTheWinIsDecidedByArrival_END4() {
  const RecordedGame& game = recordedGame(u"revised-2-players-tie"_s);
  const State& end = game.played.state;
  const std::vector<Player> order = ranking(game.played.game, end);
  QCOMPARE(end.track.points(order[0]), end.track.points(order[1]));
  QCOMPARE(end.track.aheadOnSameSpace(order[1]), order[0]);
  // The winner's marker came to that space before the other one's.
  const auto lines = game.played.ledger.lines();
  QVERIFY(lines.back().player == order[1]);
  bool negativeAtTheEndOfARound = false;
  for (const std::size_t entry : roundEnds(game.record)) {
    const State state = record::stateAfter(game.record, printed(), entry + 1);
    for (const Player player : order) {
      if (state.track.points(player) < 0) negativeAtTheEndOfARound = true;
    }
  }
  QVERIFY(negativeAtTheEndOfARound);
}

void tst_GamesCover::seatBidsDecideTheRanking_END4() {
  const RecordedGame& game = recordedGame(u"tournament-4-players"_s);
  QVERIFY(game.record.header.options.seatBids);
  const auto halves = [](const auto& seat) { return seat.bid % 2 != 0; };
  QVERIFY(std::ranges::any_of(game.record.header.players, halves));
  const State& end = game.played.state;
  const std::vector<Player> order = ranking(game.played.game, end);
  QVERIFY(order.front() != end.track.fromTheFront().front());
  QVERIFY(!std::ranges::equal(order, end.track.fromTheFront()));
}

void tst_GamesCover::marksWhatWasEnteredAnyway() {
  const RecordedGame& game = recordedGame(u"revised-3-players-anyway"_s);
  std::set<RuleId> broken;
  std::set<std::size_t> kinds;
  for (std::size_t i = 0; i < game.record.entries.size(); ++i) {
    const egizia::RecordedEntry& recorded = game.record.entries[i];
    if (!recorded.anyway) continue;
    const Verdict& verdict = game.played.entries[i].verdict;
    QVERIFY2(!verdict.legal(), qPrintable(u"entry %1 is legal"_s.arg(i + 1)));
    QVERIFY(!recorded.reason.empty());
    for (const Finding& finding : verdict.findings()) broken.insert(finding.rule);
    kinds.insert(recorded.entry.index());
  }
  QVERIFY(broken.size() >= 4);
  QVERIFY(kinds.size() >= 2);
}

void tst_GamesCover::correctionsChangeWhatTheySay() {
  const RecordedGame& game = recordedGame(u"revised-3-players-anyway"_s);
  const std::vector<State> states = statesOf(game);
  std::set<Correctable> corrected;
  for (std::size_t i = 0; i < game.record.entries.size(); ++i) {
    const auto* entry = std::get_if<Correct>(&game.record.entries[i].entry);
    if (entry == nullptr) continue;
    QVERIFY(!game.record.entries[i].reason.empty());
    QVERIFY2(!(states[i] == states[i + 1]), qPrintable(u"entry %1 changes nothing"_s.arg(i + 1)));
    corrected.insert(entry->what);
  }
  for (const Correctable what : {Correctable::points, Correctable::stones, Correctable::crew,
                                 Correctable::stoneMarket, Correctable::grainMarket}) {
    const auto name = correctableNames[static_cast<std::size_t>(what)];
    QVERIFY2(corrected.contains(what), qPrintable(asText(name)));
  }
}

NILOMETER_TEST(tst_GamesCover)
#include "tst_games_cover.moc"
