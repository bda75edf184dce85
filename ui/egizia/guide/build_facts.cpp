// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/projection.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/guide/phase_facts.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace nilometer::ui {

using egizia::Build;
using egizia::Building;
using egizia::CardKind;
using egizia::Crew;
using egizia::EffectKind;
using egizia::Market;
using egizia::Site;
using table::Player;
using egizia::operator""_rule;

namespace {

/// Everything about one building turn.
class BuildTeller {
public:
  BuildTeller(const Position& position, Player player, Site site, Facts& facts)
      : m_position(position), m_state(position.state), m_own(position.of(player)), m_player(player),
        m_site(site), m_ships(position.state.sites[static_cast<std::size_t>(site)]),
        m_facts(facts) {}

  void tell() {
    tellRight();
    if (m_site == Site::sphinx) {
      tellDrawing();
    } else {
      tellBuilding();
    }
    tellLater();
    tellCards();
    tellOthers();
  }

private:
  void add(FactKind kind, table::RuleId rule, std::map<FactNumber, int> numbers) {
    add(kind, rule, Fact::Thing(), std::move(numbers));
  }
  void add(FactKind kind, table::RuleId rule, const Fact::Thing& thing = {},
           std::map<FactNumber, int> numbers = {}) {
    m_facts.push_back({.kind = kind,
                       .rule = rule,
                       .player = m_player,
                       .thing = thing,
                       .numbers = std::move(numbers)});
  }

  /// What there is to pay with.
  [[nodiscard]] std::map<FactNumber, int> paying() const {
    return {{FactNumber::stones, m_own.stones}, {FactNumber::strength, strongest()}};
  }
  /// The same, with what it is enough for.
  [[nodiscard]] std::map<FactNumber, int> paying(FactNumber upTo, int most) const {
    auto numbers = paying();
    numbers[upTo] = most;
    return numbers;
  }

  [[nodiscard]] int strongest() const {
    int most = 0;
    for (const egizia::Payment& payment : m_position.options.payments) {
      most = std::max<int>(most, payment.strength);
    }
    return most;
  }

  void tellRight() {
    const egizia::Slot* slot = m_ships.find(m_player);
    if (slot == nullptr || slot->space != egizia::reserveSpace) return;
    if (!egizia::isEntitled(m_ships, *slot)) {
      add(FactKind::reserveMayNot, "BUILD-7"_rule, m_site);
      return;
    }
    const ReserveRight why = slot->movedFirst ? ReserveRight::movedFirst
                             : slot->assured  ? ReserveRight::assured
                                              : ReserveRight::freed;
    add(FactKind::reserveMay, "BUILD-7"_rule, why);
  }

  void tellCannot() {
    if (m_position.options.payments.empty()) return add(FactKind::noCrew, "BUILD-2"_rule);
    add(FactKind::cannotPay, "BUILD-5"_rule, paying());
  }

  void tellDrawing() {
    int most = 0;
    int keep = 0;
    for (const egizia::Entry& entry : m_position.options.entries) {
      const auto* build = std::get_if<Build>(&entry);
      if (build == nullptr) continue;
      most = std::max<int>(most, build->draw + build->unpaid);
      keep = std::max<int>(keep, build->kept);
    }
    if (most == 0) return tellCannot();
    add(FactKind::drawUpTo, "SPHINX-1"_rule, paying(FactNumber::cards, most));
    add(FactKind::keepUpTo, "SPHINX-2"_rule, {{FactNumber::cards, keep}});
    if (m_state.sphinxDeck < m_position.edition().sphinxDrawLimit) {
      m_facts.push_back({.kind = FactKind::deckSmall,
                         .rule = "SPHINX-1"_rule,
                         .numbers = {{FactNumber::cards, m_state.sphinxDeck}}});
    }
  }

  void tellBuilding() {
    if (m_position.options.targets.empty()) return tellCannot();
    tellRows();
    const int most = std::min<int>(strongest(), m_own.stones);
    add(FactKind::buildUpTo, "BUILD-5"_rule, paying(FactNumber::value, most));
    tellSpaces();
    if (m_site != Site::obelisk) return;
    tellMarkets();
    tellTombs();
  }

  void tellSpaces() {
    const auto& targets = m_position.options.targets;
    const auto cheapest = std::min_element(
        targets.begin(), targets.end(),
        [](const egizia::Target& x, const egizia::Target& y) { return x.value < y.value; });
    add(FactKind::spacesOpen, egizia::orderRule(cheapest->building),
        {{FactNumber::spaces, static_cast<int>(targets.size())},
         {FactNumber::value, cheapest->value}});
  }

  // PYR-2: what carrying out each target would score for the row it completes.
  void tellRows() {
    egizia::SpaceSet tried = 0;
    for (const egizia::Entry& entry : m_position.options.entries) {
      const auto* build = std::get_if<Build>(&entry);
      if (build == nullptr) continue;
      const egizia::SpaceSet spaces = build->spaces[static_cast<std::size_t>(Building::pyramid)];
      const egizia::SpaceSet last = spaces == 0 ? 0 : std::bit_floor(spaces);
      if (spaces == 0 || (tried & last) != 0 || !completesRow(spaces)) continue;
      tried |= last;
      tellRow(entry, std::countr_zero(last));
    }
  }

  [[nodiscard]] bool completesRow(egizia::SpaceSet spaces) const {
    const egizia::SpaceSet built = m_state.built(Building::pyramid);
    const auto& rows = m_position.edition().plan(Building::pyramid).parts;
    return std::any_of(rows.begin(), rows.end(), [&](const egizia::BuildingPart& row) {
      return (row.spaces() & ~built) != 0 && (row.spaces() & ~(built | spaces)) == 0;
    });
  }

  void tellRow(const egizia::Entry& entry, int cell) {
    for (const egizia::Effect& effect : m_position.effectsOf(entry)) {
      if (effect.kind != EffectKind::points || effect.rule != "PYR-2"_rule) continue;
      const PyramidRow row{egizia::sourceOf(effect)};
      const bool known = std::any_of(m_facts.begin(), m_facts.end(), [&](const Fact& fact) {
        return fact.kind == FactKind::rowDone && fact.thing == Fact::Thing(row);
      });
      if (known) continue;
      m_facts.push_back({.kind = FactKind::rowDone,
                         .rule = "PYR-2"_rule,
                         .player = effect.player,
                         .thing = row,
                         .numbers = {{FactNumber::points, effect.after - effect.before},
                                     {FactNumber::cell, cell}}});
    }
  }

  /// The player and what came of it once that market marker is one step further down.
  struct Stepped {
    egizia::PlayerState own;
    int stones = 0;
    int points = 0;
  };
  [[nodiscard]] Stepped stepped(Market market) const {
    egizia::State after = m_state;
    // Room on the stone track, to tell what the step gives and not what fits.
    after.player[m_player].stones = 0;
    egizia::Effects effects;
    egizia::Changes changes(m_position.game, after, effects);
    changes.stepMarket(m_player, market, 1, "MARKET-1"_rule);
    return {after.player[m_player], after.player[m_player].stones,
            after.track.points(m_player) - m_state.track.points(m_player)};
  }

  void tellMarkets() {
    const egizia::Edition& edition = m_position.edition();
    const auto stone = stepped(Market::stone);
    const int toLast = edition.steps(Market::stone) - 1 - m_own.marketStep[0];
    add(FactKind::stoneStep, "MARKET-2"_rule,
        {{FactNumber::stones, stone.stones}, {FactNumber::steps, toLast}});
    const auto grain = stepped(Market::grain);
    add(FactKind::grainStep, "MARKET-3"_rule,
        {{FactNumber::perGrain, egizia::penaltyPerGrain(edition, m_own)},
         {FactNumber::perGrainThen, egizia::penaltyPerGrain(edition, grain.own)},
         {FactNumber::points, grain.points}});
  }

  void tellTombs() {
    const auto& targets = m_position.options.targets;
    if (std::none_of(targets.begin(), targets.end(), [](const egizia::Target& target) {
          return target.building == Building::tombs;
        })) {
      return;
    }
    const auto facts = egizia::factsOf(m_position.game, m_state).player[m_player];
    const int sum = facts.tombSum + facts.tombCard;
    const int now = egizia::projection(m_position.game, m_state, m_player, 0).tombs;
    const auto& bands = m_position.edition().tombBands;
    // The first sum that is worth more than the present one.
    int needed = 1;
    for (const egizia::TombBand& band : bands) {
      if (band.points > now && needed > sum) {
        add(FactKind::tombStep, "END-2"_rule,
            {{FactNumber::sum, sum},
             {FactNumber::points, now},
             {FactNumber::missing, needed - sum},
             {FactNumber::pointsThen, band.points}});
        return;
      }
      needed = band.upTo + 1;
    }
  }

  void tellLater() {
    int later = 0;
    for (int i = static_cast<int>(m_site) + 1; i < egizia::siteCount; ++i) {
      const egizia::Slot* slot = m_state.sites[static_cast<std::size_t>(i)].find(m_player);
      if (slot != nullptr && !slot->done) ++later;
    }
    const auto unused = static_cast<unsigned>(~m_own.usedCrews);
    const int crews = std::popcount(unused & egizia::normalCrews);
    if (later > 0) {
      add(FactKind::laterSites, "BUILD-2"_rule,
          {{FactNumber::sites, later}, {FactNumber::crews, crews}});
    }
    const bool joker = (unused & egizia::crewBit(Crew::joker)) != 0;
    if (joker && crews > 0) {
      add(FactKind::joker, "BUILD-3"_rule,
          {{FactNumber::strength, m_own.crews[static_cast<std::size_t>(Crew::joker)]}});
    }
  }

  void tellCards() {
    for (const CardKind kind : {CardKind::strength, CardKind::twoCrews}) {
      if (m_position.options.payments.empty()) break;
      if (!egizia::holds(m_position.edition(), m_own, kind)) continue;
      if (kind == CardKind::twoCrews) {
        add(FactKind::cardUsable, egizia::ruleOf(kind), kind);
        continue;
      }
      for (const int card : egizia::Bits(m_own.cards & m_position.edition().kind(kind))) {
        add(FactKind::cardUsable, egizia::ruleOf(kind), kind, {{FactNumber::card, card}});
      }
    }
    addPlayableCards(m_position, m_player, m_facts);
  }

  void tellOthers() {
    bool next = false;
    for (std::uint8_t i = 0; i < m_ships.count; ++i) {
      const egizia::Slot& slot = m_ships.slots[i];
      if (slot.done || slot.player == m_player) continue;
      if (!egizia::isEntitled(m_ships, slot)) {
        m_facts.push_back({.kind = FactKind::reserveWaits,
                           .rule = "BUILD-7"_rule,
                           .player = slot.player,
                           .thing = m_site});
      } else if (!next) {
        next = true;
        m_facts.push_back({.kind = FactKind::nextShip,
                           .rule = "BUILD-1"_rule,
                           .player = slot.player,
                           .thing = m_site});
      }
    }
  }

  const Position& m_position;
  const egizia::State& m_state;
  const egizia::PlayerState& m_own;
  Player m_player;
  Site m_site;
  const egizia::SiteState& m_ships;
  Facts& m_facts;
};

} // namespace

void addBuildFacts(const Position& position, Player player, Site site, Facts& facts) {
  if (player != table::noPlayer) BuildTeller(position, player, site, facts).tell();
}

} // namespace nilometer::ui
