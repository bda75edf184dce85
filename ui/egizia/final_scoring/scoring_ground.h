// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/final_scoring_content.h"
#include "ui/egizia/final_scoring/scoring_progress.h"
#include "ui/egizia/session/egizia_session.h"

#include <vector>

namespace nilometer::ui {

/// The final scoring that is being made at the table. Nothing is owned.
struct MadeScoring {
  const egizia::FinalScore* entry; ///< nullptr while there is none
  const ScoringProgress& progress; ///< how far it has been revealed
  const std::vector<int>& named;   ///< Sphinx cards named for it, in that order
};

/// What the final scoring at the table needs of the shown table.
[[nodiscard]] ScoringGround groundOf(const EgiziaSession& session, const MadeScoring& scoring);

} // namespace nilometer::ui
