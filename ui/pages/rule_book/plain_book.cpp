// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rule_book/plain_book.h"

#include "ui/text/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <set>

namespace nilometer::ui {

namespace {

struct GlossaryPageWords {
  Q_DECLARE_TR_FUNCTIONS(RulesGlossary)
};

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(RulesPage)
};

} // namespace

std::vector<table::RuleId> relatedRules(table::RuleId rule, std::span<const RulePair> pairs) {
  std::set<table::RuleId> related;
  for (const auto& [one, other] : pairs) {
    if (one == rule) related.insert(other);
    if (other == rule) related.insert(one);
  }
  return {related.begin(), related.end()};
}

QString seeAlso(const QStringList& linksHtml) {
  if (linksHtml.isEmpty()) return {};
  const QString all = linksHtml.join(QStringLiteral(" &nbsp; "));
  return html::paragraphOf("quiet",
                           PageWords::tr("See also:").toHtmlEscaped() + QStringLiteral(" ") + all);
}

QString ruleParagraph(const QString& text, text::RuleNames rules) {
  if (text.isEmpty()) return {};
  return QStringLiteral("<p>") + text::withRuleLinks(text, rules) + QStringLiteral("</p>");
}

QString exampleBox(const QString& text, text::RuleNames rules) {
  if (text.isEmpty()) return {};
  return html::box(html::bold(PageWords::tr("Example:")) + QStringLiteral(" ") +
                   text::withRuleLinks(text, rules));
}

QString exampleOf(table::RuleId rule, std::span<const RuleExample> examples, const char* context,
                  text::RuleNames rules) {
  const auto found = std::ranges::find(examples, rule, &RuleExample::rule);
  if (found == examples.end()) return {};
  return exampleBox(QCoreApplication::translate(context, found->text), rules);
}

RulesPage glossaryPage(const char* context, std::span<const RulesTerm> terms) {
  const auto translated = [context](const char* text) {
    return QCoreApplication::translate(context, text);
  };
  RulesPage page{QStringLiteral("page-glossary"), GlossaryPageWords::tr("Glossary"), {}, {}};
  // Beside each word stands the one that a player may know from the printed rules.
  const QString beside = text::language() == text::sourceLanguage() ? text::languages().front()
                                                                    : text::sourceLanguage();
  const auto other = text::catalogueOf(beside);
  std::vector<RulesTerm> sorted(terms.begin(), terms.end());
  std::ranges::sort(sorted, [&](const RulesTerm& one, const RulesTerm& another) {
    return QString::localeAwareCompare(translated(one.word), translated(another.word)) < 0;
  });
  std::vector<QStringList> rows;
  for (const RulesTerm& term : sorted) {
    rows.push_back({html::bold(translated(term.word)),
                    other->translate(context, term.word).toHtmlEscaped(),
                    translated(term.meaning).toHtmlEscaped()});
  }
  page.intro = ruleParagraph(
      GlossaryPageWords::tr("The words of the game in two languages, and what they mean."), {});
  const QStringList head{GlossaryPageWords::tr("Word").toHtmlEscaped(),
                         text::languageName(beside).toHtmlEscaped(),
                         GlossaryPageWords::tr("Meaning").toHtmlEscaped()};
  page.intro += html::table(head, rows);
  return page;
}

} // namespace nilometer::ui
