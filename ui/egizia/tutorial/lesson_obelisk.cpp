// SPDX-License-Identifier: GPL-3.0-or-later
// Obelisk and tombs: from the bottom up, in order, both at once (OBELISK-1, TOMB-1, TOMB-2), and
// the market step that comes with it (MARKET-1).
#include "engine/egizia/final_facts.h"
#include "engine/egizia/rules.h"
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lessons.h"

namespace nilometer::ui::lessons {

namespace {

constexpr auto obelisk = static_cast<std::size_t>(Building::obelisk);
constexpr auto tombs = static_cast<std::size_t>(Building::tombs);

class ObeliskLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit ObeliskLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("obelisk"), tr("Obelisk and tombs"),
                    tr("One site, two buildings – and a market step on top.")),
        m_start(edition) {
    const int stop = m_start.siteStop(Site::obelisk);
    m_start.layOut().ship(anna, stop, 1).ship(ben, stop, 2);
    m_start.ship(anna, m_start.siteStop(Site::pyramid), 1).advanceTo(1, Phase::build);
    // The third tile is the most valuable: it is wanted, but it is not the first.
    const std::vector<int> values = tileValues(*edition);
    m_tiles = {values.at(2), values.at(1), values.at(3), values.at(0)};
    NameTombs tiles;
    tiles.count = static_cast<std::uint8_t>(m_tiles.size());
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
      tiles.values[i] = static_cast<std::uint8_t>(m_tiles[i]);
    }
    m_cost = rows(2) + m_tiles[0];
    m_blue = m_cost - m_start.player(anna).crews[static_cast<std::size_t>(Crew::joker)];
    // Strong crews, and a field for them.
    m_start.crew(anna, Crew::blue, m_blue).stones(anna, m_cost).card(anna, "green-4").enter(tiles);
    site();
    askRow();
    askTiles();
    buildBoth();
    askMarket();
    buildForStones();
    askTombs();
    end();
  }

private:
  [[nodiscard]] int value(int row) const {
    return m_edition->plan(Building::obelisk).values[static_cast<std::size_t>(row)];
  }
  /// What the lowest spaces of the obelisk are worth together.
  [[nodiscard]] int rows(int count) const {
    int sum = 0;
    for (int row = 0; row < count; ++row) sum += value(row);
    return sum;
  }

  void site() {
    m_lesson.begin(m_start, {Building::obelisk, Building::tombs},
                   tr("This site has two buildings: obelisk and tombs. One building action may use "
                      "both, and each value built is that many points at once (BUILD-8). The tombs "
                      "even count a second time, at the end (END-2)."));
  }

  void askRow() {
    m_lesson.ask(
        fill(tr("Nothing is built yet. How many stones does Anna need today if she wants to reach "
                "the space of value %1 of the obelisk?"),
             {number(value(2))}),
        tr("The obelisk grows from the bottom up (OBELISK-1)."), 1,
        {{number(value(2)),
          tr("Something is missing below it. Every row below has to be full first (OBELISK-1).")},
         {number(rows(3)), fill(tr("%1 for this space and %2 for those below it. All that may be "
                                   "built in one action (OBELISK-1, BUILD-5)."),
                                {number(value(2)), number(rows(2))})},
         {tr("She cannot reach it yet"),
          tr("She can. What opens up while she builds may be used in the same action (BUILD-5).")}},
        {Building::obelisk});
  }

  void askTiles() {
    const auto tile = [this](std::size_t index) {
      return fill(tr("Only the %1"), {number(m_tiles[index])});
    };
    m_lesson.ask(
        fill(tr("Open tomb tiles are taken strictly in order. From the first one on they show %1, "
                "%2, %3 and %4. Anna’s blue crew has strength %5. What could it take alone?"),
             {number(m_tiles[0]), number(m_tiles[1]), number(m_tiles[2]), number(m_tiles[3]),
              number(m_blue)}),
        tr("Begin with the first open tile and add up (TOMB-1)."), 2,
        {{tile(2), tr("That tile is not the first. Those before it have to go first (TOMB-1)."),
          cellId(Building::tombs, 2)},
         {fill(tr("The %1 and the %2"), {number(m_tiles[1]), number(m_tiles[3])}),
          tr("No tile may be skipped, however well the sum would fit (TOMB-1).")},
         {tile(0),
          tr("The first one only: with the second it would be too much. A new tile is turned up "
             "for it at once (TOMB-1)."),
          cellId(Building::tombs, 0)}},
        {Building::tombs});
  }

  void buildBoth() {
    LessonStep& step = m_lesson.act(
        fill(tr("Blue crew and joker have strength %1, and Anna has %1 stones. Let her build at "
                "the obelisk and at the tombs, for all of it. Then choose the market marker that "
                "moves, and enter it: the new tomb tile may stay without a value here."),
             {number(m_cost)}));
    step.spots = {Building::obelisk, Building::tombs};
    step.hint = fill(tr("Press the first tomb tile and the obelisk’s space of value %1. What it "
                        "needs below is added by itself (BUILD-5)."),
                     {number(value(1))});
    step.check = [edition = m_edition, cost = m_cost](const LessonAttempt& attempt) {
      return judgeBoth(attempt, *edition, cost);
    };
    const SpaceSet two = spaceBit(0) | spaceBit(1);
    const auto build = [](SpaceSet low, SpaceSet tiles, std::optional<Market> market) {
      return buildOf(anna, blueAndJoker, {onObelisk(low), onTombs(tiles)}, market);
    };
    step.solve = build(two, spaceBit(0), Market::stone);
    step.fails = {build(two | spaceBit(2), 0, Market::grain),
                  build(spaceBit(0), spaceBit(0), Market::stone), build(spaceBit(3), 0, {}),
                  build(0, spaceBit(2), {}), DeclineBuild{anna, Site::obelisk}};
  }

  static LessonVerdict judgeBoth(const LessonAttempt& attempt, const Edition& edition, int cost) {
    const auto* build = attempt.as<Build>();
    if (build == nullptr) return judgeOther(attempt);
    if (attempt.refused()) return judgeRefused(attempt);
    const int value = worthOf(edition, attempt.before, *build);
    if (build->spaces[obelisk] == 0 || build->spaces[tombs] == 0) {
      return no(fill(
          tr("That is allowed and worth %1. But one action may build at both: try it (BUILD-5)."),
          {number(value)}));
    }
    if (value < cost) {
      return no(fill(tr("Both buildings, that is right. But it is worth only %1, "
                        "and there is strength for more (BUILD-5)."),
                     {number(value)}));
    }
    return yes(fill(tr("%1 stones paid, %1 points at once (BUILD-8). And one market "
                       "marker has moved down a step (MARKET-1)."),
                    {number(value)}));
  }

  static LessonVerdict judgeOther(const LessonAttempt& attempt) {
    if (attempt.as<DeclineBuild>() == nullptr) return no();
    return no(
        tr("Nobody is forced to build. But that brings no points and no market step (BUILD-6)."));
  }

  static LessonVerdict judgeRefused(const LessonAttempt& attempt) {
    if (!attempt.verdict.breaks("BUILD-5"_rule)) return no();
    return no(tr("Too much: what has to be built before it is paid as well. "
                 "Strength or stones do not reach that far (BUILD-5)."));
  }

  void askMarket() {
    m_lesson
        .ask(
            tr("Building here moves one of the player’s two market markers. Ben is next. Suppose "
               "he "
               "builds two spaces of the obelisk and takes one tomb tile. How many steps is that?"),
            tr("The step belongs to the building action, not to the spaces (MARKET-1)."), 1,
            {{tr("None, if he likes"),
              tr("He chooses the marker, but one of them has to move (MARKET-1).")},
             {tr("One"),
              tr("One step for each building action here, even if it takes tomb tiles only. "
                 "He chooses the marker (MARKET-1).")},
             {tr("One for each space"),
              tr("However much he builds here, it is one step (MARKET-1).")}},
            {LessonPart::markets})
        .position = m_lesson.tableNow();
  }

  void buildForStones() {
    const int last = m_edition->stoneMarketSteps - 1;
    LessonPosition table = m_start;
    table.stones(anna, value(0)).marketStep(anna, Market::stone, last - 1);
    LessonStep& step = m_lesson.act(tr(
        "Suppose Anna had only one stone. Her other ship is at the pyramid: she will need stones "
        "there. Build the lowest space of the obelisk and pick the right market marker."));
    step.position = table;
    step.spots = {Building::obelisk, LessonPart::markets};
    step.hint = tr("Her marker is one step before the last one of the stone market. There are "
                   "stones on the last step (MARKET-2).");
    step.check = [](const LessonAttempt& attempt) {
      const auto* build = attempt.as<Build>();
      if (build == nullptr) return judgeOther(attempt);
      if (attempt.refused()) return judgeRefused(attempt);
      if (build->market != Market::stone) {
        return no(tr("The grain market lowers the price of hunger, but brings no "
                     "stones. Choose the other marker (MARKET-3)."));
      }
      return yes(
          fill(tr("She is on the last step: %1 stones. They come after paying, so they were too "
                  "late for this site. At the pyramid she can use them (MARKET-1)."),
               {number(attempt.after.player[anna].stones)}));
    };
    const auto lowest = [](Market market) {
      return buildOf(anna, crewBit(Crew::black), {onObelisk(spaceBit(0))}, market);
    };
    step.solve = lowest(Market::stone);
    step.fails = {lowest(Market::grain),
                  buildOf(anna, crewBit(Crew::blue), {onObelisk(spaceBit(1))}),
                  DeclineBuild{anna, Site::obelisk}};
  }

  void askTombs() {
    const int sum = m_tiles[0] + m_tiles[1] + m_tiles[2];
    const auto& bands = m_edition->tombBands;
    int each = 0;
    for (std::size_t i = 0; i < 3; ++i) each += tombPoints(*m_edition, m_tiles[i]);
    m_lesson
        .ask(
            fill(tr("The tiles are kept for the end (TOMB-2). A sum up to %1 then brings %2 "
                    "points, up "
                    "to %3 it is %4, and above that %5. How much do tiles of %6, %7 and %8 bring?"),
                 {number(bands[0].upTo), number(bands[0].points), number(bands[1].upTo),
                  number(bands[1].points), number(bands[2].points), number(m_tiles[0]),
                  number(m_tiles[1]), number(m_tiles[2])}),
            tr("Add up the tiles first (END-2)."), 0,
            {{number(tombPoints(*m_edition, sum)),
              fill(tr("Together they are %1, and the sum decides (END-2)."), {number(sum)})},
             {number(each), tr("The tiles are not looked at one by one: add them up (END-2).")},
             {number(sum), tr("They brought that many points when they were taken "
                              "(BUILD-8). At the end the table decides (END-2).")}},
            {Building::tombs})
        .position = m_start;
  }

  void end() {
    m_lesson
        .read(tr("Remember: the obelisk grows from the bottom up (OBELISK-1), tomb tiles "
                 "go in order (TOMB-1). One building action may use both (BUILD-5). It "
                 "always brings one market step (MARKET-1)."))
        .spots = {Building::obelisk, Building::tombs};
  }

  LessonPosition m_start;
  std::vector<int> m_tiles; ///< what the open tombs show, the first one first
  int m_cost = 0;           ///< of the two lowest obelisk spaces and the first tile
  int m_blue = 0;           ///< with the joker that strong
};

} // namespace

Lesson obeliskLesson(const LessonPosition::EditionPtr& edition) {
  return ObeliskLesson(edition).made();
}

} // namespace nilometer::ui::lessons
