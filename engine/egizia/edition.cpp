// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/edition.h"

namespace nilometer::egizia {

void prepare(Edition& edition) {
  edition.cardsOfKind.fill(0);
  edition.cardsOfDeck.fill(0);
  edition.fields = cardBit(startFieldCard);
  for (std::size_t i = 0; i < edition.nileCards.size(); ++i) {
    const NileCard& card = edition.nileCards[i];
    const CardSet bit = cardBit(static_cast<int>(i));
    edition.cardsOfKind[static_cast<std::size_t>(card.kind)] |= bit;
    edition.cardsOfDeck[static_cast<std::size_t>(card.deck)] |= bit;
    if (isField(card.kind)) edition.fields |= bit;
  }
  edition.cardStops = 0;
  edition.stopOfSite.fill(0);
  for (std::size_t i = 0; i < edition.river.size(); ++i) {
    const Stop& stop = edition.river[i];
    if (stop.kind == StopKind::card) ++edition.cardStops;
    if (stop.kind == StopKind::site) edition.stopOfSite[stop.index] = static_cast<std::uint8_t>(i);
  }
}

} // namespace nilometer::egizia
