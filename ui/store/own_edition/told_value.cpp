// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/own_edition/told_value.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

using record::EditionDocument;
using record::JsonArray;
using record::JsonObject;
using record::JsonValue;

bool isNothing(const JsonValue& value) {
  const auto* number = value.as<std::int64_t>();
  const auto* flag = value.as<bool>();
  const auto* members = value.as<JsonObject>();
  return (number != nullptr && *number == 0) || (flag != nullptr && !*flag) ||
         (members != nullptr && members->empty());
}

/// Without what may as well be left out, such as none of a kind, in one order.
JsonValue plain(const JsonValue& value) {
  const auto* members = value.as<JsonObject>();
  if (members == nullptr) return value;
  JsonObject kept;
  for (const auto& [name, member] : *members) {
    JsonValue inner = plain(member);
    if (!isNothing(inner)) kept.emplace_back(name, std::move(inner));
  }
  std::ranges::sort(kept, {}, &JsonObject::value_type::first);
  return JsonValue(std::move(kept));
}

/// What two things are compared by, and what may be open of them.
struct Shown {
  std::string all;
  std::string open; ///< empty: not read
};
Shown shown(const JsonValue& thing, std::string_view open) {
  Shown shown;
  JsonValue rest = thing;
  if (auto* const members = rest.as<JsonObject>(); members != nullptr && !open.empty()) {
    const auto found = std::ranges::find(*members, open, &JsonObject::value_type::first);
    if (found != members->end()) {
      shown.open = record::writeJson(found->second);
      members->erase(found);
    }
  }
  shown.all = record::writeJson(plain(rest));
  return shown;
}

const JsonArray& listAt(const EditionDocument& copy, const std::string& place) {
  static const JsonArray none;
  const JsonValue* const value = copy.value(place);
  const auto* const list = value == nullptr ? nullptr : value->as<JsonArray>();
  return list == nullptr ? none : *list;
}

/// The first such thing in the list; its end if there is none.
template <class Fits>
std::size_t find(const JsonArray& list, const ToldValue& told, const Fits& fits) {
  const Shown wanted = shown(told.value, told.open);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (record::isHalfRead(list[i])) continue;
    const Shown there = shown(list[i], told.open);
    if (there.all == wanted.all && fits(there.open, wanted.open)) return i;
  }
  return list.size();
}
/// How many there are like it, whatever is open.
std::ptrdiff_t countLike(const JsonArray& list, const ToldValue& told) {
  const std::string wanted = shown(told.value, told.open).all;
  return std::ranges::count_if(list, [&](const JsonValue& thing) {
    return !record::isHalfRead(thing) && shown(thing, told.open).all == wanted;
  });
}
bool saysAsMuch(const std::string& there, const std::string& told) {
  return told.empty() || there == told;
}
bool saysTheSame(const std::string& there, const std::string& told) {
  return there == told;
}
bool saysLess(const std::string& there, const std::string& /*told*/) {
  return there.empty();
}

} // namespace

bool isTold(const EditionDocument& copy, const ToldValue& told) {
  if (told.listed) {
    const JsonArray& list = listAt(copy, told.place);
    return find(list, told, saysAsMuch) < list.size();
  }
  const JsonValue* const value = copy.value(told.place);
  return value != nullptr && record::writeJson(*value) == record::writeJson(told.value);
}

bool tell(EditionDocument& copy, const ToldValue& told) {
  if (!told.listed) return copy.set(told.place, told.value);
  if (isTold(copy, told)) return true;
  const JsonArray& list = listAt(copy, told.place);
  const std::size_t less = find(list, told, saysLess);
  if (less < list.size()) {
    JsonArray more = list;
    more[less] = told.value;
    return copy.set(told.place, JsonValue(std::move(more)));
  }
  return copy.insert(told.place, list.size(), told.value) ||
         copy.set(told.place, JsonValue(JsonArray{told.value}));
}

bool isAlike(const ToldValue& one, const ToldValue& other) {
  const bool isOneList = one.listed && other.listed && one.place == other.place;
  return isOneList && shown(one.value, one.open).all == shown(other.value, other.open).all;
}

bool putRight(EditionDocument& copy, const ToldValue& wrong, const ToldValue& right) {
  JsonArray list = listAt(copy, wrong.place);
  const std::size_t there = find(list, wrong, saysTheSame);
  if (there == list.size()) return false;
  list[there] = right.value;
  return copy.set(wrong.place, JsonValue(std::move(list)));
}

void takeBack(EditionDocument& copy, const ToldValue& told, const EditionDocument& before) {
  if (!isTold(copy, told)) return;
  if (!told.listed) {
    copy.restore(told.place, before);
    return;
  }
  if (isTold(before, told)) return;
  JsonArray list = listAt(copy, told.place);
  const std::size_t there = find(list, told, saysTheSame);
  if (there == list.size()) return;
  const JsonArray& known = listAt(before, told.place);
  const std::size_t less = find(known, told, saysLess);
  if (less < known.size() && countLike(list, told) <= countLike(known, told)) {
    list[there] = known[less];
    copy.set(told.place, JsonValue(std::move(list)));
  } else if (list.size() > 1) {
    copy.remove(told.place, there);
  } else {
    copy.forget(told.place);
  }
}

} // namespace nilometer::ui
