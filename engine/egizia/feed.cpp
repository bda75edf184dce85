// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/feed.h"

#include "engine/egizia/fields.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

constexpr FeedHelp noHelp{};

/// The player as he stands once the improvements are assigned; unknown fields are passed over.
PlayerState improved(const Edition& edition, PlayerState own, const FeedHelp& help) {
  for (std::size_t i = 0; i < help.improveCount; ++i) {
    const std::optional<int> field = findField(edition, own, help.improve[i]);
    if (!field) continue;
    CardSet& level =
        (own.improvedOnce & cardBit(*field)) != 0 ? own.improvedTwice : own.improvedOnce;
    level |= cardBit(*field);
  }
  return own;
}

int grain4Amount(const Edition& edition, const PlayerState& own) {
  const int card = heldCard(edition, own, CardKind::grain4);
  return card < 0 ? 0 : edition.nileCards[static_cast<std::size_t>(card)].amount;
}

void judgeImprovements(const Game& game, const State& state, Player player, const FeedHelp& help,
                       Verdict& verdict) {
  if (help.improveCount == 0) return;
  const Edition& edition = *game.edition;
  const About about{.thing = code(CardKind::improveField)};
  const CardSet held = state.player[player].cards & edition.kind(CardKind::improveField);
  const RuleId rule = "CARD-IMPROVE-FIELD"_rule;
  if (std::popcount(held) < help.improveCount) {
    verdict.add(finding(rule, Fault::cardNotOwned, player, about));
  }
  if (game.options.improveTiming == ImproveTiming::ownTurn) {
    verdict.add(finding(rule, Fault::cardNotNow, player, about));
  }
  FeedHelp before = help;
  for (before.improveCount = 0; before.improveCount < help.improveCount; ++before.improveCount) {
    judgeImprovement(game, improved(edition, state.player[player], before), player,
                     help.improve[before.improveCount], verdict);
  }
}

void judgeHelp(const Game& game, const State& state, Player player, const FeedHelp& help,
               Verdict& verdict) {
  const Edition& edition = *game.edition;
  const PlayerState& own = state.player[player];
  judgeImprovements(game, state, player, help, verdict);
  if (help.grain4 && !holds(edition, own, CardKind::grain4)) {
    verdict.add(finding("CARD-GRAIN4"_rule, Fault::cardNotOwned, player,
                        {.thing = code(CardKind::grain4)}));
  }
  if (help.stones == 0) return;
  const RuleId rule = "CARD-STONES-AS-GRAIN"_rule;
  if (!holds(edition, own, CardKind::stonesAsGrain)) {
    verdict.add(
        finding(rule, Fault::cardNotOwned, player, {.thing = code(CardKind::stonesAsGrain)}));
  }
  if (help.stones > own.stones) {
    verdict.add(
        finding(rule, Fault::notEnoughStones, player, {.needed = help.stones, .had = own.stones}));
  }
  const int missing = missingBeforeStones(game, state, player, help);
  if (help.stones > missing) {
    verdict.add(finding("TIME-5"_rule, Fault::moreThanMissing, player,
                        {.needed = missing, .had = help.stones}));
  }
}

void feed(Changes& changes, Player player, const FeedHelp& help) {
  const Edition& edition = changes.edition();
  PlayerState& own = changes.of(player);
  for (std::size_t i = 0; i < help.improveCount; ++i) {
    improveField(changes, player, help.improve[i]);
  }
  Basis basis;
  const int perGrain = penaltyPerGrain(edition, own, basis);
  int grain = grainNow(changes.game(), changes.state(), player, basis);
  if (help.grain4) { // "FEED-4"_rule
    grain += grain4Amount(edition, own);
    changes.playCard(player, CardKind::grain4);
  }
  if (help.stones > 0) {
    grain += help.stones;
    changes.useCard(player, CardKind::stonesAsGrain);
    changes.spendStones(player, help.stones, "CARD-STONES-AS-GRAIN"_rule);
  }
  own.fed = true;
  const int strength = own.strength();
  const int missing = std::max(strength - grain, 0);
  if (missing == 0) {
    changes.note(player, Note::fed, "FEED-1"_rule, table::nothing, strength, grain);
  } else {
    const auto step = static_cast<std::uint8_t>(penaltyStep(edition, own));
    changes.note(player, Note::hungry, "FEED-3"_rule, step, strength, grain, basis);
    changes.points(player, -missing * perGrain, "FEED-3"_rule, table::nothing, basis);
  }
}

} // namespace

Player nextToFeed(const State& state) {
  for (std::size_t i = 0; i < state.players; ++i) {
    const Player player = state.phaseOrder[i];
    if (!state.player[player].fed) return player;
  }
  return noPlayer;
}

int grainNow(const Game& game, const State& state, Player player, Reading read) {
  return wateredGrain(*game.edition, state.player[player], state.ring, read);
}

int missingBeforeStones(const Game& game, const State& state, Player player, const FeedHelp& help) {
  const Edition& edition = *game.edition;
  const PlayerState own = improved(edition, state.player[player], help);
  int grain = wateredGrain(edition, own, state.ring);
  if (help.grain4) grain += grain4Amount(edition, own);
  return std::max(own.strength() - grain, 0);
}

std::size_t penaltyStep(const Edition& edition, const PlayerState& own) {
  const auto step =
      static_cast<std::size_t>(own.marketStep[static_cast<std::size_t>(Market::grain)]);
  return std::min(step, edition.grainPenalties.size() - 1);
}

int penaltyPerGrain(const Edition& edition, const PlayerState& own, Reading read) {
  const std::size_t step = penaltyStep(edition, own);
  return read(edition.grainPenalties[step], "grainMarket.penalties[#]"_printed.at(step));
}

Flood floodOf(const Edition& edition, const PlayerState& own, Ring ring, Reading read) {
  const int perGrain = penaltyPerGrain(edition, own, read);
  Flood flood{.grain = wateredGrain(edition, own, ring, read)};
  flood.missing = std::max(own.strength() - flood.grain, 0);
  flood.points = flood.missing * perGrain;
  return flood;
}

void judgeImprovement(const Game& game, const PlayerState& own, Player player, const FieldRef& ref,
                      Verdict& verdict) {
  const RuleId rule = "CARD-IMPROVE-FIELD"_rule;
  const About about{.thing = ref.name.value_or(table::nothing)};
  const std::optional<int> field = findField(*game.edition, own, ref);
  if (!field) {
    verdict.add(finding(rule, Fault::notAField, player, about));
    return;
  }
  if ((own.improvedTwice & cardBit(*field)) != 0) {
    verdict.add(finding(rule, Fault::noGreener, player, about));
  }
  if (game.options.improveTarget == ImproveTarget::notGreen &&
      colourOf(*game.edition, own, *field) == FieldColour::green) {
    verdict.add(finding(rule, Fault::alreadyGreen, player, about));
  }
}

void improveField(Changes& changes, Player player, const FieldRef& ref) {
  PlayerState& own = changes.of(player);
  const std::optional<int> field = findField(changes.edition(), own, ref);
  const int card = heldCard(changes.edition(), own, CardKind::improveField);
  if (!field || card < 0 || (own.improvedTwice & cardBit(*field)) != 0) return;
  CardSet& level = (own.improvedOnce & cardBit(*field)) != 0 ? own.improvedTwice : own.improvedOnce;
  level |= cardBit(*field);
  own.cards &= ~cardBit(card);
  changes.card(player, changes.edition().nileCards[static_cast<std::size_t>(card)].name,
               CardMove::assigned, "CARD-IMPROVE-FIELD"_rule, 0, ref.name.value_or(unnamed));
}

void judge(const Game& game, const State& state, const Feed& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::feed, verdict)) return;
  if (entry.only != noPlayer && nextToFeed(state) != entry.only) {
    const About about{.thing = nextToFeed(state)};
    verdict.add(finding("FEED-1"_rule, Fault::notOnTurn, entry.only, about));
    verdict.add(finding("TURN"_rule, Fault::notOnTurn, entry.only, about));
  }
  for (Player player = 0; player < state.players; ++player) {
    if (entry.help[player] == noHelp) continue;
    const bool due = !state.player[player].fed && (entry.only == noPlayer || entry.only == player);
    if (!due) verdict.add(finding("ENTRY"_rule, Fault::notBeingFed, player));
    judgeHelp(game, state, player, entry.help[player], verdict);
  }
}

void apply(Changes& changes, const Feed& entry) {
  State& state = changes.state();
  if (entry.only != noPlayer) {
    feed(changes, entry.only, entry.help[entry.only]);
    acted(state, entry.only);
  }
  while (nextToFeed(state) != noPlayer && entry.only == noPlayer) {
    const Player player = nextToFeed(state);
    feed(changes, player, entry.help[player]);
    acted(state, player);
  }
  if (nextToFeed(state) == noPlayer) startStone(changes);
}

} // namespace nilometer::egizia
