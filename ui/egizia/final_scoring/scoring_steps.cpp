// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/scoring_steps.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::Effect;
using egizia::EffectKind;
using egizia::Note;
using table::Player;
using egizia::operator""_printed;
using egizia::operator""_rule;
using Kind = ScoringStep::Kind;
using Sale = ScoringStep::Sale;

namespace {

ScoringStep stonesLeft(const egizia::Game& game, const egizia::FinalFacts& facts, Player player) {
  ScoringStep step{.player = player, .rule = "END-1"_rule, .sale = Sale::kept};
  step.fact = facts.player[player].stones;
  const bool decides = step.fact > 0;
  if (decides) step.basis = egizia::assumedAt(*game.edition, "stoneMarket"_printed);
  if (egizia::maySell(game, facts.player[player])) return step;
  step.rule = "MARKET-4"_rule;
  step.sale = Sale::forbidden;
  return step;
}

/// What a note of the final scoring says; nothing for other effects.
void addNote(const Effect& effect, egizia::PrintedSet basis, std::vector<ScoringStep>& steps) {
  ScoringStep step{.player = effect.player, .rule = effect.rule};
  step.basis = std::move(basis);
  step.fact = effect.before;
  step.points = effect.after;
  const Note note = egizia::noteOf(effect);
  if (note == Note::stonesSold) steps.front() = step;
  if (note == Note::tombsScored) step.kind = Kind::tombs;
  if (note == Note::sphinxScored) {
    step.kind = Kind::sphinx;
    step.card = egizia::sourceOf(effect);
  }
  if (note == Note::tombsScored || note == Note::sphinxScored) steps.push_back(step);
}

/// Totals and queues, by moving the marker step after step.
void settle(ScoringPage& page) {
  table::ScoreTrack track = page.before;
  for (ScoringStep& step : page.steps) {
    track.move(page.player, step.points);
    step.total = track.points(page.player);
    step.behind = step.points == 0 ? table::noPlayer : track.aheadOnSameSpace(page.player);
  }
}

bool isPerTen(const egizia::Edition& edition, const ScoringStep& step) {
  return step.kind == Kind::sphinx &&
         edition.sphinxCards[step.card].kind == egizia::SphinxKind::perTen;
}

/// Where a step stands among the others; cards named before have place 0.
std::size_t placeOf(const egizia::Edition& edition, const ScoringStep& step,
                    std::span<const int> named) {
  if (step.kind != Kind::sphinx) return 0;
  if (isPerTen(edition, step)) return named.size() + 1;
  const auto found = std::find(named.begin(), named.end(), step.card);
  return found == named.end() ? 0 : static_cast<std::size_t>(found - named.begin()) + 1;
}

} // namespace

Effect ScoringStep::move() const {
  const auto from = static_cast<std::int16_t>(total - points);
  return {EffectKind::points, player, rule, card, behind, from, static_cast<std::int16_t>(total)};
}

table::ScoreTrack ScoringPage::trackAfter(std::size_t count) const {
  table::ScoreTrack track = before;
  for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
    track.move(player, steps[i].points);
  }
  return track;
}

egizia::PrintedSet ScoringPage::basisAfter(std::size_t count) const {
  egizia::PrintedSet basis;
  for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
    egizia::addPrinted(basis, steps[i].basis);
  }
  return basis;
}

ScoringPage scoredPage(const egizia::Game& game, const egizia::FinalFacts& facts, Player player,
                       const table::ScoreTrack& before, const table::EffectsView& effects) {
  ScoringPage page{.player = player, .before = before, .steps = {}};
  page.orderTile = facts.orderTile[player];
  page.stoneStep = facts.player[player].marketStep[static_cast<std::size_t>(egizia::Market::stone)];
  page.steps.push_back(stonesLeft(game, facts, player));
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::note) continue;
    addNote(effect, egizia::assumedAmong(*game.edition, effects.basisOf(effect)), page.steps);
  }
  settle(page);
  page.open = page.steps.size();
  return page;
}

ScoringPage draftedPage(const egizia::Game& game, const egizia::State& state,
                        const egizia::FinalScore& entry, std::span<const int> named) {
  const Player player = entry.player;
  egizia::State after = state;
  egizia::PlayerState& own = after.player[player];
  own.sphinxNamed |= entry.cards;
  const egizia::FinalFacts facts = egizia::factsOf(game, after);
  const bool sell = entry.sell && egizia::maySell(game, facts.player[player]);
  egizia::Effects effects;
  egizia::scoreFinal(game, facts, player, sell, after.track, effects);
  ScoringPage page = scoredPage(game, facts, player, state.track, effects);
  const egizia::Edition& edition = *game.edition;
  orderAsNamed(edition, named, page);
  page.sealed = std::max(own.sphinxHeld - std::popcount(own.sphinxNamed), 0);
  if (page.sealed > 0) {
    page.open = static_cast<std::size_t>(std::ranges::count_if(
        page.steps, [&](const ScoringStep& step) { return !isPerTen(edition, step); }));
  }
  return page;
}

void orderAsNamed(const egizia::Edition& edition, std::span<const int> named, ScoringPage& page) {
  std::ranges::stable_sort(page.steps, {},
                           [&](const ScoringStep& step) { return placeOf(edition, step, named); });
  settle(page);
}

std::vector<ScoringPage> recordedPages(const egizia::GameRecord& record,
                                       const egizia::Edition& edition, const egizia::Replay& replay,
                                       std::size_t entries) {
  std::vector<ScoringPage> pages;
  for (std::size_t i = 0; i < std::min(entries, replay.entries.size()); ++i) {
    const auto* entry = std::get_if<egizia::FinalScore>(&record.entries[i].entry);
    if (entry == nullptr || !replay.entries[i].accepted) continue;
    const egizia::State before = record::stateAfter(record, edition, i);
    pages.push_back(scoredPage(replay.game, egizia::factsOf(replay.game, before), entry->player,
                               before.track, replay.effectsOf(i)));
  }
  return pages;
}

std::vector<ScoringPage> positionPages(const egizia::Position& position,
                                       const egizia::Edition& edition) {
  const egizia::Game game = egizia::gameOf(position, edition);
  table::ScoreTrack track = position.track;
  std::vector<ScoringPage> pages;
  for (const Player player : egizia::scoringOrder(position.facts)) {
    const table::ScoreTrack before = track;
    egizia::Effects effects;
    egizia::scoreFinal(game, position.facts, player, position.sell[player], track, effects);
    pages.push_back(scoredPage(game, position.facts, player, before, effects));
  }
  return pages;
}

} // namespace nilometer::ui
