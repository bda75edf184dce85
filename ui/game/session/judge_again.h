// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/session_of.h"

#include <QObject>

#include <functional>
#include <optional>
#include <utility>

namespace nilometer::ui {

/// The second answer to a corrected printed value whose first one, to judge again what was judged
/// with the old number, waits as GameSession::amended(): the number holds from now on only.
class FromNowOn : public QObject {
  Q_OBJECT
public:
  /// The only one of the session, its child.
  [[nodiscard]] static FromNowOn& of(GameSession& session);

  /// `enter` enters the number so that it holds from now on. The offer goes with the change of the
  /// past that has been begun. @pre session.amending()
  void offer(std::function<void()> enter);
  [[nodiscard]] bool isOffered() const { return m_enter && m_session.amending(); }
  /// Leaves the past as it is and enters the number. @pre isOffered()
  void take();

private:
  explicit FromNowOn(GameSession& session);

  GameSession& m_session;
  std::function<void()> m_enter;
  std::size_t m_entry = 0; ///< of the past, that is changed
};

/// The change of the past by which everything is judged with the number that `entry` reads off,
/// where another one was known before: the last entry that has read it says that number instead; if
/// it was known when the game began, it is read right after the set-up. Nothing where that leads to
/// the table that entering it now leads to. `Rereading` has, as static members:
///
/// ```
/// static bool corrects(state, entry);  // it reads off what is known there as something else
/// static std::optional<Entry> reread(session, earlier, entry);  // what that earlier entry of the
///                // record says with this number; nothing where it has read something else
/// ```
template <class Rereading, class Session>
[[nodiscard]] std::optional<record::Amendment<typename Session::Rules>>
judgedAgain(const Session& session, const typename Session::Entry& entry) {
  using G = typename Session::Rules;
  const auto& entries = session.record().entries;
  const bool isSetUp = entries.size() > 1;
  if (session.isPast() || session.isFrozen() || !isSetUp) return std::nullopt;
  if (!Rereading::corrects(session.shown(), entry)) return std::nullopt;
  record::Amendment<G> change{.kind = record::AmendKind::insertBefore, .index = 1};
  change.entry.entry = entry;
  for (std::size_t i = entries.size(); i-- > 0;) {
    const auto again = Rereading::reread(session, i, entry);
    if (!again || !session.replay().entries[i].accepted) continue;
    change.kind = record::AmendKind::replace;
    change.index = i;
    change.entry.entry = *again;
    break;
  }
  typename G::State fromNowOn = session.shown();
  table::Effects effects;
  table::enter<G>(session.game(), fromNowOn, entry, false, effects);
  const auto changed = record::amend(session.record(), session.replay(), change);
  return changed.replay.state == fromNowOn ? std::nullopt : std::optional(std::move(change));
}

/// Shows what becomes of the game with that change, as amended(), with FromNowOn beside it. False
/// if there is none: then nothing has happened. `reason` = for the log.
template <class Rereading, class Session>
bool judgeAgain(Session& session, const typename Session::Entry& entry,
                const QString& reason = {}) {
  const auto change = judgedAgain<Rereading>(session, entry);
  if (!change) return false;
  if (change->kind == record::AmendKind::replace) {
    session.startReplacing(change->index);
  } else {
    session.startInserting(change->index);
  }
  FromNowOn::of(session).offer([&session, entry, reason] { session.enter(entry, false, reason); });
  if (session.enter(change->entry.entry, false, reason).accepted) return true;
  session.stopAmending();
  return false;
}

} // namespace nilometer::ui
