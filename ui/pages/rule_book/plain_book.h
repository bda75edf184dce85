// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/rule_book/rules_book.h"
#include "ui/pages/rule_book/rules_html.h"
#include "ui/text/option_row.h"
#include "ui/text/phrasebook.h"
#include "ui/text/rule_link.h"

#include <QCoreApplication>
#include <QImage>

#include <concepts>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

/// What a book of any game is made of, from the words of its rules.
namespace nilometer::ui {

/// A page of rules: from the first one, after which its anchor is called ("page-sail-1"), to that
/// of the next chapter.
struct RulesChapter {
  table::RuleId first;
  const char* title;
  const char* intro;
  const char* part = nullptr; ///< of the book that begins here
};

/// The numbers of these rules in it become links; nothing of an empty text.
[[nodiscard]] QString ruleParagraph(const QString& text, text::RuleNames rules);

/// A case with invented stock that shows what a rule means, before it is translated.
struct RuleExample {
  table::RuleId rule;
  const char* text;
};
/// "Example:" and that text in a box; nothing of an empty text.
[[nodiscard]] QString exampleBox(const QString& text, text::RuleNames rules);
/// The example of that rule in a box; nothing where it has none. `context` = of the texts.
[[nodiscard]] QString exampleOf(table::RuleId rule, std::span<const RuleExample> examples,
                                const char* context, text::RuleNames rules);

/// Two rules that belong together.
using RulePair = std::pair<table::RuleId, table::RuleId>;
/// The rules that stand in a pair with that one, in the order of the rules, each once.
[[nodiscard]] std::vector<table::RuleId> relatedRules(table::RuleId rule,
                                                      std::span<const RulePair> pairs);
/// "See also:" and those links; nothing without any.
[[nodiscard]] QString seeAlso(const QStringList& linksHtml);
/// Links to the rules that belong together with that one, with their titles.
template <class G>
[[nodiscard]] QString seeAlso(table::RuleId rule, std::span<const RulePair> pairs,
                              const typename G::Edition& edition) {
  using Speech = text::Phrasebook<G>;
  QStringList links;
  for (const table::RuleId other : relatedRules(rule, pairs)) {
    const QString number = Speech::ruleName(other);
    const QString title = Speech::ruleTitle(other, Speech::names({}, edition));
    links += html::wholeLink(text::ruleAddress(number), number + QStringLiteral(" · ") + title);
  }
  return seeAlso(links);
}

/// A section for a rule: its number, its title and what it says in a game that is set up so.
template <class G>
[[nodiscard]] RulesSection plainSection(table::RuleId rule, const typename G::Setup& setup) {
  using Speech = text::Phrasebook<G>;
  const QString number = Speech::ruleName(rule);
  RulesSection section{
      number, Speech::ruleTitle(rule, Speech::names({}, *setup.edition)), {}, true};
  section.html = html::heading(2, number + QStringLiteral(" · ") + section.title, number) +
                 ruleParagraph(Speech::ruleSummary(rule, setup), Speech::ruleNames());
  return section;
}

/// All chapters in their parts. `tr` = of the words that have the rows; `more(rule)` = html that
/// stands below what a rule says.
template <class G, class Tr, class More>
[[nodiscard]] std::vector<RulesPart> plainParts(std::span<const RulesChapter> chapters,
                                                const typename G::Setup& setup, Tr tr, More more) {
  using Speech = text::Phrasebook<G>;
  static_assert(std::same_as<std::invoke_result_t<More, table::RuleId>, QString>,
                "a sum of texts that is no text yet would outlive its parts");
  std::vector<RulesPart> parts;
  std::size_t end = 0;
  for (std::size_t i = 0; i < chapters.size(); ++i) {
    const RulesChapter& chapter = chapters[i];
    if (chapter.part != nullptr) parts.push_back({tr(chapter.part), {}});
    RulesPage page{QStringLiteral("page-") + Speech::ruleName(chapter.first).toLower(),
                   tr(chapter.title),
                   ruleParagraph(tr(chapter.intro), Speech::ruleNames()),
                   {}};
    end = i + 1 < chapters.size() ? chapters[i + 1].first.index : Speech::ruleNames().size();
    for (std::size_t rule = chapter.first.index; rule < end; ++rule) {
      const table::RuleId id{static_cast<std::uint8_t>(rule)};
      page.sections.push_back(plainSection<G>(id, setup));
      page.sections.back().html += more(id);
    }
    parts.back().pages.push_back(std::move(page));
  }
  return parts;
}

/// Every option with its values; the one of that game is set in bold. `value(option)` = its index.
template <class G, class Value>
[[nodiscard]] RulesPage plainOptions(const QString& title, int count, Value value) {
  using Speech = text::Phrasebook<G>;
  RulesPage page{QStringLiteral("page-options"), title, {}, {}};
  for (int option = 0; option < count; ++option) {
    const QString name = Speech::optionName(option);
    QStringList items;
    for (const QString& said : Speech::optionValues(option)) {
      const bool chosen = static_cast<std::size_t>(items.size()) == value(option);
      items += chosen ? html::bold(said) : said.toHtmlEscaped();
    }
    const QString anchor = QStringLiteral("option-%1").arg(option + 1);
    page.sections.push_back({anchor, name, html::heading(2, name, anchor) + html::list(items)});
  }
  return page;
}

/// A word of the game and what it means, before they are translated.
struct RulesTerm {
  const char* word;
  const char* meaning;
};
/// The glossary in the present language: beside each word stands the one of the other language.
/// `context` = of the texts.
[[nodiscard]] RulesPage glossaryPage(const char* context, std::span<const RulesTerm> terms);

/// A whole book: its chapters, the options with those of `subject` (what a book tells of), and a
/// glossary. `context` = of all its texts; `keys` = of the options, each of which has
/// value(options).
template <class G, class More>
[[nodiscard]] RulesBook plainBook(const auto& subject, int players, const char* context,
                                  std::span<const RulesChapter> chapters,
                                  std::span<const RulesTerm> terms, const auto& keys,
                                  const QString& ofOptions, More more) {
  const typename G::Setup game{subject.edition.get(), subject.options, players};
  const auto tr = [&](const char* text) { return QCoreApplication::translate(context, text); };
  auto parts = plainParts<G>(chapters, game, tr, more);
  auto& pages = parts.back().pages;
  pages.push_back(plainOptions<G>(ofOptions, static_cast<int>(keys.size()), [&](int option) {
    return keys[static_cast<std::size_t>(option)].value(subject.options);
  }));
  pages.push_back(glossaryPage(context, terms));
  return RulesBook(std::move(parts));
}

/// What a book tells of: printed values as the table has read them, and its options.
template <class Edition, class Sheet, class RuleOptions> struct PlainSubject {
  std::shared_ptr<const Edition> edition; ///< @pre not nullptr
  Sheet sheet;
  RuleOptions options;

  friend bool operator==(const PlainSubject&, const PlainSubject&) = default;
};

/// A book without pictures. Subject: what it tells of.
template <class Subject> class PlainRules : public RulesSource {
public:
  using Write = std::function<RulesBook(const Subject& subject)>;
  PlainRules(Subject subject, Write write)
      : m_subject(std::move(subject)), m_write(std::move(write)) {}

  [[nodiscard]] RulesBook book() const override { return m_write(m_subject); }
  [[nodiscard]] bool tellsTheSame(const RulesSource& other) const override {
    const auto* same = dynamic_cast<const PlainRules*>(&other);
    return same != nullptr && same->m_subject == m_subject;
  }
  [[nodiscard]] QImage picture(const QString& /*name*/, const QWidget& /*beside*/,
                               int /*width*/) override {
    return {};
  }
  void forget() override {}

private:
  Subject m_subject;
  Write m_write;
};

} // namespace nilometer::ui
