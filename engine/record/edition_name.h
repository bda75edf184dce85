// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace nilometer::record {

/// How records and positions say which edition they need.
struct EditionName {
  std::string id;
  std::string checksum; ///< empty: of whatever values

  /// Whether the edition is the one.
  template <class Edition> [[nodiscard]] bool fits(const Edition& edition) const {
    return edition.id == id && (checksum.empty() || edition.checksum == checksum);
  }
  friend bool operator==(const EditionName&, const EditionName&) = default;
};

} // namespace nilometer::record
