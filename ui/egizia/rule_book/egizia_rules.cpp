// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rules_subject.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/rule_book/rule_pictures.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/players_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::ui {

namespace {

struct BookWords {
  Q_DECLARE_TR_FUNCTIONS(RulesBook)
public:
  /// The parts of the book, each by its first chapter.
  static constexpr auto parts = std::to_array<std::pair<RuleChapter, const char*>>({
      {RuleChapter::setup, QT_TR_NOOP("The game")},
      {RuleChapter::lay, QT_TR_NOOP("A round")},
      {RuleChapter::end, QT_TR_NOOP("The end")},
      {RuleChapter::fields, QT_TR_NOOP("Cards")},
      {RuleChapter::entry, QT_TR_NOOP("To look up")},
  });
};

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
  std::vector<RulesPart> parts;
  for (int i = 0; i < ruleChapterCount; ++i) {
    const auto chapter = static_cast<RuleChapter>(i);
    const std::size_t next = std::min(parts.size(), BookWords::parts.size() - 1);
    const auto& [first, title] = BookWords::parts[next];
    if (first == chapter) parts.push_back({BookWords::tr(title), {}});
    parts.back().pages.push_back(rulesPage(chapter, subject));
  }
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
