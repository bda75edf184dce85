// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_facts.h"

#include "ui/words/names.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::Edition;
using egizia::RoundSpace;
using words::number;

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
  return stop == edition.river.end() ? QStringLiteral("–") : words::crewSetName(stop->crews);
}

QString amountOf(egizia::CardKind kind, const Edition& edition) {
  const auto card = std::ranges::find(edition.nileCards, kind, &egizia::NileCard::kind);
  return card == edition.nileCards.end() ? QStringLiteral("–") : number(card->amount);
}

int worst(const Edition& edition) {
  return *std::ranges::max_element(edition.grainPenalties);
}

/// What is one number in the edition.
int numberOf(Fact fact, const Edition& edition) {
  switch (fact) {
  case Fact::ships: return edition.shipsPerPlayer;
  case Fact::startQuarry: return edition.startQuarry;
  case Fact::startField: return edition.startFieldGrain;
  case Fact::nileCards: return static_cast<int>(edition.nileCards.size());
  case Fact::sphinxCards: return static_cast<int>(edition.sphinxCards.size());
  case Fact::tombTiles: return static_cast<int>(edition.tombTileValues.size());
  case Fact::tombSpaces: return edition.plan(egizia::Building::tombs).count;
  case Fact::openTombs: return edition.openTombs;
  case Fact::siteSpaces: return edition.spacesPerSite;
  case Fact::siteSpacesFew: return edition.spacesPerSiteFewPlayers;
  case Fact::alyiStones: return edition.alyiStones;
  case Fact::stoneTrackEnd: return edition.stoneTrackEnd;
  case Fact::worstPenalty: return worst(edition);
  case Fact::bestPenalty: return *std::ranges::min_element(edition.grainPenalties);
  case Fact::twiceWorstPenalty: return 2 * worst(edition);
  case Fact::drawLimit: return edition.sphinxDrawLimit;
  case Fact::lastStones: return edition.stoneMarketStones;
  case Fact::twiceLastStones: return 2 * edition.stoneMarketStones;
  case Fact::lastPoints: return edition.grainMarketPoints;
  case Fact::twiceLastPoints: return 2 * edition.grainMarketPoints;
  case Fact::saleSteps: return edition.stoneMarketSaleSteps;
  case Fact::stonesPerPoint: return edition.stonesPerSalePoint;
  default: return 0;
  }
}

} // namespace

QString factText(Fact fact, const Edition& edition) {
  switch (fact) {
  case Fact::none: return {};
  case Fact::crewStart: return numbers(edition.crewStart);
  case Fact::crewEnd: return numbers(edition.crewTrackEnd);
  case Fact::crewsThebae: return crewsAt(RoundSpace::thebae, edition);
  case Fact::crewsSelinon: return crewsAt(RoundSpace::selinon, edition);
  case Fact::crewsBeniHasan: return crewsAt(RoundSpace::beniHasan, edition);
  case Fact::grainCard: return amountOf(egizia::CardKind::grain4, edition);
  default: return number(numberOf(fact, edition));
  }
}

std::string_view factKey(Fact fact) {
  switch (fact) {
  case Fact::crewStart: return "players.crewStart";
  case Fact::crewEnd: return "players.crewTrackEnd";
  case Fact::ships: return "players.ships";
  case Fact::startQuarry: return "players.startQuarry";
  case Fact::startField: return "players.startField";
  case Fact::tombTiles: return "tombs.tiles";
  case Fact::tombSpaces: return "tombs.spaces";
  case Fact::openTombs: return "tombs.open";
  case Fact::siteSpaces: return "sites.spaces";
  case Fact::siteSpacesFew: return "sites.spacesFewPlayers";
  case Fact::crewsThebae: return "river.thebae";
  case Fact::crewsSelinon: return "river.selinon";
  case Fact::crewsBeniHasan: return "river.beni-hasan";
  case Fact::alyiStones: return "river.alyiStones";
  case Fact::stoneTrackEnd: return "players.stoneTrackEnd";
  case Fact::worstPenalty:
  case Fact::bestPenalty:
  case Fact::twiceWorstPenalty: return "grainMarket.penalties";
  case Fact::drawLimit: return "sphinx.drawLimit";
  case Fact::lastStones:
  case Fact::twiceLastStones: return "stoneMarket.lastStepStones";
  case Fact::lastPoints:
  case Fact::twiceLastPoints: return "grainMarket.lastStepPoints";
  case Fact::saleSteps: return "stoneMarket.saleSteps";
  case Fact::stonesPerPoint: return "stoneMarket.stonesPerPoint";
  default: return {};
  }
}

} // namespace nilometer::ui
