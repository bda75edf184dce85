// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/store/games/library_editions.h"
#include "ui/store/games/new_game_of.h"
#include "ui/text/phrasebook.h"

#include <QCoreApplication>

namespace nilometer::ui {

/// How long a game is, on its box.
struct BoxWords {
  Q_DECLARE_TR_FUNCTIONS(Box)
public:
  template <int rounds> [[nodiscard]] static QString length() {
    return tr("%n round(s)", nullptr, rounds);
  }
};

/// What follows from the rules of a game, how it is written and how it speaks: the beginning of its
/// table for the window. Session = its open game.
template <class Session, table::Rules G> [[nodiscard]] constexpr Game gameFromRules() {
  Game kind{};
  kind.id = G::id;
  kind.named = record::FileFormat<G>::named;
  kind.name = text::Phrasebook<G>::name;
  kind.seats = G::seats;
  kind.profiles = static_cast<int>(table::Names(G::profileNames).size());
  kind.profileName = [](int profile) {
    return text::Phrasebook<G>::profileName(static_cast<typename G::Profile>(profile));
  };
  kind.open = openFrom<Session, G>;
  kind.newHeader = newHeaderFrom<G>;
  kind.offer = [](const GameLibrary& library) { return offerOf<G>(library); };
  kind.begin = beginGame<Session, G>;
  return kind;
}

} // namespace nilometer::ui
