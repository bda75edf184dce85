// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sources of the rules differ.
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace nilometer::ui {

using egizia::operator""_rule;
using text::Option;

namespace {

struct ProfileWords {
  Q_DECLARE_TR_FUNCTIONS(RulesProfile)
};

struct Concern {
  Option option;
  table::RuleId rule;
};

constexpr auto concerns = std::to_array<Concern>({
    {Option::startingSphinxCard, "SET-5"_rule},
    {Option::startingSphinxCard, "SPHINX-3"_rule},
    {Option::mayPass, "SAIL-6"_rule},
    {Option::mayPass, "SAIL-1"_rule},
    {Option::mayPass, "SAIL-9"_rule},
    {Option::moreSphinxNeedsStone, "CARD-MORE-SPHINX"_rule},
    {Option::moreSphinxNeedsStone, "SPHINX-1"_rule},
    {Option::leftoverCardTiming, "CARD-LEFTOVER"_rule},
    {Option::doubleAtHeliopolis, "ROUND-HELIOPOLIS"_rule},
    {Option::doubleAtHeliopolis, "CARD-DOUBLE"_rule},
    {Option::anytimeInFinalScoring, "TIME-2"_rule},
    {Option::anytimeInFinalScoring, "END-1"_rule},
    {Option::anytimeInFinalScoring, "CARD-STONES6"_rule},
    {Option::anytimeInFinalScoring, "CARD-SELL10"_rule},
    {Option::occupiedScope, "CARD-OCCUPIED"_rule},
    {Option::occupiedScope, "SAIL-2"_rule},
    {Option::occupiedOwnLastShip, "CARD-OCCUPIED"_rule},
    {Option::improveTarget, "CARD-IMPROVE-FIELD"_rule},
    {Option::reserveCardWithTwoPlayers, "CARD-RESERVE"_rule},
    {Option::withoutMoreSphinxCard, "CARD-MORE-SPHINX"_rule},
    {Option::withoutTenPercentCard, "END-3"_rule},
    {Option::improveTiming, "CARD-IMPROVE-FIELD"_rule},
    {Option::improveTiming, "FEED-4"_rule},
    {Option::seatBids, "END-4"_rule},
    {Option::seatBids, "SET-2"_rule},
});

QString optionAnchor(Option option) {
  return QStringLiteral("option-%1").arg(static_cast<int>(option) + 1);
}

std::vector<egizia::Profile> profiles() {
  std::vector<egizia::Profile> all;
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
    all.push_back(static_cast<egizia::Profile>(i));
  }
  return all;
}

/// The profiles that say this, and whether this game does.
QString whoSays(Option option, const QString& value, const RulesSubject& subject) {
  QStringList who;
  if (subject.of == RulesSubject::Of::thisGame &&
      text::optionValue(option, subject.options) == value) {
    who += html::bold(ProfileWords::tr("this game"));
  }
  for (const egizia::Profile profile : profiles()) {
    if (text::optionValue(option, egizia::optionsOf(profile)) != value) continue;
    who += text::profileName(profile).toHtmlEscaped();
  }
  return who.isEmpty() ? ProfileWords::tr("by agreement").toHtmlEscaped()
                       : who.join(QStringLiteral(", "));
}

QString optionTable(Option option, const RulesSubject& subject) {
  std::vector<QStringList> rows;
  for (const QString& value : text::optionValues(option)) {
    rows.push_back({value.toHtmlEscaped(), whoSays(option, value, subject)});
  }
  return html::table({}, rows);
}

RulesSection optionSection(Option option, const RulesSubject& subject) {
  const QString anchor = optionAnchor(option);
  RulesSection section{anchor, text::optionName(option), {}};
  QStringList rules;
  for (const table::RuleId rule : rulesOf(option))
    rules += html::wholeRuleLink(rule, {subject.edition.get(), {}});
  section.html =
      html::heading(2, section.title, anchor) + optionTable(option, subject) +
      html::paragraphOf("quiet", ProfileWords::tr("Concerns:").toHtmlEscaped() +
                                     QStringLiteral(" ") + rules.join(QStringLiteral(" &nbsp; ")));
  return section;
}

QString profileList(const RulesSubject& subject) {
  QStringList items;
  for (const egizia::Profile profile : profiles()) {
    QString item =
        html::bold(text::profileName(profile)) + QStringLiteral(": ") +
        text::egiziaOptions().profileSummary(static_cast<std::size_t>(profile)).toHtmlEscaped();
    const bool here = subject.of == RulesSubject::Of::thisGame && subject.profile == profile;
    if (here) item += QStringLiteral(" ") + html::bold(ProfileWords::tr("(this game)"));
    items += item;
  }
  return html::list(items);
}

} // namespace

std::vector<table::RuleId> rulesOf(Option option) {
  std::vector<table::RuleId> rules;
  for (const Concern& concern : concerns) {
    if (concern.option == option) rules.push_back(concern.rule);
  }
  return rules;
}

QString profileDifferences(table::RuleId rule, const RulesSubject& subject) {
  QString text;
  for (const Concern& concern : concerns) {
    if (concern.rule != rule) continue;
    const QString option =
        html::link(optionAnchor(concern.option), text::optionName(concern.option));
    text += html::paragraphOf("option", ProfileWords::tr("Rule option:").toHtmlEscaped() +
                                            QStringLiteral(" ") + option);
    text += optionTable(concern.option, subject);
  }
  return text;
}

RulesPage profilesPage(const RulesSubject& subject) {
  RulesPage page{
      QStringLiteral("page-profiles"), ProfileWords::tr("Rule profiles and options"), {}, {}};
  page.intro =
      html::paragraph(ProfileWords::tr(
          "There are several texts of the rules, and they differ here and there. A profile is one "
          "way to play. Single options can be set otherwise for a new game.")) +
      profileList(subject);
  for (int i = 0; i < text::optionCount; ++i) {
    page.sections.push_back(optionSection(static_cast<Option>(i), subject));
  }
  return page;
}

} // namespace nilometer::ui
