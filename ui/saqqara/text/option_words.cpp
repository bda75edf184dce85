// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/text/words.h"

#include <QCoreApplication>

namespace nilometer::text {

using saqqara::operator""_rule;

namespace {

struct SaqqaraOptionWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraOption)
public:
  /// In the order of RuleOptions.
  static constexpr auto rows = std::to_array<OptionRow>({
      {"AUCTION-5"_rule, QT_TR_NOOP("Several bids at once"),
       QT_TR_NOOP("Several bids of a player may stand at the same time."),
       QT_TR_NOOP("A player has one standing bid at a time, as there is one trader pawn.")},
      {"AUCTION-7"_rule, QT_TR_NOOP("Withdrawing: the turn"),
       QT_TR_NOOP("After withdrawing the turn goes on."), QT_TR_NOOP("Withdrawing ends the turn.")},
      {"AUCTION-7"_rule, QT_TR_NOOP("Withdrawing: a new bid"),
       QT_TR_NOOP(
           "After withdrawing from a card, a player does not bid on it again in this market."),
       QT_TR_NOOP("After withdrawing from a card, a player may bid on it again.")},
      {"CAL-3"_rule, QT_TR_NOOP("Current market in a Land round"),
       QT_TR_NOOP("In a Land round there is no current market, and powers that name it rest."),
       QT_TR_NOOP("In a Land round land is that good for Agriculture, Trade and Progress; "
                  "Irrigation and Royal Court rest."),
       QT_TR_NOOP("In a Land round the user names one of the four warehouses each time.")},
      {"GOODS-4"_rule, QT_TR_NOOP("Land as a good of choice"),
       QT_TR_NOOP("A good of choice is never land."),
       QT_TR_NOOP("A good of choice may be land, unless land is paid for it.")},
      {"INFL-6"_rule, QT_TR_NOOP("Influence cards: when turned up"),
       QT_TR_NOOP("Influence cards are turned up after investing."),
       QT_TR_NOOP("Influence cards are turned up before investing.")},
      {"INVEST-4"_rule, QT_TR_NOOP("End of investing"),
       QT_TR_NOOP("Warehouses with no yield are not waited for."),
       QT_TR_NOOP("As long as a card says no yield, only passing ends it.")},
      {"TILE-GOVERNMENT"_rule, QT_TR_NOOP("Government: several thresholds"),
       QT_TR_NOOP("Government pays for each of these thresholds."),
       QT_TR_NOOP("Government pays for the best of these thresholds only.")},
      {"DIST-6"_rule, QT_TR_NOOP("Goods of the Trader"),
       QT_TR_NOOP("A Trader’s goods come from the supply and are the warehouse’s own."),
       QT_TR_NOOP("A Trader’s goods are chosen from what is left in the warehouse, land too.")},
      {"DIST-6"_rule, QT_TR_NOOP("Trader at no yield"),
       QT_TR_NOOP("At no yield a Trader gets goods if they come from the supply."),
       QT_TR_NOOP("At no yield a Trader gets nothing."),
       QT_TR_NOOP("At no yield a Trader gets goods, too.")},
      {"DIST-7"_rule, QT_TR_NOOP("Exact match: threshold not reached"),
       QT_TR_NOOP("An exact match needs a reached threshold."),
       QT_TR_NOOP("An exact match counts at a threshold that is not reached, too.")},
      {"DIST-4"_rule, QT_TR_NOOP("Beggar or Trader with markers"),
       QT_TR_NOOP("A Beggar or Trader does not win, whatever lies on it."),
       QT_TR_NOOP("Markers on a Beggar or Trader count as influence.")},
      {"TILE-RELIGION"_rule, QT_TR_NOOP("Religion: what has to fit"),
       QT_TR_NOOP("The number of the card alone has to fit."),
       QT_TR_NOOP("Card and markers together have to fit.")},
      {"WORKER-4"_rule, QT_TR_NOOP("Levels in a round"),
       QT_TR_NOOP("Each worker gets one level in a round."),
       QT_TR_NOOP("Each player pays for one level in a round; a free worker comes on top.")},
      {"NILE-2"_rule, QT_TR_NOOP("Nile spaces in a turn"),
       QT_TR_NOOP("A boat may move any number of spaces."),
       QT_TR_NOOP("A boat moves one space at most.")},
      {"TILE-SOLDIERS"_rule, QT_TR_NOOP("Soldiers on level 1"),
       QT_TR_NOOP("Soldiers on level 1 do not protect from theft yet."),
       QT_TR_NOOP("Soldiers on level 1 protect from theft, too.")},
      {"TILE-THIEF"_rule, QT_TR_NOOP("Thief with a single victim"),
       QT_TR_NOOP("If only one player can be robbed, that one is enough from level 3 on: 1 good, "
                  "or up to 2 from level 4 on."),
       QT_TR_NOOP("If only one player can be robbed, there is no theft from level 3 on.")},
      {"CONV-2"_rule, QT_TR_NOOP("Market cards: direction"),
       QT_TR_NOOP("A market card works from left to right only."),
       QT_TR_NOOP("A market card works in both directions.")},
  });
  /// In the order of Profile.
  static constexpr auto profiles = std::to_array<ProfileRow>(
      {{QT_TR_NOOP("Usual rules"),
        QT_TR_NOOP("The rulebook as we read it. Each option can be changed by itself.")}});
};

} // namespace

SaqqaraOptions saqqaraOptions() {
  return {SaqqaraOptionWords::rows, SaqqaraOptionWords::profiles, &SaqqaraOptionWords::tr};
}

} // namespace nilometer::text
