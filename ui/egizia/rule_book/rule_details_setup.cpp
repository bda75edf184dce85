// SPDX-License-Identifier: GPL-3.0-or-later
// More about the rules of set-up, the score track and turns than their summaries say.
#include "ui/egizia/rule_book/rule_detail_rows.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct SetupDetails {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
public:
  static constexpr auto rows = std::to_array<RuleDetailRow>({
      {"SET-1"_rule,
       QT_TR_NOOP("The strength of the crews at the start: %1. Ships each: %2. Stones from the "
                  "start quarry every round: %3. Grain from the start field: %4."),
       nullptr,
       {Printed::crewStart, Printed::ships, Printed::startQuarry, Printed::startField}},
      {"SET-2"_rule,
       QT_TR_NOOP("Being in front at the start is worth little. But the queue decides ties, so lay "
                  "the markers in the right order."),
       nullptr,
       {}},
      {"SET-3"_rule,
       QT_TR_NOOP("Whoever places ships later gets more stones for it."),
       nullptr,
       {}},
      {"SET-4"_rule,
       QT_TR_NOOP("The top step is the worst one: the penalty for missing grain is highest there. "
                  "All steps lead down."),
       nullptr,
       {}},
      {"SET-5"_rule,
       QT_TR_NOOP("Deck 1/2 serves the first two rounds, deck 3/4 the next two, deck 5 the last. "
                  "In all there are %1 Nile cards and %2 Sphinx cards."),
       nullptr,
       {Printed::nileCards, Printed::sphinxCards}},
      {"SET-6"_rule,
       QT_TR_NOOP(
           "In the middle the ring waters green and yellow-green fields. Brown ones stay dry."),
       nullptr,
       {}},
      {"SET-7"_rule,
       QT_TR_NOOP(
           "Tomb tiles in the box: %1. Tombs, each with one of them: %2. Tiles that lie open: "
           "%3. The rest goes back unseen, so nobody knows which values are still to "
           "come."),
       nullptr,
       {Printed::tombTiles, Printed::tombSpaces, Printed::openTombs}},
      {"SET-8"_rule,
       QT_TR_NOOP("Building spaces of a site: %1 with four players, %2 with fewer."),
       nullptr,
       {Printed::siteSpaces, Printed::siteSpacesFew}},
      {"TRACK-1"_rule,
       QT_TR_NOOP("Think of each space as a queue. Whoever arrives later stands further back. This "
                  "decides ties between totals."),
       QT_TR_NOOP("Red moves 6 and comes to rest on 20. Then Blue moves 3 and reaches 20 too. Blue "
                  "stands behind Red."),
       {}},
      {"TRACK-2"_rule,
       QT_TR_NOOP("The scarab only shows that a round of the track is done. It is worth no points "
                  "of its own."),
       nullptr,
       {}},
      {"TRACK-3"_rule,
       QT_TR_NOOP("Feeding and participation go from the front. The order tiles for the next round "
                  "go from the back."),
       nullptr,
       {}},
      {"TIME-1"_rule,
       QT_TR_NOOP(
           "The player of the last ship stays on turn until somebody acts in feeding. After the "
           "stones, everybody is on turn until somebody builds; after the new order, until new "
           "cards lie on the river. In the final scoring it is the player being scored, up to the "
           "sale of stones. A card played by itself takes nobody’s turn."),
       nullptr,
       {}},
      {"TIME-2"_rule,
       QT_TR_NOOP("“Reserve” may also be played when its ship comes up. “Go first” may "
                  "also come in another player’s turn, at sites not yet begun."),
       nullptr,
       {}},
      {"TIME-3"_rule,
       QT_TR_NOOP("The chosen crew must still be able to advance. Until new cards lie on the "
                  "river, a step counts for the old round. A card gained after the new order waits "
                  "for the next round."),
       nullptr,
       {}},
      {"TIME-4"_rule,
       nullptr,
       QT_TR_NOOP("Red is in front when feeding starts. Red loses points and falls behind Blue. "
                  "The order of feeding stays the same."),
       {}},
      {"TIME-5"_rule,
       nullptr,
       QT_TR_NOOP("Somebody has enough grain and plays a card for more grain anyway. That is "
                  "allowed; the grain is lost."),
       {}},
      {"TIME-6"_rule,
       QT_TR_NOOP(
           "Nilometer judges by the table. It does not copy the clicks of the online program."),
       nullptr,
       {}},
  });
};

} // namespace

std::span<const RuleDetailRow> setupDetails() {
  return SetupDetails::rows;
}

} // namespace nilometer::ui
