// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/rules_book.h"

#include "ui/pages/rule_book/rules_html.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

QString RulesPage::html() const {
  QString text = html::heading(1, title, anchor) + intro;
  for (const RulesSection& section : sections) text += section.html;
  return text;
}

RulesBook::RulesBook(std::vector<RulesPart> parts) : m_parts(std::move(parts)) {}

RulesBook::Place RulesBook::find(const QString& anchor) const {
  for (const RulesPart& part : m_parts) {
    for (const RulesPage& page : part.pages) {
      if (page.anchor == anchor) return {&page, nullptr};
      for (const RulesSection& section : page.sections) {
        if (section.anchor == anchor) return {&page, &section};
      }
    }
  }
  return {};
}

QString RulesBook::aRule() const {
  for (const RulesPart& part : m_parts) {
    for (const RulesPage& page : part.pages) {
      const auto rule = std::ranges::find_if(page.sections, &RulesSection::isRule);
      if (rule != page.sections.end()) return rule->anchor;
    }
  }
  return {};
}

QString RulesBook::home() const {
  return m_parts.front().pages.front().anchor;
}

} // namespace nilometer::ui
