// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rule_details.h"
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/rule_link.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using text::fill;

namespace {

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(RulesPage)
};

QString seeAlso(table::RuleId rule, const text::Table& table) {
  QStringList links;
  for (const table::RuleId other : relatedRules(rule)) links += html::wholeRuleLink(other, table);
  if (links.isEmpty()) return {};
  const QString all = links.join(QStringLiteral(" &nbsp; "));
  return html::paragraphOf("quiet",
                           PageWords::tr("See also:").toHtmlEscaped() + QStringLiteral(" ") + all);
}

QString exampleOf(const QString& text) {
  if (text.isEmpty()) return {};
  return html::box(html::bold(PageWords::tr("Example:")) + QStringLiteral(" ") +
                   text::withRuleLinks(text));
}

RulesSection ruleSection(table::RuleId rule, const RulesSubject& subject) {
  const egizia::Edition& edition = *subject.edition;
  const text::Table table{&edition, {}};
  const RuleDetail detail = ruleDetail(rule, edition);
  const QString number = text::fromUtf8(egizia::ruleName(rule));
  RulesSection section{number, text::ruleTitle(rule, table), {}};
  section.html = html::heading(2, fill(QStringLiteral("%1 · %2"), {number, section.title}), number);
  section.html +=
      html::paragraph(text::ruleSummary(rule, subject.options)) + html::paragraph(detail.text);
  section.html += exampleOf(detail.example) + pictureOf(rule) + cardsOf(rule, edition);
  section.html += printedFacts(rule, edition) + assumedNote(edition, detail.keys);
  section.html += profileDifferences(rule, subject) + seeAlso(rule, table);
  return section;
}

} // namespace

RulesPage rulesPage(RuleChapter chapter, const RulesSubject& subject) {
  RulesPage page{
      chapterAnchor(chapter), chapterTitle(chapter), html::paragraph(chapterIntro(chapter)), {}};
  for (std::size_t i = 0; i < egizia::ruleNames.size(); ++i) {
    const table::RuleId rule{static_cast<std::uint8_t>(i)};
    if (chapterOf(rule) == chapter) page.sections.push_back(ruleSection(rule, subject));
  }
  return page;
}

QString assumedNote(const egizia::Edition& edition, const std::vector<std::string_view>& keys) {
  const text::Table table{&edition, {}};
  QStringList assumed;
  for (const egizia::PrintedValue& value : edition.printed) {
    const bool meant = std::ranges::find(keys, value.key) != keys.end();
    if (meant && value.provenance == egizia::Provenance::assumed) {
      assumed += text::printedValue(value.key, table);
    }
  }
  if (assumed.isEmpty()) return {};
  const QString text =
      fill(PageWords::tr("* Only %1 here: %2. Compare with your own copy."),
           {text::provenance(egizia::Provenance::assumed), assumed.join(QStringLiteral("; "))});
  return html::paragraphOf("quiet", text.toHtmlEscaped());
}

} // namespace nilometer::ui
