// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "ui/game/session/game_session.h"

#include <cstdint>
#include <vector>

namespace nilometer::ui {

/// Why there is something to move on the real board.
enum class Because : std::uint8_t {
  entered,   ///< the last entry, or it was brought back
  undone,    ///< entries were taken back, one after another and perhaps some of them not after all
  changed,   ///< an earlier entry or a printed value was changed, or something was corrected
  replacing, ///< an entry is about to be changed: the real board waits
  past,      ///< somebody looks at the past
  returned,  ///< all that was undone is brought back
  imagined   ///< there is no board beside the window, and nothing was entered yet
};

/// The board on the table beside the window, and what to move there so that it lies like the shown
/// one. It is taken to follow every change but looks at the past: those are compared with now, and
/// what was said before them is said again after them. Until the next entry nobody says that it
/// does: after a change of the past, and after a number is read off, it is told what the last entry
/// has left to move, too. Where the last entry itself was changed, or is not carried out any more,
/// only the difference is told. Undos come quickly one after another: it is taken to lie as before
/// the first one of them until something else is done. When all is brought back, the way is said
/// for whoever has put things back meanwhile.
class RealBoard : public QObject {
  Q_OBJECT
public:
  /// Which tables are compared.
  enum class From : std::uint8_t {
    now,      ///< the game as it was before the change
    standing, ///< the game as it was before the last entry or the row of undos
    undone,   ///< the game with the most taken back in the row of undos
    latest    ///< the game as it is
  };

  [[nodiscard]] Because because() const { return m_because; }
  [[nodiscard]] const table::Effects& moves() const { return m_moves; }
  /// The table of a lesson: no board lies beside the window. From now on only what an entry moves
  /// is told, and nothing of what was there before or is taken back.
  void imagine();
  /// The number of the entry that moves(), as the log says it; 0 in a lesson, which has no log.
  [[nodiscard]] std::size_t entryNumber() const;

protected:
  /// It lives as long as the session, whatever shows it.
  explicit RealBoard(GameSession& session);

  /// To be called at the end of the constructor.
  void begin();
  /// What to move to get from one table to the shown one.
  [[nodiscard]] virtual table::Effects movesFrom(From from) const = 0;
  /// What the last entry moves; false = it put right what lies on the real board already.
  virtual bool movesOfLast(table::Effects& moves) const = 0;
  /// Whether the last entry only read off a number: nothing moves, and the game stands where it
  /// did.
  [[nodiscard]] virtual bool onlyReads() const = 0;
  /// Whether the last one of so many entries says what the entry said that moves() told of before
  /// the change, and is carried out if that was.
  [[nodiscard]] virtual bool stillSays(std::size_t entries) const = 0;
  /// Whether the printed values are other than before the change.
  [[nodiscard]] virtual bool otherValues() const = 0;
  virtual void remember() = 0; ///< the tables now, for the next change
  /// An entry was made, or is another one, or a row of undos begins.
  virtual void stand() = 0;
  virtual void sink() = 0; ///< it takes back more than before

private:
  void follow();
  /// Away from now: to the past, or into an entry that may be changed.
  void leave(Because because, table::Effects moves);
  [[nodiscard]] bool isAway() const;
  void followRecord();
  void followEntry();
  void tellNothing();
  /// One more step in a row of undos, or back in it.
  void takeBack();
  void keep();

  const GameSession& m_session;
  Because m_because = Because::entered;
  table::Effects m_moves;
  Because m_becauseAtNow = Because::entered; ///< before the game was left for a look or a change
  table::Effects m_movesAtNow;
  bool m_isImagined = false;
  bool m_inRow = false;                 ///< of undos
  std::vector<std::uint64_t> m_entries; ///< before the change
  std::size_t m_told = 0;               ///< entries with the last one that moves something
  std::size_t m_standingEntries = 0;    ///< when the row of undos began
  std::size_t m_fewestEntries = 0;      ///< in the row of undos
};

} // namespace nilometer::ui
