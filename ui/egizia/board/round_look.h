// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/spaces/space.h"

#include "engine/egizia/edition.h"

/// The print on a round space and beside it.
namespace nilometer::ui {

/// The crews pictured there; the joker where the rules name it.
[[nodiscard]] egizia::CrewSet picturedCrews(const egizia::Stop& stop);

/// A tile for each crew there is, as in SpaceLook::tiles: those that are meant have their colour.
[[nodiscard]] std::vector<QColor> crewTiles(egizia::CrewSet meant);

/// Shape, name, crews and caption of the round space. @pre `stop` is one
void showRoundSpace(SpaceLook& look, const egizia::Stop& stop, const egizia::Edition& edition);

} // namespace nilometer::ui
