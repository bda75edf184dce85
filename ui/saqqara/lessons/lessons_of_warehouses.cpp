// SPDX-License-Identifier: GPL-3.0-or-later
// Who gets what out of a warehouse (INVEST, INFL, DIST).
#include "ui/saqqara/lessons/saqqara_lessons.h"

namespace nilometer::saqqara {

Lesson Lessons::thresholds() const {
  Lesson lesson(QStringLiteral("saqqara-thresholds"), tr("Thresholds"),
                tr("When a warehouse sells, and who can bring that about."), 3);
  LessonTable table = newTable();
  table.enter(OpenThresholds{{2, 4, noYield, 3}});
  lesson.begin(table, {Warehouse::fish, Warehouse::linen, Warehouse::wood, Warehouse::gold},
               tr("Round 1. Each warehouse has got 2 of its own good (STOCK-1). Below it lies a "
                  "threshold card: Fish 2, Linen 4, Wood no yield, Gold 3 (THRESH-1). The cards of "
                  "the players already lie there face down (INFL-4)."));

  lesson.ask(
      tr("Which of these warehouses has reached its threshold by now?"),
      tr("Compare the number of goods with the number on the card (INVEST-5)."), 0,
      {{tr("Fish"), tr("It holds 2 goods, and its threshold is 2 (INVEST-5).")},
       {tr("Gold"), tr("One good is missing: 2 lie there, and the threshold is 3 (INVEST-5).")},
       {tr("Wood"), tr("No yield is no number. It is never reached (INVEST-5).")}});

  lesson.act({tr("It is Anna’s turn to invest. She has 3 gold. Bring Gold to its threshold, with "
                 "as few goods as possible."),
              tr("One good is missing there. Goods of any kind count (GOODS-1)."),
              Invest{anna, Warehouse::gold, some(1, Good::gold)},
              {Invest{anna, Warehouse::gold, some(2, Good::gold)},
               Invest{anna, Warehouse::linen, some(1, Good::gold)},
               Invest{anna, Warehouse::gold, some(4, Good::gold)}, Pass{anna}},
              tr("Gold now holds 3 goods: reached (INVEST-5)."),
              tr("That is allowed, but 1 gold into Gold is what was asked (INVEST-2).")},
             {Warehouse::gold}, {Pass{ben}, Invest{cem, Warehouse::linen, some(2, Good::gold)}});

  lesson.ask(tr("Ben has passed. Cem has put 2 gold into Linen, where 2 linen lie already. Its "
                "threshold is 4. Is it reached?"),
             tr("Where goods are counted, all kinds count alike (GOODS-1)."), 1,
             {{tr("No, only linen counts there"),
               tr("All kinds count, also in a warehouse with another name (GOODS-1).")},
              {tr("Yes, 4 goods lie there"), tr("2 linen and 2 gold are 4 goods (INVEST-5).")}});

  lesson.ask(tr("Anna has not passed, and yet investing is over. Why?"),
             tr("Look at each threshold once more (INVEST-4)."), 2,
             {{tr("Nobody has goods left"),
               tr("All players still have gold. Somebody could go on (INVEST-4).")},
              {tr("Two players have had a turn"),
               tr("Turns go round again and again until something ends them (INVEST-1).")},
              {tr("All thresholds are reached"),
               tr("Fish, Linen and Gold are reached. No yield is not waited for (INVEST-4).")}});

  lesson.read(
      tr("Whether a threshold is reached is judged once, when investing ends (INVEST-5). Goods put "
         "in belong to nobody any more: whoever has most influence there may win them (DIST-4)."));
  return lesson;
}

Lesson Lessons::warehouse() const {
  Lesson lesson(QStringLiteral("saqqara-warehouse"), tr("What counts in a warehouse"),
                tr("Who gets the goods, and what an exact match pays."), 3);
  LessonTable table = newTable();
  table.enter(OpenThresholds{{2, 9, noYield, 4}});
  table.enter(Invest{anna, Warehouse::gold, some(1, Good::gold)}).enter(Pass{ben}).enter(Pass{cem});
  table.enter(Pass{anna}).enter(Reveal{ben, {3, 8, 9, 2}}).enter(Reveal{cem, {7, 1, 1, 4}});
  lesson.begin(table, {Warehouse::fish, Warehouse::linen, Warehouse::wood, Warehouse::gold},
               tr("Investing is over. Fish has reached its threshold 2; Linen and Gold have not, "
                  "and Wood has no yield. Ben and Cem have turned up their cards. The number of a "
                  "card is influence at its warehouse (INFL-8)."));

  lesson.ask(tr("At Fish lie a 3 of Ben, a 7 of Cem and a 5 of Anna. Who gets the 2 fish?"),
             tr("At a reached threshold the highest influence wins (DIST-4)."), 1,
             {{QStringLiteral("Anna"), tr("Her 5 is less than the 7 of Cem (DIST-4).")},
              {QStringLiteral("Cem"),
               tr("His 7 is the highest influence. He takes all that lies there (DIST-4).")},
              {tr("Each one some"),
               tr("Goods are shared only where the highest influence is tied (DIST-5).")}},
             {Warehouse::fish});

  lesson.ask(tr("At Linen lie an 8 of Ben, a 1 of Cem and a 9 of Anna. The threshold 9 is not "
                "reached. Who gets the 2 linen?"),
             tr("Where the threshold is not reached, influence wins nothing (DIST-2)."), 2,
             {{QStringLiteral("Anna"),
               tr("Her influence is the highest, but it wins nothing here (DIST-2).")},
              {QStringLiteral("Ben"), tr("Not even the highest influence wins (DIST-2).")},
              {tr("Nobody"), tr("The linen stays there for the next round (DIST-2).")}},
             {Warehouse::linen});

  lesson.act({tr("Now turn up Anna’s cards: 5 at Fish, 9 at Linen, 2 at Wood and 1 at Gold."),
              tr("Press Anna, then a card for each warehouse, from left to right (INFL-6)."),
              Reveal{anna, {5, 9, 2, 1}},
              {Reveal{anna, {9, 5, 2, 1}}, Reveal{anna, {5, 9, 2, beggar}}},
              tr("Cem has got 2 fish, all else stays where it is (DIST-4)."),
              tr("These are other cards. Please compare them once more (INFL-6).")});

  lesson.ask(tr("Suppose Fish had reached the threshold 3. What would Ben get for his 3?"),
             tr("Compare his number with the threshold (DIST-7)."), 0,
             {{tr("1 fish from the supply"),
               tr("Only his card has the number of the threshold: an exact match (DIST-7).")},
              {tr("Nothing, as Cem has most influence"),
               tr("An exact match does not ask who wins the warehouse (DIST-7).")}},
             {Warehouse::fish});

  lesson.read(
      tr("Influence markers of Royal Court and Thief add to the number of a card (INFL-8). They "
         "make no exact match (DIST-7). A warehouse with no yield sells nothing (DIST-8)."));
  return lesson;
}

} // namespace nilometer::saqqara
