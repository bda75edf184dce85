// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

/// What the scribe did, step by step, with a way back to every one of them.
namespace nilometer::record {

/// What a step did to the record.
enum class Did : std::uint8_t {
  opened,      ///< nothing: where everything begins
  entered,     ///< an entry at the end
  replaced,    ///< an earlier entry by another one, with all that follows from it
  inserted,    ///< before an earlier entry, the same
  removed,     ///< an earlier entry, the same
  disputed,    ///< an entry was marked as disputed, or the mark says something else now
  settled,     ///< … and the table agrees: the entry stays, or what it is to be is there
  mended,      ///< what no longer held in the record as it was read was put right
  otherValues, ///< the game goes on on other printed values
  compared     ///< … whose values are the same, but other ones are confirmed
};

/// The printed values that a game is played with. Editions outlive the history.
template <table::Rules G> struct Values {
  RecordHeader<G> header; ///< names them
  const typename G::Edition* edition = nullptr;
};

/// A step and what it changed: from `at` on, `is` stands in the record where `was` stood before.
template <table::Rules G> struct Step {
  std::size_t parent = 0; ///< the step before
  Did did = Did::opened;
  std::size_t at = 0;
  std::vector<RecordedEntry<G>> was = {};
  std::vector<RecordedEntry<G>> is = {};
  RecordedEntry<G> about = {};             ///< made, changed to, inserted, removed
  std::optional<Values<G>> wasValues = {}; ///< where the step changed them
  std::optional<Values<G>> isValues = {};
  const typename G::Edition* edition = nullptr; ///< the game is played with after it
  std::size_t next = 0;                         ///< the step that redo goes on to; 0 = none
};

/// The steps as a tree: what is done after an undo begins another branch, and the one that was
/// left stays reachable. Step 0 is the record before its first entry.
template <table::Rules G> class History {
public:
  /// Of a record just opened, with a step for each entry.
  History(const std::vector<RecordedEntry<G>>& entries, const typename G::Edition& edition)
      : m_steps(1) {
    m_steps.reserve(entries.size() + 1);
    m_steps.front().edition = &edition;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      add({.did = Did::entered, .at = i, .is = {entries[i]}, .edition = &edition});
    }
  }

  /// In the order in which they were made.
  [[nodiscard]] const std::vector<Step<G>>& steps() const { return m_steps; }
  /// The last step that is done.
  [[nodiscard]] std::size_t now() const { return m_now; }
  [[nodiscard]] bool canUndo() const { return m_now != 0; }
  [[nodiscard]] bool canRedo() const { return m_steps[m_now].next != 0; }
  /// What undo() takes back. @pre canUndo()
  [[nodiscard]] const Step<G>& undone() const { return m_steps[m_now]; }
  /// What redo() brings back. @pre canRedo()
  [[nodiscard]] const Step<G>& redone() const { return m_steps[m_steps[m_now].next]; }
  /// Whether a step is done: now, or one on the way to it.
  [[nodiscard]] bool isDone(std::size_t step) const {
    std::size_t at = m_now;
    while (at > step) at = m_steps[at].parent; // a parent comes before its children
    return at == step;
  }

  /// A step has been done; it is now.
  void add(Step<G> step) {
    step.parent = m_now;
    m_steps[m_now].next = m_steps.size();
    m_now = m_steps.size();
    m_steps.push_back(std::move(step));
  }
  /// Puts steps behind now, for redo to go on to, without going there.
  void addUndone(std::vector<Step<G>> steps) {
    const std::size_t now = m_now;
    for (Step<G>& step : steps) add(std::move(step));
    m_now = now;
  }

  /// The way from now to a step: those to take back, then those to do again, in this order.
  struct Way {
    std::vector<std::size_t> back;
    std::vector<std::size_t> forward;
  };
  [[nodiscard]] Way wayTo(std::size_t step) const {
    Way way;
    while (!isDone(step)) {
      way.forward.push_back(step);
      step = m_steps[step].parent;
    }
    std::ranges::reverse(way.forward);
    for (std::size_t at = m_now; at != step; at = m_steps[at].parent) way.back.push_back(at);
    return way;
  }
  /// Now is there; redo leads on where the game has been before, coming back along the way.
  void goTo(std::size_t step) {
    for (std::size_t at = step; at != 0; at = m_steps[at].parent) {
      m_steps[m_steps[at].parent].next = at;
    }
    m_now = step;
  }

private:
  std::vector<Step<G>> m_steps;
  std::size_t m_now = 0;
};

/// What differs between two rows of entries, without what is the same at the beginning and the end.
template <table::Rules G>
[[nodiscard]] Step<G> stepBetween(const std::vector<RecordedEntry<G>>& was,
                                  const std::vector<RecordedEntry<G>>& is) {
  const auto [firstWas, firstIs] = std::ranges::mismatch(was, is);
  auto lastWas = was.end();
  auto lastIs = is.end();
  while (lastWas != firstWas && lastIs != firstIs && *std::prev(lastWas) == *std::prev(lastIs)) {
    --lastWas;
    --lastIs;
  }
  return {.at = static_cast<std::size_t>(firstWas - was.begin()),
          .was = {firstWas, lastWas},
          .is = {firstIs, lastIs}};
}

} // namespace nilometer::record
