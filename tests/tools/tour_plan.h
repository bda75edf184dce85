// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace nilometer::ui {

/// What a tour takes a picture of.
enum class Scene : std::uint8_t {
  lay,
  sail, ///< twelve ships are on the river or about to be
  feed,
  stone,
  build, ///< stones in more than one place are being entered
  bonus,
  order,
  full,      ///< the last ship of the game is to be placed
  fullBuild, ///< the last stones of the game are being entered
  final
};

/// A picture is taken before that entry is made.
struct TourStop {
  std::size_t entry = 0;
  Scene scene = Scene::lay;
};

/// Of every phase the moment in which it is well under way, in round 3 or the last one before that
/// is reached; of the last round the fullest board. In the order of the entries; what does not
/// occur in the game is left out.
[[nodiscard]] std::vector<TourStop> tourPlan(const egizia::GameRecord& record,
                                             const egizia::Edition& edition);
/// How the file of its picture is called.
[[nodiscard]] std::string_view nameOf(Scene scene);

} // namespace nilometer::ui
