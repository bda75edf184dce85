// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace nilometer::words {

using egizia::operator""_rule;
using table::LedgerLine;

namespace {

struct ReasonWords {
  Q_DECLARE_TR_FUNCTIONS(Reason)
};

/// The rules whose points need more than their title; `n` for singular and plural.
QString special(const LedgerLine& line, const Table& table) {
  const int n = line.points < 0 ? -line.points : line.points;
  if (line.rule == "BUILD-8"_rule) {
    return fill(ReasonWords::tr("Built %1"),
                {site(static_cast<egizia::Site>(line.what), Place::at)});
  }
  if (line.rule == "PYR-2"_rule) {
    return fill(ReasonWords::tr("Pyramid row %1 complete: most stones"), {number(line.what + 1)});
  }
  if (line.rule == "SPHINX-2"_rule) {
    return ReasonWords::tr("%n Sphinx card(s) returned", nullptr, n);
  }
  if (line.rule == "END-3"_rule) {
    return fill(ReasonWords::tr("Sphinx card: %1"), {sphinxCondition(line.what, table)});
  }
  if (line.rule == "FEED-3"_rule) return ReasonWords::tr("Not enough grain for the crews");
  if (line.rule == "MARKET-3"_rule) return ReasonWords::tr("Last step of the grain market");
  if (line.rule == "BONUS-1"_rule) return ReasonWords::tr("Stones spent at building sites");
  if (line.rule == "END-1"_rule) return ReasonWords::tr("Stones left over sold");
  if (line.rule == "END-2"_rule) return ReasonWords::tr("Sum of the tombs");
  return {};
}

} // namespace

QString reason(const LedgerLine& line, const Table& table) {
  const bool hasWhat = line.what != table::nothing;
  const bool needsWhat = line.rule == "BUILD-8"_rule || line.rule == "PYR-2"_rule;
  const QString text = needsWhat && !hasWhat ? QString() : special(line, table);
  return text.isEmpty() ? ruleTitle(line.rule) : text;
}

} // namespace nilometer::words
