// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

namespace nilometer::text {

/// What sentences need to know of a game: what is printed, and who plays. The edition is not owned
/// and outlives the names.
template <class Edition> struct GameNames {
  const Edition* edition = nullptr;
  /// By seat; a seat without a name is called by its number.
  QStringList playerNames;
};

template <class Edition>
[[nodiscard]] QString playerName(table::Player player, const GameNames<Edition>& names) {
  return playerName(player, names.playerNames);
}

/// What has changed on the table, or what the table should know (phases and notes): the game's own
/// effectText(), with whose it is. Empty where that is.
template <class Edition>
[[nodiscard]] auto sentence(const table::Effect& effect, const GameNames<Edition>& names)
    -> decltype(effectText(effect, names)) {
  const QString text = effectText(effect, names);
  const bool isOfTable = effect.player == table::noPlayer || effect.kind == table::EffectKind::note;
  if (isOfTable || text.isEmpty()) return text;
  return fill(QStringLiteral("%1: %2"), {playerName(effect.player, names), text});
}

} // namespace nilometer::text
