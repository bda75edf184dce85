// SPDX-License-Identifier: GPL-3.0-or-later
// The water ring and feeding (FEED-1 to FEED-4), with the three examples of the rules.
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "ui/egizia/tutorial/lesson_maker.h"
#include "ui/egizia/tutorial/lessons.h"

#include <algorithm>
#include <array>

namespace nilometer::ui::lessons {

namespace {

/// What Anna has and what is asked of her, as the game itself counts it.
struct Need {
  int strength = 0;
  int grain = 0;
  int missing = 0;
  int price = 0; ///< points for each missing grain
};

Need needOf(const LessonPosition& table) {
  const PlayerState& own = table.player(anna);
  const int strength = own.strength();
  const int grain = wateredGrain(*table.edition(), own, table.state().ring);
  return {strength, grain, std::max(strength - grain, 0), penaltyPerGrain(*table.edition(), own)};
}

int grainCardOf(const Edition& edition) {
  const auto found = std::ranges::find(edition.nileCards, CardKind::grain4, &NileCard::kind);
  return found == edition.nileCards.end() ? 0 : found->amount;
}

/// What becomes of the helping card.
enum class Card : std::uint8_t { kept, played };

/// All players eat; Anna with or without her helping card.
Feed meal(Card card) {
  Feed feed;
  feed.help[anna].grain4 = card == Card::played;
  return feed;
}

PlaceShip annaTo(int stop, std::optional<Ring> ring = {}) {
  PlaceShip ship = shipTo(anna, stop);
  ship.choices.ring = ring;
  return ship;
}

/// What a step says to a meal with that done to the card, and to any other.
auto judgeOf(Card wanted, const QString& right, const QString& wrong) {
  return [wanted, right, wrong](const LessonAttempt& attempt) {
    const auto* feed = attempt.as<Feed>();
    if (feed == nullptr || attempt.refused()) return LessonVerdict::no();
    return *feed == meal(wanted) ? LessonVerdict::yes(right) : LessonVerdict::no(wrong);
  };
}

class FeedingLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit FeedingLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("feeding"), tr("The water ring and feeding"),
                    tr("Which fields bear grain, and what hungry crews cost.")) {
    hunger();
    askWater();
    turnRing();
    enough();
    helped();
    askPenalty();
    askQueue();
    end();
  }

private:
  /// Round 3, sailing, with crews of that strength and these cards.
  [[nodiscard]] LessonPosition sailing(const std::array<int, crewCount>& crews, Ring ring,
                                       std::initializer_list<std::string_view> cards) const {
    LessonPosition table(m_edition);
    table.advanceTo(3, Phase::lay).ring(ring);
    for (std::size_t i = 0; i < crews.size(); ++i) {
      table.crew(anna, static_cast<Crew>(i), crews[i]);
    }
    for (const std::string_view card : cards) table.card(anna, card);
    return table.layOut();
  }

  void hunger() {
    LessonPosition table(m_edition);
    table.advanceTo(2, Phase::lay).card(anna, "yellow-green-4").card(anna, "brown-6").layOut();
    m_lesson.begin(table, {LessonPlayer{anna}, LessonPart::ring},
                   tr("After sailing all crews eat: one grain for each point of strength (FEED-1). "
                      "Strong crews build a lot, but they eat a lot too. Each missing grain costs "
                      "points (FEED-3). So look after fields and water."));
  }

  void askWater() {
    const LessonPosition table = m_lesson.tableNow();
    const auto fields = grainByColour(*m_edition, table.player(anna));
    const int green = fields[static_cast<std::size_t>(FieldColour::green)];
    const int yellow = fields[static_cast<std::size_t>(FieldColour::yellowGreen)];
    const int brown = fields[static_cast<std::size_t>(FieldColour::brown)];
    m_lesson.ask(
        fill(tr("Anna’s fields: green %1 grain, yellow-green %2, brown %3. Green fields always "
                "have water. The water ring lies in the middle. How much grain will she get?"),
             {number(green), number(yellow), number(brown)}),
        tr("The further right the ring lies, the more colours have water. In the middle it is two "
           "of three (FEED-2)."),
        1,
        {{number(green), tr("That is with the ring on the left. In the middle yellow-green has "
                            "water, too (FEED-2).")},
         {number(green + yellow),
          tr("Green and yellow-green have water; the brown field stays dry. Her card on the right "
             "shows it for each place of the ring (FEED-2).")},
         {number(green + yellow + brown),
          tr("Brown fields have water only with the ring on the right (FEED-2).")}},
        {LessonPart::ring});
  }

  void turnRing() {
    const LessonPosition table = m_lesson.tableNow();
    const int stop = table.roundStop(RoundSpace::passalon);
    const QString name = text::roundSpace(RoundSpace::passalon);
    LessonStep& step = m_lesson.act(
        fill(tr("%1 makes the joker one stronger. Then the ring may move one place "
                "(ROUND-PASSALON). Send Anna’s ship there and give water to all her fields."),
             {name}));
    step.spots = {stopId(stop)};
    step.hint = fill(tr("Press %1. Then choose below the board where the ring goes. Brown fields "
                        "need it on the right (FEED-2)."),
                     {name});
    const int all = wateredGrain(*m_edition, table.player(anna), Ring::right);
    step.check = [stop, name, all](const LessonAttempt& attempt) {
      const auto* ship = attempt.as<PlaceShip>();
      if (ship == nullptr || attempt.refused()) return no();
      if (ship->stop != stop) {
        return no(fill(tr("Anna may sail there too. Here %1 is wanted (ROUND-PASSALON)."), {name}));
      }
      if (attempt.after.ring != Ring::right) {
        return no(tr(
            "The brown field stays dry: it has water only with the ring on the right (FEED-2)."));
      }
      return yes(fill(tr("Anna now gets %1 grain. The ring waters for everybody, "
                         "though, and the stronger joker eats one more (FEED-1)."),
                      {number(all)}));
    };
    step.solve = annaTo(stop, Ring::right);
    step.fails = {annaTo(stop), annaTo(stop, Ring::left),
                  annaTo(table.roundStop(RoundSpace::thebae))};
  }

  void enough() {
    LessonPosition table = sailing({1, 2, 3, 3}, Ring::middle, {"yellow-green-5", "grain-4"});
    table.advanceTo(3, Phase::feed);
    const Need need = needOf(table);
    LessonStep& step = m_lesson.act(
        fill(tr("Another table. Anna’s crews have strength %1, her fields bring %2 grain. A card "
                "in her hand brings %3 more, once (CARD-GRAIN4). Feed the crews and waste no card: "
                "Enter feeds."),
             {number(need.strength), number(need.grain), number(grainCardOf(*m_edition))}));
    step.position = table;
    step.spots = {LessonPlayer{anna}};
    step.hint = tr("There is enough grain without a card. Just press Enter (FEED-1).");
    step.check = judgeOf(Card::kept,
                         fill(tr("Enough for all: nothing happens (FEED-1). The %1 grain left over "
                                 "is lost. The card stays for later (FEED-3)."),
                              {number(need.grain - need.strength)}),
                         tr("There was enough grain. Now the card is gone, and its grain is lost. "
                            "No card ever has to be played (TIME-5)."));
    step.solve = meal(Card::kept);
    step.fails = {meal(Card::played)};
  }

  void helped() {
    LessonPosition table =
        sailing({2, 2, 2, 4}, Ring::left, {"green-2", "yellow-green-5", "grain-4"});
    table.points(anna, 10).advanceTo(3, Phase::feed);
    const Need need = needOf(table);
    const int card = grainCardOf(*m_edition);
    LessonStep& step =
        m_lesson.act(fill(tr("Now the ring lies on the left: Anna’s yellow-green field is dry "
                             "(FEED-2). She has strength %1 and %2 grain, and the card for %3 "
                             "more. Feed the crews so that she loses no points."),
                          {number(need.strength), number(need.grain), number(card)}));
    step.position = table;
    step.spots = {LessonPart::ring, LessonPlayer{anna}};
    step.hint =
        tr("First choose the helping card on the left, over the river. Then press Enter (FEED-4).");
    step.check = judgeOf(
        Card::played,
        fill(tr("With the card she has %1 grain for strength %2. The rest is lost, and the card "
                "leaves the game (FEED-4)."),
             {number(need.grain + card), number(need.strength)}),
        fill(tr("%1 grain was missing, at %2 points each: Anna lost %3 points. The card would have "
                "helped (FEED-3)."),
             {number(need.missing), number(need.price), number(need.missing * need.price)}));
    step.solve = meal(Card::played);
    step.fails = {meal(Card::kept)};
  }

  void askPenalty() {
    LessonPosition table = sailing({3, 3, 4, 4}, Ring::middle, {"yellow-green-6", "brown-6"});
    table.marketStep(anna, Market::grain, m_edition->steps(Market::grain) / 2);
    const Need need = needOf(table);
    const int lost = need.missing * need.price;
    table.points(anna, 20).points(ben, 20 - lost);
    m_lesson
        .ask(fill(tr("The third case: strength %1, grain %2, and no card helps. On Anna’s step of "
                     "the "
                     "grain market each missing grain costs %3. How many points does she lose?"),
                  {number(need.strength), number(need.grain), number(need.price)}),
             tr("First the missing grain: strength less grain. Then times the price of one grain "
                "(FEED-3)."),
             1,
             {{number(need.missing),
               fill(tr("That is the missing grain: %1. But each one costs more "
                       "than one point here (FEED-3)."),
                    {number(need.missing)})},
              {number(lost),
               fill(tr("Missing grain: %1, at %2 points each: that makes %3 (FEED-3)."),
                    {number(need.missing), number(need.price), number(lost)})},
              {number(need.missing * m_edition->grainPenalties.front()),
               tr("That is the price on the top step. Anna’s marker is further down already "
                  "(MARKET-3).")}},
             {LessonPlayer{anna}, LessonPart::markets})
        .position = table;
  }

  void askQueue() {
    const LessonPosition table = m_lesson.tableNow();
    const auto& track = table.state().track;
    m_lesson.ask(fill(tr("So feeding will take Anna back from %1 to %2 points. Ben is there "
                         "already. Who stands in front on that space then?"),
                      {number(track.points(anna)), number(track.points(ben))}),
                 tr("Every space of the score track is a queue (TRACK-1)."), 1,
                 {{text::playerName(anna, table.table()),
                   tr("She was ahead before. But whoever arrives goes to the end of the queue, on "
                      "the way back too (TRACK-1)."),
                   LessonPlayer{anna}},
                  {text::playerName(ben, table.table()),
                   tr("Ben was there first, so Anna queues behind him. This counts on the way back "
                      "too (TRACK-1)."),
                   LessonPlayer{ben}},
                  {tr("nobody: side by side"),
                   tr("Markers never stand side by side. Someone is always in front (TRACK-1).")}},
                 {LessonPart::track});
  }

  void end() {
    LessonPosition table = m_lesson.tableNow();
    table.advanceTo(3, Phase::feed).enter(meal(Card::kept));
    m_lesson.begin(
        table, {LessonPart::track},
        tr("Fed: Anna stands behind Ben. Remember: all four crews eat, and only watered fields "
           "feed them (FEED-2). The grain market sets the price of hunger (FEED-3)."));
  }
};

} // namespace

Lesson feedingLesson(const LessonPosition::EditionPtr& edition) {
  return FeedingLesson(edition).made();
}

} // namespace nilometer::ui::lessons
