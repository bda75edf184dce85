// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rule_details.h"

#include "ui/egizia/rule_book/rule_detail_rows.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct DetailLookUp {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
};

const RuleDetailRow* detailRow(table::RuleId rule) {
  for (const auto rows : {setupDetails(), sailDetails(), feedDetails(), buildDetails(),
                          marketsDetails(), cardsDetails()}) {
    const auto row = std::ranges::find(rows, rule, &RuleDetailRow::rule);
    if (row != rows.end()) return &*row;
  }
  return nullptr;
}

} // namespace

RuleDetail ruleDetail(table::RuleId rule, const egizia::Edition& edition) {
  const RuleDetailRow* row = detailRow(rule);
  if (row == nullptr) return {};
  QStringList facts;
  RuleDetail detail;
  for (const Printed fact : row->facts) {
    facts += factText(fact, edition);
    const std::string_view key = factKey(fact);
    if (!key.empty()) detail.keys.push_back(key);
  }
  if (row->text != nullptr) detail.text = text::fill(DetailLookUp::tr(row->text), facts);
  if (row->example != nullptr) detail.example = text::fill(DetailLookUp::tr(row->example), facts);
  return detail;
}

} // namespace nilometer::ui
