// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"
#include "ui/pyramidion/draft/draft.h"
#include "ui/pyramidion/text/words.h"
#include "ui/table/guide/guide.h"

namespace nilometer::pyramidion {

/// The sums of all who take part: "Anna 5 and Ben 7"; empty if nobody does.
[[nodiscard]] QString totalsText(const Totals& totals, const text::PyramidionNames& names);

/// What the guide tells at that level of a table as it is now: what the phase is for, what may be
/// done, and what everybody can see and work out. Nothing hidden, no advice; a printed value that
/// is missing is asked for. `asked` = what the scribe is asked next, if that is known.
[[nodiscard]] ui::Guide guideOf(const Game& game, const State& state,
                                const text::PyramidionNames& names, ui::PromptLevel level,
                                std::optional<Ask> asked = {});

} // namespace nilometer::pyramidion
