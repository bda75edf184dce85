// SPDX-License-Identifier: GPL-3.0-or-later
// Ships only go downstream (SAIL-2, SAIL-3, SAIL-5).
#include "engine/egizia/options.h"
#include "ui/egizia/tutorial/lesson_moves.h"
#include "ui/egizia/tutorial/lessons.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <set>

namespace nilometer::ui {

using egizia::RoundSpace;
using egizia::Site;
using text::fill;
using text::number;

namespace {

/// The stops the player on turn can sail to without a card.
std::set<int> reachable(const LessonPosition& table) {
  egizia::Options options;
  egizia::listOptions(table.game(), table.state(), options);
  std::set<int> stops;
  for (const egizia::Entry& entry : options.entries) {
    if (const auto* ship = std::get_if<egizia::PlaceShip>(&entry)) stops.insert(ship->stop);
  }
  return stops;
}

class DownstreamLesson {
  Q_DECLARE_TR_FUNCTIONS(DownstreamLesson)
public:
  explicit DownstreamLesson(const LessonPosition::EditionPtr& edition) : m_start(edition, 3) {
    m_first = m_start.roundStop(RoundSpace::thebae);
    m_start.layOut().ship(anna, m_first).ship(ben, m_start.cardStop(0));
    m_start.ship(cem, m_start.siteStop(Site::sphinx), 1);
    m_lesson.id = QStringLiteral("downstream");
    m_lesson.title = tr("Ships only go downstream");
    m_lesson.summary = tr("Where the next ship may go, and what a long leap costs.");
  }

  Lesson make() {
    river();
    askReach();
    takeCard();
    countSpaces();
    goBuilding();
    end();
    return m_lesson;
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
    LessonStep& step = m_lesson.ask(tr("Every new ship goes further downstream than the ship "
                                       "before. Which of these can Anna still reach?"));
    step.hint = tr("Look for the space below Anna’s ship (SAIL-3).");
    const auto above = [](RoundSpace space) {
      const QString why = fill(tr("%1 lies above Anna’s ship. Nobody sails upstream (SAIL-3)."),
                               {text::roundSpace(space)});
      return LessonAnswer{text::roundSpace(space), LessonVerdict::no(why)};
    };
    const LessonVerdict taken = LessonVerdict::no(
        fill(tr("%1 is where Anna’s ship is. The next one must go further (SAIL-3)."),
             {text::roundSpace(RoundSpace::thebae)}));
    step.answers = {
        above(RoundSpace::edfu),
        {text::roundSpace(RoundSpace::thebae), taken},
        {text::roundSpace(RoundSpace::selinon),
         LessonVerdict::yes(tr("It lies below Anna’s ship, and it is free (SAIL-3)."))},
    };
    const auto place = [this](RoundSpace space) { return stopId(m_start.roundStop(space)); };
    step.places = {{0, place(RoundSpace::edfu)},
                   {1, place(RoundSpace::thebae)},
                   {2, place(RoundSpace::selinon)}};
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
                                 const std::vector<egizia::Stop>& river) {
    const auto* ship = attempt.as<egizia::PlaceShip>();
    if (ship == nullptr)
      return LessonVerdict::no(tr("Anna can still sail: place a ship (SAIL-1)."));
    if (attempt.refused() && ship->stop <= first) {
      return LessonVerdict::no(tr("That lies above Anna’s last ship. Look further down (SAIL-3)."));
    }
    if (attempt.refused()) return LessonVerdict::no();
    if (river[ship->stop].kind != egizia::StopKind::card) {
      return LessonVerdict::no(tr("Anna may sail there, but no Nile card lies there (SAIL-4)."));
    }
    return LessonVerdict::yes(tr("The card is Anna’s, and her ship lies on the empty space. "
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
      const auto* ship = attempt.as<egizia::PlaceShip>();
      if (ship == nullptr || attempt.refused()) return LessonVerdict::no();
      if (ship->stop != site) {
        return LessonVerdict::no(
            tr("That is another place. The pyramid is in the green frame (SAIL-5)."));
      }
      return ship->space == 1
                 ? LessonVerdict::yes(tr("Nearest to the Nile: Anna builds first there (BUILD-1)."))
                 : LessonVerdict::yes(
                       tr("Whoever is nearer to the Nile builds before Anna (BUILD-1)."));
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

  Lesson m_lesson;
  LessonPosition m_start;
  int m_first = 0;
};

} // namespace

Lesson downstreamLesson(const LessonPosition::EditionPtr& edition) {
  return DownstreamLesson(edition).make();
}

} // namespace nilometer::ui
