// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/printed_values/asked_game.h"

#include "engine/record/edition_places.h"
#include "engine/record/json.h"

namespace nilometer::ui {

using record::JsonArray;
using record::JsonValue;

std::optional<int> printedNumber(std::span<const table::PrintedValue> printed,
                                 std::string_view place) {
  for (const table::PrintedValue& value : printed) {
    if (!place.starts_with(value.key)) continue;
    std::string_view inside = place.substr(value.key.size());
    if (!inside.empty() && inside.front() != '.' && inside.front() != '[') continue;
    const record::Result<JsonValue> json = record::parseJson(value.value);
    if (!json) return std::nullopt;
    const JsonValue* node = &*json;
    if (inside.starts_with('.')) inside.remove_prefix(1);
    for (const record::PlaceStep& step : record::placeSteps(inside)) {
      const auto* list = node->as<JsonArray>();
      if (!step.name.empty())
        node = node->find(step.name);
      else
        node = list != nullptr && step.index < list->size() ? &(*list)[step.index] : nullptr;
      if (node == nullptr) return std::nullopt;
    }
    const auto* number = node->as<std::int64_t>();
    if (number == nullptr) return std::nullopt;
    return static_cast<int>(*number);
  }
  return std::nullopt;
}

} // namespace nilometer::ui
