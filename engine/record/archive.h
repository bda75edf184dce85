// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/json_reader.h"
#include "engine/record/json_text.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// One description of what stands in a file, for reading it, for writing it, and for listing it as
/// JSON Schema says it (tst_schemas holds the schemas that are shipped to it).
///
/// A description is a function `describe(Archive& at, Thing& thing)` that names every key with what
/// it holds, in the order in which they are written. How a value stands there is said by a small
/// type `As` with `read(const JsonNode&)`, which notes what does not fit in the reading,
/// `write(JsonText&, value)`, and `schema(JsonText&)` where not anything fits. A schema is the same
/// for all editions: what one of them bounds further is not in it.
namespace nilometer::record {

/// A way to read and write a value that says in the schema of the file which ones fit. Of a value
/// whose way does not, the schema says nothing: only the reader judges it.
template <class As>
concept ListsSchema = requires(const As& as, JsonText& out) {
  as.schema(out);
};

/// A list of so many values.
template <class As> struct List {
  As as;
  std::size_t most = maxJsonValues;
  std::size_t least = 0;

  using Value = decltype(std::declval<const As&>().read(std::declval<const JsonNode&>()));
  [[nodiscard]] std::vector<Value> read(const JsonNode& node) const {
    std::vector<Value> values;
    const std::size_t count = node.size(least, most);
    for (std::size_t i = 0; i < count; ++i) values.push_back(as.read(node.at(i)));
    return values;
  }
  void write(JsonText& out, std::span<const Value> values) const {
    out.array();
    for (const Value& value : values) as.write(out, value);
    out.endArray();
  }
  void schema(JsonText& out) const requires ListsSchema<As> {
    out.object().member("type", "array");
    if (least > 0) out.member("minItems", static_cast<std::int64_t>(least));
    if (most < maxJsonValues) out.member("maxItems", static_cast<std::int64_t>(most));
    as.schema(out.key("items"));
    out.endObject();
  }
};
template <class As> List(As) -> List<As>;
template <class As> List(As, std::size_t) -> List<As>;
template <class As> List(As, std::size_t, std::size_t) -> List<As>;

/// A JSON object that is being read, written or listed.
class Archive {
public:
  /// What does not fit is noted in the reading of `from`, as JsonNode says.
  explicit Archive(const JsonNode& from) : m_in(from), m_judged(from.failed()) {
    m_keys.reserve(usualKeys);
  }
  /// Into an object that has begun; ending it is left to the caller.
  explicit Archive(JsonText& to) : m_out(&to) {}

  /// Lists the keys as the "properties" of a schema; `needed` are those that must be there.
  Archive(JsonText& properties, std::vector<std::string_view>& needed)
      : m_out(&properties), m_needed(&needed) {}

  [[nodiscard]] bool reads() const { return m_out == nullptr; }
  /// The node that is read. @pre reads()
  [[nodiscard]] const JsonNode& node() const { return *m_in; }
  [[nodiscard]] bool lists() const { return m_needed != nullptr; }
  /// The text that is written. @pre !reads()
  [[nodiscard]] JsonText& out() const { return *m_out; }

  /// A key that must be there.
  template <class T, class As> void needed(std::string_view key, T& value, const As& as) {
    allow(key);
    if (lists())
      list(key, as, true);
    else if (reads())
      value = static_cast<T>(as.read(m_in->member(key)));
    else
      as.write(m_out->key(key), value);
  }
  /// A key that must be there and whose value decides which other keys there may be: an error in it
  /// comes before a key that is not known. A listing goes with the value it has now.
  template <class T, class As> void decides(std::string_view key, T& value, const As& as) {
    if (lists()) {
      m_needed->push_back(key);
      as.write(m_out->key(key).object().key("const"), value);
      m_out->endObject();
      return;
    }
    const bool failed = reads() && m_in->failed();
    needed(key, value, as);
    if (!failed) decided();
  }
  /// A key that is left out where the value is the usual one.
  template <class T, class As>
  void unless(const std::type_identity_t<T>& usual, std::string_view key, T& value, const As& as) {
    allow(key);
    if (lists()) return list(key, as, false);
    if (!reads()) {
      if (value != usual) as.write(m_out->key(key), value);
      return;
    }
    const JsonNode node = m_in->optional(key);
    value = node ? static_cast<T>(as.read(node)) : usual;
  }
  /// A key that may be left out.
  template <class T, class As>
  void optional(std::string_view key, std::optional<T>& value, const As& as) {
    allow(key);
    if (lists()) return list(key, as, false);
    if (!reads()) {
      if (value) as.write(m_out->key(key), *value);
      return;
    }
    const JsonNode node = m_in->optional(key);
    value = node ? std::optional<T>(static_cast<T>(as.read(node))) : std::nullopt;
  }
  enum class IfNone : bool { leftOut, emptyList };
  /// The first `count` of these values, at most so many.
  template <class T, std::size_t n, class As>
  void some(std::string_view key, std::array<T, n>& values, std::uint8_t& count, const As& as,
            std::size_t most = n, IfNone none = IfNone::leftOut) {
    allow(key);
    const bool must = none == IfNone::emptyList;
    if (lists()) {
      list(key, List<As>{as, n}, must);
    } else if (reads()) {
      const JsonNode list = must ? m_in->member(key) : m_in->optional(key);
      count = static_cast<std::uint8_t>(list.size(0, most));
      for (std::size_t i = 0; i < count; ++i) values[i] = as.read(list.at(i));
    } else if (count > 0 || must) {
      List<As>{as}.write(m_out->key(key), std::span<const T>(values).first(count));
    }
  }
  /// Yes where the key is there and says so.
  void flag(std::string_view key, bool& value);

  /// A key that is read or written elsewhere is allowed all the same.
  void allow(std::string_view key) {
    if (reads()) m_keys.push_back(key);
  }
  /// What has been noted up to now comes before a key that is not known.
  void decided() { m_judged = m_judged || (reads() && m_in->failed()); }
  /// All keys are named: any other one is refused, before whatever is wrong with those named.
  void end() const;

private:
  /// There is room for so many at once.
  static constexpr std::size_t usualKeys = 16;

  template <class As> void list(std::string_view key, const As& as, bool must) {
    if (must) m_needed->push_back(key);
    if constexpr (ListsSchema<As>)
      as.schema(m_out->key(key));
    else
      m_out->member(key, true); // anything
  }

  std::optional<JsonNode> m_in;
  JsonText* m_out = nullptr;
  std::vector<std::string_view>* m_needed = nullptr;
  std::vector<std::string_view> m_keys;
  bool m_judged = false;
};

/// A whole number; people count some things from 1 that we count from 0: `from` is added for them.
template <class T = int> struct Number {
  std::int64_t least = std::numeric_limits<T>::min();
  std::int64_t most = std::numeric_limits<T>::max();
  int from = 0;
  [[nodiscard]] T read(const JsonNode& node) const {
    return static_cast<T>(node.integer(least, most) - from);
  }
  void write(JsonText& out, T value) const { out.value(std::int64_t{value} + from); }
  void schema(JsonText& out) const {
    out.object().member("type", "integer").member("minimum", least).member("maximum", most);
    out.endObject();
  }
};

/// The schema of one of these words.
void writeEnum(JsonText& out, std::span<const std::string_view> words);

/// One of a list of ids, as its place there.
template <class T> struct Word {
  std::span<const std::string_view> words;
  [[nodiscard]] T read(const JsonNode& node) const { return static_cast<T>(node.id(words)); }
  void write(JsonText& out, T value) const { out.value(words[static_cast<std::size_t>(value)]); }
  void schema(JsonText& out) const { writeEnum(out, words); }
};

struct YesNo {
  [[nodiscard]] bool read(const JsonNode& node) const { return node.boolean(); }
  void write(JsonText& out, bool value) const { out.value(value); }
  static void schema(JsonText& out) { out.object().member("type", "boolean").endObject(); }
};

/// A text of so many bytes.
struct Text {
  std::size_t least = 0;
  std::size_t most = 4096;
  [[nodiscard]] std::string read(const JsonNode& node) const { return node.text(least, most); }
  void write(JsonText& out, std::string_view value) const { out.value(value); }
  void schema(JsonText& out) const {
    out.object().member("type", "string").member("minLength", static_cast<std::int64_t>(least));
    out.member("maxLength", static_cast<std::int64_t>(most)).endObject();
  }
};

/// A value, or null for one of them.
template <class T, class As> struct OrNull {
  T null;
  As as;
  [[nodiscard]] T read(const JsonNode& node) const {
    const JsonValue* value = node.value();
    const bool none = value != nullptr && value->as<std::nullptr_t>() != nullptr;
    return none ? null : static_cast<T>(as.read(node));
  }
  void write(JsonText& out, T value) const {
    if (value == null)
      out.null();
    else
      as.write(out, value);
  }
  void schema(JsonText& out) const requires ListsSchema<As> {
    as.schema(out.object().key("oneOf").array());
    out.object().member("type", "null").endObject().endArray().endObject();
  }
};
template <class T, class As> OrNull(T, As) -> OrNull<T, As>;

/// The schema of an object with the keys that go with this value; no others may stand there.
template <class T, class Describe>
void writeSchema(JsonText& out, T& value, const Describe& describe) {
  std::vector<std::string_view> needed;
  out.object().member("type", "object").key("properties").object();
  Archive at(out, needed);
  describe(at, value);
  out.endObject().key("required").array();
  for (const std::string_view key : needed) out.value(key);
  out.endArray().member("additionalProperties", false).endObject();
}

/// An object with its own description.
template <class T, class Describe> struct Object {
  Describe describe;
  [[nodiscard]] T read(const JsonNode& node) const {
    T value{};
    Archive at(node);
    describe(at, value);
    at.end();
    return value;
  }
  void write(JsonText& out, T value) const {
    out.object();
    Archive at(out);
    describe(at, value);
    out.endObject();
  }
  void schema(JsonText& out) const {
    T value{};
    writeSchema(out, value, describe);
  }
};
/// `describe` is called with an Archive and a T.
template <class T, class Describe>
[[nodiscard]] constexpr Object<T, Describe> objectOf(Describe describe) {
  return {std::move(describe)};
}

} // namespace nilometer::record
