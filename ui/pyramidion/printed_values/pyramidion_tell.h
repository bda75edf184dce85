// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/session/pyramidion_session.h"
#include "ui/table/printed_values/read_component_dialog.h"

namespace nilometer::pyramidion {

/// What can be read off a site tile at any time: its minima (RESOLVE-5), its corner (LOAD-6).
[[nodiscard]] ui::TellGame tellGame(Session& session);

} // namespace nilometer::pyramidion
