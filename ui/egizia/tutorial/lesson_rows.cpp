// SPDX-License-Identifier: GPL-3.0-or-later
// Pyramid and temple: what rests on what (PYR-1, TEMPLE-1), the bonus of a full row and its tie
// (PYR-2, PYR-3).
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lessons.h"

#include <bit>

namespace nilometer::ui::lessons {

namespace {

constexpr auto pyramid = static_cast<std::size_t>(Building::pyramid);
constexpr auto temple = static_cast<std::size_t>(Building::temple);

class RowsLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit RowsLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("rows"), tr("Pyramid and temple"),
                    tr("What rests on what, and who gets the bonus of a full row.")),
        m_row(edition->plan(Building::pyramid).parts.at(0).count) {
    site();
    climb();
    askColumn();
    buildColumn();
    fillRow();
    askTie();
    leaveRow();
    end();
  }

private:
  [[nodiscard]] const BuildingPlan& plan(Building of) const { return m_edition->plan(of); }
  [[nodiscard]] int worth(BuiltSpaces what) const { return worthOf(*m_edition, what); }
  /// The first space of the second row of the pyramid.
  [[nodiscard]] int secondRow() const { return plan(Building::pyramid).parts.at(1).first; }

  void site() {
    LessonPosition table = pyramidTable(m_edition);
    // Just what the first space of the second row rests on.
    buildExactly(table, ben,
                 onPyramid(plan(Building::pyramid).needs[static_cast<std::size_t>(secondRow())]));
    const int cost = worth(onPyramid(spaceBit(secondRow())));
    table.crew(anna, Crew::blue, cost).stones(anna, cost);
    m_lesson.begin(
        table, {Building::pyramid, Building::temple},
        tr("One building action may use both buildings of this site. The temple grows part by "
           "part. The pyramid pays twice: for each space, and again for each full row (PYR-2)."));
  }

  void climb() {
    LessonStep& step = m_lesson.act(
        tr("Ben has begun the lowest row of the pyramid. It is not full, but Anna may go higher "
           "where a space rests on built ones. Let her build in the second row (PYR-1)."));
    step.spots = {Building::pyramid};
    step.hint = tr("Look for the space right above Ben’s stones, then press Enter (PYR-1).");
    step.check = [second = secondRow()](const LessonAttempt& attempt) {
      return judgeClimb(attempt, second);
    };
    step.solve = buildOf(anna, blue, {onPyramid(spaceBit(secondRow()))});
    const int next = std::countr_one(m_lesson.tableAt(0).state().built(Building::pyramid));
    step.fails = {buildOf(anna, blue, {onPyramid(spaceBit(next))}),
                  buildOf(anna, blue, {onTemple(spaceBit(0))}),
                  buildOf(anna, blue, {onPyramid(spaceBit(secondRow() + 1))}),
                  DeclineBuild{anna, Site::pyramid}};
  }

  static LessonVerdict judgeClimb(const LessonAttempt& attempt, int second) {
    const auto* build = attempt.as<Build>();
    if (build == nullptr) return judgeOther(attempt);
    if (attempt.refused()) {
      return no(tr("What that space rests on is not built yet. Building all of it "
                   "costs more than Anna has (PYR-1)."));
    }
    if ((build->spaces[pyramid] & spaceBit(second)) != 0) {
      return yes(tr("What it rests on is built, and that is enough. The row below "
                    "may still have gaps further right (PYR-1)."));
    }
    if (build->spaces[pyramid] == 0) {
      return no(tr("That is the temple. Look at the pyramid (PYR-1)."));
    }
    return no(
        tr("That goes on in the lowest row, from the left. Allowed, but go higher now (PYR-1)."));
  }

  static LessonVerdict judgeOther(const LessonAttempt& attempt) {
    if (attempt.as<DeclineBuild>() == nullptr) return no();
    return no(tr("Nobody is forced to build. But here Anna can score, so let her (BUILD-6)."));
  }

  static LessonVerdict tooDear() {
    return no(tr("With all that it rests on, that costs too much (BUILD-5)."));
  }

  /// The left pillar is full and the right one begun; Anna can afford the rest and one column.
  [[nodiscard]] LessonPosition pillars() const {
    const auto& parts = plan(Building::temple).parts;
    LessonPosition table = pyramidTable(m_edition);
    buildExactly(table, ben, onTemple(parts.at(0).spaces() | spaceBit(parts.at(1).first)));
    const int cost = worth(onTemple(rest() | spaceBit(parts.at(2).first)));
    const int joker = table.player(anna).crews[static_cast<std::size_t>(Crew::joker)];
    table.card(ben, "yellow-green-6").card(anna, "green-4");
    return table.crew(anna, Crew::blue, cost - joker).stones(anna, cost);
  }
  /// Of the right pillar, without its lowest space.
  [[nodiscard]] SpaceSet rest() const {
    const auto& right = plan(Building::temple).parts.at(1);
    return right.spaces() & ~spaceBit(right.first);
  }

  void askColumn() {
    const int pillar = worth(onTemple(rest()));
    const int column = worth(onTemple(spaceBit(plan(Building::temple).parts.at(2).first)));
    m_lesson
        .ask(
            fill(tr("Now the temple: two pillars outside, columns between them. The left pillar is "
                    "full, the right one is begun. How much does a column of value %1 cost Anna "
                    "now?"),
                 {number(column)}),
            tr("Columns come only after both pillars are full (TEMPLE-1)."), 2,
            {{number(column), tr("One pillar is not enough: first the right one has to be full as "
                                 "well (TEMPLE-1).")},
             {number(pillar),
              tr("That fills the right pillar. The column itself comes on top (TEMPLE-1).")},
             {number(pillar + column),
              fill(tr("%1 for the rest of the right pillar, then %2 for the "
                      "column. One action may do both (TEMPLE-1, BUILD-5)."),
                   {number(pillar), number(column)})}},
            {Building::temple})
        .position = pillars();
  }

  void buildColumn() {
    const auto& columns = plan(Building::temple).parts.at(2);
    const SpaceSet column = rest() | spaceBit(columns.first);
    LessonStep& step = m_lesson.act(
        fill(tr("Blue crew and joker are strong enough, and Anna has %1 stones. Let her build a "
                "column, with all that is missing for it. Then press Enter."),
             {number(worth(onTemple(column)))}));
    step.spots = {Building::temple};
    step.hint = tr("Press a column: the missing pillar spaces are added by themselves (TEMPLE-1).");
    step.check = [spaces = columns.spaces()](const LessonAttempt& attempt) {
      const auto* build = attempt.as<Build>();
      if (build == nullptr) return judgeOther(attempt);
      if (attempt.refused()) return tooDear();
      if ((build->spaces[temple] & spaces) == 0) {
        return no(tr("Allowed, but that is no column. The columns are the tall "
                     "spaces in the middle (TEMPLE-1)."));
      }
      return yes(tr("First the pillar, then the column, all at once. The spaces "
                    "above open only when all columns stand (TEMPLE-1)."));
    };
    step.solve = buildOf(anna, blueAndJoker, {onTemple(column)});
    step.fails = {buildOf(anna, blue, {onTemple(rest())}),
                  buildOf(anna, blue, {onTemple(spaceBit(plan(Building::temple).count - 1))}),
                  DeclineBuild{anna, Site::pyramid}};
  }

  void fillRow() {
    const int bensLast = m_row / 2;
    const SpaceSet left = spacesFrom(bensLast + 1, m_row - 1);
    LessonPosition table = rowTable(m_edition, bensLast);
    const int cost = worth(onPyramid(left));
    table.crew(anna, Crew::blue, cost).stones(anna, cost);
    LessonStep& step = m_lesson.act(fill(
        tr("A later game: when a row is full, the player with most stones in it scores one point "
           "per own stone in it. Spend Anna’s %1 stones where they bring most points at once."),
        {number(cost)}));
    step.position = table;
    step.spots = {Building::pyramid};
    step.hint = tr("Count the stones of both in the lowest row, and the gaps (PYR-2).");
    step.check = [left](const LessonAttempt& attempt) { return judgeFilled(attempt, left); };
    step.solve = buildOf(anna, blue, {onPyramid(left)});
    step.fails = {buildOf(anna, blue, {onPyramid(spaceBit(secondRow()))}),
                  buildOf(anna, blue, {onPyramid(spaceBit(bensLast + 1))}),
                  buildOf(anna, blue, {onPyramid(spaceBit(secondRow() + 2))}),
                  DeclineBuild{anna, Site::pyramid}};
  }

  static LessonVerdict judgeFilled(const LessonAttempt& attempt, SpaceSet left) {
    const auto* build = attempt.as<Build>();
    if (build == nullptr) return judgeOther(attempt);
    if (attempt.refused()) return tooDear();
    const int gain = attempt.after.track.points(anna) - attempt.before.track.points(anna);
    if ((build->spaces[pyramid] & left) != left) {
      return no(fill(
          tr("That brings %1. There is a way to more: what if the lowest row were full? (PYR-2)"),
          {number(gain)}));
    }
    const int bonus = attempt.after.ownCount(Building::pyramid, anna);
    return yes(
        fill(tr("%1 points for building, then %2 more: the row is full, and Anna has most stones "
                "in it, %2. That counts once, at once (PYR-2)."),
             {number(gain - bonus), number(bonus)}));
  }

  /// One gap is left in the lowest row; whoever fills it, both have as many stones there.
  [[nodiscard]] LessonPosition tie() const {
    LessonPosition table = rowTable(m_edition, m_row - 2);
    const int cost = worth(onPyramid(spaceBit(secondRow())));
    return table.crew(anna, Crew::blue, cost).stones(anna, cost);
  }

  void askTie() {
    m_lesson
        .ask(fill(tr("Another game, and one gap left in the lowest row. If Anna fills it, both "
                     "have %1 "
                     "stones there. Who gets the bonus then?"),
                  {number(m_row / 2)}),
             tr("In a tie, look at the row from the left (PYR-3)."), 1,
             {{tr("Anna, who fills it"), tr("It does not matter who puts the last stone (PYR-2)."),
               LessonPlayer{anna}},
              {text::playerName(ben, tie().table()),
               tr("In a tie it is the one whose first stone stands furthest left. That is Ben "
                  "(PYR-3)."),
               LessonPlayer{ben}},
              {tr("Both"),
               tr("Only one player gets it. In a tie the row is read from the left (PYR-3).")},
              {tr("Nobody"), tr("Even in a tie somebody gets it (PYR-3).")}},
             {Building::pyramid})
        .position = tie();
  }

  void leaveRow() {
    const SpaceSet gap = spaceBit(m_row - 1);
    LessonStep& step = m_lesson.act(tr("Anna has other places to build. Let her score here without "
                                       "giving Ben the bonus of the row. Then press Enter."));
    step.spots = {Building::pyramid, Building::temple};
    step.hint = tr("Everything but the last gap of the lowest row will do (PYR-2).");
    step.check = [gap](const LessonAttempt& attempt) {
      const auto* build = attempt.as<Build>();
      if (build == nullptr) return judgeOther(attempt);
      if (attempt.refused()) return tooDear();
      const int bonus = attempt.after.track.points(ben) - attempt.before.track.points(ben);
      if ((build->spaces[pyramid] & gap) != 0) {
        return no(fill(tr("The row is full now, and Ben gets %1 points for it: his "
                          "first stone stands furthest left (PYR-3)."),
                       {number(bonus)}));
      }
      return yes(tr("Anna scores, and the row stays open. Before a row is filled, "
                    "look whose stones lie in it (PYR-2)."));
    };
    step.solve = buildOf(anna, blue, {onPyramid(spaceBit(secondRow()))});
    step.fails = {buildOf(anna, blue, {onPyramid(gap)}),
                  buildOf(anna, blue, {onTemple(spaceBit(plan(Building::temple).count - 1))}),
                  DeclineBuild{anna, Site::pyramid}};
  }

  void end() {
    m_lesson
        .read(tr(
            "Remember: rows grow from the left (PYR-1), columns need both pillars (TEMPLE-1). A "
            "full "
            "row pays the player with most stones. A tie goes to the one furthest left (PYR-3)."))
        .spots = {Building::pyramid, Building::temple};
  }

  int m_row = 0; ///< spaces of the lowest row
};

} // namespace

Lesson rowsLesson(const LessonPosition::EditionPtr& edition) {
  return RowsLesson(edition).made();
}

} // namespace nilometer::ui::lessons
