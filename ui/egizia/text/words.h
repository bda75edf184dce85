// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/names.h"
#include "ui/text/error_words.h"
#include "ui/text/rests_mark.h"
#include "ui/text/rule_link.h"

#include "engine/egizia/edition.h"
#include "engine/egizia/entry.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/invariants.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/printed_pages.h"
#include "engine/egizia/rules.h"
#include "engine/record/edition_difference.h"
#include "engine/table/effect.h"
#include "engine/table/ledger.h"
#include "engine/table/verdict.h"

#include <QString>

/// Everything the game says to people. Rule ids, findings, effects, entries and errors become
/// sentences here and nowhere else, in the language chosen with useLanguage().
namespace nilometer::text {

/// What sentences about a game with those players need; `edition` outlives it.
[[nodiscard]] Table tableOf(const std::vector<egizia::RecordHeader::Seat>& players,
                            const egizia::Edition& edition);

/// A few words for a rule: the name of a source of points, the heading of a summary. A card's rule
/// is called what the card is called.
[[nodiscard]] QString ruleTitle(table::RuleId rule, const Table& table);
/// What the rule says, in one to three short sentences, where the options leave no choice.
[[nodiscard]] QString ruleSummary(table::RuleId rule);
/// The summary in a game with those options: CARD-OCCUPIED opens other spaces in another scope.
[[nodiscard]] QString ruleSummary(table::RuleId rule, const egizia::RuleOptions& options);

/// What players at a table say when they look for that rule ("hungry", "who starts", "tie"), words
/// beside each other; the rules themselves need not use them. Empty where their own words will do.
[[nodiscard]] QString playersWords(table::RuleId rule);
// Links to the rules of Egizia (ui/text/rule_link.h).
[[nodiscard]] QString ruleAddress(table::RuleId rule);
[[nodiscard]] QString withRule(const QString& text, table::RuleId rule);
[[nodiscard]] QString withRuleLinks(const QString& plain);

/// Why an entry is refused; ends with the rule's number, "… (SAIL-3)". Never names a Sphinx
/// card, so that it may be shown to the whole table.
[[nodiscard]] QString sentence(const table::Finding& finding, const Table& table);

/// What to move on the real board, or what the table should know (phases and notes). Empty
/// where nobody moves anything.
[[nodiscard]] QString sentence(const table::Effect& effect, const Table& table);
/// Whether somebody has to move something; phases and notes only tell.
[[nodiscard]] bool asksForAMove(const table::Effect& effect);
/// The number that decided a Sphinx card, in words ("6 own stones"); empty where the condition
/// says it all.
[[nodiscard]] QString sphinxFact(int index, int fact, const Table& table);

/// The log's line for an entry. Never names a Sphinx card.
[[nodiscard]] QString sentence(const egizia::Entry& entry, const Table& table);
/// The log's line with the scribe's reason and the mark of an entry made although illegal.
[[nodiscard]] QString sentence(const egizia::RecordedEntry& entry, const Table& table);
/// An entry in the few words that a row of the log has room for: "Dora: card 5, Crews black",
/// "Cem: tomb 5, grain market", "Ben: pyramid 2×, temple 1×". What helped with it and why is left
/// to its sentence. Never names a Sphinx card.
[[nodiscard]] QString brief(const egizia::Entry& entry, const Table& table);
/// Of a correction of the order that keeps it as it was in that round and phase.
[[nodiscard]] QString stayingOrder(const egizia::Correct& entry, int round, egizia::Phase phase,
                                   const Table& table);

/// Why these points were moved; with the effects of their entry it names what they were counted
/// from too: the spaces built, what a missing grain costs.
[[nodiscard]] QString reason(const table::LedgerLine& line, const Table& table,
                             std::span<const table::Effect> entry = {});

/// What a printed value is, by its key in the edition: "Rows of the pyramid", "Sphinx card “…”".
[[nodiscard]] QString printedValue(std::string_view key, const Table& table);
/// The name of a number inside a printed value, by its place (docs/edition.md): "Value of row 3 of
/// the obelisk". A place that has no name of its own is called as its value is.
[[nodiscard]] QString printedPlace(std::string_view place, const Table& table);
/// What somebody is asked who has the real game in front of him: "Look at the board: what is
/// printed on row 3 of the obelisk?"
[[nodiscard]] QString askFor(std::string_view place, const Table& table);
/// Why a printed number matters at this moment, in a short sentence that stands behind the question
/// for it (askFor): "Anna has just built there." `effect` = what it matters for.
[[nodiscard]] QString whyAsked(std::string_view place, const table::Effect& effect,
                               const Table& table);
/// What differs between two copies: "Value of row 3 of the obelisk: 4 instead of 3." The first of
/// them is what was before. `table` = with the edition that has the place: the second one, or the
/// first for what was removed.
[[nodiscard]] QString sentence(const record::EditionDifference& difference, const Table& table);

// The mark of what rests on assumed values (ui/text/rests_mark.h).
[[nodiscard]] QString restsSign(const egizia::PrintedSet& values);
/// A number or sentence with the sign behind it. Where a sentence ends with its rule, "… (SAIL-3)",
/// the sign stands before the rule.
[[nodiscard]] QString marked(const QString& text, const egizia::PrintedSet& values);
/// What the values are called, each once.
[[nodiscard]] QStringList printedNames(const egizia::PrintedSet& values, const Table& table);
[[nodiscard]] QString restsOn(const egizia::PrintedSet& values, const Table& table);
[[nodiscard]] QStringList restsOnLines(const egizia::PrintedSet& values, const Table& table);

/// A page on which players compare the printed values with their own copy, and where they find them
/// there.
[[nodiscard]] QString printedPage(egizia::PrintedPage page);
[[nodiscard]] QString whereToLook(egizia::PrintedPage page);

/// The error in a printed value, for those who know the file.
[[nodiscard]] QString sentence(const egizia::EditionFinding& finding);
/// The error in one sentence for players, who see the value and know no keys.
[[nodiscard]] QString nonsense(const egizia::EditionFinding& finding, const Table& table);

} // namespace nilometer::text
