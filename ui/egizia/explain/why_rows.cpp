// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/why_rows.h"
#include "ui/egizia/explain/rule_line.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/table/view/chip_why.h"

#include "ui/egizia/explain/why_numbers.h"
#include "ui/egizia/explain/why_order.h"
#include "ui/egizia/explain/why_player.h"
#include "ui/egizia/explain/why_refused.h"
#include "ui/egizia/text/rests_on.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Phase;
using egizia::operator""_rule;

namespace {

/// The rules that tell best what a phase is about.
std::vector<table::RuleId> rulesOf(Phase phase) {
  switch (phase) {
  case Phase::lay: return {"LAY-1"_rule};
  case Phase::sail: return {"SAIL-1"_rule, "SAIL-3"_rule};
  case Phase::feed: return {"FEED-1"_rule, "FEED-3"_rule};
  case Phase::stone: return {"STONE-1"_rule};
  case Phase::build: return {"BUILD-1"_rule, "BUILD-2"_rule};
  case Phase::bonus: return {"BONUS-1"_rule};
  case Phase::order: return {"ORDER-1"_rule};
  case Phase::final: return {"END-1"_rule, "END-2"_rule, "END-3"_rule};
  case Phase::over: break;
  }
  return {"END-4"_rule};
}

/// The numbers behind a line about that player.
QStringList facts(const EgiziaSession& session, const CardLine& line) {
  if (!line.rule || line.seat == table::noPlayer) return {};
  const table::RuleId rule = *line.rule;
  const bool feeding = rule == "FEED-1"_rule || rule == "FEED-2"_rule || rule == "FEED-3"_rule;
  if (feeding) return feedingLines(session, line.seat, rule);
  if (rule == "STONE-1"_rule || rule == "STONE-2"_rule) return stoneLines(session, line.seat);
  if (rule == "BONUS-1"_rule) return participationLines(session, line.seat);
  if (rule == "ORDER-1"_rule) {
    return placeLines(session, line.seat) + QStringList{nextTileLine(session, line.seat)};
  }
  return {};
}

} // namespace

WhyText lineWhy(const EgiziaSession& session, const CardLine& line) {
  QStringList lines = facts(session, line);
  const auto rule = line.rule.value_or(rulesOf(session.shown().phase).front());
  const QString id = text::fromUtf8(egizia::ruleName(rule));
  const auto names = [&id](const QString& sentence) { return sentence.contains(id); };
  if (std::ranges::none_of(lines, names)) lines += ruleLine(rule);
  lines += line.behind;
  WhyText text = whyText(line.text, lines);
  if (line.rule && line.seat != table::noPlayer) {
    text.numbers = ruleNumbers(session, line.seat, *line.rule);
  }
  return text;
}

WhyText rowWhy(const ScoreRow& row) {
  return rowWhy(row, ruleLine(row.rule.value_or("END-4"_rule)));
}

QStringList choiceLines(const EgiziaSession& session, const Draft& draft, const Question& question,
                        int id) {
  const auto entry = draft.with(question.ask, question.about, id);
  if (!entry) return {};
  QStringList lines;
  const egizia::Outcome outcome = session.tryOut(*entry);
  for (const egizia::Finding& finding : outcome.verdict.findings()) {
    lines += text::sentence(finding, session.wholeTable());
  }
  return lines;
}

WhyText stripWhy(const WhyGround& ground, const StripContent& strip) {
  if (strip.refused) return refusedWhy(strip, refusedLines(ground));
  const Phase phase = ground.session.shown().phase;
  QStringList lines;
  for (const table::RuleId rule : rulesOf(phase)) lines += ruleLine(rule);
  return whyText(text::phase(phase), lines);
}

} // namespace nilometer::ui
