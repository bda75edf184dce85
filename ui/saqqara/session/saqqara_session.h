// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/options.h"
#include "engine/saqqara/repair_rules.h"
#include "ui/game/session/offering_session.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/table/board/seats_of.h"

namespace nilometer::saqqara {

/// The open game of Saqqara.
using Session = ui::OfferingSession<Rules, Options>;

} // namespace nilometer::saqqara

// Made once, in saqqara_session.cpp.
extern template class nilometer::ui::SessionOf<nilometer::saqqara::Rules>;
