// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/edition.h"
#include "engine/table/correction.h"

#include <optional>
#include <variant>

/// What the scribe enters: one small struct each, plain values without allocation. What nobody has
/// seen is in no entry (SEE-2).
namespace nilometer::pyramidion {

/// SET-9, SET-6: the number each player has drawn, and the face-up supply card.
struct SetUp {
  std::array<std::uint8_t, maxPlayers> numbers{};
  SupplyCard supply{};
  friend bool operator==(const SetUp&, const SetUp&) = default;
};
inline constexpr int mostBoatsRead = boatsInRow + 1; ///< together: the row, and the reserved one
/// BOAT-1: the first `count` are the new ones; where boats wait, BOAT-4: what these show, those of
/// the row before the reserved one.
struct NewBoats {
  std::uint8_t count = 0;
  std::array<Boat, mostBoatsRead> boats{};
  friend bool operator==(const NewBoats&, const NewBoats&) = default;
};
/// SUPPLY-2: the card that is face up now.
struct NextSupply {
  SupplyCard card{};
  bool waits = false; ///< nobody has read it yet
  friend bool operator==(const NextSupply&, const NextSupply&) = default;
};
/// NEGO-1.
struct Negotiate {
  Player player = noPlayer;
  Site site = Site::giza;
  Resource resource = Resource::camel;
  friend bool operator==(const Negotiate&, const Negotiate&) = default;
};
/// SITE-1; at Karnak with the boat that is drawn.
struct Activate {
  Player player = noPlayer;
  Site site = Site::giza;
  std::optional<Boat> boat{};
  friend bool operator==(const Activate&, const Activate&) = default;
};

struct TroopAt {
  Site site = Site::giza;
  Troop kind = Troop::torturer;
  friend bool operator==(const TroopAt&, const TroopAt&) = default;
};
/// SPECIAL-STONEMASON: `give` leaves the active site, `get` comes from the other.
struct Swap {
  Site site = Site::giza;
  Resources give;
  Resources get;
  friend bool operator==(const Swap&, const Swap&) = default;
};
/// What a special character does. Cards lying at the site are numbered from 1.
struct Deed {
  std::uint8_t target = 0;            ///< bandit, protector, thief, philosopher; 0 = none
  std::optional<TroopAt> troop{};     ///< protector
  std::optional<Resource> resource{}; ///< the vizier takes, the politician adds
  bool raise = false;                 ///< stonemason
  std::optional<Swap> swap{};         ///< stonemason
  friend bool operator==(const Deed&, const Deed&) = default;
  [[nodiscard]] bool isNothing() const { return *this == Deed{}; }
};
/// PLAY-5: the card, what it does, what the site does.
struct Play {
  Player player = noPlayer;
  Card card{};
  std::optional<Category> category{}; ///< of a deity
  Deed deed{};
  Deed again{};                   ///< what the philosopher repeats
  std::uint8_t marker = 0;        ///< Giza: an order marker, from 1; 0 = none
  std::optional<Resource> gain{}; ///< Alexandria
  std::optional<Troop> home{};    ///< Cairo
  friend bool operator==(const Play&, const Play&) = default;
};
/// PLAY-3, PLAY-4: `recruit` = the card that is discarded for another one.
struct Pass {
  Player player = noPlayer;
  std::optional<Card> recruit{};
  friend bool operator==(const Pass&, const Pass&) = default;
};
inline constexpr int mostRevoltMarkers = 4; ///< three cards, one of them doubled
/// REVOLT-2: the first `count`.
struct Markers {
  std::uint8_t count = 0;
  std::array<RevoltMarker, mostRevoltMarkers> turned{};
  friend bool operator==(const Markers&, const Markers&) = default;
};
struct Revolt {
  Markers markers;
  friend bool operator==(const Revolt&, const Revolt&) = default;
};
/// RESOLVE-5.
struct TellMinima {
  Site site = Site::giza;
  std::uint8_t influence = 0;
  std::uint8_t negotiation = 0;
  friend bool operator==(const TellMinima&, const TellMinima&) = default;
};
/// Values printed on the tile of a site whose reading can be put off.
enum class Waiting : std::uint8_t { minima, corner };
inline constexpr auto waitingNames = std::to_array<std::string_view>({"minima", "corner"});
/// Not now. The site waits for its minima, at most to the end of the round (RESOLVE-5); its corner
/// is asked for again after the round (LOAD-6).
struct Later {
  Site site = Site::giza;
  Waiting what = Waiting::minima;
  friend bool operator==(const Later&, const Later&) = default;
};
/// LOAD-6.
struct TellCorner {
  Site site = Site::giza;
  ResourceSet kinds = 0;
  friend bool operator==(const TellCorner&, const TellCorner&) = default;
};
/// SPECIAL-HIGH-PRIEST: none, one or (doubled) two lying cards; 0 = no card.
struct TakeBack {
  Player player = noPlayer;
  std::array<std::uint8_t, 2> cards{};
  friend bool operator==(const TakeBack&, const TakeBack&) = default;
};
/// POWER-ABU-SIMBEL.
struct Trade {
  Player player = noPlayer;
  std::uint8_t times = 0;
  friend bool operator==(const Trade&, const Trade&) = default;
};
inline constexpr std::uint8_t reservedBoat = 0;
/// No place in the row: while the past is changed, of a boat that is not there any more.
inline constexpr std::uint8_t goneBoat = boatsInRow + 1;
/// LOAD-1. What neither statues nor troops pay is paid by own resources of that kind (LOAD-4).
struct Load {
  Player player = noPlayer;
  std::uint8_t boat = 1; ///< its place in the row from 1, or one of those two
  Resources statues;     ///< own statues, by the kind each stands for
  std::array<std::optional<Resource>, siteCount> troops{}; ///< what a troop there fetches
  Resources drawnStatues; ///< fetched statues, by the kind each stands for
  friend bool operator==(const Load&, const Load&) = default;
};
/// LOAD-9.
struct Decline {
  Player player = noPlayer;
  friend bool operator==(const Decline&, const Decline&) = default;
};
/// END-3: who says so.
struct Claim {
  PlayerSet players = 0;
  friend bool operator==(const Claim&, const Claim&) = default;
};
/// END-3: what the boats of each player show together.
struct Reveal {
  std::array<std::uint8_t, maxPlayers> points{};
  friend bool operator==(const Reveal&, const Reveal&) = default;
};

/// REC-2: what changes the board while no card is entered.
enum class Happening : std::uint8_t { gain, take, add, swap, home, marker };
inline constexpr auto happeningNames =
    std::to_array<std::string_view>({"gain", "take", "add", "swap", "home", "marker"});
struct Happen {
  Happening what = Happening::gain;
  Player player = noPlayer;            ///< gain, take, marker
  Resource resource = Resource::camel; ///< gain, take, add
  std::uint8_t marker = 0;
  TroopAt troop{}; ///< home
  Swap swap{};
  friend bool operator==(const Happen&, const Happen&) = default;
};
inline constexpr int maxSum = 999; ///< of all cards of a player at one site
/// By player; nothing = does not take part.
using Totals = std::array<std::optional<std::int16_t>, maxPlayers>;
/// By Category.
using Sums = std::array<Totals, categoryCount>;
/// REC-3.
struct Tally {
  Markers markers;
  Totals before; ///< influence before the revolt; only with markers
  Sums sums;
  std::uint8_t raised = 0; ///< of both minima: 0, 3 or 6
  friend bool operator==(const Tally&, const Tally&) = default;
};
/// REC-4.
struct Hands {
  std::array<std::uint8_t, maxPlayers> sizes{};
  friend bool operator==(const Hands&, const Hands&) = default;
};

/// What the table says is so, whatever came before. The record demands a reason beside it.
enum class Correctable : std::uint8_t {
  points,    ///< after the end (SEE-2)
  resources, ///< owned, of each Resource
  troop,     ///< 1 = lies there: of each Troop on each Site
  hand,      ///< cards
  order,     ///< place in the player order, from 1
  site,      ///< of each Resource on each Site
};
inline constexpr auto correctables = std::to_array<table::CorrectableKind>({
    {"points", true},
    {"resources", true, resourceCount},
    {"troop", true, allTroops.size(), siteCount},
    {"hand", true},
    {"order", true},
    {"site", false, resourceCount, siteCount},
});
using Correct = table::Correction<Correctable>;

using Entry = std::variant<SetUp, NewBoats, NextSupply, Negotiate, Activate, Play, Pass, Revolt,
                           TellMinima, TellCorner, TakeBack, Trade, Load, Decline, Claim, Reveal,
                           Happen, Tally, Hands, Later, Correct>;

/// Whose entry it is, or noPlayer for one of the whole table.
[[nodiscard]] Player playerOf(const Entry& entry);
/// What it has read off components.
[[nodiscard]] Readings readingsOf(const Entry& entry);

} // namespace nilometer::pyramidion
