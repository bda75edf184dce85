// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/printed.h"
#include "ui/egizia/session/egizia_session.h"

/// What forecasts and previews of the open game rest on: assumed printed values, as in
/// egizia::ScoreBasis.
namespace nilometer::ui {

/// Behind what a player would have if the game ended now, Sphinx cards apart.
[[nodiscard]] egizia::PrintedSet endingBasis(const EgiziaSession& session, table::Player player);
/// Behind one of these effects; nothing for what moves no points.
[[nodiscard]] egizia::PrintedSet effectBasis(const EgiziaSession& session,
                                             const table::EffectsView& entry,
                                             const table::Effect& effect);

} // namespace nilometer::ui
