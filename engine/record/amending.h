// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/amend_before.h"
#include "engine/record/mended_ways.h"

#include <cassert>
#include <iterator>
#include <tuple>
#include <utility>

namespace nilometer::record {

/// Plays a game on after something in its past was changed, and finds for each later entry that no
/// longer holds what becomes of it. Among the ways there are, that one is taken which costs least
/// together with all that follows within reach, where whatever does not hold is settled in the
/// first way that works. What was entered did happen: it is left out only where there is no other
/// way, however much else it breaks. An entry that costs points which it did not cost before, or
/// that does nothing in place of one that did something, is only taken where no other way is left.
template <table::Rules G> class Amending {
  using State = typename G::State;
  using Entry = typename G::Entry;
  using Way = record::Way<G>;

public:
  Amending(const GameRecord<G>& record, const Replay<G>& before, const Amendment<G>& amendment)
      : m_record(record), m_before(before), m_game(before.game), m_amendment(amendment),
        m_state(G::setUp(before.game)), m_steps(record, before, amendment.asPlayed) {}

  [[nodiscard]] EditPreview<G> carryOut() {
    const auto& entries = m_record.entries;
    const bool asRead = m_amendment.kind == AmendKind::asRead;
    const std::size_t index = asRead ? 0 : m_amendment.index;
    assert(asRead || index < entries.size());
    m_amended.record.header = m_record.header;
    m_amended.record.entries.reserve(entries.size() + 1);
    for (std::size_t i = 0; i < index; ++i) add(m_state, entries[i]);
    if (!asRead) m_steps.startPlaying(m_state, index);
    if (m_amendment.kind == AmendKind::replace || m_amendment.kind == AmendKind::insertBefore) {
      add(m_state, m_amendment.entry);
    }
    if (m_amendment.kind == AmendKind::replace) {
      m_mended.note({entries[index].entry, m_amendment.entry.entry});
    }
    const bool stays = asRead || m_amendment.kind == AmendKind::insertBefore;
    const std::size_t next = stays ? index : index + 1;
    // What the change itself says is not taken back behind it.
    if (!m_steps.asPlayed(m_state, next).empty()) m_anew = m_before.entries[index].round;
    for (std::size_t i = next; i < entries.size(); ++i) goOn(i);
    return std::move(m_amended);
  }

private:
  /// How many entries are looked ahead all together before the first way that works is taken
  /// without looking: a record may be as long and as wrong as it likes.
  static constexpr std::size_t patience = 12'000;

  table::Outcome tryEntering(State& state, const Entry& entry, bool anyway) {
    return m_steps.tryEntering(state, entry, anyway);
  }
  table::Outcome add(State& state, const RecordedEntry<G>& entry) {
    m_amended.record.entries.push_back(entry);
    return tryEntering(state, entry.entry, entry.anyway);
  }
  [[nodiscard]] bool held(std::size_t entry) const {
    return m_amendment.kind == AmendKind::asRead || m_before.entries[entry].accepted;
  }
  [[nodiscard]] const LaterChoice<G>* chosen(std::size_t entry) const {
    const auto at = std::ranges::find(m_amendment.later, entry, &LaterChoice<G>::entry);
    return at == m_amendment.later.end() ? nullptr : &*at;
  }

  void goOn(std::size_t i) {
    const RecordedEntry<G> entry = m_steps.meant(m_state, i);
    const LaterChoice<G>* choice = chosen(i);
    State after = m_state;
    const table::Outcome outcome = tryEntering(after, entry.entry, entry.anyway);
    if (choice == nullptr && outcome.accepted && isNeedless(entry, after)) return leaveOut(i);
    const bool other = choice == nullptr ? holdsAgain(i, outcome) : isOther(choice->resolution);
    if (other || (!outcome.accepted && held(i))) return settle(i, entry, outcome, choice);
    if (isElsewhere(i, entry)) {
      m_amended.later.push_back({.entry = i,
                                 .at = m_amended.record.entries.size(),
                                 .resolution = Resolution::mended,
                                 .instead = entry,
                                 .follows = true,
                                 .choices = {Resolution::mended, Resolution::leftOut},
                                 .holds = true});
    }
    m_state = std::move(after);
    m_amended.record.entries.push_back(entry);
  }
  /// Whether what stands for that entry says something else.
  [[nodiscard]] bool isElsewhere(std::size_t i, const RecordedEntry<G>& entry) const {
    return !(entry.entry == m_record.entries[i].entry);
  }
  [[nodiscard]] static bool isOther(Resolution resolution) {
    return resolution != Resolution::kept && resolution != Resolution::asPlayed;
  }
  /// Whether an earlier change has put it in to make the table what it is now without it.
  [[nodiscard]] bool isNeedless(const RecordedEntry<G>& entry, const State& after) const {
    return m_amendment.kind != AmendKind::asRead && !entry.reason.empty() &&
           entry.reason == m_amendment.asPlayed && after == m_state;
  }
  void leaveOut(std::size_t i) {
    m_amended.later.push_back({.entry = i,
                               .at = m_amended.record.entries.size(),
                               .resolution = Resolution::leftOut,
                               .choices = {Resolution::leftOut, Resolution::kept},
                               .holds = true});
  }
  /// Whether the table has entered it anyway, without a word why, and need not have.
  [[nodiscard]] bool holdsAgain(std::size_t i, const table::Outcome& outcome) const {
    const RecordedEntry<G>& entry = m_record.entries[i];
    return entry.anyway && entry.reason.empty() && outcome.verdict.legal() &&
           !m_before.entries[i].verdict.legal();
  }

  /// `entry` is that one as it is meant on the table.
  void settle(std::size_t i, const RecordedEntry<G>& entry, const table::Outcome& outcome,
              const LaterChoice<G>* choice) {
    LaterEntry<G> later{.entry = i,
                        .verdict = outcome.verdict,
                        .impossible = outcome.impossible,
                        .canInsist = outcome.canInsist(),
                        .proposed = choice == nullptr};
    m_steps.forgetBefore(i);
    std::vector<Way> ways = waysFor(i, entry, outcome);
    for (const Way& way : ways) {
      if (std::ranges::find(later.choices, way.resolution) == later.choices.end()) {
        later.choices.push_back(way.resolution);
      }
    }
    judgeAnew(i, later, choice, ways);
    if (choice != nullptr &&
        (choice->resolution == Resolution::kept || choice->resolution == Resolution::again)) {
      later.resolution = choice->resolution;
      for (const RecordedEntry<G>& before : choice->before) add(m_state, before);
      later.before = choice->before;
      later.at = m_amended.record.entries.size();
      later.instead = choice->again;
      if (!later.instead && outcome.accepted && isElsewhere(i, entry)) {
        later.instead = entry;
        later.follows = true;
      }
      later.holds = add(m_state, later.instead.value_or(m_record.entries[i])).accepted;
    } else {
      const auto isChosen = [&](Resolution resolution) {
        return choice != nullptr && choice->resolution == resolution;
      };
      // What was chosen may not be there any more, after something else was.
      if (std::ranges::any_of(later.choices, isChosen)) {
        std::erase_if(ways, [&](const Way& way) { return !isChosen(way.resolution); });
      }
      Way& way = ways[cheapest(ways, i)];
      if (way.entry && (way.resolution == Resolution::mended || isElsewhere(i, *way.entry))) {
        later.instead = way.entry;
        later.follows = way.resolution != Resolution::mended || way.entry->entry == entry.entry;
      }
      take(later, std::move(way));
    }
    if (later.instead) m_mended.note({m_record.entries[i].entry, later.instead->entry});
    m_amended.later.push_back(std::move(later));
  }

  /// Once an entry that could stay as played is changed, no later entry of its round is proposed as
  /// played: the user is told of each, and nothing is proposed that would put them all back.
  void judgeAnew(std::size_t i, const LaterEntry<G>& later, const LaterChoice<G>* choice,
                 std::vector<Way>& ways) {
    const auto offered = std::ranges::find(later.choices, Resolution::asPlayed);
    if (offered == later.choices.end()) return;
    if (choice == nullptr) {
      if (isAnew(i))
        std::erase_if(ways, [](const Way& way) { return way.resolution == Resolution::asPlayed; });
    } else if (choice->resolution == Resolution::asPlayed) {
      m_anew.reset();
    } else {
      m_anew = m_before.entries[i].round;
    }
  }
  [[nodiscard]] bool isAnew(std::size_t i) const { return m_anew == m_before.entries[i].round; }

  void take(LaterEntry<G>& later, Way way) {
    later.resolution = way.resolution;
    later.holds = true;
    auto& entries = m_amended.record.entries;
    std::ranges::copy(way.before, std::back_inserter(entries));
    later.before = std::move(way.before);
    later.at = entries.size();
    if (way.entry) entries.push_back(std::move(*way.entry));
    m_state = std::move(way.state);
  }

  [[nodiscard]] Way leavingOut() const { return {.state = m_state}; }

  /// Every way to go on with that entry, those that change least first.
  [[nodiscard]] std::vector<Way> waysFor(std::size_t i, const RecordedEntry<G>& entry,
                                         const table::Outcome& outcome) {
    std::vector<Way> ways;
    if (Way way{.cost = 0}; !outcome.accepted && m_steps.putBack(m_state, i, way)) {
      ways.push_back(std::move(way));
    }
    if (outcome.accepted) {
      const bool again = holdsAgain(i, outcome);
      const Resolution resolution = isElsewhere(i, entry) ? Resolution::mended : Resolution::kept;
      Way way{.resolution = resolution, .entry = entry, .state = m_state, .cost = 0};
      tryEntering(way.state, entry.entry, entry.anyway);
      if (again) {
        way.resolution = Resolution::anyway;
        ways.push_back(way);
        way.resolution = Resolution::holdsAgain;
        way.entry->anyway = false;
      }
      ways.insert(ways.begin(), std::move(way));
    } else if (outcome.canInsist()) {
      Way way{
          .resolution = Resolution::anyway, .entry = entry, .state = m_state, .cost = anywayCost};
      way.entry->anyway = true;
      tryEntering(way.state, entry.entry, true);
      ways.push_back(std::move(way));
    }
    if (!outcome.accepted && (isPatient() || ways.empty())) {
      if (auto way = completed(i)) ways.push_back(std::move(*way));
    }
    if (!outcome.accepted && (isPatient() || ways.empty())) m_mended.add(m_state, entry, ways);
    if (ways.empty()) addCompletedAndMended(i, ways);
    ways.push_back(leavingOut());
    return ways;
  }

  [[nodiscard]] std::optional<Way> completed(std::size_t i) {
    Way way{.resolution = Resolution::completed, .state = m_state, .cost = 0};
    if (!m_steps.complete(way.state, i, way)) return std::nullopt;
    return way;
  }

  /// Where both what is missing before it and another entry in its place are needed.
  void addCompletedAndMended(std::size_t i, std::vector<Way>& ways) {
    Way way{.state = m_state, .cost = 0};
    if (m_steps.complete(way.state, i, way) || way.before.empty()) return;
    if (!m_steps.isThere(G::clock(way.state), i)) return;
    m_mended.add(way.state, m_steps.meant(way.state, i), ways);
    for (Way& mended : ways) {
      mended.before = way.before;
      mended.cost += way.cost;
    }
  }

  /// The way that costs no more points, does something, and costs least with all that follows; of
  /// two, the first. Leaving out comes last.
  [[nodiscard]] std::size_t cheapest(const std::vector<Way>& ways, std::size_t entry) {
    if (ways.size() == 1) return 0;
    const bool looks = isPatient();
    std::size_t best = 0;
    std::tuple<bool, bool, int> least;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const Way& way = ways[i];
      if (i > 0 && way.resolution == Resolution::leftOut) continue;
      const int follows = looks ? way.cost + ahead(way.state, entry + 1) : 0;
      const std::tuple cost(costsPoints(way, entry), way.nothing, follows);
      if (i > 0 && cost >= least) continue;
      best = i;
      least = cost;
    }
    return best;
  }
  /// Whether it costs points that the entry as it was made did not. What is missing before it costs
  /// what it costs.
  [[nodiscard]] bool costsPoints(const Way& way, std::size_t entry) const {
    if (!way.entry || !way.before.empty()) return false;
    int lost = 0;
    for (table::Player player = 0; player < m_record.header.players.size(); ++player) {
      lost += std::max(G::points(m_state, player) - G::points(way.state, player), 0);
    }
    for (const table::Effect& effect : m_before.effectsOf(entry)) {
      const bool isLost = effect.kind == table::EffectKind::points && effect.after < effect.before;
      if (isLost) lost -= effect.before - effect.after;
    }
    return lost > 0;
  }

  [[nodiscard]] bool isPatient() const { return m_looked <= patience; }
  /// What going on from that table costs.
  [[nodiscard]] int ahead(State state, std::size_t next) {
    const std::size_t end = std::min(m_record.entries.size(), next + amendReach);
    int cost = 0;
    for (std::size_t i = next; i < end; ++i) cost += costOf(state, i);
    m_looked += end - next;
    return cost;
  }
  /// Of one entry, which is carried out in the first way that works.
  int costOf(State& state, std::size_t i) {
    const RecordedEntry<G> entry = m_steps.meant(state, i);
    const table::Outcome outcome = tryEntering(state, entry.entry, entry.anyway);
    if (outcome.accepted || !held(i)) return 0;
    Way way{.cost = 0};
    if (!isAnew(i) && m_steps.putBack(state, i, way)) {
      state = std::move(way.state);
      return way.cost;
    }
    if (outcome.canInsist()) {
      tryEntering(state, entry.entry, true);
      return anywayCost;
    }
    State tried = state;
    way = Way{.cost = 0};
    if (!m_steps.isBefore(G::clock(state), i) || !m_steps.complete(tried, i, way))
      return leftOutCost;
    state = std::move(tried);
    return way.cost;
  }

  const GameRecord<G>& m_record;
  const Replay<G>& m_before;
  const typename G::Setup& m_game;
  const Amendment<G>& m_amendment;
  State m_state; ///< after the entries of the amended record
  MendedWays<G> m_mended{m_game};
  AmendBefore<G> m_steps;
  EditPreview<G> m_amended;
  std::size_t m_looked = 0; ///< entries played for looking ahead
  /// The round in which nothing is proposed that makes the table as it was when it was played.
  std::optional<int> m_anew;
};

} // namespace nilometer::record
