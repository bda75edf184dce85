// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/facts/facts.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/prompts/prompt_level.h"

#include <QString>
#include <QStringList>

#include <array>

/// The words of the guide: what a player is told while playing, by level.
namespace nilometer::ui {

/// How much every player wants to be told, by player.
using PromptLevels = std::array<PromptLevel, table::maxSeats>;

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

/// Who decides on the shown table; noPlayer where everybody acts together or the past is shown.
[[nodiscard]] table::Player decidingPlayer(const EgiziaSession& session);

/// Which level counts on the shown table: that of the player on turn; where everybody acts
/// together, the one that says most.
[[nodiscard]] PromptLevel levelNow(const EgiziaSession& session, const PromptLevels& levels);

/// What to say at that level about the shown table.
[[nodiscard]] Guide guideOf(const EgiziaSession& session, PromptLevel level);

/// A fact in words, with the number of its rule.
[[nodiscard]] QString sentence(const Fact& fact, const words::Table& table);

/// "new", "knows it", "silent".
[[nodiscard]] QString promptLevelName(PromptLevel level);

} // namespace nilometer::ui
