// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/file/position.h"
#include "engine/record/line_sums.h"
#include "engine/record/position_damage.h"

#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A final position as it was entered, so that it can be saved and read again without losing
/// which cards, tiles and spaces were named (docs/position.md). Position is what follows from it.
namespace nilometer::egizia {

/// What stands in the document. Numbers are those of the document: steps and order tiles count
/// from 1. A number that nobody has said is nothing; a list without anything is none. Nothing is
/// checked here; that is what judge() is for (position_judge.h).
struct PositionDocument : PositionAbout {
  /// A field card and how many colours better it counts (CARD-IMPROVE-FIELD).
  struct Field {
    std::string card;
    int improved = 0;
    friend bool operator==(const Field&, const Field&) = default;
  };
  /// Own stones in one building: how many, or on which spaces.
  struct OwnStones {
    std::optional<int> count;       ///< without a list
    std::optional<SpaceSet> spaces; ///< in building order
    [[nodiscard]] std::optional<int> number() const {
      return spaces ? std::optional(std::popcount(*spaces)) : count;
    }
    friend bool operator==(const OwnStones&, const OwnStones&) = default;
  };
  struct Player {
    RecordHeader::Seat seat;
    std::optional<int> orderTile;
    std::optional<int> points;
    std::optional<int> queue; ///< 1 = front
    std::optional<int> stones;
    std::array<std::optional<int>, 2> marketStep{}; ///< by Market
    std::array<std::optional<int>, crewCount> crews{};
    std::array<OwnStones, buildingCount> ownStones{};
    std::optional<std::vector<int>> tombTiles;
    std::optional<int> tombSum;
    int startFieldImproved = 0;
    std::vector<Field> fields;
    std::array<std::optional<int>, 3> grain{}; ///< by FieldColour, instead of fields
    std::vector<std::string> quarries;
    std::optional<int> quarryYield; ///< instead of quarries
    std::vector<std::string> permanents;
    int morePermanents = 0; ///< further Permanent cards, not named
    std::vector<std::string> sphinx;
    bool sell = false;
    [[nodiscard]] bool hasGrain() const { return grain != decltype(grain){}; }
    friend bool operator==(const Player&, const Player&) = default;
  };

  std::vector<Player> players;
  /// Spaces built by anybody, by Building and part; without parts nothing is said of them.
  std::array<std::vector<std::optional<int>>, buildingCount> built{};

  friend bool operator==(const PositionDocument&, const PositionDocument&) = default;
};

/// The document as JSON text. Reading it gives an equal document.
[[nodiscard]] std::string writePosition(PositionDocument document, const Edition& edition);

/// Reads a document that readPosition() accepts; the errors are those of readPosition().
[[nodiscard]] record::Result<PositionDocument>
readPositionDocument(std::string_view text, const Edition& edition, const std::string& file = {});

/// Adds the checksum to `document`, which is what writePosition() makes: so it is kept on the disk.
[[nodiscard]] std::string withPositionSum(std::string_view document,
                                          record::Verified verified = record::Verified::yes);

/// In the format without a checksum. `file` is only named in errors.
using record::ReadablePosition;
[[nodiscard]] ReadablePosition readablePosition(std::string_view text,
                                                const std::string& file = {});

/// The readable rest of a scored end position whose file ends somewhere in the middle.
struct PositionRest {
  /// A document in which whatever is lost is not said. Players are those that were begun, two at
  /// least; a lost colour becomes one that nobody has.
  PositionDocument document;
  std::size_t whole = 0; ///< so many players are whole: what they lack they do not have
};
/// Nothing where not even the printed values and the rules can be read. `readable` is damaged.
[[nodiscard]] std::optional<PositionRest> restOf(const ReadablePosition& readable,
                                                 const Edition& edition);

} // namespace nilometer::egizia
