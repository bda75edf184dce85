// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/build.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

/// Judges one building action and keeps what several rules need.
class BuildJudge {
public:
  BuildJudge(const Game& game, const State& state, const Build& entry, Verdict& verdict)
      : m_game(game), m_state(state), m_edition(*game.edition), m_entry(entry),
        m_own(state.player[entry.player]), m_verdict(verdict) {}

  void judge() {
    judgeCrews();
    if (m_entry.site == Site::sphinx) {
      judgeDrawing();
    } else {
      judgeCells();
    }
    judgeStray();
  }

private:
  void refuse(RuleId rule, Fault fault, About about = {}) {
    m_verdict.add(finding(rule, fault, m_entry.player, about));
  }
  void refuseCard(CardKind kind) {
    refuse(ruleOf(kind), Fault::cardNotOwned, {.thing = code(kind)});
  }
  [[nodiscard]] bool held(CardKind kind) const { return holds(m_edition, m_own, kind); }

  // Without a paid card no crew is needed (CARD-MORE-SPHINX in the first rulebook).
  [[nodiscard]] bool needsNoCrew() const {
    return m_entry.site == Site::sphinx && m_entry.draw == 0 && m_entry.unpaid > 0 &&
           !m_game.options.moreSphinxNeedsStone;
  }

  void judgeCrews() {
    const int normal = std::popcount(static_cast<unsigned>(m_entry.crews & normalCrews));
    const bool joker = (m_entry.crews & crewBit(Crew::joker)) != 0;
    if (normal == 0 && joker) {
      refuse("BUILD-3"_rule, Fault::jokerAlone);
    } else if (normal == 0 && !needsNoCrew()) {
      refuse("BUILD-2"_rule, Fault::noCrew);
    }
    const int allowed = held(CardKind::twoCrews) ? 2 : 1;
    if (normal > allowed) {
      refuse("BUILD-2"_rule, Fault::tooManyCrewsUsed, {.needed = allowed, .had = normal});
      if (normal == 2) refuseCard(CardKind::twoCrews); // "CARD-TWO-CREWS"_rule
    }
    for (const int crew : Bits(m_entry.crews & m_own.usedCrews)) {
      const bool isJoker = crew == static_cast<int>(Crew::joker);
      refuse(isJoker ? "BUILD-3"_rule : "BUILD-4"_rule, Fault::crewTurned, {.thing = code(crew)});
    }
    const CardSet owned = m_own.cards & m_edition.kind(CardKind::strength);
    if ((m_entry.strengthCards & ~owned) != 0) refuseCard(CardKind::strength);
    if (m_entry.strengthCards != 0 && m_entry.crews == 0) {
      refuse("CARD-STRENGTH"_rule, Fault::noCrew);
    }
    if (needsNoCrew() && m_entry.crews != 0 && !unpaidMayUseCrews(m_game)) {
      refuse("ENTRY"_rule, Fault::crewNotNeeded);
    }
  }

  // BUILD-5: the sum is paid from the strength used and from the stones at hand.
  void judgePrice(int price, RuleId strengthRule) {
    const int strength = strengthOf(m_edition, m_own, m_entry.crews, m_entry.strengthCards);
    if (price > strength) {
      refuse(strengthRule, Fault::tooWeak, {.needed = price, .had = strength});
    }
    if (price > m_own.stones) {
      refuse("BUILD-5"_rule, Fault::notEnoughStones, {.needed = price, .had = m_own.stones});
    }
  }

  void judgeDrawing() {
    const int drawn = m_entry.draw + m_entry.unpaid;
    if (drawn == 0) refuse("BUILD-5"_rule, Fault::nothingBuilt);
    judgePrice(m_entry.draw, "SPHINX-1"_rule);
    if (drawn > m_edition.sphinxDrawLimit) {
      refuse("SPHINX-1"_rule, Fault::drawsTooMany,
             {.needed = m_edition.sphinxDrawLimit, .had = drawn});
    }
    if (drawn > m_state.sphinxDeck) {
      refuse("SPHINX-1"_rule, Fault::deckTooSmall, {.needed = drawn, .had = m_state.sphinxDeck});
    }
    judgeUnpaid();
    judgeKept(drawn);
  }

  void judgeUnpaid() {
    if (m_entry.unpaid == 0) return;
    if (!held(CardKind::moreSphinx)) {
      refuseCard(CardKind::moreSphinx);
      return;
    }
    const RuleId rule = "CARD-MORE-SPHINX"_rule;
    const int allowed = unpaidAllowed(m_edition, m_own);
    if (m_entry.unpaid > allowed) {
      refuse(rule, Fault::unpaidTooMany, {.needed = allowed, .had = m_entry.unpaid});
    }
    if (m_entry.draw == 0 && m_game.options.moreSphinxNeedsStone) {
      refuse(rule, Fault::needsPaidCard);
    }
  }

  void judgeKept(int drawn) {
    const int allowed = std::min(drawn, keepAllowed(m_edition, m_own));
    if (m_entry.kept > allowed) {
      refuse("SPHINX-2"_rule, Fault::keepsTooMany, {.needed = allowed, .had = m_entry.kept});
      if (m_entry.kept == 2 && drawn >= 2) refuseCard(CardKind::keep2); // "CARD-KEEP2"_rule
    }
    if (std::popcount(m_entry.keptCards) > m_entry.kept) {
      refuse("ENTRY"_rule, Fault::namesTooMany);
    }
    const SphinxSet known = ~sphinxCardsInGame(m_game) | m_own.sphinxNamed;
    for (const int card : Bits(m_entry.keptCards & known)) {
      refuse("ENTRY"_rule, Fault::sphinxCardTaken, {.thing = code(card)});
    }
  }

  void judgeCells() {
    TombValues tombs = m_state.tombValues;
    judgeOpened(tombs);
    int price = 0;
    int cells = 0;
    for (int i = 0; i < buildingCount; ++i) {
      const auto building = static_cast<Building>(i);
      const SpaceSet spaces = m_entry.spaces[static_cast<std::size_t>(i)];
      if (spaces == 0) continue;
      cells += std::popcount(spaces);
      if (siteOf(building) != m_entry.site) {
        refuse("ENTRY"_rule, Fault::wrongSite,
               {.place = code(m_entry.site), .thing = code(building)});
      }
      for (const int cell : Bits(spaces)) judgeCell(building, cell, spaces, tombs);
      price += valueOf(m_edition, building, spaces, tombs);
    }
    if (cells == 0) refuse("BUILD-5"_rule, Fault::nothingBuilt);
    judgePrice(price, "BUILD-5"_rule);
    if (m_entry.site == Site::obelisk && !m_entry.market) {
      refuse("MARKET-1"_rule, Fault::marketMissing);
    }
  }

  void judgeCell(Building building, int cell, SpaceSet spaces, const TombValues& tombs) {
    if (const auto found = cellFinding(m_game, m_state, building, cell, spaces, m_entry.player)) {
      m_verdict.add(*found);
      return;
    }
    if (building != Building::tombs) return;
    // Tiles turned up on the way may be taken too: the last one taken is not needed for that.
    const int open = openTombsAfter(m_edition, m_state, std::popcount(spaces) - 1);
    if (cell >= open) {
      refuse("TOMB-1"_rule, Fault::tombNotOpen, {.place = code(cell)});
    } else if (tombs[static_cast<std::size_t>(cell)] == 0) {
      refuse("TOMB-1"_rule, Fault::tombUnnamed, {.place = code(cell)});
    }
  }

  // Fills in the values of the tiles that this action turns up.
  void judgeOpened(TombValues& tombs) {
    const SpaceSet taken = m_entry.spaces[static_cast<std::size_t>(Building::tombs)];
    const int from = m_state.openedTombs;
    const int turned = openTombsAfter(m_edition, m_state, std::popcount(taken)) - from;
    if (m_entry.openedCount > turned) {
      refuse("TOMB-1"_rule, Fault::tooManyOpened, {.needed = turned, .had = m_entry.openedCount});
    }
    for (int i = 0; i < std::min<int>(turned, m_entry.openedCount); ++i) {
      const auto cell = static_cast<std::uint8_t>(from + i);
      tombs[cell] = m_entry.opened[static_cast<std::size_t>(i)];
      if (tombs[cell] != 0 && !tileLeft(tombs, tombs[cell])) {
        refuse("ENTRY"_rule, Fault::noSuchTombTile, {.place = cell, .had = tombs[cell]});
      }
    }
  }

  [[nodiscard]] bool tileLeft(const TombValues& tombs, int value) const {
    return std::ranges::count(tombs, value) <=
           std::ranges::count(m_edition.tombTileValues, static_cast<std::int16_t>(value));
  }

  // What belongs to another site says nothing here.
  void judgeStray() {
    const bool drawing = m_entry.draw + m_entry.unpaid + m_entry.kept > 0;
    const bool building = std::ranges::any_of(m_entry.spaces, [](SpaceSet s) { return s != 0; });
    const bool atSphinx = m_entry.site == Site::sphinx;
    if ((atSphinx && (building || m_entry.openedCount > 0)) || (!atSphinx && drawing) ||
        (m_entry.site != Site::obelisk && m_entry.market)) {
      refuse("ENTRY"_rule, Fault::ofAnotherSite);
    }
  }

  const Game& m_game;
  const State& m_state;
  const Edition& m_edition;
  const Build& m_entry;
  const PlayerState& m_own;
  Verdict& m_verdict;
};

/// BUILD-1: is it this ship's turn? Returns the slot if the ship is there and not done.
const Slot* judgeSlot(const State& state, Player player, Site site, Verdict& verdict) {
  const About about{.place = code(site)};
  const SiteState& ships = state.sites[static_cast<std::size_t>(site)];
  const Slot* slot = ships.find(player);
  if (slot == nullptr) {
    verdict.add(finding("BUILD-1"_rule, Fault::noShipAtSite, player, about));
    return nullptr;
  }
  if (slot->done && !slot->built && !isEntitled(ships, *slot)) {
    verdict.add(finding("BUILD-7"_rule, Fault::wentHome, player, about));
    return nullptr;
  }
  if (slot->done) {
    verdict.add(finding("BUILD-1"_rule, Fault::shipIsDone, player, about));
    return nullptr;
  }
  const std::optional<BuildTurn> turn = buildTurn(state);
  const SiteState& now = state.sites[static_cast<std::size_t>(turn->site)];
  const Player onTurn = now.slots[turn->slot].player;
  if (turn->site != site || onTurn != player) {
    verdict.add(finding("BUILD-1"_rule, Fault::notOnTurn, player, {.thing = onTurn}));
    verdict.add(finding("TURN"_rule, Fault::notOnTurn, player, {.thing = onTurn}));
  }
  return slot;
}

} // namespace

void judge(const Game& game, const State& state, const Build& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::build, verdict)) return;
  const Slot* slot = judgeSlot(state, entry.player, entry.site, verdict);
  if (slot != nullptr) {
    const bool entitled = isEntitled(state.sites[static_cast<std::size_t>(entry.site)], *slot);
    const bool card = holds(*game.edition, state.player[entry.player], CardKind::reserve);
    const About about{.place = code(entry.site), .thing = code(CardKind::reserve)};
    if (entry.reserveCard && !card) {
      verdict.add(finding("CARD-RESERVE"_rule, Fault::cardNotOwned, entry.player, about));
    } else if (entry.reserveCard && slot->space != reserveSpace) {
      verdict.add(finding("CARD-RESERVE"_rule, Fault::notInReserve, entry.player, about));
    }
    if (!entitled && !entry.reserveCard) {
      verdict.add(finding("BUILD-7"_rule, Fault::notEntitled, entry.player, about));
    }
  }
  BuildJudge(game, state, entry, verdict).judge();
}

void judge(const Game& /*game*/, const State& state, const DeclineBuild& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::build, verdict)) return;
  judgeSlot(state, entry.player, entry.site, verdict);
}

} // namespace nilometer::egizia
