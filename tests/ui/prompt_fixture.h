// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/options.h"
#include "ui/egizia/guide/egizia_guide.h"

/// What the guide could tell of a table.
namespace nilometer::test {

using namespace egizia;

/// By seat.
inline const QStringList guideNames{QStringLiteral("Anna"), QStringLiteral("Ben"),
                                    QStringLiteral("Cem"), QStringLiteral("Dora")};

inline ui::Situation situationOf(const Game& game, const State& state) {
  Options options;
  listOptions(game, state, options);
  return ui::situationOf(game, state, options, {game.edition, guideNames});
}

/// All of it, line by line.
inline QStringList toldOf(const Game& game, const State& state) {
  QStringList lines;
  for (const ui::Fact& fact : situationOf(game, state).facts) lines += fact.text;
  return lines;
}

} // namespace nilometer::test
