// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_document.h"
#include "engine/record/entered_position.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// An end position while it is being entered: what stands in every field, complete or not, right
/// or wrong, so that nothing is lost when the program ends (docs/position.md, "entered").
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
};
/// How the document calls them.
inline constexpr auto enteredRows = std::to_array<std::string_view>(
    {"sphinx",        "points",      "queue",         "order-tile",   "stone-market",
     "grain-market",  "own-obelisk", "own-tombs",     "own-pyramid",  "own-temple",
     "built-obelisk", "built-tombs", "built-pyramid", "built-temple", "tomb-tiles",
     "tomb-card",     "stones",      "sell",          "crew-blue",    "crew-black",
     "crew-yellow",   "crew-joker",  "quarry-yield",  "grain-green",  "grain-yellow-green",
     "grain-brown",   "permanents",  "field-cards",   "quarry-cards", "permanent-cards"});
static_assert(enteredRows.size() == static_cast<std::size_t>(PositionRow::permanentCards) + 1);

/// One thing to enter. What belongs to the whole table has player 0.
struct PositionCell {
  PositionRow row = PositionRow::points;
  std::uint8_t part = 0; ///< of a building for …Built; which of the cards for tombCard
  Player player = 0;
  friend auto operator<=>(const PositionCell&, const PositionCell&) = default;
};

/// A card named in a cell: an index of sphinxCards for PositionRow::sphinx, else of cardNames.
struct PositionCard {
  static constexpr int startField = -1;
  int index = 0;
  int improved = 0; ///< colours it counts better (CARD-IMPROVE-FIELD)
  friend bool operator==(const PositionCard&, const PositionCard&) = default;
};

/// About cards there is only a note; of yes or no the other text is empty: the other answer.
using record::PositionDispute;

/// Everything that has been entered. A plain value, so that clearing can be undone.
struct PositionEntered : PositionAbout {
  bool scored = false;    ///< the document around it was scored; this came later
  bool unchanged = false; ///< nothing came later: it is kept for what is disputed in it
  std::vector<RecordHeader::Seat> seats; ///< 2 to 4; a name may be empty
  bool everything = false; ///< all there is was asked for, not only what can matter for the cards
  std::map<PositionCell, std::string> texts; ///< as they were typed
  std::map<PositionCell, std::vector<PositionCard>> cards;
  std::set<PositionCell> switched; ///< yes or no that is not as proposed
  std::map<PositionCell, PositionDispute> disputes;

  [[nodiscard]] int players() const { return static_cast<int>(seats.size()); }
  [[nodiscard]] std::vector<PositionCard> cardsIn(const PositionCell& cell) const;
  friend bool operator==(const PositionEntered&, const PositionEntered&) = default;
};

/// What a list of games says about an end position, as it was entered last, without knowing its
/// printed values.
struct PositionHead : PositionAbout {
  std::vector<RecordHeader::Seat> seats;
  Position::Stage stage = Position::Stage::scored;
  bool hasEntered = false; ///< what was entered stands in it: readPositionEntered()
};
[[nodiscard]] record::Result<PositionHead> readPositionHead(std::string_view text,
                                                            const std::string& file = {});

/// The document as JSON text with what is being entered on that edition. `document` = what was
/// scored, or what is entered if it is complete; nullptr: neither. `its` is the edition of the
/// document, if that is another one.
[[nodiscard]] std::string writePosition(PositionEntered entered, const PositionDocument* document,
                                        const Edition& edition, const Edition* its = nullptr);

/// Whether a list of cards is in that row, and not a text or an answer.
[[nodiscard]] bool isCards(PositionRow row);
[[nodiscard]] bool isYesNo(PositionRow row);

/// Reads what is being entered. `edition` must be the one it names (PositionHead).
/// @pre PositionHead::hasEntered
[[nodiscard]] record::Result<PositionEntered>
readPositionEntered(std::string_view text, const Edition& edition, const std::string& file = {});

} // namespace nilometer::egizia
