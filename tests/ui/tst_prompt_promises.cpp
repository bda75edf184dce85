// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/support_edition.h"
#include "tests/ui/prompt_fixture.h"

#include "engine/egizia/sail.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace nilometer::egizia;
using nilometer::test::find;
using nilometer::test::situationOf;
using ui::Fact;
using ui::FactKind;
using ui::FactNumber;
using ui::Situation;

/// What the guide announces is what the engine then does, in random games.
class tst_prompt_promises : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void announcedNumbersAreWhatTheEngineThenDoes_data();
  void announcedNumbersAreWhatTheEngineThenDoes();

private:
  struct Seen {
    int hungry = 0;
    int bonus = 0;
    int tiles = 0;
    int lost = 0;
    int lastSpaces = 0;
    int rows = 0;
  };
  void compare(const Game& game, const State& before, const Situation& situation,
               const Entry& entry, const State& after, const Effects& effects);
  void compareSpaces(const Game& game, const State& state, const Situation& situation);
  Seen m_seen;
};

void tst_prompt_promises::compareSpaces(const Game& game, const State& state,
                                        const Situation& situation) {
  for (const Fact& fact : situation.facts) {
    if (fact.kind != FactKind::lastSpace) continue;
    ++m_seen.lastSpaces;
    // With that space taken the next ship of the player finds the reserve only.
    const std::uint8_t stop =
        game.edition->stopOfSite[static_cast<std::size_t>(fact.about<Site>())];
    const std::uint32_t occupied = occupiedStops(state);
    int open = 0;
    for (std::uint8_t space = 1; space <= game.edition->spacesPerSite; ++space) {
      const auto to = judgeDestination(game, state, situation.player, stop, space, occupied);
      if (to.verdict.legal()) ++open;
    }
    QCOMPARE(open, 1);
  }
}

void tst_prompt_promises::compare(const Game& game, const State& before, const Situation& situation,
                                  const Entry& entry, const State& after, const Effects& effects) {
  const auto gained = [&](Player player) {
    return after.track.points(player) - before.track.points(player);
  };
  const bool plainFeed = std::holds_alternative<Feed>(entry) && std::get<Feed>(entry) == Feed{};
  for (const Fact& fact : situation.facts) {
    if (fact.kind == FactKind::shortOfGrain && plainFeed) {
      ++m_seen.hungry;
      QCOMPARE(gained(fact.player), -fact.number(FactNumber::points));
    } else if (fact.kind == FactKind::takesPart &&
               std::holds_alternative<ScoreParticipation>(entry)) {
      ++m_seen.bonus;
      QCOMPARE(gained(fact.player), fact.number(FactNumber::points));
    } else if (fact.kind == FactKind::tile && std::holds_alternative<SetOrder>(entry)) {
      ++m_seen.tiles;
      QCOMPARE(int(after.player[fact.player].orderTile), fact.number(FactNumber::tile));
    } else if (fact.kind == FactKind::yields && std::holds_alternative<ProduceStones>(entry)) {
      QCOMPARE(int(after.player[fact.player].stones), fact.number(FactNumber::stones));
    } else if (fact.kind == FactKind::stonesLost && std::holds_alternative<ProduceStones>(entry)) {
      ++m_seen.lost;
      QCOMPARE(int(after.player[fact.player].stones), game.edition->stoneTrackEnd);
      const bool said = std::ranges::any_of(effects, [&](const Effect& effect) {
        return effect.player == fact.player && effect.kind == EffectKind::stock &&
               effect.detail == fact.number(FactNumber::lost);
      });
      QVERIFY(said || before.player[fact.player].stones == game.edition->stoneTrackEnd);
    }
  }
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::points || effect.rule != "PYR-2"_rule) continue;
    const SpaceSet built = std::get<Build>(entry).spaces[std::size_t(Building::pyramid)];
    const auto& row = game.edition->plan(Building::pyramid).parts[effect.what];
    const SpaceSet left = row.spaces() & ~before.built(Building::pyramid);
    if (std::popcount(built) != 1 || left != built) continue;
    // The one stone that was missing: it was announced for the right player.
    ++m_seen.rows;
    const Fact* fact = find(situation, FactKind::rowDone, effect.player);
    QVERIFY(fact != nullptr);
    QCOMPARE(fact->number(FactNumber::points), effect.after - effect.before);
  }
}

void tst_prompt_promises::announcedNumbersAreWhatTheEngineThenDoes_data() {
  QTest::addColumn<int>("players");
  for (int players = 2; players <= 4; ++players) QTest::addRow("%d players", players) << players;
}

void tst_prompt_promises::announcedNumbersAreWhatTheEngineThenDoes() {
  QFETCH(const int, players);
  const Edition& edition = test::rulesEdition();
  m_seen = {};
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto profile = static_cast<Profile>(seed % profileNames.size());
    const auto header = test::randomHeader(edition, profile, players);
    const Game game = egizia::gameOf(header, edition);
    State state = setUp(game);
    Effects effects;
    for (const egizia::RecordedEntry& line : test::randomRecord(header, edition, seed).entries) {
      const Situation situation = situationOf(game, state);
      compareSpaces(game, state, situation);
      const State before = state;
      effects.clear();
      QVERIFY(enter(game, state, line.entry, false, effects).accepted);
      compare(game, before, situation, line.entry, state, effects);
      if (QTest::currentTestFailed()) return;
    }
  }
  QVERIFY(m_seen.hungry > 0);
  QVERIFY(m_seen.bonus > 0);
  QVERIFY(m_seen.tiles > 0);
  QVERIFY(m_seen.lastSpaces > 0);
  QVERIFY(m_seen.rows > 0);
}

NILOMETER_TEST(tst_prompt_promises)
#include "tst_prompt_promises.moc"
