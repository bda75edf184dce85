// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/game.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

/// A variant for std::visit from several functions.
template <class... Functions> struct Either : Functions... { using Functions::operator()...; };
template <class... Functions> Either(Functions...) -> Either<Functions...>;

template <class What>
concept OfOnePlayer = requires(const What& what) {
  what.player;
};

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
bool isAbsent(const Game& game, const Totals& totals) {
  return std::ranges::none_of(totals.begin() + game.players, totals.end(),
                              [](const auto& total) { return total.has_value(); });
}

bool isRightOf(const Game& /*game*/, const SetUp& entry) {
  return fits(entry.supply);
}
bool isRightOf(const Game& game, const NewBoats& entry) {
  return entry.count <= boatsInRow &&
         std::ranges::all_of(entry.boats, [&](const Boat& boat) { return exists(game, boat); });
}
bool isRightOf(const Game& /*game*/, const NextSupply& entry) {
  return fits(entry.card);
}
bool isRightOf(const Game& game, const Activate& entry) {
  return !entry.boat || exists(game, *entry.boat);
}
bool isRightOf(const Game& game, const Play& entry) {
  return exists(game, entry.card) && fits(entry.deed) && fits(entry.again) &&
         entry.marker <= game.players;
}
bool isRightOf(const Game& game, const Pass& entry) {
  return !entry.recruit || exists(game, *entry.recruit);
}
bool isRightOf(const Game& /*game*/, const Revolt& entry) {
  return fits(entry.markers);
}
bool isRightOf(const Game& /*game*/, const TellMinima& entry) {
  return entry.influence <= maxNumber && entry.negotiation <= maxNumber;
}
bool isRightOf(const Game& /*game*/, const TellCorner& entry) {
  return entry.kinds < 1U << resourceCount;
}
bool isRightOf(const Game& /*game*/, const Trade& entry) {
  return entry.times <= maxNumber;
}
bool isRightOf(const Game& /*game*/, const Load& entry) {
  return entry.boat <= boatsInRow && fits(entry.statues) && fits(entry.drawnStatues);
}
bool isRightOf(const Game& game, const Claim& entry) {
  return entry.players < 1U << static_cast<unsigned>(game.players);
}
bool isRightOf(const Game& /*game*/, const Reveal& entry) {
  return fits(entry.points);
}
bool isRightOf(const Game& game, const Happen& entry) {
  return fits(entry.swap.give) && fits(entry.swap.get) && entry.marker <= game.players;
}
bool isRightOf(const Game& game, const Tally& entry) {
  return fits(entry.markers) && fits(entry.before) && isAbsent(game, entry.before) &&
         std::ranges::all_of(entry.sums, [&](const Totals& totals) {
           return fits(totals) && isAbsent(game, totals);
         });
}
bool isRightOf(const Game& /*game*/, const Hands& entry) {
  return fits(entry.sizes);
}
/// The rest is about nothing but a player, a site and a resource.
bool isRightOf(const Game& /*game*/, const auto& /*entry*/) {
  return true;
}

/// Whether something happens to a player, or to the table alone (REC-2).
bool isOfTable(const Entry& entry) {
  const auto* happen = std::get_if<Happen>(&entry);
  if (happen == nullptr)
    return std::visit([](const auto& e) { return !OfOnePlayer<decltype(e)>; }, entry);
  return happen->what == Happening::add || happen->what == Happening::swap ||
         happen->what == Happening::home;
}

} // namespace

Player playerOf(const Entry& entry) {
  return std::visit(Either{[](const OfOnePlayer auto& what) { return what.player; },
                           [](const auto&) { return noPlayer; }},
                    entry);
}

bool isWithin(const Game& game, const Entry& entry) {
  if (!isOfTable(entry) && playerOf(entry) >= game.players) return false;
  return std::visit([&](const auto& what) { return isRightOf(game, what); }, entry);
}

} // namespace nilometer::pyramidion
