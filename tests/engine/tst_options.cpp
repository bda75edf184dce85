// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered is legal, and what is legal is offered: thousands of entries that are almost
// right are both judged and looked up in the options.
#include "test_program.h"

#include "engine/egizia/build.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"
#include "engine/random_play/egizia/random_game.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::egizia;

namespace {

/// Brings entries that mean the same into one form, the one in which options are listed.
class Normal {
public:
  Normal(const Game& game, const State& state) : m_game(game), m_state(state) {}

  Entry operator()(const Entry& entry) const {
    if (const auto* ship = std::get_if<PlaceShip>(&entry)) return normal(*ship);
    if (const auto* leftover = std::get_if<TakeLeftover>(&entry)) return normal(*leftover);
    if (const auto* build = std::get_if<Build>(&entry)) return normal(*build);
    if (const auto* play = std::get_if<PlayCard>(&entry)) return normal(*play);
    return entry;
  }

private:
  // Advances that are lost need not be chosen; the order does not matter.
  void tidy(Player player, std::uint8_t stop, bool doubled, std::uint8_t name,
            Choices& choices) const {
    Verdict unused;
    const int card = cardAt(m_game, m_state, stop, name, player, unused);
    const ChoiceRoom room =
        card >= 0 && m_game.edition->river[stop].kind == StopKind::card
            ? choiceRoom(m_game.edition->nileCards[static_cast<std::size_t>(card)])
            : choiceRoom(m_game.edition->river[stop], doubled);
    if (choices.crewCount > room.crewPicks) return;
    if (choices.ring && room.ringMoves == 0) return;
    PlayerState own = m_state.player[player];
    Choices real;
    for (std::size_t i = 0; i < choices.crewCount; ++i) {
      const auto crew = static_cast<std::size_t>(choices.crews[i]);
      if (own.crews[crew] >= m_game.edition->crewTrackEnd[crew]) continue;
      ++own.crews[crew];
      real.crews[real.crewCount++] = choices.crews[i];
    }
    std::sort(real.crews.begin(), real.crews.begin() + real.crewCount);
    if (choices.ring && *choices.ring != m_state.ring) real.ring = choices.ring;
    choices = real;
  }
  void tidyCard(std::uint8_t stop, std::uint8_t& card) const {
    const Stop& at = m_game.edition->river[stop];
    if (at.kind != StopKind::card) return;
    const std::uint8_t lying = m_state.river[at.index];
    if (lying < riverUnnamed && m_game.edition->nileCards[lying].name == card) card = unnamed;
  }
  Entry normal(PlaceShip entry) const {
    tidy(entry.player, entry.stop, entry.doubled, entry.card, entry.choices);
    tidyCard(entry.stop, entry.card);
    return entry;
  }
  Entry normal(TakeLeftover entry) const {
    if (!entry.stop) {
      if (entry.choices.crewCount == 0) entry.choices.crews = {};
      return entry;
    }
    tidy(entry.player, *entry.stop, false, entry.card, entry.choices);
    tidyCard(*entry.stop, entry.card);
    return entry;
  }
  Entry normal(Build entry) const {
    if (std::popcount(entry.keptCards) <= entry.kept) entry.keptCards = 0;
    return entry;
  }
  Entry normal(const PlayCard& entry) const {
    PlayCard tidied{.player = entry.player, .kind = entry.kind};
    if (entry.kind == CardKind::crewStep || entry.kind == CardKind::paidCrewStep) {
      tidied.crew = entry.crew;
    }
    if (entry.kind == CardKind::improveField) {
      tidied.field = entry.field;
      if (!tidied.field.name) tidied.field.copy = 1;
    }
    if (entry.kind == CardKind::sell10) tidied.amount = entry.amount;
    if (entry.kind == CardKind::reserve) tidied.site = entry.site;
    return tidied;
  }
  const Game& m_game;
  const State& m_state;
};

/// A building action at the obelisk or pyramid is offered as a union of targets.
bool offersBuilding(const Game& game, const State& state, const Options& options,
                    const Build& entry) {
  const auto turn = buildTurn(state);
  if (!turn || turn->site != entry.site || options.onTurn != entry.player) return false;
  const auto payment = std::ranges::find_if(options.payments, [&](const Payment& some) {
    return some.crews == entry.crews && some.strengthCards == entry.strengthCards;
  });
  if (payment == options.payments.end()) return false;
  int price = 0;
  bool any = false;
  for (std::size_t i = 0; i < buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    SpaceSet covered = 0;
    for (const Target& target : options.targets) {
      const bool inside = (target.spaces & ~entry.spaces[i]) == 0;
      if (target.building == building && inside) covered |= target.spaces;
    }
    if (covered != entry.spaces[i]) return false;
    any = any || covered != 0;
    price += valueOf(*game.edition, building, covered, state.tombValues);
  }
  const bool marketFits = entry.market.has_value() == (entry.site == Site::obelisk);
  return any && marketFits && price <= payment->strength && price <= options.budget;
}

bool isOffered(const Game& game, const State& state, const Options& options, const Entry& entry) {
  const Entry wanted = Normal(game, state)(entry);
  if (std::ranges::find(options.entries, wanted) != options.entries.end()) return true;
  const Build* build = std::get_if<Build>(&wanted);
  if (build == nullptr || build->site == Site::sphinx) return false;
  if (build->draw + build->unpaid + build->kept > 0) return false;
  return offersBuilding(game, state, options, *build);
}

/// Changes entries a little, so that most are wrong in one way.
class Mutator {
public:
  Mutator(const Game& game, std::uint64_t seed) : m_game(game), m_random(seed) {}

  Entry operator()(Entry entry) {
    const auto changes = 1 + below(2);
    for (std::size_t i = 0; i < changes; ++i) {
      std::visit([&](auto& what) { change(what); }, entry);
    }
    return entry;
  }
  std::size_t below(std::size_t bound) { return m_random() % bound; }

private:
  template <class Value> Value some(std::size_t bound) { return static_cast<Value>(below(bound)); }
  Player somePlayer() { return some<Player>(static_cast<std::size_t>(m_game.players)); }

  void change(Choices& choices) {
    switch (below(3)) {
    case 0: choices.crewCount = some<std::uint8_t>(3); break;
    case 1: choices.crews[below(2)] = some<Crew>(crewCount); break;
    default: choices.ring = some<Ring>(3); break;
    }
  }
  void change(PlaceShip& entry) {
    switch (below(7)) {
    case 0: entry.player = somePlayer(); break;
    case 1: entry.stop = some<std::uint8_t>(m_game.edition->river.size()); break;
    case 2: entry.space = below(2) == 0 ? reserveSpace : some<std::uint8_t>(5); break;
    case 3: entry.doubled = !entry.doubled; break;
    case 4: entry.second = !entry.second; break;
    case 5:
      entry.card = below(2) == 0 ? unnamed : some<std::uint8_t>(m_game.edition->cardNames.size());
      break;
    default: change(entry.choices); break;
    }
  }
  void change(TakeLeftover& entry) {
    if (below(2) == 0) change(entry.choices);
    if (below(2) == 0) entry.stop = some<std::uint8_t>(m_game.edition->river.size());
  }
  void change(Pass& entry) { entry.player = somePlayer(); }
  void change(Feed& entry) {
    if (entry.only == noPlayer) return;
    FeedHelp& help = entry.help[entry.only];
    switch (below(3)) {
    case 0: help.grain4 = !help.grain4; break;
    case 1: help.stones = some<std::uint8_t>(6); break;
    default: std::swap(help, entry.help[entry.only = somePlayer()]); break;
    }
  }
  void change(Build& entry) {
    switch (below(9)) {
    case 0: entry.player = somePlayer(); break;
    case 1: entry.crews = some<CrewSet>(16); break;
    case 2: entry.draw = some<std::uint8_t>(7); break;
    case 3: entry.kept = some<std::uint8_t>(4); break;
    case 4: entry.unpaid = some<std::uint8_t>(4); break;
    case 5: entry.site = some<Site>(siteCount); break;
    case 6: entry.market = below(2) == 0 ? std::optional<Market>() : some<Market>(2); break;
    case 7: entry.reserveCard = !entry.reserveCard; break;
    default: {
      const std::size_t building = below(buildingCount);
      const BuildingPlan& plan = m_game.edition->buildings[building];
      entry.spaces[building] ^= spaceBit(some<int>(std::min<std::size_t>(plan.count, 8)));
    }
    }
  }
  void change(DeclineBuild& entry) {
    entry.player = somePlayer();
    entry.site = some<Site>(siteCount);
  }
  void change(PlayCard& entry) {
    switch (below(5)) {
    case 0: entry.player = somePlayer(); break;
    case 1: entry.kind = some<CardKind>(cardKindCount); break;
    case 2: entry.crew = some<Crew>(crewCount); break;
    case 3: entry.amount = some<std::uint8_t>(14); break;
    default: entry.site = some<Site>(siteCount); break;
    }
  }
  void change(FinalScore& entry) {
    entry.player = somePlayer();
    entry.sell = !entry.sell;
  }
  template <class What> void change(What& /*no decisions in it*/) {}

  const Game& m_game;
  std::mt19937_64 m_random;
};

/// A card played for a reserve ship that may build anyway is legal but pointless: not offered.
bool isPointless(const State& state, const Entry& entry) {
  const Build* build = std::get_if<Build>(&entry);
  if (build == nullptr || !build->reserveCard) return false;
  const SiteState& site = state.sites[static_cast<std::size_t>(build->site)];
  const Slot* slot = site.find(build->player);
  return slot != nullptr && isEntitled(site, *slot);
}

} // namespace

class tst_Options : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void legalMeansOffered_data();
  void legalMeansOffered();
  void fieldsAreImprovedOneByOneOrInPairs_CARDIMPROVEFIELD();
  void othersHiddenCardsDoNotShow_SPHINX3();

private:
  Edition m_edition;
};

void tst_Options::initTestCase() {
  auto edition = egizia::shippedEdition("egizia-2009");
  QVERIFY(edition);
  m_edition = *edition;
}

void tst_Options::legalMeansOffered_data() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<int>("players");
  for (int profile = 0; profile < 4; ++profile) {
    for (int players = 2; players <= 4; ++players) {
      QTest::addRow("%s, %d players", profileNames[static_cast<std::size_t>(profile)].data(),
                    players)
          << profile << players;
    }
  }
}

void tst_Options::legalMeansOffered() {
  QFETCH(int, profile);
  QFETCH(int, players);
  const Game game{.edition = &m_edition,
                  .options = optionsOf(static_cast<Profile>(profile)),
                  .players = players};
  Options options;
  Effects effects;
  int legal = 0;
  int refused = 0;
  for (std::uint64_t seed = 0; seed < 15; ++seed) {
    State state = setUp(game);
    RandomGame table(game, seed % 2 == 0 ? Naming::asEarly : Naming::asLate, seed);
    Mutator mutate(game, seed);
    std::vector<Entry> pool;
    while (const std::optional<Entry> entry = table.next(state, options)) {
      pool.push_back(*entry);
      for (int tries = 0; tries < 30 && !options.entries.empty(); ++tries) {
        const bool fromOptions = mutate.below(3) > 0;
        const std::vector<Entry>& from = fromOptions ? options.entries : pool;
        const Entry tried = mutate(from[mutate.below(from.size())]);
        const bool named = std::holds_alternative<LayOut>(tried) ||
                           std::holds_alternative<NameTombs>(tried) ||
                           std::holds_alternative<NameSphinxCards>(tried);
        if (named || !isWithin(game, tried) || isPointless(state, tried)) continue;
        if (std::holds_alternative<FinalScore>(tried) && options.sphinxToName > 0) continue;
        const Verdict verdict = judge(game, state, tried);
        const bool offered = isOffered(game, state, options, tried);
        if (verdict.legal() != offered) {
          qWarning("seed %d, round %d, phase %d, entry kind %d, %s", static_cast<int>(seed),
                   state.round, static_cast<int>(state.phase), static_cast<int>(tried.index()),
                   verdict.legal() ? "legal" : ruleName(verdict.findings()[0].rule).data());
        }
        QCOMPARE(verdict.legal(), offered);
        ++(offered ? legal : refused);
      }
      enter(game, state, *entry, false, effects);
    }
  }
  // Both sides have really been tried.
  QVERIFY(legal > 1000);
  QVERIFY(refused > 10000);
}

void tst_Options::fieldsAreImprovedOneByOneOrInPairs_CARDIMPROVEFIELD() {
  const Game game{.edition = &m_edition, .options = {}, .players = 2};
  State state = setUp(game);
  state.phase = Phase::feed;
  for (const CardKind kind : {CardKind::fieldBrown, CardKind::fieldYellowGreen}) {
    state.player[0].cards |= cardBit(std::countr_zero(m_edition.kind(kind)));
  }
  const std::size_t fields = 3; // with the start field
  CardSet left = m_edition.kind(CardKind::improveField);
  for (int held = 0; held <= 2; ++held) {
    Options options;
    listOptions(game, state, options);
    std::array<std::size_t, 3> found{};
    for (const Entry& entry : options.entries) {
      const auto* feed = std::get_if<Feed>(&entry);
      if (feed != nullptr && feed->only == 0) ++found[feed->help[0].improveCount];
    }
    QCOMPARE(found[0], std::size_t{1});
    QCOMPARE(found[1], held >= 1 ? fields : 0);
    QCOMPARE(found[2], held >= 2 ? fields * (fields + 1) / 2 : 0); // both on one field too
    const CardSet next = left & (~left + 1);
    state.player[0].cards |= next;
    left &= ~next;
  }
}

// What another player has named for his eyes only must not be told by what is left out.
void tst_Options::othersHiddenCardsDoNotShow_SPHINX3() {
  const Game game{.edition = &m_edition, .options = {}, .players = 2};
  State state = setUp(game);
  state.phase = Phase::final;
  Options sealed;
  listOptions(game, state, sealed);
  QCOMPARE(sealed.onTurn, Player{1}); // highest order tile first
  QCOMPARE(sealed.sphinxToName, std::int16_t{1});
  Options named;
  state.player[0].sphinxNamed = SphinxSet{1} << 3;
  listOptions(game, state, named);
  QCOMPARE(named.nameable, sealed.nameable);
  // Once he has scored, everybody has seen it.
  state.player[0].scored = true;
  listOptions(game, state, named);
  QCOMPARE(named.nameable, sealed.nameable & ~(SphinxSet{1} << 3));
}

NILOMETER_TEST(tst_Options)
#include "tst_options.moc"
