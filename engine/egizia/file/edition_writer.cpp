// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_draft.h"
#include "engine/egizia/file/edition_file.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// "a.b.c" as "a" and "b.c".
std::pair<std::string_view, std::string_view> splitKey(std::string_view key) {
  const std::size_t dot = key.find('.');
  if (dot == std::string_view::npos) return {key, {}};
  return {key.substr(0, dot), key.substr(dot + 1)};
}

/// The numbers of a value that were compared one by one, as a further member.
std::string compared(const PrintedValue& value) {
  if (value.compared.empty()) return {};
  JsonArray places;
  for (const std::string& place : value.compared) places.push_back(jsonText(place));
  return ", \"compared\": " + writeJson(JsonValue(std::move(places)));
}

/// Puts the file together line by line: a checkable value is one line, all else is indented.
class EditionText {
public:
  explicit EditionText(const Edition& edition) : m_edition(edition) {}

  std::string write(const EditionValues& values);

private:
  void line(std::string_view text);
  void open(std::string_view key, char bracket);
  void close(char bracket);
  void member(std::string_view key, std::string_view json);
  void box();
  void value(std::string_view name, const EditionValue& value);
  void card(std::span<const EditionValue> values, std::string_view id);
  void cards(std::string_view group, std::span<const EditionValue> values);
  [[nodiscard]] std::string printed(const std::string& key, std::string_view json) const;

  const Edition& m_edition;
  std::string m_text;
  std::size_t m_depth = 0;
  bool m_first = true; ///< nothing stands yet in what was opened last
};

void EditionText::line(std::string_view text) {
  if (!m_first) m_text += ',';
  if (!m_text.empty()) m_text += '\n';
  m_text.append(2 * m_depth, ' ');
  m_text += text;
  m_first = false;
}

void EditionText::open(std::string_view key, char bracket) {
  line(key.empty() ? std::string(1, bracket) : writeJsonString(key) + ": " + bracket);
  ++m_depth;
  m_first = true;
}

void EditionText::close(char bracket) {
  --m_depth;
  m_text += '\n';
  m_text.append(2 * m_depth, ' ');
  m_text += bracket;
  m_first = false;
}

void EditionText::member(std::string_view key, std::string_view json) {
  line(writeJsonString(key) + ": " + std::string(json));
}

std::string EditionText::printed(const std::string& key, std::string_view json) const {
  const auto isIt = [&](const PrintedValue& one) { return one.key == key; };
  const auto known = std::find_if(m_edition.printed.begin(), m_edition.printed.end(), isIt);
  const bool found = known != m_edition.printed.end();
  const Provenance provenance = found ? known->provenance : Provenance::assumed;
  return "{\"value\": " + std::string(json) + ", \"provenance\": \"" +
         std::string(provenanceNames[static_cast<std::size_t>(provenance)]) +
         "\", \"reason\": " + writeJsonString(found ? known->reason : "Not said.") +
         (found ? compared(*known) : std::string()) + '}';
}

void EditionText::box() {
  open(boxGroup, '{');
  for (const PrintedValue& fact : m_edition.printed) {
    const auto [group, name] = splitKey(fact.key);
    if (group == boxGroup) member(name, printed(fact.key, fact.value));
  }
  close('}');
}

void EditionText::value(std::string_view name, const EditionValue& value) {
  member(name, value.checkable ? printed(value.key, value.json) : value.json);
}

/// The values of one card; "points[0]", "points[1]" … become a list.
void EditionText::card(std::span<const EditionValue> values, std::string_view id) {
  open({}, '{');
  member("id", writeJsonString(id));
  bool inList = false;
  for (const EditionValue& one : values) {
    const std::string_view name = splitKey(splitKey(one.key).second).second;
    const std::size_t bracket = name.find('[');
    if (bracket == std::string_view::npos) {
      value(name, one);
      continue;
    }
    if (!inList) open(name.substr(0, bracket), '[');
    inList = true;
    line(printed(one.key, one.json));
  }
  if (inList) close(']');
  close('}');
}

void EditionText::cards(std::string_view group, std::span<const EditionValue> values) {
  open(group, '[');
  for (std::size_t first = 0; first < values.size();) {
    const std::string_view id = splitKey(splitKey(values[first].key).second).first;
    std::size_t end = first + 1;
    while (end < values.size() && splitKey(splitKey(values[end].key).second).first == id) ++end;
    card(values.subspan(first, end - first), id);
    first = end;
  }
  close(']');
}

std::string EditionText::write(const EditionValues& values) {
  open({}, '{');
  member(kindKey, writeJsonString(kindWord));
  member("format", std::to_string(record::editionFormatFor(m_edition.printed)));
  member("id", writeJsonString(m_edition.id));
  member("name", writeJsonString(m_edition.name));
  box();
  for (std::size_t first = 0; first < values.size();) {
    const std::string_view group = splitKey(values[first].key).first;
    std::size_t end = first + 1;
    while (end < values.size() && splitKey(values[end].key).first == group) ++end;
    const auto mine = std::span(values).subspan(first, end - first);
    if (group == nileGroup || group == sphinxGroup) {
      cards(group, mine);
    } else {
      open(group, '{');
      for (const EditionValue& one : mine) value(splitKey(one.key).second, one);
      close('}');
    }
    first = end;
  }
  close('}');
  return m_text + '\n';
}

} // namespace

std::string editionText(const Edition& edition, const EditionValues& values) {
  return EditionText(edition).write(values);
}

} // namespace nilometer::egizia
