// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/edition_places.h"

#include <algorithm>
#include <charconv>

namespace nilometer::record {

namespace {

constexpr std::size_t indentBy = 2;

/// A number in brackets at the beginning of the text; takes it off.
bool takeIndex(std::string_view& text, std::size_t& index) {
  const std::size_t end = text.find(']');
  if (!text.starts_with('[') || end == std::string_view::npos) return false;
  const char* const last = text.data() + end;
  const auto [stopped, error] = std::from_chars(text.data() + 1, last, index);
  if (error != std::errc() || stopped != last) return false;
  text.remove_prefix(end + 1);
  return true;
}

/// Puts the text of an edition together.
class Layout {
public:
  std::string write(const JsonValue& edition) {
    value(edition);
    return std::move(m_text) + '\n';
  }

private:
  void line() {
    m_text += '\n';
    m_text.append(indentBy * m_depth, ' ');
  }

  void printed(const JsonObject& members) {
    m_text += '{';
    for (const auto& [name, member] : members) {
      if (&name != &members.front().first) m_text += ", ";
      m_text += writeJsonString(name) + ": " + writeJson(member);
    }
    m_text += '}';
  }

  template <class List, class Write>
  void indented(const List& list, char open, char close, Write write) {
    m_text += open;
    ++m_depth;
    bool first = true;
    for (const auto& one : list) {
      if (!first) m_text += ',';
      first = false;
      line();
      write(one);
    }
    --m_depth;
    if (!list.empty()) line();
    m_text += close;
  }

  void value(const JsonValue& node) {
    const auto* members = node.as<JsonObject>();
    const auto* elements = node.as<JsonArray>();
    if (members != nullptr && isPrinted(node)) {
      printed(*members);
    } else if (members != nullptr) {
      indented(*members, '{', '}', [this](const auto& member) {
        m_text += writeJsonString(member.first) + ": ";
        value(member.second);
      });
    } else if (elements != nullptr) {
      indented(*elements, '[', ']', [this](const JsonValue& element) { value(element); });
    } else {
      m_text += writeJson(node);
    }
  }

  std::string m_text;
  std::size_t m_depth = 0;
};

} // namespace

PlaceSteps placeSteps(std::string_view place) {
  PlaceSteps steps;
  bool first = true;
  while (!place.empty()) {
    PlaceStep step;
    if (place.front() == '[') {
      if (!takeIndex(place, step.index)) return {};
    } else {
      if (!first && place.front() != '.') return {};
      if (!first) place.remove_prefix(1);
      step.name = place.substr(0, place.find_first_of(".["));
      if (step.name.empty()) return {};
      place.remove_prefix(step.name.size());
    }
    first = false;
    steps.push_back(std::move(step));
  }
  return steps;
}

JsonValue* memberOf(JsonValue& object, std::string_view name) {
  auto* members = object.as<JsonObject>();
  if (members == nullptr) return nullptr;
  const auto isIt = [name](const auto& member) { return member.first == name; };
  const auto found = std::find_if(members->begin(), members->end(), isIt);
  return found == members->end() ? nullptr : &found->second;
}

const JsonValue* memberOf(const JsonValue& object, std::string_view name) {
  return object.find(name);
}

void setMember(JsonValue& object, std::string_view name, JsonValue value) {
  if (JsonValue* member = memberOf(object, name)) {
    *member = std::move(value);
  } else {
    object.as<JsonObject>()->emplace_back(std::string(name), std::move(value));
  }
}

void removeMember(JsonValue& object, std::string_view name) {
  auto* members = object.as<JsonObject>();
  if (members == nullptr) return;
  std::erase_if(*members, [name](const auto& member) { return member.first == name; });
}

std::string_view idOf(const JsonValue& card) {
  const JsonValue* id = card.find("id");
  const auto* text = id == nullptr ? nullptr : id->as<std::string>();
  return text == nullptr ? std::string_view() : std::string_view(*text);
}

bool isPrinted(const JsonValue& value) {
  return value.find("value") != nullptr && value.find("provenance") != nullptr;
}

std::vector<std::string> numberPlaces(const JsonValue& value) {
  if (value.as<std::int64_t>() != nullptr) return {""};
  std::vector<std::string> places;
  const auto add = [&places](const std::string& step, const JsonValue& inside) {
    for (const std::string& place : numberPlaces(inside)) places.push_back(step + place);
  };
  if (const auto* list = value.as<JsonArray>()) {
    for (std::size_t i = 0; i < list->size(); ++i) add('[' + std::to_string(i) + ']', (*list)[i]);
  }
  if (const auto* members = value.as<JsonObject>()) {
    for (const auto& [name, member] : *members) add('.' + name, member);
  }
  return places;
}

std::string layOut(const JsonValue& edition) {
  return Layout().write(edition);
}

} // namespace nilometer::record
