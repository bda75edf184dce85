// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/archive.h"

namespace nilometer::record {

void writeEnum(JsonText& out, std::span<const std::string_view> words) {
  out.object().key("enum").array();
  for (const std::string_view word : words) out.value(word);
  out.endArray().endObject();
}

void Archive::flag(std::string_view key, bool& value) {
  unless(false, key, value, YesNo{});
}

void Archive::end() const {
  if (reads() && !m_judged) m_in->allowOnlyBefore(m_keys);
}

} // namespace nilometer::record
