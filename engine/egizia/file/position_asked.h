// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_document.h"

#include <array>
#include <optional>
#include <vector>

namespace nilometer::egizia {

/// What the final scoring asks of an end position: what END-1 and END-2 count, and what the Sphinx
/// cards that are held ask for. All else may be left unsaid, and changes no point.
class AskedValues {
public:
  /// `document` and `edition` outlive it.
  AskedValues(const PositionDocument& document, const Edition& edition);

  /// Whether the final scoring needs the value at that place.
  [[nodiscard]] bool asks(const PositionCell& place) const;
  /// Whether the market of `player` lets him sell stones (MARKET-4).
  [[nodiscard]] bool isOnSaleStep(Player player) const;
  /// The place in a queue that is said, or the last one that is left.
  [[nodiscard]] std::optional<int> queuePlace(Player player) const;
  /// The order tile that is said, or follows from the points: fewest first, and on one space
  /// whoever is further back (ORDER-1).
  [[nodiscard]] std::optional<int> orderTile(Player player) const;

private:
  /// Players who are known to stand on the space of that one; none where his is not known.
  [[nodiscard]] std::vector<Player> onOneSpace(Player player) const;
  [[nodiscard]] bool asksStones(Building building, Player player) const;
  [[nodiscard]] bool asksPart(Building building, int part) const;
  [[nodiscard]] bool stonesTell(Building building) const;
  template <class Which> [[nodiscard]] bool among(SphinxSet cards, const Which& which) const;

  const PositionDocument& m_document;
  const Edition& m_edition;
  std::array<SphinxSet, maxPlayers> m_held{};
  SphinxSet m_all = 0;
};

} // namespace nilometer::egizia
