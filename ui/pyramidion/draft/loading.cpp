// SPDX-License-Identifier: GPL-3.0-or-later
// How a boat is paid, piece by piece.
#include "ui/pyramidion/draft/form.h"

#include "engine/pyramidion/turn.h"

#include <algorithm>

namespace nilometer::pyramidion {

std::optional<Load> proposedLoad(const State& state, Player player, int place) {
  State fewer = state;
  for (SitePrint& print : fewer.sheet) print.corner = print.corner.value_or(ResourceSet{0});
  // With as few statues as will do, and with corners that nobody has read only where needed.
  for (const Sheet& sheet : {fewer.sheet, state.sheet}) {
    fewer.sheet = sheet;
    for (int statues = 0; statues <= state.of(player).resources[Resource::statue]; ++statues) {
      fewer.of(player).resources.of[at(Resource::statue)] = static_cast<std::int16_t>(statues);
      if (const auto way = wayToLoad(fewer, player, place)) return way;
    }
  }
  return std::nullopt;
}

std::vector<Piece> piecesOf(const Boat& boat, const Load& entry) {
  std::vector<Piece> pieces;
  Resources drawn = entry.drawnStatues;
  SiteSet used = 0;
  for (const Resource kind : allResources) {
    std::vector<Piece> paid;
    for (const Site site : allSites) {
      const auto fetched = entry.troops[at(site)];
      if (!fetched || has(used, site)) continue;
      // Which of the fetched statues it is makes no difference.
      const bool asStatue = fetched == Resource::statue;
      if (asStatue ? drawn[kind] == 0 : fetched != kind) continue;
      include(used, site);
      if (asStatue) drawn.add(kind, -1);
      paid.push_back({kind, asStatue ? Source::troopStatue : Source::troop, site});
    }
    paid.insert(paid.end(), at(entry.statues[kind]), {kind, Source::statue});
    const auto own = std::max<std::ptrdiff_t>(0, boat.need[kind] - std::ssize(paid));
    pieces.insert(pieces.end(), at(own), {kind, Source::own});
    pieces.insert(pieces.end(), paid.begin(), paid.end());
  }
  return pieces;
}

Load loadOf(Player player, int place, const std::vector<Piece>& pieces) {
  Load entry{player, static_cast<std::uint8_t>(place), {}, {}, {}};
  for (const Piece& piece : pieces) {
    if (piece.source == Source::statue) entry.statues.add(piece.need, 1);
    if (piece.source == Source::troopStatue) entry.drawnStatues.add(piece.need, 1);
    if (!piece.isTroop()) continue;
    const bool plain = piece.source == Source::troop;
    entry.troops[at(piece.site)] = plain ? piece.need : Resource::statue;
  }
  return entry;
}

std::vector<Piece> sourcesOf(const State& state, Player player, Resource need) {
  std::vector<Piece> sources{{need, Source::own}};
  const bool isStatue = need == Resource::statue;
  for (const Site site : allSites) {
    const ResourceSet corner = state.sheet[at(site)].corner.value_or(ResourceSet{0});
    if (!has(readyTroops(state, player), site)) continue;
    if (!isStatue && has(corner, need)) sources.push_back({need, Source::troop, site});
    if (has(corner, Resource::statue)) sources.push_back({need, Source::troopStatue, site});
  }
  const bool owns = state.of(player).resources[Resource::statue] > 0;
  if (owns && !isStatue) sources.push_back({need, Source::statue});
  return sources;
}

void turnSource(const State& state, Player player, std::vector<Piece>& pieces, std::size_t piece) {
  auto sources = sourcesOf(state, player, pieces[piece].need);
  const auto now = std::ranges::find(sources, pieces[piece]);
  if (now != sources.end()) std::rotate(sources.begin(), now + 1, sources.end());
  pieces[piece] = *std::ranges::find_if(sources, [&](const Piece& source) {
    // A troop fetches one thing only.
    return !source.isTroop() || std::ranges::none_of(pieces, [&](const Piece& other) {
      return &other != &pieces[piece] && other.isTroop() && other.site == source.site;
    });
  });
}

} // namespace nilometer::pyramidion
