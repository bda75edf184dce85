// SPDX-License-Identifier: GPL-3.0-or-later
// What a player at the table could work out: the facts of each phase.
#include "ui/egizia/guide/egizia_guide.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/list_options.h"
#include "engine/egizia/projection.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace nilometer::ui {

using egizia::Build;
using egizia::Building;
using egizia::CardKind;
using egizia::Crew;
using egizia::EffectKind;
using egizia::Market;
using egizia::PlaceShip;
using egizia::PrintedSet;
using egizia::Ring;
using egizia::Site;
using table::Player;
using text::number;
using egizia::operator""_printed;
using egizia::operator""_rule;

namespace {

/// Tells the facts of a table, those of its phase.
class GuideFacts {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
public:
  /// Nothing given is owned; all outlive it.
  GuideFacts(const egizia::Game& game, const egizia::State& state, const egizia::Options& options,
             const text::Table& names, Situation& situation)
      : m_game(game), m_state(state), m_options(options), m_names(names), m_situation(situation),
        m_occupied(egizia::occupiedStops(state)) {}

  void tellAll(int named) {
    switch (m_situation.moment) {
    case Moment::lay: tellDecks(); break;
    case Moment::leftover: tellLeftover(); break;
    case Moment::feed: tellFeeding(); break;
    case Moment::stone: tellStones(); break;
    case Moment::bonus: tellBonus(); break;
    case Moment::order: tellOrder(); break;
    case Moment::final:
      if (player() != table::noPlayer) tellFinal(named);
      break;
    case Moment::sail: tellSailing(); break;
    case Moment::build:
    case Moment::draw:
    case Moment::reserveCard: tellBuilding(); break;
    case Moment::over: break;
    }
  }

private:
  enum class For : bool { everybody, newcomers };
  void say(table::RuleId rule, const QString& text, const QStringList& facts,
           const PrintedSet& basis = {}, For whom = For::everybody) {
    m_situation.facts.push_back(
        {text::withRule(text::fill(text, facts), rule), basis, whom == For::newcomers});
  }
  void say(table::RuleId rule, const QString& text, const QStringList& facts, For whom) {
    say(rule, text, facts, {}, whom);
  }

  [[nodiscard]] const egizia::Edition& edition() const { return *m_game.edition; }
  [[nodiscard]] const egizia::PlayerState& of(Player player) const {
    return m_state.player[player];
  }
  [[nodiscard]] Player player() const { return m_situation.player; }
  [[nodiscard]] const egizia::PlayerState& own() const { return of(player()); }
  [[nodiscard]] QString name(Player player) const { return text::playerName(player, m_names); }
  [[nodiscard]] QString name() const { return name(player()); }
  /// The table after that entry, in a game that stays as it is.
  egizia::State after(const egizia::Entry& entry, egizia::Effects& effects) const {
    egizia::State changed = m_state;
    egizia::apply(m_game, changed, entry, effects);
    return changed;
  }

  // Assumed printed values:
  [[nodiscard]] PrintedSet at(egizia::PrintedPlace place) const {
    return assumedAt(edition(), place);
  }
  [[nodiscard]] static PrintedSet both(PrintedSet one, const PrintedSet& other) {
    egizia::addPrinted(one, other);
    return one;
  }
  [[nodiscard]] PrintedSet flood(Player player) const {
    return assumedBehind(edition(), egizia::floodOf, of(player), m_state.ring);
  }
  [[nodiscard]] PrintedSet quarries(Player player) const {
    return assumedBehind(edition(), egizia::quarryYield, of(player).cards);
  }
  [[nodiscard]] PrintedSet tombs(int sum) const {
    return assumedBehind(edition(), egizia::tombPoints, sum, own().cards);
  }
  /// The buildings of a site; none at the Sphinx.
  [[nodiscard]] PrintedSet plansAt(egizia::Site site) const {
    PrintedSet basis;
    for (int i = 0; i < egizia::buildingCount; ++i) {
      const auto building = static_cast<Building>(i);
      if (egizia::siteOf(building) == site) egizia::addPrinted(basis, at(printedPlan(building)));
    }
    return basis;
  }

  /// Kinds of which there are several cards are called by the one that is held.
  [[nodiscard]] Fact usable(Player player, CardKind kind, int card = 0) const {
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
  /// Cards that may be played now by themselves, of that player or (noPlayer) of everybody.
  void tellPlayableCards(Player player) {
    for (const egizia::Entry& entry : m_options.entries) {
      const auto* play = std::get_if<egizia::PlayCard>(&entry);
      if (play == nullptr || (player != table::noPlayer && play->player != player)) continue;
      const Fact fact = usable(play->player, play->kind);
      const auto& said = m_situation.facts;
      if (std::ranges::find(said, fact.text, &Fact::text) == said.end()) {
        m_situation.facts.push_back(fact);
      }
    }
  }
  /// What would not go on the stone track in the next production (STONE-2), if anything.
  void tellStonesLost(Player player) {
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

  // SAIL: for the player who is to place a ship.

  void tellSailing() {
    readReach();
    tellHunger();
    tellSites();
    tellStonesToBuild();
    tellSailCards();
    tellOpenStops();
    tellNextToSail();
    const int ships = edition().shipsPerPlayer - own().shipsPlaced;
    say("SAIL-7"_rule, tr("%1 has %n ship(s) left", nullptr, ships), {name()},
        at("players.ships"_printed), For::newcomers);
  }

  /// What the legal ships lead to.
  void readReach() {
    std::array<std::uint32_t, egizia::siteCount> seen{};
    for (const egizia::Entry& entry : m_options.entries) {
      const auto* ship = std::get_if<PlaceShip>(&entry);
      if (ship == nullptr) continue;
      m_doubled = m_doubled || ship->doubled;
      if (ship->second) {
        m_second = true;
        continue;
      }
      m_stops |= 1U << ship->stop;
      const egizia::Stop& stop = edition().river[ship->stop];
      if (stop.kind != egizia::StopKind::site) continue;
      if (ship->space == egizia::reserveSpace) {
        m_reserve[stop.index] = true;
      } else {
        seen[stop.index] |= 1U << ship->space;
      }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) m_spaces[i] = std::popcount(seen[i]);
  }

  /// Whether anybody may still place a ship there this round.
  [[nodiscard]] bool isStillOpen(std::uint8_t stop) const {
    for (Player player = 0; player < m_state.players; ++player) {
      if (of(player).outOfSail()) continue;
      const auto to =
          egizia::judgeDestination(m_game, m_state, player, stop, egizia::noSpace, m_occupied);
      if (to.verdict.legal()) return true;
    }
    return false;
  }

  /// The round spaces from which the ring may still be moved, two at most.
  [[nodiscard]] QStringList ringMoves() const {
    QStringList stops;
    const auto& river = edition().river;
    for (std::size_t stop = 0; stop < river.size() && stops.size() < 2; ++stop) {
      const bool moves = river[stop].kind == egizia::StopKind::round &&
                         egizia::choiceRoom(river[stop], false).ringMoves > 0;
      if (moves && isStillOpen(static_cast<std::uint8_t>(stop))) {
        stops += text::stop(static_cast<int>(stop), m_names);
      }
    }
    return stops;
  }

  void tellHunger() {
    const int perGrain = egizia::penaltyPerGrain(edition(), own());
    QStringList positions;
    bool differs = false;
    bool safe = false;
    int first = 0;
    for (const Ring ring : {Ring::left, Ring::middle, Ring::right}) {
      const int missing = egizia::floodOf(edition(), own(), ring).missing;
      if (ring == Ring::left) first = missing;
      differs = differs || missing != first;
      QString place = text::ring(ring);
      if (ring == m_state.ring) {
        safe = missing == 0;
        //: A position of the water ring.
        place = text::fill(tr("%1 (now)"), {place});
      }
      //: A position of the water ring: missing grain and the points it costs.
      positions += missing == 0 ? text::fill(tr("%1 enough"), {place})
                                : text::fill(tr("%1 %n short, %2", nullptr, missing),
                                             {place, text::points(-missing * perGrain)});
    }
    const QStringList moves = differs ? ringMoves() : QStringList();
    // Enough grain, and nobody can change that any more.
    if (safe && moves.isEmpty()) return;
    say("FEED-3"_rule, tr("Grain for %1 by water ring: %2"),
        {name(), positions.join(QStringLiteral("; "))}, flood(player()));
    if (moves.isEmpty()) return;
    say("FEED-2"_rule, tr("The water ring can still be moved. Open for that: %1"),
        {text::listOf(moves)});
  }

  void tellSites() {
    for (std::size_t i = 0; i < egizia::siteCount; ++i) {
      const QString where = text::site(static_cast<egizia::Site>(i), text::Place::at);
      if (m_spaces[i] == 1) {
        say("SAIL-5"_rule, tr("Only one building space is left %1"), {where});
      } else if (m_spaces[i] == 0 && m_reserve[i]) {
        say("BUILD-7"_rule,
            tr("No building space is left %1. A ship in reserve builds only if somebody frees one"),
            {where});
      }
    }
  }

  void tellStonesToBuild() {
    tellStonesLost(player());
    const int yield = egizia::quarryYield(edition(), own().cards);
    const int then = std::min<int>(own().stones + yield, edition().stoneTrackEnd);
    egizia::PrintedSet basis = quarries(player());
    bool sails = false;
    int least = 0;
    for (std::size_t i = 0; i < egizia::siteCount; ++i) {
      if (m_state.sites[i].find(player()) == nullptr) continue;
      const auto site = static_cast<egizia::Site>(i);
      sails = true;
      least += egizia::leastPrice(m_game, m_state, site).value_or(0);
      egizia::addPrinted(basis, plansAt(site));
    }
    if (!sails) return;
    // Worth a line to everybody when the stones do not reach.
    say("BUILD-5"_rule,
        tr("%1 will have %2 to build with. One space or card at each own building site costs %3 in "
           "all as things are now"),
        {name(), text::stones(then), number(least)}, basis,
        then >= least ? For::newcomers : For::everybody);
  }

  /// Whether some legal ship needs that card.
  [[nodiscard]] bool shipsWith(bool egizia::Destination::*card) const {
    return std::ranges::any_of(m_options.entries, [&](const egizia::Entry& entry) {
      const auto* ship = std::get_if<PlaceShip>(&entry);
      return ship != nullptr && ship->player == player() && !ship->second && !ship->doubled &&
             egizia::judgeDestination(m_game, m_state, player(), ship->stop, ship->space,
                                      m_occupied).*
                 card;
    });
  }

  void tellSailCards() {
    const auto add = [&](CardKind kind, bool isUsable) {
      if (isUsable) m_situation.facts.push_back(usable(player(), kind));
    };
    const auto helps = [&](CardKind kind, bool egizia::Destination::*card) {
      add(kind, egizia::holds(edition(), own(), kind) && shipsWith(card));
    };
    add(CardKind::secondShip, m_second);
    add(CardKind::doubled, m_doubled);
    helps(CardKind::upstream, &egizia::Destination::usesUpstream);
    helps(CardKind::occupied, &egizia::Destination::usesOccupied);
    tellPlayableCards(player());
  }

  void tellOpenStops() {
    std::array<int, 3> kinds{}; // cards, round spaces, sites
    const auto& river = edition().river;
    for (std::size_t stop = 0; stop < river.size(); ++stop) {
      if ((m_stops & (1U << stop)) != 0) ++kinds[static_cast<std::size_t>(river[stop].kind)];
    }
    say("SAIL-3"_rule, tr("Within reach of %1: card spaces %2, round spaces %3, building sites %4"),
        {name(), number(kinds[0]), number(kinds[1]), number(kinds[2])}, For::newcomers);
  }

  void tellNextToSail() {
    const int players = m_state.players;
    for (int i = 1; i < players; ++i) {
      const int tile = (own().orderTile - 1 + i) % players + 1;
      const Player other = egizia::playerWithTile(m_state, tile);
      // Who cannot sail now never can again in this round (SAIL-1).
      if (of(other).outOfSail() || !egizia::hasDestination(m_game, m_state, other)) continue;
      return say("SAIL-1"_rule, tr("After this %1 is next"), {name(other)}, For::newcomers);
    }
    say("SAIL-1"_rule, tr("All others are done with sailing. %1 goes on alone"), {name()});
  }

  // BUILD: for the player whose ship it is, at the site of the situation.

  [[nodiscard]] Site site() const { return m_situation.site; }
  [[nodiscard]] const egizia::SiteState& ships() const {
    return m_state.sites[static_cast<std::size_t>(site())];
  }
  void tellBuilding() {
    if (player() == table::noPlayer) return;
    tellRight();
    if (site() == Site::sphinx) {
      tellDrawing();
    } else {
      tellBuildings();
    }
    tellLater();
    tellBuildCards();
    tellNextToBuild();
  }

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
    const egizia::Slot* slot = ships().find(player());
    if (slot == nullptr || slot->space != egizia::reserveSpace) return;
    QString text = tr("%1 builds from the reserve: a building space was freed");
    if (slot->assured) text = tr("%1 builds from the reserve: a card makes sure of it");
    if (slot->movedFirst) text = tr("%1 builds from the reserve: a card has put that ship first");
    if (!egizia::isEntitled(ships(), *slot)) {
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

  void tellBuildings() {
    if (m_options.targets.empty()) return tellCannot();
    tellRows();
    sayPaying("BUILD-5"_rule, tr("%1 can build for at most %2: %3, strength at most %4"),
              std::min<int>(strongest(), own().stones));
    tellSpaces();
    if (site() != Site::obelisk) return;
    tellMarkets();
    tellTombs();
  }

  void tellSpaces() {
    const auto& targets = m_options.targets;
    const auto cheapest = std::ranges::min_element(targets, {}, &egizia::Target::value);
    say(egizia::orderRule(cheapest->building),
        tr("Spaces %1 can build on now: %2. The cheapest costs %3"),
        {name(), number(static_cast<int>(targets.size())), number(cheapest->value)},
        plansAt(site()), For::newcomers);
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
    for (int i = static_cast<int>(site()) + 1; i < egizia::siteCount; ++i) {
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

  void tellBuildCards() {
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

  void tellNextToBuild() {
    bool next = false;
    for (std::uint8_t i = 0; i < ships().count; ++i) {
      const egizia::Slot& slot = ships().slots[i];
      if (slot.done || slot.player == player()) continue;
      if (!egizia::isEntitled(ships(), slot)) {
        say("BUILD-7"_rule,
            tr("%1 waits in the reserve and builds only if a building space is freed"),
            {name(slot.player)});
      } else if (!std::exchange(next, true)) {
        say("BUILD-1"_rule, tr("After this %1 is next here"), {name(slot.player)}, For::newcomers);
      }
    }
  }

  // The phases in which everybody acts together, leftover cards, and the final scoring.

  void tellDecks() {
    const int round = m_state.round;
    const egizia::Deck deck = egizia::deckOfRound(round);
    const bool last = round == egizia::rounds;
    if (round == 1 || egizia::deckOfRound(round - 1) != deck) {
      say("LAY-1"_rule, tr("A new deck begins: %1"), {text::deck(deck)}, For::newcomers);
    }
    if (last || egizia::deckOfRound(round + 1) != deck) {
      say("LAY-1"_rule,
          tr("This is the last round of its deck: %1. What is left of it goes to the box"),
          {text::deck(deck)});
    }
    say("LAY-1"_rule,
        last ? tr("This is the last round") : tr("Rounds still to come after this one: %1"),
        {number(egizia::rounds - round)}, For::newcomers);
  }

  void tellLeftover() {
    const auto& river = m_state.river;
    const auto cards = std::count_if(river.begin(), river.begin() + edition().cardStops,
                                     [](std::uint8_t card) { return card != egizia::riverEmpty; });
    say("CARD-LEFTOVER"_rule, tr("Cards left on the river: %1"), {number(static_cast<int>(cards))},
        For::newcomers);
  }

  void tellFeeding() {
    for (std::size_t i = 0; i < m_state.players; ++i) {
      const Player player = m_state.phaseOrder[i];
      if (!of(player).fed) tellShort(player);
    }
    if (m_situation.facts.empty()) {
      say("FEED-1"_rule, tr("Everybody still to be fed has enough grain"), {}, For::newcomers);
    }
    tellPlayableCards(table::noPlayer);
  }

  void tellShort(Player player) {
    const int missing = egizia::missingBeforeStones(m_game, m_state, player, {});
    if (missing == 0) return;
    const int perGrain = egizia::penaltyPerGrain(edition(), of(player));
    say("FEED-3"_rule, tr("%1 is %n grain short: %2", nullptr, missing),
        {name(player), text::points(-missing * perGrain)}, flood(player));
    tellHelp(player, missing, perGrain);
  }

  /// The least that can be missing with the cards in hand, and which of them that takes.
  void tellHelp(Player player, int missing, int perGrain) {
    // As if only this player were still to be fed: the others change nothing for him.
    egizia::State alone = m_state;
    for (egizia::PlayerState& other : alone.player) other.fed = true;
    alone.player[player].fed = false;
    egizia::Options feeding;
    feeding.onTurn = player;
    egizia::listFeed(m_game, alone, feeding);
    egizia::FeedHelp best;
    for (const egizia::Entry& entry : feeding.entries) {
      const auto* feed = std::get_if<egizia::Feed>(&entry);
      if (feed == nullptr) continue;
      const egizia::FeedHelp& help = feed->help[player];
      const int before = egizia::missingBeforeStones(m_game, m_state, player, help);
      const int left = std::max(before - help.stones, 0);
      if (left >= missing) continue;
      missing = left;
      best = help;
    }
    QStringList cards;
    if (best.grain4) cards += text::cardKind(CardKind::grain4, m_names);
    if (best.improveCount > 0) cards += text::cardKind(CardKind::improveField, m_names);
    if (best.stones > 0) cards += text::cardKind(CardKind::stonesAsGrain, m_names);
    if (cards.isEmpty()) return;
    say("FEED-4"_rule,
        missing == 0
            ? tr("%1 has help in hand that is enough: %2")
            : tr("%1 has help in hand: %2. All of it leaves %n grain short: %3", nullptr, missing),
        {name(player), text::listOf(cards), text::points(-missing * perGrain)},
        both(flood(player),
             assumedBehind(edition(), egizia::sumOfKind, of(player).cards, CardKind::grain4)));
  }

  void tellStones() {
    for (Player player = 0; player < m_state.players; ++player) tellStonesLost(player);
    if (m_situation.facts.empty()) {
      say("STONE-2"_rule, tr("No stones are lost: all find room on the track"), {}, For::newcomers);
    }
    for (int tile = 1; tile <= m_state.players; ++tile) {
      const Player player = egizia::playerWithTile(m_state, tile);
      const int stones = of(player).stones;
      const int yield = egizia::quarryYield(edition(), of(player).cards);
      const int then = std::max(std::min<int>(stones + yield, edition().stoneTrackEnd), stones);
      say("STONE-1"_rule, tr("%1 gets %2 and then has %3"),
          {name(player), number(yield), text::stones(then)}, quarries(player), For::newcomers);
    }
    tellPlayableCards(table::noPlayer);
  }

  void tellBonus() {
    egizia::Effects effects;
    after(egizia::ScoreParticipation{}, effects);
    for (std::size_t i = 0; i < m_state.players; ++i) {
      const Player player = m_state.phaseOrder[i];
      const int sites = egizia::sitesWithStones(m_state, player);
      int points = 0;
      for (const egizia::Effect& effect : effects) {
        if (effect.kind == EffectKind::points && effect.player == player) {
          points = effect.after - effect.before;
        }
      }
      say("BONUS-1"_rule,
          sites == 0 ? tr("%1 spent no stones this round: no points")
                     : tr("%1 spent stones at %n site(s): +%2", nullptr, sites),
          {name(player), number(points)},
          at("sites.participation[#]"_printed.at(static_cast<std::size_t>(sites) - 1)),
          For::newcomers);
    }
    tellPlayableCards(table::noPlayer);
  }

  void tellOrder() {
    for (const Player player : m_state.track.fromTheFront()) {
      const Player ahead = m_state.track.aheadOnSameSpace(player);
      if (ahead == table::noPlayer) continue;
      say("TRACK-1"_rule, tr("%1 came later to the space of %2 and gets the smaller number"),
          {name(player), name(ahead)});
    }
    egizia::Effects effects;
    const egizia::State then = after(egizia::SetOrder{}, effects);
    for (int tile = 1; tile <= then.players; ++tile) {
      say("ORDER-1"_rule, tr("%1 gets order tile %2"),
          {name(egizia::playerWithTile(then, tile)), number(tile)}, For::newcomers);
    }
    tellPlayableCards(table::noPlayer);
  }

  void tellFinal(int named) {
    const auto facts = egizia::factsOf(m_game, m_state).player[player()];
    const int toName = m_options.sphinxToName - named;
    if (toName > 0) {
      say("END-3"_rule, tr("%1 has %n hidden Sphinx card(s) to name", nullptr, toName), {name()});
    }
    tellSale(facts);
    const int sum = facts.tombSum + facts.tombCard;
    const int points = egizia::projection(m_game, m_state, player(), 0).tombs;
    say("END-2"_rule, tr("The tombs of %1 add up to %2: +%3"),
        {name(), number(sum), number(points)}, tombs(sum), For::newcomers);
    tellPlayableCards(player());
  }

  void tellSale(const egizia::PlayerFacts& facts) {
    const egizia::PrintedSet market = at("stoneMarket"_printed);
    if (!egizia::maySell(m_game, facts)) {
      const int steps = egizia::firstSaleStep(edition()) -
                        facts.marketStep[static_cast<std::size_t>(egizia::Market::stone)];
      say("MARKET-4"_rule,
          tr("%1 stands %n step(s) too high on the stone market to sell stones", nullptr, steps),
          {name()}, market);
      return;
    }
    const int points = egizia::projection(m_game, m_state, player(), 0).stones;
    if (points == 0) return;
    say("END-1"_rule, tr("%1 may sell all that is left, %2: +%3"),
        {name(), text::stones(facts.stones), number(points)}, market);
  }

  const egizia::Game& m_game;
  const egizia::State& m_state;
  const egizia::Options& m_options;
  const text::Table& m_names;
  Situation& m_situation;

  // SAIL: what the legal ships lead to.
  std::uint32_t m_occupied;
  std::uint32_t m_stops = 0;
  std::array<int, egizia::siteCount> m_spaces{}; ///< building spaces of each site
  std::array<bool, egizia::siteCount> m_reserve{};
  bool m_doubled = false;
  bool m_second = false;
  unsigned m_toldRows = 0; ///< BUILD: of the pyramid
};

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

Situation situationOf(const egizia::Game& game, const egizia::State& state,
                      const egizia::Options& options, const text::Table& names, int named) {
  Situation situation;
  situation.moment = state.leftoverStep ? Moment::leftover : static_cast<Moment>(state.phase);
  // FEED has an order, but the whole table is fed in one go.
  if (situation.moment != Moment::feed) situation.player = egizia::onTurn(game, state);
  if (situation.moment == Moment::build) setBuildTurn(state, situation);
  GuideFacts(game, state, options, names, situation).tellAll(named);
  return situation;
}

} // namespace nilometer::ui
