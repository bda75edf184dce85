// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/prompt_level.h"

#include <QObject>
#include <QPointer>

namespace nilometer::ui {

class GameTable;
class GuidedQuestion;
class OpenGame;
class Pages;
class Preferences;

/// How a game gets under way: a set-up that was begun goes on, and after round 1 of a guided game
/// the table is asked how much it wants to be told.
class FirstRound : public QObject {
public:
  /// Nothing is owned, and all of it outlives this.
  FirstRound(OpenGame& game, GameTable& table, Preferences& preferences, Pages& pages);

  /// Shows the set-up of the open game if it was begun and left.
  void resumeSetup();

private:
  /// Play has begun, or a round is over.
  void follow();
  void answer(PromptLevel level);

  OpenGame& m_game;
  GameTable& m_table;
  Preferences& m_preferences;
  Pages& m_pages;
  QPointer<GuidedQuestion> m_question;
};

} // namespace nilometer::ui
