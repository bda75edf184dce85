// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace nilometer::record {

/// Steps that were done, whatever a step is, as a tree: what is done after an undo begins another
/// branch, and the one that was left stays reachable. Step 0 is where everything begins. S has the
/// members `parent`, the step before, and `next`, the step that redo goes on to (0 = none), both
/// std::size_t; they are filled in here.
template <class S> class StepTree {
public:
  explicit StepTree(S first) { m_steps.push_back(std::move(first)); }

  /// In the order in which they were made.
  [[nodiscard]] const std::vector<S>& steps() const { return m_steps; }
  /// The last step that is done.
  [[nodiscard]] std::size_t now() const { return m_now; }
  [[nodiscard]] bool canUndo() const { return m_now != 0; }
  [[nodiscard]] bool canRedo() const { return m_steps[m_now].next != 0; }
  /// What undo() takes back. @pre canUndo()
  [[nodiscard]] const S& undone() const { return m_steps[m_now]; }
  /// What redo() brings back. @pre canRedo()
  [[nodiscard]] const S& redone() const { return m_steps[m_steps[m_now].next]; }
  /// Whether a step is done: now, or one on the way to it.
  [[nodiscard]] bool isDone(std::size_t step) const {
    std::size_t at = m_now;
    while (at > step) at = m_steps[at].parent; // a parent comes before its children
    return at == step;
  }

  void reserve(std::size_t steps) { m_steps.reserve(steps); }
  /// A step has been done; it is now.
  void add(S step) {
    step.parent = m_now;
    m_steps[m_now].next = m_steps.size();
    m_now = m_steps.size();
    m_steps.push_back(std::move(step));
  }
  /// Puts steps behind now, for redo to go on to, without going there.
  void addUndone(std::vector<S> steps) {
    const std::size_t now = m_now;
    for (S& step : steps) add(std::move(step));
    m_now = now;
  }
  /// Whether now is the step made last, so that it can still become another one.
  [[nodiscard]] bool isFresh() const { return m_now != 0 && m_now + 1 == m_steps.size(); }
  /// The step made last as if it had never been. @pre isFresh()
  void forgetLast() {
    m_now = m_steps.back().parent;
    m_steps[m_now].next = 0;
    m_steps.pop_back();
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
  /// Now is there; redo leads on where it has been before, coming back along the way.
  void goTo(std::size_t step) {
    for (std::size_t at = step; at != 0; at = m_steps[at].parent) {
      m_steps[m_steps[at].parent].next = at;
    }
    m_now = step;
  }

private:
  std::vector<S> m_steps;
  std::size_t m_now = 0;
};

} // namespace nilometer::record
