// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/river_moves.h"

namespace nilometer::ui {

std::optional<std::size_t> movedStop(const std::vector<egizia::Stop>& river, std::size_t stop,
                                     Way way) {
  const bool up = way == Way::upstream;
  const auto isAlike = [&river, stop](std::size_t at) {
    const bool card = river[at].kind == egizia::StopKind::card;
    return river[at].kind == river[stop].kind && (card || river[at].index == river[stop].index);
  };
  std::size_t at = stop;
  do {
    if (up ? at == 0 : at + 1 >= river.size()) return std::nullopt;
    at = up ? at - 1 : at + 1;
  } while (isAlike(at));
  return at;
}

} // namespace nilometer::ui
