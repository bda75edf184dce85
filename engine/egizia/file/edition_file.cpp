// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_file.h"

#include "engine/egizia/file/edition_draft.h"
#include "engine/egizia/game_rules.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/header_parts.h"
#include "engine/record/utf8.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

using namespace record;

constexpr const char* editionDirectory = ":/editions";

std::string checksumOf(const EditionValues& values) {
  std::string lines;
  for (const EditionValue& value : values) lines += value.key + '=' + value.json + '\n';
  return record::checksumOf(lines);
}

void readEdition(const JsonNode& root, EditionDraft& draft) {
  if (!readEditionFormat(root, {Rules::id, GameNamed::notAlways})) return;
  draft.edition.id = readId(root.member("id"));
  draft.edition.name = root.member("name").text(1, 80);
  EditionSchema at(root, draft.edition.printed);
  describeBoard(at, draft.edition, draft.found);
  draft.lines = at.lines();
  readNileCards(root.member(nileGroup), draft);
  readSphinxCards(root.member(sphinxGroup), draft);
  at.allowOnly({kindKey, "game", "format", "id", "name", nileGroup, sphinxGroup});
}

/// Fills in what is worked out: Edition's derived members, printed values as text, checksum.
void complete(Edition& edition) {
  prepare(edition);
  const EditionValues values = editionValues(edition);
  edition.checksum = checksumOf(values);
  auto value = values.begin();
  for (PrintedValue& printed : edition.printed) {
    const auto isIt = [&](const EditionValue& one) { return one.key == printed.key; };
    const auto found = std::find_if(value, values.end(), isIt);
    if (found == values.end()) continue;
    printed.value = found->json;
    value = std::next(found);
  }
}

/// The line of the value with that key, or of the first one below or above it.
int lineOf(const EditionDraft& draft, const std::string& key) {
  for (std::size_t i = 0; i < draft.lines.size(); ++i) {
    const std::string& printed = draft.edition.printed[i].key;
    if (printed.starts_with(key) || key.starts_with(printed)) return draft.lines[i];
  }
  return 0;
}

std::string expectedText(const EditionFinding& finding) {
  std::string needed = std::to_string(finding.needed);
  switch (finding.fault) {
  case EditionFault::outOfRange:
    return (finding.had > finding.needed ? "at most " : "at least ") + needed;
  case EditionFault::emptyRow: return "at least one";
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

EditionValues editionValues(const Edition& edition) {
  EditionValues values;
  const auto walk = [](EditionSchema& at, Edition& of) {
    Findings found;
    describeBoard(at, of, found);
  };
  for (const WrittenValue& value : walkedValues(edition, walk).values) {
    if (value.counts) values.push_back({value.key, value.json});
  }
  writeNileCards(edition, values);
  writeSphinxCards(edition, values);
  return values;
}

JsonNode EditionDraft::take(const JsonNode& node, std::string key) {
  edition.printed.push_back(readPrinted(node, std::move(key)));
  lines.push_back(node ? node.value()->line() : 0);
  return node.member("value");
}

Result<CheckedEdition> readEditionWithFindings(std::string_view text, const std::string& file) {
  const Result<JsonValue> parsed = parseAs(text, editionKind, file);
  if (!parsed) return parsed.error();
  JsonReading reading(*parsed, file);
  EditionDraft draft;
  readEdition(reading.root(), draft);
  if (reading.failed()) return reading.error();
  complete(draft.edition);
  CheckedEdition checked;
  checked.findings = validate(draft.edition);
  for (const EditionFinding& missing : draft.missingRows) {
    // That the card asks for no space at all follows from it.
    std::erase_if(checked.findings,
                  [&](const EditionFinding& finding) { return finding.key == missing.key; });
  }
  checked.findings.insert(checked.findings.end(), draft.missingRows.begin(),
                          draft.missingRows.end());
  checked.findings.insert(checked.findings.end(), draft.found.begin(), draft.found.end());
  for (const EditionFinding& finding : checked.findings) {
    checked.lines.push_back(lineOf(draft, finding.key));
  }
  checked.edition = std::move(draft.edition);
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
  return checksumOf(editionValues(edition));
}

std::string writeEdition(const Edition& edition) {
  return editionText(edition, editionValues(edition));
}

std::vector<std::string> shippedEditions() {
  std::vector<std::string> ids;
  for (const std::string& path : jsonFilesIn(editionDirectory)) {
    // Those of other games lie beside them, and say so.
    const Result<std::string> text = readFile(path);
    if (!text || !gameIn(*text).empty()) continue;
    const std::size_t name = path.rfind('/') + 1;
    ids.push_back(path.substr(name, path.rfind('.') - name));
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

Result<Edition> shippedEdition(std::string_view id) {
  const std::vector<std::string> ids = shippedEditions();
  if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
    return ReadError{ReadFault::unknownEdition, {}, 0, {}, {}, shortened(id)};
  }
  const std::string file = std::string(editionDirectory) + '/' + std::string(id) + ".json";
  const Result<std::string> text = readFile(file);
  if (!text) return text.error();
  return readEdition(*text, file);
}

} // namespace nilometer::egizia
