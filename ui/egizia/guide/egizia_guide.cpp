// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/guide/egizia_guide.h"

#include "engine/egizia/turn.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct GuideWords {
  Q_DECLARE_TR_FUNCTIONS(Guide)
public:
  struct Texts {
    const char* what;
    const char* may;
  };
  /// In the order of Moment.
  static constexpr auto texts = std::to_array<Texts>({
      {QT_TR_NOOP("Fresh Nile cards for this round come to the river. (LAY-1)"),
       QT_TR_NOOP("Lay them out on the table. Naming them here is optional: press a space and "
                  "choose its card. (LAY-1)")},
      {QT_TR_NOOP("Ships fetch cards, make crews stronger or wait at building sites. (SAIL-4)"),
       QT_TR_NOOP("One ship, to any space with a ring around it. It goes downstream of the last "
                  "own one. (SAIL-3)")},
      {QT_TR_NOOP("Crews eat 1 grain per strength, used or not. (FEED-1) Missing grain costs "
                  "points. (FEED-3)"),
       QT_TR_NOOP("Whoever is short may use a card that helps. Nobody has to. (FEED-4)")},
      {QT_TR_NOOP("Quarries yield the stones that pay for building. (STONE-1)"),
       QT_TR_NOOP("Nothing to decide: move the stone markers as listed. (STONE-1)")},
      {QT_TR_NOOP("Stones turn into points: what is built counts its value at once. (BUILD-8)"),
       QT_TR_NOOP(
           "One normal crew builds, the joker crew may help. (BUILD-2) Strength and stones must "
           "both be enough. (BUILD-5) Or build nothing: the ship goes home. (BUILD-6)")},
      {QT_TR_NOOP(
           "Whoever spent stones at building sites gets points. More sites give more. (BONUS-1)"),
       QT_TR_NOOP("Nothing to decide: move the score markers as listed. (BONUS-1)")},
      {QT_TR_NOOP("Whoever has the fewest points goes first in the next round. (ORDER-1)"),
       QT_TR_NOOP("Nothing to decide: hand out the order tiles as listed. (ORDER-1)")},
      {QT_TR_NOOP("One player after another counts what is left: stones, tombs, Sphinx cards. "
                  "(END-1, END-2, END-3)"),
       QT_TR_NOOP("Sell stones if the stone market allows it. (END-1) Then name the Sphinx cards "
                  "that were kept. (END-3)")},
      {QT_TR_NOOP("Most points win. On the same space the one who came first wins. (END-4)"),
       QT_TR_NOOP("The score sheet shows where all points came from: Ctrl+R.")},
      {QT_TR_NOOP("Some Nile cards were left on the river. One card lets its owner take one of "
                  "them. (CARD-LEFTOVER)"),
       QT_TR_NOOP("Press the card on the river, or take none. (CARD-LEFTOVER)")},
      {QT_TR_NOOP("Stones buy Sphinx cards. A kept card counts at the end, each other one gives a "
                  "point now. (SPHINX-2)"),
       QT_TR_NOOP("Choose a crew, how many cards to draw and how many to keep. (SPHINX-1) Or draw "
                  "nothing: the ship goes home. (BUILD-6)")},
      {QT_TR_NOOP("No building space was freed here. So the ship in reserve builds only if its "
                  "card is played. (BUILD-7)"),
       QT_TR_NOOP("Play the card and build, or let it be and keep the card. (CARD-RESERVE)")},
  });
};
static_assert(GuideWords::texts.size() == momentCount);

QString titleOf(const Situation& situation, const EgiziaSession& session) {
  const QString phase = text::phase(session.shown().phase);
  if (situation.moment == Moment::leftover) return GuideWords::tr("A card left on the river");
  if (situation.moment == Moment::reserveCard) return GuideWords::tr("A ship in reserve");
  const bool hasSite = situation.moment == Moment::draw || situation.moment == Moment::build;
  //: The phase and the building site.
  return hasSite ? text::fill(GuideWords::tr("%1: %2"), {phase, text::site(situation.site)})
                 : phase;
}

QString mayOf(const Situation& situation, const EgiziaSession& session) {
  const auto& texts = GuideWords::texts[static_cast<std::size_t>(situation.moment)];
  QStringList may;
  if (session.replacing()) {
    may += GuideWords::tr("What is entered now takes the place of the old entry.");
  }
  may += GuideWords::tr(texts.may);
  if (situation.moment == Moment::sail) {
    may += session.game().options.mayPass
               ? GuideWords::tr("Or pass: no more ships in this round. (SAIL-6)")
               : GuideWords::tr("Only whoever needs a card to go on may stop. (SAIL-9)");
  }
  if (situation.moment == Moment::build && situation.site == egizia::Site::obelisk) {
    may += GuideWords::tr("After building, one own market marker goes a step down. (MARKET-1)");
  }
  return may.join(QLatin1Char(' '));
}

} // namespace

table::Player decidingPlayer(const EgiziaSession& session) {
  // FEED has an order, but the whole table is fed in one go.
  const bool together = session.isLookingBack() || session.shown().phase == egizia::Phase::feed;
  return together ? table::noPlayer : egizia::onTurn(session.game(), session.turn());
}

Guide guideOf(const EgiziaSession& session, PromptLevel level, int named) {
  if (level == PromptLevel::silent) return {};
  const bool newcomer = level == PromptLevel::newcomer;
  const Situation situation =
      situationOf(session.game(), session.turn(), session.options(), session.table(), named);
  Guide guide;
  egizia::PrintedSet basis;
  const int most = newcomer ? mostLinesNewcomer : mostLinesKnowing;
  for (const Fact& fact : situation.facts) {
    if (guide.think.size() == most) break;
    if (!newcomer && fact.isBasic) continue;
    egizia::addPrinted(basis, fact.basis);
    guide.think += text::marked(fact.text, fact.basis);
  }
  guide.rests = text::restsOn(basis, session.table());
  if (!newcomer) return guide;
  guide.title = titleOf(situation, session);
  guide.what = GuideWords::tr(GuideWords::texts[static_cast<std::size_t>(situation.moment)].what);
  guide.may = mayOf(situation, session);
  return guide;
}

} // namespace nilometer::ui
