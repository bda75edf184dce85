// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/draft/parts.h"

#include "engine/egizia/bits.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::LayOut;
using egizia::StopKind;

namespace {

/// The next card space downstream without a name; after the last one from the first on.
std::optional<std::uint8_t> nextUnnamed(const Ground& ground, const LayOut& entry,
                                        std::uint8_t after) {
  const auto& river = ground.edition().river;
  const auto stops = static_cast<std::uint8_t>(river.size());
  for (std::uint8_t step = 1; step < stops; ++step) {
    const auto stop = static_cast<std::uint8_t>((after + step) % stops);
    const bool card = river[stop].kind == StopKind::card;
    if (card && entry.cards[river[stop].index] == egizia::unnamed) return stop;
  }
  return std::nullopt;
}

/// One of the cards that has that name; empty if none has.
egizia::CardSet oneOf(const Ground& ground, egizia::CardSet cards, std::uint8_t name) {
  for (const int card : egizia::Bits(cards)) {
    if (ground.edition().nileCards[static_cast<std::size_t>(card)].name == name) {
      return egizia::cardBit(card);
    }
  }
  return 0;
}

} // namespace

LayOut layOutOf(const Ground& ground) {
  if (!ground.named) return {};
  const bool legal = egizia::judge(*ground.game, *ground.state, *ground.named).legal();
  return legal ? *ground.named : LayOut{};
}

bool isWhole(const Ground& ground, const LayOut& entry) {
  return std::ranges::none_of(ground.edition().river, [&](const egizia::Stop& stop) {
    return stop.kind == StopKind::card && entry.cards[stop.index] == egizia::unnamed;
  });
}

void answer(const Ground& ground, Work& work, LayOut& entry, const Answer& chosen) {
  if (!work.stop) return;
  const auto name = static_cast<std::uint8_t>(chosen.id);
  std::uint8_t& card = entry.cards[ground.edition().river[*work.stop].index];
  if (card == name) {
    card = egizia::unnamed;
    return;
  }
  card = name;
  work.stop = nextUnnamed(ground, entry, *work.stop);
}

void skipCard(const Ground& ground, Work& work) {
  const auto* entry = work.entry ? std::get_if<LayOut>(&*work.entry) : nullptr;
  if (entry != nullptr && work.stop) work.stop = nextUnnamed(ground, *entry, *work.stop);
}

void ask(const Ground& ground, const Work& work, const LayOut& entry, Questions& questions) {
  if (!work.stop) return;
  const std::size_t space = ground.edition().river[*work.stop].index;
  askCard(ground, *work.stop, entry.cards[space], questions);
  egizia::CardSet left = unseenCards(ground);
  for (std::size_t other = 0; other < entry.cards.size(); ++other) {
    if (other != space) left &= ~oneOf(ground, left, entry.cards[other]);
  }
  const std::uint64_t names = namesOf(ground, left);
  for (Choice& choice : questions.back().choices) {
    choice.open = (names & (std::uint64_t{1} << choice.id)) != 0;
  }
}

} // namespace nilometer::ui
