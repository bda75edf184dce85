// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_file.h"
#include "engine/record/game_record.h"
#include "engine/record/header_parts.h"
#include "engine/record/json_reader.h"
#include "engine/record/plain_text.h"

#include <algorithm>
#include <optional>

namespace nilometer::record {

using namespace egizia;

namespace {

constexpr std::string_view white = " \t\r\n";

/// A file's lines that are not blank, without copying them.
class Lines {
public:
  explicit Lines(std::string_view text) : m_rest(text) {}

  /// The next one from its first character on, or nothing at the end. A line beyond the limit
  /// is cut right behind it.
  std::optional<std::string_view> next(std::size_t limit = maxRecordLine) {
    const std::size_t blank = std::min(m_rest.find_first_not_of(white), m_rest.size());
    const std::string_view skipped = m_rest.substr(0, blank);
    m_number += static_cast<int>(std::count(skipped.begin(), skipped.end(), '\n'));
    m_rest.remove_prefix(blank);
    if (m_rest.empty()) return std::nullopt;
    const std::string_view reach = m_rest.substr(0, limit + 1);
    const std::string_view line = reach.substr(0, reach.find('\n'));
    m_rest.remove_prefix(line.size());
    return line;
  }

  /// Of the last line, from 1.
  [[nodiscard]] int number() const { return m_number; }

private:
  std::string_view m_rest;
  int m_number = 1;
};

ReadError errorAt(ReadFault fault, const std::string& file, int line, std::string expected = {}) {
  return {.fault = fault,
          .file = file,
          .line = line,
          .where = {},
          .expected = std::move(expected),
          .found = {}};
}

RecordHeader headerFrom(const JsonNode& root) {
  RecordHeader header;
  readKind(root, gameKind, recordFormatVersion);
  header.format = root.member("format").number<int>(1, recordFormatVersion);
  const JsonNode rules = root.member("rules");
  const auto version = rules.integer(1, maxVersion);
  if (version > rulesVersion)
    rules.fail(ReadFault::newerRules, std::to_string(rulesVersion));
  else
    header.rules = static_cast<int>(version);
  root.allowOnly({"nilometer", "format", "rules", "edition", "profile", "options", "players",
                  "date", "title"});
  const JsonNode edition = root.member("edition");
  edition.allowOnly({"id", "checksum"});
  header.editionId = plainText(edition.member("id"), 1, maxEditionId);
  header.editionChecksum = plainText(edition.member("checksum"), 0, maxEditionId);
  header.profile = readProfile(root);
  header.options = readOptions(root, header.profile);
  const JsonNode players = root.member("players");
  for (std::size_t i = 0; i < players.size(2, table::maxPlayers); ++i) {
    players.at(i).allowOnly({"name", "colour", "bid"});
    header.players.push_back(readSeat(players.at(i), header.options));
  }
  checkColours(players, header.players);
  const JsonNode date = root.member("date");
  if (!isDate(date.text())) date.fail(ReadFault::outOfRange, "a date such as 2026-11-21");
  header.date = date.text();
  header.title = plainText(root.optional("title"), 0, maxTitle);
  return header;
}

/// The header on the first line that is not blank.
Result<RecordHeader> readHeaderLine(std::string_view text, Lines& lines, const std::string& file) {
  const auto line = lines.next();
  if (!line) return errorAt(ReadFault::empty, file, 0);
  if (line->size() > maxRecordLine) {
    return errorAt(ReadFault::tooLarge, file, lines.number(),
                   std::to_string(maxRecordLine) + " bytes a line");
  }
  Result<JsonValue> json = parseJson(*line, lines.number());
  if (!json) {
    json.error().file = file;
    return unparsed(std::move(json.error()), text, gameKind);
  }
  JsonReading reading(*json, file);
  RecordHeader header = headerFrom(reading.root());
  if (reading.failed()) return reading.error();
  return header;
}

/// Whether the record was played with these printed values.
std::optional<ReadError> wrongEdition(const RecordHeader& header, const Edition& edition,
                                      const std::string& file, int line) {
  ReadError error = errorAt(ReadFault::otherEdition, file, line);
  error.where = header.editionId != edition.id ? "edition.id" : "edition.checksum";
  const bool byId = header.editionId != edition.id;
  error.expected = byId ? edition.id : edition.checksum;
  error.found = byId ? header.editionId : header.editionChecksum;
  if (error.expected == error.found) return std::nullopt;
  return error;
}

/// Whether a second line holds the printed values and no entry.
bool isEdition(std::string_view line) {
  constexpr std::size_t reach = 64; // its first key tells
  return line.substr(0, reach).find("\"nilometer\"") != std::string_view::npos;
}

} // namespace

Result<std::optional<Edition>> editionIn(std::string_view text, const std::string& file) {
  Lines lines(text);
  const Result<RecordHeader> header = readHeaderLine(text, lines, file);
  if (!header) return header.error();
  const auto line = lines.next(maxEditionLine);
  if (!line || !isEdition(*line)) return std::optional<Edition>();
  if (line->size() > maxEditionLine) {
    return errorAt(ReadFault::tooLarge, file, lines.number(),
                   std::to_string(maxEditionLine) + " bytes a line");
  }
  Result<Edition> edition = readEdition(*line, file);
  if (!edition) {
    edition.error().line = lines.number();
    return edition.error();
  }
  if (auto error = wrongEdition(*header, *edition, file, lines.number())) return *error;
  return std::optional<Edition>(std::move(*edition));
}

Result<RecordHeader> readHeader(std::string_view text, const std::string& file) {
  Lines lines(text);
  return readHeaderLine(text, lines, file);
}

Result<GameRecord> readRecord(std::string_view text, const Edition& edition,
                              const std::string& file) {
  Lines lines(text);
  Result<RecordHeader> header = readHeaderLine(text, lines, file);
  if (!header) return header.error();
  if (auto error = wrongEdition(*header, edition, file, lines.number())) return *error;
  GameRecord record{std::move(*header), {}};
  auto line = lines.next(maxEditionLine);
  if (line && isEdition(*line)) line = lines.next();
  for (; line; line = lines.next()) {
    if (record.entries.size() == maxRecordEntries) {
      return errorAt(ReadFault::tooLarge, file, lines.number(),
                     std::to_string(maxRecordEntries) + " entries");
    }
    Result<RecordedEntry> entry = readEntry(*line, record.header, edition, lines.number());
    if (!entry) {
      entry.error().file = file;
      return entry.error();
    }
    record.entries.push_back(std::move(*entry));
  }
  return record;
}

} // namespace nilometer::record
