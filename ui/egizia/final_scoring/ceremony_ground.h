// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/ceremony.h"
#include "ui/egizia/final_scoring/ceremony_content.h"
#include "ui/egizia/session/egizia_session.h"

#include <vector>

namespace nilometer::ui {

/// The final scoring that is being made at the table. Nothing is owned.
struct MadeScoring {
  const egizia::FinalScore* entry; ///< nullptr while there is none
  const Ceremony& ceremony;        ///< how far it has been revealed
  const std::vector<int>& named;   ///< Sphinx cards named for it, in that order
};

/// What the ceremony at the table needs of the shown table.
[[nodiscard]] CeremonyGround groundOf(const EgiziaSession& session, const MadeScoring& scoring);

} // namespace nilometer::ui
