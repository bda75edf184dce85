// SPDX-License-Identifier: GPL-3.0-or-later
// The pages for somebody who has never played.
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/pages/rule_book/plain_book.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

struct IntroRow {
  const char* anchor;
  const char* title;
  const char* text;
  table::RuleId more; ///< the first one of the chapter
};

struct IntroWords {
  Q_DECLARE_TR_FUNCTIONS(RulesIntro)
public:
  static constexpr auto idea = std::to_array<IntroRow>({
      {"idea-what", QT_TR_NOOP("What it is about"),
       QT_TR_NOOP("You lead a family of builders in ancient Egypt. Each round your ships sail down "
                  "the Nile. They bring cards, train your crews and wait at the building sites. "
                  "Then your crews are fed, and they build."),
       "SAIL-1"_rule},
      {"idea-win", QT_TR_NOOP("How to win"),
       QT_TR_NOOP("Most points win after five rounds. Building scores at once. More points come "
                  "from full pyramid rows, from building at several sites and from the markets. "
                  "Secret Sphinx cards count at the end."),
       "END-1"_rule},
      {"idea-river", QT_TR_NOOP("The catch with the river"),
       QT_TR_NOOP("Ships only go downstream. Whoever jumps ahead gets the good space first, but "
                  "gives up everything above it. This is the choice to make with every ship."),
       "SAIL-1"_rule},
      {"idea-grain", QT_TR_NOOP("The catch with the crews"),
       QT_TR_NOOP("Strong crews build more. But each point of strength eats one grain every round. "
                  "How much the fields bear depends on the flood, shown by the water ring."),
       "FEED-1"_rule},
      {"idea-stones", QT_TR_NOOP("Stones"),
       QT_TR_NOOP(
           "Whatever is built costs stones, and its value is also its points. Quarries bring "
           "new stones every round."),
       "BUILD-1"_rule},
      {"idea-tie", QT_TR_NOOP("Being behind helps"),
       QT_TR_NOOP("Whoever has fewest points sails first in the next round. Whoever has most is "
                  "fed and paid first."),
       "ORDER-1"_rule},
  });
  // By egizia::Phase, lay to order.
  static constexpr auto phases = std::to_array<const char*>({
      QT_TR_NOOP("New Nile cards go on the river."),
      QT_TR_NOOP("Players place ships in turn, always further downstream."),
      QT_TR_NOOP("Grain is compared with the strength of all crews. What is missing costs points."),
      QT_TR_NOOP("Quarries bring stones."),
      QT_TR_NOOP("Ships at the building sites draw Sphinx cards or build, site after site."),
      QT_TR_NOOP("Building at one, two or three sites brings points."),
      QT_TR_NOOP("Order tiles are given out: fewest points first."),
  });
};

constexpr auto phaseChapters =
    std::to_array<table::RuleId>({"LAY-1"_rule, "SAIL-1"_rule, "FEED-1"_rule, "STONE-1"_rule,
                                  "BUILD-1"_rule, "BONUS-1"_rule, "ORDER-1"_rule});
static_assert(phaseChapters.size() == IntroWords::phases.size());

QString linkTo(table::RuleId chapter) {
  const QString anchor =
      QStringLiteral("page-") + text::fromUtf8(egizia::ruleName(chapter)).toLower();
  return html::paragraphOf("quiet", IntroWords::tr("More:").toHtmlEscaped() + QStringLiteral(" ") +
                                        html::link(anchor, chapterTitle(chapter)));
}

RulesSection section(const QString& anchor, const QString& title, const QString& body) {
  return {anchor, title, html::heading(2, title, anchor) + body};
}

} // namespace

RulesPage ideaPage() {
  RulesPage page{QStringLiteral("page-idea"), IntroWords::tr("The idea of the game"), {}, {}};
  page.intro = html::picture(QStringLiteral("board"),
                             IntroWords::tr("The board: the river on the left, the buildings on "
                                            "the right, the score track below them."));
  for (const IntroRow& row : IntroWords::idea) {
    page.sections.push_back(section(QString::fromLatin1(row.anchor), IntroWords::tr(row.title),
                                    html::paragraph(IntroWords::tr(row.text)) + linkTo(row.more)));
  }
  return page;
}

RulesPage roundPage() {
  RulesPage page{QStringLiteral("page-round-overview"), IntroWords::tr("How a round runs"), {}, {}};
  page.intro = html::paragraph(
      IntroWords::tr("The game has five rounds. Each of them has the same seven phases. Four of "
                     "them run by themselves: nothing is to be decided there."));
  for (std::size_t i = 0; i < phaseChapters.size(); ++i) {
    const table::RuleId chapter = phaseChapters[i];
    const QString title = text::fill(
        QStringLiteral("%1. %2"), {text::number(static_cast<int>(i) + 1), chapterTitle(chapter)});
    page.sections.push_back(
        section(QStringLiteral("phase-%1").arg(i + 1), title,
                html::paragraph(IntroWords::tr(IntroWords::phases[i])) + linkTo(chapter)));
  }
  return page;
}

} // namespace nilometer::ui
