// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/json.h"

#include "engine/record/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>

namespace nilometer::record {
namespace {

/// How far the parser has read.
struct Place {
  const char* at = nullptr;
  bool beyondEnd = false; ///< it asked for a character after the last one
};

/// Walks over the text for the parser and notes the place.
class TextIterator {
public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  TextIterator(const char* at, Place* place) : m_at(at), m_place(place) {}
  reference operator*() const { return *m_at; }
  TextIterator& operator++() {
    m_place->at = ++m_at;
    return *this;
  }
  friend bool operator==(const TextIterator& a, const TextIterator& b) {
    if (a.m_at != b.m_at) return false;
    a.m_place->beyondEnd = true;
    return true;
  }

private:
  const char* m_at;
  Place* m_place;
};

/// Counts lines up to places that never lie before the one asked for last.
class LineCounter {
public:
  LineCounter(const char* begin, int firstLine) : m_counted(begin), m_line(firstLine) {}
  int lineAt(const char* place) {
    if (place > m_counted) {
      m_line += static_cast<int>(std::count(m_counted, place, '\n'));
      m_counted = place;
    }
    return m_line;
  }

private:
  const char* m_counted;
  int m_line;
};

bool isWholeNumber(std::string_view token) {
  return token.find_first_not_of("-0123456789") == std::string_view::npos;
}

/// Whether the parser met a whole number where none may stand. Only its message tells: a number
/// at the end of the text is the one token that needs a look beyond the end to be whole.
bool isUnexpectedNumber(const nlohmann::detail::exception& reason) {
  constexpr std::string_view separator = " - ";
  const std::string_view message = reason.what();
  const std::size_t at = message.find(separator);
  return at != std::string_view::npos &&
         message.substr(at + separator.size()).starts_with("unexpected number literal");
}

std::string hexByte(char byte) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto value = static_cast<unsigned char>(byte);
  return {'0', 'x', digits[value / 16U], digits[value % 16U]};
}

bool isWordCharacter(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The character at `at`, or the word that ends there, as something to show.
std::string wordEndingAt(std::string_view text, std::size_t at) {
  if (static_cast<unsigned char>(text[at]) < 0x20U) return hexByte(text[at]);
  std::size_t first = at;
  while (first > 0 && isWordCharacter(text[first]) && isWordCharacter(text[first - 1])) --first;
  std::size_t end = at + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
  return shortened(text.substr(first, end - first));
}

/// Where one of two equal keys stands, or nullptr. Sorts when an object is large, so that
/// hostile texts stay cheap.
const std::string* findDuplicate(const JsonObject& object) {
  std::vector<const std::string*> keys;
  keys.reserve(object.size());
  for (const auto& member : object) keys.push_back(&member.first);
  const auto less = [](const std::string* a, const std::string* b) { return *a < *b; };
  std::sort(keys.begin(), keys.end(), less);
  const auto equal = [](const std::string* a, const std::string* b) { return *a == *b; };
  const auto twin = std::adjacent_find(keys.begin(), keys.end(), equal);
  return twin == keys.end() ? nullptr : std::max(*twin, *std::next(twin));
}

/// Objects with fewer members are searched for a key at once, larger ones when they end.
constexpr std::size_t manyMembers = 32;
/// Of the outermost object; there is room for so many at once.
constexpr std::size_t usualMembers = 8;

/// Takes the parser's events and builds the value. Returning false stops the parser.
class Builder {
public:
  using Json = nlohmann::json;

  Builder(std::string_view text, int firstLine)
      : m_text(text), m_lines(text.data(), firstLine), m_place{text.data(), false} {}

  Place* place() { return &m_place; }
  [[nodiscard]] ReadError& error() { return m_error; }
  [[nodiscard]] JsonValue& root() { return m_root; }

  // The events of nlohmann::json's SAX interface.
  bool null() { return add(nullptr, 1); }
  bool boolean(bool value) { return add(value, 1); }
  bool number_integer(std::int64_t value) { return add(value, lookahead()); }
  bool number_unsigned(std::uint64_t value) {
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      return refuseNumber(std::to_string(value));
    }
    return add(static_cast<std::int64_t>(value), lookahead());
  }
  bool number_float(double value, const std::string& token) {
    if (isWholeNumber(token)) return refuseNumber(token);
    return add(value, lookahead());
  }
  bool string(std::string& value) { return add(std::move(value), 1); }
  bool binary(Json::binary_t& /*value*/) { return false; }
  bool start_object(std::size_t /*count*/) { return open(JsonObject{}); }
  bool key(std::string& key);
  bool end_object();
  bool start_array(std::size_t /*count*/) { return open(JsonArray{}); }
  bool end_array() { return close(); }
  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& reason);

private:
  struct Open {
    JsonValue value;
    std::string key; ///< of the member being read, in an object
  };

  bool add(JsonValue::Data data, int behind);
  bool attach(JsonValue&& value);
  bool open(JsonValue::Data container);
  bool close();
  bool refuse(ReadFault fault, std::string expected, std::string_view found);
  bool refuseNumber(const std::string& token);
  [[nodiscard]] std::string path() const;
  /// A number is only known to end when the next character was read.
  [[nodiscard]] int lookahead() const { return m_place.beyondEnd ? 1 : 2; }
  /// The line of the character that was read `behind` characters ago (1 = the last one).
  int line(int behind) { return m_lines.lineAt(std::max(m_text.data(), m_place.at - behind)); }

  std::string_view m_text;
  LineCounter m_lines;
  Place m_place;
  std::vector<Open> m_open;
  JsonValue m_root;
  ReadError m_error;
  int m_values = 0;
};

bool Builder::refuse(ReadFault fault, std::string expected, std::string_view found) {
  m_error = {fault, {}, line(1), shortened(path()), std::move(expected), shortened(found)};
  return false;
}

bool Builder::refuseNumber(const std::string& token) {
  const int at = line(lookahead());
  refuse(ReadFault::outOfRange, "a number of at most 64 bits", token);
  m_error.line = at;
  return false;
}

std::string Builder::path() const {
  std::string path;
  for (const Open& open : m_open) {
    if (const JsonArray* array = open.value.as<JsonArray>()) {
      path += '[' + std::to_string(array->size()) + ']';
    } else if (!open.key.empty()) {
      if (!path.empty()) path += '.';
      path += shortened(open.key);
    }
  }
  return path;
}

bool Builder::attach(JsonValue&& value) {
  if (m_open.empty()) {
    m_root = std::move(value);
    return true;
  }
  Open& parent = m_open.back();
  if (JsonArray* array = parent.value.as<JsonArray>()) {
    array->push_back(std::move(value));
  } else {
    parent.value.as<JsonObject>()->emplace_back(std::move(parent.key), std::move(value));
    parent.key.clear();
  }
  return true;
}

bool Builder::add(JsonValue::Data data, int behind) {
  if (++m_values > maxJsonValues) {
    return refuse(ReadFault::tooLarge, std::to_string(maxJsonValues) + " values", {});
  }
  return attach(JsonValue(std::move(data), line(behind)));
}

bool Builder::open(JsonValue::Data container) {
  if (m_open.size() == maxJsonDepth) {
    return refuse(ReadFault::tooDeep, std::to_string(maxJsonDepth) + " levels", {});
  }
  if (++m_values > maxJsonValues) {
    return refuse(ReadFault::tooLarge, std::to_string(maxJsonValues) + " values", {});
  }
  const bool isOutermost = m_open.empty();
  m_open.push_back({JsonValue(std::move(container), line(1)), {}});
  JsonObject* members = m_open.back().value.as<JsonObject>();
  if (isOutermost && members != nullptr) members->reserve(usualMembers);
  return true;
}

bool Builder::close() {
  JsonValue done = std::move(m_open.back().value);
  m_open.pop_back();
  return attach(std::move(done));
}

bool Builder::key(std::string& key) {
  Open& object = m_open.back();
  object.key = std::move(key);
  const JsonObject& members = *object.value.as<JsonObject>();
  if (members.size() >= manyMembers || object.value.find(object.key) == nullptr) return true;
  return refuse(ReadFault::duplicateKey, {}, object.key);
}

bool Builder::end_object() {
  Open& object = m_open.back();
  const JsonObject& members = *object.value.as<JsonObject>();
  if (members.size() > manyMembers) {
    if (const std::string* twin = findDuplicate(members)) {
      object.key = *twin;
      return refuse(ReadFault::duplicateKey, {}, *twin);
    }
  }
  return close();
}

bool Builder::parse_error(std::size_t /*position*/, const std::string& token,
                          const nlohmann::detail::exception& reason) {
  constexpr int numberOverflow = 406;
  if (reason.id == numberOverflow) return refuseNumber(token);
  if (isUnexpectedNumber(reason)) return refuse(ReadFault::notJson, {}, token);
  if (m_place.beyondEnd) return refuse(ReadFault::cutOff, {}, {});
  const auto read = static_cast<std::size_t>(m_place.at - m_text.data());
  return refuse(ReadFault::notJson, {}, wordEndingAt(m_text, read - 1));
}

ReadError textError(std::string_view text, std::size_t at, int firstLine, ReadFault fault,
                    std::string found) {
  LineCounter lines(text.data(), firstLine);
  return {fault, {}, lines.lineAt(text.data() + at), {}, {}, std::move(found)};
}

} // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  const JsonObject* object = as<JsonObject>();
  if (object == nullptr) return nullptr;
  for (const auto& [name, value] : *object) {
    if (name == key) return &value;
  }
  return nullptr;
}

Result<JsonValue> parseJson(std::string_view text, int firstLine) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return ReadError{ReadFault::empty, {}, firstLine, {}, {}, {}};
  }
  // So a file is left that was not on the disk yet when the computer lost its power.
  if (text.find_first_not_of('\0') == std::string_view::npos) {
    return ReadError{ReadFault::empty, {}, firstLine, {}, {}, "zeros"};
  }
  const std::size_t bad = firstBadUtf8(text);
  if (bad != std::string_view::npos) {
    return textError(text, bad, firstLine, ReadFault::notUtf8, hexByte(text[bad]));
  }
  // To the parser a NUL would be the end of the text.
  const std::size_t nul = text.find('\0');
  if (nul != std::string_view::npos) {
    return textError(text, nul, firstLine, ReadFault::notJson, hexByte('\0'));
  }
  Builder builder(text, firstLine);
  const TextIterator begin(text.data(), builder.place());
  const TextIterator end(text.data() + text.size(), builder.place());
  if (!nlohmann::json::sax_parse(begin, end, &builder)) return std::move(builder.error());
  return std::move(builder.root());
}

} // namespace nilometer::record
