// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/step_tree.h"

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

namespace nilometer::ui {

/// A line of what the scribe did.
struct HistoryLine {
  std::size_t step = 0; ///< its place in the tree of steps
  QString name = {};
  QString whole = {};         ///< the same with whole names, where some are shortened
  int entry = 0;              ///< from 1; 0 where it is about no single entry
  int round = 0;              ///< of that entry
  bool isNow = false;         ///< the last one that is done
  bool isUndone = false;      ///< taken back; redo leads there
  bool isOverwritten = false; ///< taken back, and something else was done then
};

/// All steps in the order in which they were made. `nameOf` says what one is called:
/// QString(const S&).
template <class S, class Name>
[[nodiscard]] std::vector<HistoryLine> historyLines(const record::StepTree<S>& tree,
                                                    const Name& nameOf) {
  std::vector<HistoryLine> lines;
  for (const S& step : tree.steps()) {
    lines.push_back(
        {.step = lines.size(), .name = nameOf(step), .whole = {}, .isOverwritten = true});
  }
  for (std::size_t at = tree.now();; at = tree.steps()[at].parent) {
    lines[at].isOverwritten = false;
    if (at == 0) break;
  }
  for (std::size_t at = tree.now(); (at = tree.steps()[at].next) != 0;) {
    lines[at].isOverwritten = false;
    lines[at].isUndone = true;
  }
  lines[tree.now()].isNow = true;
  return lines;
}

} // namespace nilometer::ui
