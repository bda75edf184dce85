// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/interface/game.h"

#include "engine/record/file_kind.h"
#include "engine/record/files.h"

#include <algorithm>

namespace nilometer::ui {

std::string_view fileId(const Game& game) {
  return game.named() == record::GameNamed::always ? game.id() : std::string_view();
}

const Game& gameOf(Games games, std::string_view id) {
  const auto known = std::ranges::find(games, id, &Game::id);
  if (known != games.end()) return **known;
  const auto unnamed = std::ranges::find(games, record::GameNamed::notAlways, &Game::named);
  return unnamed != games.end() ? **unnamed : *games.front();
}

const Game& gameOfPosition(Games games, const QString& path) {
  const auto text = record::readFile(path.toStdString(), record::maxPositionBytes);
  return text ? gameOf(games, record::gameIn(*text)) : *games.front();
}

} // namespace nilometer::ui
