// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed_behind.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed_keys.h"
#include "engine/egizia/rules.h"

#include <algorithm>
#include <iterator>

namespace nilometer::egizia {

namespace {

bool isBelow(std::string_view key, std::string_view group) {
  if (!key.starts_with(group) || group.empty() || key.ends_with(".decks")) return false;
  return key.size() == group.size() || key[group.size()] == '.' || key[group.size()] == '[';
}

/// Whether nobody has compared what that place names of an assumed value.
bool isOpen(const PrintedValue& value, std::string_view place) {
  if (value.provenance != Provenance::assumed) return false;
  if (isBelow(value.key, place)) return true;
  if (!isBelow(place, value.key)) return false;
  return std::ranges::find(value.compared, place.substr(value.key.size())) == value.compared.end();
}

/// What matters in an entry without moving a score marker.
void addInPlay(const Edition& edition, const Effect& effect, PrintedKeys& keys) {
  const auto crew = [&effect] { return static_cast<std::size_t>(effect.what); };
  if (effect.kind == EffectKind::strength && effect.after >= edition.crewTrackEnd[crew()]) {
    keys.push_back(crewEndKey(static_cast<Crew>(effect.what)));
  }
  if (effect.kind == EffectKind::note && effect.what == static_cast<int>(Note::advanceLost)) {
    keys.push_back(crewEndKey(static_cast<Crew>(effect.detail)));
  }
  const bool isStoneMarket =
      effect.kind == EffectKind::marker && effect.what == static_cast<int>(Marker::stoneMarket);
  if (isStoneMarket && effect.before < effect.after &&
      effect.after + 1 >= edition.stoneMarketSteps) {
    keys.emplace_back("stoneMarket.steps");
  }
  const bool isPyramid =
      effect.kind == EffectKind::built && effect.what == static_cast<int>(Building::pyramid);
  if (isPyramid && effect.detail >= edition.plan(Building::pyramid).parts.front().count) {
    keys.emplace_back("pyramid.support");
  }
}

/// Only those that are open, each once.
std::vector<std::string> openOnes(const Edition& edition, const PrintedKeys& places) {
  std::vector<std::string> open;
  for (const std::string& place : places) {
    const auto covers = [&](const PrintedValue& value) { return isOpen(value, place); };
    if (std::ranges::none_of(edition.printed, covers)) continue;
    if (std::ranges::find(open, place) == open.end()) open.push_back(place);
  }
  return open;
}

} // namespace

void addPrinted(PrintedSet& set, const PrintedSet& more) {
  if (std::ranges::includes(set, more)) return;
  PrintedSet both;
  both.reserve(set.size() + more.size());
  std::ranges::set_union(set, more, std::back_inserter(both));
  set = std::move(both);
}

PrintedSet assumedAmong(const Edition& edition, std::span<const std::string> keys) {
  PrintedSet among;
  for (std::size_t i = 0; i < edition.printed.size(); ++i) {
    const auto covers = [&](const std::string& key) { return isOpen(edition.printed[i], key); };
    if (std::ranges::any_of(keys, covers)) among.push_back(i);
  }
  return among;
}

PrintedSet assumedBehind(const Edition& edition, std::span<const Effect> entry,
                         const Effect& effect, CardSet cards) {
  return assumedAmong(edition, keysBehind(edition, entry, effect, cards));
}

PrintedSet assumedBehindFields(const Edition& edition, CardSet cards) {
  PrintedKeys keys;
  addFields(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindQuarries(const Edition& edition, CardSet cards) {
  PrintedKeys keys;
  addQuarries(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindFlood(const Edition& edition, CardSet cards) {
  PrintedKeys keys = {"grainMarket.penalties"};
  addFields(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindTombs(const Edition& edition, CardSet cards) {
  PrintedKeys keys;
  addTombs(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindPlan(const Edition& edition, Building building) {
  return assumedAmong(edition, PrintedKeys{planKey(building)});
}

PrintedSet assumedBehindMarket(const Edition& edition, Market market) {
  return assumedAmong(edition, PrintedKeys{marketKey(market)});
}

PrintedSet assumedBehindSphinxCard(const Edition& edition, int card, int fact, CardSet cards) {
  PrintedKeys keys;
  addSphinxCard(edition, edition.sphinxCards[static_cast<std::size_t>(card)], fact, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindEnding(const Game& game, const State& state, Player player,
                               SphinxSet sphinx) {
  const Edition& edition = *game.edition;
  PrintedSet behind;
  if (state.player[player].scored) return behind;
  FinalFacts facts = factsOf(game, state);
  for (PlayerFacts& any : facts.player) any.sphinx = 0;
  PlayerFacts& own = facts.player[player];
  own.sphinx = sphinx;
  const bool sells = maySell(game, own);
  if (!sells && own.stones > 0) {
    behind = assumedAmong(edition, PrintedKeys{"stoneMarket.steps", "stoneMarket.saleSteps"});
  }
  table::ScoreTrack track = state.track;
  Effects effects;
  scoreFinal(game, facts, player, sells, track, effects);
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::note) continue;
    addPrinted(behind, assumedBehind(edition, effects, effect, state.player[player].cards));
  }
  return behind;
}

std::vector<std::string> openPlacesBehind(const Edition& edition, std::span<const Effect> entry,
                                          const Effect& effect, CardSet cards) {
  return openOnes(edition, keysBehind(edition, entry, effect, cards));
}

std::vector<std::string> openPlacesIn(const Edition& edition, std::span<const Effect> entry,
                                      const State& after) {
  PrintedKeys places;
  for (const Effect& effect : entry) {
    if (effect.player == noPlayer) continue;
    const PlayerState& own = after.player[effect.player];
    if (effect.rule == "FEED-3"_rule && effect.kind == EffectKind::points) {
      // Here the step is known.
      const auto step =
          static_cast<std::size_t>(own.marketStep[static_cast<std::size_t>(Market::grain)]);
      places.push_back(penaltyKey(std::min(step, edition.grainPenalties.size() - 1)));
      addFields(edition, own.cards, places);
      continue;
    }
    const PrintedKeys behind = keysBehind(edition, entry, effect, own.cards);
    places.insert(places.end(), behind.begin(), behind.end());
  }
  for (const Effect& effect : entry) {
    if (effect.player != noPlayer) addInPlay(edition, effect, places);
  }
  return openOnes(edition, places);
}

} // namespace nilometer::egizia
