// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/effects.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/action_bar/move_glyphs.h"

#include <QString>

#include <functional>
#include <span>
#include <vector>

namespace nilometer::ui {

/// What to move on the real board, of all effects that ask for a move, in their order; moves of one
/// player that follow each other are one part. `sign` = what is put behind a move, mostly nothing.
[[nodiscard]] std::vector<MovePart>
moveParts(const EgiziaSession& session, std::span<const table::Effect> effects,
          const std::function<QString(const table::Effect&)>& sign);

} // namespace nilometer::ui
