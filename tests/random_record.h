// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/random_play/egizia/random_game.h"

#include <cstdint>
#include <string>
#include <utility>

/// Complete random games as records.
namespace nilometer::test {

/// A game that has not begun, of players without names of their own.
inline egizia::RecordHeader randomHeader(const egizia::Edition& edition, egizia::Profile profile,
                                         int players) {
  egizia::RecordHeader header;
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  header.profile = profile;
  header.options = egizia::optionsOf(profile);
  header.date = "2009-10-22";
  const char* const colours[] = {"blue", "red", "green", "yellow"};
  for (int i = 0; i < players; ++i) {
    header.players.push_back({"Player " + std::to_string(i + 1), colours[i], 0});
  }
  return header;
}

/// Whether the players of a random game are fed one by one in some entries, or always all at once,
/// as the window does it.
enum class Feeding : std::uint8_t { anyhow, together };

/// Played to its end; cards are named early with an odd seed, late with an even one.
inline egizia::GameRecord randomRecord(const egizia::RecordHeader& header,
                                       const egizia::Edition& edition, std::uint64_t seed,
                                       Feeding feeding = Feeding::anyhow) {
  egizia::GameRecord game{header, {}};
  const egizia::Game rules = egizia::gameOf(header, edition);
  egizia::State state = egizia::setUp(rules);
  egizia::RandomGame table(rules, seed % 2 == 0 ? egizia::Naming::asLate : egizia::Naming::asEarly,
                           seed);
  egizia::Options options;
  egizia::Effects effects;
  while (std::optional<egizia::Entry> entry = table.next(state, options)) {
    auto* feed = std::get_if<egizia::Feed>(&*entry);
    if (feed != nullptr && feeding == Feeding::together) feed->only = egizia::noPlayer;
    if (!egizia::enter(rules, state, *entry, false, effects).accepted) break;
    egizia::RecordedEntry line;
    line.entry = *entry;
    game.entries.push_back(line);
  }
  return game;
}

/// Plays randomRecord() with every profile and number of players in turn.
inline egizia::GameRecord randomRecord(const egizia::Edition& edition, std::uint64_t seed) {
  constexpr std::uint64_t profiles = 4;
  const auto profile = static_cast<egizia::Profile>(seed % profiles);
  const int players = 2 + static_cast<int>(seed / profiles % 3);
  return randomRecord(randomHeader(edition, profile, players), edition, seed);
}

} // namespace nilometer::test
