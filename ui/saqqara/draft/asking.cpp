// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be said of an entry, and what else can be done.
#include "ui/saqqara/draft/parts.h"

#include "engine/saqqara/stock.h"

#include <algorithm>
#include <bit>

namespace nilometer::saqqara {

namespace {

constexpr auto always = [](auto) { return true; };

/// Whether an entry of that kind is listed for which the condition holds.
template <class What> bool isListed(const Ground& ground, auto holds) {
  return std::ranges::any_of(ground.options->entries, [&](const Entry& entry) {
    const auto* listed = std::get_if<What>(&entry);
    return listed != nullptr && holds(*listed);
  });
}

using ui::upTo;

class Asker {
public:
  Asker(const Ground& ground, const Work& work) : m_ground(ground), m_work(work) {}

  [[nodiscard]] Questions questions() {
    if (m_work.entry) std::visit([this](const auto& entry) { ask(entry); }, *m_work.entry);
    if (!m_made.empty()) return m_made.take();
    if (const auto usual = awaited(m_ground)) return Asker(m_ground, {.entry = usual}).questions();
    if (m_state.phase == Phase::develop) askPyramid({}, [this](int id) { return canClimb(id); });
    return m_made.take();
  }

private:
  Question& amounts(Ask ask, int about, const Goods& now, const Goods& most, auto isOpen) {
    Question& question = m_made.add(ask, about, Question::Kind::amounts);
    for (const Good good : allGoods) {
      question.choices.push_back({static_cast<int>(good), now[good] > 0,
                                  now[good] < most[good] && isOpen(good), now[good], most[good]});
    }
    return question;
  }
  /// Four cards that are read, from left to right.
  void cards(Ask ask, const auto& now, const std::vector<int>& ids) {
    for (const Warehouse warehouse : m_game.edition->warehouses) {
      const int about = static_cast<int>(warehouse);
      Question& question = m_made.add(ask, about);
      question.now = m_work.next == warehouse;
      for (const int id : ids) {
        question.choices.push_back({id, m_work.has(ask, about) && id == now[at(warehouse)]});
      }
    }
  }

  void ask(const SetUp& entry) {
    const bool full = std::popcount(entry.pyramids) >= m_game.players + 2;
    Question& question = m_made.add(Ask::pyramids, 0, Question::Kind::several);
    for (int i = 0; i < pyramidCount; ++i) {
      const bool chosen = (entry.pyramids & pyramidBit(pyramidAt(i))) != 0;
      question.choices.push_back({i, chosen, chosen || !full});
    }
    m_made.one(Ask::start, upTo(0, m_game.players - 1), entry.start, always);
  }
  void ask(const OpenMarket& entry) {
    std::array<int, warehouseCount> now{};
    std::ranges::transform(entry.cards, now.begin(), marketCardId);
    cards(Ask::marketCard, now, upTo(0, marketCardLooks - 1));
  }
  void ask(const OpenThresholds& entry) {
    std::vector<int> ids = upTo(1, highestNumber);
    ids.push_back(noYield);
    cards(Ask::threshold, entry.cards, ids);
  }
  void ask(const Reveal& entry) {
    Question& whose = m_made.add(Ask::revealer);
    for (Player player = 0; player < m_game.players; ++player) {
      const bool hidden = (m_ground.options->toReveal & playerBit(player)) != 0;
      whose.choices.push_back({player, player == entry.player, hidden});
    }
    cards(Ask::influence, entry.cards, upTo(1, trader));
  }
  void askWhere(Warehouse now, auto isOpen) {
    m_made.one(Ask::warehouse, m_game.edition->warehouses, now, isOpen);
  }
  void bring(const auto& entry, const std::vector<GoodsOffer>& offers) {
    amounts(Ask::goods, 0, entry.goods, goodsFor(m_ground, entry), always);
    askWhere(entry.at, [&](Warehouse at) {
      return std::ranges::find(offers, at, &GoodsOffer::at) != offers.end();
    });
  }
  void ask(const Bid& entry) { bring(entry, m_ground.options->bids); }
  void ask(const Invest& entry) { bring(entry, m_ground.options->investments); }
  void ask(const Withdraw& entry) {
    askWhere(entry.at, [&](Warehouse at) {
      return isListed<Withdraw>(m_ground, [&](const Withdraw& other) { return other.at == at; });
    });
  }
  void ask(const PutMarker& entry) { askWhere(entry.at, always); }
  void ask(const TakeGoods& entry) {
    amounts(Ask::goods, 0, entry.goods, goodsFor(m_ground, entry), [&](Good good) {
      const Goods more = entry.goods + some(1, good);
      return isListed<TakeGoods>(
          m_ground, [&](const TakeGoods& other) { return other.goods.contains(more); });
    });
  }
  void ask(const MoveStall& entry) {
    m_made.one(Ask::field, upTo(landField, offTrack), entry.to, always);
  }
  void ask(const ChooseCrop& entry) {
    m_made.one(Ask::crop, allGoods, entry.good,
               [&](Good good) { return mayGrow(m_game, m_state, entry.player, good); });
  }
  void ask(const Convert& entry) {
    const auto isOpen = [&](auto matches) {
      return isListed<Convert>(m_ground, [&](const Convert& other) { return matches(other); });
    };
    const bool pays = m_work.has(Ask::pay);
    const bool gets = m_work.has(Ask::get);
    const auto paysSo = [&](const Convert& other) { return !pays || other.pay == entry.pay; };
    const auto getsSo = [&](const Convert& other) { return !gets || other.get == entry.get; };
    m_made.one(Ask::pay, allGoods, entry.pay, [&](Good good) {
      return isOpen([&](const Convert& other) { return other.pay == good && getsSo(other); });
    });
    m_made.one(Ask::get, allGoods, entry.get, [&](Good good) {
      return isOpen([&](const Convert& other) { return other.get == good && paysSo(other); });
    });
    if (!pays || !gets) return;
    m_made.one(Ask::way, waysOf(m_ground, entry), wayId(entry.how, entry.card), [&](int way) {
      return isOpen([&](const Convert& other) {
        return paysSo(other) && getsSo(other) && wayId(other.how, other.card) == way;
      });
    });
    Verdict ignored;
    const Deal deal = judgeDeal(m_game, m_state, entry, ignored);
    m_made.times(Ask::times, entry.times, m_state.of(entry.player).goods[entry.pay] / deal.pay);
  }
  void ask(const Steal& entry) {
    const TheftBounds& bounds = m_ground.options->theft;
    int total = 0;
    for (const Goods& loot : entry.loot) total += loot.total();
    for (Player victim = 0; victim < m_game.players; ++victim) {
      const Goods& owned = m_state.of(victim).goods;
      const Goods& loot = entry.loot[victim];
      if (victim == entry.player || (owned.empty() && loot.empty())) continue;
      const bool robbable = (m_ground.options->robbable & playerBit(victim)) != 0;
      amounts(Ask::loot, victim, loot, owned,
              [&](Good) { return robbable && total < bounds.goods && loot.total() < bounds.each; });
    }
  }
  [[nodiscard]] bool canClimb(int id) const {
    const auto noted = m_ground.options->unpriced | m_ground.options->openPriced;
    return (noted & pyramidBit(pyramidAt(id))) != 0 ||
           isListed<Advance>(m_ground,
                             [&](const Advance& other) { return other.pyramid == pyramidAt(id); });
  }
  void askPyramid(std::optional<Pyramid> now, auto isOpen) {
    Question& question = m_made.add(Ask::pyramid);
    for (int i = 0; i < pyramidCount; ++i) {
      if ((m_state.pyramids & pyramidBit(pyramidAt(i))) == 0) continue;
      question.choices.push_back({i, now == pyramidAt(i), isOpen(i)});
    }
  }
  void ask(const Advance& entry) {
    askPyramid(entry.pyramid, [this](int id) { return canClimb(id); });
    if (hasToNameMarket(m_game, m_state, entry.player)) {
      askWhere(entry.market.value_or(Warehouse::fish), always);
    }
    if (m_state.of(entry.player).levelOf(entry.pyramid) >= topLevel) return;
    const auto price = priceOf(m_game, m_state, entry.player, entry.pyramid, entry.market);
    if (!price || price->any == 0) return;
    amounts(Ask::goods, 0, entry.paid, goodsFor(m_ground, entry), always);
  }
  void ask(const FreeWorker& entry) {
    const bool said = m_work.has(Ask::pyramid);
    askPyramid(said ? entry.pyramid : std::nullopt,
               [&](int id) { return takesFreeWorker(m_state, entry.player, pyramidAt(id)); });
  }
  void ask(const Sail& entry) {
    m_made.times(Ask::times, entry.times,
                 m_state.of(entry.player).goods[Good::land] / landPerNileSpace);
  }
  void ask(const TableNumber& entry) {
    Question& question = m_made.add(Ask::number, 0, Question::Kind::digits);
    if (m_work.has(Ask::number)) question.number = entry.number;
  }
  void ask(const Tell& entry) {
    if (entry.what != Told::cost) {
      const bool known = m_work.has(Ask::number) || knownNumber(m_state.sheet, entry) >= 0;
      Question& question = m_made.add(Ask::number, 0, Question::Kind::digits);
      if (known) question.number = entry.number;
      return;
    }
    const int any = entry.cost.any;
    amounts(Ask::price, 0, entry.cost.goods, plenty, always)
        .choices.push_back({anyKind, any > 0, any < maxNumber, any, maxNumber});
  }
  void ask(const auto& /*saysNothing*/) {}

  const Ground& m_ground;
  const Work& m_work;
  const Game& m_game = *m_ground.game;
  const State& m_state = *m_ground.state;
  ui::QuestionMaker<Ask, Work> m_made{m_work};
};

/// A price that a worker has to pay, or points in the end.
bool isAskedFor(const Ground& ground, const Work& work) {
  const auto* tell = is<Tell>(work) ? &std::get<Tell>(*work.entry) : nullptr;
  if (tell == nullptr) return false;
  const bool isPrice =
      tell->what == Told::cost && (ground.options->unpriced & pyramidBit(tell->pyramid)) != 0;
  return isPrice || (ground.state->phase == Phase::final && tell->what == Told::points);
}

} // namespace

std::optional<Later> waiting(const Work& work) {
  if (is<MoveStall>(work)) return Later{Waiting::stall};
  return is<TableNumber>(work) ? std::optional(Later{Waiting::number}) : std::nullopt;
}

Questions questionsOf(const Ground& ground, const Work& work) {
  return ground.options == nullptr ? Questions() : Asker(ground, work).questions();
}

std::vector<Action> actionsOf(const Ground& ground, const Work& work) {
  std::vector<Action> actions;
  if (ground.options == nullptr) return actions;
  const State& state = *ground.state;
  const Phase phase = state.phase;
  const auto add = [&]<class What>(Move move, const What& /*kind*/, bool isOpen = true) {
    const bool open = isOpen || isListed<What>(ground, [](const What&) { return true; });
    actions.push_back({move, open, is<What>(work)});
  };
  if (phase == Phase::auction || phase == Phase::invest) add(Move::pass, Pass{});
  if (phase == Phase::auction) add(Move::withdraw, Withdraw{}, false);
  if (phase == Phase::intrigue) add(Move::use, Intrigue{});
  // What cannot wait says so when its key is pressed.
  const bool isRead = is<MoveStall>(work) || is<TableNumber>(work) || is<OpenMarket>(work) ||
                      is<OpenThresholds>(work) || is<Reveal>(work) || isAskedFor(ground, work);
  const auto later = waiting(work);
  if (isRead && (later || !ground.replaced)) {
    const bool isNext = phase == Phase::final && ground.options->asked.size() > 1;
    const bool waits = later && judge(*ground.game, state, *later).legal();
    actions.push_back({Move::later, waits || isNext});
  }
  const auto takesNone = [](const TakeGoods& entry) { return entry.goods.empty(); };
  const bool declines =
      phase == Phase::intrigue || state.freeWorker || isListed<TakeGoods>(ground, takesNone);
  if (declines) actions.push_back({Move::decline});
  if (phase != Phase::develop || state.freeWorker) return actions;
  add(Move::exchange, Convert{}, false);
  add(Move::steal, Steal{}, ground.options->robbable != 0);
  add(Move::sail, Sail{}, false);
  add(Move::done, Done{});
  return actions;
}

} // namespace nilometer::saqqara
