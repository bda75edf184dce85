// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_document.h"
#include "engine/record/read_error.h"
#include "engine/saqqara/edition.h"

#include <string>
#include <string_view>

/// Editions of Saqqara as JSON text. Each value has its provenance; most may be missing.
namespace nilometer::saqqara {

/// How many goods of that kind a box has at the least: everybody's gold at the start (SET-1).
[[nodiscard]] constexpr int leastInBox(Good good) {
  return good == Good::gold ? 3 * maxPlayers : 0;
}

/// Reads an edition. `file` is only named in errors. A value that every game needs and that is
/// missing gives badEdition.
[[nodiscard]] record::Result<Edition> readEdition(std::string_view text,
                                                  const std::string& file = {});

/// The text that reads back to the same edition, a value on each line. Provenances and reasons come
/// from Edition::printed; a value that is not listed there is assumed, or missing if it is none.
[[nodiscard]] std::string writeEdition(const Edition& edition);

/// Over all values the rules use, without names, provenances and reasons: "sha256:" and 64 hex
/// digits. Equal checksums: the same games.
[[nodiscard]] std::string editionChecksum(const Edition& edition);

/// The one that comes with the program: what texts say of the printed values, most of it missing.
[[nodiscard]] record::Result<Edition> shippedEdition();

/// How an edition becomes an EditionDocument, in which players change it.
[[nodiscard]] const record::EditionForm& editionForm();

} // namespace nilometer::saqqara
