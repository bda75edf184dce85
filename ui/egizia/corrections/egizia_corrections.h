// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/session/egizia_session.h"
#include "ui/table/corrections/number_dialog.h"

namespace nilometer::ui {

/// What lies on the table of that game and can be put right. The game is not owned; it must not
/// change while the dialog is open.
[[nodiscard]] std::unique_ptr<CorrectableTable> correctableTable(EgiziaSession& session);

} // namespace nilometer::ui
