// SPDX-License-Identifier: GPL-3.0-or-later
// Building spaces and the reserve (SAIL-5, SET-8, BUILD-1, BUILD-6, BUILD-7).
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lesson_moves.h"
#include "ui/egizia/tutorial/lessons.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

using egizia::Building;
using egizia::operator""_rule;
using egizia::Site;
using text::fill;
using text::number;

namespace {

/// The blue crew alone builds one space of the pyramid.
egizia::Build pyramidStone(table::Player who, int cell) {
  return buildOf(who, egizia::crewBit(egizia::Crew::blue), {onPyramid(egizia::spaceBit(cell))});
}

class SitesLesson {
  Q_DECLARE_TR_FUNCTIONS(SitesLesson)
public:
  explicit SitesLesson(const LessonPosition::EditionPtr& edition) : m_start(edition, 3, lastAnna) {
    m_obelisk = m_start.siteStop(Site::obelisk);
    m_pyramid = m_start.siteStop(Site::pyramid);
    m_start.layOut().ship(firstBen, m_obelisk, 2).ship(secondCem, m_start.cardStop(0));
    m_lesson.id = QStringLiteral("sites");
    m_lesson.title = tr("Building spaces and the reserve");
    m_lesson.summary = tr("Who builds first, and what to do where every space is taken.");
  }

  Lesson make() {
    spaces();
    nearest();
    askOrder();
    reserve();
    askReserve();
    build();
    end();
    return m_lesson;
  }

private:
  void spaces() {
    const egizia::Edition& edition = *m_start.edition();
    m_lesson.begin(
        m_start, {stopId(m_start.siteStop(Site::sphinx)), stopId(m_obelisk), stopId(m_pyramid)},
        fill(tr("To build, a player needs a ship at a building site, and room is scarce. With two "
                "or three players each site has %1 building spaces, with four it has %2 (SET-8)."),
             {number(edition.spacesPerSiteFewPlayers), number(edition.spacesPerSite)}));
  }

  void nearest() {
    LessonStep& step = m_lesson.act(
        tr("Ben has just sent a ship to the site of obelisk and tombs. Anna wants to build there, "
           "too, and before him. Press the right place in the green frame."));
    step.spots = {stopId(m_obelisk)};
    step.hint = tr("Building space 1 is the one nearest to the Nile. It builds first (BUILD-1).");
    step.check = [site = m_obelisk](const LessonAttempt& attempt) {
      return judgeNearest(attempt, site);
    };
    step.solve = shipTo(lastAnna, m_obelisk, 1);
    step.fails = {shipTo(lastAnna, m_obelisk, egizia::reserveSpace), shipTo(lastAnna, m_obelisk, 2),
                  shipTo(lastAnna, m_start.siteStop(Site::sphinx), 1)};
    step.then = {shipTo(firstBen, m_pyramid, 1), shipTo(secondCem, m_pyramid, 2)};
  }

  static LessonVerdict judgeNearest(const LessonAttempt& attempt, int site) {
    const auto* ship = attempt.as<egizia::PlaceShip>();
    if (ship == nullptr) return LessonVerdict::no(tr("Anna places a ship now (SAIL-1)."));
    if (ship->stop != site) {
      return LessonVerdict::no(
          tr("That is another place. The site of the obelisk is in the green frame (SAIL-5)."));
    }
    if (ship->space == egizia::reserveSpace) {
      return LessonVerdict::no(
          tr("A building space is still free. The reserve opens only at a full site (SAIL-5)."));
    }
    if (attempt.refused()) {
      return LessonVerdict::no(
          tr("Ben’s ship lies there. Each space has room for one ship (SAIL-2)."));
    }
    return LessonVerdict::yes(tr("Any free building space may be chosen (SAIL-5). Anna took the "
                                 "one that is nearer to the Nile than Ben’s (BUILD-1)."));
  }

  void askOrder() {
    m_lesson.ask(
        tr("Ben’s ship was there first, Anna’s ship is nearer to the Nile. Ben also has the lower "
           "order tile. Who builds first at this site?"),
        tr("Look at the distance from the river to each ship (BUILD-1)."), 1,
        {{tr("Ben first"),
          tr("Neither coming first nor the order tile counts here. Only the distance to the Nile "
             "does (BUILD-1)."),
          LessonPlayer{firstBen}},
         {tr("Anna first"),
          tr("At each site the ship nearest to the Nile builds first, then the next space "
             "(BUILD-1)."),
          LessonPlayer{lastAnna}},
         {tr("they agree on it"), tr("The place of the ship decides: there is no need to talk "
                                     "about it. Nearest to the Nile goes first (BUILD-1).")}},
        {stopId(m_obelisk)});
  }

  void reserve() {
    LessonStep& step = m_lesson.act(
        tr("Ben and Cem have taken both building spaces of pyramid and temple. Anna would like to "
           "build there, all the same. Where can she still go at this site?"));
    step.spots = {stopId(m_pyramid)};
    step.hint = tr("Beside a full site there is the reserve. Press it (SAIL-5).");
    step.check = [site = m_pyramid](const LessonAttempt& attempt) {
      return judgeReserve(attempt, site);
    };
    step.solve = shipTo(lastAnna, m_pyramid, egizia::reserveSpace);
    step.fails = {shipTo(lastAnna, m_pyramid, 1), shipTo(lastAnna, m_obelisk, egizia::reserveSpace),
                  shipTo(lastAnna, m_start.roundStop(egizia::RoundSpace::heliopolis))};
  }

  static LessonVerdict judgeReserve(const LessonAttempt& attempt, int site) {
    const auto* ship = attempt.as<egizia::PlaceShip>();
    if (ship == nullptr) return LessonVerdict::no(tr("Anna places a ship now (SAIL-1)."));
    if (ship->stop < site && attempt.verdict.breaks("SAIL-5"_rule)) {
      return LessonVerdict::no(
          tr("Anna has a ship at that site already. One per player and site (SAIL-5)."));
    }
    if (ship->stop != site) {
      return LessonVerdict::no(
          tr("That is another place. Pyramid and temple are in the green frame (SAIL-5)."));
    }
    if (attempt.refused()) {
      return LessonVerdict::no(tr("That space is taken. Each has room for one ship (SAIL-2)."));
    }
    return LessonVerdict::yes(tr("No building space is free, so the reserve is open (SAIL-5)."));
  }

  void askReserve() {
    m_lesson.ask(
        tr("A ship in reserve has no building space. It can only hope. When will Anna’s ship build "
           "at this site?"),
        tr("Somebody has to make room first (BUILD-7)."), 1,
        {{tr("always, but last"),
          tr("Last is right. But if both others build, nothing is left for her (BUILD-7).")},
         {tr("if one of them does not build"),
          tr("Whoever cannot build, or does not want to, frees the building space. Then the "
             "reserve builds, after all others (BUILD-7).")},
         {tr("never"), tr("It may: somebody may lack stones or a crew, or decline. That frees a "
                          "building space (BUILD-6, BUILD-7).")}},
        {stopId(m_pyramid, egizia::reserveSpace)});
  }

  void build() {
    const LessonPosition table = builders();
    LessonStep& step = m_lesson.act(
        tr("Now they build. At the pyramid Ben has declined: his ship is gone. Cem has built. Let "
           "Anna build one space of the pyramid or the temple, then press Enter."));
    step.position = table;
    step.spots = {Building::pyramid, Building::temple};
    step.hint = tr("Next to Cem’s stone a space is free in the bottom row (PYR-1). Press it, then "
                   "the button below the board.");
    step.check = judgeBuild;
    step.solve = pyramidStone(lastAnna, 1);
    // The top of the pyramid rests on nothing yet.
    const int top = table.edition()->plan(Building::pyramid).count - 1;
    step.fails = {egizia::DeclineBuild{lastAnna, Site::pyramid}, pyramidStone(lastAnna, top)};
  }

  /// Nobody builds at the obelisk, Ben does not at the pyramid.
  [[nodiscard]] LessonPosition builders() const {
    LessonPosition table = m_lesson.tableNow();
    table.advanceTo(1, egizia::Phase::build);
    nameTombs(table);
    table.enter(egizia::DeclineBuild{lastAnna, Site::obelisk});
    table.enter(egizia::DeclineBuild{firstBen, Site::obelisk});
    table.enter(egizia::DeclineBuild{firstBen, Site::pyramid});
    return table.enter(pyramidStone(secondCem, 0));
  }

  static LessonVerdict judgeBuild(const LessonAttempt& attempt) {
    if (attempt.as<egizia::DeclineBuild>() != nullptr) {
      return LessonVerdict::no(tr("That is allowed, but a pity: Ben’s building space is free, so "
                                  "Anna may build (BUILD-7)."));
    }
    if (attempt.as<egizia::Build>() == nullptr) return LessonVerdict::no();
    if (attempt.verdict.breaks("BUILD-5"_rule)) {
      return LessonVerdict::no(tr("That takes more strength or stones than Anna has. Everything "
                                  "below it has to be built as well (BUILD-5)."));
    }
    if (attempt.refused()) return LessonVerdict::no();
    return LessonVerdict::yes(tr("Ben made room, so the reserve could build. Had both others "
                                 "built, her ship would have sailed in vain (BUILD-7)."));
  }

  void end() {
    m_lesson.read(tr("Remember: nearest to the Nile builds first (BUILD-1), and the reserve builds "
                     "only where somebody made room (BUILD-7). With two players each finds a "
                     "building space at every site: the reserve stays empty (SET-8)."));
  }

  Lesson m_lesson;
  LessonPosition m_start;
  int m_obelisk = 0;
  int m_pyramid = 0;
};

} // namespace

Lesson sitesLesson(const LessonPosition::EditionPtr& edition) {
  return SitesLesson(edition).make();
}

} // namespace nilometer::ui
