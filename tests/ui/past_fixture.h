// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"
#include "ui/egizia/session/egizia_session.h"

#include <QtGlobal>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>

/// A game in which something of the past is put right.
namespace nilometer::test {

inline constexpr std::size_t toEdfu = 3; ///< a ship

/// A golden game, or its first entries, at a table of its own.
struct PastTable {
  std::shared_ptr<const egizia::Edition> edition = goldenEdition();
  egizia::GameRecord golden = goldenGame("revised-4-players", *edition);
  ui::EgiziaSession session;

  explicit PastTable(std::size_t entries = SIZE_MAX) : session(cut(entries), edition) {}
  [[nodiscard]] egizia::GameRecord cut(std::size_t entries) const {
    egizia::GameRecord record = golden;
    record.entries.resize(std::min(entries, record.entries.size()));
    return record;
  }
  /// Another place for the ship to Edfu, or for the one that is made again, as the list has it.
  [[nodiscard]] egizia::Entry elsewhere() const {
    const auto& was = std::get<egizia::PlaceShip>(golden.entries[toEdfu].entry);
    for (const egizia::Entry& entry : session.options().entries) {
      const auto* ship = std::get_if<egizia::PlaceShip>(&entry);
      if (ship != nullptr && ship->stop > was.stop) return entry;
    }
    qFatal("nowhere to go");
  }
  const ui::AmendedGame& replace() {
    session.startReplacing(toEdfu);
    if (!session.enter(elsewhere()).accepted) qFatal("refused");
    return *session.amended();
  }
  /// A removed entry after which others do not hold.
  const ui::AmendedGame& removeWhatIsNeeded() {
    session.startRemoving(toEdfu);
    if (session.amended()->later.empty()) qFatal("nothing needs it");
    return *session.amended();
  }
};

} // namespace nilometer::test
