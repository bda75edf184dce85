// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_file.h"

#include "engine/egizia/file/edition_draft.h"
#include "engine/egizia/game_rules.h"
#include "engine/record/edition_reader.h"
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

void readBox(const JsonNode& box, EditionDraft& draft) {
  std::vector<std::string_view> names;
  for (const BoxFact& fact : boxFacts()) {
    names.push_back(fact.name);
    const std::string key = std::string(boxGroup) + '.' + std::string(fact.name);
    const JsonNode value = draft.take(box.member(fact.name), key);
    fact.check(value);
    if (value) draft.edition.printed.back().value = writeJson(*value.value());
  }
  box.allowOnly(names);
}

/// All fields of all groups; `keys` are the groups.
void readFields(const JsonNode& root, EditionDraft& draft, std::vector<std::string_view>& keys) {
  const std::span<const EditionField> fields = editionFields();
  for (std::size_t i = 0; i < fields.size();) {
    const std::string_view group = fields[i].group;
    const JsonNode node = root.member(group);
    std::vector<std::string_view> names;
    for (; i < fields.size() && fields[i].group == group; ++i) {
      names.push_back(fields[i].name);
      fields[i].read(draft.take(node.member(fields[i].name), fields[i].key()), draft);
    }
    if (node) node.allowOnly(names);
    keys.push_back(group);
  }
}

void readEdition(const JsonNode& root, EditionDraft& draft) {
  if (!readEditionFormat(root, {Rules::id, GameNamed::notAlways})) return;
  std::vector<std::string_view> keys{kindKey, "game",   "format",  "id",
                                     "name",  boxGroup, nileGroup, sphinxGroup};
  draft.edition.id = readId(root.member("id"));
  draft.edition.name = root.member("name").text(1, 80);
  readBox(root.member(boxGroup), draft);
  readFields(root, draft, keys);
  readNileCards(root.member(nileGroup), draft);
  readSphinxCards(root.member(sphinxGroup), draft);
  root.allowOnly(keys);
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
  for (const EditionField& field : editionFields()) {
    JsonText out;
    field.write(out, edition);
    values.push_back({field.key(), out.take()});
  }
  writeNileCards(edition, values);
  writeSphinxCards(edition, values);
  return values;
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
  const auto tiles = static_cast<int>(draft.edition.tombTileValues.size());
  if (tiles != draft.tombTiles) {
    checked.findings.push_back({EditionFault::tombTiles, "tombs.tiles", tiles, draft.tombTiles});
  }
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
