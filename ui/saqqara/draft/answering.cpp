// SPDX-License-Identifier: GPL-3.0-or-later
// How what is said becomes an entry.
#include "ui/saqqara/draft/parts.h"

#include "engine/saqqara/distribute.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace nilometer::saqqara {

namespace {

Player firstHidden(const State& state) {
  int place = 0;
  while (place + 1 < state.players && state.of(seat(state, place)).isShown()) ++place;
  return seat(state, place);
}

/// By one, or as far as it goes.
int changed(int now, Change change, int least, int most) {
  switch (change) {
  case Change::more: return now < most ? now + 1 : now;
  case Change::less: return now > least ? now - 1 : now;
  case Change::anyway: return now + 1;
  case Change::all: break;
  }
  return std::max(now, most);
}
void changeGoods(Goods& goods, int id, Change change, const Goods& most) {
  const auto good = static_cast<Good>(id);
  goods.add(good, changed(goods[good], change, 0, most[good]) - goods[good]);
}
/// The last digit is taken away, or another typed behind it; a full field takes no more.
int typed(int number, int digit, Change change, bool begins) {
  if (change == Change::less) return number / 10;
  const int longer = begins ? digit : number * 10 + digit;
  return longer <= maxNumber ? longer : number;
}

/// What a choice makes of one kind of entry.
class Answer {
public:
  Answer(const Ground& ground, Work& work, const ui::ChoiceId& choice, Change change)
      : m_ground(ground), m_work(work), m_ask(askOf(choice.question)),
        m_about(static_cast<std::size_t>(choice.question.about)), m_id(choice.id),
        m_change(change) {}

  void operator()(SetUp& entry) const {
    if (m_ask == Ask::start) {
      entry.start = static_cast<Player>(m_id);
    } else {
      entry.pyramids = static_cast<PyramidSet>(entry.pyramids ^ pyramidBit(pyramidAt(m_id)));
    }
  }
  void operator()(OpenMarket& entry) const { entry.cards[m_about] = marketCardOf(m_id); }
  void operator()(OpenThresholds& entry) const { entry.cards[m_about] = cardNumber(); }
  void operator()(Reveal& entry) const {
    (m_ask == Ask::revealer ? entry.player : entry.cards[m_about]) = cardNumber();
  }
  void operator()(auto& entry) const requires requires { entry.at; }
  {
    if constexpr (requires { entry.goods; }) {
      if (m_ask == Ask::goods) {
        return changeGoods(entry.goods, m_id, m_change, goodsFor(m_ground, entry));
      }
    }
    entry.at = warehouse();
  }
  void operator()(MoveStall& entry) const { entry.to = cardNumber(); }
  void operator()(ChooseCrop& entry) const { entry.good = good(); }
  void operator()(Convert& entry) const {
    if (m_ask == Ask::times) return changeTimes(entry);
    const Convert before = entry;
    if (m_ask == Ask::pay) entry.pay = good();
    if (m_ask == Ask::get) entry.get = good();
    // Other goods, another way.
    if (entry != before) m_work.said.erase(questionId(Ask::way));
    if (entry != before) m_work.stands = false;
    if (m_ask == Ask::way) entry.how = exchangeOf(m_id);
    if (m_ask == Ask::way) entry.card = cardOf(m_id);
    if (entry != before) entry.times = 1;
  }
  void operator()(Steal& entry) const {
    changeGoods(entry.loot[m_about], m_id, m_change, m_ground.state->player[m_about].goods);
  }
  void operator()(Advance& entry) const {
    if (m_ask == Ask::warehouse) {
      entry.market = warehouse();
    } else {
      changeGoods(entry.paid, m_id, m_change, goodsFor(m_ground, entry));
    }
  }
  void operator()(FreeWorker& entry) const { entry.pyramid = pyramidAt(m_id); }
  void operator()(Sail& entry) const { changeTimes(entry); }
  void operator()(TableNumber& entry) const { entry.number = number(entry.number); }
  void operator()(Tell& entry) const {
    if (m_ask == Ask::number) {
      entry.number = number(entry.number);
    } else if (m_id == anyKind) {
      entry.cost.any = static_cast<std::int16_t>(changed(entry.cost.any, m_change, 0, maxNumber));
    } else {
      changeGoods(entry.cost.goods, m_id, m_change, plenty);
    }
  }
  void operator()(const auto& /*saysNothing*/) const {}

private:
  [[nodiscard]] Good good() const { return static_cast<Good>(m_id); }
  [[nodiscard]] Warehouse warehouse() const { return static_cast<Warehouse>(m_id); }
  [[nodiscard]] std::uint8_t cardNumber() const { return static_cast<std::uint8_t>(m_id); }
  [[nodiscard]] std::uint8_t number(int now) const {
    return static_cast<std::uint8_t>(typed(now, m_id, m_change, !m_work.typing));
  }
  void changeTimes(auto& entry) const {
    const Question question = questionsOf(m_ground, m_work).back();
    const int most = std::min(question.choices.front().most, maxNumber);
    entry.times = static_cast<std::uint8_t>(changed(entry.times, m_change, 1, most));
  }

  const Ground& m_ground;
  Work& m_work;
  Ask m_ask;
  std::size_t m_about;
  int m_id;
  Change m_change;
};

/// An entry without its amounts.
struct WithoutAmounts {
  void operator()(Steal& entry) const { entry.loot = {}; }
  void operator()(Advance& entry) const { entry.paid = {}; }
  void operator()(Tell& entry) const { entry.cost = {}; }
  void operator()(auto& entry) const {
    if constexpr (requires { entry.goods; }) entry.goods = {};
    if constexpr (requires { entry.times; }) entry.times = 0;
  }
};

/// The card behind that one that nobody has read yet, or one that was left out before. Where all
/// are read, typing goes on up to the last one behind a card that was read `again`.
std::optional<Warehouse> nextCard(const Ground& ground, const Work& work, Ask ask, int behind,
                                  bool again) {
  const auto& order = ground.game->edition->warehouses;
  const int start = placeOf(*ground.game->edition, static_cast<Warehouse>(behind));
  for (int i = 1; i < warehouseCount; ++i) {
    const Warehouse warehouse = order[at((start + i) % warehouseCount)];
    if (!work.has(ask, static_cast<int>(warehouse))) return warehouse;
  }
  if (!again || start + 1 == warehouseCount) return std::nullopt;
  return order[at(start + 1)];
}

} // namespace

std::optional<Entry> awaited(const Ground& ground) {
  const State& state = *ground.state;
  const Player turn = state.turn;
  switch (state.phase) {
  case Phase::setup: return SetUp{};
  case Phase::market: return OpenMarket{};
  case Phase::auction: return Bid{turn, Warehouse::fish, {}};
  case Phase::stall: return MoveStall{};
  case Phase::stock: return TableNumber{};
  case Phase::agriculture: return ChooseCrop{turn, Good::land};
  case Phase::thresholds: return OpenThresholds{};
  case Phase::marker: return PutMarker{turn, Warehouse::fish};
  case Phase::invest: return Invest{turn, Warehouse::fish, {}};
  case Phase::reveal: return Reveal{firstHidden(state), {}};
  case Phase::distribute:
    if (const auto taking = takingNow(*ground.game, state)) {
      return TakeGoods{turn, taking->at, {}};
    }
    break;
  case Phase::develop:
    if (state.freeWorker) return FreeWorker{turn, std::nullopt};
    break;
  case Phase::final: {
    const table::PrintedPlace place = asked(state).front();
    return besideLevel(Told::points, pyramidAt(place.first), place.second + 1);
  }
  case Phase::intrigue:
  case Phase::over: break;
  }
  return std::nullopt;
}

void answer(const Ground& ground, Work& work, const ui::ChoiceId& choice, Change change) {
  const Ask ask = askOf(choice.question);
  // What says nothing gives way to the usual entry of the moment.
  if (!work.entry || saysNothing(work)) {
    work.said.clear();
    work.entry = awaited(ground);
  }
  if (ask == Ask::pyramid && !is<FreeWorker>(work)) {
    return climb(ground, work, pyramidAt(choice.id));
  }
  if (ask == Ask::revealer && !ground.replaced) {
    turnTo(work, static_cast<Player>(choice.id));
    work.said.insert(choice.question);
    return;
  }
  Entry next = *work.entry;
  const bool isAmount =
      ask == Ask::goods || ask == Ask::loot || ask == Ask::times || ask == Ask::price;
  const bool stood = isAmount && std::exchange(work.stands, false);
  if (stood && change != Change::less) std::visit(WithoutAmounts(), next);
  std::visit(Answer(ground, work, choice, change), next);
  const auto* read = std::get_if<Tell>(&next);
  if (read != nullptr && read->what == Told::nileLast && read->number < leastNileEnd) return;
  if (isAmount && next == *work.entry) return;
  work.entry = next;
  const bool again = ground.replaced || work.said.contains(choice.question);
  work.said.insert(choice.question);
  work.typing = ask == Ask::number;
  if (isCard(ask)) work.next = nextCard(ground, work, ask, choice.question.about, again);
}

void turnTo(Work& work, Player player) {
  auto& reveal = std::get<Reveal>(*work.entry);
  if (reveal.player == player) return;
  if (!work.said.empty()) work.aside[reveal.player] = {reveal.cards, work.said};
  const ReadCards& cards = work.aside[player];
  reveal = {player, cards.cards};
  work.said = cards.said;
  work.aside.erase(player);
  work.next.reset();
}

void climb(const Ground& ground, Work& work, Pyramid pyramid) {
  const Player player = ground.state->turn;
  const bool unpriced = (ground.options->unpriced & pyramidBit(pyramid)) != 0;
  const int level = ground.state->of(player).levelOf(pyramid) + 1;
  work.said.clear();
  if (unpriced) {
    work.entry = besideLevel(Told::cost, pyramid, level);
  } else {
    work.entry = Advance{player, pyramid, {}, {}};
    work.said.insert(questionId(Ask::pyramid));
  }
}

void fillIn(const Ground& ground, Work& work) {
  if (!work.entry || saysNothing(work)) return;
  const auto isLeft = [&](const Question& question) {
    // Of several exchanges the best one is meant.
    return question.kind == Question::Kind::one && !work.said.contains(question.id()) &&
           (question.ask == Ask::way ||
            std::ranges::count_if(question.choices, &Choice::open) == 1);
  };
  ui::answerAll(ground, work, isLeft);
  auto* steal = std::get_if<Steal>(&*work.entry);
  if (steal == nullptr || std::popcount(ground.options->robbable) != 1) return;
  const auto victim = at(std::countr_zero(ground.options->robbable));
  const Goods& owned = ground.state->player[victim].goods;
  if (owned.total() == 1 && work.said.empty()) steal->loot[victim] = owned;
}

std::vector<int> waysOf(const Ground& ground, const Convert& entry) {
  struct Way {
    int id;
    std::size_t faults;
    Deal deal;
  };
  std::vector<Way> ways;
  const auto add = [&](Exchange how, Warehouse card = Warehouse::fish) {
    Verdict verdict;
    const Convert other{entry.player, how, entry.pay, entry.get, card, 1};
    const Deal deal = judgeDeal(*ground.game, *ground.state, other, verdict);
    ways.push_back({wayId(how, card), verdict.findings().size(), deal});
  };
  add(Exchange::irrigation);
  for (const Warehouse at : allWarehouses) {
    if (ground.state->in(at).winner == entry.player) add(Exchange::card, at);
  }
  add(Exchange::trade);
  add(Exchange::land);
  std::ranges::stable_sort(ways, [](const Way& one, const Way& other) {
    if (one.faults != other.faults) return one.faults < other.faults;
    return one.deal.get * other.deal.pay > other.deal.get * one.deal.pay;
  });
  std::vector<int> ids;
  for (const Way& way : ways) {
    if (way.faults == ways.front().faults) ids.push_back(way.id);
  }
  return ids;
}

Goods goodsFor(const Ground& ground, const Entry& entry) {
  if (const auto* take = std::get_if<TakeGoods>(&entry)) return ground.state->in(take->at).goods;
  const Player player = playerOf(entry);
  return player == noPlayer ? Goods{} : ground.state->of(player).goods;
}

} // namespace nilometer::saqqara
