// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/game_record.h"
#include "engine/pyramidion/options.h"
#include "engine/pyramidion/repair_rules.h"
#include "ui/game/session/offering_session.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/table/board/seats_of.h"

namespace nilometer::pyramidion {

/// The open game of Pyramidion.
using Session = ui::OfferingSession<Rules, Options>;

} // namespace nilometer::pyramidion

// Made once, in pyramidion_session.cpp.
extern template class nilometer::ui::SessionOf<nilometer::pyramidion::Rules>;
