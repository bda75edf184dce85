// SPDX-License-Identifier: GPL-3.0-or-later
// Crews and the joker at a building site (BUILD-2 to BUILD-5). Obelisk and tombs: from the bottom
// up, in order, both at once (OBELISK-1, TOMB-1, TOMB-2), and the market step that comes with it
// (MARKET-1).
#include "engine/egizia/final_facts.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/tutorial/lesson_building.h"

#include <algorithm>

namespace nilometer::ui {

using namespace lessons;

namespace {

/// Crews that are all different, so that every sum is, and a field that feeds them.
void strengthen(LessonPosition& table) {
  nameTombs(table.advanceTo(1, Phase::build));
  table.crew(anna, Crew::blue, 4).crew(anna, Crew::black, 2).crew(anna, Crew::yellow, 1);
  table.crew(anna, Crew::joker, 3).card(anna, "green-4").stones(anna, 12);
}

/// What a crew builds with obelisk and tombs.
Build buildAtObelisk(CrewSet crews, SpaceSet obelisk, SpaceSet tombs,
                     std::optional<Market> market) {
  return buildOf(anna, crews, {{Building::obelisk, obelisk}, {Building::tombs, tombs}}, market);
}

} // namespace

Lesson EgiziaLessons::crews() const {
  Lesson lesson(QStringLiteral("crews"), tr("Crews and the joker"),
                tr("Who builds at a site, and how much."), 2);
  LessonPosition table(edition);
  const int site = table.siteStop(Site::pyramid);
  strengthen(table.layOut().ship(anna, site, 1).ship(ben, site, 2));
  lesson.begin(table, {LessonPlayer{anna}},
               tr("Most points come from building, and crews do the work. Every player has three "
                  "normal crews and the joker. The number on each is its strength (BUILD-5)."));

  const auto strength = [&](Crew crew) { return table.strength(anna, crew); };
  const int strong = strength(Crew::blue);
  const int joker = strength(Crew::joker);
  const int black = strength(Crew::black);
  const int yellow = strength(Crew::yellow);
  lesson.ask(
      fill(tr("At a site one normal crew builds, and the joker may help it. Anna’s crews have "
              "strength %1, %2 and %3, her joker has %4. How much can she build here at most?"),
           numbers(strong, black, yellow, joker)),
      tr("Take the strongest normal crew and add the joker (BUILD-2)."), 1,
      {{number(strong), tr("That is the strongest crew alone. The joker may help it (BUILD-2).")},
       {number(strong + joker), tr("The strongest normal crew and the joker add up (BUILD-2). "
                                   "There are enough stones for that, too (BUILD-5).")},
       {number(strong + black + yellow + joker),
        tr("That counts more than one normal crew. Only one may build at a site (BUILD-2).")}},
      {LessonPlayer{anna}});

  const auto lastOf = [*this](Building building) {
    return spaceBit(edition->plan(building).count - 1);
  };
  const int most = strong + joker;
  lesson.act({fill(tr("Try it: choose spaces of pyramid and temple worth %1 together. The strip "
                      "below the board adds them up and picks crews. Then press Enter."),
                   numbers(most)),
              tr("The number on a space is its value. Start at the bottom of the temple and fill "
                 "up with spaces of the pyramid (BUILD-5)."),
              buildWorth(table, anna, blueAndJoker, most),
              {DeclineBuild{anna, Site::pyramid}, buildWorth(table, anna, blue, strong),
               buildWorth(table, anna, crewBit(Crew::joker), 1),
               buildOf(anna, blueAndJoker, {{Building::temple, lastOf(Building::temple)}})},
              tr("One normal crew and the joker, no stronger than both together (BUILD-5). Both "
                 "are turned over now (BUILD-4)."),
              crewObjections(most, tr("That is allowed, but it is worth only %1. Crew and joker "
                                      "can do more together (BUILD-5)."))},
             {Building::pyramid, Building::temple});

  const QString kept = tr("Building takes no strength away. The crew only rests until the next "
                          "round begins (BUILD-4).");
  lesson.ask(fill(tr("Anna’s blue crew had strength %1 before it built. How strong is it now?"),
                  numbers(strong)),
             tr("Look at the player card: the hatched crews are turned over (BUILD-4)."), 2,
             {{number(0), kept},
              {number(strong - 1), kept},
              {number(strong), tr("Strength stays. But the crew is turned over and builds no more "
                                  "this round (BUILD-4).")}},
             {LessonPlayer{anna}});

  // At the Sphinx Anna used her blue crew and the joker.
  LessonPosition second(edition);
  second.layOut().ship(anna, second.siteStop(Site::sphinx), 1).ship(ben, site, 2);
  strengthen(second.ship(anna, site, 1));
  second.enter(drawing(anna, blueAndJoker, edition->sphinxDrawLimit));
  lesson.ask(
      tr("Another round: Anna has ships at two sites. At the Sphinx her blue crew and the joker "
         "have done their work. How much can she build at the pyramid now, at most?"),
      tr("Hatched crews are turned over: they build no more this round (BUILD-4)."), 0,
      {{number(black), tr("Her black crew is the strongest one left, and the joker has already "
                          "helped (BUILD-3).")},
       {number(black + yellow), tr("Two crews are left, but only one builds at a site (BUILD-2).")},
       {number(black + joker),
        tr("The joker has helped at the Sphinx. It helps once a round (BUILD-3).")},
       {number(most), tr("Both of them are turned over until the next round (BUILD-4).")}},
      {LessonPlayer{anna}}, second);

  lesson.act(
      {fill(tr("Let Anna build as much as she still can: spaces of pyramid and temple worth %1. "
               "Then press Enter."),
            numbers(black)),
       tr("Two small values at the bottom will do (BUILD-5)."),
       buildWorth(second, anna, crewBit(Crew::black), black),
       {DeclineBuild{anna, Site::pyramid}, buildWorth(second, anna, crewBit(Crew::yellow), yellow),
        buildOf(anna, crewBit(Crew::black), {{Building::pyramid, lastOf(Building::pyramid)}})},
       tr("The black crew built without help. Every crew builds once a round, so each site takes "
          "another one (BUILD-4)."),
       crewObjections(black, tr("That is allowed, but it is worth only %1. Another crew of hers "
                                "can do more (BUILD-5)."))},
      {Building::pyramid, Building::temple});

  lesson
      .read(fill(tr("Remember: one normal crew at a site, perhaps with the joker, and each of them "
                    "once a round. None gets weaker (BUILD-2, BUILD-4). A few Nile cards allow "
                    "more, such as “%1” (CARD-TWO-CREWS)."),
                 {text::cardKind(CardKind::twoCrews)}))
      .spots = {LessonPlayer{anna}};
  return lesson;
}

std::vector<Objection> EgiziaLessons::crewObjections(int most, const QString& less) const {
  return {{isA<DeclineBuild>,
           tr("Nobody has to build, but then there are no points. Let Anna try (BUILD-6).")},
          {breaks("BUILD-3"_rule),
           tr("The joker only helps: it needs a normal crew beside it (BUILD-3).")},
          {breaks("BUILD-2"_rule), tr("Nobody is there to build. Choose a crew below (BUILD-2).")},
          {breaks("BUILD-5"_rule),
           {tr("All that together is worth %1. That is more than the crews are strong or the "
               "stones allow (BUILD-5)."),
            [*this](const LessonAttempt& attempt) { return numbers(worth(attempt)); }}},
          worthLess(most, less)};
}

Lesson EgiziaLessons::obelisk() const {
  Lesson lesson(QStringLiteral("obelisk"), tr("Obelisk and tombs"),
                tr("One site, two buildings – and a market step on top."), 2);
  // The third tile is the most valuable: it is wanted, but it is not the first.
  std::vector<int> values(edition->tombTileValues.begin(), edition->tombTileValues.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  const std::vector<int> tiles = {values.at(2), values.at(1), values.at(3), values.at(0)};
  NameTombs named{.count = static_cast<std::uint8_t>(tiles.size())};
  std::ranges::copy(tiles, named.values.begin());

  LessonPosition table(edition);
  const int site = table.siteStop(Site::obelisk);
  table.layOut().ship(anna, site, 1).ship(ben, site, 2);
  table.ship(anna, table.siteStop(Site::pyramid), 1).advanceTo(1, Phase::build);
  const int two = worth(Building::obelisk, spacesFrom(0, 1));
  const int cost = two + tiles[0];
  const int strength = cost - table.strength(anna, Crew::joker);
  // Strong crews, and a field for them.
  table.crew(anna, Crew::blue, strength).stones(anna, cost).card(anna, "green-4").enter(named);
  lesson.begin(table, {Building::obelisk, Building::tombs},
               tr("This site has two buildings: obelisk and tombs. One building action may use "
                  "both, and each value built is that many points at once (BUILD-8). The tombs "
                  "even count a second time, at the end (END-2)."));

  const int third = worth(Building::obelisk, spaceBit(2));
  lesson.ask(
      fill(tr("Nothing is built yet. How many stones does Anna need today if she wants to reach "
              "the space of value %1 of the obelisk?"),
           numbers(third)),
      tr("The obelisk grows from the bottom up (OBELISK-1)."), 1,
      {{number(third),
        tr("Something is missing below it. Every row below has to be full first (OBELISK-1).")},
       {number(two + third), fill(tr("%1 for this space and %2 for those below it. All that may be "
                                     "built in one action (OBELISK-1, BUILD-5)."),
                                  numbers(third, two))},
       {tr("She cannot reach it yet"),
        tr("She can. What opens up while she builds may be used in the same action (BUILD-5).")}},
      {Building::obelisk});

  const auto only = [](int tile) { return fill(tr("Only the %1"), numbers(tile)); };
  lesson.ask(
      fill(tr("Open tomb tiles are taken strictly in order. From the first one on they show %1, "
              "%2, %3 and %4. Anna’s blue crew has strength %5. What could it take alone?"),
           numbers(tiles[0], tiles[1], tiles[2], tiles[3], strength)),
      tr("Begin with the first open tile and add up (TOMB-1)."), 2,
      {{only(tiles[2]),
        tr("That tile is not the first. Those before it have to go first (TOMB-1)."),
        cellId(Building::tombs, 2)},
       {fill(tr("The %1 and the %2"), numbers(tiles[1], tiles[3])),
        tr("No tile may be skipped, however well the sum would fit (TOMB-1).")},
       {only(tiles[0]),
        tr("The first one only: with the second it would be too much. A new tile is turned up for "
           "it at once (TOMB-1)."),
        cellId(Building::tombs, 0)}},
      {Building::tombs});

  addBothBuildings(lesson, table, cost);
  addTombSum(lesson, table, tiles);
  lesson
      .read(tr("Remember: the obelisk grows from the bottom up (OBELISK-1), tomb tiles go in order "
               "(TOMB-1). One building action may use both (BUILD-5). It always brings one market "
               "step (MARKET-1)."))
      .spots = {Building::obelisk, Building::tombs};
  return lesson;
}

std::vector<Objection> EgiziaLessons::siteObjections() const {
  return {
      {isA<DeclineBuild>,
       tr("Nobody is forced to build. But that brings no points and no market step (BUILD-6).")},
      {breaks("BUILD-5"_rule), tr("Too much: what has to be built before it is paid as well. "
                                  "Strength or stones do not reach that far (BUILD-5).")}};
}

/// `cost`: of the two lowest obelisk spaces and the first tile, which is what Anna can pay.
void EgiziaLessons::addBothBuildings(Lesson& lesson, LessonPosition table, int cost) const {
  const auto worthOf = [*this](const LessonAttempt& attempt) { return numbers(worth(attempt)); };
  const auto atOne = [](const Build& build) {
    return build.spaces[static_cast<std::size_t>(Building::obelisk)] == 0 ||
           build.spaces[static_cast<std::size_t>(Building::tombs)] == 0;
  };
  std::vector<Objection> objections = siteObjections();
  objections.push_back(
      {legal<Build>(atOne),
       {tr("That is allowed and worth %1. But one action may build at both: try it (BUILD-5)."),
        worthOf}});
  objections.push_back(worthLess(cost, tr("Both buildings, that is right. But it is worth only %1, "
                                          "and there is strength for more (BUILD-5).")));
  const SpaceSet two = spacesFrom(0, 1);
  lesson.act(
      {fill(tr("Blue crew and joker have strength %1, and Anna has %1 stones. Let her build at the "
               "obelisk and at the tombs, for all of it. Then choose the market marker that moves, "
               "and enter it: the new tomb tile may stay without a value here."),
            numbers(cost)),
       fill(tr("Press the first tomb tile and the obelisk’s space of value %1. What it needs below "
               "is added by itself (BUILD-5)."),
            numbers(worth(Building::obelisk, spaceBit(1)))),
       buildAtObelisk(blueAndJoker, two, spaceBit(0), Market::stone),
       {buildAtObelisk(blueAndJoker, spacesFrom(0, 2), 0, Market::grain),
        buildAtObelisk(blueAndJoker, spaceBit(0), spaceBit(0), Market::stone),
        buildAtObelisk(blueAndJoker, spaceBit(3), 0, {}),
        buildAtObelisk(blueAndJoker, 0, spaceBit(2), {}), DeclineBuild{anna, Site::obelisk}},
       {tr("%1 stones paid, %1 points at once (BUILD-8). And one market marker has moved down a "
           "step (MARKET-1)."),
        worthOf},
       objections},
      {Building::obelisk, Building::tombs});

  const LessonPosition now = lesson.tableNow();
  lesson.ask(
      tr("Building here moves one of the player’s two market markers. Ben is next. Suppose he "
         "builds two spaces of the obelisk and takes one tomb tile. How many steps is that?"),
      tr("The step belongs to the building action, not to the spaces (MARKET-1)."), 1,
      {{tr("None, if he likes"),
        tr("He chooses the marker, but one of them has to move (MARKET-1).")},
       {tr("One"), tr("One step for each building action here, even if it takes tomb tiles only. "
                      "He chooses the marker (MARKET-1).")},
       {tr("One for each space"), tr("However much he builds here, it is one step (MARKET-1).")}},
      {LessonPart::markets}, now);

  table.stones(anna, worth(Building::obelisk, spaceBit(0)))
      .marketStep(anna, Market::stone, edition->stoneMarketSteps - 2);
  const auto isGrain = [](const Build& build) { return build.market != Market::stone; };
  const auto lowest = [](Market market) {
    return buildAtObelisk(crewBit(Crew::black), spaceBit(0), 0, market);
  };
  objections = siteObjections();
  objections.push_back(
      {legal<Build>(isGrain), tr("The grain market lowers the price of hunger, but brings no "
                                 "stones. Choose the other marker (MARKET-3).")});
  lesson.act(
      {tr("Suppose Anna had only one stone. Her other ship is at the pyramid: she will need "
          "stones there. Build the lowest space of the obelisk and pick the right market "
          "marker."),
       tr("Her marker is one step before the last one of the stone market. There are stones "
          "on the last step (MARKET-2)."),
       lowest(Market::stone),
       {lowest(Market::grain), buildAtObelisk(blue, spaceBit(1), 0, {}),
        DeclineBuild{anna, Site::obelisk}},
       {tr("She is on the last step: %1 stones. They come after paying, so they were too late "
           "for this site. At the pyramid she can use them (MARKET-1)."),
        [](const LessonAttempt& attempt) { return numbers(attempt.after.player[anna].stones); }},
       objections},
      {Building::obelisk, LessonPart::markets}, {}, table);
}

void EgiziaLessons::addTombSum(Lesson& lesson, const LessonPosition& table,
                               const std::vector<int>& tiles) const {
  const auto& bands = edition->tombBands;
  int sum = 0;
  int each = 0;
  for (const int tile : {tiles[0], tiles[1], tiles[2]}) {
    sum += tile;
    each += tombPoints(*edition, tile);
  }
  lesson.ask(
      fill(tr("The tiles are kept for the end (TOMB-2). A sum up to %1 then brings %2 points, up "
              "to %3 it is %4, and above that %5. How much do tiles of %6, %7 and %8 bring?"),
           numbers(bands[0].upTo, bands[0].points, bands[1].upTo, bands[1].points, bands[2].points,
                   tiles[0], tiles[1], tiles[2])),
      tr("Add up the tiles first (END-2)."), 0,
      {{number(tombPoints(*edition, sum)),
        fill(tr("Together they are %1, and the sum decides (END-2)."), numbers(sum))},
       {number(each), tr("The tiles are not looked at one by one: add them up (END-2).")},
       {number(sum), tr("They brought that many points when they were taken (BUILD-8). At the end "
                        "the table decides (END-2).")}},
      {Building::tombs}, table);
}

} // namespace nilometer::ui
