// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed_behind.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/rules.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace nilometer::egizia {

namespace {

/// Keys of Edition::printed or places inside them, such as a single number; one stands for
/// everything below it, too.
using Keys = std::vector<std::string>;

std::string at(std::size_t index) {
  return '[' + std::to_string(index) + ']';
}

constexpr std::array<const char*, buildingCount> plans = {"obelisk.rows", "", "pyramid.rows",
                                                          "temple.spaces"};
constexpr std::array<const char*, 2> markets = {"stoneMarket", "grainMarket"};
constexpr std::array<const char*, 2> steps = {"stoneMarket.steps", "grainMarket.penalties"};

std::string cardKey(const Edition& edition, int name) {
  return "nileCards." + edition.cardNames[static_cast<std::size_t>(name)];
}

void addCards(const Edition& edition, CardSet cards, Keys& keys) {
  for (const int card : Bits(cards)) {
    const std::uint8_t name = edition.nileCards.at(static_cast<std::size_t>(card)).name;
    keys.push_back(cardKey(edition, name) + ".amount");
  }
}

void addFields(const Edition& edition, CardSet cards, Keys& keys) {
  keys.emplace_back("players.startField");
  addCards(edition, cards & edition.fields & ~cardBit(startField), keys);
}

void addTombs(const Edition& edition, CardSet cards, Keys& keys) {
  keys.emplace_back("tombs.bands");
  addCards(edition, cards & edition.kind(CardKind::tomb), keys);
}

void addQuarries(const Edition& edition, CardSet cards, Keys& keys) {
  keys.emplace_back("players.startQuarry");
  addCards(edition, cards & edition.kind(CardKind::quarry), keys);
}

/// What a stone on that space gives. Tombs lie on tiles, which are read off the table.
void addSpace(const Edition& edition, Building building, std::size_t cell, Keys& keys) {
  if (building == Building::tombs) return;
  const std::vector<BuildingPart>& parts = edition.plan(building).parts;
  const auto holds = [cell](const BuildingPart& part) {
    return cell >= part.first && cell < static_cast<std::size_t>(part.first) + part.count;
  };
  const auto part = std::ranges::find_if(parts, holds);
  if (part == parts.end()) return;
  const std::string plan = plans[static_cast<std::size_t>(building)];
  keys.push_back(building == Building::temple
                     ? plan + '.' + part->id + at(cell - part->first)
                     : plan + at(static_cast<std::size_t>(part - parts.begin())) + ".value");
}

void addBuilt(const Edition& edition, std::span<const Effect> entry, Player player, Keys& keys) {
  for (const Effect& effect : entry) {
    if (effect.kind == EffectKind::built && effect.player == player) {
      addSpace(edition, static_cast<Building>(effect.what), effect.detail, keys);
    }
  }
}

/// The steps whose penalty it can have been; the step itself is not among the effects.
void addPenalties(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
                  Keys& keys) {
  const auto hungry = std::ranges::find_if(entry, [&effect](const Effect& other) {
    return other.kind == EffectKind::note && other.rule == effect.rule &&
           other.player == effect.player;
  });
  const int missing = hungry == entry.end() ? 0 : hungry->before - hungry->after;
  const int lost = effect.before - effect.after;
  const std::size_t count = keys.size();
  for (std::size_t i = 0; i < edition.grainPenalties.size(); ++i) {
    if (edition.grainPenalties[i] * missing != lost) continue;
    keys.push_back("grainMarket.penalties" + at(i));
  }
  if (keys.size() == count) keys.emplace_back("grainMarket.penalties");
}

/// The band of a sum and where it begins.
void addBand(const Edition& edition, const Effect& scored, Keys& keys) {
  std::size_t band = 0;
  while (band + 1 < edition.tombBands.size() && scored.before > edition.tombBands[band].upTo)
    ++band;
  const std::string list = "tombs.bands";
  keys.push_back(list + at(band) + ".points");
  if (band + 1 < edition.tombBands.size()) keys.push_back(list + at(band) + ".upTo");
  if (band > 0) keys.push_back(list + at(band - 1) + ".upTo");
}

void addBands(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
              Keys& keys) {
  const auto scored = std::ranges::find_if(entry, [&effect](const Effect& other) {
    return other.kind == EffectKind::note && other.rule == effect.rule &&
           other.player == effect.player;
  });
  if (scored == entry.end())
    keys.emplace_back("tombs.bands");
  else
    addBand(edition, *scored, keys);
}

void addCardsOf(const Edition& edition, std::span<const Effect> entry, Player player, Keys& keys) {
  for (const Effect& effect : entry) {
    if (effect.kind == EffectKind::card && effect.player == player) {
      keys.push_back(cardKey(edition, effect.what));
    }
  }
}

std::string crewEnd(Crew crew) {
  return "players.crewTrackEnd." + std::string(crewNames[static_cast<std::size_t>(crew)]);
}

/// What decides whether and how much a Sphinx card pays.
void addSphinxCard(const Edition& edition, const SphinxCard& card, int fact, CardSet cards,
                   Keys& keys) {
  const std::string key = "sphinxCards." + card.id;
  keys.push_back(key + ".condition");
  switch (card.kind) {
  case SphinxKind::playersOnLast:
    keys.push_back(key + ".points[" + std::to_string(fact) + "]");
    keys.emplace_back(steps[static_cast<std::size_t>(card.market)]);
    return;
  case SphinxKind::built: keys.emplace_back(plans[static_cast<std::size_t>(card.building)]); break;
  case SphinxKind::ownLast:
    for (const int market : Bits(card.markets)) {
      keys.emplace_back(steps[static_cast<std::size_t>(market)]);
    }
    break;
  case SphinxKind::crewStrength:
    // At the end of the track the strength is what is printed there (CREW-1).
    if (fact >= edition.crewTrackEnd[static_cast<std::size_t>(card.crew)]) {
      keys.push_back(crewEnd(card.crew));
    }
    break;
  case SphinxKind::mostField: addFields(edition, cards, keys); break;
  case SphinxKind::mostQuarries: addQuarries(edition, cards, keys); break;
  default: break;
  }
  keys.push_back(key + ".points");
}

Keys keysBehind(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
                CardSet cards) {
  Keys keys;
  const RuleId rule = effect.rule;
  if (rule == "BUILD-8"_rule) addBuilt(edition, entry, effect.player, keys);
  if (rule == "PYR-2"_rule) keys = {"pyramid.rows" + at(effect.what) + ".spaces"};
  if (rule == "BONUS-1"_rule) keys = {"sites.participation"};
  if (rule == "MARKET-3"_rule) keys = {"grainMarket"};
  if (rule == "FEED-3"_rule) {
    addPenalties(edition, entry, effect, keys);
    addFields(edition, cards, keys);
  }
  if (rule == "END-1"_rule)
    keys = {"stoneMarket.steps", "stoneMarket.saleSteps", "stoneMarket.stonesPerPoint"};
  if (rule == "END-2"_rule) {
    addBands(edition, entry, effect, keys);
    addCards(edition, cards & edition.kind(CardKind::tomb), keys);
  }
  if (rule == "END-3"_rule) {
    const bool isNote = effect.kind == EffectKind::note;
    const std::uint8_t index = isNote ? effect.detail : effect.what;
    const auto decided = std::ranges::find_if(entry, [&](const Effect& other) {
      return other.kind == EffectKind::note && other.rule == rule && other.detail == index &&
             other.player == effect.player;
    });
    addSphinxCard(edition, edition.sphinxCards[index], decided->before, cards, keys);
  }
  if (ruleName(rule).starts_with("CARD-")) addCardsOf(edition, entry, effect.player, keys);
  return keys;
}

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
void addInPlay(const Edition& edition, const Effect& effect, Keys& keys) {
  const auto crew = [&effect] { return static_cast<std::size_t>(effect.what); };
  if (effect.kind == EffectKind::strength && effect.after >= edition.crewTrackEnd[crew()]) {
    keys.push_back(crewEnd(static_cast<Crew>(effect.what)));
  }
  if (effect.kind == EffectKind::note && effect.what == static_cast<int>(Note::advanceLost)) {
    keys.push_back(crewEnd(static_cast<Crew>(effect.detail)));
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
std::vector<std::string> openOnes(const Edition& edition, const Keys& places) {
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
  Keys keys;
  addFields(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindQuarries(const Edition& edition, CardSet cards) {
  Keys keys;
  addQuarries(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindFlood(const Edition& edition, CardSet cards) {
  Keys keys = {"grainMarket.penalties"};
  addFields(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindTombs(const Edition& edition, CardSet cards) {
  Keys keys;
  addTombs(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindPlan(const Edition& edition, Building building) {
  return assumedAmong(edition, Keys{plans[static_cast<std::size_t>(building)]});
}

PrintedSet assumedBehindMarket(const Edition& edition, Market market) {
  return assumedAmong(edition, Keys{markets[static_cast<std::size_t>(market)]});
}

PrintedSet assumedBehindSphinxCard(const Edition& edition, int card, int fact, CardSet cards) {
  Keys keys;
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
    behind = assumedAmong(edition, Keys{"stoneMarket.steps", "stoneMarket.saleSteps"});
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
  Keys places;
  for (const Effect& effect : entry) {
    if (effect.player == noPlayer) continue;
    const PlayerState& own = after.player[effect.player];
    if (effect.rule == "FEED-3"_rule && effect.kind == EffectKind::points) {
      // Here the step is known.
      const auto step =
          static_cast<std::size_t>(own.marketStep[static_cast<std::size_t>(Market::grain)]);
      places.push_back("grainMarket.penalties" +
                       at(std::min(step, edition.grainPenalties.size() - 1)));
      addFields(edition, own.cards, places);
      continue;
    }
    const Keys behind = keysBehind(edition, entry, effect, own.cards);
    places.insert(places.end(), behind.begin(), behind.end());
  }
  for (const Effect& effect : entry) {
    if (effect.player != noPlayer) addInPlay(edition, effect, places);
  }
  return openOnes(edition, places);
}

} // namespace nilometer::egizia
