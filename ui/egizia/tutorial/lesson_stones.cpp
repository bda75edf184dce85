// SPDX-License-Identifier: GPL-3.0-or-later
// Stones and their limit (STONE-1, STONE-2, BUILD-5).
#include "engine/egizia/fields.h"
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lessons.h"

#include <bit>

namespace nilometer::ui::lessons {

namespace {

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

class StonesLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit StonesLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("stones"), tr("Stones and their limit"),
                    tr("Where stones come from, where they end, and what they pay for.")),
        m_river(edition), m_site(edition) {
    // Two quarries alike, so that what is told later holds for whichever Anna takes.
    m_river.layOut({{0, "green-2"},
                    {1, "yellow-green-4"},
                    {2, "brown-6"},
                    {3, "quarry-2"},
                    {4, "grain-4"},
                    {5, "green-3"},
                    {6, "brown-7"},
                    {7, "quarry-2"},
                    {8, "strength-3"},
                    {9, "yellow-green-5"}});
    m_site.layOut().ship(anna, m_site.siteStop(Site::pyramid), 1);
    m_site.advanceTo(1, Phase::build);
    nameTombs(m_site);
    m_site.crew(anna, Crew::blue, 6).card(anna, "green-4").stones(anna, 3);
    stones();
    takeQuarry();
    askYield();
    askLimit();
    askPrice();
    spend();
    end();
  }

private:
  void stones() {
    m_lesson.begin(
        m_river, {LessonPlayer{anna}},
        fill(tr("Without stones nothing is built. Quarries bring them, in phase 4 of every round "
                "(STONE-1). Anna has %1 stones and one quarry, her start quarry. It brings %2."),
             {number(m_river.player(anna).stones), number(m_edition->startQuarry)}));
  }

  void takeQuarry() {
    const int alyi = m_river.roundStop(RoundSpace::alyi);
    LessonStep& step =
        m_lesson.act(tr("Anna wants more stones, and not just once: in this round and in every "
                        "round to come. Send her ship where she gets that."));
    step.hint = tr("Some of the Nile cards on the left bank are quarries (CARD-QUARRY).");
    step.check = [edition = m_edition, alyi](const LessonAttempt& attempt) {
      return judgeQuarry(attempt, *edition, alyi);
    };
    step.solve = shipTo(anna, stopWith(m_river, CardKind::quarry));
    PlaceShip once = shipTo(anna, alyi);
    once.choices.crews[0] = Crew::blue;
    once.choices.crewCount = 1;
    step.fails = {once, shipTo(anna, stopWith(m_river, CardKind::fieldGreen)),
                  shipTo(anna, m_river.roundStop(RoundSpace::edfu))};
  }

  static LessonVerdict judgeQuarry(const LessonAttempt& attempt, const Edition& edition, int alyi) {
    const auto* ship = attempt.as<PlaceShip>();
    if (ship == nullptr || attempt.refused()) return no();
    if (ship->stop == alyi) {
      return no(fill(
          tr("%1 gives stones, but only now. A quarry brings some in every round (ROUND-ALYI)."),
          {text::roundSpace(RoundSpace::alyi)}));
    }
    const int before = quarryYield(edition, attempt.before.player[anna].cards);
    const int after = quarryYield(edition, attempt.after.player[anna].cards);
    if (after == before) {
      return no(
          tr("Useful, too, but it brings no stones every round. Only quarries do (STONE-1)."));
    }
    return yes(fill(tr("The card stays with Anna. From now on her quarries bring %1 "
                       "stones a round instead of %2 (STONE-1)."),
                    {number(after), number(before)}));
  }

  void askYield() {
    // Not in phase 4 itself: its card says what comes.
    LessonPosition table = m_lesson.tableNow();
    table.stones(anna, 1);
    const int own = table.player(anna).stones;
    const int yield = quarryYield(*m_edition, table.player(anna).cards);
    m_lesson
        .ask(fill(tr("Phase 4 comes later in the round. Say Anna has %1 stone left by then. Her "
                     "quarries bring %2 and %3. How many stones has she got after that?"),
                  {number(own), number(m_edition->startQuarry),
                   number(yield - m_edition->startQuarry)}),
             tr("Add up all her quarries and what she has (STONE-1)."), 2,
             {{number(own + m_edition->startQuarry),
               tr("All quarries count, the card as well (STONE-1).")},
              {number(yield),
               tr("That is what comes. She keeps what she had: it is added (STONE-1).")},
              {number(own + yield),
               tr("All quarries are added to what she has, in the order of the tiles (STONE-1).")}},
             {LessonPlayer{anna}})
        .position = table;
  }

  void askLimit() {
    const int limit = m_edition->stoneTrackEnd;
    LessonPosition table = m_lesson.tableNow();
    table.stones(anna, limit - 2);
    const int own = table.player(anna).stones;
    const int yield = quarryYield(*m_edition, table.player(anna).cards);
    m_lesson
        .ask(fill(tr("Suppose Anna has saved %1 stones. Her quarries bring %2. The stone track "
                     "ends at "
                     "%3. How many stones has she got after phase 4?"),
                  {number(own), number(yield), number(limit)}),
             tr("The marker moves as far as the stone track goes (STONE-2)."), 1,
             {{number(own), tr("What still fits on the stone track is added (STONE-2).")},
              {number(limit),
               tr("What is more than that is lost. It is the same for stones from cards, "
                  "round spaces or the stone market (STONE-2).")},
              {number(own + yield),
               fill(tr("Nobody can have as many: the stone track ends at %1 (STONE-2)."),
                    {number(limit)})}},
             {LessonPlayer{anna}})
        .position = table;
  }

  /// A space that costs as much as Anna has.
  [[nodiscard]] int dearCell() const {
    return m_edition->plan(Building::temple).parts[0].count - 1;
  }

  void askPrice() {
    const auto& values = m_edition->plan(Building::temple).values;
    const int value = values[static_cast<std::size_t>(dearCell())];
    const auto chip = [](int paid, int placed) {
      return fill(tr("%1 paid, %2 placed"), {number(paid), number(placed)});
    };
    m_lesson
        .ask(
            fill(tr("Stones pay for building. Say somebody builds a temple space of value %1. How "
                    "many "
                    "stones leave the stone track, and how many stones lie on the space then?"),
                 {number(value)}),
            tr("The value is paid. What lies on the board only shows whose space it is (BUILD-5)."),
            1,
            {{chip(1, 1), tr("One stone lies there, but the value is what is paid (BUILD-5).")},
             {chip(value, 1),
              tr("The value leaves the stone track, one stone marks the space (BUILD-5).")},
             {chip(value, value),
              tr("The price is right. But every space has room for one stone only (BUILD-5).")}},
            {cellId(Building::temple, dearCell())})
        .position = m_site;
  }

  void spend() {
    const int own = m_site.player(anna).stones;
    const int strength = m_site.player(anna).crews[static_cast<std::size_t>(Crew::blue)];
    LessonStep& step = m_lesson.act(
        fill(tr("Anna’s blue crew is strong: %1. Yet she has only %2 stones. Let her spend all of "
                "them on spaces of pyramid and temple, then press Enter."),
             {number(strength), number(own)}));
    step.spots = {Building::pyramid, Building::temple};
    step.hint =
        tr("The values of the spaces have to add up to her stones. Start at the bottom (BUILD-5).");
    step.check = [edition = m_edition, own](const LessonAttempt& attempt) {
      return judgeSpending(attempt, *edition, own);
    };
    const CrewSet blue = crewBit(Crew::blue);
    step.solve = buildWorth(m_site, anna, blue, own);
    step.fails = {DeclineBuild{anna, Site::pyramid}, buildWorth(m_site, anna, blue, own - 2),
                  buildOf(anna, blue, {onTemple(spaceBit(dearCell()))})};
  }

  static LessonVerdict judgeSpending(const LessonAttempt& attempt, const Edition& edition,
                                     int own) {
    const auto* build = attempt.as<Build>();
    if (attempt.as<DeclineBuild>() != nullptr) {
      return no(tr("That keeps the stones, but brings no points. Let Anna build (BUILD-6)."));
    }
    if (build == nullptr) return no();
    const int value = worthOf(edition, attempt.before, *build);
    if (value > own) {
      return no(fill(tr("That costs %1 stones with everything below it, and Anna "
                        "has %2. A strong crew does not help there (BUILD-5)."),
                     {number(value), number(own)}));
    }
    if (attempt.refused()) return no();
    if (value < own) {
      return no(
          tr("That is allowed, but some stones are left. Here, spend all of them (BUILD-5)."));
    }
    int placed = 0;
    for (const SpaceSet spaces : build->spaces) placed += std::popcount(spaces);
    return yes(fill(tr("Paid: %1. On the board: %2, one on each space (BUILD-5). "
                       "Points: %1, the value built (BUILD-8)."),
                    {number(value), number(placed)}));
  }

  void end() {
    m_lesson.read(
        fill(tr("Remember: quarries bring stones every round, but nobody holds more than %1 "
                "(STONE-2). A space costs its value, and one stone stays on it (BUILD-5)."),
             {number(m_edition->stoneTrackEnd)}));
  }

  LessonPosition m_river; ///< Anna is to place her first ship
  LessonPosition m_site;  ///< Anna is to build at the pyramid: strong, but short of stones
};

} // namespace

Lesson stonesLesson(const LessonPosition::EditionPtr& edition) {
  return StonesLesson(edition).made();
}

} // namespace nilometer::ui::lessons
