// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/session/real_board.h"

#include <algorithm>
#include <span>
#include <utility>

namespace nilometer::ui {

RealBoard::RealBoard(GameSession& session) : QObject(&session), m_session(session) {
  connect(&session, &GameSession::changed, this, &RealBoard::follow);
  // The entries are numbered anew, but nothing lies there otherwise than before.
  connect(&session, &GameSession::compared, this, &RealBoard::keep);
}

void RealBoard::begin() {
  m_entries = m_session.stamps();
  followEntry();
  keep();
}

void RealBoard::imagine() {
  m_isImagined = true;
  tellNothing();
}

std::size_t RealBoard::entryNumber() const {
  return m_isImagined ? 0 : m_told;
}

void RealBoard::tellNothing() {
  m_because = Because::imagined;
  m_moves.clear();
}

void RealBoard::keep() {
  m_entries = m_session.stamps();
  remember();
}

void RealBoard::follow() {
  const bool sameGame = m_entries == m_session.stamps() && !otherValues();
  if (m_session.amending()) {
    leave(Because::replacing, {});
  } else if (m_session.isPast()) {
    leave(Because::past, movesFrom(From::latest));
  } else {
    if (isAway()) {
      m_because = m_becauseAtNow;
      m_moves = m_movesAtNow;
    }
    if (!sameGame) followRecord();
  }
  keep();
}

bool RealBoard::isAway() const {
  return m_because == Because::past || m_because == Because::replacing;
}

void RealBoard::leave(Because because, table::Effects moves) {
  if (!isAway()) {
    m_becauseAtNow = m_because;
    m_movesAtNow = std::move(m_moves);
  }
  m_inRow = false;
  m_because = because;
  m_moves = std::move(moves);
}

void RealBoard::followRecord() {
  const std::span entries = m_session.stamps();
  const std::span before = m_entries;
  const std::size_t same = std::min(entries.size(), before.size());
  const bool sameStart =
      std::ranges::equal(entries.first(same), before.first(same)) && !otherValues();
  const bool inRow = std::exchange(m_inRow, false);
  if (m_isImagined) {
    return sameStart && entries.size() > before.size() ? followEntry() : tellNothing();
  }
  if (sameStart && entries.size() < before.size()) {
    // A number that was only read off has left to be told what was told before.
    if (m_told <= entries.size()) return;
    if (!inRow) {
      stand();
      m_standingEntries = m_fewestEntries = before.size();
    }
    if (entries.size() < m_fewestEntries) {
      sink();
      m_fewestEntries = entries.size();
    }
    takeBack();
  } else if (sameStart && inRow && m_session.isRedoing()) {
    takeBack();
  } else if (sameStart) {
    followEntry();
  } else if (m_moves.empty() || otherValues() || !movesFrom(From::now).empty()) {
    // What the entry moved that is another one now lies there already.
    if (!stillSays(entries.size() - std::min(before.size() - m_told, entries.size()))) stand();
    m_because = Because::changed;
    m_moves = movesFrom(From::standing);
    m_told = entries.size();
  } else {
    m_told += entries.size() - before.size();
  }
}

void RealBoard::followEntry() {
  if (!m_isImagined && !m_moves.empty() && onlyReads()) return;
  m_told = m_session.entries();
  stand();
  m_because = Because::entered;
  m_moves.clear();
  // The table is right: what was corrected lies there already, if nothing else has gone wrong.
  if (m_session.entries() == 0 || movesOfLast(m_moves)) return;
  m_because = Because::changed;
  remember();
  stand();
}

void RealBoard::takeBack() {
  const bool whole = m_session.entries() == m_standingEntries;
  m_because = whole ? Because::returned : Because::undone;
  m_inRow = !whole;
  m_told = m_session.entries();
  m_moves = movesFrom(whole ? From::undone : From::standing);
}

} // namespace nilometer::ui
