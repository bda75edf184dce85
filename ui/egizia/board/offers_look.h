// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/text/names.h"
#include "ui/table/board/place.h"

/// From what the draft offers to what a place shows.
namespace nilometer::ui {

/// How a place of that offer looks; being part of the entry counts more than being open.
[[nodiscard]] PlaceLook::State stateOf(const Offer& offer);

/// Every rule that forbids the place, one sentence a line; empty unless it is refused.
[[nodiscard]] QString refusalText(const Offer& offer, const text::Table& table);

} // namespace nilometer::ui
