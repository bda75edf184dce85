// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/seats_of.h"

namespace nilometer::ui {

/// A table on which nobody enters anything, as a board draws it. `Draft` begins an entry on it,
/// `Table` is what a board draws (game, state, draft, seats).
template <class Table, class Draft> class ReadOnlyTable {
public:
  /// The session outlives it.
  explicit ReadOnlyTable(const auto& session) {
    m_draft.begin({&session.game(), &session.shown(), nullptr});
    m_table.game = &session.game();
    m_table.state = &session.shown();
    m_table.draft = &m_draft;
    m_table.seats = seatsOf(session);
  }
  ReadOnlyTable(const ReadOnlyTable&) = delete;
  ReadOnlyTable& operator=(const ReadOnlyTable&) = delete;
  ~ReadOnlyTable() = default;

  [[nodiscard]] Table& table() { return m_table; }

private:
  Draft m_draft;
  Table m_table;
};

} // namespace nilometer::ui
