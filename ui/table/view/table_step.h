// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/move_glyphs.h"
#include "ui/table/view/prompt.h"

#include <QString>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// How far an entry is that the table follows step by step before it is made, or how far the
/// telling of one is that was made. Nothing in it that the window does not show to everybody at
/// that step.
struct TableStep {
  struct Score {
    int points = 0;
    QString others{}; ///< what it may be besides while something is disputed: "/ 26?"
  };
  std::vector<Score> scores{};        ///< by player; empty: as the session says
  std::optional<MoveContent> moves{}; ///< of this step alone; none: as the session says
  /// The phase that is told until somebody goes on: nobody is asked anything; none: as the session
  /// says.
  std::optional<PhaseLook> phases{};
};

} // namespace nilometer::ui
