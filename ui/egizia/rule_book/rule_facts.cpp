// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rule_facts.h"

#include "ui/egizia/text/names.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::Edition;
using egizia::RoundSpace;
using text::number;

namespace {

QString numbers(const std::array<std::int16_t, egizia::crewCount>& values) {
  QStringList parts;
  for (const std::int16_t value : values) parts += number(value);
  return parts.join(QStringLiteral(" · "));
}

QString crewsAt(RoundSpace space, const Edition& edition) {
  const auto stop = std::ranges::find_if(edition.river, [space](const egizia::Stop& one) {
    return one.kind == egizia::StopKind::round && one.index == static_cast<std::uint8_t>(space);
  });
  return stop == edition.river.end() ? QStringLiteral("–") : text::crewSetName(stop->crews);
}

QString amountOf(egizia::CardKind kind, const Edition& edition) {
  const auto card = std::ranges::find(edition.nileCards, kind, &egizia::NileCard::kind);
  return card == edition.nileCards.end() ? QStringLiteral("–") : number(card->amount);
}

int worst(const Edition& edition) {
  return *std::ranges::max_element(edition.grainPenalties);
}

} // namespace

QString factText(Printed fact, const Edition& edition) {
  switch (fact) {
  case Printed::none: return {};
  case Printed::crewStart: return numbers(edition.crewStart);
  case Printed::crewEnd: return numbers(edition.crewTrackEnd);
  case Printed::crewsThebae: return crewsAt(RoundSpace::thebae, edition);
  case Printed::crewsSelinon: return crewsAt(RoundSpace::selinon, edition);
  case Printed::crewsBeniHasan: return crewsAt(RoundSpace::beniHasan, edition);
  case Printed::grainCard: return amountOf(egizia::CardKind::grain4, edition);
  case Printed::ships: return number(edition.shipsPerPlayer);
  case Printed::startQuarry: return number(edition.startQuarry);
  case Printed::startField: return number(edition.startFieldGrain);
  case Printed::nileCards: return number(static_cast<int>(edition.nileCards.size()));
  case Printed::sphinxCards: return number(static_cast<int>(edition.sphinxCards.size()));
  case Printed::tombTiles: return number(static_cast<int>(edition.tombTileValues.size()));
  case Printed::tombSpaces: return number(edition.plan(egizia::Building::tombs).count);
  case Printed::openTombs: return number(edition.openTombs);
  case Printed::siteSpaces: return number(edition.spacesPerSite);
  case Printed::siteSpacesFew: return number(edition.spacesPerSiteFewPlayers);
  case Printed::alyiStones: return number(edition.alyiStones);
  case Printed::stoneTrackEnd: return number(edition.stoneTrackEnd);
  case Printed::worstPenalty: return number(worst(edition));
  case Printed::bestPenalty: return number(*std::ranges::min_element(edition.grainPenalties));
  case Printed::twiceWorstPenalty: return number(2 * worst(edition));
  case Printed::drawLimit: return number(edition.sphinxDrawLimit);
  case Printed::lastStones: return number(edition.stoneMarketStones);
  case Printed::twiceLastStones: return number(2 * edition.stoneMarketStones);
  case Printed::lastPoints: return number(edition.grainMarketPoints);
  case Printed::twiceLastPoints: return number(2 * edition.grainMarketPoints);
  case Printed::saleSteps: return number(edition.stoneMarketSaleSteps);
  case Printed::stonesPerPoint: return number(edition.stonesPerSalePoint);
  }
  return {};
}

std::string_view factKey(Printed fact) {
  switch (fact) {
  case Printed::crewStart: return "players.crewStart";
  case Printed::crewEnd: return "players.crewTrackEnd";
  case Printed::ships: return "players.ships";
  case Printed::startQuarry: return "players.startQuarry";
  case Printed::startField: return "players.startField";
  case Printed::tombTiles: return "tombs.tiles";
  case Printed::tombSpaces: return "tombs.spaces";
  case Printed::openTombs: return "tombs.open";
  case Printed::siteSpaces: return "sites.spaces";
  case Printed::siteSpacesFew: return "sites.spacesFewPlayers";
  case Printed::crewsThebae: return "river.thebae";
  case Printed::crewsSelinon: return "river.selinon";
  case Printed::crewsBeniHasan: return "river.beni-hasan";
  case Printed::alyiStones: return "river.alyiStones";
  case Printed::stoneTrackEnd: return "players.stoneTrackEnd";
  case Printed::worstPenalty:
  case Printed::bestPenalty:
  case Printed::twiceWorstPenalty: return "grainMarket.penalties";
  case Printed::drawLimit: return "sphinx.drawLimit";
  case Printed::lastStones:
  case Printed::twiceLastStones: return "stoneMarket.lastStepStones";
  case Printed::lastPoints:
  case Printed::twiceLastPoints: return "grainMarket.lastStepPoints";
  case Printed::saleSteps: return "stoneMarket.saleSteps";
  case Printed::stonesPerPoint: return "stoneMarket.stonesPerPoint";
  case Printed::none:
  case Printed::nileCards:
  case Printed::sphinxCards:
  case Printed::grainCard: break;
  }
  return {};
}

} // namespace nilometer::ui
