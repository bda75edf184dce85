// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/guide/facts.h"

#include "engine/egizia/fields.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/guide/phase_facts.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Phase;
using table::Player;
using egizia::operator""_rule;

namespace {

/// Whose ship comes up at which site, and whether it builds by itself or by its card only.
void setBuildTurn(const Position& position, Situation& situation) {
  const auto turn = egizia::buildTurn(position.state);
  if (!turn) return;
  const egizia::SiteState& site = position.state.sites[static_cast<std::size_t>(turn->site)];
  const bool entitled = egizia::isEntitled(site, site.slots[turn->slot]);
  situation.site = turn->site;
  situation.moment = turn->site == egizia::Site::sphinx ? Moment::draw : Moment::build;
  if (!entitled) situation.moment = Moment::reserveCard;
}

Moment momentOf(const egizia::State& state) {
  if (state.leftoverStep) return Moment::leftover;
  switch (state.phase) {
  case Phase::lay: return Moment::lay;
  case Phase::sail: return Moment::sail;
  case Phase::feed: return Moment::feed;
  case Phase::stone: return Moment::stone;
  case Phase::build: return Moment::build;
  case Phase::bonus: return Moment::bonus;
  case Phase::order: return Moment::order;
  case Phase::final: return Moment::final;
  case Phase::over: break;
  }
  return Moment::over;
}

void addLeftoverFacts(const Position& position, Facts& facts) {
  const auto& river = position.state.river;
  const auto cards = std::count_if(river.begin(), river.begin() + position.edition().cardStops,
                                   [](std::uint8_t card) { return card != egizia::riverEmpty; });
  facts.push_back({.kind = FactKind::cardsOnRiver,
                   .rule = "CARD-LEFTOVER"_rule,
                   .numbers = {{FactNumber::cards, static_cast<int>(cards)}}});
}

void addFacts(const Position& position, Situation& situation) {
  Facts& facts = situation.facts;
  switch (situation.moment) {
  case Moment::lay: addLayFacts(position, facts); break;
  case Moment::sail: addSailFacts(position, situation.player, facts); break;
  case Moment::leftover: addLeftoverFacts(position, facts); break;
  case Moment::feed: addFeedFacts(position, facts); break;
  case Moment::stone: addStoneFacts(position, facts); break;
  case Moment::draw:
  case Moment::build:
  case Moment::reserveCard: addBuildFacts(position, situation.player, situation.site, facts); break;
  case Moment::bonus: addBonusFacts(position, facts); break;
  case Moment::order: addOrderFacts(position, facts); break;
  case Moment::final: addFinalFacts(position, situation.player, facts); break;
  case Moment::over: break;
  }
}

} // namespace

int Fact::number(FactNumber of) const {
  const auto said = numbers.find(of);
  return said == numbers.end() ? 0 : said->second;
}

egizia::Effects Position::effectsOf(const egizia::Entry& entry) const {
  egizia::State changed = state;
  egizia::Effects effects;
  egizia::apply(game, changed, entry, effects);
  return effects;
}

egizia::State Position::after(const egizia::Entry& entry) const {
  egizia::State changed = state;
  egizia::Effects effects;
  egizia::apply(game, changed, entry, effects);
  return changed;
}

void addPlayableCards(const Position& position, Player player, Facts& facts) {
  for (const egizia::Entry& entry : position.options.entries) {
    const auto* play = std::get_if<egizia::PlayCard>(&entry);
    if (play == nullptr || (player != table::noPlayer && play->player != player)) continue;
    const bool known = std::any_of(facts.begin(), facts.end(), [&](const Fact& fact) {
      return fact.kind == FactKind::cardUsable && fact.player == play->player &&
             fact.thing == Fact::Thing(play->kind);
    });
    if (known) continue;
    facts.push_back({.kind = FactKind::cardUsable,
                     .rule = egizia::ruleOf(play->kind),
                     .player = play->player,
                     .thing = play->kind});
  }
}

void addStonesLost(const Position& position, Player player, Facts& facts) {
  const egizia::PlayerState& own = position.of(player);
  const int yield = egizia::quarryYield(position.edition(), own.cards);
  const int end = position.edition().stoneTrackEnd;
  const int lost = own.stones + yield - end;
  if (lost <= 0) return;
  facts.push_back({.kind = FactKind::stonesLost,
                   .rule = "STONE-2"_rule,
                   .player = player,
                   .numbers = {{FactNumber::stones, own.stones},
                               {FactNumber::yield, yield},
                               {FactNumber::end, end},
                               {FactNumber::lost, std::min(lost, yield)}}});
}

Situation situationOf(const egizia::Game& game, const egizia::State& state,
                      const egizia::Options& options) {
  const Position position{game, state, options};
  Situation situation;
  situation.moment = momentOf(state);
  // FEED has an order, but the whole table is fed in one go.
  if (situation.moment != Moment::feed) situation.player = egizia::onTurn(game, state);
  if (situation.moment == Moment::build) setBuildTurn(position, situation);
  addFacts(position, situation);
  return situation;
}

} // namespace nilometer::ui
