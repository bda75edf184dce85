// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/id_reader.h"
#include "engine/egizia/final_facts.h"

#include <string>

namespace nilometer::record {

/// Reads the stones and tomb tiles of a final position and works out which spaces are built.
class StonesReader {
public:
  /// `players` = the document's list, `root` = the document.
  StonesReader(const IdReader& ids, const JsonNode& root, const JsonNode& players)
      : m_ids(ids), m_edition(ids.edition()), m_root(root), m_players(players) {}

  /// Fills ownStones, tombSum and built of as many players as facts has; needs their Sphinx cards.
  void read(egizia::FinalFacts& facts);

  /// The key that is missing because a Sphinx card asks for it, and that card; empty = none.
  [[nodiscard]] const std::string& missingKey() const { return m_missing; }
  [[nodiscard]] const std::string& missingFor() const { return m_missingFor; }

private:
  void readBuilding(egizia::Building building, egizia::FinalFacts& facts);
  int ownStones(const JsonNode& node, egizia::Building building, egizia::SpaceSet& listed) const;
  [[nodiscard]] egizia::SpaceSet builtSpaces(egizia::Building building, egizia::SpaceSet needed,
                                             int total, const egizia::FinalFacts& facts);
  [[nodiscard]] egizia::SpaceSet spacesOf(const JsonNode& node, egizia::Building building) const;
  void checkBuilt(const JsonNode& node, egizia::Building building, egizia::SpaceSet built,
                  egizia::SpaceSet needed, int total) const;
  void readTombs(egizia::FinalFacts& facts) const;

  const IdReader& m_ids;
  const egizia::Edition& m_edition;
  JsonNode m_root;
  JsonNode m_players;
  std::string m_missing;
  std::string m_missingFor;
};

} // namespace nilometer::record
