// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/list_options.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

class BuildLister {
public:
  BuildLister(const Game& game, const State& state, BuildTurn turn, Options& options)
      : m_game(game), m_state(state), m_edition(*game.edition),
        m_slot(state.sites[static_cast<std::size_t>(turn.site)].slots[turn.slot]),
        m_own(state.player[m_slot.player]), m_options(options) {
    m_template.player = m_slot.player;
    m_template.site = turn.site;
    m_template.reserveCard = !isEntitled(state.sites[static_cast<std::size_t>(turn.site)], m_slot);
  }

  void list() {
    m_options.entries.emplace_back(DeclineBuild{m_slot.player, m_template.site});
    m_options.budget = m_own.stones;
    listPayments();
    if (m_template.site == Site::sphinx) {
      listDrawings();
    } else {
      listTargets();
      listBuildings();
    }
  }

private:
  void listPayments() {
    const unsigned unused = normalCrews & ~static_cast<unsigned>(m_own.usedCrews);
    const bool joker = (m_own.usedCrews & crewBit(Crew::joker)) == 0;
    const int most = holds(m_edition, m_own, CardKind::twoCrews) ? 2 : 1;
    for (unsigned crews = 1; crews <= normalCrews; ++crews) {
      if ((crews & ~unused) != 0 || std::popcount(crews) > most) continue;
      addPayments(static_cast<CrewSet>(crews));
      if (joker) addPayments(static_cast<CrewSet>(crews | crewBit(Crew::joker)));
    }
  }

  // With every subset of the player's CARD-STRENGTH cards.
  void addPayments(CrewSet crews) {
    const CardSet cards = m_own.cards & m_edition.kind(CardKind::strength);
    CardSet some = 0;
    do {
      const int strength = strengthOf(m_edition, m_own, crews, some);
      m_options.payments.push_back({crews, some, static_cast<std::int16_t>(strength)});
      some = (some - cards) & cards;
    } while (some != 0);
  }

  void listDrawings() {
    const int limit = std::min<int>(m_edition.sphinxDrawLimit, m_state.sphinxDeck);
    for (const Payment& payment : m_options.payments) {
      const int most = std::min({limit, int{payment.strength}, int{m_own.stones}});
      for (int draw = 1; draw <= most; ++draw) addDrawings(payment, draw, limit);
    }
    if (m_game.options.moreSphinxNeedsStone) return;
    addDrawings({}, 0, limit);
    if (!unpaidMayUseCrews(m_game)) return;
    for (const Payment& payment : m_options.payments) addDrawings(payment, 0, limit);
  }

  void addDrawings(const Payment& payment, int draw, int limit) {
    const int unpaid = std::min(unpaidAllowed(m_edition, m_own), limit - draw);
    for (int extra = draw == 0 ? 1 : 0; extra <= unpaid; ++extra) {
      const int keep = std::min(draw + extra, keepAllowed(m_edition, m_own));
      for (int kept = 0; kept <= keep; ++kept) {
        Build entry = paidBy(payment);
        entry.draw = static_cast<std::uint8_t>(draw);
        entry.unpaid = static_cast<std::uint8_t>(extra);
        entry.kept = static_cast<std::uint8_t>(kept);
        m_options.entries.emplace_back(entry);
      }
    }
  }

  [[nodiscard]] Build paidBy(const Payment& payment) const {
    Build entry = m_template;
    entry.crews = payment.crews;
    entry.strengthCards = payment.strengthCards;
    return entry;
  }

  void listTargets() {
    int strongest = 0;
    for (const Payment& payment : m_options.payments) {
      strongest = std::max<int>(strongest, payment.strength);
    }
    for (int i = 0; i < buildingCount; ++i) {
      const auto building = static_cast<Building>(i);
      if (siteOf(building) != m_template.site) continue;
      const BuildingPlan& plan = m_edition.plan(building);
      const SpaceSet built = m_state.built(building);
      for (int cell = 0; cell < plan.count; ++cell) listCell(building, cell, built, strongest);
    }
  }

  void listCell(Building building, int cell, SpaceSet built, int strongest) {
    const SpaceSet needed = m_edition.plan(building).needs[static_cast<std::size_t>(cell)] & ~built;
    const SpaceSet spaces = needed | spaceBit(cell);
    if (const auto found = obstacle(building, cell, built, spaces)) {
      m_options.refusedCells.push_back({building, static_cast<std::uint8_t>(cell), *found});
      return;
    }
    const int value = valueOf(m_edition, building, spaces, m_state.tombValues);
    const bool weak = value > strongest;
    if (weak || value > m_own.stones) {
      const Fault fault = weak ? Fault::tooWeak : Fault::notEnoughStones;
      const int had = weak ? strongest : m_own.stones;
      m_options.refusedCells.push_back(
          {building, static_cast<std::uint8_t>(cell),
           finding("BUILD-5"_rule, fault, m_slot.player, {.needed = value, .had = had})});
      return;
    }
    m_options.targets.push_back(
        {building, static_cast<std::uint8_t>(cell), spaces, static_cast<std::int16_t>(value)});
  }

  [[nodiscard]] std::optional<Finding> obstacle(Building building, int cell, SpaceSet built,
                                                SpaceSet spaces) const {
    if ((built & spaceBit(cell)) != 0) {
      return cellFinding(m_game, m_state, building, cell, 0, m_slot.player);
    }
    if (building != Building::tombs) return std::nullopt;
    const About about{.place = code(cell), .thing = code(building)};
    if (cell >= m_state.openedTombs) {
      return finding("TOMB-1"_rule, Fault::tombNotOpen, m_slot.player, about);
    }
    for (const int tomb : Bits(spaces)) {
      if (m_state.tombValues[static_cast<std::size_t>(tomb)] != 0) continue;
      return finding("TOMB-1"_rule, Fault::tombUnnamed, m_slot.player,
                     {.place = code(tomb), .thing = code(building)});
    }
    return std::nullopt;
  }

  void listBuildings() {
    for (const Target& target : m_options.targets) {
      for (const Payment& payment : m_options.payments) {
        if (payment.strength < target.value) continue;
        Build entry = paidBy(payment);
        entry.spaces[static_cast<std::size_t>(target.building)] = target.spaces;
        if (m_template.site != Site::obelisk) {
          m_options.entries.emplace_back(entry);
          continue;
        }
        for (const Market market : {Market::stone, Market::grain}) {
          entry.market = market;
          m_options.entries.emplace_back(entry);
        }
      }
    }
  }

  const Game& m_game;
  const State& m_state;
  const Edition& m_edition;
  const Slot& m_slot;
  const PlayerState& m_own;
  Options& m_options;
  Build m_template;
};

} // namespace

void listBuild(const Game& game, const State& state, Options& options) {
  const std::optional<BuildTurn> turn = buildTurn(state);
  if (turn) BuildLister(game, state, *turn, options).list();
}

} // namespace nilometer::egizia
