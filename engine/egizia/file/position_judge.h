// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_document.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Whether what was entered of an end position can be together, for the reader of files and for the
/// screen alike (docs/position.md, "What is checked together").
namespace nilometer::egizia {

/// What can be wrong.
struct PositionPlace : PositionCell {
  static constexpr std::uint8_t whole = UINT8_MAX; ///< as the part: all of the building
  std::optional<std::size_t> element{};            ///< which one of a list of cards or tiles
  bool improved = false; ///< of a field card: the colours it counts better
};

struct PositionFinding {
  PositionPlace place;
  record::ReadFault fault = record::ReadFault::badPosition;
  std::string expected;
  std::string found; ///< empty: what stands there
};

/// The least and the most that a cell can hold by itself.
struct PositionBounds {
  int least = 0;
  int most = 0;
};
[[nodiscard]] PositionBounds boundsOf(const PositionCell& cell, const Game& game);

/// The finding as an error of the reader of files, without a file.
[[nodiscard]] record::ReadError errorOf(const PositionFinding& finding, const Edition& edition);

struct JudgedPosition {
  /// What goes together is judged once each alone is right; what is missing comes last.
  std::vector<PositionFinding> findings;
  std::vector<PositionFinding> missing; ///< while it is judged
  Position position;                    ///< if there are no findings

  void miss(const PositionPlace& place, std::string why = {}) {
    missing.push_back({place, record::ReadFault::missingKey, std::move(why), {}});
  }
  void add(const PositionPlace& place, record::ReadFault fault, std::string expected = {},
           std::string found = {}) {
    findings.push_back({place, fault, std::move(expected), std::move(found)});
  }
  /// Numbers that cannot be together.
  void bad(const PositionPlace& place, std::string expected, std::optional<int> found = {}) {
    add(place, record::ReadFault::badPosition, std::move(expected),
        found ? std::to_string(*found) : std::string());
  }
  /// One of several numbers that are too much or too little together.
  void badTogether(const PositionPlace& place, std::string expected, int found, int total) {
    bad(place, std::move(expected), found);
    if (found != total) findings.back().found += ", with the others " + std::to_string(total);
  }
  /// The value, or the least with a finding, or without one where nobody has said it.
  int bounded(const PositionPlace& place, std::optional<int> said, const PositionBounds& bounds) {
    const int value = said.value_or(bounds.least);
    if (value >= bounds.least && value <= bounds.most) return value;
    add(place, record::ReadFault::outOfRange,
        std::to_string(bounds.least) + " to " + std::to_string(bounds.most));
    return bounds.least;
  }
};
[[nodiscard]] JudgedPosition judge(const PositionDocument& document, const Edition& edition);

/// Judges the stones and tomb tiles of an end position and works out which spaces are built: fills
/// ownStones, tombSum and built of the facts, which need their Sphinx cards.
void judgeStones(const PositionDocument& document, const Edition& edition, JudgedPosition& judged);

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

/// The kinds of fields, by FieldColour.
inline constexpr auto fieldKinds =
    std::to_array({CardKind::fieldGreen, CardKind::fieldYellowGreen, CardKind::fieldBrown});
/// The Permanent cards of the game that are neither fields nor quarries.
[[nodiscard]] CardSet otherPermanents(const Game& game);
/// Sum of the amounts printed on these cards, without the start field.
[[nodiscard]] int amountOf(const Edition& edition, CardSet cards);

} // namespace nilometer::egizia
