// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_document.h"

#include "engine/egizia/file/edition_ids.h"
#include "engine/egizia/file/position.h"

namespace nilometer::egizia {

using namespace record;

namespace {

/// Takes a document apart that has been read without an error.
class DocumentReader {
public:
  explicit DocumentReader(const Edition& edition) : m_edition(edition) {}

  void read(const JsonNode& root, const Position& position, PositionDocument& document) const {
    document.edition = position.edition;
    document.profile = position.profile;
    document.options = position.options;
    document.date = position.date;
    document.title = position.title;
    const JsonNode players = root.member("players");
    for (std::size_t i = 0; i < position.players.size(); ++i) {
      PositionDocument::Player player;
      player.seat = position.players[i];
      player.sell = position.sell[i];
      this->player(players.at(i), player);
      document.players.push_back(std::move(player));
    }
    const JsonNode built = root.optional("built");
    if (built) this->built(built, document);
  }

private:
  static int number(const JsonNode& node) { return node ? node.number<int>() : 0; }
  static std::optional<int> maybe(const JsonNode& node) {
    return node ? std::optional(node.number<int>()) : std::nullopt;
  }
  static std::vector<std::string> names(const JsonNode& node) {
    std::vector<std::string> result;
    for (std::size_t i = 0; i < node.size(); ++i) result.push_back(node.at(i).text());
    return result;
  }
  static std::vector<int> numbers(const JsonNode& node) {
    std::vector<int> result;
    for (std::size_t i = 0; i < node.size(); ++i) result.push_back(number(node.at(i)));
    return result;
  }

  void player(const JsonNode& node, PositionDocument::Player& player) const {
    player.orderTile = number(node.member("orderTile"));
    player.points = number(node.member("points"));
    player.queue = maybe(node.optional("queue"));
    player.stones = number(node.member("stones"));
    player.marketStep = {number(node.member("stoneMarket")), number(node.member("grainMarket"))};
    for (std::size_t i = 0; i < crewCount; ++i) {
      player.crews[i] = number(node.member("crews").member(crewNames[i]));
    }
    for (std::size_t i = 0; i < buildingCount; ++i) {
      player.ownStones[i] = stones(node.member(buildingNames[i]), static_cast<Building>(i));
    }
    if (const JsonNode tiles = node.optional("tombTiles")) player.tombTiles = numbers(tiles);
    player.tombSum = maybe(node.optional("tombSum"));
    fields(node, player);
    player.quarries = names(node.optional("quarries"));
    player.quarryYield = maybe(node.optional("quarryYield"));
    player.permanents = names(node.optional("permanents"));
    player.morePermanents = number(node.optional("morePermanents"));
    player.sphinx = names(node.optional("sphinx"));
  }

  PositionDocument::OwnStones stones(const JsonNode& node, Building building) const {
    PositionDocument::OwnStones own;
    if (node.value()->as<JsonArray>() == nullptr)
      own.count = number(node);
    else
      own.spaces = SpaceIds{{m_edition, building}}.read(node);
    return own;
  }

  static void fields(const JsonNode& node, PositionDocument::Player& player) {
    if (const JsonNode start = node.optional("startField")) {
      player.startFieldImproved = number(start.optional("improved"));
    }
    const JsonNode list = node.optional("fields");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const JsonNode field = list.at(i);
      if (field.value()->as<JsonObject>() == nullptr)
        player.fields.push_back({field.text(), 0});
      else
        player.fields.push_back({field.member("card").text(), number(field.optional("improved"))});
    }
    const JsonNode grain = node.optional("grain");
    if (!grain) return;
    player.grain.emplace();
    for (std::size_t i = 0; i < fieldColourNames.size(); ++i) {
      (*player.grain)[i] = number(grain.member(fieldColourNames[i]));
    }
  }

  void built(const JsonNode& node, PositionDocument& document) const {
    if (const JsonNode rows = node.optional("pyramid")) document.pyramid = numbers(rows);
    const JsonNode temple = node.optional("temple");
    if (!temple) return;
    document.temple.emplace();
    for (const BuildingPart& part : m_edition.plan(Building::temple).parts) {
      document.temple->push_back(number(temple.optional(part.id)));
    }
  }

  const Edition& m_edition;
};

} // namespace

Result<PositionDocument> readPositionDocument(std::string_view text, const Edition& edition,
                                              const std::string& file) {
  const Result<Position> position = readPosition(text, edition, file);
  if (!position) return position.error();
  const Result<JsonValue> json = parseJson(text);
  if (!json) return json.error();
  JsonReading reading(*json, file);
  PositionDocument document;
  DocumentReader(edition).read(reading.root(), *position, document);
  if (reading.failed()) return reading.error();
  return document;
}

} // namespace nilometer::egizia
