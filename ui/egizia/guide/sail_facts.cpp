// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/build.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/guide/facts.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>
#include <bit>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::PlaceShip;
using egizia::Ring;
using table::Player;
using text::number;
using egizia::operator""_printed;
using egizia::operator""_rule;

namespace {

class SailTeller : public FactTeller {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
public:
  explicit SailTeller(const FactTeller& teller)
      : FactTeller(teller), m_occupied(egizia::occupiedStops(m_state)) {
    readReach();
  }

  void tell() {
    tellHunger();
    tellSites();
    tellStones();
    tellCards();
    tellOpenStops();
    tellOthers();
    const int ships = edition().shipsPerPlayer - own().shipsPlaced;
    say("SAIL-7"_rule, tr("%1 has %n ship(s) left", nullptr, ships), {name()},
        at("players.ships"_printed), For::newcomers);
  }

private:
  /// What the legal ships lead to.
  void readReach() {
    std::array<std::uint32_t, egizia::siteCount> seen{};
    for (const egizia::Entry& entry : m_options.entries) {
      const auto* ship = std::get_if<PlaceShip>(&entry);
      if (ship == nullptr) continue;
      m_doubled = m_doubled || ship->doubled;
      if (ship->second) {
        m_second = true;
        continue;
      }
      m_stops |= 1U << ship->stop;
      const egizia::Stop& stop = edition().river[ship->stop];
      if (stop.kind != egizia::StopKind::site) continue;
      if (ship->space == egizia::reserveSpace) {
        m_reserve[stop.index] = true;
      } else {
        seen[stop.index] |= 1U << ship->space;
      }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) m_spaces[i] = std::popcount(seen[i]);
  }

  /// Whether anybody may still place a ship there this round.
  [[nodiscard]] bool isStillOpen(std::uint8_t stop) const {
    for (Player player = 0; player < m_state.players; ++player) {
      if (of(player).outOfSail()) continue;
      const auto to =
          egizia::judgeDestination(m_game, m_state, player, stop, egizia::noSpace, m_occupied);
      if (to.verdict.legal()) return true;
    }
    return false;
  }

  /// The round spaces from which the ring may still be moved, two at most.
  [[nodiscard]] QStringList ringMoves() const {
    QStringList stops;
    const auto& river = edition().river;
    for (std::size_t stop = 0; stop < river.size() && stops.size() < 2; ++stop) {
      const bool moves = river[stop].kind == egizia::StopKind::round &&
                         egizia::choiceRoom(river[stop], false).ringMoves > 0;
      if (moves && isStillOpen(static_cast<std::uint8_t>(stop))) {
        stops += text::stop(static_cast<int>(stop), m_names);
      }
    }
    return stops;
  }

  void tellHunger() {
    const int perGrain = egizia::penaltyPerGrain(edition(), own());
    QStringList positions;
    bool differs = false;
    bool safe = false;
    int first = 0;
    for (const Ring ring : {Ring::left, Ring::middle, Ring::right}) {
      const int missing = egizia::floodOf(edition(), own(), ring).missing;
      if (ring == Ring::left) first = missing;
      differs = differs || missing != first;
      QString place = text::ring(ring);
      if (ring == m_state.ring) {
        safe = missing == 0;
        //: A position of the water ring.
        place = text::fill(tr("%1 (now)"), {place});
      }
      //: A position of the water ring: missing grain and the points it costs.
      positions += missing == 0 ? text::fill(tr("%1 enough"), {place})
                                : text::fill(tr("%1 %n short, %2", nullptr, missing),
                                             {place, text::points(-missing * perGrain)});
    }
    const QStringList moves = differs ? ringMoves() : QStringList();
    // Enough grain, and nobody can change that any more.
    if (safe && moves.isEmpty()) return;
    say("FEED-3"_rule, tr("Grain for %1 by water ring: %2"),
        {name(), positions.join(QStringLiteral("; "))}, flood(player()));
    if (moves.isEmpty()) return;
    say("FEED-2"_rule, tr("The water ring can still be moved. Open for that: %1"),
        {text::listOf(moves)});
  }

  void tellSites() {
    for (std::size_t i = 0; i < egizia::siteCount; ++i) {
      const QString where = text::site(static_cast<egizia::Site>(i), text::Place::at);
      if (m_spaces[i] == 1) {
        say("SAIL-5"_rule, tr("Only one building space is left %1"), {where});
      } else if (m_spaces[i] == 0 && m_reserve[i]) {
        say("BUILD-7"_rule,
            tr("No building space is left %1. A ship in reserve builds only if somebody frees one"),
            {where});
      }
    }
  }

  void tellStones() {
    tellStonesLost(player());
    const int yield = egizia::quarryYield(edition(), own().cards);
    const int then = std::min<int>(own().stones + yield, edition().stoneTrackEnd);
    egizia::PrintedSet basis = quarries(player());
    bool sails = false;
    int least = 0;
    for (std::size_t i = 0; i < egizia::siteCount; ++i) {
      if (m_state.sites[i].find(player()) == nullptr) continue;
      const auto site = static_cast<egizia::Site>(i);
      sails = true;
      least += egizia::leastPrice(m_game, m_state, site).value_or(0);
      egizia::addPrinted(basis, plansAt(site));
    }
    if (!sails) return;
    // Worth a line to everybody when the stones do not reach.
    say("BUILD-5"_rule,
        tr("%1 will have %2 to build with. One space or card at each own building site costs %3 in "
           "all as things are now"),
        {name(), text::stones(then), number(least)}, basis,
        then >= least ? For::newcomers : For::everybody);
  }

  /// Whether some legal ship needs that card.
  [[nodiscard]] bool shipsWith(bool egizia::Destination::*card) const {
    return std::ranges::any_of(m_options.entries, [&](const egizia::Entry& entry) {
      const auto* ship = std::get_if<PlaceShip>(&entry);
      return ship != nullptr && ship->player == player() && !ship->second && !ship->doubled &&
             egizia::judgeDestination(m_game, m_state, player(), ship->stop, ship->space,
                                      m_occupied).*
                 card;
    });
  }

  void tellCards() {
    const auto add = [&](CardKind kind, bool isUsable) {
      if (isUsable) m_situation.facts.push_back(usable(player(), kind));
    };
    const auto helps = [&](CardKind kind, bool egizia::Destination::*card) {
      add(kind, egizia::holds(edition(), own(), kind) && shipsWith(card));
    };
    add(CardKind::secondShip, m_second);
    add(CardKind::doubled, m_doubled);
    helps(CardKind::upstream, &egizia::Destination::usesUpstream);
    helps(CardKind::occupied, &egizia::Destination::usesOccupied);
    tellPlayableCards(player());
  }

  void tellOpenStops() {
    std::array<int, 3> kinds{}; // cards, round spaces, sites
    const auto& river = edition().river;
    for (std::size_t stop = 0; stop < river.size(); ++stop) {
      if ((m_stops & (1U << stop)) != 0) ++kinds[static_cast<std::size_t>(river[stop].kind)];
    }
    say("SAIL-3"_rule, tr("Within reach of %1: card spaces %2, round spaces %3, building sites %4"),
        {name(), number(kinds[0]), number(kinds[1]), number(kinds[2])}, For::newcomers);
  }

  void tellOthers() {
    const int players = m_state.players;
    for (int i = 1; i < players; ++i) {
      const int tile = (own().orderTile - 1 + i) % players + 1;
      const Player other = egizia::playerWithTile(m_state, tile);
      // Who cannot sail now never can again in this round (SAIL-1).
      if (of(other).outOfSail() || !egizia::hasDestination(m_game, m_state, other)) continue;
      return say("SAIL-1"_rule, tr("After this %1 is next"), {name(other)}, For::newcomers);
    }
    say("SAIL-1"_rule, tr("All others are done with sailing. %1 goes on alone"), {name()});
  }

  std::uint32_t m_occupied;
  std::uint32_t m_stops = 0;
  std::array<int, egizia::siteCount> m_spaces{}; ///< building spaces of each site
  std::array<bool, egizia::siteCount> m_reserve{};
  bool m_doubled = false;
  bool m_second = false;
};

} // namespace

void tellSailing(const FactTeller& teller) {
  SailTeller(teller).tell();
}

} // namespace nilometer::ui
