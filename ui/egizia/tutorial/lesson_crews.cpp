// SPDX-License-Identifier: GPL-3.0-or-later
// Crews and the joker at a building site (BUILD-2 to BUILD-5).
#include "engine/egizia/rules.h"
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lessons.h"

namespace nilometer::ui::lessons {

namespace {

/// What the players' crews are in this lesson: all different, so that every sum is.
void strengthen(LessonPosition& table) {
  table.crew(anna, Crew::blue, 4).crew(anna, Crew::black, 2).crew(anna, Crew::yellow, 1);
  // A grain field, so that strong crews look well fed.
  table.crew(anna, Crew::joker, 3).card(anna, "green-4").stones(anna, 12);
}

class CrewsLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit CrewsLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("crews"), tr("Crews and the joker"),
                    tr("Who builds at a site, and how much.")),
        m_first(edition), m_second(edition) {
    const int pyramid = m_first.siteStop(Site::pyramid);
    m_first.layOut().ship(anna, pyramid, 1).ship(ben, pyramid, 2);
    m_first.advanceTo(1, Phase::build);
    nameTombs(m_first);
    strengthen(m_first);
    m_second.layOut().ship(anna, m_second.siteStop(Site::sphinx), 1).ship(ben, pyramid, 2);
    m_second.ship(anna, pyramid, 1).advanceTo(1, Phase::build);
    nameTombs(m_second);
    strengthen(m_second);
    m_second.enter(drawing());
    crews();
    askMost();
    buildMost();
    askStrength();
    askSecond();
    buildSecond();
    end();
  }

private:
  [[nodiscard]] int strength(Crew crew) const {
    return m_first.player(anna).crews[static_cast<std::size_t>(crew)];
  }

  /// At the Sphinx Anna used her blue crew and the joker.
  [[nodiscard]] Build drawing() const {
    Build build;
    build.player = anna;
    build.site = Site::sphinx;
    build.crews = blueAndJoker;
    build.draw = static_cast<std::uint8_t>(m_edition->sphinxDrawLimit);
    build.kept = 1;
    return build;
  }

  void crews() {
    m_lesson.begin(
        m_first, {LessonPlayer{anna}},
        tr("Most points come from building, and crews do the work. Every player has three normal "
           "crews and the joker. The number on each is its strength (BUILD-5)."));
  }

  void askMost() {
    const int blue = strength(Crew::blue);
    const int normal = blue + strength(Crew::black) + strength(Crew::yellow);
    const int joker = strength(Crew::joker);
    const QString one =
        tr("That counts more than one normal crew. Only one may build at a site (BUILD-2).");
    m_lesson.ask(
        fill(tr("At a site one normal crew builds, and the joker may help it. Anna’s crews have "
                "strength %1, %2 and %3, her joker has %4. How much can she build here at most?"),
             {number(blue), number(strength(Crew::black)), number(strength(Crew::yellow)),
              number(joker)}),
        tr("Take the strongest normal crew and add the joker (BUILD-2)."), 1,
        {{number(blue), tr("That is the strongest crew alone. The joker may help it (BUILD-2).")},
         {number(blue + joker), tr("The strongest normal crew and the joker add up (BUILD-2). "
                                   "There are enough stones for that, too (BUILD-5).")},
         {number(normal + joker), one}},
        {LessonPlayer{anna}});
  }

  void buildMost() {
    const int most = strength(Crew::blue) + strength(Crew::joker);
    LessonStep& step = m_lesson.act(
        fill(tr("Try it: choose spaces of pyramid and temple worth %1 together. The strip below "
                "the board adds them up and picks crews. Then press Enter."),
             {number(most)}));
    step.spots = {Building::pyramid, Building::temple};
    step.hint = tr("The number on a space is its value. Start at the bottom of the temple and fill "
                   "up with spaces of the pyramid (BUILD-5).");
    step.check = [edition = m_edition, most](const LessonAttempt& attempt) {
      return judgeMost(attempt, *edition, most);
    };
    step.solve = buildWorth(m_first, anna, blueAndJoker, most);
    step.fails = {DeclineBuild{anna, Site::pyramid},
                  buildWorth(m_first, anna, crewBit(Crew::blue), strength(Crew::blue)),
                  buildWorth(m_first, anna, crewBit(Crew::joker), 1),
                  buildOf(anna, blueAndJoker, {onTemple(spaceBit(lastOf(Building::temple)))})};
  }

  [[nodiscard]] int lastOf(Building building) const { return m_edition->plan(building).count - 1; }

  static LessonVerdict judgeMost(const LessonAttempt& attempt, const Edition& edition, int most) {
    const auto* build = attempt.as<Build>();
    if (build == nullptr) return judgeOther(attempt);
    if (attempt.refused()) return judgeRefused(attempt, worthOf(edition, attempt.before, *build));
    if (worthOf(edition, attempt.before, *build) < most) {
      return no(fill(tr("That is allowed, but it is worth only %1. Crew and joker "
                        "can do more together (BUILD-5)."),
                     {number(worthOf(edition, attempt.before, *build))}));
    }
    return yes(tr("One normal crew and the joker, no stronger than both together "
                  "(BUILD-5). Both are turned over now (BUILD-4)."));
  }

  static LessonVerdict judgeOther(const LessonAttempt& attempt) {
    if (attempt.as<DeclineBuild>() == nullptr) return no();
    return no(tr("Nobody has to build, but then there are no points. Let Anna try (BUILD-6)."));
  }

  static LessonVerdict judgeRefused(const LessonAttempt& attempt, int value) {
    if (attempt.verdict.breaks("BUILD-3"_rule)) {
      return no(tr("The joker only helps: it needs a normal crew beside it (BUILD-3)."));
    }
    if (attempt.verdict.breaks("BUILD-2"_rule)) {
      return no(tr("Nobody is there to build. Choose a crew below (BUILD-2)."));
    }
    if (attempt.verdict.breaks("BUILD-5"_rule)) {
      return no(fill(tr("All that together is worth %1. That is more than the crews "
                        "are strong or the stones allow (BUILD-5)."),
                     {number(value)}));
    }
    return no();
  }

  void askStrength() {
    const int blue = strength(Crew::blue);
    const QString kept = tr("Building takes no strength away. The crew only rests until the next "
                            "round begins (BUILD-4).");
    m_lesson.ask(fill(tr("Anna’s blue crew had strength %1 before it built. How strong is it now?"),
                      {number(blue)}),
                 tr("Look at the player card: the hatched crews are turned over (BUILD-4)."), 2,
                 {{number(0), kept},
                  {number(blue - 1), kept},
                  {number(blue), tr("Strength stays. But the crew is turned over and builds no "
                                    "more this round (BUILD-4).")}},
                 {LessonPlayer{anna}});
  }

  void askSecond() {
    const int black = strength(Crew::black);
    m_lesson
        .ask(tr("Another round: Anna has ships at two sites. At the Sphinx her blue crew and the "
                "joker "
                "have done their work. How much can she build at the pyramid now, at most?"),
             tr("Hatched crews are turned over: they build no more this round (BUILD-4)."), 0,
             {{number(black),
               tr("Her black crew is the strongest one left, and the joker has already "
                  "helped (BUILD-3).")},
              {number(black + strength(Crew::yellow)),
               tr("Two crews are left, but only one builds at a site (BUILD-2).")},
              {number(black + strength(Crew::joker)),
               tr("The joker has helped at the Sphinx. It helps once a round (BUILD-3).")},
              {number(strength(Crew::blue) + strength(Crew::joker)),
               tr("Both of them are turned over until the next round (BUILD-4).")}},
             {LessonPlayer{anna}})
        .position = m_second;
  }

  void buildSecond() {
    const int black = strength(Crew::black);
    LessonStep& step = m_lesson.act(fill(tr("Let Anna build as much as she still can: spaces of "
                                            "pyramid and temple worth %1. Then press Enter."),
                                         {number(black)}));
    step.spots = {Building::pyramid, Building::temple};
    step.hint = tr("Two small values at the bottom will do (BUILD-5).");
    step.check = [edition = m_edition, black](const LessonAttempt& attempt) {
      return judgeSecond(attempt, *edition, black);
    };
    step.solve = buildWorth(m_second, anna, crewBit(Crew::black), black);
    step.fails = {
        DeclineBuild{anna, Site::pyramid},
        buildWorth(m_second, anna, crewBit(Crew::yellow), strength(Crew::yellow)),
        buildOf(anna, crewBit(Crew::black), {onPyramid(spaceBit(lastOf(Building::pyramid)))})};
  }

  static LessonVerdict judgeSecond(const LessonAttempt& attempt, const Edition& edition, int most) {
    const auto* build = attempt.as<Build>();
    if (build == nullptr) return judgeOther(attempt);
    if (attempt.refused()) return judgeRefused(attempt, worthOf(edition, attempt.before, *build));
    if (worthOf(edition, attempt.before, *build) < most) {
      return no(fill(tr("That is allowed, but it is worth only %1. Another crew of "
                        "hers can do more (BUILD-5)."),
                     {number(worthOf(edition, attempt.before, *build))}));
    }
    return yes(tr("The black crew built without help. Every crew builds once a "
                  "round, so each site takes another one (BUILD-4)."));
  }

  void end() {
    m_lesson
        .read(fill(tr("Remember: one normal crew at a site, perhaps with the joker, and "
                      "each of them once a round. None gets weaker (BUILD-2, BUILD-4). A "
                      "few Nile cards allow more, such as “%1” (CARD-TWO-CREWS)."),
                   {text::cardKind(CardKind::twoCrews)}))
        .spots = {LessonPlayer{anna}};
  }

  LessonPosition m_first;  ///< Anna is to build at the pyramid, all crews fresh
  LessonPosition m_second; ///< … with crews turned over at the Sphinx
};

} // namespace

Lesson crewsLesson(const LessonPosition::EditionPtr& edition) {
  return CrewsLesson(edition).made();
}

} // namespace nilometer::ui::lessons
