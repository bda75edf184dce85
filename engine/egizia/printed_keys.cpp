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

bool isBelow(std::string_view key, std::string_view group) {
  if (!key.starts_with(group) || group.empty() || key.ends_with(".decks")) return false;
  return key.size() == group.size() || key[group.size()] == '.' || key[group.size()] == '[';
}

std::string cardKey(const Edition& edition, int name) {
  return "nileCards." + edition.cardNames[static_cast<std::size_t>(name)];
}

void addCards(const Edition& edition, CardSet cards, PrintedKeys& keys) {
  for (const int card : Bits(cards)) {
    const std::uint8_t name = edition.nileCards.at(static_cast<std::size_t>(card)).name;
    keys.push_back(cardKey(edition, name) + ".amount");
  }
}

void addBuilt(const Edition& edition, std::span<const Effect> entry, Player player,
              PrintedKeys& keys) {
  for (const Effect& effect : entry) {
    if (effect.kind == EffectKind::built && effect.player == player) {
      addSpace(edition, static_cast<Building>(effect.what), effect.detail, keys);
    }
  }
}

/// The note of the same rule that tells what an effect was worked out from, or nullptr.
const Effect* noteOf(std::span<const Effect> entry, const Effect& effect) {
  const auto note = std::ranges::find_if(entry, [&effect](const Effect& other) {
    return other.kind == EffectKind::note && other.rule == effect.rule &&
           other.player == effect.player;
  });
  return note == entry.end() ? nullptr : &*note;
}

/// The rows a card asks for; of the temple, how many spaces a part of it has is no number.
void addRows(const Edition& edition, const SphinxCard& card, PrintedKeys& keys) {
  const std::string plan = planKey(card.building);
  if (card.building == Building::temple) keys.push_back(plan);
  if (card.building == Building::temple || plan.empty()) return;
  const auto& parts = edition.plan(card.building).parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if ((parts[i].spaces() & card.spaces) != 0) keys.push_back(plan + at(i) + ".spaces");
  }
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

bool isOpen(const PrintedValue& value, std::string_view place) {
  if (value.provenance != Provenance::assumed) return false;
  if (isBelow(value.key, place)) return true;
  if (!isBelow(place, value.key)) return false;
  return std::ranges::find(value.compared, place.substr(value.key.size())) == value.compared.end();
}

std::string planKey(Building building) {
  return plans[static_cast<std::size_t>(building)];
}

std::string marketKey(Market market) {
  return markets[static_cast<std::size_t>(market)];
}

void addSpace(const Edition& edition, Building building, std::size_t cell, PrintedKeys& keys) {
  if (building == Building::tombs) return;
  const std::vector<BuildingPart>& parts = edition.plan(building).parts;
  const auto holds = [cell](const BuildingPart& part) {
    return cell >= part.first && cell < static_cast<std::size_t>(part.first) + part.count;
  };
  const auto part = std::ranges::find_if(parts, holds);
  if (part == parts.end()) return;
  const std::string plan = planKey(building);
  keys.push_back(building == Building::temple
                     ? plan + '.' + part->id + at(cell - part->first)
                     : plan + at(static_cast<std::size_t>(part - parts.begin())) + ".value");
}

std::string penaltyKey(std::size_t step) {
  return "grainMarket.penalties" + at(step);
}

std::string rowKey(std::size_t row) {
  return planKey(Building::pyramid) + at(row) + ".spaces";
}

std::string participationKey(std::size_t step) {
  return "sites.participation" + at(step);
}

void addFields(const Edition& edition, CardSet cards, PrintedKeys& keys) {
  keys.emplace_back("players.startField");
  addCards(edition, cards & edition.fields & ~cardBit(startField), keys);
}

void addBand(const Edition& edition, int sum, PrintedKeys& keys) {
  std::size_t band = 0;
  while (band + 1 < edition.tombBands.size() && sum > edition.tombBands[band].upTo) ++band;
  const std::string list = "tombs.bands";
  keys.push_back(list + at(band) + ".points");
  if (band + 1 < edition.tombBands.size()) keys.push_back(list + at(band) + ".upTo");
  if (band > 0) keys.push_back(list + at(band - 1) + ".upTo");
}

void addTombs(const Edition& edition, CardSet cards, PrintedKeys& keys) {
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
  case SphinxKind::built: addRows(edition, card, keys); break;
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
  if (rule == "PYR-2"_rule) keys = {rowKey(effect.what)};
  if (rule == "BONUS-1"_rule && effect.kind == EffectKind::points) {
    keys = {participationKey(effect.what - std::size_t{1})};
  }
  if (rule == "MARKET-3"_rule) keys = {"grainMarket"};
  if (rule == "FEED-3"_rule) {
    if (const Effect* note = noteOf(entry, effect)) keys.push_back(penaltyKey(note->detail));
    addFields(edition, cards, keys);
  }
  if (rule == "END-1"_rule)
    keys = {"stoneMarket.steps", "stoneMarket.saleSteps", "stoneMarket.stonesPerPoint"};
  if (rule == "END-2"_rule) {
    if (const Effect* note = noteOf(entry, effect)) addBand(edition, note->before, keys);
    addTombs(edition, cards, keys);
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
