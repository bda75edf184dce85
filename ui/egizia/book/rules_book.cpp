// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/book/rules_book.h"

#include "engine/egizia/file/edition_file.h"
#include "ui/egizia/book/rules_html.h"
#include "ui/egizia/book/rules_pages.h"

#include <QCoreApplication>

namespace nilometer::ui {

namespace {

struct BookWords {
  Q_DECLARE_TR_FUNCTIONS(RulesBook)
};

std::vector<RulesPage> rulesPages(std::initializer_list<RuleChapter> chapters,
                                  const RulesSubject& subject) {
  std::vector<RulesPage> pages;
  for (const RuleChapter chapter : chapters) pages.push_back(rulesPage(chapter, subject));
  return pages;
}

} // namespace

RulesSubject shippedRules() {
  RulesSubject subject;
  // The editions that come with the program are tested to be readable.
  const auto editions = egizia::shippedEditions();
  subject.edition = std::make_shared<const egizia::Edition>(
      *egizia::shippedEdition(editions.empty() ? std::string() : editions.front()));
  subject.options = egizia::optionsOf(subject.profile);
  return subject;
}

QString RulesPage::html() const {
  QString text = html::heading(1, title, anchor) + intro;
  for (const RulesSection& section : sections) text += section.html;
  return text;
}

RulesBook::RulesBook(const RulesSubject& subject) {
  using Chapter = RuleChapter;
  RulesPart game{BookWords::tr("The game"), {ideaPage()}};
  for (RulesPage& page : rulesPages({Chapter::setup, Chapter::track, Chapter::time}, subject)) {
    game.pages.push_back(std::move(page));
  }
  RulesPart round{BookWords::tr("A round"), {roundPage()}};
  for (RulesPage& page :
       rulesPages({Chapter::lay, Chapter::sail, Chapter::round, Chapter::feed, Chapter::stone,
                   Chapter::build, Chapter::sphinx, Chapter::obelisk, Chapter::pyramid,
                   Chapter::market, Chapter::bonus, Chapter::order},
                  subject)) {
    round.pages.push_back(std::move(page));
  }
  RulesPart end{BookWords::tr("The end"), rulesPages({Chapter::end}, subject)};
  RulesPart cards{BookWords::tr("Cards"), rulesPages({Chapter::fields, Chapter::permanent,
                                                      Chapter::anytime, Chapter::immediate},
                                                     subject)};
  cards.pages.push_back(sphinxCardsPage(subject));
  RulesPart look{BookWords::tr("To look up"), {profilesPage(subject)}};
  look.pages.push_back(rulesPage(Chapter::entry, subject));
  look.pages.push_back(glossaryPage());
  m_parts = {std::move(game), std::move(round), std::move(end), std::move(cards), std::move(look)};
}

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

QString RulesBook::home() const {
  return m_parts.front().pages.front().anchor;
}

} // namespace nilometer::ui
