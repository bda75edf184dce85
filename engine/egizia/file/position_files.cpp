// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/record/edition_id.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/record/json.h"

#include <algorithm>
#include <utility>

namespace nilometer::egizia {

using namespace record;

namespace {

constexpr FileMark positionFile{"position", positionKind, positionFormatVersion};
constexpr GameMark egiziaGame{Rules::id, GameNamed::notAlways};

bool has(std::string_view text, int format) {
  return text.find(formatKey(format)) != std::string_view::npos;
}

/// A document of format 7 that is whole and has no checksum never had one.
bool isSummed(std::string_view text) {
  if (!has(text, positionFormatVersion)) return false;
  const Result<JsonValue> json = parseJson(text);
  return !json || json->find("sum") != nullptr;
}

/// Of a cell that is cut off nothing is left but its name: what is entered ends behind the one
/// before.
void dropHalfACell(ReadablePosition& readable) {
  constexpr std::string_view behindCells = "]}}";
  const std::string_view closing = readable.closing;
  const bool isInACell = closing.size() > behindCells.size() && closing.ends_with(behindCells);
  const std::size_t cell = readable.text.rfind(R"({"row":)");
  if (!isInACell || cell == std::string::npos) return;
  readable.end = readable.text[cell - 1] == ',' ? cell - 1 : cell;
  readable.closing = behindCells;
  readable.text = readable.text.substr(0, readable.end) + readable.closing;
}

/// The text parsed; refuses one that is too large or damaged.
Result<JsonValue> parsePosition(std::string_view text, const std::string& file) {
  if (std::cmp_greater(text.size(), maxPositionBytes)) {
    return ReadError{
        ReadFault::tooLarge, file, 0, {}, std::to_string(maxPositionBytes) + " bytes", {}};
  }
  const ReadablePosition readable = readablePosition(text, file);
  if (readable.damage) return unparsed(*readable.damage, text, positionKind);
  return parseAs(readable.text, positionKind, file);
}

/// Refuses what is no end position or has a newer format. Nothing where the numbers are not
/// complete: only what is being entered stands in the document.
std::optional<Position::Stage> readStage(Archive& at, int& format) {
  using Stage = Position::Stage;
  describe(at, positionFile, egiziaGame, format);
  const JsonNode entered = at.node().optional("entered");
  const auto says = [&entered](const char* key) {
    const JsonNode node = entered.optional(key);
    return node && node.boolean();
  };
  if (!entered) return Stage::scored;
  if (says("scored")) return says("unchanged") ? Stage::scored : Stage::changed;
  return at.node().optional("players") ? std::optional(Stage::open) : std::nullopt;
}

/// A key on the way to a place, or without one an element of a list.
struct Step {
  std::string_view key;
  std::size_t element = 0;
};

/// The way to a place from the root of a document.
std::vector<Step> wayTo(const PositionPlace& place, const Edition& edition) {
  using enum PositionRow;
  // In the order of PositionRow.
  static constexpr auto keys = std::to_array<std::string_view>(
      {"sphinx",    "points",    "queue",          "orderTile",  "stoneMarket", "grainMarket",
       "obelisk",   "tombs",     "pyramid",        "temple",     "obelisk",     "tombs",
       "pyramid",   "temple",    "tombSum",        "permanents", "stones",      "sell",
       "crews",     "crews",     "crews",          "crews",      "quarryYield", "grain",
       "grain",     "grain",     "morePermanents", "fields",     "quarries",    "permanents",
       "tombTiles", "startField"});
  const std::string_view key = keys[static_cast<std::size_t>(place.row)];
  if (isBuilt(place.row)) {
    std::vector<Step> way{{"built"}, {key}};
    if (place.part == PositionPlace::whole) return way;
    const bool isNamed = place.row == templeBuilt;
    way.push_back(isNamed ? Step{edition.plan(Building::temple).parts[place.part].id}
                          : Step{{}, place.part});
    return way;
  }
  std::vector<Step> way{{"players"}, {{}, place.player}, {key}};
  if (key == "crews") way.push_back({crewNames[place.row - blueCrew]});
  if (key == "grain") way.push_back({fieldColourNames[place.row - greenGrain]});
  if (place.element) way.push_back({{}, *place.element});
  return way;
}

/// A finding as what is wrong with the text it was read from.
ReadError errorIn(const JsonValue& text, const std::string& file, const PositionFinding& finding,
                  const Edition& edition) {
  const bool built = isBuilt(finding.place.row);
  if (built && finding.fault == ReadFault::missingKey) {
    ReadError error = errorOf(finding, edition);
    error.file = file;
    error.line = text.line();
    return error;
  }
  JsonReading reading(text, file);
  JsonNode node = reading.root();
  // A key that is missing is noted on the way to it.
  for (const Step& step : wayTo(finding.place, edition)) {
    node = step.key.empty() ? node.at(step.element) : node.member(step.key);
  }
  const bool card = node && node.value()->as<JsonObject>() != nullptr && !built;
  if (card) node = node.member(finding.place.improved ? "improved" : "card");
  node.fail(finding.fault, finding.expected, finding.found);
  return reading.error();
}

auto enteredObject(Position::Stage stage, const Edition& edition) {
  return objectOf<EnteredPosition>([stage, &edition](Archive& at, EnteredPosition& entered) {
    describe(at, entered, stage, edition);
  });
}

/// Reads something out of a document, by read(at, stage, format, part).
template <class T, class Read>
Result<T> readPart(std::string_view text, const std::string& file, const Read& read) {
  const Result<JsonValue> json = parsePosition(text, file);
  if (!json) return json.error();
  JsonReading reading(*json, file);
  Archive at(reading.root());
  T part{};
  int format = 0;
  const auto stage = readStage(at, format);
  if (!reading.failed()) read(at, stage, format, part);
  if (reading.failed()) return reading.error();
  return part;
}

/// A document of format 7, as write(at) says it.
template <class Write> std::string written(const Write& write) {
  JsonText out;
  Archive at(out.object());
  int format = positionFormatVersion;
  describe(at, positionFile, egiziaGame, format);
  write(at);
  return out.endObject().take() + '\n';
}

struct ReadWhole {
  PositionDocument document;
  std::optional<Position::Stage> stage;
  Position position;
};

Result<ReadWhole> readWhole(std::string_view text, const Edition& edition,
                            const std::string& file) {
  auto read =
      readPart<ReadWhole>(text, file, [&](Archive& at, auto stage, int format, auto& whole) {
        whole.stage = stage;
        if (!stage) return;
        describe(at, whole.document, edition,
                 format < positionFormatVersion ? Unsaid::refused : Unsaid::allowed);
        at.allow("entered");
        at.end();
      });
  if (!read) return read;
  if (!read->stage) return ReadError{ReadFault::unfinishedPosition, file, 0, {}, {}, {}};
  JudgedPosition judged = judge(read->document, edition);
  if (!judged.findings.empty()) {
    return errorIn(*parsePosition(text, file), file, judged.findings.front(), edition);
  }
  read->position = std::move(judged.position);
  read->position.stage = *read->stage;
  return read;
}

} // namespace

ReadError errorOf(const PositionFinding& finding, const Edition& edition) {
  std::string where;
  for (const Step& step : wayTo(finding.place, edition)) {
    if (step.key.empty())
      where += '[' + std::to_string(step.element) + ']';
    else
      where.append(where.empty() ? "" : ".").append(step.key);
  }
  return {finding.fault, {}, 0, std::move(where), finding.expected, finding.found};
}

Result<Position> readPosition(std::string_view text, const Edition& edition,
                              const std::string& file) {
  auto whole = readWhole(text, edition, file);
  if (!whole) return whole.error();
  return std::move(whole->position);
}

Result<PositionDocument> readPositionDocument(std::string_view text, const Edition& edition,
                                              const std::string& file) {
  auto whole = readWhole(text, edition, file);
  if (!whole) return whole.error();
  return std::move(whole->document);
}

Result<EditionName> readPositionEdition(std::string_view text, const std::string& file) {
  return readPart<EditionName>(text, file, [](Archive& at, auto, int, EditionName& name) {
    at.needed("edition", name, EditionId{});
  });
}

Result<PositionHead> readPositionHead(std::string_view text, const std::string& file) {
  return readPart<PositionHead>(text, file, [](Archive& at, auto stage, int, PositionHead& head) {
    head.stage = stage.value_or(Position::Stage::open);
    const bool whole = head.stage == Position::Stage::scored;
    head.hasEntered = static_cast<bool>(at.node().optional("entered"));
    Archive in(whole ? at.node() : at.node().member("entered"));
    in.needed("edition", head.edition, EditionId{});
    describe(in, head);
    in.needed("players", head.seats,
              Seats{seatRules(head.options), minPlayers, maxPlayers, whole ? 1U : 0U,
                    OtherKeys::allowed});
  });
}

Result<EnteredPosition> readPositionEntered(std::string_view text, const Edition& edition,
                                            const std::string& file) {
  return readPart<EnteredPosition>(text, file, [&](Archive& at, auto stage, int, auto& entered) {
    at.needed("entered", entered, enteredObject(stage.value_or(Position::Stage::open), edition));
  });
}

std::string writePosition(PositionDocument document, const Edition& edition) {
  return written([&](Archive& at) { describe(at, document, edition, Unsaid::allowed); });
}

std::string writePosition(EnteredPosition entered, Position::Stage stage,
                          const PositionDocument* document, const Edition& edition,
                          const Edition* its) {
  return written([&](Archive& at) {
    PositionDocument around = document != nullptr ? *document : PositionDocument();
    if (document != nullptr)
      describe(at, around, its != nullptr ? *its : edition, Unsaid::allowed);
    else
      at.needed("edition", entered.values, EditionId{});
    at.needed("entered", entered, enteredObject(stage, edition));
  });
}

ReadablePosition readablePosition(std::string_view text, const std::string& file) {
  // Formats 4 and 6 are formats 3 and 5 with a checksum.
  const int older = has(text, 6) ? 6 : has(text, 4) ? 4 : 0;
  ReadablePosition readable = record::readablePosition(text, older != 0 || isSummed(text), file);
  if (older != 0) readable.text = withFormat(readable.text, older - 1);
  dropHalfACell(readable);
  return readable;
}

std::optional<PositionRest> restOf(const ReadablePosition& readable, const Edition& edition) {
  const Result<JsonValue> json = parseJson(readable.text);
  if (!json || !json->find("profile")) return std::nullopt;
  // What is entered beside a position that can be scored is damaged, not the position.
  const bool isBeside = json->find("entered") != nullptr;
  if (isBeside && !json->find("players")) return std::nullopt;
  PositionRest rest;
  JsonReading reading(*json);
  Archive at(reading.root());
  describe(at, rest.document, edition, Unsaid::lost);
  if (reading.failed()) return std::nullopt;
  const std::string_view closing = isBeside ? std::string_view() : readable.closing;
  auto& players = rest.document.players;
  rest.whole = players.size() - (closing.ends_with("}]}") && !players.empty() ? 1 : 0);
  players.resize(std::max(players.size(), std::size_t{minPlayers}));
  for (PositionDocument::Player& player : players) {
    const auto isTaken = [&](std::string_view colour) {
      return std::ranges::any_of(players,
                                 [&](const auto& other) { return other.seat.colour == colour; });
    };
    if (player.seat.colour.empty())
      player.seat.colour = *std::ranges::find_if_not(playerColours, isTaken);
  }
  // A list or object that is cut off does not say how much is built.
  auto& built = rest.document.built;
  if (closing == "]}}") built[static_cast<std::size_t>(Building::pyramid)].clear();
  if (closing == "}}}") built[static_cast<std::size_t>(Building::temple)].clear();
  return rest;
}

} // namespace nilometer::egizia
