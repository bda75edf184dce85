// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"
#include "ui/table/explain/why_text.h"

/// Who stands where on the score track, and what follows for the order tiles.
namespace nilometer::ui {

/// Where the player's marker stands and why (TRACK-1, TRACK-3).
[[nodiscard]] QStringList placeLines(const EgiziaSession& session, table::Player player);
/// The order tile the player would get now, and why (ORDER-1).
[[nodiscard]] QString nextTileLine(const EgiziaSession& session, table::Player player);
/// Why the player has the order tile that lies before him (SET-2, ORDER-1).
[[nodiscard]] QStringList tileLines(const EgiziaSession& session, table::Player player);
/// The whole score track: every marker, front first.
[[nodiscard]] WhyText trackWhy(const EgiziaSession& session);

} // namespace nilometer::ui
