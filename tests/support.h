// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support_edition.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/game.h"
#include "engine/egizia/invariants.h"
#include "engine/egizia/options.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <bit>

/// A table for tests of the rules: set up quickly, entries tried, verdicts and effects as text.
namespace nilometer::test {

using namespace Qt::Literals::StringLiterals;

inline const QString legal = u"legal"_s; ///< what refusal() says of a legal entry

/// Seats of the players: a starts with order tile 1, b with 2, …
inline constexpr Player a = 0;
inline constexpr Player b = 1;
inline constexpr Player c = 2;
inline constexpr Player d = 3;

inline constexpr CrewSet blueCrew = crewBit(Crew::blue);
inline constexpr CrewSet blackCrew = crewBit(Crew::black);
inline constexpr CrewSet yellowCrew = crewBit(Crew::yellow);
inline constexpr CrewSet jokerCrew = crewBit(Crew::joker);

template <class T> [[nodiscard]] constexpr std::size_t at(T value) {
  return static_cast<std::size_t>(value);
}
[[nodiscard]] inline QString asText(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// A set of building spaces from their numbers.
[[nodiscard]] inline SpaceSet cells(std::initializer_list<int> numbers) {
  SpaceSet set = 0;
  for (const int number : numbers) set |= spaceBit(number);
  return set;
}

/// Stones on spaces of one building.
struct Cells {
  Building building = Building::obelisk;
  SpaceSet spaces = 0;
};
/// A building action on obelisk and tombs or on pyramid and temple.
[[nodiscard]] inline Build building(Player player, Site site, CrewSet crews,
                                    std::initializer_list<Cells> built,
                                    std::optional<Market> market = {}) {
  Build build;
  build.player = player;
  build.site = site;
  build.crews = crews;
  build.market = market;
  for (const Cells& some : built) build.spaces[at(some.building)] |= some.spaces;
  return build;
}
/// A building action at the Sphinx.
[[nodiscard]] inline Build drawing(Player player, CrewSet crews, int draw, int kept = 0,
                                   int unpaid = 0) {
  Build build;
  build.player = player;
  build.crews = crews;
  build.draw = static_cast<std::uint8_t>(draw);
  build.kept = static_cast<std::uint8_t>(kept);
  build.unpaid = static_cast<std::uint8_t>(unpaid);
  return build;
}

/// One row per profile; fetch with QFETCH(int, profile).
inline void profileRows() {
  QTest::addColumn<int>("profile");
  for (std::size_t i = 0; i < profileNames.size(); ++i) {
    QTest::addRow("%s", profileNames[i].data()) << static_cast<int>(i);
  }
}
/// One row per number of players; fetch with QFETCH(int, players).
inline void playerRows() {
  QTest::addColumn<int>("players");
  for (int players = 2; players <= 4; ++players) {
    QTest::addRow("%d players", players) << players;
  }
}

/// A game with its table. States may be arranged freely; the helpers keep them possible.
class Table {
public:
  explicit Table(const RuleOptions& options, int players = 4,
                 const Edition& edition = rulesEdition())
      : m_edition(edition), game{&edition, options, players, rulesVersion, {}}, state(setUp(game)) {
  }
  explicit Table(Profile profile = Profile::revised, int players = 4,
                 const Edition& edition = rulesEdition())
      : Table(optionsOf(profile), players, edition) {}
  explicit Table(int profile, int players = 4) : Table(static_cast<Profile>(profile), players) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

private:
  const Edition& m_edition;

public:
  Game game;
  State state;
  Effects effects; ///< of the last entry
  Outcome outcome; ///< of the last entry

  [[nodiscard]] const Edition& edition() const { return m_edition; }
  [[nodiscard]] PlayerState& of(Player player) { return state.player[player]; }
  [[nodiscard]] int points(Player player) const { return state.track.points(player); }
  [[nodiscard]] int step(Player player, Market market) const {
    return state.player[player].marketStep[at(market)];
  }
  [[nodiscard]] int last(Market market) const { return m_edition.steps(market) - 1; }
  [[nodiscard]] bool has(Player player, CardKind kind) const {
    return (state.player[player].cards & m_edition.kind(kind)) != 0;
  }

  // Entries.

  /// Every rule the entry breaks in rule order, "SAIL-3 TURN", or "legal".
  [[nodiscard]] QString refusal(const Entry& entry) const {
    std::vector<RuleId> rules;
    const Verdict verdict = judge(game, state, entry);
    for (const Finding& found : verdict.findings()) rules.push_back(found.rule);
    std::ranges::sort(rules);
    rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
    QStringList names;
    for (const RuleId rule : rules) names << asText(ruleName(rule));
    return names.isEmpty() ? legal : names.join(u' ');
  }
  [[nodiscard]] bool breaks(const Entry& entry, RuleId rule) const {
    return judge(game, state, entry).breaks(rule);
  }
  /// The finding of that rule; a default one if the entry does not break it.
  [[nodiscard]] Finding found(const Entry& entry, RuleId rule) const {
    const Verdict verdict = judge(game, state, entry);
    for (const Finding& finding : verdict.findings()) {
      if (finding.rule == rule) return finding;
    }
    return {};
  }
  bool enter(const Entry& entry) { return take(entry, false); }
  bool anyway(const Entry& entry) { return take(entry, true); }
  /// Names of the invariants the last entry would have broken.
  [[nodiscard]] QString impossible() const { return namesOf(outcome.impossible); }
  [[nodiscard]] QString brokenNow() const { return namesOf(brokenInvariants(game, state)); }

  // Effects of the last entry.

  /// One line per effect of that kind: "a FEED-3 10>6", with what moved in between where it
  /// matters.
  [[nodiscard]] QStringList said(EffectKind kind) const {
    QStringList lines;
    for (const Effect& effect : effects) {
      if (effect.kind == kind) lines << line(effect);
    }
    return lines;
  }
  [[nodiscard]] bool noted(Note note, Player player) const {
    return std::ranges::any_of(effects, [&](const Effect& effect) {
      return effect.kind == EffectKind::note && effect.what == at(note) && effect.player == player;
    });
  }
  [[nodiscard]] bool moved(CardKind kind, CardMove move) const {
    return std::ranges::any_of(effects, [&](const Effect& effect) {
      return effect.kind == EffectKind::card && effect.detail == at(move) &&
             effect.what == nameOf(kind);
    });
  }

  // Arranging.

  /// The player holds a card of that kind (the first one with that amount); its index.
  int give(Player player, CardKind kind, int amount = -1) {
    const int card = index(kind, amount);
    of(player).cards |= cardBit(card);
    state.seenCards |= cardBit(card);
    return card;
  }
  /// The first card of that kind, amount and deck nobody has seen yet.
  [[nodiscard]] int index(CardKind kind, int amount = -1, int deck = -1) const {
    for (const int card : Bits(m_edition.kind(kind) & ~state.seenCards)) {
      const NileCard& printed = m_edition.nileCards[at(card)];
      const bool fits = (amount < 0 || printed.amount == amount) &&
                        (deck < 0 || static_cast<int>(printed.deck) == deck);
      if (fits) return card;
    }
    qFatal("no such card left");
  }
  [[nodiscard]] std::uint8_t name(int card) const { return m_edition.nileCards[at(card)].name; }
  [[nodiscard]] std::uint8_t nameOf(CardKind kind) const {
    return name(std::countr_zero(m_edition.kind(kind)));
  }
  [[nodiscard]] SphinxSet sphinx(const char* id) const {
    for (std::size_t i = 0; i < m_edition.sphinxCards.size(); ++i) {
      if (m_edition.sphinxCards[i].id == id) return SphinxSet{1} << i;
    }
    qFatal("no such Sphinx card");
  }
  void keep(Player player, SphinxSet cards) {
    of(player).sphinxNamed |= cards;
    state.sphinxDeck = static_cast<std::int16_t>(state.sphinxDeck + of(player).sphinxHeld -
                                                 std::popcount(of(player).sphinxNamed));
    of(player).sphinxHeld = static_cast<std::int16_t>(std::popcount(of(player).sphinxNamed));
  }
  void crews(Player player, std::array<std::int16_t, crewCount> strengths) {
    of(player).crews = strengths;
  }
  void score(Player player, int points) {
    state.track.move(player, points - state.track.points(player));
  }
  void mark(Player player, Market market, int step) {
    of(player).marketStep[at(market)] = static_cast<std::int16_t>(step);
  }
  void stone(Player player, Building building, SpaceSet spaces) {
    state.stones[at(building)][player] |= spaces;
  }
  /// The open tombs get these values, from the first tomb space on.
  void nameTombs(std::initializer_list<std::uint8_t> values) {
    std::copy(values.begin(), values.end(), state.tombValues.begin());
  }
  /// The player has taken the next tomb tiles, with these values.
  void tombs(Player player, std::initializer_list<std::uint8_t> values) {
    for (const std::uint8_t value : values) {
      const int cell = std::popcount(state.built(Building::tombs));
      state.tombValues[at(cell)] = value;
      state.stones[at(Building::tombs)][player] |= spaceBit(cell);
    }
    state.openedTombs = static_cast<std::uint8_t>(
        std::min<int>(m_edition.plan(Building::tombs).count,
                      m_edition.openTombs + std::popcount(state.built(Building::tombs))));
  }

  // Places.

  [[nodiscard]] std::uint8_t stop(StopKind kind, int index) const {
    for (std::uint8_t i = 0; i < m_edition.river.size(); ++i) {
      if (m_edition.river[i].kind == kind && m_edition.river[i].index == index) return i;
    }
    qFatal("no such stop");
  }
  [[nodiscard]] std::uint8_t stop(RoundSpace space) const {
    return stop(StopKind::round, static_cast<int>(space));
  }
  [[nodiscard]] std::uint8_t stop(Site site) const {
    return stop(StopKind::site, static_cast<int>(site));
  }
  /// Card space C1, C2, …
  [[nodiscard]] std::uint8_t card(int number) const { return stop(StopKind::card, number - 1); }

  /// A ship the player has placed before; at sites in building order.
  void put(Player player, std::uint8_t where, std::uint8_t space = noSpace) {
    PlayerState& own = of(player);
    own.ships[own.shipsPlaced++] = {where, space};
    const Stop& there = m_edition.river[where];
    if (there.kind == StopKind::card) state.river[there.index] = riverEmpty;
    if (there.kind != StopKind::site) return;
    SiteState& site = state.sites[there.index];
    std::uint8_t slot = site.count++;
    for (; slot > 0 && site.slots[slot - 1U].space > space; --slot) {
      site.slots[slot] = site.slots[slot - 1U];
    }
    site.slots[slot] = {.player = player, .space = space};
  }
  void put(Player player, Site site, std::uint8_t space) { put(player, stop(site), space); }
  void put(Player player, RoundSpace space) { put(player, stop(space)); }
  [[nodiscard]] Entry to(Player player, Site site, std::uint8_t space) const {
    return PlaceShip{.player = player, .stop = stop(site), .space = space};
  }
  [[nodiscard]] Entry to(Player player, RoundSpace space) const {
    return PlaceShip{.player = player, .stop = stop(space)};
  }
  /// Takes that card from card space C`number`.
  [[nodiscard]] Entry to(Player player, int number, int taken) const {
    return PlaceShip{.player = player, .stop = card(number), .card = name(taken)};
  }

  // Phases, without what leads there.

  /// SAIL with ten unnamed cards on the river.
  void sail(int round = 1) {
    state.round = static_cast<std::uint8_t>(round);
    state.phase = Phase::lay;
    enter(LayOut{});
  }
  void start(Phase phase) {
    state.phase = phase;
    state.sailTurn = noPlayer;
    state.lastActor = noPlayer;
    state.everyoneOnTurn = phase == Phase::stone || phase == Phase::bonus || phase == Phase::order;
    std::ranges::copy(state.track.fromTheFront(), state.phaseOrder.begin());
  }
  /// SAIL is over as soon as nobody can or wants to: everybody still in it is out.
  void allOut() {
    for (Player player = 0; player < state.players; ++player) of(player).hasPassed = true;
  }

private:
  bool take(const Entry& entry, bool any) {
    effects.clear();
    outcome = egizia::enter(game, state, entry, any, effects);
    return outcome.accepted;
  }
  static QString namesOf(InvariantSet broken) {
    QStringList names;
    for (const int bit : Bits(broken)) names << asText(invariantNames[at(bit)]);
    return names.isEmpty() ? u"none"_s : names.join(u' ');
  }
  static QString whatOf(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::strength:
    case EffectKind::turned: return asText(crewNames[effect.what]) + u' ';
    case EffectKind::marker: {
      constexpr auto names = std::to_array<std::string_view>({"stone", "grain", "ring"});
      return asText(names[effect.what]) + u' ';
    }
    case EffectKind::stock: {
      constexpr auto names = std::to_array<std::string_view>({"stones", "sphinx", "deck"});
      return asText(names[effect.what]) + u' ';
    }
    case EffectKind::built:
      return asText(buildingNames[effect.what]) + u' ' + QString::number(effect.detail) + u' ';
    case EffectKind::piece: return u"stop "_s + QString::number(effect.what) + u' ';
    default: return {};
    }
  }
  static QString line(const Effect& effect) {
    const QString who = effect.player == noPlayer ? u"-"_s : QString(QChar(u'a' + effect.player));
    return who + u' ' + asText(ruleName(effect.rule)) + u' ' + whatOf(effect) +
           QString::number(effect.before) + u'>' + QString::number(effect.after);
  }
};

} // namespace nilometer::test
