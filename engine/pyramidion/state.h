// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/entry.h"
#include "engine/table/seated_state.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

/// What lies on the table, as far as everybody sees it (SEE-1): of hands only how large they are
/// and which basic cards are left in them (SEE-3), of piles how many cards lie there (SEE-2).
namespace nilometer::pyramidion {

/// A card that was played at the active site. It keeps its number when it is gone.
struct LyingCard {
  Player player = noPlayer;
  Card card;
  std::optional<Category> category{}; ///< of a deity
  bool lies = true;
  bool doubled = false; ///< the philosopher's marker lies on it
  bool raises = false;  ///< a stonemason, for as long as it lies
  bool swapped = false; ///< a stonemason

  [[nodiscard]] int times() const { return doubled ? 2 : 1; }
  friend bool operator==(const LyingCard&, const LyingCard&) = default;
};

/// Of a card or boat that is known singly, its bit in a set.
[[nodiscard]] constexpr std::uint64_t idBit(std::uint8_t id) {
  return id == 0 ? 0 : std::uint64_t{1} << (id - 1U);
}
/// Common cards that have been seen and cannot be anywhere else (CARD-3).
struct SeenCards {
  CardCounts kinds{};
  std::uint64_t ids = 0; ///< by Card::id, a bit each

  void add(const Card& card) {
    if (card.basic) return;
    ++kinds[at(card.kind)];
    ids |= idBit(card.id);
  }

  friend bool operator==(const SeenCards&, const SeenCards&) = default;
};

struct PlayerState {
  Resources resources;
  CardCounts basics = basicCards; ///< still in hand
  std::uint8_t common = 0;        ///< common cards in hand
  std::vector<Card> known{};      ///< of these, what the high priest took back
  std::uint64_t singles = 0;      ///< own basic cards that are known singly, by Card::id a bit each
  std::uint64_t singlesOut = 0;   ///< of these, those not in hand (CARD-1)
  std::vector<Boat> loaded{};
  std::int16_t points = 0; ///< moved by the end of the game alone (SEE-2)
  std::uint8_t marker = 0; ///< the order marker he took, from 1
  std::uint8_t activated = 0;
  SiteSet usedTroops = 0;    ///< torturer troops that fetched something (LOAD-5)
  std::uint8_t played = 0;   ///< cards at the active site, removed ones too
  bool passed = false;       ///< at the active site
  bool hasDeclined = false;  ///< in LOAD
  std::vector<Card> shown{}; ///< own basic cards that were read, each once

  friend bool operator==(const PlayerState&, const PlayerState&) = default;

  [[nodiscard]] int basicsInHand() const { return table::sumOf(basics); }
  [[nodiscard]] int hand() const { return common + basicsInHand(); }
};

/// A site whose minima decide about troops, and what they decide by.
struct UnresolvedSite {
  Site site = Site::giza;
  Sums sums{};             ///< after the revolt
  std::uint8_t raised = 0; ///< of both minima
  /// How many troops of a kind whoever is in front has on sites, by Troop.
  std::array<std::uint8_t, 2> placed{};

  friend bool operator==(const UnresolvedSite&, const UnresolvedSite&) = default;
};

struct SiteState {
  Resources resources;
  std::array<Player, 2> troops{noPlayer, noPlayer}; ///< by Troop: whose lies there
  bool sundial = false;

  friend bool operator==(const SiteState&, const SiteState&) = default;

  [[nodiscard]] Player troop(Troop kind) const { return troops[at(kind)]; }
};

/// A plain value: copy it, compare it, keep it. Recomputed from the record by replay; it has no
/// history in it.
struct State : table::SeatedState<Phase, PlayerState, maxPlayers> {
  std::array<Player, maxPlayers> order{}; ///< the player order, its first place first
  Resources supply;
  std::array<SiteState, siteCount> sites{}; ///< by Site

  SupplyCard faceUp{};
  bool supplyWaits = false; ///< nobody has read that card yet (SUPPLY-2)
  std::uint8_t supplyPile = supplyCards - 1;
  std::uint8_t supplyDiscards = 0;
  std::vector<Boat> row{};
  std::optional<Boat> reserved{}; ///< POWER-KARNAK
  Player reservedBy = noPlayer;
  std::uint8_t boatPile = boatCount;
  std::uint8_t boatDiscards = 0;
  std::uint32_t boatsOut = 0; ///< by Boat::id, a bit each: those that are not in the pile
  std::uint32_t boatsDiscarded = 0;
  std::uint8_t cardPile = commonCount;
  std::uint8_t cardDiscards = 0; ///< common ones (CARD-1)
  SeenCards discarded;

  SiteSet toNegotiate = 0;    ///< where somebody has to choose (NEGO-1)
  bool gizaActivated = false; ///< in this round
  Site active = Site::giza;
  Player activator = noPlayer;
  bool ankhSeen = false;                 ///< POWER-FIRST
  std::vector<LyingCard> lying{};        ///< number 1 first
  Sums sums{};                           ///< after the revolt
  std::uint8_t raised = 0;               ///< of both minima
  std::vector<UnresolvedSite> waiting{}; ///< for minima, in the order of activation (RESOLVE-5)
  PlayerSet traded = 0;                  ///< who has answered (POWER-ABU-SIMBEL)
  SiteSet cornersPutOff = 0;             ///< asked for after each round until read (LOAD-6)
  SiteSet cornersLeft = 0;               ///< of these, until LOAD is over, or the round
  std::uint8_t idle = 0;                 ///< in a row, in LOAD (LOAD-9)
  PlayerSet claimed = 0;
  std::array<std::uint8_t, maxPlayers> handsTold{}; ///< REC-4

  Sheet sheet; ///< of the edition, and what the table has told since
  Readings readings;

  friend bool operator==(const State&, const State&) = default;

  [[nodiscard]] SiteState& on(Site site) { return sites[at(site)]; }
  [[nodiscard]] const SiteState& on(Site site) const { return sites[at(site)]; }
  /// The card of that number, if it still lies there.
  [[nodiscard]] const LyingCard* lyingCard(int number) const {
    if (number < 1 || at(number) > lying.size() || !lying[at(number - 1)].lies) return nullptr;
    return &lying[at(number - 1)];
  }
  /// The numbers of such ones that still lie there.
  [[nodiscard]] std::vector<std::uint8_t> lyingNumbers(auto isSuch) const {
    std::vector<std::uint8_t> numbers;
    for (std::size_t i = 0; i < lying.size(); ++i) {
      if (lying[i].lies && std::invoke(isSuch, lying[i]))
        numbers.push_back(static_cast<std::uint8_t>(i + 1));
    }
    return numbers;
  }
  /// How many of them, a doubled one twice.
  [[nodiscard]] int lyingTimes(auto isSuch) const {
    return table::sumOf(lying, [&](const LyingCard& there) {
      return there.lies && std::invoke(isSuch, there) ? there.times() : 0;
    });
  }
  /// CARD-3: the cards that cannot be in that player's hand or in the pile.
  [[nodiscard]] SeenCards seenElsewhere(Player but) const {
    SeenCards seen = discarded;
    for (const LyingCard& there : lying) {
      if (there.lies) seen.add(there.card);
    }
    for (Player who = 0; who < players; ++who) {
      if (who == but) continue;
      for (const Card& card : of(who).known) seen.add(card);
    }
    return seen;
  }
  /// RESOLVE-5: which troops stand there is not known yet.
  [[nodiscard]] bool waitsForMinima(Site site) const {
    return std::ranges::find(waiting, site, &UnresolvedSite::site) != waiting.end();
  }
  /// BOAT-4: how many boats on the table nobody has read yet.
  [[nodiscard]] int boatsWaiting() const {
    return static_cast<int>(std::ranges::count(row, true, &Boat::waits)) +
           (reserved && reserved->waits ? 1 : 0);
  }
  [[nodiscard]] int troopsOnSites(Player who, Troop kind) const {
    return table::sumOf(sites, [&](const SiteState& site) { return site.troop(kind) == who; });
  }
};

} // namespace nilometer::pyramidion
