// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/explain/why_player.h"
#include "ui/egizia/explain/why_lines.h"

#include "ui/egizia/explain/why_numbers.h"
#include "ui/egizia/explain/why_order.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/text/words.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/projection.h"

#include <algorithm>

namespace nilometer::ui {

using table::Player;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

constexpr int lastLines = 5; ///< movements of points that are told

QString partName(PlayerPart part) {
  switch (part) {
  case PlayerPart::tile: return WhyWords::tr("Order tile");
  case PlayerPart::points: return WhyWords::tr("Points");
  case PlayerPart::ending: return WhyWords::tr("If it ended now");
  case PlayerPart::flood: return WhyWords::tr("Grain");
  case PlayerPart::crews: return WhyWords::tr("Construction crews");
  case PlayerPart::stones: return WhyWords::tr("Stones");
  case PlayerPart::ships: return WhyWords::tr("Ships");
  case PlayerPart::cards: return WhyWords::tr("Nile cards");
  case PlayerPart::tombs: return WhyWords::tr("Tombs");
  case PlayerPart::sphinx: break;
  }
  return WhyWords::tr("Sphinx cards");
}

QStringList tileAndPlace(const EgiziaSession& session, Player player) {
  QStringList lines = tileLines(session, player);
  if (session.shown().phase < egizia::Phase::final) lines += nextTileLine(session, player);
  return lines;
}

QStringList partLines(const EgiziaSession& session, Player player, PlayerPart part,
                      egizia::Ring ring) {
  switch (part) {
  case PlayerPart::tile: return tileAndPlace(session, player);
  case PlayerPart::points: return pointsLines(session, player);
  case PlayerPart::ending: return endingLines(session, player);
  case PlayerPart::flood: return floodLines(session, player, ring);
  case PlayerPart::crews: return crewLines(session, player);
  case PlayerPart::stones: return stoneLines(session, player);
  case PlayerPart::ships: return shipLines(session, player);
  case PlayerPart::cards: return cardLines(session, player);
  case PlayerPart::tombs: return tombLines(session, player);
  case PlayerPart::sphinx: break;
  }
  return sphinxLines(session, player);
}

/// The assumed printed values behind a part of a player's card.
egizia::PrintedSet basisOf(const EgiziaSession& session, Player player, PlayerPart part) {
  const egizia::Edition& edition = session.edition();
  const egizia::State& state = session.shown();
  const egizia::PlayerState& own = state.player[player];
  switch (part) {
  case PlayerPart::points: return session.basis().ofPlayer(player, session.shownEntries());
  case PlayerPart::ending: return endingBasis(session, player);
  case PlayerPart::flood: return assumedBehind(edition, egizia::floodOf, own, state.ring);
  case PlayerPart::stones: return assumedBehind(edition, egizia::quarryYield, own.cards);
  case PlayerPart::tombs: {
    const egizia::PlayerFacts facts = egizia::factsOf(session.game(), state).player[player];
    const int sum = facts.tombSum + facts.tombCard;
    return assumedBehind(edition, egizia::tombPoints, sum, own.cards);
  }
  case PlayerPart::tile:
  case PlayerPart::crews:
  case PlayerPart::ships:
  case PlayerPart::cards:
  case PlayerPart::sphinx: break;
  }
  return {};
}

} // namespace

QStringList pointsLines(const EgiziaSession& session, Player player) {
  std::vector<const table::LedgerLine*> own;
  for (const table::LedgerLine& line : session.replay().ledger.lines()) {
    if (line.entry > static_cast<int>(session.shownEntries())) break;
    if (line.player == player) own.push_back(&line);
  }
  QStringList lines = placeLines(session, player);
  if (own.empty()) {
    lines +=
        lineOf("SET-2"_rule, WhyWords::tr("No points have been moved yet; everybody starts on 0"));
    return lines;
  }
  const std::size_t first = own.size() - std::min<std::size_t>(own.size(), lastLines);
  for (std::size_t i = own.size(); i-- > first;) {
    const auto entry = session.replay().effectsOf(static_cast<std::size_t>(own[i]->entry) - 1);
    //: %1: points, %2: why, %3: the total after it
    lines += lineOf(own[i]->rule, WhyWords::tr("%1: %2, then %3"),
                    {text::signedNumber(own[i]->points),
                     text::reason(*own[i], session.wholeTable(), entry), number(own[i]->total)});
  }
  if (first > 0) {
    lines +=
        WhyWords::tr("The log tells %n earlier movement(s) too", nullptr, static_cast<int>(first));
  }
  return lines;
}

QStringList endingLines(const EgiziaSession& session, Player player) {
  const egizia::State& state = session.shown();
  if (state.player[player].scored) {
    return {lineOf("END-4"_rule, WhyWords::tr("The final scoring of this player is done"))};
  }
  // Without Sphinx cards: what everybody can see.
  const egizia::Projection now = egizia::projection(session.game(), state, player, 0);
  QStringList lines{lineOf(
      "END-2"_rule, WhyWords::tr("If the game ended now: %1 + %2 for stones + %3 for tombs = %4"),
      {number(now.points), number(now.stones), number(now.tombs), number(now.total())})};
  lines += ruleLine("END-1"_rule);
  lines += lineOf("END-3"_rule,
                  WhyWords::tr("Sphinx cards come on top; nobody sees them before the end"));
  return lines;
}

QStringList cardLines(const EgiziaSession& session, Player player) {
  const egizia::Edition& edition = session.edition();
  const egizia::CardSet own = session.shown().player[player].cards;
  const egizia::CardSet others = own & ~edition.fields & ~edition.kind(egizia::CardKind::quarry);
  QStringList lines;
  for (const int card : egizia::Bits(others)) {
    const egizia::NileCard& nile = edition.nileCards[static_cast<std::size_t>(card)];
    const table::RuleId rule = egizia::ruleOf(nile.kind);
    //: %1: name of a Nile card, %2: what it does
    lines += lineOf(rule, WhyWords::tr("%1: %2"),
                    {text::cardName(nile.name, session.wholeTable()),
                     text::ruleSummary(rule, session.game().options)});
  }
  lines += ruleLine("FEED-2"_rule);
  lines += ruleLine("STONE-1"_rule);
  return lines;
}

QStringList sphinxLines(const EgiziaSession& session, Player player) {
  const int held = session.shown().player[player].sphinxHeld;
  const QString name = text::playerName(player, session.wholeTable());
  return {lineOf("SPHINX-2"_rule, WhyWords::tr("%1 holds %n hidden Sphinx card(s)", nullptr, held),
                 {name}),
          ruleLine("SPHINX-3"_rule)};
}

WhyText playerWhy(const EgiziaSession& session, Player player, PlayerPart part,
                  std::optional<egizia::Ring> ring) {
  const egizia::Ring where = ring.value_or(session.shown().ring);
  //: %1: player, %2: what of the player's card
  const QString title = fill(WhyWords::tr("%1: %2"),
                             {text::playerName(player, session.wholeTable()), partName(part)});
  const QStringList rests =
      text::restsOnLines(basisOf(session, player, part), session.wholeTable());
  WhyText text = whyText(title, partLines(session, player, part, where) + rests);
  text.numbers = partNumbers(session, player, part, where);
  for (int i = 0; i < playerPartCount; ++i) {
    const auto other = static_cast<PlayerPart>(i);
    if (other == part) continue;
    text.topics.push_back(
        {partName(other), [&session, player, other] { return playerWhy(session, player, other); }});
  }
  return text;
}

} // namespace nilometer::ui
