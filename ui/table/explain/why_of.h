// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/explain/why_text.h"
#include "ui/text/phrasebook.h"
#include "ui/text/rule_link.h"

#include <initializer_list>

/// Parts of answers that the games have in common. Session: the open game of the rules G.
namespace nilometer::ui {

/// Each rule once that a verdict names, as the rules say it in a game that is set up so: what
/// forbids a place, or an entry.
template <class G, class Verdict>
[[nodiscard]] QStringList rulesIn(const Verdict& verdict, const typename G::Setup& setup) {
  using Speech = text::Phrasebook<G>;
  QStringList lines;
  for (const auto& finding : verdict.findings()) {
    lines +=
        text::withRule(Speech::ruleSummary(finding.rule, setup), Speech::ruleName(finding.rule));
  }
  lines.removeDuplicates();
  return lines;
}

/// Those that the entry breaks on the shown table.
template <class G, class Session>
[[nodiscard]] QStringList rulesBroken(const Session& session, const typename G::Entry& entry) {
  return rulesIn<G>(session.tryOut(entry).verdict, session.game());
}

/// What those rules say of something that is called so, in a game that is set up so.
template <class G>
[[nodiscard]] WhyText rulesWhy(const typename G::Setup& setup, const QString& title,
                               std::initializer_list<table::RuleId> rules) {
  WhyText why = whyText(title, {});
  for (const table::RuleId rule : rules)
    why.lines += text::Phrasebook<G>::ruledSummary(rule, setup);
  return why;
}

/// Calls `use` with every effect that led to the shown table since its round began: of the entry
/// that ended the round before, too, as what goes by itself comes with it.
template <class Session, class Use> void eachOfRound(const Session& session, Use use) {
  const auto shown = session.shownGame();
  const int round = session.clock().round;
  for (std::size_t i = 0; i < shown.entries; ++i) {
    const bool last = i + 1 == shown.entries;
    if (!last && shown.replay.entries[i + 1].round != round) continue;
    for (const auto& effect : shown.replay.effectsOf(i)) use(effect);
  }
}

/// Numbers of one player, or of the whole table (noPlayer), for an answer that says whose they are.
template <class Session, class Numbers>
[[nodiscard]] std::vector<WhyNumber> ownNumbers(const Session& session, table::Player player,
                                                const Numbers& trackedNumbers) {
  std::vector<WhyNumber> numbers;
  for (const auto trackedNumber : trackedNumbers) {
    const text::AskedNumber number{.trackedNumber = static_cast<int>(trackedNumber),
                                   .player = player};
    numbers.push_back({session.numberName(number), number});
  }
  return numbers;
}

/// A number of everybody.
template <class Session>
[[nodiscard]] std::vector<WhyNumber> everybodys(const Session& session, int trackedNumber) {
  std::vector<WhyNumber> numbers;
  for (table::Player player = 0; player < session.players(); ++player) {
    const text::AskedNumber number{.trackedNumber = trackedNumber, .player = player};
    numbers.push_back({text::fill(QStringLiteral("%1: %2"),
                                  {session.names().whole[player], session.numberName(number)}),
                       number});
  }
  return numbers;
}

} // namespace nilometer::ui
