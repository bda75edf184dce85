// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/projection.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/guide/facts.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::Build;
using egizia::Building;
using egizia::CardKind;
using egizia::Crew;
using egizia::EffectKind;
using egizia::Market;
using egizia::Site;
using table::Player;
using text::number;
using egizia::operator""_printed;
using egizia::operator""_rule;

namespace {

/// Everything about one building turn.
class BuildTeller : public FactTeller {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
public:
  explicit BuildTeller(const FactTeller& teller)
      : FactTeller(teller), m_site(m_situation.site),
        m_ships(m_state.sites[static_cast<std::size_t>(m_site)]) {}

  void tell() {
    if (player() == table::noPlayer) return;
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
  /// A text about what there is to pay with, which is enough for so much.
  void sayPaying(table::RuleId rule, const QString& text, int upTo,
                 const egizia::PrintedSet& basis = {}) {
    say(rule, text, {name(), number(upTo), text::stones(own().stones), number(strongest())}, basis,
        For::newcomers);
  }

  [[nodiscard]] int strongest() const {
    int most = 0;
    for (const egizia::Payment& payment : m_options.payments) {
      most = std::max<int>(most, payment.strength);
    }
    return most;
  }

  void tellRight() {
    const egizia::Slot* slot = m_ships.find(player());
    if (slot == nullptr || slot->space != egizia::reserveSpace) return;
    QString text = tr("%1 builds from the reserve: a building space was freed");
    if (slot->assured) text = tr("%1 builds from the reserve: a card makes sure of it");
    if (slot->movedFirst) text = tr("%1 builds from the reserve: a card has put that ship first");
    if (!egizia::isEntitled(m_ships, *slot)) {
      text = tr("No building space was freed. %1 builds only with a card");
    }
    say("BUILD-7"_rule, text, {name()});
  }

  void tellCannot() {
    if (m_options.payments.empty()) {
      return say("BUILD-2"_rule, tr("%1 has no unused normal crew and cannot build here"),
                 {name()});
    }
    say("BUILD-5"_rule, tr("%1 cannot pay for anything here: %2, strength at most %3"),
        {name(), text::stones(own().stones), number(strongest())});
  }

  void tellDrawing() {
    int most = 0;
    int keep = 0;
    for (const egizia::Entry& entry : m_options.entries) {
      const auto* build = std::get_if<Build>(&entry);
      if (build == nullptr) continue;
      most = std::max<int>(most, build->draw + build->unpaid);
      keep = std::max<int>(keep, build->kept);
    }
    if (most == 0) return tellCannot();
    const egizia::PrintedSet limit = at("sphinx.drawLimit"_printed);
    sayPaying("SPHINX-1"_rule, tr("%1 can draw at most %2: %3, strength at most %4"), most, limit);
    say("SPHINX-2"_rule,
        tr("At most %n drawn card(s) may be kept. Each other card gives a point", nullptr, keep),
        {}, For::newcomers);
    if (m_state.sphinxDeck < edition().sphinxDrawLimit) {
      say("SPHINX-1"_rule, tr("Sphinx cards left in the deck: only %1"),
          {number(m_state.sphinxDeck)}, limit);
    }
  }

  void tellBuilding() {
    if (m_options.targets.empty()) return tellCannot();
    tellRows();
    sayPaying("BUILD-5"_rule, tr("%1 can build for at most %2: %3, strength at most %4"),
              std::min<int>(strongest(), own().stones));
    tellSpaces();
    if (m_site != Site::obelisk) return;
    tellMarkets();
    tellTombs();
  }

  void tellSpaces() {
    const auto& targets = m_options.targets;
    const auto cheapest = std::ranges::min_element(targets, {}, &egizia::Target::value);
    say(egizia::orderRule(cheapest->building),
        tr("Spaces %1 can build on now: %2. The cheapest costs %3"),
        {name(), number(static_cast<int>(targets.size())), number(cheapest->value)},
        plansAt(m_site), For::newcomers);
  }

  // PYR-2: what carrying out each target would score for the row it completes.
  void tellRows() {
    egizia::SpaceSet tried = 0;
    for (const egizia::Entry& entry : m_options.entries) {
      const auto* build = std::get_if<Build>(&entry);
      if (build == nullptr) continue;
      const egizia::SpaceSet spaces = build->spaces[static_cast<std::size_t>(Building::pyramid)];
      const egizia::SpaceSet last = spaces == 0 ? 0 : std::bit_floor(spaces);
      if (spaces == 0 || (tried & last) != 0 || !completesRow(spaces)) continue;
      tried |= last;
      tellRow(entry);
    }
  }

  [[nodiscard]] bool completesRow(egizia::SpaceSet spaces) const {
    const egizia::SpaceSet built = m_state.built(Building::pyramid);
    const auto& rows = edition().plan(Building::pyramid).parts;
    return std::ranges::any_of(rows, [&](const egizia::BuildingPart& row) {
      return (row.spaces() & ~built) != 0 && (row.spaces() & ~(built | spaces)) == 0;
    });
  }

  void tellRow(const egizia::Entry& entry) {
    egizia::Effects effects;
    after(entry, effects);
    for (const egizia::Effect& effect : effects) {
      if (effect.kind != EffectKind::points || effect.rule != "PYR-2"_rule) continue;
      const std::size_t row = egizia::sourceOf(effect);
      const unsigned bit = 1U << row;
      if ((m_toldRows & bit) != 0) continue;
      m_toldRows |= bit;
      say("PYR-2"_rule,
          tr("Row %1 of the pyramid can be completed now. It gives %2 %n point(s)", nullptr,
             effect.after - effect.before),
          {number(static_cast<int>(row) + 1), name(effect.player)},
          at(printedRow(Building::pyramid, row)));
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
    after.player[player()].stones = 0;
    egizia::Effects effects;
    egizia::Changes changes(m_game, after, effects);
    changes.stepMarket(player(), market, 1, "MARKET-1"_rule);
    return {after.player[player()], after.player[player()].stones,
            after.track.points(player()) - m_state.track.points(player())};
  }

  void tellMarkets() {
    const int stones = stepped(Market::stone).stones;
    const int toLast = edition().steps(Market::stone) - 1 - own().marketStep[0];
    say("MARKET-2"_rule,
        stones > 0
            ? tr("A step down the stone market gives %1 %n stone(s)", nullptr, stones)
            : tr("On the stone market %1 is %n step(s) from the last one, which gives stones",
                 nullptr, toLast),
        {name()}, at("stoneMarket"_printed));
    const auto grain = stepped(Market::grain);
    const int now = egizia::penaltyPerGrain(edition(), own());
    const int then = egizia::penaltyPerGrain(edition(), grain.own);
    QString text = tr("A step down the grain market makes missing grain cost %1 only %3 instead of "
                      "%2 each");
    if (now == then)
      text = tr("A step down the grain market leaves missing grain at %2 each for %1");
    if (grain.points > 0) {
      text = tr("A step down the grain market gives %1 %n point(s)", nullptr, grain.points);
    }
    // Missing grain on the player's step and on the next one.
    const int step = own().marketStep[static_cast<std::size_t>(Market::grain)];
    say("MARKET-3"_rule, text, {name(), number(-now), number(-then)},
        both(at(printedStep(edition(), Market::grain, step)),
             at(printedStep(edition(), Market::grain, step + 1))));
  }

  void tellTombs() {
    if (std::ranges::find(m_options.targets, Building::tombs, &egizia::Target::building) ==
        m_options.targets.end()) {
      return;
    }
    const auto facts = egizia::factsOf(m_game, m_state).player[player()];
    const int sum = facts.tombSum + facts.tombCard;
    const int now = egizia::projection(m_game, m_state, player(), 0).tombs;
    // The first sum that is worth more than the present one.
    int needed = 1;
    for (const egizia::TombBand& band : edition().tombBands) {
      if (band.points > now && needed > sum) {
        return say("END-2"_rule,
                   tr("The tombs of %1 add up to %2. With %3 more they count %5 at the end instead "
                      "of %4"),
                   {name(), number(sum), number(needed - sum), number(now), number(band.points)},
                   both(tombs(sum), tombs(needed)));
      }
      needed = band.upTo + 1;
    }
  }

  void tellLater() {
    int later = 0;
    for (int i = static_cast<int>(m_site) + 1; i < egizia::siteCount; ++i) {
      const egizia::Slot* slot = m_state.sites[static_cast<std::size_t>(i)].find(player());
      if (slot != nullptr && !slot->done) ++later;
    }
    const auto unused = static_cast<unsigned>(~own().usedCrews);
    const int crews = std::popcount(unused & egizia::normalCrews);
    if (later > 0) {
      say("BUILD-2"_rule,
          tr("%1 has a ship at %n more site(s) after this. Normal crews not used yet: %2", nullptr,
             later),
          {name(), number(crews)});
    }
    const bool joker = (unused & egizia::crewBit(Crew::joker)) != 0;
    if (joker && crews > 0) {
      say("BUILD-3"_rule, tr("The joker crew of %1 can add strength %2, once in this round"),
          {name(), number(own().crews[static_cast<std::size_t>(Crew::joker)])}, For::newcomers);
    }
  }

  void tellCards() {
    for (const CardKind kind : {CardKind::strength, CardKind::twoCrews}) {
      if (m_options.payments.empty()) break;
      if (!egizia::holds(edition(), own(), kind)) continue;
      if (kind == CardKind::twoCrews) {
        m_situation.facts.push_back(usable(player(), kind));
        continue;
      }
      for (const int card : egizia::Bits(own().cards & edition().kind(kind))) {
        m_situation.facts.push_back(usable(player(), kind, card));
      }
    }
    tellPlayableCards(player());
  }

  void tellOthers() {
    bool next = false;
    for (std::uint8_t i = 0; i < m_ships.count; ++i) {
      const egizia::Slot& slot = m_ships.slots[i];
      if (slot.done || slot.player == player()) continue;
      if (!egizia::isEntitled(m_ships, slot)) {
        say("BUILD-7"_rule,
            tr("%1 waits in the reserve and builds only if a building space is freed"),
            {name(slot.player)});
      } else if (!std::exchange(next, true)) {
        say("BUILD-1"_rule, tr("After this %1 is next here"), {name(slot.player)}, For::newcomers);
      }
    }
  }

  Site m_site;
  const egizia::SiteState& m_ships;
  unsigned m_toldRows = 0;
};

} // namespace

void tellBuilding(const FactTeller& teller) {
  BuildTeller(teller).tell();
}

} // namespace nilometer::ui
