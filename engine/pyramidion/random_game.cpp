// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/random_game.h"

#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace nilometer::pyramidion {

namespace {

/// What this copy shows on a boat: if the edition does not say that, about as many points as it
/// needs resources, less one.
std::uint8_t pointsOn(const Game& game, const Boat& boat) {
  const auto& boats = game.edition->readings.boats;
  const auto listed = boat.id == 0 ? boat.points : boats[at(boat.id - 1)].points;
  return listed.value_or(static_cast<std::uint8_t>(std::max(1, boat.need.total() - 1)));
}

Resource plainKind(std::size_t index) {
  return allResources[index % at(Resource::statue)];
}

int reached(const Game& game, const State& state, Player player) {
  int points = 0;
  for (const Boat& boat : state.of(player).loaded) points += pointsOn(game, boat);
  // The majority is left out: this table claims late rather than wrongly.
  return points - targetPoints(game.options.target);
}

/// The single cards that the player could play now; none where the edition does not list every
/// card of that kind. Basic ones stand there player by player.
std::vector<Card> listedCards(const Game& game, const State& state, Player player, CardKind kind,
                              bool basic) {
  std::vector<Card> cards;
  std::ranges::copy_if(game.edition->readings.cards, std::back_inserter(cards),
                       [&](const Card& card) { return card.kind == kind && card.basic == basic; });
  const int each = basicCards[at(kind)];
  if (std::ssize(cards) < (basic ? each * maxPlayers : commonCards[at(kind)])) return {};
  if (basic) return {cards[at(each * (player + 1) - state.of(player).basics[at(kind)])]};
  std::erase_if(cards, [&](const Card& card) {
    Verdict verdict;
    judgeCard(state, player, card, verdict);
    return !verdict.legal();
  });
  return cards;
}

} // namespace

RandomGame::RandomGame(const Game& game, std::uint64_t seed) : m_game(game), m_toss(seed) {}

std::optional<Entry> RandomGame::next(const State& state, Options& options) {
  listOptions(m_game, state, options);
  switch (state.phase) {
  case Phase::setup: return setTable(state);
  case Phase::boats: {
    NewBoats entry;
    while (entry.count < boatsDue(state)) {
      entry.boats[entry.count] = boat(state, entry);
      ++entry.count;
    }
    return entry;
  }
  case Phase::supply: return NextSupply{supply(state)};
  case Phase::site: return activate(state, options);
  case Phase::play: return play(state, options);
  case Phase::tally: return tally(state);
  case Phase::revolt: return Revolt{markers(markersDue(state))};
  case Phase::minima: {
    const auto least = static_cast<std::uint8_t>(5 + m_toss.below(4));
    return TellMinima{state.active, least, static_cast<std::uint8_t>(least - 2)};
  }
  case Phase::load: return load(options);
  case Phase::claim: return claim(state);
  case Phase::reveal: return reveal(state);
  case Phase::nego:
  case Phase::priest:
  case Phase::trade: return m_toss.oneOf(options.entries);
  case Phase::hands: return Hands{};
  case Phase::over: break;
  }
  return std::nullopt;
}

Entry RandomGame::setTable(const State& state) {
  SetUp entry{{}, supply(state)};
  std::vector<std::uint8_t> numbers;
  for (int i = 1; i <= m_game.players; ++i) numbers.push_back(static_cast<std::uint8_t>(i));
  m_toss.shuffle(numbers);
  std::ranges::copy(numbers, entry.numbers.begin());
  return entry;
}

Boat RandomGame::boat(const State& state, const NewBoats& before) {
  const bool printed = m_game.options.boatPoints == BoatPoints::printed;
  const auto withPoints = [&](Boat boat) {
    if (printed) boat.points = pointsOn(m_game, boat);
    return boat;
  };
  std::vector<Boat> left;
  for (const Boat& listed : m_game.edition->readings.boats) {
    Verdict verdict;
    judgeBoat(m_game, state, withPoints(listed), before.count + 1, verdict);
    const auto& turned = before.boats;
    const bool isTurned = std::ranges::find(turned, listed.id, &Boat::id) != turned.end();
    if (verdict.legal() && !isTurned) left.push_back(withPoints(listed));
  }
  if (m_game.edition->readings.boats.size() == boatCount && !left.empty()) {
    return m_toss.oneOf(left);
  }
  Boat boat;
  const std::size_t load = 3 + m_toss.below(4);
  for (std::size_t i = 0; i < load; ++i) boat.need.add(plainKind(m_toss.below(5)), 1);
  if (m_toss.chance(5)) boat.need.add(Resource::statue, 1);
  return withPoints(boat);
}

SupplyCard RandomGame::supply(const State& state) {
  auto listed = m_game.edition->readings.supply;
  const bool all = listed.size() == supplyCards;
  std::erase(listed, state.faceUp);
  if (all && !listed.empty()) return m_toss.oneOf(listed);
  SupplyCard card;
  for (int i = 0; i < 13; ++i) {
    const bool statue = m_toss.chance(8);
    const std::size_t kind = m_toss.below(5);
    card[m_toss.below(siteCount)].add(statue ? Resource::statue : plainKind(kind), 1);
  }
  return card;
}

Markers RandomGame::markers(int count) {
  Markers turned;
  auto listed = m_game.edition->readings.markers;
  const bool all = listed.size() == revoltMarkers;
  if (all) m_toss.shuffle(listed);
  for (int i = 0; i < count; ++i) {
    if (all) {
      turned.turned[turned.count++] = listed[at(i)];
      continue;
    }
    const auto value = static_cast<std::uint8_t>(3 + m_toss.below(6));
    turned.turned[turned.count++] = {value, some(1, plainKind(m_toss.below(5)))};
  }
  return turned;
}

Card RandomGame::card(const State& state, const CardOffer& offer) {
  Card card{offer.kind, offer.basic};
  const auto listed = listedCards(m_game, state, state.turn, offer.kind, offer.basic);
  if (!listed.empty()) {
    card = m_toss.oneOf(listed);
    if (asksForAnkh(state.active) && !card.ankh) card.ankh = m_toss.chance(40);
    return card;
  }
  for (const Category category : allCategories) {
    const bool own = at(category) == (at(CardKind::torturer) - at(offer.kind)) % 3;
    card.values[at(category)] = static_cast<std::uint8_t>(m_toss.below(own ? 6 : 3));
  }
  if (asksForAnkh(state.active)) card.ankh = m_toss.chance(40);
  return card;
}

Entry RandomGame::activate(const State& state, const Options& options) {
  const std::size_t sites = options.entries.size() + (options.karnak ? 1 : 0);
  const std::size_t chosen = m_toss.below(sites);
  if (chosen < options.entries.size()) return options.entries[chosen];
  return Activate{options.onTurn, Site::karnak, boat(state, {})};
}

Deed RandomGame::deed(const State& state, const Choices& choices) {
  Deed deed;
  const bool optional = m_game.options.effects == SpecialEffects::optional;
  if (choices.empty() || (optional && m_toss.chance(20))) return deed;
  std::vector<Deed> all;
  for (const std::uint8_t target : choices.targets) all.push_back({.target = target, .troop = {}});
  for (const TroopAt& troop : choices.troops) all.push_back({.target = 0, .troop = troop});
  for (const Resource kind : allResources) {
    if (has(choices.resources, kind)) all.push_back({.target = 0, .troop = {}, .resource = kind});
  }
  if (choices.raise) all.push_back({.target = 0, .troop = {}, .resource = {}, .raise = true});
  for (const Site site : allSites) {
    if (!has(choices.swaps, site)) continue;
    const int size = swapSize(state, site);
    deed.swap = {site, pick(state.on(state.active).resources, size),
                 pick(state.on(site).resources, size)};
    all.push_back(deed);
  }
  return m_toss.oneOf(all);
}

void RandomGame::usePower(const State& state, Play& entry) {
  if (const Bits free = markersFree(state, entry.player, entry.card); free != 0) {
    if (m_toss.chance(70)) entry.marker = static_cast<std::uint8_t>(std::countr_zero(free));
  }
  if (mayGain(state, entry.card)) entry.gain = allResources[m_toss.below(resourceCount)];
  if (maySendHome(state, entry.card)) entry.home = allTroops[m_toss.below(2)];
  // What is not there is left alone.
  Verdict verdict;
  judgePower(m_game, state, entry, verdict);
  if (verdict.legal()) return;
  entry.gain.reset();
  entry.home.reset();
}

Entry RandomGame::play(const State& state, const Options& options) {
  const bool mayPass = !options.entries.empty();
  if (options.cards.empty() || (mayPass && m_toss.chance(35))) {
    Pass pass{options.onTurn, {}};
    if (options.recruits && !options.cards.empty() && m_toss.chance(50)) {
      pass.recruit = card(state, m_toss.oneOf(options.cards));
    }
    return pass;
  }
  const CardOffer& offer = m_toss.oneOf(options.cards);
  Play entry{.player = options.onTurn,
             .card = card(state, offer),
             .category = {},
             .deed = {},
             .again = {}};
  if (offer.kind == CardKind::deity) entry.category = allCategories[m_toss.below(categoryCount)];
  entry.deed = deed(state, offer.choices);
  const int doubled = offer.kind == CardKind::philosopher ? entry.deed.target : 0;
  if (const auto repeated = repeatedOf(state, doubled)) {
    const Player actor = actorOfRepeat(m_game, state, entry.player, doubled);
    entry.again = deed(state, choicesOf(m_game, state, *repeated, actor, doubled));
  }
  usePower(state, entry);
  return entry;
}

Entry RandomGame::load(const Options& options) {
  if (!options.asked.empty() && m_toss.chance(70)) {
    const auto site = static_cast<Site>(options.asked.front().first);
    return TellCorner{site, static_cast<ResourceSet>(1 + m_toss.below((1U << resourceCount) - 1))};
  }
  return m_toss.chance(15) ? options.entries.front() : options.entries.back();
}

Entry RandomGame::tally(const State& state) {
  Tally entry;
  for (Player player = 0; player < state.players; ++player) {
    if (m_toss.chance(25)) continue;
    for (Totals& totals : entry.sums) totals[player] = static_cast<std::int16_t>(m_toss.below(16));
  }
  if (m_toss.chance(20)) {
    entry.markers = markers(1);
    entry.before = entry.sums[at(Category::influence)];
    const PlayerSet failed = failedIn(entry.before, strengthOf(entry.markers, state.active));
    for (Player player = 0; player < state.players; ++player) {
      for (Totals& totals : entry.sums) {
        if (has(failed, player)) totals[player].reset();
      }
    }
  }
  return entry;
}

Entry RandomGame::claim(const State& state) {
  Claim entry;
  for (Player player = 0; player < state.players; ++player) {
    if (reached(m_game, state, player) >= 0) include(entry.players, player);
  }
  return entry;
}

Entry RandomGame::reveal(const State& state) {
  Reveal entry;
  for (Player player = 0; player < state.players; ++player) {
    const int points = reached(m_game, state, player) + targetPoints(m_game.options.target);
    entry.points[player] = static_cast<std::uint8_t>(points);
  }
  return entry;
}

Resources RandomGame::pick(Resources from, int count) {
  Resources picked;
  while (picked.total() < count) {
    const Resource kind = allResources[m_toss.below(resourceCount)];
    if (from[kind] == 0) continue;
    from.add(kind, -1);
    picked.add(kind, 1);
  }
  return picked;
}

} // namespace nilometer::pyramidion
