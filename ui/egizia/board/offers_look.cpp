// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/offers_look.h"

#include "ui/egizia/text/words.h"

#include <QStringList>

namespace nilometer::ui {

PlaceLook::State stateOf(const Offer& offer) {
  if (offer.chosen) return PlaceLook::State::chosen;
  if (offer.open) return PlaceLook::State::open;
  return offer.refused ? PlaceLook::State::refused : PlaceLook::State::quiet;
}

QString refusalText(const Offer& offer, const text::Table& table) {
  if (!offer.refused) return {};
  QStringList reasons;
  for (const table::Finding& finding : offer.verdict.findings()) {
    reasons += text::sentence(finding, table);
  }
  return reasons.join(QLatin1Char('\n'));
}

} // namespace nilometer::ui
