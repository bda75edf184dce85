// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/record/edition_name.h"

#include <optional>

namespace nilometer::record {

/// The member "edition" of an end position: an id, or an object with id and checksum as in the
/// header of a record.
struct EditionId {
  std::optional<EditionName> needed{}; ///< another one is refused (otherEdition)
  [[nodiscard]] EditionName read(const JsonNode& node) const;
  static void write(JsonText& out, const EditionName& name);
  static void schema(JsonText& out);
};
/// That of an edition.
template <class Edition> [[nodiscard]] EditionId editionIdOf(const Edition& edition) {
  return {EditionName{edition.id, edition.checksum}};
}

} // namespace nilometer::record
