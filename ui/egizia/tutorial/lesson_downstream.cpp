// SPDX-License-Identifier: GPL-3.0-or-later
// Ships only go downstream (SAIL-2, SAIL-3, SAIL-5).
#include "engine/egizia/options.h"
#include "ui/egizia/tutorial/lesson_maker.h"
#include "ui/egizia/tutorial/lessons.h"

#include <set>

namespace nilometer::ui::lessons {

namespace {

/// The stops the player on turn can sail to without a card.
std::set<int> reachable(const LessonPosition& table) {
  Options options;
  listOptions(table.game(), table.state(), options);
  std::set<int> stops;
  for (const Entry& entry : options.entries) {
    if (const auto* ship = std::get_if<PlaceShip>(&entry)) stops.insert(ship->stop);
  }
  return stops;
}

class DownstreamLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit DownstreamLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("downstream"), tr("Ships only go downstream"),
                    tr("Where the next ship may go, and what a long leap costs.")),
        m_start(edition, 3) {
    m_first = m_start.roundStop(RoundSpace::thebae);
    m_start.layOut().ship(anna, m_first).ship(ben, m_start.cardStop(0));
    m_start.ship(cem, m_start.siteStop(Site::sphinx), 1);
    river();
    askReach();
    takeCard();
    countSpaces();
    goBuilding();
    end();
  }

private:
  void river() {
    m_lesson.begin(
        m_start, {stopId(m_first)},
        fill(tr("The Nile flows from the top of the board to the bottom. The players place one "
                "ship each, again and again (SAIL-1). Anna’s first ship is at %1."),
             {text::roundSpace(RoundSpace::thebae)}));
  }

  void askReach() {
    const auto answer = [this](RoundSpace space, const QString& why) {
      const QString name = text::roundSpace(space);
      return Lesson::Told{name, fill(why, {name}), stopId(m_start.roundStop(space))};
    };
    m_lesson.ask(
        tr("Every new ship goes further downstream than the ship before. Which of these "
           "can Anna still reach?"),
        tr("Look for the space below Anna’s ship (SAIL-3)."), 2,
        {answer(RoundSpace::edfu, tr("%1 lies above Anna’s ship. Nobody sails upstream (SAIL-3).")),
         answer(RoundSpace::thebae,
                tr("%1 is where Anna’s ship is. The next one must go further (SAIL-3).")),
         answer(RoundSpace::selinon, tr("It lies below Anna’s ship, and it is free (SAIL-3)."))});
  }

  void takeCard() {
    const int right = m_start.cardStop(5);
    LessonStep& step = m_lesson.act(
        tr("Now it is Anna’s turn. Take a Nile card that she can still reach: press its space."));
    step.hint = tr("The spaces that can be chosen have a bold frame. Nile cards lie on the left "
                   "bank (SAIL-4).");
    step.check = [first = m_first, stops = m_start.edition()->river](const LessonAttempt& attempt) {
      return judgeCard(attempt, first, stops);
    };
    step.solve = shipTo(anna, right);
    step.fails = {shipTo(anna, m_start.roundStop(RoundSpace::edfu)),
                  shipTo(anna, m_start.cardStop(0)),
                  shipTo(anna, m_start.roundStop(RoundSpace::selinon))};
    step.then = {shipTo(ben, m_start.roundStop(RoundSpace::selinon)),
                 shipTo(cem, m_start.cardStop(3))};
  }

  static LessonVerdict judgeCard(const LessonAttempt& attempt, int first,
                                 const std::vector<Stop>& river) {
    const auto* ship = attempt.as<PlaceShip>();
    if (ship == nullptr) return no(tr("Anna can still sail: place a ship (SAIL-1)."));
    if (attempt.refused() && ship->stop <= first) {
      return no(tr("That lies above Anna’s last ship. Look further down (SAIL-3)."));
    }
    if (attempt.refused()) return no();
    if (river[ship->stop].kind != StopKind::card) {
      return no(tr("Anna may sail there, but no Nile card lies there (SAIL-4)."));
    }
    return yes(tr("The card is Anna’s, and her ship lies on the empty space. "
                  "Everything above it is out of her reach this round (SAIL-3)."));
  }

  void countSpaces() {
    const LessonPosition table = m_lesson.tableNow();
    const std::set<int> before = reachable(m_start);
    const std::set<int> after = reachable(table);
    const auto& own = table.player(anna);
    const QString passed = tr("That counts places that Anna has passed by (SAIL-3).");
    LessonStep& step =
        m_lesson.ask(tr("A long leap costs: what is passed by is lost for this round. Anna’s last "
                        "ship is in the green frame. How many places on the river can she still "
                        "sail to? A building site counts once."),
                     tr("Count what has a bold frame: cards, round spaces and sites (SAIL-4)."), 1,
                     {{number(static_cast<int>(before.size())), passed},
                      {number(static_cast<int>(after.size())),
                       tr("All of them lie below her last ship (SAIL-3).")},
                      {number(static_cast<int>(after.size()) - 2),
                       tr("There are more: sites and round spaces count as well (SAIL-4).")}},
                     {stopId(own.ships[own.shipsPlaced - 1U].stop)});
    // However the learner got here, the numbers are about this table.
    step.position = table;
  }

  void goBuilding() {
    const LessonPosition table = m_lesson.tableNow();
    const int site = table.siteStop(Site::pyramid);
    LessonStep& step =
        m_lesson.act(tr("A building site has several building spaces. Any free one may be taken "
                        "(SAIL-5). Send Anna’s ship to the site of the pyramid and temple."));
    step.spots = {stopId(site)};
    step.hint =
        tr("The site is near the lower end of the river. Press one of its squares (SAIL-5).");
    step.check = [site](const LessonAttempt& attempt) {
      const auto* ship = attempt.as<PlaceShip>();
      if (ship == nullptr || attempt.refused()) return no();
      if (ship->stop != site) {
        return no(tr("That is another place. The pyramid is in the green frame (SAIL-5)."));
      }
      return ship->space == 1
                 ? yes(tr("Nearest to the Nile: Anna builds first there (BUILD-1)."))
                 : yes(tr("Whoever is nearer to the Nile builds before Anna (BUILD-1)."));
    };
    step.solve = shipTo(anna, site, 1);
    step.fails = {shipTo(anna, table.roundStop(RoundSpace::heliopolis)),
                  shipTo(anna, table.roundStop(RoundSpace::edfu))};
  }

  void end() {
    m_lesson.read(tr("Whoever has had enough may pass, but not by the first rulebook or online "
                     "(SAIL-6). Then all ships go home. Only those at building sites stay until "
                     "participation is scored (SAIL-8)."));
  }

  LessonPosition m_start;
  int m_first = 0;
};

} // namespace

Lesson downstreamLesson(const LessonPosition::EditionPtr& edition) {
  return DownstreamLesson(edition).made();
}

} // namespace nilometer::ui::lessons
