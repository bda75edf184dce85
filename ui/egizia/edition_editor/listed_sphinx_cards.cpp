// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/listed_cards.h"

#include <algorithm>
#include <set>

namespace nilometer::ui {

using egizia::Building;
using egizia::BuildingPart;
using egizia::BuildingPlan;
using egizia::Edition;
using egizia::SphinxCard;

namespace {

/// What the file says the card asks for, also what is not there.
std::vector<std::string> askedParts(const egizia::EditionDocument& document,
                                    const std::string& id) {
  std::vector<std::string> ids;
  const record::JsonValue* parts = document.value("sphinxCards." + id + ".condition.parts");
  const auto* list = parts == nullptr ? nullptr : parts->as<record::JsonArray>();
  if (list == nullptr) return ids;
  for (const record::JsonValue& part : *list) {
    if (const auto* text = part.as<std::string>()) ids.push_back(*text);
  }
  return ids;
}

record::JsonArray jsonTexts(const std::vector<std::string>& texts) {
  record::JsonArray list;
  for (const std::string& text : texts) list.emplace_back(text);
  return list;
}

bool has(const BuildingPlan& plan, const std::string& id) {
  return std::ranges::find(plan.parts, id, &BuildingPart::id) != plan.parts.end();
}

} // namespace

std::vector<ListedSphinxGroup> sphinxGroupsOf(const Edition& edition) {
  std::vector<ListedSphinxGroup> groups;
  for (int i = 0; i < text::sphinxGroupCount; ++i) {
    groups.push_back({static_cast<text::SphinxGroup>(i), {}});
  }
  std::set<std::string_view> ids;
  for (std::size_t i = 0; i < edition.sphinxCards.size(); ++i) {
    const SphinxCard& card = edition.sphinxCards[i];
    if (!ids.insert(card.id).second) continue;
    groups[static_cast<std::size_t>(text::sphinxGroup(card))].cards.push_back(i);
  }
  std::erase_if(groups, [](const ListedSphinxGroup& group) { return group.cards.empty(); });
  return groups;
}

bool mayAddSphinxCard(const Edition& edition) {
  return edition.sphinxCards.size() < egizia::maxSphinxCards;
}

bool mayRemoveSphinxCard(const Edition& edition) {
  return edition.sphinxCards.size() > 1;
}

std::vector<BuiltPart> builtParts(const CopyState& copy, std::size_t card) {
  const SphinxCard& asks = editionOf(copy.checked).sphinxCards[card];
  const BuildingPlan& plan = editionOf(copy.checked).plan(asks.building);
  const std::vector<std::string> asked = askedParts(copy.document, asks.id);
  std::vector<BuiltPart> parts;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    const std::string& id = plan.parts[i].id;
    parts.push_back({id, i, std::ranges::find(asked, id) != asked.end()});
  }
  for (const std::string& id : asked) {
    if (!has(plan, id)) parts.push_back({id, std::nullopt, true});
  }
  return parts;
}

CopyChange partsChange(const std::string& key, const std::vector<std::string>& ids) {
  return [key, ids](egizia::EditionDocument& document) {
    return !ids.empty() &&
           document.set(key + ".condition.parts", record::JsonValue(jsonTexts(ids)));
  };
}

CopyChange builtBuildingChange(const Edition& edition, std::size_t card, Building building) {
  const BuildingPlan plan = edition.plan(building);
  return [plan, building, id = edition.sphinxCards[card].id](egizia::EditionDocument& document) {
    std::vector<std::string> ids = askedParts(document, id);
    std::erase_if(ids, [&plan](const std::string& one) { return !has(plan, one); });
    if (ids.empty() && !plan.parts.empty()) ids.push_back(plan.parts.front().id);
    if (ids.empty()) return false;
    const std::string_view name = egizia::buildingNames[static_cast<std::size_t>(building)];
    record::JsonObject members;
    members.emplace_back("kind", record::JsonValue(std::string("built")));
    members.emplace_back("building", record::JsonValue(std::string(name)));
    members.emplace_back("parts", record::JsonValue(jsonTexts(ids)));
    return document.set("sphinxCards." + id + ".condition", record::JsonValue(std::move(members)));
  };
}

} // namespace nilometer::ui
