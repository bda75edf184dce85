// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/text/names.h"

#include "engine/saqqara/entry.h"
#include "engine/saqqara/file/game_record.h"
#include "engine/saqqara/invariants.h"
#include "engine/saqqara/rules.h"
#include "engine/table/effect.h"
#include "engine/table/ledger.h"
#include "engine/table/verdict.h"
#include "ui/text/rule_row.h"

#include <span>

/// Everything that Saqqara says to people. Rule ids, findings, effects and entries become sentences
/// here and nowhere else, in the language chosen with useLanguage().
namespace nilometer::text {

/// A few words for a rule: the heading of a summary. A pyramid's rule is called what it is called.
[[nodiscard]] QString saqqaraRuleTitle(table::RuleId rule);
/// The rule of a pyramid's power.
[[nodiscard]] constexpr table::RuleId powerRule(saqqara::Pyramid pyramid) {
  using saqqara::operator""_rule;
  return {static_cast<std::uint8_t>("TILE-IRRIGATION"_rule.index + saqqara::at(pyramid))};
}
/// The first rules of ruleNames, as many as stand in their file.
[[nodiscard]] std::span<const RuleRow> rulesOfProduction();
/// What the rule says, in one to four short sentences, in a game with those options.
[[nodiscard]] QString ruleSummary(table::RuleId rule, const saqqara::RuleOptions& options);

/// The log's line for an entry.
/// `before` = of a bid: how many goods of its player lay there already (AUCTION-6).
[[nodiscard]] QString sentence(const saqqara::Entry& entry, const SaqqaraNames& names,
                               int before = 0);
/// An entry in the few words that a row of the log has room for: "Anna: 2 gold → Linen".
[[nodiscard]] QString brief(const saqqara::Entry& entry, const SaqqaraNames& names, int before = 0);

/// Why an entry is refused.
[[nodiscard]] QString refusal(const table::Finding& finding, const SaqqaraNames& names);
/// What speaks against an entry that the rules allow: a finding of doubts().
[[nodiscard]] QString doubtText(const table::Finding& found, const SaqqaraNames& names);

/// What has changed on the table, or what the table should know (phases and notes), without its
/// owner's name. Empty for what follows from the rest: goods of the supply, and points, which no
/// marker shows.
[[nodiscard]] QString effectText(const table::Effect& effect, const SaqqaraNames& names);
/// Cards that are moved alike, at one or more warehouses. `ofAll` = everybody moves them.
[[nodiscard]] QString cardText(std::span<const table::Effect> alike, bool ofAll);
/// How a phase begins: "Round 8, Linen: Invest".
[[nodiscard]] QString phaseSentence(int round, saqqara::Phase phase, const SaqqaraNames& names);
/// What hands have to move on the real board, as lines (ui/text/move_lines.h). What follows from
/// an entry by itself stands apart from its own moves.
[[nodiscard]] QStringList movesOf(std::span<const table::Effect> effects,
                                  const SaqqaraNames& names);

/// Where these points come from: "Nile: space 8", "Trade: level 3". `entry` = with what its effects
/// rest on, which tells the level.
[[nodiscard]] QString reason(const table::LedgerLine& line, const table::EffectsView& entry);
/// The level whose points these are; 0: of none.
[[nodiscard]] int levelOf(const table::LedgerLine& line, const table::EffectsView& entry);

} // namespace nilometer::text
