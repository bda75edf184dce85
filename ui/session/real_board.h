// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"

#include <cstdint>

namespace nilometer::ui {

/// Why there is something to move on the real board.
enum class Because : std::uint8_t {
  entered,   ///< the last entry, or it was brought back
  undone,    ///< entries were taken back, one after another and perhaps some of them not after all
  changed,   ///< an earlier entry or a printed value was changed, or something was corrected
  replacing, ///< an entry is about to be changed: the real board waits
  past,      ///< somebody looks at the past
  returned   ///< … and comes back
};

/// The board on the table beside the window, and what to move there so that it lies like the shown
/// one. It is taken to follow every change but looks at the past: those are compared with now, and
/// the way back is said for whoever has followed nevertheless. Undos come quickly one after
/// another: it is taken to lie as before the first of them until something else is done.
class RealBoard : public QObject {
  Q_OBJECT
public:
  /// The only one of the session; it lives as long as the session, whatever shows it.
  [[nodiscard]] static RealBoard& of(EgiziaSession& session);

  [[nodiscard]] Because because() const { return m_because; }
  [[nodiscard]] const egizia::Effects& moves() const { return m_moves; }

private:
  explicit RealBoard(EgiziaSession& session);
  void follow();
  void followRecord();
  void followEntry();
  /// One more step in a row of undos, or back in it.
  void takeBack();
  void remember();

  const EgiziaSession& m_session;
  Because m_because = Because::entered;
  egizia::Effects m_moves;
  // Before the change:
  std::vector<egizia::RecordedEntry> m_entries;
  std::shared_ptr<const egizia::Edition> m_edition;
  egizia::State m_now;
  egizia::State m_shown;
  // When the row of undos began:
  egizia::State m_standing;
  std::size_t m_standingEntries = 0;
};

} // namespace nilometer::ui
