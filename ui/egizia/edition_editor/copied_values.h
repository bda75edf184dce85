// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_document.h"
#include "engine/record/json.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

/// Reading a copy that may make no sense: what is not there is 0 or empty, and no number is large
/// enough to break a drawing.
namespace nilometer::ui {

inline constexpr int largestCopied = 999;

[[nodiscard]] inline int copiedNumber(const record::JsonValue* value) {
  const auto* number = value == nullptr ? nullptr : value->as<std::int64_t>();
  return number == nullptr ? 0
                           : static_cast<int>(std::clamp<std::int64_t>(*number, 0, largestCopied));
}

[[nodiscard]] inline record::JsonValue jsonOf(int number) {
  return record::jsonNumber(number);
}
[[nodiscard]] inline record::JsonValue jsonOf(std::string_view text) {
  return record::JsonValue(std::string(text));
}
[[nodiscard]] inline record::JsonValue
jsonOf(std::initializer_list<std::pair<std::string_view, int>> numbers) {
  record::JsonObject members;
  for (const auto& [name, number] : numbers) members.emplace_back(name, jsonOf(number));
  return record::JsonValue(std::move(members));
}

} // namespace nilometer::ui
