// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/random_play/pyramidion/random_game.h"

#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

namespace nilometer::pyramidion {

namespace {

/// But for statues.
constexpr std::size_t plainKinds = at(Resource::statue);

/// What this copy shows on a boat: if the edition does not say that, about as many points as it
/// needs resources, less one.
std::uint8_t pointsOn(const Game& game, const Boat& boat) {
  const auto& boats = game.edition->readings.boats;
  const auto listed = boat.id == 0 ? boat.points : boats[at(boat.id - 1)].points;
  return listed.value_or(static_cast<std::uint8_t>(std::max(1, boat.need.total() - 1)));
}

/// Without the majority: this table claims late rather than wrongly.
int pointsOf(const Game& game, const State& state, Player player) {
  return table::sumOf(state.of(player).loaded,
                      [&](const Boat& boat) { return pointsOn(game, boat); });
}

bool isLater(const Entry& entry) {
  return std::holds_alternative<Later>(entry);
}

/// The single cards that the player could play now.
std::vector<Card> listedCards(const Game& game, const State& state, Player player, CardKind kind,
                              bool basic) {
  if (basic) return ownBasics(state, player, kind);
  std::vector<Card> cards = game.edition->readings.allOf(kind, false);
  std::erase_if(cards, [&](const Card& card) {
    Verdict verdict;
    judgeCard(state, player, card, verdict);
    return !verdict.legal();
  });
  return cards;
}

} // namespace

RandomGame::RandomGame(const Game& game, std::uint64_t seed, int putOff)
    : Toss(seed), m_game(game), m_putOff(putOff) {}

bool RandomGame::putsOff() {
  return m_putOff > 0 && chance(m_putOff);
}

std::optional<Entry> RandomGame::next(const State& state, Options& options) {
  listOptions(m_game, state, options);
  const auto later = std::ranges::find_if(options.entries, isLater);
  if (later != options.entries.end() && putsOff()) return *later;
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
  case Phase::supply:
    if (!state.supplyWaits && putsOff()) return NextSupply{.waits = true};
    return NextSupply{supply(state)};
  case Phase::site: return activate(state, options);
  case Phase::play: return play(state, options);
  case Phase::tally: return tally(state);
  case Phase::revolt: return Revolt{markers(markersDue(state))};
  case Phase::minima: {
    const auto least = static_cast<std::uint8_t>(5 + below(4));
    return TellMinima{minimaAskedOf(state), least, static_cast<std::uint8_t>(least - 2)};
  }
  case Phase::load: return load(options);
  case Phase::corner: return corner(options);
  case Phase::claim: return claim(state);
  case Phase::reveal: return reveal(state);
  case Phase::nego:
  case Phase::priest:
  case Phase::trade: return oneOf(options.entries);
  case Phase::hands: return Hands{};
  case Phase::over: break;
  }
  return std::nullopt;
}

Entry RandomGame::setTable(const State& state) {
  SetUp entry{{}, supply(state)};
  const auto numbers = std::span(entry.numbers).first(at(m_game.players));
  std::iota(numbers.begin(), numbers.end(), std::uint8_t{1});
  shuffle(numbers);
  return entry;
}

Boat RandomGame::boat(const State& state, const NewBoats& before) {
  const bool isAskedAgain = state.phase == Phase::boats && state.boatsWaiting() > 0;
  if (!isAskedAgain && putsOff()) return {.waits = true};
  const int drawn = isAskedAgain ? 0 : before.count + 1;
  auto left = m_game.edition->readings.boats;
  const bool all = left.size() == boatCount;
  std::erase_if(left, [&](Boat listed) {
    listed.points = pointsOn(m_game, listed);
    Verdict verdict;
    judgeBoat(m_game, state, listed, drawn, verdict);
    return !verdict.legal() || !comesWith(m_game, state, before, listed, drawn);
  });
  Boat boat;
  if (all && !left.empty()) {
    boat = oneOf(left);
  } else {
    const std::size_t load = 3 + below(4);
    for (std::size_t i = 0; i < load; ++i) boat.need.add(allResources[below(plainKinds)], 1);
    if (chance(5)) boat.need.add(Resource::statue, 1);
  }
  if (m_game.options.boatPoints == BoatPoints::printed) boat.points = pointsOn(m_game, boat);
  return boat;
}

SupplyCard RandomGame::supply(const State& state) {
  auto listed = m_game.edition->readings.supply;
  const bool all = listed.size() == supplyCards;
  std::erase(listed, state.faceUp);
  if (all && !listed.empty()) return oneOf(listed);
  SupplyCard card;
  for (int i = 0; i < 13; ++i) {
    const bool statue = chance(8);
    const Resource plain = allResources[below(plainKinds)];
    card[below(siteCount)].add(statue ? Resource::statue : plain, 1);
  }
  return card;
}

Markers RandomGame::markers(int count) {
  Markers turned;
  auto listed = m_game.edition->readings.markers;
  const bool all = listed.size() == revoltMarkers;
  if (all) shuffle(listed);
  while (turned.count < count) {
    RevoltMarker& marker = turned.turned[turned.count];
    if (all) {
      marker = listed[turned.count];
    } else {
      marker.value = static_cast<std::uint8_t>(3 + below(6));
      marker.pictured.add(allResources[below(plainKinds)], 1);
    }
    ++turned.count;
  }
  return turned;
}

Card RandomGame::card(const State& state, const CardOffer& offer) {
  Card card{offer.kind, offer.basic};
  const auto listed = listedCards(m_game, state, state.turn, offer.kind, offer.basic);
  if (!listed.empty()) card = oneOf(listed);
  for (std::size_t i = 0; i < card.values.size() && listed.empty(); ++i) {
    const bool own = i == (at(CardKind::torturer) - at(offer.kind)) % 3;
    card.values[i] = static_cast<std::uint8_t>(below(own ? 6 : 3));
  }
  if (!asksForAnkh(state.active) || card.ankh) return card;
  // A single card shows what was read off it before.
  const auto read = std::ranges::find_if(state.readings.cards, [&](const Card& known) {
    return card.id != 0 && known.id == card.id && known.ankh;
  });
  card.ankh = read == state.readings.cards.end() ? chance(40) : read->ankh;
  return card;
}

Entry RandomGame::activate(const State& state, const Options& options) {
  const std::size_t sites = options.entries.size() + (options.karnak ? 1 : 0);
  const std::size_t chosen = below(sites);
  if (chosen < options.entries.size()) return options.entries[chosen];
  return Activate{options.onTurn, Site::karnak, boat(state, {})};
}

Deed RandomGame::deed(const State& state, const Choices& choices) {
  Deed deed;
  const bool optional = m_game.options.effects == SpecialEffects::optional;
  if (choices.empty() || (optional && chance(20))) return deed;
  auto all = choices.deeds();
  for (Deed& one : all) {
    if (!one.swap) continue;
    const int size = swapSize(state, one.swap->site);
    one.swap->give = pick(state.on(state.active).resources, size);
    one.swap->get = pick(state.on(one.swap->site).resources, size);
  }
  return oneOf(all);
}

void RandomGame::usePower(const State& state, Play& entry) {
  if (const Bits free = markersFree(state, entry.player, entry.card); free != 0) {
    if (chance(70)) entry.marker = static_cast<std::uint8_t>(std::countr_zero(free));
  }
  if (mayGain(state, entry.card)) entry.gain = allResources[below(resourceCount)];
  if (maySendHome(state, entry.card)) entry.home = allTroops[below(2)];
  // What is not there is left alone.
  Verdict verdict;
  judgePower(m_game, state, entry, verdict);
  if (verdict.legal()) return;
  entry.gain.reset();
  entry.home.reset();
}

Entry RandomGame::play(const State& state, const Options& options) {
  const bool mayPass = !options.entries.empty();
  if (options.cards.empty() || (mayPass && chance(35))) {
    Pass pass{options.onTurn, {}};
    if (options.recruits && !options.cards.empty() && chance(50)) {
      pass.recruit = card(state, oneOf(options.cards));
    }
    return pass;
  }
  const CardOffer& offer = oneOf(options.cards);
  Play entry{.player = options.onTurn,
             .card = card(state, offer),
             .category = {},
             .deed = {},
             .again = {}};
  if (offer.kind == CardKind::deity) entry.category = allCategories[below(categoryCount)];
  entry.deed = deed(state, offer.choices);
  if (const auto repeat = repeatOf(m_game, state, entry)) {
    const auto& [kind, actor, number] = *repeat;
    entry.again = deed(state, choicesOf(m_game, state, kind, actor, number));
  }
  usePower(state, entry);
  return entry;
}

Entry RandomGame::corner(const Options& options) {
  const auto site = static_cast<Site>(options.asked.front().first);
  return TellCorner{site, static_cast<ResourceSet>(1 + below((1U << resourceCount) - 1))};
}

Entry RandomGame::load(const Options& options) {
  if (!options.asked.empty() && chance(70)) return corner(options);
  const auto last = std::find_if_not(options.entries.rbegin(), options.entries.rend(), isLater);
  return chance(15) ? options.entries.front() : *last;
}

Entry RandomGame::tally(const State& state) {
  Tally entry;
  for (Player player = 0; player < state.players; ++player) {
    if (chance(25)) continue;
    for (Totals& totals : entry.sums) totals[player] = static_cast<std::int16_t>(below(16));
  }
  if (chance(20)) {
    entry.markers = markers(1);
    entry.before = entry.sums[at(Category::influence)];
    dropFailed(entry, state);
  }
  return entry;
}

Entry RandomGame::claim(const State& state) {
  const int target = targetPoints(m_game.options.target);
  return Claim{table::setOf<PlayerSet>(
      state.everybody(), [&](Player player) { return pointsOf(m_game, state, player) >= target; })};
}

Entry RandomGame::reveal(const State& state) {
  Reveal entry;
  for (Player player = 0; player < state.players; ++player) {
    entry.points[player] = static_cast<std::uint8_t>(pointsOf(m_game, state, player));
  }
  return entry;
}

Resources RandomGame::pick(Resources from, int count) {
  Resources picked;
  while (picked.total() < count) {
    const Resource kind = allResources[below(resourceCount)];
    if (from[kind] == 0) continue;
    from.add(kind, -1);
    picked.add(kind, 1);
  }
  return picked;
}

} // namespace nilometer::pyramidion
