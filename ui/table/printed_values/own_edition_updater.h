// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/game/session/game_session.h"
#include "ui/store/games/game_library.h"
#include "ui/store/own_edition/copy_shelf.h"
#include "ui/store/own_edition/told_value.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>

namespace nilometer::ui {

/// Of a game whose entries tell printed values: what the table tells goes to the players' own copy,
/// so that no later game asks for it again. A number that is taken back is there what was told, or
/// known, before; one of the things in a list stays until as much as before is entered again.
class OwnEditionUpdater : public QObject {
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
  OwnEditionUpdater(Game game, CopyShelf shelf, std::function<std::string()> next);

Q_SIGNALS:
  /// It stands on this copy of the players' now: the next game is best played with it.
  void keptOnCopy(const nilometer::ui::CheckedCopy& copy);

private:
  /// Keeps what is told now, for the first time or otherwise: all else may have been put right on
  /// the copy since. `wrong` = what is not told any more, or by something else.
  void keep(const ToldValues& fresh, const ToldValues& wrong);
  void lookAgain();
  /// The own copy that the game is played on; of a game on values that come with the program the
  /// one that the next game is proposed to be. Empty if there is none.
  [[nodiscard]] QString copyPath() const;
  /// For a game on values that come with the program; empty for any other, whose own copy is gone:
  /// what it tells is true of no other copy.
  [[nodiscard]] QString newCopy() const;

  Game m_game;
  CopyShelf m_shelf;
  std::function<std::string()> m_next;
  ToldValues m_told; ///< what was kept, or told before the game was opened
  std::optional<record::EditionDocument> m_before; ///< the copy as it was before anything was kept
  ToldValues m_gone{};                             ///< things of lists that are not told any more
  std::size_t m_entries = 0; ///< how many there were when the first of them went, or are
};

/// Game::updater() of an open game of the rules G. `told` = what it has told so far.
template <class G, class Session, class Told>
[[nodiscard]] std::unique_ptr<OwnEditionUpdater> updaterOf(Session& open, Told told,
                                                           const GameLibrary& library, Games games,
                                                           std::function<std::string()> next) {
  const CopyKind& copies = gameOf(games, G::id).copies();
  return std::make_unique<OwnEditionUpdater>(
      OwnEditionUpdater::Game{
          open, std::string(G::id), open.record().header.edition(),
          [&open, told] { return told(open.record(), open.replay()); },
          *record::EditionDocument::read(writeEdition(open.edition()), copies.form())},
      CopyShelf(library.copiesDirectory(), games), std::move(next));
}

} // namespace nilometer::ui
