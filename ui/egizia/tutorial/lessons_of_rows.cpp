// SPDX-License-Identifier: GPL-3.0-or-later
// Pyramid and temple: what rests on what (PYR-1, TEMPLE-1), the bonus of a full row and its tie
// (PYR-2, PYR-3). The queue on the score track and what it decides (TRACK-1, BONUS-1, ORDER-1,
// END-4).
#include "ui/egizia/tutorial/lesson_building.h"

#include <bit>

namespace nilometer::ui {

using namespace lessons;

namespace {

Build onPyramid(CrewSet crews, SpaceSet spaces) {
  return buildOf(anna, crews, {{Building::pyramid, spaces}});
}
Build onTemple(CrewSet crews, SpaceSet spaces) {
  return buildOf(anna, crews, {{Building::temple, spaces}});
}
SpaceSet built(const Build& build, Building at) {
  return build.spaces[static_cast<std::size_t>(at)];
}
/// With a blue crew and stones for just that.
void canPay(LessonPosition& table, int cost) {
  table.crew(anna, Crew::blue, cost).stones(anna, cost);
}

/// The first `count` spaces of the lowest row of the pyramid that are free.
Build rowBuild(const LessonPosition& table, table::Player who, int count) {
  const SpaceSet built = table.state().built(Building::pyramid);
  int next = table.edition()->plan(Building::pyramid).parts.front().first;
  while ((built & spaceBit(next)) != 0) ++next;
  return buildOf(who, blue, {{Building::pyramid, spacesFrom(next, next + count - 1)}});
}

} // namespace

Lesson EgiziaLessons::rows() const {
  Lesson lesson(QStringLiteral("rows"), tr("Pyramid and temple"),
                tr("What rests on what, and who gets the bonus of a full row."), 2);
  const BuildingPlan& plan = edition->plan(Building::pyramid);
  const int above = plan.parts.at(1).first; // the first space of the second row
  LessonPosition table = pyramidTable(edition);
  // Just what that space rests on.
  buildExactly(table, ben, Building::pyramid, plan.needs[static_cast<std::size_t>(above)]);
  canPay(table, worth(Building::pyramid, spaceBit(above)));
  lesson.begin(
      table, {Building::pyramid, Building::temple},
      tr("One building action may use both buildings of this site. The temple grows part by part. "
         "The pyramid pays twice: for each space, and again for each full row (PYR-2)."));

  const int next = std::countr_one(table.state().built(Building::pyramid));
  const auto isTemple = [](const Build& build) { return built(build, Building::pyramid) == 0; };
  const auto isLow = [above](const Build& build) {
    return (built(build, Building::pyramid) & spaceBit(above)) == 0;
  };
  const auto isRefused = [](const LessonAttempt& attempt) {
    return attempt.refused() && isA<Build>(attempt);
  };
  lesson.act(
      {tr("Ben has begun the lowest row of the pyramid. It is not full, but Anna may go higher "
          "where a space rests on built ones. Let her build in the second row (PYR-1)."),
       tr("Look for the space right above Ben’s stones, then press Enter (PYR-1)."),
       onPyramid(blue, spaceBit(above)),
       {onPyramid(blue, spaceBit(next)), onTemple(blue, spaceBit(0)),
        onPyramid(blue, spaceBit(above + 1)), DeclineBuild{anna, Site::pyramid}},
       tr("What it rests on is built, and that is enough. The row below may still have gaps "
          "further right (PYR-1)."),
       {declined(),
        {isRefused, tr("What that space rests on is not built yet. Building all of it costs more "
                       "than Anna has (PYR-1).")},
        {legal<Build>(isTemple), tr("That is the temple. Look at the pyramid (PYR-1).")},
        {legal<Build>(isLow), tr("That goes on in the lowest row, from the left. Allowed, but go "
                                 "higher now (PYR-1).")}}},
      {Building::pyramid});

  addTemple(lesson);
  addRow(lesson);
  lesson
      .read(tr(
          "Remember: rows grow from the left (PYR-1), columns need both pillars (TEMPLE-1). A full "
          "row pays the player with most stones. A tie goes to the one furthest left (PYR-3)."))
      .spots = {Building::pyramid, Building::temple};
  return lesson;
}

Objection EgiziaLessons::declined() {
  return {isA<DeclineBuild>,
          tr("Nobody is forced to build. But here Anna can score, so let her (BUILD-6).")};
}
Objection EgiziaLessons::tooDear() {
  return {[](const LessonAttempt& attempt) { return attempt.refused() && isA<Build>(attempt); },
          tr("With all that it rests on, that costs too much (BUILD-5).")};
}

void EgiziaLessons::addTemple(Lesson& lesson) const {
  const BuildingPlan& temple = edition->plan(Building::temple);
  const BuildingPart& right = temple.parts.at(1);
  const BuildingPart& columns = temple.parts.at(2);
  // The left pillar is full and the right one begun; Anna can afford the rest and one column.
  LessonPosition table = pyramidTable(edition);
  buildExactly(table, ben, Building::temple, temple.parts.at(0).spaces() | spaceBit(right.first));
  const SpaceSet rest = right.spaces() & ~spaceBit(right.first);
  const SpaceSet all = rest | spaceBit(columns.first);
  const int pillar = worth(Building::temple, rest);
  const int column = worth(Building::temple, spaceBit(columns.first));
  const int joker = table.strength(anna, Crew::joker);
  table.card(ben, "yellow-green-6").card(anna, "green-4");
  table.crew(anna, Crew::blue, pillar + column - joker).stones(anna, pillar + column);
  lesson.ask(
      fill(tr("Now the temple: two pillars outside, columns between them. The left pillar is full, "
              "the right one is begun. How much does a column of value %1 cost Anna now?"),
           numbers(column)),
      tr("Columns come only after both pillars are full (TEMPLE-1)."), 2,
      {{number(column),
        tr("One pillar is not enough: first the right one has to be full as well (TEMPLE-1).")},
       {number(pillar),
        tr("That fills the right pillar. The column itself comes on top (TEMPLE-1).")},
       {number(pillar + column), fill(tr("%1 for the rest of the right pillar, then %2 for the "
                                         "column. One action may do both (TEMPLE-1, BUILD-5)."),
                                      numbers(pillar, column))}},
      {Building::temple}, table);

  const auto isNone = [spaces = columns.spaces()](const Build& build) {
    return (built(build, Building::temple) & spaces) == 0;
  };
  lesson.act({fill(tr("Blue crew and joker are strong enough, and Anna has %1 stones. Let her "
                      "build a column, with all that is missing for it. Then press Enter."),
                   numbers(pillar + column)),
              tr("Press a column: the missing pillar spaces are added by themselves (TEMPLE-1)."),
              onTemple(blueAndJoker, all),
              {onTemple(blue, rest), onTemple(blue, spaceBit(temple.count - 1)),
               DeclineBuild{anna, Site::pyramid}},
              tr("First the pillar, then the column, all at once. The spaces above open only when "
                 "all columns stand (TEMPLE-1)."),
              {declined(),
               tooDear(),
               {legal<Build>(isNone), tr("Allowed, but that is no column. The columns are the tall "
                                         "spaces in the middle (TEMPLE-1).")}}},
             {Building::temple});
}

void EgiziaLessons::addRow(Lesson& lesson) const {
  const BuildingPart& lowest = edition->plan(Building::pyramid).parts.at(0);
  const int above = edition->plan(Building::pyramid).parts.at(1).first;
  const SpaceSet left = spacesFrom(lowest.count / 2 + 1, lowest.count - 1);
  const int cost = worth(Building::pyramid, left);
  LessonPosition table = rowTable(edition, lowest.count / 2);
  canPay(table, cost);
  const auto isElsewhere = [left](const Build& build) {
    return (built(build, Building::pyramid) & left) != left;
  };
  const auto gain = [](const LessonAttempt& attempt) { return numbers(pointsOf(anna, attempt)); };
  lesson.act({fill(tr("A later game: when a row is full, the player with most stones in it scores "
                      "one point per own stone in it. Spend Anna’s %1 stones where they bring most "
                      "points at once."),
                   numbers(cost)),
              tr("Count the stones of both in the lowest row, and the gaps (PYR-2)."),
              onPyramid(blue, left),
              {onPyramid(blue, spaceBit(above)), onPyramid(blue, spaceBit(lowest.count / 2 + 1)),
               onPyramid(blue, spaceBit(above + 2)), DeclineBuild{anna, Site::pyramid}},
              {tr("%1 points for building, then %2 more: the row is full, and Anna has most stones "
                  "in it, %2. That counts once, at once (PYR-2)."),
               [](const LessonAttempt& attempt) {
                 const int bonus = attempt.after.ownCount(Building::pyramid, anna);
                 return numbers(pointsOf(anna, attempt) - bonus, bonus);
               }},
              {declined(),
               tooDear(),
               {legal<Build>(isElsewhere),
                {tr("That brings %1. There is a way to more: what if the lowest row were full? "
                    "(PYR-2)"),
                 gain}}}},
             {Building::pyramid}, {}, table);

  // One gap is left in the lowest row; whoever fills it, both have as many stones there.
  LessonPosition tie = rowTable(edition, lowest.count - 2);
  canPay(tie, worth(Building::pyramid, spaceBit(above)));
  lesson.ask(
      fill(tr("Another game, and one gap left in the lowest row. If Anna fills it, both have %1 "
              "stones there. Who gets the bonus then?"),
           numbers(lowest.count / 2)),
      tr("In a tie, look at the row from the left (PYR-3)."), 1,
      {{tr("Anna, who fills it"), tr("It does not matter who puts the last stone (PYR-2)."),
        LessonPlayer{anna}},
       {QStringLiteral("Ben"),
        tr("In a tie it is the one whose first stone stands furthest left. That is Ben (PYR-3)."),
        LessonPlayer{ben}},
       {tr("Both"), tr("Only one player gets it. In a tie the row is read from the left (PYR-3).")},
       {tr("Nobody"), tr("Even in a tie somebody gets it (PYR-3).")}},
      {Building::pyramid}, tie);

  const SpaceSet gap = spaceBit(lowest.count - 1);
  const auto fillsGap = [gap](const Build& build) {
    return (built(build, Building::pyramid) & gap) != 0;
  };
  const auto bens = [](const LessonAttempt& attempt) { return numbers(pointsOf(ben, attempt)); };
  lesson.act(
      {tr("Anna has other places to build. Let her score here without giving Ben the bonus of the "
          "row. Then press Enter."),
       tr("Everything but the last gap of the lowest row will do (PYR-2)."),
       onPyramid(blue, spaceBit(above)),
       {onPyramid(blue, gap), onTemple(blue, spaceBit(edition->plan(Building::temple).count - 1)),
        DeclineBuild{anna, Site::pyramid}},
       tr("Anna scores, and the row stays open. Before a row is filled, look whose stones lie in "
          "it (PYR-2)."),
       {declined(),
        tooDear(),
        {legal<Build>(fillsGap),
         {tr("The row is full now, and Ben gets %1 points for it: his first stone stands furthest "
             "left (PYR-3)."),
          bens}}}},
      {Building::pyramid, Building::temple});
}

Lesson EgiziaLessons::queue() const {
  Lesson lesson(QStringLiteral("queue"), tr("The queue on the score track"),
                tr("Who stands in front with equal points, and what it is good for."), 2);
  LessonPosition table(edition, 3, lastAnna);
  const int site = table.siteStop(Site::pyramid);
  table.layOut().ship(firstBen, table.siteStop(Site::sphinx), 1);
  table.ship(secondCem, table.roundStop(RoundSpace::thebae)).ship(lastAnna, site, 1);
  table.ship(firstBen, site, 2).advanceTo(1, Phase::build);
  table.crew(lastAnna, Crew::blue, 4).stones(lastAnna, 5);
  // So that Anna can reach Cem by building, and Ben her by the participation.
  constexpr int toBuild = 3;
  constexpr int goal = 12;
  const int annaGets = edition->participation[0];
  const int benGets = edition->participation[1];
  const auto valueOf = [&](const Build& build) {
    return worth(Building::pyramid, built(build, Building::pyramid));
  };
  table.points(secondCem, goal);
  table.points(lastAnna, goal - valueOf(rowBuild(table, lastAnna, toBuild)));
  table.points(firstBen, goal + annaGets - benGets - valueOf(rowBuild(table, firstBen, 1)));
  // Ben spends a stone at the Sphinx and keeps the card: his first site, without a point.
  table.enter(drawing(firstBen, crewBit(Crew::black), 1));
  lesson.begin(table, {LessonPart::track},
               tr("The score track counts points. But each space is a queue, too: whoever arrives "
                  "stands behind those already there (TRACK-1). The queue decides who sails first "
                  "next round, and even who wins a tie."));

  const auto reached = [](const LessonAttempt& attempt) {
    return attempt.after.track.points(lastAnna);
  };
  const auto facts = [reached](const LessonAttempt& attempt) { return numbers(reached(attempt)); };
  lesson.act(
      {fill(tr("Anna builds at the pyramid. What she builds counts as points at once (BUILD-8). "
               "Cem has %1 points, she has %2. Build just as much as she needs to stand on Cem’s "
               "space. Enter builds."),
            numbers(goal, table.state().track.points(lastAnna))),
       tr("Press spaces of the lowest row until their values make up the difference (BUILD-8)."),
       rowBuild(table, lastAnna, toBuild),
       {rowBuild(table, lastAnna, toBuild - 1), rowBuild(table, lastAnna, toBuild + 1)},
       tr("Equal points, but Anna came later: she stands behind Cem (TRACK-1)."),
       {{isA<DeclineBuild>, tr("Whoever declines stays where he is on the track (BUILD-6).")},
        {legally([=](const LessonAttempt& attempt) { return reached(attempt) < goal; }),
         {tr("That takes her to %1. She needs a little more (BUILD-8)."), facts}},
        {legally([=](const LessonAttempt& attempt) { return reached(attempt) > goal; }),
         {tr("That takes her to %1, past Cem (BUILD-8)."), facts}}}},
      {Building::pyramid, LessonPart::track});

  // Before Ben builds: the card of the participation would show the answer.
  table = lesson.tableNow();
  const Build last = rowBuild(table, firstBen, 1);
  const int benHas = table.state().track.points(firstBen) + valueOf(last);
  LessonStep& bonus = lesson.ask(
      fill(tr("Ben builds, too, on one space, and will have %1. Then comes the bonus for "
              "participation: Ben built on two sites and gets %2, Anna on one and gets %3. Both "
              "reach %4. Who stands in front there?"),
           numbers(benHas, benGets, annaGets, benHas + benGets)),
      tr("The markers move one after the other, from the front of the track (BONUS-1)."), 1,
      {{QStringLiteral("Ben"),
        tr("His tile has a lower number, and he gets more. But the track decides who moves first "
           "(BONUS-1)."),
        LessonPlayer{firstBen}},
       {QStringLiteral("Anna"),
        tr("She is further in front, so she moves first. Ben comes later and stands behind her "
           "(BONUS-1)."),
        LessonPlayer{lastAnna}},
       {QStringLiteral("Cem"),
        tr("Cem built nothing and gets nothing. He keeps his place on his space (TRACK-1)."),
        LessonPlayer{secondCem}}},
      {LessonPart::track});
  // However the learner got here, the numbers are about this table.
  bonus.position = table;
  bonus.then = {last, ScoreParticipation{}};

  addTiles(lesson);
  return lesson;
}

void EgiziaLessons::addTiles(Lesson& lesson) const {
  lesson
      .ask(tr("Now the order tiles are given out, as the card on the left shows. Fewest points get "
              "number 1. But Ben and Anna have equal points. Why does he get the smaller number?"),
           tr("Look where the two stand on the score track (ORDER-1)."), 1,
           {{tr("he had a smaller one"),
             tr("Old numbers do not count. The tiles go by the track each round (ORDER-1).")},
            {tr("he stands behind her"), tr("On one space the one further back gets the smaller "
                                            "number. Ben sails before Anna next round (ORDER-1).")},
            {tr("she built more"),
             tr("What was built does not count here, only points and the queue (ORDER-1).")}},
           {LessonPart::track})
      .then = {SetOrder{}};

  lesson.ask(tr("The new tiles are on the players’ cards. Now suppose the game ended here, with "
                "Anna and Ben level. Who wins?"),
             tr("In the end the front counts (END-4)."), 0,
             {{QStringLiteral("Anna"),
               tr("Equal points: whoever arrived first and stands in front wins (END-4)."),
               LessonPlayer{lastAnna}},
              {QStringLiteral("Ben"),
               tr("Standing behind helps with the order tiles only. At the end, whoever is behind "
                  "loses the tie (END-4)."),
               LessonPlayer{firstBen}},
              {tr("both"), tr("There is never a draw: the queue decides (END-4).")}},
             {LessonPart::track});

  lesson
      .read(tr("Remember: whoever comes later stands behind (TRACK-1). Behind means sailing "
               "earlier next round (ORDER-1), in front means winning a tie (END-4)."))
      .spots = {LessonPart::track};
}

} // namespace nilometer::ui
