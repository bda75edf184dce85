// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"

#include <span>

/// What forecasts and previews of the open game rest on: assumed printed values, as in
/// egizia::ScoreBasis.
namespace nilometer::ui {

/// Behind what a player would have if the game ended now, Sphinx cards apart.
[[nodiscard]] egizia::PrintedSet endingBasis(const EgiziaSession& session, table::Player player);
/// Behind one effect of an entry that would be made on the shown table, or has just been:
/// `entry` = all of them. Nothing for what moves no points.
[[nodiscard]] egizia::PrintedSet effectBasis(const EgiziaSession& session,
                                             std::span<const egizia::Effect> entry,
                                             const egizia::Effect& effect);

} // namespace nilometer::ui
