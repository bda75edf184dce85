// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/real_board.h"

#include "engine/egizia/table_difference.h"

#include <algorithm>
#include <span>

namespace nilometer::ui {

namespace {

/// Whether places and cards have the same numbers on both.
bool sameLayout(const egizia::Edition& a, const egizia::Edition& b) {
  const auto sameStop = [](const egizia::Stop& one, const egizia::Stop& other) {
    return one.kind == other.kind && one.index == other.index;
  };
  const auto sameSpaces = [](const egizia::BuildingPlan& one, const egizia::BuildingPlan& other) {
    return one.count == other.count;
  };
  return std::ranges::equal(a.river, b.river, sameStop) && a.cardNames == b.cardNames &&
         std::ranges::equal(a.nileCards, b.nileCards, {}, &egizia::NileCard::name,
                            &egizia::NileCard::name) &&
         std::ranges::equal(a.buildings, b.buildings, sameSpaces);
}

} // namespace

RealBoard& RealBoard::of(EgiziaSession& session) {
  auto* board = session.findChild<RealBoard*>(QString(), Qt::FindDirectChildrenOnly);
  return board == nullptr ? *new RealBoard(session) : *board;
}

RealBoard::RealBoard(EgiziaSession& session) : QObject(&session), m_session(session) {
  connect(&session, &EgiziaSession::changed, this, &RealBoard::follow);
  followRecord();
  remember();
}

void RealBoard::remember() {
  m_entries = m_session.record().entries;
  m_edition = m_session.sharedEdition();
  m_now = m_session.replay().state;
  m_shown = m_session.shown();
}

void RealBoard::follow() {
  const bool sameGame = m_entries == m_session.record().entries &&
                        m_edition->checksum == m_session.edition().checksum;
  const auto between = [this](const egizia::State& from, const egizia::State& to) {
    m_moves = egizia::movesBetween(m_session.edition(), from, to);
  };
  if (m_session.replacing()) {
    m_because = Because::replacing;
    m_moves.clear();
  } else if (m_session.isPast()) {
    m_because = Because::past;
    between(m_session.replay().state, m_session.shown());
  } else if (!sameGame) {
    followRecord();
  } else if (m_because == Because::past) {
    m_because = Because::returned;
    between(m_shown, m_session.shown());
  } else if (m_because == Because::replacing) {
    m_because = Because::returned;
  }
  remember();
}

void RealBoard::followRecord() {
  const std::span entries = m_session.record().entries;
  const std::span before = m_entries;
  const std::size_t same = std::min(entries.size(), before.size());
  const bool sameStart = std::ranges::equal(entries.first(same), before.first(same));
  const bool sameValues =
      m_edition == nullptr || m_edition->checksum == m_session.edition().checksum;
  const bool inRow = m_because == Because::undone;
  if (sameStart && sameValues && entries.size() < before.size()) {
    if (!inRow) {
      m_standing = m_now;
      m_standingEntries = before.size();
    }
    takeBack();
  } else if (sameStart && sameValues && inRow && m_session.isRedoing()) {
    takeBack();
  } else if (sameStart && sameValues) {
    followEntry();
  } else {
    m_because = Because::changed;
    const egizia::State& now = m_session.replay().state;
    const bool comparable = sameLayout(*m_edition, m_session.edition());
    m_moves = egizia::movesBetween(m_session.edition(), comparable ? m_now : now, now);
  }
}

void RealBoard::followEntry() {
  m_because = Because::entered;
  m_moves.clear();
  const auto& entries = m_session.record().entries;
  if (entries.empty()) return;
  const auto effects = m_session.replay().effectsOf(entries.size() - 1);
  m_moves.assign(effects.begin(), effects.end());
  // The table is right: what was corrected lies there already, if nothing else has gone wrong.
  if (std::holds_alternative<egizia::Correct>(entries.back().entry)) m_because = Because::changed;
}

void RealBoard::takeBack() {
  m_because = Because::undone;
  m_moves = egizia::movesBetween(m_session.edition(), m_standing, m_session.replay().state);
  // All of it brought back: nothing has happened.
  if (m_session.record().entries.size() == m_standingEntries) m_because = Because::entered;
}

} // namespace nilometer::ui
