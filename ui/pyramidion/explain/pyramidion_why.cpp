// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/explain/pyramidion_why.h"

#include "engine/pyramidion/effects.h"
#include "engine/pyramidion/resolve.h"
#include "engine/pyramidion/turn.h"
#include "ui/pyramidion/guide/pyramidion_guide.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <bit>
#include <cstdlib>
#include <map>

namespace nilometer::pyramidion {

using text::number;
using text::resourcesText;

namespace {

struct PyramidionWhy {
  Q_DECLARE_TR_FUNCTIONS(PyramidionWhy)
};

// Indices of SpokenPyramidion::trackedNumbers().
constexpr std::array ownCounts{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
constexpr int siteNumber = 16;

/// By Site.
constexpr std::array powerRules{"POWER-GIZA"_rule,   "POWER-ABU-SIMBEL"_rule, "POWER-THEBES"_rule,
                                "POWER-LUXOR"_rule,  "POWER-ALEXANDRIA"_rule, "POWER-CAIRO"_rule,
                                "POWER-PHILAE"_rule, "POWER-KARNAK"_rule};

constexpr auto lineOf = text::SpokenPyramidion::lineOf;

/// Says what a step of resolving has come to for the players.
bool isOfResolving(const Effect& effect) {
  if (effect.rule < "RESOLVE-1"_rule || effect.rule > "MERCHANT-1"_rule) return false;
  if (effect.kind == EffectKind::stock) return effect.detail == ownSpot;
  const bool moves = effect.kind == EffectKind::piece || effect.kind == EffectKind::card;
  return effect.kind == EffectKind::note || (moves && effect.player != noPlayer);
}

/// What came of the site in this round, step by step: the sundial says of which site it was.
QStringList resolvedLines(const WhySession& session, Site site) {
  QStringList latest, lines;
  ui::eachOfRound(session, [&](const Effect& effect) {
    if (effect.kind == EffectKind::marker && markerOf(effect) == Marker::sundial) {
      if (effect.detail == code(site)) lines = effect.after > 0 ? latest : QStringList();
      latest.clear();
    }
    const QString text = text::sentence(effect, session.wholeTable());
    if (isOfResolving(effect) && !text.isEmpty()) latest += lineOf(effect.rule, text, {});
  });
  const State& now = session.shown();
  return now.active == site && !now.on(site).sundial ? latest : lines;
}

/// The sums of all who have cards lying at the active site, or had at the one that is asked for
/// again.
QStringList sumLines(const WhySession& session) {
  QStringList lines;
  const UnresolvedSite* again = askedAgain(session.shown());
  for (const Category category : allCategories) {
    const QString sums =
        totalsText(again != nullptr ? again->sums[at(category)]
                                    : totalsOf(session.game(), session.shown(), category),
                   session.wholeTable());
    if (sums.isEmpty()) continue;
    lines += lineOf("RESOLVE-2"_rule, PyramidionWhy::tr("Now in %1: %2"),
                    {text::categoryName(category), sums});
  }
  return lines;
}

/// What that player lacks of the boat, what may help, and whether it is enough.
QStringList lackLines(const WhySession& session, int place, Player player) {
  const State& state = session.shown();
  const Resources& own = state.of(player).resources;
  Resources lack = boatAt(state, player, place)->need;
  for (const Resource kind : allResources) lack.add(kind, -std::min(own[kind], lack[kind]));
  const QStringList facts{session.wholeName(player), resourcesText(lack),
                          number(own[Resource::statue]),
                          number(std::popcount(readyTroops(state, player)))};
  const bool can = wayToLoad(state, player, place).has_value();
  return {
      lineOf("LOAD-4"_rule, PyramidionWhy::tr("%1 lacks: %2"), facts),
      lineOf("LOAD-5"_rule, PyramidionWhy::tr("Own statues: %3. Troops not used yet: %4"), facts),
      lineOf("LOAD-8"_rule,
             can ? PyramidionWhy::tr("So %1 can load it")
                 : PyramidionWhy::tr("So %1 cannot load it"),
             facts)};
}

QString boatTitle(int place) {
  if (place == reservedBoat) return PyramidionWhy::tr("Reserved boat");
  return text::fill(PyramidionWhy::tr("Boat %1"), {number(place)});
}

} // namespace

ui::WhyText siteWhy(const WhySession& session, Site site) {
  const State& state = session.shown();
  const SiteState& there = state.on(site);
  ui::WhyText why = ui::whyText(text::siteName(site), {});
  const UnresolvedSite* again = askedAgain(state);
  const bool isPlayed = state.active == site && !there.sundial;
  if (again != nullptr ? again->site == site : isPlayed) why.lines += sumLines(session);
  why.lines += resolvedLines(session, site);
  why.lines += lineOf("SUPPLY-1"_rule, PyramidionWhy::tr("Lying here: %1"),
                      {resourcesText(there.resources)});
  for (const Troop troop : allTroops) {
    if (there.troop(troop) == noPlayer) continue;
    why.lines +=
        lineOf(troop == Troop::torturer ? "LOAD-5"_rule : "NEGO-1"_rule, QStringLiteral("%1: %2"),
               {text::troopName(troop), session.wholeName(there.troop(troop))});
  }
  if (const auto& minima = state.sheet[at(site)].minima) {
    why.lines += lineOf("RESOLVE-5"_rule, PyramidionWhy::tr("Minima: influence %1, negotiation %2"),
                        {number((*minima)[0]), number((*minima)[1])});
  }
  why.lines += text::SpokenPyramidion::ruledSummary(powerRules[at(site)], session.game());
  why.numbers = ui::ownNumbers(session, noPlayer, std::array{siteNumber + code(site)});
  return why;
}

ui::WhyText playerWhy(const WhySession& session, Player player) {
  const State& state = session.shown();
  ui::WhyText why = ui::whyText(session.wholeName(player), {});
  std::map<std::pair<RuleId, bool>, Resources> moved; // by whether they were given away
  ui::eachOfRound(session, [&](const Effect& effect) {
    const bool owned = effect.kind == EffectKind::stock && effect.detail == ownSpot;
    if (!owned || effect.player != player) return;
    const int by = effect.after - effect.before;
    moved[{effect.rule, by < 0}].add(resourceOf(effect), std::abs(by));
  });
  for (const auto& [by, resources] : moved) {
    why.lines +=
        lineOf(by.first,
               by.second ? PyramidionWhy::tr("%1: %2 given") : PyramidionWhy::tr("%1: %2 received"),
               {text::pyramidionRuleTitle(by.first), resourcesText(resources)});
  }
  why.lines += lineOf("END-2"_rule, PyramidionWhy::tr("Torturer troops on sites: %1"),
                      {number(state.troopsOnSites(player, Troop::torturer))});
  for (int place = 0; place <= static_cast<int>(state.row.size()); ++place) {
    if (boatAt(state, player, place) == nullptr) continue;
    why.topics.push_back(
        {boatTitle(place), [&session, place, player] { return boatWhy(session, place, player); }});
  }
  why.numbers = ui::ownNumbers(session, player, ownCounts);
  return why;
}

ui::WhyText boatWhy(const WhySession& session, int place, Player player) {
  const State& state = session.shown();
  const Player loader = place == reservedBoat ? state.reservedBy : player;
  const Boat* boat = boatAt(state, loader, place);
  const RuleId rule = place == reservedBoat ? "POWER-KARNAK"_rule : "BOAT-1"_rule;
  ui::WhyText why = ui::rulesWhy<Rules>(session.game(), boatTitle(place), {rule});
  if (boat == nullptr) return why;
  why.lines += lineOf("BOAT-4"_rule, PyramidionWhy::tr("Needed: %1"),
                      {boat->waits ? QStringLiteral("?") : resourcesText(boat->need)});
  if (boat->waits) return why;
  if (loader != noPlayer && loader == player) why.lines += lackLines(session, place, player);
  for (Player other = 0; player == noPlayer && other < session.players(); ++other) {
    if (boatAt(state, other, place) == nullptr) continue;
    why.topics.push_back({session.wholeName(other),
                          [&session, place, other] { return boatWhy(session, place, other); }});
  }
  return why;
}

ui::WhyText orderWhy(const WhySession& session) {
  const State& state = session.shown();
  QStringList names;
  for (int place = 0; place < session.players(); ++place) {
    names += session.wholeName(state.order[at(place)]);
  }
  ui::WhyText why = ui::rulesWhy<Rules>(
      session.game(), text::pyramidionRuleTitle("ORDER-1"_rule),
      {session.players() == 2 ? "TWO-5"_rule : "ORDER-1"_rule, "ORDER-2"_rule, "LOAD-1"_rule});
  why.lines.push_front(
      lineOf("SET-9"_rule, PyramidionWhy::tr("Order now: %1"), {text::listOf(names)}));
  return why;
}

} // namespace nilometer::pyramidion
