// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/prompt_level.h"

#include <QString>
#include <QStringList>

namespace nilometer::ui {

class GameSession;
class Preferences;

/// The first game with help: everybody begins with the prompts for newcomers, and after round 1
/// the table is asked once whether it wants to keep them.
class GuidedGame {
public:
  /// `preferences` is not owned and outlives this.
  explicit GuidedGame(Preferences& preferences) : m_preferences(preferences) {}

  /// The game in that file is a guided one from now on.
  void begin(const QString& file, const QStringList& players);
  /// Whether the question is to be asked now on the shown table of the game in that file.
  [[nodiscard]] bool asks(const QString& file, const GameSession& game) const;
  /// How much everybody wants to be told from now on; the question is not asked again.
  void answer(PromptLevel level, const QStringList& players);

private:
  void setLevels(PromptLevel level, const QStringList& players);

  Preferences& m_preferences;
};

} // namespace nilometer::ui
