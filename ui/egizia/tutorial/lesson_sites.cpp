// SPDX-License-Identifier: GPL-3.0-or-later
// Building spaces and the reserve (SAIL-5, SET-8, BUILD-1, BUILD-6, BUILD-7).
#include "ui/egizia/tutorial/lesson_building.h"
#include "ui/egizia/tutorial/lessons.h"

namespace nilometer::ui::lessons {

namespace {

/// The blue crew alone builds one space of the pyramid.
Build pyramidStone(table::Player who, int cell) {
  return buildOf(who, crewBit(Crew::blue), {onPyramid(spaceBit(cell))});
}

class SitesLesson : public LessonMaker {
  Q_DECLARE_TR_FUNCTIONS(EgiziaLesson)
public:
  explicit SitesLesson(const LessonPosition::EditionPtr& edition)
      : LessonMaker(edition, QStringLiteral("sites"), tr("Building spaces and the reserve"),
                    tr("Who builds first, and what to do where every space is taken.")),
        m_start(edition, 3, lastAnna) {
    m_obelisk = m_start.siteStop(Site::obelisk);
    m_pyramid = m_start.siteStop(Site::pyramid);
    m_start.layOut().ship(firstBen, m_obelisk, 2).ship(secondCem, m_start.cardStop(0));
    spaces();
    nearest();
    askOrder();
    reserve();
    askReserve();
    build();
    end();
  }

private:
  void spaces() {
    const Edition& edition = *m_start.edition();
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
    step.fails = {shipTo(lastAnna, m_obelisk, reserveSpace), shipTo(lastAnna, m_obelisk, 2),
                  shipTo(lastAnna, m_start.siteStop(Site::sphinx), 1)};
    step.then = {shipTo(firstBen, m_pyramid, 1), shipTo(secondCem, m_pyramid, 2)};
  }

  static LessonVerdict judgeNearest(const LessonAttempt& attempt, int site) {
    const auto* ship = attempt.as<PlaceShip>();
    if (ship == nullptr) return no(tr("Anna places a ship now (SAIL-1)."));
    if (ship->stop != site) {
      return no(
          tr("That is another place. The site of the obelisk is in the green frame (SAIL-5)."));
    }
    if (ship->space == reserveSpace) {
      return no(
          tr("A building space is still free. The reserve opens only at a full site (SAIL-5)."));
    }
    if (attempt.refused()) {
      return no(tr("Ben’s ship lies there. Each space has room for one ship (SAIL-2)."));
    }
    return yes(tr("Any free building space may be chosen (SAIL-5). Anna took the "
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
    step.solve = shipTo(lastAnna, m_pyramid, reserveSpace);
    step.fails = {shipTo(lastAnna, m_pyramid, 1), shipTo(lastAnna, m_obelisk, reserveSpace),
                  shipTo(lastAnna, m_start.roundStop(RoundSpace::heliopolis))};
  }

  static LessonVerdict judgeReserve(const LessonAttempt& attempt, int site) {
    const auto* ship = attempt.as<PlaceShip>();
    if (ship == nullptr) return no(tr("Anna places a ship now (SAIL-1)."));
    if (ship->stop < site && attempt.verdict.breaks("SAIL-5"_rule)) {
      return no(tr("Anna has a ship at that site already. One per player and site (SAIL-5)."));
    }
    if (ship->stop != site) {
      return no(tr("That is another place. Pyramid and temple are in the green frame (SAIL-5)."));
    }
    if (attempt.refused()) {
      return no(tr("That space is taken. Each has room for one ship (SAIL-2)."));
    }
    return yes(tr("No building space is free, so the reserve is open (SAIL-5)."));
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
        {stopId(m_pyramid, reserveSpace)});
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
    step.fails = {DeclineBuild{lastAnna, Site::pyramid}, pyramidStone(lastAnna, top)};
  }

  /// Nobody builds at the obelisk, Ben does not at the pyramid.
  [[nodiscard]] LessonPosition builders() const {
    LessonPosition table = m_lesson.tableNow();
    table.advanceTo(1, Phase::build);
    nameTombs(table);
    table.enter(DeclineBuild{lastAnna, Site::obelisk});
    table.enter(DeclineBuild{firstBen, Site::obelisk});
    table.enter(DeclineBuild{firstBen, Site::pyramid});
    return table.enter(pyramidStone(secondCem, 0));
  }

  static LessonVerdict judgeBuild(const LessonAttempt& attempt) {
    if (attempt.as<DeclineBuild>() != nullptr) {
      return no(tr("That is allowed, but a pity: Ben’s building space is free, so "
                   "Anna may build (BUILD-7)."));
    }
    if (attempt.as<Build>() == nullptr) return no();
    if (attempt.verdict.breaks("BUILD-5"_rule)) {
      return no(tr("That takes more strength or stones than Anna has. Everything "
                   "below it has to be built as well (BUILD-5)."));
    }
    if (attempt.refused()) return no();
    return yes(tr("Ben made room, so the reserve could build. Had both others "
                  "built, her ship would have sailed in vain (BUILD-7)."));
  }

  void end() {
    m_lesson.read(tr("Remember: nearest to the Nile builds first (BUILD-1), and the reserve builds "
                     "only where somebody made room (BUILD-7). With two players each finds a "
                     "building space at every site: the reserve stays empty (SET-8)."));
  }

  LessonPosition m_start;
  int m_obelisk = 0;
  int m_pyramid = 0;
};

} // namespace

Lesson sitesLesson(const LessonPosition::EditionPtr& edition) {
  return SitesLesson(edition).made();
}

} // namespace nilometer::ui::lessons
