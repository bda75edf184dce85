// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options_of.h"

#include "engine/random_play/saqqara/random_game.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"

/// What only Saqqara has to say about what may be done: where goods are mixed, what may be stolen,
/// and which printed numbers and open cards the table is asked for.
namespace nilometer::cli {

using SaqqaraStanding = Standing<saqqara::Rules>;

void addSaqqaraOptions(const SaqqaraStanding& now, OptionsReport& report);

} // namespace nilometer::cli
