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

/// Goes through the edition of a game value by value, in the order of its file: reads what stands
/// there, or writes it. A game says in one function what stands where, and how (record/archive.h);
/// provenances and reasons are kept beside the values (PrintedValue).
class EditionSchema {
public:
  using Printed = std::vector<table::PrintedValue>;

  /// Reads what stands at `root`; each value is added to `printed`.
  EditionSchema(const JsonNode& root, Printed& printed) : m_node(root), m_printed(printed) {}
  /// Writes into an object that has begun. A value that is not listed in `printed` is assumed, or
  /// missing if it is none.
  EditionSchema(JsonText& out, Printed& printed) : m_out(&out), m_printed(printed) {}

  /// "key=value" of each value that was written, for the checksum.
  [[nodiscard]] const std::string& lines() const { return m_lines; }
  /// The keys of what was opened last, and more.
  void allowOnly(std::vector<std::string_view> more) const;

  /// An object.
  template <class Inside> void group(std::string_view key, const Inside& visit) {
    member(key, [&] { object(visit); });
  }
  /// A list of so many values: `visit` is called with the number of each, from 0.
  template <class Inside> void list(std::string_view key, std::size_t count, const Inside& visit) {
    member(key, [&] {
      if (m_out != nullptr) m_out->array();
      if (m_node) static_cast<void>(m_node->size(count, count));
      for (std::size_t i = 0; i < count; ++i) {
        const Node element = m_node ? Node(m_node->at(i)) : Node();
        inside('[' + std::to_string(i) + ']', element, [&] { visit(i); });
      }
      if (m_out != nullptr) m_out->endArray();
    });
  }
  /// A list of so many objects.
  template <class Inside> void each(std::string_view key, std::size_t count, const Inside& visit) {
    list(key, count, [&](std::size_t i) { object([&] { visit(i); }); });
  }
  template <class T, class As>
  void value(std::string_view key, std::optional<T>& known, const As& as) {
    member(key, [&] { value(known, as); });
  }
  /// One that no game can do without.
  template <class T, class As> void needed(std::string_view key, T& known, const As& as) {
    member(key, [&] {
      std::optional<T> maybe = known;
      value(maybe, as);
      if (!maybe && m_node && *m_node) m_node->fail(ReadFault::badEdition, "a value");
      known = maybe.value_or(known);
    });
  }
  /// An element of a list.
  template <class T, class As> void value(std::optional<T>& known, const As& as) {
    if (m_out == nullptr)
      read(known, as);
    else
      write(known, as);
  }

private:
  using Node = std::optional<JsonNode>;

  /// Steps into a member or an element, and out again.
  template <class Inside>
  void inside(const std::string& step, const Node& node, const Inside& visit) {
    const std::size_t length = m_path.size();
    const Node outer = std::exchange(m_node, node);
    const std::vector<std::string_view> keys = std::exchange(m_keys, {});
    m_path += step;
    visit();
    m_path.resize(length);
    m_node = outer;
    m_keys = keys;
  }
  template <class Inside> void member(std::string_view key, const Inside& visit) {
    m_keys.push_back(key);
    if (m_out != nullptr) m_out->key(key);
    const std::string step = (m_path.empty() ? "" : ".") + std::string(key);
    inside(step, m_node ? Node(m_node->member(key)) : Node(), visit);
  }
  template <class Inside> void object(const Inside& visit) {
    if (m_out != nullptr) m_out->object();
    visit();
    if (m_out != nullptr) m_out->endObject();
    if (m_node && *m_node) allowOnly({});
  }
  template <class T, class As>
  static JsonText& put(JsonText& out, const std::optional<T>& known, const As& as) {
    if (!known) return out.null();
    as.write(out, *known);
    return out;
  }
  template <class T, class As> void read(std::optional<T>& known, const As& as) {
    table::PrintedValue printed = readPrinted(*m_node, m_path);
    known.reset();
    if (printed.provenance != table::Provenance::missing) known = as.read(m_node->member("value"));
    // Of a value that is being read in, half may be there: nobody knows it.
    if (!known) printed.provenance = table::Provenance::missing;
    JsonText text;
    printed.value = put(text, known, as).take();
    m_printed.push_back(std::move(printed));
  }
  template <class T, class As> void write(const std::optional<T>& known, const As& as) {
    JsonText text;
    m_lines += m_path + '=' + put(text, known, as).text() + '\n';
    put(m_out->object().key("value"), known, as);
    writeProvenance(known.has_value());
    m_out->endObject();
  }
  void writeProvenance(bool isKnown);

  Node m_node; ///< nothing while writing
  JsonText* m_out = nullptr;
  Printed& m_printed;
  std::string m_path;
  std::string m_lines;
  std::vector<std::string_view> m_keys;
};

/// The text of an edition of whose members these are the values: `{…}`.
[[nodiscard]] std::string walkedText(std::string_view id, std::string_view name,
                                     std::string_view values, const EditionForm& form);

/// All values of an edition as an object, and what its checksum is over. `walk` is called with a
/// walk and an edition.
template <class Edition, class Walk>
[[nodiscard]] std::pair<std::string, std::string> walkedValues(Edition edition, const Walk& walk) {
  JsonText out;
  EditionSchema writing(out.object(), edition.printed);
  walk(writing, edition);
  return {out.endObject().take(), writing.lines()};
}

template <class Edition, class Walk>
[[nodiscard]] std::string walkedChecksum(const Edition& edition, const Walk& walk) {
  return checksumOf(walkedValues(edition, walk).second);
}

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
  EditionSchema values(root, edition.printed);
  walk(values, edition);
  values.allowOnly({"nilometer", "game", "format", "id", "name"});
  if (reading.failed()) return reading.error();
  edition.checksum = walkedChecksum(edition, walk);
  return edition;
}

/// One that comes with the program, ":/editions/NAME.json"; `read` is called with text and file.
template <class Read> [[nodiscard]] auto readShipped(const std::string& file, const Read& read) {
  const Result<std::string> text = readFile(file);
  return text ? read(*text, file) : decltype(read(*text, file))(text.error());
}

/// The text that reads back to the same edition, a value on each line.
template <class Edition, class Walk>
[[nodiscard]] std::string writeWalked(const Edition& edition, const EditionForm& form,
                                      const Walk& walk) {
  return walkedText(edition.id, edition.name, walkedValues(edition, walk).first, form);
}

} // namespace nilometer::record
