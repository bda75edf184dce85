// SPDX-License-Identifier: GPL-3.0-or-later
// Loading boats (LOAD).
#include "engine/pyramidion/turn.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

/// Tries what the troops could fetch, a troop after the other, for what is short.
class PaymentSearch {
public:
  PaymentSearch(const State& state, Player player, const Boat& boat, int place)
      : m_state(state), m_ready(readyTroops(state, player)) {
    m_way.player = player;
    m_way.boat = static_cast<std::uint8_t>(place);
    const Resources& own = state.of(player).resources;
    for (const Resource kind : allResources) {
      // A need for statues is short in full: statues are counted once, at the end.
      const int has = kind == Resource::statue ? 0 : own[kind];
      m_short.add(kind, std::max(0, boat.need[kind] - has));
    }
    m_statues = own[Resource::statue];
  }

  std::optional<Load> find() {
    for (int troops = 0; troops <= troopsOfAKind; ++troops) {
      if (tryFrom(0, troops)) return m_way;
    }
    return std::nullopt;
  }

private:
  bool tryFrom(int site, int troops) {
    if (troops == 0) return payRest();
    for (; site < siteCount; ++site) {
      const auto here = static_cast<Site>(site);
      if (!has(m_ready, here)) continue;
      const auto corner = m_state.sheet[at(here)].corner;
      for (const Resource kind : allResources) {
        const bool shows = !corner || has(*corner, kind);
        const bool helps = kind == Resource::statue || m_short[kind] > 0;
        if (!shows || !helps || m_fetched[kind] >= m_state.supply[kind]) continue; // LOAD-7
        fetch(here, kind, 1);
        const bool found = tryFrom(site + 1, troops - 1);
        if (found) return true;
        fetch(here, kind, -1);
      }
    }
    return false;
  }
  void fetch(Site site, Resource kind, int by) {
    m_fetched.add(kind, by);
    if (kind != Resource::statue) m_short.add(kind, -by);
    m_way.troops[at(site)] = by > 0 ? std::optional(kind) : std::nullopt;
  }
  /// Fetched statues first, then own ones, for whatever is still short.
  bool payRest() {
    int drawn = m_fetched[Resource::statue];
    if (drawn > m_short.total() || m_short.total() - drawn > m_statues) return false;
    m_way.drawnStatues = m_way.statues = {};
    for (const Resource kind : allResources) {
      const int ofDrawn = std::min(drawn, m_short[kind]);
      drawn -= ofDrawn;
      m_way.drawnStatues.add(kind, ofDrawn);
      if (kind != Resource::statue) m_way.statues.add(kind, m_short[kind] - ofDrawn);
    }
    return true;
  }

  const State& m_state;
  SiteSet m_ready;
  Resources m_short;
  Resources m_fetched;
  int m_statues = 0;
  Load m_way;
};

Resources fetchedBy(const Load& entry) {
  Resources fetched;
  for (const auto& kind : entry.troops) {
    if (kind) fetched.add(*kind, 1);
  }
  return fetched;
}

void judgeTroops(const State& state, const Load& entry, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  for (const Site site : allSites) {
    const auto kind = entry.troops[at(site)];
    if (!kind) continue;
    const auto& corner = state.sheet[at(site)].corner;
    const About about{.place = code(site), .thing = code(*kind)};
    if (state.on(site).troop(Troop::torturer) != entry.player) {
      refuse("LOAD-5"_rule, Fault::noTroopThere,
             {.place = about.place, .thing = code(Troop::torturer)});
    } else if (has(state.of(entry.player).usedTroops, site)) {
      refuse("LOAD-5"_rule, Fault::troopUsed, about);
    }
    if (!corner) {
      verdict.add(table::missingValue("LOAD-6"_rule, printedCorner(site)));
    } else if (!has(*corner, *kind)) {
      refuse("LOAD-5"_rule, Fault::notInCorner, about);
    }
  }
}

void judgePayment(const State& state, const Load& entry, const Boat& boat, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  const Resources fetched = fetchedBy(entry);
  if (entry.drawnStatues.total() != fetched[Resource::statue] ||
      entry.statues[Resource::statue] != 0) {
    refuse("ENTRY"_rule, Fault::notSensible);
  }
  const Resources& own = state.of(entry.player).resources;
  const Resources paid = ownPayment(boat, entry);
  for (const Resource kind : allResources) {
    const auto lacks = [&](RuleId rule, Fault fault, int needed, int had) {
      if (needed > had) refuse(rule, fault, {.thing = code(kind), .needed = needed, .had = had});
    };
    const int need = boat.need[kind];
    if (paid[kind] < 0) {
      refuse("LOAD-4"_rule, Fault::paysTooMuch,
             {.thing = code(kind), .needed = need, .had = need - paid[kind]});
    }
    const int needed = paid[kind] + (kind == Resource::statue ? entry.statues.total() : 0);
    lacks("LOAD-4"_rule, Fault::notOwned, needed, own[kind]);
    lacks("LOAD-7"_rule, Fault::supplyLacks, fetched[kind], state.supply[kind]);
  }
}

/// LOAD-2.
Player nextInOrder(const State& state) {
  const auto order = std::span(state.order).first(state.players);
  const auto next = std::ranges::find(order, state.turn) + 1;
  return next == order.end() ? order.front() : *next;
}

void endLoadingOf(Changes& changes, Player player) {
  State& state = changes.state();
  if (state.turn == player) state.turn = nextInOrder(state);
  goOnLoading(changes);
}

} // namespace

const Boat* boatAt(const State& state, Player player, int place) {
  if (place == reservedBoat) {
    return state.reserved && state.reservedBy == player ? &*state.reserved : nullptr;
  }
  return at(place) <= state.row.size() ? &state.row[at(place - 1)] : nullptr;
}

SiteSet readyTroops(const State& state, Player player) {
  return table::setOf<SiteSet>(allSites, [&](Site site) {
    const bool own = state.on(site).troop(Troop::torturer) == player;
    return own && !has(state.of(player).usedTroops, site);
  });
}

std::optional<Load> wayToLoad(const State& state, Player player, int place) {
  const Boat* boat = boatAt(state, player, place);
  if (boat == nullptr) return std::nullopt;
  return PaymentSearch(state, player, *boat, place).find();
}

bool canLoad(const State& state, Player player) {
  for (int place = 0; place <= static_cast<int>(state.row.size()); ++place) {
    if (wayToLoad(state, player, place)) return true;
  }
  return false;
}

Resources ownPayment(const Boat& boat, const Load& entry) {
  Resources paid = boat.need;
  Resources fetched = fetchedBy(entry);
  fetched.of[at(Resource::statue)] = 0; // those are entered by what they stand for
  paid -= fetched;
  paid -= entry.statues;
  return paid -= entry.drawnStatues;
}

SiteSet cornersAsked(const State& state, SiteSet sites) {
  return table::setOf<SiteSet>(allSites, [&](Site site) {
    return has(sites, site) && !has(state.cornersLeft, site) && !state.sheet[at(site)].corner;
  });
}

SiteSet cornersAsked(const State& state) {
  if (state.phase == Phase::load) return cornersAsked(state, readyTroops(state, state.turn));
  return state.phase == Phase::corner ? cornersAsked(state, state.cornersPutOff) : SiteSet{0};
}

void startLoading(Changes& changes) {
  State& state = changes.state();
  state.turn = state.order[0]; // LOAD-1: in the new order
  state.idle = 0;
  goOnLoading(changes);
}

void goOnLoading(Changes& changes) {
  State& state = changes.state();
  // LOAD-9: until all have declined or been skipped in a row, or no boat is left.
  const bool isLeft = !state.row.empty() || state.reserved.has_value();
  for (; isLeft && state.idle < state.players; ++state.idle) {
    const bool out = changes.of(state.turn).hasDeclined && !changes.game().options.loadAgain;
    if (!out && canLoad(state, state.turn)) {
      if (state.phase != Phase::load) changes.phase(Phase::load, "LOAD-1"_rule);
      return;
    }
    state.turn = nextInOrder(state);
  }
  startEnd(changes);
}

void judge(const Game& game, const State& state, const Load& entry, Verdict& verdict) {
  const Boat* boat = boatAt(state, entry.player, entry.boat);
  const Refusal refuse(verdict, entry.player);
  if (boat == nullptr) return refuse("LOAD-3"_rule, Fault::noSuchBoat, {.had = entry.boat});
  const bool isOut = state.of(entry.player).hasDeclined && !game.options.loadAgain;
  if (isOut) refuse("LOAD-9"_rule, Fault::declined);
  judgeTroops(state, entry, verdict);
  judgePayment(state, entry, *boat, verdict);
}

void apply(Changes& changes, const Load& entry) {
  State& state = changes.state();
  PlayerState& own = changes.of(entry.player);
  const Boat boat = *boatAt(state, entry.player, entry.boat);
  Resources paid = ownPayment(boat, entry);
  paid.add(Resource::statue, entry.statues.total());
  // What troops fetch comes from the supply and goes straight back.
  changes.move(paid, ownSpot, supplySpot, entry.player, "LOAD-4"_rule, "boats"_printed);
  for (const Site site : allSites) {
    if (entry.troops[at(site)]) include(own.usedTroops, site);
  }
  if (entry.boat == reservedBoat) {
    state.reserved.reset();
    state.reservedBy = noPlayer;
  } else {
    state.row.erase(state.row.begin() + (entry.boat - 1));
  }
  own.loaded.push_back(boat);
  changes.card(entry.player, CardMove::boatLoaded, "LOAD-1"_rule, table::nothing, entry.boat,
               static_cast<int>(own.loaded.size()));
  state.idle = 0;
  endLoadingOf(changes, entry.player);
}

void apply(Changes& changes, const Decline& entry) {
  changes.of(entry.player).hasDeclined = true;
  changes.note(entry.player, Note::declined, "LOAD-9"_rule);
  if (changes.state().turn == entry.player) ++changes.state().idle;
  endLoadingOf(changes, entry.player);
}

void apply(Changes& changes, const TellCorner& entry) {
  State& state = changes.state();
  state.sheet[at(entry.site)].corner = entry.kinds;
  exclude(state.cornersPutOff, entry.site);
  exclude(state.cornersLeft, entry.site);
  changes.note(noPlayer, Note::toldCorner, "LOAD-6"_rule, code(entry.site), 0, entry.kinds);
  // LOAD-8: whoever was asked may have nothing to load any more.
  if (state.phase == Phase::load) goOnLoading(changes);
  if (state.phase == Phase::corner) goOnEnding(changes);
}

} // namespace nilometer::pyramidion
