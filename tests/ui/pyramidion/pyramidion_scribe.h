// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/likely.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/draft/draft.h"

#include <algorithm>
#include <memory>

/// Enters given entries of Pyramidion with presses alone, as somebody would who wants them quickly.
namespace nilometer::pyramidion_test {

using namespace nilometer::pyramidion;

/// What presses: here the draft alone.
struct PressedDraft {
  Draft& draft;
  Progress press(const ui::PlaceId& place) const { return draft.press(place); }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    return draft.choose(choice, change);
  }
  /// Where a corner is put off for a boat that is entered, and the boat is pressed again.
  Progress start(Move move) {
    const auto aside = draft.setAside();
    const Progress progress = draft.start(move);
    if (progress != Progress::ready || move != Move::later || !aside) return progress;
    Ground ground = draft.ground();
    const auto table = std::make_shared<Table>(Table{*ground.state});
    Effects effects;
    apply(*ground.game, table->state, *draft.entry(), effects);
    listOptions(*ground.game, table->state, table->options);
    ground.state = &table->state;
    ground.options = &table->options;
    draft.begin(ground);
    left = table;
    return draft.press(*aside);
  }
  void clear() const { draft.clear(); }

  struct Table {
    State state;
    Options options{};
  };
  std::shared_ptr<const Table> left{}; ///< with the corners that were put off
};

/// A card that is only discarded is read off where its ankh matters, or not (PLAY-4).
[[nodiscard]] inline Entry withoutLooking(Entry entry) {
  auto* pass = std::get_if<Pass>(&entry);
  if (pass != nullptr && pass->recruit) pass->recruit->ankh.reset();
  return entry;
}

/// @pre the draft has begun on that ground
template <class Presses = PressedDraft> class Scribe {
public:
  Scribe(Draft& draft, const Ground& ground) : Scribe(draft, ground, PressedDraft{draft, {}}) {}
  /// `draft` = what the hands work on.
  Scribe(const Draft& draft, const Ground& ground, Presses hands)
      : m_draft(draft), m_ground(ground), m_hands(hands) {}

  /// Presses until the draft has that entry. False if a press was ignored.
  bool make(const Entry& wanted) {
    m_isFine = true;
    m_isReady = false;
    std::visit([this](const auto& entry) { this->press(entry); }, wanted);
    if (!m_isReady) ++m_presses; // Enter
    return m_isFine;
  }
  [[nodiscard]] const Presses& hands() const { return m_hands; }
  /// Since it was made, Enter with them.
  [[nodiscard]] int presses() const { return m_presses; }

private:
  void did(Progress progress) {
    ++m_presses;
    m_isFine = m_isFine && progress != Progress::ignored;
    m_isReady = progress == Progress::ready;
  }
  [[nodiscard]] const Question* question(Ask ask, int about) const {
    return ui::findQuestion(m_draft.questions(), questionId(ask, about));
  }
  [[nodiscard]] const Choice* find(Ask ask, int id, int about = 0) const {
    const Question* asked = question(ask, about);
    if (asked == nullptr) return nullptr;
    const auto choice = std::ranges::find(asked->choices, id, &Choice::id);
    return choice == asked->choices.end() ? nullptr : &*choice;
  }
  void choose(Ask ask, int id, int about = 0, Change change = Change::more) {
    did(m_hands.choose({questionId(ask, about), id}, change));
  }
  /// What was typed is taken back first: it would be lost.
  void start(Move move) {
    if (!m_draft.closes(move).legal()) m_hands.clear();
    did(m_hands.start(move));
  }
  /// Unless it is chosen already. Of what is answered the answer is pressed first.
  void want(Ask ask, auto id, int about = 0) {
    if (m_isReady) return; // what was left to say said itself
    const Choice* choice = find(ask, static_cast<int>(id), about);
    m_isFine = m_isFine && choice != nullptr;
    if (choice == nullptr || choice->chosen) return;
    const Question& asked = *question(ask, about);
    const auto now = std::ranges::find_if(asked.choices, &Choice::chosen);
    const bool isAnswered = now != asked.choices.end() &&
                            m_draft.standOf(asked) == Stand::answered &&
                            !placeOf(m_ground, ui::ChoiceId{asked.id(), static_cast<int>(id)});
    if (isAnswered) choose(ask, now->id, about);
    choose(ask, static_cast<int>(id), about);
  }
  void maybe(Ask ask, auto id, int about = 0) {
    if (question(ask, about) != nullptr) want(ask, id, about);
  }
  void amounts(Ask ask, const Resources& wanted, int about = 0) {
    for (const Change change : {Change::less, Change::more}) {
      for (const Resource kind : allResources) {
        for (int tries = 0; tries < 2 * maxNumber; ++tries) {
          const Choice* choice = find(ask, static_cast<int>(kind), about);
          const int missing = choice == nullptr ? 0 : wanted[kind] - choice->count;
          if (change == Change::less ? missing >= 0 : missing <= 0) break;
          choose(ask, static_cast<int>(kind), about, change);
        }
      }
    }
  }
  /// The cursor is there already, or is put there.
  void digits(Ask ask, int number, int about = 0) {
    const Question* asked = question(ask, about);
    m_isFine = m_isFine && asked != nullptr;
    if (asked == nullptr) return;
    const bool isLong =
        ask == Ask::sum || ask == Ask::before || ask == Ask::boatPoints || ask == Ask::hand;
    const int most = isLong ? 99 : ask == Ask::minimum ? mostMinimum : mostStrength;
    if (!asked->now || number > most) choose(ask, fieldItself, about);
    if (number > 9) choose(ask, number / 10, about);
    choose(ask, number % 10, about);
    const bool isAlone = ask == Ask::value || ask == Ask::points;
    if (!isAlone && number > 0 && number * 10 <= most) start(Move::next);
  }
  template <class Thing>
  bool listed(Ask ask, const std::vector<Thing>& list, const Thing& wanted, int about = 0) {
    const auto known = std::ranges::find(list, wanted);
    const int id = static_cast<int>(known - list.begin()) + 1;
    const Choice* offered = find(ask, id, about);
    const bool isKnown = known != list.end() && (!offered || offered->open || offered->chosen);
    want(ask, isKnown ? id : readNew, about);
    return isKnown;
  }

  void supply(const SupplyCard& wanted) {
    if (listed(Ask::supplyCard, m_ground.state->readings.supply, wanted)) return;
    for (const Site site : allSites) {
      amounts(Ask::supply, wanted[at(site)], static_cast<int>(site));
      if (site != Site::karnak) start(Move::next);
    }
  }
  void boat(const Boat& wanted, int drawn, int about) {
    if (wanted.waits) return start(Move::later);
    if (listed(Ask::boat, listedBoats(m_ground, drawn), wanted, about)) return;
    amounts(Ask::need, wanted.need, about);
    if (wanted.points) return digits(Ask::points, *wanted.points, about);
    start(Move::next);
  }
  void markers(const Markers& wanted) {
    for (int i = 0; i < wanted.count; ++i) {
      const RevoltMarker& marker = wanted.turned[at(i)];
      if (listed(Ask::turned, m_ground.state->readings.markers, marker, i)) continue;
      digits(Ask::strength, marker.value, i);
      amounts(Ask::pictured, marker.pictured, i);
    }
  }
  void card(const Card& wanted, Player player) {
    const bool isSpecial = wanted.kind >= CardKind::highPriest;
    want(Ask::kind, isSpecial ? CardKind::highPriest : wanted.kind);
    if (isSpecial) want(Ask::special, wanted.kind);
    // Where only one card was left it has been entered, and is not listed any more.
    if (m_isReady) return;
    const auto list = listedCards(m_ground, player, wanted.kind);
    const auto known = std::ranges::find_if(list, [&](Card card) {
      if (!card.ankh || !wanted.ankh) card.ankh = wanted.ankh;
      return card == wanted;
    });
    if (known != list.end()) {
      want(Ask::card, known - list.begin() + 1);
    } else {
      want(Ask::card, wanted.basic ? newBasic : readNew);
      for (int i = 0; i < categoryCount; ++i) digits(Ask::value, wanted.values[at(i)], i);
    }
    if (wanted.ankh) maybe(Ask::ankh, *wanted.ankh ? 1 : 0);
  }
  void deed(const Deed& wanted, int about) {
    if (wanted.isNothing() && !question(Ask::deed, about)) return;
    want(Ask::deed, deedId(wanted), about);
    if (!wanted.swap) return;
    amounts(Ask::give, wanted.swap->give, about);
    amounts(Ask::get, wanted.swap->get, about);
  }

  void press(const SetUp& wanted) {
    for (int i = 0; i < m_ground.game->players; ++i) want(Ask::order, wanted.numbers[at(i)], i);
    supply(wanted.supply);
  }
  void press(const NewBoats& wanted) {
    const int drawn = drawnWith(*m_ground.state, wanted.count);
    for (int i = 0; i < wanted.count; ++i) boat(wanted.boats[at(i)], drawn, i);
  }
  void press(const NextSupply& wanted) {
    if (wanted.waits) return start(Move::later);
    supply(wanted.card);
  }
  void press(const Negotiate& wanted) {
    want(Ask::site, wanted.site);
    want(Ask::resource, wanted.resource);
  }
  void press(const Activate& wanted) {
    want(Ask::site, wanted.site);
    if (wanted.boat) boat(*wanted.boat, 1, 0);
  }
  void press(const Play& wanted) {
    card(wanted.card, wanted.player);
    if (wanted.category) want(Ask::category, *wanted.category);
    deed(wanted.deed, 0);
    deed(wanted.again, 1);
    maybe(Ask::marker, wanted.marker);
    maybe(Ask::gain, wanted.gain ? static_cast<int>(*wanted.gain) : none);
    maybe(Ask::home, wanted.home ? static_cast<int>(*wanted.home) : none);
  }
  void press(const Pass& wanted) {
    if (!wanted.recruit) return start(Move::pass);
    start(Move::recruit);
    card(*wanted.recruit, wanted.player);
  }
  void press(const Revolt& wanted) { markers(wanted.markers); }
  void press(const TellMinima& wanted) {
    const bool isAsked = m_ground.state->phase == Phase::minima;
    if (!isAsked || wanted.site != minimaAskedOf(*m_ground.state)) {
      did(m_hands.press(placeId(BoardPlace::troop, static_cast<int>(wanted.site))));
    }
    digits(Ask::minimum, wanted.influence, 0);
    digits(Ask::minimum, wanted.negotiation, 1);
  }
  void press(const Correct& /*wanted*/) {} // by a dialog
  void press(const Later& wanted) {
    if (wanted.what == Waiting::corner) readCorner(wanted.site);
    start(Move::later);
  }
  void readCorner(Site site) {
    const Entry now = m_draft.work().entry.value_or(Entry{});
    const auto* asked = std::get_if<TellCorner>(&now);
    if (asked == nullptr || asked->site != site) {
      did(m_hands.press(placeId(BoardPlace::corner, static_cast<int>(site))));
    }
  }
  void press(const TellCorner& wanted) {
    readCorner(wanted.site);
    for (const Resource kind : allResources) {
      const Choice* choice = find(Ask::corner, static_cast<int>(kind));
      if (choice == nullptr || choice->chosen == has(wanted.kinds, kind)) continue;
      choose(Ask::corner, static_cast<int>(kind));
    }
  }
  void press(const TakeBack& wanted) {
    if (wanted.cards[0] == 0) return start(Move::decline);
    for (const std::uint8_t card : wanted.cards) {
      if (card != 0) want(Ask::back, card);
    }
  }
  void press(const Trade& wanted) {
    if (wanted.times == 0) return start(Move::decline);
    want(Ask::times, wanted.times);
  }
  void press(const Load& wanted) {
    want(Ask::load, wanted.boat);
    leaveCorner();
    // Every piece through all that could pay it, until that is how it is paid.
    const auto isMade = [&] { return m_draft.work().entry == Entry(wanted); };
    const std::size_t pieces = m_draft.work().pieces.size();
    for (std::size_t piece = 0; piece < 3 * pieces && !isMade(); ++piece) {
      turn(piece % pieces, [&] { return isMade() || isNearer(wanted, piece % pieces); });
    }
    m_isFine = m_isFine && isMade();
  }
  /// Whether that piece is paid as a way to pay the boat like this one has it.
  [[nodiscard]] bool isNearer(const Load& wanted, std::size_t piece) const {
    const Piece& now = m_draft.work().pieces[piece];
    int before = 0;
    for (std::size_t i = 0; i < piece; ++i) {
      const Piece& other = m_draft.work().pieces[i];
      before += other.need == now.need && other.source == now.source ? 1 : 0;
    }
    switch (now.source) {
    case Source::statue: return before < wanted.statues[now.need];
    case Source::troop: return wanted.troops[at(now.site)] == now.need;
    case Source::troopStatue:
      return wanted.troops[at(now.site)] == Resource::statue &&
             before < wanted.drawnStatues[now.need];
    case Source::own: break;
    }
    int paid = wanted.statues[now.need] + wanted.drawnStatues[now.need];
    for (const auto& fetched : wanted.troops) {
      paid += fetched == now.need && now.need != Resource::statue ? 1 : 0;
    }
    const auto& all = m_draft.work().pieces;
    const auto pieces = std::ranges::count(all, now.need, &Piece::need);
    return before < pieces - paid;
  }
  void turn(std::size_t piece, auto isRight) {
    for (int tries = 0; tries < 12 && !isRight(); ++tries) {
      choose(Ask::piece, static_cast<int>(piece));
      leaveCorner();
    }
  }
  /// Puts off the questions for corners: no recorded load is paid by a troop beside an unread one.
  void leaveCorner() {
    while (m_draft.setAside() && m_isFine) start(Move::later);
  }
  void press(const Decline& /*wanted*/) { start(Move::decline); }
  void press(const Claim& wanted) {
    if (wanted.players == 0) return start(Move::decline);
    for (int player = 0; player < m_ground.game->players; ++player) {
      if (has(wanted.players, player)) want(Ask::claim, player);
    }
  }
  void press(const Reveal& wanted) {
    for (int player = 0; player < m_ground.game->players; ++player) {
      if (question(Ask::boatPoints, player) == nullptr) continue;
      digits(Ask::boatPoints, wanted.points[at(player)], player);
    }
  }
  void press(const Happen& wanted) {
    want(Ask::happening, wanted.what);
    maybe(Ask::player, wanted.player);
    maybe(Ask::resource, wanted.resource);
    maybe(Ask::marker, wanted.marker);
    if (wanted.what == Happening::home) deed({.target = 0, .troop = wanted.troop}, 0);
    Deed swap;
    swap.swap = wanted.swap;
    if (wanted.what == Happening::swap) deed(swap, 0);
  }
  void press(const Tally& wanted) {
    for (int i = 0; i < wanted.markers.count; ++i) choose(Ask::revolts, 0);
    markers(wanted.markers);
    for (int player = 0; player < m_ground.game->players; ++player) {
      if (wanted.markers.count == 0) break;
      const auto& sum = wanted.before[at(player)];
      sum ? digits(Ask::before, *sum, player) : start(Move::absent);
    }
    for (Player player = 0; player < m_ground.game->players; ++player) {
      if (question(Ask::sum, sumId(player, Category::influence)) == nullptr) continue;
      if (!wanted.sums[0][player]) {
        start(Move::absent);
        continue;
      }
      for (const Category category : allCategories) {
        const auto& sum = wanted.sums[at(category)][player];
        if (sum) digits(Ask::sum, *sum, sumId(player, category));
      }
    }
    want(Ask::raised, wanted.raised);
  }
  void press(const Hands& wanted) {
    for (int player = 0; player < m_ground.game->players; ++player) {
      digits(Ask::hand, wanted.sizes[at(player)], player);
    }
  }

  const Draft& m_draft;
  const Ground& m_ground;
  Presses m_hands;
  int m_presses = 0;
  bool m_isFine = true;
  bool m_isReady = false;
};

} // namespace nilometer::pyramidion_test
