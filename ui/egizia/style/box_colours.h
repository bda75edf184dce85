// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"
#include "ui/style/theme.h"

/// What has a colour of its own in Egizia's box; the same on light and dark ground.
namespace nilometer::ui {

[[nodiscard]] Tint fieldTint(egizia::FieldColour colour);
[[nodiscard]] Tint crewTint(egizia::Crew crew);
/// A crew tile with its strength; a used one is hatched and keeps its number.
void paintCrew(QPainter& painter, const QRectF& rect, egizia::Crew crew, int strength, bool used,
               const Theme& theme);

} // namespace nilometer::ui
