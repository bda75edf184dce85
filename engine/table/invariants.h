// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/findings.h"
#include "engine/table/rules.h"

#include <array>
#include <cstddef>
#include <initializer_list>

/// What holds on every possible table of a game: `Invariant` is the game's own enumeration.
namespace nilometer::table {

template <class Invariant> [[nodiscard]] constexpr Impossible invariantBit(Invariant invariant) {
  return Impossible{1} << static_cast<unsigned>(invariant);
}

/// Goes through a table once and notes what cannot be.
template <class Invariant, class Setup, class State> class InvariantCheck {
public:
  InvariantCheck(const Setup& game, const State& state) : m_game(game), m_state(state) {}
  [[nodiscard]] Impossible broken() const { return m_broken; }

protected:
  void require(bool holds, Invariant invariant) {
    if (!holds) m_broken |= invariantBit(invariant);
  }

  const Setup& m_game;
  const State& m_state;

private:
  Impossible m_broken = 0;
};

/// What an entry with some fault could not leave behind, even if the table insists. Of all other
/// faults the table is looked at after carrying the entry out. @pre `count` faults from 0 on
template <class Fault, std::size_t count> class ImpossibleFaults {
public:
  template <class Invariant>
  constexpr void add(Invariant invariant, std::initializer_list<Fault> faults) {
    for (const Fault fault : faults) {
      m_broken[static_cast<std::size_t>(fault)] = invariantBit(invariant);
    }
  }
  /// What an entry with these findings breaks; that a printed value is missing breaks nothing.
  [[nodiscard]] constexpr Impossible of(const Verdict& verdict) const {
    Impossible broken = 0;
    for (const Finding& finding : verdict.findings()) {
      if (!missingIn(finding)) broken |= m_broken[finding.fault];
    }
    return broken;
  }

private:
  std::array<Impossible, count> m_broken{};
};

} // namespace nilometer::table
