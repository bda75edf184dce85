// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/renamed_file.h"

#include "engine/record/edition_places.h"
#include "engine/record/header_recovery.h"
#include "engine/record/line_sums.h"
#include "ui/game/session/game_session.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace nilometer::ui {

using record::JsonArray;
using record::JsonValue;
using record::Naming;

namespace {

JsonArray* playersOf(JsonValue& document) {
  JsonValue* const players = record::memberOf(document, "players");
  return players == nullptr ? nullptr : players->as<JsonArray>();
}

Naming namingOf(JsonValue& document) {
  Naming naming{{}, record::textIn(document, "title")};
  const JsonArray* const players = playersOf(document);
  if (players == nullptr) return naming;
  for (const JsonValue& player : *players) {
    naming.players.push_back({record::textIn(player, "name"), record::textIn(player, "colour"), 0});
  }
  return naming;
}

void rename(JsonValue& document, const NamingChange& change) {
  JsonArray* const players = playersOf(document);
  if (players == nullptr) return;
  const Naming before = namingOf(document);
  const Naming now = change(before);
  for (std::size_t i = 0; i < players->size(); ++i) {
    const record::Seat& was = before.players[i];
    const record::Seat& is = now.players[i];
    if (was.name != is.name) record::setMember((*players)[i], "name", record::jsonText(is.name));
    if (was.colour == is.colour) continue;
    record::setMember((*players)[i], "colour", record::jsonText(is.colour));
  }
  if (before.title == now.title) return;
  now.title.empty() ? record::removeMember(document, "title")
                    : record::setMember(document, "title", record::jsonText(now.title));
}

/// An end position, with what stands in its fields.
record::Result<JsonValue> positionIn(std::string_view text) {
  const auto summed = record::withoutSum(text);
  return record::parseJson(summed ? std::string_view(summed->line) : text);
}

} // namespace

NamingChange changeOf(Naming was, Naming now) {
  return [was = std::move(was), now = std::move(now)](Naming naming) {
    for (record::Seat& seat : naming.players) {
      const auto same = std::ranges::find_if(was.players, [&](const record::Seat& other) {
        return other.name == seat.name && other.colour == seat.colour;
      });
      if (same == was.players.end()) continue;
      const record::Seat& as = now.players[static_cast<std::size_t>(same - was.players.begin())];
      seat.name = as.name;
      seat.colour = as.colour;
    }
    if (naming.title == was.title) naming.title = now.title;
    return naming;
  };
}

record::Result<Naming> namingIn(const GameText& game, const GameLibrary& library) {
  if (game.document == GameDocument::position) {
    record::Result<JsonValue> document = positionIn(game.text);
    return document ? record::Result<Naming>(namingOf(*document)) : document.error();
  }
  const OpenedSession session = game.kind.open(game.text, library, game.file);
  return session ? record::Result<Naming>((*session)->naming()) : session.error();
}

record::Result<std::string> renamed(const GameText& game, const GameLibrary& library,
                                    const NamingChange& change) {
  const record::Verified verified = record::verifiedIn(game.text);
  if (game.document == GameDocument::position) {
    record::Result<JsonValue> document = positionIn(game.text);
    if (!document) return document.error();
    rename(*document, change);
    if (JsonValue* fields = record::memberOf(*document, "entered")) rename(*fields, change);
    std::string line = record::writeJson(*document) + '\n';
    return record::withoutSum(game.text) ? record::withSumsOnly(line, verified) : line;
  }
  const OpenedSession session = game.kind.open(game.text, library, game.file);
  if (!session) return session.error();
  (*session)->rename(change((*session)->naming()));
  return record::withSums((*session)->written(), verified);
}

} // namespace nilometer::ui
