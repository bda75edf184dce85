// SPDX-License-Identifier: GPL-3.0-or-later
// What the game is about: sail, feed, build, and points.
#include "engine/egizia/fields.h"
#include "ui/egizia/tutorial/lesson_maker.h"
#include "ui/egizia/tutorial/lessons.h"

#include <algorithm>

namespace nilometer::ui::lessons {

namespace {

class IdeaLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit IdeaLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("idea"), tr("The idea in 60 seconds"),
                    tr("Sail the Nile, feed the crews, build – and score."), 1),
        m_start(edition) {
    m_start.layOut();
    goal();
    sail();
    feed();
    build();
    end();
  }

private:
  void goal() {
    m_lesson.begin(
        m_start, {LessonPart::track},
        tr("The game has five rounds. In each one the players sail, feed their crews and build. "
           "Points are counted on the score track. Most points win (END-4)."));
  }

  void sail() {
    const int stop = m_start.roundStop(RoundSpace::thebae);
    const QString name = text::roundSpace(RoundSpace::thebae);
    LessonStep& step = m_lesson.act(
        fill(tr("Ships bring all you need: Nile cards, stronger crews, a place to build. Send "
                "Anna’s first ship to %1: press the round space in the green frame."),
             {name}));
    step.spots = {stopId(stop)};
    step.hint = fill(tr("Press %1 on the river, or type the letter on it."), {name});
    step.check = [stop, name](const LessonAttempt& attempt) {
      const auto* ship = attempt.as<PlaceShip>();
      if (ship == nullptr) return no(tr("Anna is to place a ship first (SAIL-1)."));
      if (ship->stop == stop) {
        return yes(tr("The two crews pictured there are one stronger at once (ROUND-THEBAE)."));
      }
      return no(fill(tr("Anna may sail there too: every space gives something else. "
                        "For now, try %1 (SAIL-4)."),
                     {name}));
    };
    step.solve = shipTo(anna, stop);
    step.fails = {shipTo(anna, m_start.roundStop(RoundSpace::edfu))};
  }

  void feed() {
    // What comes later in a round, on a table of its own.
    LessonPosition table = m_start;
    table.crew(anna, Crew::blue, 2).crew(anna, Crew::black, 2);
    table.stones(anna, 2).advanceTo(1, Phase::feed);
    const PlayerState& own = table.player(anna);
    const int grain = wateredGrain(*table.edition(), own, table.state().ring);
    const int missing = std::max(own.strength() - grain, 0);
    LessonStep& step = m_lesson.ask(
        fill(tr("After sailing the crews eat: one grain for each point of strength. Anna’s crews "
                "have strength %1, her watered fields bear %2. How much grain is missing?"),
             {number(own.strength()), number(grain)}),
        tr("Subtract the grain from the strength of all four crews. The joker eats too (FEED-1)."),
        1,
        {{number(0), tr("The crews eat more than the fields bear (FEED-1).")},
         {number(missing),
          tr("Each missing grain costs points. How many, the grain market says (FEED-3).")},
         {number(own.strength()),
          tr("That is what they eat. Part of it grows on Anna’s fields (FEED-1).")}},
        {LessonPlayer{anna}});
    step.position = table;
    m_table = table;
  }

  void build() {
    LessonPosition table = *m_table;
    const PlayerState& own = table.player(anna);
    const int crew = own.crews[static_cast<std::size_t>(Crew::blue)] + 1;
    table.crew(anna, Crew::blue, crew);
    const int stones = table.player(anna).stones;
    const int most = std::min(crew, stones);
    LessonStep& step = m_lesson.ask(
        fill(tr("Crews build with stones. What is built may not be worth more than the crew is "
                "strong, nor more than there are stones. Anna has a crew of %1 and %2 stones. How "
                "much can she build?"),
             {number(crew), number(stones)}),
        tr("The smaller of the two numbers counts (BUILD-5)."), 0,
        {{number(most), tr("The smaller number counts (BUILD-5). Each point built is a point "
                           "scored, at once (BUILD-8).")},
         {number(std::max(crew, stones)), tr("One of the two runs out before (BUILD-5).")},
         {number(crew + stones), tr("Strength and stones are not added up: both are needed for the "
                                    "same space (BUILD-5).")}},
        {Building::obelisk, Building::pyramid, Building::temple});
    step.position = table;
    m_table = table;
  }

  void end() {
    m_lesson
        .read(
            tr("After the last round more points come: for tomb tiles (END-2) and for Sphinx cards "
               "that were kept hidden (END-3). That is the whole idea. How ships sail comes next."))
        .spots = {Building::tombs, LessonPart::sphinx};
  }

  LessonPosition m_start;
  std::optional<LessonPosition> m_table;
};

} // namespace

Lesson ideaLesson(const LessonPosition::EditionPtr& edition) {
  return IdeaLesson(edition).made();
}

} // namespace nilometer::ui::lessons
