// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/file_kind.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::record {
namespace {

constexpr std::string_view otherKind = "something else";

/// Far more than any file of one value has; a larger one is not looked at for what it is.
constexpr std::size_t maxLookedAt = std::size_t{4} * 1024 * 1024;

std::string_view kindOf(const JsonValue& value) {
  static constexpr auto kinds = std::to_array<std::pair<std::string_view, std::string_view>>(
      {{"game", gameKind}, {"position", positionKind}, {"edition", editionKind}});
  const JsonValue* mark = value.find("nilometer");
  const std::string* word = mark == nullptr ? nullptr : mark->as<std::string>();
  const auto* const found = std::ranges::find_if(
      kinds, [&](const auto& kind) { return word != nullptr && kind.first == *word; });
  return found == kinds.end() ? otherKind : found->second;
}

std::string_view firstLine(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  return text.substr(0, text.find('\n'));
}

} // namespace

bool isKind(const JsonNode& root, std::string_view what) {
  const std::string_view kind = kindOf(*root.value());
  if (kind == what) return true;
  root.fail(ReadFault::notThisKind, std::string(what), kind);
  return false;
}

namespace {

/// As the beginning of a text says it that is damaged or cut off.
std::string gameBeforeDamage(std::string_view text) {
  constexpr std::size_t head = 200;
  constexpr std::string_view key = "\"game\":";
  text = text.substr(0, head);
  const std::size_t at = text.find(key);
  if (at == std::string_view::npos) return {};
  const std::size_t from = text.find_first_not_of(' ', at + key.size());
  if (from == std::string_view::npos || text[from] != '"') return {};
  const std::size_t to = text.find('"', from + 1);
  return to == std::string_view::npos ? std::string()
                                      : std::string(text.substr(from + 1, to - from - 1));
}

} // namespace

std::string gameIn(std::string_view text) {
  if (text.size() > maxLookedAt) text = firstLine(text);
  Result<JsonValue> head = parseJson(firstLine(text));
  if (!head) head = parseJson(text);
  if (!head) return gameBeforeDamage(text);
  const JsonValue* game = head ? head->find("game") : nullptr;
  const std::string* id = game == nullptr ? nullptr : game->as<std::string>();
  return id == nullptr ? std::string() : *id;
}

ReadError unparsed(ReadError error, std::string_view text, std::string_view what) {
  const bool garbled = error.fault == ReadFault::notJson || error.fault == ReadFault::cutOff;
  if (!garbled || text.size() > maxLookedAt) return error;
  const Result<JsonValue> header = parseJson(firstLine(text));
  const bool isGame = header && kindOf(*header) == gameKind;
  const Result<JsonValue> whole = isGame ? header : parseJson(text);
  // A file of the right kind is damaged, whatever can be read of it.
  if (!whole || kindOf(*whole) == what) return error;
  return {.fault = ReadFault::notThisKind,
          .file = std::move(error.file),
          .line = 1,
          .where = {},
          .expected = std::string(what),
          .found = std::string(kindOf(*whole))};
}

Result<JsonValue> parseAs(std::string_view text, std::string_view what, const std::string& file,
                          int firstLine) {
  Result<JsonValue> parsed = parseJson(text, firstLine);
  if (parsed) return parsed;
  parsed.error().file = file;
  return unparsed(std::move(parsed.error()), text, what);
}

} // namespace nilometer::record
