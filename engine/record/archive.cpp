// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/archive.h"

namespace nilometer::record {

void Archive::flag(std::string_view key, bool& value) {
  unless(false, key, value, YesNo{});
}

void Archive::end() const {
  if (reads() && !m_judged) m_in->allowOnlyBefore(m_keys);
}

} // namespace nilometer::record
