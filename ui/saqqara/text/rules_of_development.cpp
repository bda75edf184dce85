// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of the development, the pyramids and the end (DEV to ENTRY).
#include "ui/saqqara/text/words.h"

#include <QCoreApplication>

namespace nilometer::text {

using saqqara::operator""_rule;

namespace {

struct DevelopmentRules {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraRule)
public:
  static constexpr auto rows = std::to_array<RuleRow>({
      {"DEV-1", QT_TR_NOOP("Turns in the development phase"),
       QT_TR_NOOP("Clockwise from the start player, everyone has one turn to exchange, steal, "
                  "build and sail.")},
      {"DEV-2", QT_TR_NOOP("Beginning of a turn"),
       QT_TR_NOOP("A turn in the development phase begins with the gold of the Soldiers.")},
      {"DEV-3", QT_TR_NOOP("What a turn allows"),
       QT_TR_NOOP("On a turn everything is done in any order, until the player ends it.")},
      {"CONV-1", QT_TR_NOOP("Exchanging land"),
       QT_TR_NOOP("Everybody may exchange 1 land for 1 other good of choice.")},
      {"CONV-2", QT_TR_NOOP("Exchanging with a market card"),
       QT_TR_NOOP("Whoever owns a market card may exchange as it says.")},
      {"CONV-3", QT_TR_NOOP("Exchanging with Trade"),
       QT_TR_NOOP("Trade exchanges goods as its level says.")},
      {"CONV-4", QT_TR_NOOP("Exchanging with Irrigation"),
       QT_TR_NOOP("Irrigation exchanges land for other goods as its level says.")},
      {"CONV-5", QT_TR_NOOP("Exchanging with the supply"),
       QT_TR_NOOP("All exchanges are with the supply, any number of times. What is paid arrives "
                  "first; then the whole gain has to be there.")},
      {"CONV-6", QT_TR_NOOP("Exchanging in circles"),
       QT_TR_NOOP("Exchanges may go in circles and gain something. Only the supply ends them.")},
      {"WORKER-1", QT_TR_NOOP("Placing and raising"),
       QT_TR_NOOP("A new worker starts on level 1 of a pyramid in play. A worker who stands there "
                  "goes up exactly one level, up to level 5.")},
      {"WORKER-2", QT_TR_NOOP("One worker in a pyramid"),
       QT_TR_NOOP("A player has at most one worker in a pyramid. Workers never come back.")},
      {"WORKER-3", QT_TR_NOOP("Price of a level"),
       QT_TR_NOOP("To enter a level, exactly the goods printed beside it go to the supply. "
                  "Progress can make it cheaper.")},
      {"WORKER-4", QT_TR_NOOP("Levels in a round"),
       QT_TR_NOOP("For a worker, being placed counts as a level, too.")},
      {"WORKER-5", QT_TR_NOOP("Room on a level"),
       QT_TR_NOOP("Nobody enters a level without a free space. Going up frees a space.")},
      {"WORKER-6", QT_TR_NOOP("Free worker"),
       QT_TR_NOOP("On reaching level 5, a player may at once put one worker on level 1 of another "
                  "pyramid, free of charge. If it is not done then, it is lost.")},
      {"WORKER-7", QT_TR_NOOP("When a power begins"),
       QT_TR_NOOP("Exchanges, theft and discount begin as soon as the worker stands there. What is "
                  "paid at a fixed moment begins with the next such moment.")},
      {"WORKER-8", QT_TR_NOOP("Four workers"), QT_TR_NOOP("Everyone has 4 workers.")},
      {"NILE-1", QT_TR_NOOP("Sailing on the Nile"),
       QT_TR_NOOP("A boat moves one space on for 3 land, paid to the supply.")},
      {"NILE-2", QT_TR_NOOP("Spaces in a turn"),
       QT_TR_NOOP("Players move their boats on their turn in the development phase.")},
      {"NILE-3", QT_TR_NOOP("End of the Nile"),
       QT_TR_NOOP("No boat goes past the last space. Boats may share a space.")},
      {"TILE-IRRIGATION", nullptr,
       QT_TR_NOOP(
           "Irrigation turns 1 land into 3 of the current market’s good on level 2, and into 4 on "
           "level 3. From level 4 on it turns 1 land into 4 goods of one kind other than land.")},
      {"TILE-INTRIGUE", nullptr,
       QT_TR_NOOP("Intrigue works once a round, if wanted, before influence cards are laid: on "
                  "level 2 discard 1 and draw 1, on level 3 discard 1 and draw 2. From level 4 on "
                  "it is just drawing 2.")},
      {"TILE-GOVERNMENT", nullptr,
       QT_TR_NOOP(
           "Government pays gold for reached thresholds: on level 2, 1 for a 9; on level 3, 1 for "
           "an 8 and 2 for a 9; from level 4 on, 1 for a 7, 2 for an 8 and 3 for a 9.")},
      {"TILE-RELIGION", nullptr,
       QT_TR_NOOP("Religion claims what lies at a no yield: with cards from 1 to 4 on level 2, to "
                  "6 on level 3, to 9 from level 4 on. The highest influence among these takes "
                  "all; a tie shares.")},
      {"TILE-SOLDIERS", nullptr,
       QT_TR_NOOP("Soldiers protect their player from theft from level 2 on. As the player’s turn "
                  "begins they bring 1 gold on level 3, 2 on level 4, 3 on level 5.")},
      {"TILE-AGRICULTURE", nullptr,
       QT_TR_NOOP("When new goods come, Agriculture brings 1 of the current market’s good on level "
                  "2 and 2 on level 3. From level 4 on it brings 2 of one kind, chosen from what "
                  "the supply has.")},
      {"TILE-COURT", nullptr,
       QT_TR_NOOP("Royal Court gives influence at the current market: +1 on level 2, +2 on level "
                  "3. From level 4 on it gives +2 at any warehouse.")},
      {"TILE-TRADE", nullptr,
       QT_TR_NOOP("Trade gives 1 good of choice for 3 of the current market’s good on level 2, for "
                  "2 on level 3. From level 4 on it takes any 2 goods of one kind for that.")},
      {"TILE-PROGRESS", nullptr,
       QT_TR_NOOP("Progress makes levels cheaper: by 1 of the current market’s good on level 2, by "
                  "2 on level 3. From level 4 on they cost none of that good.")},
      {"TILE-THIEF", nullptr,
       QT_TR_NOOP(
           "The Thief steals once a turn: on level 2 a good from one player, on level 3 one each "
           "from two. From level 4 on it steals 3 in all, 1 or 2 from each of at least two "
           "players. It may be less. Level 5 also gives +2 influence at any warehouse.")},
      {"END-1", QT_TR_NOOP("Last round"),
       QT_TR_NOOP("The game ends at the latest with the Gold round of year 6.")},
      {"END-2", QT_TR_NOOP("End by top levels"),
       QT_TR_NOOP("Once all pyramids but two have a worker on level 5, one more round is played "
                  "after this one.")},
      {"END-3", QT_TR_NOOP("Points at the end"),
       QT_TR_NOOP("A player’s points are the number of the boat’s space on the Nile and the number "
                  "beside the level of each worker. Goods and cards count nothing.")},
      {"END-4", QT_TR_NOOP("Who wins"),
       QT_TR_NOOP("Most points win, then most gold. Players who tie even then share the place.")},
      {"ASK-1", QT_TR_NOOP("Numbers of the distribution table"),
       QT_TR_NOOP("What the distribution table says for a year is read when it is first needed, "
                  "and kept.")},
      {"ASK-2", QT_TR_NOOP("Price to be read"),
       QT_TR_NOOP("A price is read when somebody first enters the level, and kept for everyone.")},
      {"ASK-3", QT_TR_NOOP("Points to be read"),
       QT_TR_NOOP("At the end, the points of every level with a worker on it are read.")},
      {"ASK-4", QT_TR_NOOP("Read at any time"),
       QT_TR_NOOP("Whatever is printed may be entered at any time. It holds from then on; what was "
                  "paid or laid out before stays.")},
      {"PHASE", QT_TR_NOOP("Another phase"),
       QT_TR_NOOP("Everything has its phase in the round; this belongs to another one.")},
      {"TURN", QT_TR_NOOP("Another turn"), QT_TR_NOOP("Another player is to act first.")},
      {"ENTRY", QT_TR_NOOP("Entry that does not fit"),
       QT_TR_NOOP("An entry has to fit what lies on the table.")},
  });
};
static_assert(DevelopmentRules::rows.size() + 69 == saqqara::ruleNames.size() &&
              inRuleOrder(DevelopmentRules::rows, saqqara::ruleNames, 69));

const RuleRow& saqqaraRule(table::RuleId rule) {
  const auto first = rulesOfProduction();
  return rule.index < first.size() ? first[rule.index]
                                   : DevelopmentRules::rows[rule.index - first.size()];
}

} // namespace

QString saqqaraRuleTitle(table::RuleId rule) {
  const char* title = saqqaraRule(rule).title;
  if (title != nullptr) return DevelopmentRules::tr(title);
  return pyramidName(saqqara::pyramidAt(rule.index - "TILE-IRRIGATION"_rule.index));
}

QString ruleSummary(table::RuleId rule, const saqqara::RuleOptions& options) {
  QStringList said(DevelopmentRules::tr(saqqaraRule(rule).summary));
  return (said + saqqaraOptions().chosen(rule, options)).join(u' ');
}

} // namespace nilometer::text
