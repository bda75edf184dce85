// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/game.h"
#include "engine/table/entries.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

/// Goes by the kind of the entry; the rest is about nothing but a player, a site and a resource.
class EntryBounds {
public:
  explicit EntryBounds(const Game& game) : m_game(game) {}

  bool operator()(const SetUp& entry) const { return fits(entry.supply); }
  bool operator()(const NewBoats& entry) const {
    return entry.count <= mostBoatsRead && fits(entry.boats);
  }
  bool operator()(const NextSupply& entry) const { return fits(entry.card); }
  bool operator()(const Activate& entry) const { return fits(entry.boat); }
  bool operator()(const Play& entry) const {
    return fits(entry.card) && fits(entry.deed.swap) && fits(entry.again.swap) &&
           entry.marker <= m_game.players;
  }
  bool operator()(const Pass& entry) const { return fits(entry.recruit); }
  bool operator()(const Revolt& entry) const { return fits(entry.markers); }
  bool operator()(const TellMinima& entry) const {
    return fits(entry.influence) && fits(entry.negotiation);
  }
  bool operator()(const TellCorner& entry) const { return entry.kinds < 1U << resourceCount; }
  bool operator()(const Trade& entry) const { return fits(entry.times); }
  bool operator()(const Load& entry) const {
    return entry.boat <= goneBoat && fits(entry.statues) && fits(entry.drawnStatues);
  }
  bool operator()(const Claim& entry) const { return entry.players >> m_game.players == 0; }
  bool operator()(const Reveal& entry) const { return fits(entry.points); }
  bool operator()(const Happen& entry) const {
    const int least = entry.what == Happening::marker ? 1 : 0;
    return fits(entry.swap) && entry.marker >= least && entry.marker <= m_game.players;
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
  bool operator()(const Correct& entry) const {
    return table::isWithin(std::span(correctables), m_game.players, entry);
  }
  bool operator()(const auto& /*entry*/) const { return true; }

private:
  bool fits(int number) const { return number >= 0 && number <= maxNumber; }
  bool fits(const Resources& resources) const { return fits(resources.of); }
  bool fits(const Swap& swap) const { return fits(swap.give) && fits(swap.get); }
  bool fits(const RevoltMarker& marker) const {
    return fits(marker.value) && fits(marker.pictured);
  }
  bool fits(const Markers& markers) const {
    return markers.count <= mostRevoltMarkers && fits(markers.turned);
  }
  bool fits(const Totals& totals) const {
    return std::ranges::all_of(totals,
                               [](const auto& n) { return std::abs(n.value_or(0)) <= maxSum; });
  }
  bool fits(const Boat& boat) const {
    return fits(boat.need) && fits(boat.points) && isListed(boat, m_game.edition->readings.boats);
  }
  bool fits(const Card& card) const {
    return fits(card.values) && isListed(card, m_game.edition->readings.cards);
  }
  template <class What> bool fits(const std::optional<What>& what) const {
    return !what || fits(*what);
  }
  template <class What, std::size_t size> bool fits(const std::array<What, size>& all) const {
    return std::ranges::all_of(all, [&](const What& what) { return fits(what); });
  }
  /// Ids stand first in the lists of an edition.
  bool isListed(const auto& thing, const auto& list) const {
    return thing.id == 0 || (thing.id <= list.size() && list[at(thing.id - 1)].id == thing.id);
  }

  const Game& m_game;
};

/// Whether something happens to a player, or to the table alone (REC-2).
bool isOfTable(const Entry& entry) {
  const auto* happen = std::get_if<Happen>(&entry);
  if (table::isOneOf<Correct>(entry)) return playerOf(entry) == noPlayer;
  if (happen == nullptr)
    return std::visit([](const auto& e) { return !table::OfOnePlayer<decltype(e)>; }, entry);
  return happen->what == Happening::add || happen->what == Happening::swap ||
         happen->what == Happening::home;
}

} // namespace

Player playerOf(const Entry& entry) {
  return table::ownerOf(entry);
}

Readings readingsOf(const Entry& entry) {
  Readings read;
  const auto turned = [&](const Markers& markers) {
    read.markers.assign(markers.turned.begin(), markers.turned.begin() + markers.count);
  };
  if (const auto* setUp = std::get_if<SetUp>(&entry)) read.supply = {setUp->supply};
  const auto* next = std::get_if<NextSupply>(&entry);
  if (next != nullptr && !next->waits) read.supply = {next->card};
  if (const auto* play = std::get_if<Play>(&entry)) read.cards = {play->card};
  if (const auto* pass = std::get_if<Pass>(&entry); pass != nullptr && pass->recruit) {
    read.cards = {*pass->recruit};
  }
  if (const auto* there = std::get_if<Activate>(&entry); there != nullptr && there->boat) {
    read.boats = {*there->boat};
  }
  if (const auto* boats = std::get_if<NewBoats>(&entry)) {
    read.boats.assign(boats->boats.begin(), boats->boats.begin() + boats->count);
  }
  std::erase_if(read.boats, &Boat::waits);
  if (const auto* revolt = std::get_if<Revolt>(&entry)) turned(revolt->markers);
  if (const auto* tally = std::get_if<Tally>(&entry)) turned(tally->markers);
  return read;
}

bool isWithin(const Game& game, const Entry& entry) {
  if (!isOfTable(entry) && playerOf(entry) >= game.players) return false;
  return std::visit(EntryBounds(game), entry);
}

} // namespace nilometer::pyramidion
