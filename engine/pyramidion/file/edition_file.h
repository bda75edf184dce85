// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game_rules.h"
#include "engine/record/edition_document.h"
#include "engine/record/read_error.h"

#include <string>
#include <string_view>

/// Editions of Pyramidion as JSON text: what stands in the box, and what has been read off sites,
/// cards, boats and markers (SEE-4). All but the box may be missing; a list may be known in part.
namespace nilometer::pyramidion {

/// How an edition becomes an EditionDocument, in which players change it.
[[nodiscard]] inline const record::EditionForm& editionForm() {
  static constexpr record::EditionForm form{{Rules::id, record::GameNamed::always}};
  return form;
}

/// Reads an edition. Its cards and boats get their places in the list as ids, from 1. `file` is
/// only named in errors. Refuses cards that are in no box, or more of a kind than are in one, and a
/// boat that needs nothing (outOfRange); a box whose resources are missing gives badEdition.
[[nodiscard]] record::Result<Edition> readEdition(std::string_view text,
                                                  const std::string& file = {});

/// The text that reads back to the same edition, a value on each line. Provenances and reasons come
/// from Edition::printed; a value that is not listed there is assumed, or missing if it is none.
/// @pre cards and boats have their places as ids
[[nodiscard]] std::string writeEdition(const Edition& edition);

/// Over all values, without names, provenances and reasons: "sha256:" and 64 hex digits.
[[nodiscard]] std::string editionChecksum(const Edition& edition);

/// The one that comes with the program: what the rulebook states, most of it missing.
[[nodiscard]] record::Result<Edition> shippedEdition();

} // namespace nilometer::pyramidion
