// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game_rules.h"
#include "engine/pyramidion/options.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <utility>

/// A table for tests of Pyramidion's rules: arranged quickly, entries tried, verdicts as text.
namespace nilometer::pyramidion_test {

using namespace Qt::Literals::StringLiterals;
using namespace nilometer::pyramidion;

inline const QString legal = u"legal"_s; ///< what refusal() says of a legal entry

/// The players of the worked examples by seat.
inline constexpr Player a = 0;
inline constexpr Player b = 1;
inline constexpr Player c = 2;
inline constexpr Player d = 3;

/// Resources in the order camel, wood, food, stone, worker, statue.
[[nodiscard]] constexpr Resources all(std::initializer_list<int> counts) {
  Resources resources;
  std::size_t kind = 0;
  for (const int count : counts) resources.of[kind++] = static_cast<std::int16_t>(count);
  return resources;
}
[[nodiscard]] inline QString say(const Resources& resources) {
  QStringList parts;
  for (const Resource kind : allResources) {
    if (resources[kind] == 0) continue;
    const auto name = resourceNames[at(kind)];
    parts << QString::number(resources[kind]) + u' ' +
                 QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  }
  return parts.isEmpty() ? u"nothing"_s : parts.join(u' ');
}
[[nodiscard]] inline Boat boatOf(std::initializer_list<int> need, int points = 1,
                                 std::uint8_t id = 0) {
  return {all(need), static_cast<std::uint8_t>(points), id};
}
[[nodiscard]] inline Edition bareEdition() {
  Edition edition;
  edition.supply = all({35, 35, 35, 35, 35, 10});
  return edition;
}
[[nodiscard]] inline Markers turned(std::initializer_list<std::pair<int, Resources>> some) {
  Markers markers;
  for (const auto& [value, pictured] : some) {
    markers.turned[markers.count++] = {static_cast<std::uint8_t>(value), pictured};
  }
  return markers;
}

/// A common card as it is played.
[[nodiscard]] inline Play card(Player player, CardKind kind, int influence = 0, int negotiation = 0,
                               int haggling = 0) {
  Play play;
  play.player = player;
  play.card.kind = kind;
  play.card.values = {static_cast<std::uint8_t>(influence), static_cast<std::uint8_t>(negotiation),
                      static_cast<std::uint8_t>(haggling)};
  return play;
}
[[nodiscard]] inline Play basic(Play play) {
  play.card.basic = true;
  return play;
}
[[nodiscard]] inline Play on(Play play, int target) {
  play.deed.target = static_cast<std::uint8_t>(target);
  return play;
}
[[nodiscard]] inline Play ankh(Play play, bool shows = true) {
  play.card.ankh = shows;
  return play;
}
[[nodiscard]] inline Play deity(Player player, Category category) {
  Play play = basic(card(player, CardKind::deity));
  play.category = category;
  return play;
}
[[nodiscard]] inline Play mason(Player player) {
  Play play = card(player, CardKind::stonemason);
  play.deed.raise = true;
  return play;
}

/// A game with its table. States may be arranged freely; the helpers keep them possible.
class PyramidionTable {
public:
  explicit PyramidionTable(int players = 3, const RuleOptions& options = {},
                           Edition copy = bareEdition())
      : edition(std::move(copy)), game{&edition, options, players}, state(setUp(game)) {
    SetUp entry;
    for (int i = 0; i < players; ++i) entry.numbers[at(i)] = static_cast<std::uint8_t>(i + 1);
    enter(entry);
  }
  PyramidionTable(const PyramidionTable&) = delete;
  PyramidionTable& operator=(const PyramidionTable&) = delete;

  Edition edition;
  Game game;
  State state;
  Effects effects;        ///< of the last entry
  table::Outcome outcome; ///< of the last entry

  [[nodiscard]] PlayerState& of(Player player) { return state.of(player); }
  [[nodiscard]] QString has(Player player) const { return say(state.of(player).resources); }
  [[nodiscard]] QString lies(Site site) const { return say(state.on(site).resources); }
  [[nodiscard]] Player torturer(Site site) const { return state.on(site).troop(Troop::torturer); }

  /// Every rule the entry breaks in rule order, "LOAD-4 TURN", or "legal".
  [[nodiscard]] QString refusal(const Entry& entry) const {
    std::vector<RuleId> rules;
    const Verdict verdict = judge(game, state, entry);
    for (const Finding& found : verdict.findings()) rules.push_back(found.rule);
    std::ranges::sort(rules);
    rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
    QStringList names;
    for (const RuleId rule : rules) {
      const auto name = ruleName(rule);
      names << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    return names.isEmpty() ? legal : names.join(u' ');
  }
  bool enter(const Entry& entry) { return take(entry, false); }
  bool anyway(const Entry& entry) { return take(entry, true); }
  [[nodiscard]] bool isPossible() const { return brokenInvariants(game, state) == 0; }
  [[nodiscard]] bool noted(Note note, RuleId rule) const {
    return std::ranges::any_of(
        effects, [&](const Effect& effect) { return isNote(effect, note) && effect.rule == rule; });
  }

  // Arranging.

  void own(Player player, const Resources& now) { set(of(player).resources, now); }
  void lay(Site site, const Resources& now) { set(state.on(site).resources, now); }
  /// The supply holds so many; what is left of the box lies where nobody counts it.
  void leaveInSupply(Resource kind, int count) {
    edition.supply.add(kind, count - state.supply[kind]);
    state.supply.add(kind, count - state.supply[kind]);
  }
  void station(Player player, std::initializer_list<Site> sites, Troop kind = Troop::torturer) {
    for (const Site site : sites) state.on(site).troops[at(kind)] = player;
  }
  void minima(Site site, int influence, int negotiation) {
    state.sheet[at(site)].minima = {static_cast<std::uint8_t>(influence),
                                    static_cast<std::uint8_t>(negotiation)};
  }
  void corner(Site site, std::initializer_list<Resource> kinds) {
    ResourceSet set = 0;
    for (const Resource kind : kinds) include(set, kind);
    state.sheet[at(site)].corner = set;
  }
  /// So many common cards in every hand, the rest in the pile.
  void hands(int common) {
    for (Player player = 0; player < state.players; ++player) {
      of(player).common = static_cast<std::uint8_t>(common);
    }
    state.cardPile = static_cast<std::uint8_t>(commonCount - common * state.players);
  }
  /// Nothing else is activated in this round.
  void closeSitesBut(Site open) {
    for (const Site site : allSites) state.on(site).sundial = site != open;
  }
  /// That site becomes active; everybody has seven common cards.
  void open(Site site, Player by = a) {
    hands(7);
    closeSitesBut(site);
    state.phase = Phase::site;
    state.turn = by;
    QVERIFY2(enter(Activate{by, site, {}}), qPrintable(refusal(Activate{by, site, {}})));
  }
  void openKarnak(const Boat& boat) {
    hands(7);
    closeSitesBut(Site::karnak);
    state.phase = Phase::site;
    state.turn = a;
    QVERIFY(enter(Activate{a, Site::karnak, boat}));
  }
  /// Played one after the other, whosever turn it is.
  void plays(std::initializer_list<Play> cards) {
    for (const Play& play : cards) {
      state.turn = play.player;
      QVERIFY2(enter(play), qPrintable(refusal(play)));
    }
  }
  /// Everybody who is still in passes.
  void passAll() {
    while (state.phase == Phase::play) QVERIFY(enter(Pass{state.turn, {}}));
  }
  /// These boats are in the row, and LOAD begins.
  void beginLoading(std::initializer_list<Boat> boats) {
    state.row = boats;
    state.boatPile = static_cast<std::uint8_t>(boatCount - boats.size());
    effects.clear();
    Changes changes(game, state, effects);
    startLoading(changes);
  }
  /// The player has loaded boats of that many points.
  void loaded(Player player, std::initializer_list<int> points) {
    for (const int value : points) {
      of(player).loaded.push_back(boatOf({1}, value));
      --state.boatPile;
    }
  }
  void endLoading() {
    state.phase = Phase::load;
    effects.clear();
    Changes changes(game, state, effects);
    startEnd(changes);
  }

private:
  void set(Resources& there, const Resources& now) {
    state.supply += there;
    there = now;
    state.supply -= now;
  }
  bool take(const Entry& entry, bool insists) {
    effects.clear();
    outcome = table::enter<Rules>(game, state, entry, insists, effects);
    return outcome.accepted;
  }
};

} // namespace nilometer::pyramidion_test
