// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/edition_schema.h"

#include <algorithm>

namespace nilometer::record {

void EditionSchema::allowOnly(std::vector<std::string_view> more) const {
  if (!m_node) return;
  more.insert(more.end(), m_keys.begin(), m_keys.end());
  m_node->allowOnly(more);
}

void EditionSchema::writeProvenance(bool isKnown) {
  const auto listed = std::ranges::find(m_printed, m_path, &table::PrintedValue::key);
  table::PrintedValue printed;
  printed.reason = "Not said.";
  if (listed != m_printed.end()) printed = *listed;
  if (!isKnown) printed.provenance = table::Provenance::missing;
  const auto how = static_cast<std::size_t>(printed.provenance);
  m_out->member("provenance", table::provenanceNames[how]);
  m_out->member("reason", std::string_view(printed.reason));
  if (!printed.compared.empty()) List{Text{}}.write(m_out->key("compared"), printed.compared);
}

std::string walkedText(std::string_view id, std::string_view name, std::string_view values,
                       const EditionForm& form) {
  JsonText head;
  head.object().member("nilometer", "edition").member("game", form.game.id);
  head.member("format", editionFormatVersion).member("id", id).member("name", name);
  const std::string text = head.take() + ',' + std::string(values.substr(1));
  return EditionDocument::read(text, form)->text();
}

} // namespace nilometer::record
