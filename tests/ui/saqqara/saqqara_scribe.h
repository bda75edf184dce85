// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "ui/saqqara/draft/draft.h"

#include <algorithm>

/// Enters given entries of Saqqara with presses alone, as somebody would who wants them quickly.
namespace nilometer::saqqara_test {

using namespace nilometer::saqqara;

/// What presses: here the draft alone.
struct DraftHands {
  static constexpr bool takesAll = true; ///< of a kind, with one press
  Draft& draft;
  Progress press(const ui::PlaceId& place) const { return draft.press(place); }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    return draft.choose(choice, change);
  }
  Progress start(Move move) const { return draft.start(move); }
  Progress read(const Tell& about) const { return draft.read(about); }
};

/// @pre the draft has begun on that ground
template <class Hands = DraftHands> class Scribe {
public:
  Scribe(Draft& draft, const Ground& ground) : Scribe(draft, ground, DraftHands{draft}) {}
  /// `draft` = what the hands work on.
  Scribe(const Draft& draft, const Ground& ground, Hands hands)
      : m_draft(draft), m_ground(ground), m_hands(hands) {}

  /// Presses until the draft has that entry. False if a press was ignored.
  bool make(const Entry& wanted) {
    m_isFine = true;
    m_isReady = false;
    std::visit([this](const auto& entry) { this->press(entry); }, wanted);
    if (!m_isReady) ++m_presses; // Enter
    return m_isFine;
  }
  /// Since it was made, Enter with them.
  [[nodiscard]] int presses() const { return m_presses; }

private:
  void did(Progress progress) {
    ++m_presses;
    m_isFine = m_isFine && progress != Progress::ignored;
    m_isReady = progress == Progress::ready;
  }
  [[nodiscard]] const Choice* find(Ask ask, int id, int about = 0) const {
    for (const Question& question : m_draft.questions()) {
      if (question.id() != questionId(ask, about)) continue;
      const auto choice = std::ranges::find(question.choices, id, &Choice::id);
      if (choice != question.choices.end()) return &*choice;
    }
    return nullptr;
  }
  void choose(Ask ask, int id, int about = 0, Change change = Change::more) {
    did(m_hands.choose({questionId(ask, about), id}, change));
  }
  void start(Move move) { did(m_hands.start(move)); }
  /// Unless it is chosen already.
  void want(Ask ask, auto id, int about = 0) {
    if (m_isReady) return; // what was left to say said itself
    const Choice* choice = find(ask, static_cast<int>(id), about);
    m_isFine = m_isFine && choice != nullptr;
    if (choice != nullptr && !choice->chosen) choose(ask, static_cast<int>(id), about);
  }
  void amount(Ask ask, int id, int wanted, int about = 0) {
    for (int tries = 0; tries < 200; ++tries) {
      const Choice* choice = find(ask, id, about);
      if (choice == nullptr) break;
      if (choice->count == wanted) return;
      const bool takesAll =
          Hands::takesAll && choice->most - wanted < std::abs(wanted - choice->count) - 1;
      const Change change = choice->count > wanted ? Change::less
                            : takesAll             ? Change::all
                                                   : Change::more;
      choose(ask, id, about, change);
    }
    m_isFine = m_isFine && wanted == 0;
  }
  void goods(Ask ask, const Goods& wanted, int about = 0) {
    for (const Good good : allGoods) amount(ask, static_cast<int>(good), wanted[good], about);
  }
  void digits(int number) {
    if (number > 9) choose(Ask::number, number / 10);
    choose(Ask::number, number % 10);
  }
  void cards(Ask ask, auto idAt) {
    for (const Warehouse warehouse : m_ground.game->edition->warehouses) {
      choose(ask, idAt(warehouse), static_cast<int>(warehouse));
    }
  }

  void press(const SetUp& wanted) {
    for (int i = 0; i < pyramidCount; ++i) {
      if ((wanted.pyramids & pyramidBit(pyramidAt(i))) != 0) want(Ask::pyramids, i);
    }
    want(Ask::start, wanted.start);
  }
  void press(const OpenMarket& wanted) {
    cards(Ask::marketCard,
          [&](Warehouse at) { return marketCardId(wanted.cards[saqqara::at(at)]); });
  }
  void press(const OpenThresholds& wanted) {
    cards(Ask::threshold, [&](Warehouse at) { return wanted.cards[saqqara::at(at)]; });
  }
  void press(const Reveal& wanted) {
    want(Ask::revealer, wanted.player);
    cards(Ask::influence, [&](Warehouse at) { return wanted.cards[saqqara::at(at)]; });
  }
  void press(const Bid& wanted) {
    goods(Ask::goods, wanted.goods);
    want(Ask::warehouse, wanted.at);
  }
  void press(const Invest& wanted) {
    goods(Ask::goods, wanted.goods);
    want(Ask::warehouse, wanted.at);
  }
  void press(const Withdraw& wanted) {
    start(Move::withdraw);
    want(Ask::warehouse, wanted.at);
  }
  void press(const Pass& /*wanted*/) { start(Move::pass); }
  void press(const Done& /*wanted*/) { start(Move::done); }
  void press(const Later& /*wanted*/) { start(Move::later); }
  void press(const Correct& /*wanted*/) {} // by a dialog
  void press(const MoveStall& wanted) { choose(Ask::field, wanted.to); }
  void press(const TableNumber& wanted) { digits(wanted.number); }
  void press(const ChooseCrop& wanted) { want(Ask::crop, wanted.good); }
  void press(const Intrigue& wanted) { start(wanted.use ? Move::use : Move::decline); }
  void press(const PutMarker& wanted) { want(Ask::warehouse, wanted.at); }
  void press(const TakeGoods& wanted) {
    if (wanted.goods.empty()) return start(Move::decline);
    goods(Ask::goods, wanted.goods);
  }
  void press(const Convert& wanted) {
    start(Move::exchange);
    want(Ask::pay, wanted.pay);
    want(Ask::get, wanted.get);
    const bool byCard = wanted.how == Exchange::card;
    want(Ask::way, byCard ? wayId(wanted.how, wanted.card) : wayId(wanted.how));
    amount(Ask::times, 0, wanted.times);
  }
  void press(const Steal& wanted) {
    start(Move::steal);
    for (std::size_t victim = 0; victim < wanted.loot.size(); ++victim) {
      goods(Ask::loot, wanted.loot[victim], static_cast<int>(victim));
    }
  }
  void press(const Advance& wanted) {
    // A worker who waits for his price goes on where he is.
    const Entry now = m_draft.work().entry.value_or(Entry{});
    const auto* begun = std::get_if<Advance>(&now);
    if (begun == nullptr || begun->pyramid != wanted.pyramid) {
      const int level = m_ground.state->of(wanted.player).levelOf(wanted.pyramid) + 1;
      did(m_hands.press(placeId(BoardPlace::step, level, static_cast<int>(wanted.pyramid))));
    }
    if (wanted.market) want(Ask::warehouse, *wanted.market);
    goods(Ask::goods, wanted.paid);
  }
  void press(const FreeWorker& wanted) {
    if (!wanted.pyramid) return start(Move::decline);
    want(Ask::pyramid, *wanted.pyramid);
  }
  void press(const Sail& wanted) {
    start(Move::sail);
    amount(Ask::times, 0, wanted.times);
  }
  void press(const Tell& wanted) {
    const Entry now = m_draft.work().entry.value_or(Entry{});
    const auto* asked = std::get_if<Tell>(&now);
    if (asked == nullptr || asked->what != wanted.what) {
      if (wanted.what == Told::cost) {
        did(m_hands.press(
            placeId(BoardPlace::step, wanted.level, static_cast<int>(wanted.pyramid))));
      } else {
        did(m_hands.read(wanted));
      }
    }
    if (wanted.what != Told::cost) return digits(wanted.number);
    goods(Ask::price, wanted.cost.goods);
    amount(Ask::price, anyKind, wanted.cost.any);
  }

  const Draft& m_draft;
  const Ground& m_ground;
  Hands m_hands;
  int m_presses = 0;
  bool m_isFine = true;
  bool m_isReady = false;
};

} // namespace nilometer::saqqara_test
