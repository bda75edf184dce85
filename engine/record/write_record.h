// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/described.h"

#include <algorithm>
#include <string>
#include <utility>

/// Writing the records of any game, for the file rooms of the games.
namespace nilometer::record {

template <table::Rules G> [[nodiscard]] std::string writeHeader(RecordHeader<G> header) {
  JsonText out;
  Archive at(out.object());
  describe(at, header);
  return out.endObject().take() + '\n';
}

template <table::Rules G>
[[nodiscard]] std::string writeEntry(RecordedEntry<G> entry, const RecordHeader<G>& header,
                                     const typename G::Edition& edition) {
  JsonText out;
  Archive at(out.object());
  describe(at, entry, header, edition);
  return out.endObject().take() + '\n';
}

template <table::Rules G>
[[nodiscard]] std::string writeEntries(const GameRecord<G>& record,
                                       const typename G::Edition& edition) {
  std::string text;
  for (const RecordedEntry<G>& entry : record.entries) {
    text += writeEntry<G>(entry, record.header, edition);
  }
  return text;
}

/// The first line of a record; programs that know no disputes are not to misread one with them.
template <table::Rules G> [[nodiscard]] std::string writeHeaderOf(const GameRecord<G>& record) {
  const bool disputed = std::ranges::any_of(
      record.entries, [](const RecordedEntry<G>& entry) { return entry.dispute.has_value(); });
  RecordHeader<G> header = record.header;
  header.format = disputed ? recordFormatVersion : plainRecordFormat;
  return writeHeader<G>(std::move(header));
}

/// The text that readRecord reads back to an equal record; ends with a line end.
template <table::Rules G>
[[nodiscard]] std::string writeRecord(const GameRecord<G>& record,
                                      const typename G::Edition& edition) {
  return writeHeaderOf<G>(record) + writeEntries<G>(record, edition);
}

/// The text of writeRecord() with the printed values in its second line, so that the record can be
/// read wherever it is taken.
template <table::Rules G>
[[nodiscard]] std::string writeRecordWithEdition(const GameRecord<G>& record,
                                                 const typename G::Edition& edition) {
  const Result<JsonValue> values = parseJson(FileFormat<G>::writeEdition(edition));
  return writeHeaderOf<G>(record) + writeJson(*values) + '\n' + writeEntries<G>(record, edition);
}

} // namespace nilometer::record
