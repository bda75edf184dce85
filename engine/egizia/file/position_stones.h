// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_findings.h"

namespace nilometer::egizia {

/// Judges the stones and tomb tiles of an end position and works out which spaces are built.
class StonesJudge {
public:
  StonesJudge(const PositionDocument& document, const Edition& edition, PositionFindings& findings)
      : m_document(document), m_edition(edition), m_findings(findings) {}

  /// Fills ownStones, tombSum and built of as many players as facts has; needs their Sphinx cards.
  void judge(FinalFacts& facts);
  /// What a Sphinx card asks for and is not said comes after all that is wrong.
  void tellMissing();

private:
  void judge(Building building, FinalFacts& facts);
  int ownStones(const PositionPlace& place, const PositionDocument::OwnStones& own,
                SpaceSet& listed);
  [[nodiscard]] SpaceSet builtSpaces(Building building, SpaceSet needed, int total,
                                     const FinalFacts& facts);
  /// The first spaces of each part, as many as are built there.
  [[nodiscard]] SpaceSet spacesOf(const std::vector<int>& parts, Building building);
  void judgeBuilt(Building building, SpaceSet built, SpaceSet needed, int total);
  void judgeTombs(FinalFacts& facts);

  const PositionDocument& m_document;
  const Edition& m_edition;
  PositionFindings& m_findings;
  std::optional<std::pair<PositionPlace, std::string>> m_missing; ///< and what asks for it
};

} // namespace nilometer::egizia
