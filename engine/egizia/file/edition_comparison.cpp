// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_comparison.h"

#include "engine/egizia/file/edition_parts.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

constexpr std::string_view stopsKey = "river.stops";

/// The values of one card, or one value outside the cards.
struct Block {
  std::string id; ///< "nileCards.brown-8", or the key of the value
  bool isCard = false;
  WrittenValues values;
};
using Blocks = std::vector<Block>;

bool isCardKey(std::string_view key) {
  return key.starts_with(std::string(nileGroup) + '.') ||
         key.starts_with(std::string(sphinxGroup) + '.');
}

Blocks blocksOf(const Edition& edition) {
  Blocks blocks;
  for (const WrittenValue& value : editionValues(edition)) {
    const bool isCard = isCardKey(value.key);
    const std::size_t end = value.key.find('.', value.key.find('.') + 1);
    const std::string id = isCard ? value.key.substr(0, end) : value.key;
    if (blocks.empty() || blocks.back().id != id) blocks.push_back({id, isCard, {}});
    blocks.back().values.push_back(value);
  }
  return blocks;
}

/// A card in one line: {"card":"CARD-QUARRY","amount":2,…}.
std::string wholeCard(const Block& block) {
  std::string text;
  for (const WrittenValue& value : block.values) {
    text += (text.empty() ? "{" : ",") + writeJsonString(value.key.substr(block.id.size() + 1)) +
            ':' + value.json;
  }
  return text + '}';
}

std::vector<std::string> written(const JsonArray& list) {
  std::vector<std::string> texts(list.size());
  std::transform(list.begin(), list.end(), texts.begin(), writeJson);
  return texts;
}

/// Puts the differences together.
class Comparison {
public:
  std::vector<EditionDifference> run(const Blocks& before, const Blocks& after);

private:
  using Texts = std::vector<std::string>;

  void add(Difference kind, std::string key, std::string before, std::string after) {
    m_found.push_back({kind, std::move(key), std::move(before), std::move(after)});
  }
  void value(const std::string& key, const JsonValue& before, const JsonValue& after);
  void value(const WrittenValue& before, const WrittenValue& after);
  void list(const std::string& key, const Texts& before, const Texts& after);
  void stops(const Texts& before, const Texts& after);
  void card(const Block& before, const Block& after);
  void order(std::string_view group, const Blocks& before, const Blocks& after);

  std::vector<EditionDifference> m_found;
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
    const std::string place = key + '[' + std::to_string(i) + ']';
    const bool was = i < before.size() - same;
    const bool is = i < after.size() - same;
    if (was && is) {
      if (before[i] != after[i]) add(Difference::changed, place, before[i], after[i]);
    } else {
      add(was ? Difference::removed : Difference::added, place, was ? before[i] : std::string(),
          is ? after[i] : std::string());
    }
  }
}

/// Card spaces look alike: moving one renames others, which did not move.
std::string stopName(const std::string& json) {
  const std::string name = json.substr(1, json.size() - 2);
  return name.front() == 'C' ? "C" : name;
}

/// Which stops stand in the same order in both, as many as possible: true for these.
struct Stayed {
  std::vector<bool> before;
  std::vector<bool> after;
};

Stayed stayed(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::vector<std::size_t>> length(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1, 0));
  for (std::size_t i = a.size(); i-- > 0;) {
    for (std::size_t j = b.size(); j-- > 0;) {
      length[i][j] = stopName(a[i]) == stopName(b[j])
                         ? length[i + 1][j + 1] + 1
                         : std::max(length[i + 1][j], length[i][j + 1]);
    }
  }
  Stayed result{std::vector<bool>(a.size()), std::vector<bool>(b.size())};
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (stopName(a[i]) == stopName(b[j])) {
      result.before[i++] = true;
      result.after[j++] = true;
    } else if (length[i + 1][j] >= length[i][j + 1]) {
      ++i;
    } else {
      ++j;
    }
  }
  return result;
}

void Comparison::stops(const Texts& before, const Texts& after) {
  Stayed same = stayed(before, after);
  const auto keyOf = [](const std::string& stop) {
    return std::string(stopsKey) + '.' + stop.substr(1, stop.size() - 2);
  };
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (same.before[i]) continue;
    std::size_t to = 0;
    while (to < after.size() && (same.after[to] || stopName(after[to]) != stopName(before[i])))
      ++to;
    const bool moved = to < after.size();
    if (moved) same.after[to] = true;
    add(moved ? Difference::moved : Difference::removed, keyOf(before[i]), std::to_string(i + 1),
        moved ? std::to_string(to + 1) : std::string());
  }
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (!same.after[i]) add(Difference::added, keyOf(after[i]), {}, std::to_string(i + 1));
  }
}

/// Whether both have the same members, so that they can be compared one by one.
bool sameMembers(const JsonObject& a, const JsonObject& b) {
  const auto sameName = [](const auto& one, const auto& other) { return one.first == other.first; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameName);
}

/// A list of words (crews, parts) has no places to compare.
bool isSet(const JsonArray& list) {
  return std::all_of(list.begin(), list.end(),
                     [](const JsonValue& one) { return one.as<std::string>() != nullptr; });
}

void Comparison::value(const std::string& key, const JsonValue& before, const JsonValue& after) {
  std::string was = writeJson(before);
  std::string is = writeJson(after);
  if (was == is) return;
  const auto* lists = before.as<JsonArray>();
  const auto* others = after.as<JsonArray>();
  const auto* members = before.as<JsonObject>();
  const auto* otherMembers = after.as<JsonObject>();
  if (lists != nullptr && others != nullptr && key == stopsKey) {
    stops(written(*lists), written(*others));
  } else if (lists != nullptr && others != nullptr && !isSet(*lists)) {
    list(key, written(*lists), written(*others));
  } else if (members != nullptr && otherMembers != nullptr &&
             sameMembers(*members, *otherMembers)) {
    for (std::size_t i = 0; i < members->size(); ++i) {
      const auto& [name, member] = (*members)[i];
      std::string place = key;
      place.append(1, '.').append(name);
      value(place, member, (*otherMembers)[i].second);
    }
  } else {
    add(Difference::changed, key, std::move(was), std::move(is));
  }
}

void Comparison::value(const WrittenValue& before, const WrittenValue& after) {
  if (before.json == after.json) return;
  const Result<JsonValue> was = parseJson(before.json);
  const Result<JsonValue> is = parseJson(after.json);
  if (was && is) value(before.key, *was, *is);
}

void Comparison::card(const Block& before, const Block& after) {
  const auto sameKey = [](const WrittenValue& a, const WrittenValue& b) { return a.key == b.key; };
  const bool alike = std::equal(before.values.begin(), before.values.end(), after.values.begin(),
                                after.values.end(), sameKey);
  if (!alike) { // another kind of card
    add(Difference::changed, before.id, wholeCard(before), wholeCard(after));
    return;
  }
  for (std::size_t i = 0; i < before.values.size(); ++i) {
    value(before.values[i], after.values[i]);
  }
}

/// The ids of the group's cards that both have, as a JSON list.
std::string commonIds(std::string_view group, const Blocks& of, const Blocks& other) {
  JsonArray ids;
  for (const Block& block : of) {
    if (!block.isCard || !block.id.starts_with(group)) continue;
    const auto isIt = [&block](const Block& one) { return one.id == block.id; };
    if (std::any_of(other.begin(), other.end(), isIt)) {
      ids.push_back(jsonText(std::string_view(block.id).substr(group.size() + 1)));
    }
  }
  return writeJson(JsonValue(std::move(ids)));
}

void Comparison::order(std::string_view group, const Blocks& before, const Blocks& after) {
  std::string was = commonIds(group, before, after);
  std::string is = commonIds(group, after, before);
  if (was != is) add(Difference::changed, std::string(group), std::move(was), std::move(is));
}

std::vector<EditionDifference> Comparison::run(const Blocks& before, const Blocks& after) {
  const auto find = [](const Blocks& blocks, const std::string& id) {
    const auto isIt = [&id](const Block& block) { return block.id == id; };
    return std::find_if(blocks.begin(), blocks.end(), isIt);
  };
  for (const Block& block : before) {
    const auto other = find(after, block.id);
    if (other == after.end()) {
      add(Difference::removed, block.id, wholeCard(block), {});
    } else if (block.isCard) {
      card(block, *other);
    } else {
      value(block.values.front(), other->values.front());
    }
  }
  for (const Block& block : after) {
    if (find(before, block.id) == before.end())
      add(Difference::added, block.id, {}, wholeCard(block));
  }
  order(nileGroup, before, after);
  order(sphinxGroup, before, after);
  return std::move(m_found);
}

} // namespace

std::vector<EditionDifference> compareEditions(const Edition& before, const Edition& after) {
  return Comparison().run(blocksOf(before), blocksOf(after));
}

} // namespace nilometer::egizia
