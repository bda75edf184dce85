// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "ui/score/final_scoring/score_card.h"

#include <cstdint>

/// The picture on a card of the final scoring: the thing that is counted. The program draws all of
/// it; nothing is from the box.
namespace nilometer::ui {

enum class Motif : std::uint8_t {
  stonesLeft,
  // In the order of egizia::Building.
  obelisk,
  tombs,
  pyramid,
  temple,
  everyBuilding,
  // In the order of egizia::Market.
  stoneMarket,
  grainMarket,
  bothMarkets,
  // In the order of egizia::Crew.
  blueCrew,
  blackCrew,
  yellowCrew,
  jokerCrew,
  quarries,
  // In the order of egizia::FieldColour.
  greenField,
  yellowGreenField,
  brownField,
  cards,
  points
};
inline constexpr int motifCount = 19;

/// By what the card asks for.
[[nodiscard]] Motif motifOf(const egizia::SphinxCard& card);

/// Draws any of them into `room`, and for the back a Sphinx; buildings as `edition` has them.
void paintMotif(QPainter& painter, const QRectF& room, const ScoreCard& card,
                const egizia::Edition& edition, const Theme& theme, qreal u);

} // namespace nilometer::ui
