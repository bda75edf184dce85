// SPDX-License-Identifier: GPL-3.0-or-later
// The two markets (MARKET-1 to MARKET-4, END-1).
#include "engine/egizia/final_facts.h"
#include "engine/egizia/options.h"
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lessons.h"

namespace nilometer::ui::lessons {

namespace {

/// Anna builds the lowest space of the obelisk and moves that marker.
Build buildWith(Market market) {
  const CrewSet blue = crewBit(Crew::blue);
  return buildOf(anna, blue, {onObelisk(spaceBit(0))}, market);
}

class MarketsLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit MarketsLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("markets"), tr("The two markets"),
                    tr("Small steps down that bring stones, points and a sale at the end.")),
        m_start(edition) {
    m_start.advanceTo(2, Phase::lay);
    placeMarkers();
    m_start.layOut({{0, "quarry-3"},
                    {1, "quarry-2"},
                    {2, "stone-market-2"},
                    {3, "grain-market-2"},
                    {4, "yellow-green-5"},
                    {5, "green-3"},
                    {6, "brown-7"},
                    {7, "strength-3"},
                    {8, "crew-step"},
                    {9, "quarry-3"}});
    markets();
    goDown();
    askBeyond();
    takeCard();
    build();
    askSale();
    end();
  }

private:
  [[nodiscard]] int last(Market market) const { return m_edition->steps(market) - 1; }

  /// One step above the last, and one above a lower price of hunger.
  void placeMarkers() {
    int dear = 0;
    const auto& prices = m_edition->grainPenalties;
    while (dear + 2 < m_edition->steps(Market::grain) &&
           prices[static_cast<std::size_t>(dear)] == prices[static_cast<std::size_t>(dear) + 1]) {
      ++dear;
    }
    m_start.marketStep(anna, Market::stone, last(Market::stone) - 1);
    m_start.marketStep(anna, Market::grain, dear);
  }

  void markets() {
    m_lesson.begin(m_start, {LessonPart::markets},
                   tr("Each player has a marker on both markets. It only moves down. The stone "
                      "market brings stones (MARKET-2) and a sale at the end (MARKET-4). The grain "
                      "market brings points and makes hunger cheaper (MARKET-3)."));
  }

  void goDown() {
    const QString name = text::roundSpace(RoundSpace::edfu);
    LessonStep& step =
        m_lesson.act(tr("Anna’s marker on the stone market stands one step above the last. One "
                        "round space moves both of her markers down. Send her ship there."));
    step.spots = {LessonPart::markets};
    step.hint = fill(tr("Look at the top of the river: %1 says so (ROUND-EDFU)."), {name});
    step.check = [name, stop = m_start.roundStop(RoundSpace::edfu),
                  edition = m_edition](const LessonAttempt& attempt) {
      const auto* ship = attempt.as<PlaceShip>();
      if (ship == nullptr || attempt.refused()) return no();
      if (ship->stop != stop) {
        return no(
            fill(tr("Anna may sail there, but only %1 moves both markers (ROUND-EDFU)."), {name}));
      }
      const auto price = [&](const State& state) {
        const auto at = state.player[anna].marketStep[static_cast<std::size_t>(Market::grain)];
        return number(edition->grainPenalties[static_cast<std::size_t>(at)]);
      };
      return yes(
          fill(tr("The last step of the stone market gives %1 stones (MARKET-2). On the grain "
                  "market a missing grain now costs %2 instead of %3 (MARKET-3)."),
               {number(edition->stoneMarketStones), price(attempt.after), price(attempt.before)}));
    };
    step.solve = shipTo(anna, m_start.roundStop(RoundSpace::edfu));
    step.fails = {shipTo(anna, m_start.roundStop(RoundSpace::thebae)),
                  shipTo(anna, m_start.cardStop(0))};
    step.then = {shipTo(ben, m_start.cardStop(0))};
  }

  void askBeyond() {
    const QString stones = number(m_edition->stoneMarketStones);
    m_lesson.ask(
        tr("Now Anna’s marker is on the last step of the stone market. What will it bring if it "
           "has to go one step down once more?"),
        tr("The marker stays, but the step counts (MARKET-2)."), 1,
        {{tr("nothing"),
          tr("The marker cannot go on, but each step beyond the last still pays (MARKET-2).")},
         {fill(tr("%1 stones again"), {stones}),
          tr("Reaching the last step pays, and so does each step beyond it. The grain market does "
             "the same with points (MARKET-3).")},
         {tr("back to the top"),
          tr("No marker ever goes up again. It stays at the end (MARKET-2).")}},
        {LessonPart::markets});
  }

  void takeCard() {
    LessonPosition table = m_lesson.tableNow();
    table.marketStep(anna, Market::grain, last(Market::grain) - 1);
    table.marketStep(anna, Market::stone, 0);
    const int right = table.cardStop(3);
    const int wrong = table.cardStop(2);
    LessonStep& step = m_lesson.act(
        tr("Two Nile cards move one marker several steps at once. Anna’s markers stand elsewhere "
           "now: look at the markets. Take the card that gives her points right away."));
    step.position = table;
    step.spots = {stopId(wrong), stopId(right), LessonPart::markets};
    step.hint = tr("Points come from the grain market (MARKET-3).");
    step.check = [right, wrong](const LessonAttempt& attempt) {
      const auto* ship = attempt.as<PlaceShip>();
      if (ship == nullptr || attempt.refused()) return no();
      if (ship->stop == wrong) {
        return no(tr("From the top that brings nothing yet. Besides, the stone "
                     "market gives stones, not points (MARKET-2)."));
      }
      if (ship->stop != right) {
        return no(tr("That card moves no marker of a market (CARD-GRAIN-MARKET2)."));
      }
      const int won = attempt.after.track.points(anna) - attempt.before.track.points(anna);
      return yes(
          fill(tr("The first step reaches the last one, then the marker goes beyond it. Each step "
                  "pays: together %1 points (MARKET-3)."),
               {number(won)}));
    };
    step.solve = shipTo(anna, right);
    step.fails = {shipTo(anna, wrong), shipTo(anna, table.cardStop(5))};
  }

  void build() {
    LessonPosition table(m_edition);
    table.advanceTo(5, Phase::lay).layOut();
    table.ship(anna, table.siteStop(Site::obelisk), 1).advanceTo(5, Phase::build);
    nameTombs(table);
    table.crew(anna, Crew::blue, 3).stones(anna, 8);
    // The step above those that allow the sale.
    table.marketStep(anna, Market::stone, firstSaleStep(*m_edition) - 1);
    LessonStep& step = m_lesson.act(
        tr("The last round. Whoever builds at the obelisk or the tombs moves one own marker down "
           "(MARKET-1). Only the lowest steps of the stone market allow a sale at the end "
           "(MARKET-4). Build the lowest space of the obelisk, so that Anna may sell."));
    step.position = table;
    step.spots = {cellId(Building::obelisk, 0), LessonPart::markets};
    step.hint = tr("Press the lowest space of the obelisk. Then choose the stone market below the "
                   "board (MARKET-1).");
    step.check = [](const LessonAttempt& attempt) {
      const auto* build = attempt.as<Build>();
      if (std::holds_alternative<DeclineBuild>(attempt.entry)) {
        return no(tr("Whoever declines builds nothing and moves no marker (BUILD-6)."));
      }
      if (build == nullptr || attempt.refused()) return no();
      if (build->market != Market::stone) {
        return no(tr("Hunger gets cheaper that way, but nobody eats any more. For "
                     "the sale the other marker has to move (MARKET-4)."));
      }
      return yes(tr(
          "Anna’s marker is low enough now. She may sell stones in the final scoring (MARKET-4)."));
    };
    step.solve = buildWith(Market::stone);
    step.fails = {buildWith(Market::grain)};
  }

  void askSale() {
    const int price = m_edition->stonesPerSalePoint;
    const int points = 3;
    LessonPosition table = m_lesson.tableNow();
    // One stone more than can be sold.
    table.advanceTo(5, Phase::order).stones(anna, points * price + 1);
    const int stones = table.player(anna).stones;
    m_lesson
        .ask(fill(tr("The final scoring is near. Anna has %1 stones left. She will sell "
                     "them, %2 stones for each point. How many points is that?"),
                  {number(stones), number(price)}),
             tr("Only whole points count (END-1)."), 0,
             {{number(points), tr("The stone left over is lost. The sale is optional, and "
                                  "it comes first of all (END-1).")},
              {number(points + 1), tr("Part of a point is not rounded up (END-1).")},
              {number(stones), tr("One stone alone does not make a point (END-1).")}},
             {LessonPlayer{anna}})
        .position = table;
  }

  void end() {
    m_lesson
        .read(tr("Remember: markers only go down. The last step and each step beyond it "
                 "pay stones or points. The grain market makes hunger cheaper (MARKET-3). "
                 "Low on the stone market stones can be sold at the end (MARKET-4)."))
        .spots = {LessonPart::markets};
  }

  LessonPosition m_start;
};

} // namespace

Lesson marketsLesson(const LessonPosition::EditionPtr& edition) {
  return MarketsLesson(edition).made();
}

} // namespace nilometer::ui::lessons
