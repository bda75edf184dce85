// SPDX-License-Identifier: GPL-3.0-or-later
// What was read off components before.
#include "ui/pyramidion/draft/form.h"

#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::pyramidion {

namespace {

/// Of the player's own that are listed singly, one of those that look the same.
std::vector<Card> ownLooks(const State& state, Player player, CardKind kind) {
  std::vector<Card> own;
  for (const Card& card : ownBasics(state, player, kind)) {
    if (std::ranges::find(own, card.values, &Card::values) == own.end()) own.push_back(card);
  }
  return own;
}

/// One of those that look the same; what nobody looked for is not there as far as anybody knows.
void listOnce(std::vector<Card>& list, const Card& card) {
  const auto same = std::ranges::find_if(list, [&](const Card& other) {
    return other.id == 0 && other.basic == card.basic && other.values == card.values &&
           other.ankh.value_or(false) == card.ankh.value_or(false);
  });
  if (same == list.end())
    list.push_back(card);
  else if (!same->ankh)
    *same = card;
}

bool isOut(const State& state, const Boat& boat) {
  const auto isAmong = [&](const std::vector<Boat>& boats) {
    return std::ranges::find(boats, boat) != boats.end();
  };
  return isAmong(state.row) || state.reserved == boat ||
         std::ranges::any_of(state.seats(), isAmong, &PlayerState::loaded);
}

} // namespace

bool isOwnReading(const Ground& ground, Player player, const Card& card) {
  if (!card.basic || card.id != 0 || card.kind == CardKind::deity) return card.basic;
  const std::vector<Card>& shown = ground.state->of(player).shown;
  return std::ranges::find(shown, Card{card.kind, true, card.values}) != shown.end();
}

std::vector<Card> listedCards(const Ground& ground, Player player, CardKind kind) {
  const State& state = *ground.state;
  const bool looksForAnkh = asksForAnkh(state.active);
  std::vector<Card> list = ownLooks(state, player, kind);
  const bool knowsBasics = !list.empty();
  for (const bool basic : {true, false}) {
    // Where the copy does not list each of them nobody knows which of its look-alikes lies there.
    const bool listsAll = !ground.game->edition->readings.allOf(kind, basic).empty();
    for (Card card : state.readings.cards) {
      const bool isOther = card.kind != kind || card.basic != basic;
      if (!listsAll) card.id = 0;
      if (isOther || (basic && (knowsBasics || card.id != 0))) continue;
      Verdict verdict;
      judgeCard(state, player, card, verdict);
      if (!verdict.legal()) continue;
      // Whether it shows the ankh matters here only, and once it is known.
      if (!looksForAnkh && card.id == 0) card.ankh.reset();
      const auto same = std::ranges::find(list, card.id, &Card::id);
      if (card.id == 0 || same == list.end()) {
        listOnce(list, card);
      } else if (looksForAnkh && card.ankh) {
        *same = card;
      }
    }
  }
  // What it shows counts for nothing (CARD-6).
  const bool startsBlank = kind == CardKind::deity && list.empty();
  if (startsBlank) list.push_back({.kind = kind, .basic = true});
  // What was read off another colour is an assumption for this one, and never the first.
  std::stable_partition(list.begin(), list.end(), [&](const Card& card) {
    return !card.basic || isOwnReading(ground, player, card);
  });
  return list;
}

std::vector<Boat> listedBoats(const Ground& ground, int drawn) {
  std::vector<Boat> list;
  const State& state = *ground.state;
  const auto& read = state.readings.boats;
  const auto isLoose = [&](const Boat& boat) { return boat.id == 0 && !isOut(state, boat); };
  // Each that was discarded has been read: as few as these are not back in the pile (BOAT-5).
  const int discarded = state.boatDiscards - std::popcount(state.boatsDiscarded);
  const bool areBack = state.boatPile < drawn || std::ranges::count_if(read, isLoose) > discarded;
  for (const Boat& boat : read) {
    Boat turned = boat;
    if (!turned.points) turned.points = std::uint8_t{0};
    Verdict verdict;
    judgeBoat(*ground.game, state, turned, drawn, verdict);
    const bool possible = boat.id == 0 ? areBack && isLoose(boat) : verdict.legal();
    if (possible) list.push_back(boat);
  }
  return list;
}

} // namespace nilometer::pyramidion
