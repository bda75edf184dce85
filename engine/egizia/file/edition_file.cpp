// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_file.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/edition_parts.h"
#include "engine/record/edition_comparison.h"
#include "engine/record/utf8.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

/// Each is a file among the resources (engine/CMakeLists.txt).
constexpr auto shippedIds = std::to_array<std::string_view>({"egizia-2009"});

/// An edition, what of it does not go together, and the lines of its printed values.
struct Walk {
  Findings found;
  std::vector<int> lines;
  void operator()(EditionSchema& at, Edition& edition) {
    describeBoard(at, edition, found);
    describeCards(at, edition, found);
    if (at.reads()) lines = at.lines();
  }
};
void walk(EditionSchema& at, Edition& edition) {
  Walk()(at, edition);
}

/// The line of the value with that key, or of the first one below or above it.
int lineOf(const Edition& edition, const std::vector<int>& lines, const std::string& key) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& printed = edition.printed[i].key;
    if (printed.starts_with(key) || key.starts_with(printed)) return lines[i];
  }
  return 0;
}

std::string expectedText(const EditionFinding& finding) {
  std::string needed = std::to_string(finding.needed);
  switch (finding.fault) {
  case EditionFault::emptyRow: return "at least one";
  case EditionFault::outOfRange:
  case EditionFault::stepsRise:
    return (finding.had > finding.needed ? "at most " : "at least ") + needed;
  case EditionFault::deckSize: return needed + " cards in this deck";
  case EditionFault::sphinxCount: return needed + " cards";
  case EditionFault::stopMissing:
  case EditionFault::stopTwice: return "this stop once";
  case EditionFault::tombTiles: return needed + " tiles";
  case EditionFault::partMissing: return "this part of the temple";
  case EditionFault::idTwice: return "each id once";
  case EditionFault::rowMissing: return "a row or part of the building";
  }
  return needed;
}

} // namespace

Result<CheckedEdition> readEditionWithFindings(std::string_view text, const std::string& file) {
  Walk reads;
  const auto walkIt = [&reads](EditionSchema& at, Edition& edition) { reads(at, edition); };
  Result<Edition> read = readWalked<Edition>(text, file, editionForm(), walkIt);
  if (!read) return read.error();
  prepare(*read);
  std::ranges::stable_sort(reads.found, std::ranges::greater(), &EditionFinding::fault);
  CheckedEdition checked{std::move(*read), {}, {}};
  checked.findings = validate(checked.edition);
  // That a card asks for no space at all follows from what it asks for not being there.
  std::erase_if(checked.findings, [&reads](const EditionFinding& finding) {
    return std::ranges::find(reads.found, finding.key, &EditionFinding::key) != reads.found.end();
  });
  checked.findings.insert(checked.findings.end(), reads.found.begin(), reads.found.end());
  for (const EditionFinding& finding : checked.findings) {
    checked.lines.push_back(lineOf(checked.edition, reads.lines, finding.key));
  }
  return checked;
}

Result<Edition> readEdition(std::string_view text, const std::string& file) {
  Result<CheckedEdition> checked = readEditionWithFindings(text, file);
  if (!checked) return checked.error();
  if (checked->findings.empty()) return std::move(checked->edition);
  const EditionFinding& first = checked->findings.front();
  return ReadError{ReadFault::badEdition,  file,
                   checked->lines.front(), first.key,
                   expectedText(first),    std::to_string(first.had)};
}

std::string editionChecksum(const Edition& edition) {
  return walkedChecksum(edition, walk);
}

std::string writeEdition(const Edition& edition) {
  return writeWalked(edition, editionForm(), walk);
}

std::vector<EditionDifference> compareEditions(const Edition& before, const Edition& after) {
  return compareTexts(writeEdition(before), writeEdition(after), editionForm());
}

std::vector<std::string> shippedEditions() {
  return {shippedIds.begin(), shippedIds.end()};
}

Result<Edition> shippedEdition(std::string_view id) {
  if (std::ranges::find(shippedIds, id) == shippedIds.end()) {
    return ReadError{ReadFault::unknownEdition, {}, 0, {}, {}, shortened(id)};
  }
  return readShipped(":/editions/" + std::string(id) + ".json", readEdition);
}

} // namespace nilometer::egizia
