// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

/// What the scribe enters: one small struct each, plain values without allocation. Ids are
/// already resolved against an edition; `isWithin` says whether all of them exist there.
namespace nilometer::egizia {

inline constexpr std::uint8_t unnamed = 255; ///< a card nobody has named

/// LAY: the cards of the round lie on the river. Naming them is optional (LAY-1).
struct LayOut {
  /// Card names by card space, the one furthest upstream first; `unnamed` where not said.
  std::array<std::uint8_t, maxCardStops> cards = filled();

  friend bool operator==(const LayOut&, const LayOut&) = default;
  static constexpr std::array<std::uint8_t, maxCardStops> filled() {
    std::array<std::uint8_t, maxCardStops> none{};
    none.fill(unnamed);
    return none;
  }
};

/// What a player decides when a card or round space is carried out.
struct Choices {
  /// Crews to advance, in any order, one may stand twice (ROUND-ALYI, CARD-CREWS-CHOICE, CREW-2).
  std::array<Crew, 2> crews{};
  std::uint8_t crewCount = 0;
  /// Where the water ring is moved to, if it is (ROUND-PASSALON).
  std::optional<Ring> ring{};

  friend bool operator==(const Choices&, const Choices&) = default;
};

inline constexpr std::uint8_t noSpace = 0;
inline constexpr std::uint8_t reserveSpace = 255;

/// SAIL: a ship is placed. A space further upstream uses CARD-UPSTREAM, an occupied one
/// CARD-OCCUPIED, without saying so.
struct PlaceShip {
  Player player = noPlayer;
  std::uint8_t stop = 0;        ///< index into Edition::river
  std::uint8_t space = noSpace; ///< on sites: 1.. (1 = nearest to the Nile) or reserveSpace
  std::uint8_t card = unnamed;  ///< name of the card taken; may stay unnamed where it is known
  bool doubled = false;         ///< with CARD-DOUBLE
  bool second = false;          ///< with CARD-SECOND-SHIP
  Choices choices{};

  friend bool operator==(const PlaceShip&, const PlaceShip&) = default;
};

/// SAIL: the player places no more ships this round (SAIL-6, SAIL-9).
struct Pass {
  Player player = noPlayer;
  friend bool operator==(const Pass&, const Pass&) = default;
};

/// CARD-LEFTOVER: takes the card at `stop`, or with no stop declines.
struct TakeLeftover {
  Player player = noPlayer;
  std::optional<std::uint8_t> stop{};
  std::uint8_t card = unnamed;
  Choices choices{};
  friend bool operator==(const TakeLeftover&, const TakeLeftover&) = default;
};

/// One of the player's own fields: a card name, or nothing for the start field; `copy` counts
/// from 1 among his fields of that name.
struct FieldRef {
  std::optional<std::uint8_t> name{};
  std::uint8_t copy = 1;
  friend bool operator==(const FieldRef&, const FieldRef&) = default;
};

/// What a player does to feed more (FEED-4).
struct FeedHelp {
  bool grain4 = false;
  std::uint8_t stones = 0; ///< by CARD-STONES-AS-GRAIN
  std::array<FieldRef, 2> improve{};
  std::uint8_t improveCount = 0;
  friend bool operator==(const FeedHelp&, const FeedHelp&) = default;
};

/// FEED: all players still to be fed, or only the next one (FEED-1).
struct Feed {
  Player only = noPlayer;
  std::array<FeedHelp, maxPlayers> help{};
  friend bool operator==(const Feed&, const Feed&) = default;
};

/// STONE, BONUS and ORDER hold no decisions: one entry each.
struct ProduceStones {
  friend bool operator==(const ProduceStones&, const ProduceStones&) = default;
};
struct ScoreParticipation {
  friend bool operator==(const ScoreParticipation&, const ScoreParticipation&) = default;
};
struct SetOrder {
  friend bool operator==(const SetOrder&, const SetOrder&) = default;
};

/// BUILD: one building action. At the Sphinx `draw`, `unpaid`, `kept` and `keptCards` count,
/// at the other sites the spaces.
struct Build {
  Player player = noPlayer;
  Site site = Site::sphinx;
  CrewSet crews = 0;         ///< the joker included; two normal crews use CARD-TWO-CREWS
  CardSet strengthCards = 0; ///< CARD-STRENGTH cards played
  bool reserveCard = false;  ///< CARD-RESERVE, when the reserve slot comes up
  std::uint8_t draw = 0;     ///< paid Sphinx cards
  std::uint8_t unpaid = 0;   ///< by CARD-MORE-SPHINX
  std::uint8_t kept = 0;     ///< two use CARD-KEEP2
  SphinxSet keptCards = 0;   ///< which, as far as they are named
  std::array<SpaceSet, buildingCount> spaces{};
  /// Values of the tomb tiles turned up by this action, in order; 0 = not named.
  std::array<std::uint8_t, maxTombs> opened{};
  std::uint8_t openedCount = 0;
  std::optional<Market> market{}; ///< the marker that goes down (MARKET-1)
  friend bool operator==(const Build&, const Build&) = default;
};

/// BUILD: the ship leaves its site without building (BUILD-6).
struct DeclineBuild {
  Player player = noPlayer;
  Site site = Site::sphinx;
  friend bool operator==(const DeclineBuild&, const DeclineBuild&) = default;
};

/// A card that is played by itself: improveField, stones6, sell10, crewStep, paidCrewStep,
/// first, reserve. The others belong to the entry they help.
struct PlayCard {
  Player player = noPlayer;
  CardKind kind = CardKind::stones6;
  Crew crew = Crew::blue;   ///< crewStep, paidCrewStep
  FieldRef field{};         ///< improveField
  std::uint8_t amount = 0;  ///< sell10: stones sold
  Site site = Site::sphinx; ///< reserve
  friend bool operator==(const PlayCard&, const PlayCard&) = default;
};

/// FINAL: one player's final scoring (END-1 to END-3). Cards named before need not be named again.
struct FinalScore {
  Player player = noPlayer;
  bool sell = false; ///< END-1
  SphinxSet cards = 0;
  friend bool operator==(const FinalScore&, const FinalScore&) = default;
};

/// Names an unnamed card that lies on the river; needs no turn.
struct NameNileCard {
  std::uint8_t stop = 0;
  std::uint8_t card = unnamed;
  friend bool operator==(const NameNileCard&, const NameNileCard&) = default;
};

/// Names open tomb tiles, from tomb space `first` (0 = first in order) on; also puts a wrong one
/// right.
struct NameTombs {
  std::uint8_t first = 0;
  std::array<std::uint8_t, maxTombs> values{};
  std::uint8_t count = 0;
  friend bool operator==(const NameTombs&, const NameTombs&) = default;
};

/// Names Sphinx cards a player holds, before the final scoring (eyes only).
struct NameSphinxCards {
  Player player = noPlayer;
  SphinxSet cards = 0;
  friend bool operator==(const NameSphinxCards&, const NameSphinxCards&) = default;
};

/// What the table says is so, whatever came before (product: "The table is right").
/// The record demands a reason beside it.
enum class Correctable : std::uint8_t {
  points,
  queuePlace,
  stones,
  crew,
  stoneMarket,
  grainMarket,
  ring,
  sphinxCount,
  giveCard,
  takeCard,
  order
};
inline constexpr auto correctableNames = std::to_array<std::string_view>(
    {"points", "queue-place", "stones", "crew", "stone-market", "grain-market", "ring",
     "sphinx-count", "give-card", "take-card", "order"});
/// Not of one player.
[[nodiscard]] constexpr bool isOfTable(Correctable what) {
  return what == Correctable::ring || what == Correctable::order;
}
/// Players from order tile 1 on, noPlayer beyond the last.
using PlayerOrder = std::array<Player, maxPlayers>;
inline constexpr PlayerOrder noOrder = [] {
  PlayerOrder none{};
  none.fill(noPlayer);
  return none;
}();
struct Correct {
  Correctable what = Correctable::points;
  Player player = noPlayer;    ///< noPlayer for the ring and the order
  Crew crew = Crew::blue;      ///< crew
  std::uint8_t card = unnamed; ///< giveCard, takeCard: a card name
  Deck deck = Deck::oneTwo;    ///< giveCard, takeCard
  /// The new value: points, stones, strength, step (0 = top), Ring, number of cards,
  /// place in the queue (0 = front).
  std::int16_t value = 0;
  PlayerOrder order = noOrder; ///< order: everybody, once
  friend bool operator==(const Correct&, const Correct&) = default;
};

using Entry = std::variant<LayOut, PlaceShip, Pass, TakeLeftover, Feed, ProduceStones, Build,
                           DeclineBuild, ScoreParticipation, SetOrder, PlayCard, FinalScore,
                           NameNileCard, NameTombs, NameSphinxCards, Correct>;

/// Whose entry it is, or noPlayer for one of the whole table.
[[nodiscard]] Player playerOf(const Entry& entry);

} // namespace nilometer::egizia
