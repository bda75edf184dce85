// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/edition.h"
#include "engine/saqqara/file/game_record.h"
#include "ui/store/own_edition/copy_kind.h"
#include "ui/store/own_edition/told_value.h"

#include <memory>

namespace nilometer::ui {

/// The printed values of Saqqara compared with the players' own copies: a page for the box and the
/// board, the distribution table, the cards, and each pyramid. Most of it is missing and read in.
extern const CopyKind& saqqaraCopies;

/// What the table has told of its copy in a game, asked or not: also the numbers of the
/// distribution table, and where it sends the stall (ASK-1, ASK-4, STALL-1).
[[nodiscard]] ToldValues toldValues(const saqqara::GameRecord& record,
                                    const saqqara::Replay& replay);

/// The values of a copy, to play with where it has no findings.
[[nodiscard]] std::shared_ptr<const saqqara::Edition> saqqaraOf(const CheckedCopy& copy);

} // namespace nilometer::ui
