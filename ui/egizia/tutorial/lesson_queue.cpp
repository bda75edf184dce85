// SPDX-License-Identifier: GPL-3.0-or-later
// The queue on the score track and what it decides (TRACK-1, BONUS-1, ORDER-1, END-4).
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lessons.h"

namespace nilometer::ui::lessons {

namespace {

/// The first `count` spaces of the lowest row of the pyramid that are free.
Build rowBuild(const LessonPosition& table, table::Player who, int count) {
  const BuildingPart& row = table.edition()->plan(Building::pyramid).parts.front();
  int next = row.first;
  while ((table.state().built(Building::pyramid) & spaceBit(next)) != 0) ++next;
  return buildOf(who, crewBit(Crew::blue), {onPyramid(spacesFrom(next, next + count - 1))});
}

int valueOf(const LessonPosition& table, const Build& build) {
  return worthOf(*table.edition(), table.state(), build);
}

class QueueLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit QueueLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("queue"), tr("The queue on the score track"),
                    tr("Who stands in front with equal points, and what it is good for.")),
        m_start(edition, 3, lastAnna) {
    const int pyramid = m_start.siteStop(Site::pyramid);
    m_start.layOut().ship(firstBen, m_start.siteStop(Site::sphinx), 1);
    m_start.ship(secondCem, m_start.roundStop(RoundSpace::thebae)).ship(lastAnna, pyramid, 1);
    m_start.ship(firstBen, pyramid, 2).advanceTo(1, Phase::build);
    // Ben spends a stone at the Sphinx and keeps the card: his first site, without a point.
    Build draw;
    draw.player = firstBen;
    draw.site = Site::sphinx;
    draw.crews = crewBit(Crew::black);
    draw.draw = draw.kept = 1;
    m_start.crew(lastAnna, Crew::blue, 4).stones(lastAnna, 5);
    placeOnTrack();
    m_start.enter(draw);
    track();
    catchUp();
    askBonus();
    askTile();
    askWinner();
    end();
  }

private:
  static constexpr int toBuild = 3; ///< spaces that take Anna to Cem

  /// So that Anna can reach Cem by building, and Ben her by the participation.
  void placeOnTrack() {
    const auto& participation = m_start.edition()->participation;
    const int space = 12;
    m_annaGets = participation[0];
    m_benGets = participation[1];
    m_start.points(secondCem, space);
    m_start.points(lastAnna, space - valueOf(m_start, rowBuild(m_start, lastAnna, toBuild)));
    m_start.points(firstBen, space + m_annaGets - m_benGets -
                                 valueOf(m_start, rowBuild(m_start, firstBen, 1)));
  }

  [[nodiscard]] QString name(table::Player who) const {
    return text::playerName(who, m_start.table());
  }

  void track() {
    m_lesson.begin(m_start, {LessonPart::track},
                   tr("The score track counts points. But each space is a queue, too: whoever "
                      "arrives stands behind those already there (TRACK-1). The queue decides who "
                      "sails first next round, and even who wins a tie."));
  }

  void catchUp() {
    const int goal = m_start.state().track.points(secondCem);
    LessonStep& step =
        m_lesson.act(fill(tr("Anna builds at the pyramid. What she builds counts as points at once "
                             "(BUILD-8). Cem has %1 points, she has %2. Build just as much as she "
                             "needs to stand on Cem’s space. Enter builds."),
                          {number(goal), number(m_start.state().track.points(lastAnna))}));
    step.spots = {Building::pyramid, LessonPart::track};
    step.hint =
        tr("Press spaces of the lowest row until their values make up the difference (BUILD-8).");
    step.check = [goal](const LessonAttempt& attempt) {
      if (std::holds_alternative<DeclineBuild>(attempt.entry)) {
        return no(tr("Whoever declines stays where he is on the track (BUILD-6)."));
      }
      if (attempt.as<Build>() == nullptr || attempt.refused()) return no();
      const int reached = attempt.after.track.points(lastAnna);
      if (reached < goal) {
        return no(fill(tr("That takes her to %1. She needs a little more (BUILD-8)."),
                       {number(reached)}));
      }
      if (reached > goal) {
        return no(fill(tr("That takes her to %1, past Cem (BUILD-8)."), {number(reached)}));
      }
      return yes(tr("Equal points, but Anna came later: she stands behind Cem (TRACK-1)."));
    };
    step.solve = rowBuild(m_start, lastAnna, toBuild);
    step.fails = {rowBuild(m_start, lastAnna, toBuild - 1),
                  rowBuild(m_start, lastAnna, toBuild + 1)};
  }

  void askBonus() {
    // Before Ben builds: the card of the participation would show the answer.
    const LessonPosition table = m_lesson.tableNow();
    const Build last = rowBuild(table, firstBen, 1);
    const int benHas = table.state().track.points(firstBen) + valueOf(table, last);
    LessonStep& step = m_lesson.ask(
        fill(tr("Ben builds, too, on one space, and will have %1. Then comes the bonus for "
                "participation: Ben built on two sites and gets %2, Anna on one and gets %3. Both "
                "reach %4. Who stands in front there?"),
             {number(benHas), number(m_benGets), number(m_annaGets), number(benHas + m_benGets)}),
        tr("The markers move one after the other, from the front of the track (BONUS-1)."), 1,
        {{name(firstBen),
          tr("His tile has a lower number, and he gets more. But the track decides who moves first "
             "(BONUS-1)."),
          LessonPlayer{firstBen}},
         {name(lastAnna),
          tr("She is further in front, so she moves first. Ben comes later and stands behind her "
             "(BONUS-1)."),
          LessonPlayer{lastAnna}},
         {name(secondCem),
          tr("Cem built nothing and gets nothing. He keeps his place on his space (TRACK-1)."),
          LessonPlayer{secondCem}}},
        {LessonPart::track});
    // However the learner got here, the numbers are about this table.
    step.position = table;
    step.then = {last, ScoreParticipation{}};
  }

  void askTile() {
    m_lesson
        .ask(
            tr("Now the order tiles are given out, as the card on the left shows. Fewest points "
               "get "
               "number 1. But Ben and Anna have equal points. Why does he get the smaller number?"),
            tr("Look where the two stand on the score track (ORDER-1)."), 1,
            {{tr("he had a smaller one"),
              tr("Old numbers do not count. The tiles go by the track each round (ORDER-1).")},
             {tr("he stands behind her"),
              tr("On one space the one further back gets the smaller "
                 "number. Ben sails before Anna next round (ORDER-1).")},
             {tr("she built more"),
              tr("What was built does not count here, only points and the queue (ORDER-1).")}},
            {LessonPart::track})
        .then = {SetOrder{}};
  }

  void askWinner() {
    m_lesson.ask(tr("The new tiles are on the players’ cards. Now suppose the game ended here, "
                    "with Anna and Ben level. Who wins?"),
                 tr("In the end the front counts (END-4)."), 0,
                 {{name(lastAnna),
                   tr("Equal points: whoever arrived first and stands in front wins (END-4)."),
                   LessonPlayer{lastAnna}},
                  {name(firstBen),
                   tr("Standing behind helps with the order tiles only. At the end, whoever is "
                      "behind loses the tie (END-4)."),
                   LessonPlayer{firstBen}},
                  {tr("both"), tr("There is never a draw: the queue decides (END-4).")}},
                 {LessonPart::track});
  }

  void end() {
    m_lesson
        .read(tr(
            "Remember: whoever comes later stands behind (TRACK-1). Behind means sailing earlier "
            "next round (ORDER-1), in front means winning a tie (END-4)."))
        .spots = {LessonPart::track};
  }

  LessonPosition m_start;
  int m_annaGets = 0;
  int m_benGets = 0;
};

} // namespace

Lesson queueLesson(const LessonPosition::EditionPtr& edition) {
  return QueueLesson(edition).made();
}

} // namespace nilometer::ui::lessons
