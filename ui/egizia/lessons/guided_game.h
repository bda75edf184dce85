// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/state.h"
#include "ui/prompts/prompt_level.h"

#include <QString>

namespace nilometer::ui {

class Preferences;

/// The first game with help: everybody begins with the prompts for newcomers, and after round 1
/// the table is asked once whether it wants to keep them.
class GuidedGame {
public:
  /// `preferences` is not owned and outlives this.
  explicit GuidedGame(Preferences& preferences) : m_preferences(preferences) {}

  /// The game in that file is a guided one from now on.
  void begin(const QString& file, const egizia::RecordHeader& header);
  /// Whether the question is to be asked now on that table of the game in that file.
  [[nodiscard]] bool asks(const QString& file, const egizia::State& state) const;
  /// How much everybody wants to be told from now on; the question is not asked again.
  void answer(PromptLevel level, const egizia::RecordHeader& header);

private:
  void setLevels(PromptLevel level, const egizia::RecordHeader& header);

  Preferences& m_preferences;
};

} // namespace nilometer::ui
