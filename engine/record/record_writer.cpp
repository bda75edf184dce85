// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/options_json.h"
#include "engine/record/game_record.h"
#include "engine/record/json.h"
#include "engine/record/json_text.h"

namespace nilometer::record {

using namespace egizia;

std::string writeHeader(const RecordHeader& header) {
  JsonText out;
  out.object().member("nilometer", "game");
  out.member("format", header.format).member("rules", header.rules);
  out.key("edition").object();
  out.member("id", std::string_view(header.editionId));
  out.member("checksum", std::string_view(header.editionChecksum)).endObject();
  out.member("profile", profileNames[static_cast<std::size_t>(header.profile)]);
  writeOptions(out, header.profile, header.options);
  out.key("players").array();
  for (const RecordHeader::Seat& seat : header.players) {
    out.object().member("name", std::string_view(seat.name));
    out.member("colour", std::string_view(seat.colour));
    if (seat.bid != 0) out.key("bid").half(seat.bid);
    out.endObject();
  }
  out.endArray();
  out.member("date", std::string_view(header.date));
  if (!header.title.empty()) out.member("title", std::string_view(header.title));
  return out.endObject().take() + '\n';
}

namespace {

std::string writeEntries(const GameRecord& record, const Edition& edition) {
  std::string text;
  for (const RecordedEntry& entry : record.entries) {
    text += writeEntry(entry, record.header, edition);
  }
  return text;
}

} // namespace

std::string writeRecord(const GameRecord& record, const Edition& edition) {
  return writeHeader(record.header) + writeEntries(record, edition);
}

std::string writeRecordWithEdition(const GameRecord& record, const Edition& edition) {
  const Result<JsonValue> values = parseJson(writeEdition(edition));
  return writeHeader(record.header) + writeJson(*values) + '\n' + writeEntries(record, edition);
}

} // namespace nilometer::record
