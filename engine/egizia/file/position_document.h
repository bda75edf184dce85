// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/file/position.h"
#include "engine/record/archive.h"
#include "engine/record/entered_position.h"
#include "engine/record/position_damage.h"

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// An end position as it stands in a document, so that it can be saved and read again without
/// losing which cards, tiles and spaces were named (docs/position.md). Position is what follows
/// from it.
namespace nilometer::egizia {

/// What can be entered, in the order in which it is asked. The first ones lie on the board, those
/// from tombSum on in front of the players.
enum class PositionRow : std::uint8_t {
  sphinx, ///< cards
  points,
  queue, ///< only of players with equal points
  orderTile,
  stoneMarket,
  grainMarket,
  obelisk, ///< own stones: a number, or spaces as "row.space row.space"
  tombs,
  pyramid,
  temple,
  obeliskBuilt, ///< spaces built by anybody, in one part of the building
  tombsBuilt,
  pyramidBuilt,
  templeBuilt,
  tombSum,  ///< a sum, or values of tiles as "4 5 2"
  tombCard, ///< yes or no
  stones,
  sell, ///< yes or no
  blueCrew,
  blackCrew,
  yellowCrew,
  jokerCrew,
  quarryYield,
  greenGrain,
  yellowGreenGrain,
  brownGrain,
  permanents,     ///< how many
  fieldCards,     ///< cards
  quarryCards,    ///< cards
  permanentCards, ///< cards
  tombTiles,      ///< as the next one only in documents: the values that tombSum adds up
  startField,     ///< the colours it counts better
};
[[nodiscard]] constexpr PositionRow operator+(PositionRow first, std::size_t further) {
  return static_cast<PositionRow>(static_cast<std::size_t>(first) + further);
}
/// How far it is behind the first one of its kind.
[[nodiscard]] constexpr std::size_t operator-(PositionRow row, PositionRow first) {
  return static_cast<std::size_t>(row) - static_cast<std::size_t>(first);
}
/// Of the whole table, not of one player.
[[nodiscard]] constexpr bool isBuilt(PositionRow row) {
  return row >= PositionRow::obeliskBuilt && row <= PositionRow::templeBuilt;
}
/// Own stones in a building, or what is built of it.
[[nodiscard]] constexpr std::optional<Building> buildingOf(PositionRow row) {
  if (row < PositionRow::obelisk || row > PositionRow::templeBuilt) return std::nullopt;
  return static_cast<Building>((row - PositionRow::obelisk) % buildingCount);
}
/// Whether a list of cards is in that row, and not a text or an answer.
[[nodiscard]] constexpr bool isCards(PositionRow row) {
  return row == PositionRow::sphinx || row >= PositionRow::fieldCards;
}
[[nodiscard]] constexpr bool isYesNo(PositionRow row) {
  return row == PositionRow::tombCard || row == PositionRow::sell;
}
/// Whether a document has a number there of each player.
[[nodiscard]] constexpr bool isNumber(PositionRow row) {
  return row >= PositionRow::points && row <= PositionRow::brownGrain && !isBuilt(row) &&
         !isYesNo(row);
}
/// What they are called where they are being entered.
inline constexpr auto enteredRows = std::to_array<std::string_view>(
    {"sphinx",        "points",      "queue",         "order-tile",   "stone-market",
     "grain-market",  "own-obelisk", "own-tombs",     "own-pyramid",  "own-temple",
     "built-obelisk", "built-tombs", "built-pyramid", "built-temple", "tomb-tiles",
     "tomb-card",     "stones",      "sell",          "crew-blue",    "crew-black",
     "crew-yellow",   "crew-joker",  "quarry-yield",  "grain-green",  "grain-yellow-green",
     "grain-brown",   "permanents",  "field-cards",   "quarry-cards", "permanent-cards"});
static_assert(enteredRows.size() == static_cast<std::size_t>(PositionRow::permanentCards) + 1);

/// One thing to enter, or to say. What belongs to the whole table has player 0.
struct PositionCell {
  PositionRow row = PositionRow::points;
  std::uint8_t part = 0; ///< of a building for …Built; which of the cards for tombCard
  Player player = 0;
  friend auto operator<=>(const PositionCell&, const PositionCell&) = default;
};

/// A card by its id, and how many colours better it counts (CARD-IMPROVE-FIELD).
struct PositionCard {
  std::string card;
  int improved = 0;
  friend bool operator==(const PositionCard&, const PositionCard&) = default;
};

/// What stands in the document. Numbers are those of the document: steps and order tiles count
/// from 1. A number that nobody has said is nothing; a list without anything is none. Nothing is
/// checked here; that is what judge() is for (position_judge.h).
struct PositionDocument : PositionAbout {
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
    std::vector<PositionCard> fields;
    std::array<std::optional<int>, 3> grain{}; ///< by FieldColour, instead of fields
    std::vector<std::string> quarries;
    std::optional<int> quarryYield; ///< instead of quarries
    std::vector<std::string> permanents;
    int morePermanents = 0; ///< further Permanent cards, not named
    std::vector<std::string> sphinx;
    bool sell = false;
    [[nodiscard]] bool hasGrain() const { return grain != decltype(grain){}; }
    /// The number in that row; of own stones the one without a list. @pre isNumber(row)
    [[nodiscard]] std::optional<int>& number(PositionRow row);
    /// The number that is said in that row, by a list of spaces, too.
    [[nodiscard]] std::optional<int> said(PositionRow row) const;
    friend bool operator==(const Player&, const Player&) = default;
  };

  std::vector<Player> players;
  /// Spaces built by anybody, by Building and part; without parts nothing is said of them.
  std::array<std::vector<std::optional<int>>, buildingCount> built{};

  friend bool operator==(const PositionDocument&, const PositionDocument&) = default;
};

/// An end position while it is being entered: what stands in every field, complete or not, right
/// or wrong, so that nothing is lost when the program ends (docs/position.md, "entered"). The keys
/// of its fields: "points.0.1" is row, part and player of a cell. Of a field of cards the names are
/// those of nameOf(), of yes or no the text is there where the answer is not as proposed. Its
/// choices are the rule options by their keys and the two below, each as the place of its value
/// where that is not the usual one of the profile.
using record::EnteredPosition;
inline constexpr std::string_view profileKey = "profile";
inline constexpr std::string_view everythingKey = "everything"; ///< 1 = everything is asked

[[nodiscard]] std::string keyOf(const PositionCell& cell);
/// Nothing where that is no field of an end position.
[[nodiscard]] std::optional<PositionCell> cellOf(std::string_view key);
/// A card by its name in the files, "grain-3+1" where it counts one colour better.
[[nodiscard]] std::string nameOf(const PositionCard& card);
/// The cards named in a field, but for those that the edition does not have.
[[nodiscard]] std::vector<PositionCard> cardsIn(const EnteredPosition& entered,
                                                const PositionCell& cell, const Edition& edition);
/// How a field of yes or no is answered that is not as proposed.
[[nodiscard]] std::string_view switchedText(PositionRow row);
[[nodiscard]] bool isSwitched(const EnteredPosition& entered, const PositionCell& cell);

/// The place of the value that is chosen.
[[nodiscard]] std::size_t choiceIn(const EnteredPosition& entered, std::string_view key);
/// Another profile sets its options, too.
void choose(EnteredPosition& entered, std::string_view key, std::size_t value);
[[nodiscard]] PositionAbout aboutIn(const EnteredPosition& entered);
void setAbout(EnteredPosition& entered, const PositionAbout& about);

/// What a list of games says about an end position, as it was entered last, without knowing its
/// printed values.
struct PositionHead : PositionAbout {
  std::vector<RecordHeader::Seat> seats;
  Position::Stage stage = Position::Stage::scored;
  bool hasEntered = false; ///< what was entered stands in it: readPositionEntered()
};
[[nodiscard]] record::Result<PositionHead> readPositionHead(std::string_view text,
                                                            const std::string& file = {});

/// The document as JSON text. Reading it gives an equal document.
[[nodiscard]] std::string writePosition(PositionDocument document, const Edition& edition);
/// The document as JSON text with what is being entered on that edition. `document` = what was
/// scored, or what is entered if it is complete; nullptr: neither. `its` is the edition of the
/// document, if that is another one. `stage`: scored where what is entered is kept for what is
/// disputed in it.
[[nodiscard]] std::string writePosition(EnteredPosition entered, Position::Stage stage,
                                        const PositionDocument* document, const Edition& edition,
                                        const Edition* its = nullptr);

/// Reads a document that readPosition() accepts; the errors are those of readPosition().
[[nodiscard]] record::Result<PositionDocument>
readPositionDocument(std::string_view text, const Edition& edition, const std::string& file = {});
/// Reads what is being entered. `edition` must be the one it names (PositionHead).
/// @pre PositionHead::hasEntered
[[nodiscard]] record::Result<EnteredPosition>
readPositionEntered(std::string_view text, const Edition& edition, const std::string& file = {});

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

/// What all documents say about their game, but for the edition.
void describe(record::Archive& at, PositionAbout& about);
/// Whether values that nobody has said may be left out, as in format 7, and whether even players
/// may be cut off.
enum class Unsaid : std::uint8_t { refused, allowed, lost };
/// Everything but what kind of file it is and what is being entered.
void describe(record::Archive& at, PositionDocument& document, const Edition& edition,
              Unsaid unsaid);
/// The member "entered" of a document of that stage.
void describe(record::Archive& at, EnteredPosition& entered, Position::Stage stage,
              const Edition& edition);

} // namespace nilometer::egizia
