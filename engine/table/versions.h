// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/rules.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace nilometer::table {

/// What lists other ways to make an entry (RepairRules::versions), each only once, and no more of
/// them than are close to what was entered.
template <class G> class VersionsOf {
protected:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Entry = typename G::Entry;

  /// `findings` = of the entry as it is, where a version may still be against the rules in what
  /// speaks against the entry too: out of turn, for example.
  VersionsOf(const Setup& game, const State& state, std::vector<Entry>& out,
             std::size_t findings = 0)
      : m_game(game), m_state(state), m_out(out), m_findings(findings) {}

  /// A legal one, or one against which less speaks; false if it is none that helps.
  bool add(const Entry& entry) {
    const Verdict verdict = G::judge(m_game, m_state, entry);
    const bool isBetter = verdict.legal() ||
                          (verdict.findings().size() < m_findings && G::impossibleBy(verdict) == 0);
    const bool isKnown = std::ranges::find(m_out, entry) != m_out.end();
    if (!isBetter || isKnown || m_out.size() == most) return false;
    m_out.push_back(entry);
    return true;
  }
  template <class What, class Said> void addEach(What entry, Said What::*said, const auto& values) {
    for (const auto value : values) {
      entry.*said = value;
      add(entry);
    }
  }
  template <class What> void addFewerTimes(What entry, int least) {
    while (entry.times > least) {
      --entry.times;
      if (add(entry)) return;
    }
  }

  const Setup& m_game;
  const State& m_state;
  std::vector<Entry>& m_out;

private:
  static constexpr std::size_t most = 8;

  std::size_t m_findings;
};

} // namespace nilometer::table
