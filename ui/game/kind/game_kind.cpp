// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/kind/game_kind.h"

#include "engine/record/file_kind.h"
#include "engine/record/files.h"

#include <algorithm>

namespace nilometer::ui {

std::string_view fileId(const GameKind& game) {
  return game.named == record::GameNamed::always ? game.id : std::string_view();
}

const GameKind& gameOf(Games games, std::string_view id) {
  const auto known = std::ranges::find(games, id, &GameKind::id);
  if (known != games.end()) return **known;
  const auto unnamed = std::ranges::find(games, record::GameNamed::notAlways, &GameKind::named);
  return unnamed != games.end() ? **unnamed : *games.front();
}

const GameKind& gameOfPosition(Games games, const QString& path) {
  const auto text = record::readFile(path.toStdString(), record::maxPositionBytes);
  return text ? gameOf(games, record::gameIn(*text)) : *games.front();
}

} // namespace nilometer::ui
