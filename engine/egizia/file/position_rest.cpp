// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/position_rest.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_text.h"
#include "engine/record/json.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace nilometer::egizia {

using namespace record;

namespace {

/// The member of that object, made of `usual` where there is none. Whether it was there.
bool complete(JsonObject& object, std::string_view key, JsonValue usual) {
  const auto has = [key](const auto& member) { return member.first == key; };
  if (std::ranges::any_of(object, has)) return true;
  object.emplace_back(std::string(key), std::move(usual));
  return false;
}

JsonValue* memberOf(JsonObject& object, std::string_view key) {
  const auto found = std::ranges::find(
      object, key, [](const auto& member) -> std::string_view { return member.first; });
  return found == object.end() ? nullptr : &found->second;
}

/// A colour that no player has, if there is one left.
std::string_view colourLeft(const JsonArray& players) {
  const auto isTaken = [&](std::string_view colour) {
    return std::ranges::any_of(players, [&](const JsonValue& player) {
      const JsonValue* has = player.find("colour");
      const auto* text = has == nullptr ? nullptr : has->as<std::string>();
      return text != nullptr && *text == colour;
    });
  };
  const auto* const left = std::ranges::find_if_not(playerColours, isTaken);
  return left == playerColours.end() ? playerColours.front() : *left;
}

/// Whether the text ends inside a player: what is open is closed in that order.
bool endsInAPlayer(std::string_view closing) {
  constexpr std::string_view player = "}]}";
  return closing.size() >= player.size() && closing.ends_with(player);
}

} // namespace

std::optional<PositionRest> restOf(const ReadablePosition& readable, const Edition& edition) {
  Result<JsonValue> json = parseJson(readable.text);
  auto* root = json ? json->as<JsonObject>() : nullptr;
  if (root == nullptr || !json->find("profile")) return std::nullopt;
  // What is entered beside a position that can be scored is damaged, not the position.
  const bool isBeside =
      std::erase_if(*root, [](const auto& member) { return member.first == "entered"; }) > 0;
  if (isBeside && memberOf(*root, "players") == nullptr) return std::nullopt;
  complete(*root, "players", JsonValue(JsonArray()));
  auto* players = memberOf(*root, "players")->as<JsonArray>();
  if (players == nullptr || players->size() > std::size_t{maxPlayers}) return std::nullopt;
  PositionRest rest;
  const std::string_view closing = isBeside ? std::string_view() : readable.closing;
  const bool isOpen = endsInAPlayer(closing) && !players->empty();
  rest.whole = players->size() - (isOpen ? 1 : 0);
  while (players->size() < std::size_t{minPlayers}) players->emplace_back(JsonObject());
  std::vector<bool> isNamed;
  for (JsonValue& each : *players) {
    auto* player = each.as<JsonObject>();
    if (player == nullptr) return std::nullopt;
    isNamed.push_back(complete(*player, "name", jsonText("?")));
    complete(*player, "colour", jsonText(colourLeft(*players)));
  }
  JsonReading reading(*json);
  Archive at(reading.root());
  describe(at, rest.document, edition, Unsaid::allowed);
  if (reading.failed()) return std::nullopt;
  for (std::size_t i = 0; i < isNamed.size(); ++i) {
    if (!isNamed[i]) rest.document.players[i].seat.name.clear();
  }
  // A list or object that is cut off does not say how much is built.
  auto& built = rest.document.built;
  if (closing == "]}}") built[static_cast<std::size_t>(Building::pyramid)].clear();
  if (closing == "}}}") built[static_cast<std::size_t>(Building::temple)].clear();
  return rest;
}

} // namespace nilometer::egizia
