// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/registry/games.h"

#include "ui/egizia/egizia_game/egizia_game.h"
#include "ui/pyramidion/pyramidion_game/pyramidion_game.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"

#include <array>

namespace nilometer::ui {

Games games() {
  static const std::array all = {&egiziaGame(), &saqqaraGame(), &pyramidionGame()};
  return all;
}

} // namespace nilometer::ui
