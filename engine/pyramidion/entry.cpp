// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/game.h"
#include "engine/table/entries.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

bool fits(const Resources& resources) {
  return std::ranges::all_of(resources.of, [](int n) { return n >= 0 && n <= maxNumber; });
}
bool fits(const SupplyCard& card) {
  return std::ranges::all_of(card, [](const Resources& there) { return fits(there); });
}
bool fits(const Totals& totals) {
  return std::ranges::all_of(totals,
                             [](const auto& n) { return std::abs(n.value_or(0)) <= maxSum; });
}
bool fits(const Markers& markers) {
  return markers.count <= mostRevoltMarkers &&
         std::ranges::all_of(markers.turned, [](const RevoltMarker& marker) {
           return marker.value <= maxNumber && fits(marker.pictured);
         });
}
bool fits(const Deed& deed) {
  return !deed.swap || (fits(deed.swap->give) && fits(deed.swap->get));
}
bool fits(const auto& numbers) {
  return std::ranges::all_of(numbers, [](int n) { return n <= maxNumber; });
}

/// Ids stand first in the lists of an edition.
bool isListed(std::uint8_t id, const auto& list) {
  return id == 0 || (id <= list.size() && list[at(id - 1)].id == id);
}
bool exists(const Game& game, const Boat& boat) {
  return fits(boat.need) && boat.points.value_or(std::uint8_t{0}) <= maxNumber &&
         isListed(boat.id, game.edition->readings.boats);
}
bool exists(const Game& game, const Card& card) {
  return fits(card.values) && isListed(card.id, game.edition->readings.cards);
}
/// Goes by the kind of the entry; the rest is about nothing but a player, a site and a resource.
class EntryBounds {
public:
  explicit EntryBounds(const Game& game) : m_game(game) {}

  bool operator()(const SetUp& entry) const { return fits(entry.supply); }
  bool operator()(const NewBoats& entry) const {
    return entry.count <= boatsInRow &&
           std::ranges::all_of(entry.boats, [&](const Boat& boat) { return exists(m_game, boat); });
  }
  bool operator()(const NextSupply& entry) const { return fits(entry.card); }
  bool operator()(const Activate& entry) const {
    return !entry.boat || exists(m_game, *entry.boat);
  }
  bool operator()(const Play& entry) const {
    return exists(m_game, entry.card) && fits(entry.deed) && fits(entry.again) &&
           entry.marker <= m_game.players;
  }
  bool operator()(const Pass& entry) const {
    return !entry.recruit || exists(m_game, *entry.recruit);
  }
  bool operator()(const Revolt& entry) const { return fits(entry.markers); }
  bool operator()(const TellMinima& entry) const {
    return entry.influence <= maxNumber && entry.negotiation <= maxNumber;
  }
  bool operator()(const TellCorner& entry) const { return entry.kinds < 1U << resourceCount; }
  bool operator()(const Trade& entry) const { return entry.times <= maxNumber; }
  bool operator()(const Load& entry) const {
    return entry.boat <= boatsInRow && fits(entry.statues) && fits(entry.drawnStatues);
  }
  bool operator()(const Claim& entry) const { return entry.players >> m_game.players == 0; }
  bool operator()(const Reveal& entry) const { return fits(entry.points); }
  bool operator()(const Happen& entry) const {
    return fits(entry.swap.give) && fits(entry.swap.get) && entry.marker <= m_game.players;
  }
  bool operator()(const Tally& entry) const {
    const auto isOfPlayers = [&](const Totals& totals) {
      return fits(totals) && std::ranges::none_of(totals.begin() + m_game.players, totals.end(),
                                                  &Totals::value_type::has_value);
    };
    return fits(entry.markers) && isOfPlayers(entry.before) &&
           std::ranges::all_of(entry.sums, isOfPlayers);
  }
  bool operator()(const Hands& entry) const { return fits(entry.sizes); }
  bool operator()(const auto& /*entry*/) const { return true; }

private:
  const Game& m_game;
};

/// Whether something happens to a player, or to the table alone (REC-2).
bool isOfTable(const Entry& entry) {
  const auto* happen = std::get_if<Happen>(&entry);
  if (happen == nullptr)
    return std::visit([](const auto& e) { return !table::OfOnePlayer<decltype(e)>; }, entry);
  return happen->what == Happening::add || happen->what == Happening::swap ||
         happen->what == Happening::home;
}

} // namespace

Player playerOf(const Entry& entry) {
  return table::ownerOf(entry);
}

bool isWithin(const Game& game, const Entry& entry) {
  if (!isOfTable(entry) && playerOf(entry) >= game.players) return false;
  return std::visit(EntryBounds(game), entry);
}

} // namespace nilometer::pyramidion
