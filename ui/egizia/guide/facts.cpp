// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/guide/facts.h"

#include "engine/egizia/build.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Building;
using egizia::CardKind;
using egizia::PrintedSet;
using table::Player;
using text::number;
using egizia::operator""_printed;
using egizia::operator""_rule;

namespace {

/// Whose ship comes up at which site, and whether it builds by itself or by its card only.
void setBuildTurn(const egizia::State& state, Situation& situation) {
  const auto turn = egizia::buildTurn(state);
  if (!turn) return;
  const egizia::SiteState& site = state.sites[static_cast<std::size_t>(turn->site)];
  const bool entitled = egizia::isEntitled(site, site.slots[turn->slot]);
  situation.site = turn->site;
  situation.moment = turn->site == egizia::Site::sphinx ? Moment::draw : Moment::build;
  if (!entitled) situation.moment = Moment::reserveCard;
}

} // namespace

void FactTeller::say(table::RuleId rule, const QString& text, const QStringList& facts,
                     const PrintedSet& basis, For whom) {
  m_situation.facts.push_back(
      {text::withRule(text::fill(text, facts), rule), basis, whom == For::newcomers});
}

bool FactTeller::isSaid(const Fact& fact) const {
  return std::ranges::find(m_situation.facts, fact.text, &Fact::text) != m_situation.facts.end();
}

egizia::State FactTeller::after(const egizia::Entry& entry, egizia::Effects& effects) const {
  egizia::State changed = m_state;
  egizia::apply(m_game, changed, entry, effects);
  return changed;
}

PrintedSet FactTeller::both(PrintedSet one, const PrintedSet& other) {
  egizia::addPrinted(one, other);
  return one;
}

PrintedSet FactTeller::flood(Player player) const {
  return assumedBehind(edition(), egizia::floodOf, of(player), m_state.ring);
}

PrintedSet FactTeller::quarries(Player player) const {
  return assumedBehind(edition(), egizia::quarryYield, of(player).cards);
}

PrintedSet FactTeller::tombs(int sum) const {
  return assumedBehind(edition(), egizia::tombPoints, sum, own().cards);
}

PrintedSet FactTeller::plansAt(egizia::Site site) const {
  PrintedSet basis;
  for (int i = 0; i < egizia::buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    if (egizia::siteOf(building) == site) egizia::addPrinted(basis, at(printedPlan(building)));
  }
  return basis;
}

Fact FactTeller::usable(Player player, CardKind kind, int card) const {
  const auto index = static_cast<std::size_t>(card);
  const QString named = kind == CardKind::strength
                            ? text::cardName(edition().nileCards[index].name, m_names)
                            : text::cardKind(kind, m_names);
  // Can be used nearly all the time.
  const bool isBasic = kind == CardKind::improveField;
  return {text::withRule(text::fill(tr("%1 can use a card now: %2"), {name(player), named}),
                         egizia::ruleOf(kind)),
          {},
          isBasic};
}

void FactTeller::tellPlayableCards(Player player) {
  for (const egizia::Entry& entry : m_options.entries) {
    const auto* play = std::get_if<egizia::PlayCard>(&entry);
    if (play == nullptr || (player != table::noPlayer && play->player != player)) continue;
    const Fact fact = usable(play->player, play->kind);
    if (!isSaid(fact)) m_situation.facts.push_back(fact);
  }
}

void FactTeller::tellStonesLost(Player player) {
  const int stones = of(player).stones;
  const int yield = egizia::quarryYield(edition(), of(player).cards);
  const int end = edition().stoneTrackEnd;
  const int lost = stones + yield - end;
  if (lost <= 0) return;
  say("STONE-2"_rule, tr("%1 has %2 and gets %3 more. The stone track ends at %4. Lost: %5"),
      {name(player), text::stones(stones), number(yield), number(end),
       number(std::min(lost, yield))},
      both(quarries(player), at("players.stoneTrackEnd"_printed)));
}

Situation situationOf(const egizia::Game& game, const egizia::State& state,
                      const egizia::Options& options, const text::Table& names, int named) {
  Situation situation;
  situation.moment = state.leftoverStep ? Moment::leftover : static_cast<Moment>(state.phase);
  // FEED has an order, but the whole table is fed in one go.
  if (situation.moment != Moment::feed) situation.player = egizia::onTurn(game, state);
  if (situation.moment == Moment::build) setBuildTurn(state, situation);
  const FactTeller teller(game, state, options, names, situation);
  if (situation.moment == Moment::sail) {
    tellSailing(teller);
  } else if (state.phase == egizia::Phase::build && !state.leftoverStep) {
    tellBuilding(teller);
  } else {
    tellTogether(teller, named);
  }
  return situation;
}

} // namespace nilometer::ui
