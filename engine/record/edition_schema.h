// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/record/edition_document.h"
#include "engine/record/edition_reader.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nilometer::record {

/// Reads a value as a whole or not at all.
template <class As> struct WhollyRead {
  As as;
  using Value = decltype(std::declval<const As&>().read(std::declval<const JsonNode&>()));
  [[nodiscard]] std::optional<Value> read(const JsonNode& node) const {
    if (node && isHalfRead(*node.value())) return std::nullopt;
    return as.read(node);
  }
  void write(JsonText& out, const Value& value) const { as.write(out, value); }
};
template <class As> WhollyRead(As) -> WhollyRead<As>;

/// Nothing is wrong about a thing of a list because of the others.
struct AnyThing {
  void operator()(const auto& /*thing*/, const JsonNode& /*node*/) const {}
};
/// Up to so many things; those of which all is read, or nothing where there are none. `judge` is
/// called with each, and where it stands; every list begins with a copy of it.
template <class As, class Judge = AnyThing> struct ReadList : List<As> {
  ReadList(As each, std::size_t limit, Judge judge = {})
      : List<As>{each, limit, 1}, judgeEach(judge) {}
  using Things = std::vector<typename List<As>::Value>;
  [[nodiscard]] std::optional<Things> read(const JsonNode& node) const {
    Things things;
    Judge judge = judgeEach;
    const std::size_t count = node.size(this->least, this->most);
    for (std::size_t i = 0; i < count; ++i) {
      if (isHalfRead(*node.at(i).value())) continue;
      things.push_back(this->as.read(node.at(i)));
      judge(things.back(), node.at(i));
    }
    if (things.empty() && count > 0) return std::nullopt;
    return things;
  }
  Judge judgeEach;
};

/// A value of an edition as it was written.
struct WrittenValue {
  std::string key;
  std::string json;
  bool counts = true; ///< for the checksum
};
using WrittenValues = std::vector<WrittenValue>;

/// Goes through the edition of a game value by value, in the order of its file: reads what stands
/// there, or writes it. A game says in one function what stands where, and how (record/archive.h);
/// provenances and reasons are kept beside the values (PrintedValue).
class EditionSchema {
public:
  using Printed = std::vector<table::PrintedValue>;

  /// Reads what stands at `root`; each value is added to `printed`, without its text.
  EditionSchema(const JsonNode& root, Printed& printed) : m_node(root), m_read(&printed) {}
  /// Writes into an object that has begun. A value that is not listed in `printed` is assumed, or
  /// missing if it is none; its reason is `unlisted`.
  EditionSchema(JsonText& out, const Printed& printed, std::string_view unlisted = "Not said.")
      : m_out(&out), m_printed(&printed), m_unlisted(unlisted) {}

  [[nodiscard]] bool reads() const { return m_out == nullptr; }
  /// What was written.
  [[nodiscard]] const WrittenValues& written() const { return m_written; }
  /// The line of each value that was read.
  [[nodiscard]] const std::vector<int>& lines() const { return m_lines; }
  /// The keys of what was opened last, and more.
  void allowOnly(std::vector<std::string_view> more) const;
  /// What was opened last does not fit.
  void refuse(std::string expected, std::string_view found) const;
  /// What was written up to now is in no checksum.
  void uncounted();

  /// An object.
  template <class Inside> void group(std::string_view key, const Inside& visit) {
    member(key, [&] { object(visit); });
  }
  /// A list of so many values: `visit` is called with the number of each, from 0.
  template <class Inside> void list(std::string_view key, std::size_t count, const Inside& visit) {
    member(key, [&] {
      if (m_node) static_cast<void>(m_node->size(count, count));
      elements(count, [&](std::size_t i) {
        m_path += '[' + std::to_string(i) + ']';
        visit(i);
      });
    });
  }
  /// A list of so many objects.
  template <class Inside> void each(std::string_view key, std::size_t count, const Inside& visit) {
    list(key, count, [&](std::size_t i) { object([&] { visit(i); }); });
  }
  /// A list of any number of objects up to `most`, each with an id(): `visit` is called with each.
  template <class Card, class Inside>
  void cards(std::string_view key, std::vector<Card>& cards, std::size_t most,
             const Inside& visit) {
    member(key, [&] {
      if (m_node) cards.resize(m_node->size(1, most));
      elements(cards.size(), [&](std::size_t i) { object([&] { visit(cards[i]); }); });
    });
  }
  /// What the object of a list is called by; none is called `reserved`.
  void id(std::string& id, std::string_view reserved = {});
  /// A member without provenance: it says what else stands there.
  template <class T, class As> void plain(std::string_view key, T& known, const As& as) {
    member(key, [&] {
      if (reads())
        known = as.read(*m_node);
      else
        m_out->raw(note(known, as));
    });
  }
  /// One that is optional may be missing, any other one is refused as what it is not.
  template <class T, class As> void value(std::string_view key, T& known, const As& as) {
    member(key, [&] { value(known, as); });
  }
  /// One that no game can do without, though files may say that it is missing.
  template <class T, class As> void needed(std::string_view key, T& known, const As& as) {
    member(key, [&] {
      std::optional<T> maybe = known;
      value(maybe, as);
      if (!maybe && m_node && *m_node) m_node->fail(ReadFault::badEdition, "a value");
      known = maybe.value_or(known);
    });
  }
  /// An element of a list.
  template <class T, class As> void value(T& known, const As& as) {
    if (reads())
      read(known, as);
    else
      write(note(known, as));
  }

private:
  using Node = std::optional<JsonNode>;

  /// Steps into a member or an element, and out again.
  template <class Inside> void inside(const Node& node, const Inside& visit) {
    const std::size_t length = m_path.size();
    const Node outer = std::exchange(m_node, node);
    const std::vector<std::string_view> keys = std::exchange(m_keys, {});
    visit();
    m_path.resize(length);
    m_node = outer;
    m_keys = keys;
  }
  template <class Inside> void member(std::string_view key, const Inside& visit) {
    m_keys.push_back(key);
    if (m_out != nullptr) m_out->key(key);
    inside(m_node ? Node(m_node->member(key)) : Node(), [&] {
      m_path += (m_path.empty() ? "" : ".") + std::string(key);
      visit();
    });
  }
  template <class Inside> void object(const Inside& visit) {
    if (m_out != nullptr) m_out->object();
    visit();
    if (m_out != nullptr) m_out->endObject();
    if (m_node && *m_node) allowOnly({});
  }
  template <class Inside> void elements(std::size_t count, const Inside& visit) {
    if (m_out != nullptr) m_out->array();
    for (std::size_t i = 0; i < count; ++i) {
      inside(m_node ? Node(m_node->at(i)) : Node(), [&] { visit(i); });
    }
    if (m_out != nullptr) m_out->endArray();
  }
  /// Takes up how sure the value is that stands here, and why; the node of the value.
  [[nodiscard]] JsonNode take();
  template <class T, class As> void read(T& known, const As& as) { known = as.read(take()); }
  template <class T, class As> void read(std::optional<T>& known, const As& as) {
    const JsonNode value = take();
    table::Provenance& provenance = m_read->back().provenance;
    known.reset();
    if (provenance != table::Provenance::missing) known = as.read(value);
    // Of a value that is being read in, half may be there: nobody knows it.
    if (!known) provenance = table::Provenance::missing;
  }
  template <class T, class As>
  static void put(JsonText& out, const std::optional<T>& known, const As& as) {
    if (known)
      as.write(out, *known);
    else
      out.null();
  }
  template <class T, class As> static void put(JsonText& out, const T& known, const As& as) {
    as.write(out, known);
  }
  /// Lists a value among those written; its text.
  template <class T, class As> const std::string& note(const T& known, const As& as) {
    JsonText text;
    put(text, known, as);
    m_written.push_back({m_path, text.take()});
    return m_written.back().json;
  }
  void write(const std::string& json);

  Node m_node; ///< nothing while writing
  JsonText* m_out = nullptr;
  Printed* m_read = nullptr;
  const Printed* m_printed = nullptr;
  std::string_view m_unlisted;
  std::string m_path;
  WrittenValues m_written;
  std::vector<int> m_lines;
  std::vector<std::string_view> m_keys;
};

/// All values of an edition, and the object with them. `walk` is called with a walk and an edition.
struct WalkedValues {
  WrittenValues values;
  std::string json;
};
template <class Edition, class Walk>
[[nodiscard]] WalkedValues walkedValues(Edition edition, const Walk& walk) {
  JsonText out;
  EditionSchema writing(out.object(), edition.printed);
  walk(writing, edition);
  return {writing.written(), out.endObject().take()};
}

/// Over all that counts.
[[nodiscard]] std::string checksumOf(const WrittenValues& values);
template <class Edition, class Walk>
[[nodiscard]] std::string walkedChecksum(const Edition& edition, const Walk& walk) {
  return checksumOf(walkedValues(edition, walk).values);
}

/// The texts of the values that were read. @pre all of them were written, in their order
void fillIn(EditionSchema::Printed& printed, const WrittenValues& values);

/// An edition of that form. `file` is only named in errors.
template <class Edition, class Walk>
[[nodiscard]] Result<Edition> readWalked(std::string_view text, const std::string& file,
                                         const EditionForm& form, const Walk& walk) {
  const Result<JsonValue> parsed = parseAs(text, editionKind, file);
  if (!parsed) return parsed.error();
  JsonReading reading(*parsed, file);
  const JsonNode root = reading.root();
  if (!readEditionFormat(root, form.game)) return reading.error();
  Edition edition;
  edition.id = readId(root.member("id"));
  edition.name = root.member("name").text(1, 80);
  EditionSchema reads(root, edition.printed);
  walk(reads, edition);
  reads.allowOnly({"nilometer", "game", "format", "id", "name"});
  if (reading.failed()) return reading.error();
  const WrittenValues values = walkedValues(edition, walk).values;
  edition.checksum = checksumOf(values);
  fillIn(edition.printed, values);
  return edition;
}

/// One that comes with the program, ":/editions/NAME.json"; `read` is called with text and file.
template <class Read> [[nodiscard]] auto readShipped(const std::string& file, const Read& read) {
  const Result<std::string> text = readFile(file);
  return text ? read(*text, file) : decltype(read(*text, file))(text.error());
}

/// The text of an edition with these members as its values, `{…}`.
[[nodiscard]] std::string walkedText(const table::EditionHead& head, std::string_view values,
                                     const EditionForm& form);
/// The text that reads back to the same edition, a value on each line.
template <class Edition, class Walk>
[[nodiscard]] std::string writeWalked(const Edition& edition, const EditionForm& form,
                                      const Walk& walk) {
  return walkedText({edition.id, edition.name, {}, edition.printed},
                    walkedValues(edition, walk).json, form);
}

} // namespace nilometer::record
