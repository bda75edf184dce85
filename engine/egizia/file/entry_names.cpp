// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/entry_names.h"

#include "engine/egizia/edition.h"
#include "engine/record/find_name.h"

#include <charconv>
#include <system_error>

namespace nilometer::egizia {

using namespace record;

std::string_view playedCardName(CardKind kind) {
  for (const PlayedCardName& card : playedCards) {
    if (card.kind == kind) return card.name;
  }
  return {};
}

std::string stopId(const Edition& edition, std::size_t stop) {
  const Stop& at = edition.river[stop];
  switch (at.kind) {
  case StopKind::card: return "C" + std::to_string(at.index + 1);
  case StopKind::round: return std::string(roundSpaceNames[at.index]);
  case StopKind::site: return std::string(siteNames[at.index]);
  }
  return {};
}

namespace {

/// The stop of that kind with that index there, if the river has it.
std::optional<std::size_t> findStop(const Edition& edition, StopKind kind, std::size_t index) {
  for (std::size_t stop = 0; stop < edition.river.size(); ++stop) {
    const Stop& at = edition.river[stop];
    if (at.kind == kind && at.index == index) return stop;
  }
  return std::nullopt;
}

} // namespace

std::optional<std::size_t> findStop(const Edition& edition, std::string_view id) {
  if (const auto space = findName(roundSpaceNames, id)) {
    return findStop(edition, StopKind::round, *space);
  }
  if (const auto site = findName(siteNames, id)) return findStop(edition, StopKind::site, *site);
  // "C1", but not "C01".
  if (id.size() < 2 || id[0] != 'C' || id[1] == '0') return std::nullopt;
  std::size_t number = 0;
  const auto [end, fault] = std::from_chars(id.data() + 1, id.data() + id.size(), number);
  if (fault != std::errc() || end != id.data() + id.size()) return std::nullopt;
  return findStop(edition, StopKind::card, number - 1);
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
