// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/action_bar/question_rows.h"

#include <QStringList>

#include <vector>

/// What somebody hears of the table who does not see it.
namespace nilometer::ui {

struct PhaseCardContent;
struct PhaseLook;
struct StripContent;

/// What there is to hear, each part a text of its own with the players' names in full.
struct SpokenTable {
  QString refusal{};     ///< every rule that forbids it, and what can be done nevertheless
  QString moves{};       ///< what to move on the real board
  QString moment{};      ///< "Round 2 of 5, Build"
  QStringList results{}; ///< what a phase does to each player
  QString turn{};        ///< whose turn it is and what is asked, or the entry being made
  std::vector<QuestionRow> questions{};
  QString others{};     ///< what else can be done
  QString otherKinds{}; ///< the same without names
  QString enter{};      ///< what Enter would do now
  QString asked{};      ///< the question for a printed number
  friend bool operator==(const SpokenTable&, const SpokenTable&) = default;
};

/// `card` is nullptr where there is none.
[[nodiscard]] SpokenTable spokenTable(const StripContent& strip, const PhaseLook& phases,
                                      const PhaseCardContent* card);

/// The news in `now` for somebody who heard `before`, in the order in which it is needed: why not,
/// what to move, where the game is, whose turn it is, what can be chosen.
[[nodiscard]] QStringList newToHear(const SpokenTable& before, const SpokenTable& now);

} // namespace nilometer::ui
