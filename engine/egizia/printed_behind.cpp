// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed_behind.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/rules.h"

#include <algorithm>
#include <string>

namespace nilometer::egizia {

namespace {

/// Keys of Edition::printed; one stands for everything below it, too.
using Keys = std::vector<std::string>;

constexpr std::array<const char*, buildingCount> plans = {"obelisk.rows", "", "pyramid.rows",
                                                          "temple.spaces"};
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

void addBuilt(std::span<const Effect> entry, Player player, Keys& keys) {
  for (const Effect& effect : entry) {
    if (effect.kind == EffectKind::built && effect.player == player) {
      keys.emplace_back(plans[effect.what]);
    }
  }
}

void addCardsOf(const Edition& edition, std::span<const Effect> entry, Player player, Keys& keys) {
  for (const Effect& effect : entry) {
    if (effect.kind == EffectKind::card && effect.player == player) {
      keys.push_back(cardKey(edition, effect.what));
    }
  }
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
      keys.emplace_back("players.crewTrackEnd");
    }
    break;
  case SphinxKind::mostField: addFields(edition, cards, keys); break;
  case SphinxKind::mostQuarries:
    keys.emplace_back("players.startQuarry");
    addCards(edition, cards & edition.kind(CardKind::quarry), keys);
    break;
  default: break;
  }
  keys.push_back(key + ".points");
}

Keys keysBehind(const Edition& edition, std::span<const Effect> entry, const Effect& effect,
                CardSet cards) {
  Keys keys;
  const RuleId rule = effect.rule;
  if (rule == "BUILD-8"_rule) addBuilt(entry, effect.player, keys);
  if (rule == "PYR-2"_rule) keys = {"pyramid.rows"};
  if (rule == "BONUS-1"_rule) keys = {"sites.participation"};
  if (rule == "MARKET-3"_rule) keys = {"grainMarket"};
  if (rule == "FEED-3"_rule) {
    keys = {"grainMarket.penalties"};
    addFields(edition, cards, keys);
  }
  if (rule == "END-1"_rule)
    keys = {"stoneMarket.steps", "stoneMarket.saleSteps", "stoneMarket.stonesPerPoint"};
  if (rule == "END-2"_rule) {
    keys = {"tombs.bands"};
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

bool isBelow(const std::string& key, const std::string& group) {
  if (!key.starts_with(group) || group.empty() || key.ends_with(".decks")) return false;
  return key.size() == group.size() || key[group.size()] == '.' || key[group.size()] == '[';
}

} // namespace

std::vector<std::size_t> assumedBehind(const Edition& edition, std::span<const Effect> entry,
                                       const Effect& effect, CardSet cards) {
  std::vector<std::size_t> behind;
  const Keys keys = keysBehind(edition, entry, effect, cards);
  for (std::size_t i = 0; i < edition.printed.size(); ++i) {
    const PrintedValue& value = edition.printed[i];
    if (value.provenance != Provenance::assumed) continue;
    const auto covers = [&](const std::string& key) { return isBelow(value.key, key); };
    if (std::ranges::any_of(keys, covers)) behind.push_back(i);
  }
  return behind;
}

} // namespace nilometer::egizia
