// SPDX-License-Identifier: GPL-3.0-or-later
// Which rule stands on which page, and what every page begins with.
#include "ui/egizia/rule_book/rules_pages.h"

#include "ui/egizia/text/words.h"

#include <QCoreApplication>

#include <array>
#include <optional>

namespace nilometer::ui {

namespace {

using egizia::operator""_rule;

struct ChapterRow {
  std::optional<table::RuleId> first; ///< in the list of rules; cards lie by their kind instead
  const char* anchor;
  const char* title; ///< nullptr: the phase's own name
  egizia::Phase phase;
  const char* intro;
};

struct ChapterWords {
  Q_DECLARE_TR_FUNCTIONS(RulesChapter)
public:
  // By RuleChapter.
  static constexpr auto rows = std::to_array<ChapterRow>({
      {"SET-1"_rule, "setup", QT_TR_NOOP("Set-up"), egizia::Phase::lay,
       QT_TR_NOOP("Two to four can play. This is what lies on the table before the first round.")},
      {"TRACK-1"_rule, "track", QT_TR_NOOP("The score track"), egizia::Phase::lay,
       QT_TR_NOOP("Points are counted on the score track. Where markers meet, they queue. The "
                  "queue decides who is in front.")},
      {"TIME-1"_rule, "time", QT_TR_NOOP("Turns and timing"), egizia::Phase::lay,
       QT_TR_NOOP("Some cards can be kept for later. These rules say when they may be played.")},
      {"LAY-1"_rule, "lay", nullptr, egizia::Phase::lay,
       QT_TR_NOOP("The river gets new cards. All players can see what there is to sail for.")},
      {"SAIL-1"_rule, "sail", nullptr, egizia::Phase::sail,
       QT_TR_NOOP("This is the heart of the game. Ship by ship, players choose cards, round spaces "
                  "and building sites. But ships only go downstream.")},
      {"ROUND-EDFU"_rule, "round", QT_TR_NOOP("Round spaces"), egizia::Phase::lay,
       QT_TR_NOOP("Seven round spaces lie along the river. They make crews stronger and move "
                  "markers or the water ring. The action is carried out when the ship arrives.")},
      {"FEED-1"_rule, "feed", nullptr, egizia::Phase::feed,
       QT_TR_NOOP("Strong crews build more, but they also eat more. Fields bear grain if the "
                  "flood reaches them. What is missing costs points.")},
      {"STONE-1"_rule, "stone", nullptr, egizia::Phase::stone,
       QT_TR_NOOP("Building takes stones. Now all quarries deliver.")},
      {"BUILD-1"_rule, "build", nullptr, egizia::Phase::build,
       QT_TR_NOOP("The ships at the building sites now act. These rules hold at all three "
                  "sites.")},
      {"SPHINX-1"_rule, "sphinx", QT_TR_NOOP("Building site: Sphinx"), egizia::Phase::lay,
       QT_TR_NOOP("Nothing is built here. Stones buy Sphinx cards: secret aims for the end of the "
                  "game.")},
      {"OBELISK-1"_rule, "obelisk", QT_TR_NOOP("Building site: obelisk and tombs"),
       egizia::Phase::lay,
       QT_TR_NOOP("One action may build at both. It also moves a market marker.")},
      {"TEMPLE-1"_rule, "pyramid", QT_TR_NOOP("Building site: pyramid and temple"),
       egizia::Phase::lay,
       QT_TR_NOOP("One action may build at both. The pyramid also pays for complete rows.")},
      {"MARKET-1"_rule, "market", QT_TR_NOOP("Markets"), egizia::Phase::lay,
       QT_TR_NOOP("Each player has a marker on both markets. Markers only go down, and lower is "
                  "better.")},
      {"BONUS-1"_rule, "bonus", nullptr, egizia::Phase::bonus,
       QT_TR_NOOP("Whoever has built at several sites is paid for it.")},
      {"ORDER-1"_rule, "order", nullptr, egizia::Phase::order,
       QT_TR_NOOP("The order tiles are given out anew. They decide who sails first.")},
      {"END-1"_rule, "end", nullptr, egizia::Phase::final,
       QT_TR_NOOP("After the last round come the points that have been collected quietly: stones, "
                  "tomb tiles and Sphinx cards.")},
      {{},
       "fields",
       QT_TR_NOOP("Nile cards: fields and quarries"),
       egizia::Phase::lay,
       QT_TR_NOOP("These cards stay with their player and yield every round.")},
      {{},
       "permanent",
       QT_TR_NOOP("Nile cards: Permanent"),
       egizia::Phase::lay,
       QT_TR_NOOP("These cards stay with their player and work again and again.")},
      {{},
       "anytime",
       QT_TR_NOOP("Nile cards: Anytime"),
       egizia::Phase::lay,
       QT_TR_NOOP("These cards are kept, played once at the right moment, and are then gone.")},
      {{},
       "immediate",
       QT_TR_NOOP("Nile cards: Immediate"),
       egizia::Phase::lay,
       QT_TR_NOOP("These cards are carried out at once and in full, then they are gone.")},
      {"PHASE"_rule, "entry", QT_TR_NOOP("When an entry is refused"), egizia::Phase::lay,
       QT_TR_NOOP("Most refusals name a rule of the game. These three belong to none.")},
  });
};
static_assert(ChapterWords::rows.size() == ruleChapterCount);

RuleChapter chapterOfCard(egizia::CardKind kind) {
  if (kind <= egizia::CardKind::quarry) return RuleChapter::fields;
  switch (egizia::lifeOf(kind)) {
  case egizia::CardLife::permanent: return RuleChapter::permanent;
  case egizia::CardLife::anytime: return RuleChapter::anytime;
  case egizia::CardLife::immediate: break;
  }
  return RuleChapter::immediate;
}

const ChapterRow& chapterRow(RuleChapter chapter) {
  return ChapterWords::rows[static_cast<std::size_t>(chapter)];
}

} // namespace

RuleChapter chapterOf(table::RuleId rule) {
  for (int kind = 0; kind < egizia::cardKindCount; ++kind) {
    const auto card = static_cast<egizia::CardKind>(kind);
    if (egizia::ruleOf(card) == rule) return chapterOfCard(card);
  }
  std::size_t chapter = 0;
  for (std::size_t i = 0; i < ChapterWords::rows.size(); ++i) {
    const auto& first = ChapterWords::rows[i].first;
    if (first && *first <= rule) chapter = i;
  }
  return static_cast<RuleChapter>(chapter);
}

QString chapterAnchor(RuleChapter chapter) {
  return QStringLiteral("page-") + QString::fromLatin1(chapterRow(chapter).anchor);
}

QString chapterTitle(RuleChapter chapter) {
  const ChapterRow& row = chapterRow(chapter);
  return row.title == nullptr ? text::phase(row.phase) : ChapterWords::tr(row.title);
}

QString chapterIntro(RuleChapter chapter) {
  return ChapterWords::tr(chapterRow(chapter).intro);
}

} // namespace nilometer::ui
