// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rules_subject.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/rule_book/rule_pictures.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/players_words.h"

#include <QCoreApplication>

#include <utility>

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

/// What a section is found by besides its words.
void nameRule(RulesSection& section) {
  const auto rule = egizia::findRule(section.anchor.toStdString());
  if (!rule) return;
  section.isRule = true;
  section.players = text::playersWords(*rule);
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

RulesBook egiziaBook(const RulesSubject& subject) {
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
  std::vector<RulesPart> parts = {std::move(game), std::move(round), std::move(end),
                                  std::move(cards), std::move(look)};
  for (RulesPart& part : parts) {
    for (RulesPage& page : part.pages) {
      for (RulesSection& section : page.sections) nameRule(section);
    }
  }
  return RulesBook(std::move(parts));
}

namespace {

class EgiziaRules : public RulesSource {
public:
  explicit EgiziaRules(const RulesSubject& subject) : m_subject(subject), m_pictures(subject) {}

  [[nodiscard]] RulesBook book() const override { return egiziaBook(m_subject); }
  [[nodiscard]] bool tellsTheSame(const RulesSource& other) const override {
    const auto* same = dynamic_cast<const EgiziaRules*>(&other);
    return same != nullptr && same->m_subject == m_subject;
  }
  [[nodiscard]] QImage picture(const QString& name, const QWidget& beside, int width) override {
    return m_pictures.picture(name, beside, width);
  }
  void forget() override { m_pictures.forget(); }

private:
  RulesSubject m_subject;
  RulePictures m_pictures;
};

} // namespace

std::unique_ptr<RulesSource> rulesSource(const RulesSubject& subject) {
  return std::make_unique<EgiziaRules>(subject);
}

} // namespace nilometer::ui
