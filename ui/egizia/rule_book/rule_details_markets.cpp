// SPDX-License-Identifier: GPL-3.0-or-later
// More about the rules of the markets, the end of a round and the final scoring than their
// summaries say.
#include "ui/egizia/rule_book/rule_detail_rows.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct MarketsDetails {
  Q_DECLARE_TR_FUNCTIONS(RuleDetail)
public:
  static constexpr auto rows = std::to_array<RuleDetailRow>({
      {"MARKET-1"_rule,
       QT_TR_NOOP("The step comes after paying. It is made once per action, even if only tombs "
                  "were built."),
       nullptr,
       {}},
      {"MARKET-2"_rule,
       QT_TR_NOOP("Stones on the last step in this copy: %1 each time."),
       QT_TR_NOOP(
           "The marker stands on the last step and advances by 2. It stays. Stones for that: %2."),
       {Printed::lastStones, Printed::twiceLastStones}},
      {"MARKET-3"_rule,
       QT_TR_NOOP("Points on the last step in this copy: %1 each time."),
       QT_TR_NOOP(
           "The marker stands one above the last step and advances by 2. Points for that: %2."),
       {Printed::lastPoints, Printed::twiceLastPoints}},
      {"MARKET-4"_rule,
       QT_TR_NOOP("In this copy so many of the lowest steps allow it: %1."),
       nullptr,
       {Printed::saleSteps}},
      {"BONUS-1"_rule,
       QT_TR_NOOP(
           "A ship in reserve counts if it built. After this the ships come home from the sites."),
       QT_TR_NOOP("A player had ships at all three sites but declined at one. Two sites count."),
       {}},
      {"ORDER-1"_rule,
       QT_TR_NOOP("Whoever is behind sails first in the next round. With equal points, the one at "
                  "the back of the queue has the smaller number."),
       QT_TR_NOOP("Red and Blue both have 20. Blue came later. Blue gets the smaller order tile."),
       {}},
      {"END-1"_rule,
       QT_TR_NOOP("The highest order tile goes first. Each player does all steps of the final "
                  "scoring, then the next one follows."),
       QT_TR_NOOP(
           "Stones needed for 1 point: %1. What is left over below that number gives nothing."),
       {Printed::stonesPerPoint}},
      {"END-2"_rule,
       QT_TR_NOOP(
           "The sum of all own tomb tiles counts, not their number. A sum of 0 gives no points."),
       nullptr,
       {}},
      {"END-3"_rule,
       QT_TR_NOOP("Cards that do not come true cost nothing. For the card that counts points, only "
                  "whole tens count, and a total below 0 gives nothing."),
       nullptr,
       {}},
      {"END-4"_rule,
       nullptr,
       QT_TR_NOOP("Two players end on 60. The one who got there first wins."),
       {}},
      {"PHASE"_rule,
       QT_TR_NOOP("Nilometer refuses what does not belong to the phase shown above. Finish this "
                  "phase first."),
       nullptr,
       {}},
      {"TURN"_rule, QT_TR_NOOP("Look at the strip: it says who is to act now."), nullptr, {}},
      {"ENTRY"_rule,
       QT_TR_NOOP(
           "If the table really looks different, enter a correction. The menu has an item for it."),
       nullptr,
       {}},
  });
};

} // namespace

std::span<const RuleDetailRow> marketsDetails() {
  return MarketsDetails::rows;
}

} // namespace nilometer::ui
