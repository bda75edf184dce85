// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/options.h"

namespace nilometer::saqqara {

/// The part of listOptions() that is about DEV.
void listDevelopment(const Game& game, const State& state, Options& options);

} // namespace nilometer::saqqara
