// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "saqqara_table.h"

#include "engine/record/read_record.h"
#include "engine/record/replay.h"
#include "engine/saqqara/file/game_record.h"
#include "engine/saqqara/file/position.h"

#include <QDir>

#include <string>
#include <vector>

/// The complete recorded games of Saqqara, played: those of tests/games on a complete sheet, and
/// those of tests/engine/saqqara/games, where the table tells what is printed.
namespace nilometer::saqqara_test {

using test::orStop;
using test::sourceText;

/// The complete sheet. Its values are made up.
[[nodiscard]] inline const Edition& completeEdition() {
  static const Edition edition = orStop(readEdition(sourceText("editions/saqqara-golden.json")),
                                        "editions/saqqara-golden.json");
  return edition;
}

struct PlayedSaqqara {
  std::string path; ///< below tests, without ending
  std::string text;
  Edition edition;
  saqqara::GameRecord record;
  Replay played;
};

[[nodiscard]] inline const std::vector<PlayedSaqqara>& saqqaraGames() {
  static const std::vector<PlayedSaqqara> games = [] {
    std::vector<PlayedSaqqara> all;
    for (const std::string folder : {"games/", "engine/saqqara/games/"}) {
      const QDir directory(QString::fromStdString(NILOMETER_SOURCE_DIR "/tests/" + folder));
      for (const QString& file : directory.entryList({u"saqqara-*.jsonl"_s})) {
        PlayedSaqqara& game = all.emplace_back();
        game.path = folder + file.chopped(6).toStdString();
        game.text = sourceText(game.path + ".jsonl");
        const auto own = orStop(record::editionIn<Rules>(game.text, game.path), game.path);
        game.edition = own ? *own : completeEdition();
        game.record = orStop(readRecord(game.text, game.edition), game.path);
      }
    }
    // Replays point to the editions, which stay where they are from now on.
    for (PlayedSaqqara& game : all) game.played = record::replay(game.record, game.edition);
    return all;
  }();
  return games;
}

[[nodiscard]] inline const PlayedSaqqara& saqqaraGame(const std::string& path) {
  const auto found = std::ranges::find(saqqaraGames(), path, &PlayedSaqqara::path);
  if (found == saqqaraGames().end()) qFatal("no game %s", path.c_str());
  return *found;
}

/// What lies on the table at the end of the game, as it would be typed.
[[nodiscard]] inline PositionDocument endOf(const PlayedSaqqara& game) {
  const State& end = game.played.state;
  PositionDocument document;
  document.edition = {game.edition.id, game.edition.checksum};
  document.date = game.record.header.date;
  document.title = game.record.header.title;
  for (Player player = 0; player < end.players; ++player) {
    auto& said = document.players.emplace_back();
    said.seat = game.record.header.players[player];
    said.nile = end.of(player).boat;
    said.gold = end.of(player).goods[Good::gold];
    for (std::size_t i = 0; i < pyramidCount; ++i) said.workers[i] = end.of(player).level[i];
  }
  for (const RecordedEntry& line : game.record.entries) {
    const auto* told = std::get_if<Tell>(&line.entry);
    if (told == nullptr || isOfYear(told->what) || told->what == Told::cost) continue;
    document.printed.push_back(*told);
  }
  return document;
}

/// One row for each; fetch with QFETCH(const PlayedSaqqara*, game).
inline void saqqaraGameRows() {
  QTest::addColumn<const PlayedSaqqara*>("game");
  for (const PlayedSaqqara& game : saqqaraGames()) QTest::newRow(game.path.c_str()) << &game;
}

/// The game up to the first table for which that holds.
template <class Is>
[[nodiscard]] saqqara::GameRecord recordUntil(const PlayedSaqqara& game, const Is& is) {
  saqqara::GameRecord record = game.record;
  std::size_t n = 0;
  while (!is(record::stateAfter(game.record, game.edition, n))) ++n;
  record.entries.resize(n);
  return record;
}

} // namespace nilometer::saqqara_test
