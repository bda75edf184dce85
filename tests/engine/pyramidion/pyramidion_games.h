// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pyramidion_table.h"
#include "source_text.h"

#include "engine/pyramidion/file/game_record.h"
#include "engine/pyramidion/file/position.h"
#include "engine/record/read_record.h"
#include "engine/record/write_record.h"

#include <QDir>

#include <string>
#include <vector>

/// The complete recorded games of Pyramidion in tests/games, played: on a complete copy, whose
/// values are made up, or on the one that comes with the program, where the table tells them.
namespace nilometer::pyramidion_test {

using test::orStop;
using test::sourceText;
using test::wordOf;

[[nodiscard]] inline const Edition& completeCopy() {
  static const Edition edition = orStop(readEdition(sourceText("editions/pyramidion-golden.json")),
                                        "editions/pyramidion-golden.json");
  return edition;
}
[[nodiscard]] inline const Edition& sparseCopy() {
  static const Edition edition = orStop(shippedEdition(), "pyramidion-2012");
  return edition;
}

/// A game of so many players that has not begun.
[[nodiscard]] inline pyramidion::RecordHeader headerOn(const Edition& edition, int players,
                                                       const RuleOptions& options = {}) {
  pyramidion::RecordHeader header;
  header.editionId = edition.id;
  header.editionChecksum = edition.checksum;
  header.options = options;
  header.date = "2026-11-26";
  for (std::size_t i = 0; i < at(players); ++i) {
    header.players.push_back({"Player " + std::to_string(i + 1), std::string(playerColours[i]), 0});
  }
  return header;
}

struct PlayedPyramidion {
  std::string path; ///< below tests, without ending
  std::string text;
  const Edition* edition = nullptr;
  pyramidion::GameRecord record;
  pyramidion::Replay played;
};

[[nodiscard]] inline const std::vector<PlayedPyramidion>& pyramidionGames() {
  static const std::vector<PlayedPyramidion> games = [] {
    std::vector<PlayedPyramidion> all;
    const QDir directory(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games"));
    for (const QString& file : directory.entryList({u"pyramidion-*.jsonl"_s})) {
      PlayedPyramidion& game = all.emplace_back();
      game.path = "games/" + file.chopped(6).toStdString();
      game.text = sourceText(game.path + ".jsonl");
      const auto header = orStop(record::readHeader<Rules>(game.text, game.path), game.path);
      const bool isComplete = header.editionId == completeCopy().id;
      game.edition = isComplete ? &completeCopy() : &sparseCopy();
      game.record =
          orStop(record::readRecord<Rules>(game.text, *game.edition, game.path), game.path);
      game.played = record::replay(game.record, *game.edition);
    }
    return all;
  }();
  return games;
}

/// What lies on the table at the end of the game, as it would be typed.
[[nodiscard]] inline PositionDocument endOf(const PlayedPyramidion& game) {
  const State& end = game.played.state;
  const RuleOptions& options = game.played.game.options;
  PositionDocument document;
  document.edition = {game.edition->id, game.edition->checksum};
  document.date = game.record.header.date;
  document.title = game.record.header.title;
  document.options.target = options.target;
  document.options.majorityTie = options.majorityTie;
  for (Player player = 0; player < end.players; ++player) {
    auto& said = document.players.emplace_back();
    said.seat = game.record.header.players[player];
    for (const Effect& effect : game.played.effects) {
      const bool ofBoats = effect.kind == EffectKind::points && effect.what != majorityPoints;
      if (ofBoats && effect.player == player) said.points += effect.after - effect.before;
    }
    said.boats = static_cast<int>(end.of(player).loaded.size());
    said.troops = end.troopsOnSites(player, Troop::torturer);
    said.hand = game.played.game.byTotals() ? end.handsTold[player] : end.of(player).hand();
    said.place = static_cast<int>(std::ranges::find(end.order, player) - end.order.begin()) + 1;
  }
  return document;
}

/// One row for each; fetch with QFETCH(const PlayedPyramidion*, game).
inline void pyramidionGameRows() {
  QTest::addColumn<const PlayedPyramidion*>("game");
  for (const PlayedPyramidion& game : pyramidionGames()) {
    QTest::newRow(game.path.c_str()) << &game;
  }
}

} // namespace nilometer::pyramidion_test
