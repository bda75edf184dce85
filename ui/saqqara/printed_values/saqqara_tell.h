// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/session/saqqara_session.h"
#include "ui/table/printed_values/read_component_dialog.h"

namespace nilometer::saqqara {

/// What can be read off a component at any time (ASK-4), in the order of Told.
[[nodiscard]] ui::TellGame tellGame(Session& session);

} // namespace nilometer::saqqara
