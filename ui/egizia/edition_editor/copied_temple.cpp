// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/copied_temple.h"

#include "ui/egizia/edition_editor/copied_values.h"
#include "ui/pages/edition_editor/listed_fields.h"

#include "engine/egizia/building_plans.h"

#include <optional>

namespace nilometer::ui {

using egizia::EditionDocument;
using egizia::templePartNames;
using record::JsonArray;
using record::JsonObject;
using record::JsonValue;

namespace {

constexpr std::string_view orderPlace = "temple.order";

std::optional<std::size_t> partOf(const JsonValue* value) {
  const auto* name = value == nullptr ? nullptr : value->as<std::string>();
  if (name == nullptr) return std::nullopt;
  const auto found = std::ranges::find(templePartNames, std::string_view(*name));
  if (found == templePartNames.end()) return std::nullopt;
  return static_cast<std::size_t>(found - templePartNames.begin());
}

const CopiedPart* find(const CopiedTemple& temple, std::size_t part) {
  const auto found = std::ranges::find(temple, part, &CopiedPart::part);
  return found == temple.end() ? nullptr : &*found;
}

std::vector<int> valuesOf(const EditionDocument& document, std::size_t part) {
  std::vector<int> values;
  for (const JsonValue& value : listIn(document, partPlace(part))) {
    values.push_back(copiedNumber(&value));
  }
  return values;
}

CopiedPart readPart(const EditionDocument& document, const JsonValue& entry, std::size_t part,
                    std::size_t index) {
  CopiedPart read{part, index, {}, valuesOf(document, part)};
  const JsonValue* after = entry.find("after");
  const auto* names = after == nullptr ? nullptr : after->as<JsonArray>();
  if (names == nullptr) return read;
  for (const JsonValue& name : *names) {
    if (const auto before = partOf(&name)) read.after.push_back(*before);
  }
  return read;
}

std::string afterPlace(std::size_t index) {
  return std::string(orderPlace) + '[' + std::to_string(index) + "].after";
}

JsonValue namesOf(const std::vector<std::size_t>& parts) {
  JsonArray names;
  for (const std::size_t part : parts) names.push_back(jsonOf(templePartNames[part]));
  return JsonValue(std::move(names));
}

} // namespace

CopiedTemple copiedTemple(const EditionDocument& document) {
  CopiedTemple temple;
  const JsonArray& order = listIn(document, orderPlace);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto part = partOf(order[i].find("part"));
    if (part && find(temple, *part) == nullptr) {
      temple.push_back(readPart(document, order[i], *part, i));
    }
  }
  return temple;
}

std::vector<std::size_t> missingParts(const CopiedTemple& temple) {
  std::vector<std::size_t> missing;
  for (std::size_t part = 0; part < templePartNames.size(); ++part) {
    if (find(temple, part) == nullptr) missing.push_back(part);
  }
  return missing;
}

int spacesIn(const CopiedTemple& temple) {
  std::size_t spaces = 0;
  for (const CopiedPart& part : temple) spaces += part.values.size();
  return static_cast<int>(spaces);
}

std::string partPlace(std::size_t part) {
  return "temple.spaces." + std::string(templePartNames[part]);
}

egizia::Edition drawnTemple(const CopiedTemple& temple) {
  std::vector<egizia::TemplePart> parts;
  std::size_t left = egizia::maxSpaces;
  for (const CopiedPart& part : temple) {
    const std::size_t shown = std::min(part.values.size(), left);
    egizia::TemplePart drawn{std::string(templePartNames[part.part]), {}, {}};
    for (std::size_t i = 0; i < shown; ++i) {
      drawn.values.push_back(static_cast<std::int16_t>(part.values[i]));
    }
    if (shown == 0 && left > 0) drawn.values.push_back(0);
    left -= drawn.values.size();
    parts.push_back(std::move(drawn));
  }
  egizia::Edition edition;
  egizia::layTemple(edition.buildings[static_cast<std::size_t>(egizia::Building::temple)], parts);
  return edition;
}

CopyChange addSpace(std::size_t part) {
  return [=](EditionDocument& document) {
    if (spacesIn(copiedTemple(document)) >= egizia::maxSpaces) return false;
    const std::vector<int> values = valuesOf(document, part);
    const std::string place = partPlace(part);
    if (values.empty()) return document.set(place, JsonValue(JsonArray{jsonOf(1)}));
    return document.insert(place, values.size(), jsonOf(values.back()));
  };
}

CopyChange removeSpace(std::size_t part) {
  return [=](EditionDocument& document) {
    const std::size_t spaces = valuesOf(document, part).size();
    return spaces > 0 && document.remove(partPlace(part), spaces - 1);
  };
}

CopyChange addPart(std::size_t part) {
  return [=](EditionDocument& document) {
    const bool full = spacesIn(copiedTemple(document)) >= egizia::maxSpaces;
    if (full || find(copiedTemple(document), part) != nullptr) return false;
    JsonObject entry;
    entry.emplace_back("part", jsonOf(templePartNames[part]));
    entry.emplace_back("after", JsonValue(JsonArray()));
    const std::size_t end = listIn(document, orderPlace).size();
    if (!document.insert(orderPlace, end, JsonValue(std::move(entry)))) return false;
    return document.set(partPlace(part), JsonValue(JsonArray{jsonOf(1)}));
  };
}

CopyChange movePart(std::size_t index, std::size_t to) {
  return [=](EditionDocument& document) {
    if (!document.move(orderPlace, index, to)) return false;
    const CopiedTemple temple = copiedTemple(document);
    for (const CopiedPart& part : temple) {
      std::vector<std::size_t> after = part.after;
      std::erase_if(after, [&](std::size_t before) {
        const CopiedPart* other = find(temple, before);
        return other == nullptr || other->index >= part.index;
      });
      if (after.size() < part.after.size()) document.set(afterPlace(part.index), namesOf(after));
    }
    return true;
  };
}

CopyChange setAfter(std::size_t index, const std::vector<int>& parts) {
  return [index, after = std::vector<std::size_t>(parts.begin(), parts.end())](
             EditionDocument& document) { return document.set(afterPlace(index), namesOf(after)); };
}

} // namespace nilometer::ui
