// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/record/edition_difference.h"
#include "engine/record/edition_name.h"
#include "engine/record/read_error.h"

#include <string>
#include <string_view>
#include <vector>

/// Editions as JSON text (docs/edition.md, resources/schemas/edition.schema.json).
namespace nilometer::egizia {

/// Reads an edition that can be used for a game. One that makes no sense gives badEdition with
/// the first finding. `file` is only named in errors.
[[nodiscard]] record::Result<Edition> readEdition(std::string_view text,
                                                  const std::string& file = {});

/// An edition and everything that makes no sense in it.
struct CheckedEdition {
  /// With findings: for showing only; a game must not be played with it.
  Edition edition;
  std::vector<EditionFinding> findings;
  std::vector<int> lines; ///< of each finding in the text; 0 = no particular line
};

/// As readEdition, but one that makes no sense is returned with all findings.
[[nodiscard]] record::Result<CheckedEdition> readEditionWithFindings(std::string_view text,
                                                                     const std::string& file = {});

/// The text that reads back to the same edition. Provenances and reasons come from
/// Edition::printed, the values from the edition itself. Needs an edition without findings.
[[nodiscard]] std::string writeEdition(const Edition& edition);

/// Over all values the rules use, without names, provenances and reasons: "sha256:" and 64 hex
/// digits. Equal checksums: the same games.
[[nodiscard]] std::string editionChecksum(const Edition& edition);

/// Everything that is printed differently (record/edition_comparison.h).
[[nodiscard]] std::vector<record::EditionDifference> compareEditions(const Edition& before,
                                                                     const Edition& after);

/// The ids of the editions that come with the program, sorted.
[[nodiscard]] std::vector<std::string> shippedEditions();

/// One of them; unknownEdition if there is none of that id.
[[nodiscard]] record::Result<Edition> shippedEdition(std::string_view id);

} // namespace nilometer::egizia
