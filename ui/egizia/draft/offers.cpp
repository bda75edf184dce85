// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/parts.h"

#include "engine/egizia/bits.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Phase;
using egizia::StopKind;

namespace {

Offer& at(Offers& offers, std::uint8_t stop, std::uint8_t space) {
  return offers.stops[stop][static_cast<std::size_t>(spaceIndex(space))];
}

/// A space that CARD-DOUBLE or CARD-SECOND-SHIP does not reach is judged by itself: the options
/// tell only why a plain ship may not go there.
void offerSwitched(const Ground& ground, const Work& work, std::uint8_t stop, std::uint8_t space,
                   Offers& offers) {
  Offer& offer = at(offers, stop, space);
  if (offer.open) return;
  const egizia::Verdict verdict =
      egizia::judge(*ground.game, *ground.state, shipTo(ground, work, stop, space));
  offer.refused = !verdict.legal();
  offer.verdict = verdict;
}

void offerShips(const Ground& ground, const Work& work, Offers& offers) {
  for (const egizia::Entry& entry : ground.options->entries) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entry);
    if (ship == nullptr || ship->second != work.second || ship->doubled != work.doubled) continue;
    at(offers, ship->stop, ship->space).open = true;
  }
  for (const egizia::RefusedPlace& place : ground.options->refusedPlaces) {
    Offer& offer = at(offers, place.stop, place.space);
    if (offer.open || work.second || work.doubled) continue;
    offer.refused = true;
    offer.verdict = place.verdict;
  }
  if (!work.second && !work.doubled) return;
  const auto stops = static_cast<std::uint8_t>(ground.edition().river.size());
  for (std::uint8_t stop = 0; stop < stops; ++stop) {
    if (ground.edition().river[stop].kind != StopKind::site) {
      offerSwitched(ground, work, stop, egizia::noSpace, offers);
      continue;
    }
    for (int space = 1; space <= ground.edition().spacesPerSite; ++space) {
      offerSwitched(ground, work, stop, static_cast<std::uint8_t>(space), offers);
    }
    offerSwitched(ground, work, stop, egizia::reserveSpace, offers);
  }
}

void offerCards(const Ground& ground, const Work& work, Offers& offers) {
  const egizia::State& state = *ground.state;
  const auto* laid = work.entry ? std::get_if<egizia::LayOut>(&*work.entry) : nullptr;
  const auto stops = static_cast<std::uint8_t>(ground.edition().river.size());
  for (std::uint8_t stop = 0; stop < stops; ++stop) {
    const egizia::Stop& where = ground.edition().river[stop];
    if (where.kind != StopKind::card) continue;
    const bool lies = state.river[where.index] != egizia::riverEmpty;
    const bool unnamed = state.river[where.index] == egizia::riverUnnamed;
    at(offers, stop, egizia::noSpace).open =
        state.phase == Phase::lay || (work.naming ? unnamed : lies);
    if (laid != nullptr) at(offers, stop, egizia::noSpace).card = laid->cards[where.index];
  }
}

void offerTombs(const Ground& ground, Offers& offers) {
  if (const auto tombs = tombsToName(ground)) {
    offers.cells[static_cast<std::size_t>(egizia::Building::tombs)][tombs->first].open = true;
  }
}

void markChosen(const Work& work, Offers& offers) {
  if (work.stop) at(offers, *work.stop, egizia::noSpace).chosen = true;
  if (!work.entry) return;
  if (const auto* ship = std::get_if<egizia::PlaceShip>(&*work.entry)) {
    Offer& offer = at(offers, ship->stop, ship->space);
    offer.chosen = true;
    offer.player = ship->player;
  } else if (const auto* card = std::get_if<egizia::NameNileCard>(&*work.entry)) {
    at(offers, card->stop, egizia::noSpace).chosen = true;
  } else if (const auto* leftover = std::get_if<egizia::TakeLeftover>(&*work.entry)) {
    if (leftover->stop) at(offers, *leftover->stop, egizia::noSpace).chosen = true;
  }
}

void addPlays(const Ground& ground, std::vector<Action>& actions) {
  for (const egizia::Entry& entry : ground.options->entries) {
    const auto* play = std::get_if<egizia::PlayCard>(&entry);
    if (play == nullptr) continue;
    const bool known = std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
      return action.move == Move::play && action.player == play->player &&
             action.card == play->kind;
    });
    if (!known) actions.push_back({Move::play, play->player, play->kind});
  }
}

/// A ship that may be placed with that card: `PlaceShip::doubled` or `PlaceShip::second`.
const egizia::PlaceShip* shipWith(const egizia::Options& options, bool egizia::PlaceShip::*card) {
  for (const egizia::Entry& entry : options.entries) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entry);
    if (ship != nullptr && ship->*card) return ship;
  }
  return nullptr;
}

bool anyUnnamed(const Ground& ground) {
  const auto& river = ground.state->river;
  return std::find(river.begin(), river.end(), egizia::riverUnnamed) != river.end();
}

} // namespace

std::vector<Action> actionsOf(const Ground& ground, const Work& work) {
  std::vector<Action> actions;
  const egizia::Options& options = *ground.options;
  const egizia::State& state = *ground.state;
  for (const egizia::Entry& entry : options.entries) {
    if (const auto* pass = std::get_if<egizia::Pass>(&entry)) {
      actions.push_back({Move::pass, pass->player});
    } else if (const auto* decline = std::get_if<egizia::DeclineBuild>(&entry)) {
      actions.push_back({Move::decline, decline->player});
    } else if (const auto* leftover = std::get_if<egizia::TakeLeftover>(&entry)) {
      if (!leftover->stop) actions.push_back({Move::declineCard, leftover->player});
    }
  }
  if (state.phase == Phase::sail && !state.leftoverStep && !options.entries.empty()) {
    if (const auto* ship = shipWith(options, &egizia::PlaceShip::doubled)) {
      actions.push_back({Move::doubled, ship->player, egizia::CardKind::doubled, work.doubled});
    }
    if (const auto* ship = shipWith(options, &egizia::PlaceShip::second)) {
      actions.push_back({Move::second, ship->player, egizia::CardKind::secondShip, work.second});
    }
    // Where a ship is changed, a card that is named would take its place.
    const bool replacesShip =
        ground.replaced && std::holds_alternative<egizia::PlaceShip>(*ground.replaced);
    if (anyUnnamed(ground) && !replacesShip) {
      actions.push_back({Move::nameCard, table::noPlayer, egizia::CardKind::stones6, work.naming});
    }
  }
  if (state.phase == Phase::lay && work.stop) actions.push_back({.move = Move::skip});
  if (state.phase == Phase::feed && !options.entries.empty() && mayHelpMore(ground)) {
    actions.push_back({Move::help, table::noPlayer, egizia::CardKind::grain4, work.helping});
  }
  addPlays(ground, actions);
  return actions;
}

Offers offersOf(const Ground& ground, const Work& work, const Questions& questions) {
  Offers offers;
  if (ground.options->entries.empty()) return offers;
  const egizia::State& state = *ground.state;
  if (state.phase == Phase::lay || state.leftoverStep || work.naming) {
    offerCards(ground, work, offers);
  } else if (state.phase == Phase::sail) {
    offerShips(ground, work, offers);
  }
  if (state.phase == Phase::lay) offerTombs(ground, offers);
  if (const auto action = buildingAction(ground)) {
    const auto* begun = work.entry ? std::get_if<egizia::Build>(&*work.entry) : nullptr;
    if (state.phase == Phase::build) {
      offerCells(ground, work, begun != nullptr ? *begun : *action, offers);
    }
  }
  for (const Question& question : questions) {
    if (question.ask != Ask::ring) continue;
    for (const Choice& choice : question.choices) {
      Offer& offer = offers.ring[static_cast<std::size_t>(choice.id)];
      offer.open = true;
      offer.chosen = choice.chosen;
    }
  }
  markChosen(work, offers);
  return offers;
}

} // namespace nilometer::ui
