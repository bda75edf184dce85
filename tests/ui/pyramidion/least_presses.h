// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/draft/draft.h"

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

/// The least number of presses that entries of Pyramidion could take, told by the rules and by what
/// was read before.
namespace nilometer::pyramidion_test {

using namespace nilometer::pyramidion;

/// The fewest presses in which any window could be told an entry, if a press says one thing:
/// - one for what is done where the table waits for something else (a pass, a recruit, a reading
///   that nobody asked for), and for doing without;
/// - one for each kind of card, card of that kind, site, boat, player, deed or kind of resources
///   that is not the only one left; a special character or a deity may be meant as it was read
///   first, and a card that nobody has read is always said to be new;
/// - one for each resource that is counted or read, and one for each site of a supply card;
/// - one for each digit, and one behind a number that usually has two;
/// - one to enter it where the rules would let more resources, more players or a digit be added, or
///   a boat be paid otherwise.
/// A card that was read takes two, a pass one.
class LeastToPress {
public:
  explicit LeastToPress(const Ground& ground)
      : m_ground(ground), m_game(*ground.game), m_state(*ground.state), m_options(*ground.options) {
  }

  [[nodiscard]] int of(const Entry& entry) {
    m_said = 0;
    m_isOpen = false;
    std::visit([this](const auto& what) { say(what); }, entry);
    return m_said + (m_isOpen ? 1 : 0);
  }

private:
  void oneOf(auto count) { m_said += count <= 1 ? 0 : 1; }
  void digits(int number) {
    m_said += std::abs(number) > 9 ? 2 : 1;
    m_isOpen = std::abs(number) <= 9;
  }
  /// It usually has two digits: one alone has to be ended.
  void longNumber() {
    m_said += 2;
    m_isOpen = false;
  }
  /// One of those that were read before, or another one. True if it is read now.
  template <class Thing>
  bool isRead(const std::vector<Thing>& list, const Thing& thing, bool areAllKnown) {
    oneOf(list.size() + (areAllKnown ? 0 : 1));
    return std::ranges::find(list, thing) == list.end();
  }
  template <class Thing> [[nodiscard]] static bool areSingle(const std::vector<Thing>& list) {
    return std::ranges::any_of(list, [](const Thing& thing) { return thing.id != 0; });
  }

  void supply(const SupplyCard& card) {
    const auto& list = m_ground.state->readings.supply;
    if (!isRead(list, card, list.size() == supplyCards)) return;
    for (const Site site : allSites) {
      const int pieces = card[at(site)].total();
      m_said += pieces + (pieces > 0 && site != Site::giza ? 1 : 0);
    }
    m_isOpen = true;
  }
  void boat(const Boat& boat, int drawn) {
    const auto list = listedBoats(m_ground, drawn);
    m_isOpen = isRead(list, boat, areSingle(list));
    if (!m_isOpen) return;
    m_said += boat.need.total();
    if (boat.points) return digits(*boat.points);
    ++m_said; // nothing says that it needs no more
    m_isOpen = false;
  }
  void markers(const Markers& markers) {
    const auto& list = m_ground.state->readings.markers;
    for (int i = 0; i < markers.count; ++i) {
      const RevoltMarker& marker = markers.turned[at(i)];
      m_isOpen = isRead(list, marker, list.size() == revoltMarkers);
      if (m_isOpen) m_said += (marker.value > 9 ? 2 : 1) + marker.pictured.total();
    }
  }
  void card(const Card& card, Player player) {
    // As the box has them: all special characters are one kind.
    const auto isSpecial = [](CardKind kind) { return kind >= CardKind::highPriest; };
    std::set<CardKind> kinds;
    std::set<CardKind> specials;
    for (const CardOffer& offer : m_options.cards) {
      kinds.insert(isSpecial(offer.kind) ? CardKind::highPriest : offer.kind);
      if (isSpecial(offer.kind)) specials.insert(offer.kind);
    }
    oneOf(kinds.size());
    if (isSpecial(card.kind)) oneOf(specials.size());
    const auto list = listedCards(m_ground, player, card.kind);
    const auto known = std::ranges::find_if(list, [&](Card each) {
      if (each.id != 0 || !each.ankh || !card.ankh) each.ankh = card.ankh;
      return each == card;
    });
    const bool isKnown = known != list.end();
    const auto unread =
        areSingle(list) ? 0 : std::ranges::count(m_options.cards, card.kind, &CardOffer::kind);
    const bool isMeant =
        known == list.begin() && (card.kind == CardKind::deity || isSpecial(card.kind));
    if (isKnown && !isMeant) oneOf(std::ssize(list) + unread);
    if (!isKnown) {
      ++m_said;
      for (const std::uint8_t value : card.values) digits(value);
    }
    const bool asks = asksForAnkh(m_state.active) && m_state.phase == Phase::play;
    if (asks && card.ankh && !(isKnown && known->ankh)) m_said += m_isRecruited ? 0 : 1;
  }
  void side(const Resources& moved, const Resources& from) {
    if (from.total() > moved.total() && std::popcount(from.kinds()) > 1) {
      m_said += std::popcount(moved.kinds());
    }
  }
  void swap(const Swap& swap) {
    side(swap.give, m_state.on(m_state.active).resources);
    side(swap.get, m_state.on(swap.site).resources);
  }
  void deed(const Deed& deed, const Choices& possible) {
    if (possible.empty()) return;
    const bool optional = m_game.options.effects == SpecialEffects::optional;
    oneOf(std::ssize(possible.targets) + std::ssize(possible.troops) +
          std::popcount(possible.resources) + std::popcount(possible.swaps) +
          (possible.raise ? 1 : 0) + (optional ? 1 : 0));
    if (deed.swap) swap(*deed.swap);
  }

  void say(const SetUp& entry) {
    m_said += m_game.players - 1; // the last number is the only one left
    supply(entry.supply);
  }
  void say(const NewBoats& entry) {
    for (int i = 0; i < entry.count; ++i) boat(entry.boats[at(i)], entry.count);
  }
  void say(const NextSupply& entry) { supply(entry.card); }
  void say(const Negotiate& entry) {
    oneOf(std::popcount(m_state.toNegotiate));
    oneOf(std::popcount(m_state.on(entry.site).resources.kinds()));
  }
  void say(const Activate& entry) {
    oneOf(std::ranges::count(m_state.sites, false, &SiteState::sundial));
    if (entry.boat) boat(*entry.boat, 1);
  }
  void say(const Play& entry) {
    const CardKind kind = entry.card.kind;
    card(entry.card, entry.player);
    if (entry.category) ++m_said;
    deed(entry.deed, choicesOf(m_game, m_state, kind, entry.player));
    if (const auto repeat = repeatOf(m_game, m_state, entry)) {
      const auto& [repeated, actor, number] = *repeat;
      deed(entry.again, choicesOf(m_game, m_state, repeated, actor, number));
    }
    if (markersFree(m_state, entry.player, entry.card) != 0) ++m_said;
    Play trial = entry;
    const auto isPower = [&](auto& field, auto what) {
      field = what;
      Verdict verdict;
      judgePower(m_game, m_state, trial, verdict);
      return verdict.legal();
    };
    trial.gain.reset();
    trial.home.reset();
    const bool gains =
        mayGain(m_state, entry.card) &&
        std::ranges::any_of(allResources, [&](Resource kind) { return isPower(trial.gain, kind); });
    trial.gain.reset();
    const bool sends =
        maySendHome(m_state, entry.card) &&
        std::ranges::any_of(allTroops, [&](Troop kind) { return isPower(trial.home, kind); });
    m_said += (gains ? 1 : 0) + (sends ? 1 : 0);
  }
  void say(const Pass& entry) {
    ++m_said;
    m_isRecruited = true;
    if (entry.recruit) card(*entry.recruit, entry.player);
    m_isRecruited = false;
  }
  void say(const Revolt& entry) { markers(entry.markers); }
  void say(const TellMinima& entry) {
    const bool isAsked = m_state.phase == Phase::minima && entry.site == minimaAskedOf(m_state);
    m_said += isAsked ? 0 : 1;
    digits(entry.influence);
    digits(entry.negotiation);
  }
  void say(const Correct& /*entry*/) {} // by a dialog
  void say(const Later& entry) { m_said += entry.what == Waiting::corner ? 2 : 1; }
  void say(const TellCorner& entry) {
    const int kinds = std::popcount(entry.kinds);
    m_said += 1 + kinds;
    m_isOpen = kinds < resourceCount;
  }
  void say(const TakeBack& entry) {
    const auto cards = std::ranges::count_if(entry.cards, [](int card) { return card != 0; });
    m_said += std::max(1, static_cast<int>(cards));
    m_isOpen =
        cards == 1 && mostTakenBack(m_state) > 1 && takeBackChoices(m_game, m_state).size() > 1;
  }
  void say(const Trade& /*entry*/) { ++m_said; }
  void say(const Load& entry) {
    ++m_said;
    m_isOpen = m_state.of(entry.player).resources[Resource::statue] > 0 ||
               readyTroops(m_state, entry.player) != 0;
  }
  void say(const Decline& /*entry*/) { ++m_said; }
  void say(const Claim& entry) {
    m_said += std::max(1, std::popcount(entry.players));
    m_isOpen = entry.players != 0 && std::popcount(entry.players) < m_game.players;
  }
  void say(const Reveal& /*entry*/) {
    for (Player player = 0; player < m_game.players; ++player) {
      if (!m_state.of(player).loaded.empty()) longNumber();
    }
  }
  void say(const Happen& entry) {
    ++m_said;
    switch (entry.what) {
    case Happening::gain:
    case Happening::take:
    case Happening::marker: m_said += 1 + legal(entry); return;
    case Happening::add: m_said += legal(entry); return;
    case Happening::swap: {
      const auto possible = choicesOf(m_game, m_state, CardKind::stonemason, noPlayer);
      oneOf(std::popcount(possible.swaps));
      return swap(entry.swap);
    }
    case Happening::home:
      oneOf(choicesOf(m_game, m_state, CardKind::protector, noPlayer).troops.size());
      return;
    }
  }
  /// 1 if it could have been of another kind, or another order marker.
  [[nodiscard]] int legal(Happen entry) const {
    int ways = 0;
    const auto isLegal = [&] { return judge(m_game, m_state, Entry(entry)).legal(); };
    if (entry.what == Happening::marker) {
      for (int marker = 1; marker <= m_game.players; ++marker) {
        entry.marker = static_cast<std::uint8_t>(marker);
        ways += isLegal() ? 1 : 0;
      }
    } else {
      for (const Resource kind : allResources) {
        entry.resource = kind;
        ways += isLegal() ? 1 : 0;
      }
    }
    return ways > 1 ? 1 : 0;
  }
  void say(const Tally& entry) {
    m_said += entry.markers.count;
    markers(entry.markers);
    const bool revolt = entry.markers.count > 0;
    const PlayerSet failed = failedIn(entry.before, strengthOf(entry.markers, m_state.active));
    for (Player player = 0; player < m_game.players; ++player) {
      if (revolt) number(entry.before[player]);
      if (revolt && (!entry.before[player] || has(failed, player))) continue;
      if (!entry.sums[0][player]) {
        ++m_said;
        continue;
      }
      for (const Totals& sums : entry.sums) number(sums[player]);
    }
    m_said += entry.raised == 0 ? 0 : 1;
    m_isOpen = false;
  }
  /// Nothing said of it takes a press, too.
  void number(std::optional<int> sum) {
    if (sum)
      longNumber();
    else
      ++m_said;
  }
  void say(const Hands& /*entry*/) {
    for (int player = 0; player < m_game.players; ++player) longNumber();
  }

  const Ground& m_ground;
  const Game& m_game;
  const State& m_state;
  const Options& m_options;
  int m_said = 0;
  bool m_isOpen = false;
  bool m_isRecruited = false; ///< its ankh is no matter
};

} // namespace nilometer::pyramidion_test
