// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "engine/table/findings.h"
#include "engine/table/printed.h"

#include <cstdint>

namespace nilometer::table {

/// What the Changes of a game derive from: the table that is changed, and the effects that say so.
/// A game adds a function for everything that can be moved on its table. `what` is of the game's
/// enumeration for that kind of effect; `basis` = the printed values that the rule read for it.
template <class Setup, class State> class ChangesOf {
public:
  using Places = table::Places;

  ChangesOf(const Setup& game, State& state, Effects& effects)
      : m_game(game), m_state(state), m_effects(effects) {}

  [[nodiscard]] const Setup& game() const { return m_game; }
  [[nodiscard]] const auto& edition() const { return *m_game.edition; }
  [[nodiscard]] State& state() { return m_state; }
  [[nodiscard]] Effects& effects() { return m_effects; }
  [[nodiscard]] auto& of(Player player) { return m_state.player[player]; }

  void add(EffectKind kind, Player player, RuleId rule, auto what, std::uint8_t detail, int before,
           int after, Places basis = {}) {
    m_effects.push_back({kind, player, rule, code(what), detail, static_cast<std::int16_t>(before),
                         static_cast<std::int16_t>(after)},
                        basis);
  }
  void phase(auto phase, RuleId rule) {
    add(EffectKind::phase, noPlayer, rule, nothing, m_state.round, code(m_state.phase),
        code(phase));
    m_state.phase = phase;
  }
  /// `source` = where they come from, for the score.
  void points(Player player, int by, RuleId rule, std::uint8_t source, Places basis = {}) {
    std::int16_t& own = of(player).points;
    const int before = own;
    own = static_cast<std::int16_t>(before + by);
    add(EffectKind::points, player, rule, source, nothing, before, own, basis);
  }
  void note(Player player, auto note, RuleId rule, std::uint8_t detail = nothing, int before = 0,
            int after = 0, Places basis = {}) {
    add(EffectKind::note, player, rule, note, detail, before, after, basis);
  }
  void marker(Player player, auto marker, int before, int after, RuleId rule, int detail = nothing,
              Places basis = {}) {
    add(EffectKind::marker, player, rule, marker, code(detail), before, after, basis);
  }
  void card(Player player, auto move, RuleId rule, int detail = nothing, int before = 0,
            int after = 0, Places basis = {}) {
    add(EffectKind::card, player, rule, move, code(detail), before, after, basis);
  }

private:
  const Setup& m_game;
  State& m_state;
  Effects& m_effects;
};

} // namespace nilometer::table
