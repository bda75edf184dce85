// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/explain/why_board.h"
#include "ui/score/final_scoring/score_rows.h"
#include "ui/table/action_bar/card_lines.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/explain/why_text.h"

/// Why the lines of a phase card, the rows of the final scoring and the strip say what they say.
namespace nilometer::ui {

/// A line of a phase card: the numbers behind it, then its rule.
[[nodiscard]] WhyText lineWhy(const EgiziaSession& session, const CardLine& line);
/// A row of the final scoring or of the ranking. Says no more of a Sphinx card than the row does.
[[nodiscard]] WhyText rowWhy(const ScoreRow& row);
/// A choice that may not be made now: every rule it would break. Nothing if it breaks none.
[[nodiscard]] QStringList choiceLines(const EgiziaSession& session, const Draft& draft,
                                      const Question& question, int id);
/// The strip: every rule broken by the entry being made, what those rules say and what would be
/// legal instead; or what the phase is about.
[[nodiscard]] WhyText stripWhy(const WhyGround& ground, const StripContent& strip);

} // namespace nilometer::ui
