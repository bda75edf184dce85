// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/prompt_level.h"
#include "ui/text/rule_link.h"

#include <QString>
#include <QStringList>

/// The words of the guide: what a player is told while playing, by level.
namespace nilometer::ui {

/// What the guide says. Plain texts; every line of `think` and most others end with the number
/// of a rule, "… (SAIL-3)". All empty: there is nothing to say.
struct Guide {
  QString title;
  QString what;      ///< what phase this is and what it is for
  QString may;       ///< what may be done now
  QStringList think; ///< facts about the position, the most important first
  QString rests{};   ///< the assumed printed values behind the facts with a mark; may be empty
  friend bool operator==(const Guide&, const Guide&) = default;
  [[nodiscard]] bool isEmpty() const { return what.isEmpty() && may.isEmpty() && think.isEmpty(); }
};

/// The most lines of `think` by level.
inline constexpr int mostLinesNewcomer = 6;
inline constexpr int mostLinesKnowing = 2;

/// The guide while the past is shown.
[[nodiscard]] Guide guideToThePast(PromptLevel level);

} // namespace nilometer::ui
