// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/pyramidion_games.h"
#include "ui/pyramidion/report/game_report.h"

/// Ends of Pyramidion that are arranged, as somebody would type them.
namespace nilometer::pyramidion_test {

/// What END counts of one player.
struct EndOf {
  int points = 0; ///< of the boats
  int boats = 0;
  int troops = 0;
  int hand = 0;
  int place = 1;
};

/// Of Anna, Ben, Carla and Dora.
[[nodiscard]] inline PositionDocument endPosition(const std::vector<EndOf>& ends) {
  constexpr std::array names{"Anna", "Ben", "Carla", "Dora"};
  PositionDocument document;
  document.edition = {sparseCopy().id, sparseCopy().checksum};
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const EndOf& end = ends[i];
    document.players.push_back({{names[i], std::string(playerColours[i]), 0},
                                end.points,
                                end.boats,
                                end.troops,
                                end.hand,
                                end.place});
  }
  return document;
}

[[nodiscard]] inline report::ScoreReport endReport(const std::vector<EndOf>& ends) {
  const PositionDocument document = endPosition(ends);
  if (!judge(document, sparseCopy()).findings.empty()) qFatal("such an end cannot be");
  return report::positionReport(scorePosition(document, sparseCopy()), sparseCopy());
}

} // namespace nilometer::pyramidion_test
