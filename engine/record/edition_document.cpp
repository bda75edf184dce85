// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/edition_document.h"

#include "engine/record/edition_places.h"
#include "engine/record/edition_reader.h"
#include "engine/record/file_kind.h"

#include <algorithm>
#include <optional>

namespace nilometer::record {
namespace {

using table::Provenance;
using table::provenanceNames;

constexpr std::string_view confirmedWord =
    provenanceNames[static_cast<std::size_t>(Provenance::confirmed)];
constexpr std::string_view assumedWord =
    provenanceNames[static_cast<std::size_t>(Provenance::assumed)];
constexpr std::string_view missingWord =
    provenanceNames[static_cast<std::size_t>(Provenance::missing)];
constexpr const char* ownCopyReason = "Read off the players' own copy.";

/// A text or a part of it: const as the text is.
template <class Value> struct FoundIn {
  Value* value = nullptr;
  Value* printed = nullptr;
};

/// What stands in a list is found by its id or its number.
template <class Value> Value* stepInto(Value& node, const PlaceStep& step) {
  auto* list = node.template as<JsonArray>();
  if (list == nullptr) return step.name.empty() ? nullptr : memberOf(node, step.name);
  if (step.name.empty()) return step.index < list->size() ? &(*list)[step.index] : nullptr;
  const auto isIt = [&step](const JsonValue& one) { return idOf(one) == step.name; };
  const auto found = std::find_if(list->begin(), list->end(), isIt);
  return found == list->end() ? nullptr : &*found;
}

template <class Value> FoundIn<Value> findIn(Value& root, std::string_view place) {
  FoundIn<Value> found{&root, nullptr};
  for (const PlaceStep& step : placeSteps(place)) {
    found.value = stepInto(*found.value, step);
    if (found.value == nullptr) return {};
    if (found.printed == nullptr && isPrinted(*found.value)) {
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

bool isMissing(const JsonValue& printed) {
  return isNull(*memberOf(printed, "value"));
}

/// Somewhere in the text.
bool anyMissing(const JsonValue& node) {
  if (isPrinted(node)) return isMissing(node);
  if (const auto* list = node.as<JsonArray>()) return std::ranges::any_of(*list, anyMissing);
  const auto* members = node.as<JsonObject>();
  return members != nullptr &&
         std::ranges::any_of(*members, [](const auto& one) { return anyMissing(one.second); });
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

} // namespace

bool isHalfRead(const JsonValue& value) {
  const auto* members = value.as<JsonObject>();
  return isNull(value) ||
         (members != nullptr && std::ranges::any_of(*members, [](const auto& member) {
            return isHalfRead(member.second);
          }));
}

Result<EditionDocument> EditionDocument::read(std::string_view text, const EditionForm& form,
                                              const std::string& file) {
  Result<JsonValue> parsed = parseAs(text, editionKind, file);
  if (!parsed) return parsed.error();
  {
    JsonReading reading(*parsed, file);
    readEditionFormat(reading.root(), form.game);
    if (reading.failed()) return reading.error();
  }
  return EditionDocument(std::move(*parsed), form);
}

std::string EditionDocument::text() const {
  return layOut(m_root);
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

/// Something was confirmed or proposed.
void EditionDocument::useFormat() {
  constexpr int withConfirmed = 2;
  setMember(m_root, "format",
            jsonNumber(anyMissing(m_root) ? editionFormatVersion : withConfirmed));
}

void EditionDocument::confirmWhole(JsonValue& printed) {
  setMember(printed, "provenance", jsonText(confirmedWord));
  removeMember(printed, "compared");
}

// Other members that come or go move the value, so it itself comes first.
void EditionDocument::changed(const Found& found, std::string_view place) {
  tidy(found, place);
  confirmWhole(*found.printed);
  setMember(*found.printed, "reason", jsonText(ownCopyReason));
  useFormat();
}

// What comes in is only proposed, and for what goes nobody has looked at its neighbours.
void EditionDocument::rearranged(const Found& found, std::string_view place) {
  if (!isSaid(*found.printed, assumedWord)) return changed(found, place);
  tidy(found, place);
  removeMember(*found.printed, "compared");
}

void EditionDocument::tidy(const Found& found, std::string_view place) const {
  JsonArray* const elements = list(found);
  if (m_form->tidy != nullptr && elements != nullptr) m_form->tidy(place, *elements);
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

bool EditionDocument::forget(std::string_view key) {
  const Found found = find(key);
  if (found.value == nullptr || memberOf(*found.printed, "value") != found.value) return false;
  *found.value = JsonValue();
  setMember(*found.printed, "provenance", jsonText(missingWord));
  removeMember(*found.printed, "compared");
  useFormat();
  return true;
}

bool EditionDocument::restore(std::string_view key, const EditionDocument& from) {
  const Found found = find(key);
  const auto before = findIn(from.m_root, key);
  if (found.value == nullptr || before.value == nullptr) return false;
  if (memberOf(*found.printed, "value") != found.value) return false;
  *found.printed = *before.printed;
  useFormat();
  return true;
}

std::vector<std::string> EditionDocument::cardIds(std::string_view group) const {
  std::vector<std::string> ids;
  const JsonValue* const member = memberOf(m_root, group);
  const auto* const cards = member == nullptr ? nullptr : member->as<JsonArray>();
  if (cards == nullptr) return ids;
  for (const JsonValue& card : *cards) ids.emplace_back(idOf(card));
  return ids;
}

bool EditionDocument::addCard(std::string_view group, JsonValue card) {
  if (memberOf(m_root, group) == nullptr) setMember(m_root, group, JsonValue(JsonArray()));
  auto* const cards = memberOf(m_root, group)->as<JsonArray>();
  if (cards == nullptr) return false;
  cards->push_back(std::move(card));
  useFormat();
  return true;
}

bool EditionDocument::setCard(std::string_view key, JsonObject values) {
  JsonValue* card = &m_root;
  for (const PlaceStep& step : placeSteps(key)) {
    card = card == nullptr ? nullptr : stepInto(*card, step);
  }
  if (card == nullptr || idOf(*card).empty()) return false;
  for (auto& [name, value] : values) setMember(*card, name, std::move(value));
  useFormat();
  return true;
}

bool EditionDocument::removeCard(std::string_view key) {
  const std::size_t dot = key.find('.');
  if (dot == std::string_view::npos) return false;
  JsonValue* const group = memberOf(m_root, key.substr(0, dot));
  auto* const cards = group == nullptr ? nullptr : group->as<JsonArray>();
  if (cards == nullptr) return false;
  const auto isIt = [id = key.substr(dot + 1)](const JsonValue& card) { return idOf(card) == id; };
  return std::erase_if(*cards, isIt) > 0;
}

bool EditionDocument::confirm(std::string_view key) {
  const Found found = find(key);
  if (found.value == nullptr || memberOf(*found.printed, "value") != found.value) return false;
  if (isMissing(*found.printed)) return false;
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
  const Found found = find(place);
  if (found.value != nullptr && isMissing(*found.printed)) return set(place, number);
  if (!confirmNumber(place)) return false;
  *find(place).value = jsonNumber(number);
  return true;
}

bool EditionDocument::enterNumber(std::string_view place, int number) {
  const Found found = find(place);
  const bool alone = found.printed != nullptr && isSaid(*found.printed, assumedWord);
  return (alone && correctNumber(place, number)) || set(place, number);
}

} // namespace nilometer::record
