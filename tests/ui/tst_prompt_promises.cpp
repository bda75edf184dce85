// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/support_edition.h"
#include "tests/ui/prompt_fixture.h"

#include "engine/egizia/sail.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace nilometer;
using namespace Qt::StringLiterals;
using namespace nilometer::egizia;
using nilometer::test::guideNames;
using nilometer::test::toldOf;

/// What the guide announces is what the engine then does, in random games.
class tst_prompt_promises : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
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
  void compare(const State& before, const QStringList& told, const Entry& entry, const State& after,
               const Effects& effects);
  void compareRows(const Edition& edition, const State& before, const QStringList& told,
                   const Entry& entry, const Effects& effects);
  void compareSpaces(const Game& game, const State& state, const QStringList& told);
  Seen m_seen;
};

void tst_prompt_promises::compareSpaces(const Game& game, const State& state,
                                        const QStringList& told) {
  for (const Site site : {Site::sphinx, Site::obelisk, Site::pyramid}) {
    const QString where = text::site(site, text::Place::at);
    if (!told.contains(u"Only one building space is left %1 (SAIL-5)"_s.arg(where))) continue;
    ++m_seen.lastSpaces;
    // With that space taken the next ship of the player finds the reserve only.
    const std::uint8_t stop = game.edition->stopOfSite[static_cast<std::size_t>(site)];
    const std::uint32_t occupied = occupiedStops(state);
    int open = 0;
    for (std::uint8_t space = 1; space <= game.edition->spacesPerSite; ++space) {
      const auto to = judgeDestination(game, state, onTurn(game, state), stop, space, occupied);
      if (to.verdict.legal()) ++open;
    }
    QCOMPARE(open, 1);
  }
}

void tst_prompt_promises::compare(const State& before, const QStringList& told, const Entry& entry,
                                  const State& after, const Effects& effects) {
  const bool plainFeed = std::holds_alternative<Feed>(entry) && std::get<Feed>(entry) == Feed{};
  for (Player player = 0; player < before.players; ++player) {
    const QString name = guideNames[player];
    const int gained = after.track.points(player) - before.track.points(player);
    const int stones = after.player[player].stones;
    const auto says = [&](const QString& start, const QString& end) {
      return std::ranges::any_of(told, [&](const QString& line) {
        return line.startsWith(name + start) && line.endsWith(end);
      });
    };
    if (plainFeed && gained != 0) {
      ++m_seen.hungry;
      QVERIFY(says(u" is "_s, u": %1 (FEED-3)"_s.arg(text::points(gained))));
    } else if (plainFeed) {
      QVERIFY(!says(u" is "_s, u"(FEED-3)"_s) || before.player[player].fed);
    } else if (std::holds_alternative<ScoreParticipation>(entry)) {
      ++m_seen.bonus;
      QVERIFY(gained == 0 ? says(u" spent no stones"_s, u"(BONUS-1)"_s)
                          : says(u" spent stones"_s, u": +%1 (BONUS-1)"_s.arg(gained)));
    } else if (std::holds_alternative<SetOrder>(entry)) {
      ++m_seen.tiles;
      QVERIFY(says(u" gets order tile "_s, u" %1 (ORDER-1)"_s.arg(after.player[player].orderTile)));
    } else if (std::holds_alternative<ProduceStones>(entry)) {
      QVERIFY(says(u" gets "_s, u"then has %1 (STONE-1)"_s.arg(text::stones(stones))));
      const auto lost = std::ranges::find_if(effects, [&](const Effect& effect) {
        return effect.player == player && effect.kind == EffectKind::stock && effect.detail > 0;
      });
      if (lost == effects.end()) continue;
      ++m_seen.lost;
      QVERIFY(says(u" has "_s, u"Lost: %1 (STONE-2)"_s.arg(lost->detail)));
    }
  }
}

void tst_prompt_promises::compareRows(const Edition& edition, const State& before,
                                      const QStringList& told, const Entry& entry,
                                      const Effects& effects) {
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::points || effect.rule != "PYR-2"_rule) continue;
    const SpaceSet built = std::get<Build>(entry).spaces[std::size_t(Building::pyramid)];
    const auto& row = edition.plan(Building::pyramid).parts[effect.what];
    const SpaceSet left = row.spaces() & ~before.built(Building::pyramid);
    if (std::popcount(built) != 1 || left != built) continue;
    // The one stone that was missing: it was announced for the right player.
    ++m_seen.rows;
    const QString said =
        u"Row %1 of the pyramid can be completed now. It gives %2 %3 point"_s.arg(effect.what + 1)
            .arg(guideNames[effect.player])
            .arg(effect.after - effect.before);
    QVERIFY(!told.filter(said).isEmpty());
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
      const QStringList told = toldOf(game, state);
      compareSpaces(game, state, told);
      const State before = state;
      effects.clear();
      QVERIFY(enter(game, state, line.entry, false, effects).accepted);
      compare(before, told, line.entry, state, effects);
      compareRows(edition, before, told, line.entry, effects);
      if (QTest::currentTestFailed()) return;
    }
  }
  QVERIFY(m_seen.hungry > 0);
  QVERIFY(m_seen.bonus > 0);
  QVERIFY(m_seen.tiles > 0);
  QVERIFY(m_seen.lost > 0);
  QVERIFY(m_seen.lastSpaces > 0);
  QVERIFY(m_seen.rows > 0);
}

NILOMETER_TEST(tst_prompt_promises)
#include "tst_prompt_promises.moc"
