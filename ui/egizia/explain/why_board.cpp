// SPDX-License-Identifier: GPL-3.0-or-later
// Why a place of the board can be chosen or not, and what it is for.
#include "ui/egizia/explain/why_answers.h"

#include "ui/table/explain/why_of.h"

#include "engine/egizia/build.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/printed.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace nilometer::ui {

using egizia::Building;
using egizia::Phase;
using egizia::TrackedNumber;
using egizia::operator""_rule;
using text::fill;
using text::number;

namespace {

QString heading(const QString& name) {
  return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

/// Numbers of the whole table behind those.
Numbers with(Numbers numbers, const EgiziaSession& session, TrackedNumber what) {
  for (WhyNumber& number : ownNumbers(session, table::noPlayer, std::array{what})) {
    numbers.push_back(std::move(number));
  }
  return numbers;
}

QStringList refusals(const DraftOffer& offer, const text::Table& table) {
  QStringList lines;
  for (const egizia::Finding& finding : offer.verdict.findings()) {
    lines += text::sentence(finding, table);
  }
  return lines;
}

/// Why a place of that phase means nothing to the entry now, or that it can be chosen.
QString standing(const WhyGround& ground, const DraftOffer& offer, Phase belongs,
                 table::RuleId rule) {
  const egizia::State& state = ground.session.shown();
  if (offer.chosen) return lineOf(rule, WhyWords::tr("It is part of the entry being made"));
  if (offer.open) return lineOf(rule, WhyWords::tr("It can be chosen now"));
  if (ground.session.isLookingBack()) {
    return WhyWords::tr("This is the table as it was. Go back to now to choose something.");
  }
  if (state.phase != belongs) {
    //: %1: the phase a place belongs to, %2: the phase now
    return lineOf(rule, WhyWords::tr("It is chosen in the phase “%1”. Now the phase is “%2”"),
                  {text::phase(belongs), text::phase(state.phase)});
  }
  if (ground.draft.begun()) {
    return WhyWords::tr("It is no part of the entry being made. Esc takes the last choice back.");
  }
  return lineOf(rule, WhyWords::tr("At this moment nobody can choose it"));
}

QStringList shipsAt(const WhyGround& ground, int stop) {
  const egizia::State& state = ground.session.shown();
  QStringList names;
  if (state.phase != Phase::sail) return names;
  for (table::Player player = 0; player < state.players; ++player) {
    const egizia::PlayerState& own = state.player[player];
    for (std::size_t i = 0; i < own.shipsPlaced && i < own.ships.size(); ++i) {
      if (own.ships[i].stop == stop) names += text::playerName(player, ground.session.wholeTable());
    }
  }
  return names;
}

/// The card on a Nile card space, riverEmpty or riverUnnamed: what is being laid out there, not
/// what was left of the round before (LAY-1).
std::uint8_t lyingAt(const EgiziaSession& session, const egizia::Stop& stop, const Offer& offer) {
  if (session.shown().phase != Phase::lay) return session.shown().river[stop.index];
  const auto& cards = session.edition().nileCards;
  const auto named = std::ranges::find(cards, offer.card, &egizia::NileCard::name);
  if (offer.card == egizia::unnamed || named == cards.end()) return egizia::riverUnnamed;
  return static_cast<std::uint8_t>(named - cards.begin());
}

/// What a ship does there.
QStringList purpose(const EgiziaSession& session, const egizia::Stop& stop, std::uint8_t space,
                    const Offer& offer) {
  switch (stop.kind) {
  case egizia::StopKind::round:
    return {ruleLine(egizia::ruleOf(static_cast<egizia::RoundSpace>(stop.index)))};
  case egizia::StopKind::site:
    return {space == egizia::reserveSpace ? ruleLine("BUILD-7"_rule) : ruleLine("BUILD-1"_rule)};
  case egizia::StopKind::card: break;
  }
  const std::uint8_t lying = lyingAt(session, stop, offer);
  if (lying == egizia::riverEmpty) {
    return {lineOf("SAIL-4"_rule, WhyWords::tr("No Nile card lies here, so no ship can go here"))};
  }
  if (lying == egizia::riverUnnamed) {
    return {lineOf("SAIL-4"_rule,
                   WhyWords::tr("A ship here takes the Nile card that lies on the space"))};
  }
  const table::RuleId rule = egizia::ruleOf(session.edition().nileCards[lying].kind);
  return {lineOf(rule, text::ruleSummary(rule, session.game().options))};
}

table::Player ownerOf(const egizia::State& state, Building building, int cell) {
  for (table::Player player = 0; player < state.players; ++player) {
    if ((state.own(building, player) & egizia::spaceBit(cell)) != 0) return player;
  }
  return table::noPlayer;
}

/// What has to be built below a free space, or that nothing has.
QString below(const EgiziaSession& session, Building building, int cell) {
  const egizia::SpaceSet needs =
      session.edition().plan(building).needs[static_cast<std::size_t>(cell)];
  const egizia::SpaceSet missing = needs & ~session.shown().built(building);
  const table::RuleId rule = egizia::orderRule(building);
  if (missing == 0) return lineOf(rule, WhyWords::tr("Nothing has to be built before it"));
  const QString first = text::listOf(text::cells(building, missing, session.wholeTable()));
  return lineOf(rule, WhyWords::tr("Something has to be built before it: %1"), {first});
}

/// What the space costs and gives; a tomb tile nobody has named has no number yet.
QStringList price(const EgiziaSession& session, Building building, int cell) {
  const int value = building == Building::tombs
                        ? session.shown().tombValues[static_cast<std::size_t>(cell)]
                        : session.edition().plan(building).values[static_cast<std::size_t>(cell)];
  if (value == 0) {
    return {
        lineOf("TOMB-1"_rule, WhyWords::tr("The value of its tomb tile has not been named yet"))};
  }
  return {lineOf("BUILD-5"_rule,
                 WhyWords::tr("It takes %n stone(s) and as much strength", nullptr, value)),
          lineOf("BUILD-8"_rule, WhyWords::tr("It gives %n point(s) at once", nullptr, value))};
}

/// The row of the pyramid, from 0.
int rowOf(const EgiziaSession& session, int cell) {
  const auto& parts = session.edition().plan(Building::pyramid).parts;
  const auto row = std::find_if(parts.begin(), parts.end(), [cell](const auto& part) {
    return (part.spaces() & egizia::spaceBit(cell)) != 0;
  });
  return static_cast<int>(row - parts.begin());
}

/// Who would get the bonus of that space's row if it were complete, and how much (PYR-2, PYR-3).
QString rowBonus(const EgiziaSession& session, int cell) {
  const egizia::State& state = session.shown();
  const int row = rowOf(session, cell);
  const egizia::SpaceSet spaces =
      session.edition().plan(Building::pyramid).parts[static_cast<std::size_t>(row)].spaces();
  const table::Player leader = egizia::rowWinner(state, spaces);
  const QString number = text::number(row + 1);
  const bool full = (state.built(Building::pyramid) & spaces) == spaces;
  if (leader == table::noPlayer || full) return ruleLine("PYR-2"_rule);
  const int bonus = std::popcount(state.own(Building::pyramid, leader) & spaces);
  const QString text = WhyWords::tr("Row %1 is not complete. %2 leads in it: with the stones there "
                                    "now the bonus would be %n point(s)",
                                    nullptr, bonus);
  return lineOf("PYR-2"_rule, text, {number, text::playerName(leader, session.wholeTable())});
}

/// What of the space and its row nobody has compared yet, and how to confirm it.
QStringList printedLines(const EgiziaSession& session, Building building, int cell) {
  const egizia::Edition& edition = session.edition();
  egizia::PrintedSet behind = assumedAt(edition, printedSpace(edition, building, cell));
  if (building == Building::pyramid) {
    const auto row = static_cast<std::size_t>(rowOf(session, cell));
    egizia::addPrinted(behind, assumedAt(edition, printedRow(building, row)));
  }
  return text::restsOnLines(behind, session.wholeTable());
}

WhyText cellLines(const WhyGround& ground, Building building, int cell) {
  const EgiziaSession& session = ground.session;
  const QString title = heading(text::cell(building, cell, session.wholeTable()));
  const table::Player owner = ownerOf(session.shown(), building, cell);
  if (owner != table::noPlayer) {
    const QString name = text::playerName(owner, session.wholeTable());
    QStringList lines{lineOf("BUILD-5"_rule,
                             WhyWords::tr("A stone of %1 lies here. Every space takes one stone"),
                             {name})};
    if (building == Building::pyramid) lines += rowBonus(session, cell);
    if (building == Building::tombs) lines += ruleLine("TOMB-2"_rule);
    return whyText(title, lines + printedLines(session, building, cell));
  }
  const Offer& offer = offerAt(ground.draft.offers(), cellId(building, cell));
  QStringList lines = refusals(offer, session.wholeTable());
  if (offer.verdict.legal()) lines += standing(ground, offer, Phase::build, "BUILD-1"_rule);
  if (building == Building::tombs && cell >= session.shown().openedTombs) {
    return whyText(title,
                   lines + QStringList{lineOf(
                               "TOMB-1"_rule,
                               WhyWords::tr("Its tomb tile is still face down. One more is turned "
                                            "up for each tile that is taken"))});
  }
  lines += below(session, building, cell);
  lines += price(session, building, cell);
  if (offer.value > 0 && offer.adds > 1) {
    lines += lineOf("BUILD-5"_rule, WhyWords::tr("With all that comes first it takes %n stone(s)",
                                                 nullptr, offer.value));
  }
  if (building == Building::pyramid) lines += rowBonus(session, cell);
  if (egizia::siteOf(building) == egizia::Site::obelisk) lines += ruleLine("MARKET-1"_rule);
  return whyText(title, lines + printedLines(session, building, cell));
}

} // namespace

WhyText stopWhy(const WhyGround& ground, int stop, std::uint8_t space) {
  const egizia::Stop& at = ground.session.edition().river[static_cast<std::size_t>(stop)];
  const Offer& offer = offerAt(ground.draft.offers(), stopId(stop, space));
  QString title = text::stop(stop, ground.session.wholeTable());
  if (at.kind == egizia::StopKind::site) {
    title = space == egizia::reserveSpace
                ? fill(WhyWords::tr("%1, reserve"), {title})
                : fill(WhyWords::tr("%1, building space %2"), {title, number(space)});
  }
  QStringList lines = refusals(offer, ground.session.wholeTable());
  if (offer.verdict.legal()) {
    const bool naming = ground.session.shown().phase == Phase::lay;
    const table::RuleId rule = naming ? "LAY-1"_rule : "SAIL-1"_rule;
    const bool card = at.kind == egizia::StopKind::card;
    lines += standing(ground, offer, naming && card ? Phase::lay : Phase::sail, rule);
  }
  const QStringList ships = shipsAt(ground, stop);
  if (!ships.isEmpty()) {
    lines += lineOf("SAIL-2"_rule, WhyWords::tr("Ships here: %1"), {text::listOf(ships)});
  }
  return whyText(heading(title), lines + purpose(ground.session, at, space, offer));
}

WhyText cellWhy(const WhyGround& ground, Building building, int cell) {
  WhyText text = cellLines(ground, building, cell);
  const EgiziaSession& session = ground.session;
  const table::Player owner = ownerOf(session.shown(), building, cell);
  const TrackedNumber stones = trackedNumberOf(TrackedNumber::ownObelisk, building);
  text.numbers = with(owner == table::noPlayer ? everybodys(session, stones)
                                               : Numbers{numberOf(session, stones, owner)},
                      session, trackedNumberOf(TrackedNumber::builtObelisk, building));
  if (building == Building::tombs) {
    text.numbers = with(std::move(text.numbers), session, TrackedNumber::openedTombs);
  }
  return text;
}

WhyText ringWhy(const WhyGround& ground, egizia::Ring ring) {
  const auto position = static_cast<std::size_t>(ring);
  const DraftOffer offer = ground.draft.offer(ringId(ring));
  QStringList lines = refusals(offer, ground.session.wholeTable());
  if (offer.open) {
    lines += lineOf("ROUND-PASSALON"_rule,
                    WhyWords::tr("The entry being made can move the water ring here"));
  }
  QStringList colours;
  for (std::size_t i = 0; i <= position; ++i) {
    colours += text::fieldColour(static_cast<egizia::FieldColour>(i));
  }
  const bool here = ground.session.shown().ring == ring;
  lines += lineOf(
      "FEED-2"_rule,
      here ? WhyWords::tr("The water ring lies here. It waters fields of these colours: %1")
           : WhyWords::tr("From here the water ring would water fields of these colours: %1"),
      {text::listOf(colours)});
  if (!offer.open) lines += ruleLine("ROUND-PASSALON"_rule);
  WhyText text = whyText(fill(WhyWords::tr("Water ring, %1"), {text::ring(ring)}), lines);
  text.numbers = with({}, ground.session, TrackedNumber::ring);
  return text;
}

WhyText marketWhy(const EgiziaSession& session, egizia::Market market, int step) {
  const egizia::Edition& edition = session.edition();
  const bool last = step == edition.steps(market) - 1;
  QStringList lines;
  if (market == egizia::Market::grain) {
    const int penalty = edition.grainPenalties[static_cast<std::size_t>(step)];
    lines += lineOf("FEED-3"_rule,
                    WhyWords::tr("Whoever stands here loses %n point(s) for each missing grain",
                                 nullptr, penalty));
    if (last) {
      lines += lineOf("MARKET-3"_rule,
                      WhyWords::tr("A step to here, or one beyond it, gives %n point(s)", nullptr,
                                   edition.grainMarketPoints));
    }
  } else if (last) {
    lines +=
        lineOf("MARKET-2"_rule, WhyWords::tr("A step to here, or one beyond it, gives %n stone(s)",
                                             nullptr, edition.stoneMarketStones));
  }
  const int firstSale = egizia::firstSaleStep(edition);
  if (market == egizia::Market::stone && step >= firstSale) {
    lines += lineOf(
        "MARKET-4"_rule,
        WhyWords::tr("Whoever stands here may sell stones at the end: %n stone(s) for 1 point",
                     nullptr, edition.stonesPerSalePoint));
  } else if (market == egizia::Market::stone) {
    lines += lineOf("MARKET-4"_rule, WhyWords::tr("Stones are sold at the end from step %1 on"),
                    {number(firstSale + 1)});
  }
  lines += ruleLine("MARKET-1"_rule);
  lines += text::restsOnLines(assumedAt(edition, printedStep(edition, market, step)),
                              session.wholeTable());
  WhyText text = whyText(
      heading(fill(WhyWords::tr("%1, step %2"), {text::market(market), number(step + 1)})), lines);
  const TrackedNumber steps = trackedNumberOf(TrackedNumber::stoneMarket, market);
  for (table::Player player = 0; player < session.players(); ++player) {
    const auto& at = session.shown().player[player].marketStep;
    if (at[static_cast<std::size_t>(market)] != step) continue;
    text.numbers.push_back(numberOf(session, steps, player));
  }
  if (text.numbers.empty()) text.numbers = everybodys(session, steps);
  return text;
}

WhyText sphinxWhy(const EgiziaSession& session) {
  const int deck = session.shown().sphinxDeck;
  WhyText text =
      whyText(heading(text::site(egizia::Site::sphinx)),
              {lineOf("SPHINX-1"_rule,
                      WhyWords::tr("The deck still holds %n Sphinx card(s)", nullptr, deck)),
               ruleLine("SPHINX-2"_rule), ruleLine("SPHINX-3"_rule)});
  text.numbers = with({}, session, TrackedNumber::sphinxDeck);
  for (WhyNumber& held : everybodys(session, TrackedNumber::sphinxHeld)) {
    text.numbers.push_back(std::move(held));
  }
  return text;
}

} // namespace nilometer::ui
