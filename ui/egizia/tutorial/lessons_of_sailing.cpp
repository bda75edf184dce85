// SPDX-License-Identifier: GPL-3.0-or-later
// What the game is about, how ships sail (SAIL-2, SAIL-3, SAIL-5), building spaces and the reserve
// (SET-8, BUILD-1, BUILD-6, BUILD-7).
#include "engine/egizia/feed.h"
#include "engine/egizia/options.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/tutorial/lesson_building.h"

#include <algorithm>
#include <set>

namespace nilometer::ui {

using namespace lessons;

namespace {

/// How many stops the player on turn can sail to without a card.
int reachable(const LessonPosition& table) {
  Options options;
  listOptions(table.game(), table.state(), options);
  std::set<int> stops;
  for (const Entry& entry : options.entries) {
    if (const auto* ship = std::get_if<PlaceShip>(&entry)) stops.insert(ship->stop);
  }
  return static_cast<int>(stops.size());
}

/// The blue crew alone builds one space of the pyramid.
Build pyramidStone(table::Player who, int cell) {
  return buildOf(who, blue, {{Building::pyramid, spaceBit(cell)}});
}

} // namespace

Lesson EgiziaLessons::idea() const {
  Lesson lesson(QStringLiteral("idea"), tr("The idea in 60 seconds"),
                tr("Sail the Nile, feed the crews, build – and score."), 1);
  LessonPosition table(edition);
  table.layOut();
  lesson.begin(table, {LessonPart::track},
               tr("The game has five rounds. In each one the players sail, feed their crews and "
                  "build. Points are counted on the score track. Most points win (END-4)."));

  const int stop = table.roundStop(RoundSpace::thebae);
  const QString name = text::roundSpace(RoundSpace::thebae);
  lesson.act({fill(tr("Ships bring all you need: Nile cards, stronger crews, a place to build. "
                      "Send Anna’s first ship to %1: press the round space in the green frame."),
                   {name}),
              fill(tr("Press %1 on the river, or type the letter on it."), {name}),
              shipTo(anna, stop),
              {shipTo(anna, table.roundStop(RoundSpace::edfu))},
              tr("The two crews pictured there are one stronger at once (ROUND-THEBAE)."),
              {{isNo<PlaceShip>, tr("Anna is to place a ship first (SAIL-1).")},
               {elsewhere(stop), fill(tr("Anna may sail there too: every space gives something "
                                         "else. For now, try %1 (SAIL-4)."),
                                      {name})}}},
             {stopId(stop)});

  // What comes later in a round, on a table of its own.
  table.crew(anna, Crew::blue, 2).crew(anna, Crew::black, 2);
  table.stones(anna, 2).advanceTo(1, Phase::feed);
  const int strength = table.player(anna).strength();
  const Flood flood = floodOf(*edition, table.player(anna), table.state().ring);
  lesson.ask(
      fill(tr("After sailing the crews eat: one grain for each point of strength. Anna’s crews "
              "have strength %1, her watered fields bear %2. How much grain is missing?"),
           numbers(strength, flood.grain)),
      tr("Subtract the grain from the strength of all four crews. The joker eats too (FEED-1)."), 1,
      {{number(0), tr("The crews eat more than the fields bear (FEED-1).")},
       {number(flood.missing),
        tr("Each missing grain costs points. How many, the grain market says (FEED-3).")},
       {number(strength),
        tr("That is what they eat. Part of it grows on Anna’s fields (FEED-1).")}},
      {LessonPlayer{anna}}, table);

  const int crew = table.strength(anna, Crew::blue) + 1;
  const int stones = table.crew(anna, Crew::blue, crew).player(anna).stones;
  lesson.ask(
      fill(tr("Crews build with stones. What is built may not be worth more than the crew is "
              "strong, nor more than there are stones. Anna has a crew of %1 and %2 stones. How "
              "much can she build?"),
           numbers(crew, stones)),
      tr("The smaller of the two numbers counts (BUILD-5)."), 0,
      {{number(std::min(crew, stones)), tr("The smaller number counts (BUILD-5). Each point built "
                                           "is a point scored, at once (BUILD-8).")},
       {number(std::max(crew, stones)), tr("One of the two runs out before (BUILD-5).")},
       {number(crew + stones),
        tr("Strength and stones are not added up: both are needed for the same space (BUILD-5).")}},
      {Building::obelisk, Building::pyramid, Building::temple}, table);

  lesson
      .read(tr("After the last round more points come: for tomb tiles (END-2) and for Sphinx cards "
               "that were kept hidden (END-3). That is the whole idea. How ships sail comes next."))
      .spots = {Building::tombs, LessonPart::sphinx};
  return lesson;
}

Lesson EgiziaLessons::downstream() const {
  Lesson lesson(QStringLiteral("downstream"), tr("Ships only go downstream"),
                tr("Where the next ship may go, and what a long leap costs."), 2);
  LessonPosition start(edition, 3);
  const int first = start.roundStop(RoundSpace::thebae);
  start.layOut().ship(anna, first).ship(ben, start.cardStop(0));
  start.ship(cem, start.siteStop(Site::sphinx), 1);
  lesson.begin(start, {stopId(first)},
               fill(tr("The Nile flows from the top of the board to the bottom. The players place "
                       "one ship each, again and again (SAIL-1). Anna’s first ship is at %1."),
                    {text::roundSpace(RoundSpace::thebae)}));

  const auto answer = [&](RoundSpace space, const QString& why) {
    const QString name = text::roundSpace(space);
    return Lesson::Told{name, fill(why, {name}), stopId(start.roundStop(space))};
  };
  lesson.ask(
      tr("Every new ship goes further downstream than the ship before. Which of these can Anna "
         "still reach?"),
      tr("Look for the space below Anna’s ship (SAIL-3)."), 2,
      {answer(RoundSpace::edfu, tr("%1 lies above Anna’s ship. Nobody sails upstream (SAIL-3).")),
       answer(RoundSpace::thebae,
              tr("%1 is where Anna’s ship is. The next one must go further (SAIL-3).")),
       answer(RoundSpace::selinon, tr("It lies below Anna’s ship, and it is free (SAIL-3)."))});

  const auto isAbove = [first](const LessonAttempt& attempt) {
    return attempt.refused() && isA<PlaceShip>(attempt) && attempt.as<PlaceShip>()->stop <= first;
  };
  const auto isNoCard = [*this](const PlaceShip& ship) {
    return edition->river[ship.stop].kind != StopKind::card;
  };
  lesson.act(
      {tr("Now it is Anna’s turn. Take a Nile card that she can still reach: press its space."),
       tr("The spaces that can be chosen have a bold frame. Nile cards lie on the left bank "
          "(SAIL-4)."),
       shipTo(anna, start.cardStop(5)),
       {shipTo(anna, start.roundStop(RoundSpace::edfu)), shipTo(anna, start.cardStop(0)),
        shipTo(anna, start.roundStop(RoundSpace::selinon))},
       tr("The card is Anna’s, and her ship lies on the empty space. Everything above it is out of "
          "her reach this round (SAIL-3)."),
       {{isNo<PlaceShip>, tr("Anna can still sail: place a ship (SAIL-1).")},
        {isAbove, tr("That lies above Anna’s last ship. Look further down (SAIL-3).")},
        {legal<PlaceShip>(isNoCard),
         tr("Anna may sail there, but no Nile card lies there (SAIL-4).")}}},
      {}, {shipTo(ben, start.roundStop(RoundSpace::selinon)), shipTo(cem, start.cardStop(3))});

  const LessonPosition table = lesson.tableNow();
  const auto& own = table.player(anna);
  const int after = reachable(table);
  // However the learner got here, the numbers are about this table.
  lesson.ask(
      tr("A long leap costs: what is passed by is lost for this round. Anna’s last ship is in the "
         "green frame. How many places on the river can she still sail to? A building site counts "
         "once."),
      tr("Count what has a bold frame: cards, round spaces and sites (SAIL-4)."), 1,
      {{number(reachable(start)), tr("That counts places that Anna has passed by (SAIL-3).")},
       {number(after), tr("All of them lie below her last ship (SAIL-3).")},
       {number(after - 2), tr("There are more: sites and round spaces count as well (SAIL-4).")}},
      {stopId(own.ships[own.shipsPlaced - 1U].stop)}, table);

  const int site = table.siteStop(Site::pyramid);
  const auto whoIsFirst = [](const LessonAttempt& attempt) {
    return QStringList{attempt.as<PlaceShip>()->space == 1
                           ? tr("Nearest to the Nile: Anna builds first there (BUILD-1).")
                           : tr("Whoever is nearer to the Nile builds before Anna (BUILD-1).")};
  };
  lesson.act({tr("A building site has several building spaces. Any free one may be taken (SAIL-5). "
                 "Send Anna’s ship to the site of the pyramid and temple."),
              tr("The site is near the lower end of the river. Press one of its squares (SAIL-5)."),
              shipTo(anna, site, 1),
              {shipTo(anna, table.roundStop(RoundSpace::heliopolis)),
               shipTo(anna, table.roundStop(RoundSpace::edfu))},
              {QStringLiteral("%1"), whoIsFirst},
              {{legally(elsewhere(site)),
                tr("That is another place. The pyramid is in the green frame (SAIL-5).")}}},
             {stopId(site)});

  lesson.read(tr(
      "Whoever has had enough may pass, but not by the first rulebook or online (SAIL-6). Then all "
      "ships go home. Only those at building sites stay until participation is scored (SAIL-8)."));
  return lesson;
}

Lesson EgiziaLessons::sites() const {
  Lesson lesson(QStringLiteral("sites"), tr("Building spaces and the reserve"),
                tr("Who builds first, and what to do where every space is taken."), 2);
  LessonPosition start(edition, 3, lastAnna);
  const int obelisk = start.siteStop(Site::obelisk);
  const int pyramid = start.siteStop(Site::pyramid);
  const int sphinx = start.siteStop(Site::sphinx);
  start.layOut().ship(firstBen, obelisk, 2).ship(secondCem, start.cardStop(0));
  lesson.begin(
      start, {stopId(sphinx), stopId(obelisk), stopId(pyramid)},
      fill(tr("To build, a player needs a ship at a building site, and room is scarce. With two or "
              "three players each site has %1 building spaces, with four it has %2 (SET-8)."),
           numbers(edition->spacesPerSiteFewPlayers, edition->spacesPerSite)));

  const auto inReserve = [](const LessonAttempt& attempt) {
    return attempt.as<PlaceShip>()->space == reserveSpace;
  };
  lesson.act(
      {tr("Ben has just sent a ship to the site of obelisk and tombs. Anna wants to build there, "
          "too, and before him. Press the right place in the green frame."),
       tr("Building space 1 is the one nearest to the Nile. It builds first (BUILD-1)."),
       shipTo(lastAnna, obelisk, 1),
       {shipTo(lastAnna, obelisk, reserveSpace), shipTo(lastAnna, obelisk, 2),
        shipTo(lastAnna, sphinx, 1)},
       tr("Any free building space may be chosen (SAIL-5). Anna took the one that is nearer to the "
          "Nile than Ben’s (BUILD-1)."),
       {{isNo<PlaceShip>, tr("Anna places a ship now (SAIL-1).")},
        {elsewhere(obelisk),
         tr("That is another place. The site of the obelisk is in the green frame (SAIL-5).")},
        {inReserve,
         tr("A building space is still free. The reserve opens only at a full site (SAIL-5).")},
        {&LessonAttempt::refused,
         tr("Ben’s ship lies there. Each space has room for one ship (SAIL-2).")}}},
      {stopId(obelisk)}, {shipTo(firstBen, pyramid, 1), shipTo(secondCem, pyramid, 2)});

  lesson.ask(tr("Ben’s ship was there first, Anna’s ship is nearer to the Nile. Ben also has the "
                "lower order tile. Who builds first at this site?"),
             tr("Look at the distance from the river to each ship (BUILD-1)."), 1,
             {{tr("Ben first"),
               tr("Neither coming first nor the order tile counts here. Only the distance to the "
                  "Nile does (BUILD-1)."),
               LessonPlayer{firstBen}},
              {tr("Anna first"),
               tr("At each site the ship nearest to the Nile builds first, then the next space "
                  "(BUILD-1)."),
               LessonPlayer{lastAnna}},
              {tr("they agree on it"), tr("The place of the ship decides: there is no need to talk "
                                          "about it. Nearest to the Nile goes first (BUILD-1).")}},
             {stopId(obelisk)});

  addReserve(lesson, start);
  lesson.read(tr("Remember: nearest to the Nile builds first (BUILD-1), and the reserve builds "
                 "only where somebody made room (BUILD-7). With two players each finds a building "
                 "space at every site: the reserve stays empty (SET-8)."));
  return lesson;
}

void EgiziaLessons::addReserve(Lesson& lesson, const LessonPosition& start) const {
  const int site = start.siteStop(Site::pyramid);
  const auto isThereAlready = [site](const LessonAttempt& attempt) {
    return attempt.as<PlaceShip>()->stop < site && attempt.verdict.breaks("SAIL-5"_rule);
  };
  lesson.act(
      {tr("Ben and Cem have taken both building spaces of pyramid and temple. Anna would like to "
          "build there, all the same. Where can she still go at this site?"),
       tr("Beside a full site there is the reserve. Press it (SAIL-5)."),
       shipTo(lastAnna, site, reserveSpace),
       {shipTo(lastAnna, site, 1), shipTo(lastAnna, start.siteStop(Site::obelisk), reserveSpace),
        shipTo(lastAnna, start.roundStop(RoundSpace::heliopolis))},
       tr("No building space is free, so the reserve is open (SAIL-5)."),
       {{isNo<PlaceShip>, tr("Anna places a ship now (SAIL-1).")},
        {isThereAlready,
         tr("Anna has a ship at that site already. One per player and site (SAIL-5).")},
        {elsewhere(site),
         tr("That is another place. Pyramid and temple are in the green frame (SAIL-5).")},
        {&LessonAttempt::refused,
         tr("That space is taken. Each has room for one ship (SAIL-2).")}}},
      {stopId(site)});

  lesson.ask(tr("A ship in reserve has no building space. It can only hope. When will Anna’s ship "
                "build at this site?"),
             tr("Somebody has to make room first (BUILD-7)."), 1,
             {{tr("always, but last"),
               tr("Last is right. But if both others build, nothing is left for her (BUILD-7).")},
              {tr("if one of them does not build"),
               tr("Whoever cannot build, or does not want to, frees the building space. Then the "
                  "reserve builds, after all others (BUILD-7).")},
              {tr("never"), tr("It may: somebody may lack stones or a crew, or decline. That frees "
                               "a building space (BUILD-6, BUILD-7).")}},
             {stopId(site, reserveSpace)});

  // Nobody builds at the obelisk, Ben does not at the pyramid.
  LessonPosition table = lesson.tableNow();
  nameTombs(table.advanceTo(1, Phase::build));
  table.enter(DeclineBuild{lastAnna, Site::obelisk}).enter(DeclineBuild{firstBen, Site::obelisk});
  table.enter(DeclineBuild{firstBen, Site::pyramid}).enter(pyramidStone(secondCem, 0));
  lesson.act(
      {tr("Now they build. At the pyramid Ben has declined: his ship is gone. Cem has built. Let "
          "Anna build one space of the pyramid or the temple, then press Enter."),
       tr("Next to Cem’s stone a space is free in the bottom row (PYR-1). Press it, then the "
          "button below the board."),
       pyramidStone(lastAnna, 1),
       // The top of the pyramid rests on nothing yet.
       {DeclineBuild{lastAnna, Site::pyramid},
        pyramidStone(lastAnna, edition->plan(Building::pyramid).count - 1)},
       tr("Ben made room, so the reserve could build. Had both others built, her ship would have "
          "sailed in vain (BUILD-7)."),
       {{isA<DeclineBuild>, tr("That is allowed, but a pity: Ben’s building space is free, so Anna "
                               "may build (BUILD-7).")},
        {breaks("BUILD-5"_rule), tr("That takes more strength or stones than Anna has. Everything "
                                    "below it has to be built as well (BUILD-5).")}}},
      {Building::pyramid, Building::temple}, {}, table);
}

} // namespace nilometer::ui
