// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_findings.h"

namespace nilometer::egizia {

/// Judges the stones and tomb tiles of an end position and works out which spaces are built.
class StonesJudge {
public:
  StonesJudge(const PositionDocument& document, const Edition& edition, PositionFindings& findings)
      : m_document(document), m_edition(edition), m_findings(findings),
        m_tiles(edition.tombTileValues) {}

  /// Fills ownStones, tombSum and built of as many players as facts has; needs their Sphinx cards.
  void judge(FinalFacts& facts);

private:
  /// Bounds for stones that are known only in part.
  struct Stones {
    int fewest = 0;
    int most = 0;
  };
  void judge(Building building, FinalFacts& facts);
  /// Bounds for the stones of a player; `listed` = spaces named up to now.
  Stones stonesOf(Building building, Player player, SpaceSet& listed);
  /// Bounds for the tombs of a player of whom only the tomb tiles are said.
  [[nodiscard]] Stones tombsOf(Player player) const;
  [[nodiscard]] PositionPlace placeOf(Building building, Player player) const;
  /// The first spaces of each part, as many as are said to be built there.
  [[nodiscard]] SpaceSet saidOf(Building building);
  [[nodiscard]] SpaceSet builtSpaces(Building building, SpaceSet listed, Stones total,
                                     const FinalFacts& facts);
  /// Finds parts of which another number of spaces is said to be built.
  void judgeParts(Building building, SpaceSet built);
  void judgeTombs(FinalFacts& facts);

  const PositionDocument& m_document;
  const Edition& m_edition;
  PositionFindings& m_findings;
  std::vector<std::int16_t> m_tiles; ///< that no player has listed, ascending
};

} // namespace nilometer::egizia
