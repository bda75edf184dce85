// SPDX-License-Identifier: GPL-3.0-or-later
// Who gets what out of a warehouse (INVEST, INFL, DIST).
#include "ui/saqqara/tutorial/saqqara_lessons.h"

namespace nilometer::saqqara {

Lesson Lessons::thresholds() const {
  Lesson lesson(QStringLiteral("saqqara-thresholds"), tr("Thresholds"),
                tr("When a warehouse sells, and who can bring that about."), 3);
  LessonTable table = newTable();
  table.enter(OpenThresholds{{2, 4, noYield, 3}});
  lesson.begin(table, {Warehouse::fish, Warehouse::linen, Warehouse::wood, Warehouse::gold},
               tr("Round 1. Each warehouse has got 2 of its own good (STOCK-1). Below it lies a "
                  "threshold card: Fish 2, Linen 4, Wood no yield, Gold 3 (THRESH-1). On their "
                  "province boards the players have laid a card face down at each good (INFL-4)."));

  lesson.ask(
      tr("Which of these warehouses has reached its threshold by now?"),
      tr("Compare the number of goods with the number on the card (INVEST-5)."), 0,
      {{tr("Fish"), tr("2 goods lie there, and the threshold is 2 (INVEST-5)."), Warehouse::fish},
       {tr("Gold"), tr("One good is missing: 2 lie there, and the threshold is 3 (INVEST-5)."),
        Warehouse::gold},
       {tr("Wood"), tr("No yield is no number. It is never reached (INVEST-5)."),
        Warehouse::wood}});

  lesson.act({tr("It is Anna’s turn to invest. She has 3 gold. Bring Gold to its threshold, with "
                 "as few goods as possible."),
              tr("One good is missing there. Goods of any kind count (GOODS-1)."),
              Invest{anna, Warehouse::gold, some(1, Good::gold)},
              {Invest{anna, Warehouse::gold, some(2, Good::gold)},
               Invest{anna, Warehouse::linen, some(1, Good::gold)},
               Invest{anna, Warehouse::gold, some(4, Good::gold)}, Pass{anna}},
              tr("3 goods lie in Gold now: reached (INVEST-5)."),
              tr("That is allowed, but please bring Gold to its threshold, with as few goods as "
                 "possible (INVEST-2).")},
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
              {tr("Only two players have had a turn"),
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
  lesson.begin(
      table, {Warehouse::fish, Warehouse::linen, Warehouse::wood, Warehouse::gold},
      tr("Investing is over. Fish has reached its threshold 2; Linen and Gold have not, and Wood "
         "has no yield. Ben and Cem have turned up the cards on their province boards. The number "
         "of a card is influence at the warehouse of its good (INFL-8)."));

  lesson.ask(
      tr("At Fish, Ben has laid a 3, Cem a 7 and Anna a 5. Who gets the 2 fish?"),
      tr("At a reached threshold the highest influence wins (DIST-4)."), 1,
      {{QStringLiteral("Anna"), tr("Her 5 is less than Cem’s 7 (DIST-4)."), ui::LessonPlayer{anna}},
       {QStringLiteral("Cem"),
        tr("His 7 is the highest influence. He takes all that lies there (DIST-4)."),
        ui::LessonPlayer{cem}},
       {tr("Some for each of them"),
        tr("Goods are shared only where the highest influence is tied (DIST-5).")}},
      {Warehouse::fish});

  lesson.ask(tr("At Linen, Ben has laid an 8, Cem a 1 and Anna a 9. The threshold 9 is not "
                "reached. Who gets the 2 linen?"),
             tr("Where the threshold is not reached, influence wins nothing (DIST-2)."), 2,
             {{QStringLiteral("Anna"),
               tr("Her influence is the highest, but it wins nothing here (DIST-2)."),
               ui::LessonPlayer{anna}},
              {QStringLiteral("Ben"), tr("Not even the highest influence wins (DIST-2)."),
               ui::LessonPlayer{ben}},
              {tr("Nobody"), tr("The linen stays there for the next round (DIST-2).")}},
             {Warehouse::linen});

  lesson.act({tr("Now turn up Anna’s cards: 5 at Fish, 9 at Linen, 2 at Wood and 1 at Gold."),
              tr("Press Anna, then a card for each warehouse, from left to right (INFL-6)."),
              Reveal{anna, {5, 9, 2, 1}},
              {Reveal{anna, {9, 5, 2, 1}}, Reveal{anna, {5, 9, 2, beggar}}},
              tr("Cem has got 2 fish, all else stays where it is (DIST-4)."),
              tr("These are different cards. Please compare them once more (INFL-6).")});

  lesson.ask(tr("Suppose Fish had reached the threshold 3. What would Ben get for his 3?"),
             tr("Compare his number with the threshold (DIST-7)."), 0,
             {{tr("1 fish from the supply"),
               tr("Only his card has the number of the threshold: an exact match (DIST-7).")},
              {tr("Nothing, as Cem has most influence"),
               tr("An exact match does not ask who wins the warehouse (DIST-7).")}},
             {Warehouse::fish});

  lesson.read(tr("Influence markers of Royal Court and Thief add to the number of a card (INFL-8). "
                 "For an exact match only the card itself counts (DIST-7). A warehouse with no "
                 "yield sells nothing (DIST-8)."));
  return lesson;
}

Lesson Lessons::tie() const {
  Lesson lesson(QStringLiteral("saqqara-tie"), tr("A tie"),
                tr("How two winners share what lies in a warehouse."), 2);
  LessonTable table = newTable();
  table.enter(OpenThresholds{{2, 5, noYield, noYield}});
  table.enter(Invest{anna, Warehouse::linen, some(2, Good::gold)}).enter(Pass{ben});
  table.enter(Invest{cem, Warehouse::linen, some(1, Good::gold)});
  table.enter(Reveal{ben, {6, 8, 1, 2}}).enter(Reveal{cem, {6, 5, 3, 4}});
  lesson.begin(table, {Warehouse::fish, Warehouse::linen},
               tr("Fish and Linen have reached their thresholds. In Linen lie 2 linen and the 3 "
                  "gold that were invested. Ben has laid an 8 there, Cem a 5. Anna’s cards still "
                  "lie face down: she has an 8 there, too."));

  lesson.ask(tr("Anna and Ben tie with 8 at Linen. What does each of them get?"),
             tr("Each kind is shared by itself, in equal parts (DIST-5)."), 1,
             {{tr("2 goods that each of them chooses"),
               tr("Nobody chooses. Each kind is shared by itself (DIST-5).")},
              {tr("1 linen and 1 gold"),
               tr("2 linen make 1 for each, and so do 3 gold. 1 gold stays (DIST-5).")},
              {tr("1 linen, and 2 gold for the start player"),
               tr("Both get equally many. What cannot be shared stays (DIST-5).")}},
             {Warehouse::linen});

  lesson.ask(tr("Cem has a 5 at Linen, and the threshold is 5. What does he get?"),
             tr("His is the only card with the number of the threshold (DIST-7)."), 0,
             {{tr("1 linen from the supply"),
               tr("An exact match is paid whoever wins the warehouse (DIST-7).")},
              {tr("A third of the goods"),
               tr("Only the highest influence takes goods out of there (DIST-4).")},
              {tr("Nothing"), tr("His card is an exact match (DIST-7).")}},
             {Warehouse::linen});

  lesson.act({tr("Turn up Anna’s cards: 2 at Fish, 8 at Linen, 3 at Wood and 1 at Gold."),
              tr("Press Anna, then a card for each warehouse, from left to right (INFL-6)."),
              Reveal{anna, {2, 8, 3, 1}},
              {Reveal{anna, {8, 2, 3, 1}}, Reveal{anna, {2, 8, 1, 3}}},
              tr("Anna and Ben have shared Linen. At Fish, Ben and Cem tie: 1 fish each. And "
                 "Anna’s 2 there is an exact match (DIST-7)."),
              tr("These are different cards. Please compare them once more (INFL-6).")});

  lesson.read(tr("If two cards had the number of the threshold, neither would be paid (DIST-7). So "
                 "it can be clever to lay what nobody else will lay. What could not be shared "
                 "stays in the warehouse (DIST-5)."));
  return lesson;
}

Lesson Lessons::specialCards() const {
  Lesson lesson(QStringLiteral("saqqara-special"), tr("Beggar and Trader"),
                tr("Two cards without a number, and what they bring."), 3);
  LessonTable table = newTable();
  table.enter(OpenThresholds{{4, 9, 2, noYield}});
  table.enter(Invest{anna, Warehouse::fish, some(1, Good::gold)});
  table.enter(Invest{ben, Warehouse::fish, some(1, Good::gold)}).enter(Pass{cem});
  table.enter(Pass{anna}).enter(Pass{ben});
  table.enter(Reveal{ben, {2, 7, beggar, 1}}).enter(Reveal{cem, {6, 3, beggar, 5}});
  lesson.begin(table, {Warehouse::fish, Warehouse::linen},
               tr("In Fish lie 2 fish and 2 gold, and the threshold is reached; that of Linen is "
                  "not. Anna has laid a Beggar at Fish and a Trader at Linen. They have no number, "
                  "so they win nothing by themselves (INFL-7)."));

  lesson.ask(
      tr("Hers is the only Beggar at Fish. What does Anna get before Cem’s 6 takes all the rest?"),
      tr("A single Beggar comes first, at a reached threshold (DIST-3)."), 2,
      {{tr("2 fish from the supply"),
        tr("That is what a Trader gets. A Beggar takes from the warehouse (DIST-3).")},
       {tr("All that lies there"), tr("2 goods at most (DIST-3).")},
       {tr("Up to 2 goods that she chooses"), tr("Any of those there, but no land (DIST-3).")}},
      {Warehouse::fish});

  lesson.ask(tr("Linen has not reached its threshold. What does Anna’s Trader get there?"),
             tr("A Trader does not ask whether the threshold is reached (DIST-6)."), 0,
             {{tr("2 linen from the supply"), tr("A Trader is paid, reached or not (DIST-6).")},
              {tr("Nothing"),
               tr("Only influence needs a reached threshold; a Trader does not (DIST-6).")}},
             {Warehouse::linen});

  lesson.act(
      {tr("Turn up Anna’s cards: a Beggar at Fish, a Trader at Linen, 4 at Wood, 3 at Gold."),
       tr("Press Anna, then a card for each warehouse, from left to right (INFL-6)."),
       Reveal{anna, {beggar, trader, 4, 3}},
       {Reveal{anna, {trader, beggar, 4, 3}}, Reveal{anna, {beggar, trader, 3, 4}}},
       tr("Anna is asked at once what her Beggar takes (DIST-3)."),
       tr("These are different cards. Please compare them once more (INFL-6).")});

  lesson.act({tr("Anna wants gold. Let her Beggar take as much of it as he may."),
              tr("2 gold lie at Fish, and a Beggar takes up to 2 (DIST-3)."),
              TakeGoods{anna, Warehouse::fish, some(2, Good::gold)},
              {TakeGoods{anna, Warehouse::fish, some(1, Good::gold)},
               TakeGoods{anna, Warehouse::fish, some(2, Good::fish)},
               TakeGoods{anna, Warehouse::fish, some(2, Good::gold) + some(1, Good::fish)}},
              tr("Anna has 2 gold more, and Cem takes the 2 fish that are left (DIST-4)."),
              tr("That is allowed, but 2 gold is what Anna wants (DIST-3).")});

  lesson.ask(tr("At Wood, Ben and Cem both had a Beggar, and the threshold was reached. What did "
                "the two get?"),
             tr("Beggars do not like company (DIST-3)."), 1,
             {{tr("1 wood each"), tr("Beggars share nothing (DIST-3).")},
              {tr("Nothing"),
               tr("Two or more Beggars get nothing, and Anna’s 4 took the wood (DIST-3).")}},
             {Warehouse::wood});
  return lesson;
}

} // namespace nilometer::saqqara
