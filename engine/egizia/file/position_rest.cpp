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

std::set<std::string> keysOf(const JsonObject& player) {
  std::set<std::string> keys;
  for (const auto& [key, value] : player) {
    keys.insert(key);
    if (key != "crews" || value.as<JsonObject>() == nullptr) continue;
    for (const auto& [crew, count] : *value.as<JsonObject>()) keys.insert(crew);
  }
  return keys;
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

void completePlayer(JsonArray& players, std::size_t which) {
  JsonObject& player = *players[which].as<JsonObject>();
  complete(player, "name", jsonText("?"));
  complete(player, "colour", jsonText(colourLeft(players)));
  complete(player, "orderTile", jsonNumber(static_cast<int>(which) + 1));
  for (const char* key : {"points", "stones"}) complete(player, key, jsonNumber(0));
  for (const char* key : {"stoneMarket", "grainMarket"}) complete(player, key, jsonNumber(1));
  complete(player, "crews", JsonValue(JsonObject()));
  if (auto* crews = memberOf(player, "crews")->as<JsonObject>()) {
    for (const std::string_view crew : crewNames) complete(*crews, crew, jsonNumber(0));
  }
  for (const std::string_view building : buildingNames) complete(player, building, jsonNumber(0));
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
  if (root == nullptr || !json->find("profile") || json->find("entered")) return std::nullopt;
  complete(*root, "players", JsonValue(JsonArray()));
  auto* players = memberOf(*root, "players")->as<JsonArray>();
  if (players == nullptr || players->size() > std::size_t{maxPlayers}) return std::nullopt;
  PositionRest rest;
  const bool isOpen = endsInAPlayer(readable.closing) && !players->empty();
  rest.whole = players->size() - (isOpen ? 1 : 0);
  while (players->size() < std::size_t{minPlayers}) players->emplace_back(JsonObject());
  for (std::size_t i = 0; i < players->size(); ++i) {
    auto* player = (*players)[i].as<JsonObject>();
    if (player == nullptr) return std::nullopt;
    rest.known.push_back(keysOf(*player));
    completePlayer(*players, i);
  }
  JsonReading reading(*json);
  Archive at(reading.root());
  describe(at, rest.document, edition);
  if (reading.failed()) return std::nullopt;
  // A list or object that is cut off does not say how much is built.
  rest.pyramid = rest.document.pyramid && readable.closing != "]}}";
  rest.temple = rest.document.temple && readable.closing != "}}}";
  return rest;
}

} // namespace nilometer::egizia
