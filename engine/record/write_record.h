// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/header_parts.h"
#include "engine/record/json.h"
#include "engine/record/json_text.h"
#include "engine/record/written.h"

/// Writing the records of any game, for the file rooms of the games.
namespace nilometer::record {

template <table::Rules G> [[nodiscard]] std::string writeHeader(const RecordHeader<G>& header) {
  JsonText out;
  out.object().member("nilometer", "game");
  if (Written<G>::named == GameNamed::always) out.member("game", G::id);
  out.member("format", header.format).member("rules", header.rules);
  out.key("edition").object();
  out.member("id", std::string_view(header.editionId));
  out.member("checksum", std::string_view(header.editionChecksum)).endObject();
  Written<G>::writeAgreed(out, header);
  writeSeats(out, header.players);
  out.member("date", std::string_view(header.date));
  if (!header.title.empty()) out.member("title", std::string_view(header.title));
  return out.endObject().take() + '\n';
}

template <table::Rules G>
[[nodiscard]] std::string writeEntry(const RecordedEntry<G>& entry, const RecordHeader<G>& header,
                                     const typename G::Edition& edition) {
  JsonText out;
  out.object();
  Written<G>::writeEntry(out, entry.entry, header, edition);
  out.flag("anyway", entry.anyway);
  if (!entry.reason.empty()) out.member("reason", std::string_view(entry.reason));
  if (!entry.time.empty()) out.member("time", std::string_view(entry.time));
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

/// The text that readRecord reads back to an equal record; ends with a line end.
template <table::Rules G>
[[nodiscard]] std::string writeRecord(const GameRecord<G>& record,
                                      const typename G::Edition& edition) {
  return writeHeader<G>(record.header) + writeEntries<G>(record, edition);
}

/// The same with the printed values in its second line, so that the record can be read wherever it
/// is taken.
template <table::Rules G>
[[nodiscard]] std::string writeRecordWithEdition(const GameRecord<G>& record,
                                                 const typename G::Edition& edition) {
  const Result<JsonValue> values = parseJson(Written<G>::writeEdition(edition));
  return writeHeader<G>(record.header) + writeJson(*values) + '\n' +
         writeEntries<G>(record, edition);
}

} // namespace nilometer::record
