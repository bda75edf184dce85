// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/game_record.h"
#include "ui/store/own_edition/copy_kind.h"
#include "ui/store/own_edition/told_value.h"

namespace nilometer::pyramidion {

/// The printed values of Pyramidion that are compared with the players' own copies: the box, the
/// sites, and a page each for character cards, boats, supply cards and revolt markers, which are
/// added one by one as they are read in. Most of it is missing.
extern const ui::CopyKind& copies;

/// What the table has told of its copy in a game: sites (RESOLVE-5, LOAD-6), and each card, boat,
/// supply card and revolt marker that it has read (SEE-4).
[[nodiscard]] ui::ToldValues toldValues(const GameRecord& record, const Replay& replay);

} // namespace nilometer::pyramidion
