// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/id_reader.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/file/entry_names.h"

namespace nilometer::egizia {

using namespace record;

namespace {

/// Adds an element to a set and refuses it if it is there already.
template <class Set> void add(Set& set, Set element, const JsonNode& node) {
  if ((set & element) != 0) node.fail(ReadFault::duplicateKey, "each only once");
  set = static_cast<Set>(set | element);
}

/// The place found, or 0 with a note.
std::size_t known(const std::optional<std::size_t>& found, const JsonNode& node,
                  std::string expected = {}) {
  if (!found) node.fail(ReadFault::unknownId, std::move(expected));
  return found.value_or(0);
}

} // namespace

Player IdReader::player(const JsonNode& node) const {
  return static_cast<Player>(node.id(m_colours));
}

std::uint8_t IdReader::stop(const JsonNode& node) const {
  return static_cast<std::uint8_t>(known(findStop(m_edition, node.text()), node));
}

std::uint8_t IdReader::cardStop(const JsonNode& node) const {
  const std::uint8_t found = stop(node);
  if (node && m_edition.river[found].kind != StopKind::card) {
    node.fail(ReadFault::unknownId, "C1 to C" + std::to_string(m_edition.cardStops));
  }
  return found;
}

CardKind IdReader::playedCard(const JsonNode& node) const {
  std::vector<std::string_view> names;
  names.reserve(playedCards.size());
  for (const PlayedCardName& card : playedCards) names.push_back(card.name);
  return playedCards[node.id(names)].kind;
}

std::uint8_t IdReader::card(const JsonNode& node) const {
  if (!node) return unnamed;
  return static_cast<std::uint8_t>(known(findCardName(m_edition, node.text()), node));
}

std::uint8_t IdReader::buildingSpace(const JsonNode& node) const {
  if (!node) return noSpace;
  if (node.value()->as<std::string>() != nullptr) {
    static_cast<void>(node.id(std::to_array<std::string_view>({reserveName})));
    return reserveSpace;
  }
  return static_cast<std::uint8_t>(node.integer(1, m_edition.spacesPerSite));
}

FieldRef IdReader::field(const JsonNode& node) const {
  FieldRef field;
  JsonNode name = node;
  if (node && node.value()->as<JsonObject>() != nullptr) {
    node.allowOnly({"field", "copy"});
    name = node.member("field");
    if (const JsonNode copy = node.optional("copy")) field.copy = copy.number<std::uint8_t>(1);
  }
  if (name && name.text() != startFieldName) field.name = card(name);
  return field;
}

CrewSet IdReader::crewSet(const JsonNode& node) const {
  CrewSet crews = 0;
  for (std::size_t i = 0; i < node.size(); ++i) {
    add(crews, crewBit(node.at(i).id<Crew>(crewNames)), node.at(i));
  }
  return crews;
}

int IdReader::strengthCard(const JsonNode& node, CardSet listed) const {
  JsonNode name = node;
  JsonNode copy = node;
  const bool object = node && node.value()->as<JsonObject>() != nullptr;
  if (object) {
    node.allowOnly({"card", "copy"});
    name = node.member("card");
    copy = node.member("copy");
  }
  const CardSet alike = cardsNamed(m_edition, card(name)) & m_edition.kind(CardKind::strength);
  if (alike == 0) {
    name.fail(ReadFault::unknownId, "a card that adds strength");
    return 0;
  }
  CardSet left = object ? alike : alike & ~listed;
  if (object) {
    for (auto skip = copy.integer(1, std::popcount(alike)); skip > 1; --skip) left &= left - 1;
  }
  if (left == 0) {
    node.fail(ReadFault::outOfRange, "at most " + std::to_string(std::popcount(alike)));
    return 0;
  }
  return *Bits(left).begin();
}

CardSet IdReader::strengthCards(const JsonNode& node) const {
  CardSet cards = 0;
  for (std::size_t i = 0; i < node.size(); ++i) {
    add(cards, cardBit(strengthCard(node.at(i), cards)), node.at(i));
  }
  return cards;
}

SphinxSet IdReader::sphinxCards(const JsonNode& node) const {
  SphinxSet cards = 0;
  for (std::size_t i = 0; i < node.size(); ++i) {
    const std::size_t card = known(findSphinxCard(m_edition, node.at(i).text()), node.at(i));
    add(cards, SphinxSet{1} << card, node.at(i));
  }
  return cards;
}

std::size_t IdReader::part(const JsonNode& node, Building building) const {
  const BuildingPlan& plan = m_edition.plan(building);
  if (building == Building::pyramid) {
    return static_cast<std::size_t>(node.integer(1, std::ssize(plan.parts))) - 1;
  }
  std::vector<std::string_view> ids;
  for (const BuildingPart& each : plan.parts) ids.push_back(each.id);
  return node.id(ids);
}

int IdReader::space(const JsonNode& node, Building building) const {
  const BuildingPlan& plan = m_edition.plan(building);
  if (building == Building::obelisk || building == Building::tombs) {
    return static_cast<int>(node.integer(1, plan.count)) - 1;
  }
  if (node.size(2, 2) == 0) return 0;
  const BuildingPart& in = plan.parts[part(node.at(0), building)];
  return in.first + static_cast<int>(node.at(1).integer(1, in.count)) - 1;
}

SpaceSet IdReader::spaces(const JsonNode& node, Building building) const {
  SpaceSet set = 0;
  for (std::size_t i = 0; i < node.size(); ++i) {
    add(set, spaceBit(space(node.at(i), building)), node.at(i));
  }
  return set;
}

} // namespace nilometer::egizia
