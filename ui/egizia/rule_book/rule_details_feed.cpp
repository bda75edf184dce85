// SPDX-License-Identifier: GPL-3.0-or-later
// More about the rules of feeding and stones than their summaries say.
#include "ui/egizia/rule_book/rule_detail_rows.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct FeedDetails {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
public:
  static constexpr auto rows = std::to_array<RuleDetailRow>({
      {"FEED-1"_rule,
       QT_TR_NOOP("The joker crew eats too. Add up all four strengths. Then add up the start "
                  "field, the watered fields and cards."),
       QT_TR_NOOP("The crews have 1, 2, 3 and 3: that is 9. The grain is 11. All are fed, and 2 "
                  "grain is left over."),
       {}},
      {"FEED-2"_rule,
       QT_TR_NOOP(
           "The ring is the same for everybody. Moving it changes the harvest of the whole table."),
       QT_TR_NOOP("Three fields, the start field aside: green 3, yellow-green 5, brown 8. With the "
                  "ring on the left they bear 3, in the middle 8, on the right 16."),
       {}},
      {"FEED-3"_rule,
       QT_TR_NOOP("Points per missing grain: %1 at most and %2 at least, as the step says. The "
                  "marker may go below 0."),
       QT_TR_NOOP("A player on the top step is two grain short. Points lost: 2 × %1 = %3."),
       {Printed::worstPenalty, Printed::bestPenalty, Printed::twiceWorstPenalty}},
      {"FEED-4"_rule,
       QT_TR_NOOP("Each card is played by its owner, when it is the owner’s moment to feed. A card "
                  "not played is kept."),
       QT_TR_NOOP("A player is two grain short. A card for more grain adds %1. What is not needed "
                  "is lost."),
       {Printed::grainCard}},
      {"STONE-1"_rule,
       QT_TR_NOOP("The start quarry counts too. Nothing is to be decided here."),
       QT_TR_NOOP("Somebody has 1 stone. The quarries yield 5 in all. Now it is 6."),
       {}},
      {"STONE-2"_rule,
       QT_TR_NOOP("In this copy the track ends at %1."),
       QT_TR_NOOP("Two below the end, six stones come in. Two of them count, four are lost."),
       {Printed::stoneTrackEnd}},
  });
};

} // namespace

std::span<const RuleDetailRow> feedDetails() {
  return FeedDetails::rows;
}

} // namespace nilometer::ui
