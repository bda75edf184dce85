// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/entry_names.h"

#include "engine/egizia/edition.h"
#include "engine/record/find_name.h"

namespace nilometer::egizia {

using namespace record;

std::string_view playedCardName(CardKind kind) {
  for (const PlayedCardName& card : playedCards) {
    if (card.kind == kind) return card.name;
  }
  return {};
}

std::string stopName(const Stop& stop) {
  switch (stop.kind) {
  case StopKind::card: return "C" + std::to_string(stop.index + 1);
  case StopKind::round: return std::string(roundSpaceNames[stop.index]);
  case StopKind::site: return std::string(siteNames[stop.index]);
  }
  return {};
}

std::string stopId(const Edition& edition, std::size_t stop) {
  return stopName(edition.river[stop]);
}

std::optional<std::size_t> findStop(const Edition& edition, std::string_view id) {
  for (std::size_t stop = 0; stop < edition.river.size(); ++stop) {
    if (stopId(edition, stop) == id) return stop;
  }
  return std::nullopt;
}

std::optional<std::size_t> findCardName(const Edition& edition, std::string_view name) {
  return findName(edition.cardNames, name);
}

std::optional<std::size_t> findSphinxCard(const Edition& edition, std::string_view id) {
  for (std::size_t i = 0; i < edition.sphinxCards.size(); ++i) {
    if (edition.sphinxCards[i].id == id) return i;
  }
  return std::nullopt;
}

CardSet cardsNamed(const Edition& edition, std::size_t name) {
  CardSet cards = 0;
  for (std::size_t i = 0; i < edition.nileCards.size(); ++i) {
    if (edition.nileCards[i].name == name) cards |= cardBit(static_cast<int>(i));
  }
  return cards;
}

} // namespace nilometer::egizia
