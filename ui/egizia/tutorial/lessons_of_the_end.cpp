// SPDX-License-Identifier: GPL-3.0-or-later
// The two markets (MARKET-1 to MARKET-4). Sphinx cards and the final scoring (SPHINX-1 to SPHINX-3,
// END-1 to END-4).
#include "engine/egizia/feed.h"
#include "engine/egizia/final_facts.h"
#include "ui/egizia/tutorial/lesson_building.h"

#include <algorithm>

namespace nilometer::ui {

using namespace lessons;

namespace {

/// Anna builds the lowest space of the obelisk and moves that marker.
Build buildWith(Market market) {
  return buildOf(anna, blue, {{Building::obelisk, spaceBit(0)}}, market);
}

/// The first Sphinx card of that kind.
int cardOfKind(const Edition& edition, SphinxKind kind) {
  const auto& cards = edition.sphinxCards;
  return static_cast<int>(std::ranges::find(cards, kind, &SphinxCard::kind) - cards.begin());
}
SphinxSet bit(int card) {
  return SphinxSet{1} << card;
}

} // namespace

Lesson EgiziaLessons::markets() const {
  Lesson lesson(QStringLiteral("markets"), tr("The two markets"),
                tr("Small steps down that bring stones, points and a sale at the end."), 2);
  // One step above the last, and one above a lower price of hunger.
  const auto& prices = edition->grainPenalties;
  const auto cheaper = std::ranges::adjacent_find(prices, std::ranges::greater());
  const int steps = edition->steps(Market::grain);
  const int dear = std::min(static_cast<int>(cheaper - prices.begin()), steps - 2);
  LessonPosition table(edition);
  table.advanceTo(2, Phase::lay).marketStep(anna, Market::grain, dear);
  table.marketStep(anna, Market::stone, edition->stoneMarketSteps - 2);
  table.layOut({"quarry-3", "quarry-2", "stone-market-2", "grain-market-2", "yellow-green-5",
                "green-3", "brown-7", "strength-3", "crew-step", "quarry-3"});
  lesson.begin(table, {LessonPart::markets},
               tr("Each player has a marker on both markets. It only moves down. The stone market "
                  "brings stones (MARKET-2) and a sale at the end (MARKET-4). The grain market "
                  "brings points and makes hunger cheaper (MARKET-3)."));

  const QString name = text::roundSpace(RoundSpace::edfu);
  const int stop = table.roundStop(RoundSpace::edfu);
  const auto price = [*this](const State& state) {
    return penaltyPerGrain(*edition, state.player[anna]);
  };
  lesson.act(
      {tr("Anna’s marker on the stone market stands one step above the last. One round space moves "
          "both of her markers down. Send her ship there."),
       fill(tr("Look at the top of the river: %1 says so (ROUND-EDFU)."), {name}),
       shipTo(anna, stop),
       {shipTo(anna, table.roundStop(RoundSpace::thebae)), shipTo(anna, table.cardStop(0))},
       {tr("The last step of the stone market gives %1 stones (MARKET-2). On the grain market a "
           "missing grain now costs %2 instead of %3 (MARKET-3)."),
        [*this, price](const LessonAttempt& attempt) {
          return numbers(edition->stoneMarketStones, price(attempt.after), price(attempt.before));
        }},
       {{legally(elsewhere(stop)),
         fill(tr("Anna may sail there, but only %1 moves both markers (ROUND-EDFU)."), {name})}}},
      {LessonPart::markets}, {shipTo(ben, table.cardStop(0))});

  lesson.ask(tr("Now Anna’s marker is on the last step of the stone market. What will it bring if "
                "it has to go one step down once more?"),
             tr("The marker stays, but the step counts (MARKET-2)."), 1,
             {{tr("nothing"),
               tr("The marker cannot go on, but each step beyond the last still pays (MARKET-2).")},
              {fill(tr("%1 stones again"), numbers(edition->stoneMarketStones)),
               tr("Reaching the last step pays, and so does each step beyond it. The grain market "
                  "does the same with points (MARKET-3).")},
              {tr("back to the top"),
               tr("No marker ever goes up again. It stays at the end (MARKET-2).")}},
             {LessonPart::markets});

  table = lesson.tableNow();
  table.marketStep(anna, Market::grain, steps - 2).marketStep(anna, Market::stone, 0);
  const int right = table.cardStop(3);
  const int wrong = table.cardStop(2);
  const auto isWrong = [wrong](const PlaceShip& ship) { return ship.stop == wrong; };
  const auto won = [](const LessonAttempt& attempt) { return numbers(pointsOf(anna, attempt)); };
  lesson.act(
      {tr("Two Nile cards move one marker several steps at once. Anna’s markers stand elsewhere "
          "now: look at the markets. Take the card that gives her points right away."),
       tr("Points come from the grain market (MARKET-3)."),
       shipTo(anna, right),
       {shipTo(anna, wrong), shipTo(anna, table.cardStop(5))},
       {tr("The first step reaches the last one, then the marker goes beyond it. Each step pays: "
           "together %1 points (MARKET-3)."),
        won},
       {{legal<PlaceShip>(isWrong), tr("From the top that brings nothing yet. Besides, the stone "
                                       "market gives stones, not points (MARKET-2).")},
        {legally(elsewhere(right)),
         tr("That card moves no marker of a market (CARD-GRAIN-MARKET2).")}}},
      {stopId(wrong), stopId(right), LessonPart::markets}, {}, table);

  addSale(lesson);
  lesson
      .read(tr("Remember: markers only go down. The last step and each step beyond it pay stones "
               "or points. The grain market makes hunger cheaper (MARKET-3). Low on the stone "
               "market stones can be sold at the end (MARKET-4)."))
      .spots = {LessonPart::markets};
  return lesson;
}

void EgiziaLessons::addSale(Lesson& lesson) const {
  LessonPosition table(edition);
  table.advanceTo(5, Phase::lay).layOut().ship(anna, table.siteStop(Site::obelisk), 1);
  nameTombs(table.advanceTo(5, Phase::build));
  // The step above those that allow the sale.
  table.crew(anna, Crew::blue, 3).stones(anna, 8);
  table.marketStep(anna, Market::stone, firstSaleStep(*edition) - 1);
  const auto isGrain = [](const Build& build) { return build.market != Market::stone; };
  lesson.act(
      {tr("The last round. Whoever builds at the obelisk or the tombs moves one own marker down "
          "(MARKET-1). Only the lowest steps of the stone market allow a sale at the end "
          "(MARKET-4). Build the lowest space of the obelisk, so that Anna may sell."),
       tr("Press the lowest space of the obelisk. Then choose the stone market below the board "
          "(MARKET-1)."),
       buildWith(Market::stone),
       {buildWith(Market::grain)},
       tr("Anna’s marker is low enough now. She may sell stones in the final scoring (MARKET-4)."),
       {{isA<DeclineBuild>, tr("Whoever declines builds nothing and moves no marker (BUILD-6).")},
        {legal<Build>(isGrain), tr("Hunger gets cheaper that way, but nobody eats any more. For "
                                   "the sale the other marker has to move (MARKET-4).")}}},
      {cellId(Building::obelisk, 0), LessonPart::markets}, {}, table);

  constexpr int points = 3;
  const int price = edition->stonesPerSalePoint;
  // One stone more than can be sold.
  const int stones = points * price + 1;
  table = lesson.tableNow();
  table.advanceTo(5, Phase::order).stones(anna, stones);
  lesson.ask(fill(tr("The final scoring is near. Anna has %1 stones left. She will sell them, %2 "
                     "stones for each point. How many points is that?"),
                  numbers(stones, price)),
             tr("Only whole points count (END-1)."), 0,
             {{number(points), tr("The stone left over is lost. The sale is optional, and it comes "
                                  "first of all (END-1).")},
              {number(points + 1), tr("Part of a point is not rounded up (END-1).")},
              {number(stones), tr("One stone alone does not make a point (END-1).")}},
             {LessonPlayer{anna}}, table);
}

Lesson EgiziaLessons::ending() const {
  Lesson lesson(QStringLiteral("final"), tr("Sphinx cards and the end"),
                tr("Draw, keep one, and score it when the game is over."), 2);
  // Anna's crew could pay for more than she has stones, with a field for crews as strong as hers.
  LessonPosition table(edition);
  const int site = table.siteStop(Site::sphinx);
  table.layOut().ship(anna, site, 1).ship(ben, site, 2).advanceTo(1, Phase::build);
  const int most = edition->sphinxDrawLimit;
  const int strength = most - 1;
  const int stones = most - 2;
  table.card(anna, "green-4").crew(anna, Crew::blue, strength).stones(anna, stones);
  lesson.begin(
      table, {LessonPart::sphinx},
      tr("Sphinx cards are secret goals. Whoever keeps the right ones scores when the game is over "
         "(SPHINX-3). New ones are drawn at the Sphinx: one stone for each card (SPHINX-1)."));

  lesson.ask(
      fill(tr("Anna’s blue crew has strength %1, and she has %2 stones. How many cards can she "
              "draw?"),
           numbers(strength, stones)),
      tr("Each card takes one stone and one strength (SPHINX-1)."), 0,
      {{number(stones), tr("Every card costs a stone, and she has no more (SPHINX-1).")},
       {number(strength),
        tr("The crew is strong enough for that. But who pays for the last card? (SPHINX-1)")},
       {number(most), tr("Nobody draws more than that at once. Strength and stones allow fewer "
                         "here (SPHINX-1).")}},
      {LessonPlayer{anna}});

  const auto drawsLess = [stones](const Build& build) { return build.draw < stones; };
  const auto keepsNone = [](const Build& build) { return build.kept == 0; };
  lesson.act(
      {fill(tr("Let Anna draw %1 cards and keep one of them, hidden. Choose that in the strip "
               "below the board, then press Enter."),
            numbers(stones)),
       tr("The numbers below the board say how many are drawn and how many are kept (SPHINX-2)."),
       drawing(anna, blue, stones),
       {drawing(anna, blue, stones - 1), drawing(anna, blue, stones, 0),
        DeclineBuild{anna, Site::sphinx}},
       {tr("The others go under the deck for one point each: %1 at once (SPHINX-2). The card she "
           "keeps counts at the end only (SPHINX-3)."),
        [](const LessonAttempt& attempt) { return numbers(pointsOf(anna, attempt)); }},
       {{isA<DeclineBuild>,
         tr("Nobody is forced to draw. But then there is no card to keep (BUILD-6).")},
        {legal<Build>(drawsLess), tr("Allowed, but there are stones for more. More cards mean more "
                                     "to choose from (SPHINX-1).")},
        {legal<Build>(keepsNone), tr("Allowed, too: every card goes back for a point. But this "
                                     "time, keep one (SPHINX-2).")}}},
      {LessonPart::strip});

  addScoring(lesson);
  lesson.read(tr("Remember: draw for stones, keep one, score it at the end (SPHINX-2). Then it is "
                 "stones, tombs, Sphinx cards, the card for tens last (END-3). In a tie the one "
                 "who came first wins (END-4)."));
  return lesson;
}

/// Only the final scoring is to come; two of Anna's three cards are known, so that only one is to
/// be named.
LessonPosition EgiziaLessons::beforeTheEnd(int bensPoints) const {
  const int card = cardOfKind(*edition, SphinxKind::crewStrength);
  const int track = edition->stoneTrackEnd;
  LessonPosition table(edition);
  table.advanceTo(5, Phase::order).points(anna, 27).points(ben, bensPoints);
  // Anna has not reached the last step, but a step on which stones are sold.
  table.marketStep(anna, Market::stone, firstSaleStep(*edition));
  table.marketStep(ben, Market::stone, edition->stoneMarketSteps - 1).stones(ben, track - 1);
  table.card(anna, "green-4");
  table.crew(anna, edition->sphinxCards[static_cast<std::size_t>(card)].crew, 5);
  table.stones(anna, 2 * edition->stonesPerSalePoint + 1);
  table.sphinxCards(ben, 0).sphinxCards(anna, 3);
  return table.enter(NameSphinxCards{.player = anna,
                                     .cards = bit(cardOfKind(*edition, SphinxKind::perTen)) |
                                              bit(cardOfKind(*edition, SphinxKind::ownLast))});
}

void EgiziaLessons::addScoring(Lesson& lesson) const {
  const int card = cardOfKind(*edition, SphinxKind::crewStrength);
  const Crew crew = edition->sphinxCards[static_cast<std::size_t>(card)].crew;
  const auto tensCard = static_cast<std::size_t>(cardOfKind(*edition, SphinxKind::perTen));
  const int tens = edition->sphinxCards[tensCard].needed;
  const FinalScore right{.player = anna, .sell = true, .cards = bit(card)};
  // First Anna is scored, then Ben, who ends with as many points.
  const int bensSale = (edition->stoneTrackEnd - 1) / edition->stonesPerSalePoint;
  LessonPosition scored = beforeTheEnd(0);
  const int total = scored.advanceTo(5, Phase::final).enter(right).state().track.points(anna);
  LessonPosition table = beforeTheEnd(total - bensSale);
  lesson.ask(tr("The last round is over. Anna has kept three Sphinx cards with different "
                "conditions. Look at the board: which of them brings her nothing?"),
             tr("A card pays only if what it asks for holds (END-3)."), 1,
             {{fill(tr("Strength of the %1"), {text::crewName(crew)}),
               tr("That pays: as many points as this crew is strong (END-3).")},
              {tr("Last step of the stone market"),
               tr("Almost is not enough: she is one step short (END-3). But from that step she may "
                  "sell stones (MARKET-4).")},
              {fill(tr("1 for every %1 points"), numbers(tens)),
               tr("That pays, and it is looked at last of all (END-3).")}},
             {LessonPart::markets, LessonPlayer{anna}}, table);

  table.advanceTo(5, Phase::final);
  const int before = table.state().track.points(anna);
  const int sale = table.player(anna).stones / edition->stonesPerSalePoint;
  const int strength = table.strength(anna, crew);
  const int sum = before + sale + strength;
  lesson.ask(
      fill(tr("Anna has %1 points. Her stones bring %2 (END-1), her crew’s card brings %3. The "
              "last card gives one point for every %4 points. How many is that?"),
           numbers(before, sale, strength, tens)),
      tr("First add everything else (END-3)."), 1,
      {{number(before / tens),
        tr("The card comes after everything else: the other points count for it (END-3).")},
       {number(sum / tens),
        fill(tr("It is counted last, with %1 points on the track. Only whole tens count (END-3)."),
             numbers(sum))},
       {number(sum / tens + 1), tr("What is left over after the whole tens is lost (END-3).")}},
      {}, table);

  const auto isOther = [card](const FinalScore& score) { return score.cards != bit(card); };
  const auto keepsStones = [](const FinalScore& score) { return !score.sell; };
  lesson.act(
      {fill(tr("Now let Anna score. Choose to sell her stones, then press “All at once”. One card "
               "is still hidden, the one for the strength of the %1: name it. Then go on to Ben."),
            {text::crewName(crew)}),
       tr("The card is among those for the strength of a crew (END-3)."),
       right,
       {FinalScore{.player = anna, .cards = bit(card)},
        FinalScore{.player = anna, .sell = true, .cards = bit(card + 1)}},
       {tr("From %1 to %2 points. One stone was left over and is lost (END-1), and one card paid "
           "nothing (END-3)."),
        [](const LessonAttempt& attempt) {
          return numbers(attempt.before.track.points(anna), attempt.after.track.points(anna));
        }},
       {{legal<FinalScore>(isOther),
         tr("That is not her card. It pays the strength of one of her crews (END-3).")},
        {legal<FinalScore>(keepsStones), tr("That is allowed, but the stones would be worth "
                                            "points. From this step they may be sold (END-1).")}}});

  table = lesson.tableNow();
  LessonStep& tie = lesson.ask(
      fill(tr("Anna was first, with the highest order tile. Now Ben sells his stones for %1 points "
              "and reaches %2, like Anna. Who wins?"),
           numbers(bensSale, total)),
      tr("There is never a draw. The queue on the score track decides (END-4)."), 0,
      {{QStringLiteral("Anna"),
        tr("She arrived first, so she stands in front. Ben queues behind her (END-4, TRACK-1)."),
        LessonPlayer{anna}},
       {QStringLiteral("Ben"), tr("He arrives later and queues behind Anna (TRACK-1)."),
        LessonPlayer{ben}},
       {tr("It is a draw"),
        tr("There is always a winner: the one further in front on that space (END-4).")}});
  tie.position = table;
  tie.then = {FinalScore{.player = ben, .sell = true}};
}

} // namespace nilometer::ui
