// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/file/game_record.h"
#include "ui/position/number_bounds.h"

#include <QString>

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <vector>

/// Final scoring only: what has been entered of an end position, without any widget. The text of
/// a field is kept as it was typed; what it means, what is asked and what is wrong is worked out
/// from it (position_asked.h, position_check.h).
namespace nilometer::ui {

/// What is entered, in the order in which the screen shows it. The first ones lie on the board,
/// those from tombSum on in front of the players.
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

/// One thing to enter. What belongs to the whole table has player 0.
struct PositionCell {
  PositionRow row = PositionRow::points;
  std::uint8_t part = 0; ///< of a building for …Built; which of the cards for tombCard
  table::Player player = 0;
  friend auto operator<=>(const PositionCell&, const PositionCell&) = default;
};

/// A card named in a cell: an index of sphinxCards for PositionRow::sphinx, else of cardNames.
struct PositionCard {
  static constexpr int startField = -1;
  int index = 0;
  int improved = 0; ///< colours it counts better (CARD-IMPROVE-FIELD)
  friend bool operator==(const PositionCard&, const PositionCard&) = default;
};

/// How much is asked: what can matter for the Sphinx cards in play, or all there is.
enum class PositionDepth : bool { needed, everything };

/// Everything that has been entered. A plain value, so that clearing can be undone.
struct PositionEntry {
  egizia::Profile profile = egizia::Profile::revised;
  egizia::RuleOptions options = egizia::optionsOf(egizia::Profile::revised);
  QString date; ///< YYYY-MM-DD or empty
  QString title;
  std::vector<egizia::RecordHeader::Seat> seats; ///< 2 to 4; a name may be empty
  PositionDepth depth = PositionDepth::needed;
  std::map<PositionCell, QString> texts;
  std::map<PositionCell, std::vector<PositionCard>> cards;
  std::set<PositionCell> switched; ///< yes or no that is not as proposed

  [[nodiscard]] int players() const { return static_cast<int>(seats.size()); }
  [[nodiscard]] QString text(const PositionCell& cell) const;
  [[nodiscard]] std::vector<PositionCard> cardsIn(const PositionCell& cell) const;
  friend bool operator==(const PositionEntry&, const PositionEntry&) = default;
};

/// The cards entered as those of another edition; what that one does not have is left out.
void translate(PositionEntry& entry, const egizia::Edition& from, const egizia::Edition& to);

/// What the text of a field says.
struct PositionNumber {
  enum class Kind : std::uint8_t { nothing, number, list, unreadable };
  Kind kind = Kind::nothing;
  int number = 0;
  std::vector<int> values;     ///< of a list of tomb tiles
  egizia::SpaceSet spaces = 0; ///< of a list of spaces
  [[nodiscard]] bool given() const { return kind == Kind::number || kind == Kind::list; }
  friend bool operator==(const PositionNumber&, const PositionNumber&) = default;
};

/// Reads a field; numbers outside the bounds are numbers all the same.
[[nodiscard]] PositionNumber numberIn(const PositionEntry& entry, const PositionCell& cell,
                                      const egizia::Edition& edition);

[[nodiscard]] NumberBounds boundsOf(const PositionEntry& entry, const PositionCell& cell,
                                    const egizia::Edition& edition);

[[nodiscard]] bool isCards(PositionRow row);
[[nodiscard]] bool isYesNo(PositionRow row);
/// Of the whole table, not of one player.
[[nodiscard]] bool isBuilt(PositionRow row);
/// Own stones in a building, or what is built of it.
[[nodiscard]] std::optional<egizia::Building> buildingOf(PositionRow row);
[[nodiscard]] PositionRow ownStonesRow(egizia::Building building);
[[nodiscard]] PositionRow builtRow(egizia::Building building);

/// The unchanging part for the rules.
[[nodiscard]] egizia::Game gameOf(const PositionEntry& entry, const egizia::Edition& edition);
/// Names of the CARD-TOMB cards in the box, as indices of cardNames.
[[nodiscard]] std::vector<int> tombCardNames(const egizia::Edition& edition);
/// All that remains of those kinds of Nile cards, as distinct indices of cardNames.
[[nodiscard]] std::vector<int> namesOf(egizia::CardSet cards, const egizia::Edition& edition);

} // namespace nilometer::ui
