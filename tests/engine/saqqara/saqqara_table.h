// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "source_text.h"

#include "engine/saqqara/effects.h"
#include "engine/saqqara/findings.h"
#include "engine/saqqara/game.h"
#include "engine/saqqara/invariants.h"
#include "engine/saqqara/invest.h"
#include "engine/saqqara/options.h"
#include "engine/saqqara/turn.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <memory>

/// A table for tests of Saqqara's rules: set up quickly, entries tried, verdicts and effects as
/// text.
namespace nilometer::saqqara_test {

using namespace Qt::Literals::StringLiterals;
using namespace nilometer::saqqara;
using test::wordOf;

inline Fault faultOf(const Finding& finding) {
  return static_cast<Fault>(finding.fault);
}

inline const QString legal = u"legal"_s; ///< what refusal() says of a legal entry

/// The players of the worked examples by seat.
inline constexpr Player red = 0;
inline constexpr Player blue = 1;
inline constexpr Player yellow = 2;
inline constexpr Player green = 3;

// Goods, as they are said at the table.
[[nodiscard]] constexpr Goods land(int count) {
  return some(count, Good::land);
}
[[nodiscard]] constexpr Goods fish(int count) {
  return some(count, Good::fish);
}
[[nodiscard]] constexpr Goods linen(int count) {
  return some(count, Good::linen);
}
[[nodiscard]] constexpr Goods wood(int count) {
  return some(count, Good::wood);
}
[[nodiscard]] constexpr Goods gold(int count) {
  return some(count, Good::gold);
}

inline Advance up(Pyramid pyramid, Player player = red) {
  return {player, pyramid, {}, {}};
}
/// Tells the number printed beside that level.
inline Tell telling(Told what, Pyramid pyramid, int level, int number) {
  Tell tell;
  tell.what = what;
  tell.pyramid = pyramid;
  tell.level = static_cast<std::uint8_t>(level);
  tell.number = static_cast<std::uint8_t>(number);
  return tell;
}

inline constexpr MarketCard goodsCard(Good good) {
  return {CardKind::goods, good};
}
inline constexpr MarketCard landCard(Good good) {
  return {CardKind::land, good};
}

/// A copy of which nobody has written down more than the box holds: every other value is missing.
[[nodiscard]] inline Edition bareEdition() {
  Edition edition;
  edition.supply = Goods{{30, 40, 40, 40, 40}};
  return edition;
}

/// "1 fish 2 gold", or "nothing".
[[nodiscard]] inline QString say(const Goods& goods) {
  QStringList parts;
  for (const Good good : allGoods) {
    if (goods[good] == 0) continue;
    parts << u"%1 %2"_s.arg(goods[good]).arg(wordOf(goodNames[at(good)]));
  }
  return parts.isEmpty() ? u"nothing"_s : parts.join(u' ');
}

/// A set of pyramids.
[[nodiscard]] inline PyramidSet pyramids(std::initializer_list<Pyramid> some) {
  PyramidSet set = 0;
  for (const Pyramid pyramid : some) set = static_cast<PyramidSet>(set | pyramidBit(pyramid));
  return set;
}

/// A game with its table. States may be arranged freely; the helpers keep them possible.
class SaqqaraTable {
public:
  explicit SaqqaraTable(int players = 4, const RuleOptions& options = {},
                        Edition copy = bareEdition())
      : edition(std::move(copy)), game{&edition, options, players}, state(setUp(game)) {
    state.pyramids = (1U << pyramidCount) - 1;
  }
  SaqqaraTable(const SaqqaraTable&) = delete;
  SaqqaraTable& operator=(const SaqqaraTable&) = delete;

  Edition edition;
  Game game;
  State state;
  Effects effects; ///< of the last entry
  Outcome outcome; ///< of the last entry

  [[nodiscard]] PlayerState& of(Player player) { return state.of(player); }
  [[nodiscard]] WarehouseState& in(Warehouse warehouse) { return state.in(warehouse); }
  [[nodiscard]] QString has(Player player) const { return say(state.of(player).goods); }
  [[nodiscard]] QString holds(Warehouse warehouse) const { return say(state.in(warehouse).goods); }

  // Entries.

  /// Every rule the entry breaks in rule order, "GOODS-3 TURN", or "legal".
  [[nodiscard]] QString refusal(const Entry& entry) const {
    std::vector<RuleId> rules;
    const Verdict verdict = judge(game, state, entry);
    for (const Finding& found : verdict.findings()) rules.push_back(found.rule);
    std::ranges::sort(rules);
    rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
    QStringList names;
    for (const RuleId rule : rules) names << wordOf(ruleName(rule));
    return names.isEmpty() ? legal : names.join(u' ');
  }
  /// How many rules and ways of breaking them the entry finds.
  [[nodiscard]] std::size_t findings(const Entry& entry) const {
    const Verdict verdict = judge(game, state, entry);
    return verdict.findings().size();
  }
  /// The finding of that rule; a default one if the entry does not break it.
  [[nodiscard]] Finding found(const Entry& entry, RuleId rule) const {
    const Verdict verdict = judge(game, state, entry);
    for (const Finding& finding : verdict.findings()) {
      if (finding.rule == rule) return finding;
    }
    return {};
  }
  /// The key of the value that the entry waits for, or nothing.
  [[nodiscard]] QString missing(const Entry& entry) const {
    const auto place = judge(game, state, entry).missing();
    return place ? QString::fromStdString(printedPlaces.of(*place)) : QString();
  }
  /// The rules by which a legal entry is doubtful.
  [[nodiscard]] bool isDoubted(const Entry& entry, RuleId rule) const {
    return doubts(game, state, entry).breaks(rule);
  }
  bool enter(const Entry& entry) { return take(entry, false); }
  bool anyway(const Entry& entry) { return take(entry, true); }
  [[nodiscard]] bool isPossible() const { return brokenInvariants(game, state) == 0; }
  [[nodiscard]] bool breaks(Invariant invariant) const {
    return (brokenInvariants(game, state) & invariantBit(invariant)) != 0;
  }

  // Effects of the last entry.

  [[nodiscard]] bool noted(Note note, RuleId rule) const {
    return std::ranges::any_of(
        effects, [&](const Effect& effect) { return isNote(effect, note) && effect.rule == rule; });
  }
  /// What came to that player by that rule.
  [[nodiscard]] Goods gained(Player player, RuleId rule) const {
    Goods goods;
    for (const Effect& effect : effects) {
      if (effect.kind != EffectKind::stock || effect.rule != rule) continue;
      const StockEffect stock = asStock(effect);
      if (stock.spot.store != Store::hand || stock.spot.player != player) continue;
      goods.add(stock.good, stock.by);
    }
    return goods;
  }

  // Arranging.

  /// The player owns exactly that; the rest of the box stays whole.
  void own(Player player, const Goods& goods) { set(of(player).goods, goods); }
  void fill(Warehouse warehouse, const Goods& goods) { set(in(warehouse).goods, goods); }
  void empty(std::initializer_list<Warehouse> warehouses) {
    for (const Warehouse warehouse : warehouses) fill(warehouse, {});
  }
  /// The supply holds so many; what is left of the box lies where nobody counts it.
  void leaveInSupply(Good good, int count) {
    edition.supply.add(good, count - state.supply[good]);
    state.supply.add(good, count - state.supply[good]);
  }
  void put(Player player, Pyramid pyramid, int level) {
    of(player).level[at(pyramid)] = static_cast<std::uint8_t>(level);
  }
  void price(Pyramid pyramid, int level, const Price& price) {
    state.sheet.level(pyramid, level).cost = price;
  }
  /// Sets one price on every level.
  void priceAll(const Price& cost) {
    for (int i = 0; i < pyramidCount; ++i) {
      for (int level = 1; level <= topLevel; ++level) price(pyramidAt(i), level, cost);
    }
  }
  /// Nothing of the distribution table is missing, all of it is that number, and there is no
  /// market.
  void tellTable(std::uint8_t number) {
    for (int year = 1; year <= years; ++year) {
      state.sheet.year(year).bonus = number;
      state.sheet.year(year).land = number;
    }
    state.stall = offTrack;
  }
  /// From here on, Red is the start player of that round.
  void redStarts(int round) {
    state.round = static_cast<std::uint8_t>(round);
    const int turns = (round - 1) % state.players;
    state.firstStart = static_cast<Player>((state.players - turns) % state.players);
  }
  /// The round begins, with its market if die and stall meet.
  void beginRound(int round) {
    redStarts(round);
    effects.clear();
    Changes changes(game, state, effects);
    startRound(changes);
  }
  /// DEV of that round begins with its start player.
  void beginDevelopment(int round) {
    redStarts(round);
    effects.clear();
    Changes changes(game, state, effects);
    startDevelopment(changes);
  }
  /// The turns before that player's are over.
  void turnOf(Player player) {
    while (state.turn != player) QVERIFY(enter(Done{state.turn}));
  }
  /// The market of the round begins with these cards.
  void beginMarket(int round, const std::array<MarketCard, warehouseCount>& cards) {
    state.stall = static_cast<Field>((round - 1) % roundsPerYear);
    beginRound(round);
    QVERIFY(enter(OpenMarket{cards}));
  }
  void thresholds(std::array<Threshold, warehouseCount> cards) {
    for (const Warehouse warehouse : allWarehouses) {
      in(warehouse).threshold = cards[at(warehouse)];
      ++state.thresholdsSeen[cards[at(warehouse)]];
      --state.thresholdPile;
    }
  }
  /// INVEST of that round, everything before it done.
  void beginInvest(int round, std::array<Threshold, warehouseCount> cards) {
    redStarts(round);
    thresholds(cards);
    layCards();
    effects.clear();
    Changes changes(game, state, effects);
    startInvest(changes);
  }
  void layCards() {
    for (Player player = 0; player < state.players; ++player) {
      of(player).pile = influenceCards - warehouseCount;
      of(player).laid = warehouseCount;
    }
  }
  /// What was laid goes to the discards, as at the end of PROD.
  void putCardsAway() {
    for (PlayerState& own : state.player) {
      own.discards = static_cast<std::uint8_t>(own.discards + own.laid + own.hand);
      own.laid = own.hand = 0;
    }
  }
  /// One warehouse is handed out: what it holds, its threshold, the card of each player there. The
  /// other three have no yield, and everybody's card there is a 1.
  void distribute(Warehouse warehouse, Threshold threshold, const Goods& goods,
                  std::initializer_list<InfluenceCard> cards) {
    std::array<Threshold, warehouseCount> all{};
    all[at(warehouse)] = threshold;
    thresholds(all);
    layCards();
    fill(warehouse, goods);
    in(warehouse).reached = holdsThreshold(in(warehouse));
    state.phase = Phase::reveal;
    Player player = 0;
    for (const InfluenceCard card : cards) {
      Reveal reveal{player++, {1, 1, 1, 1}};
      reveal.cards[at(warehouse)] = card;
      QVERIFY2(enter(reveal), qPrintable(refusal(reveal)));
    }
  }

private:
  void set(Goods& goods, const Goods& now) {
    state.supply += goods;
    goods = now;
    state.supply -= goods;
  }
  bool take(const Entry& entry, bool anyway) {
    effects.clear();
    outcome = saqqara::enter(game, state, entry, anyway, effects);
    return outcome.accepted;
  }
};

} // namespace nilometer::saqqara_test
