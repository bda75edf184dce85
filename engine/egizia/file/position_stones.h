// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_ids.h"
#include "engine/egizia/final_facts.h"

#include <string>

namespace nilometer::egizia {

/// Reads the stones and tomb tiles of a final position and works out which spaces are built.
class StonesReader {
public:
  /// `players` = the document's list, `root` = the document.
  StonesReader(const Edition& edition, const record::JsonNode& root,
               const record::JsonNode& players)
      : m_edition(edition), m_root(root), m_players(players) {}

  /// Fills ownStones, tombSum and built of as many players as facts has; needs their Sphinx cards.
  void read(FinalFacts& facts);

  /// The key that is missing because a Sphinx card asks for it, and that card; empty = none.
  [[nodiscard]] const std::string& missingKey() const { return m_missing; }
  [[nodiscard]] const std::string& missingFor() const { return m_missingFor; }

private:
  void readBuilding(Building building, FinalFacts& facts);
  int ownStones(const record::JsonNode& node, Building building, SpaceSet& listed) const;
  [[nodiscard]] SpaceSet builtSpaces(Building building, SpaceSet needed, int total,
                                     const FinalFacts& facts);
  [[nodiscard]] SpaceSet spacesOf(const record::JsonNode& node, Building building) const;
  void checkBuilt(const record::JsonNode& node, Building building, SpaceSet built, SpaceSet needed,
                  int total) const;
  void readTombs(FinalFacts& facts) const;

  const Edition& m_edition;
  record::JsonNode m_root;
  record::JsonNode m_players;
  std::string m_missing;
  std::string m_missingFor;
};

} // namespace nilometer::egizia
