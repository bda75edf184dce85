// SPDX-License-Identifier: GPL-3.0-or-later
// Loading boats, the reserved one, and the end (LOAD, POWER-KARNAK, END).
#include "ui/pyramidion/tutorial/pyramidion_lessons.h"

namespace nilometer::pyramidion {

namespace {

/// Anna loads that boat, with a statue for one of that kind, and with what troops fetch.
Load loadOf(std::uint8_t place, std::optional<Resource> statue,
            std::initializer_list<std::pair<Site, Resource>> troops = {}) {
  Load load{anna, place, statue ? some(1, *statue) : Resources{}, {}, {}};
  for (const auto& [site, kind] : troops) load.troops[at(site)] = kind;
  return load;
}

} // namespace

using enum Resource;

Lesson Lessons::boat() const {
  Lesson lesson(QStringLiteral("pyramidion-boat"), tr("Loading a boat"),
                tr("What pays for it: resources, troops, statues."), 4);
  lesson.begin(
      richTable(false), {BoatSpot{1}, BoatSpot{2}, Site::giza, Site::alexandria},
      tr("Anna owns 4 stones, 1 worker and 1 statue. Her torturer troops stand on Giza, whose "
         "corner shows a camel, and on Alexandria, where it is food. Your copy may show "
         "something else."));

  lesson.ask(tr("The second boat needs 1 camel, 1 food, 2 stones, 1 worker. What does Anna lack?"),
             tr("Compare it with what she owns (LOAD-4)."), 1,
             {{tr("2 stones"), tr("She has four of them (LOAD-4).")},
              {tr("1 camel and 1 food"), tr("She has enough stones and a worker (LOAD-4).")}},
             {BoatSpot{2}});

  lesson.act(
      {tr("Load the second boat. Let the troops fetch camel and food, so that the statue is kept."),
       tr("Each troop fetches one resource, so no statue is needed (LOAD-5)."),
       loadOf(2, {}, {{Site::giza, camel}, {Site::alexandria, food}}),
       {loadOf(2, food, {{Site::giza, camel}}), loadOf(2, {})},
       tr("What they fetched went onto the boat at once (LOAD-5).")},
      {BoatSpot{2}, Site::giza, Site::alexandria});

  lesson.ask(tr("It is Anna’s turn again. May her troops fetch something once more?"),
             tr("They stay on their sites, but are used up (LOAD-5)."), 0,
             {{tr("No"), tr("Each fetches once in a round (LOAD-5).")},
              {tr("Yes, for another boat"), tr("Once in a round, for one boat (LOAD-5).")}});

  lesson.act({tr("The first boat needs 1 wood and 2 stones. Load it, with the statue as wood."),
              tr("A statue stands for any resource, here for the wood (LOAD-4)."),
              loadOf(1, wood),
              {loadOf(1, {}), loadOf(1, {}, {{Site::giza, camel}}), Decline{anna}},
              tr("2 stones and the statue are paid (LOAD-4).")},
             {BoatSpot{1}});
  return lesson;
}

Lesson Lessons::end() const {
  Lesson lesson(QStringLiteral("pyramidion-end"), tr("The reserved boat and the end"),
                tr("What Karnak does, and how a game is won."), 4);
  lesson.begin(
      richTable(true), {Site::karnak, BoatSpot{reservedBoat}},
      tr("Anna activates her second site. She owns 4 stones, 1 worker and 1 statue, and has the "
         "only torturer troop on the sites."));

  const Boat drawn{some(2, stone), 6, 0};
  const Boat misread{some(3, stone), 6, 0};
  std::vector<Entry> others;
  for (const Player next : {anna, ben, cem}) {
    if (next == ben) others.push_back(Activate{ben, Site::cairo, {}});
    if (next == cem) others.push_back(Activate{cem, Site::philae, {}});
    for (int i = 0; i < 3; ++i) others.push_back(Pass{static_cast<Player>((next + i) % 3), {}});
  }
  lesson.act({tr("Activate Karnak. The boat that she draws needs 2 stones and shows 6 points."),
              tr("First the site, then the boat: 2 stones, 6 points (POWER-KARNAK)."),
              Activate{anna, Site::karnak, drawn},
              {Activate{anna, Site::karnak, misread}, Activate{anna, Site::cairo, {}}},
              tr("It lies open in front of Anna (POWER-KARNAK).")},
             {Site::karnak}, others);

  lesson.act(
      {tr("The sites are done. If nobody loads the reserved boat now, it is discarded. Load it."),
       tr("It takes only 2 stones (LOAD-3)."),
       loadOf(reservedBoat, {}),
       {loadOf(1, wood), Decline{anna}},
       tr("It lies face down now, so its points are hidden (SEE-2).")},
      {BoatSpot{reservedBoat}});

  lesson.ask(
      tr("The first boat shows 3 points, Anna’s reserved one showed 6. Does she reach the "
         "target of "
         "10 if she loads the first, too?"),
      tr("Her torturer troop counts, too (END-2)."), 0,
      {{tr("Yes"), tr("6 and 3, and 1 for the most torturer troops, make 10 (END-2).")},
       {tr("No, 1 is missing"), tr("Having the most torturer troops brings 1 more (END-2).")}},
      {BoatSpot{1}});

  lesson.act({tr("Load it, with the statue as wood."),
              tr("It is the first boat. 2 stones are left (LOAD-4)."),
              loadOf(1, wood),
              {Decline{anna}},
              tr("Nobody can load any more, and the target is reached: the game is over (END-3).")},
             {BoatSpot{1}});

  lesson.read(tr("The end is judged once all have loaded. Most points win, in a tie most cards in "
                 "hand, then boats, then the player order (END-6). If nobody has the target, "
                 "another round begins (END-4)."));
  return lesson;
}

} // namespace nilometer::pyramidion
