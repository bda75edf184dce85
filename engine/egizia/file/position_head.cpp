// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_head.h"

#include "engine/record/files.h"
#include "engine/record/header_parts.h"
#include "engine/record/plain_text.h"

#include <utility>

namespace nilometer::egizia {

using namespace record;

Result<JsonValue> parsePosition(std::string_view text, const std::string& file) {
  if (std::cmp_greater(text.size(), maxPositionBytes)) {
    return ReadError{.fault = ReadFault::tooLarge,
                     .file = file,
                     .line = 0,
                     .where = {},
                     .expected = std::to_string(maxPositionBytes) + " bytes",
                     .found = {}};
  }
  Result<JsonValue> json = parseJson(text);
  if (json) return json;
  json.error().file = file;
  return unparsed(std::move(json.error()), text, positionKind);
}

std::optional<Position::Stage> readStage(const JsonNode& root) {
  using Stage = Position::Stage;
  int format = 0;
  Archive at(root);
  describe(at, {"position", positionKind, positionFormatVersion},
           {Rules::id, GameNamed::notAlways}, format);
  const JsonNode entered = root.optional("entered");
  if (!entered) return Stage::scored;
  const JsonNode scored = entered.optional("scored");
  if (scored && scored.boolean()) return Stage::changed;
  if (!root.optional("players")) return std::nullopt;
  return Stage::open;
}

EditionName readEditionName(const JsonNode& node) {
  if (!node || node.value()->as<JsonObject>() == nullptr) return {node.text(1, maxEditionId), {}};
  node.allowOnly({"id", "checksum"});
  return {node.member("id").text(1, maxEditionId), node.member("checksum").text(1, maxEditionId)};
}

Seat readSeat(const JsonNode& node, const RuleOptions& options, std::size_t leastName) {
  Seat seat;
  Archive at(node);
  describe(at, seat, seatRules(options), leastName);
  return seat;
}

void readAgreed(const JsonNode& root, Profile& profile, RuleOptions& options) {
  Archive at(root);
  describe(at, profile, options);
}

std::string readDay(const JsonNode& node) {
  const JsonNode date = node.optional("date");
  return date ? Day::read(date) : std::string();
}

std::string readTitle(const JsonNode& node) {
  return plainText(node.optional("title"), 0, maxTitle);
}

Result<EditionName> readPositionEdition(std::string_view text, const std::string& file) {
  const Result<JsonValue> json = parsePosition(text, file);
  if (!json) return json.error();
  JsonReading reading(*json, file);
  static_cast<void>(readStage(reading.root()));
  EditionName name = readEditionName(reading.root().member("edition"));
  if (reading.failed()) return reading.error();
  return name;
}

} // namespace nilometer::egizia
