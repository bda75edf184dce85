// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_document.h"

#include <string>
#include <vector>

/// Whether what was entered of an end position can be together, for the reader of files and for the
/// screen alike (docs/position.md, "What is checked together").
namespace nilometer::egizia {

/// What can be wrong, by its key in a document.
enum class PositionField : std::uint8_t {
  orderTile,
  points,
  queue,
  stones,
  stoneMarket,
  grainMarket,
  crew,      ///< number = Crew
  ownStones, ///< number = Building
  tombTiles,
  tombSum,
  startField,
  fields,
  grain, ///< number = FieldColour
  quarries,
  quarryYield,
  permanents,
  morePermanents,
  sphinx,
  sell,
  obeliskBuilt, ///< as the next ones of nobody in particular, by Building; number = part
  tombsBuilt,
  pyramidBuilt,
  templeBuilt,
};
[[nodiscard]] constexpr PositionField builtField(Building building) {
  return static_cast<PositionField>(static_cast<int>(PositionField::obeliskBuilt) +
                                    static_cast<int>(building));
}

struct PositionPlace {
  static constexpr int whole = -1;
  PositionField field = PositionField::points;
  Player player = 0;
  int number =
      whole; ///< which of several, from 0; of the cards and tiles by their place in the list
  bool improved = false; ///< of a field card: the colours it counts better
};

struct PositionFinding {
  PositionPlace place;
  record::ReadFault fault = record::ReadFault::badPosition;
  std::string expected;
  std::string found; ///< empty: what stands there
};

/// The finding as an error of the reader of files, without a file.
[[nodiscard]] record::ReadError errorOf(const PositionFinding& finding, const Edition& edition);

struct JudgedPosition {
  /// What goes together is judged once each alone is right; what is missing comes last.
  std::vector<PositionFinding> findings;
  Position position; ///< if there are no findings
};
[[nodiscard]] JudgedPosition judge(const PositionDocument& document, const Edition& edition);

/// The Permanent cards of the game that are neither fields nor quarries.
[[nodiscard]] CardSet otherPermanents(const Game& game);
/// Sum of the amounts printed on these cards, without the start field.
[[nodiscard]] int amountOf(const Edition& edition, CardSet cards);

} // namespace nilometer::egizia
