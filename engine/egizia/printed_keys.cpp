// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed_keys.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/rules.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

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

void addCards(const Edition& edition, CardSet cards, PrintedKeys& keys) {
  for (const int card : Bits(cards)) {
    const std::uint8_t name = edition.nileCards.at(static_cast<std::size_t>(card)).name;
    keys.push_back(cardKey(edition, name) + ".amount");
  }
}

/// What a stone on that space gives. Tombs lie on tiles, which are read off the table.
void addSpace(const Edition& edition, Building building, std::size_t cell, PrintedKeys& keys) {
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

void addBuilt(const Edition& edition, std::span<const Effect> entry, Player player,
              PrintedKeys& keys) {
  for (const Effect& effect : entry) {
    if (effect.kind == EffectKind::built && effect.player == player) {
      addSpace(edition, static_cast<Building>(effect.what), effect.detail, keys);
    }
  }
}

/// The steps whose penalty it can have been; the step itself is not among the effects.
void addPenalties(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
                  PrintedKeys& keys) {
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
void addBand(const Edition& edition, const Effect& scored, PrintedKeys& keys) {
  std::size_t band = 0;
  while (band + 1 < edition.tombBands.size() && scored.before > edition.tombBands[band].upTo)
    ++band;
  const std::string list = "tombs.bands";
  keys.push_back(list + at(band) + ".points");
  if (band + 1 < edition.tombBands.size()) keys.push_back(list + at(band) + ".upTo");
  if (band > 0) keys.push_back(list + at(band - 1) + ".upTo");
}

void addBands(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
              PrintedKeys& keys) {
  const auto scored = std::ranges::find_if(entry, [&effect](const Effect& other) {
    return other.kind == EffectKind::note && other.rule == effect.rule &&
           other.player == effect.player;
  });
  if (scored == entry.end())
    keys.emplace_back("tombs.bands");
  else
    addBand(edition, *scored, keys);
}

void addCardsOf(const Edition& edition, std::span<const Effect> entry, Player player,
                PrintedKeys& keys) {
  for (const Effect& effect : entry) {
    if (effect.kind == EffectKind::card && effect.player == player) {
      keys.push_back(cardKey(edition, effect.what));
    }
  }
}

} // namespace

std::string planKey(Building building) {
  return plans[static_cast<std::size_t>(building)];
}

std::string marketKey(Market market) {
  return markets[static_cast<std::size_t>(market)];
}

std::string penaltyKey(std::size_t step) {
  return "grainMarket.penalties" + at(step);
}

void addFields(const Edition& edition, CardSet cards, PrintedKeys& keys) {
  keys.emplace_back("players.startField");
  addCards(edition, cards & edition.fields & ~cardBit(startField), keys);
}

void addTombs(const Edition& edition, CardSet cards, PrintedKeys& keys) {
  keys.emplace_back("tombs.bands");
  addCards(edition, cards & edition.kind(CardKind::tomb), keys);
}

void addQuarries(const Edition& edition, CardSet cards, PrintedKeys& keys) {
  keys.emplace_back("players.startQuarry");
  addCards(edition, cards & edition.kind(CardKind::quarry), keys);
}

std::string crewEndKey(Crew crew) {
  return "players.crewTrackEnd." + std::string(crewNames[static_cast<std::size_t>(crew)]);
}

void addSphinxCard(const Edition& edition, const SphinxCard& card, int fact, CardSet cards,
                   PrintedKeys& keys) {
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
      keys.push_back(crewEndKey(card.crew));
    }
    break;
  case SphinxKind::mostField: addFields(edition, cards, keys); break;
  case SphinxKind::mostQuarries: addQuarries(edition, cards, keys); break;
  default: break;
  }
  keys.push_back(key + ".points");
}

PrintedKeys keysBehind(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
                       CardSet cards) {
  PrintedKeys keys;
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

} // namespace nilometer::egizia
