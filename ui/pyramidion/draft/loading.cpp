// SPDX-License-Identifier: GPL-3.0-or-later
// How a boat is paid, piece by piece.
#include "ui/pyramidion/draft/form.h"

#include "engine/pyramidion/turn.h"

#include <algorithm>

namespace nilometer::pyramidion {

State withBlankCorners(State state, SiteSet sites) {
  for (const Site site : allSites) {
    auto& corner = state.sheet[at(site)].corner;
    if (has(sites, site)) corner = corner.value_or(ResourceSet{0});
  }
  return state;
}

std::optional<Load> proposedLoad(const State& state, Player player, int place) {
  const State onlyRead = withBlankCorners(state, static_cast<SiteSet>(~0U));
  // With as few statues as will do, and with corners that nobody has read only where needed.
  for (int statues = 0; statues <= state.of(player).resources[Resource::statue]; ++statues) {
    for (State fewer : {onlyRead, state}) {
      fewer.of(player).resources.of[at(Resource::statue)] = static_cast<std::int16_t>(statues);
      if (const auto way = wayToLoad(fewer, player, place)) return way;
    }
  }
  return std::nullopt;
}

std::optional<Site> cornerToAskFor(const State& state, const Load& load) {
  const auto found = std::ranges::find_if(
      allSites, [&](Site site) { return load.troops[at(site)] && !state.sheet[at(site)].corner; });
  return found == allSites.end() ? std::nullopt : std::optional(*found);
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

namespace {

/// All that could pay such a piece if nothing else were to be paid, in the order in which a press
/// goes through it. A corner that nobody has read may show whatever is needed.
std::vector<Piece> sourcesOf(const State& state, Player player, Resource need) {
  std::vector<Piece> sources{{need, Source::own}};
  const bool isStatue = need == Resource::statue;
  const SiteSet ready = readyTroops(state, player);
  for (const Site site : allSites) {
    if (!has(ready, site)) continue;
    const auto& corner = state.sheet[at(site)].corner;
    if (!isStatue && (!corner || has(*corner, need)))
      sources.push_back({need, Source::troop, site});
    const bool showsStatue = corner ? has(*corner, Resource::statue) : isStatue;
    if (showsStatue) sources.push_back({need, Source::troopStatue, site});
  }
  if (!isStatue) sources.push_back({need, Source::statue});
  return sources;
}

/// Whether all that pays is there together: own resources, and what troops fetch in the supply
/// (LOAD-7), each troop once (LOAD-5).
bool isThere(const State& state, Player player, const std::vector<Piece>& pieces) {
  Resources paid;
  Resources fetched;
  SiteSet used = 0;
  for (const Piece& piece : pieces) {
    const bool asStatue = piece.source == Source::statue || piece.source == Source::troopStatue;
    (piece.isTroop() ? fetched : paid).add(asStatue ? Resource::statue : piece.need, 1);
    if (!piece.isTroop()) continue;
    if (has(used, piece.site)) return false;
    include(used, piece.site);
  }
  const Resources& own = state.of(player).resources;
  return std::ranges::all_of(allResources, [&](Resource kind) {
    return paid[kind] <= own[kind] && fetched[kind] <= state.supply[kind];
  });
}

} // namespace

std::optional<std::vector<Piece>> turnedSource(const State& state, Player player,
                                               const std::vector<Piece>& pieces,
                                               std::size_t piece) {
  // What is not there at all, entered against the rules, may be turned to anything.
  const bool mayLack = !isThere(state, player, pieces);
  const auto isOther = [&](const std::vector<Piece>& turned) {
    return loadOf(player, 0, turned) != loadOf(player, 0, pieces) &&
           (mayLack || isThere(state, player, turned));
  };
  auto sources = sourcesOf(state, player, pieces[piece].need);
  const auto now = std::ranges::find(sources, pieces[piece]);
  if (now != sources.end()) std::rotate(sources.begin(), now + 1, sources.end());
  for (const Piece& source : sources) {
    std::vector<Piece> turned = pieces;
    turned[piece] = source;
    if (isOther(turned)) return turned;
  }
  // Whatever could pay it pays another piece, which gives way.
  for (const Piece& source : sources) {
    for (std::size_t other = 0; other < pieces.size(); ++other) {
      if (other == piece || source == pieces[piece]) continue;
      for (const Piece& instead : sourcesOf(state, player, pieces[other].need)) {
        std::vector<Piece> turned = pieces;
        turned[piece] = source;
        turned[other] = instead;
        if (isOther(turned)) return turned;
      }
    }
  }
  return std::nullopt;
}

} // namespace nilometer::pyramidion
