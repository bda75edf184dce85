// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/parts.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <cstdlib>

namespace nilometer::ui {

using egizia::Choices;
using egizia::StopKind;

namespace {

const egizia::PlayerState& playerOf(const Ground& ground, table::Player player) {
  return ground.state->player[player];
}

const egizia::Stop& stopAt(const Ground& ground, int stop) {
  return ground.edition().river[static_cast<std::size_t>(stop)];
}

/// What is to be chosen on a stop with the card that lies there or is said to.
egizia::ChoiceRoom roomAt(const Ground& ground, int stop, std::uint8_t named, bool doubled) {
  const egizia::Stop& where = stopAt(ground, stop);
  if (where.kind != StopKind::card) return egizia::choiceRoom(where, doubled);
  const std::uint8_t lying = ground.state->river[where.index];
  const auto& cards = ground.edition().nileCards;
  if (lying < egizia::riverUnnamed && named == egizia::unnamed) {
    return egizia::choiceRoom(cards[lying]);
  }
  const egizia::Deck deck = egizia::deckOfRound(ground.state->round);
  for (const egizia::NileCard& card : cards) {
    if (card.name == named && card.deck == deck) return egizia::choiceRoom(card);
  }
  return {};
}

bool canAdvance(const Ground& ground, table::Player player, const Choices& before, int crew) {
  const auto index = static_cast<std::size_t>(crew);
  int strength = playerOf(ground, player).crews[index];
  for (std::size_t i = 0; i < before.crewCount; ++i) {
    if (static_cast<int>(before.crews[i]) == crew) ++strength;
  }
  return strength < ground.edition().crewTrackEnd[index];
}

/// As many real advances as possible (CREW-2), spread over the crews.
Choices proposed(const Ground& ground, table::Player player, const egizia::ChoiceRoom& room) {
  const int picks =
      egizia::possibleAdvances(ground.edition(), playerOf(ground, player), room.crewPicks);
  Choices choices;
  int crew = 0;
  for (int tries = 0; choices.crewCount < picks && tries < 2 * egizia::crewCount; ++tries) {
    if (canAdvance(ground, player, choices, crew)) {
      choices.crews[choices.crewCount++] = static_cast<egizia::Crew>(crew);
    }
    crew = (crew + 1) % egizia::crewCount;
  }
  return choices;
}

void askChoices(const Ground& ground, table::Player player, const egizia::ChoiceRoom& room,
                const Choices& choices, Questions& questions) {
  Choices before;
  for (int pick = 0; pick < choices.crewCount; ++pick) {
    Question question{.ask = Ask::crew, .about = pick};
    const egizia::Crew picked = choices.crews[static_cast<std::size_t>(pick)];
    for (int crew = 0; crew < egizia::crewCount; ++crew) {
      question.choices.push_back(
          {crew, static_cast<int>(picked) == crew, canAdvance(ground, player, before, crew)});
    }
    before.crews[before.crewCount++] = picked;
    questions.push_back(question);
  }
  if (room.ringMoves == 0) return;
  Question question{.ask = Ask::ring};
  const egizia::Ring now = ground.state->ring;
  for (int ring = 0; ring < 3; ++ring) {
    if (std::abs(ring - static_cast<int>(now)) > room.ringMoves) continue;
    question.choices.push_back({ring, static_cast<int>(choices.ring.value_or(now)) == ring});
  }
  questions.push_back(question);
}

/// A crew proposed after the one now chosen must still be able to advance (CREW-2).
void adaptSecondCrew(const Ground& ground, table::Player player, Choices& choices) {
  if (choices.crewCount < 2) return;
  const Choices first{.crews = {choices.crews[0]}, .crewCount = 1};
  if (canAdvance(ground, player, first, static_cast<int>(choices.crews[1]))) return;
  for (int crew = 0; crew < egizia::crewCount; ++crew) {
    if (!canAdvance(ground, player, first, crew)) continue;
    choices.crews[1] = static_cast<egizia::Crew>(crew);
    return;
  }
}

void takeChoice(const Ground& ground, table::Player player, Choices& choices,
                const Answer& chosen) {
  if (chosen.ask == Ask::crew) {
    choices.crews[static_cast<std::size_t>(chosen.about)] = static_cast<egizia::Crew>(chosen.id);
    adaptSecondCrew(ground, player, choices);
  }
  if (chosen.ask == Ask::ring) {
    const auto ring = static_cast<egizia::Ring>(chosen.id);
    choices.ring.reset();
    if (ring != ground.state->ring) choices.ring = ring;
  }
}

/// What a ship or a leftover card brings at a stop.
void askAt(const Ground& ground, const auto& entry, int stop, bool doubled, Questions& questions) {
  if (liesUnnamed(ground, stop)) askCard(ground, stop, entry.card, questions);
  const egizia::ChoiceRoom room = roomAt(ground, stop, entry.card, doubled);
  askChoices(ground, entry.player, room, entry.choices, questions);
}

void answerAt(const Ground& ground, auto& entry, int stop, const Answer& chosen) {
  takeChoice(ground, entry.player, entry.choices, chosen);
  // What goes with the card of an entry that is changed stays with it.
  if (chosen.ask != Ask::card || (ground.replaced && entry.card == chosen.id)) return;
  entry.card = static_cast<std::uint8_t>(chosen.id);
  entry.choices = proposed(ground, entry.player, roomAt(ground, stop, entry.card, false));
}

} // namespace

egizia::CardSet unseenCards(const Ground& ground) {
  const auto deck = static_cast<std::size_t>(egizia::deckOfRound(ground.state->round));
  return ground.edition().cardsOfDeck[deck] & egizia::cardsInGame(*ground.game) &
         ~ground.state->seenCards;
}

std::uint64_t namesOf(const Ground& ground, egizia::CardSet cards) {
  std::uint64_t names = 0;
  for (const int card : egizia::Bits(cards)) {
    names |= std::uint64_t{1} << ground.edition().nileCards[static_cast<std::size_t>(card)].name;
  }
  return names;
}

bool liesUnnamed(const Ground& ground, int stop) {
  const egizia::Stop& where = stopAt(ground, stop);
  return where.kind == StopKind::card && ground.state->river[where.index] == egizia::riverUnnamed;
}

void askCard(const Ground& ground, int stop, std::uint8_t named, Questions& questions) {
  Question question{.ask = Ask::card, .about = stop};
  for (const int name : egizia::Bits(namesOf(ground, unseenCards(ground)))) {
    question.choices.push_back({name, name == named});
  }
  questions.push_back(question);
}

egizia::PlaceShip shipTo(const Ground& ground, const Work& work, int stop, std::uint8_t space) {
  egizia::PlaceShip entry;
  entry.player = work.second ? ground.state->lastActor : ground.options->onTurn;
  entry.stop = static_cast<std::uint8_t>(stop);
  entry.space = space;
  entry.second = work.second;
  entry.doubled = work.doubled;
  entry.choices = proposed(ground, entry.player, roomAt(ground, stop, entry.card, entry.doubled));
  return entry;
}

egizia::PlaceShip shipAgain(const Ground& ground, const Work& work,
                            const egizia::PlaceShip& before) {
  egizia::PlaceShip entry = shipTo(ground, work, before.stop, before.space);
  entry.card = before.card;
  const egizia::ChoiceRoom room = roomAt(ground, entry.stop, entry.card, entry.doubled);
  Choices& choices = entry.choices;
  choices = proposed(ground, entry.player, room);
  std::copy_n(before.choices.crews.begin(), std::min(choices.crewCount, before.choices.crewCount),
              choices.crews.begin());
  if (room.ringMoves > 0) choices.ring = before.choices.ring;
  return entry;
}

egizia::TakeLeftover leftoverFrom(const Ground& ground, int stop) {
  egizia::TakeLeftover entry;
  entry.player = ground.options->onTurn;
  entry.stop = static_cast<std::uint8_t>(stop);
  entry.choices = proposed(ground, entry.player, roomAt(ground, stop, entry.card, false));
  return entry;
}

void ask(const Ground& ground, const Work& /*work*/, const egizia::PlaceShip& entry,
         Questions& questions) {
  askAt(ground, entry, entry.stop, entry.doubled, questions);
}

void ask(const Ground& ground, const Work& /*work*/, const egizia::TakeLeftover& entry,
         Questions& questions) {
  if (entry.stop) askAt(ground, entry, *entry.stop, false, questions);
}

void ask(const Ground& ground, const Work& /*work*/, const egizia::NameNileCard& entry,
         Questions& questions) {
  askCard(ground, entry.stop, entry.card, questions);
}

void answer(const Ground& ground, Work& /*work*/, egizia::PlaceShip& entry, const Answer& chosen) {
  answerAt(ground, entry, entry.stop, chosen);
}

void answer(const Ground& ground, Work& /*work*/, egizia::TakeLeftover& entry,
            const Answer& chosen) {
  if (entry.stop) answerAt(ground, entry, *entry.stop, chosen);
}

void answer(const Ground& /*ground*/, Work& /*work*/, egizia::NameNileCard& entry,
            const Answer& chosen) {
  entry.card = static_cast<std::uint8_t>(chosen.id);
}

bool isComplete(const Ground& ground, const egizia::PlaceShip& entry) {
  return entry.card != egizia::unnamed || !liesUnnamed(ground, entry.stop);
}

bool isComplete(const Ground& ground, const egizia::TakeLeftover& entry) {
  return !entry.stop || entry.card != egizia::unnamed || !liesUnnamed(ground, *entry.stop);
}

bool isComplete(const Ground& /*ground*/, const egizia::NameNileCard& entry) {
  return entry.card != egizia::unnamed;
}

} // namespace nilometer::ui
