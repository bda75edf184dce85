// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/parts.h"

#include "engine/egizia/bits.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::Phase;
using egizia::StopKind;

namespace {

/// A space that CARD-DOUBLE or CARD-SECOND-SHIP does not reach is judged by itself: the options
/// tell only why a plain ship may not go there.
void offerSwitched(const Ground& ground, const Work& work, std::uint8_t stop, std::uint8_t space,
                   Offers& offers) {
  Offer& offer = offers[stopId(stop, space)];
  if (offer.open) return;
  offer.verdict = egizia::judge(*ground.game, *ground.state, shipTo(ground, work, stop, space));
}

void offerShips(const Ground& ground, const Work& work, Offers& offers) {
  for (const egizia::Entry& entry : ground.options->entries) {
    const auto* ship = std::get_if<egizia::PlaceShip>(&entry);
    if (ship == nullptr || ship->second != work.second || ship->doubled != work.doubled) continue;
    offers[stopId(ship->stop, ship->space)].open = true;
  }
  for (const egizia::RefusedPlace& place : ground.options->refusedPlaces) {
    Offer& offer = offers[stopId(place.stop, place.space)];
    if (!offer.open && !work.second && !work.doubled) offer.verdict = place.verdict;
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
    offers[stopId(stop)].open = state.phase == Phase::lay || (work.naming ? unnamed : lies);
    if (laid != nullptr) offers[stopId(stop)].card = laid->cards[where.index];
  }
}

void offerTombs(const Ground& ground, Offers& offers) {
  if (const auto tombs = tombsToName(ground)) {
    offers[cellId(egizia::Building::tombs, tombs->first)].open = true;
  }
}

void markChosen(const Work& work, Offers& offers) {
  if (work.stop) offers[stopId(*work.stop)].chosen = true;
  if (!work.entry) return;
  if (const auto* ship = std::get_if<egizia::PlaceShip>(&*work.entry)) {
    Offer& offer = offers[stopId(ship->stop, ship->space)];
    offer.chosen = true;
    offer.player = ship->player;
  } else if (const auto* card = std::get_if<egizia::NameNileCard>(&*work.entry)) {
    offers[stopId(card->stop)].chosen = true;
  } else if (const auto* leftover = std::get_if<egizia::TakeLeftover>(&*work.entry)) {
    if (leftover->stop) offers[stopId(*leftover->stop)].chosen = true;
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
    if (!known) actions.push_back({{Move::play}, play->player, play->kind});
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
      actions.push_back({{Move::pass}, pass->player});
    } else if (const auto* decline = std::get_if<egizia::DeclineBuild>(&entry)) {
      actions.push_back({{Move::decline}, decline->player});
    } else if (const auto* leftover = std::get_if<egizia::TakeLeftover>(&entry)) {
      if (!leftover->stop) actions.push_back({{Move::declineCard}, leftover->player});
    }
  }
  if (state.phase == Phase::sail && !state.leftoverStep && !options.entries.empty()) {
    if (const auto* ship = shipWith(options, &egizia::PlaceShip::doubled)) {
      actions.push_back(
          {{Move::doubled, true, work.doubled}, ship->player, egizia::CardKind::doubled});
    }
    if (const auto* ship = shipWith(options, &egizia::PlaceShip::second)) {
      actions.push_back(
          {{Move::second, true, work.second}, ship->player, egizia::CardKind::secondShip});
    }
    // Where a ship is changed, a card that is named would take its place.
    const bool replacesShip =
        ground.replaced && std::holds_alternative<egizia::PlaceShip>(*ground.replaced);
    if (anyUnnamed(ground) && !replacesShip) {
      actions.push_back({{Move::nameCard, true, work.naming}});
    }
  }
  if (state.phase == Phase::lay && work.stop) actions.push_back({{Move::skip}});
  if (state.phase == Phase::feed && !options.entries.empty() && mayHelpMore(ground)) {
    actions.push_back({{Move::help, true, work.helping}});
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
      Offer& offer = offers[ringId(static_cast<egizia::Ring>(choice.id))];
      offer.open = true;
      offer.chosen = choice.chosen;
    }
  }
  markChosen(work, offers);
  return offers;
}

} // namespace nilometer::ui
