// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/entry.h"

#include "engine/saqqara/game.h"
#include "engine/table/entries.h"

namespace nilometer::saqqara {

namespace {

bool existsThere(const Game& game, const Steal& entry) {
  for (auto victim = at(game.players); victim < entry.loot.size(); ++victim) {
    if (!entry.loot[victim].empty()) return false;
  }
  return true;
}

bool existsThere(const Tell& entry) {
  const bool level = entry.level >= 1 && entry.level <= topLevel;
  return level && entry.year >= 1 && entry.year <= years;
}

} // namespace

Player playerOf(const Entry& entry) {
  return table::ownerOf(entry);
}

bool isWithin(const Game& game, const Entry& entry) {
  if (const auto* setUp = std::get_if<SetUp>(&entry)) {
    return setUp->start < game.players && setUp->pyramids < 1U << pyramidCount;
  }
  if (const auto* stall = std::get_if<MoveStall>(&entry)) return stall->to <= offTrack;
  if (const auto* tell = std::get_if<Tell>(&entry)) return existsThere(*tell);
  if (const auto* correct = std::get_if<Correct>(&entry)) {
    return table::isWithin(std::span(correctables), game.players, *correct);
  }
  const Player player = playerOf(entry);
  const bool ofTable =
      std::holds_alternative<OpenMarket>(entry) || std::holds_alternative<Later>(entry) ||
      std::holds_alternative<TableNumber>(entry) || std::holds_alternative<OpenThresholds>(entry);
  if (!ofTable && player >= game.players) return false;
  const auto* steal = std::get_if<Steal>(&entry);
  return steal == nullptr || existsThere(game, *steal);
}

} // namespace nilometer::saqqara
