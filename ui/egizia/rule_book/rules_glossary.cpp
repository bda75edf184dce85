// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/pages/rule_book/plain_book.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct GlossaryWords {
  Q_DECLARE_TR_FUNCTIONS(RulesGlossary)
public:
  static constexpr auto terms = std::to_array<RulesTerm>({
      {QT_TR_NOOP("construction crew"), QT_TR_NOOP("Builds, and has to be fed every round.")},
      {QT_TR_NOOP("joker crew"), QT_TR_NOOP("The fourth crew. It only helps others.")},
      {QT_TR_NOOP("strength"), QT_TR_NOOP("How much a crew can build, and how much it eats.")},
      {QT_TR_NOOP("player tableau"),
       QT_TR_NOOP("The board in front of each player with their crews.")},
      {QT_TR_NOOP("ship"), QT_TR_NOOP("Placed on the river to make use of a space.")},
      {QT_TR_NOOP("stone"), QT_TR_NOOP("Pays for building, and shows who has built.")},
      {QT_TR_NOOP("stone marker"), QT_TR_NOOP("Shows on the stone track how many there are.")},
      {QT_TR_NOOP("stone track"), QT_TR_NOOP("Counts the stones a player can spend.")},
      {QT_TR_NOOP("grain"), QT_TR_NOOP("Feeds the crews. It cannot be kept.")},
      {QT_TR_NOOP("field"), QT_TR_NOOP("Bears grain when the flood reaches it.")},
      {QT_TR_NOOP("quarry"), QT_TR_NOOP("Delivers stones every round.")},
      {QT_TR_NOOP("Nile card"), QT_TR_NOOP("Lies on the river and is fetched by a ship.")},
      {QT_TR_NOOP("Anytime card"), QT_TR_NOOP("Kept, played once, then gone.")},
      {QT_TR_NOOP("Permanent card"), QT_TR_NOOP("Kept, and works again and again.")},
      {QT_TR_NOOP("Immediate card"), QT_TR_NOOP("Carried out at once, then gone.")},
      {QT_TR_NOOP("round space"), QT_TR_NOOP("A stop of the river with an action.")},
      {QT_TR_NOOP("building space"), QT_TR_NOOP("Where a ship waits for building.")},
      {QT_TR_NOOP("building site"), QT_TR_NOOP("A stop of the river where crews can build.")},
      {QT_TR_NOOP("reserve"), QT_TR_NOOP("The place beside a full building site.")},
      {QT_TR_NOOP("water ring"), QT_TR_NOOP("Shows how far the flood reaches.")},
      {QT_TR_NOOP("stone market"), QT_TR_NOOP("Steps that lead to stones and to selling.")},
      {QT_TR_NOOP("grain market"), QT_TR_NOOP("Steps that make hunger cheaper.")},
      {QT_TR_NOOP("score track"), QT_TR_NOOP("Counts the points; markers queue on it.")},
      {QT_TR_NOOP("order tile"), QT_TR_NOOP("Says who places ships when.")},
      {QT_TR_NOOP("tomb tile"), QT_TR_NOOP("Built at the tombs and kept.")},
      {QT_TR_NOOP("tombs"), QT_TR_NOOP("Built tile by tile, in order.")},
      {QT_TR_NOOP("obelisk"), QT_TR_NOOP("Built from the bottom up.")},
      {QT_TR_NOOP("pyramid"), QT_TR_NOOP("Built in rows that pay when full.")},
      {QT_TR_NOOP("temple"), QT_TR_NOOP("Built in parts, from the bottom up.")},
      {QT_TR_NOOP("pillar"), QT_TR_NOOP("The left or right foot of the temple.")},
      {QT_TR_NOOP("column"), QT_TR_NOOP("Between the two pillars.")},
      {QT_TR_NOOP("Sphinx card"), QT_TR_NOOP("A secret aim for the end of the game.")},
      {QT_TR_NOOP("final scoring"), QT_TR_NOOP("The last points, after the last round.")},
      {QT_TR_NOOP("scarab"), QT_TR_NOOP("Marks 50 points on the score track.")},
      {QT_TR_NOOP("sail the Nile"), QT_TR_NOOP("Phase 2: ships are placed.")},
      {QT_TR_NOOP("next order"), QT_TR_NOOP("Phase 7: who goes when next round.")},
      {QT_TR_NOOP("own copy"), QT_TR_NOOP("The game in your box and its numbers.")},
  });
};

} // namespace

RulesPage glossaryPage() {
  return glossaryPage("RulesGlossary", GlossaryWords::terms);
}

} // namespace nilometer::ui
