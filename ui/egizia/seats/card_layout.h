// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/seats/flood_view.h"
#include "ui/egizia/seats/player_look.h"
#include "ui/egizia/seats/player_part.h"

#include <QFont>
#include <QRectF>

#include <array>
#include <vector>

namespace nilometer::ui {

/// Where everything of a player's card stands, in logical pixels, and how large its letters are.
/// Nothing of it is left away: where there is little room, letters and gaps become smaller.
struct CardLayout {
  static constexpr std::size_t storeCount = 4;
  /// What the stores are, from left to right.
  static constexpr std::array<PlayerPart, storeCount> stores = {
      PlayerPart::stones, PlayerPart::ships, PlayerPart::sphinx, PlayerPart::tombs};

  QRectF symbol;
  QRectF name;
  QRectF points;       ///< the number alone
  QRectF behindPoints; ///< its sign, and what the points may be besides
  QRectF ending;       ///< beside the points, or below them where the name needs that room
  QRectF scarabs;
  std::array<QRectF, egizia::crewCount> crews{};
  QRectF eats;
  std::array<QRectF, storeCount> store{};
  QRectF flood;
  std::vector<QRectF> chips; ///< the quarries, then the cards
  QFont nameFont;
  QFont crewFont;
  QFont storeFont;
  QFont moreFont;
  QFont chipFont;
  qreal chipPadding = 0;
  bool labels = false; ///< stores say their words
  FloodForm floodForm = FloodForm::below;
};

[[nodiscard]] CardLayout cardLayout(const PlayerLook& look, const QSizeF& size, const QFont& font,
                                    SeatForm form);
/// So high a whole card of that width has to be for everything to stand in it with some air.
[[nodiscard]] qreal cardHeight(const PlayerLook& look, qreal width, const QFont& font);
/// What stands where the stores are.
[[nodiscard]] const PlayerLook::Fact& storeOf(const PlayerLook& look, std::size_t store);
/// What the crews have to eat: "=10".
[[nodiscard]] QString eatenBy(const PlayerLook& look);

} // namespace nilometer::ui
