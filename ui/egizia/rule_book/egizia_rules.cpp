// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rules_subject.h"

#include "engine/egizia/file/edition_file.h"
#include "ui/egizia/rule_book/rule_pictures.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/rule_book/plain_book.h"

#include <utility>

namespace nilometer::ui {

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
  std::vector<RulesPart> parts = chapters(subject);
  const auto begin = [&](std::size_t part, RulesPage page) {
    parts[part].pages.insert(parts[part].pages.begin(), std::move(page));
  };
  begin(0, ideaPage());
  begin(1, roundPage());
  parts[3].pages.push_back(sphinxCardsPage(subject));
  begin(4, profilesPage(subject));
  parts[4].pages.push_back(glossaryPage());
  for (RulesPart& part : parts) {
    for (RulesPage& page : part.pages) {
      for (RulesSection& section : page.sections) {
        const auto rule = egizia::findRule(section.anchor.toStdString());
        if (rule) section.players = text::playersWords(*rule);
      }
    }
  }
  return RulesBook(std::move(parts));
}

namespace {

class EgiziaRules : public PlainRules<RulesSubject> {
public:
  explicit EgiziaRules(const RulesSubject& subject)
      : PlainRules(subject, egiziaBook), m_pictures(subject) {}

  [[nodiscard]] QImage picture(const QString& name, const QWidget& beside, int width) override {
    return m_pictures.picture(name, beside, width);
  }
  void forget() override { m_pictures.forget(); }

private:
  RulePictures m_pictures;
};

} // namespace

std::unique_ptr<RulesSource> rulesSource(const RulesSubject& subject) {
  return std::make_unique<EgiziaRules>(subject);
}

} // namespace nilometer::ui
