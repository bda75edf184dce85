// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/why_rows.h"
#include "ui/egizia/explain/why_lines.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/table/view/chip_why.h"

#include "engine/egizia/options.h"
#include "ui/egizia/explain/why_board.h"
#include "ui/egizia/explain/why_numbers.h"
#include "ui/egizia/explain/why_order.h"
#include "ui/egizia/explain/why_player.h"
#include "ui/egizia/text/words.h"
#include "ui/table/explain/why_of.h"

#include <algorithm>
#include <set>

namespace nilometer::ui {

using egizia::Phase;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

constexpr qsizetype mostNames = 6; ///< more would be a list that nobody reads

/// Stops a ship may go to now, in the order of the river.
QStringList openStops(const egizia::Options& options, const text::Table& table) {
  std::set<int> stops;
  for (const egizia::Entry& entry : options.entries) {
    if (const auto* ship = std::get_if<egizia::PlaceShip>(&entry)) stops.insert(ship->stop);
  }
  QStringList names;
  for (const int stop : stops) names += text::stop(stop, table);
  return names;
}

QStringList sailInstead(const egizia::Options& options, const text::Table& table) {
  const QString name = text::playerName(options.onTurn, table);
  QStringList lines;
  for (const QString& open : openTo(name, openStops(options, table))) {
    lines += lineOf("SAIL-4"_rule, open, {});
  }
  const bool pass = std::ranges::any_of(options.entries, [](const egizia::Entry& entry) {
    return std::holds_alternative<egizia::Pass>(entry);
  });
  if (pass) lines += lineOf("SAIL-6"_rule, WhyWords::tr("%1 may also pass"), {name});
  return lines;
}

QStringList buildInstead(const egizia::Options& options, const text::Table& table) {
  int strength = 0;
  for (const egizia::Payment& payment : options.payments) {
    strength = std::max<int>(strength, payment.strength);
  }
  const QString name = text::playerName(options.onTurn, table);
  QStringList lines{
      lineOf("BUILD-5"_rule,
             WhyWords::tr("%1 can use here: stones %2, strength at most %3. The smaller number is "
                          "the limit"),
             {name, number(options.budget), number(strength)})};
  std::vector<egizia::Target> targets = options.targets;
  std::ranges::stable_sort(targets, {}, &egizia::Target::value);
  QStringList names;
  for (const egizia::Target& target : targets) {
    if (names.size() == mostNames) break;
    names += fill(QStringLiteral("%1 (%2)"),
                  {text::cell(target.building, target.cell, table), number(target.value)});
  }
  if (!names.isEmpty()) {
    //: %1: spaces, each with the stones it takes
    lines += lineOf("BUILD-5"_rule, WhyWords::tr("Possible now, with the stones it takes: %1"),
                    {names.join(QStringLiteral(", "))});
  }
  return lines;
}

/// More about an entry that is refused than its sentences say: what the broken rules are, and what
/// would be legal instead, with the numbers of the table.
QStringList refusedLines(const WhyGround& ground) {
  const auto entry = ground.draft.entry();
  QStringList lines = entry ? rulesBroken<egizia::Rules>(ground.session, *entry) : QStringList();
  egizia::Options options;
  egizia::listOptions(ground.session.game(), ground.session.turn(), options);
  if (options.onTurn == table::noPlayer) return lines;
  const egizia::Phase phase = ground.session.shown().phase;
  const text::Table& table = ground.session.wholeTable();
  if (phase == egizia::Phase::sail) lines += sailInstead(options, table);
  if (phase == egizia::Phase::build) lines += buildInstead(options, table);
  return lines;
}

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
  const auto entry = draft.with({question.id(), id});
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
