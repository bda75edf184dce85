// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that are played by themselves.
#include "engine/egizia/feed.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

class PlayJudge {
public:
  PlayJudge(const Game& game, const State& state, const PlayCard& entry, Verdict& verdict)
      : m_game(game), m_state(state), m_entry(entry), m_own(state.player[entry.player]),
        m_verdict(verdict) {}

  void judge() {
    const RuleId rule = ruleOf(m_entry.kind);
    const int card = heldCard(*m_game.edition, m_own, m_entry.kind);
    if (card < 0) {
      refuse(rule, Fault::cardNotOwned, {.thing = code(m_entry.kind)});
    } else {
      m_amount = m_game.edition->nileCards[static_cast<std::size_t>(card)].amount;
    }
    if (m_entry.kind == CardKind::stones6) return judgeOwnTurn();
    if (m_entry.kind == CardKind::sell10) return judgeSale();
    if (m_entry.kind == CardKind::improveField) return judgeImprove();
    if (m_entry.kind == CardKind::crewStep) return judgeCrewStep(m_own.crewStepUsed);
    if (m_entry.kind == CardKind::paidCrewStep) return judgePaidCrewStep();
    if (m_entry.kind == CardKind::first) return judgeFirst();
    if (m_entry.kind == CardKind::reserve) return judgeReserve();
    refuse("ENTRY"_rule, Fault::notSensible);
  }

private:
  void refuse(RuleId rule, Fault fault, About about = {}) {
    m_verdict.add(finding(rule, fault, m_entry.player, about));
  }
  void refuseNow(RuleId rule) { refuse(rule, Fault::cardNotNow, {.thing = code(m_entry.kind)}); }

  // In FINAL nobody has scored yet: ORDER is not quite over, everybody is still on turn.
  [[nodiscard]] bool finalScoringRuns() const {
    return m_state.phase == Phase::over ||
           (m_state.phase == Phase::final && !m_state.everyoneOnTurn);
  }

  // TIME-2: Anytime cards on one's own turn, in the final scoring only where the option says so.
  void judgeOwnTurn() {
    if (finalScoringRuns() && !m_game.options.anytimeInFinalScoring) {
      refuseNow("TIME-1"_rule);
    } else if (!isOnTurn(m_game, m_state, m_entry.player) || scoredAlready()) {
      refuseNow("TIME-2"_rule);
    }
  }
  [[nodiscard]] bool scoredAlready() const { return m_state.phase >= Phase::final && m_own.scored; }

  void judgeSale() {
    judgeOwnTurn();
    if (m_entry.amount < 1) refuse("TIME-5"_rule, Fault::sellsTooFew);
    const int most = std::min<int>(m_amount, m_own.stones);
    if (m_entry.amount > most) {
      refuse("CARD-SELL10"_rule, Fault::sellsTooMany, {.needed = most, .had = m_entry.amount});
    }
  }

  void judgeImprove() {
    const RuleId rule = "CARD-IMPROVE-FIELD"_rule;
    const bool feedingTurn =
        m_state.phase == Phase::feed && m_game.options.improveTiming == ImproveTiming::ownTurn;
    if (finalScoringRuns() || feedingTurn) {
      refuseNow(rule);
    } else if (!isOnTurn(m_game, m_state, m_entry.player)) {
      refuseNow("TIME-2"_rule);
    }
    judgeImprovement(m_game, m_own, m_entry.player, m_entry.field, m_verdict);
  }

  // TIME-3: no turn needed, once per round, never in the final scoring.
  void judgeCrewStep(bool used) {
    if (finalScoringRuns()) {
      refuseNow("TIME-3"_rule);
    } else if (used) {
      refuse("TIME-3"_rule, Fault::cardUsedThisRound, {.thing = code(m_entry.kind)});
    }
    const auto crew = static_cast<std::size_t>(m_entry.crew);
    if (m_own.crews[crew] >= m_game.edition->crewTrackEnd[crew]) {
      refuse("TIME-3"_rule, Fault::crewAtEnd, {.thing = code(m_entry.crew)});
    }
  }

  void judgePaidCrewStep() {
    judgeCrewStep(m_own.paidStepUsed);
    if (m_own.stones < m_amount) {
      refuse("CARD-PAID-CREW-STEP"_rule, Fault::notEnoughStones,
             {.needed = m_amount, .had = m_own.stones});
    }
  }

  [[nodiscard]] bool shipsAreOut() const {
    return m_state.phase >= Phase::sail && m_state.phase <= Phase::build;
  }

  // TIME-2: also outside one's turn, for sites not yet begun.
  void judgeFirst() {
    if (!shipsAreOut()) {
      refuseNow("CARD-FIRST"_rule);
      return;
    }
    const bool any = std::ranges::any_of(m_state.sites, [&](const SiteState& site) {
      return !site.begun() && site.find(m_entry.player) != nullptr;
    });
    if (!any) refuse("CARD-FIRST"_rule, Fault::siteBegun);
  }

  void judgeReserve() {
    const RuleId rule = "CARD-RESERVE"_rule;
    if (!shipsAreOut()) {
      refuseNow(rule);
      return;
    }
    if (!isOnTurn(m_game, m_state, m_entry.player)) refuseNow("TIME-2"_rule);
    const Slot* slot = m_state.sites[static_cast<std::size_t>(m_entry.site)].find(m_entry.player);
    if (slot == nullptr || slot->space != reserveSpace || slot->done) {
      refuse(rule, Fault::notInReserve, {.place = code(m_entry.site)});
    }
  }

  const Game& m_game;
  const State& m_state;
  const PlayCard& m_entry;
  const PlayerState& m_own;
  Verdict& m_verdict;
  int m_amount = 0;
};

void moveFirst(Changes& changes, Player player) {
  for (std::uint8_t index = 0; index < siteCount; ++index) {
    SiteState& site = changes.state().sites[index];
    Slot* slot = site.find(player);
    if (site.begun() || slot == nullptr) continue;
    slot->movedFirst = true;
    std::rotate(site.slots.data(), slot, slot + 1);
    changes.note(player, Note::movedFirst, "CARD-FIRST"_rule, index);
  }
  changes.playCard(player, CardKind::first);
}

void assureReserve(Changes& changes, Player player, Site site) {
  changes.playCard(player, CardKind::reserve);
  Slot* slot = changes.state().sites[static_cast<std::size_t>(site)].find(player);
  if (slot == nullptr) return;
  slot->assured = true;
  changes.note(player, Note::assured, "CARD-RESERVE"_rule, static_cast<std::uint8_t>(site));
}

/// TIME-1: playing a card takes nobody's turn, but one that waits for its player's own turn shows
/// that this turn has begun: the moment right after the ship before is over (CARD-SECOND-SHIP).
void endMomentOfSecondShip(Changes& changes, const PlayCard& entry) {
  State& state = changes.state();
  const bool needsTurn = entry.kind == CardKind::stones6 || entry.kind == CardKind::sell10 ||
                         entry.kind == CardKind::improveField || entry.kind == CardKind::reserve;
  const bool begins = state.sailTurn == entry.player && state.lastActor != entry.player;
  if (needsTurn && begins && changes.game().rules >= 2) state.lastPlacedShip = false;
}

} // namespace

void judge(const Game& game, const State& state, const PlayCard& entry, Verdict& verdict) {
  if (state.phase == Phase::over) {
    verdict.add(finding("PHASE"_rule, Fault::wrongPhase, entry.player,
                        {.thing = code(Phase::final), .had = static_cast<int>(state.phase)}));
    return;
  }
  PlayJudge(game, state, entry, verdict).judge();
}

void apply(Changes& changes, const PlayCard& entry) {
  endMomentOfSecondShip(changes, entry);
  PlayerState& own = changes.of(entry.player);
  const RuleId rule = ruleOf(entry.kind);
  const int card = heldCard(changes.edition(), own, entry.kind);
  if (card < 0) return;
  const NileCard& played = changes.edition().nileCards[static_cast<std::size_t>(card)];
  const PrintedPlace printed = "nileCards.*"_printed.at(played.name);
  if (entry.kind == CardKind::stones6) { // "CARD-STONES6"_rule
    changes.playCard(entry.player, entry.kind);
    changes.gainStones(entry.player, played.amount, rule);
  } else if (entry.kind == CardKind::sell10) {
    changes.playCard(entry.player, entry.kind);
    changes.spendStones(entry.player, entry.amount, rule);
    changes.points(entry.player, entry.amount, rule, table::nothing, {&printed, 1});
  } else if (entry.kind == CardKind::improveField) {
    improveField(changes, entry.player, entry.field);
  } else if (entry.kind == CardKind::crewStep) { // "CARD-CREW-STEP"_rule
    own.crewStepUsed = true;
    changes.useCard(entry.player, entry.kind);
    changes.advanceCrew(entry.player, entry.crew, rule);
  } else if (entry.kind == CardKind::paidCrewStep) {
    own.paidStepUsed = true;
    changes.useCard(entry.player, entry.kind);
    changes.spendStones(entry.player, played.amount, rule);
    changes.advanceCrew(entry.player, entry.crew, rule);
  } else if (entry.kind == CardKind::first) {
    moveFirst(changes, entry.player);
  } else if (entry.kind == CardKind::reserve) {
    assureReserve(changes, entry.player, entry.site);
  }
}

} // namespace nilometer::egizia
