// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/json_reader.h"

#include "engine/record/utf8.h"

#include <algorithm>
#include <utility>

namespace nilometer::record {
namespace {

/// As many ids as a sentence can name.
constexpr std::size_t fewIds = 12;

std::string rangeText(std::int64_t least, std::int64_t most) {
  return std::to_string(least) + " to " + std::to_string(most);
}

std::string idList(std::span<const std::string_view> ids) {
  std::string list;
  if (ids.size() > fewIds) return list;
  for (const std::string_view id : ids) {
    if (!list.empty()) list += ", ";
    list += id;
  }
  return list;
}

void appendKey(std::string& path, std::string_view key) {
  if (!path.empty()) path += '.';
  path += shortened(key);
}

/// Writes the path from `from` to `to`; false if `to` is not inside.
bool findPath(const JsonValue& from, const JsonValue* to, std::string& path) {
  if (&from == to) return true;
  const std::size_t length = path.size();
  if (const JsonArray* array = from.as<JsonArray>()) {
    for (std::size_t i = 0; i < array->size(); ++i) {
      path += '[' + std::to_string(i) + ']';
      if (findPath((*array)[i], to, path)) return true;
      path.resize(length);
    }
  } else if (const JsonObject* object = from.as<JsonObject>()) {
    for (const auto& [key, value] : *object) {
      appendKey(path, key);
      if (findPath(value, to, path)) return true;
      path.resize(length);
    }
  }
  return false;
}

} // namespace

std::string describe(const JsonValue& value) {
  if (value.as<JsonObject>() != nullptr) return "an object";
  if (value.as<JsonArray>() != nullptr) return "a list";
  if (const std::string* text = value.as<std::string>()) {
    return writeJsonString(shortened(*text));
  }
  return writeJson(value);
}

JsonReading::JsonReading(const JsonValue& root, std::string file)
    : m_root(&root), m_file(std::move(file)) {}

JsonNode JsonReading::root() {
  return {this, m_root};
}

std::string JsonReading::pathOf(const JsonValue* value) const {
  std::string path;
  if (!findPath(*m_root, value, path)) path.clear();
  return path;
}

void JsonReading::fail(const JsonValue* at, std::string_view key, ReadFault fault,
                       std::string expected, std::string_view found) {
  if (m_error) return;
  std::string path = pathOf(at);
  if (!key.empty()) appendKey(path, key);
  m_error =
      ReadError{fault, m_file, at->line(), std::move(path), std::move(expected), shortened(found)};
}

void JsonNode::fail(ReadFault fault, std::string expected, std::string_view found) const {
  if (m_value == nullptr || m_reading->failed()) return;
  m_reading->fail(m_value, {}, fault, std::move(expected),
                  found.empty() ? describe(*m_value) : std::string(found));
}

std::string JsonNode::path() const {
  return m_value == nullptr ? std::string() : m_reading->pathOf(m_value);
}

bool JsonNode::isObject() const {
  if (m_value == nullptr) return false;
  if (m_value->as<JsonObject>() != nullptr) return true;
  fail(ReadFault::wrongType, "an object");
  return false;
}

JsonNode JsonNode::member(std::string_view key) const {
  if (!isObject()) return {m_reading, nullptr};
  const JsonValue* found = m_value->find(key);
  if (found == nullptr) m_reading->fail(m_value, key, ReadFault::missingKey, {}, {});
  return {m_reading, found};
}

JsonNode JsonNode::optional(std::string_view key) const {
  if (!isObject()) return {m_reading, nullptr};
  return {m_reading, m_value->find(key)};
}

void JsonNode::allowOnly(std::span<const std::string_view> keys) const {
  if (!isObject() || m_reading->failed()) return;
  for (const auto& [key, value] : *m_value->as<JsonObject>()) {
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    m_reading->fail(&value, {}, ReadFault::unknownKey, idList(keys), key);
    return;
  }
}

void JsonNode::allowOnlyBefore(std::span<const std::string_view> keys) const {
  std::optional<ReadError> later = std::exchange(m_reading->m_error, std::nullopt);
  allowOnly(keys);
  if (!m_reading->failed()) m_reading->m_error = std::move(later);
}

std::size_t JsonNode::size(std::size_t least, std::size_t most) const {
  if (m_value == nullptr) return 0;
  const JsonArray* array = m_value->as<JsonArray>();
  if (array == nullptr) {
    fail(ReadFault::wrongType, "a list");
    return 0;
  }
  if (array->size() >= least && array->size() <= most) return array->size();
  fail(ReadFault::outOfRange,
       rangeText(static_cast<std::int64_t>(least), static_cast<std::int64_t>(most)) + " elements",
       std::to_string(array->size()));
  return 0;
}

JsonNode JsonNode::at(std::size_t index) const {
  const JsonArray* array = m_value == nullptr ? nullptr : m_value->as<JsonArray>();
  if (array == nullptr || index >= array->size()) return {m_reading, nullptr};
  return {m_reading, &(*array)[index]};
}

std::int64_t JsonNode::integer(std::int64_t least, std::int64_t most) const {
  if (m_value == nullptr) return least;
  const std::int64_t* number = m_value->as<std::int64_t>();
  if (number == nullptr) {
    fail(ReadFault::wrongType, "an integer");
    return least;
  }
  if (*number >= least && *number <= most) return *number;
  fail(ReadFault::outOfRange, rangeText(least, most));
  return least;
}

bool JsonNode::boolean() const {
  if (m_value == nullptr) return false;
  if (const bool* value = m_value->as<bool>()) return *value;
  fail(ReadFault::wrongType, "true or false");
  return false;
}

const std::string& JsonNode::text(std::size_t least, std::size_t most) const {
  static const std::string none;
  if (m_value == nullptr) return none;
  const std::string* text = m_value->as<std::string>();
  if (text == nullptr) {
    fail(ReadFault::wrongType, "a text");
    return none;
  }
  if (text->size() >= least && text->size() <= most) return *text;
  fail(ReadFault::outOfRange,
       rangeText(static_cast<std::int64_t>(least), static_cast<std::int64_t>(most)) +
           " characters");
  return none;
}

std::size_t JsonNode::id(std::span<const std::string_view> ids) const {
  if (m_value == nullptr) return 0;
  const std::string* text = m_value->as<std::string>();
  if (text == nullptr) {
    fail(ReadFault::wrongType, "a text");
    return 0;
  }
  const auto place = std::find(ids.begin(), ids.end(), *text);
  if (place != ids.end()) return static_cast<std::size_t>(place - ids.begin());
  fail(ReadFault::unknownId, idList(ids));
  return 0;
}

} // namespace nilometer::record
