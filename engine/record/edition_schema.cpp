// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/edition_schema.h"

#include <algorithm>

namespace nilometer::record {

void EditionSchema::allowOnly(std::vector<std::string_view> more) const {
  if (!m_node) return;
  more.insert(more.end(), m_keys.begin(), m_keys.end());
  m_node->allowOnly(more);
}

void EditionSchema::refuse(std::string expected, std::string_view found) const {
  if (m_node) m_node->fail(ReadFault::outOfRange, std::move(expected), found);
}

void EditionSchema::uncounted() {
  for (WrittenValue& value : m_written) value.counts = false;
}

void EditionSchema::id(std::string& id, std::string_view reserved) {
  m_keys.emplace_back("id");
  if (reads()) {
    const JsonNode node = m_node->member("id");
    id = readId(node);
    if (!id.empty() && id == reserved) node.fail(ReadFault::outOfRange, "another id");
  } else {
    m_out->member("id", std::string_view(id));
  }
  m_path += '.' + id;
}

JsonNode EditionSchema::take() {
  m_read->push_back(readPrinted(*m_node, m_path));
  m_lines.push_back(*m_node ? m_node->value()->line() : 0);
  return m_node->member("value");
}

void EditionSchema::write(const std::string& json) {
  const auto listed = std::ranges::find(*m_printed, m_path, &table::PrintedValue::key);
  table::PrintedValue printed;
  printed.reason = m_unlisted;
  if (listed != m_printed->end()) printed = *listed;
  if (json == "null") printed.provenance = table::Provenance::missing;
  const auto how = static_cast<std::size_t>(printed.provenance);
  m_out->object().key("value").raw(json);
  m_out->member("provenance", table::provenanceNames[how]);
  m_out->member("reason", std::string_view(printed.reason));
  if (!printed.compared.empty()) List{Text{}}.write(m_out->key("compared"), printed.compared);
  m_out->endObject();
}

std::string checksumOf(const WrittenValues& values) {
  std::string lines;
  for (const WrittenValue& value : values) {
    if (value.counts) lines += value.key + '=' + value.json + '\n';
  }
  return checksumOf(lines);
}

// What has no provenance is written without having been listed.
void fillIn(EditionSchema::Printed& printed, const WrittenValues& values) {
  auto next = printed.begin();
  for (const WrittenValue& value : values) {
    if (next != printed.end() && next->key == value.key) (next++)->value = value.json;
  }
}

// One that names its game has always been of a format that knows missing values.
std::string walkedText(const table::EditionHead& head, std::string_view values,
                       const EditionForm& form) {
  const bool named = form.game.named == GameNamed::always;
  JsonText out;
  out.object().member("nilometer", "edition");
  if (named) out.member("game", form.game.id);
  out.member("format", named ? editionFormatVersion : editionFormatFor(head.printed));
  out.member("id", std::string_view(head.id)).member("name", std::string_view(head.name));
  const std::string text = out.take() + ',' + std::string(values.substr(1));
  return EditionDocument::read(text, form)->text();
}

} // namespace nilometer::record
