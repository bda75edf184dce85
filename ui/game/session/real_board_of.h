// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "ui/game/session/real_board.h"
#include "ui/game/session/session_of.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace nilometer::ui {

/// The real board of one kind of game.
template <table::Rules G> class RealBoardOf : public RealBoard {
public:
  /// The only one of the session.
  [[nodiscard]] static RealBoardOf& of(SessionOf<G>& session) {
    auto* board = session.template findChild<RealBoard*>(QString(), Qt::FindDirectChildrenOnly);
    return board == nullptr ? *new RealBoardOf(session) : static_cast<RealBoardOf&>(*board);
  }

private:
  explicit RealBoardOf(SessionOf<G>& session) : RealBoard(session), m_session(session) { begin(); }

  [[nodiscard]] table::Effects movesFrom(From from) const override {
    const typename G::State& now = m_session.replay().state;
    const auto to = [this](const typename G::State& before, const typename G::State& after) {
      return Phrasebook<G>::movesBetween(m_session.edition(), before, after);
    };
    const bool sameLayout = Phrasebook<G>::sameLayout(*m_edition, m_session.edition());
    switch (from) {
    case From::now: return to(sameLayout ? m_now : now, now);
    case From::standing: return to(sameLayout ? m_standing : now, now);
    case From::undone: return to(m_undone, now);
    case From::latest: return to(now, m_session.shown());
    }
    return {};
  }
  bool movesOfLast(table::Effects& moves) const override {
    const auto& entries = m_session.record().entries;
    moves = table::Effects(m_session.replay().effectsOf(entries.size() - 1));
    return !Phrasebook<G>::corrects(entries.back().entry);
  }
  [[nodiscard]] bool onlyReads() const override {
    const auto clock = G::clock(m_now);
    const auto now = G::clock(m_session.replay().state);
    return Phrasebook<G>::playerOf(m_session.record().entries.back().entry) == table::noPlayer &&
           clock.round == now.round && clock.phase == now.phase && movesFrom(From::now).empty();
  }
  [[nodiscard]] bool stillSays(std::size_t entries) const override {
    return m_entry == carriedOut(entries);
  }
  [[nodiscard]] bool otherValues() const override {
    return m_edition->checksum != m_session.edition().checksum;
  }
  void remember() override {
    const auto before = std::exchange(m_edition, m_session.sharedEdition());
    m_now = m_session.replay().state;
    m_entry = carriedOut(entryNumber());
    if (before && !Phrasebook<G>::sameLayout(*before, *m_edition)) stand();
  }
  void stand() override {
    // Of a game that is opened nobody has seen the last entry on the table.
    const auto earlier = std::max<std::size_t>(m_session.entries(), 1) - 1;
    m_standing =
        m_edition ? m_now : record::stateAfter(m_session.record(), m_session.edition(), earlier);
  }
  void sink() override { m_undone = m_session.replay().state; }

  /// The last one of so many entries, if it is carried out.
  [[nodiscard]] std::optional<typename G::Entry> carriedOut(std::size_t entries) const {
    const auto& played = m_session.replay().entries;
    const bool isThere = entries > 0 && entries <= played.size();
    if (!isThere || !played[entries - 1].accepted) return std::nullopt;
    return m_session.record().entries[entries - 1].entry;
  }

  const SessionOf<G>& m_session;
  // Before the change:
  std::shared_ptr<const typename G::Edition> m_edition;
  typename G::State m_now;
  std::optional<typename G::Entry> m_entry; ///< that moves() told of, if it is carried out
  typename G::State m_standing; ///< before the last entry, or when the row of undos began
  typename G::State m_undone;   ///< with the most taken back in it
};

} // namespace nilometer::ui
