// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "engine/table/rule_id.h"
#include "ui/table/guide/guide.h"
#include "ui/text/phrase.h"
#include "ui/text/phrasebook.h"

#include <array>
#include <type_traits>
#include <utility>

namespace nilometer::ui {

/// The facts of a guide as they are put together, the most important first. G: the rules.
template <class G> class GuideLines {
public:
  /// `who` = whoever is on turn, %1 of every text; the facts follow.
  explicit GuideLines(QString who) : m_who(std::move(who)) {}

  template <class Rule> void say(Rule rule, const QString& text, const QStringList& facts = {}) {
    m_lines += text::withRule(text::fill(text, QStringList(m_who) + facts),
                              text::Phrasebook<G>::ruleName(rule));
  }
  /// Adds a line about `things`; no line where there are none.
  template <class Rule> void sayOf(Rule rule, const QString& text, const QStringList& things) {
    if (!things.isEmpty()) say(rule, text, {text::listOf(things)});
  }
  /// The guide to the phase called `phase`, at that level.
  [[nodiscard]] Guide guide(PromptLevel level, const QString& phase, const QString& what,
                            const QString& may) const {
    switch (level) {
    case PromptLevel::newcomer: return {phase, what, may, m_lines.mid(0, mostLinesNewcomer), {}};
    case PromptLevel::knowing: return {{}, {}, {}, m_lines.mid(0, mostLinesKnowing), {}};
    case PromptLevel::silent: break;
    }
    return {};
  }

private:
  QString m_who;
  QStringList m_lines;
};

/// The facts about a table of a game that lists what may be done on it (listOptions).
template <class G, class Options> class TableGuide : public GuideLines<G> {
public:
  using State = typename G::State;
  using Names = typename text::Phrasebook<G>::Names;

  TableGuide(const typename G::Setup& game, const State& state, const Names& names)
      : GuideLines<G>(playerName(state.turn, names)), m_game(game), m_state(state), m_names(names) {
    listOptions(game, state, m_options);
    if (state.turn != table::noPlayer) m_own = state.of(state.turn);
  }
  /// `rules` = what the phase is about, and what may be done in it.
  [[nodiscard]] Guide guideAt(PromptLevel level, const QString& phase,
                              const std::array<table::RuleId, 2>& rules) const {
    const auto said = [&](table::RuleId rule) {
      return text::Phrasebook<G>::ruledSummary(rule, m_game);
    };
    return this->guide(level, phase, said(rules[0]), said(rules[1]));
  }

protected:
  /// Adds a line for each printed value asked for on that table.
  void sayAsked(table::RuleId rule) {
    for (const table::PrintedPlace place : m_options.asked) {
      this->say(rule, text::Phrasebook<G>::question(place));
    }
  }
  /// How many each player has, behind the name.
  [[nodiscard]] QStringList ofPlayers(auto countOf) const {
    QStringList all;
    for (table::Player player = 0; player < m_state.players; ++player) {
      const QString count = text::number(static_cast<int>(countOf(player)));
      all += playerName(player, m_names) + u' ' + count;
    }
    return all;
  }

  const typename G::Setup& m_game;
  const State& m_state;
  const Names& m_names;
  std::remove_cvref_t<decltype(m_state.of(0))> m_own; ///< of the player on turn
  Options m_options;
};

} // namespace nilometer::ui
