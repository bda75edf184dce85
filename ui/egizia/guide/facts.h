// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/options.h"
#include "engine/egizia/printed.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <variant>
#include <vector>

/// What a player at the table could work out for himself, worked out for him: facts about the
/// position, by the engine's own functions. No words and no advice.
namespace nilometer::ui {

/// The moment of the game: the phase, with the decisions that are asked in between.
enum class Moment : std::uint8_t {
  lay,
  sail,
  leftover, ///< CARD-LEFTOVER is being decided
  feed,
  stone,
  draw,        ///< BUILD at the Sphinx
  build,       ///< BUILD at one of the other sites
  reserveCard, ///< a reserve ship comes up that builds only with CARD-RESERVE
  bonus,
  order,
  final,
  over
};
inline constexpr int momentCount = 12;

/// The kinds of facts. Behind each kind: `player` · `thing` · what its numbers count; what is not
/// named is not said.
enum class FactKind : std::uint8_t {
  newDeck,        ///< Deck
  deckEnds,       ///< Deck
  roundsLeft,     ///< rounds after this one
  hungry,         ///< who · Ring now · missingLeft, missingMiddle, missingRight, perGrain
  ringMoves,      ///< Ring now · stop, otherStop: ring spaces still open, as far as there are any
  stonesLost,     ///< who · stones, yield, end of the track, lost
  stonesForSites, ///< who · stones then, yield, own sites, least price of all
  lastSpace,      ///< Site
  onlyReserve,    ///< Site
  cardUsable,     ///< who · CardKind · CARD-STRENGTH: card
  openStops,      ///< who · cardSpaces, roundSpaces, sites
  othersOut,      ///< who · others
  shipsLeft,      ///< who · ships
  nextSailor,     ///< who
  cardsOnRiver,   ///< cards
  shortOfGrain,   ///< who · missing, points
  helped,         ///< who · HelpInHand · missing, points, with all of it
  allFed,
  noneLost,
  yields,        ///< who · yield, stones then
  noCrew,        ///< who
  cannotPay,     ///< who · stones, strength of the strongest payment
  buildUpTo,     ///< who · value, stones, strength of the strongest payment
  spacesOpen,    ///< who · spaces that can be built now, value of the cheapest
  drawUpTo,      ///< who · cards, stones, strength of the strongest payment
  keepUpTo,      ///< who · cards
  deckSmall,     ///< cards left in the Sphinx deck
  reserveMay,    ///< who · ReserveRight
  reserveMayNot, ///< who · Site
  rowDone,       ///< who gets it · PyramidRow · points, cell that completes it
  tombStep,      ///< who · sum, points now, missing to the next, pointsThen
  stoneStep,     ///< who · stones gained, steps to the last
  grainStep,     ///< who · perGrain now, perGrainThen, points gained
  laterSites,    ///< who · own sites still to come, unused normal crews
  joker,         ///< who · its strength
  nextShip,      ///< who · Site
  reserveWaits,  ///< who · Site
  takesPart,     ///< who · sites, points
  tie,           ///< further back · Player who is ahead · points of both
  tile,          ///< who · order tile
  sealed,        ///< who · Sphinx cards to name
  sale,          ///< who · stones, points
  noSale,        ///< who · steps missing
  tombs          ///< who · sum, points
};

/// What a number of a fact counts, or which one of several it means.
enum class FactNumber : std::uint8_t {
  nothing,
  missingLeft, ///< grain, by Ring
  missingMiddle,
  missingRight,
  missing,
  perGrain, ///< points for each missing grain
  perGrainThen,
  points,
  pointsThen,
  stones,
  yield,
  end,
  lost,
  price,
  value,
  strength,
  sum,
  steps,
  rounds,
  ships,
  others,
  crews,
  cards,
  card, ///< its index
  cardSpaces,
  roundSpaces,
  sites,
  spaces,
  cell,
  stop,
  otherStop,
  tile,
};

/// The grain missing with the water ring there.
[[nodiscard]] constexpr FactNumber missingWith(egizia::Ring ring) {
  return static_cast<FactNumber>(static_cast<int>(FactNumber::missingLeft) +
                                 static_cast<int>(ring));
}

/// What may help in FEED (FEED-4).
struct HelpInHand {
  bool grain4 = false;
  bool improveField = false;
  bool stonesAsGrain = false;
  friend bool operator==(const HelpInHand&, const HelpInHand&) = default;
};
/// Why a reserve ship may build (BUILD-7).
enum class ReserveRight : std::uint8_t { freed, movedFirst, assured };
struct PyramidRow {
  std::size_t index = 0;
  friend bool operator==(const PyramidRow&, const PyramidRow&) = default;
};

struct Fact {
  using Thing = std::variant<std::monostate, egizia::Deck, egizia::Ring, egizia::Site,
                             egizia::CardKind, table::Player, HelpInHand, ReserveRight, PyramidRow>;

  FactKind kind = FactKind::allFed;
  table::RuleId rule{};
  table::Player player = table::noPlayer;
  Thing thing{};
  std::map<FactNumber, int> numbers{};

  /// 0 if it is not said.
  [[nodiscard]] int number(FactNumber of) const;
  /// @pre it is about such a thing (FactKind)
  template <class T> [[nodiscard]] T about() const { return std::get<T>(thing); }
};

struct Situation {
  Moment moment = Moment::lay;
  /// Who decides; noPlayer where everybody acts together.
  table::Player player = table::noPlayer;
  egizia::Site site = egizia::Site::sphinx; ///< BUILD: where
  std::vector<Fact> facts;                  ///< the most important first
};

/// What everybody can see of the table. `options` are those of that state. Sphinx cards that are
/// named but hidden make no difference; in the final scoring only how many are still to be named.
[[nodiscard]] Situation situationOf(const egizia::Game& game, const egizia::State& state,
                                    const egizia::Options& options);

/// The assumed printed values that the numbers of one of its facts rest on.
[[nodiscard]] egizia::PrintedSet factBasis(const egizia::Edition& edition,
                                           const egizia::State& state, const Situation& situation,
                                           const Fact& fact);

} // namespace nilometer::ui
