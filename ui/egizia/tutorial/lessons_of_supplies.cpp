// SPDX-License-Identifier: GPL-3.0-or-later
// The water ring and feeding, with the three examples of the rules (FEED-1 to FEED-4); stones and
// their limit (STONE-1, STONE-2, BUILD-5).
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "ui/egizia/tutorial/lesson_building.h"

#include <algorithm>
#include <array>
#include <bit>

namespace nilometer::ui {

using namespace lessons;

namespace {

/// All players eat; Anna with or without her helping card.
Feed meal(bool played) {
  Feed feed;
  feed.help[anna].grain4 = played;
  return feed;
}

Flood floodOfAnna(const LessonPosition& table) {
  return floodOf(*table.edition(), table.player(anna), table.state().ring);
}

PlaceShip annaTo(int stop, std::optional<Ring> ring) {
  PlaceShip ship = shipTo(anna, stop);
  ship.choices.ring = ring;
  return ship;
}

/// Round 3, sailing, with crews of that strength and these cards.
LessonPosition sailing(const LessonPosition::EditionPtr& edition,
                       const std::array<int, crewCount>& crews, Ring ring,
                       std::initializer_list<std::string_view> cards) {
  LessonPosition table(edition);
  table.advanceTo(3, Phase::lay);
  table.put(Correctable::ring, table::noPlayer, static_cast<int>(ring));
  for (std::size_t i = 0; i < crews.size(); ++i) table.crew(anna, static_cast<Crew>(i), crews[i]);
  for (const std::string_view card : cards) table.card(anna, card);
  return table.layOut();
}

/// The first card space with a card of that kind.
int stopWith(const LessonPosition& table, CardKind kind) {
  for (int number = 0; number < table.edition()->cardStops; ++number) {
    const std::uint8_t card = table.state().river[static_cast<std::size_t>(number)];
    if (card < table.edition()->nileCards.size() && table.edition()->nileCards[card].kind == kind) {
      return table.cardStop(number);
    }
  }
  return table.cardStop(0);
}

} // namespace

Lesson EgiziaLessons::feeding() const {
  Lesson lesson(QStringLiteral("feeding"), tr("The water ring and feeding"),
                tr("Which fields bear grain, and what hungry crews cost."), 2);
  LessonPosition table(edition);
  table.advanceTo(2, Phase::lay).card(anna, "yellow-green-4").card(anna, "brown-6").layOut();
  lesson.begin(table, {LessonPlayer{anna}, LessonPart::ring},
               tr("After sailing all crews eat: one grain for each point of strength (FEED-1). "
                  "Strong crews build a lot, but they eat a lot too. Each missing grain costs "
                  "points (FEED-3). So look after fields and water."));

  const auto [green, yellow, brown] = grainByColour(*edition, table.player(anna));
  lesson.ask(
      fill(tr("Anna’s fields: green %1 grain, yellow-green %2, brown %3. Green fields always have "
              "water. The water ring lies in the middle. How much grain will she get?"),
           numbers(green, yellow, brown)),
      tr("The further right the ring lies, the more colours have water. In the middle it is two of "
         "three (FEED-2)."),
      1,
      {{number(green), tr("That is with the ring on the left. In the middle yellow-green has "
                          "water, too (FEED-2).")},
       {number(green + yellow),
        tr("Green and yellow-green have water; the brown field stays dry. Her card on the right "
           "shows it for each place of the ring (FEED-2).")},
       {number(green + yellow + brown),
        tr("Brown fields have water only with the ring on the right (FEED-2).")}},
      {LessonPart::ring});

  const int stop = table.roundStop(RoundSpace::passalon);
  const QString name = text::roundSpace(RoundSpace::passalon);
  const auto leavesDry = [](const LessonAttempt& attempt) {
    return attempt.after.ring != Ring::right;
  };
  lesson.act(
      {fill(tr("%1 makes the joker one stronger. Then the ring may move one place "
               "(ROUND-PASSALON). Send Anna’s ship there and give water to all her fields."),
            {name}),
       fill(tr("Press %1. Then choose below the board where the ring goes. Brown fields need it on "
               "the right (FEED-2)."),
            {name}),
       annaTo(stop, Ring::right),
       {annaTo(stop, {}), annaTo(stop, Ring::left),
        shipTo(anna, table.roundStop(RoundSpace::thebae))},
       fill(tr("Anna now gets %1 grain. The ring waters for everybody, though, and the stronger "
               "joker eats one more (FEED-1)."),
            numbers(wateredGrain(*edition, table.player(anna), Ring::right))),
       {{legally(elsewhere(stop)),
         fill(tr("Anna may sail there too. Here %1 is wanted (ROUND-PASSALON)."), {name})},
        {legally(leavesDry),
         tr("The brown field stays dry: it has water only with the ring on the right (FEED-2).")}}},
      {stopId(stop)});

  addMeals(lesson);
  return lesson;
}

void EgiziaLessons::addMeals(Lesson& lesson) const {
  LessonPosition enough =
      sailing(edition, {1, 2, 3, 3}, Ring::middle, {"yellow-green-5", "grain-4"});
  Flood flood = floodOfAnna(enough.advanceTo(3, Phase::feed));
  int strength = enough.player(anna).strength();
  const int card = std::ranges::find(edition->nileCards, CardKind::grain4, &NileCard::kind)->amount;
  lesson.act({fill(tr("Another table. Anna’s crews have strength %1, her fields bring %2 grain. A "
                      "card in her hand brings %3 more, once (CARD-GRAIN4). Feed the crews and "
                      "waste no card: Enter feeds."),
                   numbers(strength, flood.grain, card)),
              tr("There is enough grain without a card. Just press Enter (FEED-1)."),
              meal(false),
              {meal(true)},
              fill(tr("Enough for all: nothing happens (FEED-1). The %1 grain left over is lost. "
                      "The card stays for later (FEED-3)."),
                   numbers(flood.grain - strength)),
              tr("There was enough grain. Now the card is gone, and its grain is lost. No card "
                 "ever has to be played (TIME-5).")},
             {LessonPlayer{anna}}, {}, enough);

  LessonPosition helped =
      sailing(edition, {2, 2, 2, 4}, Ring::left, {"green-2", "yellow-green-5", "grain-4"});
  flood = floodOfAnna(helped.points(anna, 10).advanceTo(3, Phase::feed));
  strength = helped.player(anna).strength();
  lesson.act(
      {fill(tr("Now the ring lies on the left: Anna’s yellow-green field is dry (FEED-2). She has "
               "strength %1 and %2 grain, and the card for %3 more. Feed the crews so that she "
               "loses no points."),
            numbers(strength, flood.grain, card)),
       tr("First choose the helping card on the left, over the river. Then press Enter (FEED-4)."),
       meal(true),
       {meal(false)},
       fill(tr("With the card she has %1 grain for strength %2. The rest is lost, and the card "
               "leaves the game (FEED-4)."),
            numbers(flood.grain + card, strength)),
       fill(tr("%1 grain was missing, at %2 points each: Anna lost %3 points. The card would have "
               "helped (FEED-3)."),
            numbers(flood.missing, penaltyPerGrain(*edition, helped.player(anna)), flood.points))},
      {LessonPart::ring, LessonPlayer{anna}}, {}, helped);

  LessonPosition table =
      sailing(edition, {3, 3, 4, 4}, Ring::middle, {"yellow-green-6", "brown-6"});
  flood = floodOfAnna(table.marketStep(anna, Market::grain, edition->steps(Market::grain) / 2));
  table.points(anna, 20).points(ben, 20 - flood.points);
  const int price = penaltyPerGrain(*edition, table.player(anna));
  lesson.ask(
      fill(tr("The third case: strength %1, grain %2, and no card helps. On Anna’s step of the "
              "grain market each missing grain costs %3. How many points does she lose?"),
           numbers(table.player(anna).strength(), flood.grain, price)),
      tr("First the missing grain: strength less grain. Then times the price of one grain "
         "(FEED-3)."),
      1,
      {{number(flood.missing), fill(tr("That is the missing grain: %1. But each one costs more "
                                       "than one point here (FEED-3)."),
                                    numbers(flood.missing))},
       {number(flood.points),
        fill(tr("Missing grain: %1, at %2 points each: that makes %3 (FEED-3)."),
             numbers(flood.missing, price, flood.points))},
       {number(flood.missing * edition->grainPenalties.front()),
        tr("That is the price on the top step. Anna’s marker is further down already "
           "(MARKET-3).")}},
      {LessonPlayer{anna}, LessonPart::markets}, table);

  lesson.ask(fill(tr("So feeding will take Anna back from %1 to %2 points. Ben is there already. "
                     "Who stands in front on that space then?"),
                  numbers(table.state().track.points(anna), table.state().track.points(ben))),
             tr("Every space of the score track is a queue (TRACK-1)."), 1,
             {{QStringLiteral("Anna"),
               tr("She was ahead before. But whoever arrives goes to the end of the queue, on the "
                  "way back too (TRACK-1)."),
               LessonPlayer{anna}},
              {QStringLiteral("Ben"),
               tr("Ben was there first, so Anna queues behind him. This counts on the way back too "
                  "(TRACK-1)."),
               LessonPlayer{ben}},
              {tr("nobody: side by side"),
               tr("Markers never stand side by side. Someone is always in front (TRACK-1).")}},
             {LessonPart::track});

  lesson.begin(
      table.advanceTo(3, Phase::feed).enter(meal(false)), {LessonPart::track},
      tr("Fed: Anna stands behind Ben. Remember: all four crews eat, and only watered fields feed "
         "them (FEED-2). The grain market sets the price of hunger (FEED-3)."));
}

Lesson EgiziaLessons::stones() const {
  Lesson lesson(QStringLiteral("stones"), tr("Stones and their limit"),
                tr("Where stones come from, where they end, and what they pay for."), 2);
  LessonPosition river(edition);
  // Two quarries alike, so that what is told later holds for whichever Anna takes.
  river.layOut({"green-2", "yellow-green-4", "brown-6", "quarry-2", "grain-4", "green-3", "brown-7",
                "quarry-2", "strength-3", "yellow-green-5"});
  const int start = edition->startQuarry;
  lesson.begin(
      river, {LessonPlayer{anna}},
      fill(tr("Without stones nothing is built. Quarries bring them, in phase 4 of every round "
              "(STONE-1). Anna has %1 stones and one quarry, her start quarry. It brings %2."),
           numbers(river.player(anna).stones, start)));

  const auto yields = [*this](const State& state) {
    return quarryYield(*edition, state.player[anna].cards);
  };
  const int alyi = river.roundStop(RoundSpace::alyi);
  PlaceShip once = shipTo(anna, alyi);
  once.choices.crews[0] = Crew::blue;
  once.choices.crewCount = 1;
  lesson.act(
      {tr("Anna wants more stones, and not just once: in this round and in every round to come. "
          "Send her ship where she gets that."),
       tr("Some of the Nile cards on the left bank are quarries (CARD-QUARRY)."),
       shipTo(anna, stopWith(river, CardKind::quarry)),
       {once, shipTo(anna, stopWith(river, CardKind::fieldGreen)),
        shipTo(anna, river.roundStop(RoundSpace::edfu))},
       {tr("The card stays with Anna. From now on her quarries bring %1 stones a round instead of "
           "%2 (STONE-1)."),
        [yields](const LessonAttempt& attempt) {
          return numbers(yields(attempt.after), yields(attempt.before));
        }},
       {{legal<PlaceShip>([alyi](const PlaceShip& ship) { return ship.stop == alyi; }),
         fill(
             tr("%1 gives stones, but only now. A quarry brings some in every round (ROUND-ALYI)."),
             {text::roundSpace(RoundSpace::alyi)})},
        {legally([yields](const LessonAttempt& attempt) {
           return yields(attempt.after) == yields(attempt.before);
         }),
         tr("Useful, too, but it brings no stones every round. Only quarries do (STONE-1).")}}});

  addLimits(lesson, lesson.tableNow());
  lesson.read(fill(tr("Remember: quarries bring stones every round, but nobody holds more than %1 "
                      "(STONE-2). A space costs its value, and one stone stays on it (BUILD-5)."),
                   numbers(edition->stoneTrackEnd)));
  return lesson;
}

/// `table`: Anna has taken a quarry.
void EgiziaLessons::addLimits(Lesson& lesson, LessonPosition table) const {
  const int start = edition->startQuarry;
  const int yield = quarryYield(*edition, table.player(anna).cards);
  // Not in phase 4 itself: its card says what comes.
  int own = table.stones(anna, 1).player(anna).stones;
  lesson.ask(
      fill(tr("Phase 4 comes later in the round. Say Anna has %1 stone left by then. Her quarries "
              "bring %2 and %3. How many stones has she got after that?"),
           numbers(own, start, yield - start)),
      tr("Add up all her quarries and what she has (STONE-1)."), 2,
      {{number(own + start), tr("All quarries count, the card as well (STONE-1).")},
       {number(yield), tr("That is what comes. She keeps what she had: it is added (STONE-1).")},
       {number(own + yield),
        tr("All quarries are added to what she has, in the order of the tiles (STONE-1).")}},
      {LessonPlayer{anna}}, table);

  const int limit = edition->stoneTrackEnd;
  own = table.stones(anna, limit - 2).player(anna).stones;
  lesson.ask(fill(tr("Suppose Anna has saved %1 stones. Her quarries bring %2. The stone track "
                     "ends at %3. How many stones has she got after phase 4?"),
                  numbers(own, yield, limit)),
             tr("The marker moves as far as the stone track goes (STONE-2)."), 1,
             {{number(own), tr("What still fits on the stone track is added (STONE-2).")},
              {number(limit), tr("What is more than that is lost. It is the same for stones from "
                                 "cards, round spaces or the stone market (STONE-2).")},
              {number(own + yield),
               fill(tr("Nobody can have as many: the stone track ends at %1 (STONE-2)."),
                    numbers(limit))}},
             {LessonPlayer{anna}}, table);

  // Anna is to build at the pyramid: strong, but short of stones.
  LessonPosition site(edition);
  site.layOut().ship(anna, site.siteStop(Site::pyramid), 1);
  nameTombs(site.advanceTo(1, Phase::build));
  own = site.crew(anna, Crew::blue, 6).card(anna, "green-4").stones(anna, 3).player(anna).stones;
  const BuildingPlan& temple = edition->plan(Building::temple);
  const int dearCell = temple.parts[0].count - 1; // costs as much as she has
  const int value = temple.values[static_cast<std::size_t>(dearCell)];
  const auto answer = [](int paid, int placed) {
    return fill(tr("%1 paid, %2 placed"), numbers(paid, placed));
  };
  lesson.ask(
      fill(tr("Stones pay for building. Say somebody builds a temple space of value %1. How many "
              "stones leave the stone track, and how many stones lie on the space then?"),
           numbers(value)),
      tr("The value is paid. What lies on the board only shows whose space it is (BUILD-5)."), 1,
      {{answer(1, 1), tr("One stone lies there, but the value is what is paid (BUILD-5).")},
       {answer(value, 1),
        tr("The value leaves the stone track, one stone marks the space (BUILD-5).")},
       {answer(value, value),
        tr("The price is right. But every space has room for one stone only (BUILD-5).")}},
      {cellId(Building::temple, dearCell)}, site);

  const auto costsMore = [*this, own](const LessonAttempt& attempt) {
    return isA<Build>(attempt) && worth(attempt) > own;
  };
  lesson.act(
      {fill(tr("Anna’s blue crew is strong: %1. Yet she has only %2 stones. Let her spend all of "
               "them on spaces of pyramid and temple, then press Enter."),
            numbers(site.strength(anna, Crew::blue), own)),
       tr("The values of the spaces have to add up to her stones. Start at the bottom (BUILD-5)."),
       buildWorth(site, anna, blue, own),
       {DeclineBuild{anna, Site::pyramid}, buildWorth(site, anna, blue, own - 2),
        buildOf(anna, blue, {{Building::temple, spaceBit(dearCell)}})},
       {tr("Paid: %1. On the board: %2, one on each space (BUILD-5). Points: %1, the value built "
           "(BUILD-8)."),
        [*this](const LessonAttempt& attempt) {
          int placed = 0;
          for (const SpaceSet each : attempt.as<Build>()->spaces) {
            placed += std::popcount(each);
          }
          return numbers(worth(attempt), placed);
        }},
       {{isA<DeclineBuild>,
         tr("That keeps the stones, but brings no points. Let Anna build (BUILD-6).")},
        {costsMore,
         {tr("That costs %1 stones with everything below it, and Anna has %2. A strong crew does "
             "not help there (BUILD-5)."),
          [*this, own](const LessonAttempt& attempt) { return numbers(worth(attempt), own); }}},
        worthLess(
            own,
            tr("That is allowed, but some stones are left. Here, spend all of them (BUILD-5)."))}},
      {Building::pyramid, Building::temple});
}

} // namespace nilometer::ui
