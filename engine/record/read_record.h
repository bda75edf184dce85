// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/described.h"
#include "engine/record/record_lines.h"

/// Reading the records of any game. A game's own file room makes plain functions of these for its
/// records; only who reads those of any game includes this.
namespace nilometer::record {

template <table::Rules G>
[[nodiscard]] Result<RecordHeader<G>> readHeader(std::string_view text, Lines& lines,
                                                 const std::string& file) {
  const Result<JsonValue> json = parseHeader(text, lines, file);
  if (!json) return json.error();
  JsonReading reading(*json, file);
  RecordHeader<G> header;
  Archive at(reading.root());
  describe(at, header);
  at.end();
  if (reading.failed()) return reading.error();
  const bool mayHaveSums = header.format != plainRecordFormat;
  const bool mayHaveNone = header.format != summedRecordFormat;
  if (lines.isDamaged() || !(lines.haveSums() ? mayHaveSums : mayHaveNone)) {
    return errorAt(ReadFault::wrongSum, file, lines.number());
  }
  header.format = plainRecordFormat;
  return header;
}

/// Only the header, to find out which edition a record needs.
template <table::Rules G>
[[nodiscard]] Result<RecordHeader<G>> readHeader(std::string_view text, const std::string& file) {
  Lines lines(text);
  return readHeader<G>(text, lines, file);
}

/// One entry from one line.
template <table::Rules G>
[[nodiscard]] Result<RecordedEntry<G>>
readEntry(std::string_view line, const RecordHeader<G>& header, const typename G::Edition& edition,
          int lineNumber) {
  if (line.size() > maxRecordLine) return tooLongAt({}, lineNumber, maxRecordLine);
  const Result<JsonValue> json = parseJson(line, lineNumber);
  if (!json) return json.error();
  JsonReading reading(*json);
  RecordedEntry<G> entry;
  Archive at(reading.root());
  describe(at, entry, header, edition);
  at.end();
  entry.line = lineNumber;
  if (reading.failed()) return reading.error();
  return entry;
}

/// The printed values that a record brings along, nothing if it brings none. They are those of its
/// header; others are an error.
template <table::Rules G>
[[nodiscard]] Result<std::optional<typename G::Edition>> editionIn(std::string_view text,
                                                                   const std::string& file) {
  using Edition = typename G::Edition;
  Lines lines(text);
  const Result<RecordHeader<G>> header = readHeader<G>(text, lines, file);
  if (!header) return header.error();
  const auto line = lines.next(maxEditionLine);
  if (!line || !holdsEdition(*line)) return std::optional<Edition>();
  if (lines.isDamaged()) return errorAt(ReadFault::wrongSum, file, lines.number());
  if (line->size() > maxEditionLine) return tooLongAt(file, lines.number(), maxEditionLine);
  Result<Edition> edition = FileFormat<G>::readEdition(*line, file);
  if (!edition) {
    edition.error().line = lines.number();
    return edition.error();
  }
  if (auto error =
          otherEdition(header->edition(), {edition->id, edition->checksum}, file, lines.number())) {
    return *error;
  }
  return std::optional<Edition>(std::move(*edition));
}

/// A whole record. Ids are resolved against `edition`, whose id and checksum must be the header's.
template <table::Rules G>
[[nodiscard]] Result<GameRecord<G>>
readRecord(std::string_view text, const typename G::Edition& edition, const std::string& file) {
  Lines lines(text);
  Result<RecordHeader<G>> header = readHeader<G>(text, lines, file);
  if (!header) return header.error();
  if (auto error =
          otherEdition(header->edition(), {edition.id, edition.checksum}, file, lines.number())) {
    return *error;
  }
  GameRecord<G> record{std::move(*header), {}};
  auto line = lines.next(maxEditionLine);
  if (line && holdsEdition(*line) && !lines.isDamaged()) line = lines.next();
  for (; line; line = lines.next()) {
    if (lines.isDamaged()) return errorAt(ReadFault::wrongSum, file, lines.number());
    if (record.entries.size() == maxRecordEntries) {
      return errorAt(ReadFault::tooLarge, file, lines.number(),
                     std::to_string(maxRecordEntries) + " entries");
    }
    Result<RecordedEntry<G>> entry = readEntry<G>(*line, record.header, edition, lines.number());
    if (!entry) {
      entry.error().file = file;
      return entry.error();
    }
    record.entries.push_back(std::move(*entry));
  }
  return record;
}

} // namespace nilometer::record
