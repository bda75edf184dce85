// SPDX-License-Identifier: GPL-3.0-or-later
// Bids (AUCTION), and workers on pyramids (WORKER, TILE).
#include "ui/saqqara/tutorial/saqqara_lessons.h"

namespace nilometer::saqqara {

Lesson Lessons::auction() const {
  Lesson lesson(QStringLiteral("saqqara-auction"), tr("The auction"),
                tr("Four market cards are for sale at the same time."), 4);
  // Anna starts in round 5.
  LessonTable table = newTable(cem);
  const auto goodsCard = [](Good good) { return MarketCard{CardKind::goods, good}; };
  const auto landCard = [](Good good) { return MarketCard{CardKind::land, good}; };
  playTo(table, 5, Phase::market);
  table.enter(OpenMarket{
      {goodsCard(Good::wood), landCard(Good::linen), landCard(Good::fish), goodsCard(Good::fish)}});
  lesson.begin(
      table, {Warehouse::fish, Warehouse::linen, Warehouse::wood, Warehouse::gold},
      tr("Die and stall stand at the same place, so there is a market (MARKET-1). All four cards "
         "are for sale at the same time (AUCTION-1). Everybody has 3 gold. Anna begins."));

  const Goods one = some(1, Good::gold);
  const ui::LessonObjection<Rules> passes{
      ui::isA<Pass>, tr("Whoever passes takes no further part in this market (AUCTION-8).")};
  lesson.act({tr("Bid 1 gold for the card under Fish."),
              tr("Press the card, then a gold, and enter it (AUCTION-4)."),
              Bid{anna, Warehouse::fish, one},
              {Bid{anna, Warehouse::linen, one}, Bid{anna, Warehouse::fish, some(2, Good::gold)},
               Bid{anna, Warehouse::fish, some(4, Good::gold)}, Pass{anna}},
              tr("It is the highest bid so far. Now the others have their turns (AUCTION-1)."),
              {{passes},
               tr("That is allowed, but please bid 1 gold for the card under Fish (AUCTION-4).")}},
             {Warehouse::fish},
             {Bid{ben, Warehouse::linen, one}, Bid{cem, Warehouse::linen, some(2, Good::gold)}});

  lesson.ask(tr("Ben has bid 1 gold for Linen, Cem 2. Nobody has outbid Anna at Fish, and it is "
                "her turn again. What has become of her bid?"),
             tr("Look at the card under Fish and into its warehouse (AUCTION-2)."), 1,
             {{tr("It waits till everyone has passed"),
               tr("As her turn began, her bid was the highest. That is enough (AUCTION-2).")},
              {tr("The card is hers, the gold lies in the warehouse Fish"),
               tr("The highest bid wins as its player’s next turn begins (AUCTION-2).")},
              {tr("The card is hers, the gold goes to the supply"),
               tr("All goods that were bid end in the warehouses (AUCTION-11).")}},
             {Warehouse::fish});

  lesson.act({tr("Anna has 2 gold left. Cem’s bid at Linen is 2, so it takes 3 to outbid him. Bid "
                 "1 gold for the card under Wood instead."),
              tr("Nobody has bid there, so 1 good is enough (AUCTION-4)."),
              Bid{anna, Warehouse::wood, one},
              {Bid{anna, Warehouse::linen, some(2, Good::gold)}, Bid{anna, Warehouse::gold, one},
               Pass{anna}},
              tr("Taking a card does not use up the turn (AUCTION-2)."),
              {{passes},
               tr("That is allowed, but please bid 1 gold for the card under Wood (AUCTION-3).")}},
             {Warehouse::wood}, {Bid{ben, Warehouse::linen, some(2, Good::gold)}, Pass{cem}});

  lesson.ask(
      tr("Ben has added 2 gold at Linen, which makes 3. Cem has passed. So Anna took Wood and Ben "
         "took Linen. How many of the goods that were bid lie in the warehouse Linen now?"),
      tr("Nothing comes back, whoever wins (AUCTION-11)."), 2,
      {{tr("3, from Ben"), tr("Cem’s 2 gold went there, too, when he passed (AUCTION-8).")},
       {tr("None"), tr("Bids are not paid to the supply (AUCTION-11).")},
       {tr("5, from Ben and Cem"), tr("All goods that were bid there, by anybody (AUCTION-11).")}},
      {Warehouse::linen});

  lesson.read(tr("Anna has two cards, and nobody takes more (AUCTION-10). On her turns in the "
                 "development phase she exchanges with them as often as she likes (MARKET-5). The "
                 "next market collects them again (MARKET-2)."));
  return lesson;
}

Lesson Lessons::pyramid() const {
  Lesson lesson(QStringLiteral("saqqara-pyramid"), tr("Climbing a pyramid"),
                tr("Prices, powers, and how fast a worker climbs."), 4);
  LessonTable table = newTable();
  playTo(table, 1, Phase::develop);
  lesson.begin(table, {Pyramid::trade},
               tr("It is Anna’s turn in the development phase. She has 3 gold and 4 workers. A new "
                  "worker starts on level 1 of a pyramid (WORKER-1). What is printed beside the "
                  "level is paid to the supply (WORKER-3)."));

  lesson.act({tr("In this lesson level 1 costs 1 gold, and level 2 costs 2 gold: your own copy may "
                 "say something else. Put a worker on level 1 of Trade."),
              tr("Press the lowest level of the pyramid Trade (WORKER-1)."),
              Advance{anna, Pyramid::trade, {}, {}},
              {Advance{anna, Pyramid::progress, {}, {}}, Sail{anna, 1}, Done{anna}},
              tr("1 gold goes to the supply, and a worker stands on Trade (WORKER-3)."),
              tr("That is allowed, but please put a worker on Trade (WORKER-1).")},
             {Pyramid::trade});

  lesson.ask(tr("Which power does level 1 give?"),
             tr("Powers stand beside the levels 2 to 5 (TILE-TRADE)."), 1,
             {{tr("The same as level 2"),
               tr("A worker has only the power of its level, and level 1 has none (TILE-TRADE).")},
              {tr("None yet"), tr("The first power comes on level 2 (TILE-TRADE).")}});

  lesson.ask(tr("Anna has 2 gold left, and level 2 costs 2. May this worker go up to level 2 now?"),
             tr("Placing is a level, too (WORKER-4)."), 0,
             {{tr("No, not before the next round"),
               tr("Each worker gets one level in a round, placing included (WORKER-4).")},
              {tr("Yes, because she can pay"),
               tr("This worker has had the level of this round (WORKER-4).")}});

  LessonTable later = lesson.tableNow();
  playTo(later, 2, Phase::develop);
  later.enter(Done{ben}).enter(Done{cem});
  lesson.act({tr("A round later. The die stands below Fish, and it is Anna’s turn again. Let the "
                 "worker on Trade go up to level 2."),
              tr("Press level 2 of the pyramid Trade (WORKER-1)."),
              Advance{anna, Pyramid::trade, {}, {}},
              {Advance{anna, Pyramid::progress, {}, {}}, Done{anna}},
              tr("The power of level 2 works at once (WORKER-7)."),
              tr("That is allowed, but please go up to level 2 of Trade (WORKER-1).")},
             {Pyramid::trade}, {}, later);

  lesson.ask(tr("What can Anna exchange on level 2 of Trade in this Fish round?"),
             tr("Up to level 3 the power goes by the current market (TILE-TRADE)."), 2,
             {{tr("2 goods of one kind for 1 of her choice"),
               tr("That is the power from level 4 on (TILE-TRADE).")},
              {tr("3 goods of any kinds for 1 of her choice"),
               tr("They have to be goods of the current market (TILE-TRADE).")},
              {tr("3 fish for 1 good of her choice"),
               tr("Fish is the current market, as the die stands there (CAL-3).")}});

  lesson.read(
      tr("Whoever reaches level 5 may put one more worker on level 1 of another pyramid, free of "
         "charge (WORKER-6). At the end each level scores the points printed beside it (END-3). "
         "With enough workers at the top the game ends sooner (END-2)."));
  return lesson;
}

} // namespace nilometer::saqqara
