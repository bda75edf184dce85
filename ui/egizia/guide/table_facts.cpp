// SPDX-License-Identifier: GPL-3.0-or-later
// The phases in which everybody acts together, and the final scoring.
#include "engine/egizia/build.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"
#include "engine/egizia/list_options.h"
#include "engine/egizia/projection.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/guide/facts.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::CardKind;
using egizia::EffectKind;
using table::Player;
using text::number;
using egizia::operator""_printed;
using egizia::operator""_rule;

namespace {

class TogetherTeller : public FactTeller {
  Q_DECLARE_TR_FUNCTIONS(GuideFact)
public:
  explicit TogetherTeller(const FactTeller& teller) : FactTeller(teller) {}

  void tell(int named) {
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
    default: break;
    }
  }

private:
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
};

} // namespace

void tellTogether(const FactTeller& teller, int named) {
  TogetherTeller(teller).tell(named);
}

} // namespace nilometer::ui
