// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in their chapters: what each page begins with, and all that is told of a rule.
#include "ui/egizia/rule_book/rule_details.h"
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/rule_book/plain_book.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace nilometer::ui {

using egizia::operator""_rule;
using text::fill;

namespace {

struct ChapterWords {
  Q_DECLARE_TR_FUNCTIONS(RulesChapter)
public:
  static constexpr auto rows = std::to_array<RulesChapter>({
      {"SET-1"_rule, QT_TR_NOOP("Set-up"),
       QT_TR_NOOP("Two to four can play. This is what lies on the table before the first round."),
       QT_TR_NOOP("The game")},
      {"TRACK-1"_rule, QT_TR_NOOP("The score track"),
       QT_TR_NOOP("Points are counted on the score track. Where markers meet, they queue. The "
                  "queue decides who is in front.")},
      {"TIME-1"_rule, QT_TR_NOOP("Turns and timing"),
       QT_TR_NOOP("Some cards can be kept for later. These rules say when they may be played.")},
      {"LAY-1"_rule, QT_TR_NOOP("Lay out Nile cards"),
       QT_TR_NOOP("The river gets new cards. All players can see what there is to sail for."),
       QT_TR_NOOP("A round")},
      {"SAIL-1"_rule, QT_TR_NOOP("Sail the Nile"),
       QT_TR_NOOP("This is the heart of the game. Ship by ship, players choose cards, round spaces "
                  "and building sites. But ships only go downstream.")},
      {"ROUND-EDFU"_rule, QT_TR_NOOP("Round spaces"),
       QT_TR_NOOP("Seven round spaces lie along the river. They make crews stronger and move "
                  "markers or the water ring. The action is carried out when the ship arrives.")},
      {"FEED-1"_rule, QT_TR_NOOP("Feed the construction crews"),
       QT_TR_NOOP("Strong crews build more, but they also eat more. Fields bear grain if the "
                  "flood reaches them. What is missing costs points.")},
      {"STONE-1"_rule, QT_TR_NOOP("Produce stones"),
       QT_TR_NOOP("Building takes stones. Now all quarries deliver.")},
      {"BUILD-1"_rule, QT_TR_NOOP("Build"),
       QT_TR_NOOP("The ships at the building sites now act. These rules hold at all three "
                  "sites.")},
      {"SPHINX-1"_rule, QT_TR_NOOP("Building site: Sphinx"),
       QT_TR_NOOP("Nothing is built here. Stones buy Sphinx cards: secret aims for the end of the "
                  "game.")},
      {"OBELISK-1"_rule, QT_TR_NOOP("Building site: obelisk and tombs"),
       QT_TR_NOOP("One action may build at both. It also moves a market marker.")},
      {"TEMPLE-1"_rule, QT_TR_NOOP("Building site: pyramid and temple"),
       QT_TR_NOOP("One action may build at both. The pyramid also pays for complete rows.")},
      {"MARKET-1"_rule, QT_TR_NOOP("Markets"),
       QT_TR_NOOP("Each player has a marker on both markets. Markers only go down, and lower is "
                  "better.")},
      {"BONUS-1"_rule, QT_TR_NOOP("Participation"),
       QT_TR_NOOP("Whoever has built at several sites is paid for it.")},
      {"ORDER-1"_rule, QT_TR_NOOP("Next order"),
       QT_TR_NOOP("The order tiles are given out anew. They decide who sails first.")},
      {"END-1"_rule, QT_TR_NOOP("Final scoring"),
       QT_TR_NOOP("After the last round come the points that have been collected quietly: stones, "
                  "tomb tiles and Sphinx cards."),
       QT_TR_NOOP("The end")},
      {"CARD-FIELD-GREEN"_rule, QT_TR_NOOP("Nile cards: fields and quarries"),
       QT_TR_NOOP("These cards stay with their player and yield every round."),
       QT_TR_NOOP("Cards")},
      {"CARD-GRAIN4"_rule, QT_TR_NOOP("Nile cards: Anytime"),
       QT_TR_NOOP("These cards are kept, played once at the right moment, and are then gone.")},
      {"CARD-IMPROVE-FIELD"_rule, QT_TR_NOOP("Nile cards: Permanent"),
       QT_TR_NOOP("These cards stay with their player and work again and again.")},
      {"CARD-STONE-MARKET2"_rule, QT_TR_NOOP("Nile cards: Immediate"),
       QT_TR_NOOP("These cards are carried out at once and in full, then they are gone.")},
      {"PHASE"_rule, QT_TR_NOOP("When an entry is refused"),
       QT_TR_NOOP("Most refusals name a rule of the game. These three belong to none."),
       QT_TR_NOOP("To look up")},
  });
};

struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(RulesPage)
};

/// What stands below the summary of the rule.
QString moreAbout(table::RuleId rule, const RulesSubject& subject) {
  const egizia::Edition& edition = *subject.edition;
  const RuleDetail detail = ruleDetail(rule, edition);
  return html::paragraph(detail.text) + exampleBox(detail.example, egizia::ruleNames) +
         pictureOf(rule) + cardsOf(rule, edition) + printedFacts(rule, edition) +
         assumedNote(edition, detail.keys) + profileDifferences(rule, subject) +
         seeAlso<egizia::Rules>(rule, rulePairs(), edition);
}

} // namespace

std::vector<RulesPart> chapters(const RulesSubject& subject) {
  const egizia::Game game{subject.edition.get(), subject.options, egizia::maxPlayers};
  const auto tr = [](const char* text) { return ChapterWords::tr(text); };
  auto parts = plainParts<egizia::Rules>(
      ChapterWords::rows, game, tr, [&](table::RuleId rule) { return moreAbout(rule, subject); });
  // What is kept comes first: fields and quarries, then the Permanent cards.
  std::swap(parts[3].pages[1], parts[3].pages[2]);
  return parts;
}

QString chapterTitle(table::RuleId first) {
  return ChapterWords::tr(
      std::ranges::find(ChapterWords::rows, first, &RulesChapter::first)->title);
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
