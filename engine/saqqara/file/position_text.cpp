// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/position_text.h"

#include "engine/record/files.h"
#include "engine/record/plain_text.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/file/entry_text.h"

#include <utility>

namespace nilometer::saqqara {

using namespace record;

namespace {

constexpr Number<int> count{0, maxNumber};
constexpr std::size_t mostTold = 500;
constexpr Number<int> levelNumber{1, topLevel};
constexpr FileMark positionFile{"position", positionKind, positionFormatVersion};
constexpr GameMark positionGame{Rules::id, GameNamed::always};

using Workers = decltype(PositionDocument::Player::workers);
constexpr auto workersObject = objectOf<Workers>([](Archive& at, Workers& workers) {
  for (std::size_t i = 0; i < workers.size(); ++i) {
    at.unless(0, pyramidNames[i], workers[i], levelNumber);
  }
});
/// As in the entry `printed` of a record.
struct ToldObject {
  static constexpr auto one = objectOf<Tell>([](Archive& at, Tell& told) { describe(at, told); });
  [[nodiscard]] static Tell read(const JsonNode& node) { return one.read(node); }
  static void write(JsonText& out, const Tell& told) { one.write(out, told); }
  static void schema(JsonText& out) {
    out.object().key("oneOf").array();
    for (std::size_t what = 0; what < toldNames.size(); ++what) {
      Tell told;
      told.what = static_cast<Told>(what);
      writeSchema(out, told, [](Archive& at, Tell& each) { describe(at, each); });
    }
    out.endArray().endObject();
  }
};
constexpr auto playerObject =
    objectOf<PositionDocument::Player>([](Archive& at, PositionDocument::Player& player) {
      describe(at, player.seat, {.colours = playerColours});
      at.needed("nile", player.nile, count);
      at.needed("workers", player.workers, workersObject);
      at.needed("gold", player.gold, count);
    });

/// The text parsed, and that it is an end position of this game.
template <class Read>
Result<JsonValue> readDocument(std::string_view text, const std::string& file, const Read& read) {
  if (std::cmp_greater(text.size(), maxPositionBytes)) {
    return ReadError{
        ReadFault::tooLarge, file, 0, {}, std::to_string(maxPositionBytes) + " bytes", {}};
  }
  Result<JsonValue> json = parseAs(text, positionKind, file);
  if (!json) return json;
  JsonReading reading(*json, file);
  Archive at(reading.root());
  int format = 0;
  describe(at, positionFile, positionGame, format);
  read(at);
  if (reading.failed()) return reading.error();
  return json;
}

/// A finding as what is wrong with the text it was read from.
ReadError errorIn(const JsonValue& text, const std::string& file, const PositionFinding& finding) {
  JsonReading reading(text, file);
  const JsonNode root = reading.root();
  const auto number = static_cast<std::size_t>(finding.place.number);
  const JsonNode player = root.member("players").at(finding.place.player);
  JsonNode node = root;
  switch (finding.place.field) {
  case PositionField::nile: node = player.member("nile"); break;
  case PositionField::workers: node = player.member("workers").member(pyramidNames[number]); break;
  case PositionField::gold: node = player.member("gold"); break;
  case PositionField::printed: node = root.member("printed").at(number); break;
  }
  node.fail(finding.fault, finding.expected, std::to_string(finding.found));
  return reading.error();
}

} // namespace

void describe(Archive& at, PositionDocument& document, const Edition& edition) {
  at.needed("edition", document.edition, editionIdOf(edition));
  at.unless({}, "date", document.date, Day{});
  at.unless({}, "title", document.title, PlainText{0, maxTitle});
  at.needed("players", document.players, List{playerObject, maxPlayers, minPlayers});
  at.unless({}, "printed", document.printed, List{ToldObject{}, mostTold});
  at.flag("open", document.open);
  if (!at.reads()) return;
  std::vector<Seat> seats;
  for (const PositionDocument::Player& player : document.players) seats.push_back(player.seat);
  checkColours(at.node().member("players"), seats);
}

std::string writePosition(PositionDocument document, const Edition& edition) {
  JsonText out;
  Archive at(out.object());
  int format = positionFormatVersion;
  describe(at, positionFile, positionGame, format);
  describe(at, document, edition);
  return out.endObject().take() + '\n';
}

Result<EditionName> readPositionEdition(std::string_view text, const std::string& file) {
  EditionName name;
  const auto json =
      readDocument(text, file, [&](Archive& at) { at.needed("edition", name, EditionId{}); });
  if (!json) return json.error();
  return name;
}

Result<PositionDocument> readEntered(std::string_view text, const Edition& edition,
                                     const std::string& file) {
  PositionDocument document;
  const auto json = readDocument(text, file, [&](Archive& at) {
    describe(at, document, edition);
    at.end();
  });
  if (!json) return json.error();
  return document;
}

Result<PositionDocument> readPosition(std::string_view text, const Edition& edition,
                                      const std::string& file) {
  auto document = readEntered(text, edition, file);
  if (!document) return document;
  const JudgedPosition judged = judge(*document, edition);
  if (!judged.findings.empty()) return errorIn(*parseJson(text), file, judged.findings.front());
  return document;
}

} // namespace nilometer::saqqara
