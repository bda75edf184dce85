// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"
#include "ui/egizia/rule_book/rules_subject.h"
#include "ui/egizia/text/names.h"

/// The pages of the book, from which RulesBook is put together.
namespace nilometer::ui {

/// The chapters of rules in their parts.
[[nodiscard]] std::vector<RulesPart> chapters(const RulesSubject& subject);
/// What the chapter that begins with that rule is called. @pre there is one
[[nodiscard]] QString chapterTitle(table::RuleId first);

[[nodiscard]] RulesPage ideaPage();
/// The seven phases at a glance.
[[nodiscard]] RulesPage roundPage();
[[nodiscard]] RulesPage sphinxCardsPage(const RulesSubject& subject);
[[nodiscard]] RulesPage profilesPage(const RulesSubject& subject);
[[nodiscard]] RulesPage glossaryPage();

/// What the profiles say where they differ about that rule, and what holds in this game, as html;
/// empty if they agree.
[[nodiscard]] QString profileDifferences(table::RuleId rule, const RulesSubject& subject);
/// The rules an option concerns; never empty.
[[nodiscard]] std::vector<table::RuleId> rulesOf(text::Option option);

/// Printed values that belong to a rule (tables of steps, cards, spaces), as html; may be empty.
[[nodiscard]] QString printedFacts(table::RuleId rule, const egizia::Edition& edition);
/// Every card of the kinds that rule speaks of, as html; empty if it is no card's rule.
[[nodiscard]] QString cardsOf(table::RuleId rule, const egizia::Edition& edition);
/// The picture that goes with a rule, as html; empty if there is none.
[[nodiscard]] QString pictureOf(table::RuleId rule);

/// A sentence naming those of the values that are only assumed, as html; empty if there are none.
[[nodiscard]] QString assumedNote(const egizia::Edition& edition,
                                  const std::vector<std::string_view>& keys);

} // namespace nilometer::ui
