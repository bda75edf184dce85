// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/edition_comparison.h"

#include "engine/record/edition_places.h"
#include "engine/record/json_text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace nilometer::record {
namespace {

/// The key of a member or an element.
std::string inside(const std::string& key, const std::string& name) {
  return key.empty() ? name : key + '.' + name;
}
std::string inside(const std::string& key, std::size_t index) {
  return key + '[' + std::to_string(index) + ']';
}

/// A card in one line: {"card":"CARD-QUARRY","amount":2,…}.
std::string whole(const JsonValue& card) {
  JsonText text;
  text.object();
  const auto add = [&text](const std::string& name, const JsonValue& value) {
    text.key(name).raw(writeJson(isPrinted(value) ? *value.find("value") : value));
  };
  for (const auto& [name, member] : *card.as<JsonObject>()) {
    const auto* list = member.as<JsonArray>();
    if (list == nullptr && name != "id") add(name, member);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
      add(inside(name, i), (*list)[i]);
    }
  }
  return text.endObject().take();
}

const JsonValue* findCard(const JsonArray& cards, std::string_view id) {
  const auto found = std::ranges::find(cards, id, idOf);
  return found == cards.end() ? nullptr : &*found;
}

/// The ids of the cards that both have, as a JSON list.
std::string commonIds(const JsonArray& of, const JsonArray& other) {
  JsonText ids;
  ids.array();
  for (const JsonValue& card : of) {
    if (findCard(other, idOf(card)) != nullptr) ids.value(idOf(card));
  }
  return ids.endArray().take();
}

std::vector<std::string> written(const JsonArray& list) {
  std::vector<std::string> texts(list.size());
  std::transform(list.begin(), list.end(), texts.begin(), writeJson);
  return texts;
}

/// Puts the differences together.
class Comparison {
public:
  explicit Comparison(const EditionForm& form) : m_form(form) {}
  std::vector<EditionDifference> run(const JsonValue& before, const JsonValue& after);

private:
  using Texts = std::vector<std::string>;

  void add(Difference kind, std::string key, std::string before, std::string after) {
    m_found.push_back({kind, std::move(key), std::move(before), std::move(after)});
  }
  void value(const std::string& key, const JsonValue& before, const JsonValue& after);
  void list(const std::string& key, const Texts& before, const Texts& after);
  void row(const Texts& before, const Texts& after);
  [[nodiscard]] Texts namesOf(const Texts& list) const;
  void part(const std::string& key, const JsonValue& before, const JsonValue& after);
  void cards(const std::string& key, const JsonArray& before, const JsonArray& after);
  void card(const std::string& key, const JsonValue& before, const JsonValue& after);

  const EditionForm& m_form;
  std::vector<EditionDifference> m_found;
  std::vector<EditionDifference> m_added; ///< cards
  std::vector<EditionDifference> m_order; ///< of cards
};

// What both ends have in common stays; in between, place stands against place.
void Comparison::list(const std::string& key, const Texts& before, const Texts& after) {
  const std::size_t shorter = std::min(before.size(), after.size());
  const auto atStart = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  const auto first = static_cast<std::size_t>(atStart.first - before.begin());
  std::size_t same = 0;
  while (same < shorter - first &&
         before[before.size() - 1 - same] == after[after.size() - 1 - same])
    ++same;
  for (std::size_t i = first; i < std::max(before.size(), after.size()) - same; ++i) {
    std::string was = i < before.size() - same ? before[i] : std::string();
    std::string is = i < after.size() - same ? after[i] : std::string();
    if (was == is) continue;
    const Difference one = is.empty() ? Difference::removed : Difference::changed;
    add(was.empty() ? Difference::added : one, inside(key, i), std::move(was), std::move(is));
  }
}

/// Of each name its place in the other list, if it stands in the same order there: as many as
/// possible do.
std::vector<std::optional<std::size_t>> stayed(const std::vector<std::string>& a,
                                               const std::vector<std::string>& b) {
  std::vector<std::vector<std::size_t>> length(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1, 0));
  for (std::size_t i = a.size(); i-- > 0;) {
    for (std::size_t j = b.size(); j-- > 0;) {
      length[i][j] =
          a[i] == b[j] ? length[i + 1][j + 1] + 1 : std::max(length[i + 1][j], length[i][j + 1]);
    }
  }
  std::vector<std::optional<std::size_t>> places(a.size());
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i] == b[j])
      places[i++] = j++;
    else
      ++(length[i + 1][j] >= length[i][j + 1] ? i : j);
  }
  return places;
}

/// The text of a JSON string.
std::string unquoted(const std::string& json) {
  return json.substr(1, json.size() - 2);
}

/// Moving one that is only counted renames others, which did not move.
Comparison::Texts Comparison::namesOf(const Texts& list) const {
  Texts names(list.size());
  std::ranges::transform(list, names.begin(), unquoted);
  if (m_form.isCounted != nullptr) std::ranges::replace_if(names, m_form.isCounted, "");
  return names;
}

void Comparison::row(const Texts& before, const Texts& after) {
  const Texts names = namesOf(before);
  const Texts others = namesOf(after);
  const auto places = stayed(names, others);
  std::vector<bool> isKnown(after.size());
  for (const auto& place : places) {
    if (place) isKnown[*place] = true;
  }
  const auto found = [this](Difference kind, const std::string& json, std::string was,
                            std::string is) {
    add(kind, std::string(m_form.row) + '.' + unquoted(json), std::move(was), std::move(is));
  };
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (places[i]) continue;
    std::size_t to = 0;
    while (to < after.size() && (isKnown[to] || others[to] != names[i])) ++to;
    if (to == after.size()) {
      found(Difference::removed, before[i], std::to_string(i + 1), {});
    } else {
      found(Difference::moved, before[i], std::to_string(i + 1), std::to_string(to + 1));
      isKnown[to] = true;
    }
  }
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (!isKnown[i]) found(Difference::added, after[i], {}, std::to_string(i + 1));
  }
}

/// Whether both have the same members, so that they can be compared one by one.
bool sameMembers(const JsonObject& a, const JsonObject& b) {
  return std::ranges::equal(a, b, [](const auto& one, const auto& other) {
    return one.first == other.first && isPrinted(one.second) == isPrinted(other.second);
  });
}

bool hasCards(const JsonArray& list) {
  return !list.empty() && !idOf(list.front()).empty();
}

/// A list of words (crews, parts) has no places to compare.
bool isSet(const JsonArray& list) {
  return std::ranges::all_of(list,
                             [](const JsonValue& one) { return one.as<std::string>() != nullptr; });
}

void Comparison::value(const std::string& key, const JsonValue& before, const JsonValue& after) {
  std::string was = writeJson(before);
  std::string is = writeJson(after);
  if (was == is) return;
  const auto* list = before.as<JsonArray>();
  const auto* otherList = after.as<JsonArray>();
  const auto* object = before.as<JsonObject>();
  const auto* otherObject = after.as<JsonObject>();
  const bool lists = list != nullptr && otherList != nullptr;
  const bool objects = object != nullptr && otherObject != nullptr;
  if (lists && key == m_form.row) {
    row(written(*list), written(*otherList));
  } else if (lists && !isSet(*list)) {
    this->list(key, written(*list), written(*otherList));
  } else if (objects && sameMembers(*object, *otherObject)) {
    for (std::size_t i = 0; i < object->size(); ++i) {
      value(inside(key, (*object)[i].first), (*object)[i].second, (*otherObject)[i].second);
    }
  } else {
    add(Difference::changed, key, std::move(was), std::move(is));
  }
}

// Editions of a game only differ in which cards there are and what they say.
void Comparison::part(const std::string& key, const JsonValue& before, const JsonValue& after) {
  if (isPrinted(before)) return value(key, *before.find("value"), *after.find("value"));
  const auto* list = before.as<JsonArray>();
  const auto* object = before.as<JsonObject>();
  if (list != nullptr && hasCards(*list)) {
    cards(key, *list, *after.as<JsonArray>());
  } else if (list != nullptr) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      part(inside(key, i), (*list)[i], (*after.as<JsonArray>())[i]);
    }
  } else if (object != nullptr) {
    for (const auto& [name, member] : *object) part(inside(key, name), member, *after.find(name));
  } else {
    value(key, before, after);
  }
}

void Comparison::card(const std::string& key, const JsonValue& before, const JsonValue& after) {
  if (sameMembers(*before.as<JsonObject>(), *after.as<JsonObject>()))
    part(key, before, after);
  else // another kind of card
    add(Difference::changed, key, whole(before), whole(after));
}

void Comparison::cards(const std::string& key, const JsonArray& before, const JsonArray& after) {
  const auto keyOf = [&key](const JsonValue& one) { return inside(key, std::string(idOf(one))); };
  for (const JsonValue& one : before) {
    const JsonValue* other = findCard(after, idOf(one));
    if (other == nullptr)
      add(Difference::removed, keyOf(one), whole(one), {});
    else
      card(keyOf(one), one, *other);
  }
  for (const JsonValue& one : after) {
    if (findCard(before, idOf(one)) == nullptr) {
      m_added.push_back({Difference::added, keyOf(one), {}, whole(one)});
    }
  }
  std::string was = commonIds(before, after);
  std::string is = commonIds(after, before);
  if (was != is) m_order.push_back({Difference::changed, key, std::move(was), std::move(is)});
}

std::vector<EditionDifference> Comparison::run(const JsonValue& before, const JsonValue& after) {
  part({}, before, after);
  m_found.insert(m_found.end(), m_added.begin(), m_added.end());
  m_found.insert(m_found.end(), m_order.begin(), m_order.end());
  return std::move(m_found);
}

/// The values of the text.
JsonValue valuesIn(std::string_view text) {
  JsonValue values = *parseJson(text);
  for (const std::string_view head : {"nilometer", "game", "format", "id", "name"}) {
    removeMember(values, head);
  }
  return values;
}

} // namespace

std::vector<EditionDifference> compareTexts(std::string_view before, std::string_view after,
                                            const EditionForm& form) {
  return Comparison(form).run(valuesIn(before), valuesIn(after));
}

} // namespace nilometer::record
