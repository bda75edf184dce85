// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/scoring/ceremony_content.h"
#include "ui/egizia/session/egizia_session.h"

#include <vector>

namespace nilometer::ui {

/// What the ceremony at the table needs of the shown table; `named` are the Sphinx cards named on
/// the page that is being made, in that order.
[[nodiscard]] CeremonyGround groundOf(const EgiziaSession& session, const std::vector<int>& named);

} // namespace nilometer::ui
