// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/why_refused.h"
#include "ui/table/explain/why_of.h"
#include "ui/table/explain/why_words.h"

#include "ui/egizia/text/rule_link.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/options.h"

#include <algorithm>
#include <set>

namespace nilometer::ui {

using egizia::operator""_rule;
using text::fill;
using text::number;
using text::withRule;

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
  const QStringList open = openStops(options, table);
  QStringList lines;
  const auto more = static_cast<int>(open.size() - mostNames);
  if (more > 0) {
    const QString text = WhyWords::tr("Open to %1 now: %2; and %n more", nullptr, more);
    lines += withRule(fill(text, {name, open.first(mostNames).join(QStringLiteral(", "))}),
                      "SAIL-4"_rule);
  } else if (!open.isEmpty()) {
    lines += withRule(fill(WhyWords::tr("Open to %1 now: %2"), {name, text::listOf(open)}),
                      "SAIL-4"_rule);
  }
  const bool pass = std::ranges::any_of(options.entries, [](const egizia::Entry& entry) {
    return std::holds_alternative<egizia::Pass>(entry);
  });
  if (pass) lines += withRule(fill(WhyWords::tr("%1 may also pass"), {name}), "SAIL-6"_rule);
  return lines;
}

QStringList buildInstead(const egizia::Options& options, const text::Table& table) {
  int strength = 0;
  for (const egizia::Payment& payment : options.payments) {
    strength = std::max<int>(strength, payment.strength);
  }
  const QString name = text::playerName(options.onTurn, table);
  QStringList lines{withRule(
      fill(WhyWords::tr("%1 can use here: stones %2, strength at most %3. The smaller number is "
                        "the limit"),
           {name, number(options.budget), number(strength)}),
      "BUILD-5"_rule)};
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
    lines += withRule(fill(WhyWords::tr("Possible now, with the stones it takes: %1"),
                           {names.join(QStringLiteral(", "))}),
                      "BUILD-5"_rule);
  }
  return lines;
}

} // namespace

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

} // namespace nilometer::ui
