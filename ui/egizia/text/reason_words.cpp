// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include "engine/egizia/effects.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

using egizia::operator""_rule;
using table::LedgerLine;

namespace {

struct ReasonWords {
  Q_DECLARE_TR_FUNCTIONS(Reason)
};

using Effects = std::span<const table::Effect>;

/// The site, and the spaces built there as far as the entry's effects tell them.
QString builtSpaces(const LedgerLine& line, Effects entry, const Table& table) {
  std::array<egizia::SpaceSet, egizia::buildingCount> spaces{};
  for (const table::Effect& effect : entry) {
    if (effect.kind != table::EffectKind::built || effect.player != line.player) continue;
    const auto [building, cell] = egizia::asBuilt(effect);
    spaces[static_cast<std::size_t>(building)] |= egizia::spaceBit(cell);
  }
  QStringList names;
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    if (spaces[i] != 0) names += cells(static_cast<egizia::Building>(i), spaces[i], table);
  }
  const QString where = site(egizia::siteOf(line), Place::at);
  if (names.isEmpty()) return fill(ReasonWords::tr("Built %1"), {where});
  //: %1: at a building site, %2: the spaces
  return fill(ReasonWords::tr("Built %1: %2"), {where, names.join(QStringLiteral(", "))});
}

/// With the grain missing and the price of one, as far as the entry's effects tell them.
QString hunger(const LedgerLine& line, Effects entry) {
  for (const table::Effect& effect : entry) {
    const bool told = table::isNote(effect, egizia::Note::hungry) && effect.player == line.player;
    const int missing = effect.before - effect.after;
    if (!told || missing <= 0) continue;
    //: %1: missing grain, %n: what one of them costs
    return fill(ReasonWords::tr("Not enough grain for the crews: %1 short, %n point(s) each",
                                nullptr, -line.points / missing),
                {number(missing)});
  }
  return ReasonWords::tr("Not enough grain for the crews");
}

/// The rules whose points need more than their title; `n` for singular and plural.
QString special(const LedgerLine& line, Effects entry, const Table& table) {
  const int n = line.points < 0 ? -line.points : line.points;
  if (line.rule == "BUILD-8"_rule) return builtSpaces(line, entry, table);
  if (line.rule == "PYR-2"_rule) {
    return fill(ReasonWords::tr("Pyramid row %1 complete: most stones"),
                {number(egizia::pyramidRowOf(line) + 1)});
  }
  if (line.rule == "SPHINX-2"_rule) {
    return ReasonWords::tr("%n Sphinx card(s) returned", nullptr, n);
  }
  if (line.rule == "END-3"_rule) {
    return fill(ReasonWords::tr("Sphinx card: %1"),
                {sphinxCondition(egizia::sphinxCardOf(line), table)});
  }
  if (line.rule == "FEED-3"_rule) return hunger(line, entry);
  if (line.rule == "MARKET-3"_rule) return ReasonWords::tr("Last step of the grain market");
  if (line.rule == "BONUS-1"_rule) {
    return ReasonWords::tr("Stones spent at %n building site(s)", nullptr, egizia::sitesOf(line));
  }
  if (line.rule == "END-1"_rule) return ReasonWords::tr("Stones left over sold");
  if (line.rule == "END-2"_rule) return ReasonWords::tr("Sum of the tombs");
  return {};
}

} // namespace

QString reason(const LedgerLine& line, const Table& table, Effects entry) {
  const bool needsSource =
      line.rule == "BUILD-8"_rule || line.rule == "PYR-2"_rule || line.rule == "BONUS-1"_rule;
  const QString text =
      needsSource && !egizia::hasSource(line) ? QString() : special(line, entry, table);
  return text.isEmpty() ? ruleTitle(line.rule, table) : text;
}

} // namespace nilometer::text
