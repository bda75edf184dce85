// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/copy/copy_shelf.h"
#include "ui/copy/told_value.h"
#include "ui/session/game_session.h"

#include <QObject>

#include <functional>
#include <string>

namespace nilometer::ui {

/// Of a game whose entries tell printed values: what the table tells goes to the players' own copy,
/// so that no later game asks for it again. What is taken back stays there until something else is
/// told.
class ToldKeeper : public QObject {
  Q_OBJECT
public:
  struct Game {
    GameSession& session;     ///< outlives the keeper
    std::string id;           ///< of its kind
    record::EditionName name; ///< of the values it is played with
    /// All that was told so far, later ones behind earlier ones.
    std::function<ToldValues()> told;
    record::EditionDocument played; ///< these values
  };
  /// `next` = the id of the values that the next game is proposed to be played with.
  ToldKeeper(Game game, CopyShelf shelf, std::function<std::string()> next);

Q_SIGNALS:
  /// It stands on this copy of the players' now: the next game is best played with it.
  void keptOnCopy(const nilometer::ui::CheckedCopy& copy);

private:
  void keep();
  /// The own copy that the game is played on, else the one that the next game is, else a new one.
  [[nodiscard]] QString copyPath() const;

  Game m_game;
  CopyShelf m_shelf;
  std::function<std::string()> m_next;
  std::size_t m_told; ///< so many were kept, or told before the game was opened
};

} // namespace nilometer::ui
