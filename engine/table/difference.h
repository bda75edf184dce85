// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/amounts.h"
#include "engine/table/effect.h"
#include "engine/table/findings.h"

#include <cstddef>
#include <cstdint>

namespace nilometer::table {

/// What the difference of two tables of a game derives from: what hands have to move from one to
/// the other, told as effects of one rule, for none is behind them.
template <class State> class DifferenceOf {
protected:
  DifferenceOf(const State& from, const State& to, RuleId rule)
      : m_from(from), m_to(to), m_rule(rule) {}

  void add(EffectKind kind, Player player, auto what, auto detail, int before, int after) {
    m_effects.push_back({kind, player, m_rule, code(what), code(detail),
                         static_cast<std::int16_t>(before), static_cast<std::int16_t>(after)});
  }
  /// A number that may be the same on both.
  void change(EffectKind kind, Player player, auto what, auto detail, int before, int after) {
    if (before != after) add(kind, player, what, detail, before, after);
  }
  void marker(Player player, auto marker, int from, int to, int detail = nothing) {
    change(EffectKind::marker, player, marker, detail, from, to);
  }
  void card(Player player, auto move, int from, int to, int detail = nothing) {
    change(EffectKind::card, player, move, detail, from, to);
  }
  template <class Kind, std::size_t count>
  void stock(Player player, std::uint8_t spot, const Amounts<Kind, count>& from,
             const Amounts<Kind, count>& to) {
    for (std::size_t kind = 0; kind < count; ++kind) {
      change(EffectKind::stock, player, kind, spot, from.of[kind], to.of[kind]);
    }
  }
  /// Another round or phase.
  void changePhase() {
    if (m_from.round == m_to.round && m_from.phase == m_to.phase) return;
    add(EffectKind::phase, noPlayer, nothing, m_to.round, code(m_from.phase), code(m_to.phase));
  }

  const State& m_from;
  const State& m_to;
  Effects m_effects;

private:
  RuleId m_rule;
};

} // namespace nilometer::table
