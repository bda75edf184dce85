// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_document.h"

#include "engine/egizia/file/edition_draft.h"
#include "engine/egizia/file/edition_places.h"
#include "engine/record/file_kind.h"

#include <algorithm>
#include <optional>

namespace nilometer::egizia {
namespace {

using namespace record;

constexpr std::string_view stopsPlace = "river.stops";
constexpr std::string_view confirmedWord =
    provenanceNames[static_cast<std::size_t>(Provenance::confirmed)];
constexpr std::string_view assumedWord =
    provenanceNames[static_cast<std::size_t>(Provenance::assumed)];
constexpr const char* ownCopyReason = "Read off the players' own copy.";

bool isCardGroup(std::string_view name) {
  return name == nileGroup || name == sphinxGroup;
}

/// A text or a part of it: const as the text is.
template <class Value> struct FoundIn {
  Value* value = nullptr;
  Value* printed = nullptr;
};

template <class Value> Value* stepInto(Value& node, const PlaceStep& step) {
  if (!step.name.empty()) return memberOf(node, step.name);
  auto* list = node.template as<JsonArray>();
  return list == nullptr || step.index >= list->size() ? nullptr : &(*list)[step.index];
}

template <class Value> Value* cardOf(Value& group, std::string_view id) {
  auto* cards = group.template as<JsonArray>();
  if (cards == nullptr) return nullptr;
  const auto isIt = [id](const JsonValue& card) { return idOf(card) == id; };
  const auto found = std::find_if(cards->begin(), cards->end(), isIt);
  return found == cards->end() ? nullptr : &*found;
}

template <class Value> FoundIn<Value> findIn(Value& root, std::string_view place) {
  FoundIn<Value> found{&root, nullptr};
  const PlaceSteps steps = placeSteps(place);
  for (std::size_t i = 0; i < steps.size() && found.value != nullptr; ++i) {
    const bool isId = i == 1 && isCardGroup(steps[0].name) && !steps[1].name.empty();
    found.value = isId ? cardOf(*found.value, steps[i].name) : stepInto(*found.value, steps[i]);
    if (found.value != nullptr && found.printed == nullptr && isPrinted(*found.value)) {
      found.printed = found.value;
      found.value = memberOf(*found.value, "value");
    }
  }
  return found.value == nullptr || found.printed == nullptr ? FoundIn<Value>() : found;
}

bool isSaid(const JsonValue& printed, std::string_view provenance) {
  const JsonValue* how = memberOf(printed, "provenance");
  const auto* word = how == nullptr ? nullptr : how->as<std::string>();
  return word != nullptr && *word == provenance;
}

/// The numbers of the value that were compared one by one.
std::vector<std::string> comparedPlaces(const JsonValue& printed) {
  std::vector<std::string> compared;
  const JsonValue* member = memberOf(printed, "compared");
  const auto* list = member == nullptr ? nullptr : member->as<JsonArray>();
  if (list == nullptr) return compared;
  for (const JsonValue& one : *list) {
    if (const auto* place = one.as<std::string>()) compared.push_back(*place);
  }
  return compared;
}

/// Where the number stands inside the printed value: "[2].value".
std::optional<std::string> placeInside(const JsonValue& printed, const JsonValue& number) {
  for (const std::string& place : numberPlaces(*memberOf(printed, "value"))) {
    const JsonValue* node = memberOf(printed, "value");
    const bool startsWithMember = place.starts_with('.');
    for (const PlaceStep& step : placeSteps(std::string_view(place).substr(startsWithMember))) {
      node = node == nullptr ? nullptr : stepInto(*node, step);
    }
    if (node == &number) return place;
  }
  return std::nullopt;
}

/// "C7".
bool isCardStop(const std::string& stop) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return stop.size() > 1 && stop.front() == 'C' &&
         std::all_of(stop.begin() + 1, stop.end(), isDigit);
}

/// Card spaces have no name on the board: they are counted downstream.
void numberCardStops(JsonArray& stops) {
  int number = 0;
  for (JsonValue& stop : stops) {
    const auto* text = stop.as<std::string>();
    if (text != nullptr && isCardStop(*text)) stop = jsonText("C" + std::to_string(++number));
  }
}

} // namespace

Result<EditionDocument> EditionDocument::read(std::string_view text, const std::string& file) {
  Result<JsonValue> parsed = parseJson(text);
  if (!parsed) {
    parsed.error().file = file;
    return unparsed(std::move(parsed.error()), text, editionKind);
  }
  {
    JsonReading reading(*parsed, file);
    readEditionFormat(reading.root());
    if (reading.failed()) return reading.error();
  }
  return EditionDocument(std::move(*parsed));
}

EditionDocument EditionDocument::of(const Edition& edition) {
  return EditionDocument(std::move(*parseJson(writeEdition(edition))));
}

std::string EditionDocument::text() const {
  return layOut(m_root);
}

Result<CheckedEdition> EditionDocument::check() const {
  return readEditionWithFindings(text());
}

EditionDocument::Found EditionDocument::find(std::string_view place) {
  const FoundIn<JsonValue> found = findIn(m_root, place);
  return {found.value, found.printed};
}

const JsonValue* EditionDocument::value(std::string_view place) const {
  return findIn(m_root, place).value;
}

std::string EditionDocument::keyAt(std::string_view where) const {
  const JsonValue* node = &m_root;
  std::string key;
  for (const PlaceStep& step : placeSteps(where)) {
    const auto* list = node->as<JsonArray>();
    if (!step.name.empty()) {
      node = memberOf(*node, step.name);
      key += (key.empty() ? "" : ".") + step.name;
    } else if (list != nullptr && step.index < list->size()) {
      node = &(*list)[step.index];
      const std::string id(idOf(*node));
      key += id.empty() ? '[' + std::to_string(step.index) + ']' : '.' + id;
    } else {
      node = nullptr;
    }
    if (node == nullptr || isPrinted(*node)) break;
  }
  return node == nullptr || key.empty() ? std::string(where) : key;
}

void EditionDocument::useFormat() {
  setMember(m_root, "format", JsonValue(std::int64_t{editionFormatVersion}));
}

void EditionDocument::confirmWhole(JsonValue& printed) {
  setMember(printed, "provenance", jsonText(confirmedWord));
  removeMember(printed, "compared");
}

// Other members that come or go move the value, so it itself comes first.
void EditionDocument::changed(const Found& found, std::string_view place) {
  keepInOrder(found, place);
  confirmWhole(*found.printed);
  setMember(*found.printed, "reason", jsonText(ownCopyReason));
  useFormat();
}

// What comes in is only proposed, and for what goes nobody has looked at its neighbours.
void EditionDocument::rearranged(const Found& found, std::string_view place) {
  if (!isSaid(*found.printed, assumedWord)) return changed(found, place);
  keepInOrder(found, place);
  removeMember(*found.printed, "compared");
}

void EditionDocument::keepInOrder(const Found& found, std::string_view place) {
  if (place != stopsPlace) return;
  if (JsonArray* stops = list(found)) numberCardStops(*stops);
}

JsonArray* EditionDocument::list(const Found& found) {
  return found.value == nullptr ? nullptr : found.value->as<JsonArray>();
}

void EditionDocument::rename(std::string_view id, std::string_view name) {
  setMember(m_root, "id", jsonText(id));
  rename(name);
}

void EditionDocument::rename(std::string_view name) {
  setMember(m_root, "name", jsonText(name));
}

// A member that is not there yet can be set inside a printed value (a deck that had no such card).
bool EditionDocument::set(std::string_view place, JsonValue value) {
  Found found = find(place);
  if (found.value != nullptr) {
    *found.value = std::move(value);
    changed(found, place);
    return true;
  }
  const std::size_t dot = place.rfind('.');
  if (dot == std::string_view::npos) return false;
  found = find(place.substr(0, dot));
  if (found.value == nullptr || found.value->as<JsonObject>() == nullptr) return false;
  if (place.find('[', dot) != std::string_view::npos) return false;
  setMember(*found.value, place.substr(dot + 1), std::move(value));
  changed(found, place);
  return true;
}

bool EditionDocument::set(std::string_view place, int number) {
  return set(place, jsonNumber(number));
}

bool EditionDocument::insert(std::string_view place, std::size_t index, JsonValue value) {
  const Found found = find(place);
  JsonArray* const elements = list(found);
  if (elements == nullptr || index > elements->size()) return false;
  elements->insert(elements->begin() + static_cast<std::ptrdiff_t>(index), std::move(value));
  rearranged(found, place);
  return true;
}

bool EditionDocument::duplicate(std::string_view place, std::size_t index) {
  const JsonArray* const elements = list(find(place));
  if (elements == nullptr || index >= elements->size()) return false;
  return insert(place, index + 1, JsonValue((*elements)[index]));
}

bool EditionDocument::remove(std::string_view place, std::size_t index) {
  const Found found = find(place);
  JsonArray* const elements = list(found);
  if (elements == nullptr || index >= elements->size()) return false;
  elements->erase(elements->begin() + static_cast<std::ptrdiff_t>(index));
  rearranged(found, place);
  return true;
}

bool EditionDocument::move(std::string_view place, std::size_t from, std::size_t to) {
  const Found found = find(place);
  JsonArray* const elements = list(found);
  if (elements == nullptr || from >= elements->size() || to >= elements->size()) return false;
  const auto at = [&](std::size_t i) { return elements->begin() + static_cast<std::ptrdiff_t>(i); };
  if (from < to)
    std::rotate(at(from), at(from + 1), at(to + 1));
  else
    std::rotate(at(to), at(from), at(from + 1));
  rearranged(found, place);
  return true;
}

bool EditionDocument::confirm(std::string_view key) {
  const Found found = find(key);
  if (found.value == nullptr || memberOf(*found.printed, "value") != found.value) return false;
  confirmWhole(*found.printed);
  useFormat();
  return true;
}

bool EditionDocument::confirmNumber(std::string_view place) {
  const Found found = find(place);
  if (found.value == nullptr || found.value->as<std::int64_t>() == nullptr) return false;
  const std::optional<std::string> mine = placeInside(*found.printed, *found.value);
  if (!mine) return false;
  if (isSaid(*found.printed, confirmedWord)) return true;
  std::vector<std::string> compared = comparedPlaces(*found.printed);
  if (std::ranges::find(compared, *mine) == compared.end()) compared.push_back(*mine);
  useFormat();
  const std::vector<std::string> all = numberPlaces(*memberOf(*found.printed, "value"));
  const auto isCompared = [&compared](const std::string& number) {
    return std::ranges::find(compared, number) != compared.end();
  };
  if (std::ranges::all_of(all, isCompared)) {
    confirmWhole(*found.printed);
    return true;
  }
  JsonArray list;
  for (const std::string& number : compared) list.push_back(jsonText(number));
  setMember(*found.printed, "compared", JsonValue(std::move(list)));
  return true;
}

bool EditionDocument::correctNumber(std::string_view place, int number) {
  if (!confirmNumber(place)) return false;
  *find(place).value = jsonNumber(number);
  return true;
}

void EditionDocument::confirm(std::span<const std::string> keys) {
  for (const std::string& key : keys) confirm(key);
}

} // namespace nilometer::egizia
