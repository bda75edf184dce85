// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/random_play/saqqara/random_game.h"

#include "engine/saqqara/findings.h"
#include "engine/saqqara/printed.h"

#include <algorithm>
#include <bit>

namespace nilometer::saqqara {

namespace {

// What this table's copy has where nobody has told. By number of the card, specials last.
constexpr ThresholdCounts madeUpThresholds{2, 0, 3, 3, 3, 3, 0, 2, 2, 2};
constexpr InfluenceCounts madeUpInfluence{0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3};
constexpr std::array<MarketCard, marketCardCount> madeUpMarket{{{CardKind::goods, Good::fish},
                                                                {CardKind::goods, Good::linen},
                                                                {CardKind::goods, Good::wood},
                                                                {CardKind::land, Good::fish},
                                                                {CardKind::land, Good::linen},
                                                                {CardKind::land, std::nullopt}}};

/// The cards one by one, as many as there is room for.
template <class Cards, class Counts> void fillPile(Cards& cards, const Counts& counts) {
  std::size_t next = 0;
  for (std::size_t number = 0; number < counts.size(); ++number) {
    for (int i = 0; i < counts[number] && next < cards.size(); ++i) {
      cards[next++] = static_cast<std::uint8_t>(number);
    }
  }
}

template <class What> bool is(const Entry& entry) {
  return std::holds_alternative<What>(entry);
}

} // namespace

RandomGame::RandomGame(const Game& game, std::uint64_t seed, int putOff)
    : Toss(seed), m_game(game), m_putOff(putOff),
      m_market(game.edition->marketCards.value_or(madeUpMarket)) {
  fillPile(m_thresholds, game.edition->thresholds.value_or(madeUpThresholds));
  fillPile(m_influence, game.edition->influence.value_or(madeUpInfluence));
}

/// The last of what may be done is to read it later.
bool RandomGame::putsOff(const Options& options) {
  const bool may =
      !options.entries.empty() && std::holds_alternative<Later>(options.entries.back());
  return m_putOff > 0 && may && chance(m_putOff);
}

std::optional<Entry> RandomGame::next(const State& state, Options& options) {
  listOptions(m_game, state, options);
  switch (state.phase) {
  case Phase::setup: return setTable();
  case Phase::market: return openMarket();
  case Phase::thresholds: return openThresholds(state);
  case Phase::reveal: return reveal(options);
  case Phase::stock:
    if (putsOff(options)) return options.entries.back();
    return tell(options.asked.front());
  case Phase::final: return tell(options.asked.front());
  case Phase::auction: return bid(state, options);
  case Phase::invest: return invest(state, options);
  case Phase::develop: return develop(state, options);
  case Phase::stall:
    if (putsOff(options)) return options.entries.back();
    std::erase(options.entries, Entry(Later{Waiting::stall}));
    return oneOf(options.entries);
  case Phase::agriculture:
  case Phase::intrigue:
  case Phase::marker:
  case Phase::distribute: return oneOf(options.entries);
  case Phase::over: break;
  }
  return std::nullopt;
}

Entry RandomGame::setTable() {
  // SET-3: of those that are drawn, Soldiers and Thief stay only together.
  constexpr PyramidSet pair = pyramidBit(Pyramid::soldiers) | pyramidBit(Pyramid::thief);
  SetUp entry{static_cast<Player>(below(static_cast<std::size_t>(m_game.players))),
              chance(60) ? pair : PyramidSet{0}};
  while (std::popcount(entry.pyramids) < m_game.players + 2) {
    const PyramidSet more = pyramidBit(pyramidAt(static_cast<int>(below(pyramidCount))));
    if ((more & pair) == 0) entry.pyramids = static_cast<PyramidSet>(entry.pyramids | more);
  }
  return entry;
}

Entry RandomGame::openMarket() {
  shuffle(m_market);
  OpenMarket entry;
  std::copy_n(m_market.begin(), warehouseCount, entry.cards.begin());
  return entry;
}

Entry RandomGame::openThresholds(const State& state) {
  if (state.thresholdPile < warehouseCount || state.round == 1) {
    shuffle(m_thresholds);
    // SET-4: the first four cards have a 2 among them.
    const auto two = std::ranges::find(m_thresholds, Threshold{2});
    const auto place = m_thresholds.begin() + static_cast<std::ptrdiff_t>(below(warehouseCount));
    if (state.round == 1 && two != m_thresholds.end()) std::iter_swap(place, two);
  }
  const int left = state.thresholdPile < warehouseCount ? thresholdCards : state.thresholdPile;
  OpenThresholds entry;
  std::copy_n(m_thresholds.begin() + (thresholdCards - left), warehouseCount, entry.cards.begin());
  return entry;
}

Entry RandomGame::reveal(const Options& options) {
  const auto who = static_cast<Player>(std::countr_zero(options.toReveal));
  Reveal entry{who, {}};
  for (std::size_t i = 0; i < entry.cards.size(); ++i) {
    std::swap(m_influence[i], m_influence[i + below(m_influence.size() - i)]);
    entry.cards[i] = m_influence[i];
  }
  return entry;
}

Price RandomGame::madeUpPrice(int level) {
  Price price;
  for (int i = 0; i < 2 + level / 2; ++i) price.goods.add(allGoods[1 + below(goodCount - 1)], 1);
  if (chance(10)) price.any = 1;
  return price;
}

Entry RandomGame::tell(table::PrintedPlace place) {
  Tell entry;
  entry.pyramid = pyramidAt(place.first % pyramidCount);
  entry.level = static_cast<std::uint8_t>(place.second % topLevel + 1);
  if (place == printedCost(entry.pyramid, entry.level)) {
    entry.cost = madeUpPrice(entry.level);
    return entry;
  }
  if (place == printedPoints(entry.pyramid, entry.level)) {
    entry.what = Told::points;
    entry.number = static_cast<std::uint8_t>(entry.level + below(3));
    return entry;
  }
  return TableNumber{static_cast<std::uint8_t>(1 + below(3))};
}

Goods RandomGame::mixture(Goods owned, int count) {
  Goods goods;
  for (int i = 0; i < count; ++i) {
    auto nth = static_cast<int>(below(static_cast<std::size_t>(owned.total())));
    for (const Good good : allGoods) {
      nth -= owned[good];
      if (nth >= 0) continue;
      owned.add(good, -1);
      goods.add(good, 1);
      break;
    }
  }
  return goods;
}

Entry RandomGame::bid(const State& state, const Options& options) {
  if (options.bids.empty() || chance(35)) return oneOf(options.entries);
  const GoodsOffer& offer = oneOf(options.bids);
  const int count = std::min(offer.most, offer.least + (chance(20) ? 1 : 0));
  return Bid{state.turn, offer.at, mixture(state.of(state.turn).goods, count)};
}

Entry RandomGame::invest(const State& state, const Options& options) {
  if (chance(60)) return options.entries.back();
  const GoodsOffer& offer = oneOf(options.investments);
  const int count = std::min(offer.most, offer.least + (chance(30) ? 1 : 0));
  return Invest{state.turn, offer.at, mixture(state.of(state.turn).goods, count)};
}

std::optional<Entry> RandomGame::steal(const State& state, const Options& options) {
  if (options.theft.leastVictims > std::popcount(options.robbable)) return std::nullopt;
  Steal entry{state.turn, {}};
  int left = options.theft.mostVictims;
  for (Player victim = 0; victim < state.players && left > 0; ++victim) {
    if (!has(options.robbable, victim)) continue;
    entry.loot[victim] = mixture(state.of(victim).goods, 1);
    --left;
  }
  return entry;
}

std::optional<Entry> RandomGame::payOpenPrice(const State& state, const Options& options) {
  Advance entry{state.turn, pyramidAt(std::countr_zero(options.openPriced)), {}, {}};
  if (hasToNameMarket(m_game, state, state.turn)) entry.market = Warehouse::fish;
  const auto price = priceOf(m_game, state, state.turn, entry.pyramid, entry.market);
  const Goods& owned = state.of(state.turn).goods;
  if (!price || !owned.contains(price->goods)) return std::nullopt;
  const Goods rest = owned - price->goods;
  if (rest.total() < price->any) return std::nullopt;
  entry.paid = mixture(rest, price->any);
  return entry;
}

// Rather up a pyramid than anything else, rather a theft than none, an exchange now and then.
Entry RandomGame::develop(const State& state, const Options& options) {
  if (options.unpriced != 0 && chance(50)) {
    const auto pyramid = pyramidAt(std::countr_zero(options.unpriced));
    return tell(printedCost(pyramid, state.of(state.turn).levelOf(pyramid) + 1));
  }
  if (options.robbable != 0 && chance(70)) {
    if (const auto theft = steal(state, options)) return *theft;
  }
  if (options.openPriced != 0 && chance(70)) {
    if (const auto advance = payOpenPrice(state, options)) return *advance;
  }
  const auto& entries = options.entries;
  std::size_t best = below(entries.size());
  for (int tries = 0; tries < 3 && !is<Advance>(entries[best]); ++tries) {
    best = below(entries.size());
  }
  if (is<Convert>(entries[best]) && chance(70)) best = entries.size() - 1;
  return entries[best];
}

} // namespace nilometer::saqqara
