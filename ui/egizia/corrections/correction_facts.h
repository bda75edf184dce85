// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"

#include <QString>

#include <utility>
#include <vector>

/// What a correction can be about and what is there now.
namespace nilometer::ui {

[[nodiscard]] constexpr bool isCardCorrection(egizia::Correctable what) {
  return what == egizia::Correctable::giveCard || what == egizia::Correctable::takeCard;
}

/// What the table that is shown says, as Correct::value counts it. Only what, player and crew of
/// the entry count. 0 for cards and the order.
[[nodiscard]] int valueNow(const egizia::State& state, const egizia::Correct& entry);

/// Whether the entry says what the table says; never of a card.
[[nodiscard]] bool isAsNow(const egizia::State& state, const egizia::Correct& entry);
/// What the table that is shown says in words, as the screen counts it.
[[nodiscard]] QString nowText(const EgiziaSession& session, const egizia::Correct& entry);

/// A Nile card by name and deck (SET-5).
using NamedCard = std::pair<std::uint8_t, egizia::Deck>;
/// The cards that can be given to the player or taken from him, each once, in the order of the
/// edition. Immediate cards are never held.
[[nodiscard]] std::vector<NamedCard> cardsFor(const EgiziaSession& session,
                                              egizia::Correctable what, table::Player player);

} // namespace nilometer::ui
